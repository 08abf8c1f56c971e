# Co mówi sama strona. Gry, zasady i odmowy przynoszą własne słowa z serwera.
# Nazwa gracza ($seat) stoi zawsze w mianowniku, a jej rodzaj nie jest znany.

## Wszędzie

engine-seat-name = Gracz { $number }
close = Zamknij
cancel = Anuluj
confirm = Potwierdź
save = Zapisz
send = Wyślij
copy = Kopiuj
copied = Skopiowano.
copy-by-hand = Link jest zaznaczony: skopiuj go klawiszami Ctrl+C.
yes = Tak
no = Nie
loading = Chwileczkę…
try-again = Spróbuj ponownie
to-lobby = Do poczekalni
other-language = Switch to English
rule-number = Punkt { $rule }
score = Wynik
winner = Zwycięstwo
moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
}

## Gdy coś pójdzie nie tak

lost-title = Tron jest pusty
lost-text = Pod tym adresem nic nie ma. Może link został ucięty.
failure-offline = Serwer nie odpowiada. Sprawdź połączenie; być może za chwilę wróci.
failure-not-found = Pod tym adresem nic (już) nie ma.
failure-broken = Coś poszło nie tak po drodze. Nic się nie zmieniło; spróbuj ponownie.
connection-lost = Ponowne łączenie…
connection-last = Brak połączenia. Tak było: { $time }.
connection-kept = Serwer jest niedostępny. Twój ruch czeka i zostanie wysłany, gdy serwer wróci.
table-link-dead = Link do tego miejsca już nie działa. Poproś o nowy.
table-seat-lost = Link do twojego miejsca został wymieniony, więc teraz tylko oglądasz. Poproś o nowy link.

## Ustawienia

settings = Ustawienia
your-name = Twoje imię
language = Język
language-en = English
language-pl = Polski
theme = Kolory
theme-auto = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
confirming = Pytaj przed ruchem
confirming-final = Jeśli nie da się go cofnąć
confirming-always = Zawsze
confirming-never = Nigdy
senses = Dźwięk
sounds = Dźwięki: kości, karty, monety i dzwonek, gdy przychodzi twoja kolej
notify = Wołaj mnie, gdy przyjdzie moja kolej
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Decydują o tym jej ustawienia.
motion = Animacje
motion-off = Wyłączone
motion-calm = Spokojne
motion-brisk = Szybkie
reading = Strony do przeczytania, na przykład wynik głosowania
reading-while = Zostają przez chwilę
reading-own = Zostają, aż przejdę dalej
reading-off = Nie są pokazywane
reading-page = Do przeczytania
reading-next = Dalej
reading-left = Za chwilę gra pójdzie dalej sama.

## Poczekalnia

lobby-title = Stół dla walczących o koronę
lobby-text = Graj z botami, przy jednym ekranie albo na odległość. Nikt nie potrzebuje konta: miejsce przy stole to link, a ta przeglądarka pamięta twoje.
lobby-mine = Moje stoły
lobby-turns = { $n ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $n } stołach
   *[many] Twoja kolej przy { $n } stołach
}
lobby-games = Gry
facts-players = Gracze
facts-length = Czas gry
facts-minutes = { $low }–{ $high } min
facts-weight = Ciężar { $n } z 5
facts-weight-text = Ile jest do nauczenia się
lobby-open = Wolne miejsca
lobby-open-none = Żaden stół nie czeka na graczy.
lobby-running = Gry w toku
lobby-finished = Zakończone
status-open = wolne miejsca
status-running = w toku
status-finished = koniec
table-continue = Graj dalej
table-join = Dołącz
table-watch = Oglądaj
table-look = Obejrzyj
password = Hasło
password-title = Poczekalnia ma hasło
password-text = Zna je ten, kto prowadzi serwer. Stoły, do których masz link, są dostępne bez hasła.
password-wrong = To nie to hasło. Spróbuj jeszcze raz.
password-enter = Wejdź

## Nowy stół

new-table = Nowy stół
new-game = Gra
new-players = Ilu graczy?
new-seats = Kto gdzie siedzi?
new-who = Kto zajmuje miejsce { $number }
new-seat-name = Imię na miejscu { $number }
new-human = Osoba przy tym ekranie
new-open = Wolne: kto dołączy
new-open-text = Zaproś linkiem.
new-bot = Bot: { $bot }
new-personality = Usposobienie bota na miejscu { $number }
new-personality-none = bez skłonności
new-seat-rule = Kto może czym grać:
new-hotseat = Kilka osób przy tym ekranie: pokazuje on tego, kto ma ruch, a pomiędzy opada kurtyna.
new-nobody = Nikt przy tym ekranie: będziesz oglądać.
new-options = Opcje gry
option-idle = Nic nie zmienia bez tego: { $option }
option-notes = Poruszane tematy:
new-more = Stół
new-name = Nazwa stołu
new-listed = Pokaż w poczekalni
new-listed-text = Inaczej znajdą go tylko osoby z linkiem.
new-hints = Podpowiedzi
new-hints-text = Kto ma coś wybrać, może zapytać stół, co zrobić; gra będzie to miała zapisane.
new-make = Otwórz stół
new-presets = Przygotowanie
new-presets-own = Własne przygotowanie.
new-options-text = jeśli wolisz własne przygotowanie
new-more-text = nazwa, zegar, kto go znajdzie
new-summary = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}

