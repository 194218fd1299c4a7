# La phase de campagne sur Discord : la réunion, la carte, les villes et leurs commandes.

## La réunion

camp-menu-story = Que voulez-vous jouer ?
camp-menu-quest = Quelle quête ?
camp-menu-settings = ⚙️ Réglages…
camp-single = Une seule quête
camp-single-note = Une soirée, sans campagne
camp-first-evening = Pour une première soirée
camp-first-evening-hint = C’est votre première partie ? *{ $campaign }* apprend le jeu en jouant : choisissez-la ci-dessous.
camp-length-short = { $quests ->
        [one] campagne courte · { $quests } chapitre
       *[other] campagne courte · { $quests } chapitres
    }
camp-length-full = { $quests ->
        [one] grande campagne · { $quests } chapitre
       *[other] grande campagne · { $quests } chapitres
    }
camp-difficulty = Difficulté : { $value }
camp-difficulty-normal = Le groupe part avec de l’or
camp-difficulty-hard = Pas d’or au départ, le péril vient plus vite
camp-ties = Quand un monstre hésite : { $value }
camp-ties-fair = Le hasard tranche
camp-ties-merciful = Pour débuter : le choix le plus doux
camp-ties-cunning = Le choix le plus cruel
camp-ties-vote = On vous demande
camp-order = Ordre : { $value }
camp-order-alternating = Comme dans le livret
camp-order-heroes_first = Plus facile à planifier ensemble
settings-order = 🔁 Ordre de jeu : { $order }
camp-language = Langue : { $value }
spoken-fr = français
spoken-en = English
camp-button-start = Commencer la campagne
camp-button-name = Renommer

## La carte

camp-map = { $campaign } · semaine { $week }
camp-status = 🗓️ Semaine { $week } · acte { $act ->
        [1] I
       *[2] II
    }
camp-story = { $count ->
        [one] { $quests }
       *[other] Une de celles-ci : { $quests }
    } · { $weeks ->
        [0] **à jouer maintenant**
        [one] début dans { $weeks } semaine
       *[other] début dans { $weeks } semaines
    }
camp-side = { $weeks ->
        [one] Quête annexe : **{ $quest }** · encore { $weeks } semaine
       *[other] Quête annexe : **{ $quest }** · encore { $weeks } semaines
    }
camp-purse = 🪙 { $gold } pièces d’or · ⭐ { $level } ({ $fame })
camp-hurt = { $hero } commence la prochaine quête avec : { $what }
camp-boon = -# 💪 Moral de la prochaine quête : { $morale }
camp-blocked = **{ $what }** : { $why }
camp-embark = Partir : { $quest }
camp-menu-onward = Voyager ou partir en quête…
camp-way-city = Une ville · prend une semaine
camp-way-here = Vous êtes à ses portes · y séjourner prend une semaine
camp-way-back = Retour en ville · aucune semaine ne passe, la boutique n’a pas changé
camp-way-story = Quête d’histoire · ne prend pas de temps
camp-way-side = { $weeks ->
        [one] Quête annexe · prend une semaine · encore { $weeks } semaine
       *[other] Quête annexe · prend une semaine · encore { $weeks } semaines
    }
camp-note-side = { $weeks ->
        [one] encore { $weeks } semaine
       *[other] encore { $weeks } semaines
    }
camp-note-story = { $weeks ->
        [0] maintenant !
        [one] dans { $weeks } semaine
       *[other] dans { $weeks } semaines
    }
camp-met = En chemin
camp-travelling = En route vers { $city }.
camp-embarking = Le groupe part en quête : { $quest }.
camp-chosen = Le groupe jouera : { $quest }.

## Les villes

camp-menu-buy = Voir un article, l’acheter…
camp-menu-sell = Vendre…
camp-ware = { $item } · { $price } po
camp-shop = La boutique de { $city }
camp-gold = { $n } po
camp-weeks = { $n ->
        [one] { $n } semaine
       *[other] { $n } semaines
    }
camp-per-hero = un héros : { $cost }
camp-button-wait = Attendre une semaine
camp-button-leave = Quitter la ville
camp-button-map = Carte
camp-button-give = Donner
camp-button-join = Rejoindre
newcomer-title = Rejoindre le groupe
newcomer-comes = Qui arrive a { $xp } XP à dépenser, comme les autres en ont gagné, { $how ->
        [instead] et prend la place d’un héros parti : ce qu’il avait est resté au groupe.
        [poor] et arrive les mains vides, comme tout le monde.
       *[rich] et met { $gold } pièces d’or dans la bourse, autant qu’il y en a pour chacun des autres.
    }
