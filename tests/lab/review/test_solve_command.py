"""The command that solves a position: scores, bounds where it ends early, refusals."""

import signal
from typing import Any

import pytest

import tempo
from tempo.lab.review import solve_command
from tempo.lab.review.solve_command import Work, main

UNTABLED = ("--config", "rows=6,columns=6")  # a board without tables


def rows_of(printed: str) -> dict[str, list[str]]:
    """Return the words of the table's rows by their first one."""
    lines = [line.split() for line in printed.splitlines()]
    return {words[0]: words[1:] for words in lines if len(words) > 2 and words[0].isdigit()}


def test_every_move_gets_its_exact_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["444444555555"]) == 0
    printed = capsys.readouterr().out
    exact = tempo.solve(tempo.game("connectx").parse("444444555555")).scores
    assert {name: row[0] for name, row in rows_of(printed).items()} == {
        str(action + 1): f"{score:+d}" if score else "0" for action, score in exact.items()
    }
    best = max(exact.values())
    assert f"score {best:+d}; " in printed and " nodes, " in printed and "not exact" not in printed


def test_the_nodes_are_those_of_the_search(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    works = keep_works(monkeypatch)
    assert main(["1111112222223333", *UNTABLED, "--nodes", "500"]) == 0
    printed = capsys.readouterr().out
    assert f"{works[0].searched:,} nodes" in printed and 500 <= works[0].searched < 1000


def test_what_is_not_known_is_shown_as_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*UNTABLED, "--nodes", "1000"]) == 0
    printed = capsys.readouterr().out
    assert "6 of 6 scores are not exact" in printed and "outcome not known" in printed


def test_ctrl_c_keeps_the_bounds(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    works = keep_works(monkeypatch)
    monkeypatch.setattr(Work, "spend", lambda work, nodes: signal.raise_signal(signal.SIGINT))
    before = signal.getsignal(signal.SIGINT)
    assert main([*UNTABLED]) == 130
    assert works[0].is_interrupted and signal.getsignal(signal.SIGINT) == before
    assert "6 of 6 scores are not exact" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--config", "rows=9,columns=9"], "must be at most 64; review --plot champion shows a search"),
        (["1212121"], "the game is over after 7 moves: --at N takes an earlier position"),
        (["44455", "--at", "9"], "--at 9: only 5 moves were played"),
        (["--game", "othello", "--nodes", "10"], "nothing is known of this position by then; review --plot champion"),
    ],
)
def test_a_position_that_cannot_be_solved_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert said.startswith("local_eval.py solve: ") and reason in said


def keep_works(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Keep each effort that the command makes."""
    works: list[Any] = []

    def kept(*arguments: Any) -> Work:
        works.append(Work(*arguments))
        return works[-1]

    monkeypatch.setattr(solve_command, "Work", kept)
    return works
