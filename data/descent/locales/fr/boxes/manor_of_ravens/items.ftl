## Boutique, acte I

card-blessed_shield = Bouclier Béni
    .text = Inclinez après votre jet de défense : +1 🛡, et aucune condition de cette attaque ne vous touche.
card-shadow_bracers = Brassards d’Ombre
    .text = Inclinez après le jet d’une attaque qui vous prend pour cible : l’attaquant perd 1 ⚡. Vos attaques gagnent ⚡ : toute figurine qui subit des ♥ est Condamnée.
card-staff_of_greyhaven = Bâton de Havregris
    .text = Après le jet de votre attaque à distance, soit jusqu’à 3 de portée deviennent autant de ♥, soit jusqu’à 3 ♥ deviennent autant de portée. ⚡ : +2 en portée.
    .hearts = Portée en ♥
    .range = ♥ en portée
card-undying_skull = Crâne Immortel
    .text = +1 en résistance. Vous ne pouvez pas dépenser de ⚡ pour récupérer de la ✦, sauf si une carte le permet.
card-white_wolf_cloak = Cape du Loup Blanc
    .text = Inclinez après avoir lancé un test d’attribut : relancez-le ; le nouveau résultat est conservé.

## Boutique, acte II

card-hammer_of_doom = Marteau du Destin
    .text = Allonge. ⚡ : toute figurine qui subit des ♥ est Condamnée. ⚡⚡ : +4 ♥.
card-heart_seeker = Traqueur de Cœurs
    .text = Les attaques de cet arc n’ont pas besoin de ligne de vue. ⚡⚡ : +4 ♥.
card-rune_of_fate = Rune de la Destinée
    .text = ⚡ : explosion. ⚡ : toute figurine qui subit des ♥ est Condamnée. ⚡ : +2 ♥.
card-winged_blade = Lame Ailée
    .text = Une fois par attaque que vous effectuez, après le jet, vous pouvez placer un dé de défense sur la face de votre choix. ⚡ : +2 ♥.
