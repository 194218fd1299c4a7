hero-reynhart_the_worthy = Reynhart le Digne
    .ability = Une fois par attaque, quand le jet d’attaque de Reynhart affiche un X, il peut subir 1 ✦ pour relancer le dé bleu.
    .feat = Réaction. Quand le jet d’attaque de Reynhart affiche un X, il récupère tous ses ✦, puis il peut relancer chacun des dés de l’attaque une fois.
