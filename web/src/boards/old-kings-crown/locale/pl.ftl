# Co mówi plansza gry The Old King's Crown oprócz słów samej gry.

okc-region-highlands = Wyżyny
okc-region-plateau = Płaskowyż
okc-region-lowlands = Niziny
okc-location-castle = Zamek
okc-location-wilderness = Dzicz
okc-location-fields = Pola Uprawne
okc-location-battlefield = Pole Bitwy
okc-location-shrine = Świątynia
okc-location-necropolis = Nekropolia
okc-council-relics = Relikty
okc-council-secrets = Sekrety
okc-council-oaths = Przysięgi
okc-suit-relics = relikty
okc-suit-secrets = sekrety
okc-suit-oaths = przysięgi

okc-year = Rok { $n } z { $of }
okc-season-start = Początek
okc-season-spring = Wiosna
okc-season-summer = Lato
okc-season-autumn = Jesień
okc-season-winter = Zima
okc-order = Tor kolejności: { $list }
okc-favour-free = Przychylność Królestwa leży na Polach Uprawnych
okc-favour-held = Przychylność Królestwa: { $name }, { $left ->
    [one] zostało { $left } użycie
    [few] zostały { $left } użycia
   *[other] zostało { $left } użyć
}

okc-strength = Siła tutaj: { $n }.
okc-influence-on = wpływ na karcie: { $n }
okc-fought = walczyła tu już w tym roku i się nie liczy
okc-marker = konflikt { $n } w tym roku
okc-resolved = rozpatrzony
okc-barred = zamknięty dla innych ({ $name })
okc-active = { $n ->
    [one] { $n } odkryta karta
    [few] { $n } odkryte karty
   *[other] { $n } odkrytych kart
}
okc-laid = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
}
okc-supporters = { $n ->
    [one] { $n } Stronnik
    [few] { $n } Stronnicy
   *[other] { $n } Stronników
}
okc-heralds = Heroldowie: { $list }.
okc-marks = { $name }: { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[other] { $n } znaczników
}
okc-votes-of = Głosy: { $list }
okc-votes = { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[other] { $n } głosów
}
okc-influence = Wpływ: { $n }
okc-lore = Wiedza: { $n }
okc-hand = Ręka: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
} (limit { $limit })
okc-deck = Talia: { $n }
okc-discard = Odrzucone: { $n }
okc-lost = Stracone: { $n }
okc-known = Znane karty na ręce
okc-place = Miejsce mocy
okc-quarters = Siedziby
okc-bid = Licytacja
okc-space = Pole { $n }
okc-guard = Siła strażnika: { $n }
okc-uses = { $n ->
    [one] zostało { $n } użycie
    [few] zostały { $n } użycia
   *[other] zostało { $n } użyć
}
okc-burned = spalona
okc-sealed = Wybrane w tajemnicy:
okc-face-down = Zakryta, widzisz ją tylko ty:
okc-back = Zakryta karta: { $name }
okc-men-lost = Twoi Stronnicy na stosie strat
okc-men-board = Twoi Stronnicy na planszetce
okc-men-highlands = Twoi Stronnicy na Wyżynach
okc-men-plateau = Twoi Stronnicy na Płaskowyżu
okc-men-lowlands = Twoi Stronnicy na Nizinach
okc-open = Otwórz planszetkę: { $name }
okc-shut = Zamknij planszetkę: { $name }

okc-road = Wielki Trakt
okc-kingdom-deck = Talia Królestwa: { $n }
okc-kingdom-discard = Odrzucone karty Królestwa: { $n }
okc-next = następna
okc-dealt = rozdana
okc-discarded = odrzucona
okc-acquiring = pozyskana

okc-clash = Konflikt: { $region }
okc-clash-again = Remis i nowy konflikt: { $region }
okc-total = { $name }: Siła { $n }
okc-winner = { $name } wygrywa
okc-stage-reveal = Odkrycie
okc-stage-day = Dzień
okc-stage-answer = Odpowiedzi
okc-stage-night = Noc
okc-stage-tally = Siła
okc-stage-tie = Remis
okc-stage-rewards = Nagrody

okc-headquarters = Siedziba
okc-tactic = Taktyka
okc-favour = Przychylność Królestwa
okc-cost = wiedza: { $n }
okc-sign-invulnerable = Nietykalna
okc-sign-resilient = Odporna
okc-sign-pathfinder = Przewodnik
okc-sign-ambush = Zasadzka
okc-sign-retreat = Odwrót
okc-sign-flank = Oskrzydlenie
okc-sign-rally = Mobilizacja (własna)
okc-sign-rally-two = Mobilizacja (dowolne 2)
okc-sign-deploy = Rozstawienie
okc-sign-assassinate = Zabójstwo

okc-scene-clash = Konflikt: { $region }
okc-scene-again = Nowy konflikt: { $region }
okc-scene-bids = Licytacja odkryta
okc-step-reveal = Karty zostają odkryte
okc-step-ambush = Zasadzka!
okc-step-retreat = Odwrót
okc-step-flank = Oskrzydlenie
okc-step-uses = { $what }
okc-step-night = Zapada noc
okc-step-strength = Liczy się Siła
okc-step-tie = Remis
okc-news-year = Rok { $n }
okc-news-steals = { $seat } kradnie kartę „{ $kingdom }”
okc-news-attrition = Wyniszczenie: { $seat }
okc-news-favour = { $seat } zdobywa Przychylność Królestwa

okc-from-rewards = Nagrody lokacji
okc-from-heralds = Heroldowie
okc-from-others = Zabrane innym
okc-from-clashes = Konflikty
okc-from-market = Karty i ich moce
okc-from-councils = Rady
