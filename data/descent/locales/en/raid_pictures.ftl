# The Raid: what its pictures say, the portal on the board, and the ladder of a server.

raid-picture-title = The Raid
raid-picture-week = week { $number } of { $year }
raid-picture-course = seed { $course }
raid-picture-won = Victory
raid-picture-lost = Defeat
raid-picture-open = Under way
raid-picture-normal = normal difficulty
raid-picture-hard = hard difficulty
raid-picture-levels = levels
raid-picture-rounds = rounds
raid-picture-knocked-out = knock-outs
raid-picture-searched = searches
raid-picture-act = Act { $act }
raid-picture-unknown = …
raid-picture-level-passed = passed
raid-picture-level-cleared = cleared
raid-picture-level-fell = fallen here
raid-picture-level-here = in play
raid-picture-level-next = next
raid-picture-level-ahead = not reached
raid-picture-learned = { $n ->
        [0] no skill
        [one] { $n } skill
       *[other] { $n } skills
    }
raid-picture-alt-level = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $knocked_out ->
        [0] nobody knocked out
        [one] { $knocked_out } knock-out
       *[other] { $knocked_out } knock-outs
    }, { $searched ->
        [0] nothing searched
        [one] { $searched } search
       *[other] { $searched } searches
    }
raid-picture-where = level { $number } of { $levels }

## Cards between two levels

raid-picture-cards = Open cards
raid-picture-left = { $n ->
        [0] No more to keep
        [one] { $n } more to keep
       *[other] { $n } more to keep
    }
raid-picture-free = free
raid-picture-stays = stays here
raid-picture-kept = kept by { $hero }

## On the board

portal-open = { $portal } (portal open)
portal-closed = { $portal } (portal closed)

## Commands

cmd-raid-ladder = ladder
    .description = How the parties of this server did in the same raid
cmd-raid-ladder-week = week
    .description = A week such as 2026-W47, or a seed; otherwise the raid played here, or this week’s
cmd-raid-summary = summary
    .description = Your raid in one picture, to be shared

## The ladder

ladder-title = Ladder · { $course }
ladder-difficulty = { $difficulty ->
        [hard] Hard
       *[normal] Normal
    }
ladder-line = { $place }. **{ $party }** · { $how }
ladder-line-own = { $place }. ➤ **{ $party }** · { $how }
ladder-won = 🏆 all { $levels } levels · { $counts }
ladder-lost = 💀 { $passed } of { $levels } · { $counts }
ladder-open = ⏳ { $passed } of { $levels } so far · { $counts }
ladder-counts = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · { $knocked_out ->
        [0] nobody knocked out
        [one] { $knocked_out } knock-out
       *[other] { $knocked_out } knock-outs
    }
ladder-more = … and { $n ->
        [one] { $n } more party
       *[other] { $n } more parties
    }.
ladder-empty = Nobody on this server has played it yet.
ladder-order = More levels first, then fewer rounds, then fewer knock-outs. ➤ is yours.
refusal-not_a_raid_of_a_ladder = No week and no seed: { $typed }. Type a week such as 2026-W47, or a seed.
