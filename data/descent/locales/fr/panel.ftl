# Le panneau du tour : choisir, peser, viser ; le message épinglé ; les histoires longues.

## Boutons et menus

button-attack = Attaquer
button-use = Utiliser
button-learn = Apprendre
button-square = Une case…
menu-target = Une autre cible…
menu-weapon = Une autre façon d’attaquer…
menu-surges = Dépenser des ⚡…

## Avant d’attaquer

aim-title = **{ $hero }** vise **{ $target }**
aim-arms = { $weapon } : { $dice } contre { $defence }
aim-odds = Touche **{ $hit } %** · **{ $mean } ♥** en moyenne · vaincu **{ $kill } %**
aim-chance = { $n } %
aim-small = La cible a encore { $left } ♥ · coût : { $price }. Rien n’est lancé avant « Attaquer ».

## Avant d’apprendre

lesson-price = { $xp } XP sur { $left }
lesson-for-good = -# Ce qui est appris l’est pour toute la campagne.

## Aller à une case

form-square-title = Aller à une case
form-square-label = Case
form-square-hint = Une lettre et un nombre, comme sur le plateau

## Histoires

panel-earlier = … { $n ->
        [one] { $n } ligne plus haut
       *[other] { $n } lignes plus haut
    }

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
