# Galets : ce qui se dit dans ce jeu et nulle part ailleurs.

game-name = Galets

seat-ash = Frêne
seat-birch = Bouleau
seat-cedar = Cèdre
pebble-white = blanc
pebble-grey = gris
pebble-black = noir

cmd-pebbles = galets
    .description = Combien de points a chacun

panel-gathering = Trois places, trois galets. Qui joue ?
panel-pick = Chacun choisit un galet en secret. Qui choisit ce que personne d’autre n’a choisi gagne un point ; deux points, et c’est gagné.
panel-over = La partie est finie.
panel-points = **{ $seat }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
button-sit = Prendre place : { $seat }
button-start = Commencer
button-choose = Choisir en secret
private-pick = **{ $seat }** : quel galet ?

now-pick = Choisissez un galet.
now-wait = Les autres choisissent encore.
now-over = La partie est finie.
now-gathering = Prenez place, puis quelqu’un commence.
now-started = La partie commence : choisissez en secret.

sat-down = { $seat } prend place.
match-started = La partie commence.
has-picked = { $seat } a choisi.
pick-noted = { $seat } tient un galet { $pebble }, et personne ne le sait.
picked-by-chance = { $seat } tient un galet { $pebble } : le hasard l’a choisi.
round-shown = Manche { $round } : { $picks }.
match-won = { $seats } { $count ->
        [one] gagne
       *[other] gagnent
    }.
