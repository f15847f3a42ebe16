"""Game files of ConnectX: digit_strings reads and writes the columns played, formats lists the formats."""
