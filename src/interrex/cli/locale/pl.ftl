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
cli-at-of-what = Od pozycji której gry? Podaj jej plik: --resume.
cli-play-on-not-over = Od dawnej pozycji można grać dalej tylko w grze skończonej; tę prowadź dalej bez --at.
cli-play-on-campaign = To gra z kampanii: granie dalej od tego miejsca odsłoniłoby, co jeszcze zapieczętowane.
cli-play-on-over = Dalej nie ma już czego grać: najwyżej { $moves } ruchów.
cli-other-game = „{ $path }” to zapis innej gry: { $game }.
cli-bad-setting = „{ $text }” nie jest opcją gry: napisz NAZWA=WARTOŚĆ.
cli-bad-count = Liczba podanych graczy: { $given }, a liczba miejsc: { $seats }.

## games

cli-games-id = Id
cli-games-title = Tytuł
cli-games-players = Gracze
cli-games-like = od { $low } do { $high } minut przy stole; ciężar { $weight } z 5
cli-games-options = Opcje (* to wartość domyślna)
cli-games-how = Zagraj: interrex play { $game }
cli-games-more = Jak nazywają się opcje, role i elementy gry: interrex games { $game }
cli-games-personalities = Usposobienia botów
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
cli-hint = Numer albo: cofnij, dlaczego …, podpowiedz, zasady, język en, pomoc, koniec
cli-page = Strona { $page } z { $pages }: wpisz „więcej”, by zobaczyć następną, albo /słowo, by szukać.
cli-invent = { $what }: wpisz „{ $verb } …”.
cli-no-such-number = Nie ma numeru { $text }: do wyboru są numery od 1 do { $last }.
cli-no-guest = Nikt o tym numerze przy tym ekranie nie może teraz nic zrobić. Kto może: { $known }.
cli-no-component = Nie ma elementu gry o nazwie „{ $text }”, który coś daje.
cli-nothing-found = Żadna z możliwości nie zawiera „{ $text }”.
cli-why-what = Która akcja? (na przykład: zbuduj tawernę)
cli-why-allowed = To jest dozwolone.
cli-why-rule = Cała zasada: zasady { $rule }
cli-why-help = Co możesz wpisać: pomoc
cli-tutor-alone = Nauczyciel siada obok jednej osoby, która gra z botami.
cli-tutor-warns = Zastanów się jeszcze: wygląda na to, że ten ruch kosztuje { $cost } punktów na sto (± { $error }) twojej szansy na zwycięstwo. Co byłoby lepsze, powie „podpowiedz”.
cli-tutor-all-the-same = Zrobić to mimo wszystko?
cli-hints-off = Gdzie gra kilka osób, nikt nie pyta stołu, co zrobić; może na to pozwolić ten, kto otwiera grę: interrex play --hints
cli-hints-sure = Szanse na zwycięstwo, o ile możesz to wiedzieć, i o ile mogą się mylić. Pierwszy ruch jest lepszy ponad wszelką wątpliwość.
cli-hints-unsure = Szanse na zwycięstwo, o ile możesz to wiedzieć, i o ile mogą się mylić. Który z dwóch pierwszych ruchów jest lepszy, nie da się powiedzieć.
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
cli-guide-looked = Twoje ruchy i ich powody
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
cli-command-action = zbuduj …
cli-command-search = /słowo
cli-command-undo = cofnij
cli-command-as = jako
cli-command-always = zawsze
cli-command-ask = pytaj
cli-command-why = dlaczego
cli-command-hint = podpowiedz
cli-command-rules = zasady
cli-command-log = dziennik
cli-command-board = plansza
cli-command-more = więcej
cli-command-save = zapisz
cli-command-lang = język
cli-command-help = pomoc
cli-command-quit = koniec
cli-help-number = wybierz możliwość o tym numerze
cli-help-action = wpisz akcję tak, jak stoi obok swojego numeru, albo słowami: zbuduj tawernę
cli-help-search = pokaż tylko możliwości zawierające to słowo
cli-help-undo = cofnij swoją ostatnią decyzję
cli-help-always = pasuj w tym pytaniu, teraz i za każdym razem
cli-help-ask = znów pytaj o to, w czym zawsze pasujesz
cli-help-as = jako 2: gracz 2 robi coś tymczasem, na przykład rozmyśla się lub proponuje umowę
cli-help-why = dlaczego zbuduj tawernę: mówi, czemu akcja jest niedozwolona
cli-help-hint = co tu zrobić? Trzy ruchy z szansami i z tym, co za nimi przemawia; gra zapisze, że padło pytanie
cli-help-rules = zasady 4.2: pokazuje zasadę; zasady bitwa: te z tym słowem; samo: tę, której dotyczy pytanie
cli-help-log = wszystko, co się wydarzyło
cli-help-board = narysuj planszę jeszcze raz
cli-help-more = następna strona możliwości
cli-help-save = zapisz PLIK: zapisuje kopię (gra i tak zapisuje się po każdym ruchu)
cli-help-lang = język en: in English
cli-help-help = ta lista (albo ?); z nazwą: co daje ten element gry, na przykład ? tawerna
cli-help-quit = zapisz i wyjdź (albo q)
cli-help-others = Rozumiane są też słowa innych języków: { $words }

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

