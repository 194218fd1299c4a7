# Les noms courts des héros, pour les récits et les boutons.

short-ashrian = Ashrian
short-avric_albright = Avric
short-grisban_the_thirsty = Grisban
short-jain_fairwood = Jain
short-leoric_of_the_book = Léoric
short-syndrael = Syndrael
short-tomble_burrowell = Tomble
short-widow_tarha = Tahra

# Counters.
counter-card = { $n ->
        [one] 1 pion sur la carte
       *[other] { $n } pions sur la carte
    }

# Le jeu lui-même.
game-name = Descent
