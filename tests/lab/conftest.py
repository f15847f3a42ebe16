"""Fixtures of these tests: a tiny repository for git:REV, bisect and history, and patience on a busy machine."""

import pytest
from patience_support import patient
from revision_support import repository
from waiting import PATIENCE

from tempo.lab.check import detect_game
from tempo.lab.check.sandbox import sandbox

__all__ = ["patient", "repository"]


@pytest.fixture(scope="session", autouse=True)
def patient_check(patient):
    """The probes of a check, too, may have a thirtieth of a processor."""
    patient.setattr(detect_game, "PATIENCE", PATIENCE)
    patient.setattr(sandbox, "GRACE", PATIENCE)
