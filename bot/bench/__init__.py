"""How fast it is here: what a measure is, how it is taken, and the measures of table, store and client.

Those of rules and boards are the games'.
"""
