# Co mówi plansza Dylematów Króla poza słowami samej gry.

kd-no-house = jeszcze bez rodu
kd-reign = Panowanie { $n }
kd-time = Tor czasu
kd-skull = Pole z czaszką
    .does = Odtąd karta z czaszką może być ostatnią w życiu Króla.
kd-skull-cards = { $n ->
    [one] leży tam { $n } karta
    [few] leżą tam { $n } karty
   *[other] leży tam { $n } kart
}
kd-pool = Władza na obszarze balansu: { $n }
    .does = Po głosowaniu dzielą ją między siebie ci, którzy spasowali, wzmacniając władzę.
kd-row = { $resource }: pole { $n }
kd-rising = znacznik białą stroną do góry: zyskuje tendencję, gdy rośnie
kd-falling = znacznik czarną stroną do góry: zyskuje tendencję, gdy spada
kd-momentum = leży przy nim znacznik tendencji
kd-stickers = { $n ->
    [one] { $n } naklejka w jego rzędzie kroniki
    [few] { $n } naklejki w jego rzędzie kroniki
   *[other] { $n } naklejek w jego rzędzie kroniki
}
kd-sticker = { $sign ->
    [good] Pozytywna
   *[other] Negatywna
}; podpisał ród { $house }; { $n ->
    [0] nowa
    [one] zaznaczone { $n } pole
    [few] zaznaczone { $n } pola
   *[other] zaznaczonych { $n } pól
}.
kd-moved = { $resource }: z rzędu { $from } na { $to }
kd-balance = Równowaga: pole { $n }
    .does = Na obu jej końcach Król abdykuje.
kd-balance-name = Równowaga
kd-unknown = coś, czego nikt nie przewidzi
kd-side-aye = TAK
kd-side-nay = NIE
kd-weight = { $n ->
    [one] { $n } żeton władzy
    [few] { $n } żetony władzy
   *[other] { $n } żetonów władzy
}
kd-prestige = Prestiż: { $n }
kd-craving = Żądza: { $n }
kd-power = Władza: { $n }
kd-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}
kd-leader = Lider
kd-moderator = Arbiter
kd-stance-silent = jeszcze milczy
kd-stance-gathers = pasuje, wzmacnia władzę
kd-stance-moderates = pasuje, zostaje Arbitrem
kd-stance-out = nie bierze udziału
kd-stance-aye = { $n ->
    [0] TAK
   *[other] TAK, władza: { $n }
}
kd-stance-nay = { $n ->
    [0] NIE
   *[other] NIE, władza: { $n }
}
kd-stance-elects = { $n ->
    [0] głosuje
   *[other] głosuje, władza: { $n }
}
kd-votes-for = { $n ->
    [0] na: { $name }
   *[other] na: { $name }, władza: { $n }
}
kd-deals = Umowy
kd-deal = Oferta { $n }
kd-bound = Zobowiązanie
kd-agenda-now = Gdyby liczyć teraz, punkty: { $n }
kd-stories = Dotychczasowe dzieje
kd-chapter = rozdział { $n }
kd-signed = podpisał ród { $house }
kd-doors = Odnalezione drzwi: { $n } z 6
kd-houses = Który ród jest twój?
kd-draft = Jeden z nich będzie twoim tajnym celem
kd-gathers = Rada się zbiera
kd-ended = Panowanie dobiegło końca: { $ending }
kd-rule-silent = w milczeniu
kd-rule-no_pass = nie wolno pasować
kd-rule-no_deals = bez umów
kd-rule-head_count = każdy ród liczy się raz
kd-rule-majority = decyduje większość rodów
kd-rule-coins_too = liczą się monety, dwie za żeton władzy
kd-rule-keep_power = władza zostaje
kd-rule-min = władza: co najmniej { $n }
kd-rule-max = władza: najwyżej { $n }

kd-news-ends = Koniec panowania
kd-news-door = Otwierają się drzwi
kd-news-finale = Zaczyna się finał
kd-scene-vote = Rada mówi { $side }: { $aye } do { $nay }

kd-kingdom-next = { $kin ->
    [none] Panowanie { $n }: na tronie zasiądzie { $king }
   *[other] Panowanie { $n }: na tronie zasiądzie { $king } z rodu { $kin }
}
kd-kingdom-closed = Królestwo zamknięte: Porządek { $order }, Bunt { $rebellion }
kd-kingdom-envelopes = { $n ->
    [one] { $n } otwarta koperta
    [few] { $n } otwarte koperty
   *[other] { $n } otwartych kopert
}
kd-kingdom-houses = Rody
kd-kingdom-chronicle = Kronika
kd-kingdom-kings = Królowie
kd-kingdom-boxes = pola: { $n } z { $boxes }
kd-kingdom-leads = przewodzi następnej Radzie
kd-kingdom-moderates = jest Arbitrem i pierwszy wybiera tajny cel
kd-kingdom-sits = zasiada w następnej Radzie
kd-kingdom-absent = następnym razem nie zasiada
kd-kingdom-newcomer = { $name } najpierw wybierze ród.
kd-kingdom-new = nowe
kd-kingdom-rule = Na razie { $rule }.
kd-kingdom-dilemmas = { $n ->
    [one] { $n } dylemat
    [few] { $n } dylematy
   *[other] { $n } dylematów
}

kd-from-agenda = Tajny cel
kd-from-tokens = Żetony skutków
kd-from-coins = Monety
kd-from-power = Władza
