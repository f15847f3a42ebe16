"""Fixtures of these tests: a tiny repository for git:REV, an empty folder, downloaded episodes, patience with files."""

import pytest
from episode_support import fill
from patience_support import patient
from revision_support import repository

__all__ = ["patient", "repository"]


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Return an empty folder, which is the working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def downloaded(tmp_path_factory):
    """Return a folder of episodes, as it is downloaded."""
    return fill(tmp_path_factory.mktemp("episodes"))
