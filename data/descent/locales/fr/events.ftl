# Ce qui s’est passé. Les phrases sans sujet suivent un nom : « **Zombie 2** avance en D3 ».

## Assemblage

colon = { " : " }
semicolon = { " ; " }

## La quête et la table

quest-begins = 🔥 **{ $quest }**
quest-won = 🏆 **Victoire : { $quest }**
quest-lost = 💀 **Défaite : { $quest }**
ended-all_defeated = Plus un seul monstre debout : la quête est remportée !
ended-morale = Le groupe n’a plus le cœur de continuer : la quête est perdue.
commitment = Empreinte des dés à venir : `{ $hash }`
seed = Graine des dés : `{ $seed }`. Chacun peut vérifier chaque jet.
joined = { $player } joue **{ $hero }** ({ $hero_class }).
left = { $player } rend **{ $hero }**.
moved-on-reworded = 📜 Les textes de « { $quest } » ont été revus. Vous lisez désormais les nouveaux ; la quête, elle, se joue comme avant.
moved-on-fits = 📜 La quête « { $quest } » a été revue, et la version que vous aviez commencée n’existe plus. Tout ce qui est sur votre table se retrouve dans la nouvelle : la quête continue avec elle.
undone = ↩️ **{ $hero }** revient en arrière : { $deed }.

## Rounds, tours et groupes

round = **— Manche { $number } —**
turn = Au tour de **{ $hero }**.
turn-ends = Fin du tour de **{ $hero }**.
group = 👹 **{ $group }** · *{ $card }* · { $order ->
        [masters] majeurs d’abord
       *[minions] mineurs d’abord
    }
appear = { $count ->
        [one] 👁️ **{ $group }** surgit !
       *[other] 👁️ **{ $group }** ({ $count }) surgissent !
    }
group-bears-relic = Les { $group } portent une relique : { $relic }.
bears-relic = tient une relique : { $relic }
group-gone = 🏳️ Il ne reste plus rien du groupe **{ $group }**.

## Mouvement

move-1 = avance en { $square }
move-2 = gagne { $square }
move-3 = se déplace en { $square }
move-hero = { $points ->
        [one] avance en { $square } ({ $points } pt)
       *[other] avance en { $square } ({ $points } pts)
    }
placed = se retrouve en { $square }
points-move = { $points ->
        [one] se met en marche : { $points } point de mouvement
       *[other] se met en marche : { $points } points de mouvement
    }
points-card = { $points ->
        [one] gagne { $points } point de mouvement
       *[other] gagne { $points } points de mouvement
    }
points-fatigue = { $amount ->
        [one] force l’allure : { $amount } ✦ pour { $amount } point de mouvement (reste { $left } ✦)
       *[other] force l’allure : { $amount } ✦ pour { $amount } points de mouvement (reste { $left } ✦)
    }
opens-door = ouvre : { $door }
door-opens = Un passage s’ouvre : { $door }.
hurt-pit = tombe dans la fosse en { $square } : { $amount } ♥ (reste { $left })
hurt-hazard = traverse un danger en { $square } : { $amount } ♥ (reste { $left })
hurt-lava = marche dans la lave en { $square } : { $amount } ♥ (reste { $left })

## Attaques

attack-melee-1 = frappe **{ $target }**
attack-melee-2 = attaque **{ $target }**
attack-melee-3 = se jette sur **{ $target }**
attack-ranged-1 = tire sur **{ $target }**
attack-ranged-2 = vise **{ $target }**
attack-taken = **{ $target }** encaisse l’attaque : { $reckoning }.
hit = { $strength } − { $guard } → **{ $damage } ♥**
hit-nothing = { $strength } − { $guard } → rien ne passe
hit-hearts = { $hearts } ♥
hit-halved = { $hearts } ♥ (la moitié)
hit-half-of = { $hearts } ♥ (la moitié de { $sum })
hit-shields = { $pierced ->
        [0] { $shields } 🛡
       *[other] { $shields } 🛡 (transpercer { $pierced })
    }
