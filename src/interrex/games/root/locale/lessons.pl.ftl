## Pierwsza gra z przewodnikiem

root-lesson-first-game = Pierwsza gra: dwie rundy z przewodnikiem
root-lesson-first-game-text =
    Dwie rundy gry czterema frakcjami. Dowiadujesz się, co zrobić i dlaczego, pozostali grają swoje, a potem gra należy
    do ciebie.

root-lesson-first-game-goal =
    Kto pierwszy zdobędzie 30 punktów zwycięstwa (PZ), od razu wygrywa. Każda frakcja punktuje po swojemu, dlatego patrz
    nie tylko na mapę, ale i na to, za co punkty dostają inni.
root-lesson-first-game-turn =
    Tura ma trzy części: Świt, Dzień i Wieczór. W każdej frakcji dzieje się w nich co innego; najwięcej robi się w Dzień,
    a Wieczorem dobiera się karty. Kto ma na polanie więcej wojowników i budynków, ten ją kontroluje.
root-lesson-first-game-side-marquise =
    Grasz Markizą de Kot. Na początku ma prawie cały Leśnogród i musi go utrzymać, budując. Tartaki dają drewno, drewnem
    płaci się za budynki, a każdy budynek punktuje, gdy powstaje.
root-lesson-first-game-side-eyrie =
    Grasz Orlimi Gniazdami. Co turę dokładasz karty do Dekretu i musisz wypełnić go w całości; jeśli czegoś nie
    zdołasz wykonać, wybuchają Zamieszki. Gniazda na mapie punktują co Wieczór.
root-lesson-first-game-side-alliance =
    Grasz Sojuszem. Na początku nie masz na mapie niczego. Za Stronników zdobywa się Sympatyków, którzy dają punkty;
    tam, gdzie są Sympatycy, możesz wywołać rewoltę i zyskać bazę oraz oficerów.
root-lesson-first-game-side-vagabond =
    Grasz Włóczęgą, samotnie, z Plecakiem przedmiotów zamiast armii. To, co robisz, wyczerpuje przedmioty. Punkty dają Misje,
    pomoc innym i walka z Wrogami.

## Runda 1: Markiza

root-why-m1-craft =
    Każda tura ma trzy części. O Świcie każdy tartak dał żeton drewna. Dzień zaczyna się od przekuwania: warsztat
    daje symbol swojej polany, tutaj królika. To może poczekać do następnej tury.
root-why-m1-build =
    Pierwsza z trzech akcji. Budynek kosztuje drewno, a drewno musi się z nim łączyć przez polany kontrolowane przez
    Markizę. Drugi tartak kosztuje jedno drewno, daje 1 PZ i co turę o jedno drewno więcej.
root-why-m1-march =
    Druga akcja. Marsz to najwyżej dwa ruchy. Żeby się ruszyć, trzeba kontrolować polanę, którą się opuszcza, albo tę,
    na którą się wchodzi, a kontroluje ten, kto ma tam najwięcej wojowników i budynków. Markiza kontroluje prawie
    wszystko.
root-why-m1-second = Drugi ruch tego samego marszu prowadzi dalej, na lisią polanę na wschodzie, obok Orlich Gniazd.
root-why-m1-both = Idą obaj wojownicy. Z tym, który już tam stoi, jest ich trzech: dość, by utrzymać polanę.
root-why-m1-recruit =
    Trzecia akcja. Każde koszary dają jednego wojownika, ale tylko raz na turę. Koszary są jedne, na mysiej polanie na
    zachodzie.
root-why-m1-end =
    Trzy akcje już za nami. Ptasia karta pozwoliłaby na czwartą, ale karty lepiej zachować na gorętszą turę.
    Wieczorem Markiza dobiera kartę.

## Runda 1: Orle Gniazda

root-why-e1-decree =
    O Świcie Orle Gniazda dodają do Dekretu jedną lub dwie karty. Karta zostaje tam na stałe i co turę wymaga swojej
    akcji na polanie ze swoim symbolem. Gniazdo stoi na króliczej polanie, więc króliki trafiają do Werbunku.
