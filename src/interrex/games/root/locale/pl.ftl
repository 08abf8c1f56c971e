# Co mówi Root. Nazwy są te same, co w rulebook/pl.md.
# Nazwa gracza ($seat) stoi zawsze w mianowniku, a jej rodzaj nie jest znany: stąd czas teraźniejszy.

root-title = Root
root-invitation = Jeden las, a każdy gra w nim według innych zasad: zabudowuje go, odbija, podburza do rewolty albo wędruje przez niego i korzysta na wszystkich.
root-preset-first = Pierwsza gra
    .about = Dla czworga: karty, przywódca i pierwsze budynki dobrane na pierwszą grę, każda z czterech frakcji raz.
root-preset-usual = Jak zwykle
    .about = Mapa jesienna. Frakcje się losuje, chyba że wybierzesz je dla miejsc przy stole.
root-preset-winter = Zima
    .about = Zamarznięta mapa: symbole polan za każdym razem układają się inaczej, a ścieżki są dłuższe.

## Nazwy: frakcje, symbole, przedmioty, komponenty (.acc: biernik, .gen: dopełniacz, .dat: celownik, .ins: narzędnik)

root-faction-marquise = Markiza de Kot
    .acc = Markizę
    .gen = Markizy
    .dat = Markizie
    .ins = Markizą
    .about =
        Najwięcej na początku i najwięcej do stracenia: wojownicy prawie wszędzie, a punkty za każdy budynek.
        Tura to trzy proste akcje, więc dobrze się nią uczyć gry; sztuką jest utrzymać wobec wszystkich drogi
        między tartakami a wolnymi polami.
root-faction-eyrie = Dynastie Orlich Gniazd
    .acc = Orle Gniazda
    .gen = Orlich Gniazd
    .dat = Orlim Gniazdom
    .ins = Orlimi Gniazdami
    .about =
        Plan, który tylko rośnie: co turę do Dekretu dochodzi karta, a wykonać trzeba wszystkie. Silne i
        szybkie, póki się udaje, i punktują każdego Wieczoru; kto nie dotrzyma obietnicy, wpada w Zamieszki. Dla
        lubiących myśleć na trzy tury naprzód.
root-faction-alliance = Sojusz Stworzeń Leśnych
    .acc = Sojusz
    .gen = Sojuszu
    .dat = Sojuszowi
    .ins = Sojuszem
    .about =
        Na początku nie ma na mapie niczego. Sympatycy pojawiają się tam, gdzie przechodzą inni, rewolta zmiata
        wszystko z polany i zostawia bazę, a Wieczorem działają oficerowie. Powolny początek, stromy koniec i
        karty, których nikt nie widzi.
root-faction-vagabond = Włóczęga
    .acc = Włóczęgę
    .gen = Włóczęgi
    .dat = Włóczędze
    .ins = Włóczęgą
    .about =
        Jeden pionek, żadnej polany do utrzymania i Plecak przedmiotów, które zużywa każda akcja. Przeszukuje
        ruiny, wykonuje Misje, jednej armii pomaga, drugą okrada. Może pójść wszędzie; dla lubiących co turę
        wybierać sobie przyjaciół.
root-faction-vagabond-2 = Drugi Włóczęga
    .acc = drugiego Włóczęgę
    .gen = drugiego Włóczęgi
    .dat = drugiemu Włóczędze
    .ins = drugim Włóczęgą
    .about =
        Drugi Włóczęga w tym samym Leśnogrodzie: obaj ścigają się do ruin i Misji.

# .plural: przy rzeczowniku w liczbie mnogiej, jak „lisie Misje”.
root-suit-fox = lis
    .plural = lisie
root-suit-rabbit = królik
    .plural = królicze
root-suit-mouse = mysz
    .plural = mysie
root-suit-bird = ptak
    .plural = ptasie

# .gender: rodzaj (m, f), dla uzgodnienia przymiotnika.
# .does: co daje komponent gry; tak samo na każdym ekranie i w zasadach.
root-item-boot = but
    .acc = but
    .gen = buta
    .gender = m
    .does = Włóczęga wyczerpuje jeden, by się ruszyć, a dwa tam, gdzie są wojownicy Wroga
root-item-torch = pochodnia
    .acc = pochodnię
    .gen = pochodni
    .gender = f
    .does = Włóczęga wyczerpuje jedną na Eksplorację Ruin albo na akcję, którą ma tylko jego postać
root-item-tea = herbata
    .acc = herbatę
    .gen = herbaty
    .gender = f
    .does = każda na torze Włóczęgi pozwala o Świcie odkryć 2 przedmioty więcej
root-item-sword = miecz
    .acc = miecz
    .gen = miecza
    .gender = m
    .does = Włóczęga wyczerpuje jeden, by walczyć; na kościach zada najwyżej tyle obrażeń, ile ma nieuszkodzonych mieczy
root-item-bag = worek
    .acc = worek
    .gen = worka
    .gender = m
    .does = każdy na torze Włóczęgi mieści 2 przedmioty więcej
root-item-crossbow = kusza
    .acc = kuszę
    .gen = kuszy
    .gender = f
    .does = Włóczęga wyczerpuje jedną, by Ciosem usunąć komponent przeciwnika ze swojej polany
root-item-hammer = młotek
    .acc = młotek
    .gen = młotka
    .gender = m
    .does = Włóczęga wyczerpuje jeden, by naprawić przedmiot, albo tyle, ile kosztuje przekucie karty
root-item-coin = moneta
    .acc = monetę
    .gen = monety
    .gender = f
    .does = każda na torze Włóczęgi daje Wieczorem 1 kartę więcej

# .first: pierwszy taki budynek, w bierniku.
root-piece-sawmill = tartak
    .acc = tartak
    .first = pierwszy tartak
    .all = tartaki
    .does = Każdego Świtu daje drewno; jego budowa daje punkty.
root-piece-workshop = warsztat
    .acc = warsztat
    .first = pierwszy warsztat
    .all = warsztaty
    .does = Przekuwa karty symbolem swojej polany; jego budowa daje punkty.
root-piece-recruiter = koszary
    .acc = koszary
    .first = pierwsze koszary
    .all = koszary
    .does = Werbują wojownika; im ich więcej, tym więcej kart dobierasz.
root-piece-roost = gniazdo
    .acc = gniazdo
    .first = pierwsze gniazdo
    .all = gniazda
    .does = Punktuje każdego Wieczoru, przekuwa karty i werbuje według Dekretu.
root-piece-base = baza
    .acc = bazę
    .first = pierwszą bazę
    .all = bazy
    .does = Werbuje, mieści więcej Stronników i każdego Wieczoru daje kartę.
root-piece-wood = drewno
    .acc = żeton drewna
    .does = Płaci się nim za budynki.
root-piece-keep = twierdza
    .acc = twierdzę
    .does = Tylko Markiza umieszcza tu komponenty; Szpitale Polowe sprowadzają tu wojowników.
root-piece-sympathy = Sympatycy
    .acc = żeton Sympatyków
    .all = żetony Sympatyków
    .does = Przekuwa karty symbolem swojej polany; kto tu wejdzie lub go usunie, wywoła bunt.
root-piece-warrior = wojownik
    .acc = wojownika

root-column-recruit = Werbunek
root-column-move = Ruch
root-column-battle = Walka
root-column-build = Budowa

root-leader-builder = Budowniczy
    .does = wezyrowie w kolumnach Werbunek i Ruch; pełne PZ za przekute przedmioty
root-leader-charismatic = Charyzmatyk
    .does = wezyrowie w kolumnach Werbunek i Walka; werbunek po dwóch wojowników
root-leader-commander = Komandor
    .does = wezyrowie w kolumnach Ruch i Walka; dodatkowe obrażenie w ataku
root-leader-despot = Despota
    .does = wezyrowie w kolumnach Ruch i Budowa; dodatkowy 1 PZ, gdy w walce usuwasz budynki lub żetony

root-character-thief = Złodziej
    .does = but, pochodnia, herbata, miecz; kradnie karty
