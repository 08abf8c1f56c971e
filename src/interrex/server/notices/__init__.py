"""Being told that a game waits: routes, what a notice says, and the postman who brings it."""