bot-like = { $bot }, { $like }
bot-random = Błazen
bot-random-text = Robi cokolwiek, byle wolno.
bot-greedy = Włodarz
bot-greedy-text = Myśli jeden ruch naprzód, na wyczucie.
bot-steward = Ochmistrz
bot-steward-text = Myśli jeden ruch naprzód, tak jak się nauczył.
bot-knight = Rycerz
bot-knight-text = Myśli naprzód, chwilę nad każdym ruchem.
bot-regent = Regent
bot-regent-text = Myśli dłużej i sięga poza swoją turę.

## Kampanie

campaign = Kampania
campaigns = Kampanie
campaigns-none = Nie ma jeszcze kampanii: kolejnych gier, z których każda zaczyna się od tego, co zostawiła poprzednia.
campaign-new = Zacznij kampanię
campaign-import = Wczytaj z pliku
campaign-no-file = Ten plik nie jest kampanią.
campaign-played = { $n ->
    [0] jeszcze bez gier
    [one] { $n } rozegrana gra
    [few] { $n } rozegrane gry
   *[other] { $n } rozegranych gier
}
campaign-next = Zacznij grę { $n }
campaign-called = Wezwano do gry { $n }. Grają: { $names }.
campaign-stay-away = { $n ->
    [one] Nie gra: { $names }.
   *[other] Nie grają: { $names }.
}
campaign-waits = Czekamy na zgodę, najdłużej do { $time }: { $names }.
campaign-seeded = Los wybrano ręcznie: od tej gry kampania jest treningowa.
campaign-agree = Zgoda na grę { $n }
campaign-away = Tym razem nie gram
campaign-call-other = Wezwij te rody
campaign-stayed-away = { $n ->
    [one] W grze { $game } nie bierze udziału: { $names }.
   *[other] W grze { $game } nie biorą udziału: { $names }.
}
campaign-practice = treningowa
campaign-practice-text = Kampania treningowa: w jednej z jej gier los wybrano ręcznie.
campaign-dismiss = Bot za: { $name }
campaign-dismiss-sure = Odtąd we wszystkich grach tej kampanii za ten ród ({ $name }) gra bot. Tego nie da się cofnąć. Na pewno?
campaign-wait = Czas na zgodę na następną grę
campaign-wait-for = { $hours ->
    [1] Godzina
    [24] Dzień
    [72] Trzy dni
   *[168] Tydzień
}
lobby-more = Pokaż więcej
campaign-to-table = Do gry { $n }
campaign-houses = Rody
campaign-house = Ród
campaign-game = Gra { $n }
campaign-total = Razem
campaign-join = Dołącz
campaign-claim = Graj za: { $name }
campaign-plays = W następnej grze gra { $name }
campaign-choose = Wybierz, kto gra w następnej grze; miejsca są w kolejności wyboru.
campaign-story = Dotychczasowe dzieje
campaign-newcomer = Ktoś nowy
campaign-newcomer-text = Dodaje ród, za który może grać każdy, kto ma link do kampanii.
campaign-newcomer-name = Nazwa rodu
campaign-invite = Dodaj ród
campaign-link = Do tej kampanii
campaign-move = Twój ród { $name } na innym urządzeniu
campaign-export = Eksportuj kampanię
campaign-export-text = Jeden plik z każdą zakończoną grą, na pamiątkę albo by grać dalej gdzie indziej. Gry w toku w nim nie ma.
book = Księga dziejów
book-read = Otwórz księgę dziejów
book-empty = Jej strony są puste: żadnej gry jeszcze nie dokończono.
book-link = Do tej księgi
new-campaign-text = Nie jeden stół, lecz kolejne gry: każda zaczyna się od tego, co zostawiła poprzednia.
new-campaign-make = Zacznij kampanię

## Przy stole

board = Plansza
panel = Wokół stołu
panel-up = Pokaż więcej
panel-down = Pokaż mniej
your-turn = Twój ruch
seats = Miejsca
seat-open = wolne miejsce
seat-bot = bot
seat-bot-kind = Bot: { $bot }
seat-left = zastępuje bot
seat-left-text = Gra za ciebie bot.
seat-online = przy stole
seat-away = z dala od stołu
seat-you = ty
seat-turn = ma ruch
seat-look = Pokaż, co widzi { $seat }
seat-leave = Zostaw botowi
seat-return = Wróć do gry
rename = Zmień imię
sit-here = Usiądź tutaj
spectator = Widz
watching = Oglądasz tę grę.
amount-less = Mniej
amount-more = Więcej
opening = Co zostawiła ostatnia rozgrywka i kampania
opening-first = To pierwsza rozgrywka kampanii: co zostawi, będzie opowiedziane tutaj przed następną.
opening-over = Ta rozgrywka dobiegła końca; o jej następstwach opowiadają kampania i księga dziejów.
opening-go = Zaczynamy
playing = Najpierw spójrz na planszę.
playing-skip = Kliknięcie na niej lub dowolny klawisz prowadzi od razu dalej.
playing-read = Najpierw przeczytaj, co z tego wynikło.
playing-read-skip = Następne pytanie pojawi się, gdy przejdziesz dalej.
waiting-for = Ruch ma: { $seats }
waiting-open = Gra czeka, aż ktoś zajmie miejsce: { $seats }

tab-offers = Ruch
tab-log = Dziennik
tab-seats = Miejsca
tab-chat = Czat

meanwhile = Tymczasem
offers = Możliwości
offers-filter = Filtruj
offers-filter-key = Filtruj (klawisz /)
offers-all = { $all ->
    [one] { $all } możliwość
    [few] { $all } możliwości
    [many] { $all } możliwości
   *[other] { $all } możliwości
}
offers-some = { $some } z { $all }
offers-none = Nic nie pasuje.
invent-say = Niech będzie
offers-show-all = Pokaż wszystkie

