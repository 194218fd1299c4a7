## Reliques

card-book_of_stars = Livre des Étoiles
    .text = +1 en connaissance, jusqu’à 6 au plus. Action. Testez votre connaissance : en cas de réussite, un héros de votre choix, vous compris, se défausse d’une condition.
    .read = Lire le livre
card-shards_of_ithyndrus = Éclats d’Ithyndrus
    .text = ⚡ : vous récupérez 2 ♥. ⚡ : vous récupérez 2 ✦. ⚡ : transpercer 2.
card-the_manors_heart = Cœur du Manoir
    .text = Soigne selon la défausse du Seigneur du Mal : aucun effet dans La Voie des Légendes.
card-wanderers_stone = Pierre du Vagabond
    .text = Chaque fois que vous effectuez une action de déplacement, vous récupérez 1 ✦ avant de partir.

## Reliques des monstres

ability-tome_of_the_five_lies = Grimoire des Cinq Mensonges
    .text = Relique : ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-shards_of_ithyndrus_lieutenant = Éclats d’Ithyndrus
    .text = Relique : une fois par manche, une attaque du groupe gagne +1 ⚡ après son jet.
ability-the_manors_heart_lieutenant = Cœur du Manoir
    .text = Relique : les monstres majeurs du groupe peuvent attaquer depuis la case d’un de ses monstres mineurs ; la portée et la ligne de vue partent de là.
ability-stone_of_wayward_means = Pierre des Moyens Détournés
    .text = Relique : les attaques du groupe gagnent ⚡ : toute figurine qui subit des ♥ est Condamnée.
