"""The audit names known mistakes in the sources, and none in sound runs. By hand: `pytest -m slow FILE`."""

from pathlib import Path

import pytest
from folders import ROOT
from planted_faults import DIRICHLET, PLANTED, audited_run, plant

SEEDS = range(1, 11)

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("mistake", PLANTED)
def test_a_known_mistake_is_named(mistake: str, tmp_path: Path) -> None:
    planted = PLANTED[mistake]
    outcomes = audited_run(plant(planted, tmp_path), 1, tmp_path / "run", planted.options)
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    assert {fault.name for fault in faults} == {planted.name}
    assert all(planted.says in fault.sentence for fault in faults)


@pytest.mark.parametrize("options", [(), (DIRICHLET,)], ids=["gumbel", "dirichlet"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_sound_run_has_none(seed: int, options: tuple[str, ...], tmp_path: Path) -> None:
    outcomes = audited_run(ROOT / "src", seed, tmp_path / "run", options)
    assert len(outcomes) == 2 and not [fault for outcome in outcomes for fault in outcome.faults]
