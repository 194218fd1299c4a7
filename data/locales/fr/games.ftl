# Plusieurs jeux dans une même maison.

cmd-campaign-new-game = jeu
    .description = Le jeu auquel vous voulez jouer
refusal-not_in_this_game = Ici, on joue à { $game }, qui n’a pas de /{ $command }. /aide dit ce qui est possible.
