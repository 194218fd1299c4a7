# Ce que font les monstres de la boîte.

activation-bane_spider_venom = Crochets suintants
    .special = Qui n’a pas encore de venin dans le sang sent le plus frais. { $effect }
activation-bane_spider_larder = Le garde-manger
    .special = Ce qui est emballé peut attendre ; cela s’épuise tout seul. { $effect }
activation-bane_spider_ceiling = Au plafond
    .special = Huit pattes trouvent prise partout, et l’un de vous regarde toujours ailleurs. { $effect }
activation-bane_spider_shiver = Les frissons
    .special = Le venin a trouvé le chemin du cœur. { $effect }
activation-bane_spider_long_thread = Un long fil
    .special = Un fil fin comme un cheveu se tend, et le dernier de la file trébuche vers l’avant. { $effect }
activation-razorwing_dive = À contre-jour
    .special = Ils se laissent tomber ; plus c’est long, plus c’est dur. { $effect }
activation-razorwing_circle = En cercle
    .special = Ils guettent d’en haut qui s’éloigne, et y remontent avant qu’une lame soit tirée. { $effect }
activation-razorwing_shriek = Cri strident
    .special = Une note si haute qu’on la sent plus qu’on ne l’entend. { $effect }
activation-razorwing_pick_off = Premier sang
    .special = Elles ont senti le sang et ne voient plus rien d’autre. { $effect }
activation-razorwing_swarm = Tempête d’ailes
    .special = Chacune déchire ce que l’autre a ouvert. { $effect }
