"""The threat searches: wins in composed positions and by brute force are found, and every claimed win holds.

The oracles are OpenSpiel and gomoku_plain.py, which share no code with the tested modules.
"""
from pathlib import Path
from random import Random

import pytest
from gomoku_plain import Cells, brute_vcf, completes, fives, forget_all, put, read, wins_within
from gomoku_support import COMPILED, SEEDS, cells_of, game_position, positions, state_of
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.rules import LINE, gomoku_geometry
from tempo.games.gomoku.threats.vcf import find_vcf
from tempo.games.gomoku.threats.vct import ThreatWin, find_win

PLENTY = 100_000 if COMPILED else 2000  # nodes
FOURS = Path(__file__).parent / "positions" / "fours.txt"


def composed() -> list[tuple[Cells, int, int, int, int]]:
    """Return the composed positions: cells, size, inarow, mark to move, plies."""
    found = []
    blocks = FOURS.read_text(encoding="utf-8").split("\n\n")
    for block in blocks:
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            _, inarow, _, mark, _, plies = lines[0].split()
            cells, size = read("\n".join(lines[1:]))
            found.append((cells, size, int(inarow), ".xo".index(mark), int(plies)))
    return found


COMPOSED = composed()


def vcf_of(cells: Cells, size: int, inarow: int, mark: int, nodes: int = PLENTY) -> int:
    """Return the result of the search; check that it restores the state."""
    state = state_of(cells, size, inarow, mark)
    before = state.copy()
    plies = find_vcf(gomoku_geometry(size, inarow), state, nodes)
    assert (state == before).all()
    return plies


def test_the_set_has_a_hundred_positions_of_all_kinds():
    assert len({(cells, mark) for cells, _, _, mark, _ in COMPOSED}) == len(COMPOSED) == 100
    assert {inarow for _, _, inarow, _, _ in COMPOSED} == {4, 5, 6}
    assert {plies for _, _, _, _, plies in COMPOSED} == {3, 5, 7, 9}
    assert {mark for _, _, _, mark, _ in COMPOSED} == {1, 2}


@pytest.mark.parametrize("position", COMPOSED, ids=lambda position: f"{position[2]}-in-{position[4]}")
def test_composed_wins_are_found(position):
    """3,000 nodes find the shortest win; its line consists of fours and forced replies, and completes a line."""
    cells, size, inarow, mark, plies = position
    assert vcf_of(cells, size, inarow, mark, 3000) == plies
    line = gomoku_geometry(size, inarow).scratch[LINE, :plies].tolist()
    for ply, cell in enumerate(line):
        if ply % 2:
            assert fives(cells, size, inarow, mark) == [cell] or (ply == plies - 2 and cell in line)
        cells = put(cells, cell, 3 - mark if ply % 2 else mark)
        assert completes(cells, size, inarow, cell, 3 - mark if ply % 2 else mark) == (ply == plies - 1)
    forget_all()


@pytest.mark.slow
@pytest.mark.parametrize("position", COMPOSED, ids=lambda position: f"{position[2]}-in-{position[4]}")
def test_composed_wins_are_what_the_file_says(position):
    cells, size, inarow, mark, plies = position
    assert brute_vcf(cells, size, inarow, mark, plies) == plies
    forget_all()


@given(positions())
@settings(max_examples=150 if COMPILED else 20)
def test_wins_by_fours_agree_with_brute_force(position):
    """Up to nine plies, the search finds each win in the same number of plies, and no others."""
    plies, brute = vcf_of(*position), brute_vcf(*position, 9)
    assert plies == brute or (plies > 9 and brute == 0)
    forget_all()


@given(positions(), st.integers(0, 40))
@settings(max_examples=120 if COMPILED else 20)
def test_a_node_limit_never_gives_a_false_win(position, nodes):
    """A search that runs out of nodes finds fewer wins, and never a false one."""
    plies = vcf_of(*position, nodes)
    assert plies == 0 or wins_within(*position, plies) if plies <= 9 else plies == vcf_of(*position)
    forget_all()


def ask(referee, size: int, inarow: int, most: int) -> ThreatWin | None:
    """Return the win that the search claims for the side to move."""
    state = state_of(cells_of(referee, size), size, inarow, 1 + referee.current_player())
    before = state.copy()
    win = find_win(gomoku_geometry(size, inarow), state, PLENTY // 5, most)
    assert (state == before).all()
    return win


def assert_wins(referee, size: int, inarow: int, most: int, seen: dict[str, int]) -> None:
    """Play a claimed win out against every defence, with a new search at every move."""
    if seen.get(str(referee), 0) >= most:
        return
    attacker = referee.current_player()
    win = ask(referee, size, inarow, most)
    assert win is not None and 1 <= win.plies <= most and win.plies % 2 == 1
    after = referee.clone()
    after.apply_action(win.move)
    if not after.is_terminal():
        for answer in after.legal_actions():
            answered = after.child(answer)
            assert not answered.is_terminal(), "the defender wins, or the board is full"
            assert_wins(answered, size, inarow, win.plies - 2, seen)
    else:
        assert after.returns()[attacker] == 1.0
    seen[str(referee)] = max(most, seen.get(str(referee), 0))


@given(SEEDS, st.integers(5, 8), st.integers(3, 5), st.integers(4, 24))
@settings(max_examples=120 if COMPILED else 10)
def test_claimed_wins_hold(random, size, inarow, plies):
    """Wins by fours and by other threats, up to nine plies, on small boards."""
    play_out(random, size, inarow, plies, 9)


@pytest.mark.slow
@given(SEEDS, st.integers(5, 11), st.integers(3, 6), st.integers(4, 40))
@settings(max_examples=5000)
def test_longer_claimed_wins_hold(random, size, inarow, plies):
    play_out(random, size, min(size, inarow), plies, 11)


def play_out(random, size: int, inarow: int, plies: int, most: int) -> None:
    """Play out the win that is claimed in a random position, if it is not too long."""
    referee = game_position(random, size, inarow, plies)
    if referee is None:
        return
    win = ask(referee, size, inarow, 99)
    if win is not None and win.plies <= most:
        assert_wins(referee, size, inarow, win.plies, {})


def test_wins_of_both_kinds_are_tried():
    """Such games contain enough wins of each kind for the tests above."""
    random, kinds = Random(3), {"fours": 0, "threats": 0}
    for _ in range(150 if COMPILED else 20):
        referee = game_position(random, 8, 5, 12)
        win = ask(referee, 8, 5, 99) if referee is not None else None
        if win is not None and win.plies > 1:
            kinds["fours" if len(win.line) == win.plies else "threats"] += 1
    assert min(kinds.values()) >= (5 if COMPILED else 1)


DOUBLE_THREE = """
.........
.........
..xx.....
..x......
...x.....
.........
..o......
o........
oo.......
"""


def test_two_open_threes_win():
    """There is no win by fours; a stone on b3 makes two open threes."""
    cells, size = read(DOUBLE_THREE)
    assert vcf_of(cells, size, 5, 1) == 0
    assert find_win(gomoku_geometry(size, 5), state_of(cells, size, 5, 1), PLENTY) == ThreatWin(19, 5, (19,))
    assert find_win(gomoku_geometry(size, 5), state_of((0,) * 81, 9, 5, 1), 1000) is None