root-why-e1-second = Drugi królik w kolumnie Werbunku to co turę drugi wojownik.
root-why-e1-craft =
    Orle Gniazda przekuwają gniazdami, zanim wykonają Dekret. Jednym króliczym gniazdem niewiele się przekuje, więc
    przechodzimy do Dekretu.
root-why-e1-recruit =
    Teraz Dekret wykonuje się od lewej do prawej, karta po karcie. Pierwsza karta Werbunku: wojownik w gnieździe z jej
    symbolem.
root-why-e1-again = I druga karta: jeszcze jeden wojownik w gnieździe.
root-why-e1-move =
    W kolumnie Ruchu leży Lojalny Wezyr, czyli ptak. Ptaki to jokery, zastępują każdy symbol, więc ruch może zacząć się
    na króliczej polanie. Prowadzi na zachód, na mysią.
root-why-e1-three =
    Trzech wystarczy do kontroli: Markiza ma tam jednego wojownika. Orle Gniazda kontrolują polanę nawet przy remisie,
    ale pięciu niech zostanie strzec gniazda.
root-why-e1-build =
    Ostatnia kolumna, znów Wezyr. Orle Gniazda kontrolują mysią polanę i nie mają tam gniazda, więc mogą je zbudować.
    Wieczorem dwa gniazda dają 1 PZ. Gdyby nie było gdzie budować, Zamieszki kosztowałyby punkty i przywódcę.

## Runda 1: Sojusz

root-why-a1-spread =
    O Świcie wydaje się Stronników, aby zdobyć Sympatyków. Pierwszy żeton może trafić wszędzie, następne obok innych.
    Ze środkowej polany wychodzi pięć ścieżek: stąd Sympatycy łatwo idą dalej, a kto tu wmaszeruje, musi oddać kartę.
root-why-a1-spend =
    Stronnik musi pasować do polany: lis do lisiej. Pierwszy żeton kosztuje jednego i jeszcze nie punktuje.
root-why-a1-enough = Kolejny żeton zabrałby Stronników, których bardziej będzie potrzebować rewolta w następnej turze.
root-why-a1-craft =
    Sojusz przekuwa żetonami Sympatyków. Jeden na lisiej polanie to akurat tyle, ile kosztuje kusza: 1 PZ, a przedmiot
    pochodzi z puli obok mapy.
root-why-a1-mobilize = Karty z ręki stają się Stronnikami. Bez bazy Sojusz może ich mieć najwyżej pięciu.
root-why-a1-again = Im więcej Stronników, tym więcej się wydarzy w następnej turze. Jakie to karty, pozostaje tajemnicą.
root-why-a1-end = Wieczorem działają oficerowie, ale przed pierwszą rewoltą ich nie ma. Sojusz dobiera kartę.

## Runda 1: Włóczęga

root-why-v1-slip =
    Włóczęga chodzi sam: niczyja kontrola nie zamknie przed nim polany. O Świcie zakrada się za darmo w sąsiednie
    miejsce, tutaj na polanę pośrodku.
root-why-v1-aid =
    Działa, wyczerpując przedmioty. Aby pomóc komuś na swojej polanie, wyczerpuje dowolny przedmiot i oddaje kartę
    pasującą do polany, tu lisią. Sojusz lepiej o nim myśli: 1 PZ.
root-why-v1-take =
    Kto pomaga, może wziąć przedmiot, który tamten przekuł. Kusza jest dla Włóczęgi warta więcej niż dla kogokolwiek
    innego.
root-why-v1-move =
    But pozwala mu przejść ścieżką na mysią polanę. Tam, gdzie stoją wojownicy Wroga, trzeba by dwóch butów.
root-why-v1-strike =
    Kusza usuwa wojownika bez walki. Orle Gniazda stają się jego Wrogiem: odtąd punktuje każdy ich wojownik, którego
    usunie w walce.
root-why-v1-battle =
    Miecz to walka. Rzuca się dwiema kośćmi: atakujący zadaje wyższy wynik, obrońca niższy, ale nikt więcej, niż ma tam
    mieczy lub wojowników.
root-why-v1-no-ambush =
    Przed rzutem obrońca może zagrać z ręki zasadzkę. Tym razem jej nie ma. Pytanie pada zawsze, żeby niczego nie
    zdradzało.
