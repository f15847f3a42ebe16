"""No text of at most two million bytes costs much to import in the page without a server. Node runs its modules."""

import json
import subprocess
from pathlib import Path
from shutil import which

import pytest
from hostile_texts import families

from tempo.web.page_export import FORMATS

pytestmark = pytest.mark.browser

MOST_TIME, MEGABYTES = 50, 200  # times the processor time of ten million multiplications, some 2 s; and memory
FLAGS = ("--expose-gc", f"--max-old-space-size={MEGABYTES}", "--no-warnings", "--experimental-default-type=module")
SCRIPT = Path(__file__).parent / "import_costs.js"
READ = [name for name in families() if name.partition(".")[2] in ("", "json", *FORMATS)]  # as the page can


@pytest.mark.parametrize("family", READ)
def test_hostile_texts_cost_little(family: str, folder: Path) -> None:
    node = which("node")
    if node is None:
        pytest.skip("there is no node to run the scripts of pages")
    game = family.partition(".")[0] if "." in family else "gomoku"
    texts = "".join(json.dumps([name, text, game]) + "\n" for name, text in families()[family]())
    done = subprocess.run([node, *FLAGS, str(SCRIPT), str(folder)], input=texts, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr  # also if memory ran out
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == texts.count("\n")
    for name, taken, said in answers:
        assert taken < MOST_TIME and not said.startswith("!") and len(said) < 2000, (name, taken, said)


def test_longer_texts_are_refused(web) -> None:
    assert web.refused("import", text="4" * (3 << 20)) == "the text is larger than 2 MB: split it"
