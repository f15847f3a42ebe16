"""Modules of the page, run without a browser."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from waiting import PATIENCE

import tempo.app

PAGE = Path(tempo.app.__file__).parent / "page"


def page_says(imports: str, value: str) -> Any:
    """Evaluate an expression with the page's modules; skip the test without node."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node to run the scripts of pages")
    script = imports.replace('"./', f'"{PAGE.as_uri()}/') + f"\nconsole.log(JSON.stringify({value}));"
    command = [node, "--input-type=module", "--no-warnings", "--experimental-default-type=module", "-e", script]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)
