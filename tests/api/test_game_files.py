"""Games of files, whatever wrote them, and the same as a DataFrame."""

import sys

import pandas
import pytest
from episode_support import fill

import tempo
from tempo.arena.adapter.file_formats import WrittenGame
from tempo.arena.adapter.game_adapter import adapter_of, games

LINES = {"connectx": "44455", "othello": "f5d6c3d3c4", "gomoku": "h8i9h9"}
FORMATS = [(name, suffix) for name in games() for suffix in adapter_of(name).formats]
RECORD = """\
{"format":"tempo-record","version":3,"kind":"match","game":"connectx","players":[{"name":"ours"},{"name":"theirs"}],\
"config":{"game":"connectx","shape":{"rows":4,"columns":4,"inarow":3},"act_timeout":2.0,"bank":60.0}}
{"index":7,"players":[1,0],"opening":[0,1],"moves":[\
{"step":2,"seat":0,"action":0,"seconds":0.5,"bank":60.0,"simulations":90,"reason":"search","value":0.75,"backend":"native"},\
{"step":3,"seat":1,"action":0,"seconds":0.1,"bank":50.0,"simulations":0,"reason":"only","value":0.5,"backend":null},\
{"step":4,"seat":0,"action":null,"seconds":9.0,"bank":1.5,"simulations":null,"reason":null,"value":null,"backend":null}],\
"statuses":["TIMEOUT","DONE"],"rewards":[null,0],"banks":[0.0,50.0],"problem":"took 9.00 s"}
"""


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_text(RECORD)
    return path


@pytest.fixture(scope="module")
def downloaded(tmp_path_factory):
    return fill(tmp_path_factory.mktemp("episodes"))


def test_a_record_keeps_what_the_players_said(record):
    (game,) = tempo.read_games(str(record))
    assert game.game == tempo.game("connectx", rows=4, columns=4, inarow=3)
    assert (game.number, game.players, game.moves) == (7, ("theirs", "ours"), (0, 1, 0, 0))
    assert (game.result, game.forfeit, game.statuses, game.problem) == (-1, 1, ("TIMEOUT", "DONE"), "took 9.00 s")
    assert [move.player for move in game.played] == [1, 2, 1, 2, 1] and [*game.states()][2].moves == (0, 1)
    assert game.state.moves == game.moves and not game.state.is_over
    given, _, searched, forced, late = game.played
    assert given.is_opening and given.name == "1" and given.seconds is given.value is None
    assert (searched.value, searched.simulations, searched.bank, searched.backend) == (0.75, 90, 60.0, "native")
    assert forced.value is None and forced.reason == "only"
    assert (late.action, late.name, late.seconds, late.ply) == (None, None, 9.0, 4)
    assert repr(game) == "<game 7: theirs vs ours, 4 moves, result -1>"


def test_a_frame_has_a_row_for_each_move(record):
    moves = tempo.frame(record)
    assert isinstance(moves, pandas.DataFrame) and len(moves) == 5
    assert moves["result"].tolist() == [-1, 1, -1, 1, -1] and moves["player_name"].tolist()[:2] == ["theirs", "ours"]
    assert moves["action"].isna().tolist() == [False] * 4 + [True]
    assert moves.groupby("player_name")["seconds"].sum().to_dict() == {"ours": 0.1, "theirs": 9.5}
    empty = tempo.frame([])
    assert len(empty) == 0 and [*empty.dtypes] == [*moves.dtypes] and [*empty.columns] == [*moves.columns]


def test_a_frame_takes_chosen_games(record):
    games = [game for game in tempo.read_games(record) for _ in range(2)]
    assert len(tempo.frame(iter(games))) == 10


def test_games_of_a_match_are_those_that_were_played(tmp_path):
    game = tempo.game("connectx", rows=4, columns=5, inarow=4)
    found = tempo.match("classic", "random", game, pairs=2, sims=20, workers=1, record=tmp_path / "match.jsonl")
    games = [*tempo.read_games(found.record)]
    assert [one.number for one in games] == [0, 1, 2, 3] and {one.game for one in games} == {game}
    assert all(one.state.result == one.result and one.state.is_over for one in games)
    scores = [one.result_of(1 + one.players.index("classic")) for one in games]
    assert (scores.count(1), scores.count(0), scores.count(-1)) == (found.wins, found.draws, found.losses)
    moves = tempo.frame(games)
    assert moves.loc[~moves["is_opening"], "seconds"].notna().all() and moves["bank"].isna().all()


@pytest.mark.parametrize(("name", "suffix"), FORMATS)
def test_files_of_other_programs_are_read(name, suffix, tmp_path):
    state = tempo.game(name).parse(LINES[name])
    written = WrittenGame(state.game.shape, state.moves, ("Ann", "Bob"))
    path = tmp_path / f"game.{suffix}"
    path.write_text(adapter_of(name).formats[suffix].write([written]), encoding="utf-8")
    (game,) = tempo.read_games(path, state.game)
    assert game.state == state and game.moves == state.moves and game.number == 0
    assert (game.result, game.forfeit) == (None, None)
    assert all(move.seconds is move.value is move.bank is None for move in game.played)


def test_an_unfinished_game_has_the_result_of_its_file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[4]SZ[15]RE[W+R];B[hh];W[ij])")
    (game,) = tempo.read_games(path, tempo.game("gomoku"))
    assert (game.result, game.result_of(1), game.result_of(2)) == (-1, -1, 1) and "W+R" in game.problem


def test_episodes_of_the_competition_are_read_one_by_one_or_as_a_folder(downloaded, capsys):
    (game,) = tempo.read_games(downloaded / "episode-1003-replay.json")
    assert game.number == 1003 and game.players == ("Me", "Nega") and game.state.is_over
    assert {move.reason for move in game.played if move.player == 1} == {"search", "hurry"}
    games = {game.number: game for game in tempo.read_games(downloaded)}
    assert sorted(games) == [1001, 1002, 1003, 1004, 1005, 1006] and games[1003].moves == game.moves
    assert (games[1004].forfeit, games[1004].result, games[1004].moves) == (1, -1, ())
    error = capsys.readouterr().err
    assert error.count("tempo.read_games: ") == 1 and "episode-999-replay.json" in error


WRONG = [
    ("tempo.read_games(7)", "7 is no path"),
    ("tempo.read_games('no/such.jsonl')", "cannot be read"),
    ("tempo.read_games(record, 'connectx')", "no game: make one with tempo.game"),
    ("[*tempo.read_games(damaged('7,\"players\"', '7,\"payers\"'))]", "match.jsonl' is damaged: KeyError 'players'"),
    ("tempo.read_games(damaged('\"opening\"', '\"opened\"'))", "is not a whole record: KeyError 'opening'"),
    ("tempo.read_games(damaged('[0,1]', '[0,9]'))", "game 7: move 2 is impossible"),
    ("tempo.frame(damaged('3,', '2,'))", "has version 2 of the format"),
]


@pytest.mark.parametrize(("call", "said"), WRONG)
def test_wrong_input_is_one_sentence(call, said, record):
    def damaged(old, new):
        record.write_text(RECORD.replace(old, new, 1))
        return record

    with pytest.raises(tempo.BadInput) as caught:
        eval(call, {"tempo": tempo, "record": record, "damaged": damaged})
    assert said in str(caught.value) and "BadInput" not in str(caught.value) and "\n" not in str(caught.value)


def test_without_pandas_a_frame_says_what_to_install(record, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(tempo.BadInput, match=r"^tempo\.frame needs pandas: pip install pandas$"):
        tempo.frame(record)