root-character-tinker = Majsterkowicz
    .does = but, pochodnia, worek, młotek; bierze karty ze stosu odrzuconych
root-character-ranger = Ranger
    .does = but, pochodnia, kusza, miecz; naprawia przedmioty w kryjówce

root-phase-1 = Świt
root-phase-2 = Dzień
root-phase-3 = Wieczór

## Nazwy: karty

root-printed-effect = { $suit }, { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}; koszt: { $cost }
root-price-fox = { $n ->
    [one] lis
    [few] { $n } lisy
   *[many] { $n } lisów
}
root-price-rabbit = { $n ->
    [one] królik
    [few] { $n } króliki
   *[many] { $n } królików
}
root-price-mouse = { $n ->
    [one] mysz
   *[other] { $n } myszy
}
root-price-any = { $n ->
    [one] { $n } dowolny symbol
    [few] { $n } dowolne symbole
   *[many] { $n } dowolnych symboli
}
root-card-arms-trader = Handlarz Bronią
    .acc = Handlarza Bronią
    .gen = Handlarza Bronią
root-card-birdy-bindle = Ptasi Tobołek
    .acc = Ptasi Tobołek
    .gen = Ptasiego Tobołka
root-card-crossbow-bird = Kusza (ptak)
    .acc = Kuszę (ptak)
    .gen = Kuszy (ptak)
root-card-woodland-runners = Leśni Gońcy
    .acc = Leśnych Gońców
    .gen = Leśnych Gońców
root-card-a-visit-to-friends = Wizyta u Przyjaciół
    .acc = Wizytę u Przyjaciół
    .gen = Wizyty u Przyjaciół
root-card-bake-sale = Kiermasz Wypieków
    .acc = Kiermasz Wypieków
    .gen = Kiermaszu Wypieków
root-card-root-tea-rabbit = Herbata z Korzeni (królik)
    .acc = Herbatę z Korzeni (królik)
    .gen = Herbaty z Korzeni (królik)
root-card-smugglers-trail = Szlak Przemytników
    .acc = Szlak Przemytników
    .gen = Szlaku Przemytników
root-card-crossbow-mouse = Kusza (mysz)
    .acc = Kuszę (mysz)
    .gen = Kuszy (mysz)
root-card-investments = Inwestycje
    .acc = Inwestycje
    .gen = Inwestycji
root-card-mouse-in-a-sack = Mysz w Worku
    .acc = Mysz w Worku
    .gen = Myszy w Worku
root-card-root-tea-mouse = Herbata z Korzeni (mysz)
    .acc = Herbatę z Korzeni (mysz)
    .gen = Herbaty z Korzeni (mysz)
root-card-sword = Miecz
    .acc = Miecz
    .gen = Miecza
root-card-travel-gear-mouse = Sprzęt Podróżny (mysz)
    .acc = Sprzęt Podróżny (mysz)
    .gen = Sprzętu Podróżnego (mysz)
root-card-anvil = Kowadło
    .acc = Kowadło
    .gen = Kowadła
root-card-foxfolk-steel = Lisia Stal
    .acc = Lisią Stal
    .gen = Lisiej Stali
root-card-gently-used-knapsack = Lekko Zużyty Worek
    .acc = Lekko Zużyty Worek
    .gen = Lekko Zużytego Worka
root-card-protection-racket = Haracz za Ochronę
    .acc = Haracz za Ochronę
    .gen = Haraczu za Ochronę
root-card-root-tea-fox = Herbata z Korzeni (lis)
    .acc = Herbatę z Korzeni (lis)
    .gen = Herbaty z Korzeni (lis)
root-card-travel-gear-fox = Sprzęt Podróżny (lis)
    .acc = Sprzęt Podróżny (lis)
    .gen = Sprzętu Podróżnego (lis)
root-card-ambush-bird = Zasadzka (ptak)
    .acc = Zasadzkę (ptak)
    .gen = Zasadzki (ptak)
    .does = W obronie: 2 obrażenia przed rzutem. Udaremnia zasadzkę.
root-card-ambush-rabbit = Zasadzka (królik)
    .acc = Zasadzkę (królik)
    .gen = Zasadzki (królik)
    .does = { root-card-ambush-bird.does }
root-card-ambush-mouse = Zasadzka (mysz)
    .acc = Zasadzkę (mysz)
    .gen = Zasadzki (mysz)
    .does = { root-card-ambush-bird.does }
root-card-ambush-fox = Zasadzka (lis)
    .acc = Zasadzkę (lis)
    .gen = Zasadzki (lis)
    .does = { root-card-ambush-bird.does }
root-card-dominance-bird = Dominacja (ptak)
    .acc = Dominację (ptak)
    .gen = Dominacji (ptak)
    .does = Wygrasz, jeśli o Świcie kontrolujesz 2 przeciwległe rogi.
root-card-dominance-rabbit = Dominacja (królik)
    .acc = Dominację (królik)
    .gen = Dominacji (królik)
    .does = Wygrasz, jeśli o Świcie kontrolujesz 3 królicze polany.
root-card-dominance-mouse = Dominacja (mysz)
    .acc = Dominację (mysz)
    .gen = Dominacji (mysz)
    .does = Wygrasz, jeśli o Świcie kontrolujesz 3 mysie polany.
root-card-dominance-fox = Dominacja (lis)
    .acc = Dominację (lis)
    .gen = Dominacji (lis)
    .does = Wygrasz, jeśli o Świcie kontrolujesz 3 lisie polany.
root-card-armorers = Płatnerze
    .acc = Płatnerzy
    .gen = Płatnerzy
    .does = Odrzuć w walce: zignoruj obrażenia z kości.
    .also = Chodzi o obrażenia zadane właścicielowi; dodatkowe obrażenia działają nadal.
root-card-brutal-tactics = Brutalna Taktyka
    .acc = Brutalną Taktykę
    .gen = Brutalnej Taktyki
    .does = W ataku: 1 dodatkowe obrażenie; obrońca zdobywa 1 PZ.
    .also = Raz w walce, jeśli właściciel chce.
root-card-royal-claim = Królewskie Roszczenie
    .acc = Królewskie Roszczenie
    .gen = Królewskiego Roszczenia
    .does = O Świcie odrzuć: 1 PZ za każdą kontrolowaną polanę.
root-card-sappers = Saperzy
    .acc = Saperów
    .gen = Saperów
    .does = W obronie odrzuć: 1 dodatkowe obrażenie.
root-card-better-burrow-bank = Bank „Bezpieczny Barłóg”
    .acc = Bank „Bezpieczny Barłóg”
    .gen = Banku „Bezpieczny Barłóg”
    .does = O Świcie: ty i inny gracz dobieracie kartę.
    .also = Na początku Świtu, jeśli właściciel chce: dobiera pierwszy, a potem wskazuje przeciwnika, który też dobiera kartę.
root-card-cobbler = Szewc
    .acc = Szewca
    .gen = Szewca
    .does = Wieczorem: wykonaj ruch.
    .also = Na początku Wieczoru, jeśli właściciel chce. Włóczęga nie potrzebuje na to buta, oprócz dodatkowego z 9.2.9.3.2.
root-card-command-warren = Nora Dowodzenia
    .acc = Norę Dowodzenia
    .gen = Nory Dowodzenia
    .does = Na początku Dnia: rozpocznij walkę.
    .also = Jeśli właściciel chce. Włóczęga nie potrzebuje na to miecza.
root-card-favor-of-the-rabbits = Królicza Przysługa
    .acc = Króliczą Przysługę
    .gen = Króliczej Przysługi
    .does = Usuń wrogie komponenty z króliczych polan; zdobądź za nie PZ.
root-card-codebreakers = Łamacze Szyfrów
    .acc = Łamaczy Szyfrów
    .gen = Łamaczy Szyfrów
    .does = W ciągu Dnia: obejrzyj rękę gracza.
    .also = Raz, jeśli właściciel chce.
