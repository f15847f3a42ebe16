"""The arena: who plays whom, by which rules, on which processes, and what is written down.

The lab measures what is played here; nothing here imports it.
"""
