heirloom-cellar-opened = { $seat } łamie pieczęć piwnicy.
heirloom-card-amphora = zapieczętowana amfora
