"""How far off an evaluation is, on games that nothing was learned from.

    python -m tempo.othello.workbench.held_out --weights runs/train/othello/weights-end.npy
    python -m tempo.othello.workbench.held_out --write 200       makes the set, or goes on making it

The set: games of the classical tree search against itself (CHAMPION without the solver, 1,000 simulations a move),
which knows nothing of the evaluation, after 8 to 16 plies at random. Of each game one position with 20 to 24 empty
squares, solved exactly. The number of a position is the seed of its game. One line a position, as endgame_bench has it.
"""
import argparse
import random
import sys
from pathlib import Path

import numpy as np

from tempo.lab.compiled.code_store import use_store
from tempo.lab.referee.sport import new_terms
from tempo.othello.agent import Agent
from tempo.othello.endgame.endgame import EndgameSolver
from tempo.othello.evaluation.evaluate import UNIT
from tempo.othello.profiles import CHAMPION
from tempo.othello.rules import CELLS, MINE, THEIRS, new_state
from tempo.othello.sport.board import PASS, OthelloBoard
from tempo.othello.sport.observations import configuration_of, observation_of
from tempo.othello.sport.school.fitting import errors_of, new_sums, told_by
from tempo.othello.sport.school.lessons import LESSON
from tempo.othello.workbench.endgame_bench import EndgameSample, read_sample, write_sample

SET = Path(__file__).resolve().parents[1] / "sport" / "sets" / "held_out.txt"
FEWEST, MOST = 20, 24
SIMULATIONS, PREFIX = 1000, (8, 16)
FIRST_SEED = 1_000_000_007


def position_of_game(number: int) -> np.ndarray | None:
    """The position of the game with this number; None where there is no choice, or the game did not come so far."""
    rng = random.Random(FIRST_SEED + number)
    empty, prefix = FEWEST + number % (MOST - FEWEST + 1), rng.randint(*PREFIX)
    board, configuration = OthelloBoard(), configuration_of(new_terms("othello"))
    searching = CHAMPION._replace(knobs=CHAMPION.knobs._replace(search="tree"), exact=False)
    agent = Agent(searching, SIMULATIONS, rng.randrange(1 << 30), log=False)
    while legal := board.legal():
        if board.discs(0) == empty and legal != [PASS]:
            return new_state(board.cells, board.mark) if len(legal) > 1 else None
        by_chance = board.plies < prefix
        board.play(rng.choice(legal) if by_chance else agent(observation_of(board, 0.0), configuration)["submission"])
    return None


def write_set(count: int) -> None:
    """Add to the set until it has so many positions."""
    solver = EndgameSolver(24)
    lines = SET.read_text(encoding="utf-8").splitlines() if SET.exists() else []
    found = [line for line in lines if not line.startswith("#")]
    number = max((int(line.rpartition(" ")[2]) for line in found), default=-1) + 1
    while len(found) < count:
        state = position_of_game(number)
        if state is not None:
            solver.reset()
            sample = EndgameSample(state, solver.solve(state).low)
            found.append(f"{write_sample(sample)} {number}")
            with SET.open("a", encoding="utf-8") as file:
                file.write(f"{found[-1]}\n")
        number += 1


def read_set() -> np.ndarray:
    """The set as lessons."""
    lines = [line.rpartition(" ")[0] for line in SET.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    lessons = np.zeros(len(lines), LESSON)
    for lesson, line in zip(lessons, lines, strict=True):
        sample = read_sample(line)
        lesson["mine"], lesson["theirs"] = sample.state[MINE], sample.state[THEIRS]
        lesson["value"], lesson["discs"] = UNIT * (sample.score or 0), CELLS - sample.empty
    return lessons


def report(path: Path) -> None:
    """The error by empty squares, and of all."""
    lessons, weights = read_set(), np.load(path)
    for name, some in [
        *((str(empty), lessons[lessons["discs"] == CELLS - empty]) for empty in range(FEWEST, MOST + 1)),
        ("all", lessons),
    ]:
        sums = new_sums(some)
        errors = errors_of(sums, weights)
        bias = float((told_by(sums, weights) - sums.values).mean())
        print(f"{name:>4} empty: mean {errors.mean:.2f}, spread {errors.spread:.2f}, bias {bias:+.2f}; "
              f"{errors.positions} positions")  # fmt: skip


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tempo.othello.workbench.held_out", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--weights", type=Path, metavar="FILE")
    parser.add_argument("--write", type=int, metavar="N")
    options = parser.parse_args(argv)
    use_store()
    if options.write:
        write_set(options.write)
    if options.weights:
        report(options.weights)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