cli-no-arrays = Tablice wymagają NumPy: pip install 'interrex[arrays]'
cli-arrays-title = { $game }, liczba graczy: { $players }. To, co widać z miejsca przy stole, to { $size } liczb ({ $dtype }).
cli-arrays-at = pozycja
cli-arrays-field = pole
cli-arrays-kind = co to jest
cli-arrays-shape = wymiary
cli-arrays-vocabulary = słownik
cli-arrays-kind-number = liczba
cli-arrays-means-number = po prostu liczba
cli-arrays-kind-flag = tak/nie
cli-arrays-means-flag = tak (1) lub nie (0)
cli-arrays-kind-word = słowo
cli-arrays-means-word = numer w słowniku, od 1; 0: brak
cli-arrays-kind-words = słowa
cli-arrays-means-words = wszystkie z listy w jej kolejności, każde jak słowo; 0: nie ma więcej
cli-arrays-kind-text = tekst
cli-arrays-means-text = 64 bity skrótu; same zera: brak
cli-arrays-kind-count = ile
cli-arrays-means-count = ile jest na liście; reszta to zera
cli-arrays-kind-there = czy jest
cli-arrays-means-there = 1: to, co dalej, jest; 0: nie ma tego i dalej stoją zera
cli-arrays-words = { $name }: { $ids }
cli-arrays-actions = Akcje mają numery mniejsze od { $n }. Te, których słowa nie mają końca, są zwijane; jak, mówi docs/research.md.
cli-arrays-numbers = numery
cli-arrays-verb = czasownik
cli-arrays-said = słowa
cli-arrays-folded = bez końca: zwijane
cli-arrays-row = Możliwa akcja jako wiersz { $width } liczb ({ $dtype }):
cli-no-chess = Miarą jest python-chess, którego tu nie ma: pip install 'interrex[bench]'
cli-bench-measuring = Pomiar
cli-bench-title = Python { $python }, { $compiled ->
    [yes] skompilowany
   *[no] bez kompilacji
}, rund: { $rounds }; R = { $rate } losowych ruchów python-chess na sekundę
cli-bench-start = Czas procesora: import interrex { $import } s, interrex --help { $help } s
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
cli-bench-search = iteracje przeszukiwania/s (bot knight)
cli-bench-served = ms na ruch ze stanami czterech miejsc
cli-bench-bargaining = ms na to samo, gdy ustala się umowy
cli-bench-met = osiągnięty
cli-bench-not-met = nieosiągnięty

## loadtest

cli-load-title = Stoły: { $tables }, klientów przy każdym: { $players }, serwery: { $servers }
cli-load-playing = Gra
cli-load-moves = Ruchy: { $moves } w ciągu { $seconds } s, czyli { $rate } na sekundę
cli-load-latency = Od wysłania ruchu do chwili, gdy mają go wszyscy przy stole: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, najdłużej { $most } ms
cli-load-memory = Pamięć serwera lub serwerów: { $start } MB na początku, { $end } MB na końcu
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

## review

