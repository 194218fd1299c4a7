# Monstres et lieutenants de la boîte Les Brumes de Bilehall.

monster-bone_horror = Horreur d’Os
    .plural = Horreurs d’Os
    .master = Horreur d’Os majeure
monster-broodwalker = Marcheur de Couvée
    .plural = Marcheurs de Couvée
    .master = Marcheur de Couvée majeur
monster-reanimate_monster = Réanimé
    .plural = Réanimés
    .master = Réanimé majeur

monster-ardus_ixerebus = Ardus Ix’Erebus
monster-kyndrithul = Kyndrithul
monster-zarihell = Zarihell

ability-bloodlines = Lignées
    .text = +1 🛡 à sa défense par héros à terre.
ability-bone_splinter = Éclat d’Os
    .text = ⚡ : chaque figurine à côté de la cible subit 2 ♥, amie ou ennemie ; seulement s’il y a un héros parmi elles, et au moins autant de héros que de monstres.
ability-colonize = Colonisation
    .text = ⚡ : qui subit au moins 1 ♥ est Immobilisé et Terrifié.
ability-enthrall = Asservir
    .text = Au début de son activation, le héros visible à la Volonté la plus basse parmi ceux qui pourraient en frapper un autre teste sa Volonté ; en cas d’échec, il attaque celui-ci.
ability-exploit_fear = Exploiter la Peur
    .text = Action : chaque héros Terrifié à 3 cases ou moins teste sa Volonté ; en cas d’échec, Sonné.
ability-extend = Extension
    .text = Frappe au corps à corps jusqu’à trois cases, si la vue est libre.
ability-flanking = Prise de Flanc
    .text = Son attaque a, en plus des siennes, les capacités ⚡ d’un monstre au trait Maudit à côté de la cible.
ability-fury = Furie
    .text = Si un ⚡ de plus pouvait encore servir à son attaque, il teste sa Puissance après le lancer : +1 ⚡, sinon l’attaque rate.
ability-hive_defense = Défense de la Ruche
    .text = Un héros qui entre dans une case à côté de lui subit 2 ♥.
ability-lash = Coup de Fouet
    .text = ⚡ : après l’attaque, la cible, si elle est encore debout, est posée sur une case vide à 2 cases de lui ou moins.
ability-lithesome = Souple
    .text = Les autres monstres ne gênent pas sa vue.
ability-maneuver = Manœuvre
    .text = Action : un monstre mineur adjacent avance de 2 cases au plus vers le héros le plus proche.
ability-overflowing = Débordement
    .text = Les cases à côté de lui sont de la boue pour les héros.
ability-phalanx = Phalange
    .text = À côté d’un autre de son groupe, il lance en défense des dés gris au lieu de marron.
ability-rally = Ralliement
    .text = Action : chaque monstre à 3 cases ou moins se débarrasse de sa pire condition.
ability-soul_mastery = Maîtrise des Âmes
    .text = Quand tombe un héros à 3 cases ou moins qui pourrait en frapper un autre, elle teste sa Connaissance ; en cas de réussite, il attaque d’abord.
ability-tormentress = Tourmenteuse
    .text = Un héros qui commence son tour à 3 cases ou moins, ou y entre dans une case, est Terrifié.

effect-lash = { ability-lash }
effect-bone_splinter = { ability-bone_splinter }
miss-fury-1 = la furie emporte le coup !
hurt-hive_defense = est piqué par l’essaim en { $square } : { $amount } ♥ (il en reste { $left })
