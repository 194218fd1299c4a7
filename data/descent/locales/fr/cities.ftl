# Les villes : leur nom, leur caractère, la chose que chacune est seule à offrir, et ce qui en vient.

city-mistvale = Brumeval
    .about = Quarante toits sous une tour à feu, et du brouillard jusqu’aux gouttières. La boutique est une table chez le marchand de chandelles ; tout ce qui s’y vend a appartenu à quelqu’un que vous croiserez.
city-action-lamp_watch = Veiller sur la lampe
    .about = Une semaine de nuits dans la tour. Le village paie 25 pièces d’or à chaque veilleur, ou 10 à qui s’est laissé surprendre endormi (Perception).
city-mistvale-message-watched = Sept nuits, et pas une fois la flamme n’a penché. Le village paie, en pièces encore tièdes d’avoir été comptées.
city-mistvale-message-dozed = La quatrième nuit, une enfant est montée réveiller la garde. Le village paie ce que l’enfant juge équitable.

city-marchgate = Porte-Marche
    .about = La ville de garnison de la Haute-Marche : une porte, une cour, et des maisons poussées autour des cris. L’acier y est bon marché ; les conseils sont gratuits, et sonores.
city-action-drill_yard = S’exercer dans la cour
    .about = Une semaine chez les sergents, 50 pièces d’or par héros qui y participe. Chacun d’eux gagne 1 point d’expérience.
city-marchgate-message-drilled = « Encore », dit la sergente pendant sept jours. Le huitième, elle ne dit rien, ce qui vaut ici un défilé.

city-saltmere = Saumère
    .about = Un port sur un lac gris. Tout y passe : fourrures, lames, doigts de saints. Personne ne demande d’où cela vient ; cela gâterait les prix.
city-action-bone_table = S’asseoir à la table aux osselets
    .about = Misez 30 pièces d’or sur un seul jet du grand osselet. La mise peut tripler, ou coûter plus cher qu’elle-même.
city-saltmere-message-six = Six ! La table gémit, la maison paie, et un inconnu embrasse l’osselet.
city-saltmere-message-five = Cinq. Le croupier vous rend la mise, et autant encore, du bout de deux doigts, comme si c’était mouillé.
city-saltmere-message-four = Quatre. Votre mise rentre chez elle, en bonne santé.
city-saltmere-message-three = Trois. « La maison vous remercie », dit la maison.
city-saltmere-message-two = Deux, puis une dispute pour savoir si c’était bien deux. Elle dure jusqu’au matin.
city-saltmere-message-one = Un. Vous dites ce que vous pensez de l’osselet à l’instant précis où la musique s’arrête. Tout le port a entendu.

city-hallowell = Clairpuits
    .about = Une ville autour d’une abbaye autour d’un puits. On y vend des cierges, des bâtons et des bandages, et l’on dit un psaume sur chacun, même sur les bandages.
city-action-well_of_mercy = Boire au puits de Miséricorde
    .about = Une offrande de 10 pièces d’or par héros. Blessures, fatigue et conditions que les héros traînent avec eux s’effacent, et la prochaine quête commence avec 1 point de moral de plus.
city-hallowell-message-blessed = L’eau est si froide qu’elle tinte. Vous buvez l’un après l’autre, et ce qui pesait reste sur la margelle.

city-anvilrest = Repos-l’Enclume
    .about = Une seule rue de forges, sous une montagne qui ne refroidit jamais. Garrick Vane y a appris le métier ; les maîtres parlent encore de lui, tous à la fois, et sans tendresse.
city-action-two_for_one = Faire de deux objets un seul
    .about = Une semaine à la grande forge et 25 pièces d’or : vos deux objets de boutique les moins chers sont fondus, et un objet de l’acte II sort du feu.
    .needs = Il vous faut au moins deux objets de boutique.
city-anvilrest-message-reforged = Deux vieux compagnons entrent dans le feu. Ce qui en sort a le poids des deux et les manières d’aucun.

city-vellum = Vélin
    .about = Plus d’étagères que de lits, plus d’encre que de vin. Les scribes de Vélin vendent les runes à la page, et ne prêtent jamais.
city-action-archive = Consulter les archives
    .about = 20 pièces d’or pour une heure parmi les rayons. Vous repartez avec une histoire et, s’il s’en trouve une, la piste d’une quête annexe.
city-vellum-message-map = Derrière un rayon, une carte classée à « Mensonges ». L’archiviste toussote. « Elle a été reclassée depuis. »
city-vellum-message-confession = Des aveux, signés, scellés, jamais envoyés. Celui qui les a écrits a dessiné l’endroit avec beaucoup de soin.
city-vellum-message-ledger = Un registre dont une somme ne tombe pas juste. Vous suivez les pièces manquantes jusqu’au bas de la page, et au-delà.