cli-review-not-over = Obejrzeć się można tylko na grę skończoną: co w trwającej jest zakryte, takim zostaje.
cli-review-no-judgement = W grze { $game } nie ma czym oceniać pozycji, więc nikt nie powie, co było szczęściem.
cli-review-looking = Patrzę wstecz
cli-study-judgement = Gry: { $games }, ocena { $judgement }. Liczby w punktach na sto, ± dwa błędy standardowe.
cli-study-adds-up = Składniki szansy rozmijają się z wynikiem najwyżej o { $most }.
cli-study-luck = Szczęście na miejscu { $number }: { $luck }
cli-study-rival = { $bot }: { $came } tak, jak wyszło, { $without } po odjęciu szczęścia. Stosunek wariancji: { $ratio }
cli-study-left-over = Po odjęciu szczęścia z rozrzutu wyników zostaje tyle, według liczby graczy: { $ratios }
cli-study-off = Błąd
cli-review-first = Na początku
cli-review-luck = Szczęście
cli-review-own = Własne decyzje
cli-review-others = Cudze decyzje
cli-review-rest = Reszta
cli-review-result = Na końcu
cli-review-how = Szanse na zwycięstwo w punktach procentowych, według oceny { $judgement }. Szczęście to, co przyszło ponad to, ile ruch był wart średnio; decyzje liczą się ponad to, co taka decyzja zwykle daje; reszta to właśnie to i czego nie da się rozdzielić.
cli-review-unmeasured = W tej grze nikt jeszcze nie zmierzył, jak często takie szanse się sprawdzają: to kierunek, nie dokładne liczby.
cli-review-turn = Ruch { $move }: prowadzi { $ahead }, już nie { $before }.
cli-review-best-luck = Największe szczęście: { $change } przy ruchu { $move } ({ $who }: { $what }).
cli-review-worst-luck = Największy pech: { $change } przy ruchu { $move } ({ $who }: { $what }).
cli-review-costly = Ruch { $move } kosztował { $cost } (± { $error }): { $played }. Lepiej: { $better }.
cli-review-again = Ruch { $move }, tak jak to wtedy wyglądało. Co teraz wybierasz?
cli-review-choose = Numer albo Enter, żeby zobaczyć odpowiedź >
cli-review-best = najlepsze ze znalezionych
cli-review-played = tak to wtedy poszło
cli-review-yours = twój wybór teraz
cli-review-positions = Pozycja: interrex replay { $file } --at N, po N ruchach. Żeby zagrać od niej dla ćwiczenia: interrex play --resume { $file } --at N --seats { $seats }
cli-review-none-costly = O żadnej decyzji nie da się powiedzieć, że coś kosztowała.
cli-review-unsure = { $n ->
    [one] Jeszcze jedna decyzja wygląda na kosztowną, ale może to przypadek.
    [few] Jeszcze { $n } decyzje wyglądają na kosztowne, ale może to przypadek.
   *[other] Jeszcze { $n } decyzji wygląda na kosztowne, ale może to przypadek.
}

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
cli-campaign-checked = { $games ->
    [one] Rozegrano ponownie { $games } grę; skończyła się tak, jak zapisano.
    [few] Rozegrano ponownie { $games } gry; skończyły się tak, jak zapisano.
   *[other] Rozegrano ponownie { $games } gier; skończyły się tak, jak zapisano.
}
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
cli-components = Elementy z wpisem i testem: { $covered } z { $all }.

cli-story-none = Żadna z zainstalowanych tu gier nie ma historii.
cli-story-name = „{ $name }” nie może być nazwą historii: małe litery, cyfry i łączniki, na początku litera.
cli-story-there = W { $path } już coś jest. Podaj nowy folder.
cli-story-new = Nowa historia leży w { $path }. Pisz po niej i sprawdzaj: interrex story lint { $path }
cli-story-installed = Historią „{ $title }” można już grać. Królestwo założysz tak:
cli-story-removed = Nie ma już { $name }. Gry z tą historią poczekają, aż zostanie zainstalowana ponownie.
cli-story-drawn = Narysowano: { $path }
cli-story-told = Opowiedziano: { $path }
cli-story-another = { $path } przechowuje inną próbę: inne boty, rody, ziarno albo historia się zmieniła. Podaj inny plik.
cli-story-advice = Rada:
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

## dataset

cli-dataset-pyarrow = Zbiory danych wymagają NumPy i pyarrow: pip install interrex[dataset]
cli-dataset-written = Partie: { $games }, decyzje: { $decisions }, pliki: { $files } w { $folder }; już gotowych plików: { $before }.

## benchmark

