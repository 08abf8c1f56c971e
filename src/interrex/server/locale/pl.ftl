# Co mówi serwer.

## Odmowy

server-bad-message = Nie można odczytać tej wiadomości: { $detail }.
server-bad-number = „{ $name }” to liczba od 1 do { $most }.
server-hello-first = Najpierw się przywitaj (hello).
server-token-wanted = Potrzebny jest token: Authorization: Bearer …
server-unknown-token = Ten link nie otwiera żadnego miejsca przy tym stole. Być może zastąpił go nowszy albo gra tam teraz bot.
server-unknown-key = Nikt nie jest znany pod tym kluczem. Być może został odnowiony na innym urządzeniu.
server-wrong-phrase = Nikt nie jest znany pod tą nazwą i tymi słowami.
server-phrase-other = Wybierz, proszę, inne słowa.
server-no-passkeys = Ten serwer nie zna kluczy dostępu.
server-no-passkey = Takiego klucza dostępu (już) nie ma.
server-wrong-passkey = Ten klucz dostępu niczego tu nie otwiera. Mógł zostać usunięty albo klucz gracza odnowiony.
server-passkey-late = To trwało zbyt długo. Spróbuj jeszcze raz.
server-passkey-other = Ten klucz dostępu jest już w użyciu.
server-passkey-name = Klucze dostępu potrzebują nazwy: pod adresem z samych liczb nie działają.
server-passkeys-many = Do klucza należy najwyżej { $most } kluczy dostępu. Najpierw usuń jeden.
server-devices-many = Klucza można używać najwyżej na { $most } urządzeniach. Najpierw usuń któreś z nich.
server-no-device = Takiego urządzenia (już) nie ma.
server-seats-many = Klucz mieści najwyżej { $most } miejsc.
server-guest = Gość
server-invite-elsewhere = Zapraszać można do stołu, przy którym siedzisz albo który jest twój.
server-invite-stranger = Zapraszać można osoby spotkane przy stole. Nie siedzi tam nikt, kogo znasz z gry.
server-invited-already = Ta osoba ma już zaproszenie do tego stołu.
server-invitations-many = Na odpowiedź czeka już { $most } twoich zaproszeń. Cofnij któreś albo zaczekaj.
server-no-invitation = To zaproszenie jest już nieaktualne.
server-no-public-lobby = Ten serwer nie ma strony dla wszystkich.
server-not-your-seat = To nie jest twoje miejsce.
server-seat-crowded = To miejsce jest otwarte na zbyt wielu urządzeniach. Zamknij je gdzieś albo weź nowy link.
server-spectators-many = Ten stół ogląda już tylu widzów, że nie ma miejsca dla następnych.
server-owner-only = Może to zrobić tylko właściciel stołu.
server-stale = Sytuacja na stole się zmieniła. Spójrz na obecną pozycję i zdecyduj jeszcze raz.
server-too-fast = Za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekund.
   *[other] { $seconds } sekundy.
}
server-too-large = To za duże: najwyżej { $limit } bajtów.
server-not-found = Pod tym adresem nic nie ma.
server-no-picture = { $game } nie ma obrazka.
server-method = Ten adres nie przyjmuje takich zapytań.
server-no-table = Nie ma takiego stołu.
server-table-full = Przy tym stole nie ma wolnego miejsca.
server-seat-taken = To miejsce nie jest wolne.
server-nobody-sits = Na miejscu { $number } nikt nie siedzi.
server-no-campaign = Nie ma takiej kampanii.
server-campaign-under-way = Gra tej kampanii jest w toku: następna zacznie się, gdy ta się skończy.
server-campaign-owner-only = Może to zrobić tylko właściciel kampanii.
server-campaign-dismissed = Właściciel kampanii posadził na twoim miejscu bota: już nie bierzesz w niej udziału.
server-campaign-called-otherwise = Tymczasem wezwano do innej gry: zobacz ją, zanim się zgodzisz.
server-campaign-not-called = Nikt nie wezwał do następnej gry tej kampanii.
server-nobody-plays = Nikt nie gra tym rodem.
server-record-sealed = Ta gra zaczęła się od tego, co jest zapieczętowane do końca kampanii. Jest w jej eksporcie.
server-campaign-members-only = Mogą to zrobić tylko uczestnicy kampanii: potrzebny jest token rodu.
server-campaign-full = Kampania ma najwyżej tyle rodów: { $most }.
server-house-taken = Ten ród nie jest wolny.
server-undo-over = Gra jest zakończona, a jej klucz ogłoszony: niczego nie można już cofnąć.
server-undo-asked = Ktoś już o to prosi. Poczekaj na odpowiedzi.
server-no-standing = Tego pytania nie można pomijać na stałe: musi to być właśnie zadane pytanie, z jedną rzeczą do zrobienia lub żadną.
server-order-over = Gra się skończyła: o nic już nie pyta.
server-order-past = Ta chwila już minęła: podaj późniejszą.
server-order-many = Twoje polecenia: { $most }, więcej się nie da. Najpierw cofnij któreś.
server-order-gone = To polecenie już nie obowiązuje.
server-told-ordered = Odpowiedziało twoje polecenie. { $what }
server-told-order-gone = Twoje polecenie przestało obowiązywać, bo nie ma już tego, co zakładało. { $what }
server-told-order-unfit = Twoje polecenie przestało obowiązywać, bo teraz nie da się dać żadnej z jego odpowiedzi. { $what }
server-odd-hours = Tych godzin nie da się zachować: podaj strefę czasową, na przykład Europe/Warsaw, i nie śpij co najmniej cztery godziny na dobę i dwanaście w tygodniu.
server-hours-lately = Twoje godziny zmieniły się niedawno, a inni już na nie liczą. Możesz je zmienić znowu za { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}; urlop możesz zacząć w każdej chwili.
server-odd-holiday = Urlop kończy się po swoim początku i po dniu dzisiejszym, a w jednej grze urlopy trwają razem najwyżej { $days } dni; zostało: { $left }.
server-told-holiday = { $seat }: zapowiedziana nieobecność, dni: { $n }.
server-told-back = { $seat }: koniec zapowiedzianej nieobecności.
server-told-pause = Przerwa, zgodnie z prośbą ({ $seat }) i zgodą wszystkich. Niczyj czas nie biegnie.
server-told-resume = { $seat }: koniec przerwy, gramy dalej.
server-no-clock = Nie ma tu zegara, który można by zatrzymać.
server-paused = Niczyj czas nie biegnie: przerwa już trwa.
server-not-paused = Nie ma przerwy.
server-nobody-away = Bot może zastąpić osobę, która gra przy tym stole, dopóki gra trwa.
server-is-here = { $seat } jest przy stole.
server-away-briefly = { $seat } – jeszcze przed chwilą przy stole. Bot może zastąpić tę osobę { $seconds ->
    [one] za sekundę.
    [few] za { $seconds } sekundy.
   *[many] za { $seconds } sekund.
}
server-nobody-asked = Nikt nie prosi cię o zgodę.
server-id-used = Ten identyfikator należy do innej wiadomości. Każda wiadomość potrzebuje własnego.
server-rematch-not-over = Rewanż zaczyna się, gdy ta gra się skończy.
server-rematch-campaign = Ta gra należy do kampanii: następna zaczyna się tam.
server-play-on-over = Stąd nie da się grać dalej: gra jest skończona albo nikt nie siedzi na tym miejscu.
server-play-on-campaign = Ta gra należy do kampanii: dalsza gra z niej otworzyłaby to, co jeszcze zapieczętowane.
server-not-over = Zapis zawiera klucz do losu tej gry: zostanie ogłoszony po jej zakończeniu.
server-notation-not-over = Spisana gra pokazuje to, co było ukryte: dostępna będzie po jej zakończeniu.
server-password = Potrzebne jest hasło poczekalni.
server-wrong-password = To nie jest hasło poczekalni.
server-origin = Zapytania ze stron innych serwisów są odrzucane.
server-host = Ten serwer nie odpowiada pod tą nazwą.
server-why-what = Wskaż coś albo podaj akcję.
server-why-allowed = Możesz to zrobić.
server-nothing-to-change = Nie ma czego zmienić.
server-empty-text = Nie ma tu nic do powiedzenia.
server-store-failed = Serwer nie mógł tego zapisać, więc to się nie stało. Spróbuj ponownie.
server-failed = Coś poszło nie tak na serwerze. Zostało to odnotowane; nic nie przepadło.
server-no-client = Klient przeglądarkowy nie jest zbudowany. W repozytorium: make web. API opisuje /api/openapi.json.

