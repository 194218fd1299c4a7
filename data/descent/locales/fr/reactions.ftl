# Réagir à plusieurs au même moment.

panel-reactions = { $heroes } peuvent réagir
reactions-together = { $moment } Répondez sans attendre les autres : les réactions ont lieu dans l’ordre du groupe, et l’on peut changer d’avis jusque-là.
reaction-of = { $hero } : { $option }
menu-reaction = { $hero } : réagir…

## Rappels

help-said = C’est noté : votre réaction aura lieu à son tour. Vous pouvez encore en changer sur le panneau.
do-answer_ahead = Réagir
deed-answer_ahead = réaction annoncée
