"""How many planted faults the tests notice, folder by folder: the killed among those that anybody could notice.

This takes its time (`mutate.py`), so it is for releases. `LEADENHALL_FAULTS=20` plants so many in each folder.
"""

import os
from collections.abc import Iterator

from workshop.faults import ours
from workshop.faults.survey import survey
from workshop.figure import Figure, Provider
from workshop.problems import Problem

EACH = int(os.environ.get("LEADENHALL_FAULTS", str(ours.FAULTS // len(ours.FOLDERS))))


def provider(folder: str) -> Provider:
    def killed() -> Iterator[Figure]:
        done = survey(ours.TREE, [folder], EACH, ours.SEED, ours.LISTED)
        if done.complaints:
            raise Problem(f"{ours.LISTED.name} is wrong:\n" + "\n".join(done.complaints))
        yield Figure(f"mutants.{folder}", done.share(folder), f"of {EACH} faults", at_least=ours.WANTED[folder])

    return killed


FIGURES: dict[str, Provider] = {f"mutants.{folder}": provider(folder) for folder in ours.FOLDERS}
