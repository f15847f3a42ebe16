"""The tutorials docs/tutorials/new-game*.md: text, files, and what a copy of the sources needs."""

import re

from folders import ROOT

PAGE = (ROOT / "docs" / "tutorials" / "new-game.md").read_text(encoding="utf-8")
NETWORK_PAGE = (ROOT / "docs" / "tutorials" / "new-game-network.md").read_text(encoding="utf-8")
FOLDER = "src/tempo/games/breakthrough"
COPIED = ("build.py", "local_eval.py", "pyproject.toml")
BLOCK = re.compile(r"^(?:`(?P<path>\S+)`\n\n)?```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
