"""Server of one agent file, for the process that runs it: loads the file and answers requests, as lines of JSON.

It needs the standard library alone, so that any Python can run it. Nothing that such a process sends is executed.
Printed text is kept up to a limit.
"""

from __future__ import annotations

import json
import socket
from contextlib import redirect_stderr, redirect_stdout, suppress
from io import TextIOBase
from traceback import extract_tb
from typing import Any

from tempo.arena.adapter.game_types import Struct
from tempo.arena.command_line.process_text import one_line
from tempo.arena.jobs.own_process import peak_memory
from tempo.arena.players.agents.agent_code import call, callables_of, execute

MOST_KEPT = 20_000  # characters that an agent printed for a move
MOST_SHOWN = 60  # of an answer that is none
DEEPEST = 3  # of dicts within an answer
LARGEST = 2**63  # integers beyond it are no actions


class Kept(TextIOBase):
    """Output stream that keeps the first characters of what is printed."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.room = MOST_KEPT

    def write(self, text: str) -> int:
        """Keep text up to the limit."""
        if self.room > 0:
            self.parts.append(text[: self.room])
            self.room -= len(text)
        return len(text)


class FileServer:
    """An agent file, loaded in this process."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.requests = line.makefile("r", encoding="utf-8")
        self.agent: Any = None
        self.path = ""

    def serve(self) -> None:
        """Answer requests until the connection closes."""
        for text in self.requests:
            request = json.loads(text)
            self.reply(self.answer(request))

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Do what a request asks for, and return the reply."""
        if request["do"] == "load":
            return self.load(request["path"], request["source"].encode("latin-1"))
        if request["do"] == "ask":
            return self.ask(request)
        if request["do"] == "settle":
            return self.settle(request["seconds"])
        return {"peak": peak_memory()} if request["do"] == "peak" else {}

    def reply(self, answer: dict[str, Any]) -> None:
        """Send a reply."""
        self.line.sendall(json.dumps(answer).encode() + b"\n")

    def load(self, path: str, source: bytes) -> dict[str, Any]:
        """Execute the file as the competition does it; the last callable that it defines is the agent."""
        self.path = path
        try:
            with redirect_stdout(Kept()), redirect_stderr(Kept()):
                callables = callables_of(execute(path, source.decode("utf-8")))
        except BaseException as problem:
            return {"problem": self.in_words(problem), "mistake": isinstance(problem, Exception)}
        if not callables:
            nothing = "it defines no function: the last callable of the file is the agent"
            return {"problem": nothing, "mistake": True}
        self.agent = list(callables.values())[-1]
        return {"problem": None}

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the agent's answer for one move, or the exception that it raised."""
        observation, configuration = Struct(request["observation"]), Struct(request["configuration"])
        printed = Kept()
        with redirect_stdout(printed), redirect_stderr(Kept()):  # type: ignore[type-var]
            try:
                reply = {"answer": encoded(call(self.agent, self.path, observation, configuration))}
            except BaseException as problem:
                reply = {"raised": self.in_words(problem)}
        return {**reply, "printed": "".join(printed.parts)}

    def in_words(self, problem: BaseException) -> str:
        """Describe an exception in one line, with its place in the agent's file."""
        frames = [frame for frame in extract_tb(problem.__traceback__) if frame.filename == self.path]
        text = ""
        with suppress(BaseException):
            text = str(problem)
        place = f" (line {frames[-1].lineno} of {frames[-1].name})" if frames else ""
        return one_line(f"{type(problem).__name__}: {text[:200]}"[:200]) + place

    def settle(self, seconds: float) -> dict[str, Any]:
        """Wait until a built file of ours has finished its background compilation."""
        names = getattr(self.agent, "__globals__", {})
        backends: Any = names.get("BACKENDS")
        with suppress(Exception):
            backends.compiler.resume()
            backends.wait(seconds)
        return {}


def encoded(answer: Any, depth: int = 0) -> Any:
    """Encode an answer as JSON with its type; of an unusual type only the name is kept."""
    kind = type(answer)
    if answer is None or kind in (bool, float) or (kind is int and abs(answer) < LARGEST):
        return {"plain": answer}
    if kind is str and len(answer) <= MOST_KEPT:
        return {"plain": answer}
    if kind is dict and depth < DEEPEST and len(answer) < 9 and all(type(key) is str for key in answer):
        return {"dict": {key: encoded(value, depth + 1) for key, value in answer.items()}}
    with suppress(BaseException):
        if kind.__module__ == "numpy" and answer.shape == ():
            return {"numpy": str(answer.dtype), "value": answer.item()}
    return {"other": f"{kind.__module__}.{kind.__name__}".removeprefix("builtins."), "shown": shown(answer)}


def shown(answer: Any) -> str:
    """Return the beginning of an answer's repr."""
    try:
        return repr(answer)[:MOST_SHOWN]
    except BaseException as problem:
        return f"something whose repr raises {type(problem).__name__}"[:MOST_SHOWN]
