"""The rules of every turn: steps and moments, dice, moving, harm, searching, and the way in for commands."""
