"""The printed components of Oath: tables that read like its cards, sites and boards.

- ``faces``: what a card's face can show: suits, kinds of powers, costs, restrictions
- ``denizens``: all 198, gathered from a file a suit (``discord``, ``arcane``, ``order``, ``hearth``, ``beast``, ``nomad``)
- ``edifices``, ``relics``, ``sites``, ``visions``, ``banners``, ``oaths``, ``reliquary``: the other components
- ``constants``: dice, tracks, costs and numbers of pieces
- ``first_game``: the chronicle a first game begins with, and the guided one

Components stand in printed order under their printed numbers (OATH-001 to OATH-270). What they do is said in the locale
and written in the game's cards; here is only what is printed. Facts were read from the faces where sources differed.
"""
