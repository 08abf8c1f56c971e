"""The rulebooks as readers use them: chapters, references, search."""
