# “The Ash Road”: the chase. Splig runs, the ember heart burns through his bag, and the road is not on your side.

quest-ash_road = The Ash Road
    .objective = Take the ember heart from Splig before he reaches the pass, and bring it back to Lise.
    .intro = The heart of the lamp, the ember that burned in the tower for three hundred years, is in a goblin’s shoulder bag. Captain Splig is running east along the Ash Road, to somebody who pays better than a king. He has a head start, a toll gate and short legs. The legs are all you have going for you.
    .won = The coffer snaps shut over the ember, and the ash stops falling, as if somebody had put down a sieve. Lise wipes her face and leaves it blacker than before. “Now the tower.”
    .lost = The ash keeps falling and fills the footprints, his first, then yours. Somewhere in the east a bell begins to practise.
area-ash_road-camp = A goblin camp on an old battlefield. The fire is still burning; the captain is not beside it.
area-ash_road-ford = Beyond the toll gate the road fords a brook, and goes on round a bend.
area-ash_road-stream = The road drops to a stream that can’t make up its mind where to flow.
area-ash_road-pass = The last stretch, up to the pass. The ash in the air has a glow on its underside.
door-ash_road-toll_gate = the toll gate
token-ash_road-cooking_pot = the cooking pot
token-ash_road-heart = the ember heart
token-ash_road-drowned_pack = a waterlogged pack
token-ash_road-old_bones = old bones
token-ash_road-coffer = the lead coffer

## To examine

quest-ash_road-door-toll_gate = Two leaves of tarred oak, and a lock the size of a ham. It could be smashed (Might), or its lock felt out (Awareness).
quest-ash_road-token-cooking_pot = Something is simmering. Something else was hidden beneath it.
quest-ash_road-token-heart = A coal as big as two fists that beats, slowly. Whoever carries it feels warm, then hot, then watched.
quest-ash_road-token-drowned_pack = Somebody forded the brook in a hurry and with too much luggage.
quest-ash_road-token-old_bones = Whoever this was, they were well shod.
quest-ash_road-token-coffer = Lise’s coffer, lined with lead and with a page from the keeper’s prayer book. Bring the ember to her bank of the brook.

quest-ash_road-use-smash = Smash the gate (Might)
    .not = The gate is open.
quest-ash_road-use-pick = Feel out the lock (Awareness)
    .not = The gate is open.

## The choices

quest-ash_road-choice-road = The road runs straight to the camp. Lise points at the slope beside it, then at the village behind you. How do you go?
quest-ash_road-option-follow = Along the road, openly
quest-ash_road-option-goat_path = Along the goat path the miller spoke of
    .not = The miller told you nothing about any path.
quest-ash_road-option-fan_out = Spread out over the battlefield
quest-ash_road-option-horn = Blow the horn: the lantern’s people will come
quest-ash_road-choice-bargain = Splig goes down on one knee and holds the bag out at arm’s length. “You want the hot thing? Have the hot thing! And Splig has his life. Fair trade. Splig never liked the priest anyway.”
quest-ash_road-option-let_him_go = Take it and let him run
quest-ash_road-option-no_mercy = No bargain

## The story

quest-ash_road-objective-through_the_toll = Get through the toll gate: smash it, or feel out its lock.
quest-ash_road-objective-catch_him = Catch Splig before he reaches the far end of the road.
quest-ash_road-objective-bring_it_back = Bring the ember heart to Lise’s coffer, on the east bank of the ford, before the end of round 12.
quest-ash_road-rule-ash_fall = Ash is falling. Heroes have 1 less speed.

quest-ash_road-message-trail = The toll gate slams. Behind it, small and very pleased, Captain Splig jingles a key at you, then runs. The bag on his hip glows through its seams.
quest-ash_road-message-followed = You go openly. The archers at the fire have time to finish chewing.
quest-ash_road-message-goat_path = The goat path was laid out by goats, for goats. You come down in the ditch beside the camp, short of breath and ahead of time.
quest-ash_road-message-fanned_out = You part left and right among the old shields. Archers hate having to choose.
quest-ash_road-message-horn = The horn sounds, and the hillside answers: torches, pitchforks, and Huguette with a sling. The goblins learn what it is like to be shot at.
quest-ash_road-message-warned = “The miller sends his regards!” a goblin calls. So he did talk, only not to you. On the road something gets up that had been lying in wait.
quest-ash_road-message-gate_smashed = { $hero } and the gate discuss it once more. The gate gives way.
quest-ash_road-message-gate_picked = A click as soft as a kiss. The lock is open.
quest-ash_road-message-gate_holds = The gate has seen worse. It holds.
quest-ash_road-message-at_the_bend = At the bend Splig stops, hands on his knees, and fishes a sausage out of his hat. He thinks he has time.
quest-ash_road-message-runs_again = Splig squints back down the road, swallows, and takes to his heels again.
quest-ash_road-message-in_sight_of_the_pass = He is over the stream! In front of him there is nothing left but the pass.
quest-ash_road-message-webs = Threads across the road, and not from last year. Their owners come down to look.
quest-ash_road-message-rockfall = A goblin’s giggle up above, then gravel, then a good deal more than gravel.
quest-ash_road-message-hounds = A whistle through two fingers. Hounds come round the bend, and not to fetch sticks.
quest-ash_road-message-crows = Here the ambush ought to have been. There are only crows, and what they left over.
quest-ash_road-message-snare = A snare closes round an ankle: { $hero } is caught like a rabbit.
quest-ash_road-message-let_go = He is gone before the bag touches the ground. “Pleasure doing business!” comes from behind the rocks, limping.
quest-ash_road-message-at_bay = Splig gets up again and has grown a little. “No? Then Splig is brave now. See what you’ve done.”
quest-ash_road-message-splig_falls = The captain falls at full length, which isn’t far. His crown rolls on a while by itself.
quest-ash_road-message-heart_lies = The ember heart lies in the open, beating. From the ford Lise shouts that she has the coffer ready. From the road behind her something grey is coming that had smelt the fire. It begins to snow ash.
quest-ash_road-message-heart_taken = { $hero } takes the heart up. Warm. Very warm.
quest-ash_road-message-cooling = The beat of the ember has slowed. Three rounds, no more, and it will be a stone.
quest-ash_road-message-escaped = One last hop, and the captain is through the pass. He waves with the bag.
quest-ash_road-ending-heart_home = The ember heart is in the coffer.
quest-ash_road-ending-escaped = Splig has got away with the ember heart.
quest-ash_road-ending-cold = The ember heart has gone cold.
