# Tempo: the agent `connectx_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx_classic`. They are:
#
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.bits                   Constants for arithmetic on boards held in one 64-bit word.
#   tempo.jit                    The compiler, where there is one.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.game            What the search asks of a game: five jitted functions and a few sizes.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.connectx.profiles      The two profiles of the ConnectX agent: values, not forks of the code.
#   tempo.connectx.rules         ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
#   tempo.connectx.wide          ConnectX on boards of any size, for those that do not fit into one 64-bit word.
#   tempo.connectx.agent         The ConnectX agent: what it is shown, what it knows without searching, what it prints.
#   tempo.connectx.classic       The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py.

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
import math
import numpy as np
import random
from time import perf_counter
from typing import Any, NamedTuple


# ==================================================================================================
# src/tempo/search/clock.py
# ==================================================================================================

"""How long a move may take: pure arithmetic, no clock is read here.

A move has `step` seconds of its own; what it takes beyond them is paid from a bank that has to
last for the game. The share of the bank that a move may spend grows with the share of the board
that is filled, up to a cap:

    step + min(share * filled * bank, cap)

Early on, k of the board is filled and the cap is far; in the middle the cap rules; and as what is
spent makes the bank smaller, the allocation falls off exponentially towards the end.
"""


class TimePlan(NamedTuple):
    """How a player spends its time. Beside each default: the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 seconds of the bank for one move at most
    share: float = 1.0  # 0 .. 4 how greedily the bank is spent
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 seconds kept back in any case when the bank is empty


class Budget(NamedTuple):
    """Seconds from the start of the move."""

    soft: float  # think as long as this
    hard: float  # never be later than this: the move would be forfeit


def allot(plan: TimePlan, step: float, bank: float, filled: float) -> Budget:
    """The budget of one move; `filled` is the share of the board that is filled, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    spend = min(plan.share * max(0.0, filled) * bank, plan.cap, bank)
    margin = max(plan.margin * step, plan.least_margin)
    hard = max(0.0, step + bank - margin)
    return Budget(soft=min(step + spend, hard), hard=hard)


# ==================================================================================================
# src/tempo/bits.py
# ==================================================================================================

"""Constants for arithmetic on boards held in one 64-bit word.

Mixing `uint64` with a plain `1` makes numba infer a signed type, and a later `>>` would then drag
the sign along. Every operand is therefore a named `uint64`.
"""

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


# ==================================================================================================
# src/tempo/jit.py
# ==================================================================================================

"""The compiler, where there is one.

Everything hot is written as plain loops over bare numbers and decorated with `njit`. With numba
these functions become machine code at their first call; without it the same source runs
interpreted: some hundred times slower, the same moves for the same number of simulations.

Nothing is cached on disk: a cache does not survive the way Kaggle loads a file (there is no
`__file__` and no module to look up), and it goes stale unseen when a helper changes.
No jitted function creates an array, so none needs numba to count references to arrays: the
counting alone was 70 % of a simulation's time (0.53 against 1.9 million a second) and a third of
the time to compile. Wrappers for callers in C, which we have none of, cost another tenth of that.
"""

numba_njit: Any
try:
    from numba import njit as numba_njit
except ImportError:
    numba_njit = None


def njit(function: Any) -> Any:
    """Compile at the first call; without numba leave the function as it is."""
    if numba_njit is None:
        return function
    return numba_njit(function, _nrt=False, no_cfunc_wrapper=True)


def inlined(function: Any) -> Any:
    """As `njit`, and numba copies the body into the functions that call it.

    For the parts of one loop: 12 % less time to compile than calls, and code that runs 7 % faster.
    """
    if numba_njit is None:
        return function
    return numba_njit(function, _nrt=False, no_cfunc_wrapper=True, inline="always")


# ==================================================================================================
# src/tempo/rng.py
# ==================================================================================================

"""Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.

Three shifts and three xors, no multiplication, so that it runs interpreted without overflow
warnings and gives the same stream as compiled code. Quality is ample for playouts; the low bits
are the weaker ones, which is why `below` uses the high ones.
"""

SHIFT_A = np.uint64(13)
SHIFT_B = np.uint64(7)
SHIFT_C = np.uint64(17)
SEED_MASK = (1 << 64) - 1


