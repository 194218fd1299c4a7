# Objets et reliques des Trollfens.

card-belt_of_alchemy = Ceinture d’Alchimie
    .text = Action, inclinez. Vous ou un héros adjacent vous défaussez d’une condition de votre choix. Une seule ceinture peut être équipée.
card-belt_of_waterwalking = Ceinture de Marche sur l’Eau
    .text = +1 en volonté, 6 au plus. L’eau est pour vous un sol ordinaire. Une seule ceinture peut être équipée.
card-deflecting_shield = Bouclier Déflecteur
    .text = Inclinez après votre jet de défense : +1 🛡, puis une figurine adjacente de votre choix, amie ou ennemie, subit 1 ♥.
card-dire_flail = Fléau Funeste
    .text = Allonge. Si une attaque avec cette arme rate ou n’inflige aucun ♥, vous subissez 1 ♥. ⚡⚡ : +3 ♥.
card-lifedrain_scepter = Sceptre de Drain de Vie
    .text = Si une attaque avec cette arme inflige au moins 1 ♥, vous récupérez 1 ♥. ⚡ : +2 ♥. ⚡ : toute figurine qui subit des ♥ est Affaiblie.
card-trident = Trident
    .text = Allonge. ⚡ : +2 ♥. ⚡ : pendant votre tour, vous gagnez 2 points de mouvement.
card-belt_of_strength = Ceinture de Force
    .text = Action, inclinez. Testez votre puissance. En cas de réussite, vous pouvez déplacer un monstre adjacent de votre choix, dans la limite de 2 points de mouvement. Une seule ceinture peut être équipée.
card-blasting_rune = Rune Détonante
    .text = Quand une attaque avec cette arme vainc un monstre, chaque figurine qui lui était adjacente, amie ou ennemie, subit 2 ♥. ⚡⚡ : +4 ♥.
card-glaive = Guisarme
    .text = Allonge. Vos attaques avec cette arme contre une cible qui ne vous est pas adjacente lancent un dé rouge de plus. ⚡ : transpercer 2.
