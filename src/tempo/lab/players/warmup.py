"""A few moves beforehand, so that what an agent compiles is compiled before the clock runs."""

from __future__ import annotations

import math
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import Any

from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import AgentFunction, MatchConfig, Struct

SECONDS = 0.5  # of a move
MOVES = 3
COMPILE_PATIENCE = 120.0  # seconds: then it is played as it is


def warm_up_agent(agent: AgentFunction, config: MatchConfig) -> None:
    """Let an agent think about a few positions.

    One would not do: what keeps a tree from one move to the next is first called at the second move. What our own
    agents need only later in the game they know themselves. A broken agent forfeits its games, and the report says how.
    """
    brief = config._replace(act_timeout=min(config.act_timeout, SECONDS), bank=0.0)
    adapter = adapter_of(config.game)
    board = adapter.quiet_position(config)
    own: Any = agent
    if hasattr(own, "get_ready"):
        asked = adapter.observation_of(board, brief.bank), Struct(adapter.configuration_of(brief))
        try:
            own.get_ready(own.read_task(*asked))
        except TypeError:  # earlier revisions want to know how long they have
            own.get_ready(math.inf)
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
