# Settings and repairs of this game.

## Commands

cmd-campaign-settings-ties = ties
    .description = How equal choices of monsters are settled
cmd-campaign-settings-difficulty = difficulty
    .description = Only before the first quest
choice-normal = Normal
choice-hard = Hard: no gold at the start, faster peril

## Settings

settings-ties = ⚖️ When monsters can’t decide: { $ties }
settings-difficulty = 🔥 Difficulty: { $difficulty }

## Why not

refusal-difficulty_settled = The difficulty is settled before the first quest begins.
refusal-no_turn_to_end = It is nobody’s turn: there is none to end.
refusal-nothing_to_take_back = The round has only just begun: there is nothing to take back.
