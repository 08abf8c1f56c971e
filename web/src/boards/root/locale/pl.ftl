# Co mówi plansza Root poza słowami samej gry.

rt-map-autumn = Leśnogród jesienią
rt-map-winter = Leśnogród zimą
rt-clearings = Polany i lasy
rt-closer = Bliżej
rt-farther = Dalej
rt-clearing = Polana { $clearing }, { $suit }
rt-forest = Las { $n }
rt-ruled = kontrola: { $faction }
rt-warriors-of = { $count ->
    [one] { $faction }: { $count } wojownik
   *[other] { $faction }: { $count } wojowników
}
rt-some = { $piece } × { $count }
rt-ruin = ruiny
rt-ruin-items = { $n ->
    [one] ruiny, a pod nimi { $n } przedmiot
    [few] ruiny, a pod nimi { $n } przedmioty
   *[other] ruiny, a pod nimi { $n } przedmiotów
}
rt-slots = wolne pola na budynki: { $open } z { $all }

rt-round = Runda { $n } ·
rt-setup = Przygotowanie
rt-left = { $n ->
    [one] została { $n } akcja
    [few] zostały { $n } akcje
   *[other] zostało { $n } akcji
}
rt-scores = Tor punktów do 30: { $list }
rt-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
rt-coalition = W koalicji, partner: { $name }
rt-goal = { $suit-plural } polany: { $have }/{ $of }
rt-goal-bird = przeciwległe rogi: { $have }/{ $of }

rt-deck = Talia: { $n }
rt-discard = Stos kart odrzuconych: { $n }
rt-browse = Przejrzyj stos kart odrzuconych
rt-close = Zamknij
rt-none = brak
rt-available = Karty Dominacji do wzięcia
rt-supply = Przedmioty w puli, do przekucia
rt-supply-item = { $item }: w puli { $n }
rt-box = { $item }, na polu Przekutych Przedmiotów { $faction-gen }
rt-quest = Misja
rt-quests = Dostępne Misje, w talii jeszcze { $n }
rt-quest-deck = Misje w talii: { $n }
rt-cost = koszt { $list }
rt-any-suit = dowolny symbol

rt-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
rt-short-marquise = Markiza
rt-short-eyrie = Orle Gniazda
rt-short-alliance = Sojusz
rt-short-vagabond = Włóczęga
rt-short-vagabond-2 = Włóczęga 2
rt-open = Otwórz planszę: { $name }
rt-shut = Zamknij planszę: { $name }
rt-crafted = Przekute
rt-warriors-left = Wojownicy w puli: { $n }
rt-track = { $kind ->
    [sawmill] Tartaki
    [workshop] Warsztaty
    [recruiter] Koszary
    [roost] Gniazda
   *[sympathy] Żetony Sympatyków
} na mapie: { $placed } z { $all }
rt-track-next = Następny komponent daje { $points } PZ
rt-track-cost = Koszt: { $cost }
rt-costs = Drewno potrzebne na budynek
rt-sympathy-costs = Stronnicy potrzebni na żeton Sympatyków
rt-wood-left = Drewno w puli: { $n }
rt-keep = Twierdza na polanie { $clearing }
rt-keep-lost = Brak twierdzy na mapie

rt-decree = Dekret
rt-resolving = rozpatrywana teraz
rt-resolved = rozpatrzona
rt-leads = przewodzi
rt-deposed = obalony
rt-leader = { $leader }: { $leader-does }

rt-supporters = Stronnicy: { $n }
rt-officers = Oficerowie: { $n }
rt-base-at = Baza ({ $suit }) na polanie { $clearing }
rt-base-off = Baza ({ $suit }) poza mapą

rt-satchel = Plecak
rt-heap-fresh = odkryte
rt-heap-exhausted = wyczerpane
rt-heap-damaged = uszkodzone
rt-heap-damaged-exhausted = uszkodzone i wyczerpane
rt-item-fresh = { $item-gender ->
    [f] { $item } (odkryta)
   *[m] { $item } (odkryty)
}
rt-item-exhausted = { $item-gender ->
    [f] { $item } (wyczerpana)
   *[m] { $item } (wyczerpany)
}
rt-item-damaged = { $item-gender ->
    [f] { $item } (uszkodzona)
   *[m] { $item } (uszkodzony)
}
rt-item-damaged-exhausted = { $item-gender ->
    [f] { $item } (uszkodzona i wyczerpana)
   *[m] { $item } (uszkodzony i wyczerpany)
}
rt-from-ruins = Znalezione w ruinach: { $list }
rt-hostile = Wróg
rt-relation = { $n ->
    [0] Neutralny
    [3] Sojusznik
   *[other] przychylność, stopień { $n } z 3
}
rt-aids = pomoc w tej turze: { $n }
rt-character = { $character }: { $character-does }
rt-quests-done = Wykonane Misje: { $n }

rt-battle = Walka na polanie { $clearing }: atakuje { $attacker }, broni się { $defender }
rt-battle-ally = Sojusznik w walce: { $faction }
rt-battle-ambush = Zasadzka: 2 obrażenia
rt-battle-hits = { $name }: obrażenia z kości { $rolled }, dodatkowe { $extra }
rt-attacker = atakuje
rt-defender = broni się
rt-most = { $n ->
    [one] najwyżej { $n } obrażenie
    [few] najwyżej { $n } obrażenia
   *[other] najwyżej { $n } obrażeń
}
rt-most-short = maks. { $n }
rt-battle-step = Teraz: { $step }
rt-step-ally = sojusznik
rt-step-ambush = zasadzka
rt-step-dice = kości
rt-step-effects = efekty
rt-step-hits = obrażenia

rt-scene-battle = Walka na polanie { $clearing }
rt-news-turmoil = Zamieszki! Upada rząd Orlich Gniazd
rt-news-outrage = Bunt! { $seat } oddaje kartę Sojuszowi
rt-news-battle = { $seat } atakuje { $faction-acc } na polanie { $clearing }
rt-news-revolt = Rewolta na polanie { $clearing }!
rt-news-dominance = { $seat } gra o dominację
rt-news-coalition = { $seat } zawiera koalicję z { $faction-ins }
rt-news-base-lost = Sojusz traci bazę
rt-news-near = { $seat }: blisko zwycięstwa, punkty: { $points }

rt-from-crafting = Przekuwanie
rt-from-buildings = Budynki i gniazda
rt-from-tokens = Żetony
rt-from-battles = Bitwy
rt-from-friends = Pomoc i przyjaźń
rt-from-quests = Misje i ruiny
rt-from-turmoil = Zamieszki
