# Monsters and lieutenants of Manor of Ravens.

monster-bandit = Bandit
    .plural = Bandits
    .master = Master Bandit
monster-wraith = Wraith
    .plural = Wraiths
    .master = Master Wraith

monster-skarn = Skarn

ability-black_venom = Black Venom
    .text = ⚡: whoever suffers at least 1 ♥ is Doomed and Poisoned.
ability-death_cry = Death Cry
    .text = Action, once per round: a hero within 3 squares tests Willpower; on a failure it is Doomed or suffers 1 ♥, as the tie setting decides.
ability-energy_drain = Energy Drain
    .text = Up to X of the ♥ his attack deals a hero become ✦, as far as the hero can bear ✦; not if the hero falls by them.
ability-pillage = Pillage
    .text = Action: attacks an adjacent hero; if it knocks the hero out, one of the hero’s search cards goes back into the deck.
ability-reaper = Reaper
    .text = Once per round, when a hero is knocked out within 5 squares: it may at once move up to its Speed, if it can’t attack anybody yet, and attacks the closest hero.
ability-thrash = Thrash
    .text = Action: attacks all adjacent figures, each with its own defence.
