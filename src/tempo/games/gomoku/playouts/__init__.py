"""Playouts of Gomoku: playouts (uniform, rules, weighted), rule_policy (five rules of thumb)."""