root-why-v1-end =
    Jedno obrażenie, jeden wojownik Wroga mniej: 1 PZ. Została tylko herbata, a ona działa najlepiej odkryta na swoim
    torze: odkryje dwa przedmioty więcej. Wieczorem Włóczęga dobiera kartę.

## Runda 2: Markiza

root-why-m2-craft =
    Dwa tartaki dały dwa drewna. Teraz warsztat bierze się do pracy: jeden królik wystarcza na Sprzęt Podróżny, za 1 PZ
    i but.
root-why-m2-crafted = Każdego warsztatu można użyć raz na turę, a jest tylko jeden.
root-why-m2-march =
    Orle Gniazda na mysiej polanie osłabły po wizycie Włóczęgi. Marsz ściąga posiłki z południowego zachodu.
root-why-m2-second = Tym samym marszem dalej, na mysią polanę.
root-why-m2-both =
    Idą obaj, żeby było ich trzech: w walce nie zada się więcej obrażeń, niż ma się na polanie wojowników.
root-why-m2-battle =
    Wojownicy chronią budynki: obrażenia najpierw trafiają w nich. Za jedynym wojownikiem stoi gniazdo warte 1 PZ.
root-why-m2-no-ambush = Znowu bez zasadzki. Atakujący i tak musi się jej bać.
root-why-m2-no-hospital =
    Na kościach 2 i 1: Orle Gniazda tracą wojownika i gniazdo, Markiza wojownika. Szpitale Polowe za jedną kartę pasującą
    do polany przeniosłyby poległych do twierdzy. Dla jednego to za drogo.
root-why-m2-build =
    Trzeci tartak kosztuje dwa drewna i daje 2 PZ. Liczy się drewno z dwóch polan, bo łączą je polany kontrolowane.
root-why-m2-bird = Trzy akcje już za nami, ale ptasia karta opłaca jeszcze jedną.
root-why-m2-recruit = Wojownik w koszarach, póki nie użyto ich w tej turze.
root-why-m2-end = Dzień się kończy. W następnej turze trzy tartaki dadzą trzy drewna.

## Runda 2: Orle Gniazda

root-why-e2-decree =
    Dekret rośnie co turę: trzeba dodać choć jedną kartę. Mysz w kolumnie Walki oznacza odtąd co turę walkę na mysiej
    polanie. W tej turze są tam przeciwnicy.
root-why-e2-one = Jedna karta wystarczy. Każda to obietnica, której trzeba dotrzymać.
root-why-e2-craft = Do przekuwania zostało jedno gniazdo. Przechodzimy do Dekretu.
root-why-e2-recruit = Znów od lewej do prawej. Króliki z poprzedniej tury wciąż tu są.
root-why-e2-again = I drugi wojownik w gnieździe.
root-why-e2-move = Dekret zażąda walki wśród myszy, a potem nowego gniazda. Zatem z powrotem na mysią polanę.
root-why-e2-five = Pięciu zada trzy obrażenia i zniesie straty; dwóch w domu wystarczy, by strzec gniazda.
root-why-e2-battle = Mysia karta żąda walki na mysiej polanie: przeciw Markizie, która zburzyła gniazdo.
root-why-e2-no-ambush = Markiza też może zagrać zasadzkę i nie robi tego.
root-why-e2-hospital =
    Obaj wojownicy polegli naraz. Jedna karta pasująca do polany przenosi wszystkich do twierdzy: za dwóch to uczciwa
    cena.
root-why-e2-build =
    Polana znów jest pod kontrolą, drugie gniazdo stoi: Wieczorem 1 PZ. Cały Dekret wykonano. Zamieszki kosztowałyby
    1 PZ za każdego ptaka w Dekrecie, wszystkie karty i przywódcę.

## Runda 2: Sojusz

root-why-a2-revolt =
    Rewolta na polanie z Sympatykami kosztuje dwóch pasujących Stronników. Znika stamtąd wszystko, co należy do
    przeciwników, a powstaje baza: z wojownikami za każdą polanę tego symbolu z Sympatykami i z pierwszym oficerem.
