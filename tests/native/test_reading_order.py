"""The order of modules in a built file: that of a reader, as far as Python can execute it."""
import re

import pytest
from build_support import plant
from built_files import BUILT_AGENTS, build, built_file
from folders import ROOT

from tempo.native.aot.reading_order import PARTS, in_reading_order, needs_of

AGENT = "def agent(observation, configuration=None):\n    return {}\n"
# What `search.use` says about `base`, which stands below it where it may: PARTS has the search further up.
LAZY = {
    "a body": "def call():\n    return value() + CONSTANT\n",
    "a method that nothing calls": "class Own:\n    def call(self):\n        return value()\nOWN = Own()\n",
    "the body of a lambda": "CALL = lambda: value()\n",
    "annotations": "FIELD: Kind | None = None\ndef call(kind: Kind) -> Kind:\n    return kind\n",
}
EAGER = {
    "a constant": "TWICE = CONSTANT * 2\n",
    "a base class": "class Own(Kind):\n    pass\n",
    "a class's body": "class Own:\n    FIELD = CONSTANT\n",
    "a default": "def call(number=CONSTANT):\n    return number\n",
    "a lambda's default": "CALL = lambda number=CONSTANT: number\n",
    "a decorator": "@mark\ndef call():\n    return 1\n",
    "a called function": "def call():\n    return CONSTANT\nONCE = call()\n",
    "a function in a called one": "def call():\n    def inner():\n        return CONSTANT\n    return inner()\n"
    "ONCE = call()\n",
    "a class that is made": "class Own:\n    def __init__(self):\n        self.field = CONSTANT\nOWN = Own()\n",
    "a method that is called": "class Own:\n    def get(self):\n        return CONSTANT\nONCE = Own().get()\n",
    "a method that was called before its class": "def ask(one):\n    return one.get()\n"
    "class Own:\n    def get(self):\n        return CONSTANT\nONCE = ask(Own())\n",
    "an inherited one": "class Above:\n    def __init__(self):\n        self.field = CONSTANT\n"
    "class Own(Above):\n    pass\nOWN = Own()\n",
}
BASE = "CONSTANT = 1\nclass Kind:\n    pass\ndef mark(function):\n    return function\ndef value():\n    return 1\n"


def order(tmp_path, files):
    """Return the names of the modules in a file, without the package."""
    plant(tmp_path, {f"tempo/{path}": text for path, text in files.items()})
    modules = build.modules_of("tempo.games.game.champion", tmp_path)
    exec(build.bundle("toy", modules, tmp_path), {})
    return [name.partition(".")[2] for part in in_reading_order(modules) for name in part.modules]


def using(text):
    needed = [name for name in ("CONSTANT", "Kind", "mark", "value") if name in text]
    imports = f"from tempo.base import {', '.join(needed)}\n"
    bound = re.findall(r"(?m)^(?:def |class )?(\w+)", text)[-1]
    return {"base.py": BASE, "search/use.py": imports + text,
            "games/game/champion.py": f"from tempo.search.use import {bound}\n{AGENT.format(bound)}"}  # fmt: skip


@pytest.mark.parametrize("text", LAZY.values(), ids=LAZY)
def test_a_module_may_stand_above_what_it_uses_later(text, tmp_path):
    assert order(tmp_path, using(text)) == ["search.use", "base", "games.game.champion"]


@pytest.mark.parametrize("text", EAGER.values(), ids=EAGER)
def test_a_module_stands_below_all_that_it_needs_while_it_is_executed(text, tmp_path):
    assert order(tmp_path, using(text)) == ["base", "search.use", "games.game.champion"]


def test_a_need_is_followed_through_all_modules(tmp_path):
    """A module that calls a function needs the names that this reads."""
    files = {"base.py": "CONSTANT = 1\n",
             "network/layers.py": "from tempo.base import CONSTANT\ndef middle():\n    return CONSTANT\n",
             "search/use.py": "from tempo.network.layers import middle\nONCE = middle()\n",
             "games/game/champion.py": f"from tempo.search.use import ONCE\n{AGENT.format('ONCE')}"}  # fmt: skip
    assert order(tmp_path, files) == ["base", "network.layers", "search.use", "games.game.champion"]


def test_parts_stand_in_their_order_and_data_last(tmp_path):
    """In a part the whole precedes its details, but for the types in its annotations."""
    files = {
        "native/a.py": "A = 1\n",
        "games/game/book/book_data.py": "BOOK = ''\n",
        "games/game/book/book.py": "from tempo.games.game.book.book_data import BOOK\ndef book():\n    return BOOK\n",
        "games/game/rules.py": "from tempo.native.a import A\ndef move():\n    return A\n",
        "search/types.py": "class Tree:\n    pass\n",
        "search/backup.py": "def backup():\n    return 1\n",
        "search/mcts.py": "from tempo.search.backup import backup\nfrom tempo.search.types import Tree\n"
        "def search(tree: Tree):\n    return backup()\n",
        "search/options.py": "OPTIONS = 1\n",
        "games/game/champion.py": "from tempo.search.mcts import search\nfrom tempo.search.options import OPTIONS\n"
        "from tempo.games.game.book.book import book\nfrom tempo.games.game.rules import move\n"
        + AGENT.format("search(book, move, OPTIONS)"),
    }
    assert order(tmp_path, files) == [
        "search.options", "games.game.rules", "search.types", "search.mcts", "search.backup", "games.game.book.book",
        "games.game.book.book_data", "native.a", "games.game.champion"]


@pytest.mark.parametrize("name", ["connectx", "gomoku_network", "othello"])
def test_each_module_of_a_real_file_stands_below_what_it_needs(name):
    modules = build.modules_of(BUILT_AGENTS[name], ROOT)
    parts, needs = in_reading_order(modules), needs_of(modules)
    titles = [part.title for part in parts]
    assert titles == [title for title in [*PARTS, "The agent"] if title in titles]
    names = [module for part in parts for module in part.modules]
    assert sorted(names) == sorted(module.name for module in modules) and names[-1] == BUILT_AGENTS[name]
    assert all(needs[module].issubset(names[:number]) for number, module in enumerate(names))


def test_the_contents_of_the_committed_file_say_where_its_modules_are():
    lines = built_file("connectx").read_text(encoding="utf-8").split("\n")
    rows = [re.fullmatch(r"# +(\d+|below) +(\d*) {4,}([a-z][\w.]*) .*", line) for line in lines[: lines.index("")]]
    places = {row[3]: (row[1], row[2]) for row in rows if row}
    assert len(places) == len([line for line in lines if line.startswith("# src/tempo/")])
    for name, (place, _) in places.items():
        if place != "below":
            assert lines[int(place) - 1].endswith(f"/{name.replace('.', '/')}.py")
    assert places["champion"][0] == "below"
    assert int(places["search.tree"][0]) < 1500 and int(places["search.mcts"][0]) < 2500
