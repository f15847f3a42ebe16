"""Matches, gauntlets and ladders, also of revisions, and the one-minute check.

match               command match; everything of a ladder of players
pairs               tournaments as pairs of games
run_setup           from options to a tournament
opening_file        openings from a file
sprt_option         the option --sprt
resuming            resume an interrupted run
play_games          play a list of games with a progress bar
standings           running counts
match_report        tables and summary lines
revisions           commands ladder and bisect
one_minute_check    local_eval.py without a command
runs                the list of records, `report` without one
"""
