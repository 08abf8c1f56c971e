"""The games of Interrex, a folder each. They come in through the entry point ``interrex.games``: see pyproject.toml."""
