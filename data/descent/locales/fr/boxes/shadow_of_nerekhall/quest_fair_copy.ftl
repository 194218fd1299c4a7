# « Copie conforme » : deuxième chapitre du « Compte n’est pas bon ». Un livre dans un coffre, une ville dans le livre.

quest-fair_copy = Copie conforme
    .intro = « Il y a deux registres, dit Perpétue Plume, recenseuse, rayée depuis jeudi. Le brouillon, où l’on peut écrire n’importe quoi. Et la copie conforme. Ce qui est dans la copie conforme est vrai. » Elle dort sous l’hôtel de ville, derrière deux verrous : celui du jour, que l’on tire depuis l’égout, et celui de la nuit, derrière les archives. On peut commencer par l’un ou par l’autre. L’aube, elle, n’attend pas.
    .won = Au matin, les employés trouvent la chambre forte ouverte et leur encrier renversé. Ils rédigent un rapport, mais ne savent plus à qui l’adresser.
    .lost = Les bureaux ouvrent à l’heure. Vous figurez dans le registre, désormais, à une ligne que l’on peut barrer.
quest-fair_copy-objective-bolts = Tirer les deux verrous : celui du jour par l’égout, celui de la nuit par les archives. Les bureaux ouvrent à la fin de la manche 10 (en difficile, 9).
quest-fair_copy-objective-register = Atteindre le registre. Le corriger (trois lignes), ou le brûler.
area-fair_copy-hall = La salle des guichets. Au mur : « Tout ce qui n’est pas demandé est refusé. »
area-fair_copy-sewer = Le vieil égout et la citerne. La ville jette tout ici, même des secrets.
area-fair_copy-archive = Les archives. Le fer y fait les cent pas, et les compte.
area-fair_copy-vault = La chambre forte. Un lutrin, une chaîne, et un livre large comme une porte.
door-fair_copy-archive_door = la porte des archives
door-fair_copy-grate = la grille de l’égout
door-fair_copy-gallery_door = la porte de la galerie
door-fair_copy-vault_door = la porte de la chambre forte
token-fair_copy-desk = le guichet des réclamations
token-fair_copy-day_bolt = le verrou du jour
token-fair_copy-night_bolt = le verrou de la nuit
token-fair_copy-drain = le trop-plein
token-fair_copy-files = les dossiers en souffrance
token-fair_copy-register = la copie conforme
token-fair_copy-petty_cash = la menue caisse

## À examiner

quest-fair_copy-door-archive_door = Chêne, trois serrures, une seule sert. On peut la crocheter (Perception) ou l’enfoncer (Puissance), ce qui s’entend.
quest-fair_copy-door-grate = Rouillée, ouverte, engageante comme une bouche.
quest-fair_copy-door-gallery_door = « Galerie du contentieux. » Elle mène de la citerne aux archives, par-derrière.
quest-fair_copy-door-vault_door = Une plaque de fer sans poignée. Deux verrous la tiennent, et aucun n’est ici.
quest-fair_copy-token-desk = Il n’a jamais servi. Le tiroir, si.
quest-fair_copy-token-day_bolt = Une roue à chiffres, sous l’eau jusqu’au moyeu. On peut trouver la date du jour (Connaissance), ou tout arracher et le payer.
quest-fair_copy-token-night_bolt = Un contrepoids au bout d’une chaîne. On peut le soulever (Puissance), ou démonter la poulie (Connaissance).
quest-fair_copy-token-drain = Ce que l’égout n’a pas voulu avaler.
quest-fair_copy-token-files = Ils souffrent depuis longtemps. Certains sont lourds.
quest-fair_copy-token-register = Trente mille noms, d’une seule main, sans une rature. On peut y remettre ceux qui manquent (Connaissance), ou l’approcher d’une chandelle et tenir bon (Volonté).
quest-fair_copy-token-petty_cash = La menue caisse n’est pas si menue.
quest-fair_copy-use-pick = Crocheter la serrure (Perception)
    .not = La porte n’est pas fermée à clé.
quest-fair_copy-use-force = Enfoncer la porte (Puissance)
    .not = La porte n’est pas fermée à clé.
quest-fair_copy-use-draw_day = Composer la date (Connaissance)
    .not = Le verrou du jour est tiré.
quest-fair_copy-use-wrench_day = Arracher la roue (2 ♥)
    .not = Le verrou du jour est tiré.
quest-fair_copy-use-draw_night = Soulever le contrepoids (Puissance)
    .not = Le verrou de la nuit est tiré.
quest-fair_copy-use-unscrew_night = Démonter la poulie (Connaissance)
    .not = Le verrou de la nuit est tiré.
