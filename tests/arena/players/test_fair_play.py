"""A player gets no more done in a second for being named first, or for being the sources in place of a revision."""

from pathlib import Path
from statistics import median

import pytest
from built_files import built_file

from tempo.arena.records.record_file import read_record
from tempo.lab.tournament.match import match

pytestmark = pytest.mark.slow  # it measures speed, which a busy machine lends to whom it likes

SAME = 0.1  # how much the speeds of identical players may differ


def speeds(players: list[str], options: list[str], record: Path) -> list[float]:
    """The simulations a second of two players in one match: the median over the moves that were searched."""
    assert match([*players, *options, "--workers", "1", "--record", str(record)]) == 0
    found: list[list[float]] = [[], []]
    for game in read_record(record).games.values():
        for move in game["moves"]:
            if move["reason"] == "search" and move["seconds"]:
                found[game["players"][move["seat"]]].append(move["simulations"] / move["seconds"])
    assert min(map(len, found)) >= 100
    return [median(one) for one in found]


@pytest.mark.parametrize("turned", [False, True], ids=["as named", "the other way round"])
@pytest.mark.parametrize("kind", ["revision", "file"])
def test_identical_players_are_equally_fast(kind, turned, tmp_path):
    if kind == "revision":
        players = ["champion:book=0,exact=0", "git:HEAD:book=0,exact=0"]
        options = ["--sims", "3000", "--pairs", "20"]
    else:
        copies = [tmp_path / "one.py", tmp_path / "another.py"]
        for copy in copies:
            copy.write_bytes(built_file("connectx_classic").read_bytes())
        players, options = list(map(str, copies)), ["--act-timeout", "0.05", "--bank", "1", "--pairs", "6"]
    first, second = speeds(players[::-1] if turned else players, options, tmp_path / "games.jsonl")
    assert abs(first / second - 1) < SAME, (first, second)
