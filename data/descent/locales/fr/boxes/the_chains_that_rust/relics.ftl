## Reliques

card-boneborn_bow = Arc Né des Os
    .text = Vous ne pouvez pas être Terrifié. ⚡ : +2 ♥. ⚡ : transpercer 2. ⚡ : +4 en portée.
card-forewarned_ring = Anneau d’Avertissement
    .text = Répond aux cartes du Seigneur du Mal : aucun effet dans La Voie des Légendes.
card-robes_of_the_last = Robes du Dernier
    .text = Quand une attaque vous prend pour cible, +1 🛡 par ⚡ que l’attaquant dépense.
