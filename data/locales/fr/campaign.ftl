# Ouvrir une campagne et prendre place.

## La réunion

form-name-title = Renommer le groupe
form-name-label = Nom
form-name-hint = Il figure en haut de chaque panneau
camp-started = La campagne commence.

## Réponses privées

view-created = La campagne est ouverte. Prenez place sur [le panneau]({ $link }).
party-unnamed = Notre table
play-begun = Tout commence sur [le panneau]({ $link }).
play-here = Ici se joue **{ $name }** : [le panneau]({ $link }) est de nouveau en bas du salon.
play-others = Ici se joue déjà **{ $name }**, sur [ce panneau]({ $link }). Tant qu’il reste une place, vous pouvez la prendre là-bas ; sinon, ouvrez votre propre table dans un autre salon.
view-joined = Vous jouez { $hero }.
view-left = { $hero } est de nouveau libre.
view-started = La partie commence.
view-why-title = Pourquoi ?
view-steps-title = Chaque étape
view-nobody-here = Aucune campagne ne se joue dans ce salon. Ouvrez-en une avec `/campagne nouvelle`.
view-panel-link = [Aller au panneau]({ $link })
