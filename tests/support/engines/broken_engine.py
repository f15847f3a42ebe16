"""An engine that goes wrong in the way that is named when it is asked for a move."""

import sys

from failing import fail

WAYS = {"refuses": "? out of ideas", "nonsense": "= Z9", "resigns": "= resign", "illegal": "= a1", "babble": "hello"}

for line in sys.stdin:
    if not line.startswith(("genmove", "go")):
        print(f"= {sys.argv[1]}\n", flush=True)
    else:
        fail(sys.argv[1], {way: f"{answer}\n" for way, answer in WAYS.items()})
