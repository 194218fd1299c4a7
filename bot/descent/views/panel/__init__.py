"""The panel: where the game stands and what can be done, in every situation."""
