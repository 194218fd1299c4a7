"""The vocabulary of cards: small verbs that know their rules, and the checks that say when they apply."""
