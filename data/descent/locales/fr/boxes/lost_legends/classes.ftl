# Les classes de Légendes Perdues.

class-soul_reaper = Faucheur d’Âmes
class-elementalist = Élémentaliste
counter-essence = { $n ->
        [one] { $n } essence
       *[other] { $n } essences
    }
counter-galvanized = galvanisé

card-harvester_scythe = Faux du Moissonneur
    .text = Quand votre attaque avec cette arme vainc un monstre : récupérez 1 ♥. ⚡ : transpercer 1.
card-mirror_of_souls = Miroir des Âmes
    .text = Quand vous vous débarrassez d’une condition : gagnez 1 essence.
card-essence_harvest = Moisson d’Essence
    .text = Quand un monstre est vaincu : gagnez 1 essence. Quand vous tombez, vous perdez toute votre essence.
card-stream_of_life = Flot de Vie
    .text = Pendant votre tour, 1 ✦, inclinez : dépensez jusqu’à 4 essences ; vous ou un héros à 3 cases ou moins récupère autant de ♥.
card-blight_extraction = Extraction du Fléau
    .text = Après avoir utilisé Flot de Vie : un héros qu’il a soigné peut se débarrasser d’une condition. Si c’est un autre héros, vous pouvez prendre cette condition sur vous et gagner 2 essences.
card-spirit_link = Lien Spirituel
    .text = Au début de chaque quête : gagnez 4 essences. 2 ✦, inclinez, quand un autre héros à 3 cases ou moins est sur le point de tomber : dépensez autant d’essence que vous voulez ; il récupère autant de ♥ et ne tombe pas.
card-unholy_bond = Lien Impie
    .text = 1 essence, après le jet d’attaque d’un monstre à 3 cases ou moins : relancez 1 dé de son attaque, à votre choix.
card-cursed_soul = Âme Maudite
    .text = Pendant votre tour, 1 ✦, 2 essences, inclinez : choisissez un monstre à 3 cases ou moins. Tant que cette carte est inclinée, les attaques contre lui gagnent +1 ♥.
card-ethereal_armor = Armure Éthérée
    .text = Pendant votre tour, 1 ✦, inclinez : choisissez vous-même ou un héros adjacent. Tant que cette carte est inclinée, ce héros gagne +1 🛡 en défense, et vous gagnez 1 essence après chaque attaque de monstre qui l’a touché.
card-galvanize = Galvaniser
    .text = Après avoir utilisé Flot de Vie : un héros qu’il a soigné est galvanisé, s’il ne l’est pas déjà. Un héros galvanisé peut y renoncer pour relancer 1 dé d’une attaque, d’une défense ou du test d’un héros ; ou, pendant son tour, pour se déplacer de 2 cases au plus et récupérer 1 ♥.
card-font_of_vitality = Source de Vitalité
    .text = Quand un héros récupère des ♥ grâce à votre Flot de Vie ou à votre Lien Spirituel : il récupère 1 ♥ de plus. Quand un autre héros à 3 cases ou moins effectue une action de repos : gagnez 2 essences.
card-reapers_pact = Pacte du Faucheur
    .text = Après avoir utilisé Flot de Vie, vous pouvez, une fois chacun, dépenser 2 essences pour qu’un héros de plus à 3 cases ou moins récupère autant de ♥, et 1 essence pour que chaque héros qu’il a soigné récupère 1 ✦.
card-spire_of_conflux = Bâton du Confluent
    .text = ⚡ : +1 ♥. ⚡ : +2 ♥ si au moins 2 de vos cartes élémentaires sont inclinées.
card-runeshard_cache = Réserve d’Éclats Runiques
    .text = Inclinez quand votre attaque avec une arme magique vainc un monstre : tant que cette carte est inclinée, elle compte comme une carte élémentaire inclinée.
card-elemental_focus = Concentration Élémentaire
    .text = Au début de votre premier tour : choisissez 2 des cartes élémentaires Brasier, Étreinte, Rafale et Marée ; elles sont à vous. Les compétences qui vous en apportent une de plus vous la font choisir au début de votre tour suivant.
card-blaze = Brasier
    .text = 1 ✦, inclinez, après votre jet d’attaque : transpercer 1 pour chacune de vos cartes élémentaires inclinées, celle-ci comprise.
card-grasp = Étreinte
    .text = Pendant votre tour, 1 ✦, inclinez : un monstre à 3 cases ou moins, qui n’est pas un lieutenant et n’occupe pas plus de cases que vous n’avez de cartes élémentaires inclinées, celle-ci comprise, est Sonné.
