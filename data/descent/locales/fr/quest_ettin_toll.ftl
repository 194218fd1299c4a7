# « Le Péage de l’ettin » : une quête annexe. Un col, deux têtes, pas de reçu.

quest-ettin_toll = Le Péage de l’ettin
    .intro = La route haute de Repos-l’Enclume est fermée. En travers est assis un ettin, qui répond au nom de Hob à gauche et de Nob à droite, et prélève un péage : Hob veut de l’argent, Nob veut son souper. Quelques gobelins tiennent les comptes.
    .won = La route est ouverte. La même semaine, à Repos-l’Enclume, le fer baisse, et des gobelins qui savent compter trouvent une place honnête.
    .lost = La neige ferme le col, et tout le monde est du mauvais côté. Hob et Nob augmentent le tarif.
quest-ettin_toll-objective-fell = Vaincre Hob-et-Nob avant que la neige ferme le col.
quest-ettin_toll-objective-cross = Le péage est payé, pas les commis : les vaincre, et amener tous les héros encore debout sur la route d’en face avant la neige. Blesser Hob-et-Nob rompt le marché.
area-ettin_toll-pass = Un pont de pierre, un champ piétiné, et dessus une silhouette qui a une tête de trop.
area-ettin_toll-larder = Le garde-manger. Presque tout y pend ; quelque chose y parle.
door-ettin_toll-larder_door = la trappe du garde-manger
token-ettin_toll-cairn = le cairn
token-ettin_toll-sack = le sac aux impôts
token-ettin_toll-peddler = Wilm le colporteur
unique-hob_and_nob = Hob-et-Nob

quest-ettin_toll-token-peddler = Wilm vend des couteaux ; on l’a ficelé dans son propre tablier. Libre, il saurait dire où il en a déjà planté un.
quest-ettin_toll-use-untie = Détacher le colporteur
quest-ettin_toll-choice-toll = « Des sous », dit Hob. « À souper », dit Nob. Tous deux vous regardent. Le péage est de dix pièces d’or par personne.
quest-ettin_toll-option-fight = Dégainer
quest-ettin_toll-option-argue = Demander quelle tête commande (Connaissance)
quest-ettin_toll-option-pay = Payer le péage

quest-ettin_toll-message-fight = « Ils ne paient pas », dit Hob. « Tant mieux », dit Nob.
quest-ettin_toll-message-quarrel = « C’est moi », disent Hob et Nob. Il y a un silence, puis une massue s’abat, sur la mauvaise tête.
quest-ettin_toll-message-insulted = « Chacun son tour », dit Hob, vexé. « C’est le mien », dit Nob.
quest-ettin_toll-message-paid = Hob compte, lentement, sur tous les doigts des quatre mains qu’il se croit. Les commis, eux, n’ont pas eu de pourboire.
quest-ettin_toll-message-deal_off = « Aïe », disent les deux têtes, pour une fois du même avis. Le marché est rompu.
quest-ettin_toll-message-half_way = Nob reproche à Hob de saigner, et réciproquement.
quest-ettin_toll-message-smell = Derrière la trappe, cela sent la fumée, le fromage et les voyageurs de l’an dernier. « Psitt », fait quelque chose.
quest-ettin_toll-message-untied = « Sous le genou gauche », souffle Wilm ; et il file, en lançant tout ce qui lui reste. Tout porte.
quest-ettin_toll-message-late_clerks = Derrière vous, sur le pont, d’autres commis reviennent de déjeuner et trouvent le bureau en désordre.
quest-ettin_toll-ending-felled = Hob tombe à gauche et Nob à droite, ce qui, pour un seul corps, n’est pas une bonne idée. Dessous, il y avait la caisse.
quest-ettin_toll-ending-across = La dernière botte quitte le champ. « Revenez quand vous voulez », dit Hob. « Avec le souper », dit Nob.
quest-ettin_toll-ending-snow = La neige ferme le col : d’abord le champ, puis le pont, puis la vue.
