# Les absences, pour des héros.

## Ce que raconte le journal

card-note-ordered = { $card } ({ $who }, par consigne)

## Pourquoi pas

refusal-too_many_orders = C’est trop de consignes : { $most } au plus.
