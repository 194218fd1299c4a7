# Recueils d’autres auteurs : des quêtes et ce qu’il y a d’autre.

pack-holds = { $kind ->
    [quests] { $n ->
        [one] une quête
       *[other] { $n } quêtes
     }
    [levels] { $n ->
        [one] une étape du Raid
       *[other] { $n } étapes du Raid
     }
    [campaigns] { $n ->
        [one] une campagne
       *[other] { $n } campagnes
     }
    [travel_events] { $n ->
        [one] un événement de voyage
       *[other] { $n } événements de voyage
     }
    [side_quests] { $n ->
        [one] une quête annexe pour d’autres campagnes
       *[other] { $n } quêtes annexes pour d’autres campagnes
     }
   *[other] { $n } { $kind }
 }
answer-pack-added = **{ $name }** est ici : ses quêtes sont parmi les autres, et ses quêtes annexes peuvent se présenter entre deux quêtes.
pack-cover = Le début de la première quête de { $name }
pack-tried = **{ $quest }** : les héros automatiques ont gagné { $won ->
    [one] { $won } partie
   *[other] { $won } parties
 } sur { $games }
