"""What players see of a campaign: the game turned into words, buttons and the data of pictures."""
