"""For the tests of records: a short match, what must repeat of it, and how it is refused."""

from folders import ROOT

from tempo.arena.records.record_file import new_header, read_record

COMMAND = str(ROOT / "local_eval.py")
BOARD = ["--config", "rows=4,columns=4,inarow=3"]
QUICK = ["random", "negamax", "--sims", "1", *BOARD]


def header():
    return new_header("match", game="connectx", players=[])


def said(capsys, code, command, *arguments):
    """The one line that a refusal is."""
    assert command([str(one) for one in arguments]) == code
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def games_of(path):
    """Return what must not depend on the run: everything except durations."""
    return {
        index: [game["players"], game["opening"], [move["action"] for move in game["moves"]], game["rewards"]]
        for index, game in read_record(path).games.items()
    }
