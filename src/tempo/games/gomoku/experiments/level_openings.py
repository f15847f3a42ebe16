"""Choose level openings: `python -m tempo.games.gomoku.experiments.level_openings --size 11`.

Candidates are the openings of a list, else a few random stones near the middle. A candidate is accepted if

1. neither side, to move, has a win by threats: within 10,000 nodes, later within 1,000,000;
2. a search of a second's hundredth rates it near one half (random candidates only);
3. of 20 games of the champion against itself the first player scores 35 to 65 %. The games end as soon as that is
   decided, either way, and earlier for a candidate of which one side takes the first points almost without loss.

Each candidate is one line of a record, so an interrupted run goes on where it was. A later run with more simulations
plays the games of accepted openings again, in a record of its own: `--from` names the earlier one. The accepted
openings are written to the file that the adapter draws from.
"""

from __future__ import annotations

import random
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tempo.arena.command_line.inputs import ROOT, Parser, positive, run_command
from tempo.arena.records.json_lines import JsonLines
from tempo.games.gomoku.adapter.openings import LEVEL_INAROW, key_of, level_file, near_the_middle, read_openings
from tempo.games.gomoku.experiments.quick_games import QuickGames

STONES = (3, 5)  # of a random candidate
QUICK_NODES, ALL_NODES = 3_000, 1_000_000
RATING_SIMULATIONS, MOST_UNEVEN = 500, 0.12  # of the rating of a random candidate, and its distance from one half
GAMES, LEAST_POINTS = 20, 7.0  # each side takes 35 % at least
EARLY_GAMES, EARLY_POINTS = 5, 0.5  # rejected if one side has at most so much after these games

DESCRIPTION = "Choose openings of Gomoku that are level, by threat search and by games of the champion with itself."


class Candidate(NamedTuple):
    """An opening to test."""

    moves: tuple[int, ...]
    is_random: bool
    is_repeated: bool  # it is a symmetric image of an earlier one


class Tested(NamedTuple):
    """Result of one candidate, a line of the record."""

    number: int
    moves: tuple[int, ...]
    verdict: str  # level, repeated, threats, rating or games
    first: float = 0.0  # points of the first player
    second: float = 0.0
    draws: int = 0


def candidates(size: int, source: Path | None) -> Iterator[Candidate]:
    """Yield candidates: those of a list, then random ones without end."""
    seen = set()
    for opening in [] if source is None else read_openings(source):
        key = key_of(opening, size)
        yield Candidate(opening, False, key in seen)
        seen.add(key)
    chance = random.Random(f"level {size}")
    while True:
        opening = tuple(chance.sample(near_the_middle(size), chance.randint(*STONES)))
        if (key := key_of(opening, size)) not in seen:
            seen.add(key)
            yield Candidate(opening, True, False)


def play_games(number: int, moves: tuple[int, ...], play: Callable[[int], float]) -> Tested:
    """Play until the verdict of all games is known, or the candidate looks one-sided; `play(game)` returns points."""
    first = second = 0.0
    draws = 0
    for game in range(GAMES):
        points = play(game)
        first, second, draws = first + points, second + 1.0 - points, draws + (points == 0.5)
        one_sided = game + 1 == EARLY_GAMES and min(first, second) <= EARLY_POINTS
        if one_sided or max(first, second) > GAMES - LEAST_POINTS:
            return Tested(number, moves, "games", first, second, draws)
        if min(first, second) >= LEAST_POINTS:
            break
    return Tested(number, moves, "level", first, second, draws)


class Examiner:
    """Tests candidates, the cheap tests first."""

    def __init__(self, size: int, simulations: int) -> None:
        """Prepare for one size of board."""
        self.quick = QuickGames(size, LEVEL_INAROW, simulations, QUICK_NODES)
        self.rating = QuickGames(size, LEVEL_INAROW, RATING_SIMULATIONS, ALL_NODES)

    def examine(self, number: int, candidate: Candidate) -> Tested:
        """Return the result of one candidate."""
        moves = candidate.moves
        if candidate.is_repeated:
            return Tested(number, moves, "repeated")
        self.quick.start(moves, number)
        self.rating.start(moves, number)
        if self.quick.has_threats():
            return Tested(number, moves, "threats")
        if candidate.is_random and abs(self.rating.rate() - 0.5) > MOST_UNEVEN:
            return Tested(number, moves, "rating")
        if self.rating.has_threats():
            return Tested(number, moves, "threats")
        return play_games(number, moves, lambda game: self.quick.play(moves, GAMES * number + game))


def file_text(size: int, simulations: int, level: list[Tested]) -> str:
    """Return the text of the file of openings: cells, then the first player's points in the games played."""
    head = (
        f"# Gomoku {size}x{size}: level openings, chosen by tempo.games.gomoku.experiments.level_openings.\n"
        f"# Cells as row*{size}+column, first player first; then the first player's points in games of the champion\n"
        f"# with itself at {simulations} simulations a move. Neither side has a win by threats in 1,000,000 nodes.\n"
    )
    lines = [f"{','.join(map(str, test.moves))} {test.first:g}/{test.first + test.second:g}" for test in level]
    return head + "\n".join(lines) + "\n"


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.gomoku.experiments.level_openings", description=DESCRIPTION)
    add = options.add_argument
    add("--size", type=positive, default=15, metavar="N", help="rows of the board (15)")
    add("--sims", type=positive, default=300, metavar="N", help="simulations a move (300)")
    add("--count", type=positive, default=100, metavar="N", help="level openings wanted (100)")
    add("--from", type=Path, dest="source", metavar="FILE", help="list of candidates, before random ones")
    add("--record", type=Path, metavar="FILE", help="results so far (runs/level_SIZE_SIMS.jsonl)")
    add("--write", action="store_true", help="write the file of the adapter")
    return options


def run(options: Namespace) -> int:
    record = JsonLines(options.record or ROOT / "runs" / f"level_{options.size}_{options.sims}.jsonl")
    tested = [Tested(**{**entry, "moves": tuple(entry["moves"])}) for entry in record.entries]
    level = [test for test in tested if test.verdict == "level"]
    examiner = Examiner(options.size, options.sims)
    for number, candidate in enumerate(candidates(options.size, options.source)):
        if len(level) >= options.count:
            break
        if number < len(tested):
            continue  # known from the record
        test = examiner.examine(number, candidate)
        record.append(test._asdict())
        level += [test] if test.verdict == "level" else []
        print(f"{number + 1} candidates, {len(level)} level; {test.verdict}", flush=True)
    if options.write:
        level_file(options.size).write_text(file_text(options.size, options.sims, level), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(run_command(parser(), run, sys.argv[1:]))