root-card-favor-of-the-mice = Mysia Przysługa
    .acc = Mysią Przysługę
    .gen = Mysiej Przysługi
    .does = Usuń wrogie komponenty z mysich polan; zdobądź za nie PZ.
root-card-scouting-party = Oddział Zwiadowczy
    .acc = Oddział Zwiadowczy
    .gen = Oddziału Zwiadowczego
    .does = Gdy atakujesz, zasadzki ci nie szkodzą.
    .also = Zasadzki nie działają na właściciela.
root-card-favor-of-the-foxes = Lisia Przysługa
    .acc = Lisią Przysługę
    .gen = Lisiej Przysługi
    .does = Usuń wrogie komponenty z lisich polan; zdobądź za nie PZ.
root-card-stand-and-deliver = Sakiewka albo Życie
    .acc = kartę Sakiewka albo Życie
    .gen = karty Sakiewka albo Życie
    .does = O Świcie: weź losową kartę innego gracza; gracz ten zdobywa 1 PZ.
    .also = Raz, jeśli właściciel chce, z ręki przeciwnika.
root-card-tax-collector = Poborca Podatkowy
    .acc = Poborcę Podatkowego
    .gen = Poborcy Podatkowego
    .does = W ciągu Dnia: usuń wojownika, dobierz kartę.
    .also = Raz, jeśli właściciel chce; jednego swojego, z mapy.
root-card-vizier = Lojalny Wezyr
    .acc = Lojalnego Wezyra
    .gen = Lojalnego Wezyra

## Nazwy: Misje

# Co daje każda Misja.
-root-quest-reward = PZ albo 2 karty

root-quest-errand-fox = Sprawunki (lis)
    .does = herbata i but na lisiej polanie, w zamian za { -root-quest-reward }
root-quest-errand-rabbit = Sprawunki (królik)
    .does = herbata i but na króliczej polanie, w zamian za { -root-quest-reward }
root-quest-escort-mouse = Eskorta (mysz)
    .does = dwa buty na mysiej polanie, w zamian za { -root-quest-reward }
root-quest-expel-bandits-mouse = Przepędzenie Bandytów (mysz)
    .does = dwa miecze na mysiej polanie, w zamian za { -root-quest-reward }
root-quest-expel-bandits-rabbit = Przepędzenie Bandytów (królik)
    .does = dwa miecze na króliczej polanie, w zamian za { -root-quest-reward }
root-quest-fend-off-a-bear-mouse = Odparcie Niedźwiedzia (mysz)
    .does = pochodnia i kusza na mysiej polanie, w zamian za { -root-quest-reward }
root-quest-fend-off-a-bear-rabbit = Odparcie Niedźwiedzia (królik)
    .does = pochodnia i kusza na króliczej polanie, w zamian za { -root-quest-reward }
root-quest-fundraising-fox = Zbiórka Pieniędzy (lis)
    .does = herbata i moneta na lisiej polanie, w zamian za { -root-quest-reward }
root-quest-give-a-speech-fox = Przemówienie (lis)
    .does = pochodnia i herbata na lisiej polanie, w zamian za { -root-quest-reward }
root-quest-give-a-speech-rabbit = Przemówienie (królik)
    .does = pochodnia i herbata na króliczej polanie, w zamian za { -root-quest-reward }
root-quest-guard-duty-mouse = Pełnienie Warty (mysz)
    .does = pochodnia i miecz na mysiej polanie, w zamian za { -root-quest-reward }
root-quest-guard-duty-rabbit = Pełnienie Warty (królik)
    .does = pochodnia i miecz na króliczej polanie, w zamian za { -root-quest-reward }
root-quest-logistics-help-mouse = Pomoc w Transporcie (mysz)
    .does = but i worek na mysiej polanie, w zamian za { -root-quest-reward }
root-quest-logistics-help-fox = Pomoc w Transporcie (lis)
    .does = but i worek na lisiej polanie, w zamian za { -root-quest-reward }
root-quest-repair-a-shed-fox = Naprawa Szopy (lis)
    .does = pochodnia i młotek na lisiej polanie, w zamian za { -root-quest-reward }

## Opcje nowej gry

root-option-map = Mapa
root-option-map-autumn = jesień
root-option-map-winter = zima

root-option-seat-1 = Frakcja gracza 1
root-option-seat-1-random = losowa
root-option-seat-1-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-1-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-1-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-1-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-1-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-seat-2 = Frakcja gracza 2
root-option-seat-2-random = losowa
root-option-seat-2-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-2-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-2-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-2-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-2-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-seat-3 = Frakcja gracza 3
root-option-seat-3-random = losowa
root-option-seat-3-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-3-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-3-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-3-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-3-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-seat-4 = Frakcja gracza 4
root-option-seat-4-random = losowa
root-option-seat-4-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-4-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-4-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-4-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-4-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-walkthrough = Karty i ustawienie z przebiegu pierwszej rozgrywki

root-notation-rootlog = Rootlog
root-rootlog-unfinished = Rootlog pokazuje wszystkie karty, więc powstaje dopiero po zakończeniu gry.
root-rootlog-other-game = Rootlog to notacja gry Root; to jest partia { $game }.
root-saga = Dwumecz (dla dwojga)
root-bad-legs = Dwumecz jest dla dwojga: dwie gry na jednej mapie, druga z zamienionymi frakcjami.
root-legs-over = Obie gry tego dwumeczu zostały już rozegrane.
root-leg = Gra { $n }: { $sides }.
root-leg-side = { $seat } ({ $faction }) { $points } PZ
root-legs-won = { $n ->
    [one] Dwumecz wygrywa { $winners } z wynikiem { $points } PZ.
   *[other] Dwumecz kończy się remisem: { $winners } mają po { $points } PZ.
}
root-bad-only-vagabonds = Dwaj Włóczędzy sami nie mają komu pomagać ani z kim walczyć; niech dołączy do nich inna frakcja.
root-bad-walkthrough =
    Przebieg pierwszej rozgrywki jest dla czterech graczy na mapie jesiennej: Markiza, Orle Gniazda, Sojusz i Włóczęga,
    w tej kolejności.
root-bad-twice = Każdą frakcją może grać tylko jedna osoba; wybierz dla każdego gracza inną.
root-bad-second-vagabond = Drugi Włóczęga gra tylko obok pierwszego: wybierz innemu graczowi Włóczęgę.

## Przebieg: tury, karty, punkty

root-turn = Runda { $round }: { $seat }
root-draws = { $n ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $n } karty.
   *[many] { $seat } dobiera { $n } kart.
}
root-drew = Tylko do twojej wiadomości, dobierasz: { $cards }.
root-reshuffles = Stos kart odrzuconych po potasowaniu staje się nową talią (liczba kart: { $n }).
root-spends = { $seat } wydaje { $card-acc }.
root-discards = { $seat } odrzuca { $card-acc }.
root-scores = { $seat } zdobywa { $points } PZ.
root-loses-points = { $seat } traci { $points } PZ.
root-crafts = { $seat } przekuwa { $card-acc }.
root-uses = { $seat } używa { $card-gen }.
root-uses-up = { $seat } używa { $card-gen } i odrzuca tę kartę.
root-favour-done = Odrzucona zostaje karta: { $card }.
root-steals = { $seat } kradnie { $faction-dat } losową kartę.
root-stolen = Tylko do twojej wiadomości, skradziona karta: { $cards }.
root-shows-hand = { $seat } nie ma pasującej karty i pokazuje Sojuszowi karty na ręce.
root-shown = Tylko do twojej wiadomości, { $seat } ma na ręce: { $cards }.
root-claims = { $seat } bierze { $card-acc } na rękę.
root-dominance = { $seat } aktywuje { $card-acc } i nie zdobywa już punktów.
root-coalition = { $seat } zawiera koalicję z { $faction-ins }: wygrają razem albo wcale.
root-wins = Koniec gry. Wygrywa: { $seats }.

## Przebieg: ruch, budowa, walka

