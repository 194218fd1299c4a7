# Looking back: commands, and the journal.

## Commands

cmd-replay = replay
    .description = Watch the last turn, round or the whole quest again
cmd-replay-what = what
    .description = How much of it
choice-replay-turn = The last turn
choice-replay-round = The last round
choice-replay-quest = The whole quest
cmd-stats = stats
    .description = Who did what in this quest: damage, hits, luck
cmd-stats-text = text
    .description = In words only
cmd-journal = journal
    .description = Read again everything that happened
cmd-journal-text = text
    .description = Only lines that hold these words
cmd-journal-chapter = chapter
    .description = The chapter to open; the newest if you name none
cmd-journal-page = page
    .description = The page to open; the newest if you name none
cmd-journal-picture = picture
    .description = Also as a picture of the page

## Journal

journal-title = Journal
journal-gathering = Around the table
journal-round = { $quest } · Round { $number }
journal-search = Journal · “{ $text }”
journal-page = Page { $page } of { $pages }
journal-chapter = Chapter { $chapter } of { $chapters } · Page { $page } of { $pages }
journal-chapter-deeds = { $n ->
    [one] one deed
   *[other] { $n } deeds
}
journal-contents = Journal · Contents
journal-unsearched = Chapters before { $chapter } were not searched: name { $before } as the chapter to go on.
journal-empty = Nothing is written here yet.
journal-none = Nothing in the journal speaks of “{ $text }”.
button-older = Older
button-newer = Newer
button-contents = Contents
button-page-picture = As a picture
journal-player = a player