cli-benchmark-unknown = Nie ma testu „{ $name }”. Jest: { $known }
cli-benchmark-not-in = „{ $name }” nie należy do tego testu. Należą do niego: { $known }
cli-benchmark-no-result = { $file } nie jest wynikiem testu: taki plik zapisuje „interrex benchmark NAZWA --to PLIK”.
cli-benchmark-version = { $here ->
    [0] Gry { $game } tu nie ma, a plik zawiera jej partie.
   *[other] W pliku { $game } jest w wersji { $version }, a tutaj w wersji { $here }, więc partie potoczą się inaczej.
} Sprawdź go tym Interreksem, który go zapisał.
cli-benchmark-weights = W tym pliku pozycje gry { $game } oceniano innymi wagami niż tutaj, więc boty grają inaczej i inaczej widać szczęście. Sprawdź go tym Interreksem, który go zapisał.
cli-benchmark-title = { $name }: { $bot } na każdym miejscu każdego rozdania, { $players } graczy
cli-benchmark-game = Gra
cli-benchmark-rivals = Rywale
cli-benchmark-games = Partie
cli-benchmark-wins = Wygrane (przedział 95 %)
cli-benchmark-level = Po odjęciu szczęścia
cli-benchmark-left = Zostało wariancji
cli-benchmark-unfinished = { $games ->
    [one] Jednej partii nie dokończono i liczy się
    [few] { $games } partii nie dokończono i liczą się
   *[other] { $games } partii nie dokończono i liczą się
} jako przegrane: plik mówi dlaczego.
cli-benchmark-checked = { $games ->
    [one] Rozegrano ponownie jedną partię.
    [few] Rozegrano ponownie { $games } partie.
   *[other] Rozegrano ponownie { $games } partii.
} { $other ->
    [0] Wszystko wyszło tak samo.
    [one] Jedna wyszła inaczej:
    [few] { $other } wyszły inaczej:
   *[other] { $other } wyszło inaczej:
}

## tune

cli-tune-no-terms = { $game } nie podaje składników oceny, więc nie ma się czego uczyć.
cli-tune-numpy = Do uczenia potrzebny jest NumPy: pip install interrex[tune]
cli-tune-round = Runda { $number }: partie { $games }, pozycje { $positions }. Strata logarytmiczna na partiach odłożonych: { $loss } (dotychczasowe wagi { $before }, wszyscy po równo { $uniform }).
cli-tune-group = Szanse
cli-tune-seats = Miejsca
cli-tune-expected = Oczekiwane
cli-tune-came = Faktyczne
cli-tune-written = Zapisano w { $file }.
cli-climb-round = Runda { $number }: wygrano { $share } partii.

## --help
# Co robi każde polecenie, a pod nazwami jego parametrów, do czego służą; to, co wspólne, stoi przy grupie poleceń
# albo przy samym programie.

cli-usage = Stół do gier o sporne korony: pilnuje zasad i je wyjaśnia, daje przeciwników i powtórki.

    Zacznij od: interrex serve albo, by zostać w terminalu, interrex play.
    .lang = Język; jeśli go nie podasz, ten z ustawień systemu.
    .version = Pokaż wersję programu.
    .install-completion = Zainstaluj podpowiadanie poleceń w tej powłoce.
    .show-completion = Pokaż, z czego składa się podpowiadanie w tej powłoce, by je skopiować albo zmienić.
    .help = Pokaż tę pomoc i zakończ.
    .json = Jeden obiekt JSON na standardowym wyjściu, dla programów.
    .option = Opcja gry; można podać kilka razy.
    .db = Gdzie są stoły: plik albo postgresql://…; jeśli nie podasz, twój własny plik.
    .jobs = Liczba procesów; jeśli jej nie podasz, po jednym na rdzeń.
    .on = Kto gra zamiast procesów na tym komputerze: własny klaster Raya albo ten pod podanym adresem.
    .kept = Zapisuj każdą partię, gdy się skończy; graj dalej od miejsca, w którym plik się urywa.
    .game = Id gry; jeśli go nie podasz, pierwsza z listy „interrex games”.
