"""The rights of other users on what a server writes: none."""

import os

from storage_support import SMALL, UPRIGHT, Page, record
from what_windows_lacks import needs_modes

from tempo.app.storage.archive import save_game
from tempo.app.storage.board_files import BoardFiles


def open_to_others(folder):
    """Return what other users have any rights on, of a folder and all below it."""
    return [path for path in (folder, *folder.rglob("*")) if path.lstat().st_mode & 0o077 and not path.is_symlink()]


@needs_modes
def test_what_a_server_writes_is_for_its_user_alone(tmp_path):
    """Boards, saved games, reviews and the token."""
    records, previous = tmp_path / "games", os.umask(0)
    try:
        page = Page(records)
        header, game = record(actions=UPRIGHT, shape=SMALL)
        save_game(records, header, game)
        games = {"2026-11-22/101500-connectx-a-b.jsonl": {"header": header, "game": game}}
        page.post(f"/api/boards/{'0' * 16}", board={}, games=games)
        page.post("/api/mistakes", game="connectx", shape=SMALL, actions=UPRIGHT, mistakes={})
        page.services.close()
    finally:
        os.umask(previous)
    assert {".boards", ".reviews", ".access-token"} < {path.name for path in records.iterdir()}
    assert open_to_others(records) == []


@needs_modes
def test_open_folders_of_former_servers_are_closed(tmp_path):
    """But nothing that is not theirs: neither a folder that holds other files, nor what a link leads to."""
    theirs, shared, linked = (tmp_path / name for name in ("theirs", "shared", "linked"))
    for folder in (theirs / ".boards", theirs / "2026-01-02", shared / "2026-01-02", linked):
        folder.mkdir(parents=True)
        (folder / "game.jsonl").touch()
    (theirs / ".token").touch()
    (shared / "notes.txt").touch()
    (shared / "2026-01-03").symlink_to(linked)
    for path in (tmp_path, *tmp_path.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    for records in (theirs, shared):
        BoardFiles(records)
    assert open_to_others(theirs) == []
    assert open_to_others(shared) == [shared, shared / "notes.txt"]
    assert open_to_others(linked) == [linked, linked / "game.jsonl"]