## O stole, w jego dzienniku

server-told-undo = { $n ->
    [one] { $seat } cofa ruch.
    [few] { $seat } cofa grę o { $n } ruchy.
    [many] { $seat } cofa grę o { $n } ruchów.
   *[other] { $seat } cofa grę o { $n } ruchu.
}
server-told-no = { $seat } się nie zgadza: nic nie zostaje cofnięte.
server-told-no-bot = { $seat } się nie zgadza: żaden bot nie zastąpi nieobecnej osoby.
server-told-no-pause = { $seat } się nie zgadza: przerwy nie będzie.
server-told-link = { $seat } ma nowy link.
server-told-hint = { $seat } prosi stół o podpowiedzi.
server-hints-off = Przy tym stole nie ma podpowiedzi: tak postanowił ten, kto go otworzył.
server-review-not-over = Omówić można tylko ukończoną grę: to, co ukryte, póki gra trwa, zostaje ukryte.
server-review-no-judgement = { $game } nie ma czym oceniać pozycji, więc nikt nie powie, co było szczęściem.
server-reviews-off = Ten serwer nie omawia gier po fakcie.
server-reason-not-over = Dlaczego bot coś zrobił, wiadomo dopiero po grze: wcześniej mogłoby to zdradzić coś ukrytego.
server-reason-no-bot = Tylko boty mówią, dlaczego coś zrobiły.
server-hints-late = Stół myślał za długo i nie ma nic do powiedzenia. Spróbuj jeszcze raz.
server-told-dismissed = { $seat }: odtąd gra tu bot, posadzony przez właściciela stołu.