hit-at-least = { "" } (au moins { $hearts } ♥)
hit-more = { "" } (dont { $n } par *{ $name }*)
sum-plus = { $sum } + { $n } { $name }
sum-minus = { $sum } − { $n } { $name }
sum-rest = cartes
hit-left = { "" } (reste { $left })
hit-also = ↳ **{ $target }**, dans la zone : { $reckoning }.
miss-x-1 = ✖ l’attaque se perd !
miss-x-2 = ✖ raté !
miss-x-3 = ✖ le coup part dans le vide !
miss-abandoned-1 = ✖ renonce à l’attaque.
miss-foiled-1 = ✖ elle était prévue : l’attaque rate.
miss-range = trop court, portée { $range } pour { $distance } cases
miss-shadow-1 = l’ombre avale l’attaque !
gains-by-blow = { $condition } !
rerolled = { $who } relance { $before } → { $after }
die-turned = { $who } tourne { $before } sur { $after }
die-removed = ✖ { $die }
dice-swapped = { $gained } au lieu de { $lost }
dice-lost = sans { $lost }
dice-gained = { $gained } en plus
card-note = { $card } ({ $who })

## Dégâts, fatigue, conditions

damage = perd { $amount } ♥ ({ $source }, reste { $left })
fatigue = subit { $amount } ✦ ({ $source }, reste { $left })
healed = récupère { $amount } ♥ ({ $left } ♥ en tout)
rested = récupère { $amount } ✦ ({ $left } ✦ en tout)
rests = se repose : sa fatigue partira à la fin du tour
gains = reçoit une condition : { $condition }
sheds = se débarrasse d’une condition : { $condition }
condition-tested = { $passed ->
        [yes] surmonte une condition : { $condition }
       *[no] ne surmonte pas une condition : { $condition }
    }
tests = { $passed ->
        [yes] teste { $attribute } : { $dice }, { $shields } 🛡, { $value } au plus : réussi
       *[no] teste { $attribute } : { $dice }, { $shields } 🛡, { $value } au plus : raté
    }
source-attack = attaque
source-card = carte
source-wither = flétrissement
source-special = effet spécial
source-movement = mouvement
defeated-1 = **{ $who }** s’effondre !
defeated-2 = **{ $who }** ne se relèvera pas !
defeated-3 = C’en est fini de **{ $who }** !
knocked-out = **{ $who }** perd connaissance !
familiar-gone = **{ $who }** disparaît.
familiar-called = appelle **{ $familiar }** en { $square }
vanishes = disparaît aux yeux de tous
card-rolled = lance les dés ({ $card }) : { $dice }
heal-rolled = soigne **{ $figure }** : { $dice }
morale = 💔 Le moral du groupe baisse : { $left }.
stand-roll = rassemble ses forces : { $dice }
stands = se redresse en { $square }
thanks = Merci, **{ $by }** !

## Cartes et jetons

uses = { $fatigue ->
        [0] utilise *{ $card }*
       *[other] utilise *{ $card }* ({ $fatigue } ✦)
    }
uses-on = { $fatigue ->
        [0] utilise *{ $card }* sur **{ $target }**
       *[other] utilise *{ $card }* sur **{ $target }** ({ $fatigue } ✦)
    }
own = { $fatigue ->
        [0] utilise la capacité de sa fiche
       *[other] utilise la capacité de sa fiche ({ $fatigue } ✦)
    }
own-on = { $fatigue ->
        [0] utilise la capacité de sa fiche sur **{ $target }**
       *[other] utilise la capacité de sa fiche sur **{ $target }** ({ $fatigue } ✦)
    }
feat = accomplit son exploit héroïque
feat-on = accomplit son exploit héroïque pour **{ $target }**
feat-against = accomplit son exploit héroïque contre **{ $target }**
refreshes = redresse { $cards }
gains-counters-card = { $n ->
        [one] pose 1 pion sur *{ $card }* ({ $left } dessus)
       *[other] pose { $n } pions sur *{ $card }* ({ $left } dessus)
    }
spends-counters-card = { $n ->
        [one] retire 1 pion de *{ $card }* ({ $left } dessus)
       *[other] retire { $n } pions de *{ $card }* ({ $left } dessus)
    }
gains-counters = gagne { $counters } ({ $left } en tout)
spends-counters = dépense { $counters } (reste { $left })
lays-token = pose { $token } sur { $card }
equips = s’équipe : { $cards }
puts-away = range { $cards }
gives = donne { $cards } à **{ $partner }**
takes = reçoit { $cards } de **{ $partner }**
owner-told = 🎒 { $player } : { $by } a pris { $cards } à { $hero }.
trade-refused = 🎒 { $hero } garde { $cards } : { $to } a demandé en vain.
searches = { $found ->
        [none] fouille ({ $token }) : { $gold } pièces d’or
       *[other] fouille ({ $token }) : *{ $found }*
    }
