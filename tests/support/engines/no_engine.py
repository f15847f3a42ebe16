"""Programs that are no engines: `cat` echoes its input, `yes` repeats itself without end, `false` fails."""

import sys

if sys.argv[1] == "false":
    sys.exit(1)
if sys.argv[1] == "cat":
    for line in sys.stdin:
        print(line, end="", flush=True)
while sys.argv[1] == "yes":
    print("y")
