# The Raid: its Mistress, its levels and portals, and what lies between them.

campaign-raid = The Raid
    .about = Six small levels in one sitting, each left by a portal. Between two of them you rest, learn, and choose your gear.

## The Mistress of the Dungeon

raid-speaks = 🕯️ **The Mistress of the Dungeon**: “{ $words }”
raid-welcome = Welcome. Wipe your boots, or don’t: these floors have seen worse. My house has six levels, and each has one way out, a portal, as a rule at the wrong end. I have a wager with the House about you. A modest one, for now: first I should like to see how you walk.
raid-before-1 = The first level is for getting acquainted. I stand up here on the gallery, with a pen and my ledger; the House bets that you won’t find the door you came for. Do prove it wrong. I have so few pleasures.
raid-after-1 = There! The House has paid me one button, with very bad grace. You count your rounds, I hope? I do. Haste pleases me, and so does curiosity; whoever manages both at once goes far here.
raid-before-2 = You wonder why anyone would do this. I was a guest, like you. Four of us came down, with one map among us and a great deal of laughter. The second level is where we first stopped laughing. Mind your heads.
raid-after-2 = Nicely done, and nobody left behind. It is the one rule of this house I would have written myself: a portal waits until all are there. Some of us used to find that tedious. Do look at the cards.
raid-before-3 = The third level was always our best. I found a chest there, and behind it another, while the others called me from the portal. ‘Just a moment,’ I said. I have doubled my stake on you; don’t ask me why.
raid-after-3 = Halfway. From here on the House plays with its better pieces, and you with your second wind: it is owed to you. I have read the rules. They are engraved in the cellar, in very small letters.
raid-before-4 = Below the third level hardly anybody comes to see me; please excuse the dust. The House has raised the stakes just now, and I have accepted on your behalf. You looked busy.
raid-after-4 = Do you know how long a moment is? Mine has lasted two hundred years. I opened the second chest, and the portal closed behind three people instead of four. Since then I have kept the house, the way one looks after a cloakroom.
raid-before-5 = I have seen five portals from close by. The sixth opens only for those who come to it together; and I, as you see, am one. I have tried everything. With a mirror it very nearly worked.
raid-after-5 = Now you know what I play for. Not for gold: the House pays in buttons. If you get through, it owes me one answer: what is on the other side. Nobody has ever come back to tell me, which I take for a good sign.
raid-before-6 = The last one. I have put everything on you: the gallery, the ledger, two hundred years of buttons. The House thinks that one of you will want just one more chest. I think that you will wait for each other. Off you go; and leave the door ajar, if you would be so kind.
raid-won-tale = Behind the sixth portal lies a hillside at daybreak, and on it a bench. Three names are cut into its wood, worn smooth by the weather; beside them a fourth place has been kept free all this time, a cup turned over on it against the rain. Behind you somebody steps across a threshold, very slowly, as if the ground might be taken back. “They waited,” says the Mistress of the Dungeon. “How very unreasonable of them.” She sits down. A button rolls out of the portal and comes to rest against her shoe: the House pays its debts.
raid-lost-tale = The torches go out one by one, softly, the way one leaves a sickroom. You wake up outside the gate, your boots beside you, cleaned. A note is pinned to the left one: “I have lost a trifle on you, and I regret nothing. You waited for each other; that is rarer than you would think. The House opens again whenever you like. I am keeping your page.”

## What happens

raid-chosen = 🌀 { $player } chooses **the Raid**{ $how ->
        [week] , that of the week { $course }.
        [seed] , by the seed `{ $course }`.
       *[fresh] .
    }
raid-begins = 🌀 The Raid · { $levels } levels
raid-begins-week = This is the Raid of the week { $week }: everybody who plays it this week meets the same levels, monsters and cards.
raid-begins-course = Whoever types `{ $course }` as the seed of `/raid new` plays this same Raid.
raid-level = Level { $number } of { $levels } · { $level }
raid-level-bare = Level { $number } of { $levels }
raid-passed = 🌀 **Level { $number }** lies behind the party: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $searched ->
        [0] nothing searched
        [one] one search token
       *[other] { $searched } search tokens
    }, { $fallen ->
        [0] nobody knocked out
        [one] one knock-out
       *[other] { $fallen } knock-outs
    }{ $cleared ->
        [yes] , no monster left.
       *[no] .
    }
