# Héros, classes et cartes : leurs noms, et ce que chacun fait, dans nos propres mots.

## Attributs

attribute-might = Puissance
attribute-knowledge = Connaissance
attribute-willpower = Volonté
attribute-awareness = Perception

## Archétypes

archetype-warrior = Guerrier
archetype-mage = Mage
archetype-scout = Éclaireur
archetype-healer = Guérisseur

## Héros

hero-ashrian = Ashrian
    .ability = Un monstre mineur qui commence son activation à côté d’Ashrian est Sonné.
    .feat = Action. Choisissez un monstre à 3 cases ou moins : tous les monstres de son groupe sont Sonnés.
hero-avric_albright = Avric Touvif
    .ability = Les attaques des héros à 3 cases ou moins d’Avric, les siennes comprises, gagnent ⚡ : l’attaquant récupère 1 ♥.
    .feat = Action. Lancez 2 dés rouges : chaque héros à 3 cases ou moins, Avric compris, récupère les ♥ obtenus. Les héros inconscients se relèvent.
hero-leoric_of_the_book = Léoric l’Érudit
    .ability = Les attaques des monstres à 3 cases ou moins de Léoric perdent 1 ♥, sans pouvoir descendre de ce fait sous 1.
    .feat = Action. Attaquez avec une arme magique : un seul jet contre toutes les figurines adjacentes à Léoric, amies ou ennemies, sans tenir compte de la portée. Un monstre de votre choix subit tous les ♥, les autres monstres la moitié.
hero-widow_tarha = Tahra la Veuve
    .ability = Une fois par manche, après son jet d’attaque, Tahra peut relancer un de ses dés ; le nouveau résultat est conservé.
    .feat = Action. Une attaque qui prend pour cibles deux monstres différents en ligne de vue : un seul jet, défenses séparées. L’un, à votre choix, subit tous les ♥, l’autre la moitié ; une cible hors de portée est manquée.
hero-jain_fairwood = Jain Boisjuste
    .ability = Quand une attaque va infliger des ♥ à Jain, elle peut en subir tout ou partie sous forme de ✦, dans la limite de sa résistance.
    .feat = Action. Jain gagne deux fois sa vitesse en points de mouvement et une attaque sans dépenser d’action, dans l’ordre de son choix, pendant ce tour.
hero-tomble_burrowell = Tomble Terrier
    .ability = Quand Tomble va lancer sa défense, il peut choisir un héros adjacent et ajouter tous ses dés de défense aux siens.
    .feat = Action. Tomble quitte le plateau. Au début de son prochain tour, il revient sur une case vide à 4 cases ou moins de celle qu’il occupait.
hero-grisban_the_thirsty = Grisban l’Assoiffé
    .ability = Quand Grisban effectue une action de repos, il peut se défausser d’une de ses conditions.
    .feat = Pendant votre tour. Grisban peut effectuer ce tour-ci une attaque de plus sans dépenser d’action.
hero-syndrael = Syndrael
    .ability = Si Syndrael ne s’est pas déplacée pendant son tour, elle récupère 2 ✦ à la fin de celui-ci.
    .feat = Pendant votre tour. Choisissez un autre héros à 3 cases ou moins : Syndrael et ce héros peuvent chacun se déplacer aussitôt, dans la limite de leur vitesse.

## Classes

class-berserker = Berserker
class-knight = Chevalier
class-necromancer = Nécromancien
class-runemaster = Maître des Runes
class-thief = Voleur
class-wildlander = Pisteur
class-disciple = Disciple
class-spiritspeaker = Shaman

## Berserker

card-sheet =
    .finish = Finir l’exploit

card-chipped_greataxe = Grande Hache Ébréchée
    .text = ⚡ : +1 ♥. ⚡ : +1 ♥.
card-rage = Rage
    .text = Action, 1 ✦. Attaquez avec une arme de mêlée : +1 ♥.
card-brute = Brute
    .text = +4 en santé. Quand vous vous redressez ou êtes revigoré, vous récupérez 2 ♥ de plus.
card-counter_attack = Contre-Attaque
    .text = 1 ✦, inclinez. Après que l’attaque d’un monstre adjacent vous a touché : attaquez-le avec une arme de mêlée. S’il survit, il poursuit son activation.
