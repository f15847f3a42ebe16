"""A study: the space of options, its trials, and what they say."""