raid-rested = 💤 The party catches its breath: { $what }.
raid-rested-hearts = { $hero } +{ $hearts } ♥
raid-rested-rid = { $hero } sheds { $conditions }
raid-woke = comes to on the other side of the portal, with one ♥ left
raid-shown = 🃏 { $shown ->
        [one] One shop card lies
       *[other] { $shown } shop cards lie
    } open, { $most ->
        [0] and none may be kept.
        [one] and one may be kept: { $cards }
       *[other] and { $most } may be kept: { $cards }
    }
raid-kept = keeps { $card }
raid-returned = puts { $card } back
raid-act = ⚔️ **Act { $act ->
        [1] I
       *[2] II
    } begins.** Shop, monsters and search cards change, feats are ready again, and the party takes heart (morale: { $morale }).
raid-won = 🏆 The Raid is won!
raid-lost = 🕯️ The Raid is lost
raid-ended-numbers = { $levels ->
        [0] No level passed
        [one] One level passed
       *[other] { $levels } levels passed
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $fallen ->
        [0] nobody knocked out.
        [one] one knock-out.
       *[other] { $fallen } knock-outs.
    }
level-won = 🌀 **{ $quest }**: through the portal!
level-lost = 🕯️ **{ $quest }**: the Raid ends here.
ended-portal = Together, and not a moment too soon, the heroes step through the portal.
portal-opens = 🌀 **The portal opens.**
portal-closes = 🌀 **The portal falls shut.**
portal-awaits = 🌀 The portal stands open, but one leaves by it together. Still missing: { $heroes }.
portal-left = 🌀 The party steps through the portal.
portal-patience = ⏳ So many rounds in one level: the heroes no longer believe in the portal, and lose heart with each one.
portal-stays = 🌀 The party stays a while: something is left to do here.

## At the portal

question-portal = All of you stand at the open portal. Leave this level?
option-leave = Through the portal
option-portal-stay = Stay another round
vote-for-descend = Through the portal, into the next level

## Gathering

raid-pick-note = One sitting · { $levels } levels, an upgrade after each
raid-pick-week = The Raid of the week { $week }
raid-pick-seed = Seed: { $course }
raid-hint = `/raid new` also takes a seed, or plays the Raid of the week, which is the same for everybody.
raid-difficulty-normal = One experience to begin with, a short rest after each level
raid-difficulty-hard = Nothing to begin with, no rest, less time
raid-button-start = Begin the Raid

## Between two levels

raid-ahead = Level { $number } of { $levels } lies ahead
raid-where = 💪 Morale { $morale } · act { $act ->
        [1] I
       *[2] II
    }
raid-so-far = { $levels ->
        [one] one level
       *[other] { $levels } levels
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $fallen ->
        [0] no knock-out
        [one] one knock-out
       *[other] { $fallen } knock-outs
    } so far
raid-last = Last: **{ $level }** · { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } · { $searched ->
        [0] nothing searched
        [one] one search token
       *[other] { $searched } search tokens
    } · { $cleared ->
        [yes] no monster left
       *[no] monsters left
    }
raid-feat-ready = feat ready
raid-feat-used = feat used
raid-xp = { $n } XP
raid-open = 🃏 { $left ->
        [0] **Everything that may be kept is kept.** Put a card back to choose another.
        [one] **One card may still be kept.** Choose it below; the card says who can wear it.
       *[other] **{ $left } cards may still be kept.** Choose them below; each card says who can wear it.
    }
raid-open-kept = ✓ { $card } · { $hero }
raid-warn-cards = ⚠️ Once you are through the portal, what lies open is gone.
raid-warn-xp = Something left to learn: { $heroes }.
raid-menu-keep = Keep a card…
raid-menu-back = Put a card back…
raid-keep-for = For { $hero }
raid-keep-worn = { $away ->
        [none] For { $hero }, equip now
       *[other] For { $hero }, equip now (puts away { $away })
    }
raid-keep-hint = One of the cards that lie open. { $left ->
        [0] No more may be kept: put one back first.
        [one] One more may be kept.
       *[other] { $left } more may be kept.
    }
raid-button-descend = Through the portal
raid-button-descend-early = Through the portal, and leave cards behind

## In a level

raid-portal-open = 🌀 portal open
raid-portal-closed = 🔒 portal closed
raid-portal-left = { $monsters ->
        [0] No monster left
        [one] One monster left
       *[other] { $monsters } monsters left
    } · { $tokens ->
        [0] nothing left to search in sight
        [one] one search token in sight
       *[other] { $tokens } search tokens in sight
    }
