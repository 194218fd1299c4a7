# “The Last Lantern”: the siege. Seven rounds until dawn, and one flame to keep.

quest-last_lantern = The Last Lantern
    .objective = Keep the lantern alight until dawn, at the end of round 7.
    .intro = One light still burns in the valley: the pilgrims’ lantern in the chapel on the bridge. As long as it does, the dead of Mistvale dare not cross. Tonight somebody has given them leave to try. Lise counts on her fingers. “Seven hours till dawn. You need only keep it burning. And, if you can manage it, yourselves.”
    .won = A grey line, then a gold one. The first ray comes through the broken window and lays itself beside the little flame. On the bridge, whatever can still walk walks away.
    .lost = A breath, and the glass is black. In the dark of the chapel something laughs, softly, like somebody who has been let in at last.
area-last_lantern-chapel = The bridge chapel: a gatehouse hall, a nave, and in the middle of it the lantern. Over the bridge the graves are restless.
area-last_lantern-catacomb = The catacomb under the hall. The niches are empty, and those who lay in them are on the stairs.
area-last_lantern-crypt = The crypt behind the altar. The founders of the chapel have risen early for matins.
door-last_lantern-gate = the bridge gate
door-last_lantern-catacomb_door = the trapdoor to the catacomb
door-last_lantern-crypt_door = the crypt grille
token-last_lantern-lantern = the lantern
token-last_lantern-lever = the gate lever
token-last_lantern-pews = the pews
token-last_lantern-catafalque = the catafalque
token-last_lantern-chain = the crypt chain
token-last_lantern-sacristy = the sacristy cupboard
token-last_lantern-alms_box = the alms box

## To examine

quest-last_lantern-door-gate = A portcullis of oak and iron. Shut, it holds; but every foe in front of it at the end of a round breaks a bar.
quest-last_lantern-door-catacomb_door = Flagstones with a ring in them. Something beneath is scratching, patiently.
quest-last_lantern-door-crypt_door = An iron grille before the founders’ tombs. The chain beside it drops a second one.
quest-last_lantern-token-lantern = Glass, brass, and a flame no longer than a thumb. Each foe in its glow at the end of a round takes a measure of its light. With oil it can be fed.
quest-last_lantern-token-lever = Down, and the gate falls. Up, and it rises again, if nobody is standing outside who shouldn’t come in.
quest-last_lantern-token-pews = Ten feet of solid oak each. Piled against a shut gate they would hold it a good while longer (Might test).
quest-last_lantern-token-catafalque = A stone bier on wheels that no longer turn. On top of the trapdoor it would win you a round (Might test).
quest-last_lantern-token-chain = The chain runs up into the dark to a second grille. One of its three hooks is the right one (Awareness test). It would win you two rounds.
quest-last_lantern-token-sacristy = Vestments, candle ends, and a smell of lamp oil.
quest-last_lantern-token-alms_box = For the poor. It rattles.

quest-last_lantern-use-feed = Feed the flame
    .not = You have no oil.
quest-last_lantern-use-lower = Drop the gate
    .not = The gate is down already, or broken.
quest-last_lantern-use-raise = Raise the gate
quest-last_lantern-use-brace = Pile the pews against the gate (Might)
    .not = The gate must be down first.
quest-last_lantern-use-wedge = Push the bier onto the trapdoor (Might)
    .not = Too late: the trapdoor is open.
quest-last_lantern-use-drop_grille = Unhook the second grille (Awareness)
    .not = Too late: they are out.

## The choice

quest-last_lantern-choice-knocking = Fists on the gate, and a voice out of breath: “It’s Huguette, with the oil! Two kegs! They ate the mule!” Behind her, on the bridge, claws are clicking nearer.
quest-last_lantern-option-let_in = Raise the gate for her
quest-last_lantern-option-rope = Haul her over the wall on a rope (Might)
    .not = Nobody is in the hall to hold it.
quest-last_lantern-option-hatch = Let Gaspard show her the wash-house hatch
quest-last_lantern-option-turn_away = Leave it shut

## The story

quest-last_lantern-objective-prepare = Drop the gate, block the cellars, and find oil while there is time.
quest-last_lantern-objective-hold = Keep the lantern alight until the end of round 7. Each foe in its glow at the end of a round dims it.
quest-last_lantern-objective-flame = The flame is failing: feed it, and drive everything out of its glow.

quest-last_lantern-message-dusk = Dusk. The gate stands open, because the lever is inside and the gatekeeper isn’t. Out on the bridge eyes are catching the lantern’s light. The flame has { $light } measures in it.
quest-last_lantern-message-first_wave = They come over the bridge at a trot. They don’t look at you. They look at the light.
quest-last_lantern-message-scratching = The scratching under the flagstones has turned into knocking.
quest-last_lantern-message-gate_down = The gate comes down with a crash that wakes the whole river.
quest-last_lantern-message-battering = Blow upon blow. Splinters fly. { $bars ->
        [one] One bar is left.
       *[other] { $bars } bars are left.
    }
quest-last_lantern-message-gate_bursts = The last bar snaps and the gate swings in on one hinge. It won’t be shut again tonight.
quest-last_lantern-message-braced = The pews wedge tight. The gate stops trembling.
quest-last_lantern-message-pews_slide = The pew slides away on the wet stone and takes you with it.
quest-last_lantern-message-wedged = The bier grinds over the trapdoor. Beneath it the knocking turns indignant.
quest-last_lantern-message-too_heavy = The bier moves by a finger’s breadth. Your back by rather more.
quest-last_lantern-message-grille_down = The right hook. The second grille drops, and behind it something that had just begun to get up lies down again.
quest-last_lantern-message-chain_jams = The wrong hook. There were only three.
quest-last_lantern-message-catacomb_bursts = The trapdoor flies open. They climb out as tenants climb out who have waited too long for repairs.
quest-last_lantern-message-archers = Whistles and laughter on the far bank: goblins, and they have brought bows.
quest-last_lantern-message-let_in = The gate goes up, Huguette tumbles in with both kegs, and she isn’t the only one to come in.
quest-last_lantern-message-rope_holds = Hand over hand: first the kegs, then Huguette, then one shoe.
quest-last_lantern-message-rope_slips = The rope runs through wet hands. A splash; then, from downstream, a great deal of swearing. Huguette can swim. The kegs can’t.
quest-last_lantern-message-hatch = Gaspard the miller gets up from the corner where he has been ashamed of himself. “There’s a hatch where they did the washing.” A moment later there are two kegs more, and Huguette.
quest-last_lantern-message-turned_away = You say nothing. The knocking goes on a little, then there are footsteps, running.
quest-last_lantern-message-crypt_stirs = Behind the altar stone scrapes on stone. The second grille holds. For now.
quest-last_lantern-message-crypt_bursts = The grille bends like a reed. The founders of the chapel step over it, right behind the lantern.
quest-last_lantern-message-oil_found = Behind the vestments, a can of oil, half full.
quest-last_lantern-message-fed = The flame drinks and stands up straight.
quest-last_lantern-message-second_hunt = The bridge darkens once more: the pack has not been counted right.
quest-last_lantern-message-dimming = Cold hands reach into the glow. { $light ->
        [one] The flame has one measure left.
       *[other] The flame has { $light } measures left.
    }
quest-last_lantern-message-flickers = The flame ducks and turns blue. Lise holds both hands round the glass. “Not yet. Please.”
quest-last_lantern-message-last_hour = The last hour is the longest. From the catacomb the late sleepers come up.
quest-last_lantern-ending-dawn = Dawn. The lantern is still burning.
quest-last_lantern-ending-dark = The lantern has gone out.
