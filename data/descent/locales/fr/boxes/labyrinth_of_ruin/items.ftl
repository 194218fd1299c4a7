# Objets et reliques du Labyrinthe de la Ruine.

card-bow_of_bone = Arc d’Os
    .text = Pendant votre tour, tant que vous n’avez quitté aucune case, vos attaques avec cet arc lancent un dé vert de plus. ⚡ : +2 en portée, +1 ♥. ⚡⚡ : +3 ♥.
card-elven_boots = Bottes Elfiques
    .text = Au début de votre tour, vous gagnez 1 point de mouvement. Une seule paire de bottes peut être équipée.
card-mace_of_aver = Masse d’Aver
    .text = ⚡ : +2 ♥. ⚡⚡ : +2 ♥, et toute figurine qui subit des ♥ est Sonnée.
card-poisoned_blowgun = Sarbacane Empoisonnée
    .text = Transpercer 1. ⚡ : +1 ♥, et toute figurine qui subit des ♥ est Empoisonnée. ⚡ : +1 en portée, +1 ♥.
card-serpent_dagger = Dague du Serpent
    .text = +2 ♥ si l’attaque touche une figurine Empoisonnée. ⚡⚡ : la cible est Empoisonnée, blessée ou non. ⚡ : transpercer 2.
card-thiefs_vest = Gilet du Voleur
    .text = +1 en puissance et en perception, 6 au plus.
card-black_iron_helm = Heaume de Fer Noir
    .text = +2 en santé. +1 🛡 à tous vos jets de défense. Un seul casque peut être équipé.
card-bow_of_the_eclipse = Arc de l’Éclipse
    .text = Transpercer 2. ⚡⚡ : +1 en portée, +3 ♥. ⚡ : +1 en portée, +1 ♥.
card-iron_claws = Griffes de Fer
    .text = Tant que votre autre main est vide, vos attaques avec cette arme lancent un dé vert de plus. ⚡⚡⚡ : +5 ♥. ⚡⚡ : +2 ♥.
card-obsidian_greataxe = Grande Hache d’Obsidienne
    .text = Quand vous vainquez un monstre avec cette arme, vous récupérez 1 ✦. ⚡ : +2 ♥.
card-rune_of_misery = Rune de Misère
    .text = ⚡ : toute figurine qui subit des ♥ est Maudite. ⚡ : +1 en portée, +1 ♥. ⚡⚡ : +4 ♥.
card-shroud_of_dusk = Voile du Crépuscule
    .text = +1 en puissance, volonté, connaissance et perception, 6 au plus. Un seul casque peut être équipé.
card-staff_of_the_wild = Bâton Sauvage
    .text = ⚡ : toute figurine qui subit des ♥ reçoit une condition de votre choix (Maudit, Maladie, Empoisonné ou Sonné). ⚡ : +1 en portée, +2 ♥. ⚡ : +1 ♥, et vous récupérez 1 ✦.
