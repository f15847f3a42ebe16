"""Patience with the processes of agent files on a busy machine."""

from collections.abc import Iterator

import pytest
from waiting import PATIENCE

from tempo.arena.players.agents import agent_files


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[pytest.MonkeyPatch]:
    """A file may have a thirtieth of a processor to start and to load."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("TRIAL_LOADING", "LOADING"):
            patch.setattr(agent_files, name, PATIENCE)
        yield patch
