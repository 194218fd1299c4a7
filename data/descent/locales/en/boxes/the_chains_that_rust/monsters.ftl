# Monsters and lieutenants of The Chains That Rust.

monster-marrow_priest = Marrow Priest
    .plural = Marrow Priests
    .master = Master Marrow Priest
monster-shambling_colossus = Shambling Colossus
    .plural = Shambling Colossi
    .master = Master Shambling Colossus
monster-the_dispossessed = The Dispossessed
    .plural = The Dispossessed
    .master = Master Dispossessed

ability-ethereal_hold = Ethereal Hold
    .text = At the start of its activation, if a hero whose token it bears does not stand next to it, it gives the token back and appears beside that hero.
ability-fearbrand = Fearbrand
    .text = Action: the token of a hero in sight is laid on its base.
ability-harrowing = Harrowing
    .text = A hero within 3 squares who attacks it tests Willpower before the roll and is Terrified if it fails.
ability-mortal_binding = Mortal Binding
    .text = ⚡: the target tests Knowledge; on a failure it recovers no ♥ until a monster of the group is defeated or a hero knocked out.
ability-puncture = Puncture
    .text = Its attacks ignore 1 🛡 for each defence die of whoever they strike.
ability-shadow_step = Shadow Step
    .text = After a hero’s attack on it, it slips up to 5 squares away, unless the attacker spent 1 ⚡ to hold it.

effect-mortal_binding = { ability-mortal_binding }
effect-hold_fast = hold it: no { ability-shadow_step }
noted-bound = is bound: no ♥ to recover until one of the priests falls, or a hero
noted-unbound = is no longer bound and may recover ♥ again
noted-branded = is branded: its token lies on the monster’s base
