"""Gomoku in the arena: the referee's board against OpenSpiel, the runner against the environment, openings, runs."""

import json
import random
import shutil
import subprocess
from itertools import pairwise

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.arena.environment import make_environment
from tempo.arena.inputs import BadInput
from tempo.arena.match import gauntlet, ladder, match
from tempo.arena.page import SCRIPTS, read_assets, replay_section
from tempo.arena.players import named
from tempo.arena.quick import main as quick
from tempo.arena.records import read_record
from tempo.arena.report import main as report
from tempo.arena.runner import new_terms, play_game
from tempo.gomoku.board import Board, in_turns, read_move, write_move
from tempo.gomoku.openings import draw_openings, key_of, near_the_middle
from tempo.gomoku.sport import drawn, most_plies, play_from_opening, play_in_environment, quiet_position

TERMS = new_terms("gomoku", {"size": 7, "inarow": 4}, act_timeout=2.0, bank=7.0)
SHAPES = st.tuples(st.integers(3, 19), st.integers(1, 7))


class Whole(int):
    """A whole number of another class."""


ODDITIES = {  # by the cells that are free
    "none": lambda free: None,
    "another class": lambda free: Whole(free[0]),
    "text": lambda free: str(free[0]),
    "true": lambda free: True,
    "numpy int": lambda free: np.int64(free[0]),
    "whole float": lambda free: float(free[0]),
    "fraction": lambda free: free[0] + 0.5,
    "nan": lambda free: float("nan"),
    "infinite": lambda free: float("inf"),
    "array": lambda free: np.array([3, 4]),
    "list": lambda free: [free[0]],
    "dict": lambda free: {"submission": free[0]},
    "negative": lambda free: -1,
    "off the board": lambda free: 49,
    "huge": lambda free: 10**30,
    "taken": lambda free: next(cell for cell in range(49) if cell not in free),
    "raises": lambda free: 1 // 0,
    "exits": lambda free: exit(3),
    "returns an exception": lambda free: ValueError("returned"),
}
FINE = {"none", "another class"}


class Scripted:
    """Free cells by chance, or what is odd at its `when`th move; keeps what it was shown, and spoils it."""

    def __init__(self, seed, odd="none", when=0):
        self.generator, self.odd, self.when, self.seen = random.Random(seed), odd, when, []

    def __call__(self, observation, configuration):
        shown = json.loads(json.dumps(observation))
        settings = {key: value for key, value in configuration.items() if key != "runTimeout"}
        self.seen.append((shown, settings, observation.board == shown["board"], configuration.size))
        free = [cell for cell, mark in enumerate(shown["board"]) if mark == 0]
        observation.board[:] = [2] * len(observation.board)
        if len(self.seen) == self.when:
            return ODDITIES[self.odd](free)
        return self.generator.choice(free[1:] or free)  # cell 0 is for those who answer None


def both(*agents):
    ours, theirs = ([Scripted(*agent) for agent in agents] for _ in range(2))
    return (play_game(tuple(ours), TERMS), ours), (play_in_environment(tuple(theirs), TERMS, ""), theirs)


def foreign(size, inarow, moves=()):
    state = pyspiel.load_game(f"gomoku(size={size},connect={inarow})").new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


# ---- the referee's board ----


@settings(max_examples=60, deadline=None)
@given(SHAPES, st.randoms(use_true_random=False))
def test_the_referee_agrees_with_openspiel_to_the_end_of_the_game(shape, generator):
    board, state = Board(*shape), foreign(*shape)
    while not state.is_terminal():
        assert (board.rewards(), board.winner, board.is_over()) == (None, 0, False)
        assert board.legal() == state.legal_actions()
        assert board.mark == 1 + state.current_player()
        cell = generator.choice(state.legal_actions())
        after = state.child(cell)
        assert board.would_win(cell, board.mark) == (1.0 in after.returns())
        board.play(cell)
        state = after
    assert board.rewards() == tuple(state.returns())
    assert board.is_over() and not board.legal()
    won = board.winning_cells()
    assert bool(won) == bool(board.winner) == bool(state.winning_line())
    assert {row * board.size + column for row, column in state.winning_line()} <= set(won)
    assert {board.cells[cell] for cell in won} <= {board.winner}
    assert len(won) == 0 or len(won) >= board.inarow


