"""What is kept: an SQLite file, its shape, and how a file of an earlier shape becomes one of today."""
