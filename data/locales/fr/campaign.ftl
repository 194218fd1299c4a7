# Ouvrir une campagne et prendre place.

## La réunion

form-name-title = Renommer le groupe
form-name-label = Nom
form-name-hint = Il figure en haut de chaque panneau
camp-started = La campagne commence.

## Réponses privées

view-created = La campagne est ouverte. Prenez place sur [le panneau]({ $link }).
view-joined = Vous jouez { $hero }.
view-left = { $hero } est de nouveau libre.
view-started = La partie commence.
view-why-title = Pourquoi ?
view-nobody-here = Aucune campagne ne se joue dans ce salon. Ouvrez-en une avec `/campagne nouvelle`.
view-panel-link = [Aller au panneau]({ $link })