def test_six_in_a_row_win_and_so_do_two_lines_at_once_and_all_their_cells_are_told():
    board = Board(9, 5)
    for cell in (0, 1, 2, 4, 5):
        board.cells[cell] = 1
    for cell in (12, 21, 30, 39):
        board.cells[cell] = 1
    board.play(3)
    assert board.rewards() == (1, -1)
    assert board.winning_cells() == [0, 1, 2, 3, 4, 5, 12, 21, 30, 39]


@given(SHAPES, st.integers(0, 400), st.randoms(use_true_random=False))
def test_any_board_can_be_reached_by_turns(shape, stones, generator):
    size = shape[0]
    cells = [0] * size**2
    for number, cell in enumerate(generator.sample(range(size**2), min(stones, size**2))):
        cells[cell] = 1 + number % 2
    board = Board(size, size + 1)
    board.reset(in_turns(cells))
    assert board.cells == cells
    for wrong in ([*cells, 2, 2], [*cells, 1, 1]):
        with pytest.raises(ValueError, match="no game in turns"):
            in_turns(wrong)


def test_cells_are_named_by_letters_and_rows():
    assert [write_move(cell, 15) for cell in (0, 1, 15, 112, 224)] == ["a1", "b1", "a2", "h8", "o15"]
    assert write_move(399, 20) == "t20"
    for size in (3, 15, 20):
        assert [read_move(write_move(cell, size), size) for cell in range(size**2)] == list(range(size**2))
    assert read_move("H8", 15) == 112
    for wrong in ("", "h", "8", "h0", "h16", "p1", "h08", "h-1", "hh", "h8 ", "h²", "é1"):
        assert read_move(wrong, 15) is None


def test_a_board_goes_on_from_stones_and_back_to_them():
    board = Board(5, 3, [1, 1] + [0] * 21 + [2, 2], mark=2)
    assert (board.mark, board.plies, board.stones) == (2, 0, 4)
    board.play(22)
    assert (board.winner, board.rewards(), board.winning_cells()) == (2, (-1, 1), [22, 23, 24])
    assert not board.is_legal(2)
    board.reset([3])
    assert (board.mark, board.plies, board.stones, board.winner) == (1, 1, 5, 0)
    assert [board.is_legal(cell) for cell in (-1, 0, 2, 3, 24, 25)] == [False, False, True, False, False, False]


# ---- the runner against the environment ----


@pytest.mark.parametrize("seed", range(4))
def test_the_same_game_and_the_same_observations_as_in_the_environment(seed):
    (here, ours), (there, theirs) = both((seed,), (seed + 100,))
    assert (here.statuses, here.rewards, here.problem) == (there.statuses, there.rewards, there.problem)
    plain = [[(move.step, move.seat, move.action, move.bank) for move in game.moves] for game in (here, there)]
    assert plain[0] == plain[1]
    assert [agent.seen for agent in ours] == [agent.seen for agent in theirs]
    assert ours[0].seen[1][0]["board"].count(2) == 1  # nobody could touch the board


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("odd", sorted(ODDITIES))
def test_each_oddity_is_judged_as_in_the_environment(odd, seat):
    agents = [(1,), (2,)]
    agents[seat] = (1, odd, 2)
    (here, _), (there, _) = both(*agents)
    assert (here.statuses, here.rewards) == (there.statuses, there.rewards)
    played = [[move.action for move in game.moves if move.action is not None] for game in (here, there)]
    assert played[0] == played[1]
    assert (here.problem is None) == (there.problem is None) == (odd in FINE)
    assert here.forfeit() == (None if odd in FINE else seat)
    if odd == "none":
        assert here.moves[2 + seat].action == 0


def test_the_board_the_bank_and_the_clock_reach_the_environment():
    play_in_environment(("random", "random"), TERMS, "")  # registers it
    environment = make_environment(TERMS)
    shape = environment.configuration
    assert (shape.size, shape.inarow, shape.actTimeout) == (7, 4, 2.0)
    assert [state.observation.remainingOverageTime for state in environment.state] == [7.0, 7.0]
    assert make_environment(TERMS._replace(bank=0.0)).state[1].observation.remainingOverageTime == 0.0


@pytest.mark.parametrize("players", [("rules", "openspiel:20"), ("openspiel:20", "random")])
def test_both_runners_play_the_same_from_openings(players):
    terms = new_terms("gomoku", {"size": 7}, timed=False)
    for number, opening in enumerate(draw_openings(2, terms, (2, 4), 3)):
        games = []
        for play in (play_game, play_from_opening):
            agents = tuple(named(player, "gomoku").seat(number, None) for player in players)
            games.append(play(agents, terms, opening))
        bare = [[move[:3] + move[5:] for move in game.moves] for game in games]
        assert bare[0] == bare[1]
        assert bare[0][0][:2] == (len(opening), len(opening) % 2)
        assert games[0][:1] + games[0][2:4] == games[1][:1] + games[1][2:4]


