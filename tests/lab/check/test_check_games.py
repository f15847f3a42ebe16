"""The compliance check of each game: a broken agent fails the row it was broken for, and no other.

A broken agent is the correct one of its game with a fault in front of it, most of them the same for all games. By
default it is judged by the row it should fail and a few that it should not, and by the whole list in the slow tests.
The clock is short, so that a fault of time costs seconds: agents with such a fault sleep several times what is allowed.
By default no others are judged by it, so that a busy machine changes nothing.
"""

from concurrent.futures import ThreadPoolExecutor

import pytest
from built_files import BUILT_AGENTS, built_file
from check_support import (
    BROKEN,
    FAULTS,
    FEW_MOVES,
    GAMES,
    LIMITS,
    NEIGHBOURS,
    OWN_FAULTS,
    SLEEPERS,
    UNHURRIED,
    broken_agent,
    correct,
    failures,
    give_up_at,
)
from folders import ROOT

from tempo.arena.adapter.game_adapter import adapter_of, board_of, games, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_spec import CheckSpec, check_spec_of
from tempo.lab.check.check import check_file, main, row_names
from tempo.lab.check.outcomes import RowStatus, skipped
from tempo.lab.check.rows import rows_of
from tempo.lab.check.sandbox.sandbox import Limits

WRAPS = {"connectx": "wrong(move)", "othello": "{'submission': wrong(move)}"}
# A fault that is the same for all games is tried on ConnectX by default, and on all in the slow tests; those of rows in
# which the game has a say, on one of these as well, in turn.
SHARED = ("entry", "seats", "observations", "first_move", "environment")
TRIED = [(("gomoku", "othello")[turn % 2], row) for turn, row in enumerate(SHARED)]
TRIED += [(game, row) for game, row in BROKEN if game == "connectx" or row in OWN_FAULTS[game]]
NUMPY = "__import__('numpy').int64"  # which Othello's environment plays, and is still no int
SKIPPED = {
    "slow_start": skipped("unknown: the agent does not print why=REASON"),
    "repaired": skipped("nothing to repair"),
}


def judged(path, game, names=None, limits=LIMITS):
    return {row.name: result for row, result in check_file(path, limits, new_config(game), names)}


def checked(game, row, folder, names=None):
    ending = "\n\ndef helper(board):\n    return 0\n" if row == "entry" else ""
    return list(failures(broken_agent(game, (FAULTS | OWN_FAULTS[game])[row], folder, ending), names, game))


@pytest.mark.parametrize("game", GAMES)
def test_a_correct_agent_passes_every_row(game):
    results = judged(correct(game), game, limits=UNHURRIED)
    assert list(results) == list(row_names(game))
    others = {name: result for name, result in results.items() if result.status is not RowStatus.PASS}
    assert others == SKIPPED


@pytest.fixture(scope="module")
def verdicts(request, tmp_path_factory):
    """Run the checks of the selected broken agents in parallel, because many of them sleep."""
    items = [item for item in request.session.items if "verdicts" in item.fixturenames]
    chosen = sorted({(item.callspec.params["game"], item.callspec.params["row"]) for item in items})
    with ThreadPoolExecutor(max_workers=3) as pool:
        yield {
            (game, row): pool.submit(checked, game, row, tmp_path_factory.mktemp("agents"), (row, *NEIGHBOURS[game]))
            for game, row in sorted(chosen, key=lambda pair: pair[1] in SLEEPERS, reverse=True)
        }


@pytest.mark.parametrize(("game", "row"), TRIED)
def test_a_broken_agent_fails_its_row_and_not_its_neighbours(game, row, verdicts):
    assert verdicts[game, row].result() == [row]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "row"), BROKEN)
def test_a_broken_agent_fails_no_other_row_of_the_list(game, row, tmp_path):
    alone = [name for name in row_names(game) if name != "environment" or row == name]
    assert checked(game, row, tmp_path, alone) == [row]


def test_a_machine_too_slow_for_as_many_passes_is_no_error(monkeypatch):
    found = iter((["a1", "b1"], ["pass"]))
    monkeypatch.setattr(check_tasks, "random_positions", lambda *arguments: next(found))
    assert check_spec_of("othello").single_move_tasks(new_config("othello")) == ["a1", "pass"]


@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_a_broken_agent(game):
    """But the one of a repaired agent: see test_check_as_it_is.py."""
    assert {row for known, row in BROKEN if known == game} == set(row_names(game)) - {"repaired"}


@pytest.mark.parametrize(
    ("game", "fault", "row", "told"),
    [
        ("othello", FEW_MOVES.replace("HOW", "27"), "legal_moves", "chose d4 (27), which is taken"),
        ("othello", FEW_MOVES.replace("HOW", "64"), "legal_moves", "passed (64), though "),
        ("othello", FEW_MOVES.replace("HOW", "65"), "legal_moves", "chose 65, which is no square (0 to 63)"),
        ("gomoku", "def before(o, c):\n    return 225", "taken_cells", "chose cell 225, which is off the board"),
        ("gomoku", "def before(o, c):\n    return 0", "taken_cells", "chose a1 (0), which is taken"),
    ],
)
def test_illegal_moves_are_explained_by_the_game(game, fault, row, told, tmp_path):
    assert told in judged(broken_agent(game, fault, tmp_path), game, (row,))[row].measured