card-cripple = Estropier
    .text = Pendant votre tour, 2 ✦, inclinez. Choisissez un monstre adjacent et testez votre puissance : en cas de réussite, il est Immobilisé.
card-charge = Charger
    .text = Action, 2 ✦. Déplacez-vous dans la limite de votre vitesse, puis attaquez avec une arme de mêlée.
card-weapon_mastery = Maîtrise des Armes
    .text = Inclinez après votre jet d’attaque, si vous maniez une arme de mêlée à deux mains ou deux à une main : +1 ⚡.
card-whirlwind = Tornade
    .text = Action, 1 ✦. Attaquez avec une arme de mêlée : un seul jet contre tous les monstres adjacents. Un monstre de votre choix subit tous les ♥, les autres la moitié.
card-death_rage = Rage Mortelle
    .text = Action, 2 ✦. Attaquez avec une arme de mêlée ; l’attaque gagne ⚡ : +1 ♥ par tranche de 2 dégâts que vous avez subis.
card-execute = Exécution
    .text = Inclinez après le jet de votre attaque de mêlée et subissez autant de ✦ que vous voulez : +1 ♥ pour chacun.

## Chevalier

card-iron_longsword = Épée Longue en Fer
    .text = ⚡ : la cible relance un de ses dés de défense, à votre choix.
card-wooden_shield_knight = Bouclier en Bois
    .text = Inclinez après votre jet de défense : +1 🛡.
card-oath_of_honor = Serment sur l’Honneur
    .text = Action, 1 ✦. Choisissez un autre héros à 3 cases ou moins et un monstre qui lui est adjacent : placez-vous sur la case vide la plus proche adjacente à ce monstre et attaquez-le avec une arme de mêlée.
card-advance = Avancer
    .text = 1 ✦, inclinez. Après que votre attaque de mêlée a vaincu un monstre : déplacez-vous dans la limite de votre vitesse, puis effectuez une attaque de plus.
card-challenge = Défi
    .text = Pendant votre tour, inclinez. Choisissez un monstre en ligne de vue : tant que cette carte est inclinée, vos attaques contre lui et ses attaques contre vous gagnent +1 ♥.
card-defend = Défendre
    .text = 1 ✦. Quand un monstre attaque un héros adjacent : vous devenez sa cible à la place. La portée et la ligne de vue restent celles du premier héros.
card-defense_training = Entraînement Défensif
    .text = Si vous êtes équipé d’un bouclier, vous défendez avec un dé marron de plus. Quand votre bouclier est incliné, vous pouvez incliner cette carte : le bouclier reste redressé.
card-guard = Garde
    .text = 2 ✦, inclinez. Quand un monstre entre dans une case vide adjacente : attaquez-le avec une arme de mêlée. S’il survit, il poursuit son activation.
card-shield_slam = Coup de Bouclier
    .text = Si vous êtes équipé d’un bouclier, vos attaques de mêlée gagnent ⚡ : un monstre adjacent de votre choix est Sonné, blessé ou non.
card-inspiration = Inspiration
    .text = Si vous commencez votre tour à côté d’un autre héros, vous et chaque héros adjacent récupérez 1 ✦.
card-stalwart = Inébranlable
    .text = +2 en santé. Quand vous êtes vaincu, avant de tomber, vous pouvez vous déplacer dans la limite de votre vitesse et attaquer avec une arme de mêlée.

## Nécromancien

card-reapers_scythe = Faux du Faucheur
    .text = Quand vous vainquez un monstre avec cette arme, vous récupérez 1 ♥. ⚡ : +1 en portée.
card-raise_dead = Lever les Morts
    .text = Action, 1 ✦. Un Réanimé apparaît sur une case vide adjacente, si vous n’en avez pas. Pendant votre tour, vous pouvez le congédier à tout moment.
    .dismiss = Congédier le Réanimé
card-corpse_blast = Explosion de Cadavre
    .text = Action, 1 ✦. Attaquez avec une arme magique, sans portée ni ligne de vue : toutes les figurines adjacentes à votre Réanimé sont touchées. Un monstre de votre choix subit tous les ♥, les autres la moitié. Le Réanimé est ensuite vaincu.
card-deathly_haste = Hâte Mortelle
    .text = Quand vous subissez de la ✦ pour gagner des points de mouvement, votre Réanimé peut se déplacer d’autant de cases.
