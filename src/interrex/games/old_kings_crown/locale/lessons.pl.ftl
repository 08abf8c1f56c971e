# Pierwszy rok z przewodnikiem.

old-kings-crown-lesson-first-year = Pierwszy rok: z przewodnikiem, dla dwojga
old-kings-crown-lesson-first-year-text =
    Cały rok, Arystokracja przeciw Klanom. Dowiadujesz się, co zrobić i dlaczego, druga strona gra swoją rolę, a potem
    gra należy do ciebie.

old-kings-crown-lesson-first-year-goal =
    Koronę założy ten, kto po ostatnim roku ma najwięcej wpływów. Większość dają wygrane konflikty, w których płaci
    lokalizacja, a także Herold stojący we właściwym miejscu.
old-kings-crown-lesson-first-year-turn =
    Gra trwa pięć lat. Wiosną licytujesz o kartę Królestwa, wysyłasz Herolda i kładziesz po jednej zakrytej karcie obok
    każdego regionu. Latem walczy się kolejno o trzy regiony. Jesienią rządzisz i podróżujesz; Zima czyści mapę.
old-kings-crown-lesson-first-year-side-nobility =
    Grasz Arystokracją. Twoje karty mają w radach wiele głosów, a taktyki nie wpuszczają obcych. W tym roku urządzisz
    zasadzkę i wygrasz Płaskowyż swoim Dziedzicem.
old-kings-crown-lesson-first-year-side-clans =
    Grasz Klanami. Twoi jeźdźcy i łodzie przychodzą i odchodzą: co przegrałoby w jednym regionie, może walczyć w innym. W tym
    roku wymkniesz się z zasadzki i wygrasz Niziny.

## Wiosna: licytacja

old-kings-crown-why-n-bid =
    Koronę założy ten, kto po ostatnim roku ma najwięcej wpływów; większość dają wygrane konflikty. Rok zaczyna się jednak
    od licytacji: jednej zakrytej karty z ręki. Silniejsza wybiera pierwsza z Wielkiego Traktu, a karta licytacji znika na
    tak długo, jak długo trzymasz zdobycz. Licytuj więc tym, czego nie będzie ci brakować Latem.
old-kings-crown-why-c-bid =
    Wszyscy licytują jednocześnie i mogą się rozmyślić, dopóki ostatni nie skończy. Wybierać jako drugi spośród czterech
    kart to nie nieszczęście: silniejsze karty zostają na regiony.
old-kings-crown-why-n-precedence =
    Licytacja odkryta. Taktyka Prawo pierwszeństwa sprawiłaby, że cudza licytacja liczy się jako 0, ale twoja i tak jest
    silniejsza. Większości taktyk można użyć raz na całą grę: zachowaj ją.
old-kings-crown-why-n-take =
    Silniejsza licytacja wybiera pierwsza. Kamień koronacyjny pozwala trzymać o jedną kartę więcej i daje 1 wpływ, ilekroć
    wygrasz konflikt tam, gdzie twój Dziedzic jest aktywny. Zalicytowany Poplecznik teraz go strzeże: ukraść go może
    licytacja o sile co najmniej 4.
old-kings-crown-why-c-take =
    Karbowany kij ustala na początku każdego roku całą kolejność gry. Straż o sile 1 jest słaba, ale do następnej licytacji
    został rok. Reszta Wielkiego Traktu się przesuwa.

## Wiosna: Heroldowie, karty, Stronnicy

old-kings-crown-why-n-herald =
    W kolejności gry każdy wysyła Herolda do lokalizacji. Herold daje wpływ tylko wtedy, gdy wygrasz ten region i wybierzesz
    właśnie tę lokalizację. Najwięcej płaci Pole Bitwy: 2.
old-kings-crown-why-c-herald =
    O Płaskowyż będzie zacięta walka. Na Nizinach może być mniej tłoczno, więc Herold idzie do Świątyni.
