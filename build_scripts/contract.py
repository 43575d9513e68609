"""Writes web/contract.d.ts and the tables of ARCHITECTURE.md from pygame_core/contract."""

from workshop import border

for path, text in border.outcome().items():
    path.write_text(text, encoding="utf-8")
