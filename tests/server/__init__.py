"""The server: the API, sockets, the store, secrets, undo, and what it survives."""
