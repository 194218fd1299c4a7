# “The Garden Party”: a level of the Raid. The way out is open; so is the way in.

quest-garden_party = The Garden Party
    .intro = “You came! And in those boots,” says the Mistress of the Dungeon. “The portal is at the end of the lawn, and it is open: I can’t abide a locked door at a party. Do help yourselves. I have bet on the last guest to arrive against the first to leave, and I did send out a great many cards.”
    .won = “Leaving already? Nobody had even bitten you properly.” She strikes your names off a list, and looks rather amused.
    .lost = “They stayed to the very end,” the Mistress tells the other guests. “That is what I call manners.”
quest-garden_party-objective-leave = Leave by the portal at the end of the lawn. From the second round on guests arrive, and more from round to round. Each name struck off the guest list keeps one arrival away.
area-garden_party-drive = The drive, raked this morning. A bored usher takes coats, and what is in them.
area-garden_party-lawn = The lawn, a pond, a buffet. At the far end stands a portal with garlands on it.
door-garden_party-rose_gate = the rose gate
door-garden_party-hedge_gate = the hedge gate
token-garden_party-portal = the garlanded portal
token-garden_party-coats = the coats
token-garden_party-guest_list = the guest list
token-garden_party-buffet = the buffet
token-garden_party-presents = the presents

quest-garden_party-door-rose_gate = It leads along the pond, past the buffet. Latched on the inside, among the thorns (Awareness, with a bonus of 1; failing costs 1 heart).
quest-garden_party-door-hedge_gate = It leads along the hedge. Nothing to eat, and off its hinges with a heave (Might, with a bonus of 1; failing costs 1 fatigue).
quest-garden_party-token-portal = It stands wide open. Somebody has hung a sign on it: “Surely not yet?”
quest-garden_party-token-coats = Somebody’s coats. The pockets are still warm.
quest-garden_party-token-guest_list = Four pages in violet ink. One has to know who is who to strike out the right ones (Knowledge, with a bonus of 1).
quest-garden_party-token-buffet = It stands in the pond, for the freshness.
quest-garden_party-token-presents = Ribbons, bows, and one parcel that breathes.
quest-garden_party-use-climb = Reach for the latch (Awareness)
quest-garden_party-use-lift = Lift the gate off its hinges (Might)
quest-garden_party-use-strike = Strike out a name (Knowledge)
    .not = Two at a time would be noticed.

quest-garden_party-message-struck = One guest fewer. Somewhere on the road a carriage turns round.
quest-garden_party-message-blotted = Violet blots, and the wrong name. The usher coughs.
quest-garden_party-message-thorns = The roses were expecting somebody.
quest-garden_party-message-hinges = The gate does not move. Somebody’s back does.
quest-garden_party-message-lawn_seen = The gate squeaks. On the lawn several heads turn round, some of them all the way.
quest-garden_party-message-first_guests = Wheels on the gravel. The first guests have brought nothing but their appetite.
quest-garden_party-message-more_guests = “How good of you to come!” the Mistress calls, not to you.
quest-garden_party-message-not_listed = A quarrel at the gate: somebody is not on the list. For this once nobody comes in.

quest-garden_party-ending-portal = You leave as one should leave a party: early, together, and without saying goodbye.
