# Les classes de L’Antre du Ver.

class-champion = Champion
counter-valor = { $n } vaillance

card-worn_greatsword = Espadon Usé
    .text = 1 ✦, avant de lancer les dés d’une attaque avec cette arme, une fois par attaque : +1 ⚡. ⚡ : +1 ♥.
card-horn_of_courage = Cor de Courage
    .text = Pendant votre tour, inclinez : un autre héros à 3 cases ou moins gagne 1 vaillance.
card-valor_of_heroes = Vaillance des Héros
    .text = Quand votre attaque avec une arme de mêlée vainc un monstre : gagnez 1 vaillance. Avant qu’un héros lance les dés d’une attaque, une fois par attaque, il peut dépenser 1 vaillance : +1 ♥.
card-a_living_legend = Légende Vivante
    .text = 1 ✦, inclinez. Quand vous êtes sur le point de subir des ♥ : dépensez jusqu’à 3 vaillance ; vous subissez 1 ♥ de moins pour chacune.
card-glory_of_battle = Gloire au Combat
    .text = Quand vous vainquez un monstre : chaque autre héros à 3 cases ou moins gagne 1 vaillance. Avant qu’un héros lance sa défense, il peut dépenser 1 vaillance : +1 🛡.
card-inspiring_presence = Présence Inspirante
    .text = Vos attaques et celles des héros à 3 cases ou moins gagnent ⚡ : l’attaquant gagne 1 vaillance. Quand vous ou un héros à 3 cases ou moins rate un test de Volonté, vous pouvez dépenser 1 vaillance : tous ses dés sont relancés.
card-motivating_charge = Charge Galvanisante
    .text = Action, 2 ✦, inclinez. Déplacez-vous dans la limite de votre vitesse, puis attaquez avec une arme de mêlée. Si cela vainc un monstre, vous et chaque héros à 3 cases ou moins gagnez 1 vaillance ou récupérez 1 ✦, chacun à son choix.
card-no_mercy = Sans Pitié
    .text = Inclinez après qu’un groupe de monstres a agi : vous ou un héros à 3 cases ou moins dépense 2 vaillance et attaque aussitôt.
card-stoic_resolve = Détermination Stoïque
    .text = Quand vous ou un héros à 3 cases ou moins avez dépensé de la vaillance : vous ou un héros adjacent peut récupérer 1 ✦.
card-for_the_cause = Pour la Cause
    .text = Vous lancez 1 dé brun de plus en défense. 1 ✦, inclinez, quand un monstre attaque vous ou un héros adjacent : dépensez autant de vaillance que vous voulez ; pour chacune, la cible lance 1 dé gris de plus en défense.
card-valorous_strike = Frappe Vaillante
    .text = Quand vous gagnez de la vaillance, vous pouvez la poser sur cette carte à la place. Inclinez quand votre attaque avec une arme de mêlée inflige au moins 1 ♥ à un monstre : il subit +1 ♥ pour chaque pion sur cette carte ; puis retirez-les tous.
