"""Texts of the command line's errors."""

from tempo.arena.command_line.inputs import MOST_RANGES, ranges


def test_numbers_to_choose_from():
    assert ranges([]) == "" and ranges([3]) == "3"
    assert ranges([17, 2, 0, 1, 5, 6]) == "0-2, 5-6, 17"
    assert ranges(range(0, 40, 2)) == ", ".join(map(str, range(0, 2 * MOST_RANGES, 2))) + ", …"
