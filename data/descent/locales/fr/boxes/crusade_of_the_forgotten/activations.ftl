# Ce que font les monstres de la boîte.

activation-medusa_gaze = Regarde-moi
    .special = Il est très difficile de ne pas regarder. { $effect }
activation-medusa_serpents = Chevelure de serpents
    .special = Qui s’approche assez pour frapper est assez près pour être mordu. { $effect }
activation-medusa_gallery = La galerie
    .special = Elle passe entre ses statues et redresse ici un bras, là un menton. { $effect }
activation-medusa_from_behind = Derrière le pilier
    .special = Un bruissement d’écailles, et la voilà où personne ne regardait. { $effect }
activation-medusa_crumble = L’effritement
    .special = La pierre ne saigne pas, mais elle s’écaille. { $effect }
