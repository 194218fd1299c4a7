# Cartes d’activation de la boîte Le Marais des Trolls.

activation-harpy_flock = La nuée vire
    .special = L’une crie, et tout le ciel change d’avis. { $effect }
activation-harpy_song = Le chant sur les marais
    .special = C’est une berceuse. Dans les roseaux, quelqu’un la reprend. { $effect }
activation-harpy_talons = Un cercle de serres
    .special = Elles se disputent votre dépouille avant l’heure. { $effect }
activation-harpy_snatch_and_drop = Dans les roseaux
    .special = Une serre, une plume, un vide dans les rangs. { $effect }
activation-harpy_nest = Trop près du nid
    .special = Il y a des œufs. Il y a aussi des os, rangés par taille. { $effect }

activation-plague_worm_from_below = D’en dessous
    .special = Le sol était solide. Il a réfléchi. { $effect }
activation-plague_worm_long_tunnel = Un long tunnel
    .special = Il est entré par la porte. La porte est loin. { $effect }
activation-plague_worm_slime = La bave
    .special = Ce qu’il laisse derrière lui ronge le cuir, puis les bras. { $effect }
activation-plague_worm_pestilence = Ce qu’il transporte
    .special = Il n’est pas malade. Il est la maladie. { $effect }
activation-plague_worm_quaking = La terre tremble
    .special = Tout le monde s’immobilise. C’était une erreur. { $effect }

activation-bolgoreth_rampage = Le roi des trolls
    .special = On lui a donné une couronne. Il l’a mangée. { $effect }
activation-bolgoreth_crush = Boucliers et compagnie
    .special = Il aime le bruit qu’ils font en se pliant. { $effect }
activation-bolgoreth_regrowth = Ça repousse
    .special = Vous lui coupez un doigt. Il compte : encore dix. { $effect }
activation-bolgoreth_fling = Revers de main
    .special = Ce n’était pas un coup. Il cherchait seulement quelque chose. { $effect }
activation-bolgoreth_bog_roar = Le marais retient son souffle
    .special = Quand il rugit, même les grenouilles plient bagage. { $effect }
