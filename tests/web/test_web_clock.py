"""Time allocation in JavaScript, without a browser: the same limits as in Python."""

import json
from pathlib import Path
from random import Random

import pytest
from page_support import page_says

import tempo.web
from tempo.search.player.clock import Pace, TimePlan, allocate, proof_seconds

CLOCK = (Path(tempo.web.__file__).parent / "player" / "clock.js").as_uri()
IMPORTS = f"""
import {{ allocate, Pace, proofSeconds }} from "{CLOCK}";
const limits = (plan, {{ step, bank, filled, begun, batches }}, pace) => {{
  const budget = allocate(plan, step, bank, filled), stops = [proofSeconds(plan, step, bank)];
  let now = 0;
  pace.beginMove(now);
  for (const [usual, stall] of batches) {{
    now += usual + stall;
    pace.recordBatch(pace.look(now), usual);
    stops.push(pace.hardStop(budget, begun), pace.softStop(budget, begun));
  }}
  return stops;
}};
const allLimits = (plan, moves, pace) => moves.map((move) => limits(plan, move, pace));
"""


def random_moves(random: Random) -> list[dict]:
    """Return moves on a clock, with batches given by their usual length and the stall after each."""

    def batches() -> list[tuple[float, float]]:
        longest = random.choice([0.0, 0.02, 0.3])
        return [(random.uniform(0.001, 0.01), random.uniform(0.0, longest)) for _ in range(5)]

    return [
        {
            "step": random.choice([0.1, 1.0, 2.0]),
            "bank": random.choice([0.0, 0.0, 1.0, 60.0]),
            "filled": random.random(),
            "begun": random.choice([0.01, 0.06, 0.7, 0.8]),
            "batches": batches(),
        }
        for _ in range(30)
    ]


def python_limits(plan: TimePlan, move: dict, pace: Pace) -> list[float]:
    """Return the limits after each batch of a move, with a processor of our own between the stalls."""
    budget = allocate(plan, move["step"], move["bank"], move["filled"])
    stops, now, worked = [proof_seconds(plan, move["step"], move["bank"], 1.0)], 0.0, 0.0
    pace.begin_move(now, worked)
    for usual, stall in move["batches"]:
        now, worked = now + usual + stall, worked + usual
        pace.record_batch(pace.look(now, worked))
        stops += [pace.hard_stop(budget, move["begun"]), pace.soft_stop(budget, move["begun"])]
    return stops


@pytest.mark.parametrize("reserve", [0.0, 0.5])
def test_limits_equal_those_of_python(reserve):
    plan, pace, moves = TimePlan(reserve=reserve), Pace(), random_moves(Random(7))
    said = page_says(IMPORTS, f"allLimits({json.dumps(plan._asdict())}, {json.dumps(moves)}, new Pace())")
    for move, stops in zip(moves, said, strict=True):
        assert stops == pytest.approx(python_limits(plan, move, pace), abs=1e-9)
