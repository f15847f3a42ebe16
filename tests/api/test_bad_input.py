"""BadInput is a ValueError, and handlers of ValueError leave its sentence as it is."""

import json
from pathlib import Path

import pytest

import tempo
from tempo.arena.records.episodes import read_competition
from tempo.lab.tournament.resuming import damage_reported

EMPTY = {"status": "ACTIVE", "observation": {"board": [1] + [0] * 41, "mark": 1}, "action": None, "reward": 0}
EPISODE = {
    "name": "connectx",
    "configuration": {"rows": 6, "columns": 7, "inarow": 4},
    "steps": [[EMPTY, {**EMPTY, "status": "INACTIVE"}]],
}


def test_a_caller_may_catch_it_as_a_value_error():
    with pytest.raises(ValueError, match="no game 'chess'"):
        tempo.game("chess")
    assert issubclass(tempo.Forfeit, ValueError)


def test_an_episode_is_refused_in_its_own_words():
    with pytest.raises(tempo.BadInput, match=r"^the episode does not begin with the initial position$"):
        read_competition("1.json", json.dumps(EPISODE), ())


def test_a_record_is_refused_in_its_own_words():
    with pytest.raises(tempo.BadInput, match=r"^the players have changed$"), damage_reported(Path("a.jsonl")):
        raise tempo.BadInput("the players have changed")
    said = r"^'a.jsonl' is damaged: ValueError no number$"
    with pytest.raises(tempo.BadInput, match=said), damage_reported(Path("a.jsonl")):
        raise ValueError("no number")
