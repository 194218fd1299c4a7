# Reprise, statistiques, bilan, journal et carte.

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

## Statistiques et bilan

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

## La table des matières du journal

gist-quest = { $quest } { $outcome ->
    [won] (gagnée)
    [lost] (perdue)
   *[none] (inachevée)
}
gist-numbers = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $kills ->
    [one] { $kills } monstre vaincu
   *[other] { $kills } monstres vaincus
}
gist-fallen = au tapis : { $heroes }
