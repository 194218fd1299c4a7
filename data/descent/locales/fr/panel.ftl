# Le panneau du tour : choisir, peser, viser ; le message épinglé ; les histoires longues.

## Boutons et menus

button-attack = Attaquer
button-attack-free = offerte
button-use = Utiliser
button-learn = Apprendre
button-square = Une case…
button-familiar-later = { $familiar } : après votre dernière action
button-familiar-done = { $familiar } a déjà agi ce tour-ci
menu-target = Une autre cible…
menu-weapon = Une autre façon d’attaquer…
menu-surges = Dépenser des ⚡…
menu-squares-first = Où aller ? Les cases les plus utiles…
menu-squares-next = { $n ->
        [1] Autres cases…
       *[other] Autres cases ({ $n })…
    }
menu-choose-part = Choisir… ({ $n } sur { $most })

## Avant d’attaquer

aim-title = **{ $hero }** vise **{ $target }**
aim-arms = { $weapon } : { $dice } contre { $defence }
aim-odds = Touche **{ $hit } %** · **{ $mean } ♥** en moyenne · vaincu **{ $kill } %**
aim-chance = { $n } %
aim-small = La cible a encore { $left } ♥ · coût : { $price }. Rien n’est lancé avant « Attaquer ».
aim-dice = { $weapon } : { $dice }
aim-against = - **{ $target }** ({ $left } ♥, { $defence }) : touche à **{ $hit } %** · **{ $mean } ♥** en moyenne · élimine à **{ $kill } %**
aim-several = Un monstre de votre choix prend tous les ♥, les autres la moitié.
weigh-price = Coût : { $price }
weigh-once = une fois par quête
weigh-used-up = ne servira qu’une fois

## Avant d’apprendre

lesson-price = { $xp } XP sur { $left }
lesson-for-good = -# Ce qui est appris l’est pour toute la campagne.

## Avant de finir un tour où il reste quelque chose à faire

ending-title = Finir le tour de **{ $hero }** ?
ending-left = Il vous reste ce tour-ci :
ending-attack = une attaque offerte ({ $targets })
button-end-anyway = Finir quand même
button-play-on = Retour

## Aller à une case

form-square-title = Aller à une case
form-square-label = Case
form-square-hint = Une lettre et un nombre, comme sur le plateau

## Histoires

panel-earlier = … { $n ->
        [one] { $n } ligne précédente
       *[other] { $n } lignes précédentes
    } : `/journal`
panel-since = Depuis le dernier tour de { $hero } : { $what }
recap-line = **{ $who }** : { $facts }
recap-down = 💀 { $hero } est à terre !
recap-down-itself = 💀 à terre !
recap-up = { $hero } se relève
recap-up-itself = de nouveau debout
recap-missed = attaque sans dommage
recap-moved = en mouvement
recap-nothing = rien à signaler

## Message épinglé

status-peril = Péril à la fin de la manche : { $marks }
status-peril-mark = { $round } ({ $level ->
        [minor] mineur
        [major] majeur
       *[deadly] mortel
    })
status-knocked-out = à terre
status-gathering = Le groupe se réunit : prenez un héros dans le panneau.
status-next = À qui de jouer ? { $heroes }

## La dernière page d’une quête

button-continue = Continuer
page-brought = Ce que le groupe rapporte
page-brought-nothing = Rien d’autre que le souvenir.
page-open = La quête est finie, sa dernière page est ouverte. N’importe qui poursuit avec « Continuer » sur le panneau.
