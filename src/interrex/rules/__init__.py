"""The rules to read: books in both languages, what refers to what, and one search for all faces."""
