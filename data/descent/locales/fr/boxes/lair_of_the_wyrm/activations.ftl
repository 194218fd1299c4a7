# Cartes d’activation de la boîte L’Antre du Wyrm.

activation-fire_imps_straw = Des étincelles dans la paille
    .special = Une étincelle par tête. Ils ont compté. { $effect }
activation-fire_imps_hot_coals = Sur des charbons ardents
    .special = Ils ne restent nulle part bien longtemps. Vous non plus, sur un sol pareil. { $effect }
activation-fire_imps_bonfire = Le feu de joie
    .special = Ils dansent en rond, et le rond rétrécit. { $effect }
activation-fire_imps_home_fires = Le foyer
    .special = Là où la roche rougeoie, quelqu’un a mis l’eau à chauffer. { $effect }
activation-fire_imps_giggles = Petits rires
    .special = Rien n’est plus drôle qu’un chapeau en feu. { $effect }

activation-hybrid_sentinel_weak_link = Le maillon faible
    .special = Ils vous ont vus porter vos sacs. Ils savent. { $effect }
activation-hybrid_sentinel_stoop = Le piqué
    .special = Une ombre, puis le vent, puis les serres, dans cet ordre. { $effect }
activation-hybrid_sentinel_gate = On ne passe pas
    .special = Le trésor est derrière eux. La sortie aussi. { $effect }
activation-hybrid_sentinel_wings = D’un coup d’aile
    .special = De la poussière, du sable, et quelqu’un qui se tenait là il y a un instant. { $effect }
activation-hybrid_sentinel_watch_fire = Le feu de veille
    .special = Les dragons leur ont appris autre chose que la patience. { $effect }

activation-valyndra_inventory = L’inventaire
    .special = Il manque un gobelet. Elle regarde votre sac. { $effect }
activation-valyndra_furnace = La fournaise
    .special = Elle inspire, et les torches se penchent vers elle. { $effect }
activation-valyndra_sweep_of_tail = Gare à la queue
    .special = Ce qu’elle ne regarde pas, elle le balaie. { $effect }
activation-valyndra_bed_of_gold = Un lit d’or
    .special = Les pièces s’enfoncent dans les plaies et les ferment. { $effect }
activation-valyndra_smoulder = À petit feu
    .special = Rien ne la presse. Le feu n’est jamais pressé, au début. { $effect }
