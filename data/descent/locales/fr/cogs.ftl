# Ce que disent les messages d’une campagne, outre les mots du jeu lui-même.

## Panneau

view-gathering-hint = -# De deux à quatre héros partent à l’aventure. Choisissez-en un dans le menu ci-dessous ; on peut en jouer plusieurs.
view-gathering-full = -# Le groupe est au complet : vous pouvez lancer la quête.
view-join-note = { $health } ♥ · { $stamina } ✦ · vitesse { $speed }
view-round = Manche { $round }
view-commitment = Empreinte publiée au départ : { $commitment }
view-menu-familiar = Familier…
view-menu-gear = Fiche, sac, aide…

## Où aller

view-way-goal = { $square } · l’objectif
view-way-towards = { $square } · vers l’objectif
view-way-nearer = { $square } · vers { $about }
view-way-fog = { $square } · vers l’inconnu
view-way-strike = { $square } · à côté de { $about }
view-way-shoot = { $square } · en vue de { $about }
view-way-door = { $square } · devant la porte ({ $about })
view-way-search = { $square } · pour fouiller ({ $about })
view-way-take = { $square } · pour ramasser ({ $about })
view-way-help = { $square } · pour revigorer { $about }
view-way-ally = { $square } · à côté de { $about }

## Que faire

view-attack-note = { $left } ♥ · touche { $hit } % · { $mean } ♥ en moyenne · vaincu { $kill } % · { $price }
view-equip-on = Prendre { $cards }
view-equip-swap = Prendre { $cards } (range { $away })
view-equip-off = Ranger { $cards }

## Dés

view-dice-title = { $attacker } attaque { $target }
view-dice-missed = Raté !
view-dice-dealt = = { $hearts }
view-dice-tests = { $hero } teste { $attribute }
view-dice-at-most = { $shields }, { $most } au plus
view-dice-passed = Réussi
view-dice-failed = Raté
view-dice-stands = { $hero } rassemble ses forces

## Fiches et affaires

view-speed = Vitesse
view-health = Santé
view-stamina = Résistance
view-defence = Défense
view-gold = or
view-equipment = Équipement
view-skills = Compétences
view-equipped = Équipé
view-pack = Sac
view-pack-empty = Rien dans le sac
view-slot-hands = Main
view-slot-armor = Armure
view-slot-other = Autre
view-hands = { $n ->
        [one] { $n } main
       *[other] { $n } mains
    }
view-once = une fois par quête
view-used-up = déjà utilisé
view-laid-on = sur { $figures }
view-exhausted = inclinée
view-surge = { $signs } : { $effects }

## Réponses privées

view-done = C’est fait.
view-goal = **{ $quest }** · 🎯 { $objective }
view-skill-line = **{ $card }** · { $text }
view-holdings = **{ $hero }** · { $cards }
view-no-deeds = -# Rien à signaler.
view-learn-hint = -# Chacun peut apprendre pour ses héros dans le menu ci-dessous, puis le groupe rejoue quand il veut.
menu-learn = Apprendre une compétence…
view-learned = { $hero } apprend { $skill }.
view-xp = ⭐ { $hero } : { $n } XP
foe-act = Acte { $act }
foe-minion = Mineur
foe-master = Majeur
foe-lieutenant = Lieutenant
foe-rank = { $rank } : vitesse { $speed }, santé { $health } ; capacités : { $abilities } ; augmentations dans l’ordre : { $surges }.
