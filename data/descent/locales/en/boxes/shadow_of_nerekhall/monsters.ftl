# Monsters and lieutenants of Shadow of Nerekhall.

monster-changeling = Changeling
    .plural = Changelings
    .master = Master Changeling
monster-ironbound = Ironbound
    .plural = Ironbounds
    .master = Master Ironbound
monster-rat_swarm = Rat Swarm
    .plural = Rat Swarms
    .master = Master Rat Swarm
monster-ynfernael_hulk = Ynfernael Hulk
    .plural = Ynfernael Hulks
    .master = Master Ynfernael Hulk

monster-mirklace = Mirklace
monster-rylan_olliven = Rylan Olliven
monster-tristayne_olliven = Tristayne Olliven
monster-verminous = Verminous

ability-bloodrush = Bloodrush
    .text = Action, once per activation: suffers 1 ♥ and gains 5 movement points; never for its last ♥.
ability-charge_hulk = Charge
    .text = ⚡: +3 ♥ if the target did not stand next to it when its activation began.
ability-chaotic_energy = Chaotic Energy
    .text = Before the dice of its attack it suffers up to 3 ♥, never below half its health, for as many ♥ more; all 3 if an adjacent monster suffers them for it.
ability-feast = Feast
    .text = ⚡: +1 ♥ for each ♥ it has left.
ability-hideous_laughter = Hideous Laughter
    .text = Heroes within 3 squares have 1 less in all attributes, but at least 1.
ability-influence = Influence
    .text = Action, once per round: an adjacent monster attacks at once; if none of them can, one moves toward the closest hero.
ability-master_plan = Master Plan
    .text = Speaks of overlord cards only; without effect here.
ability-merge = Merge
    .text = Action: gives all its ♥ to an adjacent hurt monster of its group, and is gone.
ability-precise = Precise
    .text = Adjacent figures don’t block its view.
ability-protect = Protect
    .text = If a hero it sees attacks an adjacent monster with fewer ♥ left, it suffers 1 ♥ and becomes the target; range and view stay as they were.
ability-ravenous = Ravenous
    .text = +1 ⚡ to attacks on a Bleeding hero.
ability-rend = Rend
    .text = Action: an adjacent hero tests Might and is Bleeding if it fails.
ability-scheme = Scheme
    .text = ⚡: speaks of overlord cards only; without effect here.
ability-soul_siphon = Soul Siphon
    .text = ♥ that don’t come from an attack befall the adjacent monster with most ♥ left in its place.
ability-split_earth = Split Earth
    .text = Action, once per round: on a path of 4 squares that begins next to him and crosses no monster, with as many heroes as possible, each suffers 1 ♥ and is moved 1 square.
ability-whisper = Whisper
    .text = Action: each adjacent hero tests Willpower; whoever fails is moved 1 square.

effect-scheme = { ability-scheme }
