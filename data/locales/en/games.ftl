# Several games in one house.

cmd-campaign-new-game = game
    .description = Which game you want to play
refusal-not_in_this_game = { $game } is played here, and it has no /{ $command }. /help tells what can be done.
