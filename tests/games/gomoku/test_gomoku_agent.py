"""The Gomoku agent as a black box: input, decisions, log line, whole games on any board."""
import random

import pytest

from tempo.games.gomoku.adapter.board import GomokuBoard, read_move
from tempo.games.gomoku.gomoku_agent import GomokuAgent, read
from tempo.games.gomoku.profiles import CHAMPION, CLASSIC_RULES, CLASSIC_UNIFORM
from tempo.search.tree import SELECTION, STATS

PROFILES = [pytest.param(profile, id=profile.name) for profile in (CLASSIC_UNIFORM, CLASSIC_RULES, CHAMPION)]


def quiet(profile, simulations: int = 50) -> GomokuAgent:
    """Return a deterministic agent that prints nothing."""
    return GomokuAgent(profile, simulations, seed=1, log=False)


def drawn(*lines: str, mark: int = 1) -> GomokuBoard:
    """Return a square board for five in a row, drawn with `.` for an empty cell."""
    return GomokuBoard(len(lines), 5, [".12".index(cell) for line in lines for cell in line.replace(" ", "")], mark)


def seen(board: GomokuBoard, bank: float | None = 60.0) -> dict:
    return {"board": board.cells[:], "mark": board.mark, "step": board.stones, "remainingOverageTime": bank}


def rules(board: GomokuBoard, step: float = 2.0) -> dict:
    return {"size": board.size, "inarow": board.inarow, "actTimeout": step}


def decide(agent: GomokuAgent, board: GomokuBoard) -> tuple[int, str]:
    """Return cell and reason of an answer, checked for consistency."""
    cell = agent(seen(board), rules(board))
    assert type(cell) is int
    assert agent.last is not None and agent.last.move == cell
    return cell, agent.last.reason


def after(moves: str, size: int = 15, inarow: int = 5) -> GomokuBoard:
    board = GomokuBoard(size, inarow)
    for word in moves.split():
        cell = read_move(word, size)
        assert cell is not None
        board.play(cell)
    return board


MIDDLE = "h8 i8 g9"

# ---- order of decisions ----

@pytest.mark.parametrize("profile", PROFILES)
def test_the_only_cell_is_played_at_once(profile):
    board = GomokuBoard(3, 3, [1, 2, 1, 2, 1, 2, 2, 1, 0], 1)
    assert decide(quiet(profile), board) == (8, "only")


# Black has a four in the top row, white in the row below.
RACE = ("1111.....", "2222.....", *["........."] * 7)


@pytest.mark.parametrize("profile", PROFILES)
def test_own_wins_come_before_blocks(profile):
    assert decide(quiet(profile), drawn(*RACE, mark=1)) == (4, "win")
    assert decide(quiet(profile), drawn(*RACE, mark=2)) == (13, "win")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_row_of_six_wins_as_well(profile):
    board = drawn("111.11...", *["........."] * 8)
    assert decide(quiet(profile), board) == (3, "win")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_gap_in_a_four_is_blocked(profile):
    board = drawn("2.222....", *["........."] * 7, "1...1...1")
    assert decide(quiet(profile), board) == (1, "block")


@pytest.mark.parametrize("profile", [CLASSIC_UNIFORM, CLASSIC_RULES], ids=lambda profile: profile.name)
def test_the_classic_profiles_block_an_open_three(profile):
    """They block at the end with more space; extending an own open three comes first."""
    empty = "." * 9
    board = drawn(empty, empty, empty, ".222.....", empty, empty, empty, "1...1...1", empty)
    assert decide(quiet(profile), board) == (31, "rule")
    board = drawn(empty, empty, empty, ".222.....", empty, empty, "..111....", empty, empty)
    cell, reason = decide(quiet(profile), board)
    assert (cell, reason) == (59, "rule")


# Two threes of black's, which win by threats.
COMBINATION = (
    "...............", "...............", "...............", "...............", "......1........",
    "......1........", "......1........", "..2...2........", "........111....", "...........2...",
    "...............", "....2..........", "...............", "...............", "...............",
)


def test_the_champion_plays_a_win_by_threats_to_the_end():
    board, agent, chance = drawn(*COMBINATION), quiet(CHAMPION, 200), random.Random(1)
    plies, reasons = 0, []
    while not board.is_over():
        if board.mark == 1:
            cell, reason = decide(agent, board)
            reasons.append(reason)
        else:
            lost = [cell for cell in board.legal() if board.would_win(cell, 1)]
            cell = lost[0] if lost else chance.choice(board.legal())
        board.play(cell)
        plies += 1
    assert board.winner == 1 and plies <= 11
    assert reasons[0] == "threats" and reasons[-1] == "win" and set(reasons) <= {"threats", "win"}


def test_the_champion_defends_against_threats():
    """White threatens to win by fours; the tree contains only moves that may stop it."""
    board = drawn(*COMBINATION, mark=2)
    agent = quiet(CHAMPION, 300)
    cell, _ = decide(agent, board)
    assert len(agent.last.moves) < 40
    board.play(cell)
    assert decide(quiet(CHAMPION, 100), board)[1] != "error"


@pytest.mark.parametrize("profile", [CLASSIC_RULES, CHAMPION], ids=lambda profile: profile.name)
def test_the_tree_is_reused(profile):
    agent, board = quiet(profile, 4000), after("c3 d3 b4", size=6)
    decide(agent, board)
    board.play(agent.last.line[0])
    board.play(agent.last.line[1])
    _, reason = decide(agent, board)
    assert reason == "search"
    assert sum(agent.last.visits) > agent.last.simulations


def test_the_search_continues_with_a_full_tree():
    """A full tree stays below 1 GiB, including the work space for re-rooting."""
    assert CHAMPION.options.nodes * (SELECTION.itemsize + STATS.itemsize + 4 + 4) < 2**30
    agent = quiet(CHAMPION._replace(options=CHAMPION.options._replace(nodes=500)), 5000)
    decide(agent, after(MIDDLE))
    assert 300 < int(agent.player.searcher.tree.used[0]) <= 500
    assert agent.last.simulations == 5000


def test_without_a_bank_the_search_for_threats_is_cautious_on_an_unknown_machine():
    """A new process does not know its share of the processor; a bank pays for what it may lack."""
    agent, board, speed = GomokuAgent(CHAMPION, log=False), GomokuBoard(), 1e5
    nodes = {bank: agent.win_nodes(read(seen(board, bank), rules(board, 1.0)), speed) for bank in (0.0, 60.0)}
    agent.player.pace.caution = 0.0
    known = {bank: agent.win_nodes(read(seen(board, bank), rules(board, 1.0)), speed) for bank in (0.0, 60.0)}
    assert nodes[0.0] == pytest.approx(0.2 * known[0.0], abs=1) and nodes[60.0] == known[60.0]
