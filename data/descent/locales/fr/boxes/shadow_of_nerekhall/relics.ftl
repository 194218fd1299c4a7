## Reliques

card-shadow_plotter = Conspirateur de l’Ombre
    .text = Fait montrer sa main au Seigneur du Mal : aucun effet dans La Voie des Légendes.
card-spirited_scythe = Faux Spirituelle
    .text = Action. Attaquez avec cette arme : un seul jet contre tous les monstres adjacents. Un monstre de votre choix subit tous les ♥, les autres la moitié ; toute figurine qui subit des ♥ reçoit Hémorragie.
card-ynfernael_rune = Rune Ynfernale
    .text = +3 en portée. Après chaque attaque avec cette arme, vous subissez 1 ♥. ⚡⚡ : +3 ♥.

## Reliques des lieutenants

ability-shadow_plotter_lieutenant = Conspirateur de l’Ombre
    .text = Relique : ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-soulless_scythe = Faux sans Âme
    .text = Relique : une fois par manche, quand son porteur entre sur une case adjacente à un héros, ce héros reçoit Hémorragie. Ses attaques contre une figurine qui a Hémorragie gagnent transpercer 3.
ability-soulless_scythe_edge = Faux sans Âme
    .text = Relique : les attaques de son porteur contre une figurine qui a Hémorragie gagnent transpercer 3.
ability-ynfernael_rune_lieutenant = Rune Ynfernale
    .text = Relique : le danger et la lave ne font rien à son porteur. ⚡ : +2 ♥.
