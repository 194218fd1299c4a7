# Packs of other authors: quests and what else is in them.

pack-holds = { $kind ->
    [quests] { $n ->
        [one] one quest
       *[other] { $n } quests
     }
    [levels] { $n ->
        [one] one level of the Raid
       *[other] { $n } levels of the Raid
     }
    [campaigns] { $n ->
        [one] one campaign
       *[other] { $n } campaigns
     }
    [travel_events] { $n ->
        [one] one travel event
       *[other] { $n } travel events
     }
    [side_quests] { $n ->
        [one] one side quest for other campaigns
       *[other] { $n } side quests for other campaigns
     }
   *[other] { $n } { $kind }
 }
answer-pack-added = **{ $name }** is here now: its quests stand among the others, and its side quests may come up between quests.
pack-cover = The beginning of the first quest of { $name }
pack-tried = **{ $quest }**: automatic heroes won { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
