# Plusieurs jeux dans une même maison.

cmd-campaign-new-game = jeu
    .description = Le jeu auquel vous voulez jouer
refusal-not_in_this_game = Ici, on joue à { $game }, qui n’a pas de /{ $command }. /aide dit ce qui est possible.
answer-no-replay-here = Ce jeu n’a rien à revoir en images. `/journal` raconte tout ce qui s’est passé.
answer-no-stats-here = Ce jeu ne tient pas de comptes. `/journal` raconte tout ce qui s’est passé.

# Chaque jeu dit son propre nom.
game-name = Un autre jeu
