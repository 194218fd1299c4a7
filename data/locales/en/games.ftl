# Several games in one house.

cmd-campaign-new-game = game
    .description = Which game you want to play
refusal-not_in_this_game = { $game } is played here, and it has no /{ $command }. /help tells what can be done.
answer-no-replay-here = This game has nothing to watch again. `/journal` tells all that happened.
answer-no-stats-here = This game keeps no tallies. `/journal` tells all that happened.

# Each game says its own name.
game-name = Another game
