# Reprise, statistiques, bilan, journal et carte.

## Commandes

cmd-replay = revoir
    .description = Revoir le dernier tour, la dernière manche ou toute la quête
cmd-replay-what = quoi
    .description = Ce qu’il faut revoir
choice-replay-turn = Le dernier tour
choice-replay-round = La dernière manche
choice-replay-quest = Toute la quête
cmd-stats = bilan
    .description = Qui a fait quoi dans cette quête : dégâts, coups portés, chance
cmd-stats-text = texte
    .description = En toutes lettres seulement
cmd-journal = journal
    .description = Relire tout ce qui s’est passé
cmd-journal-text = texte
    .description = Seulement les lignes qui contiennent ces mots
cmd-journal-page = page
    .description = La page à ouvrir ; la plus récente par défaut
cmd-journal-picture = image
    .description = La page aussi en image

## Reprise

replay-alt = Reprise : { $what ->
        [turn] le dernier tour
        [round] la dernière manche
       *[quest] la quête
    }. { $story }
replay-quest = { $quest }
replay-turn = Au tour de { $hero }
replay-group = { $group } : activation
replay-attack = { $attacker } attaque { $target }
replay-missed = { $attacker } manque { $target }
replay-hurt = { $figure } subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
replay-healed = { $figure } récupère { $amount }
replay-defeated = { $figure } s’effondre
replay-fallen = { $hero } tombe à terre
replay-up = { $hero } se relève
replay-door = Une porte s’ouvre
replay-area = { $area }
replay-appear = { $count ->
        [one] { $group } apparaît
       *[other] { $group } ({ $count }) : apparition
    }
replay-searched = { $hero } fouille
replay-gone = { $figure } quitte les lieux
replay-peril = Péril : { $peril }
replay-won = Quête remportée
replay-lost = Quête perdue
refusal-nothing_to_replay = Il n’y a encore rien à revoir : personne n’a bougé ni combattu.
answer-no-replay-here = Ce jeu n’a rien à revoir en images. `/journal` raconte tout ce qui s’est passé.

## Statistiques et bilan

answer-no-stats-here = Ce jeu ne tient pas de comptes. `/journal` raconte tout ce qui s’est passé.
stats-title = { $quest } : { $outcome ->
        [won] quête remportée
        [lost] quête perdue
       *[open] quête en cours
    }
stats-outcome = { $outcome ->
        [won] Victoire
        [lost] Défaite
       *[open] En cours
    }
stats-rounds = { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
stats-time = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } j { $hours } h
    }
stats-hero = **{ $hero }** · { $damage } ♥ infligés, { $kills ->
        [one] { $kills } monstre vaincu
       *[other] { $kills } monstres vaincus
    }, { $hits } sur { $attacks ->
        [one] { $attacks } attaque portée
       *[other] { $attacks } attaques portées
    } ; { $wounds } ♥ subis, { $falls ->
        [0] jamais à terre
        [one] une fois à terre
       *[other] { $falls } fois à terre
    } ; { $searches ->
        [one] { $searches } fouille
       *[other] { $searches } fouilles
    }, { $steps ->
        [one] { $steps } case parcourue
       *[other] { $steps } cases parcourues
    }.
stats-luck = Les dés face à la moyenne : { $luck }
stats-dealt = infligés
stats-kills = vaincus
stats-hits = touchés
stats-suffered = subis
stats-falls = à terre
stats-searches = fouilles
stats-dealt-by-round = Dégâts infligés par manche
stats-suffered-by-round = Dégâts subis par manche
stats-luck-title = Chance
stats-luck-note = face à la moyenne
honour-damage = Les coups les plus rudes
honour-kills = Le plus de monstres vaincus
honour-wounds = Toujours au cœur de la mêlée
honour-luck = À qui les dés sourient
honour-searches = L’œil le plus vif
honour-steps = Ne tient pas en place

## Journal

journal-title = Journal
journal-gathering = Autour de la table
journal-round = { $quest } · Manche { $number }
journal-search = Journal · « { $text } »
journal-page = Page { $page } sur { $pages }
journal-empty = Rien n’est encore écrit ici.
journal-none = Le journal ne parle nulle part de « { $text } ».
journal-player = un joueur
button-older = Plus ancien
button-newer = Plus récent
button-page-picture = En image

## Carte de la campagne

map-title = La campagne
map-week = semaine
map-fame = renommée
map-gold = or
map-city = Ville
map-story = Quête principale
map-side = Quête annexe
map-rumour = Rumeur
map-finale = Finale
map-in-weeks = { $n ->
        [one] dans { $n } semaine
       *[other] dans { $n } semaines
    }
map-alt = Carte de la campagne, semaine { $week }. Le groupe est ici : { $here }.
map-alt-place = { $name } : { $kind }{ $state ->
        [done] , remportée
        [lost] , perdue
        [locked] , verrouillée
        [later] , plus tard
       *[open] { "" }
    }.
