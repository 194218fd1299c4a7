# Les absences, pour des héros.

## Ce que raconte le journal

card-note-ordered = { $card } ({ $who }, par consigne)

## Pourquoi pas

refusal-too_many_orders = C’est trop de consignes : { $most } au plus.
refusal-not_a_reaction = Cela ne se dit que lorsqu’une carte peut réagir.
refusal-no_activation = Aucun monstre n’agit pour le moment.
