"""SPSA: tuning by two perturbed settings that play each other."""
