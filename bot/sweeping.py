"""Python looks now and then for things that only hold on to each other, and everybody waits meanwhile.

It goes through all there is. Most of that is there for good: cards, quests, texts, commands, packages. With them it
takes a tenth of a second, and whoever presses a button waits for it; without them nobody notices.
"""

import gc

SELDOM = 10_000
"""So many things more than before, and Python looks through the new ones. By itself it does at 700: most of what is
made while modules and content are read stays, and a third of that time would go into looking through it."""


def sweep_seldom() -> None:
    """For the beginning of a process."""
    gc.set_threshold(SELDOM, 10, 10)


def leave_out_what_stays() -> None:
    """All that is there now is never looked through again. For the end of the start, once in a process."""
    gc.collect()
    gc.freeze()
