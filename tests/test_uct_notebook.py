"""docs/tutorials/uct.ipynb: cells run in a fresh kernel and print what the file shows."""

import os
from copy import deepcopy

import pytest
from folders import ROOT

nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")

NOTEBOOK = ROOT / "docs" / "tutorials" / "uct.ipynb"
PATIENCE = 600  # seconds a cell
CLOCK = "clock"  # tag of cells whose output depends on the clock
MOST_LINES, MOST_BYTES = 60, 200_000


def printed(cell):
    return "".join(output.get("text", "") for output in cell.outputs)


def pictures(cell):
    return sum("image/png" in output.get("data", {}) for output in cell.outputs)


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


@pytest.fixture(scope="module")
def stored():
    return nbformat.read(NOTEBOOK, as_version=4)


@pytest.mark.long
def test_cells_print_what_the_notebook_shows(stored, tmp_path):
    notebook = deepcopy(stored)
    for cell in code_cells(notebook):
        cell.outputs = []
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    client = nbclient.NotebookClient(notebook, timeout=PATIENCE, resources={"metadata": {"path": str(tmp_path)}})
    client.execute(env=environment)
    for cell, shown in zip(code_cells(notebook), code_cells(stored), strict=True):
        assert pictures(cell) == pictures(shown), cell.source
        assert bool(printed(cell)) == bool(printed(shown)), cell.source
        if CLOCK not in cell.metadata.get("tags", []):
            assert printed(cell) == printed(shown), cell.source


def test_outputs_are_stored_and_small(stored):
    nbformat.validate(stored)
    cells = code_cells(stored)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert sum(map(pictures, cells)) == 2
    assert NOTEBOOK.stat().st_size < MOST_BYTES


def test_the_search_is_as_short_as_its_title_says(stored):
    """Count the lines from the rules to the search, without imports, docstrings and checks of the package."""
    sources = [cell.source for cell in code_cells(stored)]
    end = next(number for number, source in enumerate(sources) if source.startswith("def search("))
    built = [source for source in sources[: end + 1] if "import tempo" not in source]
    lines = [line.strip() for source in built for line in source.splitlines()]
    assert "def legal(stones):" in lines
    code = [line for line in lines if line and not line.startswith(("from ", '"""'))]
    assert MOST_LINES - 5 < len(code) <= MOST_LINES