raid-next-peril = ⏳ peril after round { $round }
raid-next-peril-now = ⏳ **peril after this round**

## The end of a level

raid-page-title = What this level came to
raid-page-open = The level is over, and its last page lies open. Anybody goes on with “Continue” on the panel.
raid-page-rounds = ⏱️ { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }{ $cards ->
        [none] {""}
        [0] , too slow for another card
        [one] : one card more
       *[other] : { $cards } cards more
    }
raid-page-searched = 🔎 { $searched ->
        [0] No search token turned over
        [one] One search token turned over
       *[other] { $searched } search tokens turned over
    }{ $cards ->
        [none] {""}
        [0] {""}
        [one] : one card more
       *[other] : { $cards } cards more
    }
raid-page-cleared = 👹 No monster left{ $worth ->
        [none] {""}
       *[more] : one more card may be kept
    }
raid-page-monsters = 👹 Monsters were left behind
raid-page-fallen = 🩹 { $fallen ->
        [0] Nobody knocked out
        [one] One knock-out
       *[other] { $fallen } knock-outs
    }
raid-page-shown = 🃏 **{ $shown ->
        [one] One shop card lies
       *[other] { $shown } shop cards lie
    } open; { $most ->
        [0] none
        [one] one
       *[other] { $most }
    } may be kept.**
raid-page-xp = ⭐ { $n } XP for each hero

## The end of the Raid

raid-end-level-passed = { $number }. **{ $level }** · { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } · { $fallen ->
        [0] nobody down
        [one] one knock-out
       *[other] { $fallen } knock-outs
    }
raid-end-level-fell = { $number }. **{ $level }** · here it ended, in round { $rounds }
raid-end-course = Seed of this Raid: `{ $course }`
raid-end-week = Raid of the week { $week }
raid-end-again = Again? Put this one away with `/campaign archive`, then `/raid new`. The story stays in `/journal`.
raid-page-levels = The levels
raid-page-foot = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } · { $fallen ->
        [0] no knock-out
        [one] one knock-out
       *[other] { $fallen } knock-outs
    }

## Looking back and help

raid-between = Between two levels
raid-setting-out = Before the first level
catchup-kept = 🃏 Kept: { $things }
raid-help = Before the next level: keep cards, learn skills, give each other what you carry, with the buttons of the panel or with `/train`. Then go through the portal together; what lies open is gone then.
raid-help-vote = Before the next level: keep cards, learn skills, give each other what you carry. The party votes on going through the portal.
raid-help-finished = The Raid is over. `/journal` and `/stats` look back.
raid-move = **Before the next level**: cards and experience, then through the portal.
raid-move-finished = The Raid is over.

## What is not possible

refusal-no_raid = No levels of the Raid are installed here that your boxes allow.
refusal-not_a_raid_seed = A seed of the Raid has up to 40 letters, digits and hyphens, for example `three-lanterns`.
refusal-not_in_the_raid = No Raid is under way here. `/raid new` opens one in a channel without a campaign.
refusal-not_in_a_raid = The Raid has no map, no roads and no cities: it goes from level to level. Go on with the buttons of the panel.
refusal-only_in_a_raid = That is only possible between two levels of the Raid.
refusal-no_cards_shown = No cards lie open now. They are shown after each level of the Raid.
refusal-card_not_shown = This card does not lie open: { $card }.
refusal-enough_kept = You keep { $most ->
        [one] one card
       *[other] { $most } cards
    } already, which is all you may. Put one back to choose another.
refusal-not_kept_now = This card was not kept in this phase, so it stays where it is: { $card }.

## Commands

cmd-raid = raid
    .description = The Raid: six levels in one sitting
cmd-raid-new = new
    .description = Open a Raid in this channel
cmd-raid-new-difficulty = difficulty
    .description = Normal, or hard: no rest and less time
cmd-raid-new-seed = seed
    .description = A word: whoever types the same one plays the same Raid
cmd-raid-new-weekly = weekly
    .description = The Raid of this week, the same for everybody
cmd-raid-status = status
    .description = How the Raid stands: levels, rounds, knock-outs
raid-opened = The Raid is open. Choose a hero on [the panel]({ $link }).
raid-opened-week = The Raid of the week { $week } is open. Choose a hero on [the panel]({ $link }).
raid-opened-seed = The Raid with the seed `{ $course }` is open. Choose a hero on [the panel]({ $link }).
raid-status-gathering = The party gathers for the Raid.
