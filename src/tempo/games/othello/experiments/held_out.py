"""Error of the evaluation on games that nothing was learned from.

    python -m tempo.games.othello.experiments.held_out                   the weights in the sources
    python -m tempo.games.othello.experiments.held_out --network runs/train/othello/network-end.npz
    python -m tempo.games.othello.experiments.held_out --write 400       make the sets, or extend them

There are two sets of games in which a player plays itself after 8 to 16 random plies. One player is the tree search
(CHAMPION's options without the solver, 1,000 simulations a move), which knows nothing of the evaluation. The other is
its successor, alpha-beta (10,000 nodes a move, with the weights of commit af03449). Each game gives one position with
20 to 24 empty squares, solved exactly. The number of a position determines the seed of its game. One line a position,
as in endgame_bench.
"""
import random
import sys
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.command_line.inputs import Parser, positive, run_command
from tempo.games.othello.adapter.adapter import ADAPTER
from tempo.games.othello.adapter.board import PASS, OthelloBoard
from tempo.games.othello.agent import AGENTS
from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.evaluate import UNIT
from tempo.games.othello.evaluation.unpacking import learned_network
from tempo.games.othello.evaluation.weights import Network
from tempo.games.othello.experiments.endgame_bench import EndgamePosition, read_position, write_position
from tempo.games.othello.profiles import CHAMPION
from tempo.games.othello.rules import CELLS, MINE, THEIRS, new_state
from tempo.games.othello.training.fitting import dataset_of, errors_of, predictions
from tempo.games.othello.training.samples import SAMPLE
from tempo.games.othello.training.schedule import load
from tempo.native.aot.kernel_cache import use_kernel_cache

SETS = Path(__file__).resolve().parents[1] / "adapter" / "sets"
FEWEST, MOST = 20, 24
PREFIX = (8, 16)


class Games(NamedTuple):
    """The games of a set."""

    about: str
    file: Path
    search: str
    simulations: int
    first_seed: int


BY_TREE = Games("tree search", SETS / "held_out.txt", "tree", 1_000, 1_000_000_007)
BY_SUCCESSOR = Games("alpha-beta", SETS / "held_out_successor.txt", "alphabeta", 10_000, 2_000_000_011)


def position_of_game(games: Games, number: int, fewest: int = FEWEST, most: int = MOST) -> np.ndarray | None:
    """Return the position of the game with this number; None without a choice, or if the game ended before.

    Args:
        games: the set of the game.
        number: determines the game.
        fewest, most: empty squares, which take turns.
    """
    rng = random.Random(games.first_seed + number)
    empty, prefix = fewest + number % (most - fewest + 1), rng.randint(*PREFIX)
    board, configuration = OthelloBoard(), ADAPTER.configuration_of(new_config("othello"))
    searching = CHAMPION._replace(options=CHAMPION.options._replace(search=games.search), exact=False)
    agent = AGENTS[games.search](searching, games.simulations, rng.randrange(1 << 30), log=False)
    while legal := board.legal():
        if board.discs(0) == empty and legal != [PASS]:
            return new_state(board.cells, board.mark) if len(legal) > 1 else None
        by_chance = board.plies < prefix
        shown = ADAPTER.observation_of(board, 0.0)
        board.play(rng.choice(legal) if by_chance else agent(shown, configuration)["submission"])
    return None


def write_set(games: Games, count: int) -> None:
    """Extend a set to `count` positions."""
    solver = EndgameSolver(24)
    lines = games.file.read_text(encoding="utf-8").splitlines() if games.file.exists() else []
    known = [line for line in lines if not line.startswith("#")]
    number = max((int(line.rpartition(" ")[2]) for line in known), default=-1) + 1
    while len(known) < count:
        state = position_of_game(games, number)
        if state is not None:
            solver.reset()
            position = EndgamePosition(state, solver.solve(state).low)
            known.append(f"{write_position(position)} {number}")
            with games.file.open("a", encoding="utf-8") as file:
                file.write(f"{known[-1]}\n")
        number += 1


def read_set(games: Games) -> np.ndarray:
    """Return a set as samples."""
    lines = [line.rpartition(" ")[0] for line in games.file.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    samples = np.zeros(len(lines), SAMPLE)
    for sample, line in zip(samples, lines, strict=True):
        position = read_position(line)
        sample["mine"], sample["theirs"] = position.state[MINE], position.state[THEIRS]
        sample["value"], sample["discs"] = UNIT * (position.score or 0), CELLS - position.empty
    return samples


def report(games: Games, network: Network) -> None:
    """Print the error by empty squares, and of all."""
    samples = read_set(games)
    print(f"games of {games.about}")
    for name, some in [
        *((str(empty), samples[samples["discs"] == CELLS - empty]) for empty in range(FEWEST, MOST + 1)),
        ("all", samples),
    ]:
        data = dataset_of(some)
        errors = errors_of(network, data)
        bias = float((predictions(network, data) - data.values).mean())
        print(f"{name:>4} empty: mean {errors.mean:.2f} (+-{errors.margin:.2f}), spread {errors.spread:.2f}, "
              f"bias {bias:+.2f}; {errors.positions} positions")  # fmt: skip


def new_parser() -> Parser:
    """Return the parser of the command."""
    parser = Parser(prog="python -m tempo.games.othello.experiments.held_out", description=__doc__)
    parser.add_argument("--network", type=Path, metavar="FILE")
    parser.add_argument("--write", type=positive, metavar="N")
    return parser


def run(options: Namespace) -> int:
    """Run the measurement."""
    use_kernel_cache()
    for games in (BY_TREE, BY_SUCCESSOR):
        if options.write:
            write_set(games, options.write)
        if options.network or not options.write:
            report(games, load(options.network) if options.network else learned_network())
    return 0


def main(argv: list[str]) -> int:
    return run_command(new_parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
