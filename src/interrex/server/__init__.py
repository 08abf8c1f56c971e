"""The web table's server: tables, seats, sockets and their store. It knows no rules."""
