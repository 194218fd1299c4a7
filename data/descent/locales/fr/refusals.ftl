# Pourquoi une commande est impossible, et ce qui est possible.

## À la table

refusal-already_started = La quête est déjà commencée. Finissez-la d’abord.
refusal-not_started = La quête n’est pas encore commencée. Lancez-la avec `/campagne lancer`.
refusal-party_full = Le groupe est complet : { $most } héros au plus.
refusal-already_at_the_table = Vous jouez déjà. D’autres peuvent encore s’asseoir jusqu’au premier tour.
refusal-no_first_evening = La campagne pour une première soirée ne peut pas être jouée ici. Ouvrez-en une autre avec `/campagne nouvelle`.
refusal-nobody_is_ready = Plus aucun héros n’est prêt. Choisissez-en un dans le menu.
refusal-join_between_quests = Personne ne rejoint le groupe au milieu d’une quête : elle est mesurée aux héros qui l’ont commencée. Prenez un héros sans joueur avec `/campagne relève`, ou rejoignez le groupe une fois la quête finie.
refusal-leave_between_quests = Au milieu d’une quête, le héros reste, car la quête est à sa mesure. `/campagne confier` le donne à quelqu’un d’autre, `/campagne libérer` au héros automatique ; une fois la quête finie, vous pourrez partir avec lui.
refusal-too_few_would_stay = Un groupe compte au moins { $fewest } héros : { $hero } doit rester. `/campagne libérer` le laisse au héros automatique, `/campagne confier` à quelqu’un d’autre ; `/campagne archiver` range la campagne. Rien n’a changé.
refusal-newcomer_open = Le groupe décide déjà pour un autre héros. Une chose après l’autre.
refusal-too_few_heroes = Il faut au moins { $fewest } héros. Un joueur peut en prendre plusieurs.
refusal-not_in_your_boxes = { $hero } n’est pas dans vos boîtes. Choisissez un héros de la liste.
refusal-no_such_class = Cette classe n’existe pas. Choisissez-en une dans la liste.
refusal-class_not_free = La classe { $hero_class } n’est pas libre pour ce héros. Classes possibles : { $classes }.
refusal-quest_content_lost = La quête « { $quest } » a été modifiée après que vous l’avez commencée, et la version du début n’existe plus. Rien n’a changé dans votre campagne. Prévenez la personne qui gère le bot : avec les anciens fichiers de la quête, tout reprend où vous en étiez. En attendant, un gestionnaire du serveur peut ranger la campagne avec `/campagne archiver`.
refusal-nothing_to_undo = Il n’y a rien à annuler dans ce tour.
refusal-already_revealed = Les dés sont jetés, ou quelque chose a été révélé ou décidé : à partir de là, on n’annule plus rien.
refusal-nothing_to_redo = Il n’y a rien à refaire.
refusal-page_turned = La dernière page de la quête est déjà tournée : voyez le panneau.
refusal-quest_over = { $outcome ->
        [won] La quête est finie : victoire ! Vous pouvez la rejouer.
       *[lost] La quête est finie : défaite. Vous pouvez la rejouer.
    }

## Tours et questions

refusal-no_turn = Aucun tour n’est en cours. Choisissez d’abord le héros qui joue.
refusal-not_your_turn = C’est le tour de { $current }.
refusal-turn_running = Le tour de { $current } n’est pas fini.
refusal-turn_already_taken = { $hero } a déjà joué cette manche.
refusal-must_stand_up = { $hero } est sans connaissance et ne peut que se redresser.
refusal-question_open = Un choix est en attente : à { $owner } de répondre.
refusal-not_your_question = Ce choix revient à { $owner }.
refusal-feat_first = L’exploit est une seule action et n’est pas fini (points de mouvement restants : { $points }, attaques restantes : { $attacks }). Utilisez ce qui reste, ou choisissez « Finir l’exploit ».
refusal-no_action_left = Plus d’action ce tour. Il reste les points de mouvement, l’effort, ou finir le tour.
refusal-knocked_out = { $hero } est sans connaissance. Il faut se redresser ou recevoir l’aide d’un héros voisin.
refusal-not_knocked_out = { $hero } tient debout : inutile.
refusal-entombed = Un monstre cloue { $hero } au sol : seul un exploit héroïque l’aide, ou se relever sans aide.
refusal-stunned = { $hero } a la condition Sonné : une action pour s’en débarrasser, rien d’autre.
refusal-standing_in_hazard = { $hero } se tient sur un danger : il faut d’abord en sortir.
refusal-no_such_figure = Cette figurine n’est plus sur le plateau.

