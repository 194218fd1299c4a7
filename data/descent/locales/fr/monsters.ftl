# Les monstres : noms, capacités et cartes d’activation.

monster-barghest = Barghest
    .plural = Barghests
    .master = Barghest majeur
monster-cave_spider = Araignée des Cavernes
    .plural = Araignées des Cavernes
    .master = Araignée des Cavernes majeure
monster-elemental = Élémentaire
    .plural = Élémentaires
    .master = Élémentaire majeur
monster-ettin = Ettin
    .plural = Ettins
    .master = Ettin majeur
monster-flesh_moulder = Sculpteur de Chair
    .plural = Sculpteurs de Chair
    .master = Sculpteur de Chair majeur
monster-goblin_archer = Archer Gobelin
    .plural = Archers Gobelins
    .master = Archer Gobelin majeur
monster-merriod = Merriod
    .plural = Merriods
    .master = Merriod majeur
monster-shadow_dragon = Dragon de l’Ombre
    .plural = Dragons de l’Ombre
    .master = Dragon de l’Ombre majeur
monster-zombie = Zombie
    .plural = Zombies
    .master = Zombie majeur

## Lieutenants

monster-baron_zachareth = Baron Zachareth
monster-belthir = Belthir
monster-lady_eliza_farrow = Lady Eliza Farrow
monster-lord_merick_farrow = Lord Merick Farrow
monster-sir_alric_farrow = Sir Alric Farrow
monster-splig = Splig

## Capacités

ability-reach = Allonge
    .text = Frappe au corps à corps jusqu’à deux cases, si la vue est libre.
ability-howl = Hurlement
    .text = Action : chaque héros à 3 cases ou moins teste sa Volonté ; en cas d’échec, 1 ✦.
ability-night_stalker = Traqueur Nocturne
    .text = Attaqué de loin, il ajoute un dé brun à sa défense.
ability-web = Toile
    .text = Quitter une case à côté d’elle coûte 1 ✦ de plus à un héros.
ability-fire = Feu
    .text = Action : attaque toutes les figurines adjacentes, chacune avec sa propre défense.
ability-earth = Terre
    .text = Action : chaque héros adjacent teste sa Perception ; en cas d’échec, Immobilisé.
ability-water = Eau
    .text = Action : chaque héros adjacent teste sa Volonté ; en cas d’échec, 2 ✦.
ability-air = Air
    .text = Action : jusqu’à sa prochaine activation, seules les attaques adjacentes le touchent.
ability-throw = Projection
    .text = Action : un héros adjacent teste sa Puissance ; en cas d’échec, il atterrit à 3 cases au plus et perd 1 ♥.
ability-heal = Soigner
    .text = Action : un monstre à 3 cases ou moins récupère les ♥ d’un dé rouge.
ability-scamper = Se Faufiler
    .text = Traverse les cases des héros.
ability-cowardly = Lâche
    .text = Ne dépense des ⚡ qu’à 3 cases ou moins d’un monstre majeur.
ability-flail = Fouetter
    .text = Son attaque peut viser deux héros à la fois ; chacun lance sa défense.
ability-shadow = Ombre
    .text = Un héros adjacent qui attaque doit dépenser 1 ⚡, sinon il manque.
ability-shambling = Démarche Traînante
    .text = Un seul mouvement par activation.
ability-grab = Agripper
    .text = Action : un héros adjacent teste sa Puissance ; en cas d’échec, Immobilisé.

ability-fly = Vol
    .text = Passe au-dessus des ennemis et de tout terrain sauf les obstacles, et se pose sur une case vide.
ability-aftershock = Contrecoup
    .text = Après une attaque contre lui, un attaquant adjacent teste sa Volonté ; en cas d’échec, 1 ✦.
ability-regeneration = Régénération 1
    .text = Récupère 1 ♥ au début de son activation.
ability-unmovable = Immuable
    .text = Personne d’autre ne peut le déplacer.
ability-not_me = Pas Moi !
    .text = Attaqué, il teste sa Perception ; en cas de réussite, un monstre adjacent devient la cible à sa place.

## Effets spéciaux des cartes d’activation

special = *{ $card }* : { $what }.
special-hearts = +{ $n } ♥ aux attaques
special-range = +{ $n } portée
special-pierce = transpercer { $n }
special-surges = +{ $n } ⚡ aux attaques
special-speed = +{ $n } vitesse
special-inflicts = leurs coups donnent : { $condition }
special-recover = chacun récupère { $n } ♥
special-shed = ils se débarrassent de tous leurs états
special-ordeal = { $test ->
        [none] les héros subissent : { $cost }
       *[other] les héros testent { $test } ; en cas d’échec : { $cost }
    }

trait-wilderness = Nature
trait-dark = Obscurité
trait-cave = Caverne
trait-cold = Froid
trait-hot = Chaleur
trait-mountain = Montagne
trait-cursed = Maudit
trait-civilized = Civilisé
trait-building = Bâtiment
trait-water = Eau
