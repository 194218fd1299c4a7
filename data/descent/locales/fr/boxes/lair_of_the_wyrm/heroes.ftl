hero-high_mage_quellen = Haut Mage Quellen
    .ability = Au début de son tour, Quellen peut choisir un autre héros à 3 cases ou moins qui a subi de la ✦ : il récupère 1 ✦, ou 2 ✦ si ce héros ne peut plus en subir.
    .feat = Au début de votre tour, avant toute autre chose. Jusqu’à la fin du tour, la résistance de Quellen augmente de 4 ; à la fin de ce tour, il récupère toute sa ✦.
hero-reynhart_the_worthy = Reynhart le Digne
    .ability = Une fois par attaque, quand le jet d’attaque de Reynhart affiche un X, il peut subir 1 ✦ pour relancer le dé bleu.
    .feat = Réaction. Quand le jet d’attaque de Reynhart affiche un X, il récupère toute sa ✦, puis il peut relancer chacun des dés de l’attaque une fois.
