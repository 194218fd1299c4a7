# Cartes d’activation de la boîte Le Manoir aux Corbeaux.

activation-bandit_stand_and_deliver = La bourse ou la vie
    .special = La bourse ou la vie. Ils prendront les deux, dans cet ordre. { $effect }
activation-bandit_from_the_trees = Depuis les arbres
    .special = Vous entendez la corde. C’est un avertissement de plus que d’habitude. { $effect }
activation-bandit_black_blades = Lames noires
    .special = Les fourreaux gouttent. { $effect }
activation-bandit_straggler = Le traînard
    .special = Quelqu’un s’est arrêté pour lacer sa botte. { $effect }
activation-bandit_scatter = Chacun pour soi
    .special = Ils se retrouvent au vieux moulin, un de moins. { $effect }

activation-wraith_by_name = Appelé par son nom
    .special = Il dit un nom, et l’un de vous répond. { $effect }
activation-wraith_keening = Les pleureuses
    .special = Au village, on ferme les volets. { $effect }
activation-wraith_no_walls = Aucun mur ne l’arrête
    .special = Il était dehors. Personne n’a ouvert. { $effect }
activation-wraith_cold_harvest = Moisson froide
    .special = Une gerbe tombe, et les autres se penchent. { $effect }
activation-wraith_open_door = Une plaie est une porte
    .special = Il lui suffit qu’elle soit entrouverte. { $effect }

activation-skarn_drink_deep = À longs traits
    .special = Les genoux lâchent d’abord. Il les prend volontiers. { $effect }
activation-skarn_long_limbs = Tout en bras
    .special = Le reste de son corps n’est même pas entré dans la pièce. { $effect }
activation-skarn_drag = À table
    .special = Quelque chose vous tient la cheville et met le couvert. { $effect }
activation-skarn_weariness = Une telle fatigue
    .special = Il serait doux de s’asseoir. Juste un instant. { $effect }
activation-skarn_slow_feast = Le lent festin
    .special = Il ne mâche pas. Il attend. { $effect }
