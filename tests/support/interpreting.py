"""Tests of games whose kernels nobody else needs: compiling them would take seconds."""

import pytest

from tempo.native.backends import BACKENDS, PYTHON


def interpret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile nothing in this process, in built files, and in processes that start."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    monkeypatch.setenv("TEMPO_BACKEND", PYTHON)
