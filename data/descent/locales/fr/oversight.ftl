# Réglages et réparations de ce jeu.

## Commandes

cmd-campaign-settings-ties = égalités
    .description = Comment départager les choix équivalents des monstres
cmd-campaign-settings-difficulty = difficulté
    .description = Seulement avant la première quête
choice-normal = Normale
choice-hard = Difficile : pas d’or au départ, péril plus rapide

## Réglages

settings-ties = ⚖️ Quand un monstre hésite : { $ties }
settings-difficulty = 🔥 Difficulté : { $difficulty }

## Pourquoi pas

refusal-difficulty_settled = La difficulté se règle avant le début de la première quête.
refusal-no_turn_to_end = Ce n’est le tour de personne : il n’y en a aucun à finir.
refusal-nothing_to_take_back = La manche vient de commencer : il n’y a rien à reprendre.
