"""Order of modules in a built file: the order of PARTS, as far as Python can execute it.

A module stands below all modules that it needs while it is executed: by decorators, defaults, base classes, constants,
and the functions that these call. A name that only stands in the body of a function may be defined further down, so
the text goes from the whole to its details. Annotations need nothing: in a built file they are not evaluated. This
module needs only the standard library.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from textwrap import shorten
from typing import NamedTuple

from tempo.native.aot.bundled_module import Module

GAME = r"games\.\w+"
MACHINE_CODE = ".aot_data"  # the end of the name of the module with a game's machine code
PARTS = {  # in the order of the file, each with a pattern of its modules' names; the first that fits counts
    "Options and clock": r"search\.options|.*\.clock|.*\.profiles",
    "Rules": rf"{GAME}\.rules",
    "Playouts": rf"{GAME}\.(?!aot_data$|\w*agent$)\w+|{GAME}\.playouts\..*",
    "Tree search": r"search\.\w+|search\.(leaves|threads|alphabeta)\..*",
    "Player and agent": rf"search\.player\..*|{GAME}\.\w*agent",
    "Solver": rf"search\.exact\..*|{GAME}\.(solver|endgame|threats)\..*",
    "Evaluation, book and tables": r"(?!native\.|.*\.aot_data$).*",
    "Machine code": r"native\..*",
    "Machine code, compiled ahead of time": r".*",  # of MACHINE_CODE
}
WIDTH = 120
RUN_BY_A_CALL = {"__init__", "__new__", "__post_init__", "__init_subclass__", "__set_name__", "__enter__", "__exit__"}
Place = tuple[str, str]  # a module and a name in it


class Part(NamedTuple):
    """A part of a file."""

    title: str
    modules: list[str]


def part_of(name: str) -> int:
    """Return the number of the part that a module belongs to."""
    below = name.partition(".")[2]
    return next(number for number, pattern in enumerate(PARTS.values()) if re.fullmatch(pattern, below))


def in_reading_order(modules: Sequence[Module]) -> list[Part]:
    """Return the parts of a file, none empty, from its modules in the order of their imports, which ends with the
    agent. That module stays the last one, in a part of its own."""
    *others, last = modules
    needs, types = needs_of(modules), {module.name: annotated(module) for module in modules}
    parts, done = list[Part](), set[str]()

    def place(name: str, number: int) -> None:
        if name not in done:
            done.add(name)
            above = needs[name] | {kind for kind in types[name] if part_of(name) == part_of(kind) == number}
            for needed in [module.name for module in modules if module.name in above]:
                place(needed, number)
            parts[-1].modules.append(name)

    for number, title in enumerate(PARTS):
        parts.append(Part(title, []))
        own = [module.name for module in reversed(others) if part_of(module.name) == number]
        for name in sorted(own, key=lambda name: name.endswith("_data")):
            place(name, number)
    return [*(part for part in parts if part.modules), Part("The agent", [last.name])]


def contents(parts: Sequence[Part], modules: Mapping[str, Module], texts: Mapping[str, str], above: int) -> list[str]:
    """Return the table of contents: where each part and each module begins, its lines, and its subject.

    Machine code counts no lines, because they depend on how it was packed; nor has a number what stands below it.

    parts: in the order of the file
    modules: by their names
    texts: of each module its part of the file, which begins with two empty lines and a banner of two
    above: lines of the file above the first module, but for the contents
    """
    names = [name for part in parts for name in part.modules]
    lines = {name: texts[name].count("\n") + 1 for name in names if not name.endswith(MACHINE_CODE)}
    below, places = above + 3 + len(parts) + len(names), dict[str, int]()
    for name in names:
        places[name] = below + 4
        if name not in lines:
            break
        below += lines[name]
    table = ["#", "#   line lines"]
    for title, own in parts:
        size = sum(lines.get(name, 0) for name in own)
        table.append(f"# {places.get(own[0], 'below'):>6} {size or '':>5}  {title}")
        for name in own:
            short = re.sub(rf"^{GAME}\.", "", name.partition(".")[2])
            row = f"# {places.get(name, 'below'):>6} {lines.get(name, ''):>5}    {short:31} "
            subject = (ast.get_docstring(modules[name].tree) or "").partition("\n")[0]
            table.append((row + shorten(subject, WIDTH - len(row), placeholder=" …")).rstrip())
    return [*table, ""]


def needs_of(modules: Sequence[Module]) -> dict[str, set[str]]:
    """Return for each module the others that have to be executed before it."""
    known = {module.name: module for module in modules}
    definitions = {
        (module.name, node.name): node
        for module in modules
        for node in reversed(list(ast.walk(module.tree)))  # outer ones replace inner ones of the same name
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    places = {module.name: reached(module, known, definitions) for module in modules}
    return {name: {source for source, _ in reached_places} - {name} for name, reached_places in places.items()}


def reached(
    module: Module, known: Mapping[str, Module], definitions: Mapping[Place, ast.FunctionDef | ast.ClassDef]
) -> set[Place]:
    """Return the names of ours that are read while a module is executed."""
    found, called = set[Place](), set[str]()
    classes: list[Place] = []
    waiting = [(module.name, node) for statement in module.tree.body for node in executed(statement)]
    while waiting:
        where, node = waiting.pop()
        if isinstance(node, ast.Attribute) and node.attr not in called:
            called.add(node.attr)
            waiting += [part for place in classes for part in method(place, node.attr, definitions)]
        if isinstance(node, ast.Name) and node.id in known[where].names:
            place = known[where].names[node.id], node.id
            if place not in found:
                found.add(place)
                definition = definitions.get(place)
                if isinstance(definition, ast.ClassDef):
                    classes.append(place)
                    waiting += [(place[0], part) for above in definition.bases for part in ast.walk(above)]
                    waiting += [part for name in called | RUN_BY_A_CALL for part in method(place, name, definitions)]
                elif definition:
                    waiting += [(place[0], part) for statement in definition.body for part in run_by(statement)]
    return found


def annotated(module: Module) -> set[str]:
    """Return the modules of the types in a module's annotations."""
    notes = [getattr(node, field, None) for node in ast.walk(module.tree) for field in ("annotation", "returns")]
    nodes = [node for note in notes if note for node in ast.walk(note)]
    return {module.names[node.id] for node in nodes if isinstance(node, ast.Name) and node.id in module.names}


def method(
    place: Place, name: str, definitions: Mapping[Place, ast.FunctionDef | ast.ClassDef]
) -> Iterator[tuple[str, ast.AST]]:
    """Yield the nodes that a method runs, if a class has it."""
    for statement in definitions[place].body:
        if isinstance(statement, ast.FunctionDef) and statement.name == name:
            for inner in statement.body:
                yield from ((place[0], node) for node in run_by(inner))


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that run when a statement is executed: no bodies of functions, and no annotations."""
    yield node
    children: Iterator[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, ast.FunctionDef | ast.Lambda):
        heads = [*getattr(node, "decorator_list", []), *node.args.defaults, *node.args.kw_defaults]
        children = (head for head in heads if head)
    elif isinstance(node, ast.AnnAssign):
        children = (child for child in (node.target, node.value) if child)
    for child in children:
        yield from executed(child)


def run_by(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that a statement of a running function may run: functions in it, too."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from run_by(child)
