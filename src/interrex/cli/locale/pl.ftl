# Co mówi wiersz poleceń.

cli-error = Błąd:
cli-warning = Ostrzeżenie:
cli-yes = t tak y
cli-yes-or-no = [t/N]
cli-you = ty
cli-player = Gracz
cli-score = Wynik

## Pliki i wartości

cli-cannot-read = { $reason ->
    [missing] Nie ma pliku „{ $path }”.
    [folder] „{ $path }” to katalog, a nie plik.
    [forbidden] Brak prawa odczytu „{ $path }”.
   *[other] Nie można odczytać „{ $path }”: { $detail }.
}
cli-cannot-write = { $reason ->
    [missing] Nie ma miejsca „{ $path }”, w którym można by zapisać grę.
    [folder] „{ $path }” to katalog: podaj nazwę pliku.
    [forbidden] Brak prawa zapisu „{ $path }”.
   *[other] Nie można zapisać „{ $path }”: { $detail }.
}
cli-too-big = Plik „{ $path }” jest za duży na zapis gry.
cli-save-exists = Plik „{ $path }” już istnieje. Wróć do tej gry przez --resume albo podaj inną nazwę.
cli-no-saves = W „{ $folder }” nie ma zapisanych gier.
cli-other-game = „{ $path }” to zapis innej gry: { $game }.
cli-bad-setting = „{ $text }” nie jest opcją gry: napisz NAZWA=WARTOŚĆ.
cli-bad-count = Liczba podanych graczy: { $given }, a liczba miejsc: { $seats }.

## games

cli-games-id = Id
cli-games-title = Tytuł
cli-games-players = Gracze
cli-games-options = Opcje (* to wartość domyślna)
cli-games-how = Zagraj: interrex play { $game }
cli-games-more = Jak nazywają się opcje, role i elementy gry: interrex games { $game }
cli-games-bots = Boty: { $known } albo własny jako moduł:Klasa
cli-games-rule = zasada { $rule }
cli-games-notation = notacja (replay --notation)

## play

cli-hand-over = Teraz decyduje { $seat }. Przekaż miejsce i naciśnij Enter.
cli-more-news = { $n ->
    [one] … i { $n } linia wcześniej (wpisz: dziennik)
    [few] … i { $n } linie wcześniej (wpisz: dziennik)
   *[other] … i { $n } linii wcześniej (wpisz: dziennik)
}
cli-hint = Numer albo: cofnij, dlaczego …, zasady, język en, pomoc, koniec
cli-page = Strona { $page } z { $pages }: wpisz „więcej”, by zobaczyć następną, albo /słowo, by szukać.
cli-no-such-number = Nie ma numeru { $text }: do wyboru są numery od 1 do { $last }.
cli-no-guest = Nikt o tym numerze przy tym ekranie nie może teraz nic zrobić. Kto może: { $known }.
cli-no-component = Nie ma elementu gry o nazwie „{ $text }”, który coś daje.
cli-nothing-found = Żadna z możliwości nie zawiera „{ $text }”.
cli-why-what = Która akcja? (na przykład: influence 8 d35)
cli-why-allowed = To jest dozwolone.
cli-why-rule = Cała zasada: zasady { $rule }
cli-why-help = Co możesz wpisać: pomoc
cli-undo-practice = Cofnąć mimo to?
cli-undo-agree = { $seat }, czy się zgadzasz?
cli-no-standing = Tu nie można zawsze pasować: można tylko w odpowiedzi na to, co robią inni, nigdy we własnej turze.
cli-stands = Pas, teraz i do końca tej gry: { $question } Wpisz „pytaj”, by znów o to pytano.
cli-nothing-stands = I tak o wszystko cię pytamy.
cli-asked-again = Znów cię o to pytamy: { $question }
cli-undo-refused = Niczego nie cofnięto.
cli-no-lesson = { $game }: nie ma gry z przewodnikiem „{ $name }”. Do wyboru: { $known }.
cli-no-role = W tej grze z przewodnikiem nikt nie gra jako „{ $name }”. Do wyboru: { $known }.
cli-guide-next = Dalej (Enter)
cli-guide-goal = Cel.
cli-guide-turn = Tura.
cli-guide-side = Twoja strona.
cli-guide-step = Krok { $n } z { $of }.
cli-guide-do = → { $label } (Enter)
cli-guide-instead = Tak też wolno. Przewodnik idzie tu inną drogą: { $why }
cli-guide-leave = Chcesz pójść własną drogą? Przewodnik wtedy zamilknie; cofnięcie go przywróci.
cli-guide-left = Przewodnik zamilkł, grasz po swojemu. Cofnięcie ruchu go przywróci.
cli-guide-done = Rundy z przewodnikiem za tobą. Teraz gra należy do ciebie.
cli-games-lesson = gra z przewodnikiem (play --lesson)
cli-undone = Cofnięto. Zdecyduj jeszcze raz.
cli-overwrite = Plik „{ $path }” już istnieje. Zastąpić go?
cli-saved = Zapisano: { $path }
cli-go-on = Graj dalej: { $command }
cli-watch = Obejrzyj jeszcze raz: { $command }
cli-standing = Dotychczasowy wynik
cli-winners = { $n ->
    [one] { $winners } wygrywa!
   *[other] { $winners } dzielą zwycięstwo!
}
cli-decided = Rozstrzygnęła ta zasada:

