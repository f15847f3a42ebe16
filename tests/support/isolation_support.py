"""Whether agents are contained here, for tests that run where they are and where they are not."""

from pathlib import Path

from tempo.arena.players.agents.isolated_agent import HostedFile


def contains_agents(tmp_path: Path) -> bool:
    """Return whether the system contains an agent, as far as the test lets it."""
    path = tmp_path / "host_of_nothing.py"
    path.touch()
    host = HostedFile(path, b"")
    try:
        return host.isolated.is_contained
    finally:
        host.close()
