toy-ask-bid = Ile licytujesz?
toy-ask-look = Czyją kartę oglądasz?
toy-bids = { $seat } licytuje { $n }.
toy-scores = Nagrodzeni: { $seats }.
toy-looks = { $seat } ogląda kartę.
toy-sees = To { $n }.
toy-no-bid = { $n ->
    [0] Możesz licytować tylko 0.
    [1] Licytuj 0 lub 1.
   *[other] Licytuj 0, 1 lub 2.
}
toy-do-bid = Licytuj { $n }
toy-do-look = Obejrzyj kartę { $n }
toy-do-pass = Nie oglądaj
toy-word-n = liczba
toy-word-seat = miejsce
toy-word-what = obietnica
toy-word-card = karta dworu

# Dwór

toy-ask-stake = Ile dodajesz do stawki?
toy-do-stake = Dodaj { $n }
toy-stakes = { $seat } dodaje { $n } do stawki.
toy-ask-lay = Którą kartę kładziesz zakrytą?
toy-do-lay = Połóż: { $card }
toy-do-lay-none = Nie kładź żadnej
toy-turns-up = { $seat } odkrywa kartę: { $card }.
toy-ask-day = Czy używasz tego, co odkryto?
toy-do-ambush = Zasadzka: { $card }
toy-do-spy = Podejrzyj kartę { $n }
toy-do-jest = Błazen żartuje
toy-do-enough = Nie używaj już niczego
toy-ambushes = { $seat } kładzie jeszcze jedną kartę.
toy-uses = { $seat } używa karty: { $card }.
toy-card-ambush-red = czerwona zasadzka
toy-card-ambush-green = zielona zasadzka
toy-card-ambush-blue = niebieska zasadzka
toy-card-spy-red = czerwony szpieg
toy-card-spy-green = zielony szpieg
toy-card-spy-blue = niebieski szpieg
toy-card-fool-red = czerwony błazen
toy-card-fool-green = zielony błazen
toy-card-fool-blue = niebieski błazen
toy-card-herald-red = czerwony herold
toy-card-herald-green = zielony herold
toy-card-herald-blue = niebieski herold
toy-card-page-red = czerwony paź
toy-card-page-green = zielony paź
toy-card-page-blue = niebieski paź
toy-ask-reign = Oglądasz kartę czy ściągasz daninę?
toy-do-rest = Ani jedno, ani drugie
toy-do-levy = Ściągnij daninę od: { $seat }
toy-no-card-there = Tej karty przed tobą nie ma.
toy-no-card-left = Ta karta została już użyta.
toy-no-levy = Tu nie ściągniesz daniny: trzeba za nią zapłacić, a kto ma jedną monetę, tego się oszczędza.
toy-ask-help = Co ci pomoże ({ $verb })?
toy-verb-levy = danina
toy-do-decree = Dekret: żadnej litości
toy-do-mule = Muł: o monetę więcej
toy-do-go-on = Dalej
toy-levies = { $seat } zabiera { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
} ({ $target }).
toy-praises = { $seat } chwali muła.

# Układy

toy-do-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
} dla: { $seat }
toy-do-deposit = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
} zadatku dla: { $seat }
toy-do-swear = licytacja { $n }
toy-term-coins = Monety
toy-term-swear = Przysięga
toy-term-deposit = Depozyt
toy-paid-twice = { $seat } nie ma tylu monet.
toy-no-oath = Zadatek płaci się za przysięgę: podaj jakąś.
toy-no-coins = Układ, w którym żadna moneta nie zmienia właściciela, nikogo nie wiąże.
toy-option-rounds = Rundy
toy-option-court = Cały dwór

# Na co można odpowiedzieć z góry

toy-ahead-look = Gdy możesz obejrzeć kartę
toy-ahead-bid = Gdy trwa licytacja
toy-ahead-way-look = obejrzyj pierwszą
toy-ahead-way-bid = licytuj: { $n }
toy-never-court = Dwór: nikt nie wie z góry, co przyniesie.
