## Reliques

card-shadow_plotter = Conspirateur de l’Ombre
    .text = Fait montrer sa main au Seigneur du Mal : aucun effet dans La Voie des Légendes.
card-spirited_scythe = Faux Spirituelle
    .text = Action. Attaquez avec cette arme : un seul jet contre tous les monstres adjacents. Un monstre de votre choix subit tous les ♥, les autres la moitié ; toute figurine qui subit des ♥ reçoit Hémorragie.
card-ynfernael_rune = Rune Ynfernale
    .text = +3 en portée. Après chaque attaque avec cette arme, vous subissez 1 ♥. ⚡⚡ : +3 ♥.
