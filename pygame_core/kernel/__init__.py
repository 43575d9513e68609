"""What every game shares, and what knows no game."""
