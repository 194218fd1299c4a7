"""Tests of the table: where deeds are done, written down and decided."""
