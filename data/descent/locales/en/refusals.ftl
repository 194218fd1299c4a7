# Why a command is impossible, and what is possible.

## At the table

refusal-already_started = The quest has already begun. Finish it first.
refusal-not_started = The quest has not begun yet. Begin it with `/campaign start`.
refusal-party_full = The party is full: { $most } heroes at most.
refusal-already_at_the_table = You are playing already. Others may still sit down until the first turn.
refusal-no_first_evening = The campaign for a first evening can’t be played here. Open another one with `/campaign new`.
refusal-nobody_is_ready = No hero is ready any more. Choose one in the menu.
refusal-join_between_quests = Nobody new joins in the middle of a quest: it is as hard as for the heroes who began it. Take over a hero without a player with `/campaign takeover`, or join when the quest is over.
refusal-leave_between_quests = In the middle of a quest the hero stays, and with it how hard the quest is. `/campaign handover` gives it to somebody else, `/campaign dismiss` to the automatic hero; when the quest is over you can leave with it.
refusal-too_few_would_stay = A party is at least { $fewest } heroes, so { $hero } has to stay. `/campaign dismiss` leaves it to the automatic hero, `/campaign handover` to somebody else; `/campaign archive` puts the campaign away. Nothing was changed.
refusal-newcomer_open = The party is already deciding about another hero. One after the other, please.
refusal-too_few_heroes = It takes at least { $fewest } heroes. One player may take several.
refusal-not_in_your_boxes = { $hero } is not in your boxes. Choose a hero from the list.
refusal-no_such_class = There is no such class. Choose one from the list.
refusal-class_not_free = The class { $hero_class } is not free for this hero. Possible classes: { $classes }.
refusal-quest_content_lost = The quest “{ $quest }” was changed after you began it, and the version you began is no longer there. Nothing was changed in your campaign. Tell whoever runs the bot: with the earlier files of the quest it goes on where you left it. Meanwhile a server manager can put it away with `/campaign archive`.
refusal-nothing_to_undo = There is nothing to take back in this turn.
refusal-already_revealed = The dice have been rolled, or something has come to light or was decided: from there on nothing is taken back.
refusal-nothing_to_redo = There is nothing to do again.
refusal-page_turned = The last page of the quest has been turned already: look at the panel.
refusal-quest_over = { $outcome ->
        [won] The quest is over: victory! You may play it again.
       *[lost] The quest is over: defeat. You may play it again.
    }

## Turns and questions

refusal-no_turn = It is nobody’s turn. Choose the hero who goes first.
refusal-not_your_turn = It is { $current }’s turn.
refusal-turn_running = { $current }’s turn is not over yet.
refusal-turn_already_taken = { $hero } has already gone this round.
refusal-must_stand_up = { $hero } is knocked out and can only stand up.
refusal-question_open = A choice is waiting: { $owner } has to answer.
refusal-not_your_question = This choice belongs to { $owner }.
refusal-feat_first = The feat is a single action and not over yet (movement points left: { $points }, attacks left: { $attacks }). Use what is left, or choose “Finish the feat”.
refusal-no_action_left = No action left this turn. Movement points, a push, or ending the turn remain.
refusal-knocked_out = { $hero } is knocked out. Stand up, or let a hero nearby help.
refusal-not_knocked_out = { $hero } is on their feet: no need.
refusal-entombed = A monster holds { $hero } down: only a heroic feat helps, or they stand up by themselves.
refusal-stunned = { $hero } is stunned: one action to shake it off, nothing else.
refusal-standing_in_hazard = { $hero } stands in a hazard: leave it first.
refusal-no_such_figure = That figure is no longer on the board.

## Movement

refusal-no_such_square = There is no square { $square } on this board. Write one you can see, for example { $example }.
refusal-already_there = You already are at { $square }.
refusal-square_taken = The square { $square } is taken. Choose a free one.
refusal-square_too_far = The square { $square } is not adjacent.
refusal-out_of_reach = { $points ->
        [one] { $square } is out of reach: { $points } movement point at most, without a push.
       *[other] { $square } is out of reach: { $points } movement points at most, without a push.
    }
refusal-no_points_left = No movement points and no action left. A push (✦) may still give some.
refusal-lies_low = { $hero } lies in wait: no action and no move until the card stands upright again.
refusal-immobilized = { $hero } is immobilised: no move action until the end of the turn.
refusal-in_pit = { $hero } is down in a pit: getting out takes an action.
refusal-not_in_pit = { $hero } is not in a pit.
refusal-no_way_out = There is no empty square around the pit.
refusal-not_beside_pit = { $square } does not touch the pit. Possible: { $squares }.
refusal-too_tired = It takes { $need } ✦, { $left } left. A rest gives all fatigue back.
refusal-too_few_counters = It takes { $need } of these counters, { $left } left.
refusal-not_a_number = { $value } won’t do: give a number from 1 up.

## Attack

