"""One thread's part of a tree search by several threads: it takes batches of simulations until all are taken."""
from tempo.native.atomics import add_to, load, swap_if
from tempo.native.jit import kernel
from tempo.search.mcts import FROM_ANCHOR, search_from_anchor

BEGUN, GOAL, DONE, PROGRESS = 0, 8, 16, 24  # numbers of simulations, each in a cache line of its own
PATIENCE = 50_000  # looks of a worker for more work: some 50 µs


@kernel
def search_together(game, tree, root_state, params, rng, patience):
    """Run simulations until the threads have begun as many as wanted, or the root is proven.

    A worker looks `patience` times for more work before it stops: waking it takes longer.

    Args:
        game: Game of this thread, from `shared_game`.
        tree: SharedTree of this thread; `progress` holds BEGUN, GOAL and DONE.
        root_state: the position at the root.
        params: SearchParams.
        rng: uint64[...], state of this thread's random number generator.
        patience: int64.
    """
    looks = 0
    while looks <= patience:
        begun = load(tree.progress, BEGUN)
        count = min(FROM_ANCHOR, load(tree.progress, GOAL) - begun)
        if count <= 0:
            looks += 1
        elif swap_if(tree.progress, BEGUN, begun, begun + count):
            looks = 0
            done = search_from_anchor(game, tree, root_state, params, rng, count)
            add_to(tree.progress, DONE, done)
            if done < count:
                return
