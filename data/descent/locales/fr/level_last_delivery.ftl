# « La Dernière Tournée » : une étape du Raid. Le facteur a la clé, et un dernier pli.

quest-last_delivery = La Dernière Tournée
    .intro = « La clé ? C’est mon facteur qui l’a », dit la Maîtresse du Donjon. « Encore un pli, puis il rentre chez lui par le portail ; il tient la porte un moment, il est bien élevé. Vous pouvez le suivre, ou le descendre. J’ai parié qu’on le descendrait. Ce serait le quatrième du mois. »
    .won = « Et qui m’apportera mes factures, maintenant ? » demande la Maîtresse. « Oh. Mais c’est charmant. »
    .lost = « Inconnus à l’adresse », dit la Maîtresse, et elle vous fait retourner. En plusieurs colis.
quest-last_delivery-objective-postman = Le facteur a la clé. Le vaincre et ouvrir le portail soi-même ; ou le laisser porter son pli (vers D16) et rentrer : il laisse alors le portail ouvert jusqu’à la fin de la deuxième manche qui suit.
quest-last_delivery-objective-key = Porter la clé au portail et la tourner.
quest-last_delivery-objective-hurry = Le facteur est rentré. Le portail reste ouvert jusqu’à la fin de la deuxième manche à partir d’ici : partir, tous ensemble.
quest-last_delivery-objective-force = Le portail s’est refermé. Le forcer (Puissance), et partir tous ensemble.
quest-last_delivery-objective-leave = Le portail est ouvert. Partir, tous ensemble.
area-last_delivery-street = Une rue autour d’un étang. Chaque maison a une boîte aux lettres, et quelque chose derrière.
token-last_delivery-portal = la dernière porte de la rue
token-last_delivery-key = la clé du portail
token-last_delivery-parcels = les colis
token-last_delivery-doormat = le paillasson
token-last_delivery-pond = l’étang
unique-postman = le Facteur

quest-last_delivery-token-portal = Au numéro zéro. La boîte aux lettres est astiquée ; la porte a un trou de serrure gros comme le poing.
quest-last_delivery-token-key = Une clé de fer, avec une étiquette : « Chez moi ». On peut la porter.
quest-last_delivery-token-parcels = « Fragile », « Haut », « Ne pas nourrir ».
quest-last_delivery-token-doormat = « Bienvenue », dit-il, dans le mauvais sens.
quest-last_delivery-token-pond = Les lettres trop difficiles à distribuer y sont, toutes.
quest-last_delivery-use-turn_key = Tourner la clé
    .not = Il faudrait la clé du facteur.
quest-last_delivery-use-force = Forcer la porte (Puissance)
    .not = Pas tant que quelqu’un en a encore la clé.

quest-last_delivery-message-sets_out = Parmi ses colis, le facteur cherche son dernier pli. Il ne vous a pas vus, ou il est trop poli.
quest-last_delivery-message-on_his_round = « Ah, le voilà. » Le facteur met sa sacoche à l’épaule et part.
quest-last_delivery-message-delivers = Le clapet claque. Derrière, on attendait cette lettre depuis soixante ans. Maintenant, le facteur rentre.
quest-last_delivery-message-off_home = Le facteur ouvre, s’essuie les pieds, et laisse la porte ouverte derrière lui. « Mais pas toute la nuit ! »
quest-last_delivery-message-slams = Un courant d’air. La porte se referme, et dedans quelqu’un fait remarquer qu’il avait prévenu.
quest-last_delivery-message-struck_down = Le facteur tombe, avec sa sacoche. Parmi les lettres, une clé, et une lettre pour vous. Elle est blanche.
quest-last_delivery-message-key_turned = La clé tourne toute seule, par habitude. La porte est ouverte.
quest-last_delivery-message-forced = La porte cède. Dedans, quelqu’un relève un peu son journal.
quest-last_delivery-message-bruised = La porte est en chêne. L’épaule, non.
quest-last_delivery-message-evening = Les lampes s’éteignent, et les voisins viennent à la clôture.

quest-last_delivery-ending-portal = Vous vous essuyez les pieds et vous passez. Quelque part là-dedans, cela sent le chou.
