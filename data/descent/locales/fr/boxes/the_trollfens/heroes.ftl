hero-augur_grisom = Augure Grisom
    .ability = Quand l’attaque d’un monstre contre un autre héros à 3 cases ou moins de Grisom rate ou n’inflige aucun ♥, ce héros récupère 1 ♥.
    .feat = Pendant votre tour. Chaque héros dans la ligne de vue de Grisom, lui compris, récupère 2 ♥ et 2 ✦.
hero-roganna_the_shade = Roganna l’Ombre
    .ability = Les attaques de Roganna contre un monstre auquel aucun autre héros n’est adjacent gagnent 1 ♥.
    .feat = Pendant votre tour. Jusqu’au début de son prochain tour, les héros à 3 cases ou moins de Roganna, elle comprise, ne peuvent être attaqués que par des monstres adjacents. Changé dans La Voie des Légendes : un monstre qui devrait détecter un tel héros va à son contact à la place.
