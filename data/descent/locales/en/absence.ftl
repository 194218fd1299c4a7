# Absences, as heroes have them.

## What the journal tells

card-note-ordered = { $card } ({ $who }, by standing order)

## Why not

refusal-too_many_orders = That is too many orders: { $most } at most.
refusal-not_a_reaction = That can only be said where a card may react.
refusal-no_activation = No monsters are acting at the moment.
