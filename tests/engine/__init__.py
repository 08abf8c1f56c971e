"""The engine, with games made for the purpose, and what holds for the code as a whole."""
