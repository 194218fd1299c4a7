# Cartes d’activation de la boîte L’Ombre de Nerekhall.

activation-changeling_borrowed_face = Un visage emprunté
    .special = C’est le sourire de grand-mère, sur la mauvaise tête. { $effect }
activation-changeling_whispers = Un mot à l’oreille
    .special = Recule, mon ami, dit-il d’une voix en qui l’on a confiance. { $effect }
activation-changeling_quarrel = Semer la discorde
    .special = Qui de vous a dit cela ? Aucun de vous. { $effect }
activation-changeling_tired_heart = Un cœur las
    .special = Ils cherchent celui qui s’appuie au mur. { $effect }
activation-changeling_last_laugh = Le dernier rire
    .special = Il commence derrière vous et finit en vous. { $effect }

activation-ironbound_bodyguard = Garde du corps
    .special = Un mur, si les murs choisissaient qui ils abritent. { $effect }
activation-ironbound_march = Remonté
    .special = Quelqu’un a trouvé la clé. { $effect }
activation-ironbound_verdict = Verdict de fer
    .special = On lui a dit qui est coupable : le plus fort. { $effect }
activation-ironbound_wide_arm = Un bras large
    .special = La hallebarde ne compte pas ceux qu’elle rencontre. { $effect }
activation-ironbound_grinding = Rouages grinçants
    .special = Trop près, on entend de quoi il est fait. { $effect }

activation-rat_swarm_tide = La marée brune
    .special = Le sol était sombre. Puis il a bougé. { $effect }
activation-rat_swarm_one_body = Un seul corps
    .special = Ce qui reste de l’un s’ajoute à l’autre. { $effect }
activation-rat_swarm_smell_of_blood = Une seule goutte
    .special = Une goutte, et mille museaux se tournent. { $effect }
activation-rat_swarm_gnawing = Rongeurs
    .special = Cuir, os, patience : tout se mange. { $effect }
activation-rat_swarm_walls = Dans les murs
    .special = Il y en a toujours davantage derrière le plâtre. { $effect }

activation-ynfernael_hulk_charge = Tout droit
    .special = Il baisse la tête ; le reste suit. { $effect }
activation-ynfernael_hulk_blood = Sang pour sang
    .special = Ce qui coule sur ses bras est en partie le sien. { $effect }
activation-ynfernael_hulk_toss = Dégagez
    .special = Qui se tenait là, s’y tenait. { $effect }
activation-ynfernael_hulk_heat = La chaleur
    .special = L’air autour de lui a renoncé à être de l’air. { $effect }
activation-ynfernael_hulk_rampage = Saccage
    .special = Il brise ce qu’il rencontre, et parfois c’est lui-même. { $effect }

activation-mirklace_fissure = Fissure
    .special = Le sol se rappelle à qui il appartient. { $effect }
activation-mirklace_embers = Braises
    .special = Chacun de ses pas rougeoie. { $effect }
activation-mirklace_audience = Une audience
    .special = Il leur dit d’approcher, et leurs genoux obéissent. { $effect }
activation-mirklace_feast_of_ash = Festin de cendre
    .special = Ce qui brûle près de lui le nourrit. { $effect }
activation-mirklace_ruin = Ruine
    .special = Il ne vise pas. À quoi bon ? { $effect }

activation-rylan_olliven_suggestion = Une suggestion
    .special = Il a seulement signalé que la porte était ouverte. { $effect }
activation-rylan_olliven_council = Au conseil
    .special = Trois clauses plus loin, nul ne sait plus la question. { $effect }
activation-rylan_olliven_favour = Un service rendu
    .special = Il tient une liste. Vous y êtes. { $effect }
activation-rylan_olliven_mask = Le masque
    .special = Son sourire arrive avant lui et reste plus longtemps. { $effect }
activation-rylan_olliven_last_word = Le dernier mot
    .special = Il l’a toujours. On oublie quel il était. { $effect }

activation-tristayne_olliven_surge_of_chaos = Flot de chaos
    .special = Ses mains tremblent. Puis tout tremble. { $effect }
activation-tristayne_olliven_vessel = Un réceptacle
    .special = Il faut bien que quelqu’un porte la douleur à sa place. { $effect }
activation-tristayne_olliven_both_hands = Des deux mains
    .special = Une pour chacun de vous. { $effect }
activation-tristayne_olliven_dead_hand = La main morte
    .special = Ce qu’il touche refroidit par degrés. { $effect }
activation-tristayne_olliven_brothers_keeper = Le gardien de son frère
    .special = Il a promis une tête à Rylan, n’importe laquelle. { $effect }

activation-verminous_out_of_the_drain = Sorti du caniveau
    .special = Des traces mouillées, quatre, puis plus rien. { $effect }
activation-verminous_filth = Crasse
    .special = Rien de ce qu’il possède n’a jamais été propre. { $effect }
activation-verminous_snatch = Chapardage
    .special = Il voulait bien votre potion. Surtout que vous ne l’ayez plus. { $effect }
activation-verminous_scurry = Débandade
    .special = Il est derrière le tonneau. Maintenant derrière l’autre. { $effect }
activation-verminous_king_of_vermin = Roi de la vermine
    .special = Il claque des dents, et la salle répond. { $effect }
