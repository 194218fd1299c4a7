# The choices to make and their answers.

question-unknown = **{ $owner }** has to choose.
question-spend_surges = { $surges ->
        [one] **{ $owner }** has { $surges } ⚡ to spend.
       *[other] **{ $owner }** has { $surges } ⚡ to spend.
    } { $reach ->
        [ranged] So far: { $hearts } ♥ against { $shields } 🛡, range { $range } for { $distance }.
       *[melee] So far: { $hearts } ♥ against { $shields } 🛡.
    }
question-react = { $moment } **{ $owner }** may react.
question-full_target = **{ $owner }** hits several monsters: which one takes all the ♥? The others take half.
question-choose_condition = **{ $owner }**: which condition to be rid of?
question-trade = { $gifts ->
        [0] **{ $owner }**: { $hero } would like to take { $cards }. Do you agree?
       *[other] **{ $owner }**: { $hero } would like { $cards } and gives { $give } for it. Do you agree?
    }
option-agree = Yes, take it
option-refuse = No, I keep it
question-choose_reroll = **{ $owner }**: which die to reroll?
question-choose_die = { $deed ->
        [remove] **{ $owner }**: which die to take away?
       *[turn] **{ $owner }**: which die to turn?
    }
question-choose_face = **{ $owner }**: which face?
question-choose_colour = **{ $owner }**: which die? ({ $card })
option-choose_die-keep = None
option-choose_face-keep = Leave it as it lies
option-swap = { $gained } instead of { $lost }
question-volunteer = { $fatigue ->
        [0] **{ $owner }**: stand in for **{ $figure }**?
       *[other] **{ $owner }**: stand in for **{ $figure }** for { $fatigue } ✦?
    }
option-volunteer = Yes, I stand in
question-spare_fatigue = **{ $owner }**: *{ $found }* costs { $fatigue } ✦. How to pay? ({ $card })
option-spare_fatigue = With a counter
option-pay_fatigue = With ✦
question-bearer_pays = **{ $owner }**: suffer { $fatigue } ✦ so that **{ $figure }** may use *{ $card }*?
question-arrange_deck = { $place ->
        [1] **{ $owner }**: which card goes on top? ({ $card })
       *[other] **{ $owner }**: and below it? ({ $card })
    }
question-put_back = **{ $owner }**: where does *{ $found }* go? ({ $card })
option-on_top = On top of the deck
option-under = Under the deck
question-hand_over = **{ $owner }**: hand *{ $found }* to **{ $hero }**?
option-hand_over = Yes, hand it over
option-keep_card = No, keep it
option-decline = No
question-choose_weapon = **{ $owner }**: which weapon to attack { $target } with?

question-choose_square = **{ $owner }**: which square?
question-choose_figure = **{ $owner }**: who shall it be? ({ $card })
question-choose_foe = **{ $owner }**: whom to attack? ({ $card })
question-choose_card = **{ $owner }**: which card? ({ $card })
question-wish = **{ $owner }**: the jinn offers { $found }. Take it in place of the lamp?
option-wish-take = Equip it, the lamp is gone
option-wish-return = Give it back
question-put_away = **{ $owner }**: what to put away to equip { $found }?
question-give_skill = **{ $owner }**: which skill to give back? ({ $card })
question-take_skill = **{ $owner }**: which skill to take? { $xp } experience left. ({ $card })
question-hand_across = **{ $owner }**: which card changes hands? ({ $card })
question-take_in_hand = **{ $owner }**: which weapons to take in hand? ({ $card })
question-choose_arms = **{ $owner }**: which weapon to attack with?
question-choose_door = **{ $owner }**: which door to open?
question-choose_token = **{ $owner }**: which token to search?
question-choose_amount = **{ $owner }**: how many? ({ $card })
question-choose_elemental = **{ $owner }**: which elemental card? ({ $card })
question-may = **{ $owner }**: use *{ $card }*?
question-take_over = **{ $owner }**: take this condition over? ({ $card })
option-yes = Yes
question-choose_line = **{ $owner }**: which one? ({ $card })
question-choose_line_for = **{ $owner }**, for { $target }: which one? ({ $card })
question-choose_move = { $own ->
        [yes] **{ $owner }**: where to?
       *[no] **{ $owner }**: where does **{ $figure }** go?
    }
