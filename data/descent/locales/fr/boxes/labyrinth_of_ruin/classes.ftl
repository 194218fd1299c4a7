# Les classes du Labyrinthe de la Ruine.

class-apothecary = Apothicaire
class-beastmaster = Maître des Animaux
class-hexer = Envoûteur
class-treasure_hunter = Chasseur de Trésor
counter-elixir = { $n ->
        [one] { $n } élixir
       *[other] { $n } élixirs
    }
counter-tonic = { $n ->
        [one] { $n } tonique
       *[other] { $n } toniques
    }
counter-hex = { $n ->
        [one] { $n } maléfice
       *[other] { $n } maléfices
    }

## Apothicaire

card-smoking_vials = Fioles Fumantes
    .text = ⚡⚡ : +3 ♥. ⚡ : toute figurine qui subit des ♥ est Empoisonnée.
card-brew_elixir = Préparation d’Élixir
    .text = Pendant votre tour, 1 ✦, inclinez : vous ou un héros adjacent gagne 1 élixir. Pendant son tour, une fois par tour, un héros peut dépenser 1 élixir : il récupère les ♥ d’un dé rouge.
    .drink = Boire un élixir
card-concoction = Décoction
    .text = Action, 1 ✦. Attaquez avec n’importe quelle arme : transpercer 1, et +1 ⚡ si vous avez un élixir. L’attaque gagne ⚡ : +1 ♥.
card-herbal_lore = Connaissance des Herbes
    .text = Inclinez après qu’un héros a dépensé un élixir : ce héros se défausse aussi d’une condition de son choix.
card-inky_substance = Substance d’Encre
    .text = Pendant votre tour, 1 ✦, inclinez : posez 1 élixir sur un monstre à 3 cases ou moins. Avant qu’un héros lance les dés d’une attaque contre ce monstre, une fois par attaque, il peut dépenser un élixir qui s’y trouve : il lance un dé vert de plus.
card-bottled_courage = Courage en Bouteille
    .text = Pendant votre tour, 2 ✦, inclinez : attaquez avec n’importe quelle arme sans dépenser d’action. Si l’attaque inflige au moins 1 ♥, vous ou un héros adjacent gagne 1 élixir.
card-protective_tonic = Tonique Protecteur
    .text = 1 ✦, inclinez après qu’un héros a dépensé un élixir : ce héros gagne 1 tonique. Avant de lancer sa défense, un héros peut dépenser 1 tonique : un dé gris de plus.
card-secret_formula = Formule Secrète
    .text = +2 en santé. 1 ✦, inclinez quand un héros qui a un élixir attaque : l’attaque lance un dé vert de plus et gagne ⚡ : +2 ♥.
card-hidden_stash = Réserve Cachée
    .text = Action, 2 ✦, inclinez : vous et chaque héros adjacent gagnez 1 élixir.
card-potent_remedies = Remèdes Puissants
    .text = Un héros qui a dépensé un de ses propres élixirs récupère aussi autant de ✦ que les ⚡ d’un dé vert. Pendant votre tour, inclinez : un héros inconscient adjacent se relève sans dépenser d’action.

## Maître des Animaux

card-hunting_spear = Épieu de Chasse
    .text = Allonge. ⚡ : transpercer 1.
card-skinning_knife = Couteau à Écorcher
    .text = Les attaques avec cette arme contre un monstre qui a subi des ♥ gagnent ⚡ : +3 ♥.
card-bound_by_the_hunt = Liés par la Chasse
    .text = Action, 1 ✦. Le Loup apparaît sur une case vide adjacente, s’il n’est pas là. Pendant votre tour, vous pouvez le congédier à tout moment.
    .dismiss = Congédier le Loup
card-bestial_rage = Rage Bestiale
    .text = Action, 2 ✦. Attaquez avec n’importe quelle arme ; l’attaque gagne ⚡ : lancez un dé rouge, +1 ♥ pour chaque ♥ obtenu. Si le Loup vous est adjacent, vous pouvez relancer un dé d’attaque.
card-stalker_beastmaster = Prédateur à l’Affût
    .text = Quand vous attaquez, le Loup peut se déplacer de 1 case avant le jet. Un monstre ne peut pas attaquer le Loup s’il peut attaquer un héros.
card-survivalist = Survivant
    .text = +2 en santé. Les héros adjacents au Loup défendent avec un dé marron de plus, et le Loup aussi s’il est adjacent à un héros.
card-feral_frenzy = Frénésie Sauvage
    .text = Action, 2 ✦, inclinez. Attaquez avec n’importe quelle arme ; puis le Loup peut attaquer. Tant que cette carte est inclinée, les héros lancent un dé vert de plus quand ils attaquent un monstre adjacent à vous ou au Loup.
card-savagery = Sauvagerie
    .text = Les héros lancent un dé vert de plus quand ils attaquent un monstre adjacent au Loup. Le Loup aussi, quand il attaque un monstre adjacent à un héros.
card-shadow_hunter = Chasseur des Ombres
    .text = Le Loup défend avec un dé gris de plus. Pendant votre tour, avant l’activation du Loup : il attaque avec deux dés rouges et deux dés verts au lieu des siens, puis il disparaît.
card-changing_skins = Changement de Peau
    .text = Action, inclinez. Attaquez avec n’importe quelle arme, comme si vous étiez sur la case du Loup. Tant que cette carte est inclinée, vos attaques et celles du Loup gagnent ⚡ : transpercer 2 et ⚡⚡ : +5 ♥.
card-predator = Superprédateur
    .text = +4 en santé, pour vous et pour le Loup. Quand vous vous redressez ou êtes revigoré, vous récupérez 2 ♥ de plus. Les attaques du Loup gagnent ⚡ : +1 ♥ et ⚡ : vous récupérez 1 ✦.

