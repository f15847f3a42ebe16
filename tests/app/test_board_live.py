"""A board without a page: its requests, engine moves, and crashes that lose nothing."""

import json
import os
import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from live_support import new_board, until
from waiting import KILL, KILLED

from tempo.app.board import Board
from tempo.app.boards import BoardNotFound, Boards
from tempo.app.game.game_record import HUMAN
from tempo.app.game.game_tree import START, GameTree
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.record_file import read_record
from tempo.lab.referee.game_adapter import games


def played(board):
    return list(board.tree.actions(board.tree.at))


def test_a_machine_answers_and_undo_takes_both_back(boards):
    board = new_board(boards)
    board.play(3, 0)
    until(lambda: board.tree.at == 2)
    board.undo()
    assert played(board) == [] and len(board.tree.line) == 2
    board.redo()
    assert board.tree.at == 2
    board.undo()
    board.play(0, 0)
    until(lambda: board.tree.at == 2)
    assert board.tree.line[0] == 3  # the first line remains as a variation
    board.jump(1)
    assert board.tree.actions()[0] == 3


@pytest.mark.parametrize("game", games())
def test_two_machines_play_a_game_that_is_saved_once(boards, game):
    shape = {"gomoku": {"size": 6, "inarow": 4}}.get(game, {})
    board = new_board(boards, game, ("random", "level:1"), shape=shape)
    board.wake()
    until(lambda: board.ending() is not None)
    until(lambda: board.saved)
    state = board.state()
    assert state["to_move"] is None and state["legal"] == [] and state["over"]["forfeit"] is None
    [name] = board.saved.values()
    record = read_record(boards.records / name)
    [game_played] = record.games.values()
    assert [move["action"] for move in game_played["moves"]] == list(board.tree.actions())
    board.go(3)
    board.go(len(board.tree.line))
    assert list(board.saved.values()) == [name]


def test_undo_cancels_a_search_at_once(boards):
    board = new_board(boards, seats=(HUMAN, "classic"), act_timeout=600.0)
    board.play(3, 0)
    until(lambda: board.state()["thinking"])
    board.undo()
    state = board.state()
    assert state["at"] == 0 and state["thinking"] is None and state["to_move"] == 0
    board.play(2, 0)
    board.undo()
    assert board.tree.at == 0


def test_a_killed_engine_is_reported_and_restarted(boards):
    board = new_board(boards, seats=(HUMAN, "classic"), act_timeout=600.0)
    board.play(3, 0)
    until(lambda: board.engine.child is not None)
    os.kill(board.engine.child.process.pid, KILL)
    until(lambda: board.error)
    assert KILLED in board.error and board.paused and played(board) == [3]
    board.set_players([HUMAN, "level:1"], None)
    board.resume()
    until(lambda: board.tree.at == 2)
    assert board.error is None