cli-usage-serve = Uruchom stół w przeglądarce, aż do Ctrl-C. Stoły są w jednym pliku; nic, co potwierdzono, nigdy nie przepada.
    .host = Adres, pod którym nasłuchiwać; 0.0.0.0 to wszystkie.
    .port = Port; 0 to dowolny wolny.
    .password = Hasło, o które pyta poczekalnia.
    .public-lobby = Strona dla wszystkich ze stołami, których właściciele szukają graczy; bez tej opcji jej nie ma.
    .public-name = Nazwa, pod którą serwer odpowiada, i pod żadną inną; można podać kilka razy.
    .trusted-proxy = Adres lub sieć pośrednika, któremu wierzymy, gdy podaje adresy.
    .metrics-to = Kto może czytać /metrics; jeśli nie podasz, tylko ten komputer.
    .delete-after = Liczba dni; usuwaj stoły, których tak długo nikt nie ruszał.
    .passkeys = Pozwól graczom wracać kluczem dostępu z telefonu, komputera lub klucza sprzętowego.
    .push = Pozwól powiadamiać przeglądarki przez ich usługi push, że nadeszła czyjaś kolej.
    .mail = Pozwól powiadamiać pocztą, wysyłaną przez ten serwer.
    .webhooks = Pozwól powiadamiać przez webhooki na tym hoście („any”: na każdym publicznym). Można podać kilka razy.
    .log = Prowadź dziennik: dla ludzi albo dla programów.
    .open = Otwórz przeglądarkę.
    .bot-delay = Ile sekund czeka bot.
    .reviews = Ile ukończonych gier można naraz omawiać po fakcie; 0: żadnej.
cli-usage-games = Wymień gry, ich graczy i opcje; albo opcje, role i elementy jednej gry, z nazwami.
    .game = Id gry: pokaż z nazwami, co w niej jest.
cli-usage-play = Zagraj: ty przeciw trzem botom, o ile nie wybierzesz inaczej.

    Gra zapisuje się po każdym ruchu, jakkolwiek ją zakończysz.
    .players = Liczba graczy; jeśli jej nie podasz, 4.
    .bots = Kto gra przeciw tobie; własny bot jako moduł:Klasa.
    .seats = Wszystkie miejsca po kolei: human (człowiek) albo bot.
    .lesson = Gra z przewodnikiem; ich listę pokazuje: interrex games
    .role = Kim w niej grasz; jeśli nie podasz, pierwszą rolą.
    .seed = To samo ziarno daje te same losy.
    .resume = Graj dalej w zapisaną grę; „last” to ostatnio zapisana.
    .at = Razem z --resume: od pozycji skończonej gry po N ruchach, jako gra ćwiczebna w osobnym pliku.
    .save = Gdzie zapisywać grę.
    .hints = Czy wolno pytać stół, co zrobić (podpowiedz); bez tego tam, gdzie jedna osoba gra z botami.
    .tutor = Niech nauczyciel odezwie się przed ruchem, który kosztuje tyle punktów na sto twojej szansy na zwycięstwo.
cli-usage-sim = Niech boty zagrają wiele gier; podaj wygrane, wyniki i długość gier według miejsca, bota i roli.
    .players = Liczba graczy; jeśli jej nie podasz, 4.
    .games = Liczba gier.
    .bots = Jeden bot na wszystkie miejsca albo po jednym na każde; własny jako moduł:Klasa.
    .rotate = Niech boty zmieniają miejsca od gry do gry.
    .seed = To samo ziarno daje te same gry.
    .after = Zaczynaj każdą grę po tylu innych grach kampanii tych samych botów.
    .census = Po każdej decyzji licz wszystkie elementy; jeśli rachunek się nie zgadza, to błąd.
cli-usage-arena = Niech boty walczą: jeden z każdego rodzaju wśród botów każdego innego, na każdym miejscu, przy tych samych rozdaniach.
    .bots = Co najmniej dwa rodzaje; własny jako moduł:Klasa.
    .games = Liczba gier każdej pary.
    .players = Liczba graczy; jeśli jej nie podasz, 4.
    .first = Tylko pierwszy rodzaj wyzywa pozostałe.
    .seed = To samo ziarno daje te same gry.
cli-usage-climb = Odmieniaj wagi, według których ocenia się pozycje, niech każda odmiana gra z zachłannymi botami, i idź dalej od tych, które wygrywają.
    .rounds = Ile razy odmieniać to, co wygrało.
    .tried = Odmiany w każdej rundzie.
    .games = Partie każdej odmiany.
    .players = Ilu graczy; jeśli nie podasz, 4.
    .seed = To samo ziarno daje te same wagi.
    .to = Dokąd zapisać wagi; jeśli nie podasz, obok gry.
