# Settings, stand-ins, keeping campaigns, and repairs.

## Commands

cmd-campaign-settings = settings
    .description = See and change language, ties and difficulty
cmd-campaign-settings-language = language
    .description = The language of public messages
cmd-campaign-standin = standin
    .description = Let somebody else act for your hero as well
cmd-campaign-standin-hero = hero
    .description = Your hero
cmd-campaign-standin-player = player
    .description = The stand-in; nobody ends the agreement
cmd-campaign-export = export
    .description = The whole campaign as a file, for you alone
cmd-campaign-import = import
    .description = Go on with a campaign from a file, in an empty channel
cmd-campaign-import-file = file
    .description = A file made by the export
cmd-campaign-archive = archive
    .description = Put the campaign away; it can be brought back
cmd-campaign-restore = restore
    .description = Bring back a campaign that was put away here
cmd-campaign-restore-campaign = campaign
    .description = Which one; the last if you say nothing
cmd-repair = repair
    .description = For the owner and server managers: put a stuck game right
cmd-repair-hand = hand
    .description = Hand a hero over to another player
cmd-repair-hand-hero = hero
    .description = The hero to hand over
cmd-repair-hand-player = player
    .description = Who plays it from now on
cmd-repair-skip = skip
    .description = Answer the open question by its default
cmd-repair-end = end
    .description = End the turn of a hero whose player is away
cmd-repair-round = round
    .description = Play the current round anew; the same dice come
cmd-repair-panel = panel
    .description = Post the panel anew

## Settings

settings-title = Settings of this campaign
settings-language = 🗣️ Public messages: { $language }
settings-owner = 👑 Owner: { $player }
settings-standin = 🪑 { $hero }: { $player }, or { $standin } as a stand-in
settings-hint = Name an option of this command to change it.
answer-standin = { $player } may act for { $hero } as well from now on.
answer-no-standin = Nobody stands in for { $hero } any more.

## Keeping

answer-export = Everything about this campaign. It also holds the secret seed of the dice: whoever reads it could know what they will show.
ask-archive = Put **{ $name }** away? Its channel is free then, and nothing is lost: `/campaign restore` in this channel brings it back.
button-archive = Put away
answer-archived = The campaign is put away. `/campaign restore` in this channel brings it back.
told-archived = 🕯️ { $player } has put **{ $name }** away. Nothing is lost: any of its players takes it up where it stood with `/campaign restore` in this channel.
answer-import-reading = ⏳ The file is being read. That may take a moment; the answer will stand here.
answer-restored = The campaign goes on. [Go to the panel]({ $link })

## What the journal tells

repaired-handed_over = { $player } hands **{ $hero }** over to { $to }.
repaired-skipped = { $player } settles an open choice by its default.
repaired-turn_ended = { $player } ends the turn of **{ $hero }**.
repaired-round_taken_back = { $player } takes the game back to the beginning of round { $round }.
repaired-panel = { $player } posts the panel anew.
repaired-archived = { $player } puts the campaign away.
repaired-restored = { $player } brings the campaign back.
repaired-imported = { $player } brings the campaign here from a file.
standin-named = { $player } agrees that { $standin } may act for **{ $hero }** as well.
standin-dropped = { $player }: nobody stands in for **{ $hero }** any more.

## Why not

refusal-own_standin = You play { $hero } yourself: name somebody else.
refusal-plays_it_already = That player plays { $hero } already.
refusal-bots_do_not_play = Bots don’t play here: name a person.
refusal-nothing_archived = No campaign of yours was put away in this channel.
refusal-channel_in_use = **{ $name }** is played in this channel, and only here can yours go on. Once whoever owns { $name } has put it away with `/campaign archive`, try again.
refusal-file_too_large = That file is too large: { $most } MB at most.
refusal-not_a_campaign_file = That is no campaign of ours: take a file made by `/campaign export`. Nothing was changed.
refusal-file_not_proven = The deeds in that file do not lead to the campaign in it, and this Flambeau did not write it. Take the file as `/campaign export` made it, to where it was made. Nothing was changed.
refusal-file_takes_too_long = It takes too long to check that file. Somebody who manages the server may try it: they are given more time. Nothing was changed.
refusal-gate_busy = Other files are being checked right now. Please try again in a minute.
refusal-file_of_newer_rules = That file comes from a newer Flambeau, whose rules this one does not know yet. Nothing was changed.
refusal-name_needed = Give the party a name made of letters.

## The test bench of the local table

tinkered-revealed = The test bench uncovers { $about }.
tinkered-jumped = The test bench takes everybody to { $about }.
tinkered-set = The test bench sets { $about } to { $amount }.
tinkered-fired = The test bench fires { $about }.
tinkered-gold = The test bench gives { $amount } gold.
tinkered-xp = The test bench gives { $amount } experience.
tinkered-seasoned = The test bench makes old hands of everybody.
tinkered-dice = The test bench loads the dice.
refusal-only_on_the_bench = This can only be done on a test bench.
refusal-bench_unknown = There is no “{ $name }” here.
