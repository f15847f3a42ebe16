"""Gomoku in the lab: configuration, drawing, whole runs."""

import json
import random
import shutil
import subprocess

import pytest

from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.record_file import read_record
from tempo.games.gomoku.adapter.adapter import ADAPTER
from tempo.games.gomoku.adapter.board import write_move
from tempo.lab.report.html_page import script_of
from tempo.lab.tournament.match import match
from tempo.lab.tournament.revisions.ladder_command import ladder

CONFIG = new_config("gomoku", {"size": 7, "inarow": 4}, act_timeout=2.0, bank=7.0)


# ---- configuration, drawing ----


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ("size=2", "boards of size 3 to 20, not 2"),
        ("size=21", "boards of size 3 to 20, not 21"),
        ("inarow=21", "inarow=20, not 21"),
        ("rows=6", "cannot set rows of gomoku, but size, inarow"),
    ],
)
def test_invalid_boards_are_refused_with_one_line(config, said, capsys):
    assert match(["rules", "random", "--game", "gomoku", "--config", config]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_the_environment_is_limited_to_size_19():
    with pytest.raises(BadInput, match="no size=20, inarow=5: 19 is its largest"):
        ADAPTER.play_in_environment(("random", "random"), new_config("gomoku", {"size": 20}), "seed")


def test_the_quiet_position_needs_a_search():
    board = ADAPTER.quiet_position(new_config("gomoku", {}))
    assert 2 <= board.stones <= 4 and not board.is_over()
    assert ADAPTER.most_plies(CONFIG) == 49
    assert ADAPTER.quiet_position(new_config("gomoku", {"size": 3, "inarow": 1})).stones == 0


def test_the_page_draws_the_referees_board():
    """Run the page's script with node, if installed: cells, last move and names of moves agree with the referee."""
    config, generator = new_config("gomoku", {"size": 9, "inarow": 4}), random.Random(3)
    board = board_of(config)
    while not board.is_over():
        board.play(generator.choice(board.legal()))
    assert ADAPTER.drawn(board.moves, config)["line"] == board.winning_line()
    assert ADAPTER.drawn(board.moves[:-1], config)["line"] == []
    node = shutil.which("node")
    if node is None:
        return
    page = "{querySelectorAll: () => [], addEventListener() {}}"
    plies = [{"action": cell, "seat": number % 2} for number, cell in enumerate(board.moves)]
    lines = [
        f"const document = {page}, window = document, location = {{hash: ''}};",
        script_of(["gomoku"]),
        f"const config = {json.dumps(config.shape)}, plies = {json.dumps(plies)}, kind = KINDS.gomoku;",
        "const {cells, last} = kind.cells(plies, config), names = plies.map((ply) => kind.name(ply.action, config));",
        "console.log(JSON.stringify({cells, last, names}));",
    ]
    run = subprocess.run([node, "-"], input="\n".join(lines), capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    assert [0 if seat is None else seat + 1 for seat in told["cells"]] == board.cells
    assert told["last"] == board.moves[-1]
    assert told["names"] == [write_move(cell, 9) for cell in board.moves]


# ---- whole runs ----

FAST = ["--game", "gomoku", "--config", "size=7", "--sims", "5"]


def test_gauntlets_and_ladders_with_all_players_and_the_environment(tmp_path):
    for number, (play, more) in enumerate([(match, []), (ladder, ["--environment"])]):
        path = tmp_path / f"{number}.jsonl"
        assert play(["rules", "random", "openspiel", *FAST, *more, "--pairs", "1", "--record", str(path)]) == 0
        games = read_record(path).games.values()
        assert {game["statuses"][seat] for game in games for seat in (0, 1)} == {"DONE"}
        assert len(games) == (6 if more else 4)
