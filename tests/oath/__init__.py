"""Oath, component by component."""
