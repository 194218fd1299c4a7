hero-lindel = Lindel
    .ability = Lindel effectue ses tests d’attribut avec deux dés gris au lieu d’un gris et d’un noir.
    .feat = Action. Lindel attaque. Après le jet, il peut tourner le dé bleu sur la face de son choix.
hero-corbin = Corbin
    .ability = Chaque fois que Corbin va subir 2 ♥ ou plus, il en subit 1 ♥ de moins.
    .feat = Réaction. Quand Corbin est attaqué, avant son jet de défense : chacun de ses dés de défense, une fois lancé, est tourné sur sa meilleure face.