## Uruchamianie

server-serving = Interrex działa pod adresem { $address }
server-stop = Ctrl-C zatrzymuje serwer; nic nie przepada.
server-open-to-all = Każdy, kto ma dostęp do tego komputera, może tu zakładać stoły. Hasło ustawisz opcją --password.
server-port-taken = Port { $port } jest zajęty. Wybierz inny opcją --port.
server-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $detail }.
server-bad-proxy = Zaufane proxy podaje się adresem albo siecią: { $detail }.
server-store-unusable = Nie można użyć stołów z „{ $path }”: { $detail }.
server-store-full = Na dysku nie ma miejsca na stoły w „{ $path }”. Zrób trochę miejsca i uruchom ponownie; nic nie zostało zmienione.
server-store-newer = Stoły w „{ $path }” zapisał nowszy Interrex (wersja { $found }; ten program zna { $known }).
server-store-taken = Stołów w pliku „{ $path }” używa inny serwer. Najpierw go zatrzymaj albo wskaż inny plik opcją --db.
server-store-damaged = Plik ze stołami „{ $path }” jest uszkodzony ({ $detail }). Zastąp go kopią zapasową albo uratuj to, co da się odczytać: interrex check --repair --db "{ $path }".
server-store-missing = W „{ $path }” nie ma żadnych stołów.
server-database-extra = Stoły w „{ $path }” wymagają psycopg: pip install "interrex[postgres]"
server-database-tells = Każdy, kto widzi listę procesów, odczytałby hasło do „{ $path }”. Podaj bazę bez hasła, a hasło w PGPASSWORD albo w ~/.pgpass; albo cały adres w INTERREX_DB.
server-database-unreadable = „{ $path }” nie jest adresem bazy danych. Taki adres wygląda tak: postgresql://użytkownik@host:5432/baza; w nazwach i hasłach @ to %40, : to %3A, a / to %2F.
server-database-unreachable = Nie można połączyć się z bazą „{ $path }”: { $detail }. Sprawdź, czy działa tam PostgreSQL i czy adres jest dobry.
server-database-locked = Baza „{ $path }” nie wpuszcza: { $detail }. Sprawdź użytkownika w adresie i hasło w PGPASSWORD albo ~/.pgpass.
server-database-foreign = W „{ $path }” trzymane jest coś innego („{ $what }”). Podaj pustą bazę; utworzy ją createdb.
server-database-encoding = Baza „{ $path }” używa kodowania { $found }, w którym nie ma wszystkich liter. Utwórz bazę w UTF-8: createdb --template=template0 --encoding=UTF8.
server-database-in-use = Z bazy „{ $path }” korzystają serwery albo ktoś inny. Najpierw je zatrzymaj.
server-move-taken = W „{ $path }” już coś jest. Podaj plik, którego jeszcze nie ma, albo pustą bazę.
server-move-half = Stoły w „{ $path }” są tylko w połowie: ich przenoszenie przerwano. Dokończ je poleceniem interrex move-store SKĄD DOKĄD albo zacznij od nowa z pustą bazą.
server-move-other = Do „{ $path }” przenoszono coś innego. Dokończ tamto albo podaj inne miejsce.
server-move-unequal = To, co jest w „{ $path }”, różni się od tego, co trafiło do „{ $to }” ({ $what }): zmieniono to podczas przenoszenia. Usuń to drugie i zacznij od nowa.
server-move-failed = Przenoszenie przerwało się przy „{ $path }”: { $detail }. Powtórz polecenie, aby je dokończyć.
server-moving = Przenoszenie
server-move-interrupted = Przerwano. Powtórz polecenie, aby dokończyć.
server-moved = Przeniesiono stoły ({ $tables }) i zdarzenia ({ $events }) z „{ $path }” do „{ $to }” i porównano każdy wiersz: są takie same. Pierwsze zostały, jak były; odtąd uruchamiaj serwer tylko z jednymi.
server-backup-database = Kopię „{ $path }” robią narzędzia PostgreSQL: pg_dump --format=custom --file="{ $to }" "{ $path }". Powrót do kopii: pg_restore --clean --if-exists --dbname="{ $path }" "{ $to }".
server-repair-database = Tego, co trzyma PostgreSQL, nie da się stąd naprawić. Wróć do kopii: pg_restore --clean --if-exists --dbname="{ $path }" KOPIA.
server-backup-failed = Nie udało się zapisać kopii „{ $path }”: { $detail }.
server-repair-failed = Nie udało się naprawić stołów w „{ $path }”: { $detail }.
server-backed-up = Skopiowano „{ $path }” do „{ $to }”.
server-sound = Plik „{ $path }” jest w porządku.
server-repair-hint = Zatrzymaj serwer, a potem: interrex check --repair. Każdy stół, który da się odczytać, zostanie uratowany; uszkodzony plik zostaje.
server-repaired = Uratowane stoły: { $tables }, kampanie: { $campaigns }. Uszkodzony plik to teraz „{ $damaged }”.
server-repaired-cut = Stół { $table }: ostatnich ruchów nie dało się odczytać; gra stoi we wcześniejszym momencie.
server-repaired-lost = Stół { $table }: stracony.

