# “The Low Terrace”: a level of the Raid. Two ways to the portal, and the tide takes both.

quest-low_terrace = The Low Terrace
    .intro = “The view is best at low tide,” says the Mistress of the Dungeon. “You still have a moment. On each way up there is a wheel that opens the portal: the causeway is shorter and goes under first, the arcade is drier and longer. I have had the gates shut at high water ever since somebody complained. I have bet on you dithering.”
    .won = “Not even a wet sock,” says the Mistress, with disappointment. “Well, hardly.”
    .lost = “One does see them well from here,” says the Mistress, and adjusts her opera glasses, “at low tide.”
quest-low_terrace-objective-choose = Turn one of the two wheels: on the causeway in the south-east (Might) or in the arcade in the north (Knowledge). At the end of round 3 the causeway floods, of round 4 the terrace, of round 5 the arcade (on hard one round earlier): wheels are lost and gates shut.
quest-low_terrace-objective-leave = The portal in the north-east is open. Leave by it, together. In the water each hero suffers 1 heart and 1 fatigue a round; a shut gate can be forced (Might).
area-low_terrace-shore = A terrace over the sea, with a balustrade. The sea looks up to it, and not for much longer.
door-low_terrace-sluice_gate = the causeway’s gate
door-low_terrace-arcade_gate = the arcade’s gate
token-low_terrace-portal = the sea-green portal
token-low_terrace-causeway_wheel = the wheel on the causeway
token-low_terrace-arcade_wheel = the wheel in the arcade
token-low_terrace-amphora = the amphora
token-low_terrace-wreck = the wreck
token-low_terrace-statue = the statue
token-low_terrace-birdcage = the birdcage

quest-low_terrace-door-sluice_gate = Bronze, green up to the height of a head. (Shut it can be forced: Might, with a bonus of 1; failing costs 1 heart.)
quest-low_terrace-door-arcade_gate = Bronze, green up to the height of a knee. (Shut it can be forced: Might, with a bonus of 1; failing costs 1 heart.)
quest-low_terrace-token-portal = An arch of shells. One hears the sea in it, but another one.
quest-low_terrace-token-causeway_wheel = Iron, rust, mussels (Might, with a bonus of 1; failing costs 1 fatigue).
quest-low_terrace-token-arcade_wheel = Nine cogs, three of them for show (Knowledge, with a bonus of 1; failing costs 1 fatigue).
quest-low_terrace-token-amphora = Wine, or what the tide has made of it.
quest-low_terrace-token-wreck = It is only there at low tide, and only as long as nobody needs it.
quest-low_terrace-token-statue = A sea god without a head. The head has been seen in the arcade, rolling.
quest-low_terrace-token-birdcage = Cormorants. They have eaten something that glitters.
quest-low_terrace-use-turn_causeway = Turn the wheel (Might)
    .not = It has been turned.
quest-low_terrace-use-turn_arcade = Turn the wheel (Knowledge)
    .not = It has been turned.
quest-low_terrace-use-force_sluice = Force the gate (Might)
    .not = It is not locked.
quest-low_terrace-use-force_arcade = Force the gate (Might)
    .not = It is not locked.

quest-low_terrace-message-ebb = Low tide, two gates open, and a bell that counts. Left the arcade, right the causeway: who stays to think stays.
quest-low_terrace-message-causeway_floods = The causeway goes under, with a sound like a sigh. At its end the gate falls shut.
quest-low_terrace-message-terrace_floods = The first wave looks over the balustrade, and comes in.
quest-low_terrace-message-arcade_floods = Water runs through the arcade, quite politely, from column to column. The second gate falls shut.
quest-low_terrace-message-turned = A chain runs through the wall. Up there the shells part.
quest-low_terrace-message-stuck = It moves a finger’s breadth, and thinks better of it.
quest-low_terrace-message-floats = The tide itself lifts the portal off its hinges, and gives you a ducking in passing.
quest-low_terrace-message-forced = Bronze groans, then gives way. Behind you the sea says thank you.
quest-low_terrace-message-bruised = The gate holds. It was made against better waves.
quest-low_terrace-message-something_swims = Something swims up the steps, and walks on.

quest-low_terrace-ending-portal = You step through the shells. Behind you the terrace is sea, and the sea has a view.
