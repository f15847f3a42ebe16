"""What is kept of a game: records, and boards that several pages show; on both pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from board_support import BoardServer
from browser_support import HUMAN, Visit, actions_of
from table_support import LEVEL, Refused, Tab, Table


@pytest.fixture
def table(fresh_table: Table) -> Table:
    """Return a table of each page, whose archive is empty."""
    return fresh_table


def test_resigning_loses_and_undo_takes_it_back(table: Table) -> None:
    """No move is taken back; the game is saved once, and its record goes on with it."""
    table.open("connectx", HUMAN, HUMAN)
    table.play(3, 4)
    state = table.act("resign")
    table.act("go", to=1)
    table.act("go", to=2)
    assert state["over"] == {"rewards": [-1, 1], "forfeit": 0, "reason": "resigned"}
    for command, body in {"resign": {}, "hint": {}, "play": {"action": 3, "at": 2}}.items():
        with pytest.raises(Refused, match="over"):
            table.act(command, **body)
    assert [(one["result"], one["how"], one["name"]) for one in table.games()] == [
        ("second", "resigned", state["saved_as"])
    ]
    back = table.act("undo")
    assert (back["over"], back["at"], back["saved_as"]) == (None, 2, None)
    assert [(one["result"], one["name"]) for one in table.games()] == [("open", state["saved_as"])]
    table.act("resign")
    state = table.act("from_here")
    assert state["over"] is None and [one["result"] for one in table.games()] == ["open"]
    assert table.play(3)["at"] == 3


def test_undo_takes_a_resignation_out_of_the_records(table: Table) -> None:
    """Where no move was played here, nothing remains to be saved."""
    table.open("connectx", HUMAN, HUMAN, actions=[3, 4])
    assert table.games() == []
    table.act("resign")
    assert [one["how"] for one in table.games()] == ["resigned"]
    table.act("undo")
    assert table.games() == []


def test_a_game_that_a_restart_ends_is_saved_and_resumed(table: Table) -> None:
    """The record of the resumed game replaces it."""
    table.open("connectx", HUMAN, HUMAN)
    assert table.play(3, 4)["in_play"]
    again = table.act("restart")
    assert again["line"] == [] and not again["in_play"]
    [entry] = table.games(result="open")
    assert (entry["result"], entry["plies"], entry["players"]) == ("open", 2, ["human", "human"])
    resumed = table.show(table.request("post", "api/games/open", {"name": entry["name"]})["state"]["id"])
    assert actions_of(resumed) == [3, 4] and resumed["in_play"] and resumed["unfinished"] == entry["name"]
    table.act("watch", on=False)
    assert [(one["name"], one["plies"]) for one in table.games()] == [(entry["name"], 2)]
    longer = table.play(2)["unfinished"]
    assert [(one["name"], one["plies"]) for one in table.games()] == [(longer, 3)]
    over = table.act("resign")
    assert [(one["name"], one["how"]) for one in table.games()] == [(over["saved_as"], "resigned")]


def test_what_was_not_played_here_is_not_saved(table: Table) -> None:
    """An address, and an imported game; undo steps back in one that was resigned."""
    assert not table.open("connectx", HUMAN, HUMAN, actions=[3, 3])["in_play"]
    table.act("undo")
    imported = table.request("post", "api/import", {"text": "4455", "game": "connectx", "shape": {}})["state"]
    assert not table.show(imported["id"])["in_play"]
    table.act("go", to=1)
    assert table.games() == []
    table.open("connectx", HUMAN, HUMAN)
    table.play(3, 4)
    saved = table.act("resign")["saved_as"]
    table.show(table.request("post", "api/games/open", {"name": saved})["state"]["id"])
    assert table.act("undo")["at"] == 1 and [one["name"] for one in table.games()] == [saved]


def test_variations_of_a_game_are_one_record(table: Table) -> None:
    """But a game that has ended stays as it was."""
    table.open("connectx", HUMAN, HUMAN)
    table.play(3, 4)
    table.act("go", to=1)
    table.play(5)
    [entry] = table.games()
    assert entry["plies"] == 2 and table.state["unfinished"] == entry["name"]
    table.act("resign")
    table.act("go", to=1)
    table.play(6)
    assert sorted(one["result"] for one in table.games()) in (["first", "open"], ["open", "second"])


def test_two_tabs_show_the_same_board(table: Table) -> None:
    """A machine is asked by one of them."""
    board = table.open(seats=[HUMAN, LEVEL])["id"]
    table.until("board.leads")
    other = Table(Tab(table.visit))
    other.show(board)
    other.play(3)
    assert actions_of(table.until("board.tree.at === 2 && !board.writing"))[0] == 3
    other.until("board.tree.at === 2")
    table.act("restart")
    assert other.until("board.tree.at === 0")["line"] == [] and not other.run("board.leads")
    table.page.close()
    other.until("board.leads")


def test_a_game_that_another_page_has_changed_becomes_two(
    served_table: Table, served_visit: Callable[..., Visit], own_server: BoardServer
) -> None:
    """If the other page has played other moves; if it has not, the game stays one."""
    board = served_table.open("connectx", HUMAN, HUMAN)["id"]
    served_table.play(0)
    others = [Table(served_visit(own_server)) for _ in range(2)]
    for other in others:
        other.visit.forgive("status of 409")
        other.show(board)
        other.run("table.connection.stop()")  # it hears nothing of the others
    served_table.run("table.connection.stop()")
    served_table.play(1, 2)
    assert others[0].act("watch", on=False)["error"] is None
    assert actions_of(others[0].state) == [0, 1, 2]
    state = others[1].play(6)
    assert "second one" in state["error"] and state["id"] != board and actions_of(state) == [0, 6]
    served_table.play(3)
    others[1].play(5)
    assert sorted(one["plies"] for one in served_table.games()) == [3, 4]
    assert actions_of(served_table.request("get", f"api/boards/{board}")) == [0, 1, 2, 3]


def test_a_move_of_another_page_is_shown_after_writing(
    served_table: Table, served_visit: Callable[..., Visit], own_server: BoardServer
) -> None:
    """The answer to its own write comes later than the news."""
    board = served_table.open("connectx", HUMAN, HUMAN)["id"]
    other = Table(served_visit(own_server))
    other.show(board)
    served_table.run(
        "(table.late = new Promise((resolve) => { table.release = resolve; }), table.keep = table.archive.keep,"
        " table.archive.keep = async (...values) => { "
        "   await table.keep.apply(table.archive, values); await table.late; },"
        " void table.post(`api/boards/${board.id}/play`, { action: 3, at: 0 }))"
    )
    other.until("board.tree.at === 1")
    other.play(4)
    served_table.until("board.tree.at === 1")
    served_table.run("(table.archive.keep = table.keep, table.release())")
    served_table.until("board.tree.at === 2")


def test_a_game_that_is_kept_as_a_second_one_goes_on(served_table: Table) -> None:
    """Its machine moves, although another tab of the browser leads the first one."""
    board = served_table.open("connectx", HUMAN, LEVEL)["id"]
    served_table.until("board.leads")
    other = Table(Tab(served_table.visit))
    other.show(board)
    other.run("table.connection.stop()")
    served_table.play(0)
    served_table.until("board.tree.at === 2 && !board.writing")
    other.play(6)
    other.until("board.id !== values[0]", board)
    other.show(other.board)
    assert other.until("board.tree.at === 2")["error"] is None
