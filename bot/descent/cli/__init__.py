"""Commands of the command line that only Descent has: a module for each, with a function of its name."""
