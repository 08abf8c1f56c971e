## Pierwszy rok z przewodnikiem

kingsburg-lesson-first-year = Pierwszy rok: trzy pory zbiorów i zima z przewodnikiem
kingsburg-lesson-first-year-text =
    Cały rok z trojgiem gubernatorów. Dowiadujesz się, co zrobić i dlaczego, pozostali grają swoje, a od drugiego roku gra
    należy do ciebie.
kingsburg-role-governor = Gubernator

kingsburg-lesson-first-year-goal =
    Zarządzasz prowincją w imieniu króla. Po pięciu latach wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
    Większość dają budynki, część członkowie rady i wygrane zimy.
kingsburg-lesson-first-year-turn =
    Wiosną, latem i jesienią wszyscy rzucają kośćmi. Zaczyna najniższa suma; po kolei stawia się kości u członka rady, który
    jest wart dokładnie tyle, a każdy członek rady służy tylko jednemu gubernatorowi. Potem członkowie rady pomagają i każdy może raz
    budować. Zimą nadchodzą wrogowie: muszą ich zatrzymać oddziały, obrona i królewskie posiłki.
kingsburg-lesson-first-year-side-governor =
    Masz trzy kości, żadnych zasobów i pusty arkusz prowincji. Rząd buduje się od lewej do prawej; im dalej w prawo, tym
    budynki są droższe i dają więcej. Postawisz Palisadę, Tawernę i Rynek, a potem przetrwasz zimę.

## Królewska pomoc

kingsburg-why-aid =
    Rok zaczyna się od królewskiej pomocy dla tych, którzy mają najmniej budynków. Nikt jeszcze żadnego nie ma, więc każdy
    wybiera jeden zasób. Drewno to dobry początek: Palisada kosztuje dwa.
kingsburg-why-aid-second = Tutaj też drewno. Wszyscy wybierają naraz i dopiero potem widzą, co wzięli inni.
kingsburg-why-aid-third = Kamień: z tych trzech zasobów najrzadszy, a niskie rzuty prawie nigdy go nie dają.

## Wiosna

kingsburg-why-spring-squire =
    Trzy dwójki to najniższy rzut, więc ta osoba zaczyna. Jedna 2 wystarcza na Giermka, a on przynosi jedno złoto.
kingsburg-why-spring-first =
    Teraz ty. Sama 3 wystarcza na Architekta i jego drewno. Postaw ją od razu, bo o trójkę łatwo: jeśli poczekasz,
    Architekta może zająć ktoś inny.
kingsburg-why-spring-jester = Jedynka rzadko przydaje się do czegoś innego: Błazen, czyli 1 PZ.
kingsburg-why-spring-pair = Kości wolno dodawać: 2 i 2 to 4, Kupiec, który daje drewno albo złoto.
kingsburg-why-spring-sum =
    2 i 5 to 7, Astronom: jeden dowolny zasób i żeton +2, który kiedyś podniesie sumę o dwa. Dwie kości u lepszego członka rady
    są często warte więcej niż dwóch słabszych.
kingsburg-why-spring-sergeant = Piątka dla Sierżanta, który użycza oddziału na zimę.
kingsburg-why-spring-alchemy = Pozostali nie mają już kości, więc ostatnia idzie od razu: Alchemik.
kingsburg-why-spring-gold = Potem członkowie rady pomagają, od Błazna w górę. Kupiec daje wybór: złoto na Tawernę.
kingsburg-why-spring-swap = Alchemik zamienia jeden zasób na po jednym z dwóch pozostałych: kamień na złoto i drewno.
kingsburg-why-spring-wood = Astronom daje ci dowolny zasób. Dwa drewna już masz; trzecie przyda się na Tawernę.
kingsburg-why-spring-inn = W każdej porze zbiorów wolno zbudować jeden budynek, według kolejności. Tawerna kosztuje złoto i drewno.
kingsburg-why-spring-palisade =
    Dwa drewna na Palisadę, pierwszy budynek w jej rzędzie. W każdej zimowej bitwie wzmacnia cię o jeden, a jedno drewno
    ci zostaje.
kingsburg-why-spring-tavern =
    Jeszcze jedna Tawerna. Każdy ma teraz po jednym budynku, więc przychylność króla za największą ich liczbę trafia do
    wszystkich trojga: po 1 PZ.