familiar-wolf = Loup
    .text = Une fois par tour, avant ou après vos actions, il se déplace et attaque une fois. ⚡ : transpercer 1.

## Envoûteur

card-staff_of_the_grave = Bâton du Tombeau
    .text = ⚡ : +1 en portée. ⚡ : +1 ♥, et vous récupérez 1 ♥.
card-enfeebling_hex = Maléfice Débilitant
    .text = Si vous êtes équipé d’une carte Magie, vos attaques gagnent ⚡ : la cible ou un monstre à 3 cases ou moins d’elle gagne 1 maléfice. Après son jet d’attaque, un héros peut retirer autant de maléfices qu’il veut d’un monstre touché par l’attaque : +1 ♥ pour chacun.
card-affliction = Affliction
    .text = 1 ✦, inclinez quand un monstre envoûté effectue une action de déplacement : retirez-lui 1 maléfice. Il subit 1 ♥, et 1 ♥ de plus pour chaque case où il entre pendant cette activation.
card-plague_spasm = Spasme Pestilentiel
    .text = 1 ✦, inclinez quand un monstre envoûté attaque : retirez-lui 1 maléfice. La cible défend avec un dé noir de plus.
card-viral_hex = Maléfice Viral
    .text = Pendant votre tour, 1 ✦, inclinez : pour chaque monstre envoûté à 3 cases ou moins, un monstre de votre choix à 3 cases ou moins gagne 1 maléfice.
card-crippling_curse = Malédiction Incapacitante
    .text = Action, 2 ✦, inclinez. Testez votre connaissance pour chaque monstre envoûté, où qu’il soit : en cas de réussite, il reçoit une condition de votre choix (Maladie, Immobilisé, Empoisonné ou Sonné).
card-fel_command = Ordre Funeste
    .text = 2 ✦, inclinez quand un monstre envoûté commence son activation : retirez-lui 1 maléfice. Il attaque un autre monstre de votre choix, puis poursuit son activation.
card-internal_rot = Pourriture Interne
    .text = Un monstre qui gagne un maléfice alors qu’il n’en a pas en gagne 1 de plus. Vos attaques avec une arme magique contre un monstre envoûté gagnent transpercer 2.
card-accursed_arms = Armes Maudites
    .text = Pendant votre tour, 2 ✦, inclinez. Choisissez un héros adjacent à un monstre envoûté, peut-être vous-même : il peut aussitôt attaquer un monstre envoûté avec n’importe quelle arme.
card-plague_cloud = Nuage de Peste
    .text = Action, 3 ✦. Chaque monstre adjacent à un monstre envoûté en ligne de vue gagne 1 maléfice. Puis attaquez avec une arme magique : un seul jet contre tous les monstres envoûtés en ligne de vue, sans tenir compte de la portée. Un monstre de votre choix subit tous les ♥, les autres la moitié.

## Chasseur de Trésor

card-leather_whip = Fouet de Cuir
    .text = Allonge. ⚡ : transpercer 1. ⚡ : vous pouvez déplacer la cible de 1 case.
card-the_dead_mans_compass = Boussole du Mort
    .text = Pendant votre tour, inclinez si un pion Fouille se trouve à 3 cases ou moins : vous gagnez 1 point de mouvement.
card-delver = Fouineur
    .text = Vos attaques gagnent +1 ♥ tant qu’aucun autre héros ne vous est adjacent. Quand vous allez piocher une carte Fouille, vous pouvez regarder les deux premières : vous piochez celle que vous choisissez, l’autre revient sur le paquet ou passe dessous.
card-dungeoneer = Arpenteur de Donjons
    .text = Action, 1 ✦, inclinez. Fouillez un pion sur votre case ou à côté ; vous pouvez effectuer une attaque de plus pendant ce tour sans dépenser d’action.
card-gold_rush = Ruée vers l’Or
    .text = Inclinez après avoir fouillé un pion pendant votre tour : vous gagnez un point de mouvement par carte Fouille que vous avez, utilisée ou non, 5 au plus. Tant que cette carte est inclinée, vous pouvez traverser les ennemis.
card-survey = Repérage
    .text = +1 en résistance. Pendant votre tour, 1 ✦, inclinez : regardez les trois premières cartes Fouille et reposez-les sur le paquet dans l’ordre de votre choix.
card-guard_the_spoils = Protéger le Butin
    .text = 1 ✦, inclinez quand une attaque vous cible : vous défendez avec un dé de plus, marron si vous avez au plus une carte Fouille, gris si vous en avez deux, noir si vous en avez davantage. Les cartes utilisées comptent aussi.
card-lure_of_fortune = Appât du Gain
    .text = Quand vous fouillez un pion, vous récupérez 1 ♥ et 1 ✦. Quand vous vainquez un monstre, vous pouvez mettre la première carte Fouille sous le paquet, sans la regarder.
card-sleight_of_hand = Tour de Passe-Passe
    .text = Si vous êtes équipé d’une arme exotique ou d’un arc, vos attaques gagnent transpercer 2. Inclinez après qu’un autre héros a pioché une carte Fouille : ce héros peut vous la donner.
card-finders_keepers = Qui Trouve Garde
    .text = Action, 1 ✦. Attaquez avec une arme exotique : un dé vert de plus. L’attaque gagne ⚡ : +1 ♥ par carte Fouille que vous avez, utilisée ou non, 4 au plus.
card-trail_of_riches = Piste aux Trésors
    .text = Pendant votre tour, 1 ✦, inclinez, si vous avez au moins deux cartes Fouille, utilisées ou non : fouillez un pion à 3 cases ou moins sans dépenser d’action.
