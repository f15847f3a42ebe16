"""The process in which `check` tries a file, and what it reports."""
