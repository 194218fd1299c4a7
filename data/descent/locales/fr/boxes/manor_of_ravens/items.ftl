## Boutique, acte I

card-shadow_bracers = Brassards d’Ombre
    .text = Inclinez après le jet d’une attaque qui vous prend pour cible : l’attaquant perd 1 ⚡. Vos attaques gagnent ⚡ : toute figurine qui subit des ♥ est Condamnée.
card-white_wolf_cloak = Cape du Loup Blanc
    .text = Inclinez après avoir lancé un test d’attribut : relancez-le ; le nouveau résultat est conservé.

## Boutique, acte II

card-hammer_of_doom = Marteau du Destin
    .text = Allonge. ⚡ : toute figurine qui subit des ♥ est Condamnée. ⚡⚡ : +4 ♥.
card-rune_of_fate = Rune de la Destinée
    .text = ⚡ : explosion. ⚡ : toute figurine qui subit des ♥ est Condamnée. ⚡ : +2 ♥.
card-winged_blade = Lame Ailée
    .text = Une fois par attaque que vous effectuez, après le jet, vous pouvez placer un dé de défense sur la face de votre choix. ⚡ : +2 ♥.
