"""The Old King's Crown, rule by rule and component by component."""
