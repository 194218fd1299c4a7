# How well known the party is.

fame-insignificant = Insignificant
fame-noteworthy = Noteworthy
fame-impressive = Impressive
fame-celebrated = Celebrated
fame-heroic = Heroic
fame-legendary = Legendary