hints = Co zrobiłby stół
hints-ask = Co tu zrobić?
hints-thinking = Stół się zastanawia …
hints-text = Trzy ruchy z twoją szansą na zwycięstwo, o ile możesz to wiedzieć, i z tym, co za nimi przemawia. Gra zapisze, że padło pytanie.
hints-sure = Twoja szansa na zwycięstwo, o ile możesz to wiedzieć, i o ile może się mylić. Pierwszy ruch jest lepszy ponad wszelką wątpliwość.
hints-unsure = Twoja szansa na zwycięstwo, o ile możesz to wiedzieć, i o ile może się mylić. Który z dwóch pierwszych ruchów jest lepszy, nie da się powiedzieć.
tutor = Nauczyciel
tutor-off = milczy
tutor-from = odzywa się od straty { $loss } %
tutor-text = Zanim zrobisz ruch, który tyle kosztuje twoją szansę na zwycięstwo, nauczyciel da ci się jeszcze zastanowić. Gra to zapisze.
tutor-again = Zastanów się jeszcze
tutor-costs = „{ $move }” kosztuje, jak się wydaje, { $cost } % (± { $off }) szansy na zwycięstwo wobec najlepszego znalezionego ruchu.
tutor-think = Zastanowię się
tutor-better = Co byłoby lepsze?
tutor-insist = Zrób to mimo wszystko

offers-here = Co tu zrobić
foreseen-price = Cena
foreseen-gain = Zysk
foreseen-odds = Szanse
foreseen-risk = Ryzyko
offer-final = Tego nie da się cofnąć.
plain-refs = Co można wskazać

log = Co się wydarzyło
log-private = Tylko do twojej wiadomości:
log-earlier = { $n ->
    [one] jeszcze jeden wcześniejszy wpis
    [few] jeszcze { $n } wcześniejsze wpisy
   *[many] jeszcze { $n } wcześniejszych wpisów
}
log-later = { $n ->
    [one] jeszcze jeden późniejszy wpis
    [few] jeszcze { $n } późniejsze wpisy
   *[many] jeszcze { $n } późniejszych wpisów
}
skip-to-question = Przejdź do pytania
chat = Czat
chat-none = Nikt jeszcze nic nie powiedział.
chat-write = Napisz do wszystkich

join-title = Przy tym stole jest miejsce
join-text = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
    [many] { $n } miejsc jest wolnych.
   *[other] { $n } miejsca jest wolne.
}
join-seat = Miejsce
join-button = Zajmij miejsce
join-watch = Tylko oglądam

curtain-title = Teraz przed ekranem: { $seat }
curtain-text = Nikt inny nie powinien patrzeć: za kurtyną mogą być tajemnice.
curtain-lift = { $seat } to ja: podnieś kurtynę
curtain-never = Nie mamy przed sobą tajemnic: przy tym stole bez kurtyny

## Cofanie

undo = Cofnij
undo-ask = Zapytaj pozostałych
undo-practice = Cofnij, to trening
undo-asked-title = Czy można to cofnąć?
undo-asked = { $n ->
    [one] { $seat } prosi o cofnięcie ostatniego ruchu.
    [few] { $seat } prosi o cofnięcie ostatnich { $n } ruchów.
    [many] { $seat } prosi o cofnięcie ostatnich { $n } ruchów.
   *[other] { $seat } prosi o cofnięcie ostatnich { $n } ruchów.
}
undo-answers = Odpowiada { $seat }.
undo-agree = Zgoda
undo-refuse = Odmów
undo-waiting = Prośba o cofnięcie wysłana. Odpowiedzieć mają: { $seats }
undo-other = { $seat } prosi o cofnięcie.
undo-withdraw = Wycofaj prośbę
standing = Stałe odpowiedzi
standing-pass = Zawsze to pomijaj
standing-text = Pasujesz teraz i za każdym razem do końca tej gry; poniżej jedno kliknięcie to cofa.
standing-passes = Zawsze pomijane:
standing-ask = Pytaj znowu
answers = Odpowiedzi
answers-auto = Odpowiadaj za mnie, gdy odpowiedź jest jedna i każdy to widzi
stand-in = Niech zagra bot
stand-in-title = Bot za kogoś nieobecnego?
stand-in-asked = { $seat } pyta, czy bot może zagrać za nieobecną osobę: { $absent }. Gdy tylko wróci, odzyska swoje miejsce.
stand-in-waiting = Bot zamiast: { $absent }? Odpowiedzieć mają: { $seats }

## Odpowiedzi dawane z góry

