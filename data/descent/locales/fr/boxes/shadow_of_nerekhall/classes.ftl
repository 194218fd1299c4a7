# Les classes de L’Ombre de Nerekhall.

class-bard = Barde
class-conjurer = Illusionniste
class-shadow_walker = Marcheur des Ombres
class-skirmisher = Escarmoucheur
counter-melody = la mélodie
counter-harmony = l’harmonie

familiar-image = Image
    .text = Les monstres la prennent pour un héros ; ses attributs sont les vôtres. Elle ne se déplace que par vos cartes. Dès qu’elle subit des ♥ ou de la ✦, elle disparaît, et vous subissez 1 ♥ et 1 ✦. Vous avez 4 images.
familiar-shadow_soul = Âme d’Ombre
    .text = Elle partage sa case avec n’importe qui et n’importe quoi, et rien ne la blesse. Quand une attaque fait subir des ♥ à un monstre sur sa case ou à côté, il subit 1 ♥ de plus.

## Barde

card-travelers_blade = Lame du Voyageur
    .text = ⚡ : transpercer 1. ⚡ : +1 point de mouvement.
card-lute = Luth
    .text = Pendant votre tour, 1 ✦, inclinez. Vous ou un héros à 3 cases ou moins récupère 1 ✦.
card-song_of_mending = Chant de Guérison
    .text = Pendant votre tour, 2 ✦ : posez ici la mélodie ou l’harmonie. Mélodie : à la fin de votre tour, chaque héros à 3 cases ou moins, vous compris, récupère 1 ♥. Harmonie : à la fin de votre tour, chaque autre héros à 3 cases ou moins récupère 1 ✦.
card-dissonance = Dissonance
    .text = Pendant votre tour, 2 ✦ : posez ici la mélodie ou l’harmonie. Mélodie : quand vous ou un héros à 3 cases ou moins commencez votre tour, ce héros gagne 1 point de mouvement. Harmonie : quand un monstre à 3 cases ou moins est activé, il subit 1 ♥.
card-peaceful_rest = Repos Paisible
    .text = Quand vous ou un héros à 3 cases ou moins récupérez de la ✦ en vous reposant, ce héros récupère aussi 2 ♥.
card-understudy = Doublure
    .text = Pendant votre tour, 1 ✦ : posez ici la mélodie ou l’harmonie. Mélodie : quand vous ou un héros à 3 cases ou moins récupérez des ♥, ce héros récupère 1 ♥ de plus. Harmonie : quand vous ou un héros à 3 cases ou moins récupérez de la ✦, ce héros récupère 1 ✦ de plus.
card-aria_of_war = Aria de Guerre
    .text = Pendant votre tour, 2 ✦ : posez ici la mélodie ou l’harmonie. Mélodie : quand vous ou un héros à 3 cases ou moins êtes attaqué, +1 🛡. Harmonie : vos attaques et celles des héros à 3 cases ou moins gagnent +1 ♥.
card-concentration = Concentration
    .text = Au début de votre tour, si la mélodie et l’harmonie sont sur deux cartes différentes, vous récupérez 1 ♥ et 1 ✦. 1 ✦, inclinez, quand vous ou un héros à 3 cases ou moins récupérez des ♥ : ce héros récupère 2 ♥ de plus.
card-rehearsal = Répétition
    .text = Pendant votre tour, 1 ✦ : posez ici la mélodie ou l’harmonie. Mélodie : à la fin de votre tour, vous ou un héros de votre choix à 3 cases ou moins vous défaussez d’une condition. Harmonie : vous et chaque héros à 3 cases ou moins pouvez, une fois par manche, relancer un dé que vous venez de lancer.
card-cacophony = Cacophonie
    .text = +1 en résistance. Pendant votre tour, 3 ✦, inclinez : choisissez une de vos cartes où se posent la mélodie et l’harmonie. Tant que Cacophonie est inclinée, les deux comptent comme posées sur elle.
card-wayfarer = Voyageur
    .text = +2 en santé. Vos mélodies et vos harmonies portent à 5 cases au lieu de 3. Quand vous posez la mélodie ou l’harmonie sur une carte, vous pouvez vous déplacer de 1 case.

## Illusionniste

