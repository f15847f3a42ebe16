"""Players of a match, by the name that is typed.

player_specs     parse the name of a player; our profiles and built-in players
profile_agents   agents of our profiles, with overrides
kernel_errors    the line of the source where machine code raised
levels           `level:1` to `level:10`
agent_files      agent files, each in its own process (isolated_agent, agent_host, file_server, agent_code)
built_agents     the files that build.py writes
revisions        `git:REV`, earlier commits
commits          commits of this checkout, and those of a bisection
engine_player    external engines (engine_process)
openspiel        OpenSpiel's MCTS
versions         exact versions for records
warmup           moves before the first game
"""
