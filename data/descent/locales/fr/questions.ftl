# Les choix à faire et leurs réponses.

question-unknown = **{ $owner }** doit choisir.
question-spend_surges = { $surges ->
        [one] **{ $owner }** a { $surges } ⚡ à dépenser.
       *[other] **{ $owner }** a { $surges } ⚡ à dépenser.
    } { $reach ->
        [ranged] Pour l’instant : { $hearts } ♥ contre { $shields } 🛡, portée { $range } pour { $distance }.
       *[melee] Pour l’instant : { $hearts } ♥ contre { $shields } 🛡.
    }
question-react = { $moment } **{ $owner }** peut réagir.
question-full_target = **{ $owner }** touche plusieurs monstres : lequel prend tous les ♥ ? Les autres en prennent la moitié.
question-choose_condition = **{ $owner }** : de quelle condition se débarrasser ?
question-trade = { $gifts ->
        [0] **{ $owner }** : { $hero } aimerait prendre { $cards }. D’accord ?
       *[other] **{ $owner }** : { $hero } aimerait { $cards } et donne { $give } en échange. D’accord ?
    }
option-agree = Oui, volontiers
option-refuse = Non, je garde
question-choose_reroll = **{ $owner }** : quel dé relancer ?
question-choose_die = { $deed ->
        [remove] **{ $owner }** : quel dé retirer ?
       *[turn] **{ $owner }** : quel dé tourner ?
    }
question-choose_face = **{ $owner }** : sur quelle face ?
question-choose_colour = **{ $owner }** : quel dé ? ({ $card })
option-choose_die-keep = Aucun
option-choose_face-keep = Le laisser ainsi
option-swap = { $gained } au lieu de { $lost }
question-volunteer = { $fatigue ->
        [0] **{ $owner }** : prendre la place de **{ $figure }** ?
       *[other] **{ $owner }** : prendre la place de **{ $figure }** pour { $fatigue } ✦ ?
    }
option-volunteer = Oui, je m’interpose
question-spare_fatigue = **{ $owner }** : *{ $found }* coûte { $fatigue } ✦. Comment payer ? ({ $card })
option-spare_fatigue = Avec un pion
option-pay_fatigue = Avec de la ✦
question-bearer_pays = **{ $owner }** : subir { $fatigue } ✦ pour que **{ $figure }** puisse utiliser *{ $card }* ?
question-arrange_deck = { $place ->
        [1] **{ $owner }** : quelle carte sur le dessus ? ({ $card })
       *[other] **{ $owner }** : et juste en dessous ? ({ $card })
    }
question-put_back = **{ $owner }** : où va *{ $found }* ? ({ $card })
option-on_top = Sur le paquet
option-under = Sous le paquet
question-hand_over = **{ $owner }** : donner *{ $found }* à **{ $hero }** ?
option-hand_over = Oui, la donner
option-keep_card = Non, la garder
option-decline = Non
question-choose_weapon = **{ $owner }** : avec quelle arme attaquer { $target } ?

question-choose_square = **{ $owner }** : sur quelle case ?
question-choose_figure = **{ $owner }** : qui choisir ? ({ $card })
question-choose_foe = **{ $owner }** : qui attaquer ? ({ $card })
question-choose_card = **{ $owner }** : quelle carte ? ({ $card })
question-wish = **{ $owner }** : le djinn offre { $found }. La prendre à la place de la lampe ?
option-wish-take = Équiper, la lampe disparaît
option-wish-return = Rendre
question-put_away = **{ $owner }** : que ranger pour équiper { $found } ?
question-give_skill = **{ $owner }** : quelle compétence rendre ? ({ $card })
question-take_skill = **{ $owner }** : quelle compétence prendre ? Il reste { $xp } d’expérience. ({ $card })
question-hand_across = **{ $owner }** : quelle carte change de mains ? ({ $card })
question-take_in_hand = **{ $owner }** : quelles armes prendre en main ? ({ $card })
question-choose_arms = **{ $owner }** : avec quelle arme attaquer ?
question-choose_door = **{ $owner }** : quelle porte ouvrir ?
question-choose_token = **{ $owner }** : quel jeton fouiller ?
question-choose_amount = **{ $owner }** : combien ? ({ $card })
question-choose_elemental = **{ $owner }** : quelle carte élémentaire ? ({ $card })
question-may = **{ $owner }** : utiliser *{ $card }* ?
question-take_over = **{ $owner }** : prendre cette condition sur vous ? ({ $card })
option-yes = Oui
question-choose_line = **{ $owner }** : laquelle ? ({ $card })
question-choose_line_for = **{ $owner }**, pour { $target } : laquelle ? ({ $card })
question-choose_move = { $own ->
        [yes] **{ $owner }** : où aller ?
       *[no] **{ $owner }** : où va **{ $figure }** ?
    }
