# « Le Moulin noyé » : le sauvetage. L’eau monte, et le meunier n’a pas tout dit.

quest-drowned_mill = Le Moulin noyé
    .objective = Ramener au chariot les trois habitants du moulin.
    .intro = On a brisé la vanne du moulin, et le bief monte d’une main à chaque heure. Trois personnes sont encore là-bas : Gaspard le meunier, sa fille Aline et le vieux Perrin. Un chariot vous attend sur la route ; l’eau, elle, n’attendra personne.
    .won = Le chariot s’ébranle quand le pignon du moulin s’affaisse dans l’écume. À l’arrière, sous les couvertures, on tremble, on pleure, on vit.
    .lost = Le chariot rentre presque vide. Longtemps encore, à Brumeval, on parlera plus bas quand passe la rivière.
area-drowned_mill-yard = La cour du moulin. Le ruisseau la coupe en deux, brun et rapide, là où il n’y avait qu’un filet.
area-drowned_mill-cottage = La maison du meunier. Le feu couve, la table est mise pour quatre.
area-drowned_mill-mill = La salle des meules. La farine flotte sur un pied d’eau, et des choses se relèvent dedans.
area-drowned_mill-race = Le bief, sous la roue. Le courant rugit entre deux quais glissants.
area-drowned_mill-cellar = La cave à grain, noire et déjà trempée jusqu’aux chevilles.
door-drowned_mill-cottage_door = la porte de la maison
door-drowned_mill-mill_door = la porte du moulin
door-drowned_mill-race_door = la porte du bief
door-drowned_mill-cellar_door = la porte de la cave
token-drowned_mill-wagon = le chariot
token-drowned_mill-crates = les caisses
token-drowned_mill-ledger = le registre
token-drowned_mill-hearth = le foyer
token-drowned_mill-gaspard = Gaspard le meunier
token-drowned_mill-millstone = la meule
token-drowned_mill-wheel = la roue de vanne
token-drowned_mill-grate = la grille du bief
token-drowned_mill-perrin = le vieux Perrin
token-drowned_mill-aline = Aline
token-drowned_mill-strongbox = le coffre
token-drowned_mill-flotsam = une malle à la dérive

## À examiner

quest-drowned_mill-door-cottage_door = Une porte peinte en bleu. Personne ne répond.
quest-drowned_mill-door-mill_door = L’eau file par-dessous. Derrière, des pas traînants.
quest-drowned_mill-door-race_door = Elle tremble dans son cadre : tout le bief pousse contre elle.
quest-drowned_mill-door-cellar_door = Chêne, fer, une serrure neuve. Derrière, très bas, une enfant compte à voix haute pour ne pas avoir peur. Il faut la clé.
quest-drowned_mill-token-wagon = Le chariot de Lise, les mules déjà tournées vers le village. Qui repasse le ruisseau est sauvé.
quest-drowned_mill-token-crates = Des caisses calées contre la clôture, à demi dans l’eau.
quest-drowned_mill-token-ledger = Le registre du meunier, gonflé d’humidité. Une écriture serrée (test de Connaissance, avec un bonus de 1).
quest-drowned_mill-token-hearth = Les braises sont encore chaudes. Une brique du fond bouge.
quest-drowned_mill-token-gaspard = Un homme large, blanc de farine, la main crispée sur une clé. Il regarde la porte de la cave, puis vous.
quest-drowned_mill-token-millstone = La grande meule, arrêtée net. Quelque chose est coincé dessous.
quest-drowned_mill-token-wheel = La roue qui ferme la vanne, bloquée par un cliquet tordu. À la force des bras (Puissance), ou en comprenant le mécanisme (Connaissance).
quest-drowned_mill-token-grate = La grille est pleine de branches, et de choses qui brillent.
quest-drowned_mill-token-perrin = Agrippé à un pieu au milieu du courant, la jambe prise, il chante pour tenir. Il faudra le porter.
quest-drowned_mill-token-aline = Neuf ans, debout sur un tonneau. « Cent douze, cent treize… » Elle se laissera porter.
quest-drowned_mill-token-strongbox = Un coffre aux armes de personne, plein d’argent trop neuf pour un meunier.
quest-drowned_mill-token-flotsam = Une malle de voyage, encore fermée, qui tourne lentement dans le courant.

quest-drowned_mill-use-read = Lire le registre (Connaissance)
quest-drowned_mill-use-talk = Parler au meunier
quest-drowned_mill-use-unlock = Ouvrir avec la clé
    .not = Il vous faut la clé du meunier.
quest-drowned_mill-use-turn_wheel = Forcer la roue (Puissance)
    .not = La vanne est déjà fermée.
quest-drowned_mill-use-free_pawl = Dégager le cliquet (Connaissance)
    .not = La vanne est déjà fermée.

## Le choix

quest-drowned_mill-choice-gaspard = Gaspard recule jusqu’au mur. « La clé ? Oui, la clé… Ma fille s’est enfermée en bas, toute seule, quand les morts sont venus. Il n’y a personne d’autre. Je vous le jure. » Il ne vous regarde pas en le disant.
quest-drowned_mill-option-believe = Le croire sur parole
quest-drowned_mill-option-accuse = Lui citer son registre
    .not = Il vous faudrait une preuve.
