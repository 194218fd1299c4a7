"""The local Discord, driven by the real client library."""
