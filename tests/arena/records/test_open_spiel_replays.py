"""Replays of the environments open_spiel_* of our games: moves, names, times, and every ending."""

import json
from functools import partial

import pytest
from open_spiel_replays import CASES, COLUMNS, FOUR, GAMES, GEMINI, NAMES, replay, replay_of, rewards_of

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.episodes import SEATS, read_competition
from tempo.lab.review.annotate import actions_of

read = partial(read_competition, "replay.json", logs=())


@pytest.mark.parametrize("case", CASES)
def test_each_replay_is_read_as_it_was_played(case):
    played = CASES[case]
    episode = read(text=json.dumps(replay_of(case)))
    [game] = episode.games
    assert episode.config.game == GAMES[played.environment]
    assert actions_of(game) == played.moves and len(game["moves"]) == len(played.answers)
    assert [move["seat"] for move in game["moves"]] == [ply % 2 for ply in range(len(played.answers))]
    result, loser = rewards_of(case), (len(played.answers) - 1) % 2
    if played.forfeit is None:
        assert game["statuses"] == ["DONE", "DONE"] and result is not None and tuple(game["rewards"]) == result
        assert all(move["seconds"] >= 0 for move in game["moves"])
    else:
        assert result is None and game["moves"][-1]["action"] is None
        assert (game["statuses"][loser], game["statuses"][1 - loser]) == (played.forfeit, "DONE")
        assert game["rewards"][loser] is None and game["rewards"][1 - loser] in (0, 1)
    assert game["problem"] == played.problem
    assert episode.config.act_timeout == replay_of(case)["configuration"]["actTimeout"]


def test_names_and_sizes_are_those_of_the_replay():
    """A model that plays against itself has two names; without names the seats have."""
    episodes = {case: read(text=json.dumps(replay_of(case))) for case in ("connect four", "othello", "a small board")}
    assert episodes["connect four"].names == [GEMINI, f"{GEMINI} (2)"]
    assert episodes["othello"].names == list(SEATS)
    assert episodes["a small board"].names == list(NAMES)
    assert episodes["a small board"].config.shape == {"rows": 5, "columns": 4, "inarow": 3}


def test_a_replay_of_another_game_says_what_to_give():
    text = json.dumps(replay("open_spiel_tic_tac_toe", (4, 0, 2, 6, 5, 3, 1, 7, 8), {}))
    with pytest.raises(BadInput) as refused:
        read(text=text)
    said = str(refused.value)
    assert said.startswith("'replay.json' is an episode of 'open_spiel_tic_tac_toe', not of ") and "\n" not in said
    assert "connectx, open_spiel_connect_four" in said and said.endswith("give one of those")


@pytest.mark.parametrize(("changes", "why"), [
    ({"openSpielGameParameters": {"rows": 7, "columns": 7, "x_in_row": 4}}, "the moves do not lead to the boards"),
    ({"openSpielGameParameters": {"rows": "6"}}, "not a board: "),
    ({"initialActions": [3, 9]}, "move 2 is impossible: "),
    ({"initialActions": 7}, "is not a readable episode: "),
])  # fmt: skip
def test_a_replay_that_contradicts_itself_is_refused(changes, why):
    document = json.loads(json.dumps(replay_of("connect four")))
    document["configuration"] |= changes
    with pytest.raises(BadInput, match=why):
        read(text=json.dumps(document))


def test_a_size_that_is_not_given_is_the_usual_one():
    """OpenSpiel fills in what a configuration leaves out."""
    partly = replay(FOUR, COLUMNS, {"openSpielGameParameters": {"columns": 7}})
    assert read(text=json.dumps(partly)).config.shape == {"rows": 6, "columns": 7, "inarow": 4}
