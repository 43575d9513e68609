"""The words: how many templates of all catalogues agree with what is put into them."""

from collections.abc import Iterator

from workshop import agreement
from workshop.figure import Figure, Provider


def checked() -> Iterator[Figure]:
    """All of them are written out; what counts as checked is one in which nothing was found."""
    templates = list(agreement.templates())
    wrong = {fault.template.key for fault in agreement.faults(templates)}
    yield Figure("words.templates", len(templates), "templates")
    yield Figure("words.templates_checked", (len(templates) - len(wrong)) / len(templates), "of all", at_least=1)


FIGURES: dict[str, Provider] = {"words.": checked}
