"""Nothing stands twice: no two functions of the search, the games and the lab share more than six lines in a row.

A line is one statement, or the head of one that holds others; an assignment to several names is one line for each.
Lines are shared if they are equal up to renaming, each name in one place standing for one and the same name in the
other. Read from the syntax trees, so comments, docstrings, types and line breaks do not count. A copy may also pass
other arguments on: in the search and the games, no more than eight lines are shared but for the arguments of calls.
"""

import ast
import re
from collections import defaultdict
from itertools import combinations
from keyword import iskeyword
from pathlib import Path

from folders import ROOT

MOST_SHARED = 6
MOST_BUT_ARGUMENTS = 8
WORD = re.compile(r"[^\W\d]\w*")
Function = tuple[str, list[str]]  # its place and its lines


class Split(ast.NodeTransformer):
    """Splits assignments to several names."""

    def visit_Assign(self, node: ast.Assign) -> ast.Assign | list[ast.Assign]:
        names, values = node.targets[0], node.value
        if not (isinstance(names, ast.Tuple) and isinstance(values, ast.Tuple) and len(names.elts) == len(values.elts)):
            return node
        return [ast.Assign([one], value, lineno=0) for one, value in zip(names.elts, values.elts, strict=True)]


class WithoutArguments(ast.NodeTransformer):
    """Removes the arguments of calls."""

    def visit_Call(self, node: ast.Call) -> ast.Call:
        return ast.Call(self.visit(node.func), [], [])


def functions_below(*folders: Path) -> tuple[list[Function], list[Function]]:
    """Return all functions, and all without the arguments of calls; those within another one belong to that."""
    functions, without_arguments = list[Function](), list[Function]()
    for folder in folders:
        for file in sorted(path for path in folder.rglob("*.py") if not path.name.endswith("_data.py")):
            waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
            while waiting:
                node = waiting.pop()
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
                    split = Split().visit(ast.Module(body, []))
                    place = f"{file.relative_to(folder.parent)}:{node.lineno} {node.name}"
                    functions.append((place, ast.unparse(split).splitlines()))
                    without_arguments.append((place, ast.unparse(WithoutArguments().visit(split)).splitlines()))
                elif isinstance(node, ast.Module | ast.ClassDef | ast.If | ast.Try):
                    waiting += ast.iter_child_nodes(node)
    return functions, without_arguments


def renamed(lines: list[str]) -> str:
    """Return lines with their names numbered by first appearance, the first line not indented."""
    numbers: dict[str, str] = {}
    first = len(lines[0]) - len(lines[0].lstrip())
    text = "\n".join(line[first:] if line[:first].isspace() or not first else "end" + line for line in lines)

    def number_of(found: re.Match[str]) -> str:
        return found[0] if iskeyword(found[0]) else numbers.setdefault(found[0], f"n{len(numbers)}")

    return WORD.sub(number_of, text)


def twins(functions: list[Function], most: int = MOST_SHARED) -> list[str]:
    """Return the pairs of functions that share more than `most` lines, each as a message."""
    alike = defaultdict(list)  # by their lines without words: only these can be equal up to renaming
    for place, lines in functions:
        shapes = [WORD.sub("", line.strip()) for line in lines]
        for start in range(len(lines) - most):
            alike[tuple(shapes[start : start + most + 1])].append((place, lines[start : start + most + 1]))
    places = defaultdict(set)
    for place, lines in (window for windows in alike.values() if len(windows) > 1 for window in windows):
        places[renamed(lines)].add(place)
    pairs = {pair for found in places.values() for pair in combinations(sorted(found), 2)}
    return [f"{first} shares more than {most} lines with {second}" for first, second in sorted(pairs)]


def test_no_two_functions_share_more_than_six_lines_nor_searches_more_than_eight_but_for_arguments() -> None:
    source = ROOT / "src" / "tempo"
    functions, without_arguments = functions_below(source / "search", source / "games")
    assert not twins(functions + functions_below(source / "lab")[0])
    assert not twins(without_arguments, MOST_BUT_ARGUMENTS)


ONE = """
def settle(shared, task):
    '''A docstring.'''
    low = shared[LEAST]
    for ply in range(task[PLY]):
        goal = low if ply & 1 else -low
        if goal > 3:
            task[PLY] = ply
            break
    return task
"""


LOOP = """
    while work[COUNT] - count < budget:
        value = enter(work, ply)
        while value != PENDING and ply > 0:
            ply -= 1
            value = leave(work, ply, value)
        if value == PENDING:
            ply += 1
        else:
            deepen(work, value)
    return count
"""


def test_a_copy_with_other_names_is_found(tmp_path: Path) -> None:
    first, second = tmp_path / "first.py", tmp_path / "more" / "second.py"
    second.parent.mkdir()
    first.write_text(ONE)
    copy = re.sub(r"\b(shared|low|ply|settle)\b", r"\1_2", ONE)
    second.write_text(copy.replace("'''A docstring.'''", "task = list(task)  # a line more"))
    (message,) = twins(functions_below(tmp_path)[0])
    assert "first.py:2 settle " in message and "second.py:2 settle_2" in message


def test_names_that_change_their_part_make_no_copy(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(ONE)
    for number, (old, new) in enumerate([("-low", "-ply"), ("return task", "return low"), ("> 3", "> 4")]):
        (tmp_path / "second.py").write_text(ONE.replace(old, new))
        assert not twins(functions_below(tmp_path)[0]), number


def test_a_copy_with_other_groups_of_assignments_or_other_arguments_is_found(tmp_path: Path) -> None:
    """Copies like `count, ply = ...` for two lines, or `enter(game, work, ply)` for `enter(work, ply)`."""
    one = "def search(work, budget):\n    count = work[COUNT]\n    ply = work[PLY]\n" + LOOP
    two = "def search(game, work, budget):\n    count, ply = work[COUNT], work[PLY]\n" + LOOP
    (tmp_path / "first.py").write_text(one)
    (tmp_path / "second.py").write_text(two)
    assert len(twins(functions_below(tmp_path)[0])) == 1
    (tmp_path / "second.py").write_text(two.replace("(work, ply", "(game, work, ply"))
    functions, without_arguments = functions_below(tmp_path)
    assert not twins(functions)
    assert len(twins(without_arguments, MOST_BUT_ARGUMENTS)) == 1
