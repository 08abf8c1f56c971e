# Co mówi plansza Oath poza słowami samej gry.

ob-round = Runda { $n } z { $of }
ob-oath = { $oath }
ob-visions = Wizje dobrane dotychczas: { $n }
ob-supply = Zaopatrzenie: { $n }
ob-favor = Przychylność: { $n }
ob-secrets = { $n ->
    [one] { $n } Sekret
    [few] { $n } Sekrety
   *[other] { $n } Sekretów
}
ob-warbands = { $n ->
    [one] { $n } Chorągiew
    [few] { $n } Chorągwie
   *[other] { $n } Chorągwi
}
ob-advisers = Doradcy: { $n } z { $of }
ob-relics = { $n ->
    [one] { $n } Relikt
    [few] { $n } Relikty
   *[other] { $n } Reliktów
}
ob-cost = Koszt: { $list }.
ob-cost-favor = Przychylność { $n }
ob-cost-secrets = { $n ->
    [one] { $n } Sekret
    [few] { $n } Sekrety
   *[other] { $n } Sekretów
}
ob-cost-burned-favor = spalona Przychylność { $n }
ob-cost-burned-secrets = { $n ->
    [one] { $n } spalony Sekret
    [few] { $n } spalone Sekrety
   *[other] { $n } spalonych Sekretów
}
ob-where-1 = Tylko na Obszarze.
ob-where-2 = Tylko wśród Doradców.
ob-on-it = Na niej: { $list }.
ob-locked = Zablokowana: zostaje, póki jej Obszar albo moc nie stanowi inaczej.
ob-ruled = Rządzi: { $name }.
ob-bandits = Rządzą Bandyci.
ob-unruled = Nikt tu nie rządzi.
ob-pawns = Tu przebywa: { $list }.
ob-capacity = Karty: { $n } z { $of }.
ob-bank = Bank, { $suit }: Przychylność { $n }
ob-banks = Banki Przychylności
ob-held = Trzyma: { $name }.
ob-unheld = Nikt go nie trzyma.
ob-world = Talia Świata
    .does = Rewers mówi, czy następny będzie Mieszkaniec, czy Wizja.
ob-next-denizen = Następny będzie Mieszkaniec.
ob-next-vision = Następna będzie Wizja.
ob-next-none = Jest wyczerpana.
ob-pile = Stos kart odrzuconych, { $region }: { $n }
ob-relic-deck = Relikty w talii: { $n }
ob-reliquary = Imperialny Skarbiec
ob-space = Imperialny Skarbiec, pole { $n }
ob-hidden-site = Zakryty Obszar
ob-hidden-adviser = Zakryty Doradca
ob-hidden-relic = Zakryty Relikt
ob-drawn = Dobrane karty
ob-open = Otwórz planszę: { $name }
ob-shut = Zwiń planszę: { $name }
ob-war = { $name } prowadzi Najazd; przeciwnik: { $foe }
ob-attack = Kości Ataku: { $n }
ob-defense = Kości Obrony: { $n }
ob-force = Siła: { $n }
ob-allies = Po stronie Obrońcy: { $list }
ob-banish = wygnanie ({ $name })
ob-victor-attacker = Atakujący zwycięża.
ob-victor-defender = Obrońca odpiera atak.
ob-news-round = Runda { $n }
ob-news-usurper = Uzurpator: { $seat }
ob-news-keeper = Wierny Przysiędze: { $seat }
ob-news-vision = { $seat } dobiera Wizję
ob-scene-war = Najazd
ob-deals = Oferty i obietnice
ob-deal = Oferta { $n }
ob-draft = Twój szkic
ob-bound = Zobowiązanie
ob-own = Twoja plansza
ob-rested = Po Odpoczynku: { $n }.
ob-refresh = Chorągwie w twoim banku: { $n }; od nich zależy, ile da Odpoczynek.
ob-refresh-citizen = Odpoczynek daje tyle, ile ma Kanclerz.
ob-dark-secrets = zakryte: { $n }
ob-host = { $n ->
    [one] { $n } Chorągiew na planszy
    [few] { $n } Chorągwie na planszy
   *[other] { $n } Chorągwi na planszy
}
ob-room = Miejsce na Doradcę
ob-recover = Odzyskanie Reliktu: { $list }.
ob-recover-bank = Odzyskanie Reliktu: Przychylność { $n } do banku, { $suit }.
ob-locked-short = Zablokowana.
ob-for = O co chodzi
ob-stage-targets = deklaracja celów
ob-stage-plans = Plany Bitewne
ob-stage-rolls = kości
ob-stage-losses = straty
ob-stage-spoils = łupy
ob-stage-end = koniec
ob-counts = kości { $dice }, Siła { $force }
ob-killed = { $n ->
    [one] { $n } stracona Chorągiew
    [few] { $n } stracone Chorągwie
   *[other] { $n } straconych Chorągwi
}
ob-odds = Szanse { $n } %: { $name }
ob-hands = To, o co chodziło, zmienia właściciela.
ob-stays = Wszystko zostaje, jak było.
ob-banish-words = Pionek zostaje wygnany, a połowa Przychylności może zostać spalona.
ob-kind-edifice = Budowla
ob-kind-relic = Relikt
ob-kind-vision = Wizja
ob-free = Bez kosztu
ob-anywhere = Na Obszarze lub wśród Doradców

oath-realm-people = Kto jest teraz kim
oath-realm-becomes = { $role } (wcześniej: { $was })
oath-realm-newcomer = po raz pierwszy w tej krainie
oath-realm-map = Mapa, jaką zostawiono
oath-realm-kept = zostaje
oath-realm-new = nowe
oath-realm-unknown = Tu dobiera się inny Obszar.
oath-realm-relics = { $n ->
    [one] { $n } zakryty Relikt
    [few] { $n } zakryte Relikty
   *[other] { $n } zakrytych Reliktów
}
oath-realm-changes = Co się zmieniło
oath-realm-new-oath = Wygrywa { $name } i składa nową przysięgę; poprzednia: { $before }.
oath-realm-same-oath = Wygrywa { $name } i dochowuje przysięgi.
