"""One folder for each game: rules, agents and learned data (bundled), adapter, formats and protocols (not bundled)."""
