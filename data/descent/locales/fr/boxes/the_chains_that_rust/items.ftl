## Boutique, acte II

card-blessed_armor = Armure Bénie
    .text = Aucune rune ne peut être équipée avec elle. Vous lancez vos tests d’attribut avec deux dés gris au lieu d’un gris et d’un noir.
card-bone_wand = Baguette d’Os
    .text = Quand un héros à 3 cases ou moins est vaincu, un autre héros à 3 cases ou moins, vous compris, récupère 1 ✦. ⚡ : +2 en portée, +1 ♥. ⚡ : +2 ♥.
card-fists_of_iron = Poings de Fer
    .text = Pendant votre tour, une fois par tour : une attaque de plus, avec n’importe quelle arme, sans dépenser d’action. ⚡ : +1 ♥. ⚡ : +1 ♥.
card-horned_shield = Bouclier à Cornes
    .text = Ce qu’un attaquant adjacent pourrait payer pour retirer le dé de ce bouclier, les monstres ne le paient jamais.
card-mask_of_horrors = Masque des Horreurs
    .text = Inclinez après qu’une attaque vous a infligé des ♥ : l’attaquant est Terrifié. Un seul casque peut être équipé.
card-sash_of_the_slayer = Écharpe du Tueur
    .text = Inclinez quand vous vainquez un monstre : un monstre qui vous est adjacent est Terrifié. Une seule ceinture peut être équipée.
