"""A brain that starts as it should, and goes wrong in the way that is named when it is asked for a move."""

import sys

from failing import fail

WAYS = {
    "refuses": "ERROR out of ideas",
    "unknown": "UNKNOWN command",
    "nonsense": "eleven,ten",
    "one": "7",
    "outside": "15,3",
    "below": "-1,3",
    "taken": "0,0",
    "talks": "MESSAGE I will be the winner",
}

for line in sys.stdin:
    name = line.split()[0]
    if name == "START":
        print("ERROR only 20" if sys.argv[1] == "small" else "OK", flush=True)
    elif name == "ABOUT":
        print("Some old brain, by nobody", flush=True)
    elif name in ("BEGIN", "TURN", "DONE"):
        fail(sys.argv[1], WAYS)
    elif name == "END":
        sys.exit(0)
