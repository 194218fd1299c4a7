# Les votes, les échéances et les héros sans joueur, sur les panneaux.

## Qui joue un héros

button-autopilot = Laisser jouer { $hero }
panel-then = Ensuite : { $heroes }

## Qui joue d’abord

button-me-first = Moi d’abord ({ $heroes })
button-give-way = Je laisse ma place
panel-contest = Qui joue d’abord ?
panel-contest-about = { $hero } voudrait jouer avant { $current }. Le groupe vote.

## L’aide

help-free-heroes = { $n ->
        [one] 🎲 { $heroes } n’a pas de joueur : `/campagne relève` pour entrer dans la partie.
       *[other] 🎲 { $heroes } n’ont pas de joueur : `/campagne relève` pour entrer dans la partie.
    }
help-contest = Deux héros veulent le même tour : { $heroes }. Donnez votre voix sur le panneau.
help-faster = C’est le tour de { $hero }, qui vient de le prendre. Pour passer avant, pressez « Moi d’abord » sur le panneau.
help-automatic = C’est le tour de { $hero }. Pour ne pas attendre, pressez « Laisser jouer » sur le panneau.
camp-help-road-vote = Quelque chose attend la décision du groupe : choisissez sur le panneau.
