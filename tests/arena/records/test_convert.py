"""`local_eval.py convert`: games of records to files of other programs, and files to records."""

import json
from pathlib import Path

import pytest
from othello_games import EDAX_TRANSCRIPT
from report_support import Page

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.adapter.game_adapter import games as all_games
from tempo.arena.adapter.game_types import PlayedGame, PlayedMove
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.convert import main
from tempo.arena.records.read_games import read_file
from tempo.arena.records.record_file import Recorder, game_record, new_header, read_record, recorded_game
from tempo.games.gomoku.formats.psq import read_psq
from tempo.games.gomoku.formats.sgf_games import read_gomoku_sgf
from tempo.games.othello.formats.sgf_games import read_othello_sgf
from tempo.games.othello.formats.transcripts import read_transcripts
from tempo.lab.report.report_command import main as report
from tempo.lab.tournament.match import match

LOST = "Piskvorky 20x20, 11:11, 0\n11,10,0\n9,9,1520\n12,11,31\nSWINE.zip\nPELA.zip\n-1\n"


def play(game: str, *options: str) -> Path:
    """Return a record of two pairs of games between random movers."""
    path = Path(f"{game}.jsonl")
    players = ["random", "random"] if game != "othello" else ["random", "greedy"]
    assert match([*players, "--game", game, "--sims", "1", "--pairs", "2", "--record", str(path), *options]) == 0
    return path


def run(*arguments: str) -> None:
    assert main(list(arguments)) == 0


def actions(path: Path) -> list[list[int]]:
    """Return the moves of each game of a record."""
    games = [recorded_game(game) for game in read_record(path).games.values()]
    return [[*game.opening, *(move.action for move in game.moves if move.action is not None)] for game in games]


def scores(path: Path) -> list[float]:
    return [recorded_game(game).score(0) for game in read_record(path).games.values()]


@pytest.mark.parametrize("game", all_games())
def test_every_format_and_back(game: str, here: Path) -> None:
    """All games in one file, or one file each: the record made from them has the same games and winners."""
    record = play(game)
    for suffix, chosen in adapter_of(game).formats.items():
        run(str(record), "-o", f"each-{suffix}/", "--format", suffix)
        files = sorted(str(path) for path in Path(f"each-{suffix}").iterdir())
        assert len(files) == 4
        sources = [files]
        if chosen.many:
            run(str(record), "-o", f"all.{suffix}")
            sources.append([f"all.{suffix}"])
        for source in sources:
            run(*source, "-o", "back.jsonl", "--game", game)
            assert actions(Path("back.jsonl")) == actions(record)
            assert scores(Path("back.jsonl")) == scores(record)
    assert report(["back.jsonl", "--html", "back.html"]) == 0
    [replay] = Page(Path("back.html").read_text()).games()
    assert [one["points"] for one in replay["games"]] == scores(Path("back.jsonl"))


