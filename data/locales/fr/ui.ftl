# Petits mots, boutons et réponses du bot, quel que soit le jeu.

## Assemblage

tale = **{ $who }** { $what }
tale-then = { $first }, puis { $next }

## Boutons et menus

button-panel = Aller au panneau
button-story = Toute l’histoire
button-steps = Toutes les étapes

## Histoires

story-more = … encore { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }

## Message épinglé

status-unpinned = -# 📌 Je ne peux pas épingler l’état de la campagne ici : il me manque la permission d’épingler des messages. Il reste à jour : [le voici]({ $link }).

## Petits mots

party = le groupe
and-last = { $first } et { $last }
nobody = personne
nothing = rien

## Boutons

button-help = Aide
button-cancel = Laisser tomber
menu-choose = Choisir…

## Réponses du bot

answer-language = Les messages publics sont maintenant en français.
answer-stale = La partie a avancé depuis. [Voir où elle en est]({ $link })
answer-outdated = Ce panneau n’est plus à jour. Utilisez le plus récent.
answer-fault = Quelque chose a cassé de notre côté. Rien n’est perdu ; référence { $reference }.
answer-store-busy = Un autre programme occupe la sauvegarde. Rien n’a changé et rien n’est perdu ; réessayez dans un instant.
answer-store-unwritable = Je ne peux rien enregistrer pour le moment ; rien n’a changé et rien n’est perdu. La personne qui gère le bot trouvera pourquoi dans son journal : souvent, le disque est plein.
answer-store-damaged = Je n’arrive plus à lire la sauvegarde, alors j’arrête là ; rien n’a changé. Prévenez la personne qui gère le bot : elle peut remettre une copie en place.
answer-restarting = Je redémarre. Rien n’est perdu : réessayez dans un instant.
answer-possible = « { $typed } » ne convient pas. Possible maintenant : { $possible }.
answer-no-why = Rien à expliquer ici : aucun choix n’a été fait.
answer-discord = Discord n’a pas pris un de mes messages à l’instant. Rien n’est perdu : ce qui a été fait est enregistré et s’affichera de soi-même.
answer-forbidden = Discord ne me laisse pas faire cela ici : il me manque { $permissions }. Ce qui a été fait est enregistré et s’affichera de soi-même dès que ce sera permis.
answer-not-allowed = Discord ne me laisse pas faire cela ici. Ce qui a été fait est enregistré et s’affichera de soi-même dès que ce sera permis.
answer-locked = Ce fil est fermé, je ne peux donc pas y écrire. Ce qui a été fait est enregistré et s’affichera de soi-même dès qu’il sera rouvert.
answer-older-save = La sauvegarde est plus ancienne que ce message : une sauvegarde antérieure a été remise en place. [Voici où en est la partie]({ $link })
answer-can-not-play = Je ne peux pas encore jouer dans ce salon : il me manque { $permissions }. Une fois accordé, relancez la commande.

## Les permissions, sous le nom que leur donne Discord, et ce qui manque sans elles

permission-view_channel = « Voir le salon »
permission-send_messages = « Envoyer des messages »
permission-send_messages_in_threads = « Envoyer des messages dans les fils »
permission-attach_files = « Joindre des fichiers »
permission-read_message_history = « Voir les anciens messages »
permission-pin_messages = « Épingler des messages »
permission-embed_links = « Intégrer des liens »
permission-manage_threads = « Gérer les fils »
without-attach_files = -# Il me manque { $permission } : tout peut se jouer, et ce que montreraient les images est dit en mots.
without-read_message_history = -# Il me manque { $permission } : tout peut se jouer, mais après un incident un message pourrait apparaître deux fois.
without-pin_messages = -# Il me manque { $permission } : tout peut se jouer, mais l’état de la campagne n’est pas épinglé.
without-embed_links = -# Il me manque { $permission } : tout peut se jouer, mais les liens viennent sans aperçu.
without-manage_threads = -# Il me manque { $permission } : tout peut se jouer, mais ce fil peut se fermer plus tôt s’il est calme.
