"""The order of play: set-up, then round after round."""