orders = Odpowiedzi dane z góry
orders-open = { $n ->
    [0] Odpowiedz z góry
    [one] 1 odpowiedź dana z góry
    [few] { $n } odpowiedzi dane z góry
   *[many] { $n } odpowiedzi danych z góry
}
orders-text = Gdy padnie pytanie, to, co tu powiesz, zostanie po chwili odpowiedzią za ciebie. Inni zobaczą odpowiedź i nic więcej.
orders-stand = Twoje odpowiedzi dane z góry
orders-recall = Cofnij
orders-used = Ile razy odpowiedziało: { $n }.
orders-ends = Do: { $when }.
orders-when = Pytanie
orders-ways = Co wtedy zrobić
orders-first = Wybierz, co zrobić
orders-else = Jeśli się nie da…
orders-earlier = Spróbuj tego wcześniej: { $what }
orders-without = Usuń to: { $what }
orders-if = Tylko gdy
orders-scope = Jak długo
orders-scope-game = do końca gry
orders-scope-turn = dopóki trwa ta tura
orders-scope-mine = do mojej następnej tury
orders-times = Ile razy
orders-times-n = { $n ->
    [0] zawsze
    [one] raz
   *[other] { $n } razy
}
orders-until = Najdłużej
orders-days = { $n ->
    [0] bez końca
    [one] jeden dzień
   *[other] { $n } dni
}
orders-tried = { $n ->
    [0] W tej grze nie byłoby dotąd odpowiedzi na żadne pytanie.
    [one] W tej grze byłaby dotąd odpowiedź na jedno pytanie, { $alike ->
        [0] inna niż twoja.
       *[other] taka jak twoja.
    }
   *[other] W tej grze odpowiedzi byłoby dotąd { $n }, w tym takich jak twoje: { $alike }.
}
orders-did = (twoja odpowiedź: { $what })
orders-give = Wydaj to polecenie
orders-never = Na co nigdy nie można odpowiedzieć z góry i dlaczego

## Godziny, urlopy i to, co się stało w międzyczasie

hours = Moje godziny
hours-text = O tych porach twój zegar przy tym stole stoi, według twojej strefy czasowej ({ $zone }). Inni widzą, kiedy kończy się twój czas, a nie kiedy śpisz. Raz ustalone, godziny zostają na tydzień.
hours-nights = Szanuj moje noce
hours-from = od
hours-to = do
hours-free = Dni, w których nikt na mnie nie czeka
hours-zone = Gdzie mieszkasz
hours-keep = Zachowaj te godziny
holiday = Urlop
holiday-text = Wszyscy przy tym stole się o nim dowiedzą, a twój zegar stanie.
holiday-to = do (włącznie)
holiday-go = Zapowiedz
holiday-stands = Nieobecność od { $from } do { $to }.
holiday-end = Jednak tu jestem
seat-holiday = poza stołem do: { $to }
done = { $n ->
    [one] 1 ruch wykonany za ciebie
    [few] { $n } ruchy wykonane za ciebie
   *[many] { $n } ruchów wykonanych za ciebie
}
done-bot = przez bota
done-order = z twojego polecenia
done-pass = zawsze pomijane

## Przerwa

pause = Przerwa dla wszystkich
pause-text = Póki trwa, niczyj czas nie biegnie i nikt nie jest wzywany. Zgodzić się muszą wszyscy grający, zakończyć może ją każdy.
pause-ask = Poproś o przerwę
pause-asked = { $seat } prosi o przerwę: niczyj czas by nie biegł, póki ktoś nie wznowi gry.
pause-waiting = Przerwa? Odpowiedzieć mają: { $seats }
pause-stands = Od { $from } niczyj czas nie biegnie: wszyscy się na to zgodzili.
pause-end = Gramy dalej
pause-here = Przerwa: niczyj czas nie biegnie.

## Oglądanie wstecz

recap = Co się dzieje
recap-count = Od twojego ostatniego ruchu: { $n }
recap-back = Jedno zdarzenie wstecz
recap-next = Jedno zdarzenie dalej
recap-again = Pokaż jeszcze raz
recap-close = Wróć do gry
recap-skip = Pomiń

scene-won = zwycięstwo
scene-drawn = remis
scene-lost = porażka

replay = Powtórka
replay-title = Oglądasz wcześniejszą pozycję
replay-text = Gra tymczasem toczy się dalej. Widzisz to, co było ci wtedy wiadome.
replay-text-over = Gra jest skończona. Widzisz to, co było ci wtedy wiadome.
replay-live = Wróć do gry
replay-first = Na początek
replay-back = Jeden ruch wstecz
replay-next = Jeden ruch dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-slider = Pozycja w grze
replay-at = Ruch { $move } z { $moves }

## Linki

share = Linki
invite = Zaproś innych
invite-text = Kto wejdzie przez ten link, zajmie jedno z wolnych miejsc. Możesz zacząć, kiedy chcesz: resztę miejsc zajmą boty.
invite-code = Link jako kod dla aparatu w telefonie
invite-come = Kto już jest
invite-open = jeszcze wolne
invite-meanwhile = Poczekaj przy stole
invite-begin = { $n ->
    [one] Zacznij, z botem na ostatnim miejscu
    [few] Zacznij, z botami na { $n } miejscach
   *[many] Zacznij, z botami na { $n } miejscach
}
share-join = Aby dołączyć do stołu
share-watch = Aby oglądać
share-watch-text = Widzowie widzą to, co jawne, i nic więcej.
share-move = Twoje miejsce na innym urządzeniu: { $seat }
share-move-text = Kto ma ten link, gra za ciebie. Nie oddawaj go nikomu.
share-reset-text = Gdy twój link trafił w niepowołane ręce, weź nowy: stary natychmiast przestanie działać.
share-reset-one = Nowy link
share-fresh = Nowy link: { $seat }
share-dismiss = Bot na czyimś miejscu
share-dismiss-text = Za kogoś, kto już nie wróci. Jego link przestaje działać, bot gra dalej tym, co ta osoba ma, a dziennik o tym mówi. Jej ręki nikt nie zobaczy.
share-dismiss-one = Posadź tam bota
share-dismiss-sure = { $seat } odchodzi: posadź tam bota

## Zasady

rules = Zasady
rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-found =
    { $total ->
        [one] Jedna zasada
        [few] { $total } zasady
       *[many] { $total } zasad
    }
