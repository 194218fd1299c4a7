# The short names of heroes, for stories and buttons.

short-ashrian = Ashrian
short-avric_albright = Avric
short-grisban_the_thirsty = Grisban
short-jain_fairwood = Jain
short-leoric_of_the_book = Leoric
short-syndrael = Syndrael
short-tomble_burrowell = Tomble
short-widow_tarha = Tarha

# The game itself.
game-name = Descent