refusal-choose_weapon = Choose a weapon: { $weapons }.
refusal-not_equipped = { $card } is not in hand. Weapons at the ready: { $weapons }.
refusal-not_an_enemy = { $target } is not an enemy.
refusal-not_there = There is no “{ $typed }” here. { $what ->
        [attack] There is: { $there }, but none can be attacked from where you stand.
       *[other] There is: { $there }, but nothing of it is possible now.
    }
refusal-none_possible = { $what ->
        [attack] There is no enemy on the board to attack.
        [revive] Nobody is down: every hero stands on their own feet.
        [open_door] There is no closed door in view.
        [search] There is nothing left to search on this board.
        [equip] There is nothing you could take up or put away now.
        [trade] Nobody is next to you to trade with.
       *[other] There is nothing of the kind to do now. The panel shows what is possible.
    }
refusal-not_adjacent = { $target } is not adjacent. Get closer first.
refusal-out_of_sight = No line of sight to { $target }. Change your square or your target.
refusal-no_bonus_attack = The free attack of this turn is used, or the party has more than two heroes.
refusal-no_extra_attack = No card gives an extra attack now.

## Cards

refusal-no_such_ability = { $card } can’t be used like that.
refusal-feat_used = { $hero } has already performed the feat in this quest.
refusal-cursed = Cursed: no skill that takes an action. Choose another action than { $card }.
refusal-choose_target = Choose a target: { $targets }.
refusal-bad_target = { $target } can’t be aimed at like that. Possible targets: { $targets }.
refusal-not_now = { $card }: this is not the moment.
refusal-no_effect = { $card } would change nothing now.
refusal-card_used_up = { $card } has been used in this quest.
refusal-card_exhausted = { $card } is exhausted. It is readied at the start of your next turn.
refusal-already_used = { $card } has been used: once at a time.
refusal-too_late_to_equip = Equipment is changed at the start of the turn, before anything else.
refusal-card_twice = The same card is named twice.
refusal-card_not_held = { $card } is not in those hands.
refusal-not_equipment = { $card } can’t be equipped.
refusal-too_many_hands = { $hands } hands are too many: two at most. Put a weapon or shield away first.
refusal-too_much_armor = One suit of armour at a time.
refusal-too_many_others = { $others } trinkets are too many: two at most.
refusal-not_with_yourself = You can’t trade with yourself.
refusal-trade_after_move = Trading comes after a move action.
refusal-nothing_to_trade = Choose at least one card to give or take.
refusal-class_card = { $card } is a class card: it stays with its hero.
refusal-no_such_condition = The condition { $condition } is not there.
refusal-only_own_condition = { $condition }: only the hero who has it can shake it off.
refusal-not_for_this_hero = { $hero } can’t equip { $card }.
refusal-not_worn_together = { $card } does not go with { $other }. Put one of them away.
refusal-weapon_once_a_turn = { $card } strikes only once a turn.
refusal-one_card_action = { $hero } has used a card that is an action this turn; the armour allows but one.
refusal-may_not_hurry = The armour of { $hero } is too heavy for a push.
refusal-stays_with_hero = { $card } can’t be traded between heroes.
refusal-too_wounded_without = Without this card { $hero } would have only { $health } ♥ and fall. Heal first.
refusal-too_tired_without = Without this card { $hero } would have only { $stamina } stamina for all that fatigue. Rest first.
refusal-not_on_board = { $hero } is not on the board right now.
refusal-no_such_familiar = That familiar does not follow you.
refusal-familiar_between_actions = A familiar acts before or after all your actions, not between them. Take your last action, or declare your actions over.
refusal-actions_not_begun = You have taken no action yet: your familiar may act right now, before them.
refusal-no_familiar_waits = No familiar of yours could still act this turn, so your actions need not be declared over. Take them, or end the turn.
refusal-familiar_cannot_attack = { $familiar } does not attack.
refusal-familiar_has_attacked = { $familiar } has already attacked this turn.

## Doors and tokens

refusal-no_such_door = That door is not on the board.
refusal-door_open = Already open: { $door }.
refusal-door_locked = Locked: { $door }. There must be another way.
refusal-door_too_far = Too far: { $door }. Stand right at the door.
refusal-no_such_token = That token is not on the board.
refusal-nothing_to_examine = There is no such thing to examine on the board.
refusal-already_searched = Already searched: { $token }.
refusal-token_too_far = Too far: { $token }. Go to { $square } or right beside it.
refusal-token_stays = This can’t be carried off: { $token }.
refusal-token_carried = Somebody already carries it: { $token }.
refusal-not_carried = You are not carrying it: { $token }.
refusal-training_between_quests = You can only train between quests.
refusal-already_learned = { $card }: this skill is already learned.
refusal-not_in_class_deck = { $card } is not a skill the class { $hero_class } can learn.
refusal-too_little_xp = { $card } costs { $need } XP; you have { $left } left.
refusal-square_not_open = { $square } can’t be hit from here. Possible squares: { $squares }.
refusal-familiar_done = { $familiar } has already had its activation this turn, before your actions.
refusal-no_such_monster = No monster is called “{ $text }”. Choose one from the list.
refusal-no_action_ends_it = No action ends this condition: { $condition }.
refusal-threat_nobody = { $hero } is not on the board: there is nothing to fear for now.