old-kings-crown-why-n-lay-1 =
    Teraz wszyscy jednocześnie kładą obok każdego regionu po jednej zakrytej karcie. Swoje możesz oglądać tylko ty. Najpierw
    Wyżyny: pomyśl, co karta może tam zrobić Latem, a nie tylko, jak jest silna.
old-kings-crown-why-n-lay-2 = Obok Płaskowyżu, gdzie czeka twój Herold: tu zwycięstwo się liczy.
old-kings-crown-why-n-lay-3 =
    I Niziny. Pozostałe dwie zostają na ręce: mogą jeszcze wejść do konfliktu albo Jesienią zostać odesłane.
old-kings-crown-why-c-lay-1 =
    Karty kładzie się w tajemnicy, po jednej obok każdego regionu, i można się rozmyślić, dopóki druga strona nie skończy.
    Najpierw Wyżyny. Kto gdzie walczy, widać dopiero, gdy zaczyna się tam konflikt.
old-kings-crown-why-c-lay-2 = Płaskowyż: cudzy Herold stoi tam na oczach wszystkich, więc nikt go nie odda za darmo.
old-kings-crown-why-c-lay-3 =
    Na Nizinach stoi twój własny Herold. Cokolwiek tu leży, za chwilę mogą to wzmocnić Stronnicy.
old-kings-crown-why-n-place =
    W kroku akcji Wiosny używa się akcji, w kolejności gry. Każdy może raz w roku rozmieścić Stronników: każdy z nich dodaje
    1 Siły w swoim regionie. Czterech na Płaskowyż.
old-kings-crown-why-n-place-last =
    Ostatni idzie na Niziny. Stronników rozmieszcza się za jednym razem, a ci, którzy są na mapie, przepadają Zimą. Część
    wraca dzięki Radzie Przysiąg.
old-kings-crown-why-n-spring = Twoje taktyki mogą poczekać na rok, w którym będą ważniejsze.
old-kings-crown-why-c-place = Dwóch Stronników na Wyżyny, żeby nie oddać ich za darmo.
old-kings-crown-why-c-place-more = I trzech na Niziny, do twojego Herolda: tam chcesz wygrać.
old-kings-crown-why-c-spring = Wiosną nic więcej. Zaczyna się Lato.

## Lato: trzy konflikty

old-kings-crown-why-c-marker =
    Ostatni na torze kolejności mówi, w jakiej kolejności walczy się o regiony. To coś warte: karty z Oskrzydleniem mogą
    przejść tylko do regionów jeszcze nierozpatrzonych. Dlatego najpierw Wyżyny.
old-kings-crown-why-c-marker-2 = Potem Niziny; Płaskowyż, o który toczy się największa gra, na końcu.
old-kings-crown-why-n-ambush =
    Karty obok Wyżyn zostają odkryte: Oszust o sile 0 przeciw Kawalerii o sile 5 i dwóm Stronnikom. Jest Dzień i w kolejności
    gry każdy może używać rozkazów kart, które tu walczą. Oszust może urządzić Zasadzkę: dokłada kartę z twojej ręki,
    zakrytą, dopóki wszyscy nie skończą.
old-kings-crown-why-c-flank =
    Nadchodzi coś zakrytego, a drugiej kolejki nie będzie. Kawaleria może użyć Oskrzydlenia: odejść stąd do regionu jeszcze
    nierozpatrzonego. Na Płaskowyżu jej 5 się przyda. Stronnicy zostają.
old-kings-crown-why-n-castle =
    To był twój Konetabl, Kapitan o sile 9, przeciw dwóm Stronnikom: Wyżyny są twoje. Zwycięzca wybiera jedną z dwóch
    lokalizacji. Obie dają 1 wpływ; Zamek pozwala od razu rządzić.
old-kings-crown-why-n-reign =
    Rządzić znaczy umieścić kartę z głosami w radzie. Kapitan zrobił tu swoje, więc zasiada w Radzie Przysiąg, gdzie Jesienią
    każdy głos sprowadza z powrotem Stronnika.