cli-command-number = 7
cli-command-action = influence …
cli-command-search = /słowo
cli-command-undo = cofnij
cli-command-as = jako
cli-command-always = zawsze
cli-command-ask = pytaj
cli-command-why = dlaczego
cli-command-rules = zasady
cli-command-log = dziennik
cli-command-board = plansza
cli-command-more = więcej
cli-command-save = zapisz
cli-command-lang = język
cli-command-help = pomoc
cli-command-quit = koniec
cli-help-number = wybierz możliwość o tym numerze
cli-help-action = wpisz akcję słowami, tak jak stoi obok swojego numeru
cli-help-search = pokaż tylko możliwości zawierające to słowo
cli-help-undo = cofnij swoją ostatnią decyzję
cli-help-always = pasuj w tym pytaniu, teraz i za każdym razem
cli-help-ask = znów pytaj o to, w czym zawsze pasujesz
cli-help-as = jako 2: gracz 2 robi coś tymczasem, na przykład rozmyśla się lub proponuje umowę
cli-help-why = dlaczego influence 8 d35: mówi, czemu akcja jest niedozwolona
cli-help-rules = zasady 4.2: pokazuje zasadę; zasady bitwa: te z tym słowem; samo: tę, której dotyczy pytanie
cli-help-log = wszystko, co się wydarzyło
cli-help-board = narysuj planszę jeszcze raz
cli-help-more = następna strona możliwości
cli-help-save = zapisz PLIK: zapisuje kopię (gra i tak zapisuje się po każdym ruchu)
cli-help-lang = język en: in English
cli-help-help = ta lista (albo ?); z nazwą: co daje ten element gry, na przykład ? inn
cli-help-quit = zapisz i wyjdź (albo q); angielskie nazwy poleceń też działają

## sim

cli-sim-playing = Gra
cli-sim-title = { $game }, graczy: { $players }, gier: { $games }, ziarno { $seed }
cli-sim-seat = Miejsce
cli-sim-bot = Bot
cli-sim-games = Gier
cli-sim-wins = Wygrane
cli-sim-interval = Przedział 95 %
cli-sim-fair = Równy udział
cli-sim-score = Wynik ± odch.
cli-sim-range = Od – do
cli-sim-length = Decyzji w grze: { $mean } ± { $sd }, od { $low } do { $high }
cli-sim-speed = { $rate } gier/s, rdzeni: { $jobs }
cli-sim-error = Gra z ziarnem „{ $seed }” (boty { $bots }) zakończyła się błędem: { $detail }
cli-sim-failed = Gry zakończone błędem: { $n } z { $games }.

## --version

cli-version = interrex { $version }
cli-version-compiled = interrex { $version }, skompilowany

## bench

cli-no-chess = Miarą jest python-chess, którego tu nie ma: pip install 'interrex[bench]'
cli-bench-measuring = Pomiar
cli-bench-title = Python { $python }, { $compiled ->
    [yes] skompilowany
   *[no] bez kompilacji
}, rund: { $rounds }; R = { $rate } losowych ruchów python-chess na sekundę
cli-bench-game = Gra
cli-bench-full = { $title }, wszystkie moduły
cli-bench-what = Co
cli-bench-build = Wersja
cli-bench-built = { $compiled ->
    [yes] skompilowana
   *[no] zwykła
}
cli-bench-rate = Pomiar
cli-bench-ratio = Stosunek
cli-bench-mark = Próg
cli-bench-decisions = decyzje/s
cli-bench-choices = wybory/s (co najmniej dwie opcje)
cli-bench-listening = decyzje/s, gdy ktoś słucha
cli-bench-games = gry/s
cli-bench-copies = kopie/s
cli-bench-greedy = ms na decyzję bota greedy
cli-bench-met = osiągnięty
cli-bench-not-met = nieosiągnięty

## loadtest

cli-load-title = Stoły: { $tables }, klientów przy każdym: { $players }, jeden serwer
cli-load-playing = Gra
cli-load-moves = Ruchy: { $moves } w ciągu { $seconds } s, czyli { $rate } na sekundę
cli-load-latency = Od wysłania ruchu do chwili, gdy mają go wszyscy przy stole: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, najdłużej { $most } ms
cli-load-memory = Pamięć serwera: { $start } MB na początku, { $end } MB na końcu
cli-load-cpu = Czas procesora po stronie serwera: { $ms } ms na ruch
cli-load-right = Żaden ruch nie zginął, nie powtórzył się i nie zmienił kolejności; porównano zapisy: { $games }.
cli-load-unfinished = Zabrakło czasu: niedokończone i nieporównane gry: { $n } z { $games }.
cli-load-wrong = Błędy: { $n }. Pierwszy z nich:
cli-load-no-server = Serwer się nie uruchomił: { $detail }
cli-load-bad-think = „{ $text }” to nie czas namysłu: podaj 0.5-1.5 albo jedną liczbę sekund.

