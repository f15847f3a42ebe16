"""One evaluator for each thread: shared weights, scratch memory of its own."""
from tempo.games.othello.evaluation.evaluate import PatternEvaluator
from tempo.search.threads.pool import with_own_copies

SCRATCH_FIELDS = ("indices", "active", "sums", "hidden")


def own_evaluator(evaluator: PatternEvaluator) -> PatternEvaluator:
    """Return an evaluator with the same weights and its own scratch memory."""
    own: PatternEvaluator = with_own_copies(evaluator, SCRATCH_FIELDS)
    return own
