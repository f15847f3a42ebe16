"""`tempo.Search`: the tree search as an object.

searching          a search of one game, with an evaluator of its own
search_arguments   what is given to a search: limits and options, checked
search_tree        what was found, and the tree to walk
evaluators         what values leaves: the batches that a function gets, and checks of its answers
search_bench       what holding the search in Python costs beside its kernel
"""
