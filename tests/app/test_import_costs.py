"""No text of at most two million bytes costs a board's server much, and none that `convert` or `review` refuse."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hostile_texts import families

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="costs are those of forked processes")

MOST_TIME, MOST_MEGABYTES = 250, 200.0  # times the processor time of counting to a million, some 2 s; and memory
COSTS = Path(__file__).parents[1] / "support" / "import_costs.py"
FAMILIES = [pytest.param(family, marks=pytest.mark.long if "." in family else ()) for family in families()]


def ways_of(family: str) -> list[str]:
    """Return the ways in which texts of a family are read."""
    return {"": ["served"], "json": ["served", "read", "replay"]}.get(family.partition(".")[2], ["served", "convert"])


@pytest.mark.parametrize("family", FAMILIES)
def test_hostile_texts_cost_little(family: str) -> None:
    command = [sys.executable, str(COSTS), family, *ways_of(family)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    costs = [json.loads(line) for line in done.stdout.splitlines()]
    texts = Counter(way for way, *_ in costs)
    assert list(texts) == ways_of(family) and all(count > 3 or way == "replay" for way, count in texts.items())
    for way, name, taken, megabytes, said in costs:
        if way in ("convert", "read") and (said == "converted" or said.endswith(" games")):
            continue  # as much as it holds
        assert taken < MOST_TIME and megabytes < MOST_MEGABYTES, (way, name, taken, megabytes, said)
        assert not said.startswith("!") and "\n" not in said.strip(), (way, name, said)
