# Monsters and lieutenants of The Trollfens.

monster-harpy = Harpy
    .plural = Harpies
    .master = Master Harpy
monster-plague_worm = Plague Worm
    .plural = Plague Worms
    .master = Master Plague Worm

monster-bolgoreth = Bol’Goreth

ability-burrow = Burrow
    .text = Action, once per activation: comes up within 3 squares, also where heroes stand; each of them is moved to the nearest empty square and suffers 1 ✦.
ability-flock = Flock
    .text = Action: each minion of its group within 5 squares moves up to 2 squares toward the closest hero.
ability-pestilence = Pestilence
    .text = A hero who starts its turn next to it tests Willpower and is Diseased if it fails.
ability-rampage = Rampage
    .text = Action: moves as with a move action, past as many heroes as possible, then attacks all figures within 2 squares of his way, each with its own defence; then he is Stunned and Weakened.
ability-resilient = Resilient
    .text = At the start of his activation he is rid of his worst condition.