takes-token = ramasse : { $token }
drops-token = laisse en { $square } : { $token }
noted-potion_sought = passe en revue les cartes Fouille jusqu’à une potion : *{ $found }*
noted-elemental = apprend *{ $found }*
noted-unlearned = remet *{ $found }* dans son paquet de classe
noted-turned_up = peut réutiliser *{ $found }*
noted-appraisal = échange *{ $discarded }* contre *{ $found }*
noted-unpriced = ne paie pas de ✦ pour *{ $cards }* jusqu’à la fin de la manche
noted-looks_ahead = regarde les { $n } premières cartes Fouille
noted-put_under = glisse une carte Fouille sous le paquet
noted-card_turned_over = retourne *{ $card }*
noted-fuses = lie *{ $found }* à *{ $card }*
noted-token_laid = pose son pion sur la carte du monstre
noted-token_taken = reprend son pion de la carte du monstre
noted-mark_air = s’enveloppe d’air : seules les attaques adjacentes peuvent l’atteindre
noted-clings = se débarrasserait de la condition { $condition }, mais le monstre à ses côtés l’en empêche
noted-morphs = prend la forme de { $target }
noted-promoted = monte en grade : désormais majeur
noted-actions_over = déclare terminées les actions de ce tour
noted-slowed = perd 1 de vitesse ce tour-ci : { ability-duskblade }
noted-crumbles = tombe en poussière
noted-lifethirst = se fait voler { $hearts } ♥ au passage : { ability-lifethirst }
noted-skill_borrowed = a une compétence empruntée jusqu’à la fin du tour : *{ $card }*
noted-skill_given_back = rend une compétence : *{ $card }*
noted-skill_taken = prend une compétence à la place : *{ $card }*
noted-turn_paused = suspend son tour : un autre héros joue d’abord
noted-turn_resumed = reprend son tour suspendu
noted-entombed = reste à terre : { ability-entomb }
noted-pillaged = perd *{ $card }* : la carte retourne dans le paquet Fouille
noted-pilfered = regarde la première carte Fouille et la glisse sous le paquet
noted-wish = voit apparaître *{ $found }*
noted-evades = esquive : l’attaque ne l’affecte pas
noted-brought_back = reste debout avec { $hearts } ♥ : { ability-fallen_heart }

## Ce qu’on annule

deed-take_turn = début du tour
deed-move = déplacement
deed-stride = action de mouvement
deed-push = effort
deed-climb_out = sortie de la fosse
deed-attack = attaque
deed-use_card = carte
deed-open_door = porte
deed-search = fouille
deed-pick_up = jeton ramassé
deed-put_down = jeton posé
deed-rest = repos
deed-revive = aide à un héros
deed-stand_up = redressement
deed-shake_off = action contre une condition
deed-equip = équipement
deed-trade = échange
deed-move_familiar = déplacement du familier
deed-attack_with_familiar = attaque du familier
deed-finish_actions = les actions déclarées terminées
deed-end_turn = fin du tour
deed-answer = choix

## Pourquoi les monstres agissent ainsi

why-group = **{ $group }** : tirage au sort parmi { $groups }.
why-only-group = **{ $group }** : seul groupe encore à activer.
why-card = Carte *{ $card }* : { $order ->
        [masters] les majeurs d’abord.
       *[minions] les mineurs d’abord.
    }
why-card-drawn = { " " }{ $cards ->
        [1] La seule carte encore dans sa pioche.
       *[other] Tirée parmi { $cards } cartes.
    }
