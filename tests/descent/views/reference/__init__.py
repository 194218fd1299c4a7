"""Whatever players look up."""
