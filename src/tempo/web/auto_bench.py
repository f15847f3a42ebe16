"""`python -m tempo.web.auto_bench`: points of simulated people against Auto, in real games between levels.

A person is one of our levels that overlooks some moves more: level:2.6 is level 3 with more misses. Each plays games
against Auto, whose level the page's own module (page/play/auto_level.js) chooses after each game. The share of
points in games 10 to 30 should be near half. Needs playwright, Chromium and wasm-ld.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from tempo.arena.adapter.game_adapter import default_game, new_config
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.command_line.progress import tracked
from tempo.arena.players.levels import level_names
from tempo.lab.report.result_tables import plain_table
from tempo.web.export_command import main as export
from tempo.web.static_host import static_host
from tempo.web.web_bench import CHROMIUM, FLAGS

PEOPLE = (0.5, 1.6, 2.6, 4.6, 6.6)  # levels
FIRST_COUNTED = 10  # game whose points count, as those after it
PLAY = """
async ({ name, shape, levels, person, games, seed }) => {
  const { newLevelAgent } = await import("/web/player/level_agent.js");
  const { loadGame } = await import("/web/player/load_game.js");
  const { afterResult, firstState, levelOf } = await import("/app/page/play/auto_level.js");
  const { game, describe } = await loadGame(`${location.origin}/`, name), points = [], played = [];
  const lastOf = (thinking) => [...thinking].filter(Boolean).at(-1);
  let state = firstState(levels);
  for (let number = 0; number < games; number++) {
    const opponent = levelOf(state.rating, levels), seat = number % 2, moves = [];
    const numbers = seat ? [opponent, person] : [person, opponent];
    const agents = [];
    for (const [side, level] of numbers.entries()) {
      agents.push(await newLevelAgent(game, describe, shape, level, 1000 * seed + 2 * number + side));
    }
    const referee = agents[0].agent ?? agents[0];
    let { outcome } = referee.positionAfter(moves);
    while (outcome === 2) { // both sides move in turn; a pass is a move
      moves.push(lastOf(agents[moves.length % 2].think(moves, 0.2, 0)).move);
      ({ outcome } = referee.positionAfter(moves));
    }
    const isLastMover = (moves.length - 1) % 2 === seat;
    points.push((1 + Math.sign(isLastMover ? outcome : -outcome)) / 2);
    played.push(opponent);
    state = afterResult(state, points.at(-1), levels);
  }
  return { points, played };
}
"""


def run(options: Namespace) -> int:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as problem:
        raise BadInput("this needs playwright: pip install -r requirements-dev.txt") from problem
    config = new_config(options.game)
    asked = {
        "name": options.game, "shape": config.shape, "games": options.games,
        "levels": [level._asdict() for level in level_names(options.game)],
    }  # fmt: skip
    table = plain_table("person", "points", "of each", "Auto's last level")
    with TemporaryDirectory() as folder, static_host(Path(folder)) as address, sync_playwright() as running:
        if export([folder, options.game]):
            return 2
        page = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
        page.goto(f"{address}/web/player/")
        for person in tracked(options.people, "people"):
            answers: list[dict[str, Any]] = [
                page.evaluate(PLAY, {**asked, "person": person, "seed": seed}) for seed in range(options.repeats)
            ]
            shares = [mean(one["points"][FIRST_COUNTED - 1 :]) for one in answers]
            lasts = " ".join(f"{one['played'][-1]:.1f}" for one in answers)
            each = " ".join(f"{100 * one:.0f}" for one in shares)
            table.add_row(f"level:{person:g}", f"{mean(shares):.1%}", each, lasts)
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.web.auto_bench", description=__doc__)
    parser.add_argument("--game", default=default_game(), help="which game they play")
    parser.add_argument("--people", type=float, nargs="+", default=PEOPLE, metavar="LEVEL", help="such as 2.6")
    parser.add_argument("--repeats", type=positive, default=5, metavar="N", help="people of each strength (5)")
    parser.add_argument("--games", type=positive, default=30, metavar="N", help="games of each person (30)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