def test_names_results_and_dates_are_kept(here: Path) -> None:
    record = play("othello")
    run(str(record), "-o", "games.sgf")
    games = list(read_othello_sgf(Path("games.sgf").read_text()))
    assert [(info["PB"], info["PW"]) for _, info in games] == [("random", "greedy"), ("greedy", "random")] * 2
    for board, info in games:
        lead = board.lead()
        assert info["RE"] == (f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0")
        assert info["DT"] == read_record(record).header["started"][:10]
    run("games.sgf", "-o", "back.jsonl", "--game", "othello")
    run("back.jsonl", "-o", "again.sgf")
    assert Path("again.sgf").read_text() == Path("games.sgf").read_text()
    header, back = read_record(Path("back.jsonl"))
    assert [player["name"] for player in header["players"]] == ["random", "greedy"]
    assert [game["players"] for game in back.values()] == [[0, 1], [1, 0]] * 2


def test_some_games_of_a_record(here: Path) -> None:
    record = play("gomoku", "--config", "size=9")
    run(str(record), "-o", "games", "--only", "0-1,3")
    assert sorted(path.name for path in Path("games").iterdir()) == [
        "0000-random-random.psq", "0001-random-random.psq", "0003-random-random.psq",
    ]  # fmt: skip
    run(str(record), "-o", "three.psq", "--only", "3")
    assert read_psq(Path("three.psq").read_text()).board.moves == actions(record)[3]
    assert Path("three.psq").read_text() == Path("games/0003-random-random.psq").read_text()


def test_times_are_kept(here: Path) -> None:
    Path("lost.psq").write_text(LOST)
    run("lost.psq", "-o", "record.jsonl")
    [game] = (recorded_game(game) for game in read_record(Path("record.jsonl")).games.values())
    assert [move.seconds for move in game.moves] == [0.0, 1.52, 0.031]
    assert read_record(Path("record.jsonl")).header["config"]["shape"]["size"] == 20
    run("record.jsonl", "-o", "again.psq")
    assert Path("again.psq").read_text() == LOST


@pytest.mark.parametrize(
    ("told", "points", "problem"),
    [("RE[B+R]", 1.0, "says B+R"), ("RE[W+T]", 0.0, "says W+T"), ("RE[Void]", 0.5, "says Void"), ("", 0.5, "nothing")],
)
def test_a_game_that_ends_early(here: Path, told: str, points: float, problem: str) -> None:
    """The file has the result; otherwise the game counts as drawn, and the page says why."""
    Path("game.sgf").write_text(f"(;GM[4]SZ[15]PB[a]PW[a]{told};B[hh];W[ii])")
    run("game.sgf", "-o", "record.jsonl", "--game", "gomoku")
    header, games = read_record(Path("record.jsonl"))
    assert scores(Path("record.jsonl")) == [points]
    assert problem in games[0]["problem"]
    assert [player["name"] for player in header["players"]] == ["a", "a (2)"]


def test_forfeits_are_marked(here: Path) -> None:
    """SGF's letters are `F`, or `T` for time; the answer that forfeited is not a move. A game that goes on has none."""
    config = new_config("gomoku", {})
    header = new_header("match", game="gomoku", players=[{"name": "a"}, {"name": "b"}], config=config._asdict())
    statuses = [("ERROR", "DONE"), ("DONE", "TIMEOUT"), ("ACTIVE", "ACTIVE")]
    with Recorder(Path("record.jsonl"), header) as recorder:
        for index, status in enumerate(statuses):
            moves = [PlayedMove(1, 1, 3, 0.5, 0.0), PlayedMove(2, 0, None, 0.5, 0.0)]
            game = PlayedGame((112,), moves, status, (0, 0), (0.0, 0.0))
            recorder.write(game_record(game, index=index, players=(0, 1)))
    run("record.jsonl", "-o", "games.sgf")
    games = list(read_gomoku_sgf(Path("games.sgf").read_text()))
    assert [info.get("RE", "") for _, info in games] == ["W+F", "B+T", ""]
    assert all(board.moves == [112, 3] for board, _ in games)


def test_stones_of_a_position_become_moves(here: Path) -> None:
    Path("game.sgf").write_text("(;GM[4]SZ[15]AB[aa][ca]AW[ba]PL[W];W[da];B[ea])")
    run("game.sgf", "-o", "record.jsonl", "--game", "gomoku")
    assert actions(Path("record.jsonl")) == [[0, 1, 2, 3, 4]]


def test_other_boards(here: Path) -> None:
    record = play("connectx", "--config", "rows=8,columns=9,inarow=5")
    run(str(record), "-o", "games.txt")
    run("games.txt", "-o", "back.jsonl", "--game", "connectx", "--config", "rows=8,columns=9,inarow=5")
    assert actions(Path("back.jsonl")) == actions(record)
    Path("edax.txt").write_text(EDAX_TRANSCRIPT)
    run("edax.txt", "-o", "edax.jsonl", "--game", "othello")
    assert actions(Path("edax.jsonl")) == [board.moves for board in read_transcripts(EDAX_TRANSCRIPT)]


COMPLAINTS = {
    "othello.jsonl -o games.psq": "othello has no files .psq: choose .txt, .sgf, .ggf",
    "gomoku.jsonl -o games.psq": ".psq holds one game a file, and these are 4: name a folder, or --only one",
    "gomoku.jsonl -o games --only 4": "'gomoku.jsonl' has no game 4: choose from 0-3",
    "gomoku.jsonl othello.jsonl -o games": "'gomoku.jsonl' is a record: convert one at a time",
    "gomoku.jsonl -o nowhere/games.sgf": f"cannot write '{Path('nowhere/games.sgf')}': No such file or directory",
    "none.jsonl -o games": "cannot read 'none.jsonl': No such file or directory",
    "a.psq -o games.json": "files of games become a record: name it .jsonl, not 'games.json'",
    "a.psq -o games.jsonl --only 1": "--only and --format are for the games of a record",
    "a.sgf -o games.jsonl": "files .sgf may hold gomoku or othello: say which by --game",
    "a.pgn -o games.jsonl": "no game has files .pgn: --help lists them",
    "a.psq -o games.jsonl --game othello": "'a.psq': othello has files .txt, .sgf, .ggf, not '.psq'",
    "a.psq -o games.jsonl --game chess": f"no game 'chess': choose {', '.join(all_games())}",
    "a.psq b.psq -o games.jsonl": "'a.psq': games on different boards, size=20 and size=15: "
    "give them separately",
    "bad.psq -o games.jsonl": "bad.psq, line 3 (move 2): h8 is taken",
    "begun.sgf -o games.jsonl --game othello": "begun.sgf, game 1: it begins with a position of its own, which a "
    "record cannot hold",
    "uneven.sgf -o games.jsonl --game gomoku": "uneven.sgf, game 1: 2 black and 0 white stones: no alternating game "
    "leads there",
    "turn.sgf -o games.jsonl --game gomoku": "turn.sgf, game 1: it starts with 1 stones, and the wrong side "
    "is to move",
}


def test_errors_are_one_line(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line names the place and the remedy."""
    play("othello")
    play("gomoku")
    Path("a.psq").write_text(LOST)
    Path("b.psq").write_text("Piskvorky 15x15, 11:11, 0\n")
    Path("bad.psq").write_text("Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n")
    Path("begun.sgf").write_text("(;GM[2]AB[a1]AW[b1];B[c1])")
    Path("uneven.sgf").write_text("(;GM[4]AB[aa][bb];W[cc])")
    Path("turn.sgf").write_text("(;GM[4]AB[aa];B[cc])")
    capsys.readouterr()
    for arguments, complaint in COMPLAINTS.items():
        assert main(arguments.split()) == 2
        assert capsys.readouterr().err == f"local_eval.py convert: {complaint}\n"


def test_a_damaged_record(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header = new_header("match", game="gomoku", players=[], config=new_config("gomoku", {})._asdict())
    Path("record.jsonl").write_text(json.dumps(header) + '\n{"index":0,"statuses":["DONE","DONE"]}\n')
    assert main(["record.jsonl", "-o", "games"]) == 2
    assert capsys.readouterr().err == "local_eval.py convert: 'record.jsonl' is damaged: KeyError 'opening'\n"


def test_a_board_that_files_do_not_hold(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play("gomoku", "--config", "size=8,inarow=4")
    assert main([str(record), "-o", "game.psq", "--only", "0"]) == 2
    why = "8x8, 4 in a row: game files hold 5 in a row, from 5x5 up"
    assert capsys.readouterr().err.endswith(f"{why}\n")


def test_an_illegal_move_of_a_record_is_named(here: Path) -> None:
    record = play("gomoku")
    header, *games = record.read_text().splitlines()
    game = json.loads(games[1])
    game["moves"][1]["action"] = game["moves"][0]["action"]
    record.write_text("\n".join([header, games[0], json.dumps(game)]) + "\n")
    with pytest.raises(BadInput, match=rf"game {game['index']}: move .* taken"):
        read_file(record, (), None, {})