card-gust = Rafale
    .text = Pendant votre tour, 1 ✦, inclinez : déplacez un autre héros ou un familier à 3 cases ou moins d’au plus 1 case pour chacune de vos cartes élémentaires inclinées, celle-ci comprise.
card-tide = Marée
    .text = 1 ✦, inclinez, après votre jet d’attaque : un monstre adjacent à la cible subit 1 ♥ pour chacune de vos cartes élémentaires inclinées, celle-ci comprise.
card-earth_and_sky = Terre et Ciel
    .text = Vous avez une carte élémentaire de plus. Rafale et Étreinte atteignent les figurines à 5 cases ou moins.
card-primal_harmony = Harmonie Primordiale
    .text = Pendant votre tour, inclinez : redressez une de vos cartes élémentaires.
card-sun_and_sea = Soleil et Mer
    .text = Vous avez une carte élémentaire de plus. Inclinez après avoir utilisé Brasier ou Marée : relancez 1 dé de l’attaque.
card-spiritual_balance = Équilibre Spirituel
    .text = Inclinez quand vous avez incliné une carte élémentaire et qu’au moins 2 d’entre elles sont inclinées : récupérez 2 ✦.
card-storms_fury = Fureur de la Tempête
    .text = Marée atteint les monstres à 2 cases ou moins de la cible. Rafale peut déplacer à la place un monstre qui n’est pas un lieutenant.
card-volcanic_might = Puissance Volcanique
    .text = Tant qu’Étreinte est inclinée, vous gagnez +1 🛡 en défense. Tant que Brasier est incliné, un monstre subit 1 ♥ après vous avoir attaqué.
card-natures_embrace = Étreinte de la Nature
    .text = +1 en résistance. Marée peut frapper un monstre de plus. Étreinte peut viser plusieurs monstres, au plus autant que vous avez de cartes élémentaires inclinées.
card-natures_fury = Fureur de la Nature
    .text = +1 en résistance. Après avoir utilisé Brasier, un dé jaune est lancé et rejoint l’attaque. Rafale peut vous déplacer vous-même.

class-trickster = Mystificateur
class-truthseer = Voyant

card-razzle_dazzle = Poudre aux Yeux
    .text = Cette classe va de pair avec une classe de mage : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe de mage. Personne d’autre ne peut prendre l’une ou l’autre.
card-private_collection = Collection Privée
    .text = Quand vous trouvez une carte Fouille : posez 1 pion sur cette carte. Quand vous utilisez une de vos compétences qui coûte de la ✦, vous pouvez en retirer 1 pion au lieu de la subir.
card-now_you_see_me = Ni Vu ni Connu
    .text = 1 ✦, quand vous êtes la cible d’une attaque, avant le jet : un autre héros à 5 cases ou moins, que l’attaque n’affecte pas, peut échanger sa place avec vous et en devenir la cible. On demande aux héros dans l’ordre du groupe, jusqu’à ce que l’un accepte.
card-arcane_fusion = Fusion Arcanique
    .text = Au début de chaque quête, vous pouvez lier une arme au trait Magie que vous portez sans l’avoir équipée à une de vos armes équipées. Tant que celle-ci est équipée et que l’arme liée ne l’est pas, elle a aussi les traits, les mots-clés, les ⚡ et les capacités de l’arme liée ; c’est l’arme liée que ces capacités inclinent.
card-clairvoyance = Clairvoyance
    .text = Cette classe va de pair avec une classe d’éclaireur : vous en avez l’équipement et les compétences de départ, et vos XP achètent des compétences des deux, sauf celles à 3 XP de la classe d’éclaireur. Personne d’autre ne peut prendre l’une ou l’autre.
card-true_sight = Vision Véritable
    .text = Vos attaques à distance comptent la portée et la ligne de vue depuis un pion Fouille que vous voyez, si la cible peut être attaquée de là et que vous en êtes plus loin ou ne pouvez pas l’attaquer.
card-translocation = Translocation
    .text = Inclinez à la fin de votre tour : deux héros de votre choix échangent leurs places.
card-premonition = Prémonition
    .text = Inclinez quand un monstre entre sur une case vide adjacente : attaquez-le. Cette attaque a ⚡ : si elle inflige des ♥, la cible reçoit une condition de votre choix (Maladie, Immobilisé, Empoisonné ou Sonné).
