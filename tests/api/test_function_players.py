"""Functions as players of `tempo.match` and `tempo.gauntlet`: of states, of observations, and searches."""

import json

import pytest
from waiting import PATIENCE

import tempo
from tempo.api.function_players import FunctionPlayer, can_travel
from tempo.arena.records.record_file import read_record

GAMES = tempo.game_names()
CONNECTX = tempo.game("connectx")


def first(state):
    return state.legal[0]


def named(state):
    return state.name_of(state.legal[-1])


def kaggle(observation, configuration):
    return {"submission": first(tempo.game("othello").parse(observation))}


def on_observation(observation):
    return CONNECTX.parse(observation).legal[0]


@pytest.mark.parametrize("name", GAMES)
def test_functions_of_states_play_every_game(name, tmp_path):
    """The same functions in both seats play the same games, so the score is even."""
    options = {"pairs": 2, "plies": (2, 4), "workers": 1}
    result = tempo.match(first, named, name, record=tmp_path / "one.jsonl", **options)
    again = tempo.match(first, named, tempo.game(name), record=tmp_path / "two.jsonl", **options)
    assert result.players == ("first", "named") and result.forfeits == 0
    assert (result.wins, result.draws, result.losses) == (again.wins, again.draws, again.losses)
    record = read_record(tmp_path / "one.jsonl")
    for game in record.games.values():
        state = tempo.game(name).parse(game["opening"])
        for move in game["moves"]:
            player = game["players"][move["seat"]]
            assert move["action"] == state.legal[-player]  # 0 is the first, 1 plays the last
            state = state.play(move["action"])
        assert state.is_over


def test_functions_of_observations_are_agents_as_on_kaggle(tmp_path):
    result = tempo.match(kaggle, first, "othello", pairs=1, plies=(2, 2), record=tmp_path / "o.jsonl", workers=1)
    assert result.forfeits == 0
    result = tempo.match(on_observation, first, CONNECTX, pairs=1, plies=(2, 2), record=tmp_path / "c.jsonl", workers=1)
    assert result.forfeits == 0 and result.score == 0.5


@pytest.mark.parametrize(
    ("wrong", "status", "why"),
    [
        (lambda state: 99, "INVALID", "returned 99"),
        (lambda state: "z9", "ERROR", "z9"),
        (lambda state: 1 / 0, "ERROR", "division by zero"),
    ],
)
def test_a_function_without_a_legal_move_forfeits(wrong, status, why, tmp_path):
    path = tmp_path / "f.jsonl"
    result = tempo.match(wrong, first, CONNECTX, pairs=1, record=path, workers=1)
    assert (result.losses, result.forfeits, result.players[0]) == (2, 2, "<lambda>")
    assert all(status in game["statuses"] for game in read_record(path).games.values())
    assert len(result.problems) == 2 and all(status in line and why in line for line in result.problems)
    assert str(result) == "\n".join([result.summary, *(f"✗ {line}" for line in result.problems)])


def test_a_search_plays_and_says_that_it_counts_for_itself(tmp_path, capsys):
    search = tempo.Search(CONNECTX, simulations=60, proofs=True)
    results = [
        tempo.match(search, first, CONNECTX, pairs=3, sims=10, seed=4, record=tmp_path / f"{n}.jsonl", workers=1)
        for n in (1, 2)
    ]
    assert results[0].score > 0.5 and results[0].players == ("search", "first")
    assert "search is a function of yours: it ignores sims=10" in capsys.readouterr().err
    games = [read_record(tmp_path / f"{n}.jsonl").games.values() for n in (1, 2)]
    moves = [[[move["action"] for move in game["moves"]] for game in record] for record in games]
    assert moves[0] == moves[1]
    header = json.loads((tmp_path / "1.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["command"].startswith("tempo.match(search, first, tempo.game('connectx'")


def test_a_gauntlet_is_a_match_against_each(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    results = tempo.gauntlet(first, [named, "random"], CONNECTX, pairs=1, workers=1)
    assert [result.players for result in results] == [("first", "named"), ("first", "random")]
    assert len({result.record for result in results}) == 2


def test_a_version_tells_functions_apart():
    players = [FunctionPlayer(player, CONNECTX) for player in (first, named, tempo.Search(CONNECTX, simulations=5))]
    versions = [player.version() for player in players]
    assert len(set(versions)) == 3 and versions[0] == FunctionPlayer(first, CONNECTX).version()
    assert can_travel(*players) and not can_travel(FunctionPlayer(lambda state: 0, CONNECTX))


def best(state):
    return tempo.solve(state).best[0]


def test_the_accuracy_of_a_function():
    found = tempo.accuracy(best, positions=6, seconds=PATIENCE, workers=1)
    assert (found.positions, found.keeps_value, found.perfect, found.mistakes, found.forfeits) == (6, 1, 1, (), 0)
    poor = tempo.accuracy(first, positions=12, seconds=PATIENCE, workers=1)
    assert 0 < poor.perfect <= poor.keeps_value < 1 and str(poor).startswith("first: keeps the value in ")
    for state, move in poor.mistakes:
        assert move not in tempo.solve(state).best
    drawn = tempo.accuracy("classic", tempo.game("connectx", rows=5, columns=5), positions=4, stones=(14, 16), sims=50)
    assert drawn.positions == 4 and drawn == tempo.accuracy(
        "classic", tempo.game("connectx", rows=5, columns=5), positions=4, stones=(14, 16), sims=50
    )
    assert tempo.accuracy(lambda state: 99, positions=3, workers=1).forfeits == 3


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"game": "othello"}, "give stones="),
        ({"game": tempo.game("connectx", rows=5)}, "are for its usual board"),
        ({"sims": 5, "seconds": 1}, "not both"),
        ({"positions": 0}, "positions=0"),
    ],
)
def test_what_an_accuracy_cannot_be_measured_of(arguments, problem):
    with pytest.raises(tempo.BadInput, match=problem):
        tempo.accuracy("classic", **arguments)
