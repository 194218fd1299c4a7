"""Python looks now and then for things that only hold on to each other, and everybody waits meanwhile.

It goes through all there is. Most of that is there for good: cards, quests, texts, commands, packages. With them it
takes a tenth of a second, and whoever presses a button waits for it; without them nobody notices.
"""

import gc


def leave_out_what_stays() -> None:
    """All that is there now is never looked through again. For the end of the start, once in a process."""
    gc.collect()
    gc.freeze()
