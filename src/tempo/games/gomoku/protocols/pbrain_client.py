"""Client of the Gomocup protocol: plays any Gomoku engine that works with Piskvork.

https://plastovicka.github.io/protocl2en.htm. An engine is started for one board size. The caller passes positions, not
moves. If a position follows from the last one by a stone of the opponent, the client sends TURN; for an empty board
BEGIN; else RESTART and the whole BOARD. An engine that does not understand RESTART is started again instead. DEBUG and
MESSAGE lines are ignored; a SUGGEST is played.

The step of the clock becomes the limit of each turn. The bank is not sent: it is the manager's tolerance. With a bank
alone, that is the limit of the match. An INFO is sent only when its value has changed, because some engines stumble
over a line that arrives while they answer. Complaints about an INFO are ignored, and an answer that is not a move is
requested once more.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from time import monotonic

from tempo.arena.players.engines.engine_process import REST, EngineFailed, EngineProcess
from tempo.games.gomoku.adapter.board import EMPTY, in_turns

STARTUP_SECONDS = 120.0  # limit for an engine to load or compile, while it is busy
COMMAND_SECONDS = 4.0  # limit for an answer without thinking
SILENCE = 1.0  # seconds without output or work, after which no answer is expected
GRACE = 1.0  # seconds beyond its time after which an engine is given up; the match's clock judges earlier
MEMORY = 350  # MB, the Gomocup's limit since 2015; some engines allocate all of it; it is not enforced
WARMUP_SECONDS = 0.1  # limit of the warm-up turn before a game
UNLIMITED = 2**31 - 1  # milliseconds left, in a match without a limit
COMMENTS = ("MESSAGE", "DEBUG")
COMPLAINTS = ("ERROR", "UNKNOWN")
POINT = re.compile(r"\s*(-?\d+)\s*,\s*(-?\d+)\s*")
ABOUT = re.compile(r'(\w+)\s*=\s*"([^"]*)"')


class PbrainEngine:
    """A running engine and its current game."""

    def __init__(
        self,
        command: list[str],
        name: str,
        size: int,
        memory: int = MEMORY,
        folder: str | None = None,
        can_restart: bool = True,
    ) -> None:
        """Start the engine.

        Args:
            command: the command line.
            name: for messages.
            size: of the board; 0 for no board yet, which is enough for `version`.
            memory: limit in MB, sent as INFO max_memory; 0 for none.
            folder: working directory.
            can_restart: try RESTART between games; False starts a new process instead.
        """
        self.command = command
        self.name = name
        self.size = size
        self.memory = memory
        self.folder = folder
        self.can_restart = can_restart
        self.start()

    def start(self) -> None:
        self.process = EngineProcess(self.command, self.name, farewell="END", folder=self.folder)
        self.sent_infos: dict[str, int] = {}  # last value of each INFO
        self.unanswered_infos = 0  # INFOs since the last answer; the engine may complain about each
        self.last_line = ""  # of the engine, comments excepted
        self.forget_game()
        if self.size:
            self.send_command(f"START {self.size}")
            self.send_info("rule", 0)
            self.send_info("game_type", 1)
            self.send_info("max_memory", self.memory << 20)

    def forget_game(self) -> None:
        self.cells = [EMPTY] * (self.size * self.size)  # the engine's board
        self.own: int | None = None  # the engine's last move
        self.match: int | None = None  # INFO timeout_match of this game, once sent

    def relaunch(self) -> None:
        """Send END and start the engine again, as the protocol prescribes."""
        self.close()
        self.start()

    def send_command(self, command: str) -> None:
        """Send a command and wait for its OK."""
        self.process.send(command)
        answer = self.read_answer(monotonic() + STARTUP_SECONDS, REST)
        if answer is None:
            raise self.process.failed(f"does not answer '{command}'")
        if answer.upper() != "OK":
            raise self.process.failed(f"refuses '{command}': {answer}")

    def send_info(self, key: str, value: int) -> None:
        if self.sent_infos.get(key) != value:
            self.sent_infos[key] = value
            self.unanswered_infos += 1
            self.process.send(f"INFO {key} {value}")

    def read_answer(self, deadline: float, rest: float = inf) -> str | None:
        """Return the next answer line; None at the deadline, or after `rest` seconds without output and work."""
        while (line := self.process.next_line(deadline, rest)) is not None:
            line = line.strip()
            if not line or _first_word(line) in COMMENTS:
                continue
            self.last_line = line
            if _first_word(line) not in COMPLAINTS or not self.unanswered_infos:
                return line
            self.unanswered_infos -= 1  # perhaps about an INFO: the answer may follow
            rest = min(rest, SILENCE)
        return None

    def version(self) -> str:
        """Return the engine's name and version from ABOUT; old engines answer with a sentence, or not at all."""
        self.process.send("ABOUT")
        answer = self.read_answer(monotonic() + COMMAND_SECONDS, SILENCE)
        if answer is None:
            return "without a name"
        if answer == "ABOUT":
            raise self.process.failed("only echoes its input")
        facts = {name.lower(): value for name, value in ABOUT.findall(answer)}
        return f"{facts['name']} {facts.get('version', '')}".strip() if "name" in facts else answer

    def warm_up(self) -> None:
        """Play a first move and RESTART: allocating memory can take seconds, which must not count as a turn.

        An engine that fails at either is started again, and plays its games without RESTART.
        """
        if not self.can_restart:
            return
        self.send_time(WARMUP_SECONDS, 0.0)
        with suppress(EngineFailed):
            self.ask_for_move(["BEGIN"], monotonic() + STARTUP_SECONDS, REST)
            if self.restart():
                return
        self.can_restart = False
        self.relaunch()

    def new_game(self) -> None:
        if not any(self.cells):
            return
        with suppress(EngineFailed):
            if self.can_restart and self.restart():
                return
        self.can_restart = False
        self.relaunch()

    def restart(self) -> bool:
        """Send RESTART; return whether the engine answers OK. Moves in between are late answers."""
        self.process.forget()
        self.process.send("RESTART")
        deadline = monotonic() + COMMAND_SECONDS
        answer = self.read_answer(deadline, SILENCE)
        while answer is not None and POINT.fullmatch(answer):
            answer = self.read_answer(deadline, SILENCE)
        self.forget_game()
        return answer is not None and answer.upper() == "OK"

    def answer(self, cells: Sequence[int], mark: int, step: float, bank: float) -> int:
        """Return the engine's move for `mark` on these cells, which may be a taken cell."""
        deadline = monotonic() + step + bank + GRACE
        stone = self.opponent_stone(cells, mark)
        if stone is None:
            self.new_game()
            stone = self.opponent_stone(cells, mark)
        self.process.forget()
        self.send_time(step, bank)
        cell = self.ask_for_move(self.request(cells, mark, stone), deadline)
        self.cells = list(cells)
        self.cells[cell] = mark
        self.own = cell
        return cell

    def opponent_stone(self, cells: Sequence[int], mark: int) -> int | None:
        """Return the cell of the opponent's only new stone since the last request; None if more has changed."""
        changed = [cell for cell, (now, before) in enumerate(zip(cells, self.cells, strict=True)) if now != before]
        if len(changed) == 1 and self.cells[changed[0]] == EMPTY and cells[changed[0]] == 3 - mark:
            return changed[0]
        return None

    def request(self, cells: Sequence[int], mark: int, stone: int | None) -> list[str]:
        """Return the lines that request a move: TURN, BEGIN or BOARD."""
        if stone is not None:
            return [f"TURN {self.point(stone)}"]
        if not any(cells):
            return ["BEGIN"]
        owners = {mark: 1, 3 - mark: 2}
        return ["BOARD", *(f"{self.point(cell)},{owners[cells[cell]]}" for cell in _alternating_order(cells)), "DONE"]

    def point(self, cell: int) -> str:
        return f"{cell % self.size},{cell // self.size}"

    def send_time(self, step: float, bank: float) -> None:
        """Send the limits of the turn or, with a bank alone, of the match."""
        turn, match, left = int(1000 * step), 0, UNLIMITED
        if step <= 0:
            turn = match = left = int(1000 * bank)
        if self.match is None:  # the first value holds for the whole game
            self.match = match
        self.send_info("timeout_match", self.match)
        self.send_info("timeout_turn", max(1, turn))
        self.send_info("time_left", left)

    def ask_for_move(self, request: Sequence[str], deadline: float, rest: float = inf) -> int:
        """Return the engine's move; an answer that is not a move is requested once more."""
        self.last_line = ""
        cell = self.read_move(request, deadline, rest)
        if cell is None and self.last_line and monotonic() < deadline:
            cell = self.read_move(request, deadline, rest)
        if cell is None:
            addition = f" with a move, but: {self.last_line}" if self.last_line else ""
            raise self.process.failed(f"does not answer{addition}")
        self.unanswered_infos = 0
        return cell

    def read_move(self, request: Sequence[str], deadline: float, rest: float) -> int | None:
        """Send a request and return the move, None if no answer is one. A repeated move counts last."""
        for request_line in request:
            self.process.send(request_line)
        late: int | None = None
        while (line := self.read_answer(deadline, rest)) is not None:
            if _first_word(line) == "SUGGEST":
                self.process.send(f"PLAY {line[len('SUGGEST') :].strip()}")
            elif POINT.fullmatch(line):
                cell = self.cell_of(line)
                if cell != self.own:
                    return cell
                late, rest = cell, min(rest, SILENCE)
            elif _first_word(line) in COMPLAINTS:
                return None
            else:
                rest = min(rest, SILENCE)  # perhaps output of its search
        return late

    def cell_of(self, point: str) -> int:
        x, y = map(int, point.split(","))
        if not (0 <= x < self.size and 0 <= y < self.size):
            raise self.process.failed(f"plays {x},{y}, off the board of {self.size}x{self.size}")
        return y * self.size + x

    def close(self) -> None:
        self.process.close()


def _first_word(line: str) -> str:
    """Return the first word of a line in capitals: a command or the kind of an answer."""
    return line.split(maxsplit=1)[0].upper()


def _alternating_order(cells: Sequence[int]) -> list[int]:
    """Return the stones in alternating order, black first: some engines rely on it, though the protocol does not."""
    try:
        return in_turns(cells)
    except ValueError:
        return [cell for cell, mark in enumerate(cells) if mark != EMPTY]
