"""`import tempo`: states, exact scores, analyses, players, matches and reviews, and one sentence for wrong input."""

import ast
import doctest
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from importlib import import_module

import pytest
from folders import ROOT
from waiting import PATIENCE

import tempo
from tempo.arena.adapter.game_adapter import games
from tempo.arena.records.record_file import read_record

CONNECTX = tempo.game("connectx", rows=6, columns=7, inarow=4)
LINES = {"connectx": "44455", "othello": "f5d6c3d3c4", "gomoku": "h8i9h9"}


@pytest.mark.parametrize("name", games())
def test_a_state_can_be_played_to_its_end_and_never_changes(name):
    game = tempo.game(name)
    state = game.initial()
    seen = [(state, state.legal, str(state))]
    while not state.is_over:
        state = state.play(state.legal[len(state.moves) % len(state.legal)])
        seen.append((state, state.legal, str(state)))
    assert all((one.legal, str(one)) == (legal, text) for one, legal, text in seen)
    assert state.result in (-1, 0, 1) and state.legal == () and state.to_move is None
    assert seen[0][0].result is None and seen[0][0].to_move == 1
    assert game.parse(list(state.moves)) == state and hash(game.parse(state.moves)) == hash(state)
    assert state._repr_svg_().startswith("<svg") and "NaN" not in state._repr_svg_()


@pytest.mark.parametrize("name", games())
def test_moves_have_names_and_observations_are_read_back(name):
    state = tempo.game(name).parse(LINES[name])
    again = tempo.game(name).initial()
    for action in state.moves:
        again = again.play(again.name_of(action))
    assert again == state == state.game.parse(state.observation)
    assert eval(repr(state)) == state


def test_a_game_knows_its_shape():
    assert CONNECTX == tempo.game("connectx") != tempo.game("connectx", rows=7)
    assert tempo.game("gomoku", size=9).shape["size"] == 9 and eval(repr(CONNECTX)) == CONNECTX


def test_exact_scores_and_bounds():
    state = CONNECTX.parse("44455")
    found = tempo.solve(state)
    assert found.scores == {0: -5, 1: -4, 2: -4, 3: -3, 4: -3, 5: -6, 6: -6}
    assert (found.best, found.value, found.is_complete, found.missing) == ((3, 4), -1, True, ())
    assert "4: -3" in str(found) and found.meaning in str(found)
    vague = tempo.solve(tempo.game("othello").initial(), nodes=1)
    assert not vague.is_complete and len(vague.missing) == 4 and vague.best == () and vague.value is None
    assert str(vague).startswith("4 unknown  (") and "10000" not in repr(vague)
    assert str(tempo.solve(CONNECTX.parse("444444"), nodes=10)).startswith("1: ≤-1  2: 0  3: ≥+1  ")


def test_an_analysis_repeats_and_is_corrected_by_exact_scores():
    state = CONNECTX.parse("44455")
    first, second = (tempo.analyse(state, sims=500) for _ in range(2))
    assert (first.move, first.visits, first.pv) == (second.move, second.visits, second.pv)
    assert first.move in tempo.solve(state).best and first.value == 0 and first.score == -3
    assert first.pv[0] == first.move and set(first.proofs.values()) == {-1}
    assert first.reason == "exact" and "champion" in str(first)


def test_an_analysis_streams():
    state = tempo.game("gomoku", size=8).initial()
    stream = tempo.analyse(state, player="champion", seconds=PATIENCE, stream=True)
    first, second = next(stream), next(stream)
    stream.close()
    assert second.simulations > first.simulations


def test_a_player_answers_observations_and_states():
    player = tempo.player("champion:exploration=0.4", CONNECTX, sims=100)
    state = CONNECTX.parse("44455")
    assert player(state.observation) in state.legal and player.choose(state) in state.legal
    othello = tempo.game("othello")
    answer = tempo.player("classic", othello, sims=50)(othello.initial().observation)
    assert answer["submission"] in othello.initial().legal


def test_a_player_thinks_aloud_and_can_be_left():
    state = tempo.game("gomoku", size=8).parse("d4e5")
    moves = tempo.player("champion", state.game, seconds=600).think(state)
    first, second = next(moves), next(moves)
    moves.close()
    assert {first.action, second.action} <= {*state.legal} and first.simulations < second.simulations
    assert (first.step, first.seat, first.bank) == (2, 0, 0.0) and first.seconds < second.seconds