quest-fair_copy-use-correct = Récrire une ligne (Connaissance)
    .not = Trois lignes suffisent.
quest-fair_copy-use-burn = Le brûler (Volonté)

## Les choix

quest-fair_copy-choice-theft = Perpétue Plume connaît la maison. « Je peux voler une chose en pointant ce soir, pas deux. Soit la clé des archives, soit le sifflet du dératiseur. Signez ici. Non, je plaisante. »
quest-fair_copy-option-key = La clé des archives
quest-fair_copy-option-whistle = Le sifflet du dératiseur

## L’histoire

quest-fair_copy-message-below = Trois heures du matin. L’hôtel de ville dort comme dort un chat.
quest-fair_copy-message-key = La serrure tourne sans un mot. Perpétue rend la clé au clou : « On la compte à six heures. »
quest-fair_copy-message-whistle = On n’entend rien. Les rats, si. Pendant deux manches, ils écoutent, assis.
quest-fair_copy-message-sewer = Une eau noire coupe l’égout en deux. Au-delà, un gouffre, une planche, et une roue à chiffres qui goutte.
quest-fair_copy-message-archive = Des rayons jusqu’au plafond, et entre eux un pas de fer, régulier comme une horloge : vers l’ouest, vers l’est, vers l’ouest.
quest-fair_copy-message-watch_names = Le fer récite en marchant : « Aubin. Aubine. Aubry. » Il en est aux A depuis le printemps.
quest-fair_copy-message-watch_shoes = Le fer s’arrête, regarde ses pieds, et repart. On a oublié de lui dire qu’il était arrivé.
quest-fair_copy-message-watch_dust = Le fer passe un doigt sur un rayon et inscrit la poussière.
quest-fair_copy-message-awake = Le bruit court le long des rayons. Le pas s’arrête. Puis il reprend, et il ne va plus ni vers l’est ni vers l’ouest : il vient.
quest-fair_copy-message-lock_turns = La serrure se laisse convaincre.
quest-fair_copy-message-lock_stays = La serrure demande à voir une autorisation.
quest-fair_copy-message-door_breaks = La porte cède, avec un fracas qui sera noté.
quest-fair_copy-message-door_booms = Un coup de gong. La porte n’a pas bougé ; l’écho, si.
quest-fair_copy-message-day_drawn = On est le trois. La roue en doutait. Quelque chose de long glisse dans le mur.
quest-fair_copy-message-day_sticks = La roue refuse : ce jour-là n’a pas été recensé.
quest-fair_copy-message-day_wrenched = La roue vient, avec un bout de mur et un peu de { $hero }. Tout le sous-sol l’a entendu.
quest-fair_copy-message-night_drawn = La chaîne monte, le contrepoids descend, la nuit s’ouvre d’un cran.
quest-fair_copy-message-night_sticks = La chaîne mord les doigts et n’en fait qu’à sa tête.
quest-fair_copy-message-bolts_drawn = Le jour et la nuit sont tirés. Dans les archives, la plaque de fer s’entrouvre en soupirant.
quest-fair_copy-message-second_watch = La relève de l’aube n’est pas en avance, mais ses rats, oui : ils descendent l’escalier que vous avez pris.
quest-fair_copy-message-vault = Derrière le lutrin, deux copistes lèvent la tête. Ils ont le visage de Perpétue, l’un et l’autre, et l’un des deux a mis le nez de travers.
quest-fair_copy-message-line_written = « Perpétue Plume, recenseuse. » L’encre sèche aussitôt. Quelque part en ville, quelqu’un se réveille et se rappelle son nom.
quest-fair_copy-message-blot = Un pâté. À la place d’un nom, une tache ; { $hero } préfère ne pas savoir de qui.
quest-fair_copy-message-burning = Le vélin se tord et parle : trente mille petites voix disent « présent », et se taisent l’une après l’autre, comme on va dormir.
quest-fair_copy-message-begs = La page se tourne seule et montre à { $hero } son propre nom, tracé avec amour. La chandelle tremble, et s’éloigne.
quest-fair_copy-message-last_round = Un employé matinal cherche ses clés sur le perron. C’est la dernière manche.
quest-fair_copy-ending-corrected = Trois lignes, et le livre est faux, c’est-à-dire juste. Vous le laissez ouvert, pour que cela se sache.
quest-fair_copy-ending-burnt = Il reste de la cendre, une chaîne, et une ville que rien ne prouve plus.
quest-fair_copy-ending-office_hours = Les guichets ouvrent. « Vous avez rendez-vous ? »