old-kings-crown-why-c-shrine =
    Na Nizinach twój Szpieg i trzech Stronników mieli 8 przeciw 6. Nocą Szpieg zabija tych, z którymi walczy, ale Machina
    wojenna jest Nietykalna. W Świątyni stoi twój Herold: 1 wpływ za niego i 1 za miejsce.
old-kings-crown-why-c-bury =
    Świątynia pozwala włożyć do trzech kart pod talię, także aktywne. Szpieg trafia tam zamiast na stos odrzuconych: wróci
    szybciej.
old-kings-crown-why-c-buried = Jedna wystarczy: co jest na ręce albo jeszcze ma walczyć, zostaje.
old-kings-crown-why-c-day =
    Na Płaskowyżu Kapitan i Kawaleria mają 13 przeciw Dziedzicowi z czterema Stronnikami, 14. Taktyka Szlaki morskie mogłaby
    przenieść Kapitana, ale nie ma już innego regionu. Nic nie da się zrobić.
old-kings-crown-why-n-battlefield =
    Wygrana o jeden. Jeszcze przed nagrodami Kamień koronacyjny dał 1 wpływ za twojego Dziedzica. Pole Bitwy daje 2, a stojący
    tam Herold jeszcze 1; przeciwnikom, których Herold też by tam stał, zabrałby po 1.

## Jesień

old-kings-crown-why-n-journey =
    Jesienią każdy może raz rządzić i raz wyruszyć w podróż kartą z ręki. Karta, która podróżuje, trafia na stos strat i daje
    tyle wiedzy, ile na niej nadrukowano. Handlarz nie jest wojownikiem, a daje 2.
old-kings-crown-why-n-buy =
    Za wiedzę od razu kupuje się karty z miejsca mocy. Cień Jaśnie Pana to Czempion o sile 11 za 2 wiedzy; trafia na
    twoją rękę.
old-kings-crown-why-n-rally =
    Aktywne karty Zimą się odrzuca. Dziedzic ma Mobilizację i wraca na rękę, gotów na następny rok.
old-kings-crown-why-n-autumn =
    Rada Przysiąg mogłaby teraz, i w każdą następną Jesień, sprowadzić Stronnika. Zobaczmy jednak, co zrobią Klany; prowadzisz
    i tak, 5 wpływów do 2.
old-kings-crown-why-c-govern =
    Dziedzic Latem nie był potrzebny. W Radzie Reliktów głos zamienia się we wpływ, ilekroć twój Herold zdobywa nagrodę.
old-kings-crown-why-c-autumn =
    To wszystko. Zima przychodzi sama: Heroldowie wracają, Stronnicy z mapy przepadają, aktywne karty się odrzuca. Potem
    wszyscy dobierają do limitu ręki. Pilnuj talii: gdy się skończy, limit spada o 1.
old-kings-crown-why-c-order =
    Zwykle prowadzący jest pierwszy i wszyscy patrzą mu na ręce. Z Karbowanym kijem decydujesz ty: najpierw Arystokracja, żeby
    to znów do ciebie należały znaczniki konfliktów. Dalej gra należy do ciebie.

## Co jeszcze można zrobić

-about-bid =
    Licytować można każdą kartą z ręki. Jej Siła decyduje, kto wybiera pierwszy, a potem jak dobrze strzeże zdobyczy.
