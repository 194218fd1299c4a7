"""The panel in every situation."""