rules-best = Najlepsze { $shown }:
rules-none = Żaden punkt zasad nie zawiera „{ $sought }”.
rules-try = Może:
rules-back =
    { $total ->
        [one] Wróć do znalezionej zasady
        [few] Wróć do { $total } znalezionych zasad
       *[many] Wróć do { $total } znalezionych zasad
    }
rules-referred-by = Odwołują się tutaj

## Koniec

end-title = { $n ->
    [one] Wygrywa { $seats }
    [few] Wspólne zwycięstwo: { $seats }
    [many] Wspólne zwycięstwo: { $seats }
   *[other] Wspólne zwycięstwo: { $seats }
}
end-show = Tabela wyników
end-sheet = Tabela wyników
end-years = Punkty w latach
end-player = Gracz
end-year = Rok { $name }
end-decided = Rozstrzyga
end-otherwise = O zwycięstwie zdecydował nie wynik, lecz zasada:
end-chart = Wyniki w czasie
end-sources = Skąd wzięły się punkty
end-other = Inne
end-turns = Punkty zwrotne
end-leads = Na prowadzenie wychodzi { $seat }, dotąd { $from }
end-leads-first = Na prowadzenie wychodzi { $seat }
end-move = Ruch { $move }
end-story = Jak do tego doszło
end-chart-jump = Kliknij, by obejrzeć pozycję

review = Szczęście i umiejętność
review-text = Jak zmieniała się szansa każdego na zwycięstwo: co było szczęściem, co własnymi decyzjami, a co decyzjami innych; i decyzje, które kosztowały najwięcej, do powtórzenia.
review-make = Omów tę grę
review-under-way = Stół omawia grę …
review-failed = Nie udało się. Może uda się teraz.
review-first = Na początku
review-first-text = Szansa na zwycięstwo przed pierwszym ruchem.
review-luck = Szczęście
review-luck-text = Kości, dobrane karty, to, czego nikt nie wiedział: co przyszło ponad to, ile ruchy były warte przeciętnie.
review-own = Własne decyzje
review-own-text = Co zrobiły z szansą ponad to, co takie decyzje zwykle dają.
review-others = Decyzje innych
review-others-text = Co zrobiły z szansą ponad to, co takie decyzje zwykle dają.
review-rest = Reszta
review-rest-text = To, co decyzje zwykle dają, i to, czego nie da się rozdzielić.
review-result = Na końcu
review-result-text = Wszystko to razem.
review-how = Punkty na sto szansy na zwycięstwo, według oceny { $judgement }; każdy wiersz się sumuje. Żadna ocena nie jest nieomylna: decyzje są wymienione tylko tam, gdzie kosztowały więcej, niż liczby mogą się mylić.
review-unmeasured = W tej grze nikt jeszcze nie zmierzył, jak często takie szanse się sprawdzają: to kierunek, nie dokładne liczby.
review-chart = Szanse na zwycięstwo
review-turn = { $seat }: teraz większe szanse niż { $from }
review-costly = Decyzje, które kosztowały najwięcej
review-costly-text = Każdą można spróbować podjąć jeszcze raz z jej pozycji, zanim pokaże się odpowiedź.
review-none-costly = O żadnej decyzji nie da się powiedzieć, że coś kosztowała.
review-unsure = { $n ->
    [one] Jeszcze jedna decyzja wyglądała na kosztowną, ale nie da się tego stwierdzić.
    [few] Jeszcze { $n } decyzje wyglądały na kosztowne, ale nie da się tego stwierdzić.
   *[many] Jeszcze { $n } decyzji wyglądało na kosztowne, ale nie da się tego stwierdzić.
}
review-again = Spróbuj jeszcze raz
review-again-text = Tak to wtedy wyglądało. Co teraz wybierasz?
review-again-other = Tak to wtedy widać było z tego miejsca ({ $seat }). Co teraz wybierasz?
review-lucks = Największe szczęście i największy pech
review-best = Szczęście { $change }
review-worst = Pech { $change }
review-best-answer = najlepsze ze znalezionych
review-played = tak to wtedy poszło: { $seat }
review-yours = twój wybór teraz
review-cost = { $seat }: tamta decyzja kosztowała { $cost } punktów na sto szansy na zwycięstwo.
review-back = Wróć do tabeli wyników
reason-ask = { $seat }: dlaczego ten ruch?
reason-thinking = Bot sobie przypomina …
reason-chance = { $seat } liczy przy tym na { $chance } % szansy na zwycięstwo.
reason-none = Nie było wyboru.
position-link = Kopiuj link do tej pozycji
position-in-address = Link jest teraz w pasku adresu.
play-on = Graj stąd dalej przeciw botom
play-on-text = Gra treningowa przy osobnym stole: ty na tym miejscu, boty na pozostałych, z losem tej gry.
rematch-open = Rewanż czeka.
rematch-watch = Obejrzyj
end-campaign = Do kampanii
end-record = Pobierz zapis gry
end-notation = Pobierz jako { $notation }
luck = Dowód uczciwego losu
rematch = Zagrajcie jeszcze raz
rematch-go = Do rewanżu
rematch-text = Ci sami ludzie, każdy o jedno miejsce dalej.
luck-before = Odcisk klucza, z którego wynikają wszystkie rzuty i tasowania, ogłoszony przed pierwszym ruchem. Sam klucz poznacie na końcu.
luck-after = Odcisk był znany przed pierwszym ruchem; klucz dowodzi, że każdy rzut i każde tasowanie z niego wynikało. Zapis sprawdza „interrex replay --verify”.
luck-practice = To była gra treningowa: ktoś cofnął się przez los, więc ten sam los spotkano dwa razy.
luck-seeded = Los tej gry wybrał ten, kto otworzył stół, i mógł go znać z góry.
luck-proof = Odcisk
luck-key = Klucz

