# “The Bell Beneath”: the fight against the Ash Priest, below the lamp tower.

quest-bell_beneath = The Bell Beneath
    .objective = Defeat the Ash Priest.
    .intro = Below the tower’s last stair there are more stairs. Lise found them by following the sound: a bell, far down, rung by nobody you can see, and with every stroke another grave in Mistvale cracks. “The Ash Priest is calling his dead order home,” she says. “Shut him up. We’ll see about the light afterwards.”
    .won = The ash comes down, and this time it stays down. In the Mistvale graveyard the diggers wait a good while, shovels ready. Nothing stirs.
    .lost = The bell beneath rings on. You can hear it from the market square now.
area-bell_beneath-stair = A stair, a passage, a crossroads of bones. The walls hum like a drumskin.
area-bell_beneath-salt_crypt = The salt crypt: the first keepers lie here in stone, and at the far end a white bell swings by itself.
area-bell_beneath-catacomb = Burial niches up to the vault. An iron bell hangs from a chain, the chain from a counterweight.
area-bell_beneath-sanctum = The sanctum. A throne, a scorched carpet, and the great bell, taller than a man.
area-bell_beneath-cell = A cell, chains, and at the end of the chains an old man counting strokes.
door-bell_beneath-salt_door = the salt door
door-bell_beneath-iron_door = the iron door
door-bell_beneath-bronze_gate = the bronze gate
door-bell_beneath-cell_door = the cell door
token-bell_beneath-niche = the watchman’s niche
token-bell_beneath-salt_bell = the salt bell
token-bell_beneath-sarcophagus = the sarcophagus
token-bell_beneath-iron_bell = the iron bell
token-bell_beneath-counterweight = the counterweight
token-bell_beneath-coffins = the coffins
token-bell_beneath-great_bell = the great bell
token-bell_beneath-reliquary = the reliquary
token-bell_beneath-odran = Odran
token-bell_beneath-heart = the ember heart
unique-ash_priest = the Ash Priest

## To examine

quest-bell_beneath-door-salt_door = Oak bleached white. A thin line of salt runs all around the frame.
quest-bell_beneath-door-iron_door = An iron plate on iron hinges. It shivers with every stroke.
quest-bell_beneath-door-bronze_gate = Bell bronze, warm to the touch. The ringing holds it shut: silence one bell and it will open. Or force it, with a broad back and thick skin.
quest-bell_beneath-door-cell_door = Bars, and a brand-new lock. Somebody thought this prisoner worth the expense.
quest-bell_beneath-token-niche = The watchman is no longer in his niche. His coat is.
quest-bell_beneath-token-salt_bell = It whispers more than it rings, and what it whispers is names. Stare it down, or stuff its throat with shrouds.
quest-bell_beneath-token-sarcophagus = The lid has slid aside. Pushed from within.
quest-bell_beneath-token-iron_bell = An alarm bell. A wedge between the right two links and the clapper would never touch.
quest-bell_beneath-token-counterweight = A lever holds the counterweight. Throwing it brings the bell down for certain; but the same chain keeps the niches shut.
quest-bell_beneath-token-coffins = Three new coffins. Somebody was expecting company.
quest-bell_beneath-token-great_bell = Cast from every bell in the valley. The rope is as thick as an arm, and has views on who comes near.
quest-bell_beneath-token-reliquary = A shrine of blackened silver, ajar.
quest-bell_beneath-token-odran = Odran, the keeper. Thin, chained, and as ill-tempered as ever: he’ll live.
quest-bell_beneath-token-heart = The ember heart, red as on its first day. Without it the lamp is only glass.

quest-bell_beneath-use-heave = Force the bronze gate (Might)
quest-bell_beneath-use-muffle = Stare the bell down (Willpower)
    .not = The salt bell is silent.
quest-bell_beneath-use-pack = Stuff it with shrouds (Might)
    .not = The salt bell is silent.
quest-bell_beneath-use-wedge = Wedge the chain (Knowledge)
    .not = The iron bell is silent.
quest-bell_beneath-use-pull = Throw the lever
    .not = The iron bell is silent.
