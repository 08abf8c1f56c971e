"""Oath: its printed components and their words; not yet a game that can be played."""
