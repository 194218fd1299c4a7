# Several heroes who may react at the same moment.

panel-reactions = { $heroes } may react
reactions-together = { $moment } Answer without waiting for the others: the reactions happen in party order, and until then you may change your mind.
reaction-of = { $hero }: { $option }
menu-reaction = { $hero }: react…

## Reminders

help-said = Noted: your reaction will come in its turn. Until then you can still change it on the panel.
do-answer_ahead = React
deed-answer_ahead = a reaction to come
