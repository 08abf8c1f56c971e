"""The board in the browser: ``board.js`` and what it asks for."""