## replay

cli-verified = Sprawdzono ruchów: { $moves }, gra { $game }, { $over ->
    [yes] do końca
   *[no] gra jeszcze trwa
}.
cli-fingerprint = Odcisk klucza: { $fingerprint }
cli-after-moves = Po { $moves } z { $all } ruchów
cli-step-hint = Enter: następny ruch · b: plansza · q: dość
cli-step-move = Ruch { $number }: { $seat }
cli-output-of-what = Nie ma jeszcze czego zapisać do pliku: podaj notację przez --notation. Ich listę pokazuje „interrex games”.

## campaign

cli-campaign-name = Nazwa
cli-campaign-game = Gra
cli-campaign-houses = Rody
cli-campaign-games = Gry
cli-campaign-house = Ród
cli-campaign-game-number = Gra { $n }
cli-campaign-next = Zagraj następną grę: { $command }
cli-campaign-under-way = Gra kampanii „{ $name }” jest w toku: najpierw ją dokończ, bez zmiany jej ustawień.
cli-campaign-string-under-way = Gra kampanii „{ $name }” jest w toku, a kronika zawiera jej talie; zapisać ją można tylko między grami.
cli-campaign-string-lacks = Nie ma w niej tego, kto grał i jak wygrywano kolejne gry, ani historii kampanii.
cli-campaign-book-empty = Jej strony są puste: żadnej gry jeszcze nie dokończono.
cli-campaign-exists = Kampania „{ $name }” już istnieje.
cli-campaign-bad-name = „{ $name }” nie może być nazwą kampanii: użyj liter, cyfr, - i _.
cli-campaign-no-house = Nie ma rodu „{ $name }”. Są: { $known }.
cli-no-campaigns = W „{ $folder }” nie ma kampanii. Zacznij ją: interrex campaign new { $game } --houses Ada,Bo

## rules

cli-see-also = Zobacz też
cli-referred-to-by = Odwołania z innych zasad
cli-rules-none = W zasadach gry { $game } nie znaleziono: { $sought }.{ $known ->
    [0] {""}
   *[other] {" "}Może: { $suggestions }.
}
cli-rules-more = { $more ->
    [one] Jeszcze jedna zasada: pokaże ją --all.
    [few] Jeszcze { $more } zasady: pokaże je --all.
   *[many] Jeszcze { $more } zasad: pokaże je --all.
}
cli-no-tests-of = Żaden test w katalogu „{ $folder }” nie dotyczy tej gry: { $game }. Uruchom to w katalogu ze źródłami programu.
cli-no-tests = Nie ma katalogu „{ $folder }”. Uruchom to w katalogu ze źródłami programu.
cli-no-claim = żaden test jej nie pokazuje
cli-claim-on-nothing = Nie ma zasady { $rule }, a powołuje się na nią test: { $tests }
cli-coverage = Zasady pokazane w testach: { $covered } z { $all }.
cli-no-entry = bez wpisu
cli-no-naming = żaden test go nie wymienia
cli-components = Komponenty z wpisem i testem: { $covered } z { $all }.

cli-story-none = Żadna z zainstalowanych tu gier nie ma historii.
cli-story-name = „{ $name }” nie może być nazwą historii: małe litery, cyfry i łączniki, na początku litera.
cli-story-there = W { $path } już coś jest. Podaj nowy folder.
cli-story-new = Nowa historia leży w { $path }. Pisz po niej i sprawdzaj: interrex story lint { $path }
cli-story-installed = Historią „{ $title }” można już grać. Królestwo założysz tak:
cli-story-removed = Nie ma już { $name }. Gry z tą historią poczekają, aż zostanie zainstalowana ponownie.
cli-story-drawn = Narysowano: { $path }
cli-story-faults = { $n ->
    [0] Nie ma błędów.
    [one] Jeden błąd.
    [few] { $n } błędy.
    [many] { $n } błędów.
   *[other] { $n } błędu.
}

## arena

cli-arena-challenger = Pretendent
cli-arena-rivals = Rywale
cli-arena-games = Partie
cli-arena-wins = Wygrane
cli-arena-interval = Przedział 95 %
cli-arena-fair = Równy udział
cli-arena-ratings = Rankingi: { $list }
cli-arena-two = Arena potrzebuje co najmniej dwóch rodzajów botów. Podaj je: --bots knight,greedy
cli-arena-other = { $file } należy do innej areny: inna gra, wersja, liczba graczy albo ziarno. Podaj inny plik.

## tune

cli-tune-no-terms = { $game } nie podaje składników oceny, więc nie ma się czego uczyć.
cli-tune-numpy = Do uczenia potrzebny jest NumPy: pip install interrex[tune]
cli-tune-round = Runda { $number }: partie { $games }, pozycje { $positions }. Strata logarytmiczna na partiach odłożonych: { $loss } (dotychczasowe wagi { $before }, wszyscy po równo { $uniform }).
cli-tune-group = Szanse
cli-tune-seats = Miejsca
cli-tune-expected = Oczekiwane
cli-tune-came = Faktyczne
cli-tune-written = Zapisano w { $file }.
