// @ts-check
// A game as a test: a file for pytest that holds the game and enters it again, natively and through the page (e2e/README.md).
import { save } from "./files.js";
import { pack } from "./link.js";
import { w } from "./words.js";

/** @import { Session } from "./types.js" */

const WIDE = 100;

/** A name of a module: letters, digits and strokes. @param {string} title */
const moduleName = (title) =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 40) || "game";

/** @param {string} text */
const lines = (text) =>
  Array.from({ length: Math.ceil(text.length / WIDE) }, (_, at) => text.slice(at * WIDE, (at + 1) * WIDE)).join("\n");

/**
 * @param {string} title
 * @param {string} code the save, as a link carries it
 */
const program = (title, code) => `"""${w("astest.about")}"""

import pytest

from e2e.hands.testing import WAYS, HandBy, SavedGame, Way

GAME = SavedGame(
    ${JSON.stringify(title)},
    """
${lines(code)}
""",
)


def test_natively() -> None:
    GAME.replays()


@pytest.mark.parametrize("way", WAYS)
def test_through_the_page(hand_by: HandBy, way: Way) -> None:
    GAME.plays(hand_by(way))
`;

/** @param {Session} session */
export async function saveAsTest(session) {
  const { title } = session;
  const code = await pack({ kind: "table", title, save: session.save() });
  save(`test_${moduleName(title)}.py`, program(title, code), "text/x-python");
}
