"""Analysis and hints of a board, and the threads of its engines."""

import math

import pytest
from live_support import FREE, new_board, until

from tempo.app.engine import worker
from tempo.app.engine.worker import EngineWorker, threads_of
from tempo.app.game.game_record import HUMAN
from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.game_adapter import new_config


def test_analysis_and_hints_come_on_request(boards):
    board, events = new_board(boards, seats=(HUMAN, HUMAN), actions=(3, 3, 3, 3, 3, 2, 4)), []
    tell = board.publish
    board.publish = lambda event, data: (events.append((event, data)), tell(event, data))
    board.watch(True)
    until(lambda: any(event == "analysis" and data.get("moves") for event, data in events))
    thought = next(data for event, data in events if event == "analysis" and data["moves"])
    assert {move["action"] for move in thought["moves"]} <= set(board.state()["legal"])
    until(lambda: any(event == "analysis" and any(move["exact"] for move in data["moves"]) for event, data in events))
    events.clear()
    until(lambda: any(event == "analysis" and data["reason"] == "exact" for event, data in events))
    thought = [data for event, data in events if event == "analysis"][-1]
    worth = {move["action"]: move["value"] for move in thought["moves"]}
    assert worth[thought["line"][0]["action"]] == max(worth.values()) == thought["value"]
    assert len(thought["line"]) > 1, "and it goes on"
    board.request_hint()
    until(lambda: board.hint)
    assert set(board.hint["actions"]) <= set(board.state()["legal"]) and board.hint["certain"]
    board.watch(False)
    assert board.state()["thinking"] is None and board.hint is None


@pytest.mark.parametrize("threads", [1, 2])
def test_the_threads_of_a_search_are_reported(threads):
    agent = make_agent("othello", "champion", {"threads": str(threads)}, None, 1)
    assert threads_of(agent) == threads


@pytest.mark.parametrize("player", ["classic_uniform:sims=20", "champion:threads=1", "champion"])
def test_threads_are_added_only_where_a_player_leaves_them_open(player, monkeypatch):
    """A number of simulations repeats, which several threads do not; a typed number of threads stays."""
    monkeypatch.setattr(worker, "cores", lambda: 2)
    config = {**new_config("gomoku", {"size": 11}, **FREE)._asdict(), "shape": {"size": 11, "inarow": 5}}
    agent = EngineWorker().agent({"config": config, "player": player, "seat": 1, "game": 0, "seed": 1})
    assert threads_of(agent) == (2 if player == "champion" else 1)


SOLVED = [
    ("connectx", {"rows": 4, "columns": 5, "inarow": 4}, (2, 0, 1, 0, 3, 1)),
    ("gomoku", {"size": 9}, (40, 0, 41, 8, 42, 72, 43, 80)),  # an open four
]
DRAWN = [
    ("gomoku", {"size": 3, "inarow": 3}, ()),  # by tree search
    ("gomoku", {"size": 5}, (12, 6, 7, 17, 11, 13, 8, 16, 3, 22)),  # by alpha-beta
    ("connectx", {"rows": 4, "columns": 4, "inarow": 4}, ()),  # by the solver
]


@pytest.mark.parametrize(
    ("game", "shape", "actions", "value"), [*((*one, 1.0) for one in SOLVED), *((*one, 0.5) for one in DRAWN)]
)
def test_the_analysis_of_a_solved_position_ends(game, shape, actions, value, monkeypatch):
    """It ends when nothing is left to find out, not when its time is over."""
    monkeypatch.setattr(worker, "MAX_WATCH", math.inf)
    engine, sent = EngineWorker(), []

    def send(message):
        sent.append(message["analysis"])
        if len(sent) > 1000:
            raise AssertionError("the analysis of a solved position goes on")

    monkeypatch.setattr(engine.inbox, "send", send)
    config = new_config(game, shape, **FREE)
    request = {"id": 0, "task": "watch", "game": 0, "seat": 0, "actions": actions}
    answer = engine.watch(request, config)
    assert answer["certain"] == (value == 1.0 or game == "connectx")
    assert sent[-1]["final"] and sent[-1]["value"] == value
    assert [analysis["final"] for analysis in sent[:-1]] == [False] * (len(sent) - 1)


def test_a_page_that_comes_later_gets_an_analysis_that_has_ended(boards):
    shape = {"rows": 4, "columns": 5, "inarow": 4}
    board = new_board(boards, seats=(HUMAN, HUMAN), actions=(2, 0, 1, 0, 3, 1), shape=shape)
    board.watch(True)
    until(lambda: board.analysis and board.analysis["final"])
    page = boards.join(board)
    events = boards.listen(board, page)
    assert "event: state" in next(events)
    assert "event: analysis" in (sent := next(events)) and '"final": true' in sent
    boards.leave(board, page)
