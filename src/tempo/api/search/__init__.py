"""`tempo.Search`: the tree search as an object.

searching    a search of one game, with an evaluator of its own
search_tree  what was found, and the tree to walk
evaluators   what values leaves: the batches that a function gets, and checks of its answers
"""
