# « La Caravane perdue » : une quête annexe. Deux personnes, deux cachettes, un chariot qui roule encore.

quest-lost_caravan = La Caravane perdue
    .intro = Douze mules de sel sont parties de Saumère lundi. Onze sont revenues, sans leurs conducteurs. Près du gué, un chariot est couché sur le flanc, et les gobelins qui l’ont renversé n’ont pas fini de se disputer le sel.
    .won = Le sel est perdu, et personne n’en parle ; les gens sont saufs, et l’on ne parle que de cela.
    .lost = Au matin, il n’y a plus que les mules pour se rappeler le chemin.
quest-lost_caravan-objective-find = Retrouver les gens de la caravane et les ramener tous deux à la route avant la fin de la manche 8.
area-lost_caravan-wreck = Un chariot sur le flanc, un talus blanc de sel, des flèches dans la ridelle.
area-lost_caravan-ford = Le gué. Au-delà, un camp gobelin, monté à la hâte et gardé de même.
area-lost_caravan-hollow = Un creux sous la route, avec des toiles pour plafond.
token-lost_caravan-wagon = le chariot
token-lost_caravan-chest = le coffre de la paie
token-lost_caravan-trader = Hanne la marchande
token-lost_caravan-driver = Jost le muletier

quest-lost_caravan-token-wagon = Du sel partout. Sous le banc, quelque chose était trop bien attaché pour tomber.
quest-lost_caravan-token-chest = Les gobelins n’ont pas su l’ouvrir ; alors ils s’assoient dessus.
quest-lost_caravan-token-trader = Hanne, ligotée à un mât de tente, explique à ses gardiens tout ce qu’ils ont mal fait.
quest-lost_caravan-token-driver = Jost s’est caché là où les gobelins ne vont pas. Il sait maintenant pourquoi.

quest-lost_caravan-message-ford = De la fumée au-delà du gué, et une voix de femme qui marchande.
quest-lost_caravan-message-hollow = Quelqu’un tousse, là-dessous. Des pattes s’arrêtent pour écouter.
quest-lost_caravan-message-driver_safe = Jost grimpe sur le banc, ôte les toiles de sa barbe et demande des nouvelles des mules.
quest-lost_caravan-message-trader_safe = Hanne compte les héros, compte ce qu’elle doit et, pour une fois, paie sans un mot.
quest-lost_caravan-message-horns = Un cor dans les collines. Le reste de la bande a entendu parler du sel.
quest-lost_caravan-ending-both_safe = Tous deux sont sur la route, et elle mène à la maison.
quest-lost_caravan-ending-nightfall = Il fait trop noir pour voir qui bouge encore, là-bas.
