# What the messages of a campaign say besides the words of the game itself.

## Panel

view-gathering-hint = -# Two to four heroes set out. Choose one in the menu below; one player may take several.
view-gathering-full = -# The party is complete: you may start the quest.
view-join-note = { $health } ♥ · { $stamina } ✦ · speed { $speed }
view-round = Round { $round }
view-commitment = Fingerprint published at the start: { $commitment }
view-menu-familiar = Familiar…
view-menu-gear = Sheet, gear, help…

## Where to go

view-way-goal = { $square } · the objective
view-way-towards = { $square } · towards the objective
view-way-nearer = { $square } · towards { $about }
view-way-fog = { $square } · into the unknown
view-way-strike = { $square } · next to { $about }
view-way-shoot = { $square } · in sight of { $about }
view-way-door = { $square } · at the door ({ $about })
view-way-search = { $square } · to search ({ $about })
view-way-take = { $square } · to pick up ({ $about })
view-way-help = { $square } · to help { $about } up
view-way-ally = { $square } · next to { $about }

## What to do

view-attack-note = { $left } ♥ · hits { $hit }% · { $mean } ♥ on average · defeats { $kill }% · { $price }
view-equip-on = Take up { $cards }
view-equip-swap = Take up { $cards } (puts away { $away })
view-equip-off = Put away { $cards }

## Dice

view-dice-title = { $attacker } attacks { $target }
view-dice-missed = Missed!
view-dice-dealt = = { $hearts }
view-dice-tests = { $hero } tests { $attribute }
view-dice-at-most = { $shields }, at most { $most }
view-dice-passed = Passed
view-dice-failed = Failed
view-dice-stands = { $hero } gathers strength

## Sheets and belongings

view-speed = Speed
view-health = Health
view-stamina = Stamina
view-defence = Defence
view-gold = gold
view-equipment = Equipment
view-skills = Skills
view-equipped = Equipped
view-pack = Pack
view-pack-empty = Nothing in the pack
view-slot-hands = Hand
view-slot-armor = Armour
view-slot-other = Other
view-hands = { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
view-once = once per quest
view-used-up = used up
view-laid-on = on { $figures }
view-exhausted = exhausted
view-surge = { $signs }: { $effects }

## Private answers

view-done = Done.
view-goal = **{ $quest }** · 🎯 { $objective }
view-skill-line = **{ $card }** · { $text }
view-holdings = **{ $hero }** · { $cards }
view-no-deeds = -# Nothing to report.
view-learn-hint = -# All players may learn for their heroes in the menu below; then the party plays again when it likes.
menu-learn = Learn a skill…
view-learned = { $hero } learns { $skill }.
view-xp = ⭐ { $hero }: { $n } XP
foe-act = Act { $act }
foe-minion = Minion
foe-master = Master
foe-lieutenant = Lieutenant
foe-rank = { $rank }: speed { $speed }, health { $health }; abilities: { $abilities }; surges in order: { $surges }.