@pytest.mark.parametrize(("size", "inarow"), [(3, 3), (19, 5), (5, 4)])
def test_openspiel_plays_boards_of_any_size(size, inarow):
    terms = new_terms("gomoku", {"size": size, "inarow": inarow})
    opening = tuple(draw_openings(1, terms, (2, 2), 1)[0])
    board = terms.board()
    board.reset(opening)
    agent = named("openspiel:30", "gomoku").seat(5, None)
    cell = agent(terms.sport().observation_of(board, 60.0), terms.sport().configuration_of(terms))
    assert board.is_legal(cell)


# ---- openings, terms, drawing ----


def test_openings_differ_by_more_than_symmetry_and_leave_the_game_open():
    terms = new_terms("gomoku", {})
    openings = draw_openings(300, terms, (2, 4), 1)
    assert openings == draw_openings(300, terms, (2, 4), 1) != draw_openings(300, terms, (2, 4), 2)
    assert len({key_of(opening, 15) for opening in openings}) == 300
    assert {len(opening) for opening in openings} == {2, 3, 4}
    assert {cell for opening in openings for cell in opening} == set(near_the_middle(15))
    assert {divmod(cell, 15)[0] for cell in near_the_middle(15)} == set(range(4, 11))
    assert len(near_the_middle(15)) == 49


COUNTS = [(15, 0, 1), (15, 1, 10), (3, 2, 12), (8, 2, 33), (15, 2, 315)]


@pytest.mark.parametrize(("size", "plies", "positions"), COUNTS)
def test_all_positions_are_found_before_one_comes_again(size, plies, positions):
    """The numbers are those of pairs of cells up to symmetry, by Burnside's lemma."""
    openings = draw_openings(positions + 20, new_terms("gomoku", {"size": size}), (plies, plies), 5)
    keys = [key_of(opening, size) for opening in openings]
    assert len(set(keys)) == len(set(keys[:positions])) == positions


def completes(stones, cell, size, inarow):
    """Is there a line of so many cells, this one among them, whose others are all in `stones`?"""
    row, column = divmod(cell, size)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for first in range(1 - inarow, 1):
            line = [(row + step * down, column + step * right) for step in range(first, first + inarow)]
            inside = all(0 <= place < size for point in line for place in point)
            if inside and {row * size + column for row, column in line} - {cell} <= set(stones):
                return True
    return False


@settings(max_examples=40, deadline=None)
@given(SHAPES, st.integers(0, 6), st.integers(0, 99))
def test_no_side_can_win_with_its_next_stone_after_an_opening(shape, plies, seed):
    terms = new_terms("gomoku", {"size": shape[0], "inarow": shape[1]})
    for opening in draw_openings(3, terms, (plies, plies), seed):
        assert len(opening) <= plies
        free = set(range(shape[0] ** 2)) - set(opening)
        sides = [opening[seat::2] for seat in (0, 1)]
        assert not opening or not any(completes(stones, cell, *shape) for cell in free for stones in sides)
        assert not foreign(*shape, opening).is_terminal()