cli-usage-study = Omów wiele gier botów: czy składniki się sumują, czy szczęście jest przeciętnie zerem, czy szanse się sprawdzają?
    .games = Ile gier.
    .players = Ilu graczy; jeśli nie podasz, kolejno wszystkie możliwe liczby.
    .bot = Kto gra.
    .rival = Inny rodzaj bota na jednym miejscu w każdej grze: jak dobrze widać różnicę, gdy odjąć szczęście.
    .only-chances = Obejrzyj same szanse, czy się sprawdzają: wiele razy szybciej niż próby, co przyniosłoby inne szczęście.
    .played = Zapisuj same gry, żeby można je było omówić także według innej oceny.
    .seed = To samo ziarno daje te same gry.
cli-usage-tune = Niech boty grają ze sobą, a program uczy się z tego, kto wygrał, i zapisuje, czego się nauczył.
    .games = Partie w każdej rundzie.
    .rounds = Ile razy; każda runda gra według tego, co znalazła poprzednia.
    .seed = To samo ziarno daje te same wagi.
    .to = Dokąd zapisać wagi; jeśli nie podasz, obok gry.
    .afresh = Zacznij bez żadnych wag.
cli-usage-arrays = Pokaż budowę tablic gry: co widać z miejsca i co można zrobić, zapisane liczbami.
    .game = Id gry; ich listę pokazuje: interrex games
    .players = Dla tylu graczy.
    .words = Wypisz wszystkie słowniki.
cli-usage-dataset = Niech boty grają, a każda decyzja trafi do Parquet: co było widać, co można było zrobić, co zrobiono i kto wygrał.
    .to = Folder, do którego pisać; co w nim jest, będzie uzupełnione.
    .games = Liczba gier.
    .bots = Jeden bot na wszystkie miejsca albo po jednym na każde; własny jako moduł:Klasa.
    .players = Liczba graczy; jeśli jej nie podasz, 4.
    .seed = To samo ziarno daje te same gry.
cli-usage-benchmark = Rozegraj rozdania testu z botem na każdym miejscu każdego z nich, wśród znanych rywali, i powiedz, jak mu poszło.
    .name = Który test.
    .bot = Kogo zmierzyć; własnego jako moduł:Klasa.
    .games = Które gry; jeśli nie podasz, wszystkie.
    .against = Którzy rywale; jeśli nie podasz, wszyscy z testu.
    .deals = Tyle pierwszych rozdań; jeśli nie podasz, wszystkie.
    .to = Zapisuj każdą skończoną grę; zacznij tam, gdzie plik się kończy.
    .check = Rozegraj ponownie gry z takiego pliku i porównaj. Kod wyjścia 1, jeśli któraś się różni.
cli-usage-bench = Zmierz tempo decyzji, kopii i namysłu w porównaniu z python-chess.
    .seconds = Ile sekund mierzyć, łącznie.
    .games = Które gry; jeśli nie podasz, wszystkie.
cli-usage-replay = Sprawdź zapis gry, pokaż, jak się skończyła, przejdź ją ruch po ruchu albo zapisz w jej notacji.
    .file = Zapis gry; „last” to ostatnio zapisana.
    .verify = Tylko go sprawdź.
    .step = Przejdź go ruch po ruchu.
    .at = Pokaż planszę po N ruchach.
    .seat = Pokaż grę tak, jak widziało ją to miejsce; liczone od 0.
    .notation = Zapisz ją tak, jak robią to gracze tej gry; listę pokazuje: interrex games
    .output = Gdzie zapisać notację; jeśli nie podasz, na standardowe wyjście.
cli-usage-review = Obejrzyj się na skończoną grę: co było szczęściem, co każdy zawdzięcza sobie, które decyzje kosztowały najwięcej.
    .file = Zapis gry; „last” to gra zapisana ostatnio.
    .again = Spróbuj jeszcze raz tego, co kosztowało najwięcej, zanim pokaże się odpowiedź; jeśli nie podasz, w terminalu.
cli-usage-rules = Pokaż zasady gry, jedną zasadę lub rozdział albo szukaj w nich: interrex rules GRA bitwa
    .game = Id gry; ich listę pokazuje: interrex games
    .asked = Zasada lub rozdział, na przykład 4.2, albo szukane słowa.
    .everything = Pokaż wszystkie znalezione zasady, nie tylko najtrafniejsze.
    .coverage = Wymień wszystkie zasady z testami z ./tests, które je pokazują.
    .components = Wymień wszystkie elementy z ich wpisami i testami, które je wymieniają.