root-why-a2-spend = Pierwszy z dwóch lisów.
root-why-a2-pair = I drugi.
root-why-a2-no-hospital = Szpitale Polowe mogłyby za pasującą kartę przenieść poległego do twierdzy. Markiza rezygnuje.
root-why-a2-spread =
    Sympatycy pojawiają się na sąsiednich polanach. Na króliczej stoi jeden wojownik; gdzie stoi trzech jednego
    przeciwnika, Prawo Wojny kosztowałoby o jednego Stronnika więcej.
root-why-a2-rabbit = Królik na króliczą polanę. Drugi żeton daje 1 PZ, późniejsze nawet 4.
root-why-a2-enough = Ostatni Stronnik zostaje na następną turę.
root-why-a2-train = Karta z symbolem bazy szkoli wojownika na oficera. Każdy oficer to jedna akcja co Wieczór.
root-why-a2-again = Druga karta, trzeci oficer.
root-why-a2-evening = Przechodzimy do Wieczoru i oficerów.
root-why-a2-move = Pierwszy oficer: ruch, na zwykłych zasadach.
root-why-a2-organize =
    Drugi: oddaje się wojownika za żeton Sympatyków tam, gdzie stoi. Nie kosztuje to Stronników, a daje 1 PZ.
root-why-a2-recruit = Trzeci: nowy wojownik w bazie. Baza to też jedna karta więcej Wieczorem.

## Runda 2: Włóczęga

root-why-v2-slip =
    O Świcie odkrywa się trzy przedmioty i dwa więcej za każdą herbatę na torze: wszystko jest znów odkryte. Włóczęga
    zakrada się z powrotem na środek, gdzie są ruiny i Misja do wykonania.
root-why-v2-explore = Pochodnia przeszukuje ruiny: 1 PZ, a przedmiot spod nich należy do niego.
root-why-v2-quest = Misja wymaga polany ze swoim symbolem i dwóch przedmiotów: herbaty i buta, za sprawunki u lisów.
root-why-v2-points =
    Punkty albo dwie karty. Punktów jest tyle, ile wykonanych Misji z tym symbolem: teraz 1, za następną lisią 2.
root-why-v2-craft =
    Włóczęga przekuwa młotkami, z symbolem polany, na której jest. Młotek z ruin, na lisiej polanie, to Płatnerze: w walce
    raz pozwolą mu zignorować wszystkie obrażenia z kości.
root-why-v2-end = Miecz i kusza zostają w pogotowiu. Tu przewodnik się kończy; co dalej, zależy od graczy.

## Co jeszcze można zrobić: Markiza

root-about-marquise-craft =
    Przekuwa się warsztatami, każdym raz na turę, z symbolem jego polany. Przedmioty od razu dają PZ; inne karty
    zostają przed tobą i dają zdolność.
root-about-marquise-march =
    Marsz to najwyżej dwa ruchy. Musisz kontrolować polanę, którą opuszczasz, albo tę, na którą wchodzisz.
root-about-marquise-move = Drugi ruch marszu mogą wykonać dowolni twoi wojownicy, skądkolwiek chcesz.
root-about-marquise-warriors = Ruszyć może się dowolnie wielu wojowników, co najmniej jeden.
root-about-marquise-recruit = Werbunek stawia po wojowniku w każdych koszarach, raz na turę.
root-about-marquise-build =
    Budowa kosztuje drewno i daje PZ; im więcej budynków tego rodzaju, tym więcej jednego i drugiego. Trzeba
    kontrolować polanę, a ona musi mieć wolne pole.
root-about-marquise-overwork = Nadprodukcja to jedno drewno w tartaku za kartę pasującą do jego polany.
root-about-marquise-bird = Ptasia karta opłaca jeszcze jedną akcję, tyle razy, ile masz ptaków.
root-about-marquise-battle =
    Walczyć można tam, gdzie masz wojowników, a przeciwnik cokolwiek swojego. Każdy usunięty budynek lub żeton to 1
    PZ.
root-about-marquise-hospital =
    Szpitale Polowe: jedna karta pasująca do polany przenosi do twierdzy wszystkich wojowników właśnie tam
    straconych.
root-about-marquise-pass = Pas kończy ten krok: czego w nim nie zrobisz, nie zrobisz już w tej turze.

