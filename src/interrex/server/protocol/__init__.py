"""What goes over the wire between the server and any client: every request and every answer, as types.

The OpenAPI file, the checks of incoming requests and the client's TypeScript types all follow these modules. A client
holds no rules: it shows views and offers, and sends back the text of the offer chosen.

A *seat token* is the only key to a seat; it goes in ``Authorization: Bearer …`` over HTTP and in ``hello`` over a
socket. ``seq`` counts a table's events (moves, undos, seat changes, chat); it only grows. An answer with a larger
``seq`` replaces everything an earlier one said.
"""
