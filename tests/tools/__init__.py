"""Tests of the tools, and that the pages they write are up to date."""
