"""The same scenarios on two Discords: our own, and one that somebody else wrote."""
