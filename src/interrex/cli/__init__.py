"""The command line: ``interrex games | play | sim | bench | replay | rules``. One file a command."""

from .program import app, main

__all__ = ["app", "main"]
