"""Hook of MkDocs: a page for each notebook, with its stored outputs. MkDocs checks its links as in Markdown."""

import json
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page


class Notebook(File):
    """A notebook as a page."""

    def is_documentation_page(self) -> bool:
        return True


def on_files(files: Files, config: Any) -> Files:
    """Make pages of notebooks."""
    for file in [file for file in files if file.src_uri.endswith(".ipynb")]:
        files.remove(file)
        files.append(Notebook(file.src_uri, config.docs_dir, config.site_dir, config.use_directory_urls))
    return files


def on_page_read_source(page: Page, **_: Any) -> str | None:
    """Return a notebook's Markdown; None for other pages."""
    path = Path(str(page.file.abs_src_path))
    return markdown(path) if path.suffix == ".ipynb" else None


def markdown(path: Path) -> str:
    """Return a notebook as Markdown: prose, code, and outputs as text or pictures."""
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        parts += [_output(output) for output in cell.get("outputs", [])]
    return "\n\n".join(parts) + "\n"


def _output(output: dict[str, Any]) -> str:
    """Return one output of a cell."""
    data = output.get("data", {})
    if "image/png" in data:
        return f"![Output of the cell above](data:image/png;base64,{data['image/png'].strip()})"
    return f"```text\n{''.join(output.get('text') or data['text/plain']).rstrip()}\n```"
