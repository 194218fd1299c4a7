# Petits mots, boutons et réponses du bot, quel que soit le jeu.

## Assemblage

tale = **{ $who }** { $what }
tale-then = { $first }, puis { $next }

## Boutons et menus

button-panel = Aller au panneau
button-story = Toute l’histoire

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