@pytest.mark.parametrize(
    ("body", "status", "problem"),
    [("return 99", "INVALID", "returned 99 (int)"), ("raise ValueError('no')", "ERROR", "ValueError: no (line 3 of")],
)
def test_a_player_without_a_legal_move_forfeits(body, status, problem, tmp_path):
    file = tmp_path / "agent.py"
    file.write_text(f"def agent(observation, configuration):\n    print('sims=7')\n    {body}\n")
    player, state = tempo.player(str(file), CONNECTX), CONNECTX.initial()
    for ask in (player.choose, lambda state: list(player.think(state))):
        with pytest.raises(tempo.Forfeit) as caught:
            ask(state)
        assert caught.value.status == status and caught.value.problem.startswith(problem)
    file.write_text("def agent(observation, configuration):\n    print('sims=7 why=whim')\n    return 3\n")
    (move,) = tempo.player(str(file), CONNECTX).think(state, bank=5.0)
    assert (move.action, move.simulations, move.reason, move.bank) == (3, 7, "whim", 5.0)


def test_a_state_knows_its_counts_and_its_last_cell():
    othello = tempo.game("othello")
    state = othello.parse("d3")
    assert (othello.initial().counts, state.counts, state.last_cell) == ((2, 2), (4, 1), 19)
    assert (othello.initial().last_cell, CONNECTX.parse("44").last_cell, CONNECTX.initial().counts) == (None, 31, None)


def test_an_analysis_names_the_moves_that_are_certainly_best():
    assert set(tempo.analyse(CONNECTX.parse("44455"), sims=500).best) == {3, 4}
    assert tempo.analyse(tempo.game("gomoku").initial(), sims=100).best == ()


def test_a_match_tells_score_and_elo(tmp_path, capsys):
    record = tmp_path / "match.jsonl"
    run = {"sims": 50, "sprt": (0, 10), "workers": 1, "record": record}
    found = tempo.match("classic:cap=3", "random", game=CONNECTX, pairs=2, **run)
    assert found.pairs == 2 and found.wins + found.draws + found.losses == 4 and found.forfeits == 0
    assert found.interval[0] <= found.score <= found.interval[1] and found.elo_interval[0] <= found.elo
    assert found.llr is not None and found.verdict is None and str(found).startswith("classic:cap=3 vs random: ")
    assert len(read_record(found.record).games) == 4
    assert "tempo.match: cap has no effect without a clock\n" in capsys.readouterr().err


def test_a_match_takes_a_scale_a_named_test_and_openings_of_a_file(tmp_path):
    book = tmp_path / "book.txt"
    book.write_text("44455\n12\n33\n")
    run = {"scale": 40, "sprt": "regression", "openings": str(book), "shuffle": True, "workers": 1}
    found = tempo.match("random", "random", CONNECTX, pairs=2, record=tmp_path / "match.jsonl", **run)
    assert ", 0.05 s a move, bank 1.5 s, clock 1/40, openings of " in found.summary
    assert "\nSPRT -10 0 (logistic Elo), clock 1/40: " in found.summary
    header = read_record(found.record).header
    assert header["opening_file"]["shuffled"] and sorted(map(len, header["opening_file"]["moves"])) == [2, 2, 5]


def test_a_review_names_the_mistakes():
    found = tempo.review("4324565524365346", CONNECTX)
    assert [move.ply for move in found.mistakes] == [2]
    assert found.moves[2].name == "2" and found.accuracy(2) == 1.0 and "mistake" in str(found)
    assert tempo.review(CONNECTX.parse("4444"), sims=0).game == CONNECTX


