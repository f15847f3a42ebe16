"""The compliance check of ConnectX agents: entries, files that do not load, processes that hang or die."""

import sys

import pytest
from check_support import FAULTS, LIMITS, broken_agent, correct, failures, give_up_at
from config_support import connectx_config

from tempo.arena.adapter.game_adapter import board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee import check_tasks
from tempo.games.connectx.adapter.check_spec import CHECK_SPEC, FULL_COLUMNS
from tempo.lab.check.check import check_file
from tempo.lab.check.outcomes import RowStatus
from tempo.lab.check.report import fix_of
from tempo.lab.check.sandbox.sandbox import CheckedAgent, Limits, ProcessLost

CORRECT = correct("connectx")
BOARD = connectx_config()
BODY = CORRECT.read_text().replace("def agent", "def {name}")
LAST_LINE = "    return answer(legal"


def test_a_correct_agent_passes_in_processes_that_are_started(started_probes):
    verdicts = check_file(CORRECT, LIMITS, BOARD, ("read_only", "environment"))
    assert [result.status for _, result in verdicts] == [RowStatus.PASS] * 2


@pytest.mark.parametrize(
    ("name", "ending", "told"),
    [
        ("agent", "class Agent:\n    pass", "`Agent` (a class)"),
        ("my_agent", "from math import sqrt", "`sqrt` (imported)"),
        ("act", "from operator import add", "`add` (imported)"),
        ("agent", "def act_later(*arguments):\n    pass", "positional"),
        ("agent", "def agent_2(observation, columns, marks):\n    pass", "positional"),
        ("level_agent", "def best(board, columns):\n    pass", "another function"),
        ("agent", "def best(observation, columns):\n    pass", "another function"),
        ("go", "def best(board, columns):\n    pass", "another function"),
    ],
)
def test_a_callable_after_the_agent_is_named_and_other_rows_run(agent_file, name, ending, told):
    path = agent_file(BODY.format(name=name) + "\n\n" + ending + "\n")
    wrong = failures(path, names=("entry", "full_columns"))
    assert list(wrong) == ["entry"]
    assert told in wrong["entry"]
    assert f"`{name}` seems to be meant" in wrong["entry"]


@pytest.mark.parametrize(
    "ending",
    [
        "my_agent = agent",
        "from functools import partial\nmy_agent = partial(agent)",
        "def my_agent(observation):\n    return observation['board'].index(0)",
        "class Player:\n    def __call__(self, observation, configuration):\n"
        "        return agent(observation, configuration)\n\nmy_agent = Player()",
        "act = lambda observation, configuration=None: agent(observation, configuration)",
    ],
)
def test_entries_of_any_kind_are_good_if_they_come_last(agent_file, ending):
    path = agent_file(BODY.format(name="agent") + "\n\n" + ending + "\n")
    assert failures(path, names=("entry", "second_process")) == {}


def test_imports_before_the_agent_do_not_matter(agent_file):
    """`FunctionType` for example has a `__code__` that is not code."""
    imports = "from types import FunctionType\nfrom functools import partial\nfrom operator import add\n"
    assert failures(agent_file(imports + BODY.format(name="agent")), names=("entry",)) == {}


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("def agent(observation, configuration:\n", "SyntaxError"),
        ("import no_such_module\n" + BODY.format(name="agent"), "ModuleNotFoundError"),
        ("from tempo.games.connectx.adapter.board import Board\n" + BODY.format(name="agent"), "tempo"),
        ("import os\nos._exit(7)\n", "exit code 7"),
        ("import os\nos.abort()\n", "SIGABRT" if sys.platform != "win32" else "exit code 3"),
        ("COLUMN = 3\n", "no callable"),
        ("class Agent:\n    pass\n", "a class"),
    ],
)
def test_a_file_without_a_playable_agent_fails_one_row_and_the_others_are_not_run(agent_file, source, told):
    verdicts = check_file(agent_file(source), LIMITS, BOARD)
    results = {row.name: result for row, result in verdicts}
    assert results["entry"].status is RowStatus.FAIL
    assert told in results["entry"].measured
    assert results["size"].status is RowStatus.PASS
    others = {result.status for name, result in results.items() if name not in ("entry", "size")}
    assert others == {RowStatus.SKIP}


@pytest.mark.parametrize(
    ("line", "fix"),
    [
        ("import no_such_module", "the code that it imports"),
        ("from os import no_such_name", "the code that it imports"),
        ("x = (", "not valid Python"),
        ("if x:\nx = 1", "not valid Python"),
        ("1 / 0", "Correct this error"),
    ],
)
def test_the_advice_for_a_file_that_does_not_load_is_about_its_error(agent_file, line, fix):
    path = agent_file(BODY.format(name="agent") + f"\n{line}\n")
    (result,) = check_file(path, LIMITS, BOARD, ("entry",))
    assert fix in fix_of(result) and "the last definition" not in fix_of(result)


def test_a_process_that_hangs_is_given_up_in_time(agent_file):
    path = agent_file("import time\ntime.sleep(600)\n" + BODY.format(name="agent"))
    ((_, result),) = check_file(path, Limits(patience=1), BOARD, ("entry",))
    assert result.status is RowStatus.FAIL
    assert "no answer within 1 s" in result.measured


