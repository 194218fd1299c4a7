# Monstres et lieutenants de la boîte Le Marais des Trolls.

monster-harpy = Harpie
    .plural = Harpies
    .master = Harpie majeure
monster-plague_worm = Ver de Peste
    .plural = Vers de Peste
    .master = Ver de Peste majeur

monster-bolgoreth = Bol’Goreth

ability-burrow = Fouir
    .text = Action, une fois par activation : ressort à 3 cases ou moins, même là où se tiennent des héros ; chacun d’eux est déplacé sur la case vide la plus proche et subit 1 ✦.
ability-flock = Nuée
    .text = Action : chaque monstre mineur de son groupe à 5 cases ou moins avance de 2 cases au plus vers le héros le plus proche.
ability-pestilence = Pestilence
    .text = Un héros qui commence son tour à côté de lui teste sa Volonté ; en cas d’échec, Maladie.
ability-rampage = Saccage
    .text = Action : se déplace comme par une action de mouvement, en frôlant autant de héros que possible, puis attaque toutes les figurines à 2 cases ou moins de son chemin, chacune avec sa propre défense ; ensuite il est Sonné et Affaibli.
ability-resilient = Résistant
    .text = Au début de son activation, il se débarrasse de sa pire condition.
