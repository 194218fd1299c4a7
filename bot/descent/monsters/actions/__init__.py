"""The special actions of monster and lieutenant cards."""
