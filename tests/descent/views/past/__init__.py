"""The story so far: told again, added up and shown again."""