-about-take = Każdą odkrytą kartę z Wielkiego Traktu. Zatrzymaj na niej wskaźnik albo przytrzymaj palec, żeby ją przeczytać.
-about-take-back = Karta licytacji wraca na rękę i nic nie bierzesz.
-about-herald = Herold może pójść do dowolnej z sześciu lokalizacji, także tam, gdzie stoją inni.
-about-lay = Każda karta z ręki może leżeć obok każdego regionu, po jednej. Możesz się rozmyślić, dopóki wszyscy nie skończą.
-about-place = Każdy Stronnik dodaje w swoim regionie 1 Siły. Rozmieszcza się ich raz w roku, za jednym razem.
-about-clash = O regiony walczy się po kolei, tak jak powiesz.
-about-ambush = Kolejna karta z ręki dołącza do konfliktu zakryta i zostaje odkryta, gdy wszyscy skończą swój Dzień.
-about-retreat = Karty, Stronnicy albo Herold wracają z tego konfliktu.
-about-flank = Karta odchodzi do regionu jeszcze nierozpatrzonego i walczy tam.
-about-claim = Każda z dwóch lokalizacji płaci to, co na niej nadrukowano; Herold płaci tylko tam, gdzie stoi.
-about-reign = Zamek: karta aktywna albo z ręki zasiada w radzie, a wszystkie inne ją opuszczają.
-about-bury = Świątynia: karty aktywne albo z ręki idą pod talię.
-about-govern = Karta z głosami zasiada w radzie. Do czego służą głosy, mówi rada.
-about-journey = Karta z wiedzą idzie na stos strat i daje swoją wiedzę, do wydania od razu albo na później.
-about-buy = Za wiedzę kupujesz kartę z miejsca mocy. Gdy na końcu jest ono puste, wiedza się liczy: 1 wpływ za 2.
-about-rally = Aktywna karta wraca na rękę, zamiast zostać odrzucona Zimą.
-about-oaths = Rada Przysiąg: tylu Stronników, ile masz tam głosów, wraca na twoją planszetkę.
-about-next = Kogo wskażesz, ten jest następny na torze kolejności.
-about-pass = Spasowanie kończy dla ciebie ten krok: czego w nim nie zrobiono, to przepada.

## Arystokracja

old-kings-crown-about-nobility-ambush = { -about-ambush }
old-kings-crown-about-nobility-bid = { -about-bid }
old-kings-crown-about-nobility-buy = { -about-buy }
old-kings-crown-about-nobility-claim = { -about-claim }
old-kings-crown-about-nobility-govern = { -about-govern }
old-kings-crown-about-nobility-herald = { -about-herald }
old-kings-crown-about-nobility-journey = { -about-journey }
old-kings-crown-about-nobility-lay = { -about-lay }
old-kings-crown-about-nobility-oaths = { -about-oaths }
old-kings-crown-about-nobility-pass = { -about-pass }
old-kings-crown-about-nobility-place = { -about-place }
old-kings-crown-about-nobility-rally = { -about-rally }
old-kings-crown-about-nobility-reign = { -about-reign }
old-kings-crown-about-nobility-retreat = { -about-retreat }
old-kings-crown-about-nobility-take = { -about-take }
old-kings-crown-about-nobility-take-back = { -about-take-back }
old-kings-crown-about-nobility-every-man-a-wall = { old-kings-crown-tactic-every-man-a-wall.does }
old-kings-crown-about-nobility-precedence = { old-kings-crown-tactic-precedence.does }
old-kings-crown-about-nobility-silver-broom = { old-kings-crown-tactic-silver-broom.does }

## Klany

old-kings-crown-about-clans-bid = { -about-bid }
old-kings-crown-about-clans-bury = { -about-bury }
old-kings-crown-about-clans-claim = { -about-claim }
old-kings-crown-about-clans-clash = { -about-clash }
old-kings-crown-about-clans-flank = { -about-flank }
old-kings-crown-about-clans-govern = { -about-govern }
old-kings-crown-about-clans-herald = { -about-herald }
old-kings-crown-about-clans-journey = { -about-journey }
old-kings-crown-about-clans-lay = { -about-lay }
old-kings-crown-about-clans-next = { -about-next }
old-kings-crown-about-clans-pass = { -about-pass }
old-kings-crown-about-clans-place = { -about-place }
old-kings-crown-about-clans-take = { -about-take }
old-kings-crown-about-clans-take-back = { -about-take-back }
old-kings-crown-about-clans-weather-of-our-choosing = { old-kings-crown-tactic-weather-of-our-choosing.does }
old-kings-crown-about-clans-portage = { old-kings-crown-tactic-portage.does }
old-kings-crown-about-clans-driven-cattle = { old-kings-crown-tactic-driven-cattle.does }
old-kings-crown-about-clans-up-from-the-bilge = { old-kings-crown-tactic-up-from-the-bilge.does }