root-places = { $seat } umieszcza { $piece-acc } na polanie { $clearing }.
root-builds = { $seat } buduje { $piece-acc } na polanie { $clearing }.
root-recruits = { $n ->
    [one] { $seat } werbuje wojownika.
   *[other] { $seat } werbuje { $n } wojowników, po jednym w każdych koszarach.
}
root-recruits-at = { $n ->
    [one] { $seat } werbuje wojownika na polanie { $clearing }.
   *[other] { $seat } werbuje { $n } wojowników na polanie { $clearing }.
}
root-moves = { $n ->
    [one] { $seat } przemieszcza wojownika z polany { $start } na polanę { $end }.
   *[other] { $seat } przemieszcza { $n } wojowników z polany { $start } na polanę { $end }.
}
root-takes-along = { $n ->
    [one] { $seat } prowadzi ze sobą wojownika { $faction-gen } z polany { $start } na polanę { $end }.
   *[other] { $seat } prowadzi ze sobą { $n } wojowników { $faction-gen } z polany { $start } na polanę { $end }.
}
root-battle = { $seat } atakuje { $faction-acc } na polanie { $clearing }.
root-ally-fights = { $seat } walczy ramię w ramię z wojownikami { $faction-gen }.
root-ambush = { $seat } urządza zasadzkę!
root-foil = { $seat } udaremnia zasadzkę.
root-rolls = Wynik rzutu: { $high } i { $low }.
root-unarmed = { $seat } nie ma tam wojowników: atakujący zadaje o jedno obrażenie więcej.
root-hits = { $attacker ->
    [one] Atakujący zadaje { $attacker } obrażenie, a obrońca { $defender }.
    [few] Atakujący zadaje { $attacker } obrażenia, a obrońca { $defender }.
   *[many] Atakujący zadaje { $attacker } obrażeń, a obrońca { $defender }.
}
root-strikes = { $seat } zadaje cios { $faction-dat }.
root-loses-warriors = { $n ->
    [one] { $seat } traci wojownika na polanie { $clearing }.
   *[other] { $seat } traci { $n } wojowników na polanie { $clearing }.
}
root-loses-piece = { $seat } traci { $piece-acc } na polanie { $clearing }.

## Przebieg: Markiza

root-keep =
    { $seat } wznosi twierdzę na polanie { $clearing } i obsadza wszystkie polany prócz { $opposite } w przeciwległym rogu.
root-uses-wood = { $seat } zużywa drewno z polany { $clearing }: { $n }.
root-wood = { $n ->
    [one] { $seat } dostaje z tartaku żeton drewna.
    [few] { $seat } dostaje z tartaków { $n } żetony drewna.
   *[many] { $seat } dostaje z tartaków { $n } żetonów drewna.
}
root-hospital = { $n ->
    [one] Szpitale Polowe: { $seat } sprowadza wojownika do twierdzy.
   *[other] Szpitale Polowe: { $seat } sprowadza { $n } wojowników do twierdzy.
}

## Przebieg: Orle Gniazda

root-first-roost = { $n ->
    [one] { $seat } zaczyna na polanie { $clearing }: jedno gniazdo i { $n } wojownik.
   *[other] { $seat } zaczyna na polanie { $clearing }: jedno gniazdo i { $n } wojowników.
}
root-leader = { $seat } obiera przywódcę: { $leader }.
root-decree = { $seat } dodaje do Dekretu ({ $column }) { $card-acc }.
root-new-roost = { $n ->
    [0] { $seat } wraca na mapę: nowe gniazdo na polanie { $clearing }.
    [one] { $seat } wraca na mapę: nowe gniazdo i { $n } wojownik na polanie { $clearing }.
   *[other] { $seat } wraca na mapę: nowe gniazdo i { $n } wojowników na polanie { $clearing }.
}
root-turmoil =
    Zamieszki! { $seat } nie może wypełnić Dekretu (ptasie karty: { $n }). Dekret przepada, a przywódca traci urząd.

## Przebieg: Sojusz

root-revolt = Rewolta! { $seat } wzywa do broni polanę { $clearing }.
root-rises = { $n ->
    [0] { $seat } zakłada bazę na polanie { $clearing }.
    [one] { $seat } zakłada bazę na polanie { $clearing } i dostaje tam wojownika.
   *[other] { $seat } zakłada bazę na polanie { $clearing } i dostaje tam { $n } wojowników.
}
root-officer = { $n ->
    [one] Sojusz ma teraz { $n } oficera.
   *[other] Sojusz ma teraz { $n } oficerów.
}
root-spends-supporter = Sojusz wydaje Stronnika: { $card }.
root-mobilizes = { $seat } dodaje kartę na stos Stronników.
root-outrage = Bunt! { $seat } oddaje kartę na stos Stronników Sojuszu.
root-supporter = Tylko do twojej wiadomości, nowy Stronnik: { $card }.
root-supporter-drawn = Sojusz dobiera Stronnika z talii.
root-supporter-lost = Sojusz odrzuca Stronnika: { $card }.
root-base-lost = { $n ->
    [0] Wraz z bazą Sojusz traci wszystkich Stronników z jej symbolem, także ptasich.
    [one] Wraz z bazą Sojusz traci oficera i wszystkich Stronników z jej symbolem, także ptasich.
   *[other] Wraz z bazą Sojusz traci { $n } oficerów i wszystkich Stronników z jej symbolem, także ptasich.
}
root-organizes = { $seat } przegrupowuje siły: z polany { $clearing } odchodzi wojownik.

## Przebieg: Włóczęga

root-character = { $seat } wyrusza w drogę jako { $character }.
root-forest = { $seat } znika w lesie { $forest }.
root-wanders = { $seat } wchodzi na polanę { $clearing }.
root-explores = { $seat } przeszukuje ruiny na polanie { $clearing } i znajduje { $item-acc }.
root-ruin-shows = Tylko do twojej wiadomości, pod ruinami: { $items }.
root-aids = { $seat } pomaga { $faction-dat }: wyczerpuje { $item-acc } i oddaje kartę.
root-gave = Tylko do twojej wiadomości, oddajesz { $card-acc }.
root-given = Tylko do twojej wiadomości, dostajesz { $card-acc }.
root-befriends = { $step ->
    [3] { $seat } zyskuje sojusznika: { $faction }.
   *[other] { $seat } poprawia relacje z { $faction-ins }.
}
root-takes-item = { $seat } bierze { $item-acc } od { $faction-gen }.
root-hostile = { $seat } ma nowego Wroga: { $faction }.
root-quest-done = { $seat } wykonuje Misję: { $quest }.
root-repairs = { $seat } naprawia { $item-acc }.
root-repairs-exhausted = { $seat } naprawia wyczerpany przedmiot: { $item }. Pozostaje wyczerpany.
root-exhausts = { $seat } wyczerpuje: { $items }.
root-refreshes = { $seat } odkrywa { $item-acc }.
root-refreshes-damaged = { $seat } odkrywa uszkodzony przedmiot: { $item }.
root-refreshes-all = { $seat } odkrywa wszystkie wyczerpane przedmioty.
root-rests = { $seat } odpoczywa w lesie: wszystko, co uszkodzone, jest naprawione i odkryte.
root-quest-opens = Odkryta zostaje Misja: { $quest }.
root-damaged = { $seat } ma uszkodzony przedmiot: { $item }.
root-damaged-exhausted = { $seat } ma uszkodzony wyczerpany przedmiot: { $item }.
root-drops = { $seat } porzuca { $item-acc }.
root-drops-exhausted = { $seat } porzuca wyczerpany przedmiot: { $item }.
root-drops-damaged = { $seat } porzuca uszkodzony przedmiot: { $item }.
root-drops-damaged-exhausted = { $seat } porzuca uszkodzony i wyczerpany przedmiot: { $item }.
root-day-labor = Dniówka: { $seat } bierze { $card-acc } ze stosu kart odrzuconych.
root-hideout = { $seat } zaszywa się w kryjówce i naprawia do 3 przedmiotów.

## Pytania: przygotowanie i karty

