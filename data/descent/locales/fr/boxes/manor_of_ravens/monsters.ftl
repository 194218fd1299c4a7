# Monstres et lieutenants de la boîte Le Manoir aux Corbeaux.

monster-bandit = Bandit
    .plural = Bandits
    .master = Bandit majeur
monster-wraith = Spectre
    .plural = Spectres
    .master = Spectre majeur

monster-skarn = Skarn

ability-black_venom = Venin Noir
    .text = ⚡ : qui subit au moins 1 ♥ est Condamné et Empoisonné.
ability-death_cry = Cri de Mort
    .text = Action, une fois par manche : un héros à 3 cases ou moins teste sa Volonté ; en cas d’échec, il est Condamné ou subit 1 ♥, selon le réglage des égalités.
ability-energy_drain = Drain d’Énergie
    .text = Jusqu’à X des ♥ que son attaque inflige à un héros deviennent des ✦, tant que le héros peut en supporter ; pas si le héros en tombe.
ability-pillage = Pillage
    .text = Action : attaque un héros adjacent ; si le coup le met à terre, une de ses cartes Fouille retourne dans le paquet.
ability-reaper = Faucheur
    .text = Une fois par manche, quand un héros tombe à 5 cases ou moins : il peut aussitôt se déplacer d’autant de cases que sa Vitesse au plus, s’il ne peut encore attaquer personne, et attaque le héros le plus proche.
ability-thrash = Rosser
    .text = Action : attaque toutes les figurines adjacentes, chacune avec sa propre défense.
