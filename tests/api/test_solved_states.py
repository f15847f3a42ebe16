"""`tempo.solve` decides what docs/reference/api.md says, leaves the rest open, and refuses what has no solver."""

import re

import pytest
from folders import ROOT

import tempo
from tempo.arena.adapter.game_adapter import adapter_of

PAGE = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")


def with_empty(count: int) -> tempo.State:
    """Return a state of Othello with so many empty squares."""
    state = tempo.game("othello").initial()
    while 64 - sum(state.counts or ()) > count:
        state = state.play(state.legal[0])
    assert not state.is_over
    return state


def test_othello_is_open_until_its_solver_begins():
    (most,) = map(int, re.findall(r"Othello with at most (\d+) empty squares", PAGE))
    assert set(tempo.solve(with_empty(most + 1)).bounds.values()) == {(-10_000, 10_000)}
    assert tempo.solve(with_empty(most), nodes=1_000_000).value == 1
    assert tempo.solve(with_empty(10)).is_complete


def test_gomoku_has_threats_alone():
    gomoku = tempo.game("gomoku")
    assert tempo.solve(gomoku.parse("h8i9h9")).scores == {}
    won = tempo.solve(gomoku.parse("h8a1i8a2j8a3k8a4"))
    assert won.value == 1 and {won.scores[action] for action in won.best} == {1000 - 9}


def test_connectx_is_solved_where_its_board_is_one_word():
    assert "columns × (rows + 1) ≤ 64" in PAGE
    assert len(tempo.solve(tempo.game("connectx", rows=8, columns=7).initial(), nodes=1).bounds) == 7
    with pytest.raises(tempo.BadInput, match=r"^the solver cannot score 9x7: .*; tempo\.analyse estimates$"):
        tempo.solve(tempo.game("connectx", rows=9, columns=7).initial())


def test_a_game_without_a_solver_is_refused(monkeypatch):
    monkeypatch.setattr(adapter_of("gomoku"), "exact", lambda: None)
    with pytest.raises(tempo.BadInput, match=r"^gomoku has no solver, .*; tempo\.analyse estimates$"):
        tempo.solve(tempo.game("gomoku").initial())
