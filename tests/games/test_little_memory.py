"""Built files search with little memory: their tables are smaller, and the log line says so."""

import pytest
from bundle_support import log_lines
from what_windows_lacks import needs_committed_code, only_posix

SMALLER = {  # for each game megabytes, and the sizes that its log line then has
    "connectx": (250, ["solver_bits=", "nodes="]), "gomoku": (160, ["table_bits="]), "othello": (230, ["_bits="]),
}  # fmt: skip


@needs_committed_code
@only_posix(reason="it has no limit of address space")
@pytest.mark.parametrize("game", SMALLER)
def test_machine_code_searches_with_little_memory(game):
    megabytes, fields = SMALLER[game]
    for line in log_lines(game, megabytes=megabytes):
        assert all(field in line for field in ("backend=native", *fields)), line


@only_posix(reason="it has no limit of address space")
def test_tables_are_whole_where_memory_is():
    assert not any("solver_bits=" in line or "nodes=" in line for line in log_lines("connectx", megabytes=4000))
