# What is kept about everybody, and how to be forgotten.

## Commands

cmd-privacy = privacy
    .description = What the bot keeps about you, and how to be forgotten

## What is kept

privacy-title = ### 🔏 What I keep about you
privacy-nothing = Nothing: no habits, no campaign, no deed.
privacy-habits = - Your habits: quiet hours, time zone, reminders, holidays (`/habits`).
privacy-seats = - Your place in { $n ->
        [one] one campaign: { $names }.
       *[other] { $n } campaigns: { $names }.
    }
privacy-deeds = - { $n ->
        [one] One deed
       *[other] { $n } deeds
    } in the story of { $campaigns ->
        [one] one campaign.
       *[other] { $campaigns } campaigns.
    }
privacy-deliveries = - { $n ->
        [one] One note
       *[other] { $n } notes
    } of what you were reminded of.
privacy-only = There is only your Discord number: no name, no message, no address. Nobody else sees this list.
privacy-kept-archived = A campaign that was put away is { $days ->
        [0] never erased by itself.
        [one] erased after one day.
       *[other] erased after { $days } days.
    }
button-forget-me = Forget me…

## Being forgotten

ask-forget-me = **Forget you for good?** Your habits are erased, and in { $n ->
        [0] every campaign
        [one] one campaign
       *[other] { $n } campaigns
    } a number that is nobody’s takes the place of yours. What you played stays at the table, free for anybody to take over; campaigns you opened pass to the next player. This can’t be undone. Messages that are in channels already stay there.
button-forget-me-now = Yes, forget me
forgotten-now = You are forgotten. { $n ->
        [0] No campaign knew you.
        [one] One campaign knows you no more.
       *[other] { $n } campaigns know you no more.
    } If you play again, everything begins anew.
forgotten-not-all = Your habits are erased, but { $n ->
        [one] one campaign still knows you
       *[other] { $n } campaigns still know you
    }: something was just happening there. Try again in a moment.

## What is told

player-forgotten = Somebody asked to be forgotten. { $heroes } { $n ->
        [one] is
       *[other] are
    } free: until somebody takes over, the game goes on by itself.
player-forgotten-onlooker = Somebody asked to be forgotten.
owner-passed-on = The campaign is now { $player }’s.

## Archives

answer-archived-until = The campaign is put away. `/campaign restore` in this channel brings it back; it is kept until { $until }.

## Refusals