question-choose_affliction = **{ $owner }** : quelle condition donner à { $target } ? ({ $card })
question-spur_familiar = **{ $owner }** : que fait **{ $figure }** ?
question-monster_choice = **{ $figure }** a le choix : que faire ?
question-order = Plusieurs effets à la fois : lequel d’abord ?
question-monster_order = **{ $group }** : quel monstre agit d’abord ?
question-lose_card = { $worn ->
        [yes] { $figure } : quelle carte retirer ?
       *[no] { $figure } : quelle carte de fouille retourner ?
    }
question-special_choice = { $figure } : que choisir ?
question-special_test = { $figure } : quel attribut tester ?
question-monster_target = **{ $figure }** hésite : quelle cible choisir ?
question-monster_place = **{ $figure }** hésite : quelle case choisir ?

option-stop = Ne rien dépenser de plus
surge-result = { $option } → { $result }
surge-grows = { $now } ; avec d’autres ⚡ : { $best }
surge-hits = touche
surge-hearts = { $hearts } ♥
surge-defeats = { $hearts } ♥, élimine
surge-mean = { $mean } ♥ en moyenne, élimine à { $kill } %
surge-others = les autres { $mean } ♥ en moyenne
surge-friends = vos amis { $mean } ♥ en moyenne
surge-miss-range = manque, trop court de { $short }
surge-miss-veil = manque
surges-hopeless = ✖ Rien de ce que vous pouvez acheter ne fera toucher cette attaque.
option-take = Le prendre
option-return = Le rendre
option-pass = Laisser passer
button-ask-no-more-activation = Pas pendant cette activation
button-ask-no-more-quest = Ne plus demander dans cette quête
button-use-each-time = L’utiliser chaque fois, pendant cette activation
used-each-time-activation = 🔁 { $hero } · { $cards } : chaque fois, jusqu’à la fin de cette activation.
used-each-time-quest = 🔁 { $hero } · { $cards } : chaque fois dans cette quête (`/consignes` pour revenir en arrière).
asked-no-more-activation = 🔕 { $hero } · { $cards } : plus de question jusqu’à la fin de cette activation.
asked-no-more-quest = 🔕 { $hero } · { $cards } : plus de question dans cette quête (`/consignes` pour revenir en arrière).
option-keep = Ne rien relancer
option-keep-again = Ne plus rien relancer
option-recover_fatigue = ⚡ Récupérer 1 ✦
option-shake_off_doom = Se débarrasser de la condition Condamné
option-pierce_veil = Percer l’ombre
option-keep_equipped = Garder ce qui est en main
option-skip = Ne pas attaquer
option-unarmed = À mains nues
option-stay = Rester sur place
option-amount = { $amount }
option-move = Se déplacer
option-attack = Attaquer
option-done = C’est tout
option-nobody = Personne
option-aimed = { $card } → { $target }
option-default = Choix par défaut
option-health = Reste { $left } ♥

## Les moments où l’on peut réagir

