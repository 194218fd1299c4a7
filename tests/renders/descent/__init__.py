"""Descent's pictures: boards, cards, sheets, maps and replays."""
