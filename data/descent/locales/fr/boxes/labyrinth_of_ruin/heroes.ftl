hero-serena = Serena
    .ability = Quand une attaque cible Serena, un héros adjacent peut subir 1 ✦ pour en devenir la cible à sa place. La portée et la ligne de vue restent celles jusqu’à Serena.
    .feat = Action. Serena effectue un test de volonté, puis un test de connaissance. Pour chaque test réussi, chaque héros à 3 cases ou moins, Serena comprise, récupère 3 ♥ et 1 ✦.