root-ask-keep = W którym narożniku wznosisz twierdzę?
root-ask-starting-building = Gdzie stawiasz { $piece-first }?
root-ask-first-roost = W którym narożniku stawiasz pierwsze gniazdo?
root-ask-leader = Kto stanie na czele dynastii?
root-ask-character = Kim jesteś, Włóczęgo?
root-ask-forest = W którym lesie zaczynasz?
root-ask-craft = Czy przekuwasz kartę?
root-ask-activate = Które symbole aktywujesz, by przekuć { $card-acc }?
root-ask-end-of-daylight = Dzień dobiega końca. Czy robisz coś jeszcze?
root-ask-before-turmoil = Dekretu nie da się dalej wypełnić. Czy przed Zamieszkami robisz coś jeszcze?
root-ask-discard = Masz na ręce ponad pięć kart. Którą odrzucasz?
root-ask-birdsong = Czy używasz karty o Świcie?
root-ask-bank-guest = Bank „Bezpieczny Barłóg”: który przeciwnik też dobiera kartę?
root-ask-daylight-begins = Czy dzięki Norze Dowodzenia zaczynasz walkę?
root-ask-evening-begins = Czy dzięki Szewcowi wykonujesz ruch?

## Pytania: ruch i walka

root-ask-how-many = Ilu wojowników idzie z polany { $start } na polanę { $end }?
root-ask-ally = Wojownicy którego sojusznika walczą po twojej stronie?
root-ask-ambush = Ktoś cię atakuje. Czy urządzasz zasadzkę?
root-ask-foil = To zasadzka! Czy udaremniasz ją własną kartą Zasadzki?
root-ask-who-first = Kto pierwszy używa efektów w walce?
root-ask-battle-effect = Czy używasz efektu w tej walce?
root-ask-comes-first = Kilka strat ma skutki w tej samej chwili. Który jest pierwszy?
root-ask-lose-piece = Co tracisz w wyniku obrażenia?

## Pytania: Markiza, Orle Gniazda, Sojusz

root-ask-wood = Brakuje drewna. Przy którym tartaku umieszczasz żeton?
root-ask-wood-from = Z której polany bierzesz drewno?
root-ask-act = { $n ->
    [0] Nie masz już akcji. Czy wydajesz ptasią kartę na kolejną?
    [one] Co robisz? Została ci { $n } akcja.
    [few] Co robisz? Zostały ci { $n } akcje.
   *[many] Co robisz? Zostało ci { $n } akcji.
}
root-ask-second-move = Czy maszerujesz dalej, wykonując drugi ruch?
root-ask-recruit-at = Brakuje wojowników. W których koszarach umieszczasz wojownika?
root-ask-hospital = { $n ->
    [one] Tracisz wojownika na polanie { $clearing }. Czy za pasującą kartę sprowadzasz go do twierdzy?
   *[other] Tracisz { $n } wojowników na polanie { $clearing }. Czy za pasującą kartę sprowadzasz ich do twierdzy?
}
root-ask-decree = Którą kartę dodajesz do Dekretu i do której kolumny?
root-ask-decree-more = Czy dodajesz do Dekretu drugą kartę?
root-ask-new-roost = Nie masz gniazda na mapie. Gdzie stawiasz nowe, z trzema wojownikami?
root-ask-resolve = { $n ->
    [one] Dekret, { $column }: jak rozpatrujesz ostatnią kartę?
    [few] Dekret, { $column }: którą kartę rozpatrujesz i jak? Zostały { $n }.
   *[many] Dekret, { $column }: którą kartę rozpatrujesz i jak? Zostało { $n }.
}
root-ask-revolt = Czy wzniecasz rewoltę?
root-ask-spread = Gdzie zdobywasz Sympatyków?
root-ask-supporter = Którego Stronnika wydajesz?
root-ask-discard-supporter = Bez bazy możesz mieć najwyżej pięciu Stronników. Którego odrzucasz?
root-ask-conspire = Co robisz za Dnia?
root-ask-operate = { $n ->
    [one] Jaką operację militarną przeprowadzasz? Została ci { $n }.
    [few] Jaką operację militarną przeprowadzasz? Zostały ci { $n }.
   *[many] Jaką operację militarną przeprowadzasz? Zostało ci { $n }.
}
root-ask-outrage = Bunt na polanie { $clearing }! Którą kartę oddajesz Sojuszowi?

## Pytania: Włóczęga

root-ask-refresh = Który wyczerpany przedmiot odkrywasz?
root-ask-slip = Dokąd się zakradasz?
root-ask-take-along = Czy idą z tobą wojownicy sojusznika?
root-ask-roam = Co robisz za Dnia?
root-ask-ruin = Który przedmiot bierzesz z ruin?
root-ask-take-item = Który przekuty przedmiot bierzesz w zamian?
root-ask-quest-reward = { $n ->
    [one] Jaką nagrodę wybierasz: 1 PZ czy 2 karty?
   *[other] Jaką nagrodę wybierasz: { $n } PZ za { $suit-plural } Misje czy 2 karty?
}
root-ask-repair = Który przedmiot naprawiasz?
root-ask-damage = { $of ->
    [one] Otrzymujesz obrażenie. Który przedmiot ulega uszkodzeniu?
   *[other] Obrażenie { $n } z { $of }: który przedmiot ulega uszkodzeniu?
}
root-ask-drop = Masz za dużo przedmiotów. Który porzucasz na zawsze?

## Możliwości: przygotowanie i karty

root-do-keep = Wznieś twierdzę na polanie { $clearing }
root-do-place = Postaw { $piece-acc } na polanie { $clearing }
root-do-roost = Postaw gniazdo na polanie { $clearing }
root-do-leader = { $leader }: { $leader-does }
root-do-character = { $character }: { $character-does }
root-do-forest = Zacznij w lesie { $forest }
root-do-craft = Przekuj { $card-acc }
root-do-activate = Aktywuj: { $suits }
root-do-discard = Odrzuć { $card-acc }
root-do-claim = Weź { $card-acc }, wydając kartę: { $with }
root-do-dominance = Aktywuj { $card-acc }: koniec z PZ, o wygranej decyduje kontrola polan
root-do-coalition = Aktywuj { $card-acc }: zawrzyj koalicję z { $faction-ins }
root-do-better-burrow-bank = Bank „Bezpieczny Barłóg”: dobierz kartę, a potem dobierze wybrany przez ciebie przeciwnik
root-do-invite = Karta dla { $faction-gen }
root-do-stand-and-deliver = Sakiewka albo Życie: ukradnij { $faction-dat } kartę w zamian za 1 PZ
root-do-royal-claim = Królewskie Roszczenie: odrzuć je, by zdobyć 1 PZ za każdą kontrolowaną polanę
root-do-codebreakers = Łamacze Szyfrów: obejrzyj rękę { $faction-gen }
root-do-tax-collector = Poborca Podatkowy: usuń wojownika z polany { $clearing }, by dobrać kartę

## Możliwości: ruch i walka

root-do-move = Przejdź z polany { $start } na polanę { $end }
root-do-march = Maszeruj z polany { $start } na polanę { $end }
root-do-warriors = { $n ->
    [one] { $n } wojownik
   *[other] { $n } wojowników
}
root-do-battle = Zaatakuj { $faction-acc } na polanie { $clearing }
root-do-ally = Walcz razem z wojownikami { $faction-gen }
root-do-ambush = Zagraj { $card-acc }
root-do-attacker = Ty, czyli atakujący
root-do-defender = Obrońca
root-do-armorers = Płatnerze: odrzuć ich, by zignorować wszystkie obrażenia z kości
root-do-brutal-tactics = Brutalna Taktyka: zadaj dodatkowe obrażenie, ale obrońca zdobywa 1 PZ
root-do-sappers = Saperzy: odrzuć ich, by zadać dodatkowe obrażenie
root-do-first = { $effect }
root-effect-outrage = Bunt: Stronnik dla Sojuszu
root-effect-hospitals = Szpitale Polowe Markizy
root-effect-base = Utrata bazy: odchodzą Stronnicy i oficerowie
root-do-lose = Strać { $piece-acc }

