# Ce que montrent le panneau, les boutons, l’état et l’aide.

## Petits mots

unarmed = à mains nues
hero-ability = Capacité de héros
hero-feat = Exploit héroïque
difficulty-normal = normale
difficulty-hard = difficile
ties-vote = les joueurs votent
ties-merciful = clémence
ties-fair = hasard équitable
ties-cunning = ruse
slot-hands = main
slot-armor = armure
slot-other = autre
range-melee = corps à corps
range-ranged = à distance
terrain-plain = sol
terrain-water = eau
terrain-pit = fosse
terrain-hazard = danger
terrain-obstacle = obstacle
terrain-lava = lave
terrain-mud = boue

## Prix

price-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
price-points = { $n ->
        [one] { $n } pt de mouvement
       *[other] { $n } pts de mouvement
    }
price-fatigue = { $n } ✦
price-hearts = { $n } ♥
price-exhaust = incliner la carte
price-free = gratuit

## Ce qu’un héros peut faire : le texte des boutons et des menus

do-take_turn = Au tour de { $hero }
do-move = Aller en { $to }
do-stride = Action de mouvement
do-push = { $fatigue ->
        [one] Effort : { $fatigue } ✦ pour { $fatigue } point
       *[other] Effort : { $fatigue } ✦ pour { $fatigue } points
    }
do-climb_out = Sortir de la fosse en { $to }
do-attack = { $pay ->
        [bonus] Attaque offerte : { $target } ({ $weapon })
        [extra] Attaque en plus : { $target } ({ $weapon })
       *[action] Attaquer { $target } ({ $weapon })
    }
do-use_card = { $card }
    .aimed = { $card } sur { $target }
do-open_door = Ouvrir : { $door }
do-search = Fouiller : { $token }
do-pick_up = Ramasser : { $token }
do-put_down = Poser { $token } en { $to }
do-rest = Repos
do-revive = Revigorer { $target }
do-stand_up = Se redresser
do-shake_off = Action contre : { $condition }
    .other = Action contre : { $condition } ({ $figure })
do-equip = Équiper : { $cards }
do-trade = Échanger avec { $partner }
    .give = Donner { $cards } à { $partner }
    .take = Prendre { $cards } à { $partner }
do-move_familiar = { $familiar } : aller en { $to }
do-attack_with_familiar = { $familiar } : attaquer { $target }
    .armed = { $familiar } : attaquer { $target } ({ $weapon })
do-finish_actions = Déclarer vos actions terminées : votre familier agit ensuite
do-end_turn = Finir le tour
do-answer = Répondre

## Boutons

button-undo = Annuler
button-redo = Refaire
button-end = Finir le tour
button-why = Pourquoi ?
button-hero = Ma fiche
button-inventory = Inventaire
button-leave = Quitter
button-start = Lancer la quête
button-again = Rejouer
button-stand = Se redresser
menu-go = Aller en…
menu-attack = Attaquer…
menu-more = Autres actions…
menu-hero = Choisir un héros…
button-gallery = Les héros
button-sit-down = Rejoindre avec { $hero }
gallery-beginner = **Facile à jouer**, pour une première soirée.
gallery-hybrid = Une classe hybride va de pair avec une classe d’un autre archétype : équipement et compétences de départ en viennent, ses compétences à 3 XP restent fermées, et personne d’autre ne peut prendre l’une ou l’autre.
gallery-hint = Tout ce que le héros et sa classe apportent est sur la fiche.
gallery-take = Prendre { $hero }
gallery-menu = Voir un autre héros…

## Panneau

panel-gathering = Héros réunis : **{ $heroes } sur { $most }**
panel-next = Qui joue maintenant ?
panel-turn = Au tour de **{ $hero }**
panel-left = { $actions ->
        [0] Plus d’action
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $points ->
        [0] { "" }
        [one] { " " }· { $points } point
       *[other] { " " }· { $points } points
    }
panel-hero = { $health }/{ $health_max } ♥ · { $stamina }/{ $stamina_max } ✦
panel-bonus-attack = Une attaque offerte ce tour (groupe de deux héros)
panel-extra-attacks = { $n ->
        [one] { $n } attaque en plus
       *[other] { $n } attaques en plus
    }
panel-knocked-out = Sans connaissance : on ne peut que se redresser
panel-question = **{ $owner }** doit choisir
panel-over-won = 🏆 Quête remportée
panel-over-lost = 💀 Quête perdue
seat = **{ $hero }**, { $hero_class } : { $player }
seat-free = place libre

## État

status-title = { $name } · { $quest }
status-round = Manche { $round } · moral { $morale } · { $gold } po
status-objective = Objectif : { $objective }
status-heroes = Héros
status-monsters = Monstres
status-played = a joué
status-to-play = doit jouer
status-activated = activation faite
status-waiting = activation à venir
status-group = { $group } : { $count } en vie, { $state }
status-no-monsters = Aucun monstre en vue

## Description du plateau, pour qui ne voit pas l’image

alt-board = Plateau, manche { $round }. { $figures }
alt-figure = { $figure } en { $square }, { $left } ♥
alt-unhurt = { $figure } en { $square }
alt-fallen = { $figure } sans connaissance en { $square }
alt-carries = avec { $things }
alt-door = Porte fermée : { $door }
alt-door-locked = Porte verrouillée : { $door }
alt-somebody = quelqu’un
hero-token = pion de héros : { $hero }
alt-token = { $token } en { $square }
alt-dice = Dés : { $dice }
alt-hero = Fiche de { $hero }

## Aide

help-gathering = Prenez un héros dans le menu du panneau (ou avec `/campagne rejoindre`), puis lancez la quête. Il faut de deux à quatre héros.
help-next = Choisissez le héros qui joue : pressez son bouton. Après chaque héros, un groupe de monstres agit.
help-turn = Votre héros a deux actions : avancer, attaquer, ouvrir une porte, fouiller, se reposer… Le panneau ne montre que ce qui est permis.
help-question = Une question est ouverte : c’est à { $owner } de choisir. En attendant, `/plateau`, `/héros` et `/inventaire` restent ouverts à tous.
help-your-question = À vous de choisir : répondez à la question avec les boutons du panneau.
help-waiting = Aucun de vos héros ne peut jouer maintenant. À qui le tour : { $heroes }.
help-over = La quête est finie. Le menu du panneau sert à apprendre des compétences pour vos héros ; ensuite, on peut rejouer.
help-other = C’est le tour de { $hero }. En attendant, regardez le plateau, votre fiche ou l’inventaire : `/plateau`, `/héros`, `/inventaire`.
help-symbols = ♥ dégât ou santé · ⚡ augmentation · ✦ fatigue · 🛡 bouclier · ➶ portée · ✖ attaque ratée
help-rules = `/règle` explique n’importe quel mot du jeu.

## Réponses du bot

answer-nothing-found = Personne ne porte « { $text } ». Le groupe porte : { $cards }.
answer-carries = **{ $hero }** porte { $cards }
