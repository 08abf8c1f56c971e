# Co mówi plansza Root w terminalu.

cli-root-round = Runda { $n }
cli-root-setup = Przygotowanie
cli-root-supply = Do przekucia
cli-root-quests = Misje
cli-root-quest-deck = w talii jeszcze { $n }
cli-root-available = Do wzięcia
cli-root-piles = Karty
cli-root-deck = w talii { $n }
cli-root-discard = odrzucone { $n }
cli-root-players = Gracze
cli-root-short-marquise = Markiza
cli-root-short-eyrie = Orle Gniazda
cli-root-short-alliance = Sojusz
cli-root-short-vagabond = Włóczęga
cli-root-short-vagabond-2 = Włóczęga 2
cli-root-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
cli-root-warriors-left = { $n }⚔ w puli
cli-root-dominance = dominacja
cli-root-coalition = koalicja
cli-root-crafted = przekute
cli-root-items = przedmioty
cli-root-in-supply = w puli { $n }
cli-root-leader = przywódca
cli-root-deposed = obaleni
cli-root-evening = { $points }★ co Wieczór
cli-root-supporters = Stronnicy
cli-root-spent = karty
cli-root-officers = oficerowie
cli-root-bases = bazy
cli-root-character = postać
cli-root-clearing = polana { $n }
cli-root-forest = las { $n }
cli-root-item-fresh = odkryte
cli-root-item-exhausted = wyczerpane
cli-root-item-damaged = uszkodzone
cli-root-item-damaged-exhausted = uszk., wycz.
cli-root-relations = relacje
cli-root-relation = { $step ->
    [hostile] Wróg
    [0] Neutralny
    [3] Sojusznik
   *[other] krok { $step } z 3
}
cli-root-aids = (pomoc: { $n })
cli-root-quests-done = Misje
cli-root-woodland = Leśnogród
cli-root-suit = symbol
cli-root-paths = ścieżki do
cli-root-slots = pola
cli-root-pieces = komponenty
cli-root-forests = Lasy
cli-root-sign-rules = kontroluje
cli-root-sign-warrior = wojownicy
cli-root-sign-pawn = pionek
cli-root-sign-built = budynek
cli-root-sign-open = wolne pole
cli-root-sign-ruin = ruiny
cli-root-sign-point = punkty
cli-root-battle = Walka na polanie { $clearing }: atakuje { $attacker }, broni się { $defender }
cli-root-most = najwyżej { $n } obr.
cli-root-hits = { $extra ->
    [0] obrażenia z kości: { $rolled }
   *[other] obrażenia z kości: { $rolled }, dodatkowe: { $extra }
}
cli-root-step-ally = sojusznik
cli-root-step-ambush = zasadzka
cli-root-step-dice = kości
cli-root-step-effects = efekty
cli-root-step-hits = obrażenia
cli-root-hand = Twoja ręka
cli-root-card = karta
cli-root-crafting = przekucie
cli-root-any = dowolny symbol
