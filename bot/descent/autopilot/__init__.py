"""Automatic heroes: a decent player for simulated games and for players who are away.

Everything is weighed in one coin, hearts: what the party would suffer, or be spared.

- `threats` says what monsters deal and how far they reach, `blows` what attacks are worth by their exact odds.
- `goals` lists what there is to do, `errands` and `tending` where to stand for it and what to say there.
- `standing` weighs every square in reach by all of this; `deciding` compares going there with the best deed here.
- `pressure` makes the quest's goals count more as time runs out, `sharing` says who runs which errand, `runners`
  how to stop monsters that must not get somewhere; `reasons` says why, for whoever asks.
- `cards` weighs skills, feats and potions. Those that do more than attack are tried out on a copy of the game with
  dice of its own (`imagining`) and judged by how well the party stands then (`worth`). So are answers (`answers`),
  unless they need no thinking (`instinct`).
- `playing` plays a whole game.

Nothing here rolls a die of the game or looks at one to come: with another secret seed the decisions are the same.
"""

from bot.descent.autopilot.answers import answer
from bot.descent.autopilot.deciding import decide, next_command, next_decision, think
from bot.descent.autopilot.goals import Goal, goals_of
from bot.descent.autopilot.limits import Limits
from bot.descent.autopilot.playing import Onlooker, Report, play_out

__all__ = [
    "Goal",
    "Limits",
    "Onlooker",
    "Report",
    "answer",
    "decide",
    "goals_of",
    "next_command",
    "next_decision",
    "play_out",
    "think",
]
