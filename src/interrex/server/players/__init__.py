"""Players: one key for all seats, the devices it is used from, and *my games*."""
