"""Those who play: their seats, votes, orders and absences."""
