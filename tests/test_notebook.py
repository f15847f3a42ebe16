"""docs/tutorials/kaggle-notebook.ipynb: cells run with the packages of Kaggle's notebooks, and build a file."""

import os
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT
from python_versions import install, installed_pythons, new_environment
from waiting import PATIENCE

NOTEBOOK = ROOT / "docs" / "tutorials" / "kaggle-notebook.ipynb"
PACKAGES = ["numba==0.60.0", "numpy==2.0.2", "ipykernel", "psutil", "filelock", "rich", "flask", "requests"]
PACKAGES += ["jsonschema"]
ENVIRONMENT = ["--no-deps", "kaggle-environments>=1.33,<2"]  # without 100 packages that other competitions need
LAUNCHER = ["-m", "ipykernel_launcher", "-f", "{connection_file}"]
# Commands of cells that play more than a test needs, and those that it runs.
SHORTER = {
    "!python local_eval.py": "!python local_eval.py --games 2",
    "!python local_eval.py match champion git:HEAD --sims 300 --pairs 20":
        "!python local_eval.py match champion git:HEAD --sims 100 --pairs 2",
}  # fmt: skip


def printed(cell: Any) -> str:
    return "".join(output.get("text", "") for output in cell.outputs)


@pytest.mark.package
def test_its_cells_edit_build_play_check_and_review(tmp_path: Path) -> None:
    """A clone of this checkout's last commit stands for the repository on GitHub."""
    import nbclient
    import nbformat
    from jupyter_client.manager import AsyncKernelManager

    if 12 not in (pythons := installed_pythons()):
        pytest.skip("the notebooks' Python 3.12 is not on this machine")
    python = new_environment(tmp_path / "env", PACKAGES, pythons[12])
    install(ENVIRONMENT, python)
    kernel = AsyncKernelManager()
    assert kernel.kernel_spec is not None
    kernel.kernel_spec.argv = [str(python), *LAUNCHER]
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    for cell in notebook.cells:
        cell.source = SHORTER.get(cell.source, cell.source)
    where = {"metadata": {"path": str(tmp_path)}}
    client = nbclient.NotebookClient(notebook, km=kernel, timeout=PATIENCE, resources=where)
    client.execute(env={
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "PATH": os.pathsep.join([str(python.parent), os.environ["PATH"]]),
        "TEMPO_CACHE": str(tmp_path / "cache"),
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": f"url.{ROOT.as_uri()}.insteadOf",
        "GIT_CONFIG_VALUE_0": "https://github.com/YOU/tempo",
    })  # fmt: skip
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    outputs = {cell.source.split("\n")[0]: printed(cell) for cell in cells}
    assert "machine code of connectx" in outputs["!python build.py connectx"], outputs
    played = outputs["!python local_eval.py --games 2"]
    assert "4 games" in played and "native" in played and "TIMEOUT" not in played, played
    assert "fit to upload" in outputs["!python local_eval.py check submission/connectx.py --quick"], outputs
    assert "Elo" in outputs[SHORTER["!python local_eval.py match champion git:HEAD --sims 300 --pairs 20"]], outputs
    assert "text/html" in cells[-2].outputs[-1]["data"], "the game is shown"
    assert "X ours against O negamax" in printed(cells[-1]) and "why=" in printed(cells[-1])
    assert "ours" in (tmp_path / "tempo" / "episode-1.html").read_text(encoding="utf-8")
