"""The Gomocup protocol, in both roles.

- pbrain: our agent as an engine (a brain); pbrain_champion: the agent behind it; pbrain_clock: time control.
- pbrain_client: client for other engines; pbrain_player: engines as players of matches.
"""