## Orle Gniazda

root-about-eyrie-decree =
    Karta może trafić do każdej kolumny. Pomyśl o wszystkich następnych turach: werbunek wymaga gniazda z jej
    symbolem, ruch wojowników na takiej polanie, walka przeciwnika, budowa kontrolowanej polany bez gniazda.
root-about-eyrie-recruit = Karty jednej kolumny można wykonywać w dowolnej kolejności, ale każdą trzeba.
root-about-eyrie-move = Ruch musi zacząć się na polanie z symbolem karty, ale skończyć może na każdej sąsiedniej.
root-about-eyrie-warriors = Ruszyć może się dowolnie wielu wojowników, co najmniej jeden.
root-about-eyrie-battle = Walka musi być na polanie z symbolem karty; przeciwnika wybierasz.
root-about-eyrie-build = Gniazdo staje na kontrolowanej polanie, która go nie ma i ma wolne pole.
root-about-eyrie-pass = Pas przechodzi do następnego kroku.

## Sojusz

root-about-alliance-spread =
    Sympatycy pojawiają się obok Sympatyków. Im więcej żetonów, tym więcej punktują, a gdy ktoś wmaszeruje lub
    usunie żeton, musi oddać kartę.
root-about-alliance-spend = Wydawani Stronnicy muszą pasować do polany; ptaki pasują do każdej.
root-about-alliance-revolt = Rewolta usuwa wszystkich przeciwników z polany z Sympatykami i zakłada tam bazę.
root-about-alliance-craft = Przekuwa się żetonami Sympatyków, każdym raz na turę, z symbolem jego polany.
root-about-alliance-mobilize = Mobilizacja kładzie kartę z ręki zakrytą między Stronników.
root-about-alliance-train = Szkolenie za kartę z symbolem bazy daje oficera.
root-about-alliance-move = Oficer może poprowadzić ruch, na zwykłych zasadach.
root-about-alliance-battle = Oficer może poprowadzić walkę. W obronie Sojusz zadaje wyższy wynik: to wojna partyzancka.
root-about-alliance-recruit = Oficer może postawić wojownika w bazie.
root-about-alliance-organize = Oficer może zamienić wojownika na żeton Sympatyków tam, gdzie stoi.
root-about-alliance-pass = Pas kończy ten krok.

## Włóczęga

root-about-vagabond-slip = Zakradnięcie się na sąsiednią polanę nic nie kosztuje, czy są tam Wrogowie, czy nie.
root-about-vagabond-hide =
    W lesie nikt cię nie dosięgnie, a Wieczorem wszystkie przedmioty są naprawione; ale wszędzie jest daleko.
root-about-vagabond-move = But to ruch, a gdzie stoją wojownicy Wroga, dwa buty.
root-about-vagabond-battle =
    Miecz to walka. Zadajesz najwyżej tyle obrażeń, ile masz nieuszkodzonych mieczy, a otrzymane obrażenia uszkadzają
    przedmioty.
root-about-vagabond-explore = Pochodnia przeszukuje ruiny na twojej polanie: przedmiot i 1 PZ.
root-about-vagabond-special = Jako Złodziej wyczerpujesz pochodnię, by zabrać losową kartę komuś na swojej polanie.
root-about-vagabond-aid = Pomoc to pasująca karta za lepsze relacje, przedmiot tamtego, a często i PZ.
root-about-vagabond-take = Przedmiot można wziąć albo zostawić.
root-about-vagabond-quest = Misja zużywa dwa przedmioty na polanie ze swoim symbolem; w zamian PZ albo dwie karty.
root-about-vagabond-points = Po 1 PZ za każdą wykonaną Misję z tym symbolem, z tą włącznie.
root-about-vagabond-cards = Dwie karty zamiast punktów.
root-about-vagabond-strike =
    Kusza usuwa wojownika z twojej polany albo coś innego, jeśli nie chroni tego wojownik. Za wojownika frakcja staje
    się twoim Wrogiem.
root-about-vagabond-craft = Przekuwanie wyczerpuje młotki, z symbolem twojej polany.
root-about-vagabond-pass = Pas kończy Dzień. Przedmioty jeszcze odkryte takimi zostają.
