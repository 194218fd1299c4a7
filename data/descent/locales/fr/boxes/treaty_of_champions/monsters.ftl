# Les monstres de la boîte : noms et capacités.

monster-crow_hag = Sorcière aux Corbeaux
    .plural = Sorcières aux Corbeaux
    .master = Sorcière aux Corbeaux majeure
monster-demon_lord = Seigneur Démon
    .plural = Seigneurs Démons
    .master = Seigneur Démon majeur
monster-skeleton_archer = Archer Squelette
    .plural = Archers Squelettes
    .master = Archer Squelette majeur

## Capacités

ability-lifethirst = Soif de Vie
    .text = Chaque fois qu’un héros à 5 cases ou moins récupère des ♥, X de moins ; qui se relève ainsi en garde 1.
ability-death_omen = Présage de Mort
    .text = Action : un héros en vue choisit : 2 ♥ perdus, ou une condition tirée au sort.
