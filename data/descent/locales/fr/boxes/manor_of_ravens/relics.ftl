## Reliques

card-book_of_stars = Livre des Étoiles
    .text = +1 en connaissance, jusqu’à 6 au plus. Action. Testez votre connaissance : en cas de réussite, un héros de votre choix, vous compris, se défausse d’une condition.
    .read = Lire dedans
card-shards_of_ithyndrus = Éclats d’Ithyndrus
    .text = ⚡ : vous récupérez 2 ♥. ⚡ : vous récupérez 2 ✦. ⚡ : transpercer 2.
card-the_manors_heart = Cœur du Manoir
    .text = Soigne selon la défausse du Seigneur du Mal : aucun effet dans La Voie des Légendes.
card-wanderers_stone = Pierre du Vagabond
    .text = Chaque fois que vous effectuez une action de déplacement, vous récupérez 1 ✦ avant de partir.
