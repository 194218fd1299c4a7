# The campaign between quests: the map, the weeks, the cities, the road.

## Choosing and setting out

journey-chosen = 📖 { $player } chooses the campaign: **{ $campaign }**.
journey-none-chosen = 📖 { $player } would rather play single quests.
journey-begins = 📖 { $campaign }
journey-purse = 💰 The party sets out with { $gold } gold.
## Coming and going

journey-came = 🎒 { $player } joins the party with **{ $hero }** ({ $hero_class }){ $how ->
        [instead] , in place of a hero who left, and has { $xp } XP to spend.
        [poor] {" "}and has { $xp } XP to spend.
       *[rich] , brings { $gold } gold into the purse and has { $xp } XP to spend.
    }
journey-went = 👋 { $player } leaves the party with **{ $hero }**.
journey-went-alone = 👋 **{ $hero }** leaves the party.
journey-passed-on = 🎒 { $hero } leaves to { $to }: { $cards }.
journey-proposed = 🎒 { $player } would like to bring **{ $hero }** ({ $hero_class }) as well: the others decide on the panel.
journey-turned-down = 🎒 The party stays as it is, without **{ $hero }**.
vote-for-bring_hero = { $hero } joins the party
vote-for-turn_down_hero = The party stays as it is
order-alternating = a hero, then a monster group
order-heroes_first = all heroes, then all monsters

## The story

journey-chapter = { $count ->
        [one] 🗺️ Next quest: **{ $quests }**
       *[other] 🗺️ Yours to choose: **{ $quests }**
    } { $weeks ->
        [0] (to be played now).
        [one] (starts in { $weeks } week).
       *[other] (starts in { $weeks } weeks).
    }
journey-act = ⚔️ **Act { $act ->
        [1] I
       *[2] II
    } begins.** Monsters and lieutenants show another face.
journey-embarks = 🥾 The party sets out for the quest **{ $quest }**.
journey-won = 🏆 { $campaign }: the campaign is won!
journey-lost = 🕯️ { $campaign }: the campaign is lost.

## Time

journey-weeks = { $weeks ->
        [one] 🗓️ A week goes by (week { $week }).
       *[other] 🗓️ { $weeks } weeks go by (week { $week }).
    }
journey-due = ⏳ The story quest waits no longer: it is the next one to play.
journey-side-offered = { $weeks ->
        [one] 📌 Side quest: **{ $quest }** ({ $weeks } more week).
       *[other] 📌 Side quest: **{ $quest }** ({ $weeks } more weeks).
    }
journey-side-gone = 📌 Too late for the side quest **{ $quest }**.
journey-side-unlocked = 📌 People begin to talk of a side quest: **{ $quest }**.

## Cities

journey-city-opened = 🏘️ The road to **{ $city }** is open.
journey-city-entered = 🏘️ The party comes to **{ $city }**.
journey-city-back = 🏘️ The party goes back into **{ $city }**.
journey-city-left = 🏘️ The party leaves **{ $city }** but camps close by.
journey-restocked = 🧺 The shop of **{ $city }** has other wares.
journey-bought = gets { $card } (bought for { $price } gold, purse: { $left })
journey-sold = parts with { $card } (sold for { $price } gold, purse: { $left })
journey-city-action = { $heroes ->
        [none] 🏛️ **{ $city }**: { $action }.
       *[other] 🏛️ **{ $city }**: { $action } ({ $heroes }).
    }

## Heroes

journey-gives = gives { $to } a card: { $card }
journey-schooled = gains { $xp } XP (to spend: { $left })
journey-wounded = will begin the next quest with { $what }
journey-tended = recovers from every ill
journey-boon = 💪 The next quest will begin with { $morale } more morale.
journey-gloom = 🌫️ The next quest will begin with { $morale } less morale.

## The road

journey-met = 🛤️ { $text }
journey-pass_by = Follow the Mapstone and pass by
journey-decided = 🗳️ { $player } decides: { $option }

## What is not possible

refusal-no_journey = No campaign is under way. Choose one, then start.
refusal-journey_begun = The campaign is under way: that can no longer be changed. Set out for quests from its map.
refusal-no_such_story = There is no such campaign: { $story }.
refusal-story_not_in_your_boxes = This campaign needs a box you have not ticked: { $story }.
refusal-no_such_box = There is no such box: { $box }.
refusal-box_in_use = { $hero } comes from a box you are unticking. Change hero or class first.
refusal-quest_running = A quest is being played. Finish it first.
refusal-campaign_over = The campaign is over. Its story stays in the journal.
refusal-event_open = First decide about what you met on the way.
refusal-story_quest_due = The story quest waits no longer: play it now. Nothing that takes a week is possible before.
refusal-too_few_weeks = That takes { $need } weeks, and the story quest must be played in { $left } at the latest.
refusal-quest_not_offered = The quest { $quest } can’t be played now. Choose one on the map.
refusal-no_such_city = There is no such city: { $city }.
refusal-city_not_open = You don’t know the road to { $city } yet.
refusal-already_in_city = You already are in { $city }.
refusal-not_in_a_city = That is only possible in a city. Travel first.
refusal-no_event_open = Nothing is waiting for a decision now.
refusal-option_closed = The prerequisites of this choice are not met.
refusal-who_tries = Choose who takes the test of { $attribute }.
refusal-not_in_stock = The shop does not have this item: { $card }.
refusal-too_little_gold = It takes { $need } gold, and the purse holds { $left }.
refusal-nobody_buys = Nobody buys this: { $card }.
refusal-no_city_action = { $city } has nothing of its own to offer.
refusal-city_action_done = You have done that already on this visit to { $city }.
refusal-city_action_closed = { $city } does not offer you that now.
refusal-choose_heroes = Choose for which heroes.
refusal-hero_named_twice = Each hero counts only once.
refusal-gives_itself = { $hero } has it already. Choose another hero.
refusal-not_in_the_pack = { $hero } does not have this card to give: { $card }.
