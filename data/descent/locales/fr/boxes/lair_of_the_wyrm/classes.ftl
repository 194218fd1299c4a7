# Les classes de L’Antre du Ver.

class-champion = Champion
counter-valor = { $n ->
        [one] { $n } point de vaillance
       *[other] { $n } points de vaillance
    }

card-worn_greatsword = Espadon Usé
    .text = 1 ✦, avant de lancer les dés d’une attaque avec cette arme, une fois par attaque : +1 ⚡. ⚡ : +1 ♥.
card-horn_of_courage = Cor de Courage
    .text = Pendant votre tour, inclinez : un autre héros à 3 cases ou moins gagne 1 point de vaillance.
card-valor_of_heroes = Vaillance des Héros
    .text = Quand votre attaque avec une arme de mêlée vainc un monstre : gagnez 1 point de vaillance. Avant qu’un héros lance les dés d’une attaque, une fois par attaque, il peut dépenser 1 point de vaillance : +1 ♥.
card-a_living_legend = Légende Vivante
    .text = 1 ✦, inclinez. Quand vous êtes sur le point de subir des ♥ : dépensez jusqu’à 3 points de vaillance ; vous subissez 1 ♥ de moins pour chacun.
card-glory_of_battle = Gloire au Combat
    .text = Quand vous vainquez un monstre : chaque autre héros à 3 cases ou moins gagne 1 point de vaillance. Avant qu’un héros lance sa défense, il peut dépenser 1 point de vaillance : +1 🛡.
card-inspiring_presence = Présence Inspirante
    .text = Vos attaques et celles des héros à 3 cases ou moins gagnent ⚡ : l’attaquant gagne 1 point de vaillance. Quand vous ou un héros à 3 cases ou moins rate un test de volonté, vous pouvez dépenser 1 point de vaillance : tous ses dés sont relancés.
card-motivating_charge = Charge Galvanisante
    .text = Action, 2 ✦, inclinez. Déplacez-vous dans la limite de votre vitesse, puis attaquez avec une arme de mêlée. Si cela vainc un monstre, vous et chaque héros à 3 cases ou moins gagnez 1 point de vaillance ou récupérez 1 ✦, chacun à son choix.
card-no_mercy = Sans Pitié
    .text = Inclinez après qu’un groupe de monstres a agi : vous ou un héros à 3 cases ou moins dépense 2 points de vaillance et attaque aussitôt.
card-stoic_resolve = Détermination Stoïque
    .text = Quand vous ou un héros à 3 cases ou moins avez dépensé de la vaillance : vous ou un héros adjacent peut récupérer 1 ✦.
card-for_the_cause = Pour la Cause
    .text = Vous lancez 1 dé marron de plus en défense. 1 ✦, inclinez, quand un monstre vous attaque ou attaque un héros adjacent : dépensez autant de points de vaillance que vous voulez ; pour chacun, la cible lance 1 dé gris de plus en défense.
card-valorous_strike = Frappe Vaillante
    .text = Quand vous gagnez de la vaillance, vous pouvez la poser sur cette carte à la place. Inclinez quand votre attaque avec une arme de mêlée inflige au moins 1 ♥ à un monstre : il subit +1 ♥ pour chaque pion sur cette carte ; puis retirez-les tous.

class-geomancer = Géomancien

familiar-summoned_stone = Pierre Mystique
    .text = Elle n’est pas considérée comme une figurine : c’est un obstacle que nul ne traverse et qui bloque la ligne de vue. Toute attaque peut la prendre pour cible et les explosions la touchent, mais elle ne reçoit aucune condition. Vos propres attaques contre un monstre adjacent à au moins une pierre gagnent +1 ⚡. Une fois par tour, avant ou après vos actions, elle se déplace ; tant que l’Appel de la Terre est incliné, une de vos pierres peut attaquer avec une arme magique dont vous êtes équipé. Dans La Voie des Légendes, les monstres peuvent la choisir pour cible.

card-stasis_rune = Rune de Stase
    .text = ⚡ : +1 ♥. ⚡⚡ : toute figurine qui subit des ♥ est Immobilisée.
card-terracall = Appel de la Terre
    .text = Action, 1 ✦, inclinez. Une Pierre Mystique apparaît sur une case vide à 3 cases ou moins. Vous pouvez en avoir 1 ; si vous avez déjà toutes celles permises, vous en reprenez une et la posez là avec ses ♥. Tant que cette carte est inclinée, une de vos pierres peut attaquer une fois par tour avec une arme magique dont vous êtes équipé.
card-earthen_anguish = Angoisse Tellurique
    .text = Action, 1 ✦, inclinez. Attaquez la case d’une de vos Pierres Mystiques avec une arme magique, sans portée ni ligne de vue : chaque figurine adjacente, amie ou ennemie, subit la moitié des ♥. La pierre quitte ensuite le plateau.
card-quaking_word = Mot Sismique
    .text = Action, 2 ✦. Attaquez avec une arme magique ; l’attaque gagne ⚡ : chaque monstre à 2 cases ou moins d’une de vos Pierres Mystiques teste sa perception ; s’il échoue, comme tous ceux qui n’ont pas d’attributs, il est Sonné.
card-stone_tongue = Langue de Pierre
    .text = Vous pouvez avoir 1 Pierre Mystique de plus. Vos pierres ont +1 en vitesse et défendent avec 1 dé gris de plus.
card-ley_line = Ligne Tellurique
    .text = Vous pouvez avoir 1 Pierre Mystique de plus. Tant que deux de vos pierres sont à 3 cases ou moins de vous, inclinez avant de lancer les dés d’une attaque : +1 ⚡ ; ou avant de lancer votre défense : +1 🛡.
card-molten_fury = Furie en Fusion
    .text = Action, 2 ✦. Attaquez avec une arme magique ; la portée et la ligne de vue partent d’une de vos Pierres Mystiques. Toute figurine à qui l’attaque inflige au moins 1 ♥ est Embrasée. L’attaque gagne ⚡ : explosion.
card-ways_of_stone = Voies de la Pierre
    .text = Action, 2 ✦, inclinez. Placez-vous sur une case vide adjacente à une de vos Pierres Mystiques. Tant que cette carte est inclinée, vos pierres défendent avec 1 dé gris de plus.
card-cataclysm = Cataclysme
    .text = Action, 2 ✦, inclinez. Pour chacune de vos Pierres Mystiques, vous pouvez attaquer une fois avec une arme magique ; la portée et la ligne de vue partent de cette pierre. Après son attaque, la pierre quitte le plateau.
card-gravity_spike = Pic de Gravité
    .text = Action, 2 ✦, inclinez. Choisissez un monstre, et avec lui son groupe : vous pouvez déplacer chaque monstre du groupe de 2 cases au plus, jusqu’à une case plus proche qu’avant d’une de vos Pierres Mystiques. Chacun d’eux qui est alors adjacent à une pierre subit 1 ♥.
