"""Progress: a bar on a terminal; elsewhere a line now and then, and a last one."""

import sys
from io import StringIO

from rich.text import Text

from tempo.arena.command_line import progress
from tempo.arena.command_line.progress import Progress, ProgressTicker, tracked


class Terminal(StringIO):
    def isatty(self):
        return True


def test_without_a_terminal_it_is_a_line_now_and_then(capsys, monkeypatch):
    monkeypatch.setattr(progress, "monotonic", lambda: 1000.0)
    with Progress("jobs", 1200, 1000) as bar:
        bar.count(2)
        bar.tick()
        assert capsys.readouterr().err == ""
        monkeypatch.setattr(progress, "BETWEEN_LINES", 0.0)
        bar.tick()
        assert capsys.readouterr().err == "1,002 of 1,200 done after 0:00:00, jobs\n"
    with Progress(lambda: Text("above"), 3):
        pass
    assert capsys.readouterr().err.splitlines()[-1] == "0 of 3 done after 0:00:00, above"
    assert list(tracked("ab", "letters")) == ["a", "b"]
    assert capsys.readouterr().err.endswith("2 of 2 done after 0:00:00, letters\n")


def test_on_a_terminal_it_is_a_bar_with_the_view(monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    seen = iter(["so far 1", Text("above"), "so far 2"])
    with Progress(lambda: next(seen), 3) as bar:
        bar.tick()
        bar.count()
        bar.tick()
    drawn = sys.stderr.getvalue()
    assert [text in drawn for text in ("0/3", "so far 1", "above\n", "1/3", "so far 2")] == [True] * 5
    assert "done after" not in drawn


def test_a_ticker_counts_from_its_first_call(monkeypatch):
    """What was compiled before it, ten minutes, says nothing about the rest."""
    now, share, said = [0.0], [0.0], []
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    ticker = ProgressTicker(lambda: share[0], said.append)
    for seconds, part in ((600.0, 0.0), (620.0, 0.1), (660.0, 0.25), (661.0, 0.3), (720.0, 0.5)):
        now[0], share[0] = seconds, part
        ticker()
    assert said == ["3.0 minutes to go", "2.0 minutes to go"]
