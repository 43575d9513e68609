"""Where a text is taken apart because it is one: words, names of files, what people type. Each with its reason.

A place is a file and the function in it; a file alone stands for what is outside its functions. A place that is not
found any more is a mistake (`parsed.left_over` says so): the list cannot grow old.
"""

PEOPLE_TYPE = "what people type"
TEMPLATES = "the template language: this is its reader"
ADDRESSES = "addresses of the web"
LANGUAGES = "a language tag (en-GB), which has parts by its standard"
FILES = "names of files and what people call their games"
NUMBERS = "digits of a number, as it is written"
CODEC = "a codec: the other half stands beside it"
EARLIER = "texts in which saves of an earlier version remembered things"

PROSE = {
    # the core
    "pygame_core/cli/board.py TextBoard.label": "a key that has no word is shown as one",
    "pygame_core/cli/files.py read": FILES,
    "pygame_core/cli/files.py write": FILES,
    "pygame_core/cli/options.py data_from": FILES,
    "pygame_core/cli/plain.py": "letters that would control a terminal",
    "pygame_core/cli/plain.py whole": PEOPLE_TYPE,
    "pygame_core/cli/tables.py kind_of": FILES,
    "pygame_core/cli/options.py options_from": PEOPLE_TYPE,
    "pygame_core/cli/play.py _new": PEOPLE_TYPE,
    "pygame_core/cli/play.py Terminal.obey": PEOPLE_TYPE,
    "pygame_core/cli/play.py answer_of": PEOPLE_TYPE,
    "pygame_core/simulate/command.py seats_from": PEOPLE_TYPE,
    "pygame_core/lobby.py _plain": "spaces and invisible letters in a player's name",
    "pygame_core/kernel/words.py _hole": TEMPLATES,
    "pygame_core/kernel/words.py compile_template": TEMPLATES,
    "pygame_core/kernel/rulebook.py search": "the words of a search",
    "pygame_core/kernel/rulebook.py around": "rules are numbered like chapters: the ledger's own order",
    "pygame_core/kernel/rulebook.py": "the reader of the ledger's lines",
    "pygame_core/kernel/entries.py Entered.wrong": "the first of an entry, which is a list",
    "pygame_core/kernel/entries.py Note.wrong": "the parts of a note, which is a list",
    "pygame_core/kernel/forms.py": "the text of JSON, before its reader sees it",
    "pygame_core/kernel/recover.py salvage": "the text of a damaged file",
    "pygame_core/kernel/saves.py": "the form of a branch's name, and of the JSON text of a file",
    "pygame_core/kernel/saves.py _cut": "the text of a file, and the message of the JSON reader",
    "pygame_core/kernel/saves.py _checkpoint_game": "the message of the reader of states, which begins with the place",
    "pygame_core/kernel/chance.py new_stream": "the bytes of a digest",
    "pygame_core/kernel/table.py Table._apply": "the arguments of an act, which is a list",
    "pygame_core/recap.py Recapper.line_of": "how many words a sentence has",
    "pygame_core/facade.py": "names of Python functions: which of them answer requests",
    "pygame_core/parts/pieces.py Codec.read": CODEC,
    "pygame_core/parts/pieces.py _Kind.__init__": CODEC,
    "pygame_core/parts/pieces.py ListCodec.read": CODEC,
    "pygame_core/parts/components.py is_about": "keys of a table that say where its other values come from",
    "pygame_core/report/page.py as_markdown": "the cells of a table in Markdown",
    "pygame_core/games/john_company_second/upgrades.py from_1": EARLIER,
    "pygame_core/games/john_company_second/upgrades.py _after": EARLIER,
    "pygame_core/games/john_company_second/upgrades.py _parliament": EARLIER,
    # the page
    "web/app/template.js hole": TEMPLATES,
    "web/app/template.js pieces": TEMPLATES,
    "web/app/table/deals/draft.js parts": "a sentence with blanks: the text around them",
    "web/app/words.js wanted": LANGUAGES,
    "web/app/words.js locale": LANGUAGES,
    "web/app/words.js disguised": "the letters of a word, each in disguise",
    "web/app/route.js routeOf": ADDRESSES,
    "web/app/boot.js countPage": ADDRESSES,
    "web/app/early.js": ADDRESSES,
    "web/app/boot.js": ADDRESSES,
    "web/app/keep/picture.js sealOf": "letters of which a hash is made",
    "web/app/lobby/rules_found.js rulesFound": "the words of a search",
    "web/app/link.js plain": "half letters in a text",
    "web/app/link.js toBase64": CODEC,
    "web/app/link.js fromBase64": CODEC,
    "web/app/engine.js depthOf": "how deeply a JSON text is nested",
    "web/app/as-test.js moduleName": FILES,
    "web/app/files.js fileName": FILES,
    "web/app/lobby/intake.js titleOf": FILES,
    "web/app/puzzle/form.js text": "half letters in a text",
    "web/app/lobby/games.js titled": "a title of two parts, for two lines",
    "web/app/lobby/draft.js setup": PEOPLE_TYPE,
    "web/app/table/rules.js matching": "the words of a search",
    "web/app/table/elements.js sentence": "amounts of money within a sentence",
    "web/app/table/elements.js shortRef": "where the rulebook says it: its chapter",
    "web/app/table/elements.js ruleRef": "where the rulebook says it, as a person would",
    'web/app/table/answering.js "answer-amount"': NUMBERS,
    "web/app/table/hint.js weighed": NUMBERS,
    "web/app/table/players.js points": "a unit of one word or more",
    "web/app/table/charts.js areaChart": "the commands of an SVG path",
    "web/app/table/curtain.js hold": "kinds of the browser's events",
    "web/app/table/keys.js keys": "a key of the keyboard",
    "web/app/table/keys.js on": "a key of the keyboard",
    'web/app/table/numbers.js "answer-slot"': NUMBERS,
    'web/app/table/numbers.js "answer-field"': NUMBERS,
    "web/app/table/recaps/lines.js setOff": "the name with which a sentence begins",
    "web/app/actions.js waitsFor": "the list of words in an attribute, like those of `class`",
    "web/app/focus.js selectorOf": "names of attributes",
    "web/app/patch.js patched": "names of sections: here a patch is read, and nowhere else",
    "web/app/session.js Session.words": "a key of the catalogue (section.code), as boards write it; and a template",
    "web/app/keep/journal.js journals": CODEC,
    "web/boards/kit/moments.js cornersOf": "the commands of an SVG path",
    "web/boards/generic.js Drawer.title": "a key that has no word is shown as one",
}
