"""Patience with engines on a busy machine."""

import pytest
from engine_support import LIMIT

from tempo.arena.players.engines import engine_process
from tempo.games.gomoku.protocols import pbrain_client


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """An engine may take long to start, which counts in its first answer, and to end."""
    monkeypatch.setattr(pbrain_client, "COMMAND_SECONDS", LIMIT)
    monkeypatch.setattr(engine_process, "PATIENCE", LIMIT)
