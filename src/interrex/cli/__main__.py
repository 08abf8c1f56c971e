"""``python -m interrex.cli``."""

from . import main

main()