newcomer-agreed = Vous avez déjà un héros à la table : on demandera aux autres si vous pouvez en amener un de plus.
newcomer-full = Plus aucun héros n’a de classe libre.
newcomer-asked = { $player } aimerait amener aussi **{ $hero }** ({ $hero_class }). D’accord ?
newcomer-yes = Bienvenue !
newcomer-no = Plutôt non
leaving-asked = **{ $hero } quitte le groupe.** Ce que porte ce héros reste aux autres ; s’il revient un jour, ce qu’il a appris revient avec lui. Quelqu’un pourra prendre la place.
leaving-yes = Oui, partir
camp-taking = Prendre une carte : { $value }
camp-taking-free = Aussitôt, dans le sac d’un voisin, comme dans le livret
camp-taking-asked = Qui joue ce héros dit d’abord oui ou non
settings-taking = 🎒 Prendre une carte au héros d’un autre joueur : { $taking }
taking-free = librement
taking-asked = on lui demande d’abord
camp-button-sell = Vendre pour { $price } po
camp-buy-for = Pour { $hero }
camp-buy-worn = { $away ->
        [none] Pour { $hero }, à équiper aussitôt
       *[other] Pour { $hero }, à équiper aussitôt (range { $away })
    }
camp-price = 🪙 **{ $price } pièces d’or** · la bourse en contient { $gold }
camp-pays = 🪙 { $hero } en tire **{ $price } pièces d’or**, le plein prix.
camp-give-title = Donner une carte
camp-give-hint = Choisissez une carte de vos héros, puis qui la reçoit.
camp-give-nothing = Vos héros n’ont rien à donner. Les cartes de classe restent à leur héros.
camp-give-to = À { $hero }
camp-give-from = { $hero } s’en sépare. Pour qui ?
camp-bought = { $hero } a un nouvel objet : { $card }.
camp-sold = { $hero } a vendu : { $card }.
camp-done = C’est fait à { $city } : { $deed }.

## Les grands moments

camp-page-act = Acte { $act ->
        [1] I
       *[2] II
    }
camp-page-won = Fin
camp-page-lost = Fin
camp-page-quests = Les quêtes
camp-page-quest-won = **{ $quest }** · gagnée
camp-page-quest-lost = **{ $quest }** · perdue
camp-page-heroes = Les héros
camp-page-hero = **{ $hero }**, { $hero_class }
camp-page-foot = Semaine { $week } · { $fame }
camp-finished = L’histoire reste dans `/journal`. Pour une nouvelle campagne dans ce salon, rangez celle-ci avec `/campagne archiver`.

## L’aide

camp-help-map = La carte est devant vous : partez en quête, gagnez une ville, apprenez des compétences ou donnez des cartes, avec les boutons du panneau ou avec `/quête`, `/voyager`, `/entraîner`. Chaque voyage et chaque quête annexe prend une semaine ; la quête d’histoire commence quand ses semaines sont écoulées.
camp-help-city = Vous êtes à { $city } : achetez, vendez, attendez une semaine d’autres articles, faites ce que seule cette ville propose, ou partez. `/boutique` et `/ville` font de même.
camp-help-road = Quelque chose attend votre décision : choisissez sur le panneau. Chacun à la table le peut.
camp-help-finished = La campagne est terminée. `/journal` et `/bilan` regardent en arrière.
camp-move-map = **Où aller ?** La carte est sur le panneau.
camp-move-city = À **{ $city }** : des emplettes, et ce que seule cette ville propose.
camp-move-road = **Une rencontre en chemin** : décidez sur le panneau.
camp-move-finished = La campagne est terminée.

## Les commandes

cmd-campaign-settings-order = ordre
    .description = Qui joue quand, jusqu’au départ
choice-alternating = Un héros, puis un groupe de monstres
choice-heroes_first = Tous les héros, puis tous les monstres
cmd-map = carte-campagne
    .description = La carte de la campagne : semaines, quêtes, villes
cmd-travel = voyager
    .description = Voyager vers une ville
cmd-travel-city = ville
    .description = La destination
cmd-quest = quête
    .description = Partir en quête, ou en choisir une seule
cmd-quest-quest = quête
    .description = La quête à jouer
cmd-train = entraîner
    .description = Apprendre une compétence entre deux quêtes
cmd-train-hero = héros
    .description = Le héros qui apprend
cmd-train-skill = compétence
    .description = La compétence de sa classe
cmd-city = ville
    .description = Regarder la ville où vous êtes, ou y faire quelque chose
cmd-city-deed = quoi
    .description = Attendre, partir, ou ce que seule cette ville propose
cmd-shop = boutique
    .description = Regarder la vitrine, acheter ou vendre
cmd-shop-buy = acheter
    .description = L’objet à acheter
cmd-shop-sell = vendre
    .description = La carte à vendre, au plein prix
cmd-shop-hero = héros
    .description = Qui le reçoit ou le vend
