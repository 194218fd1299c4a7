# Pourquoi une commande est impossible, et ce qui est possible.

refusal-unknown = Ce n’est pas possible maintenant.

## À la table

refusal-no_such_hero = Personne de ce nom n’est de la partie. Choisissez dans la liste.
refusal-hero_taken = { $hero } est déjà à la table. Faites un autre choix.
refusal-not_your_hero = Quelqu’un d’autre joue { $hero }.
refusal-no_such_campaign = Ce bouton vient d’une autre campagne. Utilisez ceux de ce salon.
refusal-no_campaign_here = Aucune campagne ne se joue dans ce salon. Ouvrez-en une avec `/campagne nouvelle`.
refusal-campaign_archived = Cette campagne est rangée. Ouvrez-en une autre avec `/campagne nouvelle`.
refusal-save_unreadable = Cette version du bot ne sait pas lire la sauvegarde de la campagne (campagne { $campaign }, sauvegarde { $version }). Rien n’est perdu, rien n’a changé. Prévenez la personne qui gère le bot ; en attendant, un gestionnaire du serveur peut ranger la campagne avec `/campagne archiver`.
refusal-being_upgraded = Le bot est en cours de mise à jour, et une version plus récente a déjà poursuivi cette campagne. Rien n’a changé : réessayez dans un instant.
refusal-channel_taken = Une campagne se joue déjà dans ce salon. Ouvrez la vôtre dans un autre salon.
refusal-not_the_owner = Seuls le propriétaire de la campagne et les gestionnaires de ce serveur peuvent le faire.
refusal-secrets_open = Quelqu’un a fait ici un choix secret, et le fichier le trahirait. Une fois ce choix montré à tous, la campagne pourra de nouveau être exportée.
refusal-not_at_the_table = Vous n’êtes pas à cette table. Prenez une place libre sur le panneau, ou reprenez une place sans joueur avec `/campagne relève`.
refusal-unfit_option = Une de ces valeurs est trop longue, ou n’est pas du genre demandé. Rien n’a changé.
refusal-save_is_older = La sauvegarde est plus ancienne que ce message. Utilisez le panneau le plus récent.
refusal-board_has_moved_on = La partie a avancé depuis. Utilisez le panneau le plus récent.

## Tours et questions

refusal-not_asked = { $hero } n’a pas à réagir en ce moment.
refusal-said_already = C’est déjà noté pour { $hero }.
refusal-question_closed = Cette question n’est plus ouverte.
refusal-no_such_option = Cette réponse n’est pas proposée. Choisissez parmi les boutons.
