# Les consignes et le héros automatique.

## Commandes

cmd-orders = consignes
    .description = Ce que votre héros fait sans qu’on vous attende
cmd-orders-hero = héros
    .description = Lequel, si vous en jouez plusieurs
cmd-autopilot = pilote
    .description = Laisser le héros automatique jouer pour vous, avec vos limites
cmd-autopilot-hero = héros
    .description = Lequel, si vous en jouez plusieurs
cmd-campaign-settings-turns = tours
    .description = Qui prend le tour suivant
cmd-campaign-settings-monsters = monstres
    .description = Le plateau montre-t-il le tour des monstres en mouvement

## Choix

choice-free = Qui est libre prend le tour
choice-fixed = Toujours dans l’ordre du groupe
choice-moving = Le plateau montre ce qu’ils ont fait
choice-still = Un plateau immobile

## Consignes

orders-title = Consignes · { $hero }
orders-about = Quand une de ces cartes peut réagir, on suit vos consignes sans vous attendre.
orders-others = Toutes les autres
orders-others-about = Vaut pour toute carte qui peut réagir et n’a pas de consigne à elle, maintenant ou plus tard.
orders-no-cards = -# Aucune carte de ce héros ne réagit aux coups des autres pour le moment.
orders-questions = Questions hors de votre tour : { $what }
menu-orders = Donner une consigne…
menu-questions = Questions hors de votre tour…
menu-order = Que faire de cette carte ?
questions-ask = me demander
    .note = Le groupe attend votre réponse
questions-default = choix d’office
    .note = Personne ne vous attend ; la carte non citée n’est pas jouée
questions-autopilot = choix automatique
    .note = Le héros automatique choisit au mieux
standing-none = pas de consigne
    .note = Comme pour les autres questions
standing-ask = toujours me demander
    .note = Même si les autres questions se règlent seules
standing-use = toujours l’utiliser
    .note = Dès qu’elle peut servir
standing-hearts = l’utiliser si je perdrais { $n } ♥ ou plus
    .note = Sinon, elle est gardée pour plus tard
standing-never = ne jamais l’utiliser
    .note = On ne vous en parle plus
standing-until-quest = pas dans cette quête
standing-until-activation = pas pendant cette activation
standing-surges-ask = me demander
    .note = Vous choisissez après chaque jet
standing-surges-best = les dépenser au mieux
    .note = Comme le ferait le héros automatique ; on ne vous demande rien
orders-surges = Augmentations
orders-surges-about = Après chacun de vos jets d’attaque, vos augmentations sont dépensées comme le ferait le héros automatique : d’abord ne pas rater, puis le plus de dégâts, puis le reste.
standing-now = ➡️ Maintenant : **{ $order }**
button-orders-back = Toutes les consignes

## Héros automatique

pilot-title = Héros automatique · { $hero }
pilot-hand-player = 🙋 C’est vous qui jouez.
pilot-hand-party = 👥 Tout le groupe joue ce héros.
pilot-hand-autopilot = 🤖 Le héros automatique joue, jusqu’à nouvel ordre. Vous pouvez tout de même jouer un tour quand vous voulez.
pilot-this-turn = 🤖 Le héros automatique finit ce tour ; ensuite, c’est de nouveau à vous.
pilot-away-player = 🏖️ Vous êtes en vacances : on vous attend.
pilot-away-party = 🏖️ Vous êtes en vacances : tout le groupe joue ce héros.
pilot-away-autopilot = 🏖️ Vous êtes en vacances : le héros automatique joue.
pilot-uses = Permis : { $what }
pilot-spares = Interdit : { $what }
pilot-hint = Ces limites valent aussi quand le groupe ou un délai lui confie votre tour. Pressez un bouton pour changer une limite.
limit-potions = potions
limit-feat = exploit héroïque
limit-search = fouilles
limit-doors = ouvrir les portes
limit-fatigue = fatigue pour avancer
button-limit-potions = Potions
button-limit-feat = Exploit
button-limit-search = Fouilles
button-limit-doors = Portes
button-limit-fatigue = Fatigue
button-fly = Jouer ce tour pour moi
button-keep-autopilot = Jouer toujours pour moi
button-keep-player = Je reprends la main
button-keep-party = Tout le groupe le joue

## Réglages et rythme

camp-turns = Tour suivant : { $value }
camp-turns-free = Si deux le veulent, un vote départage
camp-turns-fixed = Chaque manche, le même ordre
settings-turns = ▶️ Tour suivant : { $turns }
settings-monster-turns = 🎞️ Tour des monstres : { $shown }
monster-turns-moving = rejoué sur le plateau
monster-turns-still = raconté, plateau immobile

## Aide

help-days = Peu de temps ? `/consignes` répond pour vous, `/pilote` joue pour vous, `/vacances` vous excuse, `/habitudes` règle les rappels, `/rattrapage` raconte ce que vous avez manqué.