def test_an_agent_file_that_raises_forfeits_with_its_reason(boards, tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("def agent(observation, configuration):\n    raise ValueError('lost my way')\n")
    board = new_board(boards, seats=(HUMAN, str(broken)))
    board.play(3, 0)
    until(lambda: board.ending() is not None)
    assert board.state()["over"]["forfeit"] == 1 and "lost my way" in board.state()["over"]["reason"]
    [name] = board.saved.values()
    assert read_record(boards.records / name).games[0]["statuses"] == ["DONE", "ERROR"]


def test_an_agent_file_plays(boards, tmp_path):
    first = tmp_path / "first.py"
    first.write_text("def agent(observation, configuration):\n    return observation.board[:7].index(0)\n")
    board = new_board(boards, seats=(HUMAN, str(first)))
    board.play(3, 0)
    until(lambda: board.tree.at == 2)
    assert played(board) == [3, 0]


def test_resigning_loses_and_the_game_may_go_on(boards):
    board = new_board(boards, seats=(HUMAN, HUMAN), actions=(3, 3))
    board.resign()
    assert board.state()["over"] == {"rewards": [-1, 1], "forfeit": 0, "reason": "resigned"}
    with pytest.raises(BadInput, match="over"):
        board.play(3, 2)
    board.play_from_here()
    board.play(3, 2)
    assert board.state()["over"] is None and board.tree.at == 3


def test_a_late_person_loses_and_a_pause_stops_the_clock(boards, monkeypatch):
    board = new_board(boards, seats=(HUMAN, HUMAN), act_timeout=0.2, bank=0.1, timed=True)
    with monkeypatch.context() as patch:
        patch.setattr("tempo.app.live_game.monotonic", lambda: 0.0)  # a busy machine may take long until the pause
        board.play(3, 0)  # the first move starts the clock
        board.pause()
    time.sleep(0.5)
    assert board.ending() is None
    board.resume()
    until(lambda: board.ending() is not None)
    assert board.state()["over"] == {"rewards": [1, -1], "forfeit": 1, "reason": "time"}


def test_looking_back_does_not_stop_the_clock(boards):
    board = new_board(boards, seats=(HUMAN, HUMAN), act_timeout=60.0, bank=0.0, timed=True)
    board.play(3, 0)
    since = board.since
    board.go(0)
    board.watch(False)
    board.go(1)
    assert board.since == since and board.state()["clock"]["running"] == 1


def test_another_page_does_not_stop_the_clock(boards):
    board = new_board(boards, seats=(HUMAN, HUMAN), act_timeout=60.0, bank=0.0, timed=True)
    board.play(3, 0)
    boards.poll(board)
    since = board.since
    page = boards.join(board)
    next(boards.listen(board, page))
    boards.poll(board)
    boards.leave(board, page)
    assert board.since == since


def test_two_machines_are_paused_and_stepped(boards):
    board = new_board(boards, seats=("level:1", "level:1"))
    board.pause()
    board.step()
    until(lambda: board.tree.at == 1)
    board.step()
    until(lambda: board.tree.at == 2)
    assert board.state()["thinking"] is None and board.paused
    board.undo()
    board.step()
    assert board.tree.at == 2  # a move that was played before is shown again


def test_nobody_plays_during_a_pause(boards):
    """In an earlier position a person may play: the game goes on from there."""
    board = new_board(boards, actions=(3, 4))
    board.pause()
    with pytest.raises(BadInput, match="paused"):
        board.play(2, 2)
    board.go(0)
    board.play(2, 0)
    assert not board.paused
    until(lambda: board.tree.at == 2)
    board.pause()
    board.set_players([HUMAN, HUMAN], None)
    board.play(2, 2)
    assert board.tree.at == 3, "two people have nothing to resume"


def test_two_machines_keep_a_pace(boards):
    """A quick answer waits until the move has lasted long enough; a step does not wait."""
    board = new_board(boards, seats=("level:1", "level:1"))
    board.set_pace(600)
    board.wake()
    until(lambda: board.hold)
    assert (played(board), board.state()["thinking"]) == ([], {"seat": 0, "task": "move"})
    board.pause()
    board.step()
    until(lambda: board.tree.at == 1)
    assert Board.from_json(board.to_json(), board.allowed, board.store).pace == 600
    board.resume()
    until(lambda: board.spent is not None)
    board.set_pace(0)  # the answer that waits is played at once
    until(lambda: board.ending() is not None)


def test_the_clock_stops_while_a_move_waits_for_the_pace(boards):
    board = new_board(boards, seats=("level:1", "level:1"), actions=(3,), timed=True, act_timeout=2.0, bank=60.0)
    board.set_pace(600)
    board.wake()
    until(lambda: board.hold)
    clock = board.state()["clock"]
    assert (clock["running"], clock["elapsed"], clock["left"]) == (None, 0.0, [60.0, 60.0])
    board.spent = 12.0  # as if the search had taken longer than the time for a move
    assert board.state()["clock"]["left"] == [60.0, 50.0]
    board.set_pace(0)
    until(lambda: board.tree.at > 1)
    board.pause()
    assert board.state()["clock"]["left"] == [60.0, 60.0]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (lambda board: board.play(3, 5), "look again"),
        (lambda board: board.play(99, 0), "99|100 is not legal"),
        (lambda board: board.go(9), "no position after 9"),
        (lambda board: board.jump(7), "no move 7"),
        (lambda board: board.set_players([HUMAN, "nobody"], None), "no player 'nobody'"),
        (lambda board: board.resign(1), "machine"),
    ],
)
def test_impossible_requests_are_refused_with_a_sentence(boards, asked, said):
    board = new_board(boards)
    before = board.state()
    with pytest.raises(BadInput, match=said):
        asked(board)
    assert board.state() | {"version": 0} == before | {"version": 0}


