# Small words, buttons and answers of the bot, whatever is played.

## Putting together

tale = **{ $who }** { $what }
tale-then = { $first }, then { $next }

## Buttons and menus

button-panel = Go to the panel
button-story = The whole story

## Stories

story-more = … { $n ->
        [one] { $n } more line
       *[other] { $n } more lines
    }

## Pinned message

status-unpinned = -# 📌 I can’t pin the state of the campaign here: I lack the permission to pin messages. It is kept current all the same: [here it is]({ $link }).

## Small words

party = the party
and-last = { $first } and { $last }
nobody = nobody
nothing = nothing

## Buttons

button-help = Help
button-cancel = Never mind
menu-choose = Choose…

## Answers of the bot

answer-language = Public messages are in English from now on.
answer-stale = The game has moved on. [See where it stands]({ $link })
answer-outdated = This panel is out of date. Use the newest one.
answer-fault = Something broke on our side. Nothing is lost; reference { $reference }.
answer-store-busy = Another program keeps the saves busy. Nothing was changed and nothing is lost; try again in a moment.
answer-store-unwritable = I can’t save anything at the moment; nothing was changed and nothing is lost. Whoever runs the bot finds out why in its log: often the disk is full.
answer-store-damaged = I can’t read the saves any more, so I stop here; nothing was changed. Tell whoever runs the bot: a backup can be put in their place.
answer-restarting = I’m being restarted. Nothing is lost: please try again in a moment.
answer-possible = “{ $typed }” does not fit. Possible now: { $possible }.
answer-no-why = Nothing to explain here: no choice was made.
