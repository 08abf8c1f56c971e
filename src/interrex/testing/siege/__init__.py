"""A siege: a server of our own under attack and killed again and again, on loopback, within ten minutes."""
