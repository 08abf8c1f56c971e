"""Kingsburg, rule by rule and component by component."""
