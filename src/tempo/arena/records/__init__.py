"""Records of runs, and games from other sources.

record_file    a run's file: header, then a line per game
file_lock      files that one process writes at a time
progress_file  how far a long computation is, for `report`
block_file     append-only file of blocks
convert        command convert: files of other programs
converted      games that were not played here, as records
read_games     games of any kind: record, episode, file, moves
episodes       episodes of the competition
downloads      many episodes at once
sgf            Smart Game Format
score_sets     positions with exact scores
json_lines     results of long computations, a line each
"""
