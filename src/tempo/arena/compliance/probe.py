"""The child process of the check: one agent file, loaded and asked as the competition does it.

`python -m tempo.arena.compliance.probe REQUEST` reads its tasks from a JSON file, and writes one line of JSON
for each as soon as it is done: what came before a hang or a crash is not lost. It answers into a file, as the
agent may print what it likes. Nothing heavy is imported here, `kaggle_environments` only by the one task that
plays through it: start-up, memory and time should be the agent's own.

The file is executed in an empty dict inside the first call, so that loading is charged to the first move; and
without this project at hand, which the competition does not have.
"""

from __future__ import annotations

import builtins
import errno
import inspect
import json
import operator
import os
import random
import resource
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from tempo.arena.board import Board
from tempo.arena.compliance.entry import Definition
from tempo.arena.runner import Struct, Terms, play_game
from tempo.connectx.sport import configuration_of, observation_of, verdict

Task = dict[str, Any]
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
CHANGING = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate"}


class Call(NamedTuple):
    """One call of the agent, as measured. `column` is what the game goes on with."""

    seconds: float
    answer: str
    kind: str
    is_whole: bool
    column: int
    printed: int


class AgentFile:
    """The file under inspection: loaded by its first call, and measured in each."""

    def __init__(self, path: str, entry: str | None) -> None:
        self.path = path
        self.entry = entry
        self.namespace: dict[str, Any] = {}
        self.calls: list[Call] = []

    def load(self) -> None:
        """Execute the file as the loader of `kaggle_environments` does."""
        code = compile(Path(self.path).read_text(encoding="utf-8"), self.path, "exec")
        sys.path.append(str(Path(self.path).parent))
        try:
            exec(code, self.namespace)
        finally:
            sys.path.pop()

    def callables(self) -> dict[str, Any]:
        return {name: value for name, value in self.namespace.items() if callable(value)}

    def call(self, observation: Any, configuration: Any) -> Any:
        """Hand over as many arguments as the environment would."""
        if not self.namespace:
            self.load()
        found = self.callables()
        agent = found[self.entry or list(found)[-1]]
        configuration["__raw_path__"] = self.path
        code = getattr(agent, "__code__", None)
        return agent(*(observation, configuration)[: 2 if code is None else code.co_argcount])

    def answer(self, observation: Any, configuration: Any) -> int:
        """Call the agent, note all that can be measured, and return a column to go on with."""
        board, columns = list(observation["board"]), configuration["columns"]
        out, err = StringIO(), StringIO()
        start = perf_counter()
        with redirect_stdout(out), redirect_stderr(err):
            answer = self.call(observation, configuration)
        seconds = perf_counter() - start
        is_whole = isinstance(answer, int) and not isinstance(answer, bool)
        printed = max(len(out.getvalue()), len(err.getvalue()))
        column = column_meant(answer, board[:columns])
        self.calls.append(Call(seconds, f"{answer!r:.60}", type_name(answer), is_whole, column, printed))
        return column


def column_meant(answer: Any, top: list[int]) -> int:
    """A column for an answer of any type, since wrong types are the business of one row alone.

    Whatever can be an index is one; for the rest, such as None, and for truth values, the first free column
    steps in.
    """
    try:
        return top.index(0) if isinstance(answer, bool) else operator.index(answer)
    except TypeError:
        return top.index(0)


def type_name(value: Any) -> str:
    kind = type(value)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


class Careful:
    """The opponent: takes a win, blocks one, else drops at random. It makes games last, and end."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def __call__(self, observation: Any, configuration: Any) -> int:
        board = board_seen(observation, configuration)
        free = board.free_columns()
        wins = [column for column in free if board.would_win(column)]
        board.stones += 1  # the count only says whose turn it is: now the other side's
        threats = [column for column in free if board.would_win(column)]
        return (wins or threats or [free[int(self.random.random() * len(free))]])[0]


def board_seen(observation: Any, configuration: Any) -> Board:
    """The referee's board for an observation."""
    columns = configuration["columns"]
    board = Board(configuration["rows"], columns, configuration["inarow"])
    board.cells = list(observation["board"])
    board.heights = [sum(cell != 0 for cell in board.cells[column::columns]) for column in range(columns)]
    board.stones = sum(board.heights)
    return board


def describe(file: AgentFile, task: Task) -> Task:
    """Load the file only, and describe each callable that it leaves behind."""
    file.load()
    callables = file.callables()
    return {"definitions": [definition(name, value, file.namespace) for name, value in callables.items()]}


