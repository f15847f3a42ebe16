"""Agent files as players: loaded as the competition loads them, the last callable that they define plays.

Nothing of a file ever runs in a process of ours. Each process that plays has a host for it (`isolated_agent`), which
loads it once, since loading it again would compile it again; a game is nevertheless the first that it plays. One that
has started threads has a host for each game, in which it has only warmed up.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.isolated_agent import LOADING, AgentLost, FailedAgent, HostedAgent, HostedFile
from tempo.lab.players.versions import digest
from tempo.lab.players.warmup import COMPILE_PATIENCE, warm_up_agent
from tempo.lab.referee.game_data import AgentFunction, MatchConfig

LONGEST_LOADING = 600.0  # seconds for a file to be loaded and to warm up, and once more if it dies of that
TRIAL_LOADING = 5.0  # seconds to load a file when it is named: a broken file is refused before any game


class AgentFile:
    """Any agent file."""

    repeatable = False

    def __init__(self, path: Path) -> None:
        self.name = str(path)
        self.path = path
        self.source = path.read_bytes()
        self.config: MatchConfig | None = None  # of the games to come, once there are any
        self.hosts: dict[int, HostedFile] = {}  # by the process that holds them
        self.failed: dict[int, str] = {}  # why it cannot be loaded, by the process that has tried
        self.dies_in_warmup = False

    def version(self) -> str:
        return f"file {digest(self.source)}"

    def prepare(self, config: MatchConfig) -> None:
        """Note the configuration of the games to come: each playing process then loads and warms up the file."""
        self.config = config
        for host in self.hosts.values():
            host.close()
        self.hosts = {}

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        process = os.getpid()
        if process in self.failed:
            return FailedAgent(self.failed[process])
        try:
            host = self.hosts.get(process)
            if host is None or not host.close.alive:
                host = self.hosts[process] = self.new_host()
        except AgentLost as lost:
            if self.config is not None:
                self.failed[process] = f"cannot be loaded: {lost}"
            return FailedAgent(f"cannot be loaded: {lost}")
        try:
            return HostedAgent(host) if host.begin_game() else HostedAgent(self.new_host(), alone=True)
        except AgentLost as lost:
            return FailedAgent(f"cannot begin a game: {lost}")

    def new_host(self) -> HostedFile:
        """A host with the file loaded and warmed up. At the door, a file that cannot be loaded is bad input."""
        host = HostedFile(self.path, self.source)
        problem = host.load(TRIAL_LOADING if self.config is None else LOADING)
        if problem and self.config is None:
            host.close()
            raise BadInput(f"{self.path} cannot be loaded: {problem}")
        if problem:
            raise AgentLost(problem)
        if self.config is None or self.dies_in_warmup:
            return host
        try:
            warm_up_agent(HostedAgent(host, patience=LOADING), self.config)
            host.request({"do": "settle", "seconds": COMPILE_PATIENCE}, COMPILE_PATIENCE + LOADING)
        except AgentLost:
            pass
        if not host.close.alive or host.process.poll() is not None:
            host.close()
            self.dies_in_warmup = True
            return self.new_host()
        return host

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "hosts": {}, "failed": {}}
