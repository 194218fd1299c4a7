## Reliques

card-boneborn_bow = Arc Né des Os
    .text = Vous ne pouvez pas être Terrifié. ⚡ : +2 ♥. ⚡ : transpercer 2. ⚡ : +4 en portée.
card-forewarned_ring = Anneau d’Avertissement
    .text = Répond aux cartes du Seigneur du Mal : aucun effet dans La Voie des Légendes.
card-robes_of_the_last = Robes du Dernier
    .text = Quand une attaque vous prend pour cible, +1 🛡 par ⚡ que l’attaquant dépense.

## Reliques des lieutenants et des monstres

ability-azatheas_triumph = Triomphe d’Azathea
    .text = Relique : +4 en santé. Une fois par activation, pour une action, le héros visible le plus proche subit 2 ♥.
ability-band_of_foresight = Bague de Prescience
    .text = Relique : ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-robes_of_the_last_lieutenant = Robes du Dernier
    .text = Relique : les monstres majeurs du groupe ont +2 en santé. Les héros à 3 cases ou moins d’un de ses monstres ont −1 en connaissance, sans pouvoir descendre de ce fait sous 1.
