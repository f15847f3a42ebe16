"""The tutorial docs/tutorials/new-game.md, step by step: its files and commands, in a copy of the sources.

This keeps the page true. It also shows that a game is a folder, and that the tests of all games accept a new one.
"""

import json
import re

import pytest
from browser_contexts import chromium
from browser_support import StaticVisit, machine
from new_game_page import BLOCK, FOLDER, PAGE
from tutorial_walk import Walk, check_outputs, copy_sources, files_in, follow
from web_support import SEARCHES, page_on

pytestmark = pytest.mark.long
OWN_TEST = "tests/games/test_breakthrough.py"
MOST_LINES = 212  # of the folder: some 200, as the page has it
REFUSED = ("python local_eval.py --game", "python local_eval.py accuracy")  # on the page: with exit code 2
SHORTER = "--sims 1000 --pairs 50", "--sims 1000 --pairs 5"  # a match of the page, and the one that is played
MADE = {"first.jsonl", "match.html", "review.html", "submission/breakthrough.py"}  # by its commands, besides runs/


# What the game's champion finds on the signed positions; each position with the seed of its agent.
SIGNED_SEARCHES = """
import json
from functools import partial
from tempo.lab.bench.bench_command import searches
from tempo.arena.players.profile_agents import make_agent
from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.rng import new_rng
use_kernel_cache()
name, counts = "breakthrough", (200,)
signed = [{"shape": config.shape, "moves": list(moves), "seed": str(new_rng(number)[0])}
          for number, (config, moves) in enumerate(adapter_of(name).signed(new_config(name)))]
looks = searches(name, partial(make_agent, name, "champion", {}, 200), counts)
found = [[look.move, look.reason, look.visits, look.values] for look in looks]
print(json.dumps({"asked": {"name": name, "signed": signed, "counts": counts}, "looks": found}))
"""


@pytest.fixture(scope="module")
def walk(tmp_path_factory) -> Walk:
    folder = tmp_path_factory.mktemp("walk")
    copy_sources(folder)
    assert PAGE.count(SHORTER[0]) == 1
    return follow(PAGE.replace(*SHORTER), folder)


def test_each_command_prints_what_the_page_shows(walk):
    assert len(walk.typed) > 12
    check_outputs(walk, REFUSED)
    refusals = [one.output for one in walk.typed if one.code == 2]
    assert len(refusals) == 2 and all(text.count("\n") == 1 for text in refusals)


def test_the_whole_game_is_a_folder_of_200_lines(walk):
    after = files_in(walk.folder)
    assert {path: after.get(path) for path in walk.before} == walk.before, "no file that was there has changed"
    new = {path for path in after.keys() - walk.before.keys() if not path.startswith("runs/") and path[-5:] != ".lock"}
    folder = {path for path in new if path.startswith(f"{FOLDER}/")}
    assert new == folder | {OWN_TEST} | MADE
    written = [block["text"] for block in BLOCK.finditer(PAGE) if (block["path"] or "").startswith(f"{FOLDER}/")]
    assert len(written) + 2 == len(folder), "and two that are empty"
    assert sum(text.count("\n") for text in written) <= MOST_LINES


def test_the_game_passes_ruff(walk):
    done = walk.run(f"ruff check --no-cache {FOLDER} {OWN_TEST}")
    assert done.returncode == 0, done.stdout


def test_other_commands_find_the_game(walk):
    """Build targets, help texts and the import rules include it; the contract's tests are on the page."""
    assert (
        "breakthrough: tempo.games.breakthrough.champion -> submission/breakthrough.py"
        in walk.run("python build.py --list").stdout
    )
    for command in ("build.py --check breakthrough", "local_eval.py tune champion --game breakthrough --help"):
        done = walk.run(f"python {command}")
        assert done.returncode == 0 and "breakthrough" in done.stdout
    done = walk.run("python -m pytest tests/test_layers.py")
    assert done.returncode == 0, done.stdout


def test_a_page_replays_the_game_with_its_own_drawing(walk):
    drawing = (walk.folder / FOLDER / "adapter" / "drawing.js").read_text(encoding="utf-8")
    for name in ("match.html", "review.html"):
        text = (walk.folder / name).read_text(encoding="utf-8")
        assert text.count(drawing) == 1
        assert re.findall(r"^KINDS\.(\w+) = ", text, re.MULTILINE) == ["breakthrough"]
    assert "estimate, not a fact" in text


def test_it_plays_in_a_browser_without_python(walk, tmp_path):
    """With its rules and the tree search, and nothing written for that but its drawing: the same moves as in Python."""
    exported = walk.run(f"python local_eval.py play --export {tmp_path} breakthrough")
    assert exported.returncode == 0, exported.stdout
    wanted = json.loads(walk.run(f"python -c '{SIGNED_SEARCHES}'").stdout)
    with chromium() as browser, page_on(tmp_path, browser) as page:
        looks = page.evaluate(SEARCHES, wanted["asked"])
        assert [[look["move"], look["reason"], look["visits"], look["values"]] for look in looks] == wanted["looks"]
        board = StaticVisit(browser, page.evaluate("location.origin"), {})
        board.open("breakthrough", machine("level:1"), machine("level:2"))
        state = board.wait_until(lambda state: state["over"])
        assert state["over"]["rewards"] and board.stones.count() > 0 and board.faults == []


def test_random_does_not_beat_the_champion(walk):
    """The score of the match on the page. A forfeit would change the exit code."""
    match = next(one for one in walk.typed if "match champion random" in one.command)
    score = re.search(r"champion vs random: ([\d.]+) %", match.output)
    assert score and float(score[1]) >= 75


def test_the_game_has_the_default_levels(walk):
    done = walk.run("python local_eval.py match level:8 level:1 --game breakthrough --pairs 6 --sims 100 --workers 1")
    score = re.search(r"level:8 vs level:1: ([\d.]+) %", done.stdout)
    assert done.returncode == 0 and score and float(score[1]) >= 75, done.stdout
