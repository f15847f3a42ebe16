"""The environment `gomoku` of `kaggle_environments`: importing this module registers it.

    import tempo.games.gomoku.adapter.environment
    from kaggle_environments import make
    environment = make("gomoku", configuration={"size": 15})
    environment.run(["rules", "submission/gomoku.py"])
    print(environment.render(mode="ansi"))

The interface is that of ConnectX: `board` is a flat list, `mark` the agent's own mark, the action a cell; the clock is
the same. The lab imports this module only to play through the environment, because it takes seconds.
"""

from __future__ import annotations

from tempo.arena.adapter.environments.environment import load_environment
from tempo.games.gomoku.adapter.built_ins import random_agent, rules_agent
from tempo.games.gomoku.adapter.interpreter import SPECIFICATION, interpreter
from tempo.games.gomoku.adapter.rendering import page, text

load_environment().register(
    "gomoku",
    {
        "specification": SPECIFICATION,
        "interpreter": interpreter,
        "renderer": text,
        "html_renderer": page,
        "agents": {"random": random_agent, "rules": rules_agent},
    },
)
