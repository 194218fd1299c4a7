hero-trenloe_the_strong = Trenloe le Fort
    .ability = Les attaques de Trenloe gagnent 1 ♥ et ses jets de défense gagnent 1 🛡.
    .feat = Réaction. Quand Trenloe attaque, avant le jet : choisissez un dé de la défense de la cible. Il n’est pas lancé.