why-order = **{ $who }** agit avant { $others } : { $how }.
order-by-number = les petits numéros d’abord
why-target = **{ $who }**, « { $line } » : **{ $target }**.
why-ranking = { " " }Critère : { $wanted }. { $ranking }.
why-tied = { " " }Égalité entre { $tied }, départagée ainsi : { $how }.
why-neglected = **{ $who }** néglige « { $line } » : { $why }.
why-surge = **{ $who }** dépense ⚡ ({ $bought }) : { $because }.
why-place = **{ $who }** ({ $verb }) s’arrête en { $square }. Places aussi bonnes : { $tied }, départagées ainsi : { $how }.
measure-passed = ne peut pas être visé d’ici
surge-why-not_to_miss = pour ne pas manquer la cible
surge-why-to_defeat = assez pour faire tomber la cible
surge-why-left_over = plus rien d’autre d’utile à acheter
surge-why-most_damage = contraint d’attaquer : le plus de dégâts
surge-why-panel_order = premier effet utile de sa liste
reason-closest = le plus proche
reason-farthest = le plus éloigné
reason-most_damage = le plus de ♥ subis
reason-least_damage = le moins de ♥ subis
reason-most_health_left = le plus de santé restante
reason-least_health_left = le moins de santé restante
reason-most_fatigue = le plus de fatigue
reason-least_fatigue = le moins de fatigue
reason-most_conditions = le plus de conditions
reason-most_monsters_adjacent = le plus de monstres autour
reason-most_heroes_adjacent = le plus de héros autour
reason-highest_health = la plus haute santé
reason-lowest_health = la plus basse santé
reason-highest_stamina = la plus haute endurance
reason-lowest_stamina = la plus basse endurance
reason-highest_speed = la plus grande vitesse
reason-lowest_speed = la plus petite vitesse
reason-most_heroes_beside = le plus de héros à côté
reason-fewest_heroes_beside = le moins de héros à côté
reason-most_monsters_beside = le plus de monstres à côté
reason-fewest_monsters_beside = le moins de monstres à côté
reason-most_kin_beside = le plus de monstres du groupe à côté
reason-fewest_kin_beside = le moins de monstres du groupe à côté
reason-most_search_cards = le plus de cartes de fouille
reason-fewest_search_cards = le moins de cartes de fouille
reason-most_equipped = le plus de cartes équipées
reason-fewest_equipped = le moins de cartes équipées
reason-most_shop_items = le plus d’objets achetés
reason-fewest_shop_items = le moins d’objets achetés
reason-highest_dearest_item = l’objet le plus cher
reason-lowest_dearest_item = les objets les moins chers
reason-most_hazards_beside = le plus de cases dangereuses à côté
reason-fewest_hazards_beside = le moins de cases dangereuses à côté
reason-most_walls_beside = le plus de murs à côté
reason-fewest_walls_beside = le moins de murs à côté
reason-fewest_conditions = le moins de conditions
reason-highest_might = la plus haute Puissance
reason-highest_knowledge = la plus haute Connaissance
reason-highest_willpower = la plus haute Volonté
reason-highest_awareness = la plus haute Perception
reason-lowest_might = la plus basse Puissance
reason-lowest_knowledge = la plus basse Connaissance
reason-lowest_willpower = la plus basse Volonté
reason-lowest_awareness = la plus basse Perception
measure-closest = { $n ->
        [one] à { $n } case
       *[other] à { $n } cases
    }
measure-farthest = { $n ->
        [one] à { $n } case
       *[other] à { $n } cases
    }