card-prismatic_staff = Bâton Prismatique
    .text = ⚡ : +1 ♥. ⚡ : +1 ♥. ⚡ : toute figurine qui subit des ♥ est Sonnée.
card-mirror_image = Image Miroir
    .text = Pendant votre tour, 1 ✦ par image déjà en jeu : placez une image sur une case vide à 2 cases ou moins. Une image est une figurine que les monstres prennent pour un héros ; elle a vos attributs et un dé gris en défense. Dès qu’elle subit des ♥ ou de la ✦, elle disparaît, et vous subissez 1 ♥ et 1 ✦. 4 images au plus.
    .shatter = L’image se brise
card-channeling = Canalisation
    .text = Action. Attaquez avec une arme magique ; la portée et la ligne de vue se comptent depuis votre image la plus proche de la cible qui peut l’atteindre. Pendant votre tour, 1 point de mouvement : une de vos images se déplace de 1 case. Pendant votre tour, vous pouvez retirer une image à tout moment.
    .step = Déplacer une image
    .dismiss = Retirer une image
card-illusory_path = Sentier Illusoire
    .text = Entrer dans une case adjacente à une de vos images coûte aux monstres 1 point de mouvement de plus. Quand vous subissez de la ✦ pour gagner des points de mouvement, une de vos images peut se déplacer d’autant de cases.
card-many_friends = Nombreux Amis
    .text = Tant qu’une de vos images vous est adjacente, vous défendez avec un dé marron de plus. Tant que vous en avez au moins 3 en jeu, vous attaquez avec un dé vert de plus.
card-refraction = Réfraction
    .text = Action, 2 ✦, inclinez. Choisissez une de vos images et placez-en une autre sur une case vide à 3 cases ou moins d’elle. Puis vous pouvez attaquer avec une arme magique ; la portée et la ligne de vue se comptent depuis la plus proche de la cible de ces deux images qui peut l’atteindre.
card-blinding_light = Lumière Aveuglante
    .text = 2 ✦, inclinez. Quand vous êtes attaqué, avant de lancer votre défense : +2 🛡. Après l’attaque, placez une image sur une case vide adjacente ; si l’attaque n’a infligé aucun ♥, vous pouvez vous déplacer de 2 cases au plus.
card-focus_fire = Tir Concentré
    .text = Action, 1 ✦. Attaquez avec une arme magique : +1 ♥ pour chacune de vos images à 3 cases ou moins de la cible.
card-sleight_of_mind = Tour d’Esprit
    .text = Action, 2 ✦. Choisissez une de vos images à 5 cases ou moins : prenez sa place, elle disparaît. Puis chaque monstre qui vous est adjacent est Sonné.
card-vortex = Vortex
    .text = Action, 2 ✦, inclinez. Choisissez une de vos images : tour à tour, déplacez chaque monstre à 3 cases ou moins d’elle de 2 cases au plus, pourvu qu’il s’arrête à 3 cases ou moins d’une de vos images ; puis il subit 2 ♥.
card-prismatic_assault = Assaut Prismatique
    .text = Action, 3 ✦, inclinez. Pour chacune de vos images, choisissez : soit vous attaquez avec une arme magique, la portée et la ligne de vue se comptant depuis elle, soit elle se déplace dans la limite de votre vitesse.

## Marcheur des Ombres

card-feathered_hatchet = Hachette à Plumes
    .text = ⚡ : +1 en portée. ⚡ : toute figurine qui subit des ♥ reçoit Hémorragie.
card-tribal_cloak = Cape Tribale
    .text = Quand vous vous reposez, inclinez : tant que cette carte est inclinée, vous défendez avec un dé marron de plus.
card-soul_bound = Lien d’Âme
    .text = 1 ✦, une fois par attaque. Quand votre attaque touche, avant que les ♥ soient subis : placez l’Âme d’Ombre sur n’importe quelle case adjacente à la cible. Il n’y en a jamais qu’une ; celle qui est déjà en jeu y est déplacée.
card-dark_servant = Serviteur Obscur
    .text = Action, inclinez. Fouillez un pion à 3 cases ou moins de l’Âme d’Ombre, qui est ensuite retirée.
card-faithful_friend = Ami Fidèle
    .text = Pendant votre tour, avant toute autre chose, inclinez : placez l’Âme d’Ombre sur n’importe quelle case à 3 cases ou moins.
