# Replay, statistics, summary, journal and map.

## Replay

replay-alt = Replay of { $what ->
        [turn] the last turn
        [round] the last round
       *[quest] the quest
    }. { $story }
replay-quest = { $quest }
replay-turn = { $hero }’s turn
replay-group = { $group } act
replay-attack = { $attacker } attacks { $target }
replay-missed = { $attacker } misses { $target }
replay-hurt = { $figure } suffers { $amount } damage
replay-healed = { $figure } recovers { $amount }
replay-defeated = { $figure } is defeated
replay-fallen = { $hero } is knocked out
replay-up = { $hero } stands up
replay-door = A door opens
replay-area = { $area }
replay-appear = { $count ->
        [one] { $group } appears
       *[other] { $group } appear ({ $count })
    }
replay-searched = { $hero } searches
replay-gone = { $figure } leaves
replay-peril = Peril: { $peril }
replay-won = Quest won
replay-lost = Quest lost
refusal-nothing_to_replay = There is nothing to watch yet: nobody has moved or fought.

## Statistics and summary

stats-title = { $quest }: { $outcome ->
        [won] won
        [lost] lost
       *[open] under way
    }
stats-outcome = { $outcome ->
        [won] Victory
        [lost] Defeat
       *[open] Under way
    }
stats-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
stats-time = { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h { $minutes } min
        }
       *[other] { $days } d { $hours } h
    }
stats-hero = **{ $hero }** · { $damage } ♥ dealt, { $kills ->
        [one] { $kills } monster
       *[other] { $kills } monsters
    } defeated, { $hits } of { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    } hit; { $wounds } ♥ suffered, { $falls ->
        [0] never knocked out
        [one] knocked out once
       *[other] knocked out { $falls } times
    }; { $searches ->
        [one] { $searches } search
       *[other] { $searches } searches
    }, { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
    } walked.
stats-luck = Dice against the average: { $luck }
stats-dealt = dealt
stats-kills = defeated
stats-hits = hits
stats-suffered = suffered
stats-falls = knock-outs
stats-searches = searches
stats-dealt-by-round = Damage dealt by round
stats-suffered-by-round = Damage suffered by round
stats-luck-title = Luck
stats-luck-note = against the average
honour-damage = Hardest blows
honour-kills = Most monsters defeated
honour-wounds = Stood in the thick of it
honour-luck = Darling of the dice
honour-searches = Sharpest eye
honour-steps = Never stood still

## Journal


## Map of the campaign

map-title = The campaign
map-week = week
map-fame = fame
map-gold = gold
map-city = City
map-story = Main quest
map-side = Side quest
map-rumour = Rumour
map-finale = Finale
map-in-weeks = { $n ->
        [one] in { $n } week
       *[other] in { $n } weeks
    }
map-alt = Map of the campaign, week { $week }. The party is in { $here }.
map-alt-place = { $name }: { $kind }{ $state ->
        [done] , won
        [lost] , lost
        [locked] , locked
        [later] , later
       *[open] { "" }
    }.

## The contents of the journal

gist-quest = { $quest } { $outcome ->
    [won] (won)
    [lost] (lost)
   *[none] (not ended)
}
gist-numbers = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $kills ->
    [one] one monster defeated
   *[other] { $kills } monsters defeated
}
gist-fallen = fell: { $heroes }
