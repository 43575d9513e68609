"""All that crosses the border between the rules core and the page, as types.

`facade.call(text) -> text` takes one JSON object and answers with one. A request names what it wants with `do`, a key
of `Requests`; its other keys are those of the type there. The answer is `{"ok": true}` with the keys of the type in
`Replies`, or `{"ok": false, "error": Trouble}`, and then nothing has changed. Facade, desk, presenter and lobby answer
in these types; `web/contract.d.ts` and the tables of ARCHITECTURE.md are written from them
(`python3 build_scripts/contract.py`); a test plays every game and holds what really crosses against them.

Nothing here is needed while playing: modules import it for their types only, and the page's pack leaves it out.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from .asking import (
    AskAct,
    AskAnswer,
    AskAt,
    AskBranch,
    AskCompose,
    AskDeal,
    AskEnter,
    AskGames,
    AskHandout,
    AskHint,
    AskLesson,
    AskLoad,
    AskLook,
    AskMove,
    AskNew,
    AskOfBranch,
    AskPosition,
    AskRisks,
    AskRules,
    AskSave,
    AskSettle,
    AskTakeBack,
    AskTaught,
    AskUndo,
    AskView,
    AskWeigh,
    AskWish,
    AskWords,
    OfTable,
)
from .choices import Answer, LedgerRule, Risk
from .dealing import Bargain, Weighed
from .ending import AskEnding, Ended
from .judging import AskDoubts, AskJudge, DoubtsFound, Judged
from .lobby import (
    AskThink,
    Game,
    LessonStep,
    Series,
    StepWords,
    Thinker,
    TurnMark,
    Why,
)
from .recap import AskRecap, Recap
from .survey import AskSurvey, AskSurveyFile, AskSurveyGames, SurveyFile, SurveyFound, SurveyPlayed
from .view import Habits, LogPatch, Sections

OPEN_ENDED = {"Clause", "Place", "Sections"}
"""Types to which a game adds keys of its own."""

# --- requests -------------------------------------------------------------------------------------------------


class Requests(TypedDict):
    """What can be asked, by `do`."""

    games: AskGames
    """Which games there are. The build asks this for the lobby, which knows it before Python has started."""
    words: AskWords
    """The catalogue of the kernel and of a game, for labels."""
    new: AskNew
    """Puts up a fresh game."""
    lesson: AskLesson
    """Puts up a practice table. The page keeps bots still until the last step is done, then play goes on."""
    taught: AskTaught
    """What a step of a lesson says at this table as it stands, for steps that wait for their moment."""
    view: AskLook
    """The whole view: every section, the whole log."""
    answer: AskAnswer
    """Answers what the seat is asked."""
    preview: AskCompose
    """What a composed answer leads to so far. Nothing changes."""
    compose: AskCompose
    """Gives several answers in a row as one decision, as far as they are legal one after another."""
    act: AskAct
    """Takes one of the acts beside."""
    deal: AskDeal
    """Proposes, counters, accepts, rejects or withdraws an offer."""
    bargain: AskView
    """All that an offer can be composed of, and what came of the offers of this phase."""
    weigh: AskWeigh
    """Whether an offer would hold as a whole, and what the parties would have then. Nothing changes."""
    enter: AskEnter
    """Entries as a record keeps them, each checked like a fresh move, all or none: a lesson moves other seats so."""
    undo: AskUndo
    """Takes back, not past a barrier."""
    settle: AskSettle
    """From now on questions with a single answer, and windows that are not wanted, are passed at this table. Where
    others must not learn whether somebody was asked, it is done when that one has the screen and asks this again."""
    risks: AskRisks
    """What cannot be had back, or shows something, when these answers or acts are given. Nothing changes."""
    take_back: AskTakeBack
    """Asks a question again that was passed for the seat."""
    wish: AskWish
    """From now on a kind of window is asked when something can be used, never, or always."""
    redo: AskView
    """Gives again what the last undo took back."""
    back: AskPosition
    """To any point; the old line is kept as a branch."""
    branch: AskBranch
    """A what-if from here or from an earlier point, opened at once."""
    switch: AskOfBranch
    """Chooses which branch is played and seen."""
    promote: AskOfBranch
    """Makes a what-if the game; the line played so far stays as a branch."""
    drop: AskOfBranch
    """Forgets a what-if."""
    at: AskAt
    """The whole view of an earlier moment (`rev` -1, no decision), or of one within a move; nothing changes."""
    economy: AskView
    """The public figures over the game."""
    recap: AskRecap
    """What a while of the game came to: who gained what and why, and what comes. Nothing changes."""
    ending: AskEnding
    """How the game went, from its record: the scoring to the last point, turning points, dice, money, deals, and what
    became of what all shared. Nothing changes."""
    doubts: AskDoubts
    """Decisions of a stretch of the game that deserve a thought: the first step to where it was won. For a worker."""
    judge: AskJudge
    """What the strongest bot makes of a decision that was taken there, from imagined games. For a worker."""
    rules: AskRules
    """Rules of the ledger."""
    survey: AskSurvey
    """A rulebook's table of chances, which games of one's own make again."""
    survey_games: AskSurveyGames
    """Plays on, and holds what came out against the rulebook. Nothing of it is kept here."""
    survey_file: AskSurveyFile
    """The figures to take along."""
    bot: AskView
    """One move of one bot. A bot that searches is not moved: the reply says who should think, in the worker."""
    puzzle: AskCompose
    """What counts as right there, each answer as the rules write it. Refused if nothing is asked of the seat, or if one
    of these answers cannot be given."""
    handout: AskHandout
    """A light position as the seat knows it: what is hidden from it, and chance, are dealt afresh from the `seed`.
    Refused if nothing is asked of the seat, or if what it has just seen could hardly be dealt again."""
    position: OfTable
    """A light JSON text (checkpoint and last answers) for a worker."""
    think: AskThink
    """In the worker: the best move of a seat, and why. Changes no table."""
    move: AskMove
    """Applies what `think` found. `failed` (`late`, `raised`) puts a plain legal move in its place and a note in the
    log."""
    hint: AskHint
    """What the best quick bot would do, on the main thread (ask `think` with the strongest bot for a deeper one)."""
    save: AskSave
    """The document as text; `light` is a position without its past."""
    load: AskLoad
    """Puts up the game of a document; an error's `place` names the damage, `recoverable` says that `recover` would win
    something back."""
    verify: OfTable
    """Replays everything and compares digests."""
    digest: OfTable
    """Where the game stands, as a short hash that is the same on every Python."""
    close: OfTable
    """Forgets the table."""


# --- replies --------------------------------------------------------------------------------------------------


class GamesReply(TypedDict):
    games: list[Game]


class WordsReply(TypedDict):
    words: dict[str, dict[str, str]]
    """Section, code, template."""


class Patch(TypedDict):
    """Sections that changed since the viewer was last sent anything, those that went, and the log likewise."""

    rev: int
    set: Sections
    drop: list[str]
    log: LogPatch


class Preview(TypedDict):
    """What a composed answer leads to: the sections that differ from what the viewer was last sent."""

    set: Sections
    whole: bool
    """Whether the decision is complete: no further question belongs to it."""
    shows: bool
    """Whether the last answer would show dice or something hidden: the sections are those before it."""
    stood: int
    """How many of the answers are legal in their turn."""
    why: str
    """Why the next one is not; empty if all are."""


class Composed(Patch):
    """A patch, how many of the answers were given, and why not all."""

    given: int
    why: str


class Whole(Patch):
    """Every section and the whole log."""

    printed: dict[str, Any]
    """What the board draws of the printed components (with the house values of this game) and no section tells."""


class Opened(Whole):
    """A table has been put up."""

    table: str


class LessonBegun(Opened):
    learner: int
    """The seat of whoever learns."""
    steps: list[LessonStep]


class Economy(TypedDict):
    series: list[Series]
    turns: list[TurnMark]
    by: list[int]
    """The seat of each entry of the record."""


class RulesFound(TypedDict):
    rules: list[LedgerRule]
    now: NotRequired[list[str]]
    """With a table: what to read before the pending decision."""


class BotMove(TypedDict):
    """Whether a bot has moved, and which."""

    moved: bool
    seat: NotRequired[int]
    why: NotRequired[Why | None]
    """For deals only: what a bot thinks of its own hand is its secret."""
    think: NotRequired[Thinker]
    """A bot that searches has to move."""


class BotReply(Patch, BotMove):
    """What a bot's move changed."""