def test_a_key_is_the_same_for_all_eight_images_and_for_no_other_position():
    row = [0, 1, 17, 30]
    turned = [cell % 6 * 6 + 5 - cell // 6 for cell in row]
    mirrored = [cell // 6 * 6 + 5 - cell % 6 for cell in row]
    swapped = [17, 1, 0, 30]
    recoloured = [1, 0, 17, 30]
    assert key_of(row, 6) == key_of(turned, 6) == key_of(mirrored, 6) == key_of(swapped, 6)
    assert key_of(row, 6) != key_of(recoloured, 6)


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ("size=2", "boards of 3 to 20, not of size=2"),
        ("size=21", "boards of 3 to 20, not of size=21"),
        ("inarow=21", "inarow=20, not 21"),
        ("rows=6", "cannot set rows of gomoku, but size, inarow"),
    ],
)
def test_a_board_that_is_none_is_refused_with_one_line(config, said, capsys):
    assert match(["rules", "random", "--game", "gomoku", "--config", config]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_the_environment_ends_at_19():
    with pytest.raises(BadInput, match="no size=20, inarow=5: 19 is its largest"):
        play_in_environment(("random", "random"), new_terms("gomoku", {"size": 20}), "seed")


def test_the_quiet_position_is_to_be_thought_about():
    board = quiet_position(new_terms("gomoku", {}))
    assert 2 <= board.stones <= 4 and not board.is_over()
    assert most_plies(TERMS) == 49
    assert quiet_position(new_terms("gomoku", {"size": 3, "inarow": 1})).stones == 0


def test_the_page_draws_what_the_referee_has():
    """Where stones come to lie and what that is called, by the script itself, run by node where there is one."""
    terms, generator = new_terms("gomoku", {"size": 9, "inarow": 4}), random.Random(3)
    board = terms.board()
    while not board.is_over():
        board.play(generator.choice(board.legal()))
    assert drawn(board.moves, terms._asdict())["line"] == board.winning_cells()
    assert drawn(board.moves[:-1], terms._asdict())["line"] == []
    node = shutil.which("node")
    if node is None:
        return
    page = "{querySelectorAll: () => [], addEventListener() {}}"
    plies = [{"action": cell, "seat": number % 2} for number, cell in enumerate(board.moves)]
    lines = [
        f"const document = {page}, window = document, location = {{hash: ''}};",
        read_assets(*SCRIPTS),
        f"const terms = {json.dumps(terms._asdict())}, plies = {json.dumps(plies)}, kind = KINDS.gomoku;",
        "const {cells, last} = kind.cells(plies, terms), names = plies.map((ply) => kind.name(ply.action, terms));",
        "console.log(JSON.stringify({cells, last, names}));",
    ]
    run = subprocess.run([node, "-"], input="\n".join(lines), capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    assert [0 if seat is None else seat + 1 for seat in told["cells"]] == board.cells
    assert told["last"] == board.moves[-1]
    assert told["names"] == [write_move(cell, 9) for cell in board.moves]


# ---- whole runs ----

FAST = ["--game", "gomoku", "--config", "size=7", "--sims", "5"]


def test_a_match_is_recorded_resumed_reported_and_drawn(tmp_path, capsys):
    path, page = tmp_path / "match.jsonl", tmp_path / "match.html"
    assert match(["rules", "random", *FAST, "--pairs", "3", "--record", str(path), "--html", str(page)]) == 0
    assert "7×7 inarow 5" in capsys.readouterr().out
    header, games = read_record(path)
    assert (header["game"], header["plies"], header["terms"]["size"], len(games)) == ("gomoku", [2, 4], 7, 6)
    for first, second in pairwise(games[index] for index in range(6)):
        if first["pair"] == second["pair"]:
            assert first["opening"] == second["opening"]
            assert first["players"] == second["players"][::-1]
    assert '"kind":"gomoku"' in page.read_text()
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:4]))
    assert match(["--resume", str(path)]) == 0
    again = read_record(path).games
    assert {index: [move["action"] for move in game["moves"]] for index, game in again.items()} == {
        index: [move["action"] for move in game["moves"]] for index, game in games.items()
    }
    assert report([str(path), "--html", str(page)]) == 0
    section = replay_section(list(games.values()), ["rules", "random"], header["terms"], "gomoku")
    assert '"line":[' in section.html


def test_gauntlets_and_ladders_know_the_players_and_the_environment(tmp_path):
    for number, (play, more) in enumerate([(gauntlet, []), (ladder, ["--environment"])]):
        path = tmp_path / f"{number}.jsonl"
        assert play(["rules", "random", "openspiel", *FAST, *more, "--pairs", "1", "--record", str(path)]) == 0
        games = read_record(path).games.values()
        assert {game["statuses"][seat] for game in games for seat in (0, 1)} == {"DONE"}
        assert len(games) == (6 if more else 4)


def test_the_minute_check_plays_a_file_against_both_built_ins(tmp_path):
    agent, path = tmp_path / "agent.py", tmp_path / "quick.jsonl"
    agent.write_text("def agent(observation, configuration):\n    return observation.board.index(0)\n")
    arguments = ["--game", "gomoku", "--agent", str(agent), "--games", "2", "--config", "size=8"]
    assert quick([*arguments, "--record", str(path), "--html", str(tmp_path / "quick.html")]) == 0
    header, games = read_record(path)
    assert [player["name"] for player in header["players"]][1:] == ["random", "rules"]
    assert [game["statuses"] for game in games.values()] == [["DONE", "DONE"]] * 4
