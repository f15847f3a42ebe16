"""Positions sampled alternately from random play and from games of searching players."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of
from tempo.arena.adapter.game_types import AgentFunction, MatchConfig, Struct
from tempo.arena.command_line.progress import Progress
from tempo.arena.players.profile_agents import make_agent, profile_of

GOOD_PLAY = 2000  # simulations a move of the searching players
SMALL_TREE = "100000"  # nodes
MOST_AT_RANDOM = 6  # random moves before the searching players take over, so that their games differ


def sample_positions(config: MatchConfig, count: int, plies: tuple[int, int], seed: int) -> Iterator[tuple[int, ...]]:
    """Yield `count` different positions, alternately from random play and from games between searching players."""
    rng = random.Random(f"{seed} positions")
    seen: set[tuple[int, ...]] = set()
    with Progress("positions", count) as progress:
        while len(seen) < count:
            searching = len(seen) % 2 == 1
            actions = sample_game(config, rng, searching, rng.randint(*plies))
            if actions is not None:
                board = board_after(config, actions)
                if tuple(board.cells) not in seen:
                    seen.add(tuple(board.cells))
                    progress.count()
                    yield actions
            progress.tick()


def sample_game(config: MatchConfig, rng: random.Random, searching: bool, plies: int) -> tuple[int, ...] | None:
    """Return the first `plies` moves of a game; None if the game ended before."""
    adapter, board = adapter_of(config.game), board_of(config)
    until = rng.randint(0, MOST_AT_RANDOM) if searching else plies
    actions: list[int] = []
    players = [sampling_agent(config.game, rng) for _ in range(2)] if searching and plies > until else []
    while len(actions) < plies:
        if len(actions) < until:
            action = rng.choice(board.legal())
        else:
            configuration = Struct(adapter.configuration_of(config))
            answer = players[len(actions) % 2](adapter.observation_of(board, 60.0), configuration)
            action = adapter.verdict(answer, board)[1]
        actions.append(action)
        board.play(action)
        if board.rewards() is not None:
            return None
    return tuple(actions)


def sampling_agent(game: str, rng: random.Random) -> AgentFunction:
    """Return a good player that errs: the champion's search without book, solver and other certain knowledge."""
    profile = profile_of("champion", game)
    certain = {name: "0" for name in profile._fields if isinstance(getattr(profile, name), bool)}
    overrides = {**certain, "nodes": SMALL_TREE}
    agent: AgentFunction = make_agent(game, "champion", overrides, GOOD_PLAY, rng.getrandbits(32))
    return agent
