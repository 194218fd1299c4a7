"""What players of Descent see, as plain data, before anybody draws it or sends it."""