question-choose_affliction = **{ $owner }**: which condition to inflict on { $target }? ({ $card })
question-spur_familiar = **{ $owner }**: what does **{ $figure }** do?
question-monster_choice = **{ $figure }** has a choice: what to do?
question-order = Several effects at once: which one first?
question-monster_order = **{ $group }**: which monster acts first?
question-lose_card = { $worn ->
        [yes] { $figure }: which card to take off?
       *[no] { $figure }: which search card to turn over?
    }
question-special_choice = { $figure }: what will it be?
question-special_test = { $figure }: which attribute to test?
question-monster_target = **{ $figure }** hesitates: whom does it go for?
question-monster_place = **{ $figure }** hesitates: where does it go?

option-stop = Spend no more
surge-result = { $option } → { $result }
surge-grows = { $now }; with more ⚡: { $best }
surge-hits = hits
surge-hearts = { $hearts } ♥
surge-defeats = { $hearts } ♥, defeats
surge-mean = { $mean } ♥ on average, defeats { $kill }%
surge-others = others { $mean } ♥ on average
surge-friends = friends { $mean } ♥ on average
surge-miss-range = misses, { $short } short
surge-miss-veil = misses
surges-hopeless = ✖ Nothing you can buy makes this attack hit.
option-take = Take it
option-return = Give it back
option-pass = Let it pass
button-ask-no-more-activation = Not in this activation
button-ask-no-more-quest = Don’t ask again in this quest
button-use-each-time = Use it each time in this activation
used-each-time-activation = 🔁 { $hero } · { $cards }: each time, to the end of this activation.
used-each-time-quest = 🔁 { $hero } · { $cards }: each time in this quest (`/orders` takes it back).
asked-no-more-activation = 🔕 { $hero } · { $cards }: not asked for the rest of this activation.
asked-no-more-quest = 🔕 { $hero } · { $cards }: not asked in this quest any more (`/orders` takes it back).
option-keep = Reroll nothing
option-keep-again = Reroll no more
option-recover_fatigue = ⚡ Recover 1 ✦
option-shake_off_doom = No longer be doomed
option-pierce_veil = See through the shadow
option-keep_equipped = Keep what is in hand
option-skip = Don’t attack
option-unarmed = Bare hands
option-stay = Stay here
option-amount = { $amount }
option-move = Move
option-attack = Attack
option-done = That is all
option-nobody = Nobody
option-aimed = { $card } → { $target }
option-default = Taken by default
option-health = { $left } ♥ left

## The moments at which one may react

