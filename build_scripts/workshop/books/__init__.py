"""The books that a reader finds in the page: rules to read, a reading room, and aids to print, for each game.

They are written in `web/books/<language>/<game>` (README.md there says how). The build parses them, holds every figure
and every reference against the ledger and the printed components, and writes them as data that the page draws.
"""
