"""The game on a board, without views: machines and clocks, on the page that has a server and on the static one.

Both run the same modules. Rules, engines and archive below them differ.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from board_support import BoardServer
from browser_support import HUMAN, actions_of, machine
from table_support import LEVEL, LONG, TIMED, Refused, Table
from waiting import KILL, KILLED

# Machines.


def test_an_answer_for_a_player_who_has_left_the_seat_does_not_count(table: Table) -> None:
    """It was on its way when the players were changed."""
    table.open(seats=[HUMAN, LEVEL])
    table.run("table.asked = []")
    table.run("board.engine.ask = (request, answers) => { table.asked.push({ request, ...answers }); }")
    table.play(3)
    answer = {"action": 0, "seconds": 0.1}
    state = table.run(
        "(board.inTurn(() => table.boards.setPlayers(board, { seats: values[0] })),"
        " table.asked[0].onResult(values[1]), board.inTurn(() => board.state()))",
        [HUMAN, machine("level:2")], answer,
    )  # fmt: skip
    assert actions_of(state) == [3] and state["thinking"] == {"seat": 1, "task": "move"}
    table.run("table.asked[1].onResult(values[0])", answer)
    assert actions_of(table.until("board.tree.at === 2")) == [3, 0]


@pytest.mark.parametrize("seats", [(LEVEL, HUMAN), (HUMAN, HUMAN)])
def test_analysis_that_is_on_keeps_nobody_from_moving(table: Table, seats: tuple) -> None:
    """Neither the machine nor the clock, on a board that is shown again."""
    first = table.open("connectx", HUMAN, HUMAN, clock=TIMED, actions=[3, 3])["id"]
    table.run("board.engine.ask = () => {}")
    table.act("watch", on=True)
    table.act("seats", seats=seats)
    table.open()
    table.show(first)
    if seats[0] is HUMAN:
        table.until("board.leads && board.thinking === 'watch' && board.flag")
    else:
        table.until("board.leads && board.thinking === 'move'")


def show_slow_machines(table: Table, **choice: Any) -> None:
    """Show a game of two machines, each of whose moves lasts a minute. They sit down when the pace is set."""
    table.open("connectx", HUMAN, HUMAN, actions=[3], **choice)
    table.act("pace", seconds=60)
    table.run("table.stopClock()")
    table.act("seats", seats=[LEVEL, LEVEL])


def test_two_machines_keep_a_pace(table: Table) -> None:
    """A quick answer waits until the move has lasted long enough; a step does not wait."""
    show_slow_machines(table)
    state = table.until("board.held")
    moves = state["at"]
    assert state["thinking"]["task"] == "move"
    table.act("pause")
    table.act("step")
    assert table.until(f"board.tree.at === {moves + 1} && !board.thinking")["pace"] == 60
    table.act("resume")
    table.until("board.held")
    table.act("pace", seconds=0)  # the answer that waits is played at once
    table.until(f"board.tree.at > {moves + 1}")


def test_the_clock_stops_while_a_move_waits_for_the_pace(table: Table) -> None:
    show_slow_machines(table, clock={**TIMED, "act": 600})
    clock = table.until("board.held")["clock"]
    assert (clock["running"], clock["elapsed"], clock["left"]) == (None, 0, [60, 60])
    table.run("Object.assign(board, { spent: 610 })")  # as if the search had taken longer than the time for a move
    assert sorted(table.state["clock"]["left"]) == [50, 60]


# People and their clock.


def test_a_move_that_comes_too_late_loses(fresh_table: Table) -> None:
    """As does one whose timer the browser has delayed; but the clock starts with the first move."""
    table = fresh_table
    table.open("connectx", HUMAN, HUMAN, clock=TIMED)
    table.run("table.stopClock()")
    table.run("table.now += 600_000")
    first = table.play(3)
    assert first["over"] is None and first["clock"]["left"] == [60, 60]
    table.run("table.now += 30_000")
    assert table.play(3)["clock"]["left"] == [60, 32]
    table.run("table.now += 63_000")
    assert table.play(3)["over"] == {"rewards": [-1, 1], "forfeit": 0, "reason": "time"}
    assert actions_of(table.state) == [3, 3]
    [entry] = table.games()
    assert (entry["result"], entry["how"]) == ("second", "TIMEOUT")


def test_a_pause_stops_the_clock(table: Table) -> None:
    table.open("connectx", HUMAN, LEVEL, clock=TIMED, actions=[3, 3])
    table.run("table.stopClock()")
    table.act("from_here")  # begins a turn
    table.run("table.now += 5_000")
    clock = table.act("pause")["clock"]
    assert (clock["running"], table.run("board.elapsed()")) == (None, 5)
    table.run("table.now += 600_000")
    clock = table.act("resume")["clock"]
    assert (clock["running"], clock["elapsed"]) == (0, 5)
    table.run("table.now += 5_000")
    state = table.play(0)
    assert state["over"] is None and state["line"][2]["seconds"] == 10 and state["clock"]["left"] == [52, 60]
    table.until("board.tree.at === 4")
    table.act("pause")
    assert not table.act("seats", seats=[HUMAN, HUMAN])["paused"], "two people have nothing to resume"


def test_looking_back_does_not_stop_the_clock(table: Table) -> None:
    table.open("connectx", HUMAN, HUMAN, clock=TIMED)
    table.run("table.stopClock()")
    table.play(3)
    table.run("table.now += 5_000")
    assert table.act("go", to=0)["clock"]["running"] is None
    table.act("watch", on=False)
    clock = table.act("go", to=1)["clock"]
    assert (clock["running"], clock["elapsed"]) == (1, 5)


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("play", {"action": 3, "at": 5}, "look again"),
    ("play", {"action": 99, "at": 0}, "is not legal"),
    ("go", {"to": 9}, "no position after 9"),
    ("jump", {"node": 7}, "no move 7"),
    ("seats", {"seats": [HUMAN, machine("nobody")]}, "nobody"),
    ("seats", {"seats": [HUMAN]}, "two seats"),
    ("seats", {"clock": {"kind": "timed", "act": 0.1, "bank": 0}}, "less than a second"),
    ("pace", {"seconds": 1e9}, "seconds should be"),
    ("resign", {"seat": 1}, "machine"),
    ("dance", {}, "no command"),
]


def test_impossible_requests_are_refused_with_a_sentence(table: Table) -> None:
    table.visit.forgive("status of 400")
    before = table.open()
    for command, body, said in IMPOSSIBLE:
        with pytest.raises(Refused, match=said):
            table.act(command, **body)
        assert table.state | {"version": 0} == before | {"version": 0}, (command, body)


# Only with a server.


def test_a_killed_engine_is_reported_and_restarted(served_table: Table, own_server: BoardServer) -> None:
    before = own_server.processes()
    shape = {"rows": 9, "columns": 9}
    served_table.open("connectx", HUMAN, machine("classic:early_stop=0"), clock=LONG, shape=shape, actions=[3, 3])
    served_table.play(2)
    served_table.until("board.analysis")
    [engine] = own_server.processes() - before
    os.kill(engine, KILL)
    state = served_table.until("board.error")
    assert KILLED in state["error"] and state["paused"] and actions_of(state) == [3, 3, 2]
    served_table.act("seats", seats=[HUMAN, LEVEL])
    served_table.act("resume")
    assert served_table.until("board.tree.at === 4")["error"] is None


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[BoardServer]:
    """Yield a server that may seat an agent file, which raises."""
    folder = tmp_path / "agents"
    folder.mkdir()
    (folder / "broken.py").write_text("def agent(observation, configuration):\n    raise ValueError('lost my way')\n")
    server = BoardServer(tmp_path / "games", "--allow-files", str(folder))
    yield server
    server.end()


def test_an_agent_file_that_raises_forfeits_with_its_reason(served_visit, broken: BoardServer, tmp_path: Path) -> None:
    table = Table(served_visit(broken))
    table.open("connectx", HUMAN, machine(str(tmp_path / "agents" / "broken.py")))
    table.play(3)
    state = table.until("board.ending() && !board.writing")
    assert state["over"]["forfeit"] == 1 and "lost my way" in state["over"]["reason"]
    assert [(one["result"], one["how"]) for one in table.games()] == [("first", "ERROR")]
