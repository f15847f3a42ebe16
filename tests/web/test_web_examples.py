"""The games in `examples/` on a page without a server: the moves of Python."""

import json
from functools import partial
from pathlib import Path

import pytest
from examples import EXPORTED, with_examples
from web_support import SEARCHES, exported, page_on

from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.players.profile_agents import make_agent
from tempo.lab.bench.bench_command import searches
from tempo.native.rng import new_rng

pytestmark = [pytest.mark.long, pytest.mark.browser]
COUNTS = (200,)


@pytest.fixture(autouse=True, scope="module")
def examples():
    with with_examples():
        yield


@pytest.fixture(scope="module")
def folder(examples, tmp_path_factory) -> Path:
    """A page with these games."""
    return exported(tmp_path_factory, "examples", EXPORTED)


@pytest.mark.parametrize("name", EXPORTED)
def test_it_searches_as_in_python(folder, browser, name):
    signed = [
        {"shape": dict(config.shape), "moves": list(moves), "seed": str(new_rng(number)[0])}
        for number, (config, moves) in enumerate(adapter_of(name).signed(new_config(name)))
    ]
    wanted = [
        [look.move, look.reason, look.visits, look.values]
        for look in searches(name, partial(make_agent, name, "champion", {}, COUNTS[0]), COUNTS)
    ]
    with page_on(folder, browser) as page:
        looks = page.evaluate(SEARCHES, {"name": name, "signed": signed, "counts": COUNTS})
    found = [[look["move"], look["reason"], look["visits"], look["values"]] for look in looks]
    assert found == json.loads(json.dumps(wanted))
