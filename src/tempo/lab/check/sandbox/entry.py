"""Find the callable of a file that is meant to be the agent.

The competition takes the last callable that the file defines, even a helper, a class or an imported function. The
intended one can only be guessed: agents are called `agent`, `my_agent` or `act`, or their first parameter is an
observation, and they accept two arguments. The best candidate counts, the last one of equals.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from types import CodeType
from typing import Any, NamedTuple

USUAL_NAMES = {"agent", "my_agent", "main_agent", "act", "main"}
AGENT_NAME = re.compile(r"(^|_)(agent|act|bot|player)\d*(_|$)", re.IGNORECASE)
OBSERVATION = re.compile(r"^_*obs", re.IGNORECASE)


class Definition(NamedTuple):
    """A callable that a file defines. `fits`: it accepts the arguments that the environment passes."""

    name: str
    identity: int
    is_class: bool
    is_local: bool
    fits: bool
    first_parameter: str


def definition(name: str, value: Any, namespace: dict[str, Any]) -> Definition:
    """Describe a callable of a file by what can be seen from outside."""
    code = getattr(value, "__code__", None)
    if not isinstance(code, CodeType):  # `FunctionType.__code__` is not code
        code = None
    handed = 2 if code is None else min(2, code.co_argcount)
    first = code.co_varnames[0] if code is not None and handed else ""
    try:
        inspect.signature(value, follow_wrapped=False).bind(*range(handed))
        fits = handed > 0
    except TypeError:
        fits = False
    except ValueError:  # written in C without a signature: assume that it fits
        fits = True
    is_own_instance = any(type(value) is known for known in namespace.values())
    is_local = is_own_instance or getattr(value, "__globals__", None) is namespace
    return Definition(name, id(value), isinstance(value, type), is_local, fits, first)


def rank(definition: Definition) -> int:
    """Rate how much a callable looks like an agent: 0 cannot be one, 1 may be, up to 3 for the usual names."""
    if definition.is_class or not definition.fits:
        return 0
    if definition.name in USUAL_NAMES:
        return 3
    if AGENT_NAME.search(definition.name) or OBSERVATION.match(definition.first_parameter):
        return 2
    return int(definition.is_local)


def find_entry(definitions: Sequence[Definition]) -> tuple[str | None, str]:
    """Return the name of the intended callable, if any, and what is wrong with the last one, if anything."""
    if not definitions:
        return None, "the file defines no callable"
    last = definitions[-1]
    meant = max(reversed(definitions), key=rank)
    if rank(meant) == 0:
        return None, f"the last callable is `{last.name}`: {flaw(last)}"
    if meant.identity == last.identity:
        return last.name, ""
    return meant.name, f"the last callable is `{last.name}` ({flaw(last)}); `{meant.name}` seems to be meant"


def flaw(definition: Definition) -> str:
    """Explain why a callable is unlikely to be the agent."""
    if definition.is_class:
        return "a class"
    if not definition.is_local:
        return "imported"
    if not definition.fits:
        return "it does not take an observation and a configuration as two positional arguments"
    return "another function"