@pytest.mark.parametrize("game", WRAPS)
@pytest.mark.parametrize("wrong", ["float", "str", "bool", "lambda move: [move]", "lambda move: None", NUMPY])
def test_answers_of_a_wrong_type_fail_one_row(game, wrong, tmp_path):
    inside = f"wrong = {wrong}\n\n\ndef answer(move):\n    return {WRAPS[game]}"
    path = broken_agent(game, inside, tmp_path)
    assert list(failures(path, NEIGHBOURS[game], game)) == ["answer_type"]


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_that_hangs_fails_its_row_not_the_check(game, tmp_path, monkeypatch):
    give_up_at(tmp_path / "hangs", monkeypatch)
    hang = f"""
        import time
        def before(observation, configuration):
            if plies_of(observation) == 3:
                open({str(tmp_path / "hangs")!r}, "w")
                time.sleep(600)
    """
    results = judged(broken_agent(game, hang, tmp_path), game, ("seats", "size"), Limits(patience=4))
    assert [result.status for result in results.values()] == [RowStatus.FAIL, RowStatus.PASS]
    assert "no answer within 4 s, in: second seat" in results["seats"].measured


def test_an_agent_that_gets_ready_before_the_game_and_not_later_is_correct(tmp_path):
    fault = """
        READY = []
        def before_all(observation, configuration):
            if not observation.get("observationString"):
                READY.append(True)
        def before(observation, configuration):
            return answer(legal_moves(observation, configuration)[READY.index(True)])
    """
    path = broken_agent("othello", fault, tmp_path)
    assert failures(path, ("second_process", "lone_move", "seats"), "othello") == {}


def board_after(task, game):
    board = board_of(new_config(game))
    for action in task["opening"]:
        assert action in board.legal() and board.rewards() is None
        board.play(action)
    assert board.rewards() is None
    return board


@pytest.mark.parametrize("game", ["gomoku", "othello"])
def test_tasks_match_their_labels(game):
    spec, config = check_spec_of(game), new_config(game, {})
    few = [board_after(task, game) for task in spec.few_moves_tasks(config)]
    lone = [board_after(task, game) for task in spec.single_move_tasks(config)]
    assert len(few) == 8 and all(1 < len(board.legal()) < 10 for board in few)
    assert len(lone) >= 8 and all(len(board.legal()) == 1 for board in lone)
    assert {board.mark for board in few} == {1, 2}
    if game == "othello":
        assert [board.legal() == [64] for board in lone] == [False, True] * 4
        assert {board.mark for board in lone} == {1, 2}
    else:
        assert {0, 224} < {board.legal()[0] for board in lone}


@pytest.mark.parametrize("config", [{"size": 3}, {"size": 6, "inarow": 4}, {"size": 19}, {"size": 5, "inarow": 2}])
def test_gomoku_of_any_size_is_checked(config):
    board = new_config("gomoku", config)
    rows = ("taken_cells", "lone_cell", "second_process")
    results = [result.status for _, result in check_file(correct("gomoku"), LIMITS, board, rows)]
    of_cells = RowStatus.SKIP if config.get("inarow") == 2 else RowStatus.PASS
    assert results == [RowStatus.PASS, of_cells, of_cells]


def test_connectx_of_another_size_is_checked():
    board = new_config("connectx", {"rows": 4, "columns": 3})
    verdicts = check_file(correct("connectx"), LIMITS, board, ("full_columns", "lone_column"))
    assert [result.status for _, result in verdicts] == [RowStatus.PASS, RowStatus.PASS]


def test_a_game_without_a_check_spec_of_its_own_gets_the_rows_of_all():
    class Chess(CheckSpec):
        pass

    names = [row.name for row in rows_of(Chess("connectx"))]
    assert names[:6] == [*row_names("connectx")[:4], "legal_moves", "lone_move"]


def test_every_game_can_be_checked():
    for game in games():
        spec, adapter, config = check_spec_of(game), adapter_of(game), new_config(game, {})
        position = adapter.quiet_position(config)
        shown, configuration = adapter.observation_of(position, 1.0), Struct(adapter.configuration_of(config))
        seen = adapter.position_seen(shown, configuration)
        assert seen.legal() == position.legal()
        for action in position.legal():
            assert adapter.verdict(spec.wrap(action), position) == ("ACTIVE", action)
            assert spec.unwrap(spec.wrap(action)) == (action, True)


@pytest.mark.parametrize("game", [game for game in games() if game in BUILT_AGENTS])
def test_built_files_pass(game, monkeypatch):
    """They run interpreted, which saves some minutes of compiling; the slow test compiles."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    own = [row.name for row in check_spec_of(game).rows() if row.name != "boards"]
    assert failures(built_file(game), ("entry", *own, "observations"), game) == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in games() if game in BUILT_AGENTS])
def test_built_files_pass_all_rows(game):
    results = {row.name: result for row, result in check_file(built_file(game), Limits(), new_config(game))}
    assert {name: result for name, result in results.items() if result.status is not RowStatus.PASS} == {}


def test_the_command_checks_the_named_game_and_lists_its_rows(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert main([str(correct("gomoku")), "--game", "gomoku", "--config", "size=9", "--rows", "entry,lone_cell"]) == 0
    assert "a lone empty cell is found" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--game", "othello", "--help"])
    listed = capsys.readouterr().out
    assert "before_game, legal_moves, lone_move" in listed and "full_columns" not in listed


def test_the_check_imports_no_game():
    sources = [path.read_text() for path in (ROOT / "src" / "tempo" / "lab" / "check").glob("*.py")]
    assert len(sources) > 8
    named = [f"{word} tempo.{game}" for word in ("import", "from") for game in games()]
    assert [words for words in named if any(words in source for source in sources)] == []
