"""The cells of docs/tutorials/kaggle-notebook.md, run as they stand."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from folders import ROOT

NOTEBOOK = ROOT / "docs" / "tutorials" / "kaggle-notebook.md"
DISPLAY = "shown = []\nHTML = str\n\n\ndef display(one):\n    assert '<' in one\n    shown.append(one)\n"


def plain(line):
    """Translate a line of a notebook to Python; a copy of this checkout replaces the download."""
    if line.startswith("!git clone"):
        return f"shell(['cp', '-r', {'checkout'!r}, 'tempo'])"
    if line.startswith("!"):
        return f"shell({line[1:]!r})"
    if line.startswith("%cd "):
        return f"os.chdir({line[4:].strip()!r})"
    if line.startswith("%env "):
        name, _, value = line[5:].strip().partition("=")
        return f"os.environ[{name!r}] = {value!r}"
    return line


@pytest.mark.long
def test_the_notebook_runs_as_it_stands(tmp_path):
    """Run all lines in order in a fresh process, with a stub of IPython."""
    blocks = re.findall(r"^```python\n(.*?)^```", NOTEBOOK.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    lines = [plain(line) for block in blocks for line in block.splitlines()]
    assert 8 <= len([line for line in lines if line.strip() and not line.startswith("#")]) <= 16
    unwanted = ignore_patterns("__pycache__", "*.egg-info")
    checkout = tmp_path / "checkout"
    copytree(ROOT / "src", checkout / "src", ignore=unwanted)
    for name in ("build.py", "local_eval.py", "pyproject.toml"):
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "IPython").mkdir()
    (tmp_path / "IPython" / "__init__.py").touch()
    (tmp_path / "IPython" / "display.py").write_text(DISPLAY)
    script = tmp_path / "notebook.py"
    start = [
        "import os, subprocess, sys",
        f"sys.path.insert(0, {str(tmp_path)!r})",
        f"os.environ['PATH'] = {str(Path(sys.executable).parent)!r} + os.pathsep + os.environ['PATH']",
        "def shell(command):",
        "    subprocess.run(command, shell=isinstance(command, str), check=True)",
    ]
    end = ["from IPython.display import shown", "assert len(shown) == 1"]
    script.write_text("\n".join([*start, *lines, *end]) + "\n")
    done = subprocess.run([sys.executable, script.name], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "X ours against O negamax" in done.stdout and "why=" in done.stdout
    assert (tmp_path / "tempo" / "submission" / "connectx.py").is_file()
    page = (tmp_path / "tempo" / "episode-1.html").read_text()
    assert '"scores"' in page and "ours" in page
