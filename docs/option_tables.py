"""Hook of MkDocs: tables of options in place of `<!-- options: NAME -->`, made from the entries in the source."""

import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

MARKER = re.compile(r"<!-- options: (\w+) -->")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Return a page with its tables."""
    if not MARKER.search(markdown):
        return markdown
    from tempo.arena.adapter.game_adapter import default_first
    from tempo.arena.players.options_command import markdown as table_of
    from tempo.arena.players.options_command import option_tables

    tables = option_tables(default_first())
    return MARKER.sub(lambda found: table_of(tables[found[1]]), markdown)
