# What flambeau simulate tells the author of a quest.

simulate-no-such-quest = there is no quest called { $quest }; there are { $quests }.
simulate-playing = Playing
simulate-title = { $quest }, { $heroes } heroes, { $difficulty }
simulate-point = .
simulate-percent = { $number }%
simulate-between = (95% sure: { $low } to { $high })
simulate-games = games
simulate-won = won
simulate-lost = lost
simulate-rounds = rounds
simulate-rounds-told = { $median } as a rule, { $most } at most
simulate-knock-outs = knock-outs per game
simulate-perils = perils per game
simulate-crashes = crashes
simulate-endless = endless games
simulate-crash = The game with seed { $seed } crashed: { $error }
simulate-endless-seeds = Broken off, because they did not end: the games with seed { $seeds }
simulate-never-fired = Events that never fired: { $events }
simulate-raid-title = The Raid, { $heroes } heroes, { $difficulty }
simulate-reached = level reached, on average
simulate-fell = Where raids were lost: { $levels }