card-fury_of_undeath = Furie de la Non-Mort
    .text = Action, 1 ✦, inclinez. Votre Réanimé agit aussitôt : un déplacement et une attaque dans l’ordre de votre choix, en plus de son activation normale.
card-dark_pact = Pacte Obscur
    .text = Votre Réanimé défend avec un dé marron de plus. Quand l’un de vous deux va subir des ♥, l’autre peut les subir tous à sa place.
card-undead_might = Puissance des Morts-Vivants
    .text = Votre Réanimé a +2 en santé. 1 ✦, inclinez après le jet de son attaque : +1 ♥.
card-vampiric_blood = Sang Vampirique
    .text = Votre Réanimé attaque avec un dé jaune de plus. Quand vous ou lui vainquez un monstre, vous récupérez 1 ✦.
card-army_of_death = Armée des Morts
    .text = Action, 2 ✦. Votre Réanimé effectue une attaque qui touche tous les monstres dans votre ligne de vue, sans tenir compte de la portée. Un monstre de votre choix subit tous les ♥, les autres la moitié.
card-dying_command = Dernier Ordre
    .text = 2 ✦, inclinez. Après que votre attaque ou celle de votre Réanimé a vaincu un monstre, choisissez l’un d’eux et testez votre connaissance : en cas de réussite, il revient, se déplace dans la limite de sa vitesse, attaque un autre monstre et disparaît ; en cas d’échec, vous récupérez 1 ✦.

## Maître des Runes

card-arcane_bolt = Trait Arcanique
    .text = ⚡ : +1 en portée. ⚡ : transpercer 2.
card-runic_knowledge = Savoir Runique
    .text = Si vous êtes équipé d’une carte Magie ou Rune, vos attaques gagnent une capacité : contre ⚡ et 1 ✦, +2 ♥.
card-exploding_rune = Rune Explosive
    .text = Action, 1 ✦. Attaquez avec une arme Rune ; l’attaque gagne Explosion.
card-ghost_armor = Armure Fantôme
    .text = 1 ✦ après votre jet de défense, une fois par jet : +1 🛡.
card-inscribe_rune = Inscription de Rune
    .text = Chaque arme dont vous êtes équipé est aussi une rune.
card-iron_will = Volonté de Fer
    .text = +1 en résistance. Quand vous dépensez une ⚡ pour récupérer de la fatigue, vous récupérez 2 ✦ au lieu de 1.
card-rune_mastery = Maîtrise des Runes
    .text = Inclinez après le jet de votre attaque avec une arme Rune : +1 ⚡.
card-runic_sorcery = Sorcellerie Runique
    .text = Action, 1 ✦. Attaquez avec une arme Rune. Si l’attaque inflige au moins 1 ♥, la cible reçoit une condition de votre choix (Maladie, Immobilisé, Empoisonné ou Sonné).
card-break_the_rune = Briser la Rune
    .text = Action, 4 ✦. Attaquez avec une arme Rune : un seul jet contre toutes les autres figurines à 3 cases ou moins et en ligne de vue, héros compris, sans tenir compte de la portée. Un monstre de votre choix subit tous les ♥, les autres monstres la moitié.
card-quick_casting = Incantation Rapide
    .text = 2 ✦, inclinez. Après votre attaque avec une arme Rune : effectuez aussitôt une attaque de plus.

## Voleur

card-throwing_knives = Couteaux de Lancer
    .text = +1 ♥ contre un monstre adjacent. ⚡ : +1 en portée.
card-lucky_charm_thief = Porte-Bonheur
    .text = Inclinez après avoir lancé un test d’attribut : relancez-le ; le nouveau résultat est conservé.
card-greedy = Cupide
    .text = Action, 1 ✦. Fouillez un pion à 3 cases ou moins.
card-appraisal = Estimation
    .text = Quand vous trouvez une carte Fouille, vous pouvez la défausser et en piocher une autre, que vous gardez.
card-dirty_tricks = Coups Bas
    .text = Action, 1 ✦. Attaquez avec une arme de mêlée ou une lame. Toute figurine à qui l’attaque inflige au moins 1 ♥ est Sonnée.
card-sneaky = Furtif
    .text = Vos attaques contre les monstres qui ne vous voyaient pas au début de votre tour gagnent +1 ♥. Pendant votre tour, inclinez : ouvrez une porte adjacente sans dépenser d’action.
