# Revenir en arrière : les commandes, et le journal.

## Commandes

cmd-replay = revoir
    .description = Revoir le dernier tour, la dernière manche ou toute la quête
cmd-replay-what = quoi
    .description = Ce qu’il faut revoir
choice-replay-turn = Le dernier tour
choice-replay-round = La dernière manche
choice-replay-quest = Toute la quête
cmd-stats = bilan
    .description = Qui a fait quoi dans cette quête : dégâts, coups portés, chance
cmd-stats-text = texte
    .description = En toutes lettres seulement
cmd-journal = journal
    .description = Relire tout ce qui s’est passé
cmd-journal-text = texte
    .description = Seulement les lignes qui contiennent ces mots
cmd-journal-chapter = chapitre
    .description = Le chapitre à ouvrir ; le plus récent par défaut
cmd-journal-page = page
    .description = La page à ouvrir ; la plus récente par défaut
cmd-journal-picture = image
    .description = La page aussi en image

## Journal

journal-title = Journal
journal-gathering = Autour de la table
journal-round = { $quest } · Manche { $number }
journal-search = Journal · « { $text } »
journal-page = Page { $page } sur { $pages }
journal-chapter = Chapitre { $chapter } sur { $chapters } · Page { $page } sur { $pages }
journal-chapter-deeds = { $n ->
    [one] { $n } geste
   *[other] { $n } gestes
}
journal-contents = Journal · Table des matières
journal-unsearched = La recherche s’arrête au chapitre { $chapter } : indiquez le chapitre { $before } pour la poursuivre.
journal-empty = Rien n’est encore écrit ici.
journal-none = Le journal ne parle nulle part de « { $text } ».
button-older = Plus ancien
button-newer = Plus récent
button-contents = Table des matières
button-page-picture = En image
journal-player = un joueur
