"""Helpers for tests of all agents: forms of the input, built files, the clock's arguments."""
from collections.abc import Callable
from typing import Any

import pytest
from built_files import built_file
from kaggle_environments.utils import structify

from tempo.search.player import player

MAY_BE_MISSING = ("step", "remainingOverageTime")
Handed = tuple[dict, dict | None] | tuple[dict]


def forms_of(observation: dict, configuration: dict) -> dict[str, Handed]:
    """Return the same input in every form, by the name of the form."""
    bare = {key: value for key, value in observation.items() if key not in MAY_BE_MISSING}
    return {
        "plain dicts": (observation, configuration),
        "attribute dicts": (structify(observation), structify(configuration)),
        "no step, no bank": (bare, configuration),
        "an empty bank": ({**observation, "remainingOverageTime": None}, configuration),
        "no configuration": (observation,),
        "None for a configuration": (observation, None),
        "a bank in whole seconds": ({**observation, "remainingOverageTime": 60}, configuration),
        "an empty configuration": (observation, {}),
    }


def entry_of(bundle: str, most_bytes: int) -> Callable[..., Any]:
    """Return the agent of a built file; check the file's size and that `agent` is its last callable."""
    text = built_file(bundle).read_text(encoding="utf-8")
    assert len(text.encode()) <= most_bytes
    names: dict[str, Any] = {}
    exec(compile(text, bundle, "exec"), names)
    assert [name for name, value in names.items() if callable(value)][-1] == "agent"
    return names["agent"]


def listen_to_the_clock(monkeypatch: pytest.MonkeyPatch) -> list[tuple]:
    """Return a list that records the arguments of the time allocation: plan, step, bank, filled share of the board."""
    asked: list[tuple] = []
    allocate: Callable[..., Any] = player.allocate
    monkeypatch.setattr(player, "allocate", lambda *figures: asked.append(figures[:4]) or allocate(*figures))
    return asked
