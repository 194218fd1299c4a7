"""Every card of the box in a small scene of its own."""
