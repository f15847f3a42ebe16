"""Modules and scripts of pages, run by node without a browser."""

import atexit
import json
import shutil
import subprocess
from functools import cache
from itertools import count
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from waiting import PATIENCE

import tempo.app

PAGE = Path(tempo.app.__file__).parent / "page"
NUMBERS = count()  # node runs a module of the same text once
SERVER = """
import { createInterface } from "node:readline";
import { runInNewContext } from "node:vm";
const run = async ({ module, script }) => {
  if (module === undefined) return runInNewContext(script, { URLSearchParams });
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)).default;
};
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await run(JSON.parse(line)).then((value) => ({ value }), (fault) => ({ fault: `${fault.stack}` }));
  console.log(JSON.stringify(answer));
}
"""


@cache
def node_process() -> subprocess.Popen[str]:
    """Start node, once for all tests of this process."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node to run the scripts of pages")
    command = [node, "--input-type=module", "--no-warnings", "--experimental-default-type=module", "-e", SERVER]
    process = subprocess.Popen(command, stdin=-1, stdout=-1, text=True, encoding="utf-8")
    atexit.register(process.communicate)
    return process


def node_says(**code: str) -> Any:
    """Return the default export of a `module`, or the value of a `script`, which has globals of its own."""
    process = node_process()
    assert process.stdin is not None and process.stdout is not None
    timer = Timer(PATIENCE, process.kill)
    timer.start()
    process.stdin.write(json.dumps(code) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    timer.cancel()
    if not line:
        node_process.cache_clear()
    answer = json.loads(line or '{"fault": "node has ended"}')
    assert "fault" not in answer, answer["fault"]
    return answer.get("value")


def page_says(imports: str, value: str) -> Any:
    """Evaluate an expression with the page's modules, which keep their state; skip the test without node."""
    module = imports.replace('"./', f'"{PAGE.as_uri()}/')
    return node_says(module=f"{module}\nexport default JSON.parse(JSON.stringify({value}));  // {next(NUMBERS)}")