@pytest.mark.parametrize(
    ("trouble", "told"),
    [("open({mark!r}, 'w')\n        time.sleep(600)", "no answer within 10 s"), ("os._exit(3)", "exit code 3")],
)
def test_an_agent_that_hangs_or_dies_fails_its_row(agent_file, trouble, told, tmp_path, monkeypatch):
    mark = tmp_path / "hangs"
    give_up_at(mark, monkeypatch)
    trap = f"    if configuration['inarow'] == 9:\n        {trouble.format(mark=str(mark))}\n"
    path = agent_file("import os, time\n" + BODY.format(name="agent").replace(LAST_LINE, trap + LAST_LINE))
    limits = Limits(patience=10)
    results = [result for _, result in check_file(path, limits, BOARD, ("second_process", "boards", "size"))]
    assert [result.status for result in results] == [RowStatus.PASS, RowStatus.WARN, RowStatus.PASS]
    assert told in results[1].measured
    assert "3 rows, 3 columns, 9 in a row" in results[1].measured


def test_an_agent_that_raises_where_it_should_answer_fails_that_row(agent_file):
    trap = (
        "    if observation['board'].count(1) == 3 == observation['board'].count(2):\n        raise ValueError('why')\n"
    )
    path = agent_file(BODY.format(name="agent").replace(LAST_LINE, trap + LAST_LINE))
    wrong = failures(path, names=("answer_type",))
    assert "1 of 9 positions got no answer: ValueError: why" in wrong["answer_type"]


@pytest.mark.long
def test_a_real_numba_cache_breaks_the_second_process(agent_file):
    pytest.importorskip("numba")
    source = "from numba import njit\n\n\n@njit(cache=True)\ndef top(a, b):\n    return a + b\n\n\n"
    agent = "def agent(observation, configuration):\n    return top(0, observation['board'].index(0))\n"
    assert list(failures(agent_file(source + agent), names=("second_process", "read_only"))) == ["second_process"]


def test_an_agent_that_goes_on_without_its_diary_works_from_a_read_only_folder(agent_file):
    diary = "    try:\n        open(configuration['__raw_path__'] + '.log', 'w')\n    except OSError:\n        pass\n"
    path = agent_file(BODY.format(name="agent").replace(LAST_LINE, diary + LAST_LINE))
    assert failures(path, names=("read_only",)) == {}


def test_nothing_is_left_beside_the_file_that_is_checked(tmp_path):
    path = tmp_path / "diarist.py"
    broken_agent("connectx", FAULTS["read_only"], tmp_path).rename(path)
    check_file(path, LIMITS, BOARD, ("second_process", "read_only"))
    assert list(tmp_path.iterdir()) == [path]


def board_after(task):
    """Return the board of a task, after asserting that nobody has won on the way."""
    board = board_of(MatchConfig(*task["config"]))
    for column in task["opening"]:
        assert not board.drop(column)
    return board


def test_tasks_match_their_labels():
    config = connectx_config()
    full_columns, lone_columns = CHECK_SPEC.few_moves_tasks(config), CHECK_SPEC.single_move_tasks(config)
    for full, task in zip(FULL_COLUMNS, full_columns, strict=True):
        assert {column for column in range(7) if not board_after(task).is_free(column)} == set(full)
    for lone, task in enumerate(lone_columns):
        assert board_after(task).free_columns() == [lone]
    assert {board_after(task).mark for task in full_columns} == {1, 2}
    assert {board_after(task).mark for task in lone_columns} == {1, 2}
    reasons = check_tasks.answer_type_tasks(config, CHECK_SPEC.shortcut_openings(config), lone_columns)
    win, block = (board_after(task) for task in reasons[2:4])
    assert win.would_win(3) and not any(block.would_win(column) for column in range(7))
    block.drop(6)
    assert block.would_win(3)


def test_a_game_that_hung_is_not_repeated(monkeypatch):
    asked = []

    def hang(self, tasks, read_only=False):
        asked.append(tasks)
        raise ProcessLost("no answer within 9 s", "", tasks[0])

    monkeypatch.setattr(CheckedAgent, "ask", hang)
    verdicts = check_file(CORRECT, LIMITS, BOARD, ("worst_move", "memory", "output"))
    assert len(asked) == 1
    assert [result.repeats for _, result in verdicts] == ["", "worst_move", "worst_move"]


def test_repairs_of_one_file_do_not_affect_another(tmp_path):
    assert CheckedAgent(broken_agent("connectx", FAULTS["namespace"], tmp_path), LIMITS, BOARD).needs_dunder_file
    assert not CheckedAgent(CORRECT, LIMITS, BOARD).needs_dunder_file
    helped = broken_agent("connectx", "", tmp_path, "\n\ndef helper(board):\n    return 0\n")
    assert CheckedAgent(helped, LIMITS, BOARD).meant_entry == "agent"
    assert CheckedAgent(CORRECT, LIMITS, BOARD).meant_entry is None
