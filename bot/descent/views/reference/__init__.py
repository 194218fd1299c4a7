"""What can be looked up: rules, monsters, holdings, and the board in words."""
