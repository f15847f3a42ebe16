"""JavaScript: imports are valid where a file lies, so that an editor, tsc and a browser follow the same paths."""

import re
from pathlib import Path

from tempo.lab.report.board_assets import shared_names

ROOT = Path(__file__).parents[1]
IMPORTED = re.compile(r'\b(?:from|import)\s*\(?\s*"(\.[^"]+)"')
DRAWINGS = ROOT / "src/tempo/app/drawings.d.ts"


def test_imports_name_files():
    """A module that is written when the page is served has its declarations in its place."""
    scripts = [path for folder in ("src", "examples", "docs") for path in (ROOT / folder).rglob("*.js")]
    imported = {(script, script.parent / name) for script in scripts
                for name in IMPORTED.findall(script.read_text(encoding="utf-8"))}  # fmt: skip
    assert len(imported) > len(scripts)
    assert [one for one in imported if not (one[1].is_file() or one[1].with_suffix(".d.ts").is_file())] == []


def test_the_drawings_declare_what_they_export():
    declared = re.findall(r"^export (?:const|function) (\w+)", DRAWINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert declared == shared_names()
