# What is read on pictures: cards, the monster track, the party's inventory, the shop window.

## Dice

picture-dice = Dice: { $dice }
picture-die-blue = blue
picture-die-red = red
picture-die-yellow = yellow
picture-die-green = green
picture-die-brown = brown
picture-die-gray = grey
picture-die-black = black

## Cards

picture-skill = Skill · { $class_name }
picture-skill-xp = { $n ->
        [0] from the start
       *[other] { $n } XP
    }
picture-elemental = elemental
picture-search = Search card
picture-relic = Relic
picture-condition = Condition
picture-condition-test = Test: { $attribute }
picture-familiar = Familiar
picture-cost-gold = { $n ->
        [one] Price: { $n } gold piece
       *[other] Price: { $n } gold pieces
    }
picture-cost-stamina = Cost: { $n } ✦

## Activation card

picture-special = Special effect
picture-first-minions = Minions act first
picture-first-masters = Masters act first
picture-first-lieutenant = Lieutenant
picture-orders-minion = Minions
picture-orders-master = Masters
picture-orders-lieutenant = Instructions
picture-pools = Attack: { $attack }; defence: { $defence }.
picture-size = { $columns } × { $rows } squares

## Monster track

picture-track = Monster track
picture-track-round = Round { $round }
picture-track-acting = acting now
picture-track-activated = activated
picture-track-waiting = waiting
picture-track-left = { $n ->
        [0] defeated
        [one] { $n } figure
       *[other] { $n } figures
    }

## The party's inventory

picture-party = The party’s inventory
picture-carries-nothing = nothing

## Shop window

picture-shop = Shop
picture-carriers = For
picture-sold-out = Sold out
picture-too-dear = Too dear
picture-shop-empty = Nothing left to sell
picture-fame = Fame: { $fame }
picture-ware = { $item }, { $price } gold

portrait-enters = Enters the fray
portrait-fallen = Out of the fight
