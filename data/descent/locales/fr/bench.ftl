# L’établi de la table locale, où l’on essaie ses quêtes.

bench-areas = Zones
bench-variables = Variables
bench-events = Événements
bench-party = Groupe
bench-dice = Prochains dés
bench-reveal = Dévoiler
bench-jump = Y aller
bench-revealed = en vue
bench-hidden = cachée
bench-set = Régler
bench-fire = Déclencher
bench-fired = { $n ->
    [one] arrivé une fois
   *[other] arrivé { $n } fois
}
bench-on-call = seulement sur appel
bench-give = Donner
bench-gold = Or
bench-xp = Expérience
bench-card = Carte
bench-hero = Héros
bench-season = Groupe d’acte II
bench-season-do = Aguerrir
bench-clear = Effacer
bench-loaded = Vont tomber
