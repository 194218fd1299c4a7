# Les monstres de la boîte : noms et capacités.

monster-dark_minotaur = Minotaure Noir
    .plural = Minotaures Noirs
    .master = Minotaure Noir majeur
monster-ice_wyrm = Wyrm des Glaces
    .plural = Wyrms des Glaces
    .master = Wyrm des Glaces majeur
monster-shade = Ombre Errante
    .plural = Ombres Errantes
    .master = Ombre Errante majeure

## Capacités

ability-bull_rush = Ruée du Taureau
    .text = Ajoute un dé rouge quand il attaque une case qui n’était pas à côté de lui au début de son activation.
ability-filthy_murk = Brume Immonde
    .text = À la fin de son activation, tous les héros à 3 cases ou moins reçoivent Maladie.
ability-putrid_boils = Pustules Putrides
    .text = À 3 cases ou moins, un héros qui a Maladie et subit des ✦ de son plein gré perd 1 ♥, si nombreux que soient ces monstres.
ability-entomb = Ensevelir
    .text = Les héros à terre à côté de lui ne récupèrent des ♥ que par un exploit héroïque ou en se relevant eux-mêmes.
ability-soul_shackle = Entrave d’Âme
    .text = Quand un héros à 3 cases ou moins récupère au moins X ✦, elle perd X ♥, si elle y survit, et le héros en récupère X de moins.
ability-flicker = Vacillement
    .text = Action : apparaît à côté d’un héros à 3 cases ou moins ; si elle n’a pas encore attaqué, le héros teste sa Perception et subit son attaque en cas d’échec.
