heirloom-ask = Co robisz?
heirloom-do-dig = Kop
heirloom-do-open = Otwórz następną paczkę
heirloom-do-take = Weź: { $card }
heirloom-word-card = karta
heirloom-digs = { $seat } wykopuje { $n }.
heirloom-takes = { $seat } bierze: { $card }.
heirloom-owns = { $seat }: punkty: { $n }.
