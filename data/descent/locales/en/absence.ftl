# Absences, as heroes have them.

## What the journal tells

card-note-ordered = { $card } ({ $who }, by standing order)

## Why not

refusal-too_many_orders = That is too many orders: { $most } at most.
