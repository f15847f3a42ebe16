"""Random commands for a board: whatever is asked, no move is lost and every position is legal; on both pages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser_support import HUMAN
from table_support import LEVEL, LONG, TIMED, Refused, Table

from tempo.arena.adapter.game_adapter import games

COMMANDS = ["play"] * 12 + ["undo", "redo", "go", "jump", "from_here", "resign", "restart", "swap", "pause", "resume"]
COMMANDS += ["watch", "seats", "pace"]


@pytest.fixture
def table(fresh_table: Table) -> Table:
    """Return a table of each page, whose archive is empty."""
    return fresh_table


def random_body(command: str, state: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return what the page might send, and sometimes what it should not."""
    moves, number = state["legal"] or [0], chance.randint(-1, 9)
    bodies: dict[str, dict[str, Any]] = {
        "play": {"action": chance.choice([*moves, *moves, number]), "at": chance.choice([state["at"]] * 9 + [number])},
        "go": {"to": chance.choice([number, len(state["line"])])},
        "jump": {"node": number},
        "resign": chance.choice([{}, {"seat": chance.randint(0, 1)}]),
        "watch": {"on": False},
        "seats": {"seats": chance.choice([[HUMAN, HUMAN]] * 4 + [[HUMAN, LEVEL], [LEVEL, HUMAN]]),
                  "clock": chance.choice([TIMED, LONG])},
        "pace": {"seconds": chance.choice([0, 1, -1])},
    }  # fmt: skip
    return bodies.get(command, {})


STORED = "JSON.parse(JSON.stringify(board.toJson()))"

# Returns what is wrong with a board; `moves` are those of its tree before the last command.
FAULTS = """
(() => {
  const { tree } = board, state = board.state(), faults = [], check = (is, name) => { if (!is) faults.push(name); };
  const nodes = tree.nodes.map(({ parent, action }) => [parent, action]);
  check(JSON.stringify(nodes.slice(0, values[0].length)) === JSON.stringify(values[0]), "a move is lost");
  check(tree.at >= 0 && tree.at <= tree.line.length, "at");
  check(tree.line.every((node, place) => tree.nodes[node].parent === (place ? tree.line[place - 1] : 0)), "line");
  check(tree.line.every((node, place) => {
    const { seat, legal } = board.rules.position(tree.actions(place));
    return legal.includes(tree.nodes[node].action) && seat === tree.nodes[node].seat;
  }), "a move is illegal");
  const isParent = ({ children }, number) => children.every((child) => tree.nodes[child].parent === number);
  check(tree.nodes.every(isParent), "tree");
  check((state.to_move === null) === (tree.at === tree.line.length && state.over !== null), "turn");
  check(!state.over || !state.line.length || state.saved_as || tree.at < tree.line.length, "a game is not saved");
  check(state.thinking?.task !== "move" || board.seats[state.to_move] !== "human", "a person is asked");
  check(state.clock.left.every((left) => left >= 0 && left <= 60), "clock");
  return [faults, nodes];
})()
"""


@pytest.mark.parametrize("game", games())
def test_no_commands_break_a_game(table: Table, game: str) -> None:
    """Whatever is asked: no move is lost, the line is legal, a reload finds the same, ended games are saved."""
    for seed in range(2):
        check_random_commands(table, game, seed)


def check_random_commands(table: Table, game: str, seed: int) -> None:
    """Check one game of random commands."""
    chance, nodes, refused = random.Random(seed), [[0, -1]], 0
    table.open(game, HUMAN, HUMAN, small=True)
    done = []
    for _ in range(40):
        command = chance.choice(COMMANDS)
        body = random_body(command, table.state, chance)
        done.append((command, body))
        try:
            table.act(command, **body)
        except Refused:
            refused += 1
        faults, nodes = table.run(FAULTS, nodes)
        assert faults == [], (seed, done)
    assert refused < 30
    table.act("pause")
    before = table.run(f"(await board.writing, {STORED})")
    again = Table(table.visit)
    again.show(before["id"])
    assert again.run(STORED) == before
    lines = {entry["name"]: entry["plies"] for entry in table.games()}
    assert {name: len(table.recorded(name)) for name in lines} == lines
