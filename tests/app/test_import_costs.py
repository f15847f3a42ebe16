"""No text of at most two million bytes costs a board's server much, and none that `convert` or `review` refuse."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hostile_texts import families

from tempo.arena.adapter.game_adapter import games

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="costs are those of forked processes")

MOST_TIME, MOST_MEGABYTES = 250, 200.0  # times the processor time of counting to a million, some 2 s; and memory
COSTS = Path(__file__).parents[1] / "support" / "import_costs.py"
FILES = [family for family in families() if "." in family]
OTHERS = [(family, "read" if family.endswith(".json") else "convert") for family in FILES]


@pytest.mark.parametrize(
    ("family", "way"),
    [
        ("text", "served"),
        *(pytest.param(family, "served", marks=pytest.mark.long) for family in families() if family != "text"),
        *(pytest.param(game, "replay", marks=pytest.mark.long) for game in games()),
        *(pytest.param(*other, marks=pytest.mark.long) for other in OTHERS),
    ],
)
def test_hostile_texts_cost_little(family: str, way: str) -> None:
    command = [sys.executable, str(COSTS), family, way]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    costs = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(costs) > 3 or way == "replay"
    for name, taken, megabytes, said in costs:
        if way in ("convert", "read") and (said == "converted" or said.endswith(" games")):
            continue  # as much as it holds
        assert taken < MOST_TIME and megabytes < MOST_MEGABYTES, (name, taken, megabytes, said)
        assert not said.startswith("!") and "\n" not in said.strip(), (name, said)