WRONG = [
    ("tempo.game('chess')", "no game 'chess'"),
    ("tempo.game('connectx', row=6)", "connectx has no row: its board has rows, columns, inarow; did you mean rows?"),
    ("tempo.game('connectx', rows='6')", "a size of the board is a whole number"),
    ("CONNECTX.parse('448')", "'8' is not a column from 1 to 7"),
    ("CONNECTX.parse(44455)", "neither moves"),
    ("CONNECTX.parse([0] * 7)", "move 7: 0 is not legal here"),
    ("CONNECTX.parse({})", "no observation of connectx"),
    ("CONNECTX.parse({'board': [0] * 41, 'mark': 1})", "41 cells, not 42"),
    ("CONNECTX.parse({'board': [0] * 41 + [3], 'mark': 1})", "holds 3"),
    ("CONNECTX.parse({'board': [1] + [0] * 41, 'mark': 2})", "above an empty cell"),
    ("CONNECTX.parse({'board': [0] * 41 + [2], 'mark': 2})", "no game leads there"),
    ("CONNECTX.parse({'board': [0] * 41 + [1], 'mark': 1})", "says mark 1"),
    ("tempo.game('othello').parse({'board': [0] * 64, 'mark': 1})", "no observation of othello"),
    ("CONNECTX.initial().play(7)", "7 is not legal here"),
    ("CONNECTX.initial().play('8')", "there is no '8' on this board: columns 1 to 7; choose 1, 2, 3"),
    ("CONNECTX.parse('444444').play('4')", "4 is full; choose 1, 2, 3, 5"),
    ("CONNECTX.parse('1212121').play('1')", "'1' cannot be played: the game is over"),
    ("tempo.game('gomoku').parse('h8').play('H8')", "H8 is taken"),
    ("tempo.game('gomoku').parse('h8').play('h88')", "there is no 'h88' on this board: columns a to o, rows 1 to 15"),
    ("CONNECTX.parse('1212121').play(0)", "the game is over"),
    ("tempo.game('connectx', inarow=8)", "nobody can win with inarow=8: the longest line has 7 cells"),
    ("CONNECTX.initial().name_of(7)", "7 is no action on this board: actions are 0 to 6"),
    ("tempo.game('gomoku', size=9).initial().name_of(81)", "actions are 0 to 80"),
    ("tempo.game('othello').initial().name_of(65)", "actions are 0 to 64"),
    ("tempo.player('champion:exploration=-5', CONNECTX)", "exploration is a number from 0.1 to 2.0, not -5"),
    ("tempo.analyse(CONNECTX.initial(), 'champion:cap=nan')", "cap is a number from 0 to 20, not nan"),
    ("tempo.solve('44455')", "no state"),
    ("tempo.solve(CONNECTX.parse('1212121'))", "the game is over"),
    ("tempo.solve(CONNECTX.initial(), seconds=0)", "seconds=0"),
    ("tempo.solve(tempo.game('connectx', rows=9, columns=9).initial(), nodes=1)", "cannot score 9x9"),
    ("tempo.analyse(CONNECTX.initial(), player='champio')", "champio"),
    ("tempo.analyse(CONNECTX.initial(), seconds=1, sims=1)", "not both"),
    ("tempo.analyse(CONNECTX.initial(), sims=1.5)", "sims=1.5"),
    ("tempo.player('champion', 'connectx')", "no game"),
    ("tempo.player('nobody', CONNECTX)", "no player 'nobody'"),
    ("tempo.player('champion:explorasion=1', CONNECTX)", "explorasion"),
    ("tempo.player('random', CONNECTX)({'board': [0] * 3, 'mark': 1})", "3 cells, not 42"),
    ("tempo.player('classic', tempo.game('othello'))({'observationString': '{}'})", "no observation of othello"),
    ("tempo.player('random', CONNECTX)(None)", "no observation"),
    ("tempo.match('champion', 'nobody', game=CONNECTX)", "no player 'nobody'"),
    ("tempo.match('champion', 'classic', game=CONNECTX, pairs=0)", "pairs=0"),
    ("tempo.review([3, 3])", "game=tempo.game"),
    ("tempo.review('')", "nothing to review"),
    ("tempo.game(3)", "no name of a game"),
    ("tempo.player('classic', tempo.game('othello'))(CONNECTX.initial().observation)", "it shows no board"),
    ("tempo.player('classic', CONNECTX)({'board': [0] * 42})", "it has no 'mark'"),
    ("tempo.player('classic', CONNECTX)(CONNECTX.parse('1212121').observation)", "is over"),
    ("tempo.player(None, CONNECTX)", "names no player"),
    ("tempo.player('classic', CONNECTX, sims=0)", "sims=0"),
    ("tempo.analyse(CONNECTX.initial(), None)", "names no player"),
    ("tempo.match('classic', 'random', CONNECTX, sprt=5)", "sprt=5"),
    ("tempo.match('classic', 'random', CONNECTX, sprt='gian')", "sprt='gian': give 'gain' or 'regression', or two"),
    ("tempo.match('classic', 'random', CONNECTX, scale=0.5)", "scale=0.5: give a number from 1 to 10,000"),
    ("tempo.match('classic', 'random', CONNECTX, scale=2, sims=9)", "give sims, or seconds, bank and scale, not both"),
    ("tempo.match('classic', 'random', CONNECTX, openings=5)", "openings=5: give the name of a file"),
    ("tempo.match('classic', 'random', CONNECTX, openings='no/such.txt')", "cannot be read"),
    ("tempo.match('classic', 'random', CONNECTX, openings='a', plies=(2, 2))", "give plies or openings, not both"),
    ("tempo.match('classic', 'random', CONNECTX, shuffle=True)", "shuffle is for a file of openings"),
    ("tempo.match('classic', 'random', CONNECTX, plies=(6, 2))", "smaller one first"),
    ("tempo.match('classic', 'random', CONNECTX, sims=10, seconds=1)", "not both"),
    ("tempo.match('classic', 'random', CONNECTX, record=5)", "name of a file"),
    ("tempo.review(CONNECTX.parse('44'), tempo.game('othello'))", "not of"),
    ("tempo.match('champion', 'random', 'chess')", "no game 'chess'"),
    ("tempo.match('champion', 3, CONNECTX)", "3 names no player"),
    ("tempo.match('champion', lambda: 3, CONNECTX)", "takes 0 arguments: give (state), or (observation"),
    ("tempo.match('champion', dict, CONNECTX)", "wrap it in a function of (state)"),
    ("tempo.gauntlet('champion', 'random', CONNECTX)", "others='random': give a list of players"),
    ("tempo.gauntlet('champion', ['random'], CONNECTX, record='all.jsonl')", "leave it out"),
    ("tempo.match('champion', 'random', CONNECTX, seconds=-1)", "seconds=-1"),
    ("tempo.review('44455', CONNECTX, seconds=-1)", "seconds=-1"),
    ("CONNECTX.initial().name_of('x')", "'x' is no action"),
    ("tempo.review('44', CONNECTX, sims=0).accuracy(3)", "players are 1 and 2"),
    ("CONNECTX.parse('f5d6')", "no line of moves of connectx"),
    ("CONNECTX.parse(tempo.game('othello').initial().observation)", "it has no 'board'"),
    ("tempo.game('othello').parse(CONNECTX.initial().observation)", "it shows no board"),
]


