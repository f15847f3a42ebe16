"""Client of an agent file's host process: an agent for the referee that never trusts the file.

Every failure of the process becomes an exception with one line of explanation: a forfeit, unless the opponent may have
caused it (`AgentLost.is_blameless`). See `agent_host`.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from tempo.arena.adapter.game_types import AgentFault, Unusual
from tempo.arena.command_line.process_text import exit_text
from tempo.arena.jobs.isolation import EXCEEDED, IsolatedProcess

MEMORY = 4096  # MiB of one process: what the competition's container has
LOADING = 60.0  # seconds for a file to be loaded, and for its warm-up
GAME_BEGINS = 60.0  # seconds for a fork, and for the game before to be cleared away: off the clock
GRACE = 2.0  # seconds to wait beyond the clock of a move, which the referee judges
NONSENSE = "its process says what cannot be understood: it was ended"
MOST_READ = 1 << 20  # bytes of one answer
HOST = "tempo.arena.players.agents.agent_host"


class AgentLost(AgentFault):
    """The agent's process ended, or does not answer."""

    def __init__(self, message: str, is_blameless: bool = False) -> None:
        super().__init__(message)
        self.is_blameless = is_blameless  # another program may have killed it, or the system, which had no memory left


class HostedFile:
    """A file loaded in its own host process; a failure there raises AgentLost."""

    def __init__(
        self, path: Path, source: bytes, memory: int = MEMORY, isolated: IsolatedProcess | None = None
    ) -> None:
        """Start its process, unless it is given.

        path: of the file, for messages
        source: its content
        memory: MiB of its processes
        isolated: a process that answers as `agent_host` does
        """
        self.path = path
        self.source = source
        self.rest = b""
        self.playing = False
        self.memory = memory
        self.isolated = isolated or IsolatedProcess(HOST, memory)
        self.line, self.close = self.isolated.line, self.isolated.close

    def load(self, seconds: float = LOADING) -> str | None:
        """Load the file; return its mistake, if it has one. AgentLost if it exits or does not finish loading."""
        source = self.source.decode("latin-1")  # any bytes, as JSON can tell them
        reply = self.request({"do": "load", "path": str(self.path), "source": source}, seconds, expected="problem")
        if reply["problem"] and not reply.get("mistake"):
            raise AgentLost(str(reply["problem"]))
        return str(reply["problem"]) if reply["problem"] else None

    def begin_game(self) -> bool:
        """Fork a process for one game; return False if forking is no longer safe."""
        self.end_game()
        self.isolated.count_kills()
        self.playing = bool(self.request({"do": "game"}, GAME_BEGINS, expected="forked")["forked"])
        return self.playing

    def end_game(self) -> None:
        """End the game and every process that was started in it."""
        if self.playing and self.close.alive:
            self.playing = False
            with suppress(AgentLost):
                self.request({"do": "over"}, GAME_BEGINS)  # whose answer says how the game's process ended
                self.close()  # it said something else
            if self.rest:
                self.close()

    def request(self, request: dict[str, Any], seconds: float, expected: str = "") -> dict[str, Any]:
        """Send a request and return its reply, which must come within `seconds` and contain `expected`."""
        try:
            self.line.settimeout(seconds)
            self.line.sendall(json.dumps(request).encode() + b"\n")
        except OSError:
            raise self.lost() from None
        reply = self.read(monotonic() + seconds, seconds)
        if expected and expected not in reply:
            self.close()
            raise AgentLost(NONSENSE)
        return reply

    def read(self, deadline: float, seconds: float) -> dict[str, Any]:
        """Read the next reply, which must be a JSON object; nothing else about it is trusted."""
        while b"\n" not in self.rest:
            self.line.settimeout(max(0.001, deadline - monotonic()))
            try:
                part = self.line.recv(65536)
            except TimeoutError:
                self.close()
                raise AgentLost(f"no answer within {seconds:.1f} s: its process was ended") from None
            except OSError:
                part = b""
            if len(self.rest) > MOST_READ:
                self.close()
                raise AgentLost("its answer has no end: its process was ended")
            if not part:
                raise self.lost()
            self.rest += part
        line, _, self.rest = self.rest.partition(b"\n")
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict):
            self.close()
            raise AgentLost(NONSENSE)
        if "over" in reply:
            self.playing = False
            raise self.ended(reply["over"] if isinstance(reply["over"], int) else None)
        return reply

    def lost(self) -> AgentLost:
        """Return the exception for a connection that closed."""
        code = self.isolated.exit_code()
        if code is None:
            lost = AgentLost("its process does not listen any more")
        elif code == EXCEEDED:
            lost = AgentLost(f"it held more than {self.memory:,} MiB of memory, shared memory included")
        else:
            lost = self.ended(code)
        self.close()
        return lost

    def ended(self, code: int | None) -> AgentLost:
        """Return the exception for a process that ended by itself or was killed."""
        return AgentLost(f"its process {exit_text(code)}", self.isolated.may_be_killed_by_others(code))


class HostedAgent:
    """The agent of one game or of the warm-up, called like any agent."""

    def __init__(self, host: HostedFile, alone: bool = False, patience: float = 0.0) -> None:
        """Use a host. `alone`: the host ends with this agent. `patience`: least seconds to wait for a move."""
        self.host = host
        self.alone = alone
        self.patience = patience
        self.failure: AgentLost | None = None  # that ended the game

    def close(self) -> None:
        """End the game."""
        if self.alone:
            self.host.close()
        else:
            self.host.end_game()

    def __call__(self, observation: Any, configuration: Any) -> Any:
        limit = longest_answer(observation, configuration)
        asked = {"do": "ask", "observation": observation, "configuration": configuration}
        try:
            reply = self.host.request(asked, max(limit, self.patience))
        except AgentLost as lost:
            self.failure = lost
            raise
        print(str(reply.get("printed", "")), end="")
        if "raised" in reply:
            raise AgentRaised(str(reply["raised"]))
        return decoded(reply.get("answer"))


def longest_answer(observation: Any, configuration: Any) -> float:
    """Return the seconds after which an answer can only be too late."""
    return float(configuration["actTimeout"]) + float(observation.get("remainingOverageTime") or 0.0) + GRACE


class AgentRaised(AgentFault):
    """The exception that the agent raised, as text."""


def decoded(reply: Any) -> Any:
    """Decode an answer that the host encoded."""
    if not isinstance(reply, dict):
        return Unusual("nothing that can be understood")
    if "plain" in reply:
        return reply["plain"]
    if isinstance(reply.get("dict"), dict):
        return {key: decoded(value) for key, value in reply["dict"].items()}
    if "numpy" in reply:
        import numpy as np

        with suppress(TypeError, ValueError):
            return np.dtype(reply["numpy"]).type(reply.get("value"))
    return Unusual(f"{reply.get('shown')} ({reply.get('other')})")
