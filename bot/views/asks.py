"""What buttons ask that is no deed, by name: for whoever puts it on a button, and for `cogs/answers.py`.

What the buttons of a game ask besides is named in the same way among its own views.
"""

START = "start"
"""Set out, or play once more."""
WEIGH = "weigh"
"""Look at a deed before it is done."""
PRIVATE = "private"
"""What is asked of whoever presses, and of nobody else."""
WHY, STEPS, STORY = "why", "steps", "story"
"""What decided something, every step of it, and all that happened."""
HELP, DISMISS = "help", "dismiss"
CATCH_UP, JOURNAL = "catchup", "journal"
MUTE, GO_ON, ARCHIVE = "mute", "go_on", "archive"
FREE = "free"
"""A hero is to have no player any more."""
RETURNED = "returned"
"""Somebody is back from holiday."""
ADD_PACK = "add_pack"
"""A pack that was looked through is to come to this server."""
FORGET_ME = "forget_me"
"""Somebody wants to be forgotten; asked once before it is done."""
