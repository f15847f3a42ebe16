"""Warm-up of agents: a few moves before the first game, so that compilation is off the clock."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout, suppress
from io import StringIO
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import AgentFunction, MatchConfig, Struct
from tempo.search.player.agent import ThinkingAgent
from tempo.search.player.searcher import KernelCall

SECONDS = 0.5  # per warm-up move
MOVES = 3
COMPILE_PATIENCE = 120.0  # seconds to wait for a background compilation; then the games begin anyway


def warm_up_agent(agent: AgentFunction, config: MatchConfig) -> None:
    """Let an agent play the first moves of a game against itself.

    One move is not enough: re-rooting the tree is first called at the second move. Our own agents also compile what
    they need only later in the game (`get_ready`). A broken agent is left to forfeit its games.
    """
    brief = config._replace(act_timeout=min(config.act_timeout, SECONDS), bank=0.0)
    adapter = adapter_of(config.game)
    board = adapter.quiet_position(config)
    own: Any = agent
    if hasattr(own, "get_ready"):
        compile_for(own, adapter.observation_of(board, brief.bank), Struct(adapter.configuration_of(brief)))
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        for _ in range(MOVES):
            try:
                answer = agent(adapter.observation_of(board, brief.bank), Struct(adapter.configuration_of(brief)))
            except (Exception, SystemExit):
                return
            action = adapter.verdict(answer, board)[1]
            if action is None:
                return
            board.play(action)
            if board.rewards() is not None:
                return


def calls_ahead(agent: AgentFunction, config: MatchConfig) -> list[KernelCall]:
    """Return the kernel calls of an agent of ours in such a game; none of others, or if it cannot read the position."""
    if not isinstance(agent, ThinkingAgent):
        return []
    adapter = adapter_of(config.game)
    asked = adapter.observation_of(adapter.quiet_position(config), 0.0), Struct(adapter.configuration_of(config))
    with suppress(Exception):  # its warm-up raises it again
        task = agent.read_task(*asked)
        return [*task.calls, *agent.player.calls(task.position)]
    return []


def compile_for(agent: Any, observation: Struct, configuration: Struct) -> None:
    """Have an agent of ours compile all that it needs in games from this position."""
    try:
        agent.get_ready(agent.read_task(observation, configuration))
    except Exception as error:
        if not isinstance(agent, ThinkingAgent):
            raise
        agent.log_error(error)  # raises if the agent is strict
