"""Pictures: a view model in, an image out."""