## Możliwości: Markiza

root-do-wood = Drewno na polanie { $clearing }
root-do-recruit = Werbuj po wojowniku w każdych koszarach
root-do-recruit-at = Werbuj na polanie { $clearing }
root-do-build = Zbuduj { $piece-acc } na polanie { $clearing }
root-do-overwork = Nadprodukcja na polanie { $clearing }: wydaj { $card-acc }
root-do-bird = Wydaj { $card-acc } na dodatkową akcję
root-do-hospital = Szpitale Polowe: wydaj { $card-acc }

## Możliwości: Orle Gniazda

root-do-decree = { $column }: dodaj { $card-acc }
root-do-resolve-recruit = { $card }: werbuj na polanie { $clearing }
root-do-resolve-move = { $card }: przejdź z polany { $start } na polanę { $end }
root-do-resolve-battle = { $card }: zaatakuj { $faction-acc } na polanie { $clearing }
root-do-resolve-build = { $card }: zbuduj gniazdo na polanie { $clearing }
root-do-turmoil = { $card }: tej karty nie da się rozpatrzyć, niech nadejdą Zamieszki

## Możliwości: Sojusz

root-do-revolt = Wznieć rewoltę na polanie { $clearing }
root-do-spread = Zdobądź Sympatyków na polanie { $clearing }
root-do-spend = Wydaj { $card-acc }
root-do-mobilize = Mobilizacja: dodaj { $card-acc } do Stronników
root-do-train = Szkolenie oficera: wydaj { $card-acc }
root-do-organize = Przegrupowanie na polanie { $clearing }: zamień wojownika na żeton Sympatyków
root-do-give = Oddaj { $card-acc }
root-do-show = Pokaż rękę: nie masz pasującej karty

## Możliwości: Włóczęga

root-do-refresh = Odkryj { $item-acc }
root-do-refresh-damaged = { $item-gender ->
    [f] Odkryj uszkodzoną { $item-acc }
   *[m] Odkryj uszkodzony { $item-acc }
}
root-do-slip = Zakradnij się na polanę { $clearing }
root-do-hide = Zakradnij się do lasu { $forest }
root-do-move-to = Idź na polanę { $clearing }
root-do-along = { $n ->
    [one] Zabierz { $n } wojownika { $faction-gen }
   *[other] Zabierz { $n } wojowników { $faction-gen }
}
root-do-explore = Przeszukaj ruiny
root-do-take = Weź { $item-acc }
root-do-aid = Pomóż { $faction-dat }: wyczerp { $item-acc } i oddaj { $card-acc }
root-do-quest = Wykonaj Misję: { $quest }
root-do-points = Zdobądź { $n } PZ
root-do-cards = Dobierz 2 karty
root-do-strike = Cios: usuń { $piece-acc } { $faction-gen }
root-do-repair = Napraw { $item-acc }
root-do-repair-exhausted = { $item-gender ->
    [f] Napraw wyczerpaną { $item-acc }
   *[m] Napraw wyczerpany { $item-acc }
}
root-do-special-thief = Kradzież: zabierz { $faction-dat } losową kartę
root-do-special-tinker = Dniówka: weź { $card-acc } ze stosu kart odrzuconych
root-do-special-ranger = Kryjówka: napraw 3 przedmioty i zakończ Dzień
root-do-damage = Uszkodź { $item-acc }
root-do-damage-exhausted = { $item-gender ->
    [f] Uszkodź wyczerpaną { $item-acc }
   *[m] Uszkodź wyczerpany { $item-acc }
}
root-do-sacrifice = Poświęć wojownika { $faction-gen }
root-do-drop = Porzuć { $item-acc }
root-do-drop-exhausted = { $item-gender ->
    [f] Porzuć wyczerpaną { $item-acc }
   *[m] Porzuć wyczerpany { $item-acc }
}
root-do-drop-damaged = { $item-gender ->
    [f] Porzuć uszkodzoną { $item-acc }
   *[m] Porzuć uszkodzony { $item-acc }
}
root-do-drop-damaged-exhausted = { $item-gender ->
    [f] Porzuć uszkodzoną i wyczerpaną { $item-acc }
   *[m] Porzuć uszkodzony i wyczerpany { $item-acc }
}

## Możliwości: nic albo nic więcej

root-do-pass-birdsong = Nie używaj karty
root-do-pass-craft = Zakończ przekuwanie
root-do-pass-daylight-begins = Nie zaczynaj walki
root-do-pass-evening-begins = Nie wykonuj ruchu
root-do-pass-ally = Walcz bez sojusznika
root-do-pass-ambush = Bez zasadzki
root-do-pass-foil = Nie udaremniaj
root-do-pass-battle-effect = Nie używaj efektów
root-do-pass-hit = Zignoruj obrażenie: nie masz już czego uszkodzić
root-do-pass-hospital = Nie korzystaj ze Szpitali Polowych
root-do-pass-end-of-daylight = Zakończ Dzień
root-do-pass-before-turmoil = Niech nadejdą Zamieszki
root-do-pass-daylight = Zakończ Dzień
root-do-pass-second-move = Nie maszeruj dalej
root-do-pass-decree = Nie dodawaj drugiej karty
root-do-pass-revolt = Nie wzniecaj więcej rewolt
root-do-pass-spread = Nie zdobywaj więcej Sympatyków
root-do-pass-operations = Zakończ operacje
root-do-pass-slip = Zostań na miejscu
root-do-pass-along = Idź bez nich
root-do-pass-take = Nic nie bierz

## Widoki: ile kosztuje i co daje zagranie, prócz tego, co mówi jego nazwa

root-would-score = +{ $n } PZ
root-would-score-evening = +{ $n } PZ każdego Wieczoru
root-would-rule = Zyskasz kontrolę nad polaną { $clearing }
root-would-lose-rule = Stracisz kontrolę nad polaną { $clearing }
root-would-outrage = Bunt: Sojusz dostanie od ciebie kartę ({ $suit } lub ptak)
root-would-exhaust = Wyczerpujesz: { $items }
root-would-activate = Aktywujesz: { $suits }
root-would-any = dowolny
root-would-take = Dostajesz { $item-acc }
root-would-remove = { $n ->
    [one] Usuwasz { $n } komponent przeciwników
    [few] Usuwasz { $n } komponenty przeciwników
   *[many] Usuwasz { $n } komponentów przeciwników
}
root-would-spend-wood = { $n ->
    [0] Nie kosztuje drewna
   *[other] Koszt w drewnie: { $n } (w zasięgu: { $all })
}
root-would-recruit = { $n ->
    [one] +{ $n } wojownik
   *[other] +{ $n } wojowników
}
root-would-act = { $n ->
    [one] Zostanie ci { $n } akcja
    [few] Zostaną ci { $n } akcje
   *[many] Zostanie ci { $n } akcji
}
root-would-not-resolve = { $column }: cokolwiek stanie się wcześniej, tej karty nie da się rozpatrzyć
root-would-turmoil = { $n ->
    [0] Zamieszki: przepadają Dekret i przywódca
   *[other] Zamieszki: −{ $n } PZ, przepadają Dekret i przywódca
}
root-would-spend-supporters = { $n ->
    [one] Koszt: { $n } Stronnik ({ $suit } lub ptak)
   *[other] Koszt: { $n } Stronników ({ $suit } lub ptak)
}
root-would-command = { $n ->
    [one] { $n } oficer: { $n } operacja każdego Wieczoru
    [few] { $n } oficerów: { $n } operacje każdego Wieczoru
   *[many] { $n } oficerów: { $n } operacji każdego Wieczoru
}
root-would-stay-hostile = Ta frakcja pozostaje Wrogiem
root-would-aid-on = { $n ->
    [one] Jeszcze { $n } pomoc w tej turze poprawi relacje
    [few] Jeszcze { $n } pomoce w tej turze poprawią relacje
   *[many] Jeszcze { $n } pomocy w tej turze poprawi relacje
}
root-would-befriend = { $step ->
    [3] Zyskujesz sojusznika
   *[other] Poprawiasz relacje
}
root-would-reward = Potem { $n } PZ lub 2 karty
root-would-anger = Zyskujesz Wroga: { $faction }
root-odds-hits = Obrażenia średnio: zadane { $dealt }, otrzymane { $taken }
root-odds-ally = Razem z wojownikami { $faction-gen }: zadane { $dealt }, otrzymane { $taken }
root-odds-clears = { $chance } % szans na oczyszczenie polany z przeciwnika
root-odds-points = Średnio { $n } PZ
root-odds-ambush = { $chance } % szans na zasadzkę: 2 obrażenia przed rzutem
root-odds-effects = Obrońca może użyć: { $cards }