## Gra z przewodnikiem

lobby-learn = Ucz się, grając
lesson-as = Zagraj: { $role }
guide = Przewodnik
guide-step = Krok { $n } z { $of }
guide-do = Zrób to
guide-meanwhile = Co zrobili inni i dlaczego
guide-wait = Inni grają swoje. Co robią i dlaczego, przeczytasz tutaj.
guide-next = Dalej
guide-part = Zamknij
guide-card-1 = Cel
guide-card-2 = Tura
guide-card-3 = Twoja strona
guide-card-back = Wstecz
guide-begin = Zaczynamy
guide-aside = Inna droga
guide-aside-text = Tak też wolno. Ale wtedy przewodnik zamilknie; wróci, jeśli cofniesz ruch.
guide-here = Droga przewodnika: { $label }.
guide-follow = Idę za przewodnikiem
guide-leave = Idę swoją drogą
guide-left = To już nie droga przewodnika, grasz po swojemu. Cofnij ruch, żeby na nią wrócić.
guide-looked = Twoje ruchy i ich powody
guide-done = Rundy z przewodnikiem za tobą. Odtąd gra należy do ciebie, a pozostali myślą sami.

## Zegary

clock = Czas do namysłu
clock-none = Bez ograniczeń
clock-move-1 = Minuta na każdy ruch
clock-move-5 = Pięć minut na każdy ruch
clock-player-15 = Po 15 minut, 10 sekund więcej za każdy ruch
clock-player-45 = Po 45 minut, 30 sekund więcej za każdy ruch
clock-day-1 = Dzień na każdy ruch
clock-day-3 = Trzy dni na każdy ruch
clock-text = Nikt nie przegrywa na czas: gdy się skończy, ruchy wykonuje bot, dopóki ta osoba nie wróci. Przed pierwszym własnym ruchem zegar nie biegnie.
clock-left = Pozostały czas:{" "}
clock-days = { $days } d { $hours } h
clock-whole-days = { $n } d
clock-whole-hours = { $n } h

## Umowy

deals = Oferty i obietnice
deal-incoming = { $seat } proponuje ci umowę
deal-offer = Oferta { $n }: { $from } → { $to }
deal-draft = Twój szkic
deal-bound = Obiecano
deal-accept = Przyjmij
deal-refuse = Odrzuć
deal-withdraw = Wycofaj
deal-counter = Kontroferta
deal-with = Umowa z
deal-compose = Umowa
deal-open = Twój szkic ({ $seats }): pisz dalej
deal-close = Zamknij i zachowaj szkic
deal-gives-you = Ty dajesz
deal-gives = { $seat } daje
deal-nothing = jeszcze nic
deal-add-you = Dodaj, co dajesz
deal-add = Dodaj, co daje { $seat }
deal-how-now = Od razu zmienia właściciela
deal-how-aside = Leży odłożone, aż wszystko zostanie dotrzymane
deal-how-pledge = Wiąże, aż zostanie dotrzymane
deal-propose = Zaproponuj
deal-tear-up = Podrzyj
deal-remove = Usuń: { $what }
deal-instead = Zamiast oferty { $n }
deal-draft-talk = Ten szkic widzisz tylko ty. Nikogo nie wiąże, póki wszyscy go nie przyjmą; rozmowa na czacie nie wiąże nigdy.
deal-offer-talk = Nikogo nie wiąże, póki wszyscy nie przyjmą; potem nie można zrobić nic, co by ją łamało.
deal-waits = Czeka na: { $seats }
deal-waits-own = Twoja oferta { $n } leży na stole.
deal-list = Umowy jako lista
deal-pledges = Obiecano, do dotrzymania: { $what }

## Moje gry