moment-turn_started = The turn begins.
moment-turn_ending = The turn is ending.
moment-round_ended = The round is ending.
moment-activation_started = A monster is about to act.
moment-move_declared = A monster is about to move.
moment-attack_declared = An attack is coming.
moment-defence_coming = The defence is about to be rolled.
moment-dice_rolled = The dice are rolled.
moment-defence_rolled = The defence dice are rolled.
moment-damage_coming = Some ♥ are about to land.
moment-damage_suffered = Some ♥ have landed.
moment-attack_resolved = The attack is over.
moment-figure_defeated = A monster has just fallen.
moment-hero_knocked_out = A hero is knocked out.
moment-hero_falling = A hero is about to fall.
moment-hurried = A hero pushes on.
moment-skill_used = A skill has just been used.
moment-card_readied = A card stands upright again.
moment-condition_shed = A condition has ended.
moment-quest_begun = The quest begins.
moment-move_action = A monster is about to move.
moment-square_vacated = A monster leaves a square.
moment-card_exhausted = A card has just been exhausted.
moment-familiar_fallen = A familiar has just fallen.
moment-token_laid = A token has just been laid on a card.
moment-refreshed = A hero has recovered ✦.
moment-counters_gained = Counters have just been gained.
moment-counters_spent = Counters have just been spent.
moment-group_finished = A monster group has acted.
moment-square_entered = A figure enters a square.
moment-rested = A hero rests.
moment-square_left = A hero gets past a monster.
moment-recovered = A hero has recovered.
moment-searching = A search card is about to be drawn.
moment-searched = A token is searched.
moment-test_coming = An attribute is about to be tested.
moment-test_rolled = The dice of the test are rolled.
moment-test_failed = A test has been failed.
moment-card_rolled = The dice of the card are rolled.
moment-activation_ending = A monster is about to be done.
moment-group_started = A monster group is about to act.
moment-monster_falling = A monster is about to fall.
moment-familiar_dismissed = A familiar has just gone.
moment-surge_spent = Surges have just been spent.
moment-healed = A hero has recovered ♥.
moment-condition_gained = Somebody has got a condition.
moment-move_taken = A hero takes a move action.
moment-stood_up = A hero is back on their feet.

## Effects of surges, in two words

effect-special = special effect
effect-add-per-monster_beside_target = +{ $hearts } ♥ for each other monster next to the target
effect-add-per-heart_left = +{ $hearts } ♥ for each ♥ it has left
effect-add-per-charge = +{ $hearts } ♥ after a run-up
effect-add-hearts = +{ $n } ♥
effect-roll = { $effects } of a red die
effect-add-per-amount = the ♥
effect-add-per-search_card = +{ $hearts } ♥ for each search card, { $most } at most
effect-add-range = +{ $n } range
effect-add-surges = +{ $n } ⚡
effect-add-pierce = Pierce { $n }
effect-blast = Blast
effect-inflict = { $condition }
effect-apply = { $condition }
effect-recover-hearts = { $n ->
        [all] recover all ♥
       *[other] recover { $n } ♥
    }
effect-recover-fatigue = { $n ->
        [all] recover all ✦
       *[other] recover { $n } ✦
    }
effect-harm-hearts = { $n } ♥
effect-harm-fatigue = { $n } ✦
effect-reroll = { $of ->
        [attack] reroll an attack die
        [defence] reroll a defence die
       *[test] reroll a die of the test
    }
effect-try = { $effects } (test: { $attribute })
effect-later = { $effects }
effect-afflict = a condition of your choice
effect-each = { $who ->
        [hero] { $effects } for each hero
       *[monster] { $effects } to each monster nearby
    }
effect-or = { $first } or { $last }
effect-pick = { $who ->
        [hero] { $effects } for one hero
        [other_monster] { $effects } to another monster nearby
       *[monster] { $effects } to a monster nearby
    }
effect-place = be placed nearby
effect-add-per-knowledge = +{ $hearts } ♥ per point of Knowledge
effect-add-per-on_weapon = Pierce { $pierce } per counter on it
effect-put_away = put it away
effect-strike_again = { ability-her_majestys_malice }
effect-strike = attack
effect-go = { $of ->
        [familiar] move the familiar
       *[other] move the target
    }
effect-throw = roll { $dice }
effect-spend = { $count ->
        [one] { $count } counter from { $card }
       *[other] { $count } counters from { $card }
    }
effect-pay-fatigue = pay { $n } ✦
effect-pay-hearts = pay { $n } ♥
effect-fire_breath = { ability-fire_breath }
effect-blood_call = { ability-blood_call }
effect-spread_terror = a hero near the target is terrified
effect-wither = { ability-wither }
effect-knockback = { ability-knockback }
effect-subdue = { ability-subdue }
effect-blight = { ability-omen_of_blight }
effect-spur_on = { ability-taskmasters_ring }
effect-wrath = +1 ♥ per 2 ♥ suffered
effect-cut_another = the blow extends
effect-cleanse = one condition less
effect-points-points = +{ $n } movement
