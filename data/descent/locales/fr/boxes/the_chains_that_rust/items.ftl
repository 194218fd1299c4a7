## Boutique, acte II

card-blessed_armor = Armure Bénie
    .text = Aucune rune ne peut être équipée avec elle. Vous lancez vos tests d’attribut avec deux dés gris au lieu d’un gris et d’un noir.
card-bloodthirsty_bracers = Brassards Sanguinaires
    .text = Inclinez après votre jet d’attaque : relancez autant de ses dés que vous voulez, chacun une fois. Si l’attaque ne vainc ensuite aucun monstre, vous subissez 2 ♥.
card-bone_wand = Baguette d’Os
    .text = Quand un héros à 3 cases ou moins est vaincu, un autre héros à 3 cases ou moins, vous compris, récupère 1 ✦. ⚡ : +2 en portée, +1 ♥. ⚡ : +2 ♥.
card-fists_of_iron = Poings de Fer
    .text = Pendant votre tour, une fois par tour : une attaque de plus, avec n’importe quelle arme, sans dépenser d’action. ⚡ : +1 ♥. ⚡ : +1 ♥.
card-horned_shield = Bouclier à Cornes
    .text = Un attaquant adjacent pourrait subir 2 ♥ pour que vous lanciez un dé gris de moins ; dans La Voie des Légendes, aucun monstre ne le fait.
card-lightning_javelin = Javelot de Foudre
    .text = Vos attaques à distance gagnent +1 en portée par point de votre puissance. ⚡ : toute figurine qui subit des ♥ est Sonnée. ⚡ : +2 ♥.
card-mask_of_horrors = Masque des Horreurs
    .text = Inclinez après qu’une attaque vous a infligé des ♥ : l’attaquant est Terrifié. Un seul casque peut être équipé.
card-rune_touched_leather = Cuir Marqué de Runes
    .text = Son dé marron est un dé gris tant que vous avez 2 cartes au trait Rune équipées, celle-ci comprise, et un dé noir tant que vous en avez 3 ou plus.
card-sash_of_the_slayer = Écharpe du Tueur
    .text = Inclinez quand vous vainquez un monstre : un monstre qui vous est adjacent est Terrifié. Une seule ceinture peut être équipée.
