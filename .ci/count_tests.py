"""Count tests in JUnit files: `python .ci/count_tests.py FILE...`; skipped ones by reason."""
import sys
from collections import Counter
from xml.etree import ElementTree

counts: Counter[str] = Counter()
reasons: Counter[str] = Counter()
for file in sys.argv[1:]:
    for case in ElementTree.parse(file).iter("testcase"):
        kinds = {child.tag: child for child in case}
        kind = next((one for one in ("failure", "error", "skipped") if one in kinds), "passed")
        counts[kind] += 1
        if kind == "skipped":
            reasons[kinds[kind].get("message", "")] += 1
print(", ".join(f"{number} {kind}" for kind, number in counts.items()))
print(f"skipped: {counts['skipped'] / max(1, counts.total()):.1%} of {counts.total()}")
for reason, number in reasons.most_common():
    print(f"{number:5} {reason}")