def new_rng(seed: int) -> np.ndarray:
    """A generator seeded with any integer; nearby seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & SEED_MASK
    mixed ^= mixed >> 31
    return np.array([mixed or 1], dtype=np.uint64)  # xorshift would stay at zero for ever


@inlined
def scramble(x):
    """One step of xorshift64: the next state, which is also the next random word."""
    x ^= x << SHIFT_A
    x ^= x >> SHIFT_B
    x ^= x << SHIFT_C
    return x


@inlined
def below(rng, n):
    """A random integer in 0 .. n-1; n below 2^32."""
    rng[0] = scramble(rng[0])
    return np.int64(((rng[0] >> THIRTY_TWO) * np.uint64(n)) >> THIRTY_TWO)


# ==================================================================================================
# src/tempo/search/game.py
# ==================================================================================================

"""What the search asks of a game: five jitted functions and a few sizes.

A state is a small array, always read from the side to move: after `play` the opponent is to move
and the array says so. The search copies states but never looks inside. A pass is an ordinary move.
Results are told from the side that just moved, because that is the side which chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very
functions the tuple holds, so calling `game.play` is as fast as calling a global.
"""

# What `outcome` returns, seen from the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


class Game(NamedTuple):
    """The rules of one game on one size of board."""

    board: Any  # geometry: whatever the functions below need to know of the board; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place, then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    playout: Callable  # (board, state, rng) -> +n the side that just moved wins after n more plies, -n loses, 0 draw
    actions: int  # no position has more legal moves than this
    plies: int  # no game is longer than this


# ==================================================================================================
# src/tempo/search/tree.py
# ==================================================================================================

"""The search tree: two flat arrays, a node is an index.

The children of a node lie side by side. What choosing among them reads (CHOICE) takes 16 bytes a
node, so that seven children are two neighbouring cache lines, and where the next level stands is
known as soon as the choice is made. A tree of millions of nodes is bound by cache misses: this
decides the speed, not arithmetic. What is only kept while backing up (BOOKS) stands apart.

Values are told from the side that moved into the node. Children are laid out when a simulation
first passes through their parent; the tried ones come first. From `used` on all is zero.
"""

ROOT = 0
NO_CHILDREN = 0  # the root is nobody's child, which leaves 0 free to say so
NOT_IN_TREE = -1
UNTRIED = np.float32(0.0)  # the `doubt` of a child that no simulation has passed through

CHOICE = np.dtype(
    [
        ("rate", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("doubt", np.float32),  # 1 / sqrt(visits): what exploring is worth here
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # the move that leads here
        ("count", np.int16),  # number of children
    ]
)
BOOKS = np.dtype(
    [
        ("value", np.float64),  # sum of the results
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # the certain result (proofs.py), or 0
    ]
)


class Tree(NamedTuple):
    """[N] is the number of nodes there is room for."""

    choice: Any  # CHOICE[N]
    books: Any  # BOOKS[N]
    used: np.ndarray  # int64[1], nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], the nodes of the simulation under way
    state: np.ndarray  # the position at the end of that path
    actions: np.ndarray  # int16[most legal moves], where the game lists them


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """An empty tree; the system hands out its memory only as nodes come into use."""
    return Tree(
        choice=np.zeros(nodes, CHOICE).view(np.recarray),
        books=np.zeros(nodes, BOOKS).view(np.recarray),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    used = int(tree.used[0])
    tree.choice[:used] = np.zeros((), CHOICE)
    tree.books[:used] = np.zeros((), BOOKS)
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """The indices of a node's children."""
    first = int(tree.choice[node].first)
    return range(first, first + int(tree.choice[node].count))


