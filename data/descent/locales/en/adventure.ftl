# What quests make happen: story, things, perils, choices.

## The story

story-message = 📜 { $text }
story-hint = 💡 { $text }
story-hint-rule = 💡 { $text } (rule: *{ $rule }*)
story-objective = 🎯 **New objective:** { $text }
story-chosen = 🗳️ **{ $owner }** chooses: { $option }.
story-rule-on = ⚖️ **Special rule:** { $text }
story-rule-off = ⚖️ This special rule is no longer in force: { $text }
quest-chosen = 🗺️ { $player } chooses the next quest: **{ $quest }**.

## Doors and tokens

used-element = acts: { $deed }
failed-element = fails: { $deed }
token-placed = 🪙 Appears at { $square }: { $token }.
token-removed = 🪙 Gone: { $token }.
token-moved = 👣 **{ $token }** moves to { $square }.
door-locked = 🔒 Locked: { $door }.
door-unlocked = 🔓 Unlocked: { $door }.
door-closed = 🚪 Falls shut: { $door }.

## What the party gains and loses

gold-gained = 💰 The party gains { $amount } gold (purse: { $left }).
gold-lost = 💰 The party loses { $amount } gold (purse: { $left }).
fame-gained = 🏅 The party’s fame rises by { $amount } (total: { $left }).
fame-lost = 🏅 The party’s fame drops by { $amount } (total: { $left }).
xp-promised = ⭐ Each hero will gain { $xp } XP at the end of the quest.
item-given = gets: { $card }
item-taken = loses: { $card }
morale-up = 💪 The party’s morale rises: { $left }.

## Monsters

figure-fled = flees, wounds and all ({ $damage } ♥)
figure-removed = leaves
group-marches = 👹 **{ $group }** { $alone ->
    [yes] is on the march.
   *[no] are on the march.
}
group-waits = 👹 **{ $group }** { $alone ->
    [yes] is told to wait.
   *[no] are told to wait.
}
group-plans = 👹 **{ $group }** { $alone ->
    [yes] changes tactics.
   *[no] change their tactics.
}
group-free = 👹 **{ $group }** { $alone ->
    [yes] follows nothing but instinct again.
   *[no] follow nothing but their instincts again.
}
group-idled = ⏳ **{ $group }** { $alone ->
    [yes] waits and does not move.
   *[no] wait and do not move.
}
verb-march = march to its goal

## Perils

peril-coming = ⚠️ **A peril draws near!** At the end of round { $round }: { $level }.
peril-comes = ⚠️ **{ $level } peril: { $peril }.** { $text }
level-minor = minor
level-major = major
level-deadly = deadly
source-quest = quest

## Commands, questions, refusals

do-use_element = { $deed }
do-use_element-with = { $use } · { $element }
view-way-use = { $square } · to act on it ({ $about })
deed-use_element = something done with a door or token
question-quest_choice = { $text }
question-quest_choice-closed = { $text }

    -# Not possible now: { $closed }.
question-quest_tester = Who takes the test of { $attribute }?
refusal-no_such_use = That can’t be done with: { $element }.
refusal-use_done = That is done already: { $use }.
refusal-use_not_now = Not now: { $use }.
refusal-element_too_far = Too far: { $element }. Stand on it or right beside it.
refusal-forbidden_by_rule = A special rule of the quest forbids it: { $rule }
refusal-no_such_quest = There is no such quest: { $quest }.
refusal-quest_not_in_your_boxes = This quest needs a box you have not ticked: { $quest }.

## Looking at things

examine-open = The door is open.
examine-closed = The door is closed.
examine-locked = The door is locked.
examine-there = Here: { $squares }.
examine-vanished = Here: { $squares }. Whoever vanished comes back { $within ->
        [0] here
       *[other] within { $within } squares of it
    } at the start of the next turn.
examine-gone = It is not here any more.
examine-deed = • **{ $deed }** ({ $price })