## Mouvement

refusal-no_such_square = La case { $square } n’existe pas sur ce plateau. Écrivez une case visible, par exemple { $example }.
refusal-already_there = Vous êtes déjà en { $square }.
refusal-square_taken = La case { $square } est prise. Choisissez une case libre.
refusal-square_too_far = La case { $square } n’est pas adjacente.
refusal-out_of_reach = { $points ->
        [one] { $square } est hors de portée : { $points } point de mouvement au plus, sans effort.
       *[other] { $square } est hors de portée : { $points } points de mouvement au plus, sans effort.
    }
refusal-no_points_left = Plus de points de mouvement ni d’action. Un effort (✦) peut encore en donner.
refusal-lies_low = { $hero } est à l’affût : ni action ni déplacement tant que la carte n’est pas redressée.
refusal-immobilized = { $hero } a la condition Immobilisé : aucune action de mouvement jusqu’à la fin de son tour.
refusal-in_pit = { $hero } est au fond d’une fosse : il faut une action pour en sortir.
refusal-not_in_pit = { $hero } n’est pas dans une fosse.
refusal-no_way_out = Aucune case libre autour de la fosse.
refusal-not_beside_pit = { $square } ne touche pas la fosse. Possible : { $squares }.
refusal-too_tired = Il faut { $need } ✦, il en reste { $left }. Le repos rend toute la fatigue.
refusal-too_few_counters = Il faut { $need } de ces pions, il en reste { $left }.
refusal-not_a_number = { $value } ne convient pas : donnez un nombre à partir de 1.

## Attaque

refusal-choose_weapon = Choisissez une arme : { $weapons }.
refusal-not_equipped = { $card } n’est pas en main. Armes prêtes : { $weapons }.
refusal-not_an_enemy = { $target } n’est pas un ennemi.
refusal-not_there = Il n’y a pas de « { $typed } » ici. { $what ->
        [attack] Il y a : { $there }, mais rien ne peut être attaqué d’où vous êtes.
       *[other] Il y a : { $there }, mais rien de cela n’est possible maintenant.
    }
refusal-none_possible = { $what ->
        [attack] Il n’y a aucun ennemi à attaquer sur le plateau.
        [revive] Personne n’est à terre : tous les héros sont debout.
        [open_door] Il n’y a pas de porte fermée en vue.
        [search] Il n’y a plus rien à fouiller sur ce plateau.
        [equip] Il n’y a rien à prendre en main ni à ranger maintenant.
        [trade] Personne n’est à côté de vous pour un échange.
       *[other] Il n’y a rien de tel à faire maintenant. Le panneau montre ce qui est possible.
    }
refusal-not_adjacent = { $target } n’est pas sur une case adjacente. Approchez-vous d’abord.
refusal-out_of_sight = Pas de ligne de vue vers { $target }. Changez de case ou de cible.
refusal-no_bonus_attack = L’attaque offerte de ce tour est déjà faite, ou le groupe compte plus de deux héros.
refusal-no_extra_attack = Aucune carte ne donne d’attaque en plus maintenant.

## Cartes

