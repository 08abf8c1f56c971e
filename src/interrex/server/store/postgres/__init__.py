"""The store in a PostgreSQL database. Only what is used with one is imported from here: it needs psycopg."""
