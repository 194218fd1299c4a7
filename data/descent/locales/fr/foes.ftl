# Les augmentations des monstres et des lieutenants, et un refus qui leur est propre.

ability-mend = Guérison
    .text = ⚡ : récupère des ♥, dès qu’il en a subi autant.
ability-fire_breath = Souffle Enflammé
    .text = ⚡ : l’attaque touche tous ceux qui se trouvent sur un chemin de 4 cases reliées partant de la cible, chacun avec sa propre défense ; le chemin avec le plus de héros, jamais à travers un monstre.
ability-poison = Poison
    .text = ⚡ : qui subit au moins 1 ♥ reçoit Empoisonné.
ability-disease = Maladie
    .text = ⚡ : qui subit au moins 1 ♥ reçoit Maladie.
ability-immobilize = Immobiliser
    .text = ⚡ : qui subit au moins 1 ♥ reçoit Immobilisé.
ability-pierce = Transpercer
    .text = Ignore X 🛡 de la défense : contre ⚡ si c’est une augmentation, sinon à chaque attaque.
ability-subdue = Soumettre
    .text = ⚡ : une cible qui subit au moins 1 ♥ reçoit Maladie, Empoisonné, Immobilisé ou Sonné, selon le réglage des égalités.
ability-blood_call = Appel du Sang
    .text = ⚡ : récupère autant de ♥ que l’attaque en inflige.
ability-wither = Flétrir
    .text = ⚡ : chaque cible de l’attaque subit 1 ✦, blessée ou non.
ability-knockback = Repousser
    .text = ⚡ : après l’attaque, la cible encore debout atterrit sur une case vide à 3 cases au plus, le plus loin possible de l’autre héros le plus proche.

refusal-wrapped_in_air = { $target } s’enveloppe d’air : seules les attaques portées d’une case adjacente l’atteignent.
