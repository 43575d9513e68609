"""What builds, serves, tests and measures Leadenhall.

Only the standard library: it makes the environment that the rest needs.
"""