def test_a_board_outlasts_the_server(boards, tmp_path):
    board = new_board(boards, "othello", seats=(HUMAN, HUMAN), actions=(19, 18))
    board.play(17, 2)
    board.undo()
    boards.close()
    again = Boards(tmp_path / "games")
    assert again.token == boards.token
    found = again.get(board.name)
    assert found.state()["line"] == board.state()["line"] and found.tree.at == 2
    with pytest.raises(BoardNotFound):
        again.get("../../../etc/passwd")
    again.close()
    (boards.folder / f"{board.name}.json").write_text("{}")
    with pytest.raises(BoardNotFound, match="no longer readable"):
        again.get(board.name)


def test_boards_saved_before_version_1_are_readable(boards, tmp_path):
    """Their terms, guests, rungs and reasons (why) have other names now."""
    node = {"seconds": 0.5, "bank": 60.0, "simulations": 9, "reason": "search", "value": 0.5, "rung": "numba"}
    nodes = [
        {"parent": 0, "action": -1, "seat": -1, "children": [1]},
        {"parent": 0, "action": 3, "seat": 0, "children": [2], **node},
        {"parent": 1, "action": 4, "seat": 1, "children": [], **node},
    ]
    shape = {"rows": 6, "columns": 7, "inarow": 4}
    old = {
        "name": "0123456789abcdef",
        "terms": {"game": "connectx", "shape": shape, "act_timeout": 2.0, "bank": 60.0, "timed": False},
        "seats": [HUMAN, HUMAN],
        "tree": {"nodes": nodes, "line": [1, 2], "at": 2},
        "endings": {"2": {"rewards": [-1, 1], "statuses": ["DONE", "DONE"], "loser": 0, "why": "resigned"}},
        "saved": {"2": "2026-11-22/101500-connectx-Ann-Bob.jsonl"},
        "guests": {"2": ["Ann", "Bob"]},
        "dates": {"2": "2026-11-22"},
        "watched": False,
        "paused": False,
        "version": 7,
    }
    (tmp_path / "games" / ".boards" / f"{old['name']}.json").write_text(json.dumps(old))
    board = boards.get(old["name"])
    state = board.state()
    assert [seat["display_name"] for seat in state["seats"]] == ["Ann", "Bob"]
    assert state["saved_as"] == old["saved"]["2"]
    assert state["over"] == {"rewards": [-1, 1], "forfeit": 0, "reason": "resigned"} and state["config"]["rows"] == 6
    assert [ply["simulations"] for ply in state["line"]] == [9, 9] and board.tree.nodes[2].backend == "numba"


def test_a_page_gets_the_state_and_every_change(boards):
    board = new_board(boards)
    page = boards.join(board)
    stream = boards.listen(board, page)
    assert "event: state" in next(stream)
    board.play(3, 0)
    lines = next(stream).splitlines()
    assert lines[0] == "event: state" and json.loads(lines[1].removeprefix("data: "))["at"] == 1
    boards.leave(board, page)
    assert boards.pages[board.name] == [] and not boards.streams


def test_polling_keeps_a_board_awake(boards, monkeypatch):
    board = new_board(boards, seats=(HUMAN, "classic"), actions=(3, 3, 2), act_timeout=600.0)
    boards.poll(boards.get(board.name))
    until(lambda: board.analysis)
    told = boards.poll(boards.get(board.name))
    assert told["state"]["thinking"] and told["analysis"]["at"] == 3
    boards.sleep(board)
    assert boards.get(board.name) is board and board.thinking, "it was asked about just now"
    monkeypatch.setattr("tempo.app.boards.IDLE_SECONDS", 0.0)
    boards.sleep(board)
    assert board.name not in boards.open and board.thinking is None


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["play", "go", "cut", "jump"]), st.integers(0, 30)), max_size=40))
def test_the_game_tree_loses_no_move(steps):
    tree = GameTree()
    for what, number in steps:
        nodes = len(tree.nodes)
        if what == "play":
            tree.play(number % 3, tree.at % 2)
        elif what == "go":
            tree.go(number)
        elif what == "cut":
            tree.cut()
        elif nodes > 1:
            tree.jump(1 + number % (nodes - 1))
        assert len(tree.nodes) >= nodes
        assert 0 <= tree.at <= len(tree.line)
        way = [START, *tree.line]
        assert all(tree.nodes[child].parent == parent for parent, child in pairwise(way))
        for number_, node in enumerate(tree.nodes[1:], start=1):
            actions = [tree.nodes[child].action for child in node.children]
            assert number_ in tree.nodes[node.parent].children and len(set(actions)) == len(actions)
        assert GameTree.from_json(json.loads(json.dumps(tree.to_json()))).nodes == tree.nodes