quest-drowned_mill-option-bribe = Lui offrir 25 pièces d’or
quest-drowned_mill-option-threaten = Lui arracher la clé

## L’histoire

quest-drowned_mill-objective-reach_mill = Entrer dans le moulin.
quest-drowned_mill-objective-find_them = Trouver Gaspard, Aline et Perrin, et les ramener de ce côté du ruisseau avant que l’eau ne les prenne.

quest-drowned_mill-message-arrival = Lise serre les rênes. « Au bief, il y a une roue qui ferme la vanne. Tournez-la, et vous aurez du temps. Sinon… » Un craquement, au loin, finit sa phrase.
quest-drowned_mill-message-mill_floor = La porte cède, l’eau vous lèche les genoux. Dans un coin, un homme en blanc agite les bras ; entre lui et vous, les noyés de la semaine passée se redressent.
quest-drowned_mill-message-cottage = Quatre bols, et ils n’étaient que trois. Sur la commode, un gros registre est resté ouvert.
quest-drowned_mill-message-race = Le vacarme vous coupe le souffle. Au milieu du courant, accroché à un pieu, un vieil homme chante à tue-tête, et faux.
quest-drowned_mill-message-cellar = La serrure claque. Au fond, perchée sur un tonneau, une fillette vous montre du doigt les ombres : « Ils sont là ! »
quest-drowned_mill-message-ambush = « Merci, meunier ! » ricane un chef gobelin. Ils vous attendaient : Gaspard les avait prévenus.
quest-drowned_mill-message-sluice_shut = La roue tourne, la vanne mord l’eau, et le grondement baisse d’un ton. Vous avez gagné du temps.
quest-drowned_mill-message-wheel_kicks = La roue se cabre et vous frappe aux côtes. Elle n’a pas bougé d’un cran.
quest-drowned_mill-message-pawl_sticks = Le cliquet a failli venir. Les doigts gourds, il faut recommencer.
quest-drowned_mill-message-ledger_read = « Reçu du capitaine Splig, pour le silence et la cave : deux cents. » La suite est tachée, mais c’est assez.
quest-drowned_mill-message-ledger_blurred = L’encre a coulé, les lignes dansent. En s’y reprenant, peut-être.
quest-drowned_mill-message-gaspard_believed = Vous le croyez. Il vous met la clé dans la main, et ses yeux se remplissent d’une honte que vous prenez pour de la peur.
quest-drowned_mill-message-gaspard_confesses = Il s’effondre. « Ils ont dit que c’était pour du grain. Ils tiennent la petite. » Il lâche la clé, et dit tout ce qu’il sait des hommes de cendre.
quest-drowned_mill-message-gaspard_bribed = L’or change de main plus vite que l’eau ne monte. « La cave, oui. Méfiez-vous des coins. »
quest-drowned_mill-message-gaspard_threatened = Vous lui tordez le poignet, il hurle, et son cri porte : dans la cour, quelque chose de trempé se retourne vers le moulin.
quest-drowned_mill-message-perrin_taken = « Doucement, la jambe ! » Perrin pèse comme un sac de seigle, et chante dans votre oreille.
quest-drowned_mill-message-aline_taken = Aline ferme les yeux et noue ses bras autour de votre cou. « Deux cent un. Deux cent deux. »
quest-drowned_mill-message-perrin_safe = On hisse Perrin dans le chariot. Il demande s’il reste du cidre.
quest-drowned_mill-message-aline_safe = Aline est sauve. Elle a cessé de compter.
quest-drowned_mill-message-gaspard_limps = Gaspard se met en marche vers la route, le dos courbé, sans oser courir.
quest-drowned_mill-message-gaspard_safe = Le meunier grimpe dans le chariot et n’en lève plus les yeux.
quest-drowned_mill-message-water_rises = L’eau passe la dernière marche. Au bief, la voix de Perrin monte d’un ton, elle aussi.
quest-drowned_mill-message-perrin_swept = La chanson s’arrête au milieu d’un vers. Il n’y a plus personne au pieu.
quest-drowned_mill-message-aline_swept = L’eau atteint la voûte de la cave. On n’entend plus compter.
quest-drowned_mill-message-gaspard_swept = Le plancher des meules part d’un bloc, et le meunier avec lui.
quest-drowned_mill-message-dam_groans = Là-haut, le barrage gémit comme une bête. Il tiendra deux manches, pas trois.
quest-drowned_mill-message-dam_breaks = Le barrage cède d’un coup. Un mur d’eau descend la vallée, et ce qui reste du moulin descend avec lui.
quest-drowned_mill-message-driftwood = Un tronc dévale le courant et balaie tout sur son passage.
quest-drowned_mill-message-flotsam = Le ruisseau charrie une malle jusque dans la cour.
quest-drowned_mill-message-crawler = Une main blême s’agrippe à la berge, puis une autre. L’eau rend ses morts.
quest-drowned_mill-message-cold_water = L’eau est de neige fondue. Ceux qui y pataugent grelottent.
quest-drowned_mill-ending-all_safe = Tous les trois sont dans le chariot. En route !
quest-drowned_mill-ending-two_safe = Deux sont sauvés. Pour le troisième, il est trop tard.
quest-drowned_mill-ending-too_late = L’eau en a trop pris. Il n’y a plus qu’à fuir.