## Lato

kingsburg-why-summer-jester = Tym razem zaczyna trzecia osoba, z sumą 8: kto rzucił najmniej, ten wybiera pierwszy.
kingsburg-why-summer-first = Znowu Architekt, zanim przyjdzie ktoś inny: drewno na Rynek, którego zechcesz jesienią.
kingsburg-why-summer-merchant = Kupiec za samą 4.
kingsburg-why-summer-stars = 1 i 6 to 7: Astronom, zasób i żeton +2.
kingsburg-why-summer-token =
    Sama 6 to Alchemik. Z żetonem +2 robi się 8: Skarbnik i dwa złota. Do jednej sumy wolno dodać jeden żeton, a ten
    przepada.
kingsburg-why-summer-general =
    Dwie piątki dla Generała: dwa oddziały i spojrzenie na kartę wrogów tej zimy, której nikt inny nie zobaczy.
kingsburg-why-summer-gold = Złoto od Kupca.
kingsburg-why-summer-any = Złoto od Astronoma.
kingsburg-why-summer-inn =
    Tawerna daje żeton +2 na koniec każdego lata, także tego. Im wcześniej stanie, tym częściej się opłaci.
kingsburg-why-summer-nothing =
    Z tych zasobów nie da się nic zbudować. Druga i trzecia osoba zostają więc z jednym budynkiem.

## Jesień

kingsburg-why-autumn-first =
    Królewski wysłannik trafia do tego, kto ma najmniej budynków, a przy remisie najmniej zasobów: do trzeciej osoby.
    Trzy trójki to najniższa suma: zaczynasz, od Architekta.
kingsburg-why-autumn-jester = Znowu jedynka: Błazen i 1 PZ.
kingsburg-why-autumn-queen = Wszystkie trzy kości u Królowej, drugiej od góry: 3 PZ, dwa zasoby i spojrzenie na wrogów.
kingsburg-why-autumn-token = 3 i 3 to 6, a z żetonem z Tawerny 8: Skarbnik i dwa złota.
kingsburg-why-autumn-champion = 5 i 6 z żetonem to 13: Czempion daje od razu trzy kamienie.
kingsburg-why-autumn-goods = Dwa dowolne zasoby od Królowej.
kingsburg-why-autumn-market =
    Dwa złota i dwa drewna na Rynek, na prawo od twojej Tawerny. Od razu daje 1 PZ, a odtąd może zmienić sumę o jeden, w
    górę albo w dół.
kingsburg-why-autumn-tower = Kordegarda: o jeden więcej w każdej bitwie.
kingsburg-why-autumn-fence = Ostrokół za jedno drewno: tańszego budynku nie ma.
kingsburg-why-autumn-one =
    Wysłannik pozwoliłby na drugi budynek w tej samej porze albo na członka rady, który jest już zajęty. Zostaje na później.

## Rekrutacja i zima

kingsburg-why-recruit-second =
    Przed zimą dwa zasoby to jeden oddział. Kto ma oddziały i Kordegardę, ten ich nie potrzebuje. Tobie nie został żaden
    zasób, więc nikt cię nie pyta.
kingsburg-why-recruit-third =
    Tu też nikt nie rekrutuje. Teraz kość mówi, ile oddziałów król śle wszystkim; z pięcioma i z Palisadą masz sześć, a
    Gobliny przegrywają.

## Do czego służy który wybór

kingsburg-about-governor-take = Wybierz, co chcesz. Pomyśl, co zbudujesz następne i ile to kosztuje.
kingsburg-about-governor-influence =
    Możesz dodać dowolne swoje kości, a suma musi wskazać członka rady, który jest jeszcze wolny. Kości, które nie znajdą
    członka rady, przepadają.
kingsburg-about-governor-pass = Kto pasuje, nic więcej już w tym kroku nie robi; pozostałe kości nic nie dają.
kingsburg-about-governor-trade = Alchemik zamienia jeden zasób na po jednym z dwóch pozostałych. Nie trzeba z tego korzystać.
kingsburg-about-governor-build =
    Jeden budynek na porę zbiorów, w każdym rzędzie od lewej do prawej. To, co działa co roku, najlepiej budować wcześnie.
kingsburg-about-governor-recruit =
    Dwa zasoby to jeden oddział, ile razy cię na to stać. Po zimie oddziały wracają do domu.
