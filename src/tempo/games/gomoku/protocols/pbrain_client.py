"""Any Gomoku engine that speaks the protocol of the Gomocup as an opponent: one that Piskvork could play with.

https://plastovicka.github.io/protocl2en.htm. The engine is started for a board of one size. It is shown positions,
not moves: where one follows from the last by a stone of the other side it is told TURN, on an empty board BEGIN, and
else the whole BOARD, after RESTART, or a new process where RESTART is not understood. What it says in DEBUG and
MESSAGE lines is passed over; what it suggests (SUGGEST), it plays.

A step of the clock is the limit of each turn, a bank is not mentioned: it is the manager's tolerance. Where there is
only a bank, that is the limit of the match. An INFO is sent when what it tells has changed, since some engines are
not through with their own answer when the next line comes, and stumble over it. What they complain of then passes,
and an answer that is no move is asked for once more.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from time import monotonic

from tempo.games.gomoku.adapter.board import EMPTY, in_turns
from tempo.lab.players.engine_process import REST, EngineFailed, EngineProcess

START = 120.0  # seconds for an engine to load what it loads, or to compile, as ours does, as long as it works
HOUSEKEEPING = 4.0  # for an answer that takes no thought
BREATH = 1.0  # of rest, after which nothing is to come from an engine that should have answered
GRACE = 1.0  # beyond its time, after which an engine is given up; whoever runs the clock judges before
MEMORY = 350  # MB, the Gomocup's limit since 2015; some engines take all that they are told; it cannot be enforced
WARMUP_SECONDS = 0.1  # seconds of the turn that is played before a game
UNLIMITED = 2**31 - 1  # milliseconds left, in a match without a limit
ASIDE = ("MESSAGE", "DEBUG")
COMPLAINTS = ("ERROR", "UNKNOWN")
POINT = re.compile(r"\s*(-?\d+)\s*,\s*(-?\d+)\s*")
ABOUT = re.compile(r'(\w+)\s*=\s*"([^"]*)"')


class PbrainEngine:
    """One engine, started, and the game that it is in."""

    def __init__(
        self,
        command: list[str],
        name: str,
        size: int,
        memory: int = MEMORY,
        folder: str | None = None,
        restarts: bool = True,
    ) -> None:
        """With a `size` of 0 there is no board yet: it can be asked who it is. `restarts`: whether to try RESTART."""
        self.command = command
        self.name = name
        self.size = size
        self.memory = memory
        self.folder = folder
        self.restarts = restarts
        self.start()

    def start(self) -> None:
        self.process = EngineProcess(self.command, self.name, farewell="END", folder=self.folder)
        self.told: dict[str, int] = {}  # INFO, as the engine knows it
        self.open_infos = 0  # since its last answer: it may complain of each
        self.said = ""  # at last, aside or not
        self.clear()
        if self.size:
            self.order(f"START {self.size}")
            self.inform("rule", 0)
            self.inform("game_type", 1)
            self.inform("max_memory", self.memory << 20)

    def clear(self) -> None:
        self.cells = [EMPTY] * (self.size * self.size)  # as the engine knows them
        self.own: int | None = None  # its last move
        self.match: int | None = None  # milliseconds of all its turns, once that was told

    def start_anew(self) -> None:
        """As the protocol has it: END, and the engine is executed again."""
        self.close()
        self.start()

    def order(self, command: str) -> None:
        """A command that is answered by OK."""
        self.process.send(command)
        answer = self.hear(monotonic() + START, REST)
        if answer is None:
            raise self.process.failed(f"does not answer '{command}'")
        if answer.upper() != "OK":
            raise self.process.failed(f"refuses '{command}': {answer}")

    def inform(self, key: str, value: int) -> None:
        if self.told.get(key) != value:
            self.told[key] = value
            self.open_infos += 1
            self.process.send(f"INFO {key} {value}")

    def hear(self, deadline: float, rest: float = inf) -> str | None:
        """The next line that is an answer; None if none comes until then, or the engine has rested for so long."""
        while (line := self.process.next_line(deadline, rest)) is not None:
            line = line.strip()
            if not line or word_of(line) in ASIDE:
                continue
            self.said = line
            if word_of(line) not in COMPLAINTS or not self.open_infos:
                return line
            self.open_infos -= 1  # perhaps of an INFO: then it goes on to its answer
            rest = min(rest, BREATH)
        return None

    def version(self) -> str:
        """What the engine says of itself; in old ones that is no more than a sentence, or nothing."""
        self.process.send("ABOUT")
        told = self.hear(monotonic() + HOUSEKEEPING, BREATH)
        if told is None:
            return "that does not say its name"
        if told == "ABOUT":
            raise self.process.failed("only repeats what it is told")
        facts = {name.lower(): value for name, value in ABOUT.findall(told)}
        return f"{facts['name']} {facts.get('version', '')}".strip() if "name" in facts else told

    def warm_up(self) -> None:
        """Have it play a first move, and forget it: what it takes and clears of its memory then can last for seconds,
        and is no part of a turn. One that cannot do both is started anew, and plays its games without."""
        if not self.restarts:
            return
        self.tell_time(WARMUP_SECONDS, 0.0)
        with suppress(EngineFailed):
            self.ask(["BEGIN"], monotonic() + START, REST)
            if self.restart():
                return
        self.restarts = False
        self.start_anew()

    def new_game(self) -> None:
        if not any(self.cells):
            return
        with suppress(EngineFailed):
            if self.restarts and self.restart():
                return
        self.restarts = False
        self.start_anew()

    def restart(self) -> bool:
        """Whether the engine answers RESTART as it should; moves are late answers."""
        self.process.forget()
        self.process.send("RESTART")
        deadline = monotonic() + HOUSEKEEPING
        answer = self.hear(deadline, BREATH)
        while answer is not None and POINT.fullmatch(answer):
            answer = self.hear(deadline, BREATH)
        self.clear()
        return answer is not None and answer.upper() == "OK"

    def answer(self, cells: Sequence[int], mark: int, step: float, bank: float) -> int:
        """The engine's move for `mark` on these cells, which may be one that is taken."""
        deadline = monotonic() + step + bank + GRACE
        stone = self.new_stone(cells, mark)
        if stone is None:
            self.new_game()
            stone = self.new_stone(cells, mark)
        self.process.forget()
        self.tell_time(step, bank)
        cell = self.ask(self.question(cells, mark, stone), deadline)
        self.cells = list(cells)
        self.cells[cell] = mark
        self.own = cell
        return cell

    def new_stone(self, cells: Sequence[int], mark: int) -> int | None:
        """Where the other side has put a stone since the engine was last asked; None if that is not all."""
        found = [cell for cell, (now, before) in enumerate(zip(cells, self.cells, strict=True)) if now != before]
        if len(found) == 1 and self.cells[found[0]] == EMPTY and cells[found[0]] == 3 - mark:
            return found[0]
        return None

    def question(self, cells: Sequence[int], mark: int, stone: int | None) -> list[str]:
        """What asks for a move."""
        if stone is not None:
            return [f"TURN {self.point(stone)}"]
        if not any(cells):
            return ["BEGIN"]
        owners = {mark: 1, 3 - mark: 2}
        return ["BOARD", *(f"{self.point(cell)},{owners[cells[cell]]}" for cell in in_some_order(cells)), "DONE"]

    def point(self, cell: int) -> str:
        return f"{cell % self.size},{cell // self.size}"

    def tell_time(self, step: float, bank: float) -> None:
        """Only a turn is limited, or, where there is nothing but a bank, the match."""
        turn, match, left = int(1000 * step), 0, UNLIMITED
        if step <= 0:
            turn = match = left = int(1000 * bank)
        if self.match is None:  # for all of the game, what it begins with
            self.match = match
        self.inform("timeout_match", self.match)
        self.inform("timeout_turn", max(1, turn))
        self.inform("time_left", left)

    def ask(self, question: Sequence[str], deadline: float, rest: float = inf) -> int:
        """The answer to what asks for a move; one that is none is asked for once more."""
        self.said = ""
        cell = self.answer_to(question, deadline, rest)
        if cell is None and self.said and monotonic() < deadline:
            cell = self.answer_to(question, deadline, rest)
        if cell is None:
            said = f" with a move, but: {self.said}" if self.said else ""
            raise self.process.failed(f"does not answer{said}")
        self.open_infos = 0
        return cell

    def answer_to(self, question: Sequence[str], deadline: float, rest: float) -> int | None:
        """None if nothing that the engine says is a move. Its last move is passed over as long as another may come."""
        for told in question:
            self.process.send(told)
        late: int | None = None
        while (line := self.hear(deadline, rest)) is not None:
            if word_of(line) == "SUGGEST":
                self.process.send(f"PLAY {line[len('SUGGEST') :].strip()}")
            elif POINT.fullmatch(line):
                cell = self.cell_of(line)
                if cell != self.own:
                    return cell
                late, rest = cell, min(rest, BREATH)
            elif word_of(line) in COMPLAINTS:
                return None
            else:
                rest = min(rest, BREATH)  # it may be thinking aloud
        return late

    def cell_of(self, point: str) -> int:
        x, y = map(int, point.split(","))
        if not (0 <= x < self.size and 0 <= y < self.size):
            raise self.process.failed(f"plays {x},{y}, off the board of {self.size}x{self.size}")
        return y * self.size + x

    def close(self) -> None:
        self.process.close()


def word_of(line: str) -> str:
    """The first word, which is a command, or what kind of an answer it is."""
    return line.split(maxsplit=1)[0].upper()


def in_some_order(cells: Sequence[int]) -> list[int]:
    """The stones, in turns and black first: some engines rely upon that, though the protocol allows any order."""
    try:
        return in_turns(cells)
    except ValueError:
        return [cell for cell, mark in enumerate(cells) if mark != EMPTY]
