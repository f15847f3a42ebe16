"""The notebooks uct and puct in docs/tutorials: cells run in a fresh kernel and print what the files show."""

import os
import shutil
from copy import deepcopy

import numpy as np
import pytest
from folders import ROOT

nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")

FOLDER = ROOT / "docs" / "tutorials"
UCT, PUCT = "uct.ipynb", "puct.ipynb"  # the second one runs cells of the first
PATIENCE = 600  # seconds a cell
CLOCK = "clock"  # tag of cells whose output depends on the clock
MOST_LINES, MOST_BYTES = 60, 200_000


def printed(cell):
    return "".join(output.get("text", "") for output in cell.outputs)


def pictures(cell):
    return sum("image/png" in output.get("data", {}) for output in cell.outputs)


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def stored(name):
    return nbformat.read(FOLDER / name, as_version=4)


both = pytest.mark.parametrize("name", [UCT, PUCT])


@both
@pytest.mark.long
def test_cells_print_what_the_notebook_shows(name, tmp_path):
    shutil.copy(FOLDER / UCT, tmp_path)
    shown_cells, notebook = code_cells(stored(name)), deepcopy(stored(name))
    for cell in code_cells(notebook):
        cell.outputs = []
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    client = nbclient.NotebookClient(notebook, timeout=PATIENCE, resources={"metadata": {"path": str(tmp_path)}})
    client.execute(env=environment)
    for cell, shown in zip(code_cells(notebook), shown_cells, strict=True):
        assert pictures(cell) == pictures(shown), cell.source
        assert bool(printed(cell)) == bool(printed(shown)), cell.source
        if CLOCK not in cell.metadata.get("tags", []):
            assert printed(cell) == printed(shown), cell.source


@both
def test_outputs_are_stored_and_small(name):
    nbformat.validate(stored(name))
    cells = code_cells(stored(name))
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert sum(map(pictures, cells)) == 2
    assert (FOLDER / name).stat().st_size < MOST_BYTES


def test_the_search_is_as_short_as_its_title_says():
    """Count the lines from the rules to the search, without imports, docstrings and checks of the package."""
    sources = [cell.source for cell in code_cells(stored(UCT))]
    end = next(number for number, source in enumerate(sources) if source.startswith("def search("))
    built = [source for source in sources[: end + 1] if "import tempo" not in source]
    lines = [line.strip() for source in built for line in source.splitlines()]
    assert "def legal(stones):" in lines
    code = [line for line in lines if line and not line.startswith(("from ", '"""'))]
    assert MOST_LINES - 5 < len(code) <= MOST_LINES


def test_the_network_of_the_notebook_is_tempo_s(monkeypatch):
    """Its logits and value are those of network/layers.py, which runs interpreted here."""
    from tempo.games.connectx.learned.network_agent import connectx_evaluator
    from tempo.games.connectx.rules import new_board
    from tempo.network.layers import clear_planes, forward

    monkeypatch.chdir(FOLDER)
    names: dict = {}
    for source in (cell.source for cell in code_cells(stored(PUCT))):
        if source.startswith("def ask("):
            break
        exec(source, names)
    evaluator, own, stones = connectx_evaluator(), 0, 0
    for column in (3, 3, 2, 4, 2, 5, 1):
        own, stones = names["play"](own, stones, column)
    clear_planes(evaluator.network)
    evaluator.encode(new_board(6, 7, 4), np.array([own, stones], np.uint64), -1, evaluator.network)
    value = forward(evaluator.network)
    logits, notebook_value = names["network"](names["planes_of"](own, stones))
    np.testing.assert_allclose(logits, evaluator.network.logits, atol=1e-4)
    np.testing.assert_allclose(notebook_value, value, atol=1e-4)
    assert 0.001 < abs(value) < 0.999 and np.ptp(logits) > 1
