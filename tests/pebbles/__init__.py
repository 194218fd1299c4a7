"""Pebbles, a tiny game of another kind, by which the tests prove that the house serves more than one.

Three players secretly pick one of three pebbles at the same time. Whoever picks what nobody else picked gets a
point; two points win.
"""
