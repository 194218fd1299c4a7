# The short names of heroes, for stories and buttons.

short-ashrian = Ashrian
short-avric_albright = Avric
short-grisban_the_thirsty = Grisban
short-jain_fairwood = Jain
short-leoric_of_the_book = Leoric
short-syndrael = Syndrael
short-tomble_burrowell = Tomble
short-widow_tarha = Tarha

# Counters.
counter-card = { $n ->
        [one] 1 counter on the card
       *[other] { $n } counters on the card
    }

# The game itself.
game-name = Descent
