# Monstres et lieutenants de la boîte Le Labyrinthe des Ruines.

monster-arachyura = Arachyura
    .plural = Arachyuras
    .master = Arachyura majeure
monster-carrion_drake = Drake Charognard
    .plural = Drakes Charognards
    .master = Drake Charognard majeur
monster-goblin_witcher = Envoûteur Gobelin
    .plural = Envoûteurs Gobelins
    .master = Envoûteur Gobelin majeur
monster-volucrix_reaver = Pillard Volucrix
    .plural = Pillards Volucrix
    .master = Pillard Volucrix majeur

monster-ariad = Ariad
monster-queen_ariad = Reine Ariad
monster-raythen_lieutenant = Lieutenant Raythen
monster-serena_lieutenant = Lieutenante Serena

ability-ancient_curse = Antique Malédiction
    .text = Action : chaque héros à 3 cases ou moins teste sa Volonté ; en cas d’échec, Maudit.
ability-bewitch = Ensorceler
    .text = Action : chaque héros Maudit adjacent est déplacé de 2 cases au plus.
ability-corrupted = Corrompu
    .text = Un dé jaune de plus par héros Maudit parmi les cibles de son attaque.
ability-cursed_blast = Explosion Maudite
    .text = Action : attaque tous les héros Maudits en vue, chacun avec sa propre défense ; si la portée est trop courte pour l’un d’eux, l’attaque les manque tous.
ability-lingering_curse = Malédiction Tenace
    .text = Quand elle est vaincue, chaque héros adjacent teste sa Volonté ; en cas d’échec, Maudit.
ability-miasma = Miasmes
    .text = Action : chaque héros à 3 cases ou moins teste sa Volonté ; en cas d’échec, 1 ♥ et 1 ✦.
ability-opportunist = Opportuniste
    .text = +1 ⚡ à ses attaques par héros Immobilisé adjacent, +2 ⚡ par héros Sonné adjacent.
ability-pilfer = Chaparder
    .text = Action, sur un pion de fouille ou à côté : regarde la première carte Fouille et la glisse sous le paquet, si celui-ci en contient une moins chère.
ability-pincer_attack = Attaque en Tenaille
    .text = Action : attaque un héros adjacent et un autre, s’il y en a un, chacun avec sa propre défense ; qui subit au moins 1 ♥ est Immobilisé.
ability-plagued = Pestiféré
    .text = Les héros adjacents ne peuvent se débarrasser ni d’Empoisonné ni de Maladie.
ability-skirmish = Escarmouche
    .text = Action : s’approche d’un héros de 3 cases au plus, s’il ne peut pas encore l’attaquer, et l’attaque.
ability-strong_spirit = Esprit Fort
    .text = Ne peut recevoir ni Maudit ni Maladie.