quest-bell_beneath-use-cut_rope = Cut the rope (Awareness)
    .not = The great bell is silent.
quest-bell_beneath-use-pull_pin = Pull Odran’s pin
quest-bell_beneath-use-break_lock = Break the lock (Might)
quest-bell_beneath-use-pick_lock = Pick the lock (Awareness)
quest-bell_beneath-use-unchain = Free Odran

## Rules

quest-bell_beneath-rule-tolling = While they ring, the bells mend the Ash Priest: at the end of each round he recovers 2 ♥ per bell. Each bell also adds a stroke to the count: at 20 strokes (18 on hard) the dead order rises, and it rises at the end of round 14 in any case.
quest-bell_beneath-rule-ashfall = The ash chokes: nobody can rest any more.

## The story

quest-bell_beneath-objective-bells = Silence the three bells, or enough of them.
quest-bell_beneath-objective-sanctum = Silence the great bell and defeat the Ash Priest.
quest-bell_beneath-objective-priest = The bells are silent: defeat the Ash Priest.

quest-bell_beneath-message-descent = Three voices rise from below: one white, one rusty, and under both a third so deep that you feel it in your teeth. At the crossroads, shapes stand guard.
quest-bell_beneath-choice-way_down = How do you go down?
quest-bell_beneath-option-stair = By the stair
quest-bell_beneath-option-oil = Pour the lantern’s oil down first
quest-bell_beneath-option-ash_chute = Through the miller’s ash chute
quest-bell_beneath-message-by_the_stair = The steps are worn hollow in the middle, like a church’s. A great deal was prayed here, or dragged.
quest-bell_beneath-message-burning_oil = Oil from the Last Lantern trickles down step by step, and Lise drops in a wick. Below, the screaming starts before anyone has seen you.
quest-bell_beneath-message-ash_chute = Gaspard told the truth: the chute he tipped his sacks into comes out at the end of the passage. You arrive grey, out of breath, and a good deal closer than expected.
quest-bell_beneath-message-gate_heaved = { $hero } works both hands into the gap and pulls. Something gives, luckily on the gate’s side.
quest-bell_beneath-message-gate_burns = The bronze rings, scalding hot, and keeps some of { $hero }’s skin.
quest-bell_beneath-message-salt_open = Salt crunches underfoot. Between the sarcophagi, legs unfold. Too many of them.
quest-bell_beneath-message-salt_silent = { $hero } leans against the bell, forehead to bronze, and says simply: “No.” It falls silent, offended.
quest-bell_beneath-message-salt_whispers = The bell recites names. The last one is { $hero }.
quest-bell_beneath-message-salt_packed = Armfuls of shroud down the bell’s throat: it coughs, then nothing.
quest-bell_beneath-message-salt_shakes = The bell shakes itself and spits the shrouds back out, and { $hero } with them.
quest-bell_beneath-message-iron_open = The niches are full, and for now they stay so. Two ways to stop the iron bell: the sure one by the lever, the quiet one at the chain.
quest-bell_beneath-message-iron_wedged = One wedge, the right link, the right moment. The clapper stops, and nobody wakes.
quest-bell_beneath-message-iron_slips = The wedge jumps out and is lost in the dark. There are others.
quest-bell_beneath-message-niches_open = The lever drops, the bell crashes down. A moment of silence; then, one by one, the niches open.
quest-bell_beneath-message-bells_left = { $ringing ->
        [one] One bell is still ringing.
       *[other] { $ringing } bells are still ringing.
    }
