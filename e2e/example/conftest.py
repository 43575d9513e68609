"""All that a project needs which plays saved games through the page: `e2e/README.md` says what else."""

from e2e.hands.testing import hand_by as hand_by
