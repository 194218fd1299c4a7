# Ce qui peut être consulté, dans tout jeu qui l’a.

cmd-board = plateau
    .description = Voir le plateau
cmd-board-text = texte
    .description = Une description en toutes lettres
cmd-hero = héros
    .description = Voir la fiche d’un héros
cmd-hero-hero = héros
    .description = Le héros à regarder
cmd-inventory = inventaire
    .description = Qui porte quoi dans le groupe
cmd-inventory-hero = héros
    .description = Seulement ce héros
cmd-inventory-item = objet
    .description = Chercher un objet par son nom, sa sorte ou son texte
cmd-board-zoom = zoom
    .description = Seulement autour de quelqu’un ou de quelque chose
cmd-card = carte
    .description = Voir n’importe quelle carte du jeu
cmd-card-card = carte
    .description = Une carte par son nom
cmd-why = pourquoi
    .description = Pourquoi le jeu vient d’agir ainsi
help-title = Que faire maintenant ?
