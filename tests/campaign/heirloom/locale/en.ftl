heirloom-ask = What do you do?
heirloom-do-dig = Dig
heirloom-do-open = Open the next pack
heirloom-do-take = Take the { $card }
heirloom-word-card = a card
heirloom-digs = { $seat } digs up { $n }.
heirloom-takes = { $seat } takes the { $card }.
heirloom-owns = { $seat }: { $n } points.
