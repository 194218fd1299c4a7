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
raid-picture-unknown = ?
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