my-games = Moje gry
my-text = Wszystkie twoje miejsca na jednej stronie, na każdym urządzeniu: bez konta, jeden prywatny link.
my-turn = Czekają na mnie
my-theirs = Myślą inni
my-over = Zakończone
my-none = Nie siedzisz jeszcze przy żadnym stole.
my-waits = Czeka na: { $name }
my-with = z: { $names }
my-left = Gra za ciebie bot
my-won = Wygrana!
my-lost = Wygrywa { $name }
my-left-time = pozostało { $time }
my-just-now = przed chwilą
my-unread = { $n ->
    [one] jedna nowa wiadomość na czacie
    [few] { $n } nowe wiadomości na czacie
   *[other] { $n } nowych wiadomości na czacie
}
my-campaign = { $n ->
    [0] kampania, jeszcze nierozpoczęta
    [one] kampania, jedna rozegrana gra
    [few] kampania, { $n } rozegrane gry
   *[other] kampania, { $n } rozegranych gier
}
my-campaign-decided = Rozstrzygnięta.
my-campaign-answer = Ktoś wzywa do następnej gry: powiedz, czy grasz.
my-campaign-called = Ktoś wzywa do następnej gry; inni jeszcze nie odpowiedzieli.
my-campaign-between = Między grami.
my-elsewhere = { $n ->
    [one] Czeka na ciebie inna gra
    [few] Czekają na ciebie { $n } inne gry
   *[other] Czeka na ciebie { $n } innych gier
}
my-next = Następna: { $title }
my-key = Mój klucz
my-key-text = Wszystkie twoje miejsca wiszą na jednym kluczu. Jego link przenosi je na inne urządzenie, razem z imieniem i ustawieniami.
my-link = Twój prywatny link
my-link-show = Pokaż mój link
my-link-text = Kto ma ten link, gra za ciebie, wszędzie. Otwórz go na swoim drugim urządzeniu i nie dawaj nikomu.
my-devices = Urządzenia
my-device = przeglądarka
my-device-here = to tutaj
my-device-name = Jak nazywasz to urządzenie (jeśli chcesz)
my-device-days = pierwszy raz { $first }, ostatnio { $last }
my-device-remove = Usuń
my-device-sure = Usuń: mój link będzie nowy
my-leave = Wyjdź z tego urządzenia
my-leave-sure = Tak: ta przeglądarka mnie zapomina
my-leave-stranded = Tak, choć wrócę tylko przez link
my-leave-done = Ta przeglądarka nic już o tobie nie wie.
privacy = Co stół o tobie wie
my-renew = Nowy klucz
my-renew-sure = Tak: wszystkie inne urządzenia tracą miejsca
my-renew-text = Jeśli link trafił w niepowołane ręce: z nowym kluczem stary, wszystkie inne urządzenia i stare linki miejsc natychmiast przestają działać.
my-renewed = Masz nowy klucz. Inne urządzenia potrzebują jego linku.
my-passkeys = Klucze dostępu
my-passkeys-text = Telefon, komputer albo klucz sprzętowy poświadcza, że to ty: bez noszenia linku i bez pamiętania słów. Może poprosić o palec, twarz albo PIN; nic z tego tu nie trafia.
my-passkey = klucz dostępu
my-passkey-name = Jak go nazywasz (jeśli chcesz)
my-passkey-make = Utwórz klucz dostępu
my-passkey-made = Odtąd wystarczy, żeby wrócić.
my-passkey-none = Nie podano żadnego klucza dostępu.
my-passkey-known = Jest już na nim twój klucz dostępu.
my-passkey-sure = Tak: niech niczego już nie otwiera
my-back = Grasz też na innym urządzeniu? Otwórz tu swój prywatny link albo wróć bez niego:
my-passkey-enter = Mam klucz dostępu
my-phrase = Nazwa i słowa, z którymi się wraca
my-phrase-text = Dla kogoś, kto nie ma linku pod ręką. Nie są nigdzie zapisane: kto je zapomni, potrzebuje linku. Wybierz słowa, których nikt nie zgadnie, co najmniej dwanaście liter.
my-phrase-set = Odtąd wystarczą, żeby wrócić.
my-phrase-there = Nazwa i słowa są ustawione.
my-phrase-drop = Zapomnij je
my-handle = Nazwa
my-words = Kilka słów
my-enter = Mam nazwę i słowa
my-enter-text = Prowadzą do twojego klucza; to, co jest w tej przeglądarce, zawiśnie odtąd na nim.
my-enter-go = Wejdź
my-all = Co o mnie wiadomo
my-all-text = Wszystko jako plik; albo już nic: klucz, urządzenia i ustawienia znikają, w zakończonych grach pozostaje gość, a w trwających grają dalej boty.
my-export = Zabierz wszystko ze sobą
my-forget = Zapomnij mnie
my-forget-sure = Tak, zapomnij mnie na dobre
my-forgotten = Znów jesteś gościem.
my-arrive = Czy to twój link?
my-arrive-text = Przenosi do tej przeglądarki czyjeś miejsca, imię i ustawienia. Kontynuuj tylko wtedy, gdy należy do ciebie.
my-arrive-here = { $n ->
    [one] Stół z tej przeglądarki też na nim zawiśnie.
    [few] { $n } stoły z tej przeglądarki też na nim zawisną.
   *[other] { $n } stołów z tej przeglądarki też na nim zawiśnie.
}
my-arrive-yes = Jest mój
my-arrive-no = Nie

# Towarzystwo

invited-by = { $name } zaprasza cię do stołu
invited-accept = Zajmij miejsce
invited-decline = Nie, dziękuję
invited-never = Nic więcej od tej osoby
my-invitations = Zaproszenia
company-met = Osoby, z którymi grasz
company-invite = Zaproś
company-withdraw = Cofnij
company-waits = jeszcze bez odpowiedzi
company-accepted = przyjdzie
company-declined = nie przyjdzie
company-games = { $n ->
    [one] jeden wspólny stół
    [few] { $n } wspólne stoły
   *[many] { $n } wspólnych stołów
}
company-free = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
company-somebody = ktoś
company-language = Język przy stole
company-language-any = dowolny
company-experience = Jak dobrze trzeba znać grę
company-experience-any = każdy mile widziany
company-experience-new = dla nowych, objaśniamy
company-experience-some = zasady trzeba znać
company-experience-much = dla ogranych
company-public = Strona dla wszystkich
company-public-text = Obcy zobaczą tam, że jest wolne miejsce: nazwę stołu i imiona przy nim, grę i jej tempo. Dopóki ktoś nie zajmie ostatniego miejsca.
company-show = Pokaż tam stół
company-shown = Stół jest tam widoczny
company-hide = Zdejmij
pace-live = Godziny: wszyscy zostają przy stole
pace-days = Dni: ruch co jakiś czas
open-title = Stoły, które szukają graczy
open-text = Tu może usiąść każdy. Nie potrzebujesz konta: miejsce przy stole to link, a ta przeglądarka pamięta twoje.
open-none = Żaden stół nie szuka teraz graczy. Otwórz własny i powiedz w zaproszeniu, że mogą go widzieć wszyscy.
open-game = Gra
open-all = wszystkie
open-of = { $n } przy stole
open-bots = { $n ->
    [one] jeden bot
    [few] { $n } boty
   *[many] { $n } botów
}
open-sit = Usiądź

