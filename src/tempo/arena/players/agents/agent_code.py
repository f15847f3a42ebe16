"""The code of an agent file, executed and called as the competition does it. It imports nothing heavy."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any


def execute(path: str, source: str) -> dict[str, Any]:
    """Execute an agent file in an empty namespace, with its folder on the path, and return the namespace."""
    namespace: dict[str, Any] = {}
    code = compile(source, path, "exec", dont_inherit=True)
    sys.path.append(str(Path(path).parent))
    try:
        exec(code, namespace)
    finally:
        sys.path.pop()
    return namespace


def callables_of(namespace: dict[str, Any]) -> dict[str, Any]:
    """Return the callables of a namespace in their order; the last one is the agent."""
    return {name: value for name, value in namespace.items() if callable(value)}


def call(agent: Any, path: str, observation: Any, configuration: Any) -> Any:
    """Call an agent with as many arguments as it takes, and with the path of its file in the configuration."""
    configuration["__raw_path__"] = path
    code = getattr(agent, "__code__", None)
    return agent(*(observation, configuration)[: 2 if code is None else code.co_argcount])