moment-turn_started = Le tour commence.
moment-turn_ending = Le tour s’achève.
moment-round_ended = La manche s’achève.
moment-activation_started = Un monstre va agir.
moment-move_declared = Un monstre va se déplacer.
moment-attack_declared = Une attaque se prépare.
moment-defence_coming = La défense se prépare.
moment-dice_rolled = Les dés sont jetés.
moment-defence_rolled = Les dés de défense sont jetés.
moment-damage_coming = Des ♥ vont tomber.
moment-damage_suffered = Des ♥ sont tombés.
moment-attack_resolved = L’attaque est terminée.
moment-figure_defeated = Un monstre vient de tomber.
moment-hero_knocked_out = Un héros perd connaissance.
moment-hero_falling = Un héros va tomber.
moment-hurried = Un héros force l’allure.
moment-skill_used = Une compétence vient de servir.
moment-card_readied = Une carte est redressée.
moment-condition_shed = Une condition vient de prendre fin.
moment-quest_begun = La quête commence.
moment-move_action = Un monstre s’apprête à se déplacer.
moment-square_vacated = Un monstre quitte une case.
moment-card_exhausted = Une carte vient d’être inclinée.
moment-familiar_fallen = Un familier vient de tomber.
moment-token_laid = Un pion vient d’être posé sur une carte.
moment-refreshed = Un héros a récupéré de la ✦.
moment-counters_gained = Des pions viennent d’être gagnés.
moment-counters_spent = Des pions viennent d’être dépensés.
moment-group_finished = Un groupe de monstres a agi.
moment-square_entered = Une figurine arrive sur une case.
moment-rested = Un héros se repose.
moment-square_left = Un héros passe sur un monstre.
moment-recovered = Un héros a récupéré.
moment-searching = Une carte Fouille va être piochée.
moment-searched = Un jeton est fouillé.
moment-test_coming = Un attribut va être testé.
moment-test_rolled = Les dés du test sont jetés.
moment-test_failed = Un test a échoué.
moment-card_rolled = Les dés de la carte sont jetés.
moment-activation_ending = Un monstre va avoir fini.
moment-group_started = Un groupe de monstres va agir.
moment-monster_falling = Un monstre va tomber.
moment-familiar_dismissed = Un familier vient de partir.
moment-surge_spent = Des ⚡ viennent d’être dépensées.
moment-healed = Un héros a récupéré des ♥.
moment-condition_gained = Quelqu’un a reçu une condition.
moment-move_taken = Un héros entreprend un déplacement.
moment-stood_up = Un héros est de nouveau debout.

## Effets des augmentations, en deux mots

effect-special = effet spécial
effect-add-per-monster_beside_target = +{ $hearts } ♥ par autre monstre à côté de la cible
effect-add-per-heart_left = +{ $hearts } ♥ par ♥ qu’il lui reste
effect-add-per-charge = +{ $hearts } ♥ avec de l’élan
effect-add-hearts = +{ $n } ♥
effect-roll = { $effects } d’un dé rouge
effect-add-per-amount = les ♥
effect-add-per-search_card = +{ $hearts } ♥ par carte Fouille, { $most } au plus
effect-add-range = +{ $n } portée
effect-add-surges = +{ $n } ⚡
effect-add-pierce = Transpercer { $n }
effect-blast = Explosion
effect-inflict = { $condition }
effect-apply = { $condition }
effect-recover-hearts = { $n ->
        [all] récupérer tous les ♥
       *[other] récupérer { $n } ♥
    }
effect-recover-fatigue = { $n ->
        [all] récupérer tous les ✦
       *[other] récupérer { $n } ✦
    }
effect-harm-hearts = { $n } ♥
effect-harm-fatigue = { $n } ✦
effect-reroll = { $of ->
        [attack] relancer un dé d’attaque
        [defence] relancer un dé de défense
       *[test] relancer un dé du test
    }
effect-try = { $effects } (test : { $attribute })
effect-later = { $effects }
effect-afflict = une condition au choix
effect-each = { $who ->
        [hero] { $effects } pour chaque héros
       *[monster] { $effects } à chaque monstre proche
    }
effect-or = { $first } ou { $last }
effect-pick = { $who ->
        [hero] { $effects } pour un héros
        [other_monster] { $effects } à un autre monstre proche
       *[monster] { $effects } à un monstre proche
    }
effect-place = être placé plus loin
effect-add-per-knowledge = +{ $hearts } ♥ par point de Connaissance
effect-add-per-on_weapon = Transpercer { $pierce } par pion posé dessus
effect-put_away = la ranger
effect-strike_again = { ability-her_majestys_malice }
effect-strike = attaquer
effect-go = { $of ->
        [familiar] déplacer le familier
       *[other] déplacer la cible
    }
effect-throw = lancer { $dice }
effect-spend = { $count ->
        [one] { $count } pion de { $card }
       *[other] { $count } pions de { $card }
    }
effect-pay-fatigue = payer { $n } ✦
effect-pay-hearts = payer { $n } ♥
effect-fire_breath = { ability-fire_breath }
effect-blood_call = { ability-blood_call }
effect-spread_terror = un héros proche de la cible est Terrifié
effect-wither = { ability-wither }
effect-knockback = { ability-knockback }
effect-subdue = { ability-subdue }
effect-blight = { ability-omen_of_blight }
effect-spur_on = { ability-taskmasters_ring }
effect-wrath = +1 ♥ par 2 ♥ subis
effect-cut_another = le coup s’étend
effect-cleanse = une condition de moins
effect-points-points = +{ $n } mouvement
