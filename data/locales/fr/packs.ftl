# Recueils : du contenu d’autres auteurs.

## Commandes

cmd-pack = recueil
    .description = Le contenu d’autres auteurs sur ce serveur
cmd-pack-add = ajouter
    .description = Pour les gestionnaires : examiner un recueil et l’ajouter
cmd-pack-add-file = fichier
    .description = Un recueil, fait par `flambeau pack build`
cmd-pack-list = liste
    .description = Quels recueils il y a ici
cmd-pack-remove = retirer
    .description = Pour les gestionnaires : retirer un recueil de ce serveur
cmd-pack-remove-pack = recueil
    .description = Lequel

## Ce qu’on voit d’un recueil

pack-title = 📦 { $name } · { $version }
pack-by = par { $author }, { $licence }
pack-asks = Il faut : { $boxes }
pack-asks-nothing = La boîte de base suffit
pack-spoken = Écrit en : { $languages }
pack-in-fr = français
pack-in-en = anglais
pack-lasts = { $length ->
    [evening] Pour une soirée
    [evenings] Pour quelques soirées
   *[campaign] Pour toute une campagne
 }
pack-holds = { $n } × { $kind }
pack-in-it = On y trouve : { $holds }
pack-tried = **{ $quest }** : les joueurs automatiques ont gagné { $won ->
    [one] { $won } partie
   *[other] { $won } parties
 } sur { $games }
pack-cover = Une image de { $name }
pack-sound = Aucune erreur n’a été trouvée. L’ajouter à ce serveur ?
pack-replaces = Il prend la place de l’édition { $version } ; qui joue à celle-ci la finit telle quelle.
pack-there = Cette édition est déjà ici.
pack-wrong = { $n ->
    [one] Il y a une erreur dans ce recueil, il ne peut donc pas être ajouté :
   *[other] Il y a { $n } erreurs dans ce recueil, il ne peut donc pas être ajouté :
 }
pack-more-wrong = … et { $n } autres ; `flambeau pack build` les dit toutes.
button-pack-add = Ajouter
answer-pack-reading = ⏳ Le recueil est en cours d’examen et d’essai ; cela prend une minute environ.
answer-pack-added = **{ $name }** est ici désormais.
answer-pack-removed = **{ $name }** n’est plus sur ce serveur. Qui est au milieu joue jusqu’au bout.
pack-none = Il n’y a pas de recueil sur ce serveur. Qui le gère en ajoute un par `/recueil ajouter`.
pack-here = Recueils de ce serveur
pack-everywhere = Recueils de tous les serveurs d’ici
pack-set-aside = Mis de côté, car quelque chose y est faux : { $pieces }

## Ce qu’une campagne en apprend

packs-came = { $n ->
    [one] Un nouveau recueil sur ce serveur : { $packs }.
   *[other] De nouveaux recueils sur ce serveur : { $packs }.
 }
packs-renewed = { $n ->
    [one] Un recueil de ce serveur a une nouvelle édition : { $packs }.
   *[other] Des recueils de ce serveur ont de nouvelles éditions : { $packs }.
 }
packs-went = { $n ->
    [one] Il n’est plus sur ce serveur : le recueil { $packs }.
   *[other] Ils ne sont plus sur ce serveur : les recueils { $packs }.
 }

## Refus

refusal-not_a_manager = Seul qui gère ce serveur peut faire cela.
refusal-pack_no_zip = Ce n’est pas un recueil : il faut un fichier zip, comme `flambeau pack build` en fait.
refusal-pack_without_card = Ce n’est pas un recueil : il n’y a pas de `pack.yaml` dedans.
refusal-pack_bad_card = `pack.yaml` est illisible : { $mistake }.
refusal-pack_too_large = Ce recueil est trop gros : { $most } ko sont possibles.
refusal-pack_file_too_large = `{ $file }` est trop gros pour un recueil : { $most } ko sont possibles.
refusal-pack_too_many_files = Il y a trop de fichiers dans ce recueil : { $most } sont possibles.
refusal-pack_bad_name = `{ $file }` n’est pas un nom pour un fichier de recueil : des minuscules, des chiffres et des tirets bas, et à la fin .yaml, .ftl, .md ou .txt.
refusal-pack_file_twice = `{ $file }` est deux fois dans ce recueil.
refusal-pack_no_plain_file = `{ $file }` n’est pas un simple fichier : il n’y a ni liens, ni périphériques, ni rien de verrouillé dans un recueil.
refusal-pack_takes_too_long = Examiner ce recueil prend trop de temps, il n’a donc pas été ajouté.
refusal-pack_not_of_this_game = Aucun jeu d’ici n’a de tels recueils.
refusal-no_such_pack = Ce serveur n’a ajouté aucun recueil de ce nom.
refusal-too_many_packs = Ce serveur a déjà { $most } recueils ; retirez-en d’abord un.
refusal-pack_has_mistakes = Il y a des erreurs dans ce recueil.
refusal-pack_gone_from_hand = Ce qui a été examiné n’est plus là ; donnez le recueil à nouveau.