class PositionReply(TypedDict):
    position: str


class PuzzleReply(TypedDict):
    answers: list[Answer]


class DigestReply(TypedDict):
    position: int
    digest: str


class Thought(TypedDict):
    move: list[Any]
    why: Why


class Hint(Why):
    move: list[Any]


class Risks(TypedDict):
    """What each answer or act risks, in the order asked; empty for nothing."""

    answers: list[Risk]
    acts: list[Risk]


class Saved(TypedDict):
    save: str
    passing: Habits | None
    """What the people at this table wish to be asked, to be given again when it is loaded."""


class Loaded(Opened):
    warnings: list[str]
    """After `recover`: what was lost, and what was done about it. With `foreign`: that nobody could verify it."""


class Verified(TypedDict):
    checked: int | None
    """The position up to which today's rules lead along the record."""
    whole: bool
    why: str


class Nothing(TypedDict):
    """No more than `ok`."""


class Replies(TypedDict):
    """What is answered, by `do`."""

    games: GamesReply
    words: WordsReply
    new: Opened
    lesson: LessonBegun
    taught: StepWords
    view: Whole
    answer: Patch
    preview: Preview
    compose: Composed
    act: Patch
    deal: Patch
    bargain: Bargain
    weigh: Weighed
    enter: Patch
    undo: Patch
    settle: Patch
    risks: Risks
    take_back: Patch
    wish: Patch
    redo: Patch
    back: Patch
    branch: Patch
    switch: Patch
    promote: Patch
    drop: Patch
    at: Whole
    economy: Economy
    recap: Recap
    ending: Ended
    doubts: DoubtsFound
    judge: Judged
    rules: RulesFound
    survey: SurveyFound
    survey_games: SurveyPlayed
    survey_file: SurveyFile
    bot: BotReply
    puzzle: PuzzleReply
    handout: PositionReply
    position: PositionReply
    think: Thought
    move: Patch
    hint: Hint
    save: Saved
    load: Loaded
    verify: Verified
    digest: DigestReply
    close: Nothing
