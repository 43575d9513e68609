"""The rules core of Leadenhall: pure Python, no dependency, no I/O, no browser."""

__version__ = "0.2.0"
