heirloom-cellar-opened = { $seat } breaks the seal of the cellar.
heirloom-card-amphora = sealed amphora
