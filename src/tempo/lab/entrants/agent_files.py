"""Agent files as players: loaded as the competition loads them, the last callable that they define plays."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.entrants.versions import digest
from tempo.lab.referee.game_data import AgentFunction


class AgentFile:
    """Any agent file.

    It is loaded once, since loading it again would compile it again. A game is nevertheless the first that
    it plays, because each of its games has a process of its own, forked from one that has loaded it.
    """

    repeatable = False

    def __init__(self, path: Path) -> None:
        self.name = str(path)
        self.path = path
        self.source = path.read_bytes()
        self.agent: FileAgent | None = None

    def version(self) -> str:
        return f"file {digest(self.source)}"

    def seat(self, seed: int, simulations: int | None) -> AgentFunction:
        if self.agent is None:
            self.agent = FileAgent(self.path, load(self.path, self.source))
        return self.agent

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "agent": None}


def load(path: Path, source: bytes) -> dict[str, Any]:
    """The namespace that a file leaves behind, executed as the competition does it."""
    namespace: dict[str, Any] = {}
    sys.path.append(str(path.parent))
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            exec(compile(source, str(path), "exec"), namespace)
    except Exception as problem:
        raise BadInput(f"{path} cannot be loaded: {type(problem).__name__}: {problem}") from None
    finally:
        sys.path.pop()
    if not any(callable(value) for value in namespace.values()):
        raise BadInput(f"{path} defines no function: the last callable of the file is the agent")
    return namespace


class FileAgent:
    """The last callable of a file; what it prints is read for its thoughts."""

    def __init__(self, path: Path, namespace: dict[str, Any]) -> None:
        self.path = str(path)
        self.call = [value for value in namespace.values() if callable(value)][-1]
        code = getattr(self.call, "__code__", None)
        self.arguments = code.co_argcount if code is not None else 2

    def __call__(self, observation: Any, configuration: Any) -> Any:
        configuration["__raw_path__"] = self.path
        return self.call(*(observation, configuration)[: self.arguments])