card-caltrops = Chausse-Trapes
    .text = 1 ✦, inclinez. Quand un monstre entre dans une case vide adjacente, testez votre perception : en cas de réussite, il subit 1 ♥ et est Immobilisé.
card-tumble = Roulade
    .text = Pendant votre tour, 1 ✦, inclinez. Tant que cette carte est inclinée, vous pouvez traverser les ennemis.
card-unseen = Dissimulé
    .text = Pendant votre tour, 2 ✦, inclinez. Tant que cette carte est inclinée, les attaques contre vous ratent, sauf si l’attaquant dépense 1 ⚡ pour vous trouver. Changée dans La Voie des Légendes : les monstres y dépensent leur première ⚡ ; ceux qui ne peuvent pas en dépenser ne vous attaquent pas.
card-bushwhack = Guet-Apens
    .text = Pendant votre tour, 1 ✦, inclinez. Si vous voyez exactement un monstre : attaquez-le sans dépenser d’action.
card-lurk = Rôder
    .text = Pendant votre tour, 1 ✦, inclinez. Fouillez un pion sur votre case ou à côté sans dépenser d’action. Tant que cette carte est inclinée, vous défendez avec un dé marron de plus.

## Pisteur

card-yew_shortbow = Arc Court en If
    .text = ⚡ : +2 en portée. ⚡ : +1 ♥.
card-nimble = Agile
    .text = 1 ✦. Quand un monstre entre dans une case adjacente : déplacez-vous de 1 case. Le monstre choisit alors de nouveau sa cible et termine son déplacement.
card-accurate = Précis
    .text = Une fois par attaque avec un arc, vous pouvez relancer un dé rouge, jaune ou vert.
card-danger_sense = Sens du Danger
    .text = Cette carte n’a aucun effet dans La Voie des Légendes.
card-eagle_eyes = Œil d’Aigle
    .text = Les héros et les familiers ne bloquent pas la ligne de vue de vos attaques avec un arc.
card-bow_mastery = Maîtrise de l’Arc
    .text = Inclinez après le jet de votre attaque avec un arc : +1 ⚡.
card-first_strike = Première Frappe
    .running = Première Frappe en courant
    .text = 2 ✦, inclinez. Quand un monstre commence son activation : attaquez-le avec un arc. S’il survit, il poursuit son activation.
card-fleet_of_foot = Pied Léger
    .text = Chaque ✦ que vous subissez pour vous déplacer donne 2 points de mouvement. Agile vous déplace de 2 cases au plus.
card-black_arrow = Flèche Noire
    .running = Flèche Noire en courant
    .text = Action, 1 ✦. Attaquez avec un arc : +2 en portée. Si l’attaque touche, elle inflige au moins 3 ♥.
card-running_shot = Tir en Mouvement
    .free = Tir en Mouvement : attaque offerte
    .text = Quand vous attaquez avec un arc, vous pouvez ensuite vous déplacer de 2 cases au plus ; ou, pour une action, vous déplacer de 2 cases au plus puis attaquer avec un arc. En armure lourde, 1 case seulement.

## Disciple

card-iron_mace = Masse en Fer
    .text = ⚡ : toute figurine qui subit des ♥ est Sonnée.
card-wooden_shield_disciple = Bouclier en Bois
    .text = Inclinez après votre jet de défense : +1 🛡.
card-prayer_of_healing = Prière de Guérison
    .text = Pendant votre tour, 1 ✦, inclinez. Vous ou un héros adjacent récupérez les ♥ d’un dé rouge.
card-armor_of_faith = Armure de la Foi
    .text = Un héros pour lequel vous utilisez Prière de Guérison défend avec un dé marron de plus jusqu’à votre prochain tour.
card-blessed_strike = Frappe Bénie
    .text = Action, 1 ✦. Attaquez avec une arme de mêlée. Si l’attaque inflige au moins 1 ♥, vous et un héros adjacent de votre choix récupérez 2 ♥ chacun.
card-cleansing_touch = Contact Purificateur
    .text = Un héros pour lequel vous utilisez Prière de Guérison se défausse d’une condition de son choix.
card-divine_fury = Fureur Divine
    .text = Un héros pour lequel vous utilisez Prière de Guérison lance un dé jaune de plus à sa prochaine attaque de cette manche.
