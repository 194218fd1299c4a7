# Small words, buttons and answers of the bot, whatever is played.

## Putting together

tale = **{ $who }** { $what }
tale-then = { $first }, then { $next }

## Buttons and menus

button-panel = Go to the panel
button-story = The whole story
button-steps = All steps

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
answer-discord = Discord did not take a message of mine just now. Nothing is lost: what was done is saved, and will be shown by itself.
answer-forbidden = Discord does not let me do that here: I lack { $permissions }. What was done is saved, and will be shown by itself once I may.
answer-not-allowed = Discord does not let me do that here. What was done is saved, and will be shown by itself once I may.
answer-locked = This thread is closed, so I can’t write in it. What was done is saved, and will be shown by itself once it is open again.
answer-older-save = The save is older than this message: an earlier one was put back. [Here is where the game stands]({ $link })
answer-can-not-play = I can’t play in this channel yet: I lack { $permissions }. Once I have that, call the command again.

## Permissions, as Discord calls them, and what is missed without them

permission-view_channel = “View channel”
permission-send_messages = “Send messages”
permission-send_messages_in_threads = “Send messages in threads”
permission-attach_files = “Attach files”
permission-read_message_history = “Read message history”
permission-pin_messages = “Pin messages”
permission-embed_links = “Embed links”
permission-manage_threads = “Manage threads”
without-attach_files = -# I lack { $permission }: everything can be played, and what the pictures would show is told in words.
without-read_message_history = -# I lack { $permission }: everything can be played, but after a mishap a message might be there twice.
without-pin_messages = -# I lack { $permission }: everything can be played, but the state of the campaign is not pinned.
without-embed_links = -# I lack { $permission }: everything can be played, but links come without a preview.
without-manage_threads = -# I lack { $permission }: everything can be played, but this thread may close sooner when it is quiet.
