"""Evidence from the folder of a run of `train`: its games and targets, and its networks asked again."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.records.block_file import read_blocks
from tempo.lab.review.accuracy.sample_positions import sample_game
from tempo.native.rng import new_rng
from tempo.search.leaves.puct import LEAST_PRIOR, NOBODY_MOVED
from tempo.training.audit.evidence import Answer, AuditedGame, Evidence, Example, Memory, Noiseless, Policy, Prediction
from tempo.training.audit.networks import Networks, states_of
from tempo.training.self_play.accuracy import best_moves
from tempo.training.self_play.batched_search import BatchedSearch
from tempo.training.self_play.games import search_params, self_play_config
from tempo.training.self_play.samples import pack_planes, read_games, read_samples, unpack_planes, value_targets
from tempo.training.self_play.symmetries import of_actions
from tempo.training.self_play.trainer import GameSpec, SelfPlayTrainer, generation_name

MOST_EXAMPLES = 4000  # of a generation
ASKED = 400  # examples that other networks are asked about
REPEATED, SEARCHED_LATE = 64, 64  # examples searched again: of positions that occur more than once, of late moves
BACK = 5  # generations whose networks are asked who has played
HELD_OUT, LEAST_PLIES, MOST_PLIES = 300, 8, 41
MOST_TRIES = 100 * HELD_OUT  # games that may end too early
SIMULATIONS = 0, 100  # of the answers


class SampledGame(NamedTuple):
    """A game with its samples."""

    moves: list[int]
    result: int | None
    samples: np.ndarray

    def moves_to(self, sample: np.void) -> list[int]:
        """Return the moves that lead to a sample."""
        return self.moves[: len(self.moves) - int(sample["plies_left"])]


class RunEvidence:
    """Evidence of a run, one generation after the other."""

    def __init__(self, trainer: SelfPlayTrainer, folder: Path) -> None:
        self.trainer, self.folder, self.spec = trainer, folder, trainer.spec
        self.networks = Networks(trainer, folder)
        self.held_out = held_out_positions(self.spec.config, HELD_OUT, trainer.config.seed)

    def of(self, generation: int) -> Evidence:
        """Return the evidence of a generation that has been learned."""
        games, strays = self.games(generation)
        step = -(-sum(len(game.samples) for game in games) // MOST_EXAMPLES) or 1
        games = games[::step]
        player = self.trainer.checkpoint(self.folder, generation).player
        samples = np.concatenate([game.samples for game in games])
        planes = unpack_planes(samples, self.spec.shape)
        before, after = (self.networks.predictions(number, planes) for number in (player, generation + 1))
        noiseless = self.noiseless(games, player)
        audited, at = [], 0
        for game in games:
            here = slice(at, at + len(game.samples))
            predictions = list(zip(before[here], after[here], noiseless[here], strict=True))
            examples = [self.example(game, *each) for each in zip(game.samples, predictions, strict=True)]
            audited.append(AuditedGame(tuple(game.moves), examples, game.result))
            at = here.stop
        return Evidence(
            self.spec.config, generation, audited, self.answers(generation + 1), strays, player,
            self.fits(games, generation, player), self.memory(generation), symmetries_in(self.spec),
        )  # fmt: skip

    def games(self, generation: int) -> tuple[list[SampledGame], int]:
        """Return the games of a generation with their samples, and how many samples fit to no game."""
        games, strays = list[SampledGame](), 0
        for block in read_blocks(self.path(generation)):
            samples, at, played = read_samples([block], self.spec.shape), 0, read_games(block)
            planes = iter(pack_planes(self.networks.planes_of_games([moves for moves, _ in played])))
            for moves, result in played:
                positions = [next(planes) for _ in moves]
                begin = at
                while at < samples.size and is_of(positions, samples[at]):
                    at += 1
                games.append(SampledGame(moves, result, samples[begin:at]))
            strays += samples.size - at
        return games, strays

    def example(
        self, game: SampledGame, sample: np.void, asked: tuple[Prediction, Prediction, Noiseless | None]
    ) -> Example:
        """Return a sample as an example."""
        ply, (before, after, noiseless) = len(game.moves_to(sample)), asked
        drawn = ply < self.trainer.config.sampled_plies
        value, result = float(sample["value"]), float(sample["result"])
        target = float(value_targets(np.array([sample]), self.trainer.config.train)[0])
        return Example(ply, shares_in(sample["policy"]), value, result, target, drawn, before, after, noiseless)

    def noiseless(self, games: Sequence[SampledGame], player: int) -> list[Noiseless | None]:
        """Return the same searches without noise: of positions that occur more than once, and of late moves."""
        run = self.trainer.config
        moves = [game.moves_to(sample) for game in games for sample in game.samples]
        keys = [tuple(before) for before in moves]
        often = {key for key, count in Counter(keys).most_common(REPEATED) if count > 1}
        late = [number for number, before in enumerate(moves) if len(before) >= run.sampled_plies]
        step = max(1, len(late) // SEARCHED_LATE)
        chosen = [number for number, key in enumerate(keys) if key in often][:REPEATED] + late[::step][:SEARCHED_LATE]
        found: list[Noiseless | None] = [None] * len(keys)
        if not chosen:
            return found
        config, evaluate = self_play_config(run), self.networks.evaluator(player)
        quiet: dict[str, Any] = {"fraction": 0.0} if run.root == "dirichlet" else {"sampled_plies": 0}
        search = BatchedSearch(
            self.networks.game(player), self.spec.shape, self.spec.start, len(chosen), run.most_simulations()
        )
        states = np.array([states_of(self.spec, moves[number])[-1] for number in chosen])
        last_moves = np.array([moves[number][-1] if moves[number] else NOBODY_MOVED for number in chosen])
        is_late, rngs = np.array([len(moves[number]) >= run.late_ply for number in chosen]), noise_seeds(len(chosen))
        for which, full in ((~is_late, config.full), (is_late, config.late_full)):
            search.run(np.flatnonzero(which), states, last_moves, 0, config.root, full._replace(**quiet),
                       config.params, rngs, evaluate)  # fmt: skip
        for place, number in enumerate(chosen):
            policy = search.results.policies[place].astype(np.float16)
            found[number] = Noiseless(shares_in(policy), int(search.results.actions[place]))
        return found

    def answers(self, generations: int) -> list[Answer]:
        """Return a network's answers in the positions that are held out, without search and with it."""
        predictions = self.networks.predictions(generations, self.networks.planes(self.held_out))
        states = np.array([states_of(self.spec, moves)[-1] for moves in self.held_out])
        game, evaluate = self.networks.game(generations), self.networks.evaluator(generations)
        params = search_params(self.trainer.config)
        chosen = {
            most: best_moves(game, self.spec.shape, states, most, params, evaluate).tolist() for most in SIMULATIONS
        }
        again = best_moves(game, self.spec.shape, states, SIMULATIONS[-1], params, evaluate, seed=2).tolist()
        return [
            Answer(moves, prediction, {most: some[number] for most, some in chosen.items()}, again[number])
            for number, (moves, prediction) in enumerate(zip(self.held_out, predictions, strict=True))
        ]

    def fits(self, games: Sequence[SampledGame], generation: int, player: int) -> dict[int, float]:
        """Return how far each network's divergence from the targets is from the one that was noted during play."""
        some = [(game, sample) for game in games for sample in game.samples][:: max(1, len(games) // ASKED)][:ASKED]
        samples = np.array([sample for _, sample in some], some[0][1].dtype)
        legal = [board_after(self.spec.config, game.moves_to(sample)).legal() for game, sample in some]
        planes, fits = unpack_planes(samples, self.spec.shape), {}
        earlier = range(max(0, generation - BACK), generation + 1)
        for number in sorted({player, *filter(self.networks.are_kept, (0, *earlier))}):
            predictions = self.networks.predictions(number, planes)
            apart = [
                abs(divergence(sample["policy"], prediction.policy, moves) - float(sample["surprise"]))
                for sample, prediction, moves in zip(samples, predictions, legal, strict=True)
            ]
            fits[number] = float(np.mean(apart))
        return fits

    def memory(self, generation: int) -> Memory | None:
        """Return the errors of the networks that played this generation and the one before; None for the first two."""
        if generation < 2 or not self.path(generation - 2).exists():
            return None
        then, now = (self.value_error(number, generation - 2) for number in (generation - 1, generation))
        return Memory(self.value_error(generation, generation), then, now)

    def value_error(self, generations: int, generation: int) -> float:
        """Return the squared error of a network's values on examples of a generation."""
        samples = read_samples(read_blocks(self.path(generation)), self.spec.shape)
        samples = samples[:: -(-samples.size // MOST_EXAMPLES)]
        values = self.networks.evaluator(generations)(unpack_planes(samples, self.spec.shape))[1]
        return float(np.mean((values - value_targets(samples, self.trainer.config.train)) ** 2))

    def path(self, generation: int) -> Path:
        """Return the file of a generation's games."""
        return self.folder / f"{generation_name(generation)}.blocks"


def is_of(positions: Sequence[np.ndarray], sample: np.void) -> bool:
    """Return whether a sample is one of the positions of a game, whose planes these are as bits."""
    ply = len(positions) - int(sample["plies_left"])
    return 0 <= ply < len(positions) and bool((positions[ply] == sample["planes"]).all())


def noise_seeds(count: int) -> np.ndarray:
    """Return random states that are not used: without noise nothing is drawn."""
    return np.stack([new_rng(1)] * count)


def symmetries_in(spec: GameSpec) -> list[list[int]]:
    """Return the symmetries of the actions."""
    symmetries: list[list[int]] = of_actions(spec.symmetries, spec.shape.columns, spec.shape.actions).tolist()
    return symmetries


def shares_in(policy: np.ndarray) -> Policy:
    """Return a policy with the moves that have a share."""
    return {int(action): float(policy[action]) for action in np.flatnonzero(policy)}


def divergence(policy: np.ndarray, prior: Policy, legal: Sequence[int]) -> float:
    """Return the KL divergence of a policy from the priors of the legal moves."""
    shares = policy.astype(np.float64)
    total = sum(prior[move] for move in legal)
    return sum(
        float(shares[move]) * float(np.log(shares[move] * total / max(LEAST_PRIOR, prior[move])))
        for move in legal
        if shares[move] > 0
    )


def held_out_positions(config: MatchConfig, count: int, seed: int) -> list[tuple[int, ...]]:
    """Return different positions of random play, with LEAST_PLIES to MOST_PLIES moves."""
    rng, found = random.Random(f"{seed} held out"), dict[tuple[int, ...], tuple[int, ...]]()
    for _ in range(MOST_TRIES):
        moves = sample_game(config, rng, False, rng.randint(LEAST_PLIES, MOST_PLIES))
        if moves is not None:
            found.setdefault(tuple(board_after(config, moves).cells), moves)
        if len(found) == count:
            break
    return list(found.values())