card-prayer_of_peace = Prière de Paix
    .text = Action, 2 ✦, inclinez. Tant que cette carte est inclinée, les monstres qui vous sont adjacents ne peuvent pas attaquer. Changée dans La Voie des Légendes : si possible, les monstres choisissent leur cible et leur case de façon à pouvoir attaquer.
card-time_of_need = En Cas de Besoin
    .text = Action. Vous gagnez 2 points de mouvement et récupérez 2 ✦.
card-holy_power = Pouvoir Sacré
    .text = Prière de Guérison peut affecter deux héros. Si son dé montre ⚡, chacun d’eux récupère 1 ✦.
card-radiant_light = Lumière Radieuse
    .text = Action, 3 ✦. Lancez un dé rouge : chaque héros en ligne de vue, vous compris, récupère les ♥ obtenus ; chaque monstre en ligne de vue en subit autant.

## Shaman

card-oak_staff = Bâton de Chêne
    .text = Allonge. ⚡ : +1 ♥.
card-stoneskin = Peau de Pierre
    .text = 1 ✦, inclinez. Quand vous ou un héros à 3 cases ou moins allez lancer votre défense : un dé gris de plus.
card-drain_spirit = Drain d’Esprit
    .text = Action, 1 ✦. Attaquez avec n’importe quelle arme. Si l’attaque inflige au moins 1 ♥, chaque héros à 3 cases ou moins, vous compris, récupère 1 ♥.
card-healing_rain = Pluie Curative
    .text = Action, 2 ✦. Lancez un dé rouge : chaque héros à 3 cases ou moins, vous compris, récupère les ♥ obtenus.
card-shared_pain = Douleur Partagée
    .text = Action, 1 ✦. Attaquez avec n’importe quelle arme. Si l’attaque inflige au moins 1 ♥, tous les autres monstres du groupe de la cible subissent 1 ♥.
card-cloud_of_mist = Nuage de Brume
    .text = Action, 1 ✦, inclinez. Tant que cette carte est inclinée, les attaques contre les figurines à 3 cases ou moins de vous, monstres compris, ratent, sauf si l’attaquant dépense 1 ⚡. Changée dans La Voie des Légendes : les monstres y dépensent leur première ⚡.
card-natures_bounty = Bienfaits de la Nature
    .text = Quand vous récupérez de la ✦ en vous reposant, vous récupérez autant de ♥.
card-tempest = Tempête
    .text = Action, 2 ✦, inclinez. Testez votre volonté. Réussite : chaque monstre à 3 cases ou moins subit 2 ♥, chaque héros à 3 cases ou moins, vous compris, récupère 1 ♥. Échec : vous récupérez 1 ✦.
card-ancestor_spirits = Esprits des Ancêtres
    .text = 1 ✦, inclinez après avoir utilisé une autre compétence : soit chaque monstre à qui elle a fait subir des ♥ hors d’une attaque est Empoisonné, soit chaque héros qu’elle a soigné récupère 1 ♥ et 1 ✦ de plus.
card-vigor = Vigueur
    .text = Vos attaques gagnent ⚡ : chaque héros récupère 1 ✦.

## Boutique

card-chainmail = Cotte de Mailles
    .text = Aucune rune ne peut être équipée avec elle. Votre vitesse est de 4 au plus.
card-crossbow = Arbalète
    .text = Transpercer 1. ⚡ : +2 ♥. ⚡ : +1 ♥, et après une touche, vous pouvez déplacer la cible de 1 case.
card-elm_greatbow = Grand Arc en Orme
    .text = Les figurines qui vous sont adjacentes ne bloquent pas la ligne de vue des attaques de cet arc. ⚡ : +2 ♥. ⚡ : +2 en portée.
card-heavy_cloak = Cape Épaisse
    .text = Inclinez après le jet d’une attaque qui vous prend pour cible : l’attaquant perd 1 ⚡.
card-immolation = Immolation
    .text = Transpercer 1. ⚡ : +1 ♥. ⚡ : +1 en portée.
card-iron_battleaxe = Hache de Bataille en Fer
    .text = Transpercer 1. ⚡ : +2 ♥. ⚡ : transpercer 1.
card-iron_shield = Bouclier en Fer
    .text = Inclinez après votre jet de défense : soit relancez un dé de défense, soit +1 🛡.
card-iron_spear = Lance en Fer
    .text = Allonge. ⚡ : +1 ♥. ⚡ : transpercer 1.
