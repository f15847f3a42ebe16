"""Episodes of the competition: fetched by the `kaggle` command line, reviewed, and kept.

kaggle_client     the `kaggle` command line: submissions, episodes, replays and logs
episode_folder    the files of a submission; fetches what is new, each once
kept_reviews      reviews that are kept beside the episodes
regression_set    the positions in which value was given away
episodes_command  `local_eval.py episodes`
"""
