# « Le Souper de sept heures » : une étape du Raid. La sortie est le four, et il n’est pas encore chaud.

quest-supper_at_seven = Le Souper de sept heures
    .intro = « Vous êtes en avance », dit la Maîtresse du Donjon. « On soupe à sept heures. Le portail, c’est le four ; il s’ouvre quand l’horloge sonne, pas avant, sinon la croûte retombe. Rendez-vous utiles : il y a du charbon. J’ai invité des gens qui mangent de tout, et parié sur ce qu’ils mangeraient d’abord. »
    .won = « Ils sont sortis par le four », explique la Maîtresse à ses invités. « Il y aura du fromage. »
    .lost = « Un peu coriaces », dit la Maîtresse en pliant sa serviette.
quest-supper_at_seven-objective-wait = Tenir jusqu’à ce que le four soit chaud : fin de la manche 6 (de la manche 7 en difficile), une manche plus tôt par seau à charbon vidé dans le feu. Puis partir par là.
quest-supper_at_seven-objective-run = Sept heures sonnent. Partir par le four, tous ensemble.
area-supper_at_seven-kitchen = Une cuisine, et deux chemins autour de la grande table. Tout au fond, un four où l’on pourrait entrer debout. C’est prévu.
token-supper_at_seven-portal = le four
token-supper_at_seven-larder = le garde-manger
token-supper_at_seven-dishes = la vaisselle
token-supper_at_seven-spice_rack = les épices
token-supper_at_seven-north_scuttle = le seau à charbon du nord
token-supper_at_seven-south_scuttle = le seau à charbon du sud

quest-supper_at_seven-token-portal = La porte est en fer, et pour l’instant pas plus chaude que la soupe.
quest-supper_at_seven-token-larder = Des jambons, chacun étiqueté d’un prénom.
quest-supper_at_seven-token-dishes = Ceux de la semaine dernière. Quelque chose y a emménagé.
quest-supper_at_seven-token-north_scuttle = Quarante livres de charbon. Vidé dans le conduit, il presse l’horloge (1 point de fatigue pour qui s’en charge).
quest-supper_at_seven-token-south_scuttle = Quarante livres de charbon. Vidé dans le conduit, il presse l’horloge (1 point de fatigue pour qui s’en charge).
quest-supper_at_seven-use-stoke_north = Charger le feu
    .not = C’est assez chaud.
quest-supper_at_seven-use-stoke_south = Charger le feu
    .not = C’est assez chaud.

quest-supper_at_seven-message-stoked = Le feu prend une grande inspiration. Au mur, l’horloge saute une heure et espère que personne n’a rien vu.
quest-supper_at_seven-message-warming = Le four craque en chauffant. Quelque part, on aiguise les couverts.
quest-supper_at_seven-message-strikes = Sept coups. La porte du four s’ouvre ; dedans, il fait clair, chaud et parfaitement vide.
quest-supper_at_seven-message-first_course = Les invités arrivent. Ils ont apporté leurs serviettes, et les ont déjà nouées.
quest-supper_at_seven-message-second_course = « Il en reste ? » demande-t-on de la porte. Il en reste : des invités.

quest-supper_at_seven-ending-portal = L’un après l’autre, vous entrez dans le four. C’est la première chose raisonnable qu’on ait faite dans cette cuisine.