card-through_the_veil = À Travers le Voile
    .text = 1 ✦, inclinez, avant le jet de votre attaque contre un monstre sur la case de l’Âme d’Ombre ou à côté : un dé vert de plus.
card-dark_shift = Glissement Obscur
    .text = +1 en résistance. Quand un héros entre pendant son tour dans la case de l’Âme d’Ombre, il gagne 1 point de mouvement.
card-endless_void = Vide Infini
    .text = Quand une de vos compétences retire l’Âme d’Ombre, vous récupérez 1 ♥ et 1 ✦. Les attaques contre un héros sur la case de l’Âme d’Ombre ratent, sauf si l’attaquant dépense 1 ⚡ ; les monstres y dépensent leur première ⚡.
card-otherworldly = D’un Autre Monde
    .text = Toute attaque contre un monstre sur la case de l’Âme d’Ombre ou à côté gagne transpercer 1. Quand vous dépensez une ⚡ pour récupérer de la ✦, l’attaque gagne +1 ♥.
card-shadow_puppet = Marionnette d’Ombre
    .text = Action, 3 ✦, inclinez. Choisissez un monstre à 3 cases ou moins de l’Âme d’Ombre : elle attaque le monstre de votre choix avec les dés, le type d’attaque et les capacités ⚡ du monstre choisi.
card-shadow_step_shadow_walker = Pas de l’Ombre
    .text = Action, 1 ✦, inclinez. Si rien d’autre n’occupe la case de l’Âme d’Ombre, placez-vous-y. Puis vous pouvez retirer l’Âme d’Ombre pour attaquer avec n’importe quelle arme : +1 ⚡.

## Escarmoucheur

card-jagged_handaxe = Hachette Dentelée
    .text = 1 ✦, avant le jet d’une attaque avec cette arme, une fois par attaque : un dé jaune devient rouge. ⚡ : transpercer 1.
card-rusted_handaxe = Hachette Rouillée
    .text = 1 ✦, après le jet d’une attaque avec cette arme, une fois par attaque : relancez un dé rouge, jaune ou vert. ⚡ : +2 ♥.
card-dual_strike = Double Frappe
    .text = 2 ✦, inclinez, avant le jet de votre attaque, si vous maniez deux armes de mêlée à une main : +1 ⚡, et les capacités ⚡ des deux armes servent à l’attaque.
card-back_in_action = Retour au Combat
    .text = +2 en santé. Quand vous vous redressez ou êtes revigoré, vous pouvez aussitôt vous déplacer dans la limite de votre vitesse.
card-deep_wounds = Blessures Profondes
    .text = 1 ✦, inclinez. Quand votre attaque inflige au moins 1 ♥ à un monstre : il subit 1 ♥ de plus et reçoit Hémorragie.
card-keen_edge = Tranchant Acéré
    .text = Vos attaques avec une lame ou une hache gagnent transpercer 1.
card-born_in_battle = Né dans la Bataille
    .text = Quand votre attaque avec une arme de mêlée à une main vainc un monstre, vous récupérez 1 ♥ et 1 ✦.
card-ever_in_motion = Toujours en Mouvement
    .text = Quand vous tombez, vous pouvez placer votre pion Héros sur une case vide à 3 cases ou moins, même si cette carte est inclinée. Pendant votre tour, avant toute autre chose, 1 ✦, inclinez : vous n’êtes plus Sonné, ou plus Immobilisé, à votre choix.
card-unrelenting = Sans Relâche
    .text = 1 ✦, inclinez. Après votre attaque avec une arme de mêlée à une main : attaquez un monstre que cette attaque visait, avec une autre arme de mêlée à une main.
card-carve_a_path = Se Frayer un Passage
    .text = +1 en vitesse. Action, 3 ✦. Déplacez-vous dans la limite de votre vitesse ; vous pouvez traverser les ennemis. Puis attaquez avec n’importe quelle arme : un seul jet contre tous les monstres traversés, sans portée ni ligne de vue. Un monstre de votre choix subit tous les ♥, les autres la moitié.
card-unstoppable = Inarrêtable
    .text = +1 en résistance. Après le jet de votre attaque avec une arme de mêlée, vous pouvez tourner chaque X sur une autre face de votre choix.
