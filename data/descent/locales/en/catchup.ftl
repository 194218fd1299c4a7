# Catching up: what happened while you were away, folded or in full. And the chronicle of the day.

## The message

catchup-road = On the road
catchup-week = On the road · week { $week }
catchup-moment-area = A new room comes into view.
catchup-moment-fallen = **{ $hero }** is knocked out.
catchup-moment-defeated = **{ $figure }** falls.

## For you

catchup-you-contest = 🗳️ **The party votes.** Who goes first: { $heroes }?
catchup-you-road = 🗺️ { $move }
catchup-hearts-down = 🩸 **{ $hero }**: you had { $before } ♥, { $now } are left.
catchup-hearts-up = 💚 **{ $hero }**: you had { $before } ♥, now you have { $now }.
catchup-hearts-same = ♥ **{ $hero }**: still { $now } ♥.
catchup-hearts-now = ♥ **{ $hero }**: { $vitals }.
catchup-down = 💀 **{ $hero }** is knocked out.
catchup-up = 🌅 **{ $hero }** is back on their feet, with { $now } ♥.
catchup-gained = New condition: { $conditions }.
catchup-shed = Over: { $conditions }.

## Folded

catchup-line = { $icon } **{ $who }** · { $facts }
catchup-quiet = nothing of note
catchup-goes = goes to { $square }
catchup-moves = on the move
catchup-attacks = { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }{ $missed ->
        [0] { "" }
        [one] { " " }({ $missed } missed)
       *[other] { " " }({ $missed } missed)
    }
catchup-lost = **{ $figure }** −{ $amount } ♥{ $left ->
        [0] { "" }
       *[other] { " " }({ $left } left)
    }
catchup-healed = **{ $figure }** +{ $amount } ♥ ({ $left } in all)
catchup-condition = **{ $figure }**: { $condition }
catchup-thing = *{ $card }* ({ $hero })
catchup-bought = 🧺 Bought: { $things }.
catchup-sold = 🧺 Sold: { $things }.
catchup-given = 🤝 Passed on: { $things }.
catchup-learned = 📖 Learned: { $things }.

## The chronicle of the day

daily-fight = ⚔️ { $turns ->
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }: { $dealt } ♥ dealt, { $kills ->
        [one] { $kills } monster defeated
       *[other] { $kills } monsters defeated
    }, { $suffered } ♥ suffered.
daily-party = The party
