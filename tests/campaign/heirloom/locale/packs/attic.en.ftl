heirloom-attic-opened = { $seat } finds the way up to the attic.
heirloom-card-lantern = brass lantern
heirloom-card-spyglass = captain's spyglass
