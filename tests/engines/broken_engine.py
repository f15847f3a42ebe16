"""An engine that goes wrong in the way that is named when it is asked for a move."""

import os
import signal
import sys
import time

WAYS = {"refuses": "? out of ideas", "nonsense": "= Z9", "resigns": "= resign", "illegal": "= a1", "babble": "hello"}

for line in sys.stdin:
    if not line.startswith(("genmove", "go")):
        print(f"= {sys.argv[1]}\n", flush=True)
    elif sys.argv[1] == "exits":
        print("the table is too small", file=sys.stderr)
        sys.exit(3)
    elif sys.argv[1] == "killed":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif sys.argv[1] == "silent":
        time.sleep(600)
    else:
        print(f"{WAYS[sys.argv[1]]}\n", flush=True)
