"""The local table: a loopback Discord and its web page."""
