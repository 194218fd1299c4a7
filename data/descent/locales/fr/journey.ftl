# La campagne entre les quêtes : la carte, les semaines, les villes, la route.

## Choisir et partir

journey-chosen = 📖 { $player } choisit la campagne : **{ $campaign }**.
journey-none-chosen = 📖 { $player } préfère jouer des quêtes isolées.
journey-begins = 📖 { $campaign }
journey-purse = 💰 Le groupe part avec { $gold } pièces d’or.
## Venir et partir

journey-came = 🎒 { $player } rejoint le groupe avec **{ $hero }** ({ $hero_class }){ $how ->
        [instead] , à la place d’un héros parti, et a { $xp } XP à dépenser.
        [poor] {" "}et a { $xp } XP à dépenser.
       *[rich] , met { $gold } pièces d’or dans la bourse et a { $xp } XP à dépenser.
    }
journey-went = 👋 { $player } quitte le groupe avec **{ $hero }**.
journey-went-alone = 👋 **{ $hero }** quitte le groupe.
journey-passed-on = 🎒 { $hero } laisse à { $to } : { $cards }.
journey-proposed = 🎒 { $player } aimerait amener aussi **{ $hero }** ({ $hero_class }) : les autres décident sur le panneau.
journey-turned-down = 🎒 Le groupe reste comme il est, sans **{ $hero }**.
vote-for-bring_hero = { $hero } rejoint le groupe
vote-for-turn_down_hero = Le groupe reste comme il est
order-alternating = un héros, puis un groupe de monstres
order-heroes_first = tous les héros, puis tous les monstres

## L’histoire

journey-chapter = { $count ->
        [one] 🗺️ Prochaine quête : **{ $quests }**
       *[other] 🗺️ À vous de choisir : **{ $quests }**
    } { $weeks ->
        [0] (à jouer maintenant).
        [one] (début dans { $weeks } semaine).
       *[other] (début dans { $weeks } semaines).
    }
journey-act = ⚔️ **L’acte { $act ->
        [1] I
       *[2] II
    } commence.** Les monstres et les lieutenants changent de visage.
journey-embarks = 🥾 Le groupe part pour la quête **{ $quest }**.
journey-won = 🏆 { $campaign } : la campagne est gagnée !
journey-lost = 🕯️ { $campaign } : la campagne est perdue.

## Le temps

journey-weeks = { $weeks ->
        [one] 🗓️ Une semaine passe (semaine { $week }).
       *[other] 🗓️ { $weeks } semaines passent (semaine { $week }).
    }
journey-due = ⏳ La quête d’histoire n’attend plus : c’est la prochaine à jouer.
journey-side-offered = { $weeks ->
        [one] 📌 Quête annexe : **{ $quest }** (encore { $weeks } semaine).
       *[other] 📌 Quête annexe : **{ $quest }** (encore { $weeks } semaines).
    }
journey-side-gone = 📌 Trop tard pour la quête annexe **{ $quest }**.
journey-side-unlocked = 📌 On commence à parler d’une quête annexe : **{ $quest }**.

## Les villes

journey-city-opened = 🏘️ La route est ouverte vers **{ $city }**.
journey-city-entered = 🏘️ Le groupe arrive à **{ $city }**.
journey-city-back = 🏘️ Le groupe retourne à **{ $city }**.
journey-city-left = 🏘️ Le groupe quitte **{ $city }**, sans s’éloigner.
journey-restocked = 🧺 À **{ $city }**, la boutique a renouvelé ses étals.
journey-bought = reçoit : { $card } (achat à { $price } pièces d’or, bourse : { $left })
journey-sold = se défait de : { $card } (vente à { $price } pièces d’or, bourse : { $left })
journey-city-action = { $heroes ->
        [none] 🏛️ **{ $city }** : { $action }.
       *[other] 🏛️ **{ $city }** : { $action } ({ $heroes }).
    }

## Les héros

journey-gives = donne à { $to } : { $card }
journey-schooled = gagne { $xp } XP (à dépenser : { $left })
journey-wounded = commencera la prochaine quête avec : { $what }
journey-tended = se remet de tous ses maux
journey-boon = 💪 La prochaine quête commencera avec { $morale } de moral en plus.
journey-gloom = 🌫️ La prochaine quête commencera avec { $morale } de moral en moins.

## La route

journey-met = 🛤️ { $text }
journey-pass_by = Suivre la Pierre-Carte et passer son chemin
journey-decided = 🗳️ { $player } décide : { $option }

## Ce qui n’est pas possible

refusal-no_journey = Aucune campagne n’est en cours. Choisissez-en une, puis commencez.
refusal-journey_begun = La campagne est en cours : ce choix ne change plus. Partez en quête depuis la carte.
refusal-no_such_story = Cette campagne n’existe pas : { $story }.
refusal-story_not_in_your_boxes = Cette campagne demande une boîte que vous n’avez pas cochée : { $story }.
refusal-no_such_box = Cette boîte n’existe pas : { $box }.
refusal-box_in_use = { $hero } vient d’une boîte que vous décochez. Changez d’abord de héros ou de classe.
refusal-quest_running = Une quête est en cours. Finissez-la d’abord.
refusal-campaign_over = La campagne est terminée. Son histoire reste dans le journal.
refusal-event_open = Décidez d’abord de ce qui vous arrive en chemin.
refusal-story_quest_due = La quête d’histoire n’attend plus : jouez-la maintenant. Rien de ce qui prend une semaine n’est possible avant.
refusal-too_few_weeks = Cela prend { $need } semaines, et la quête d’histoire doit être jouée dans { $left } au plus tard.
refusal-quest_not_offered = La quête { $quest } ne se joue pas maintenant. Choisissez-en une sur la carte.
refusal-no_such_city = Cette ville n’existe pas : { $city }.
refusal-city_not_open = Vous ne connaissez pas encore la route vers { $city }.
refusal-already_in_city = Vous êtes déjà à { $city }.
refusal-not_in_a_city = Cela ne se fait que dans une ville. Voyagez d’abord.
refusal-no_event_open = Rien n’attend de décision en ce moment.
refusal-option_closed = Les conditions de ce choix ne sont pas remplies.
refusal-who_tries = Choisissez qui tente l’épreuve de { $attribute }.
refusal-not_in_stock = La boutique n’a pas cet objet : { $card }.
refusal-too_little_gold = Il faut { $need } pièces d’or, et la bourse en contient { $left }.
refusal-nobody_buys = Personne n’achète cela : { $card }.
refusal-no_city_action = { $city } n’offre rien de particulier.
refusal-city_action_done = C’est déjà fait pendant cette visite à { $city }.
refusal-city_action_closed = { $city } ne vous offre pas cela maintenant.
refusal-choose_heroes = Choisissez pour quels héros.
refusal-hero_named_twice = Chaque héros ne compte qu’une fois.
refusal-gives_itself = { $hero } l’a déjà. Choisissez un autre héros.
refusal-not_in_the_pack = { $hero } n’a pas cette carte à donner : { $card }.
