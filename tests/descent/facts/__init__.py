"""The printed numbers, frozen, for machines that don't have the fact files."""