# Jak mi idzie

fared = Jak mi idzie
fared-games = Gry
fared-sides = Strony
fared-opponents = Kto przed kim
fared-text = Pasek to twoje wygrane, kreska to, co dałby sam przypadek. Ćwiczenia, wybrany los i gry kampanii się nie liczą.
fared-none = Żadna z twoich zakończonych gier jeszcze się nie liczy: ćwiczenia, wybrany los i gry kampanii odpadają.
fared-won = { $won } z { $n }
fared-share = wygrane { $share }; przypadek dałby { $chance }
ratings-like = Lubię rankingi
ratings-whole = Ranking
ratings-count = liczba graczy: { $n }
ratings-games = { $n ->
    [one] jedna gra
    [few] { $n } gry
   *[many] { $n } gier
}
ratings-none = Ranking wymaga pięciu gier jednego tytułu.
ratings-text = Jedno dopasowanie do wszystkich gier tego serwera, według tego, kto był przed kim; siła strony jest odjęta. Twojego nie widzi nikt inny. Kto na dobre zostawia grę botowi, przegrywa z tymi, którzy zostali.

# Powiadomienia

told = Powiadomienia
told-text = Gdy gra czeka na ciebie, a żadna strona nie jest otwarta. Wiadomość przychodzi raz, minutę po tym, jak gra zaczęła czekać, i nie przychodzi, jeśli już na nią patrzysz lub masz odpowiedź za sobą; nigdy nie mówi nic o samej grze.
told-kind = { $kind ->
    [push] Przeglądarka
    [mail] Poczta
    [webhook] Webhook
   *[feed] Kanał
}
told-unconfirmed = jeszcze niepotwierdzony
told-unconfirmed-text = Wysłano tam link. Dopóki nikt go nie otworzy, nie przyjdzie nic więcej; po dwóch dniach adres zostanie zapomniany.
told-failing = nic nie dociera
told-since = Kłopot zaczął się: { $when }.
told-again = Następna próba: { $when }.
told-went = Ostatnia wiadomość: { $when }.
told-not-yet = Jeszcze nic tą drogą nie przyszło.
told-alarm = Także gdy miną cztery piąte mojego czasu
told-ahead = Także gdy zaczyna osoba przede mną
told-digest = Najwyżej jeden list dziennie, ze wszystkim, co czeka
told-everywhere = O każdej mojej grze, także nowej
told-tables-but = Ale tylko tam, gdzie zaznaczono:
told-tables-these = Tylko o tych:
told-try = Wypróbuj
told-tried = Wysłano. Czy przyszło?
told-remove = Nie powiadamiaj mnie tak więcej
told-push = Powiadamiaj tę przeglądarkę
told-push-done = Ta przeglądarka będzie powiadamiana.
told-push-refused = Ta przeglądarka nie pozwala się powiadamiać. Dlaczego, mówią jej ustawienia dla tej strony.
told-feed = Kanał i kalendarz
told-feed-text = Te adresy są pokazywane raz. Kto je ma, może czytać, co na ciebie czeka, i nic poza tym.
told-feed-atom = Dla czytnika kanałów
told-feed-calendar = Dla kalendarza: kiedy kończy się twój czas
told-feed-json = Dla własnego pulpitu
told-mail = Adres poczty
told-mail-add = Pisz do mnie
told-mail-sent = List pyta, czy adres jest twój: otwórz jego link.
told-mail-settled = { $done ->
    [confirmed] Adres jest potwierdzony.
   *[stopped] Nic więcej tam nie przyjdzie.
}
told-mail-title = { $what ->
    [confirm] Czy to twój adres?
   *[stop] Koniec z pocztą?
}
told-mail-text = { $what ->
    [confirm] Odtąd ten stół będzie tam pisał, gdy czeka na ciebie gra. Każdy list ma link, który to kończy.
   *[stop] Ten stół pisze na twój adres, gdy czeka na ciebie gra.
}
told-mail-yes = { $what ->
    [confirm] To mój: piszcie do mnie
   *[stop] Nie chcę więcej poczty
}
told-mail-no = Niech będzie, jak jest
told-hook = Webhook
told-hook-add = Wywołuj
told-hook-done = Gotowe. Wypróbuj.
told-form = W postaci dla
told-form-name = { $form ->
    [discord] Discord
    [slack] Slack
    [ntfy] ntfy
    [gotify] Gotify
   *[template] własny szablon
}
told-template = JSON ze słowami {"{"}title{"}"}, {"{"}text{"}"}, {"{"}link{"}"}, {"{"}table{"}"}, {"{"}game{"}"} i {"{"}kind{"}"}
told-hosts = Ten serwer wywołuje: { $hosts }
told-nothing = Ten serwer niczego nigdzie nie wysyła; można pobierać kanał.
told-trouble = { $kind ->
    [push] Nie udało się powiadomić przeglądarki
    [mail] Nie udało się wysłać poczty
    [webhook] Nie udało się wywołać webhooka
   *[feed] Kanał zawiódł
} ({ $place }).
told-look = Zajmij się tym
told-stranger = Ta przeglądarka nie zna tego miejsca. Sprowadzą je tu moje gry: prywatnym linkiem, kluczem dostępu albo nazwą i słowami.
told-answered = Sprawa, o której była wiadomość, jest już załatwiona. Nic tu teraz na ciebie nie czeka.
told-another = Sprawa, o której była wiadomość, jest już załatwiona; teraz czeka na ciebie to.
told-elsewhere = Sprawa, o której była wiadomość, jest już załatwiona. Czeka na ciebie inna gra.
