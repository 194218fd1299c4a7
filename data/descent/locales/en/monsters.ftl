# The monsters: names, abilities and activation cards.

monster-barghest = Barghest
    .plural = Barghests
    .master = Master Barghest
monster-cave_spider = Cave Spider
    .plural = Cave Spiders
    .master = Master Cave Spider
monster-elemental = Elemental
    .plural = Elementals
    .master = Master Elemental
monster-ettin = Ettin
    .plural = Ettins
    .master = Master Ettin
monster-flesh_moulder = Flesh Moulder
    .plural = Flesh Moulders
    .master = Master Flesh Moulder
monster-goblin_archer = Goblin Archer
    .plural = Goblin Archers
    .master = Master Goblin Archer
monster-merriod = Merriod
    .plural = Merriods
    .master = Master Merriod
monster-shadow_dragon = Shadow Dragon
    .plural = Shadow Dragons
    .master = Master Shadow Dragon
monster-zombie = Zombie
    .plural = Zombies
    .master = Master Zombie

## Lieutenants

monster-baron_zachareth = Baron Zachareth
monster-belthir = Belthir
monster-lady_eliza_farrow = Lady Eliza Farrow
monster-lord_merick_farrow = Lord Merick Farrow
monster-sir_alric_farrow = Sir Alric Farrow
monster-splig = Splig

## Abilities

ability-reach = Reach
    .text = Strikes in melee up to two squares away, if the view is clear.
ability-howl = Howl
    .text = Action: each hero within 3 squares tests Willpower; a failure costs 1 ✦.
ability-night_stalker = Night Stalker
    .text = Attacked from afar, it adds a brown die to its defence.
ability-web = Web
    .text = Leaving a square next to it costs a hero 1 ✦ more.
ability-fire = Fire
    .text = Action: attacks all adjacent figures, each with its own defence.
ability-earth = Earth
    .text = Action: each adjacent hero tests Awareness; whoever fails is Immobilised.
ability-water = Water
    .text = Action: each adjacent hero tests Willpower; a failure costs 2 ✦.
ability-air = Air
    .text = Action: until its next activation only adjacent attacks can hurt it.
ability-throw = Throw
    .text = Action: an adjacent hero tests Might; on a failure it lands up to 3 squares away, as far as possible from the closest other hero, and loses 1 ♥.
ability-heal = Heal
    .text = Action: a monster within 3 squares recovers the ♥ of a red die.
ability-scamper = Scamper
    .text = Walks through squares of heroes.
ability-cowardly = Cowardly
    .text = Spends ⚡ only within 3 squares of a master monster.
ability-flail = Flail
    .text = Its attack may aim at two heroes at once; each rolls its own defence.
ability-shadow = Shadow
    .text = An adjacent hero who attacks has to spend 1 ⚡ or misses.
ability-shambling = Shambling
    .text = Only one move per activation.
ability-grab = Grab
    .text = Action: an adjacent hero tests Might and is Immobilised if it fails.

ability-fly = Fly
    .text = Passes over enemies and all terrain but obstacles, and lands on an empty square.
ability-aftershock = Aftershock
    .text = After an attack against it, an adjacent attacker tests Willpower; a failure costs 1 ✦.
ability-regeneration = Regeneration 1
    .text = Recovers 1 ♥ at the start of its activation.
ability-unmovable = Unmovable
    .text = Nobody else can move it.
ability-not_me = Not Me!
    .text = When attacked it tests Awareness; if it passes, the adjacent monster with most ♥ left becomes the target instead.
ability-duskblade = Duskblade
    .text = Relic: a hero who begins its turn adjacent has 1 speed less in that turn.
ability-bones_of_woe = Bones of Woe
    .text = Relic: speaks of overlord cards only; without effect here.
ability-shield_of_zoreks_favor = Shield of Zorek’s Favor
    .text = Relic: after an attack on its bearer that did not defeat it, the bearer tests Might; if it passes, the attacker loses as many ♥ as shields were rolled.
ability-staff_of_shadows = Staff of Shadows
    .text = Relic: speaks of overlord cards only; without effect here.
ability-shadow_rune = The Shadow Rune
    .text = Relic of Baron Zachareth: surges for more ♥ and range.
ability-scorpions_kiss = Scorpion’s Kiss
    .text = Relic: once per activation, for an action, the closest hero in sight tests Awareness; on a failure it is Immobilised and Poisoned, on a success it gets the worse of the two.

ability-aura = Aura
    .text = A hero who enters a square next to it loses X ♥.
ability-freezing = Freezing
    .text = Entering a square next to it costs a hero 1 ✦.
ability-ironskin = Ironskin
    .text = Pierce does nothing against it, and it cannot get conditions.
ability-ravage = Ravage
    .text = May attack with both its actions.
ability-reanimation = Reanimation
    .text = Whenever it loses ♥ and survives, it recovers 1 of them for each other monster of its group within 3 squares.
ability-sorcery = Sorcery
    .text = After its attack roll, range it does not need becomes ♥, one for one; if range is missing, ♥ become range. Up to X.
ability-stealthy = Stealthy
    .text = An attack on it misses unless its range is 3 more than needed; in melee it takes 3 range.
ability-sweep = Sweep
    .text = Action: attacks all other figures within 2 squares and in sight, each with its own defence.

## Special effects of activation cards

special = *{ $card }*: { $what }.
special-hearts = +{ $n } ♥ to attacks
special-range = +{ $n } range
special-pierce = pierce { $n }
special-surges = +{ $n } ⚡ to attacks
special-speed = +{ $n } speed
special-dice = +{ $dice } to attacks
special-inflicts = their blows cause: { $condition }
special-recover = each recovers { $n } ♥
special-shed = they are rid of all their conditions
special-ordeal = { $test ->
        [none] the heroes suffer { $cost }
       *[other] the heroes test { $test }; whoever fails suffers { $cost }
    }

trait-wilderness = Wilderness
trait-dark = Dark
trait-cave = Cave
trait-cold = Cold
trait-hot = Hot
trait-mountain = Mountain
trait-cursed = Cursed
trait-civilized = Civilized
trait-building = Building
trait-water = Water