## Powiadomienia, że gra czeka

server-notice-asked-title = Twoja kolej: { $table }
server-notice-asked = { $table } ({ $game }) czeka na ciebie.
server-notice-ahead-title = Zaraz twoja kolej: { $table }
server-notice-ahead = { $table } ({ $game }): osoba przed tobą zaczyna swój ruch.
server-notice-call-title = Zaproszenie do następnej gry: { $table }
server-notice-call = { $table } ({ $game }): powiedz, czy zagrasz w następnej grze.
server-notice-alarm-title = Kończy się czas: { $table }
server-notice-alarm = { $table } ({ $game }) wciąż czeka na ciebie, a większość twojego czasu minęła.
server-notice-try-title = Działa
server-notice-try = Tak Interrex powie ci, że czeka na ciebie gra.
server-notice-several = { $n ->
    [one] Czeka na ciebie jedna gra
    [few] Czekają na ciebie { $n } gry
   *[other] Czeka na ciebie { $n } gier
}
server-notice-left = Pozostały czas: { $time }.
server-notice-days = { $days ->
    [one] 1 dzień
   *[other] { $days } dni
}, { $hours } godz.
server-notice-hours = { $hours } godz. { $minutes } min
server-notice-minutes = { $minutes } min
server-feed-title = Interrex: co na mnie czeka
server-calendar = { $table }: koniec mojego czasu
server-calendar-call = { $table }: do tej chwili następna gra czeka na moją odpowiedź
server-mail-foot =
    Te wiadomości są na twoją prośbę od { $address }.
    Nie chcę ich więcej: { $link }