cli-usage-export = Zapisz stoły jako zapisy gier, każdy w osobnym pliku. Serwer wydaje tylko skończone gry: zapis zawiera klucz.
    .place = Plik ze stołami, postgresql://… albo adres serwera.
    .tables = Id stołów; jeśli nie podasz, wszystkie.
    .to = Katalog, do którego zapisać.
cli-usage-import = Zrób stoły z zapisów gier. Nieskończoną grę można grać dalej: jej miejsca są wolne.
    .files = Zapisy gier.
    .name = Nazwa stołów.
    .listed = Czy poczekalnia ma je pokazywać.
cli-usage-backup = Skopiuj plik ze stołami, także gdy używa go serwer. Aby wrócić do kopii, wstaw ją w miejsce pliku.
    .to = Kopia; jeśli taki plik już jest, zostanie zastąpiony.
cli-usage-check = Czy stoły, w pliku albo w PostgreSQL, są w porządku? Jeśli nie, kod wyjścia to 1.
    .repair = Uratuj każdy stół, który da się odczytać; uszkodzony plik zostaje.
cli-usage-move-store = Przenieś wszystkie stoły z pliku do bazy PostgreSQL albo z powrotem i porównaj każdy wiersz. Zostają też tam, gdzie były.

    Po przerwaniu to samo polecenie dokończy pracę.
    .source = Gdzie są: plik albo postgresql://…
    .target = Plik, którego jeszcze nie ma, albo pusta baza.
cli-usage-loadtest = Rozegraj przez sieć wiele całych gier losowych klientów; porównaj zapisy z tym, co widzieli klienci; zmierz.
    .tables = Liczba stołów.
    .players = Liczba klientów przy każdym.
    .think = Ile sekund namyśla się klient.
    .burst = Odpowiadaj od razu: ile ruchów na sekundę?
    .limit = Po ilu sekundach koniec.
    .seed = To samo ziarno daje te same wybory.
    .at = Serwer, który już działa, bez ograniczeń tempa; raz dla każdego z kilku.
    .apart = Klienci jednego stołu na różnych serwerach.
cli-usage-campaign = Gry jedna po drugiej: co zostawi jedna, od tego zaczyna się następna.
    .name = Nazwa lub plik kampanii; jeśli nie podasz, ostatnio używanej.
    .seats = Kto gra, po kolei: human (człowiek) albo rodzaj bota.
cli-usage-campaign-new = Zacznij kampanię, na przykład mecz i rewanż: campaign new GRA --houses Ada,Bo
    .game = Id gry; ich listę pokazuje: interrex games
    .houses = Kto bierze udział.
    .name = Nazwa kampanii.
    .brought = Kronika w postaci, w jakiej trzymają ją gracze tej gry.
cli-usage-campaign-list = Wymień swoje kampanie.
cli-usage-campaign-show = Pokaż, kto bierze udział, dotychczasowe gry i obecny stan.
cli-usage-campaign-book = Czytaj księgę dziejów: jak wygrano każdą grę i co zostawiła następnej.
cli-usage-campaign-next = Zagraj następną grę albo graj dalej w tę, która jest w toku. Zapisuje się po każdym ruchu.
    .houses = Rody, w kolejności miejsc.
    .seed = To samo ziarno daje te same losy.
    .anew = Porzuć grę w toku; zostanie zapisana osobno.
cli-usage-campaign-join = Niech dołączy ktoś nowy.
    .name = Nazwa lub plik kampanii.
    .house = Nazwa nowego rodu.
    .who = human (człowiek) albo rodzaj bota.
cli-usage-campaign-export = Zapisz kampanię w jednym pliku, który inni mogą zaimportować. Gra w toku zostaje tutaj: jej klucz jest tajny.
    .to = Gdzie zapisać; jeśli nie podasz, na standardowe wyjście.
cli-usage-campaign-string = Zapisz między grami kronikę w postaci, w jakiej gracze trzymają ją gdzie indziej. Program mówi, czego w niej nie ma.
cli-usage-campaign-check = Rozegraj ponownie każdą grę kampanii, ruch po ruchu, bez względu na to, co zapisano o jej wyniku.
cli-usage-campaign-import = Przyjmij kampanię skądinąd. Każda jej gra jest sprawdzana ruch po ruchu.
    .file = Kampania, jaką zapisuje export.
    .name = Jak ją nazwać.