## Zapowiedzi

root-foretold-decree = { $n ->
    [0] Cokolwiek stanie się wcześniej, nie da się wypełnić Dekretu: { $column } ({ $card }). To Zamieszki.
   *[other] Cokolwiek stanie się wcześniej, nie da się wypełnić Dekretu: { $column } ({ $card }). To Zamieszki i −{ $n } PZ.
}
root-foretold-dominance = { $seat } wygrywa na początku swojej następnej tury, chyba że straci którąś z potrzebnych polan.

## Odmowy: karty

root-no-card-in-hand = Nie masz na ręce tej karty: { $card }.
root-no-craft-kind = Nie można przekuć { $card-gen }.
root-no-craft-now = Na przekuwanie jest za późno: następuje ono przed akcjami.
root-no-item = W puli nie ma już { $item-gen }, więc tej karty nie można przekuć.
root-no-duplicate = Masz już w grze { $card-acc }; tego samego efektu nie można przekuć dwa razy.
root-no-crafting-pieces = Nie masz tylu pasujących komponentów do przekuwania, ile wymaga karta { $card }.
root-no-dominance-card = Nie masz na ręce takiej karty Dominacji.
root-no-dominance-yet = Do aktywacji karty Dominacji potrzebujesz co najmniej { $points } PZ.
root-no-dominance-kind =
    Włóczęga może użyć karty Dominacji tylko do zawarcia koalicji, a koalicję może zawrzeć tylko Włóczęga.

## Odmowy wspólne

root-not-crafted = Nie masz przekutej tej karty: { $card }.
root-used = Ta karta została już użyta: { $card }.
root-when-birdsong-begins = Tej karty można użyć tylko na początku własnego Świtu: { $card }.
root-when-birdsong = Tej karty można użyć tylko podczas własnego Świtu: { $card }.
root-when-daylight-begins = Tej karty można użyć tylko na początku własnego Dnia: { $card }.
root-when-daylight = Tej karty można użyć tylko podczas własnego Dnia: { $card }.
root-when-evening-begins = Tej karty można użyć tylko na początku własnego Wieczoru: { $card }.
root-when-battle = Tej karty można użyć tylko w walce, po rzucie kośćmi: { $card }.
root-needs-warriors = Do tego potrzeba własnego wojownika, a Włóczęga ich nie ma.
root-for-attackers = Może jej użyć tylko atakujący.
root-for-defenders = Może jej użyć tylko obrońca.
root-not-in-play = Tą frakcją nikt nie gra: { $faction }.
root-not-oneself = Wskaż innego gracza niż siebie.
root-no-partner = To twój koalicjant, a nie przeciwnik: { $faction }.
root-empty-hand = Ten gracz nie ma kart na ręce: { $faction }.
root-not-a-bird = To nie jest ptasia karta: { $card }.
root-no-match = { $card }: ta karta nie pasuje, potrzebny symbol to { $suit } lub ptak.
root-no-warriors-left = { $n ->
    [one] Nie masz już wojowników w puli.
   *[other] Potrzeba { $n } wojowników z puli, a masz ich mniej.
}
root-in-forest = Jesteś w lesie, a to można zrobić tylko na polanie.
root-must-answer = Nie można tu spasować: wybierz jedną z odpowiedzi.
root-asked-else = Najpierw odpowiedz: { $question }
root-others-verb = To nie dla twojej frakcji. Może to zrobić: { $factions }.
root-only-when-asked = Można to zrobić tylko w odpowiedzi na pytanie o to. Teraz pytanie brzmi: { $question }
root-only-own-turn = Można to zrobić tylko we własnej turze.
root-only-in-1 = Można to zrobić tylko o Świcie.
root-only-in-2 = Można to zrobić tylko podczas Dnia.
root-only-in-3 = Można to zrobić tylko Wieczorem.
root-not-available = Ta karta nie leży obok mapy: { $card }.
root-one-dominance = Masz już aktywną kartę Dominacji, a wolno mieć tylko jedną.
root-coalition-of-four = Koalicje są możliwe tylko w grze czteroosobowej.
root-coalition-taken = Z tym graczem nie można zawrzeć koalicji: { $faction }. Jest już w koalicji lub ma aktywną Dominację.
root-coalition-fewest = Koalicję zawiera się z graczem, który ma najmniej PZ, a nie jest to { $faction }.
root-no-activate = Tyle komponentów trzeba użyć do przekucia: { $n }. Podaj ich symbole.
root-not-an-ambush = To nie jest Zasadzka: { $card }.
root-no-piece-there = Na polanie { $clearing } nie ma takiego komponentu do usunięcia: { $piece }.
root-so-many = Może ruszyć od 1 do { $n }.
root-recruited = W tej turze był już werbunek.
root-no-recruiter = Nie masz koszar na mapie.
root-no-recruiter-there = Na polanę { $clearing } nie przybywa już żaden wojownik.
root-no-sawmill = Na polanie { $clearing } żaden tartak nie może przyjąć drewna.
root-no-wood-left = W puli nie ma już drewna.
root-no-wood-from = Drewno z polany { $clearing } nie dociera do budowy.
root-no-corner = Polana { $clearing } nie leży w rogu mapy.
root-first-this = Teraz kolej na ten budynek: { $piece }.
root-not-near-keep = Polana { $clearing } to ani polana twierdzy, ani sąsiednia.
root-no-roost = Nie masz gniazda na polanie { $clearing }.
root-roost-there = Na polanie { $clearing } stoi już gniazdo.
root-no-turmoil = Tę kartę da się rozpatrzyć, więc trzeba to zrobić.
root-not-opposite = Polana { $clearing } nie leży w rogu naprzeciw twierdzy.
root-not-fewest = Są polany, na których jest mniej wojowników niż na polanie { $clearing }.
root-leader-deposed = Ten przywódca jest obalony: { $leader }.
root-no-base = Nie masz bazy na mapie.
root-no-base-match = Ta karta nie pasuje do żadnej z twoich baz na mapie: { $card }.
root-not-a-supporter = Wśród twoich Stronników nie ma tej karty: { $card }.
root-must-give = Masz pasującą kartę, więc musisz ją oddać.
root-no-such-item = Nie masz takiego przedmiotu w takim stanie: { $item }.
root-on-its-track = Ten przedmiot leży odkryty na swoim torze i się nie liczy: { $item }.
root-nobody-here = Na twojej polanie ta frakcja nie ma żadnych komponentów: { $faction }.
root-pawn-stays = Pionka nie można usunąć: { $faction }.
root-warriors-first = Dopóki jest tu wojownik tej frakcji, Cios usuwa tylko jego: { $faction }.
root-no-ally-beside = Żaden wojownik tego sojusznika nie może tego zrobić: { $faction }.
root-quest-not-open = Ta Misja nie jest odkryta: { $quest }.
root-quest-elsewhere = Tę Misję wykonuje się na polanie z innym symbolem: { $suit }.
root-quest-items = Potrzebujesz tych przedmiotów, odkrytych i nieuszkodzonych: { $items }.
root-not-in-box = Wśród przekutych przedmiotów tej frakcji nie ma takiego: { $item } ({ $faction }).
root-ruin-item-twice = Masz już taki przedmiot z ruin: { $item }.
root-not-under-ruin = Nie leży pod tymi ruinami: { $item }.
root-not-beside = Polana { $clearing } z tobą nie sąsiaduje.
root-two-boots = Na polanie { $clearing } są wojownicy Wroga: to kosztuje dwa buty.
root-character-taken = Tą postacią gra ktoś inny: { $character }.
root-no-forest = Lasy tej mapy mają numery od 1 do { $n }.
root-not-discarded = Na stosie kart odrzuconych nie ma tej karty: { $card }.

