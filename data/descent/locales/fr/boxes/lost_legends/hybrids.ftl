# Les classes hybrides de Légendes Perdues.

class-avenger = Vengeur

card-justicar = Justicier
    .text = Cette classe va de pair avec une classe de guérisseur : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe de guérisseur. Personne d’autre ne peut prendre l’une ou l’autre.
card-holy_champion = Champion Sacré
    .text = Après une attaque d’un autre héros à 3 cases ou moins qui a infligé au moins 1 ♥ : posez 1 pion sur cette carte. Pendant votre tour, retirez 2 de ses pions : récupérez 1 ✦. Quand vous tombez, retirez-les tous.
card-vengeful_smite = Châtiment Vengeur
    .text = Quand un autre héros à 3 cases ou moins subit des ♥ d’une attaque : posez 1 pion sur cette carte. Avant de lancer les dés de votre attaque, une fois par attaque, vous pouvez retirer 2 de ses pions : +2 ♥ et transpercer 2.
card-death_from_above = Mort Venue d’en Haut
    .text = 1 ✦ et 2 pions du Champion Sacré, ou 2 du Châtiment Vengeur, après l’attaque d’un monstre contre un autre héros : placez-vous sur une case vide adjacente à ce héros, ou restez-y si vous y êtes ; puis vous pouvez attaquer ce monstre avec n’importe quelle arme, sans dépenser d’action.

class-crusader = Croisé
counter-light = { $n ->
        [one] { $n } Lumière Divine
       *[other] { $n } Lumières Divines
    }

card-chosen_of_kellos = Élu de Kellos
    .text = Cette classe va de pair avec une classe de guerrier : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe de guerrier. Personne d’autre ne peut prendre l’une ou l’autre.
card-zealous_aura = Aura de Ferveur
    .text = Au début de votre tour, avant toute autre chose, 1 ✦, inclinez. Tant que cette carte est inclinée : chaque fois que vous ou un héros à 3 cases ou moins vainquez un monstre, ce héros récupère 2 ♥.
card-righteous = Vertueux
    .text = Quand un héros, vous compris, vainc un monstre, il récupère 1 ✦ ; une seule fois par attaque.
card-divine_light = Lumière Divine
    .text = 1 ✦, inclinez, quand un héros, vous compris, est sur le point de tomber, une fois par héros et par quête : lancez 2 dés rouges. Il récupère les ♥ obtenus et 1 ✦ par ⚡, perd toutes ses conditions et ne tombe pas.

class-heretic = Hérétique

card-exiled_visionary = Visionnaire Exilé
    .text = Cette classe va de pair avec une classe de mage : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe de mage. Personne d’autre ne peut prendre l’une ou l’autre.
card-arcane_healing = Guérison Arcanique
    .text = Au début de votre tour, avant toute autre chose, 1 ✦, inclinez. Tant que cette carte est inclinée : chaque fois que vous ou un héros à 3 cases ou moins récupérez de la ✦, ce héros récupère aussi 1 ♥.
card-dark_recovery = Récupération Obscure
    .text = Au début de votre tour, avant toute autre chose, inclinez : subissez 1 ou 2 ♥, jamais votre dernier, et récupérez autant de ✦.
card-forbidden_arts = Arts Interdits
    .text = Quand vous vainquez un monstre, vous pouvez retirer une de vos conditions. Vos attaques et celles des héros à 3 cases ou moins gagnent ⚡ : +2 ♥, ⚡ : toute figurine qui subit des ♥ est Empoisonnée, et ⚡ : l’attaquant récupère 1 ♥.

class-lorekeeper = Gardien du Savoir

card-interdisciplinary = Interdisciplinaire
    .text = Cette classe va de pair avec une classe de guérisseur : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe de guérisseur. Personne d’autre ne peut prendre l’une ou l’autre.
card-ancient_remedy = Remède Ancien
    .text = +1 en santé par point de votre connaissance. 2 ✦, inclinez, quand vous ou un héros à 3 cases ou moins recevez une condition : testez votre connaissance ; en cas de réussite, cette condition est aussitôt retirée.
card-careful_balance = Équilibre Délicat
    .text = 1 ✦, inclinez, avant de lancer les dés de votre attaque : subissez des ♥, autant que votre connaissance au plus et jamais votre dernier ; l’attaque gagne autant de ♥. Si elle inflige au moins 1 ♥, vous récupérez 2 ♥.
card-all_knowing = Omniscient
    .text = +1 en connaissance, 6 au plus, même tant que cette carte est inclinée. 1 ✦, inclinez, pendant votre tour : choisissez des compétences que vous avez, autres que celle-ci, inclinées ou coûtant de la ✦, et testez votre connaissance avec 1 🛡 de plus pour chacune. En cas de réussite, redressez-les ; jusqu’à la fin de la manche, leur coût en ✦ est ignoré.

class-raider = Pillard

card-into_the_fray = Dans la Mêlée
    .text = Cette classe va de pair avec une classe d’éclaireur : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe d’éclaireur. Personne d’autre ne peut prendre l’une ou l’autre.
card-surprise_assault = Assaut Surprise
    .text = Vos attaques contre les monstres qui ne vous voyaient pas au début de votre tour gagnent +1 ⚡.
card-divide_the_spoils = Partager le Butin
    .text = +1 en résistance. Quand vous piochez une carte Fouille en fouillant, chaque héros récupère 1 ✦ et vous pouvez donner cette carte à un autre héros, où qu’il soit.
card-close_the_gap = Réduire la Distance
    .text = +1 en vitesse. 1 ✦, inclinez, après votre attaque avec une arme à distance : vous pouvez changer les armes dont vous êtes équipé ; puis déplacez-vous dans la limite de votre vitesse et attaquez avec une arme de mêlée. Il vous en faut une, équipée ou non.

class-ravager = Ravageur

card-battle_hardened = Aguerri
    .text = Cette classe va de pair avec une classe de guerrier : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe de guerrier. Personne d’autre ne peut prendre l’une ou l’autre.
card-momentum = Élan
    .text = 1 ✦, inclinez, après votre attaque avec une arme de mêlée pendant votre tour : gagnez 1 point de mouvement pour chaque ♥ qu’elle a infligé à sa cible.
card-charging_assault = Assaut en Charge
    .text = Avant de lancer les dés de votre attaque avec une arme de mêlée, pendant votre tour, vous pouvez dépenser jusqu’à 3 points de mouvement : +1 ♥ pour chacun.
card-vicious_throw = Lancer Vicieux
    .text = +1 en vitesse. Action, 1 ✦. Lancez une arme de mêlée dont vous êtes équipé : attaquez comme si c’était une arme à distance, avec votre vitesse en plus de la portée ; après l’attaque, vous n’en êtes plus équipé.
