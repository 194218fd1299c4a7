"""The table: seats and who sits there, deeds, votes, absence, pace, and the one writer of saves. It knows no game.

Everything but `table.py`, `annals.py`, `pages.py` and `campaign_files.py` is pure: games build on it, and it asks
them by way of `bot/games.py`.
"""