refusal-no_such_ability = { $card } ne peut pas s’utiliser ainsi.
refusal-feat_used = { $hero } a déjà accompli son exploit dans cette quête.
refusal-cursed = Maudit : pas de compétence par action. Choisissez une autre action que { $card }.
refusal-choose_target = Choisissez une cible : { $targets }.
refusal-bad_target = On ne peut pas viser { $target } ainsi. Cibles possibles : { $targets }.
refusal-not_now = { $card } : ce n’est pas le moment.
refusal-no_effect = { $card } ne changerait rien maintenant.
refusal-card_used_up = { $card } a déjà servi dans cette quête.
refusal-card_exhausted = { $card } est inclinée. Elle se redresse au début de votre prochain tour.
refusal-already_used = { $card } a déjà servi : une seule fois à la fois.
refusal-too_late_to_equip = L’équipement se change au début du tour, avant toute autre chose.
refusal-card_twice = La même carte est citée deux fois.
refusal-card_not_held = { $card } n’est pas entre ces mains.
refusal-not_equipment = { $card } ne s’équipe pas.
refusal-too_many_hands = { $hands } mains, c’est trop : deux au plus. Rangez d’abord une arme ou un bouclier.
refusal-too_much_armor = Une seule armure à la fois.
refusal-too_many_others = { $others } accessoires, c’est trop : deux au plus.
refusal-not_with_yourself = On n’échange pas avec soi-même.
refusal-trade_after_move = L’échange se fait après une action de mouvement.
refusal-nothing_to_trade = Choisissez au moins une carte à donner ou à prendre.
refusal-class_card = { $card } est une carte de classe : elle reste à son héros.
refusal-no_such_condition = La condition { $condition } n’est pas là.
refusal-only_own_condition = { $condition } : seul le héros concerné peut s’en débarrasser.
refusal-not_for_this_hero = { $hero } ne peut pas s’équiper de { $card }.
refusal-not_worn_together = { $card } ne va pas avec { $other }. Rangez l’un des deux.
refusal-weapon_once_a_turn = { $card } n’attaque qu’une fois par tour.
refusal-one_card_action = { $hero } a déjà utilisé ce tour-ci une carte qui est une action ; son armure n’en permet qu’une.
refusal-may_not_hurry = L’armure de { $hero } est trop lourde pour un effort.
refusal-stays_with_hero = { $card } ne s’échange pas entre héros.
refusal-too_wounded_without = Sans cette carte, { $hero } n’aurait plus que { $health } ♥ et tomberait. Soignez d’abord.
refusal-too_tired_without = Sans cette carte, { $hero } n’aurait que { $stamina } de Résistance pour toute cette fatigue. Reposez-vous d’abord.
refusal-not_on_board = { $hero } n’est pas sur le plateau en ce moment.
refusal-no_such_familiar = Ce familier ne vous suit pas.
refusal-familiar_between_actions = Un familier agit avant ou après toutes vos actions, pas entre deux. Effectuez votre dernière action, ou déclarez vos actions terminées.
refusal-actions_not_begun = Vous n’avez encore effectué aucune action : votre familier peut agir tout de suite, avant elles.
refusal-no_familiar_waits = Aucun de vos familiers ne peut encore agir ce tour-ci : inutile de déclarer vos actions terminées. Effectuez-les, ou finissez le tour.
refusal-familiar_cannot_attack = { $familiar } n’attaque pas.
refusal-familiar_has_attacked = { $familiar } a déjà attaqué ce tour.

## Portes et jetons

refusal-no_such_door = Cette porte n’est pas sur le plateau.
refusal-door_open = Déjà ouvert : { $door }.
refusal-door_locked = Verrouillé : { $door }. Il faut trouver un autre moyen.
refusal-door_too_far = Trop loin : { $door }. Placez-vous contre la porte.
refusal-no_such_token = Ce jeton n’est pas sur le plateau.
refusal-nothing_to_examine = Il n’y a rien de tel à examiner sur le plateau.
refusal-already_searched = Déjà fouillé : { $token }.
refusal-token_too_far = Trop loin : { $token }. Allez en { $square } ou juste à côté.
refusal-token_stays = On ne peut pas emporter : { $token }.
refusal-token_carried = Quelqu’un porte déjà : { $token }.
refusal-not_carried = Vous ne portez pas : { $token }.
refusal-training_between_quests = On ne s’entraîne qu’entre deux quêtes.
refusal-already_learned = { $card } : cette compétence est déjà apprise.
refusal-not_in_class_deck = { $card } n’est pas une compétence à apprendre pour la classe { $hero_class }.
refusal-too_little_xp = { $card } coûte { $need } XP ; il vous en reste { $left }.
refusal-square_not_open = { $square } ne peut pas être visée d’ici. Cases possibles : { $squares }.
refusal-familiar_done = { $familiar } a déjà eu son activation ce tour-ci, avant vos actions.
refusal-no_such_monster = Aucun monstre ne s’appelle « { $text } ». Choisissez-en un dans la liste.
refusal-no_action_ends_it = Aucune action ne met fin à cette condition : { $condition }.
refusal-threat_nobody = { $hero } n’est pas sur le plateau : rien à craindre pour l’instant.