def definition(name: str, value: Any, namespace: dict[str, Any]) -> Definition:
    code = getattr(value, "__code__", None)
    handed = 2 if code is None else min(2, code.co_argcount)
    first = code.co_varnames[0] if code is not None and handed else ""
    try:
        inspect.signature(value, follow_wrapped=False).bind(*range(handed))
        fits = handed > 0
    except TypeError:
        fits = False
    except ValueError:  # written in C, and without a signature: nothing is known against it
        fits = True
    is_own_instance = any(type(value) is known for known in namespace.values())
    is_local = is_own_instance or getattr(value, "__globals__", None) is namespace
    return Definition(name, id(value), isinstance(value, type), is_local, fits, first)


def ask(file: AgentFile, task: Task) -> Task:
    """One position, reached by `opening`; in plain dicts, or `without` some entries, if the task says so."""
    terms = Terms(*task["terms"])
    board = terms.board()
    for column in task["opening"]:
        board.drop(column)
    form: Callable[..., Any] = dict if task.get("plain") else Struct
    observation = observation_of(board, terms.bank)
    for key in task.get("without", ()):
        del observation[key]
    try:
        column = file.answer(form(observation), form(configuration_of(terms)))
    except BaseException as raised:
        return {"problem": error_line(raised)}
    if verdict(column, board)[1] is not None:
        return {"problem": ""}
    where = "full" if 0 <= column < terms.columns else "off the board"
    return {"problem": f"chose column {column}, which is {where}"}


def play(file: AgentFile, task: Task) -> Task:
    """One whole game, on seat 0, on seat 1, or (seat None) on both against itself."""
    opponent = Careful(task["seed"])
    seats: dict[int | None, tuple[Callable[..., Any], Callable[..., Any]]]
    seats = {0: (file.answer, opponent), 1: (opponent, file.answer), None: (file.answer, file.answer)}
    game = play_game(seats[task["seat"]], Terms(*task["terms"]))
    seat = task["seat"] or 0
    return {"problem": game.problem or "", "status": game.statuses[seat], "bank": game.banks[seat]}


def play_environment(file: AgentFile, task: Task) -> Task:
    """One game against `random` in the environment itself, by path, unless a fault has to be mended."""
    try:
        from kaggle_environments import make
    except ImportError as missing:
        return {"problem": f"kaggle-environments is missing (pip install -r requirements.txt): {missing}"}
    random.seed(task["seed"])
    environment = make("connectx", configuration={"actTimeout": task["act_timeout"]})
    try:
        environment.run([file.answer if task["mended"] else file.path, "random"])
    except Exception as raised:
        return {"problem": f"the environment itself raised {error_line(raised)}"}
    state, plies = environment.state[0], len(environment.steps) - 1
    printed = environment.logs[-1][0].get("stderr", "").strip().splitlines()
    last_words = f": {printed[-1]}" if printed else ""
    problem = "" if state.status == "DONE" else f"status {state.status} after {plies} plies{last_words}"
    return {"problem": problem, "reward": state.reward, "plies": plies}


def error_line(raised: BaseException) -> str:
    return f"{type(raised).__name__}: {raised}"[:200]


def forbid_writing(folders: list[str]) -> None:
    """Make folders read-only for this process. Permission bits do not stop root, an audit hook does."""
    roots = [os.path.realpath(folder) for folder in folders]

    def refuse(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            paths = arguments[:1] if arguments[2] & WRITING else ()
        else:
            paths = arguments[:2] if event in CHANGING else ()
        for path in paths:
            if isinstance(path, str | bytes | os.PathLike):
                place = os.path.realpath(os.fsdecode(path))
                if any(place == root or place.startswith(root + os.sep) for root in roots):
                    raise OSError(errno.EROFS, os.strerror(errno.EROFS), path)

    sys.addaudithook(refuse)


def peak_memory() -> float:
    """The most memory this process ever held, in MiB.

    Linux keeps getrusage's figure across exec, where it is that of a parent that may be fat; VmHWM is ours.
    """
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


DOINGS = {"describe": describe, "ask": ask, "play": play, "environment": play_environment}


def main(request_path: str) -> None:
    request = json.loads(Path(request_path).read_text())
    sys.path[:] = [folder for folder in sys.path if folder not in ("", str(Path.cwd()))]
    Terms().sport()  # imported now, as long as it can be
    for name in [name for name in sys.modules if name.split(".")[0] == "tempo"]:
        sys.modules[name] = None  # type: ignore[assignment]  # from here on it cannot be imported
    if request["dunder_file"]:
        vars(builtins)["__file__"] = request["agent"]
    with Path(request["answers"]).open("w") as answers:
        forbid_writing(request["read_only"])
        file = AgentFile(request["agent"], request["entry"])
        for task in request["tasks"]:
            file.calls = []
            try:
                reply = DOINGS[task["do"]](file, task)
            except BaseException as raised:
                reply = {"problem": error_line(raised)}
            reply |= {"calls": file.calls, "peak": peak_memory()}
            answers.write(json.dumps(reply) + "\n")
            answers.flush()
    os._exit(0)  # threads that the agent left running are no reason to wait


if __name__ == "__main__":
    main(sys.argv[1])
