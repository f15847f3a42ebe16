"""What was learned, as several threads ask it: each has room of its own to count in."""
from tempo.games.othello.evaluation.evaluate import Knowledge
from tempo.search.threads.pool import with_own_copies

ROOMS = ("numbers", "seen", "sums", "hidden")


def own_knowledge(knowledge: Knowledge) -> Knowledge:
    """The same, for one more thread."""
    own: Knowledge = with_own_copies(knowledge, ROOMS)
    return own
