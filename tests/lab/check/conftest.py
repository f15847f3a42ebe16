"""Probes of these tests are forked, see forked_probes.py, unless a test uses `started_probes`."""

import sys

import pytest
from forked_probes import ForkedProbe, probe_server

from tempo.arena.jobs.processes import Process
from tempo.lab.check.sandbox import sandbox


@pytest.fixture(scope="package")
def probe_address(tmp_path_factory):
    if sys.platform == "win32":  # there probes are started, as users do
        yield None
        return
    with probe_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="module", autouse=True)
def forked_probes(probe_address):
    with pytest.MonkeyPatch.context() as patch:
        if probe_address:
            patch.setattr(ForkedProbe, "address", probe_address)
            patch.setattr(sandbox, "Process", ForkedProbe)
        yield


@pytest.fixture
def started_probes(monkeypatch):
    """Start probes as users do."""
    monkeypatch.setattr(sandbox, "Process", Process)


@pytest.fixture
def agent_file(tmp_path):
    """Write an agent file from its source, and return its path."""

    def write(source):
        path = tmp_path / "written.py"
        path.write_text(source)
        return path

    return write
