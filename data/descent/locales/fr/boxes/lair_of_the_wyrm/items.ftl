# Objets et reliques de L’Antre du Ver.

card-flash_powder = Poudre Aveuglante
    .text = Action. Testez votre perception. Réussite : un monstre adjacent de votre choix est Sonné, puis vous pouvez vous déplacer dans la limite de votre vitesse.
card-halberd = Hallebarde
    .text = Allonge. 1 ✦ après le jet d’une attaque avec cette arme, une fois par jet : relancez un dé rouge, jaune ou vert. ⚡ : +2 ♥.
card-handbow = Arbalète de Poing
    .text = Ne prend aucune main. Une seule attaque par tour avec cette arme. ⚡ : transpercer 1.
card-magma_blast = Souffle de Magma
    .text = ⚡ : explosion. ⚡ : toute figurine qui subit des ♥ est Embrasée.
card-bow_of_the_sky = Arc du Ciel
    .text = +1 en portée. ⚡ : toute figurine qui subit des ♥ est Sonnée. ⚡⚡ : +3 ♥.
card-inscribed_robes = Robes Gravées
    .text = Inclinez après votre jet de défense : il vaut autant de 🛡 que votre connaissance.
card-merciful_boots = Bottes Miséricordieuses
    .text = Quand vous revigorez un autre héros, il récupère 2 ✦ et vous gagnez 2 points de mouvement. Une seule paire de bottes peut être équipée.
card-scalemail = Cotte d’Écailles
    .text = Aucune rune ne peut être équipée avec elle. 1 ✦ avant votre jet de défense : vous lancez un dé marron de plus.
card-staff_of_kellos = Bâton de Kellos
    .text = ⚡ : +2 en portée. ⚡ : +2 ♥. ⚡ : toute figurine qui subit des ♥ est Embrasée.
card-aurium_mail = Cotte d’Aurium
    .text = Inclinez avant votre jet de défense : vous lancez un dé marron de plus.
card-valyndras_bane = Fléau de Valyndra
    .text = Vos attaques avec cette arme contre un grand monstre (plus d’une case) lancent un dé jaune de plus. ⚡ : transpercer 3.
ability-valyndras_gift = Don de Valyndra
    .text = Relique : une fois par manche, quand un héros attaque son porteur ou un monstre qui lui est adjacent, celui-ci lance un dé gris de plus en défense.
ability-her_majestys_malice = Malice de Sa Majesté
    .text = Relique : ⚡⚡, une fois par manche : après l’attaque, son porteur attaque une fois de plus la même cible, sans dépenser d’action.
