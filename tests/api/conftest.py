"""Fixtures of these tests: patience with agent files."""

from patience_support import patient

__all__ = ["patient"]
