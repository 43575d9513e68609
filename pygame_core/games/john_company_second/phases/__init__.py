"""The phases of a turn, one module each; importing this makes their steps known."""
