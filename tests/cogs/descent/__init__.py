"""Tests of Descent's own commands on Discord."""