quest-bell_beneath-message-gate_gives = Without its third voice the chord falls apart. The bronze gate opens by the width of a finger.
quest-bell_beneath-message-sanctum = Before the throne a grey man turns round. With every stroke a little ash drifts back to him and fills a wrinkle. “Do come in. The service isn’t over.”
quest-bell_beneath-message-splig_has_it = At the foot of the throne a fat goblin jumps. Splig! He is hugging something that glows red: the ember heart, which nobody has paid him to hand over yet.
quest-bell_beneath-message-priest_has_it = Under the Priest’s robe a red glow beats like a second heart: the ember from the lamp.
quest-bell_beneath-message-splig_again = “You again?” moans Splig. He counts his bandages, counts you, and draws his weapon with regret.
quest-bell_beneath-message-bells_mend = The bells ring, and the Priest’s wounds close, grey and smooth. As long as they sing, he’ll last.
quest-bell_beneath-message-first_rank = Six strokes. On the stair behind you, footsteps: the order’s first rank is up.
quest-bell_beneath-message-second_rank = Eleven strokes. The second rank follows the first, in silence, as if to vespers.
quest-bell_beneath-message-nearly_awake = { $tolls } strokes. Under the flagstones they have begun to sing. A few more and there will be too many.
quest-bell_beneath-choice-splig = Splig keeps glancing at the way out. “We could come to an arrangement, eh? I don’t even like him. He gets ash in the soup.”
quest-bell_beneath-option-let_him_go = Let him run
quest-bell_beneath-option-pay_him = Pay him 50 gold to change sides
quest-bell_beneath-option-finish_him = Finish him
quest-bell_beneath-message-splig_goes = “You won’t regret it!” Splig bolts for the stair, empty-handed and light on his feet.
quest-bell_beneath-message-splig_paid = Splig bites a coin, shrugs, and sticks his blade in the Priest’s back. “Nothing personal, Father.” Then he bolts.
quest-bell_beneath-message-splig_cornered = “Then everybody’s going to be sorry!” A king with his back to the wall is still a king.
quest-bell_beneath-message-splig_falls = Splig looks at the wound with honest surprise. “But… I’m the king.” His crown rolls for a long time.
quest-bell_beneath-message-splig_runs = In the confusion a round shape slips through the gate, something red under its arm. Splig never could hand over what wasn’t paid for.
quest-bell_beneath-message-heart_falls = The ember heart rolls across the flagstones. The ash shrinks away from it.
quest-bell_beneath-message-cell_open = The grille creaks. “Never mind the rope,” says a voice. “There’s a pin. I put it there.”
quest-bell_beneath-message-lock_holds = The lock holds.
quest-bell_beneath-message-odran_freed = Odran rubs his wrists. “The great bell’s pin: knee height, throne side. And tell Lise she left the door open.” It does you good just to hear him grumble.
quest-bell_beneath-message-great_cut = The rope goes taut, feels for { $hero }, and drops in two. The great bell finishes its swing without a sound.
quest-bell_beneath-message-great_swings = The rope dodges, and the bell comes back, enormous. { $hero } sees stars.
quest-bell_beneath-message-great_pinned = The pin comes out like a milk tooth. The great bell drops a notch and swings no more.
quest-bell_beneath-message-silence = The silence strikes harder than the bell did. The Priest staggers; long cracks open in him, and nothing comes to fill them.
quest-bell_beneath-message-half_ash = The Priest falls into a grey heap and rises again beside the throne, taller, less of a man. Next to him an empty robe fills up. The air turns to ash: you no longer breathe it, you chew it.
quest-bell_beneath-message-ash_names = The ash speaks a name, very low. Whoever bears it feels their knees give.
quest-bell_beneath-message-ash_hands = Hands of ash close around ankles.
quest-bell_beneath-message-ash_embers = Around the throne the ash remembers that it used to be fire.
quest-bell_beneath-message-ash_lull = A breath of cold air from the stair. Somebody up there has opened every door.
quest-bell_beneath-message-one_falls = “Another novice,” says the Priest, watching one of you fall.
quest-bell_beneath-message-priest_falls = The Ash Priest opens his mouth for one last verse. A little dust comes out, and then all of him does.

quest-bell_beneath-ending-lamp_relit = The ember heart goes up to its lamp, and Odran behind it, counting the steps aloud. Lise has the ladder ready.
quest-bell_beneath-ending-lamp_alone = The ember heart is back in its lamp. Odran, carried up too weak for the stairs, nods to Lise: she is the keeper now.
quest-bell_beneath-ending-torches = The lamp stays cold, but that night every house in Mistvale carries a torch to the top. From far off you would swear it was a star.
quest-bell_beneath-ending-order_rises = The last stroke falls. Under the flagstones they all rise at once.
