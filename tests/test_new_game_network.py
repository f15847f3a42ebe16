"""The tutorial docs/tutorials/new-game-network.md, step by step, after the files of docs/tutorials/new-game.md."""

import json
from pathlib import Path

import pytest
from new_game_page import BLOCK, FOLDER, NETWORK_PAGE, PAGE
from tutorial_walk import Walk, check_outputs, copy_sources, files_in, follow

pytestmark = pytest.mark.long
MOST_LINES = 60  # of the game's own for the network
REFUSED = ("python local_eval.py train breakthrough\n",)
CHANGED = {f"{FOLDER}/adapter/adapter.py", f"{FOLDER}/profiles.py"}
MADE = {"network.jsonl", "quick.png", "submission/breakthrough_network.py", f"{FOLDER}/learned/network_data.py"}
# A network and a run for the walk, smaller than those of the page, and so weaker.
SMALLER = {
    "policy_cells=2)": "policy_cells=2, channels=(8, 8))",
    "generations=3, games=100, games_per_block=50": "generations=2, games=40, games_per_block=20",
    "Elo above +153": "Elo +153",
}
RUN = ("curves.html", "curves.png", "generation-0001.blocks", "network-0002.npz", "run.json")

# Replays games of a record by the referee's rules.
REPLAY = """
import json
from tempo.arena.adapter.game_adapter import board_of, new_config
games = [json.loads(line) for line in open("network.jsonl").read().splitlines()[1:]]
for game in games:
    board = board_of(new_config("breakthrough"))
    for action in [*game["opening"], *(move["action"] for move in game["moves"])]:
        assert board.rewards() is None and action in board.legal()
        board.play(action)
    assert board.rewards() is not None
print(len(games))
"""

# The built file plays both sides of a game, without the sources' agents.
PLAY_FILE = """
import runpy
from tempo.games.breakthrough.adapter.adapter import BreakthroughBoard
agent, board = runpy.run_path("submission/breakthrough_network.py")["agent"], BreakthroughBoard()
while board.rewards() is None:
    observation = {"board": board.cells, "mark": board.mark, "step": board.plies, "remainingOverageTime": 0}
    action = agent(observation, {"actTimeout": 0.1})
    assert action in board.legal()
    board.play(action)
"""


@pytest.fixture(scope="module")
def walk(tmp_path_factory) -> Walk:
    folder = tmp_path_factory.mktemp("walk")
    copy_sources(folder)
    follow(PAGE, folder, commands=False)
    for name in ("", "adapter/"):
        (folder / FOLDER / f"{name}__init__.py").touch()
    page = NETWORK_PAGE
    for text, shorter in SMALLER.items():
        assert page.count(text) == 1
        page = page.replace(text, shorter)
    return follow(page, folder)


def python(walk: Walk, code: str) -> str:
    """Run code in the copy; return what it prints."""
    (walk.folder / "code.py").write_text(code, encoding="utf-8")
    done = walk.run("python code.py")
    (walk.folder / "code.py").unlink()
    assert done.returncode == 0, done.stdout
    return done.stdout


def own_lines() -> int:
    """Return the lines that the page writes, and adds to files."""
    count = 0
    for block in BLOCK.finditer(NETWORK_PAGE):
        if block["path"]:
            lines = block["text"].splitlines()
            count += sum(line.startswith("+") for line in lines) if block["kind"] == "diff" else len(lines)
    return count


def test_each_command_prints_what_the_page_shows(walk):
    assert len(walk.typed) > 7
    check_outputs(walk, REFUSED)


def test_the_network_is_60_lines_in_the_game_s_folder(walk):
    after = files_in(walk.folder)
    changed = {path for path in walk.before if after.get(path) != walk.before[path]}
    new = {path for path in after.keys() - walk.before.keys() if not path.startswith("runs/") and path[-5:] != ".lock"}
    written = {block["path"] for block in BLOCK.finditer(NETWORK_PAGE) if block["path"]}
    assert changed == CHANGED and new == (written - CHANGED) | {f"{FOLDER}/learned/__init__.py"} | MADE
    assert own_lines() <= MOST_LINES


def test_the_files_pass_ruff(walk):
    done = walk.run(f"ruff check --no-cache {FOLDER} --exclude network_data.py")
    assert done.returncode == 0, done.stdout


def test_the_run_has_curves(walk):
    assert all((walk.folder / "runs" / "quick" / name).stat().st_size > 0 for name in RUN)
    for path in (walk.folder / "quick.png", walk.folder / "runs" / "quick" / "curves.png"):
        assert path.read_bytes().startswith(b"\x89PNG")


def test_the_network_plays_whole_legal_games(walk):
    assert int(python(walk, REPLAY)) == 20
    record = [json.loads(line) for line in (walk.folder / "network.jsonl").read_text(encoding="utf-8").splitlines()]
    searched = [move for game in record[1:] for move in game["moves"] if move["reason"] == "search"]
    assert searched and all(move["simulations"] for move in searched)


def test_the_built_file_plays_a_whole_game(walk):
    lines = python(walk, PLAY_FILE).splitlines()
    assert len(lines) >= 8 and not any("error" in line for line in lines), "\n".join(lines)
    text = Path(walk.folder / "submission" / "breakthrough_network.py").read_text(encoding="utf-8")
    assert "encode_breakthrough" in text and "import jax" not in text


def test_moves_are_mirrored_along_with_the_squares(walk):
    python(walk, """
from tempo.games.breakthrough.adapter.self_play import game_spec
from tempo.games.breakthrough.rules import move_name
from tempo.training.self_play.symmetries import of_actions
spec = game_spec()
mirror = of_actions(spec.symmetries, spec.shape.columns, spec.shape.actions)[1]
for action in range(spec.shape.actions):
    assert move_name(mirror[action]) == move_name(action).translate(str.maketrans("abcde", "edcba"))
""")
