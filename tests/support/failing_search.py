"""A search of ours that fails late in a game, also in workers, which import this module."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any

from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.jobs.pool import Lost, Order, Tick
from tempo.search.player.player import Player

WORKING = Player.prove


def prove(player: Player, position: Any, *arguments: Any) -> Any:
    """Raise from the tenth stone on: the warm-up does not get there."""
    if position.filled > 10 / 42:
        raise NameError("name 'misspelt' is not defined")
    return WORKING(player, position, *arguments)


def prepare_and_break(prepare: Callable[[], object] | None) -> None:
    """Prepare a process, and make its searches fail."""
    if prepare is not None:
        prepare()
    Player.prove = prove  # type: ignore[method-assign]


class FailingExecutor(LocalExecutor):
    """Executor with workers whose searches fail, as those of the process that starts them do."""

    def run_order(
        self, order: Order, jobs: Sequence[Any], tick: Tick, lost: Lost | None
    ) -> Generator[tuple[int, Any], None, None]:
        broken = order._replace(prepare=partial(prepare_and_break, order.prepare))
        yield from super().run_order(broken, jobs, tick, lost)
