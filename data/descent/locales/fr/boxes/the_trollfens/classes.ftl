# Les classes du Marais des Trolls.

class-prophet = Prophète
counter-insight = { $n } clairvoyance

card-iron_flail = Fléau de Fer
    .text = Allonge. Tant que votre autre main est vide, vos attaques avec cette arme gagnent +1 ♥. ⚡ : toute figurine qui subit des ♥ est Affaiblie.
card-sages_tome = Grimoire du Sage
    .text = Inclinez avant de lancer les dés d’un test d’attribut : un 🛡 du jet ne compte pas.
card-soothing_insight = Clairvoyance Apaisante
    .text = Pendant votre tour, 1 ✦, inclinez : vous ou un autre héros, à n’importe quelle distance, gagnez la clairvoyance ; elle est reprise à celui qui l’a. Chaque fois qu’un héros la gagne, il récupère 1 ♥ et 1 ✦. Le héros qui l’a peut la défausser pendant son propre tour pour récupérer 1 ♥.
    .heal = Défausser la clairvoyance
card-battle_vision = Vision de Bataille
    .text = +1 en perception, 6 au plus. Une fois par attaque, après le jet d’attaque d’un héros à 2 cases ou moins de celui qui a la clairvoyance, ou de celui-ci : l’attaquant peut subir 2 ✦ pour relancer un dé d’attaque.
card-forewarning = Avertissement
    .text = 1 ✦, inclinez, quand un monstre attaque un héros, après le jet de défense de celui qui a la clairvoyance : elle est défaussée, et ce héros gagne +2 🛡.
card-grim_fate = Sort Funeste
    .text = Cette carte n’a aucun effet dans La Voie des Légendes.
card-all_seeing = Omnivoyance
    .text = 1 ✦, inclinez, quand la clairvoyance vient d’être défaussée : un autre héros de votre choix la gagne.
card-lifeline = Ligne de Vie
    .text = 2 ✦, inclinez, quand le héros qui a la clairvoyance va être vaincu : elle est défaussée, et ce héros récupère 1 ♥ et reste debout.
card-victory_foretold = Victoire Annoncée
    .text = 2 ✦, inclinez, avant que le héros qui a la clairvoyance lance les dés d’une attaque contre un monstre : elle est défaussée, et l’attaque lance 1 dé vert de plus. Si elle vainc sa cible, ce héros récupère 3 ♥.
card-focused_insights = Visions Concentrées
    .text = +2 en santé. Chaque fois qu’un héros gagne la clairvoyance, chaque autre héros qui lui est adjacent récupère 1 ♥ et 1 ✦.
card-omniscience = Omniscience
    .text = 3 ✦, inclinez, avant qu’un monstre lance les dés d’une attaque qui vise le héros qui a la clairvoyance : elle est défaussée, et l’attaque rate.

class-stalker = Traqueur
counter-hunters_mark = { $n } marque du chasseur

familiar-trap = Piège
    .text = Il ne bloque ni les déplacements ni la ligne de vue et ne peut pas être attaqué ; une case en contient un au plus. Quand un monstre entre, en se déplaçant, sur une case adjacente ou sur la sienne, le piège est défaussé et le monstre subit 1 ♥.

card-black_widows_web = Toile de Veuve Noire
    .text = ⚡ : toute figurine qui subit des ♥ est Immobilisée. ⚡ : +1 ♥.
card-hunting_knife = Couteau de Chasse
    .text = ⚡ : +1 ♥. ⚡ : vous récupérez 1 ✦.
card-set_trap = Poser un Piège
    .text = Pendant votre tour, 1 ✦, inclinez : posez un piège sur une case vide adjacente. Quand un monstre entre sur une case adjacente à un piège, celui-ci est défaussé et le monstre subit 1 ♥. Tant que vous êtes adjacent à un de vos pièges ou sur sa case, vos attaques gagnent +1 ♥.
card-exploit = Exploiter la Faille
    .text = Action, 1 ✦. Attaquez ; l’attaque gagne ⚡ : la cible est Affaiblie, blessée ou non. Si la cible est à 3 cases ou moins d’un de vos pièges, vous lancez 1 dé vert de plus.
card-hunters_mark = Marque du Chasseur
    .text = Pendant votre tour, 1 ✦, inclinez : marquez un monstre à 3 cases ou moins d’un de vos pièges ; une marque posée ailleurs disparaît. La prochaine attaque d’un héros qui le vise gagne +1 ⚡ et consomme la marque.
card-makeshift_trap = Piège de Fortune
    .text = Inclinez après avoir fouillé : posez un piège sur une case vide adjacente. Tant que cette carte est inclinée, un héros qui commence son tour adjacent à un de vos pièges ou sur sa case récupère 1 ✦.
card-easy_prey = Proie Facile
    .text = Action, 1 ✦, inclinez. Attaquez ; avant le jet, posez un piège sur la case vide adjacente à la cible la plus proche de vous. Tant que cette carte est inclinée, les attaques contre les monstres adjacents à vos pièges gagnent transpercer 1.
card-lay_of_the_land = Connaître le Terrain
    .text = Pendant son tour, un héros à 3 cases ou moins d’un de vos pièges peut subir 1 ✦ et incliner cette carte pour fouiller un pion sur sa case ou à côté, sans dépenser d’action.
card-poison_barbs = Barbes Empoisonnées
    .text = Pendant votre tour, 2 ✦, inclinez. Choisissez un de vos pièges et lancez un dé bleu pour chaque monstre à 3 cases ou moins de lui : sauf sur un X, ce monstre est Empoisonné. Le piège est ensuite défaussé.
card-ambush = Embuscade
    .text = 1 ✦, inclinez. Quand un monstre se déplace sur une case vide à 3 cases ou moins d’un de vos pièges : attaquez-le aussitôt. S’il survit, il poursuit son activation.
card-upper_hand = Prendre l’Avantage
    .text = +1 en résistance, +2 en santé. Action, 2 ✦ : attaquez ; avant le jet, vous pouvez défausser autant de vos pièges du plateau que vous voulez : +1 ♥ pour chacun.
    .strike = Attaquer en prenant l’avantage
