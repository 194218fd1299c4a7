# The campaign phase on Discord: the gathering, the map, the cities and their commands.

## Gathering

camp-menu-story = What shall we play?
camp-menu-quest = Which quest?
camp-menu-settings = ⚙️ Settings…
camp-single = A single quest
camp-single-note = One evening, no campaign
camp-first-evening = For a first evening
camp-first-evening-hint = Playing for the first time? *{ $campaign }* teaches the game as you go: choose it below.
camp-length-short = { $quests ->
        [one] short campaign · { $quests } chapter
       *[other] short campaign · { $quests } chapters
    }
camp-length-full = { $quests ->
        [one] full campaign · { $quests } chapter
       *[other] full campaign · { $quests } chapters
    }
camp-difficulty = Difficulty: { $value }
camp-difficulty-normal = The party starts with gold
camp-difficulty-hard = No gold at the start, peril comes faster
camp-ties = When monsters can’t decide: { $value }
camp-ties-fair = Chance decides
camp-ties-merciful = For beginners: the kinder choice
camp-ties-cunning = The nastier choice
camp-ties-vote = You are asked
camp-order = Order: { $value }
camp-order-alternating = As in the rulebook
camp-order-heroes_first = Easier to plan together
settings-order = 🔁 Order of play: { $order }
camp-language = Language: { $value }
spoken-fr = français
spoken-en = English
camp-button-start = Begin the campaign
camp-button-name = Rename

## The map

camp-map = { $campaign } · week { $week }
camp-status = 🗓️ Week { $week } · act { $act ->
        [1] I
       *[2] II
    }
camp-story = { $count ->
        [one] { $quests }
       *[other] One of these: { $quests }
    } · { $weeks ->
        [0] **to be played now**
        [one] starts in { $weeks } week
       *[other] starts in { $weeks } weeks
    }
camp-side = { $weeks ->
        [one] Side quest: **{ $quest }** · { $weeks } week left
       *[other] Side quest: **{ $quest }** · { $weeks } weeks left
    }
camp-purse = 🪙 { $gold } gold · ⭐ { $level } ({ $fame })
camp-hurt = { $hero } begins the next quest with { $what }
camp-boon = -# 💪 Morale of the next quest: { $morale }
camp-blocked = **{ $what }**: { $why }
camp-embark = Set out: { $quest }
camp-menu-onward = Travel or set out…
camp-way-city = A city · takes one week
camp-way-here = You are at its gates · a stay takes one week
camp-way-back = Back into the city · no week passes, the shop is as it was
camp-way-story = Story quest · takes no time
camp-way-side = { $weeks ->
        [one] Side quest · takes one week · { $weeks } week left
       *[other] Side quest · takes one week · { $weeks } weeks left
    }
camp-note-side = { $weeks ->
        [one] { $weeks } week left
       *[other] { $weeks } weeks left
    }
camp-note-story = { $weeks ->
        [0] now!
        [one] in { $weeks } week
       *[other] in { $weeks } weeks
    }
camp-met = On the road
camp-travelling = On your way to { $city }.
camp-embarking = The party sets out: { $quest }.
camp-chosen = The party will play: { $quest }.

## Cities

camp-menu-buy = Look at a ware, buy it…
camp-menu-sell = Sell…
camp-ware = { $item } · { $price } gold
camp-shop = The shop of { $city }
camp-gold = { $n } gold
camp-weeks = { $n ->
        [one] { $n } week
       *[other] { $n } weeks
    }
camp-per-hero = one hero: { $cost }
camp-button-wait = Wait a week
camp-button-leave = Leave the city
camp-button-map = Map
camp-button-give = Give
camp-button-join = Join the party
newcomer-title = Join the party
newcomer-comes = A newcomer has { $xp } XP to spend, as the others have earned, { $how ->
        [instead] and takes the place of a hero who left: what that one had has stayed with the party.
        [poor] and comes with empty hands, as everybody did.
       *[rich] and brings { $gold } gold into the purse, as much as there is for each of the others.
    }
