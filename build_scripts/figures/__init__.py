"""The figures the project promises, a module a theme.

Each module has `FIGURES`: a name's prefix -> a function that yields figures.

Measured are ratios and counts wherever possible: they hold on any machine.
"""