measure-most_damage = { $n } ♥ subis
measure-least_damage = { $n } ♥ subis
measure-most_health_left = reste { $n } ♥
measure-least_health_left = reste { $n } ♥
measure-most_fatigue = { $n } ✦
measure-least_fatigue = { $n } ✦
measure-most_conditions = conditions : { $n }
measure-most_monsters_adjacent = monstres autour : { $n }
measure-most_heroes_adjacent = héros autour : { $n }
measure-highest_health = santé { $n }
measure-lowest_health = santé { $n }
measure-highest_stamina = endurance { $n }
measure-lowest_stamina = endurance { $n }
measure-highest_speed = vitesse { $n }
measure-lowest_speed = vitesse { $n }
measure-most_heroes_beside = héros à côté : { $n }
measure-fewest_heroes_beside = héros à côté : { $n }
measure-most_monsters_beside = monstres à côté : { $n }
measure-fewest_monsters_beside = monstres à côté : { $n }
measure-most_kin_beside = monstres du groupe à côté : { $n }
measure-fewest_kin_beside = monstres du groupe à côté : { $n }
measure-most_search_cards = cartes de fouille : { $n }
measure-fewest_search_cards = cartes de fouille : { $n }
measure-most_equipped = cartes équipées : { $n }
measure-fewest_equipped = cartes équipées : { $n }
measure-most_shop_items = objets achetés : { $n }
measure-fewest_shop_items = objets achetés : { $n }
measure-highest_dearest_item = objet le plus cher : { $n } or
measure-lowest_dearest_item = objet le plus cher : { $n } or
measure-most_hazards_beside = cases dangereuses à côté : { $n }
measure-fewest_hazards_beside = cases dangereuses à côté : { $n }
measure-most_walls_beside = murs à côté : { $n }
measure-fewest_walls_beside = murs à côté : { $n }
measure-fewest_conditions = conditions : { $n }
measure-highest_might = Puissance { $n }
measure-highest_knowledge = Connaissance { $n }
measure-highest_willpower = Volonté { $n }
measure-highest_awareness = Perception { $n }
measure-lowest_might = Puissance { $n }
measure-lowest_knowledge = Connaissance { $n }
measure-lowest_willpower = Volonté { $n }
measure-lowest_awareness = Perception { $n }
verb-engage = aller au contact
verb-spot = détecter
verb-attack = attaquer
verb-retreat = battre en retraite
verb-toward = s’approcher
verb-away = s’éloigner
verb-use = capacité spéciale
verb-place = placer
verb-swap = échanger les places
verb-finish = terminer l’activation
verb-harm = blesser
verb-recover = récupérer
verb-apply = infliger une condition
verb-shed = se débarrasser d’une condition
verb-points = points de mouvement
verb-unequip = désarmer
verb-flip = retourner une carte
verb-token = poser un pion
verb-try = mettre à l’épreuve
verb-choose = laisser le choix
neglect-too_few = pas assez de figurines touchées
neglect-no_change = cela ne changerait rien pour personne
neglect-at_peace = la prière de paix d’un disciple l’en détourne
neglect-immobilized = immobilisation
neglect-shambling = un seul mouvement par activation
neglect-no_target = aucune cible possible
neglect-used_up = déjà utilisé pour cette fois
neglect-attack_used = une seule attaque par activation
neglect-no_such_ability = ce monstre n’a pas cette capacité
neglect-cursed = malédiction
neglect-in_vain = le monstre tomberait avant d’avoir pu toucher un héros
neglect-already_adjacent = déjà au contact
neglect-already_in_view = déjà en vue, à 3 cases au plus
neglect-no_way = aucun chemin
neglect-no_closer = impossible de s’approcher davantage
neglect-no_points = aucun point de mouvement, ou aucun ennemi
neglect-no_farther = impossible de s’éloigner davantage
neglect-condition = la condition de l’instruction n’est pas remplie
neglect-other = cela ne changerait rien
experience = ⭐ Chaque héros gagne { $n } XP. De quoi apprendre une compétence entre deux quêtes.
learned = 📖 **{ $hero }** apprend *{ $skill }* ({ $n } XP en réserve).

## Pourquoi les héros automatiques agissent ainsi

why-hero-attack = **{ $who }** attaque **{ $target }** : { $mean } ♥ en moyenne, à terre { $kill } fois sur cent.
why-hero-revive = **{ $who }** revigore **{ $target }**.
why-hero-asked = **{ $who }** ({ $target }) : c’est ce que la quête demande.
why-hero-open_door = **{ $who }** ({ $target }) : la suite se trouve derrière.
why-hero-search = **{ $who }** ({ $target }) : rien de plus urgent à portée.
why-hero-use_element = **{ $who }** ({ $target }) : cela vaut un essai.
why-hero-pick_up = **{ $who }** ({ $target }) : cela peut servir.
why-hero-card = **{ $who }** utilise *{ $target }* : c’est ce qui vaut le plus ici.
why-hero-rest = **{ $who }** se repose : rien de mieux à faire, et des forces à reprendre.
why-hero-end = **{ $who }** termine son tour : plus rien qui en vaille la peine.
why-hero-go_attack = **{ $who }** va en { $square } : de là, **{ $target }** est à portée de coup.
why-hero-go_ward = **{ $who }** va en { $square }, pour barrer la route à **{ $target }**.
why-hero-go_help = **{ $who }** va en { $square }, pour aider **{ $target }**.
why-hero-go_errand = **{ $who }** va en { $square } ({ $target }).
why-hero-go_place = **{ $who }** va en { $square } : c’est là qu’il faut être.
why-hero-go_safer = **{ $who }** va en { $square } : il y a moins à craindre.
why-hero-go_towards = **{ $who }** va en { $square }, en chemin vers **{ $target }**.
why-hero-go_on = **{ $who }** va en { $square } : c’est par là que l’on avance.
why-hero-quest = { " " }La quête le demande.
why-hero-pressed = { " " }Le temps presse.
