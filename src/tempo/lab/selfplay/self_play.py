"""Learning by playing against oneself, as a school: in each generation the latest network plays some games, and then
learns from them and from those of the generations before.

The latest network always plays, unless the plan has a gate: then the best one does, which a new one must beat. A run is
a folder with the blocks of all games, the networks of all generations with their momentum, and `curves.jsonl`, a line a
generation.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tempo.jit import Call
from tempo.lab.referee.learning.school import Stage, Tell
from tempo.lab.selfplay.chances import OF_ALL
from tempo.lab.selfplay.checkpoints import Checkpoint, Line, checkpoint_file, load, save
from tempo.lab.selfplay.duels import Side, duel
from tempo.lab.selfplay.games import Manner, Root, play_one
from tempo.lab.selfplay.gumbel import GUMBEL, new_halving
from tempo.lab.selfplay.measure import Known, qualities
from tempo.lab.selfplay.noisy_root import NOISY, new_noise
from tempo.lab.selfplay.plans import Plan
from tempo.lab.selfplay.samples import new_notes, read_samples, written
from tempo.network.weights import Layer, NetworkShape, network_of
from tempo.rng import new_rng
from tempo.search.game import Game
from tempo.search.mcts import Settings
from tempo.search.puct import Sight, with_network
from tempo.search.tree import new_tree

if TYPE_CHECKING:  # JAX takes its time to import, and who makes games does without
    from tempo.lab.selfplay.learner import Learner

ENOUGH = 0.55  # of the points against the best network, to take its place
GATE_BLIND = 4  # plies by chance before such a game


class LearnedGame(NamedTuple):
    """A game on one board, as self-play wants it."""

    game: Game
    start: np.ndarray  # the state
    show: Callable  # as in `Sight`
    shape: NetworkShape
    symmetries: np.ndarray  # int64[symmetries, cells] where each cell comes from
    known: Callable[[], Known] | None = None  # positions of which it is known what their moves are worth


class SelfPlaySchool:
    """As `School` has it."""

    def __init__(self, made: Callable[[], LearnedGame], plan: Plan) -> None:
        self.made, self.plan = made, plan
        self.learned = made()
        self.learner: Learner | None = None
        self.known: Known | None = None

    def stages(self) -> Sequence[Stage]:
        blocks = self.plan.games // self.plan.block
        return [Stage(name_of(number), f"{self.plan.games:,} games", blocks) for number in range(self.plan.generations)]

    def maker(self, stage: Stage, folder: Path) -> GamesMaker:
        number = number_of(stage.name)
        player = self.checkpoint(folder, number).player
        return GamesMaker(self.made, self.plan, self.checkpoint(folder, player).weights, number)

    def checkpoint(self, folder: Path, generations: int) -> Checkpoint:
        """What it has come to after so many generations; by chance after none."""
        if generations == 0:
            from tempo.lab.selfplay.learner import drawn_weights

            return Checkpoint(drawn_weights(self.learned.shape, self.plan.seed), [], 0, {})
        return load(folder, generations)

    def is_learned(self, stage: Stage, folder: Path) -> bool:
        return checkpoint_file(folder, number_of(stage.name) + 1).exists()

    def learn(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], tell: Tell) -> None:
        plan, number, learner = self.plan, number_of(stage.name), self.ready_learner()
        before = self.checkpoint(folder, number)
        earlier = [name_of(one) for one in range(first_learned(plan, number), number)]
        old, new = (self.samples_of(names, blocks) for names in (earlier, [stage.name]))
        steps = int(plan.times * new.size / plan.recipe.batch)
        after, losses = learner.learn(
            before, np.concatenate([old, new]), steps, plan.seed + number, rate_at(plan, number)
        )
        after = after._replace(player=number + 1)
        tell(f"  {old.size + new.size:,} positions, {steps:,} steps: policy {losses.policy:.3f} "
             f"({losses.apart:.3f} apart, entropy {losses.entropy:.3f}), value {losses.value:.3f}")  # fmt: skip
        line = {"games": plan.games * (number + 1), "plies": new.size / plan.games, **losses._asdict()}
        if plan.gate:
            line["won"] = self.won_against_best(folder, before.player, after)
            tell(f"  {line['won']:.0%} against the best so far")
            if line["won"] < ENOUGH:
                after = after._replace(player=before.player)
        if plan.measured and ((number + 1) % plan.measured == 0 or number + 1 == plan.generations):
            line |= self.measured(after, tell)
        save(folder, number + 1, after._replace(line=line))

    def ready_learner(self) -> Learner:
        """The same one all along: what it compiles, it keeps."""
        if self.learner is None:
            from tempo.lab.selfplay.learner import Learner

            self.learner = Learner(self.learned.shape, self.plan.recipe, self.learned.symmetries)
        return self.learner

    def samples_of(self, names: Sequence[str], blocks: Callable[[str], list[bytes]]) -> np.ndarray:
        """All positions of some stages."""
        return read_samples([block for name in names for block in blocks(name)], self.learned.shape)

    def won_against_best(self, folder: Path, best: int, challenger: Checkpoint) -> float:
        """The share of the points that a new network takes."""
        root, full, _ = roots_of(self.plan, self.learned.shape.actions)
        sides = [
            Side(playing(self.learned, weights), root, full, settings_of(self.plan))
            for weights in (challenger.weights, self.checkpoint(folder, best).weights)
        ]
        return duel(*sides, self.learned.start, self.plan.gate, GATE_BLIND, self.plan.simulations, self.plan.seed)

    def measured(self, checkpoint: Checkpoint, tell: Tell) -> Line:
        """How good it is by what is true, where anything is known."""
        if self.learned.known is None:
            return {}
        self.known = self.known or self.learned.known()
        game, line = playing(self.learned, checkpoint.weights), dict[str, float]()
        for simulations, one in qualities(game, self.known, self.plan.scale, settings_of(self.plan)).items():
            line[f"kept_{simulations}"], line[f"perfect_{simulations}"] = one
            tell(f"  {simulations} simulations: {one.kept:.1f} % of moves keep the value, {one.perfect:.1f} % perfect")
        return line


class GamesMaker:
    """As `Maker` has it."""

    def __init__(self, made: Callable[[], LearnedGame], plan: Plan, weights: Sequence[Layer], generation: int) -> None:
        self.made, self.plan, self.weights, self.generation = made, plan, weights, generation
        self.playing: Call | None = None

    def prepare(self) -> None:
        plan, learned = self.plan, self.made()
        game, actions = playing(learned, self.weights), learned.shape.actions
        root, full, quick = roots_of(plan, actions)
        manner = Manner(root, full, quick, int(plan.full_share * OF_ALL), plan.blind, int(plan.blind_share * OF_ALL))
        tree = new_tree(game, learned.start, (plan.simulations + 2) * (actions + 1))
        self.rng, self.shape = new_rng(0), learned.shape
        self.notes = new_notes(learned.shape, game.plies)
        start, settings = learned.start, settings_of(plan)
        self.playing = play_one.on(game, tree, start, settings, manner, self.rng, self.notes, start.copy())

    def __call__(self, number: int) -> bytes:
        assert self.playing is not None
        self.rng[:] = new_rng((self.plan.seed << 40) + (self.generation << 20) + number)
        return b"".join(written(self.notes, self.playing(), self.shape).tobytes() for _ in range(self.plan.block))


def playing(learned: LearnedGame, weights: Sequence[Layer]) -> Game:
    """The game with a network."""
    return with_network(learned.game, Sight(learned.show, network_of(learned.shape, weights)))


def roots_of(plan: Plan, actions: int) -> tuple[Root, Any, Any]:
    """How positions are searched: those to learn of, and the others."""
    if plan.root == "noisy":
        full = new_noise(plan.simulations, actions, plan.alpha, plan.noise, plan.forced, plan.prunes, plan.drawn_plies)
        return NOISY, full, new_noise(plan.quick, actions, plan.alpha, 0.0)
    considered = min(plan.considered, actions)
    full, quick = (new_halving(considered, most, plan.scale, 1.0, actions) for most in (plan.simulations, plan.quick))
    return GUMBEL, full, quick


def first_learned(plan: Plan, generation: int) -> int:
    """The first generation whose games are still learned: the more there are, the more of them."""
    return max(0, generation + 1 - min(plan.window, max(plan.least_window, (generation + 1) // 2)))


def rate_at(plan: Plan, generation: int) -> float:
    """How fast is learned in a generation."""
    falling = 0.5 * (1 + math.cos(math.pi * generation / plan.generations))
    return plan.recipe.rate * (plan.last_rate + (1 - plan.last_rate) * falling)


def settings_of(plan: Plan) -> Settings:
    """How a tree is gone through below its root."""
    return Settings(np.float32(plan.exploration), np.float32(plan.first_play), 1.0, plan.proofs)


def name_of(number: int) -> str:
    return f"generation-{number:04}"


def number_of(name: str) -> int:
    return int(name.rpartition("-")[2])