card-leather_armor = Armure de Cuir
    .text = +1 en santé.
card-light_hammer = Marteau Léger
    .text = ⚡ : +2 ♥. ⚡ : toute figurine qui subit des ♥ est Sonnée.
card-lucky_charm = Porte-Bonheur
    .text = Inclinez après avoir lancé un test d’attribut : relancez-le ; le nouveau résultat est conservé.
card-magic_staff = Bâton Magique
    .text = ⚡ : un autre monstre à 3 cases ou moins de la cible subit 1 ♥. ⚡ : +1 en portée.
card-mana_weave = Trame de Mana
    .text = Inclinez après votre jet d’attaque : +1 ⚡.
card-ring_of_power = Anneau de Pouvoir
    .text = +1 en résistance.
card-scorpion_helm = Heaume du Scorpion
    .text = Vos attaques à distance gagnent +1 en portée. Un seul casque peut être équipé.
card-sling = Fronde
    .text = ⚡ : +1 en portée, +1 ♥. ⚡ : toute figurine qui subit des ♥ est Sonnée.
card-steel_broadsword = Épée Large en Acier
    .text = Une fois par attaque avec cette arme, vous pouvez relancer un dé rouge. ⚡ : +1 ♥.
card-sunburst = Éclat Solaire
    .text = ⚡ : toute figurine qui subit des ♥ est Sonnée. ⚡ : +2 ♥.
card-demonhide_leather = Cuir de Démon
    .text = Si vous avez effectué deux actions de déplacement ce tour-ci, vous subissez 1 ✦ à la fin du tour.
card-dragontooth_hammer = Marteau en Dent de Dragon
    .text = Transpercer 1. Vos attaques gagnent +1 ♥ tant que votre autre main est vide. ⚡ : transpercer 2.
card-dwarven_firebomb = Bombe Incendiaire Naine
    .text = ⚡ : +1 en portée, +1 ♥. ⚡ : explosion. ⚡ : toute figurine qui subit des ♥ est Sonnée.
card-elven_cloak = Cape Elfique
    .text = Inclinez après votre jet de défense : il vaut autant de 🛡 que votre perception.
card-grinding_axe = Hache Broyeuse
    .text = ⚡ : +1 ♥. ⚡⚡ : +5 ♥.
card-heavy_steel_shield = Lourd Bouclier d’Acier
    .text = Inclinez après votre jet de défense : relancez un dé de défense, et +1 🛡.
card-ice_storm = Tempête de Glace
    .text = ⚡ : toute figurine qui subit des ♥ est Immobilisée. ⚡ : +2 ♥.
card-iron_bound_ring = Anneau Cerclé de Fer
    .text = +2 en santé. Si l’un de vos dés de défense est vierge : +1 🛡.
card-latari_longbow = Arc Long Latari
    .text = Transpercer 1. ⚡ : +2 en portée. ⚡ : +2 ♥.
card-lightning_strike = Coup de Foudre
    .text = ⚡ : explosion. ⚡ : +2 ♥. ⚡ : +2 ♥.
card-mace_of_kellos = Masse de Kellos
    .text = ⚡ : chaque monstre qui vous est adjacent subit 1 ♥. ⚡ : vous récupérez 1 ♥.
card-platemail = Armure de Plates
    .text = Aucune rune ne peut être équipée avec elle. Votre vitesse est de 3 au plus.
card-steel_greatsword = Grande Épée d’Acier
    .text = Une fois par attaque avec cette arme, vous pouvez relancer un dé rouge, jaune ou vert. ⚡ : transpercer 2. ⚡ : +1 ♥.
card-tival_crystal = Cristal de Tival
    .text = Action, inclinez. Vous récupérez les ♥ d’un dé rouge.

## Reliques

card-dawnblade = Lame de l’Aube
    .text = ⚡ : +3 ♥. ⚡ : l’attaque touche aussi un deuxième monstre qui vous est adjacent ; l’un, à votre choix, subit tous les ♥, l’autre la moitié.
card-fortunas_dice = Dés de Fortuna
    .text = 1 ✦, inclinez après votre jet d’attaque, votre jet de défense ou votre test d’attribut : relancez un de ses dés.
card-shield_of_the_dark_god = Bouclier du Dieu Sombre
    .text = Inclinez après votre jet de défense : relancez autant de ses dés que vous voulez ; le meilleur résultat compte.
