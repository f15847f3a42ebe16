"""An engine that answers and complains in escape codes."""

import sys

for _ in sys.stdin:
    print("\x1b[31m= \u202egnp\x9b2J\x07\n", flush=True)
    print("\x1b]0;title\x07\u2028", file=sys.stderr, flush=True)