## Odmowy: ruch i walka

root-no-warriors = Na polanie { $clearing } nie masz nikogo, kto mógłby to zrobić.
root-no-place-at-keep = Tylko Markiza może umieszczać komponenty na polanie { $clearing }: stoi tam jej twierdza.
root-no-path = Polan { $start } i { $end } nie łączy żadna ścieżka.
root-no-suit = Polana { $clearing } nie pasuje do symbolu karty.
root-no-rule = Nie kontrolujesz polany { $start } ani { $end }; do ruchu musisz kontrolować jedną z nich.
root-no-enemy = Nie możesz zaatakować { $faction-gen } na polanie { $clearing }: nie ma tam takiego przeciwnika.

## Odmowy: Markiza

root-no-actions-left = Nie masz już akcji; kolejną daje wydanie ptasiej karty.
root-no-build-words = Podaj budynek i polanę: „build sawmill 5”.
root-no-ruler = Nie kontrolujesz polany { $clearing }, więc nie możesz tam budować.
root-no-pieces-left = Wszystkie twoje { $piece-all } stoją już na mapie.
root-no-slot = Na polanie { $clearing } nie ma wolnego pola na budynek.
root-no-wood = { $n ->
    [one] Ten budynek kosztuje { $n } drewno z połączonych polan pod twoją kontrolą, a tyle tam nie masz.
   *[other] Ten budynek kosztuje { $n } drewna z połączonych polan pod twoją kontrolą, a tyle tam nie masz.
}

## Odmowy: Orle Gniazda

root-no-decree-pass = Musisz dodać do Dekretu co najmniej jedną kartę.
root-no-second-bird = Tylko jedna z kart dodanych w turze może być ptasia.
root-no-decree-skip = Dekret trzeba wypełniać dalej: wybierz jedną z kart tej kolumny.
root-no-other-column = Dekret rozpatruje się od lewej do prawej; najpierw kolumna { $column }.
root-no-decree-card = Podaj kartę, która czeka jeszcze w tej kolumnie, a po niej miejsce.

## Odmowy: Sojusz

root-no-sympathy = Na polanie { $clearing } nie ma żetonu Sympatyków, a rewolta go wymaga.
root-no-base-left = Twoja baza z tym symbolem jest już na mapie.
root-no-supporters = { $n ->
    [one] Potrzebujesz { $n } Stronnika pasującego do tej polany.
   *[other] Potrzebujesz { $n } Stronników pasujących do tej polany.
}
root-no-revolt-now = Na rewoltę jest za późno: wybucha przed zdobywaniem Sympatyków.
root-no-spread-yet = Najpierw rewolty; gdy nie chcesz już żadnej, przychodzi czas na Sympatyków.
root-no-second-sympathy = Na polanie { $clearing } leży już żeton Sympatyków.
root-no-sympathy-near =
    Na polanie { $clearing } nie możesz zdobyć Sympatyków: trafiają tylko na polany obok tych, na których już są.
root-no-base-there = Nie masz bazy na polanie { $clearing }.

## Odmowy: Włóczęga

root-no-slip = Zakraść się możesz tylko na sąsiednią polanę lub do sąsiedniego lasu.
root-no-item-fresh = Potrzebujesz do tego { $item-gen }: przedmiot musi być odkryty i nieuszkodzony.
root-no-ruin = Nie ma tu ruin do przeszukania.

## O czym są możliwości: nagłówki długiej listy

root-group-march = Marsz
root-group-move = Ruch
root-group-battle = Walka
root-group-build = Budowa
root-group-recruit = Werbunek
root-group-overwork = Nadprodukcja
root-group-bird = Dodatkowa akcja
root-group-craft = Przekuwanie
root-group-decree = Dodaj do Dekretu
root-group-spread = Sympatycy
root-group-revolt = Rewolta
root-group-mobilize = Mobilizacja
root-group-train = Szkolenie
root-group-organize = Przegrupowanie
root-group-aid = Pomoc
root-group-quest = Misje
root-group-strike = Cios
root-group-repair = Naprawa
root-group-explore = Eksploracja
root-group-special = Akcja specjalna
root-group-claim = Weź kartę Dominacji
root-group-dominance = Dominacja
root-group-coalition = Koalicja
root-group-codebreakers = Łamacze Szyfrów
root-group-tax-collector = Poborca Podatkowy
root-group-refresh = Odkrywanie
root-group-slip = Zakradanie się
root-group-hide = Zakradanie się do lasu
root-group-drop = Porzuć
root-group-damage = Uszkodzenia
root-group-turmoil = Zamieszki

# Czym są słowa akcji

root-word-clearing = polana, podana numerem
root-word-start = polana, z której się rusza
root-word-end = polana, na którą się idzie
root-word-forest = las, podany numerem
root-word-faction = frakcja
root-word-item = przedmiot
root-word-piece = komponent
root-word-column = kolumna Dekretu
root-word-leader = przywódca
root-word-character = postać
root-word-quest = Misja
root-word-n = liczba
root-word-card = karta
root-word-with = karta do wydania
root-word-suits = symbole
root-word-state = wyczerpany lub uszkodzony
root-word-effect = efekt

## Rodzaje komponentów, jako nagłówki; kim jest gracz

root-kind-role = Frakcje
root-kind-card = Karty
root-kind-quest = Misje
root-kind-leader = Przywódcy Orlich Gniazd
root-kind-character = Postacie Włóczęgi
root-kind-item = Przedmioty
root-kind-suit = Symbole

root-role-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-role-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-role-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-role-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-role-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

## Na co można odpowiedzieć z góry

root-ahead-ambush = Gdy ktoś cię atakuje i możesz urządzić zasadzkę
root-ahead-effects = Gdy bronisz się w walce, w której można użyć efektów
root-ahead-hospital = Gdy w cudzej turze tracisz wojowników i masz Szpitale Polowe
root-ahead-pieces = Gdy wybierasz, co tracisz w wyniku obrażenia
root-ahead-items = Gdy twój przedmiot zostaje uszkodzony
root-ahead-way-ambush = urządź zasadzkę pasującą kartą, ptasią na końcu
root-ahead-way-ambush-with = urządź zasadzkę kartą { $card }
root-ahead-way-use = użyj karty { $card }
root-ahead-way-hospital = wydaj pasującą kartę, ptasią na końcu
root-ahead-way-lose = strać { $piece-acc }
root-ahead-way-damage = uszkodź { $item-acc }
root-ahead-way-exhausted = uszkodź najpierw coś wyczerpanego
root-ahead-if-by = atakuje { $faction }
root-ahead-if-stake = stoi tam twój budynek albo żeton
root-ahead-if-warriors = liczba straconych wojowników to co najmniej { $n }
root-never-set-up = Przygotowanie gry: twierdzę, gniazda, przywódców, postaci i lasy wybiera się raz, patrząc na wybory innych.
root-never-order = Kolejność dwóch efektów: pytanie pada zbyt rzadko i zależy od obu.
root-never-own = Wszystko w twojej własnej turze: i tak jesteś przy stole, a każda odpowiedź zależy od poprzedniej.

# Usposobienia botów

root-personality-warlord = watażka
    .about = Atakuje, gdzie może, zbiera wojowników i lubi rządzić polanami.
root-personality-artisan = rzemieślnik
    .about = Zbiera karty i woli wytwarzać, niż walczyć.
root-personality-warden = strażnik
    .about = Nie zostawia budynków ani żetonów bez wojowników obok.
