"""Searches for wins by threats: vcf (continuous fours), vct (continuous threats of any kind)."""
