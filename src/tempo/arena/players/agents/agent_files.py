"""Agent files as players: loaded as the competition loads them, with the last callable as the agent.

A file never runs in one of our processes. Each process that plays games keeps a host process for the file
(`isolated_agent`), which loads it once, because loading it again would compile it again. Every game is still the first
one that its process plays. Where nothing can be forked, as on Windows or where the file starts threads, each game gets
a new host, which has only run the warm-up before.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tempo.arena.adapter.game_types import AgentFunction, FailedAgent, MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.agents.isolated_agent import LOADING, AgentLost, HostedAgent, HostedFile
from tempo.arena.players.versions import digest
from tempo.arena.players.warmup import COMPILE_PATIENCE, warm_up_agent

LONGEST_LOADING = 600.0  # seconds to load a file and warm it up; twice that if it dies during the warm-up
TRIAL_LOADING = 5.0  # seconds to load a file when it is named: a broken file is refused before any game


class AgentFile:
    """A player that runs an agent file, whoever wrote it."""

    repeatable = False

    def __init__(self, path: Path) -> None:
        self.name = str(path)
        self.path = path
        self.source = path.read_bytes()
        self.config: MatchConfig | None = None  # of the games to come; None until `prepare`
        self.hosts: dict[int, HostedFile] = {}  # by the id of the process that uses them
        self.failed: dict[int, str] = {}  # the reason why the file does not load, by the process that tried
        self.dies_in_warmup = False
        self.is_contained = True  # until a host says otherwise

    def version(self) -> str:
        """Return a digest of the file."""
        return f"file {digest(self.source)}"

    def prepare(self, config: MatchConfig) -> None:
        """Note the configuration of the games to come: each playing process then loads and warms up the file."""
        self.config = config
        for host in self.hosts.values():
            host.close()
        self.hosts = {}

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent for one game. A file that fails to load now forfeits; the reason is in the report."""
        process = os.getpid()
        if process in self.failed:
            return FailedAgent(AgentLost(self.failed[process]))
        try:
            host = self.hosts.get(process)
            if host is None or not host.close.alive:
                host = self.hosts[process] = self.new_host()
        except AgentLost as lost:
            if self.config is not None and not lost.is_blameless:
                self.failed[process] = f"cannot be loaded: {lost}"
            return FailedAgent(AgentLost(f"cannot be loaded: {lost}", lost.is_blameless))
        try:
            return HostedAgent(host) if host.begin_game() else HostedAgent(self.new_host(), alone=True)
        except AgentLost as lost:
            return FailedAgent(AgentLost(f"cannot begin a game: {lost}", lost.is_blameless))

    def new_host(self) -> HostedFile:
        """Start a host with the file loaded and warmed up. Before `prepare` a broken file raises BadInput."""
        host = HostedFile(self.path, self.source)
        problem = host.load(TRIAL_LOADING if self.config is None else LOADING)
        self.is_contained = host.isolated.is_contained
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
        if not host.close.alive or host.isolated.process.poll() is not None:
            host.close()
            self.dies_in_warmup = True
            return self.new_host()
        return host

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "hosts": {}, "failed": {}}
