"""What the tests of the bundler and of the layers share: build.py as a module, and toy projects on disk."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from folders import ROOT


def load_build() -> ModuleType:
    """build.py stands beside the package, not in it; loaded by path, whatever else is called `build`."""
    spec = spec_from_file_location("tempo_build", ROOT / "build.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def plant(root: Path, files: dict[str, str]) -> Path:
    """Write a toy project's modules (paths below src/) and an empty `__init__` where a folder has none."""
    for path, text in files.items():
        file = root / "src" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for folder in {root / "src" / "tempo", *(file.parent for file in (root / "src").rglob("*.py"))}:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()
    return root
