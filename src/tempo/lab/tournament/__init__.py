"""Matches, gauntlets and ladders, also of revisions, and the one-minute check.

match               commands match, gauntlet and ladder
pairs               tournaments as pairs of games
run_setup           from options to a tournament
opening_file        openings from a file
sprt_option         the option --sprt
resuming            resume an interrupted run
play_games          play a list of games with a progress bar
standings           running counts
match_report        tables and summary lines
history_command     rate revisions on one scale
bisect_command      find the commit that lost strength
one_minute_check    local_eval.py without a subcommand
runs                command runs
"""
