"""What is kept, in an SQLite file or in PostgreSQL: its shape, and how one of an earlier shape becomes one of today."""
