"""Campaigns: games that begin with what the last one left behind, and packs that stay sealed."""
