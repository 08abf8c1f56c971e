heirloom-attic-opened = { $seat } znajduje drogę na strych.
heirloom-card-lantern = mosiężna latarnia
heirloom-card-spyglass = luneta kapitana
