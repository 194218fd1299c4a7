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
    .text = Attaqué de loin, il ajoute un dé marron à sa défense.
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
    .text = Action : un héros adjacent teste sa Puissance ; en cas d’échec, il atterrit à 3 cases au plus, le plus loin possible de l’autre héros le plus proche, et perd 1 ♥.
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
    .text = Attaqué, il teste sa Perception ; en cas de réussite, le monstre adjacent à qui il reste le plus de ♥ devient la cible à sa place.
ability-duskblade = Lame du Crépuscule
    .text = Relique : un héros qui commence son tour adjacent a 1 de vitesse en moins pendant ce tour.
ability-bones_of_woe = Osselets du Malheur
    .text = Relique : ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-shield_of_zoreks_favor = Bouclier de la Faveur de Zorek
    .text = Relique : après une attaque contre son porteur qui ne l’a pas vaincu, celui-ci teste sa Puissance ; en cas de réussite, l’attaquant perd autant de ♥ que de boucliers obtenus.
ability-staff_of_shadows = Bâton des Ombres
    .text = Relique : ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-shadow_rune = La Rune de l’Ombre
    .text = Relique du baron Zachareth : des augmentations pour plus de ♥ et de portée.
ability-scorpions_kiss = Baiser du Scorpion
    .text = Relique : une fois par activation, pour une action, le héros visible le plus proche teste sa Perception ; en cas d’échec, il reçoit Immobilisé et Empoisonné ; en cas de réussite, il reçoit la pire des deux conditions.

ability-aura = Aura
    .text = Un héros qui entre sur une case à côté de lui perd X ♥.
ability-freezing = Glacial
    .text = Entrer sur une case à côté de lui coûte 1 ✦ à un héros.
ability-ironskin = Peau de Fer
    .text = Transpercer ne fait rien contre lui, et il ne peut recevoir aucune condition.
ability-ravage = Ravage
    .text = Peut attaquer avec ses deux actions.
ability-reanimation = Réanimation
    .text = Chaque fois qu’il perd des ♥ et survit, il en récupère 1 par autre monstre de son groupe à 3 cases ou moins.
ability-sorcery = Sorcellerie
    .text = Après son jet d’attaque, la portée dont il n’a pas besoin devient des ♥, un pour un ; s’il en manque, des ♥ deviennent de la portée. Jusqu’à X.
ability-stealthy = Furtif
    .text = Une attaque contre lui manque si sa portée ne dépasse pas de 3 celle qu’il faut ; au corps à corps, il faut 3 de portée.
ability-sweep = Balayage
    .text = Action : attaque toutes les autres figurines visibles à 2 cases ou moins, chacune avec sa propre défense.

## Effets spéciaux des cartes d’activation

special = *{ $card }* : { $what }.
special-hearts = +{ $n } ♥ aux attaques
special-range = +{ $n } portée
special-pierce = transpercer { $n }
special-surges = +{ $n } ⚡ aux attaques
special-speed = +{ $n } vitesse
special-dice = +{ $dice } aux attaques
special-inflicts = leurs coups donnent : { $condition }
special-recover = chacun récupère { $n } ♥
special-shed = ils se débarrassent de toutes leurs conditions
special-ordeal = { $test ->
        [none] les héros subissent { $cost }
       *[other] les héros testent { $test } ; qui échoue subit { $cost }
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