@pytest.mark.parametrize(("call", "expected"), WRONG)
def test_wrong_input_is_one_sentence(call, expected):
    with pytest.raises(tempo.BadInput) as caught:
        eval(call)
    assert expected in str(caught.value) and "\n" not in str(caught.value)


def test_names_are_loaded_when_they_are_used():
    code = "import sys, tempo, tempo.search.mcts\n"
    code += "print([name for name in sys.modules if name.startswith(('tempo.lab', 'tempo.api'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert set(tempo.__all__) <= set(dir(tempo)) and tempo.__version__.count(".") == 2
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tempo.chess  # noqa: B018


def test_typed_names_are_the_public_ones():
    """Type checkers see the names that are there."""
    tree = ast.parse((ROOT / "src" / "tempo" / "__init__.py").read_text(encoding="utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    typed = {alias.asname for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert typed | {"__version__"} == set(tempo.__all__)
    assert (ROOT / "src" / "tempo" / "py.typed").is_file()


def test_examples_in_docstrings():
    for name in ("states", "analysis", "players", "matches", "reviews", "game_files", "search.searching"):
        module = import_module(f"tempo.api.{name}")
        assert doctest.testmod(module, extraglobs={"tempo": tempo}).failed == 0


def test_the_command_line_has_three_names():
    for command in (["local_eval.py"], ["-m", "tempo"]):
        done = subprocess.run([sys.executable, *command, "mach"], capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 2 and "did you mean match?" in done.stderr


def test_states_are_shared_and_pickled_with_their_parents():
    state = tempo.game("gomoku", inarow=15).parse(list(range(0, 200, 2)))
    assert copy(state) is state and deepcopy([state])[0] is state
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.moves == state.moves and again.parent == state.parent
    seen = tempo.game("othello").parse(tempo.game("othello").parse("f5d6").observation)
    assert pickle.loads(pickle.dumps(seen.play("c3"))).parent == seen and seen.parent is None


def test_boards_planes_and_symmetries():
    state = CONNECTX.parse("44455")
    assert state.board.shape == (6, 7) and state.board[5, 3] == 1 and state.board[4, 3] == 2
    own, other = state.planes
    assert own.dtype == "float32" and (own == (state.board == state.to_move)).all() and other.sum() == 3
    assert (CONNECTX.action_count, len(CONNECTX.symmetries)) == (7, 1)
    (mirror,) = CONNECTX.symmetries
    assert [mirror[cell] for cell in range(7)] == [6, 5, 4, 3, 2, 1, 0]
    assert set(tempo.game_names()) >= {"connectx", "gomoku", "othello"}