newcomer-agreed = You have a hero at the table: the others are asked whether you may bring another.
newcomer-full = No hero has a class left to take.
newcomer-asked = { $player } would like to bring **{ $hero }** ({ $hero_class }) as well. Do you agree?
newcomer-yes = Welcome!
newcomer-no = Rather not
leaving-asked = **{ $hero } leaves the party.** What it carries stays with the others; what it has learned comes back with it, should it return. A newcomer may take the place.
leaving-yes = Yes, leave
camp-taking = Taking cards: { $value }
camp-taking-free = From a neighbour’s pack at once, as in the rulebook
camp-taking-asked = Whoever plays that hero says yes or no first
settings-taking = 🎒 Taking cards from another player’s hero: { $taking }
taking-free = freely
taking-asked = they are asked first
camp-button-sell = Sell for { $price } gold
camp-buy-for = For { $hero }
camp-buy-worn = { $away ->
        [none] For { $hero }, equip now
       *[other] For { $hero }, equip now (puts away { $away })
    }
camp-price = 🪙 **{ $price } gold** · the purse holds { $gold }
camp-pays = 🪙 The shop pays { $hero } **{ $price } gold**, the full price.
camp-give-title = Give a card
camp-give-hint = Choose a card of your heroes; then say who gets it.
camp-give-nothing = Your heroes have nothing to give away. Class cards stay with their hero.
camp-give-to = To { $hero }
camp-give-from = { $hero } gives this away. To whom?
camp-bought = { $hero } has a new item: { $card }.
camp-sold = { $hero } sold: { $card }.
camp-done = Done in { $city }: { $deed }.

## Great moments

camp-page-act = Act { $act ->
        [1] I
       *[2] II
    }
camp-page-won = The end
camp-page-lost = The end
camp-page-quests = The quests
camp-page-quest-won = **{ $quest }** · won
camp-page-quest-lost = **{ $quest }** · lost
camp-page-heroes = The heroes
camp-page-hero = **{ $hero }**, { $hero_class }
camp-page-foot = Week { $week } · { $fame }
camp-finished = The story stays in `/journal`. For a new campaign in this channel, put this one away with `/campaign archive`.

## Help

camp-help-map = The map is before you: set out for a quest, travel to a city, learn skills or give cards, with the buttons of the panel or with `/quest`, `/travel`, `/train`. Every trip and every side quest takes a week; the story quest starts when its weeks are over.
camp-help-city = You are in { $city }: buy and sell, wait a week for other wares, do what only this city offers, or leave. `/shop` and `/city` do the same.
camp-help-road = Something waits for your decision: choose on the panel. Anybody at the table may.
camp-help-finished = The campaign is over. `/journal` and `/stats` look back.
camp-move-map = **Where to?** The map is on the panel.
camp-move-city = In **{ $city }**: shopping, and what only this city offers.
camp-move-road = **Something was met on the road**: decide on the panel.
camp-move-finished = The campaign is over.

## Commands

cmd-campaign-settings-order = order
    .description = Who acts when, until the start
choice-alternating = A hero, then a monster group
choice-heroes_first = All heroes, then all monsters
cmd-map = map
    .description = The campaign map: weeks, quests, cities
cmd-travel = travel
    .description = Travel to a city
cmd-travel-city = city
    .description = Where to
cmd-quest = quest
    .description = Set out for a quest, or choose a single one
cmd-quest-quest = quest
    .description = The quest to play
cmd-train = train
    .description = Learn a skill between two quests
cmd-train-hero = hero
    .description = The hero who learns
cmd-train-skill = skill
    .description = The skill of its class
cmd-city = city
    .description = Look at the city you are in, or do something there
cmd-city-deed = what
    .description = Wait, leave, or what only this city offers
cmd-shop = shop
    .description = Look at the shop window, buy or sell
cmd-shop-buy = buy
    .description = The item to buy
cmd-shop-sell = sell
    .description = The card to sell, at its full price
cmd-shop-hero = hero
    .description = Who gets it or sells it
