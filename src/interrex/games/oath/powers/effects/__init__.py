"""What powers do, part by part. An effect is given the position, its component and the seat that uses it.

shape      how effects are put together
wealth     favor and secrets
warbands   warbands
battle     the campaign under way
cards      cards discarded and looked at
treasures  relics and banners
journeys   pawns
dealings   citizenship and deals
turn       Supply, and the end of an Act Phase
"""
