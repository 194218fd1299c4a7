"""The doctor, at sound, damaged and empty installations."""
