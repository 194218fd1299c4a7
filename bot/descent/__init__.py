"""The rules of the game: no Discord, no database, no pictures, no clock."""