server-mail-confirm-title = Czy to twój adres?
server-mail-confirm =
    Ktoś, mamy nadzieję, że ty, chce, by stół { $address } pisał na ten adres, gdy czeka gra.

    Jeśli to ty, otwórz ten link: { $link }

    Jeśli nie, nie rób nic: nic więcej nie przyjdzie.
server-no-push = Ten serwer nie powiadamia przeglądarek.
server-no-mail = Ten serwer nie wysyła poczty.
server-no-webhooks = Ten serwer nie wywołuje webhooków.
server-no-route = Nie ma takiego powiadamiania.
server-routes-many = Sposobów powiadamiania może być najwyżej { $most } i tyle już jest.
server-bad-link = Ten link nie jest od nas albo jest niepełny.
server-mail-late = Ten link jest za stary albo adres już wycofano. Wpisz adres jeszcze raz.
server-route-twice = Tam już dostajesz powiadomienia: ten sposób jest na liście powyżej.
server-route-not-yet = Nie da się tego teraz wypróbować: adres nie jest potwierdzony albo serwer ma to wyłączone.
server-route-gap = Zbierać razem można tylko pocztę.
server-route-bad-mailbox = To nie wygląda na adres poczty.
server-route-bad-address = Z tego adresu nie możemy skorzystać. Powinien zaczynać się od https:// i nie zawierać nazwy użytkownika.
server-route-bad-template = Po wypełnieniu słowami szablon nie jest poprawnym JSON-em.
server-route-host-not-allowed = Ten serwer nie wywołuje tam webhooków. Zapytaj osobę, która go prowadzi.
server-route-private-network = Ten adres prowadzi do sieci prywatnej: nic się tam nie wysyła.
server-route-unknown-host = Nikt nie zna tego hosta.
server-route-unreachable = Nie udało się połączyć.
server-route-silent = Nikt nie odpowiedział.
server-route-redirected = Adres odsyła gdzie indziej: podaj ten, do którego prowadzi.
server-route-refused = Tam odmówiono przyjęcia.
server-route-busy = Tam chwilowo nie ma na to czasu.
server-route-stumbled = Coś poszło nie tak tutaj, a nie tam. Spróbujemy znowu; jeśli to się powtarza, powiedz osobie, która prowadzi ten serwer.
server-route-gone = Nikogo tam już nie ma. Ustaw to od nowa.
server-route-off = Ten serwer nic już tą drogą nie wysyła. Zapytaj osobę, która go prowadzi.
server-passkeys-extra = Klucze dostępu wymagają więcej, niż jest zainstalowane: pip install "interrex[passkeys]".
server-push-extra = Powiadamianie przeglądarek wymaga doinstalowania: pip install "interrex[push]".
server-mail-extra = Poczta wymaga doinstalowania: pip install "interrex[mail]".
server-bad-mail = --mail oczekuje smtp://użytkownik@host:port?from=adres (albo smtps://…), bez hasła: to jest czytane z INTERREX_MAIL_PASSWORD.

## Eksport i import

server-export-nothing = Nie ma stołu „{ $table }” w { $place }.
server-export-unfinished = Przy stole „{ $table }” gra jeszcze trwa; serwer wydaje tylko zapisy zakończonych gier.
server-export-unreachable = Pod „{ $place }” nie ma ani pliku, ani serwera: { $detail }.
server-exported = { $n ->
    [one] Zapisano jedną grę w { $folder }
    [few] Zapisano { $n } gry w { $folder }
    [many] Zapisano { $n } gier w { $folder }
   *[other] Zapisano { $n } gry w { $folder }
}
server-imported = { $path } to teraz stół { $table }
server-import-owner = Token właściciela: { $token }
