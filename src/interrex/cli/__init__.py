"""The command line, ``interrex …``: its commands lie in ``commands``, one file each."""

from .program import app, main

__all__ = ["app", "main"]