card-staff_of_light = Bâton de Lumière
    .text = Action. Chaque héros à 3 cases ou moins, vous compris, récupère 1 ♥ et 1 ✦. ⚡ : +2 ♥. ⚡ : vous récupérez 1 ♥.
card-the_shadow_rune = La Rune de l’Ombre
    .text = Quand vous vainquez un monstre avec cette arme, vous récupérez 1 ✦. ⚡ : +1 en portée, +1 ♥. ⚡ : +2 ♥.
card-trueshot = Tir Infaillible
    .text = +3 en portée. ⚡ : après une touche, vous pouvez déplacer la cible de 1 case. ⚡ : +2 ♥.

## Cartes Fouille

card-curse_doll = Poupée de Malédiction
    .text = Action, une fois par quête. Vous ou un héros adjacent vous défaussez d’une condition.
card-fire_flask = Flasque de Feu
    .text = Action, une fois par quête. Une attaque à distance avec cette carte. ⚡ : explosion.
card-health_potion = Potion de Santé
    .text = Action, une fois par quête. Vous ou un héros adjacent récupérez tous vos ♥ ; un héros inconscient se relève.
card-stamina_potion = Potion de Résistance
    .text = Pendant votre tour, une fois par quête. Vous ou un héros adjacent récupérez toute votre ✦.
card-power_potion = Potion de Pouvoir
    .text = Une fois par quête, après votre jet d’attaque : relancez autant de ses dés que vous voulez, chacun une fois.
card-warding_talisman = Talisman de Protection
    .text = Une fois par quête, après votre jet de défense : +2 🛡.
card-treasure_chest = Coffre au Trésor
    .text = Retirée du paquet Fouille dans La Voie des Légendes.
card-nothing = Rien
    .text = Retirée du paquet Fouille dans La Voie des Légendes.

## Familiers

familiar-reanimate = Réanimé
    .text = Il ne peut pas récupérer de ♥. Une fois par tour, avant ou après vos actions, il se déplace et attaque une fois. ⚡ : +1 ♥.

## Conditions

condition-diseased = Maladie
    .text = Au début de son tour, la figurine teste sa volonté : réussite, la condition prend fin ; échec, elle subit 1 ✦.
condition-immobilized = Immobilisé
    .text = La figurine ne peut ni effectuer d’action de déplacement ni subir de ✦ pour gagner des points de mouvement. La condition prend fin avec son tour.
condition-poisoned = Empoisonné
    .text = Au début de son tour, la figurine teste sa puissance : réussite, la condition prend fin ; échec, elle subit 1 ♥.
condition-stunned = Sonné
    .text = La prochaine action de la figurine doit être de mettre fin à cette condition.
condition-cursed = Maudit
    .text = La figurine ne peut utiliser ni compétence ni capacité de monstre qui soit une action. Au début de son tour, elle teste sa connaissance : réussite, la condition prend fin.
condition-burning = Embrasé
    .text = À la fin de son tour, la figurine et chaque ami adjacent subissent 1 ♥. Elle ou une figurine adjacente peut éteindre le feu pour une action.
condition-doomed = Condamné
    .text = Chaque fois que la figurine subit des ♥, elle en subit 1 de plus. Pendant sa propre attaque, 1 ⚡ met fin à la condition.
condition-terrified = Terrifié
    .text = La figurine ne peut pas dépenser de ⚡. La condition prend fin à la fin de son tour si elle ne voit aucun ennemi.
condition-bleeding = Hémorragie
    .text = Après chaque action, la figurine subit 1 ✦. Elle peut mettre fin à la condition pour une action.
condition-weakened = Affaibli
    .text = Les attaques de la figurine perdent 1 ♥ et sa défense perd 1 🛡. La condition prend fin quand elle se repose.

## Traits

trait-axe = Hache
trait-belt = Ceinture
trait-blade = Lame
trait-book = Livre
trait-boots = Bottes
trait-bow = Arc
trait-cloak = Cape
trait-exotic = Exotique
trait-hammer = Marteau
trait-heavy_armor = Armure lourde
trait-helmet = Casque
trait-light_armor = Armure légère
trait-magic = Magie
trait-ring = Anneau
trait-rune = Rune
trait-shield = Bouclier
trait-staff = Bâton
trait-trinket = Bibelot
trait-wand = Baguette
