# Packs: content of other authors.

## Commands

cmd-pack = pack
    .description = Content of other authors on this server
cmd-pack-add = add
    .description = For server managers: look through a pack and add it
cmd-pack-add-file = file
    .description = A pack, as made by `flambeau pack build`
cmd-pack-list = list
    .description = Which packs there are here
cmd-pack-remove = remove
    .description = For server managers: take a pack off this server
cmd-pack-remove-pack = pack
    .description = Which one

## What is seen of a pack

pack-title = 📦 { $name } · { $version }
pack-by = by { $author }, { $licence }
pack-asks = Needs: { $boxes }
pack-asks-nothing = Needs nothing but the base game
pack-spoken = Written in: { $languages }
pack-in-fr = French
pack-in-en = English
pack-lasts = { $length ->
    [evening] For one evening
    [evenings] For a few evenings
   *[campaign] For a whole campaign
 }
pack-holds = { $n } × { $kind }
pack-in-it = In it: { $holds }
pack-tried = **{ $quest }**: automatic players won { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
pack-cover = A picture of { $name }
pack-sound = No mistake was found. Add it to this server?
pack-replaces = It takes the place of edition { $version }; whoever is playing that plays on by it.
pack-there = This very edition is here already.
pack-wrong = { $n ->
    [one] There is a mistake in this pack, so it can’t be added:
   *[other] There are { $n } mistakes in this pack, so it can’t be added:
 }
pack-more-wrong = … and { $n } more; `flambeau pack build` tells them all.
button-pack-add = Add
answer-pack-reading = ⏳ The pack is being looked through and tried out; that takes about a minute.
answer-pack-added = **{ $name }** is here now.
answer-pack-removed = **{ $name }** is gone from this server. Whoever is in the middle of it plays on to the end.
pack-none = There are no packs on this server. Whoever manages it adds one with `/pack add`.
pack-here = Packs of this server
pack-everywhere = Packs of all servers here
pack-set-aside = Set aside, because something is wrong with it: { $pieces }

## What is told in a campaign

packs-came = { $n ->
    [one] A new pack on this server: { $packs }.
   *[other] New packs on this server: { $packs }.
 }
packs-renewed = { $n ->
    [one] A pack of this server has a new edition: { $packs }.
   *[other] Packs of this server have new editions: { $packs }.
 }
packs-went = { $n ->
    [one] No longer on this server: the pack { $packs }.
   *[other] No longer on this server: the packs { $packs }.
 }

## Refusals

refusal-not_a_manager = Only whoever manages this server can do that.
refusal-pack_no_zip = This is no pack: a zip file is expected, as `flambeau pack build` makes it.
refusal-pack_without_card = This is no pack: there is no `pack.yaml` in it.
refusal-pack_bad_card = `pack.yaml` can’t be read: { $mistake }.
refusal-pack_too_large = This pack is too large: { $most } kB are possible.
refusal-pack_file_too_large = `{ $file }` is too large for a pack: { $most } kB are possible.
refusal-pack_too_many_files = There are too many files in this pack: { $most } are possible.
refusal-pack_bad_name = `{ $file }` is no name for a file of a pack: small letters, digits and low lines, ending in .yaml, .ftl, .md or .txt.
refusal-pack_file_twice = `{ $file }` stands twice in this pack.
refusal-pack_no_plain_file = `{ $file }` is no plain file: there are no links, no devices and nothing locked in a pack.
refusal-pack_takes_too_long = Looking through this pack takes too long, so it was not added.
refusal-pack_not_of_this_game = No game here has packs like that.
refusal-no_such_pack = This server has added no pack of this name.
refusal-too_many_packs = This server has { $most } packs already; take one away first.
refusal-pack_has_mistakes = There are mistakes in this pack.
refusal-pack_gone_from_hand = What was looked through is no longer at hand; hand the pack in again.
