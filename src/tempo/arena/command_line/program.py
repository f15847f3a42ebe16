"""Name of the program that was started, which begins usage and error messages."""

import sys
from pathlib import Path

CHECKOUT_NAME = "local_eval.py"
_started = Path(sys.argv[0])
PROGRAM = "tempo" if _started.stem == "tempo" or _started.parts[-2:] == ("tempo", "__main__.py") else CHECKOUT_NAME
COMMAND = f"python {PROGRAM}" if PROGRAM == CHECKOUT_NAME else PROGRAM  # as it is typed
INSTALL = "pip install -r requirements-dev.txt" if PROGRAM == CHECKOUT_NAME else "pip install 'tempo[lab,app,train]'"
