# Monstres et lieutenants de la boîte L’Ombre de Nerekhall.

monster-changeling = Changelin
    .plural = Changelins
    .master = Changelin majeur
monster-ironbound = Lié-de-fer
    .plural = Liés-de-fer
    .master = Lié-de-fer majeur
monster-rat_swarm = Nuée de Rats
    .plural = Nuées de Rats
    .master = Nuée de Rats majeure
monster-ynfernael_hulk = Colosse Ynfernael
    .plural = Colosses Ynfernael
    .master = Colosse Ynfernael majeur

monster-mirklace = Mirklace
monster-rylan_olliven = Rylan Olliven
monster-tristayne_olliven = Tristayne Olliven
monster-verminous = Verminous

ability-bloodrush = Ruée Sanglante
    .text = Action, une fois par activation : subit 1 ♥ et gagne 5 points de mouvement ; jamais au prix de son dernier ♥.
ability-charge_hulk = Charge
    .text = ⚡ : +3 ♥ si la cible n’était pas à côté de lui au début de son activation.
ability-chaotic_energy = Énergie Chaotique
    .text = Avant de lancer les dés de son attaque, il subit jusqu’à 3 ♥, sans descendre sous la moitié de sa santé, pour autant de ♥ en plus ; les 3 si un monstre adjacent les subit à sa place.
ability-feast = Festin
    .text = ⚡ : +1 ♥ par ♥ qu’il lui reste.
ability-hideous_laughter = Rire Hideux
    .text = Les héros à 3 cases ou moins ont 1 de moins dans tous leurs attributs, mais au moins 1.
ability-influence = Influence
    .text = Action, une fois par manche : un monstre adjacent attaque aussitôt ; si aucun ne le peut, l’un d’eux se déplace vers le héros le plus proche.
ability-master_plan = Plan Magistral
    .text = Ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-merge = Fusion
    .text = Action : donne tous ses ♥ à un monstre blessé de son groupe, adjacent, et disparaît.
ability-precise = Précis
    .text = Les figurines adjacentes ne gênent pas sa vue.
ability-protect = Protection
    .text = Si un héros qu’il voit attaque un monstre adjacent à qui il reste moins de ♥, il subit 1 ♥ et devient la cible ; portée et vue restent les mêmes.
ability-ravenous = Vorace
    .text = +1 ⚡ aux attaques contre un héros qui a Hémorragie.
ability-rend = Lacération
    .text = Action : un héros adjacent teste sa Puissance ; en cas d’échec, Hémorragie.
ability-scheme = Machination
    .text = ⚡ : ne parle que de cartes Seigneur du Mal ; sans effet ici.
ability-soul_siphon = Siphon d’Âme
    .text = Les ♥ qui ne viennent pas d’une attaque frappent à sa place le monstre adjacent à qui il reste le plus de ♥.
ability-split_earth = Fendre la Terre
    .text = Action, une fois par manche : sur un chemin de 4 cases qui commence à côté de lui, ne traverse aucun monstre et passe par le plus de héros possible, chacun subit 1 ♥ et est déplacé d’une case.
ability-whisper = Murmure
    .text = Action : chaque héros adjacent teste sa Volonté ; en cas d’échec, il est déplacé d’une case.

effect-scheme = { ability-scheme }
