"""Raises SystemExit as it is loaded."""
import sys

sys.exit(0)
