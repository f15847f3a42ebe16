"""Hook of MkDocs: the board's page below `play/`, which live boards in other pages use as well, and its mark.

The page needs the linker of WebAssembly. Without it the site is built without the page, and says so.
"""

import logging
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

MARK = Path(__file__).parents[1] / "src" / "tempo" / "app" / "page" / "app" / "icon.svg"
LOG = logging.getLogger("mkdocs.hooks.play_page")


def on_files(files: Files, config: Any) -> Files:
    """Add the mark, which the theme names."""
    files.append(File.generated(config, "mark.svg", content=MARK.read_bytes()))
    return files


def on_post_build(config: Any, **_: Any) -> None:
    """Write the page."""
    from tempo.arena.adapter.game_adapter import default_first
    from tempo.web.export_command import export
    from tempo.web.wasm_module import LinkingFailed

    try:
        export(Path(config["site_dir"]) / "play", default_first())
    except LinkingFailed as problem:
        LOG.info("the site has no page to play on: %s", problem)
