"""Rights on the folder of records: what the server writes there is for its user alone."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from tempo.native.aot.own_files import close_folder

OWN = re.compile(r"\d{4}-\d\d-\d\d|\.boards|\.reviews|\.(access-)?token.*|\.open-\d+\.html")  # names that servers give


def close_to_others(records: Path) -> None:
    """Close the server's own folders, and the whole folder of records if it holds nothing else."""
    with os.scandir(records) as entries:
        inside = list(entries)
    own = [entry for entry in inside if OWN.fullmatch(entry.name)]
    closed = [Path(entry.path) for entry in own if entry.is_dir(follow_symlinks=False)]
    for folder in (*closed, *([records] if len(own) == len(inside) else [])):
        with suppress(OSError):  # another user's, or a file system without modes
            close_folder(folder)