cli-usage-story = Napisz historię: zacznij ją, sprawdź, obejrzyj, niech zagrają w nią boty. Zainstaluj, by w nią grać.
    .game = Gra; jeśli nie podasz, ta, która ma historie.
    .path = Historia: katalog albo plik zip.
cli-usage-story-new = Utwórz nową historię: małą, całą i do nadpisania własną.
    .folder = Gdzie ją utworzyć; ostatnia część ścieżki to jej nazwa.
cli-usage-story-lint = Powiedz, co jest nie tak z historią: plik, wiersz i co zrobić. Jeśli nic, kod wyjścia to 0.
cli-usage-story-install = Niech da się tu grać w tę historię: w terminalu, a w przeglądarce po ponownym uruchomieniu stołu.
cli-usage-story-list = Wymień historie, w które można tu grać: nasze i zainstalowane.
cli-usage-story-remove = Usuń zainstalowaną historię. Gry, które się na niej toczą, poczekają, aż wróci.
    .name = Tak, jak pokazuje „interrex story list”.
cli-usage-story-walk = Narysuj w SVG, co dokąd prowadzi. Rysunek zdradza całą historię.
    .to = Gdzie zapisać; jeśli nie podasz, na standardowe wyjście.
cli-usage-story-count = Policz, co jest w historii: rodzaje, wątki, głosy, długości; czemu brak słów i co się powtarza.
    .storyline = Tylko ten wątek.
cli-usage-story-tell = Niech boty rozegrają jedną kampanię; opowiedz ją w Markdownie tak, jak by ją ktoś czytał. Opowieść zdradza całą historię.
    .name = Tak jak pokazuje „interrex story list”; jeśli nie podasz, nasza własna.
    .to = Gdzie zapisać; jeśli nie podasz, na standardowe wyjście.
    .players = Liczba rodów.
    .reigns = Najwyższa liczba gier w kampanii.
    .bot = Kto gra za wszystkie rody.
    .seed = To samo ziarno daje tę samą kampanię.
cli-usage-story-simulate = Niech boty rozegrają całe kampanie: ich długość, zakończenia, czego nigdy nie widać i które głosowania są tylko z nazwy.
    .path = Katalog albo plik zip; jeśli nie podasz, nasza własna historia.
    .campaigns = Liczba kampanii.
    .players = Liczba rodów.
    .reigns = Najwyższa liczba gier w kampanii.
    .bot = Kto gra za wszystkie rody.
    .keep = Plik, w którym zostaje to, co rozegrano: po przerwaniu to samo polecenie gra dalej.
    .seed = To samo ziarno daje te same kampanie.
    .houses = Liczba rodów kampanii, z których gra zmienna grupa; 0: tyle, ilu gra.
    .again = Opowiadaj historię od nowa, aż rozegrane zostaną wszystkie gry.

# Co stoi w miejscu wartości i co mówi sama pomoc.

cli-value-address = ADRES
cli-value-args = ARGUMENTY
cli-value-bot = BOT
cli-value-command = POLECENIE
cli-value-days = DNI
cli-value-db = BAZA
cli-value-file = PLIK
cli-value-folder = KATALOG
cli-value-from = OD
cli-value-game = GRA
cli-value-house = RÓD
cli-value-id = ID
cli-value-lesson = LEKCJA
cli-value-n = N
cli-value-name = NAZWA
cli-value-options = OPCJE
cli-value-password = HASŁO
cli-value-path = ŚCIEŻKA
cli-value-role = ROLA
cli-value-seconds = SEKUNDY
cli-value-seed = ZIARNO
cli-value-string = NAPIS
cli-value-table = STÓŁ
cli-value-to = DO
cli-value-value = WARTOŚĆ
cli-value-who = KTO
cli-value-words = SŁOWA
cli-value-host = HOST
cli-value-port = PORT
cli-usage-line = Użycie:
cli-usage-arguments = Argumenty
cli-usage-options = Opcje
cli-usage-commands = Polecenia
cli-usage-default = domyślnie
cli-usage-variable = zmienna środowiska
cli-usage-required = [wymagane]