@njit
def find_position(game, tree, root_state, state):
    """The node of a position at most two plies below the root, or NOT_IN_TREE."""
    if same_state(root_state, state):
        return ROOT
    first = tree.choice[ROOT].first
    for child in range(first, first + tree.choice[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.choice[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.choice[child].first
        for grandchild in range(below, below + tree.choice[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.choice[child].action)
            game.play(game.board, tree.state, tree.choice[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(one, other):
    """Whether two states are the same position."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@njit
def reroot(tree, root, moved_parent):
    """Keep what stands below `root`, which becomes ROOT; all else is forgotten.

    In place and in one pass: a node always stands behind its parent, so sliding what is kept
    towards the front never overwrites what is still to be moved. `moved_parent`, int32[used] of
    NOT_IN_TREE, tells a block of children, at its first member, where its parent stands now.
    """
    old_used = tree.used[0]
    move_node(tree, root, ROOT, moved_parent)
    used = 1
    node = root + 1
    while node < old_used:
        parent = moved_parent[node]
        if parent == NOT_IN_TREE:
            node += 1
            continue
        tree.choice[parent].first = used
        for _ in range(tree.choice[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy one node to its new place and leave word for its children."""
    if tree.choice[node].first != NO_CHILDREN:
        moved_parent[tree.choice[node].first] = target
    tree.choice[target] = tree.choice[node]
    tree.books[target] = tree.books[node]


@inlined
def forget_node(tree, node):
    """Make a node as new."""
    tree.choice[node].rate = 0.0
    tree.choice[node].doubt = UNTRIED
    tree.choice[node].first = NO_CHILDREN
    tree.choice[node].action = 0
    tree.choice[node].count = 0
    tree.books[node].value = 0.0
    tree.books[node].visits = 0
    tree.books[node].proof = 0


# ==================================================================================================
# src/tempo/search/proofs.py
# ==================================================================================================

"""Certain results, and how they travel up the tree (MCTS-Solver).

A proof is one integer, told like all values from the side that moved into the node:
won in n plies is END - n, lost in n plies is -(END - n), a draw is DRAW, nothing certain UNKNOWN.
So the larger proof is always the better one for the mover: the nearer win, the farther loss.
END - abs(proof) is how far the end is, and the sign says whose, but for draws.
"""

UNKNOWN = 0
DRAW = 1
END = 10_000  # farther away than any game is long


@inlined
def proof_of_outcome(outcome):
    """The proof of a position where the game is over."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_from_children(tree, node):
    """What the children prove of their parent: one won child suffices, else all must be certain."""
    first = tree.choice[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.choice[node].count):
        proof = tree.books[child].proof
        if proof == UNKNOWN:
            certain = False
        elif proof > best:
            best = proof
    if best > DRAW:
        return 1 - best
    if not certain:
        return UNKNOWN
    return DRAW if best == DRAW else -best - 1


# ==================================================================================================
# src/tempo/search/mcts.py
# ==================================================================================================

"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`), adds a node (`expand`), plays
the game out at random from there (`simulate`), and tells every node on the way how it ended
(`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    rate + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.
"""

# sqrt(2 ln t) for small t: a logarithm costs more than all the rest of a choice.
CURIOSITY = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
RATE_WON = np.float32(9.0)
RATE_DRAWN = np.float32(0.5)
RATE_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_DOUBT = np.float32(1e-12)


class Settings(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up


@njit
def search(game, tree, root_state, settings, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
    for done in range(simulations):
        if settings.proofs and tree.books[ROOT].proof != UNKNOWN:
            return done
        copy_state(tree.state, root_state)
        depth = select(game, tree, settings, rng)
        depth = expand(game, tree, settings, rng, depth)
        value = simulate(game, tree, settings, rng, depth)
        back_up(tree, settings, depth, value)
    return simulations


@inlined
def select(game, tree, settings, rng):
    """Go down to a node that has no children, playing the moves on `tree.state`; return its depth."""
    depth = 0
    node = tree.path[0]  # ROOT, as for every path
    while tree.choice[node].first != NO_CHILDREN:
        node = best_child(tree, node, settings, rng)
        game.play(game.board, tree.state, tree.choice[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(tree, node, settings, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = settings.exploration * curiosity(tree.books[node].visits)
    first = tree.choice[node].first
    end = first + tree.choice[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.choice[child].doubt == UNTRIED:
            if settings.first_play > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.choice[child].rate + bonus * tree.choice[child].doubt
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def curiosity(visits):
    """sqrt(2 ln visits)."""
    if visits < CURIOSITY.size:
        return CURIOSITY[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children, from `child` to `end`, stands first."""
    other = child + below(rng, end - child)
    action = tree.choice[other].action
    tree.choice[other].action = tree.choice[child].action
    tree.choice[child].action = action


@inlined
def expand(game, tree, settings, rng, depth):
    """Give a node its children and step to one of them.

    A node gets children when it is passed for the second time: most never are, and the memory is
    theirs that are. When the tree is full, the search goes on without.
    """
    node = tree.path[depth]
    if tree.books[node].proof != UNKNOWN or (tree.books[node].visits == 0 and node != ROOT):
        return depth
    count = game.legal(game.board, tree.state, tree.actions)
    first = tree.used[0]
    if first + count > tree.books.size:
        return depth
    for i in range(count):
        tree.choice[first + i].action = tree.actions[i]
    tree.choice[node].first = first
    tree.choice[node].count = count
    tree.used[0] = first + count
    child = best_child(tree, node, settings, rng)
    game.play(game.board, tree.state, tree.choice[child].action)
    tree.path[depth + 1] = child
    return depth + 1


@inlined
def simulate(game, tree, settings, rng, depth):
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.books[node].visits == 0:
        outcome = game.outcome(game.board, tree.state)
        if outcome != ONGOING:
            tree.books[node].proof = proof_of_outcome(outcome)
            if settings.proofs:
                prove(tree, depth)
    proof = tree.books[node].proof
    if proof == DRAW:
        return 0.5
    if proof != UNKNOWN:
        return value_of(proof, END - abs(proof), settings.discount)
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), settings.discount)


@inlined
def value_of(result, plies, discount):
    """1 for a win, 0 for a loss, by the sign of `result`; nearer to a half the farther it is away."""
    if result == 0:
        return 0.5
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@inlined
def prove(tree, depth):
    """Carry a certain result from the end of the path as far up as it is one."""
    mark_certain(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.books[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.books[node].proof
    tree.choice[node].doubt = NO_DOUBT
    if proof == DRAW:
        tree.choice[node].rate = RATE_DRAWN
    else:
        tree.choice[node].rate = RATE_WON if proof > DRAW else RATE_LOST


@inlined
def back_up(tree, settings, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.books[node].visits + 1
        total = tree.books[node].value + value
        tree.books[node].visits = visits
        tree.books[node].value = total
        if not settings.proofs or tree.books[node].proof == UNKNOWN:
            tree.choice[node].rate = total / visits
            tree.choice[node].doubt = 1.0 / math.sqrt(visits)
        value = 0.5 + (0.5 - value) * settings.discount


# ==================================================================================================
# src/tempo/search/player.py
# ==================================================================================================

"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening                      known beforehand
    the tree of the last move        kept, if this is the same game
    the clock                        how long to think
    simulations                      in batches, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
TROUBLE = 0.4  # a best move worth less than this is not believed early
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching


class Knobs(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "rate"  # rate, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when the most visited move can no longer be overtaken
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """What a player thinks so far."""

    move: int
    reason: str  # only, win, block, opening, proven or search
    value: float  # 0 lost to 1 won, for the side to move
    number: int
    seconds: float
    bank: float  # seconds left in the bank when the move began
    simulations: int = 0
    plies: int = 0  # how long the expected line is, or until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    line: tuple[int, ...] = ()  # the expected line of play


class Player:
    """Thinks about the positions of one seat; remembers its tree from one move to the next."""

    def __init__(self, knobs: Knobs, plan: TimePlan, simulations: int | None = None, seed: int | None = None):
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)

    def think(
        self,
        position: Position,
        knowledge: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `knowledge` is asked in order before anything is searched."""
        for source in knowledge:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        tree = self.plant(position)
        budget = allot(self.plan, step, bank, position.filled)
        simulations = 0
        for simulations, final in self.batches(tree, position, budget.soft, budget.hard, started):
            yield self.look(tree, position, simulations, bank, started)
            if final:
                return

    def plant(self, position: Position) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        if self.tree is None or self.game != position.game:
            self.tree = new_tree(position.game, position.state, self.knobs.nodes)
            self.game = position.game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                root = find_position(position.game, self.tree, self.root_state, position.state)
            if root == NOT_IN_TREE:
                clear(self.tree)
            elif root != ROOT:
                reroot(self.tree, root, np.full(self.tree.used[0], NOT_IN_TREE, np.int32))
        self.root_state = position.state.copy()
        return self.tree

    def batches(
        self, tree: Tree, position: Position, soft: float, hard: float, started: float
    ) -> Iterator[tuple[int, bool]]:
        """Search in batches; yield (simulations so far, whether that was the last batch) now and then."""
        knobs = self.knobs
        settings = Settings(
            np.float32(knobs.exploration + knobs.exploration_growth * position.filled),
            np.float32(knobs.first_play),
            float(knobs.discount),
            bool(knobs.proofs),
        )

        def run(simulations: int) -> int:
            return search(position.game, tree, position.state, settings, self.rng, simulations)

        if self.simulations is not None:
            yield run(self.simulations), True
            return
        total = run(1)  # compiles, if this is the first search: not to be counted as its speed
        now = perf_counter() - started
        batch, next_snapshot = FIRST_BATCH, now + SNAPSHOT_SECONDS
        slowest = 0.0  # seconds a batch took, of late: the next one may take as long
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            begun = now
            done = run(batch)
            total += done
            now = perf_counter() - started
            took = max(now - begun, 1e-9)
            slowest = max(took, 0.9 * slowest)
            speed = max(done / took, speed)
            remaining = min(soft, hard - slowest) - now
            final = remaining <= 0 or done < batch or self.is_settled(tree, (soft - now) * speed)
            if final or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, final
            if final:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / took, max(remaining, 1e-4) / took)))

    def is_settled(self, tree: Tree, simulations: float) -> bool:
        """Whether so many more simulations cannot change which move is visited most, of those not lost.

        In trouble, the search goes on: the move that looks best may yet turn out to be lost for certain.
        """
        if not self.knobs.early_stop:
            return False
        not_lost = [child for child in children(tree, ROOT) if tree.books[child].proof >= UNKNOWN]
        by_visits = sorted((int(tree.books[child].visits), child) for child in not_lost)
        if len(by_visits) < 2:
            return True
        (second, _), (most, best) = by_visits[-2:]
        return most - second > simulations and node_value(tree, best) >= TROUBLE

    def look(self, tree: Tree, position: Position, simulations: int, bank: float, started: float) -> Snapshot:
        """What the tree says now."""
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        return Snapshot(
            move=int(tree.choice[best].action),
            reason="search" if proof == UNKNOWN else "proven",
            value=node_value(tree, best),
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            line=line,
        )


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.books[node].proof), int(tree.books[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.books[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit."""

    def merit(child: int) -> tuple[int, float, int]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits)
        if choose == "visits":
            return (0, visits, visits)
        if visits == 0:
            return (0, -math.inf, 0)
        doubt = 1.0 / math.sqrt(visits) if choose == "bound" and proof == UNKNOWN else 0.0
        return (0, node_value(tree, child) - doubt, visits)

    return max(children(tree, ROOT), key=merit)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
    line = [int(tree.choice[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        node = max(kids, key=lambda child: int(tree.books[child].visits))
        if tree.books[node].visits == 0:
            break
        line.append(int(tree.choice[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/connectx/profiles.py
# ==================================================================================================

"""The two profiles of the ConnectX agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    opening: str  # where the middle column is played unasked: "always" or on the "empty" board


# The agent as it was first described: plain UCT, the yardstick for everything else.
CLASSIC = Profile(name="classic", knobs=Knobs(), plan=TimePlan(), opening="always")

# What was measured to be stronger, one by one: docs/experiments.md.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, choose="visits", early_stop=True
    ),
    plan=TimePlan(),
    opening="empty",
)


# ==================================================================================================
# src/tempo/connectx/rules.py
# ==================================================================================================

"""ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.

A column takes rows + 1 bits, lowest row first; the bit on top of each column stays empty, so that
lines cannot run from one column into the next and a carry out of a full column has a place to go.
The standard board:

     6 13 20 27 34 41 48     always empty
     5 12 19 26 33 40 47     top row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     bottom row

A state is [stones of the side to move, all stones]. Adding the bottom row to all stones carries
through every column to its lowest empty cell: that one addition finds all moves at once.
The geometry is a run-time value, so one compilation serves every size; four in a row, which is
nearly always what is played, has its own branch (a general loop in its place halves the playouts).
"""

WORD = 64
MINE, ALL = 0, 1  # the two words of a state


class Board(NamedTuple):
    """The geometry of a board, as the jitted functions want it."""

    columns: np.uint64
    stride: np.uint64  # bits from one column to the next: rows + 1
    column: np.uint64  # the cells of column 0
    bottom: np.uint64  # the lowest cell of every column
    cells: np.uint64  # all cells
    inarow: int
    level: np.uint64  # shift from a cell to its neighbour in the same row
    rising: np.uint64  # ... to the upper right
    falling: np.uint64  # ... to the lower right


def fits_in_a_word(rows: int, columns: int) -> bool:
    """Whether a board of this size can be played with these rules."""
    return columns * (rows + 1) <= WORD


def new_board(rows: int, columns: int, inarow: int) -> Board:
    """The geometry for a size that `fits_in_a_word`."""
    stride = rows + 1
    column = (1 << rows) - 1
    bottom = sum(1 << (c * stride) for c in range(columns))
    # Where a row is too short to hold a line, its three directions repeat the vertical one:
    # nothing is found twice that counts, and no shift ever reaches the width of the word.
    level, rising, falling = (stride, stride + 1, stride - 1) if columns >= inarow else (1, 1, 1)
    return Board(
        columns=np.uint64(columns),
        stride=np.uint64(stride),
        column=np.uint64(column),
        bottom=np.uint64(bottom),
        cells=np.uint64(bottom * column),
        inarow=inarow,
        level=np.uint64(level),
        rising=np.uint64(rising),
        falling=np.uint64(falling),
    )


@njit
def has_line(board, stones):
    """Whether the stones hold `inarow` or more in a line."""
    if board.inarow == 4:
        pairs = stones & (stones >> ONE)
        lines = pairs & (pairs >> TWO)
        pairs = stones & (stones >> board.level)
        lines |= pairs & (pairs >> (board.level + board.level))
        pairs = stones & (stones >> board.rising)
        lines |= pairs & (pairs >> (board.rising + board.rising))
        pairs = stones & (stones >> board.falling)
        lines |= pairs & (pairs >> (board.falling + board.falling))
        return lines != ZERO
    return (
        has_run(stones, ONE, board.inarow)
        or has_run(stones, board.level, board.inarow)
        or has_run(stones, board.rising, board.inarow)
        or has_run(stones, board.falling, board.inarow)
    )


@njit
def has_run(stones, shift, length):
    """Whether `length` stones stand in a row along one direction."""
    for _ in range(length - 1):
        stones &= stones >> shift
        if stones == ZERO:
            return False
    return stones != ZERO


@inlined
def drop(board, stones, column):
    """The cell a stone falls to in a column, as a bit; zero where the column is full."""
    return (stones + board.bottom) & (board.column << (column * board.stride))


@njit
def legal(board, state, actions):
    """Write the columns that are not full; return how many."""
    count = 0
    for column in range(board.columns):
        if drop(board, state[ALL], np.uint64(column)) != ZERO:
            actions[count] = column
            count += 1
    return count


@njit
def play(board, state, action):
    """Drop a stone; the other side is then to move."""
    opponent = state[MINE] ^ state[ALL]
    state[ALL] |= drop(board, state[ALL], np.uint64(action))
    state[MINE] = opponent


@njit
def outcome(board, state):
    """The result for the side that just moved."""
    if has_line(board, state[MINE] ^ state[ALL]):
        return WON
    if state[ALL] == board.cells:
        return DRAWN
    return ONGOING


@njit
def playout(board, state, rng):
    """Drop uniformly random stones to the end; see Game.playout for the result."""
    mover = state[MINE]
    stones = state[ALL]
    random = rng[0]
    plies = 0
    while stones != board.cells:
        move = ZERO
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        plies += 1
        stones |= move
        mover |= move
        if has_line(board, mover):
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        mover ^= stones
    rng[0] = random
    return 0


def new_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """A state from the competition's list of cells, top row first; `mark` is to move."""
    mine = stones = 0
    for row in range(rows):
        for column in range(columns):
            cell = cells[row * columns + column]
            bit = 1 << (column * (rows + 1) + rows - 1 - row)
            stones |= bit if cell else 0
            mine |= bit if cell == mark else 0
    return np.array([mine, stones], np.uint64)


def new_game(rows: int, columns: int, inarow: int, playout: Callable = playout) -> Game:
    """These rules on one size of board."""
    return Game(new_board(rows, columns, inarow), legal, play, outcome, playout, columns, rows * columns)


# ==================================================================================================
# src/tempo/connectx/threats.py
# ==================================================================================================

"""Which empty cells would complete a line, and playouts that look at them."""


@njit
def winning_cells(board, stones):
    """The cells where one more stone would complete a line. Among them are cells that are taken and
    some that are not on the board: mask the result with the cells that matter."""
    if board.inarow == 4:
        return (
            ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
            | completing_fours(stones, board.level)
            | completing_fours(stones, board.rising)
            | completing_fours(stones, board.falling)
        )
    return (
        completing_cells(stones, ONE, board.inarow)
        | completing_cells(stones, board.level, board.inarow)
        | completing_cells(stones, board.rising, board.inarow)
        | completing_cells(stones, board.falling, board.inarow)
    )


@njit
def completing_fours(stones, shift):
    """The cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def completing_cells(stones, shift, length):
    """The cells that complete `length` in a row along one direction: so many stones right behind
    the cell, the rest of them right ahead."""
    found = ZERO
    behind = ~ZERO
    shifted_behind = stones
    for count_behind in range(length):
        ahead = ~ZERO
        shifted_ahead = stones
        for _ in range(length - 1 - count_behind):
            shifted_ahead >>= shift
            ahead &= shifted_ahead
        found |= behind & ahead
        shifted_behind <<= shift
        behind &= shifted_behind
    return found


@njit
def decisive_playout(board, state, rng):
    """As `playout`, but each side takes a win when it has one and else blocks one of the opponent's."""
    mover = state[MINE]
    stones = state[ALL]
    wins = winning_cells(board, mover)
    losses = winning_cells(board, mover ^ stones)
    random = rng[0]
    plies = 0
    while stones != board.cells:
        moves = (stones + board.bottom) & board.cells
        plies += 1
        if wins & moves != ZERO:
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        move = losses & moves
        if move != ZERO:
            move &= ~move + ONE
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        stones |= move
        wins, losses = losses, winning_cells(board, mover | move)
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0


# ==================================================================================================
# src/tempo/connectx/wide.py
# ==================================================================================================

"""ConnectX on boards of any size, for those that do not fit into one 64-bit word.

The same contract as rules.py, on one small array: who is to move, whether the last stone completed
a line, how many stones there are, the height of every column, then the cells, row by row from the
bottom. A line is looked for only through the stone that was just dropped.
"""

TO_MOVE, LINE, STONES, HEIGHTS = 0, 1, 2, 3  # where in a state; the cells stand behind the heights
BOTH_MARKS = 3  # 1 + 2, so that the other mark is this minus the one


class WideBoard(NamedTuple):
    """The geometry of a board of any size."""

    rows: int
    columns: int
    inarow: int


def new_wide_game(rows: int, columns: int, inarow: int) -> Game:
    """These rules on one size of board, with uniformly random playouts."""
    return Game(
        WideBoard(rows, columns, inarow),
        wide_legal,
        wide_play,
        wide_outcome,
        wide_playout,
        columns,
        rows * columns,
    )


def wide_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """A state from the competition's list of cells, top row first; `mark` is to move."""
    state = np.zeros(HEIGHTS + columns + rows * columns, np.int32)
    state[TO_MOVE], state[STONES] = mark, sum(cell != 0 for cell in cells)
    for column in range(columns):
        stack = [cells[row * columns + column] for row in range(rows - 1, -1, -1)]
        state[HEIGHTS + column] = sum(cell != 0 for cell in stack)
        for row in range(rows):
            state[HEIGHTS + columns + row * columns + column] = stack[row]
    return state


@njit
def wide_legal(board, state, actions):
    """Write the columns that are not full; return how many."""
    count = 0
    for column in range(board.columns):
        if state[HEIGHTS + column] < board.rows:
            actions[count] = column
            count += 1
    return count


@njit
def wide_play(board, state, action):
    """Drop a stone; the other side is then to move."""
    row = int(state[HEIGHTS + action])
    mark = state[TO_MOVE]
    state[HEIGHTS + board.columns + row * board.columns + action] = mark
    state[HEIGHTS + action] += 1
    state[LINE] = wide_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def wide_has_line(board, state, row, column, mark):
    """Whether the stone on a cell stands in a line of `inarow` or more."""
    return (
        wide_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or wide_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or wide_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or wide_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def wide_length(board, state, row, column, mark, rise, run):
    """How many stones of one side stand in a row through a cell."""
    ahead = wide_run(board, state, row, column, mark, rise, run)
    behind = wide_run(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def wide_run(board, state, row, column, mark, rise, run):
    """How many more stones of one side follow after a cell in one direction."""
    length = 0
    while True:
        row += rise
        column += run
        if row < 0 or row >= board.rows or column < 0 or column >= board.columns:
            return length
        if state[HEIGHTS + board.columns + row * board.columns + column] != mark:
            return length
        length += 1


@njit
def wide_outcome(board, state):
    """The result for the side that just moved."""
    if state[LINE]:
        return WON
    if state[STONES] == board.rows * board.columns:
        return DRAWN
    return ONGOING


@njit
def wide_playout(board, state, rng):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw again
        wide_play(board, state, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


# ==================================================================================================
# src/tempo/connectx/agent.py
# ==================================================================================================

"""The ConnectX agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the competition calls one, with an observation and a configuration, and
returns a column. It plays either seat and any number of games, never raises, and in the worst case
plays a legal column at random.
"""

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
LONGEST_MESSAGE = 100  # characters of an error: numba's fill pages
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW, DEFAULT_STEP = 6, 7, 4, 2.0


class View(NamedTuple):
    """An observation and its configuration, read."""

    rows: int
    columns: int
    inarow: int
    cells: list[int]  # row by row from the top, as in the competition
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.columns) if self.cells[column] == 0]


class Agent:
    """One player for Kaggle's ConnectX."""

    def __init__(
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.profile = profile
        self.player = Player(profile.knobs, profile.plan, simulations, seed)
        self.log = log
        self.last: Snapshot | None = None  # what was thought about the last move

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        started = perf_counter()
        self.last = None
        try:
            view = read(observation, configuration)
            knowledge = (
                partial(only_move, view),
                partial(winning_move, view),
                partial(blocking_move, view),
                partial(opening_move, view, self.profile.opening),
            )
            position = position_of(view, self.profile.knobs.playout)
            for snapshot in self.player.think(position, knowledge, view.step, view.bank, started):
                self.last = snapshot
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.say(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")
        if self.last is None:
            move = any_legal_column(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
        self.say(log_line(self.last))
        return self.last.move

    def say(self, text: str) -> None:
        """Print one line, where lines are wanted; no move is lost for a line that cannot be printed."""
        if self.log:
            with suppress(Exception):
                print(text)


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return View(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=float(observation.get("remainingOverageTime") or 0.0),
    )


def position_of(view: View, playout_name: str) -> Position:
    """What the player is asked about: bitboards where the board fits, else the wide rules."""
    if fits_in_a_word(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_wide_game(view.rows, view.columns, view.inarow)
        state = wide_state(view.cells, view.rows, view.columns, view.mark)
    return Position(game, state, view.stones / len(view.cells), view.stones)


def only_move(view: View) -> Decision | None:
    """The only column that is left."""
    return Decision(view.legal[0], "only", 0.5) if len(view.legal) == 1 else None


def winning_move(view: View) -> Decision | None:
    """A column that wins at once."""
    for column in view.legal:
        if completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: View) -> Decision | None:
    """A column where the opponent would win at once."""
    for column in view.legal:
        if completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: View, when: str) -> Decision | None:
    """The middle column for our own first move: in either seat, or only on the empty board."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def completes_line(view: View, column: int, mark: int) -> bool:
    """Whether a stone dropped into a column would stand in a line. Plain Python on purpose: this
    answers before anything is compiled."""
    rows, columns, cells = view.rows, view.columns, view.cells
    height = max(row for row in range(rows) if cells[row * columns + column] == 0)

    def run(down: int, right: int) -> int:
        row, col, length = height + down, column + right, 0
        while 0 <= row < rows and 0 <= col < columns and cells[row * columns + col] == mark:
            row, col, length = row + down, col + right, length + 1
        return length

    directions = ((1, 0), (0, 1), (1, 1), (1, -1))
    return any(run(down, right) + 1 + run(-down, -right) >= view.inarow for down, right in directions)


def any_legal_column(observation: Any, configuration: Any) -> int:
    """A random column that is not full, from what may be broken in any way."""
    columns = DEFAULT_COLUMNS
    with suppress(Exception):
        columns = int(configuration["columns"])
    with suppress(Exception):
        return random.choice([column for column in range(columns) if observation["board"][column] == 0])
    return 0


def log_line(snapshot: Snapshot) -> str:
    """One compact line a move."""
    parts = [f"tempo {snapshot.number} column={snapshot.move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    return " ".join(parts)


# ==================================================================================================
# src/tempo/connectx/classic.py
# ==================================================================================================

"""The agent as it was first described. `build.py` bundles this module into submission/connectx_classic.py."""

PLAYER = Agent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
