# Co mówi Oath. Nazwy są te same, co w rulebook/pl.md.

oath-title = Oath
oath-invitation = Władaj krainą w imię przysięgi, uzurpuj ją albo porwij własną wizją; a to, co po sobie zostawisz, będzie początkiem następnej gry.
oath-preset-first = Pierwsza gra
    .about = Mapa i obie talie w kolejności przygotowanej na pierwszy wieczór.
oath-preset-usual = Jedna gra
    .about = Młode Imperium; miejsca, relikty i karty z losu. Po grze nic nie zostaje.
oath-preset-chronicle = Kronika
    .about = Gra po grze: zwycięzca zapisuje, co przetrwa, co upadnie i kto należy do Imperium, a kraina pamięta.

# .does: co robi element gry, własnymi słowami, wszędzie tak samo. Bez tego, co pokazują znaki: symbolu, kosztu, ograniczeń, kości.

## Karty Mieszkańców: Waśń

oath-card-mercenaries = Najemnicy
    .does = Plan Bitewny: ±3 kości Ataku. Jeśli skończy się to twoją porażką, odrzucasz tę kartę.
    .gist = ±3 kości Ataku; porażka ją odrzuca
oath-card-a-small-favor = Drobna Przysługa
    .does = Po zagraniu: zyskujesz 4 Chorągwie.
    .gist = zyskujesz 4 Chorągwie
oath-card-second-wind = Drugi Oddech
    .does = Plan Atakującego: po zwycięstwie możesz udać się w Podróż, a potem możesz przeprowadzić Najazd, jedno i drugie bez wydawania Zaopatrzenia.
    .gist = po zwycięstwie Podróż i Najazd za darmo
oath-card-sleight-of-hand = Zręczne Palce
    .does = Akcja: weź 1 Sekret, ale nigdy ostatni, od innego gracza, którego pionek jest na twoim Obszarze.
    .gist = weź 1 Sekret od gracza obok
oath-card-key-to-the-city = Klucz do Miasta
    .does = Po zagraniu: jeśli nie ma tu pionka nikogo, kto rządzi tym Obszarem, giną wszystkie tutejsze Chorągwie, a ty zyskujesz 1 Chorągiew i stawiasz ją tutaj.
    .gist = zabij tu Chorągwie, postaw swoją
oath-card-scryer = Jasnowidz
    .does = Akcja: podejrzyj cały stos kart odrzuconych dowolnego Regionu.
    .gist = podejrzyj cały stos odrzuconych
oath-card-disgraced-captain = Zhańbiony Kapitan
    .does = Plan Atakującego: +4 kości Ataku, jeśli wśród celów jest Obszar z kartą Ładu.
    .gist = +4 kości Ataku tam, gdzie jest Ład
oath-card-naysayers = Malkontenci
    .does = Odpoczynek: jeśli tytuł nosi Banita, jako Wierny Przysiędze albo Uzurpator, weź 1 żeton Przychylności od Kanclerza.
    .gist = gdy tytuł ma Banita: 1 Przychylność
oath-card-book-burning = Palenie Ksiąg
    .does = Plan Atakującego: jeśli zwyciężysz, a celem był pionek Obrońcy, spala on wszystkie Sekrety ze swojej planszy oprócz ostatniego.
    .gist = pobity pionek zachowuje jeden Sekret
oath-card-charlatan = Szarlatan
    .does = Po zagraniu: z Sekretów leżących na Najmroczniejszej Tajemnicy zostaje 1; pozostałe spalasz.
    .gist = spala Najmroczniejszą Tajemnicę do 1
oath-card-assassin = Skrytobójczyni
    .does = Twój limit Doradców wynosi 2. Akcja: odrzuć odkrytego Doradcę innego gracza, którego pionek jest na twoim Obszarze.
    .gist = limit 2; odrzuć Doradcę gracza obok
oath-card-downtrodden = Uciśnieni
    .does = Werbunek: jeśli w banku o symbolu karty jest mniej Przychylności niż w każdym innym, zyskujesz o 2 Chorągwie więcej.
    .gist = najuboższy bank: +2 Chorągwie
oath-card-blackmail = Szantaż
    .does = Po zagraniu: wskaż Relikt innego gracza, którego pionek jest na twoim Obszarze. Albo ten gracz da ci 3 żetony Przychylności, albo bierzesz ten Relikt.
    .gist = weź Relikt albo 3 Przychylności
oath-card-cracked-sage = Szalony Mędrzec
    .does = Plan Bitewny: jeśli przeciwnik ma Doradcę Magii, ±4 kości Ataku.
    .gist = ±4 kości Ataku przeciw Magii
oath-card-dissent = Rozłam
    .does = Po zagraniu: wszyscy gracze oprócz posiadacza Miłości Ludu kładą na tej karcie Przychylność, po 1 żetonie za każdy symbol, którym rządzą.
    .gist = inni kładą tu Przychylność za symbole
oath-card-false-prophet = Fałszywy Prorok
    .does = Po zagraniu: jeśli jesteś Banitą, zyskujesz 1 Chorągiew i stawiasz ją na ujawnionej Wizji, czyjakolwiek jest; odtąd także ty masz tę Wizję ujawnioną. Gdyby miała zostać odrzucona, zamiast tego ginie Chorągiew, a ty zagrywasz lub odrzucasz tę Wizję tak jak po Przeszukaniu.
    .gist = dzielisz ujawnioną Wizję
oath-card-vow-of-renewal = Śluby Odnowy
    .does = Nie możesz odzyskać Miłości Ludu. Przychylność, którą ktokolwiek spala, zamiast tego bierzesz ty.
    .gist = bierzesz spalaną Przychylność
oath-card-zealots = Fanatycy
    .does = Plan Atakującego: jeśli Siła Obrońcy jest teraz większa od twojej, poświęcona Chorągiew daje 3 punkty ataku, a nie 1.
    .gist = słabszym: poświęcenie daje 3
oath-card-royal-ambitions = Królewskie Ambicje
    .does = Po zagraniu: jeśli jesteś Banitą i rządzisz większą liczbą Obszarów niż Kanclerz, możesz zostać Obywatelem (bierzesz 1 Relikt ze Skarbca, nie podglądając; kończy się twoja faza Akcji, a Zaopatrzenie masz pełne).
    .gist = więcej Obszarów: zostań Obywatelem
oath-card-salt-the-earth = Ziemia Posypana Solą
    .does = Nie można jej zagrać tam, gdzie leży zablokowana karta. Po zagraniu: ignorujesz limit Obszaru i odrzucasz stąd wszystkie inne karty Mieszkańców; limit wynosi tu odtąd 1.
    .gist = odrzuć inne karty; limit 1
oath-card-beast-tamer = Poskromiciel Bestii
    .does = Najazd: przeciwnicy nie mogą używać przeciw tobie Planów Bitewnych Bestii i Nomady.
    .gist = blokuje Plany Bestii i Nomady
oath-card-riots = Zamieszki
    .does = Po zagraniu: jeśli Miłość Ludu leży na stronie Ciżby, odrzuć wszystkie inne karty o symbolu, którego jest na Obszarach najwięcej; remis rozstrzygasz ty.
    .gist = za Ciżby: odrzuć cały symbol
oath-card-silver-tongue = Złotousty
    .does = Twój limit Doradców wynosi 2. Odpoczynek: weź 1 żeton Przychylności z banku, który odpowiada którejś karcie na twoim Obszarze.
    .gist = limit 2; 1 Przychylność stąd
oath-card-gambling-hall = Szulernia
    .does = Akcja: rzuć 4 kośćmi Obrony i weź po 1 żetonie Przychylności za każdą tarczę wyniku, wszystkie z jednego banku.
    .gist = rzuć 4: Przychylność za tarcze
oath-card-boiling-lake = Wrzące Jezioro
    .does = Podróż: kto przybywa na ten Obszar, a nie rządzi tą kartą, musi zabić 2 Chorągwie na swojej planszy, jeśli może.
    .gist = obcy przybysz zabija 2 swoje
oath-card-relic-thief = Złodziej Reliktów
    .does = Gdy inny gracz, którego pionek jest w twoim Regionie, weźmie Relikty, możesz użyć tej karty: rzuć po 1 kości Obrony za każdy i jeśli na żadnej nie ma tarczy, weź je.
    .gist = może ukraść Relikty z twojego Regionu
oath-card-enchantress = Czarodziejka
    .does = Akcja: podmień tę kartę z odkrytym Doradcą dowolnego gracza.
    .gist = podmień z dowolnym Doradcą
oath-card-insomnia = Bezsenność
    .does = Twój limit Doradców wynosi 2. Odpoczynek: zyskujesz 1 Sekret.
    .gist = limit 2; zyskujesz 1 Sekret
oath-card-sneak-attack = Atak z Zaskoczenia
    .does = Najazd: gdy skończy się Najazd innego gracza, możesz przeprowadzić Najazd przeciw niemu bez wydawania Zaopatrzenia.
    .gist = Najazd za darmo po cudzym Najeździe
oath-card-gossip = Plotki
    .does = Przeciwnicy tego, kto rządzi tą kartą, nie mogą zagrywać zakrytych Doradców.
    .gist = przeciwnicy bez zakrytych Doradców
oath-card-bandit-chief = Herszt Bandytów
    .does = Po zagraniu: na każdym Obszarze ginie 1 Chorągiew. Dopóki ta karta jest odkryta, na każdym Obszarze jest o 2 Bandytów więcej.
    .gist = ginie po 1 Chorągwi; +2 Bandytów
oath-card-chaos-cult = Kult Chaosu
    .does = Ilekroć inny gracz weźmie tytuł Wiernego Przysiędze, bierzesz od niego 1 żeton Przychylności.
    .gist = 1 Przychylność od nowego Wiernego
oath-card-slander = Oszczerstwo
    .does = Plan Atakującego: jeśli zwyciężysz, a celem był pionek Obrońcy, spala on całą Przychylność ze swojej planszy.
    .gist = pobity pionek spala Przychylność

## Karty Mieszkańców: Magia

oath-card-alchemist = Alchemik
    .does = Akcja: zyskujesz 4 żetony Przychylności, z jednego banku albo z kilku, jak wolisz.
    .gist = zyskujesz 4 Przychylności
oath-card-fire-talkers = Zaklinacze Ognia
    .does = Plan Bitewny: jeśli posiadasz Najmroczniejszą Tajemnicę, ±3 kości Ataku.
    .gist = z Tajemnicą: ±3 kości Ataku
oath-card-magicians-code = Kodeks Magów
    .does = Odzyskiwanie: odzyskując Najmroczniejszą Tajemnicę, zyskujesz 2 Sekrety i nimi płacisz; własne możesz dołożyć albo nie.
    .gist = 2 Sekrety na Najmroczniejszą Tajemnicę
oath-card-spirit-snare = Sidła na Duchy
    .does = Akcja: weź 1 żeton Przychylności z wybranego banku.
    .gist = 1 Przychylność z dowolnego banku
oath-card-wizard-school = Szkoła Czarodziejów
    .does = Akcja: zyskujesz 1 Sekret i na tym kończy się twoja faza Akcji.
    .gist = 1 Sekret, koniec fazy Akcji
oath-card-dazzle = Olśnienie
    .does = Po zagraniu: odrzuć wszystkie karty Domu i Ładu z Obszarów w swoim Regionie.
    .gist = odrzuć Dom i Ład w Regionie
oath-card-acting-troupe = Trupa Aktorska
    .does = Handel: ten Doradca liczy się jako Bestia albo jako Ład, jak wolisz, a nie jako Magia.
    .gist = liczy się jako Bestia lub Ład
oath-card-taming-charm = Urok Poskromienia
    .does = Akcja: odrzuć kartę Bestii lub Nomady ze swojego Obszaru; zyskujesz za to 2 żetony Przychylności z banku o jej symbolu.
    .gist = odrzuć Bestię/Nomadę: 2 Przychylności
oath-card-inquisitor = Inkwizytor
    .does = Akcja: podejrzyj Doradcę innego gracza, którego pionek jest na twoim Obszarze. Konspirację zagrywasz albo odrzucasz; jeśli to inna karta, dajesz temu graczowi położony tu żeton Przychylności.
    .gist = podejrzyj Doradcę; Konspiracja
oath-card-secret-signal = Tajny Znak
    .does = Handel: jeśli przynosi dokładnie 1 żeton Przychylności, zyskujesz jeszcze jeden.
    .gist = Handel za 1 Przychylność daje drugą
oath-card-augury = Augurium
    .does = Przeszukanie: dobierasz o 1 kartę więcej; Wizja z talii Świata jak zawsze przerywa dobieranie.
    .gist = dobierasz 1 kartę więcej
oath-card-rusting-ray = Promień Rdzy
    .does = Plan Obrońcy: jeśli posiadasz Najmroczniejszą Tajemnicę, ignorujesz puste miecze przeciwnika.
    .gist = z Tajemnicą: bez pustych mieczy
oath-card-portal = Portal
    .does = Podróż: opuszczając ten Obszar albo na niego przybywając, nie wydajesz Zaopatrzenia i ignorujesz moce Obszarów.
    .gist = stąd i tutaj bez Zaopatrzenia
oath-card-billowing-fog = Kłęby Mgły
    .does = Plan Bitewny: w razie porażki nie ginie żadna Chorągiew twojej Siły. Ignorujesz moce, które zabiłyby całą twoją Siłę.
    .gist = w porażce nikt nie ginie
oath-card-kindred-warriors = Bratni Wojownicy
    .does = Plan Bitewny: ignorujesz swoje czaszki. ± dowolna liczba kości Ataku, najwyżej tyle, ile symboli poza Magią mają karty, którymi rządzisz.
    .gist = bez czaszek; ± kość za symbol
oath-card-terror-spells = Zaklęcia Grozy
    .does = Akcja: jeśli posiadasz Najmroczniejszą Tajemnicę, zabij w swoim Regionie 2 Chorągwie, na Obszarach lub planszach, czyjekolwiek są.
    .gist = z Tajemnicą: zabij 2 Chorągwie
oath-card-blood-pact = Pakt Krwi
    .does = Akcja: poświęć Chorągwie ze swojej planszy; za każde 2 zyskujesz 1 Sekret.
    .gist = poświęć 2 Chorągwie za Sekret
oath-card-revelation = Objawienie
    .does = Po zagraniu: w kolejności tur, od Kanclerza, każdy gracz może spalić dowolnie wiele żetonów Przychylności i zyskuje tyle samo Sekretów.
    .gist = wszyscy: Przychylność na Sekrety
oath-card-observatory = Obserwatorium
    .does = Przeszukanie: jeśli twój pionek jest tutaj, możesz dobierać ze stosu kart odrzuconych dowolnego Regionu.
    .gist = tutaj: dowolny stos odrzuconych
oath-card-plague-engines = Machiny Zarazy
    .does = Akcja: wszyscy gracze, ty też, wpłacają do banku Magii po 1 żetonie Przychylności za każdy Obszar, którym rządzą.
    .gist = każdy płaci 1 za swój Obszar
oath-card-gleaming-armor = Lśniąca Zbroja
    .does = Najazd: każdy Plan Bitewny kosztuje twojego przeciwnika dodatkowo 1 Sekret, który się na nim kładzie.
    .gist = Plany przeciwnika: +1 Sekret
oath-card-bewitch = Urzeczenie
    .does = Po zagraniu: jeśli jesteś Banitą i masz na planszy i kartach więcej Sekretów niż Kanclerz, możesz zostać Obywatelem (bez Reliktu; kończy się twoja faza Akcji, a Zaopatrzenie masz pełne).
    .gist = więcej Sekretów: zostań Obywatelem
oath-card-jinx = Pech
    .does = Jeśli rządzisz tą kartą, możesz jej użyć po każdym swoim rzucie kośćmi Ataku lub Obrony, aby raz rzucić wszystkimi tymi kośćmi ponownie. To nie Plan Bitewny.
    .gist = rzuć ponownie, raz
oath-card-tutor = Preceptor
    .does = Akcja: zyskujesz 1 Sekret.
    .gist = zyskujesz 1 Sekret
oath-card-dream-thief = Złodziej Snów
    .does = Akcja: podmień ze sobą dwóch zakrytych Doradców, czyimikolwiek są.
    .gist = podmień dwóch zakrytych Doradców
oath-card-cracking-ground = Pękająca Ziemia
    .does = Plan Bitewny: ±1 kość Ataku za każdy Obszar wśród celów.
    .gist = ±1 kość Ataku za Obszar-cel
oath-card-sealing-ward = Pieczęć Ochronna
    .does = Najazd: każdy twój Relikt dodaje jako cel o 1 kość Obrony więcej.
    .gist = twoje Relikty: po +1 kości Obrony
oath-card-initiation-rite = Rytuał Inicjacji
    .does = Werbunek: musisz położyć na karcie 1 Sekret, a nie żeton Przychylności.
    .gist = płacisz 1 Sekret zamiast Przychylności
oath-card-vow-of-silence = Śluby Milczenia
    .does = Odzyskiwanie: nie możesz odzyskać Najmroczniejszej Tajemnicy ani nikomu dawać Sekretów. Ilekroć ktoś ją odzyska, zyskujesz tyle Sekretów, ile za nią zapłacono.
    .gist = zyskujesz Sekrety za Tajemnicę
oath-card-forgotten-vault = Zapomniana Krypta
    .does = Akcja: 1 Sekret ze wspólnych zasobów trafia na Najmroczniejszą Tajemnicę albo 1 z leżących na niej zostaje spalony, nigdy ostatni.
    .gist = Tajemnica: 1 Sekret więcej lub mniej
oath-card-map-library = Biblioteka Map
    .does = Handel: jeśli twój pionek jest tutaj, możesz handlować z kartą na dowolnym Obszarze w swoim Regionie.
    .gist = tutaj: Handel w całym Regionie
oath-card-witchs-bargain = Pakt z Wiedźmą
    .does = Akcja: z innymi graczami, których pionki są na twoim Obszarze, możesz dowolnie wiele razy albo dać 1 Sekret i wziąć 2 żetony Przychylności, albo dać 2 żetony Przychylności i wziąć 1 Sekret.
    .gist = 1 Sekret za 2 Przychylności i odwrotnie
oath-card-master-of-disguise = Mistrz Przebrań
    .does = Handel: odkryci Doradcy innego gracza, wraz ze swoimi mocami, liczą się jako twoi, a twoi własni nie.
    .gist = używasz cudzych Doradców

## Karty Mieszkańców: Ład

oath-card-wrestlers = Zapaśnicy
    .does = Plan Obrońcy: poświęć 1 Chorągiew ze swojej Siły: +1 kość Obrony.
    .gist = poświęć 1: +1 kość Obrony
oath-card-battle-honors = Zaszczyty Wojenne
    .does = Plan Bitewny: za zwycięstwo zyskujesz 2 żetony Przychylności z banku Ładu.
    .gist = zwycięstwo: 2 Przychylności
oath-card-bear-traps = Wnyki na Niedźwiedzie
    .does = Plan Obrońcy: −1 kość Ataku, a na planszy Atakującego ginie 1 Chorągiew.
    .gist = −1 kość Ataku, ginie 1 Chorągiew
oath-card-longbows = Długie Łuki
    .does = Plan Bitewny: ±1 kość Ataku.
    .gist = ±1 kość Ataku
oath-card-keep = Warownia
    .does = Plan Obrońcy: jeśli ten Obszar jest wśród celów, +2 kości Obrony.
    .gist = ten Obszar: +2 kości Obrony
oath-card-pressgangs = Branka
    .does = Werbunek: możesz go prowadzić także na karcie, na której leżą już żetony Przychylności lub Sekrety.
    .gist = Werbunek na zajętej karcie
oath-card-garrison = Garnizon
    .does = Po zagraniu: zyskujesz po 1 Chorągwi za każdy Obszar, którym rządzisz, a potem stawiasz na każdym z nich 1 Chorągiew ze swojej planszy.
    .gist = po 1 Chorągwi na swój Obszar
oath-card-scouts = Zwiadowcy
    .does = Plan Atakującego: zyskujesz 1 punkt Zaopatrzenia.
    .gist = zyskujesz 1 Zaopatrzenia
oath-card-martial-culture = Wojowniczy Obyczaj
    .does = Plan Bitewny: jeśli jako Banita pokonasz innego Banitę, możesz zostać Obywatelem (bez Reliktu; kończy się twoja faza Akcji, a Zaopatrzenie masz pełne).
    .gist = pokonaj Banitę: zostań Obywatelem
oath-card-code-of-honor = Kodeks Honorowy
    .does = Plan Bitewny: ±2 kości Ataku. Nie możesz używać żadnego innego Planu Bitewnego.
    .gist = ±2 kości Ataku; żaden inny Plan
oath-card-outriders = Konna Eskorta
    .does = Plan Atakującego: ignorujesz swoje czaszki.
    .gist = ignorujesz swoje czaszki
oath-card-messenger = Posłaniec
    .does = Akcja: dowolnie przemieść swoje Chorągwie między planszą a Obszarami, którymi rządzisz; ostatnia na Obszarze zostaje.
    .gist = przemieść swoje Chorągwie
oath-card-field-promotion = Awans na Polu Bitwy
    .does = Plan Bitewny: za zwycięstwo zyskujesz 3 Chorągwie.
    .gist = zwycięstwo: 3 Chorągwie
oath-card-palanquin = Lektyka
    .does = Akcja: wskaż innego gracza, którego pionek jest na twoim Obszarze, i Obszar, na który może on Podróżować. Postaw tam swój pionek i zmuś tego gracza do Podróży za tobą, bez wydawania Zaopatrzenia.
    .gist = Podróż razem z graczem obok
oath-card-shield-wall = Mur Tarcz
    .does = Plan Obrońcy: +2 kości Obrony. W razie porażki ginie cała twoja Siła.
    .gist = +2 kości Obrony; porażka zabija Siłę
oath-card-military-parade = Parada Wojskowa
    .does = Plan Bitewny: za zwycięstwo zyskujesz po 1 żetonie Przychylności za każdego Doradcę przeciwnika, także Sojuszników, z banku o symbolu tego Doradcy.
    .gist = zwycięstwo: Przychylność za Doradców
oath-card-tome-guardians = Strażnicy Ksiąg
    .does = Przeciwnicy tego, kto rządzi tą kartą, nie mogą wyznaczać Najmroczniejszej Tajemnicy za cel ani brać jej w żaden inny sposób.
    .gist = przeciwnicy nie wezmą Tajemnicy
oath-card-tyrant = Tyran
    .does = Podróż: na Obszarze, na który przybywasz, musisz zabić 1 Chorągiew, jeśli możesz, choćby własną.
    .gist = zabij 1 Chorągiew po przybyciu
oath-card-forced-labor = Praca Przymusowa
    .does = Przeszukanie: na Obszarach tego, kto rządzi tą kartą, jego przeciwnicy nie mogą niczego przeszukiwać, chyba że dadzą mu 1 żeton Przychylności (za Imperium dostaje go Kanclerz, za Bandytów się go spala).
    .gist = przeciwnicy płacą 1 za Przeszukanie
oath-card-secret-police = Tajna Policja
    .does = Na Obszarach tego, kto rządzi tą kartą, jego przeciwnicy nie mogą zagrywać odkrytych Wizji.
    .gist = bez odkrytych Wizji przeciwników
oath-card-specialist = Specjalista
    .does = Plan Atakującego: broniąca się strona nie może używać Planów Bitewnych.
    .gist = Obrońca bez Planów
oath-card-captains = Kapitanowie
    .does = Akcja: przeprowadź Najazd bez wydawania Zaopatrzenia tak, jakby twój pionek był na Obszarze, którym rządzisz; twoje Chorągwie stamtąd należą do twojej Siły.
    .gist = Najazd za darmo ze swojego Obszaru
oath-card-siege-engines = Machiny Oblężnicze
    .does = Akcja: wskaż Obszar w swoim Regionie i zabij na nim 2 Chorągwie, czyjekolwiek są.
    .gist = zabij 2 Chorągwie na Obszarze
oath-card-royal-tax = Królewski Podatek
    .does = Po zagraniu: weź po 2 żetony Przychylności od innych graczy, których pionki są na Obszarach w twoim Regionie, którymi rządzisz.
    .gist = po 2 Przychylności od gości
oath-card-toll-roads = Płatne Drogi
    .does = Podróż: na Obszary tego, kto rządzi tą kartą, jego przeciwnicy nie mogą Podróżować, chyba że dadzą mu 1 żeton Przychylności (za Imperium dostaje go Kanclerz, za Bandytów się go spala).
    .gist = przeciwnicy płacą 1 za przybycie
oath-card-curfew = Godzina Policyjna
    .does = Handel: z kartami, którymi rządzi ten, kto rządzi tą kartą, jego przeciwnicy nie mogą handlować, chyba że dadzą mu 1 żeton Przychylności (za Imperium dostaje go Kanclerz, za Bandytów się go spala).
    .gist = przeciwnicy płacą 1 za Handel
oath-card-knights-errant = Błędni Rycerze
    .does = Werbunek: po nim możesz przeprowadzić Najazd bez wydawania Zaopatrzenia.
    .gist = potem Najazd bez Zaopatrzenia
oath-card-vow-of-obedience = Śluby Posłuszeństwa
    .does = Nie możesz zagrywać odkrytych Wizji. Odpoczynek: weź 1 żeton Przychylności z wybranego banku.
    .gist = bez Wizji; 1 Przychylność z banku
oath-card-hunting-party = Orszak Myśliwski
    .does = Przeszukanie: jeśli przeszukujesz talię Świata, możesz potem przeprowadzić Najazd bez wydawania Zaopatrzenia.
    .gist = talia Świata: potem Najazd za darmo
oath-card-council-seat = Miejsce w Radzie
    .does = Dopóki jesteś Obywatelem, nikt nie może skazać cię na banicję, nawet ty.
    .gist = Obywatela nikt nie wygna
oath-card-encirclement = Okrążenie
    .does = Plan Bitewny: jeśli twoja Siła jest teraz większa niż Siła przeciwnika, ±2 kości Ataku.
    .gist = większa Siła: ±2 kości Ataku
oath-card-peace-envoy = Poseł Pokoju
    .does = Plan Bitewny: jeśli pionek przeciwnika jest na twoim Obszarze, dajesz mu po 1 żetonie Przychylności za każdą kość w puli Obrony i zwyciężasz teraz. Ignorujesz wszystko, co zabijałoby Chorągwie. Nie możesz używać żadnego innego Planu Bitewnego.
    .gist = kup zwycięstwo za Przychylność
oath-card-relic-hunter = Łowca Reliktów
    .does = Plan Atakującego: celami mogą być też zakryte Relikty na Obszarach będących celami; każdy dodaje 1 kość Obrony. Wzięte Relikty możesz położyć na spodzie talii Reliktów.
    .gist = celem też Relikty na Obszarach

## Karty Mieszkańców: Dom

oath-card-tinkers-fair = Stragan Majsterkowicza
    .does = Akcja: zawrzyj z dowolnym graczem wiążącą umowę o Przychylność, Sekrety i Relikty.
    .gist = umowa: Przychylność, Sekrety, Relikty
oath-card-wayside-inn = Przydrożna Gospoda
    .does = Akcja: zyskujesz 2 punkty Zaopatrzenia.
    .gist = zyskujesz 2 Zaopatrzenia
oath-card-extra-provisions = Dodatkowy Prowiant
    .does = Plan Obrońcy: +1 kość Obrony.
    .gist = +1 kość Obrony
oath-card-memory-of-home = Wspomnienie Domu
    .does = Akcja: opróżnij jeden bank: cała jego Przychylność trafia do banku Domu.
    .gist = cały bank trafia do Domu
oath-card-welcoming-party = Komitet Powitalny
    .does = Przeszukanie: za kartę Mieszkańców zagraną odkrytą, która nie była zakrytym Doradcą, zyskujesz 1 żeton Przychylności z banku Domu.
    .gist = zagrany Mieszkaniec: 1 Przychylność
oath-card-traveling-doctor = Wędrowny Lekarz
    .does = Plan Bitewny: w razie porażki nie ginie żadna Chorągiew twojej Siły, a tę kartę odrzucasz. Ignorujesz moce, które zabiłyby całą twoją Siłę.
    .gist = w porażce nikt nie ginie, karta tak
oath-card-storyteller = Bajarz
    .does = Akcja: 1 Sekret ze wspólnych zasobów trafia na Najmroczniejszą Tajemnicę.
    .gist = 1 Sekret na Najmroczniejszą Tajemnicę
oath-card-armed-mob = Uzbrojony Motłoch
    .does = Akcja: kto posiada Najmroczniejszą Tajemnicę, a nie posiada Miłości Ludu, traci wybranego przez ciebie odkrytego Doradcę: odrzuć go.
    .gist = odrzuć Doradcę posiadacza Tajemnicy
oath-card-tavern-songs = Karczemne Pieśni
    .does = Akcja: podejrzyj 3 wierzchnie karty stosu kart odrzuconych swojego Regionu.
    .gist = podejrzyj 3 karty tutejszego stosu
oath-card-homesteaders = Osadnicy
    .does = Akcja: przemieść jednego ze swoich odkrytych Doradców na swój Obszar.
    .gist = twój Doradca idzie na Obszar
oath-card-crop-rotation = Płodozmian
    .does = Przeszukanie: zagrywając na Obszar, możesz najpierw odrzucić stamtąd kartę Mieszkańców.
    .gist = odrzuć Mieszkańca tam, gdzie grasz
oath-card-a-round-of-ale = Kolejka Piwa
    .does = Akcja: Przychylność i Sekrety z kart wracają tak jak przy Odpoczynku, a twoje zakryte Sekrety się odkrywa. Przychylność na tej karcie zostaje.
    .gist = żetony wracają jak przy Odpoczynku
oath-card-land-warden = Strażnik Ziemi
    .does = Przeszukanie: możesz zagrać dwie z dobranych kart, jeśli choć jedna z nich trafi na Obszar.
    .gist = zagraj dwie karty, jedną na Obszar
oath-card-charming-friend = Uroczy Przyjaciel
    .does = Akcja: weź 1 żeton Przychylności od innego gracza, którego pionek jest na twoim Obszarze.
    .gist = 1 Przychylność od gracza obok
oath-card-village-constable = Wiejski Strażnik
    .does = Plan Bitewny: jeśli przeciwnik nie posiada Miłości Ludu, ±2 kości Ataku.
    .gist = ±2 kości Ataku bez Miłości Ludu
oath-card-family-heirloom = Rodzinna Pamiątka
    .does = Po zagraniu: dobierz Relikt; weź go albo połóż na spodzie talii Reliktów.
    .gist = dobierz Relikt; weź albo odłóż
oath-card-news-from-afar = Wieści z Daleka
    .does = Przeszukanie: nie wydajesz na nie Zaopatrzenia.
    .gist = bez Zaopatrzenia
oath-card-levelers = Lewellerzy
    .does = Akcja: z banku, w którym jest najwięcej Przychylności, przenieś 2 żetony do tego, w którym jest najmniej; remisy rozstrzygasz ty.
    .gist = 2 z najbogatszego banku do najuboższego
oath-card-fabled-feast = Bajeczna Uczta
    .does = Po zagraniu: policz karty Domu, którymi rządzisz, tę w każdym razie, i weź tyle żetonów Przychylności z jednego banku.
    .gist = Przychylność za każdą kartę Domu
oath-card-the-great-levy = Pospolite Ruszenie
    .does = Plan Bitewny: jeśli przeciwnik nie posiada Miłości Ludu, ±3 kości Ataku i ignorujesz swoje czaszki.
    .gist = ±3 kości Ataku, bez czaszek
oath-card-hearts-and-minds = Serca i Umysły
    .does = Plan Obrońcy: zwyciężasz teraz. Na koniec odrzucasz tę kartę, chyba że posiadasz wtedy Miłość Ludu.
    .gist = zwyciężasz teraz
oath-card-relic-breaker = Niszczyciel Reliktów
    .does = Akcja: połóż zakryty Relikt ze swojego Obszaru na spodzie talii Reliktów; zyskujesz za to 3 Chorągwie.
    .gist = Relikt na spód za 3 Chorągwie
oath-card-book-binders = Introligatorzy
    .does = Przeszukanie: ilekroć inny gracz zagra odkrytą Wizję, zyskujesz 2 żetony Przychylności, oba z jednego banku.
    .gist = cudza Wizja: 2 Przychylności
oath-card-ballot-box = Urna Wyborcza
    .does = Akcja: jeśli jesteś Banitą i posiadasz Miłość Ludu, zostajesz Obywatelem (bez Reliktu; kończy się twoja faza Akcji, a Zaopatrzenie masz pełne).
    .gist = z Miłością Ludu: zostań Obywatelem
oath-card-saddle-makers = Siodlarze
    .does = Przeszukanie: ilekroć inny gracz zagra odkrytą kartę Nomady lub Ładu, zyskujesz 2 żetony Przychylności z banku o jej symbolu.
    .gist = cudzy Nomada lub Ład: 2 Przychylności
oath-card-herald = Herold
    .does = Najazd: gdy skończy się Najazd innego gracza przeciw graczowi, nie Bandytom, zyskujesz 1 żeton Przychylności z wybranego banku.
    .gist = koniec cudzego Najazdu: 1 Przychylność
oath-card-rowdy-pub = Gwarna Karczma
    .does = Werbunek: na tej karcie zyskujesz o 1 Chorągiew więcej.
    .gist = tutaj o 1 Chorągiew więcej
oath-card-vow-of-peace = Śluby Pokoju
    .does = Najazd: nie możesz go przeprowadzać. Kto cię atakuje, nie może poświęcać Chorągwi, aby zwiększyć atak.
    .gist = bez Najazdów i poświęceń przeciw tobie
oath-card-deed-writer = Notariusz
    .does = Akcja: zawrzyj z dowolnym graczem wiążącą umowę o Przychylność, Sekrety i Obszary, którymi się rządzi. Kto oddaje Obszar, przenosi stamtąd wszystkie swoje Chorągwie na swoją planszę; kto go dostaje, przenosi tam ze swojej co najmniej 1.
    .gist = umowa: Przychylność, Sekrety, Obszary
oath-card-salad-days = Zielone Lata
    .does = Po zagraniu: wybierz trzy banki i zyskaj z każdego z nich 1 żeton Przychylności.
    .gist = po 1 Przychylności z trzech banków
oath-card-marriage = Małżeństwo
    .does = Liczy się jako dwóch Doradców Domu, ale wobec limitu Doradców jako jeden.
    .gist = liczy się jako dwóch Doradców Domu
oath-card-hospital = Szpital
    .does = Plan Bitewny: twoje Chorągwie, które miałyby zginąć, odkłada się na bok. Na samym końcu trafiają na ten Obszar, jeśli nim rządzisz; jeśli nie, giną.
    .gist = polegli trafiają na ten Obszar
oath-card-awaited-return = Wyczekiwany Powrót
    .does = Handel: poświęć 1 Chorągiew ze swojej planszy, aby nie wydawać Zaopatrzenia.
    .gist = poświęć 1: bez Zaopatrzenia

## Karty Mieszkańców: Bestia

oath-card-errand-boy = Chłopiec na Posyłki
    .does = Przeszukanie: zamiast ze stosu kart odrzuconych swojego Regionu możesz dobierać ze stosu innego.
    .gist = stos innego Regionu
oath-card-wolves = Wilki
    .does = Akcja: wskaż dowolną planszę, choćby własną, i zabij na niej 1 Chorągiew.
    .gist = zabij 1 Chorągiew na planszy
oath-card-animal-playmates = Zwierzęcy Towarzysze
    .does = Werbunek: na karcie Bestii nie wydajesz Zaopatrzenia.
    .gist = na Bestii bez Zaopatrzenia
oath-card-true-names = Prawdziwe Imiona
    .does = Najazd: twój przeciwnik nie może używać Planów Bitewnych, które odpowiadają któremuś z twoich Doradców.
    .gist = blokuje Plany o symbolach Doradców
oath-card-the-old-oak = Stary Dąb
    .does = Handel: handlując po Sekrety z tą kartą, zyskujesz o 1 Sekret więcej, jeśli masz Doradcę Bestii.
    .gist = z Doradcą Bestii o 1 Sekret więcej
oath-card-forest-paths = Leśne Ścieżki
    .does = Podróż: w drodze na Obszar z kartą Bestii nie wydajesz Zaopatrzenia i ignorujesz moce Obszarów.
    .gist = do Bestii bez Zaopatrzenia
oath-card-long-lost-heir = Zaginiony Dziedzic
    .does = Po zagraniu: jeśli jesteś Banitą, możesz zostać Obywatelem (bez Reliktu; kończy się twoja faza Akcji, a Zaopatrzenie masz pełne).
    .gist = Banita może zostać Obywatelem
oath-card-rangers = Tropiciele
    .does = Plan Atakującego: ignorujesz swoje czaszki. Jeśli w puli Obrony są teraz co najmniej 4 kości, +2 kości Ataku.
    .gist = bez czaszek; +2 przeciw 4 kościom
oath-card-roving-terror = Wędrująca Groza
    .does = Akcja: odrzuć kartę Mieszkańców z dowolnego innego Obszaru, aby przemieścić tam tę kartę.
    .gist = odrzuć Mieszkańca, zajmij miejsce
oath-card-nature-worship = Kult Natury
    .does = Plan Bitewny: ±1 kość Ataku za każdego twojego Doradcę Bestii.
    .gist = ±1 kość Ataku za Doradcę Bestii
oath-card-birdsong = Śpiew Ptaków
    .does = Handel: z kartą Bestii lub Nomady nie wydajesz Zaopatrzenia.
    .gist = Bestia i Nomada bez Zaopatrzenia
oath-card-small-friends = Mali Przyjaciele
    .does = Handel: twój pionek liczy się tak, jakby był na wybranym Obszarze z kartą Bestii; możesz używać tamtejszych modyfikatorów Handlu.
    .gist = Handel jak na Obszarze Bestii
oath-card-grasping-vines = Chwytne Pnącza
    .does = Podróż: przeciwnicy tego, kto rządzi tą kartą, opuszczając jego Obszar, muszą zabić 1 Chorągiew na swojej planszy, jeśli mogą.
    .gist = opuszczając, przeciwnik zabija 1
oath-card-threatening-roar = Groźny Ryk
    .does = Po zagraniu: odrzuć wszystkie inne karty Nomady i Bestii z Obszarów w swoim Regionie.
    .gist = odrzuć Nomadę i Bestię w Regionie
oath-card-fae-merchant = Czarodziejski Kupiec
    .does = Akcja: dobierz Relikt i weź go. Potem połóż jeden ze swoich Reliktów, ale nie Berło Władcy, na spodzie talii Reliktów.
    .gist = weź Relikt, jeden swój odłóż
oath-card-second-chance = Druga Szansa
    .does = Akcja: zabij 1 Chorągiew na planszy gracza, który ma Doradcę Ładu lub Waśni; zyskujesz za to 1 Chorągiew.
    .gist = zabij 1 u Ładu lub Waśni, zyskaj 1
oath-card-pied-piper = Flecista Szczurołap
    .does = Przychodząc, ignoruje limit Doradców. Akcja: przemieść tę kartę na pole Doradców innego gracza i weź od niego 2 żetony Przychylności.
    .gist = oddaj ją graczowi: weź 2 Przychylności
oath-card-mushrooms = Grzyby
    .does = Przeszukanie: nie wydajesz Zaopatrzenia, a dobierasz 1 kartę zamiast 3, ze spodu stosu kart odrzuconych swojego Regionu.
    .gist = 1 karta ze spodu stosu, za darmo
oath-card-insect-swarm = Rój Owadów
    .does = Najazd: każdy Plan Bitewny kosztuje twojego przeciwnika dodatkowo 1 żeton Przychylności, który się spala.
    .gist = Plany przeciwnika: spal 1 więcej
oath-card-vow-of-union = Śluby Jedności
    .does = Gdy atakujesz, do twojej Siły należą twoje Chorągwie na Obszarach, którymi rządzisz. Mając Chorągwie na planszy, nie możesz Podróżować z Obszaru, którym rządzisz.
    .gist = Chorągwie z Obszarów atakują z tobą
oath-card-giant-python = Olbrzymi Pyton
    .does = Najazd: kto cię atakuje, musi zadeklarować cele o łącznie parzystej liczbie kości Obrony.
    .gist = cele o parzystej liczbie kości
oath-card-war-tortoise = Żółw Bojowy
    .does = Plan Bitewny: ignorujesz to, co dają kości przeciwnika z dwoma mieczami lub dwiema tarczami; ich czaszki nadal zabijają.
    .gist = ignorujesz podwójne miecze i tarcze
oath-card-new-growth = Nowe Pędy
    .does = Przeszukanie: karty Bestii i Domu możesz zagrywać na dowolny Obszar, na którym jest miejsce.
    .gist = Bestia i Dom na dowolny Obszar
oath-card-wild-cry = Dziki Zew
    .does = Przeszukanie: za kartę Bestii zagraną odkrytą zyskujesz 1 punkt Zaopatrzenia i 2 Chorągwie.
    .gist = Bestia: 1 Zaopatrzenia, 2 Chorągwie
oath-card-animal-host = Zwierzęcy Zastęp
    .does = Po zagraniu: zyskujesz po 1 Chorągwi za każdą kartę Bestii na Obszarach, ktokolwiek nimi rządzi, także za tę, jeśli leży na Obszarze.
    .gist = po 1 Chorągwi za Bestię na Obszarach
oath-card-memory-of-nature = Wspomnienie Natury
    .does = Akcja: policz karty Bestii na wszystkich Obszarach; tyle żetonów Przychylności przenieś z wybranych banków do banku Bestii.
    .gist = Przychylność do Bestii za jej karty
oath-card-marsh-spirit = Duch Bagien
    .does = Najazd: Atakujący, który ma ten Obszar wśród celów, nie może używać Planów Bitewnych.
    .gist = tutaj Atakujący bez Planów
oath-card-vow-of-poverty = Śluby Ubóstwa
    .does = Nie możesz zyskiwać Przychylności z Handlu. Odpoczynek: jeśli nie masz Przychylności, weź 2 żetony, oba z jednego banku.
    .gist = bez Przychylności: weź 2
oath-card-forest-council = Leśna Rada
    .does = Przeciwnicy tego, kto rządzi tą kartą, nie mogą handlować z kartami Bestii ani prowadzić na nich Werbunku.
    .gist = przeciwnicy bez Bestii
oath-card-walled-garden = Ogród za Murem
    .does = Plan Obrońcy: jeśli ten Obszar jest wśród celów, +1 kość Obrony za każdą kartę Bestii na dowolnym Obszarze.
    .gist = ten Obszar: +1 kość za Bestię
oath-card-vow-of-beastkin = Śluby Zwierzęcego Rodu
    .does = Werbunek: musisz go prowadzić na karcie, która odpowiada któremuś z twoich Doradców; zyskujesz o 1 Chorągiew więcej.
    .gist = tylko symbole Doradców; +1 Chorągiew
oath-card-bracken = Paprocie
    .does = Przeszukanie: wszystkie odrzucane karty możesz kłaść na jednym wybranym stosie kart odrzuconych, na wierzchu albo na spodzie.
    .gist = wybierz stos na odrzucane
oath-card-wild-allies = Dzicy Sojusznicy
    .does = Akcja: przeprowadź Najazd bez wydawania Zaopatrzenia tak, jakby twój pionek był na Obszarze z kartą Bestii; twoje Chorągwie stamtąd należą do twojej Siły.
    .gist = Najazd za darmo z Obszaru Bestii

## Karty Mieszkańców: Nomada

oath-card-rain-boots = Kalosze
    .does = Plan Atakującego: ignorujesz każdą kość Obrony, na której wypadła jedna tarcza. Na koniec odrzucasz tę kartę.
    .gist = ignorujesz pojedyncze tarcze; odrzucasz
oath-card-ancient-binding = Prastare Więzy
    .does = Akcja: każdy gracz zachowuje 1 ze swoich Sekretów, leżących na planszy i na kartach, a pozostałe spala. Ty zachowujesz ten, który leży tutaj.
    .gist = wszyscy spalają Sekrety do 1
oath-card-horse-archers = Konni Łucznicy
    .does = Plan Bitewny: ±3 kości Ataku. Na koniec odrzucasz tę kartę.
    .gist = ±3 kości Ataku; odrzucasz
oath-card-warning-signals = Sygnały Ostrzegawcze
    .does = Plan Obrońcy: dowolnie przemieść swoje Chorągwie między planszą a Obszarami, którymi rządzisz; ostatnia na Obszarze zostaje. Na koniec odrzucasz tę kartę.
    .gist = przemieść Chorągwie; odrzucasz
oath-card-elders = Starszyzna
    .does = Akcja: zyskujesz 1 Sekret.
    .gist = zyskujesz 1 Sekret
oath-card-the-gathering = Zgromadzenie
    .does = Po zagraniu: w kolejności tur, od Kanclerza, każdy gracz może postawić tu swój pionek. Potem gracze, których pionki tu są, mogą zawierać wiążące umowy o Przychylność, Sekrety, Relikty i Doradców.
    .gist = pionki się zbierają i umawiają
oath-card-faithful-friend = Wierny Przyjaciel
    .does = Po zagraniu: zyskujesz 4 punkty Zaopatrzenia.
    .gist = zyskujesz 4 Zaopatrzenia
oath-card-tents = Namioty
    .does = Podróż: w obrębie swojego Regionu nie wydajesz Zaopatrzenia.
    .gist = w Regionie bez Zaopatrzenia
oath-card-great-herd = Wielkie Stado
    .does = Po zagraniu: możesz podmienić tę kartę z kartą Nomady na dowolnym Obszarze.
    .gist = podmień z Nomadą na Obszarze
oath-card-convoys = Konwoje
    .does = Akcja: połóż stos kart odrzuconych innego Regionu na wierzchu stosu swojego Regionu, choćby pustego.
    .gist = stos innego Regionu tutaj
oath-card-vow-of-kinship = Śluby Pokrewieństwa
    .does = Twoja Przychylność trafia do banku Nomady i tam trafia odtąd wszystko, co zyskujesz, bierzesz lub dostajesz. Z tego, co leży w banku Nomady, możesz korzystać tak jak z Przychylności na swojej planszy.
    .gist = bank Nomady jest twoim mieszkiem
oath-card-wild-mounts = Dzikie Wierzchowce
    .does = Plan Bitewny: zamiast wszystkich Planów Bitewnych Nomady, które trzeba by odrzucić, możesz odrzucić jedną kartę Bestii, którą rządzisz.
    .gist = odrzuć Bestię zamiast Nomadów
oath-card-lancers = Kopijnicy
    .does = Plan Atakującego: wszystko, co wypadnie na twoich kościach Ataku, liczy się podwójnie, także czaszki. Na koniec odrzucasz tę kartę.
    .gist = atak podwójnie; odrzucasz
oath-card-mountain-giant = Górski Olbrzym
    .does = Plan Bitewny: albo ±1 kość Ataku, albo ±3 kości Ataku, a wtedy na koniec odrzucasz tę kartę.
    .gist = ±1 albo ±3 kości Ataku i odrzucasz
oath-card-rival-khan = Wrogi Chan
    .does = Plan Bitewny: jeśli przeciwnik ma Doradcę Nomady, ±4 kości Ataku. Na koniec odrzucasz tę kartę.
    .gist = ±4 kości przeciw Nomadzie; odrzucasz
oath-card-lost-tongue = Zapomniany Język
    .does = Inni gracze, którzy nie rządzą żadną kartą Nomady, nie mogą wyznaczać za cel twoich Reliktów i Sztandarów ani ich w żaden sposób brać.
    .gist = twoje skarby bierze tylko Nomada
oath-card-special-envoy = Specjalny Wysłannik
    .does = Podróż: nie wydajesz Zaopatrzenia, a po przybyciu kończy się twoja faza Akcji.
    .gist = bez Zaopatrzenia, koniec fazy Akcji
oath-card-resettle = Przesiedlenie
    .does = Akcja: przemieść odkrytego Doradcę Nomady dowolnego gracza na wybrany Obszar.
    .gist = Doradca Nomada idzie na Obszar
oath-card-oracle = Wyrocznia
    .does = Akcja: dobierz tę Wizję, która leży najbliżej wierzchu talii Świata, i zagraj ją lub odrzuć tak jak po Przeszukaniu.
    .gist = dobierz najbliższą Wizję
oath-card-pilgrimage = Pielgrzymka
    .does = Po zagraniu: wszystkie karty Mieszkańców z twojego Obszaru trafiają do Wysiedleńców. Tyle samo losowych kart Wysiedleńców, które podglądasz, kładziesz na stosie kart odrzuconych swojego Regionu.
    .gist = Mieszkańcy odchodzą, przychodzą nowi
oath-card-spell-breaker = Łamacz Zaklęć
    .does = Przeciwnicy tego, kto rządzi tą kartą, nie mogą używać mocy, które kosztują Sekrety, jakkolwiek się nimi płaci.
    .gist = przeciwnicy bez mocy za Sekrety
oath-card-mounted-patrol = Konny Patrol
    .does = Plan Obrońcy: z kości w puli Ataku rzuca się tylko połową, zaokrąglając w dół. Na koniec odrzucasz tę kartę.
    .gist = połowa kości Ataku; odrzucasz
oath-card-great-crusade = Wielka Krucjata
    .does = Plan Bitewny: ±1 kość Ataku za każdą kartę Nomady, którą rządzisz. Na koniec odrzucasz tę kartę.
    .gist = ±1 kość za Nomadę; odrzucasz
oath-card-ancient-bloodline = Prastary Ród
    .does = Karty Mieszkańców i Relikty na Obszarach, którymi rządzisz, są dla twoich przeciwników zablokowane.
    .gist = twoje Obszary są zablokowane
oath-card-ancient-pact = Prastary Pakt
    .does = Po zagraniu: jeśli jesteś Banitą i posiadasz Najmroczniejszą Tajemnicę, możesz dać ją Kanclerzowi, aby zostać Obywatelem (bierzesz 1 Relikt ze Skarbca, nie podglądając; kończy się twoja faza Akcji, a Zaopatrzenie masz pełne).
    .gist = oddaj Tajemnicę: Obywatel
oath-card-storm-caller = Wzywający Burze
    .does = Plan Obrońcy: +2 kości Obrony. Na koniec odrzucasz tę kartę.
    .gist = +2 kości Obrony; odrzucasz
oath-card-family-wagon = Rodzinny Wóz
    .does = Możesz mieć dowolnie wielu Doradców Nomady, bez względu na limit, ale innych Doradców tylko jednego.
    .gist = wielu Nomadów, jeden inny Doradca
oath-card-way-station = Zajazd
    .does = Podróż: przybywając na ten Obszar, nie wydajesz Zaopatrzenia, jeśli rządzisz tą kartą albo zechcesz dać temu, kto nią rządzi, 1 żeton Przychylności (za Imperium dostaje go Kanclerz, za Bandytów się go spala).
    .gist = tutaj bez Zaopatrzenia lub za 1
oath-card-twin-brother = Brat Bliźniak
    .does = Po zagraniu: możesz podmienić tę kartę z odkrytym Doradcą Nomady innego gracza.
    .gist = podmień z Doradcą Nomadą
oath-card-hospitality = Gościnność
    .does = Podróż: po przybyciu zyskujesz 1 żeton Przychylności z banku, którego symbol jest i na nowym Obszarze, i wśród twoich Doradców.
    .gist = przybycie: 1 Przychylność
oath-card-a-fast-steed = Rączy Rumak
    .does = Podróż: mając na planszy najwyżej 3 Chorągwie, nie wydajesz Zaopatrzenia.
    .gist = do 3 Chorągwi: bez Zaopatrzenia
oath-card-relic-worship = Kult Reliktów
    .does = Odzyskiwanie: po odzyskaniu Reliktu zyskujesz 3 punkty Zaopatrzenia.
    .gist = Relikt daje 3 Zaopatrzenia
oath-card-sacred-ground = Święta Ziemia
    .does = Przeszukanie: nikt, czyjego pionka tu nie ma, nie może zagrywać odkrytych Wizji, z wyjątkiem Konspiracji.
    .gist = odkryte Wizje tylko tutaj

## Budowle: strona nietknięta, a po niej jej Ruiny

oath-card-sprawling-rampart = Rozległe Wały
    .does = Najazd: każdy Obszar tego, kto rządzi Wałami, także Bandytów, dodaje jako cel o 1 kość Obrony więcej.
    .gist = Obszary władcy: +1 kość Obrony
oath-card-bandit-rampart = Wały Bandytów
    .does = Plan Obrońcy: jeśli ten Obszar jest wśród celów, −2 kości Ataku.
    .gist = ten Obszar: −2 kości Ataku
oath-card-hall-of-debate = Sala Debat
    .does = Najazd: Miłość Ludu nie może być celem. Nadal można ją odzyskać albo wziąć w inny sposób.
    .gist = Miłość Ludu nie jest celem
oath-card-hall-of-mockery = Sala Drwin
    .does = Odzyskiwanie: kto odzyska Miłość Ludu, musi potem odwrócić ją na stronę Ciżby.
    .gist = Miłość Ludu zmienia się w Ciżbę
oath-card-forest-temple = Leśna Świątynia
    .does = Przy zapisywaniu Kroniki nie odrzuca się Obszarów z kartą Bestii; tamtejsze Budowle mimo to popadają w ruinę.
    .gist = Obszary Bestii przetrwają grę
oath-card-ruined-temple = Zrujnowana Świątynia
    .does = Przeszukanie: przeciwnicy tego, kto nią rządzi, nie mogą zagrywać odkrytych kart Bestii.
    .gist = przeciwnicy bez odkrytych Bestii
oath-card-festival-district = Dzielnica Festynów
    .does = Akcja: zawrzyj z dowolnym graczem wiążącą umowę o Przychylność, Sekrety i Doradców.
    .gist = umowa: Przychylność, Sekrety, Doradcy
oath-card-squalid-district = Dzielnica Nędzy
    .does = Po każdym rzucie kością Końcową ten, kto nią rządzi, o ile nie jest Obywatelem, może zwiększyć lub zmniejszyć wynik o 1.
    .gist = kość Końcowa o 1 w górę lub w dół
oath-card-great-spire = Wielka Iglica
    .does = Przeszukanie: przed odrzucaniem możesz podmienić dowolnie wiele dobranych kart Mieszkańców z losowymi kartami Wysiedleńców.
    .gist = podmień dobrane z Wysiedleńcami
oath-card-fallen-spire = Upadła Iglica
    .does = Akcja: podaj liczbę do 5; tyle kart Mieszkańców z wierzchu stosu kart odrzuconych swojego Regionu podmieniasz, bez oglądania, z losowymi kartami Wysiedleńców. Wizje się pomija.
    .gist = podmień stos z Wysiedleńcami
oath-card-ancient-forge = Prastara Kuźnia
    .does = Akcja: dobierz Relikt; weź go albo połóż na spodzie talii Reliktów.
    .gist = dobierz Relikt; weź albo odłóż
oath-card-broken-forge = Zniszczona Kuźnia
    .does = Akcja: odwróć ją na nietkniętą stronę. To, co położono, na niej zostaje.
    .gist = odwróć na nietkniętą stronę

## Wizje

oath-card-conspiracy = Konspiracja
    .does = Odkrytą może zagrać każdy. Po zagraniu: jeśli co najmniej dwóch twoich Doradców odpowiada Doradcom innego gracza, którego pionek jest na twoim Obszarze, możesz spalić 1 Sekret, aby wziąć od niego jeden Relikt albo Sztandar; Sztandar zostaje w ten sposób zagrabiony. Potem ta karta odchodzi z gry.
    .gist = dwóch zgodnych Doradców: weź skarb
oath-card-vision-of-faith = Wizja Wiary
    .does = Przebudzenie: jako Banita wygrywasz, jeśli posiadasz Najmroczniejszą Tajemnicę, a z talii Świata dobrano już co najmniej 3 Wizje.
    .gist = wygraj z Najmroczniejszą Tajemnicą
oath-card-vision-of-rebellion = Wizja Rebelii
    .does = Przebudzenie: jako Banita wygrywasz, jeśli posiadasz Miłość Ludu, a z talii Świata dobrano już co najmniej 3 Wizje.
    .gist = wygraj z Miłością Ludu
oath-card-vision-of-sanctuary = Wizja Sanktuarium
    .does = Przebudzenie: jako Banita wygrywasz, jeśli posiadasz więcej Reliktów i Sztandarów niż każdy inny gracz, a z talii Świata dobrano już co najmniej 3 Wizje.
    .gist = wygraj Reliktami i Sztandarami
oath-card-vision-of-conquest = Wizja Podboju
    .does = Przebudzenie: jako Banita wygrywasz, jeśli rządzisz większą liczbą Obszarów niż każdy inny gracz, przy czym Imperium liczy się jako jeden, a z talii Świata dobrano już co najmniej 3 Wizje.
    .gist = wygraj liczbą Obszarów

## Relikty

oath-relic-sticky-fire = Lepki Ogień
    .does = Plan Bitewny: jeśli zwyciężysz, możesz zabić wszystko, co zostało z Siły przeciwnika. Wtedy musisz dać mu 1 żeton Przychylności, jeśli możesz.
    .gist = po zwycięstwie zabij resztę
oath-relic-cursed-cauldron = Przeklęty Kocioł
    .does = Plan Bitewny: za zwycięstwo zyskujesz po 1 Chorągwi za każdą Chorągiew przeciwnika zabitą w tym Najeździe, z jakiejkolwiek przyczyny.
    .gist = zwycięstwo: Chorągiew za zabitą
oath-relic-brass-horse = Mosiężny Koń
    .does = Akcja: odkryj wierzchnią kartę ze stosu kart odrzuconych swojego Regionu i Podróżuj bez wydawania Zaopatrzenia na Obszar z kartą o jej symbolu. Jeśli nie ma takiego Obszaru poza twoim albo karta nie ma symbolu, Podróżujesz bez wydawania Zaopatrzenia, dokąd chcesz.
    .gist = Podróż za darmo do symbolu
oath-relic-truthful-harp = Prawdomówna Harfa
    .does = Przeszukanie: możesz dobrać o 2 karty więcej. Wtedy musisz odkryć każdą dobraną kartę i tę, którą zachowujesz.
    .gist = dobierz 2 więcej, jawnie
oath-relic-grand-mask = Wielka Maska
    .does = Jeśli jesteś Banitą, w swojej turze rządzisz wszystkimi kartami na Obszarach Imperialnych oprócz Planów Bitewnych, a gracze Imperialni nimi nie rządzą. Same Obszary pozostają ich.
    .gist = rządzisz kartami Imperium
oath-relic-horned-mask = Rogata Maska
    .does = Akcja: podmień jednego ze swoich odkrytych Doradców z kartą na swoim Obszarze.
    .gist = podmień Doradcę z kartą tutaj
oath-relic-cup-of-plenty = Puchar Obfitości
    .does = Handel: z kartą, która odpowiada któremuś z twoich Doradców, nie wydajesz Zaopatrzenia.
    .gist = jak Doradca: bez Zaopatrzenia
oath-relic-whistle = Gwizdek
    .does = Akcja: wskaż pionek na innym Obszarze; jeśli może, musi udać się w Podróż na twój Obszar, bez wydawania Zaopatrzenia. Jeśli dotarł, dajesz jego graczowi położony tu Sekret.
    .gist = przywołaj pionek na Obszar
oath-relic-dowsing-sticks = Różdżki
    .does = Akcja: dobierz Relikt; weź go albo połóż na spodzie talii Reliktów.
    .gist = dobierz Relikt; weź albo odłóż
oath-relic-cracked-horn = Pęknięty Róg
    .does = Przeszukanie: wszystkie odrzucane karty możesz kłaść na spodzie talii Świata.
    .gist = odrzucane pod talię Świata
oath-relic-bandit-crown = Korona Bandytów
    .does = Z wyjątkiem Obszarów, którymi rządzi przeciwnik, Bandyci liczą się jako twoje Chorągwie; rządzisz więc odkrytymi Obszarami bez Chorągwi. Bandytów nie można zabić, przemieścić ani poświęcić.
    .gist = Bandyci są twoimi Chorągwiami
oath-relic-ring-of-devotion = Pierścień Oddania
    .does = Nie możesz w żaden sposób stawiać Chorągwi na Obszarach. Przy Werbunku zyskujesz o 2 więcej.
    .gist = Werbunek +2, nic na Obszary
oath-relic-skeleton-key = Wytrych
    .does = Akcja: jeśli Kanclerz rządzi twoim Obszarem, podejrzyj jeden Relikt w Skarbcu; możesz go wziąć.
    .gist = u Kanclerza: okradnij Skarbiec
oath-relic-oracular-pig = Wieszcza Świnia
    .does = Akcja: podejrzyj 3 wierzchnie karty talii Świata. Nie jest to dobieranie.
    .gist = podejrzyj 3 karty talii Świata
oath-relic-circlet-of-command = Diadem Władzy
    .does = Inni gracze nie mogą wyznaczać za cel ani brać twoich Sztandarów i twoich pozostałych Reliktów. Jako cel twój pionek i Przychylność dodają o 1 kość Obrony więcej.
    .gist = twoich skarbów nie można wziąć
oath-relic-ivory-eye = Oko z Kości Słoniowej
    .does = Akcja: podejrzyj jedną zakrytą kartę, gdziekolwiek: Obszar, Doradcę albo Relikt na Obszarze.
    .gist = podejrzyj jedną zakrytą kartę
oath-relic-map = Mapa
    .does = Akcja: połóż ten Relikt na spodzie talii Reliktów, aby zyskać 4 punkty Zaopatrzenia.
    .gist = odłóż: 4 Zaopatrzenia
oath-relic-obsidian-cage = Obsydianowa Klatka
    .does = Plan Bitewny: jeśli zwyciężysz, wszystko, co w Sile przeciwnika nie zginęło, trafia do Klatki. Akcja: przemieść dowolnie wiele Chorągwi z Klatki na planszę ich koloru.
    .gist = zamyka pobitą Siłę
oath-relic-book-of-records = Księga Zapisów
    .does = Przeszukanie: zagrywając na Obszar, musisz zyskać 1 Sekret zamiast żetonu Przychylności.
    .gist = karta na Obszar: 1 Sekret
oath-relic-dragonskin-drum = Bęben ze Smoczej Skóry
    .does = Podróż: po przybyciu zyskujesz 1 Chorągiew.
    .gist = przybycie: 1 Chorągiew
oath-relic-the-grand-scepter = Berło Władcy
    .does = Akcja: podejrzyj Relikty w Skarbcu, zaoferuj Banicie Obywatelstwo albo skaż na banicję Obywatela innego niż ty. Nie możesz go użyć w turze, w której zostało przez ciebie wzięte.
    .gist = Skarbiec, Obywatelstwo, banicja

## Obszary

oath-site-ancient-city = Starożytne Miasto
    .does = Ojczyzna Ładu: za zagraną tu kartę Ładu, jeśli w tej turze żadna nie została stąd przez ciebie odrzucona, zyskujesz 2 Chorągwie.
    .gist = zagrany Ład: 2 Chorągwie
oath-site-barren-coast = Jałowe Wybrzeże
    .does = Podróż stąd na inne Wybrzeże kosztuje 1 punkt Zaopatrzenia i ignoruje Wąski Przesmyk.
    .gist = na Wybrzeże za 1 Zaopatrzenia
oath-site-buried-giant = Pogrzebany Olbrzym
    .does = Na Podróż stąd możesz zakryć 1 Sekret na swojej planszy, aby nie wydawać Zaopatrzenia i zignorować Wąski Przesmyk.
    .gist = wyjazd za Sekret, bez Zaopatrzenia
oath-site-charming-valley = Urokliwa Dolina
    .does = Podróż stąd kosztuje o 1 punkt Zaopatrzenia więcej.
    .gist = wyjazd droższy o 1 Zaopatrzenia
oath-site-deep-woods = Głęboka Puszcza
    .does = Ojczyzna Bestii: za zagraną tu kartę Bestii, jeśli w tej turze żadna nie została stąd przez ciebie odrzucona, bierzesz tutejszy Relikt, nic nie płacąc. Liczy się to jako Odzyskanie.
    .gist = zagrana Bestia: Relikt
oath-site-drowned-city = Zatopione Miasto
    .does = Na koniec swojej fazy Przebudzenia, jeśli twój pionek jest tutaj, możesz wziąć z tego Obszaru 1 Sekret.
    .gist = Przebudzenie tu: 1 Sekret
oath-site-fertile-valley = Żyzna Dolina
    .does = Ojczyzna Domu: za zagraną tu kartę Domu, jeśli w tej turze żadna nie została stąd przez ciebie odrzucona, zyskujesz 1 żeton Przychylności z banku Domu.
    .gist = zagrany Dom: 1 Przychylność
oath-site-great-slum = Wielkie Slumsy
    .does = Kto zagrywa lub przemieszcza tu kartę, może najpierw odrzucić jedną z tutejszych.
    .gist = grając, możesz odrzucić kartę
oath-site-the-tribunal = Trybunał
    .does = Akcja: jeśli rządzisz tym Obszarem albo twój pionek jest tutaj, zawrzyj z dowolnym graczem wiążącą umowę o Przychylność, Sekrety i przyszłe czyny.
    .gist = umowa o przyszłe czyny
oath-site-lush-coast = Bujne Wybrzeże
    .does = Podróż stąd na inne Wybrzeże kosztuje 1 punkt Zaopatrzenia i ignoruje Wąski Przesmyk.
    .gist = na Wybrzeże za 1 Zaopatrzenia
oath-site-marshes = Moczary
    .does = Jeśli twój pionek jest tutaj, przy Przeszukaniu musisz dobrać o 1 kartę mniej.
    .gist = Przeszukanie: 1 karta mniej
oath-site-mine = Kopalnia
    .does = Na koniec swojej fazy Przebudzenia, jeśli twój pionek jest tutaj, możesz wziąć z tego Obszaru 1 żeton Przychylności.
    .gist = Przebudzenie tu: 1 Przychylność
oath-site-mountain = Góra
    .does = Atakujący, który ma tu jakikolwiek cel, musi odjąć 1 kość Ataku, ktokolwiek rządzi tym Obszarem.
    .gist = Atakujący: −1 kość
oath-site-narrow-pass = Wąski Przesmyk
    .does = Kto Podróżuje do tego Regionu z innego, musi udać się na ten Obszar. Kto deklaruje cele w tym Regionie, mając pionek w innym, musi zadeklarować także ten Obszar, chyba że sam nim rządzi.
    .gist = jedyna droga do Regionu
oath-site-plains = Równiny
    .does = Atakujący, który ma tu jakikolwiek cel, musi dodać 1 kość Ataku, ktokolwiek rządzi tym Obszarem.
    .gist = Atakujący: +1 kość
oath-site-river = Rzeka
    .does = Jeśli prowadzisz Werbunek na tutejszej karcie i rządzisz tym Obszarem, zyskujesz o 1 Chorągiew więcej.
    .gist = Werbunek władcy: +1 Chorągiew
oath-site-rocky-coast = Skaliste Wybrzeże
    .does = Podróż stąd na inne Wybrzeże kosztuje 1 punkt Zaopatrzenia i ignoruje Wąski Przesmyk.
    .gist = na Wybrzeże za 1 Zaopatrzenia
oath-site-salt-flats = Słone Równiny
    .does = Na koniec swojej fazy Przebudzenia, jeśli twój pionek jest tutaj, możesz wziąć z tego Obszaru 1 żeton Przychylności albo 1 Sekret.
    .gist = Przebudzenie tu: żeton lub Sekret
oath-site-shrouded-wood = Las w Mgle
    .does = Podróż stąd kosztuje 2 punkty Zaopatrzenia i ignoruje Wąski Przesmyk oraz Ukryte Miejsce. Jeśli tym Obszarem rządzi gracz, który jest twoim przeciwnikiem, on wybiera, dokąd się udasz, nawet jeśli do Podróży zmusza cię ktoś trzeci; za Imperium wybiera Kanclerz.
    .gist = wyjazd za 2; władca mówi dokąd
oath-site-standing-stones = Stojące Kamienie
    .does = Ojczyzna Magii: za zagraną tu kartę Magii, jeśli w tej turze żadna nie została stąd przez ciebie odrzucona, zyskujesz 1 Sekret.
    .gist = zagrana Magia: 1 Sekret
oath-site-steppe = Step
    .does = Ojczyzna Nomady: za zagraną tu kartę Nomady, jeśli w tej turze żadna nie została stąd przez ciebie odrzucona, zyskujesz 1 Sekret.
    .gist = zagrany Nomada: 1 Sekret
oath-site-the-hidden-place = Ukryte Miejsce
    .does = Nie możesz tu Podróżować ani deklarować tu celów, chyba że zakryjesz 1 Sekret na swojej planszy.
    .gist = dostęp tylko za Sekret
oath-site-wastes = Pustkowia
    .does = Ojczyzna Waśni: za zagraną tu kartę Waśni, jeśli w tej turze żadna nie została stąd przez ciebie odrzucona, bierzesz tutejszy Relikt, nic nie płacąc. Liczy się to jako Odzyskanie.
    .gist = zagrana Waśń: Relikt

## Sztandary

oath-banner-darkest-secret = Najmroczniejsza Tajemnica
    .does = Odzyskiwanie: od innego gracza tylko wtedy, gdy jakiejś karcie na jego Obszarze nie odpowiada żaden z jego Doradców; zapłać więcej Sekretów, niż na niej leży. Z dotychczasowych bierzesz 1, a resztę poprzedni posiadacz. Zagrabiona traci 2 Sekrety, ale nigdy ostatni. Przeszukanie: talię Świata przeszukujesz za 2 punkty Zaopatrzenia, cokolwiek wskazuje tor.
oath-banner-mobs-favor = Miłość Ludu (Ciżba)
    .does = Odzyskiwanie: zapłać więcej Przychylności, niż na niej leży. Dotychczasowa trafia do banków, po jednym żetonie, od wybranego przez ciebie; potem Sztandar się odwraca. Zagrabiona traci 2 żetony Przychylności, ale nigdy ostatni. Przebudzenie: musisz położyć na niej 1 żeton Przychylności albo przenieść 1 z niej do banku, w którym jest najmniej, i to dwa razy. Przeszukanie: zagrywając na Obszar, możesz najpierw odrzucić kartę Mieszkańców z dowolnego Obszaru w swoim Regionie i możesz zagrać na dowolny Obszar w swoim Regionie.
oath-banner-peoples-favor = Miłość Ludu
    .does = Odzyskiwanie: zapłać więcej Przychylności, niż na niej leży. Dotychczasowa trafia do banków, po jednym żetonie, od wybranego przez ciebie. Zagrabiona traci 2 żetony Przychylności, ale nigdy ostatni, i odwraca się na stronę Ciżby. Przebudzenie: musisz położyć na niej 1 żeton Przychylności albo przenieść 1 z niej do banku, w którym jest najmniej; jeśli leży na niej co najmniej 6, odwraca się na stronę Ciżby. Przeszukanie: zagrywając na Obszar, możesz najpierw odrzucić kartę Mieszkańców z dowolnego Obszaru w swoim Regionie i możesz zagrać na dowolny Obszar w swoim Regionie.

## Przysięgi

oath-oath-devotion = Przysięga Oddania
    .does = Wierny Przysiędze: posiada Najmroczniejszą Tajemnicę. Następca: posiada Berło Władcy.
oath-oath-protection = Przysięga Protekcji
    .does = Wierny Przysiędze: posiada najwięcej Reliktów i Sztandarów. Następca: posiada Miłość Ludu.
oath-oath-supremacy = Przysięga Hegemonii
    .does = Wierny Przysiędze: rządzi największą liczbą Obszarów. Następca: posiada więcej Reliktów i Sztandarów niż Kanclerz i niż każdy inny Obywatel.
oath-oath-people = Przysięga Ludu
    .does = Wierny Przysiędze: posiada Miłość Ludu. Następca: posiada Najmroczniejszą Tajemnicę.

## Tytuł

oath-title-oathkeeper = Wierny Przysiędze
    .does = Najazd: broniąc się, musisz dodać 1 kość Obrony.
oath-title-usurper = Uzurpator
    .does = Najazd: broniąc się, musisz dodać 2 kości Obrony. W swojej fazie Przebudzenia wygrywasz.

## Imperialny Skarbiec

oath-reliquary-brutal = Brutalność
    .does = Najazd: jeśli atakuje Kanclerz, pokonany, choćby był nim Kanclerz, musi zabić całą swoją Siłę.
oath-reliquary-decadent = Dekadencja
    .does = Podróż: z innych Regionów do Kolebki Kanclerz udaje się bez wydawania Zaopatrzenia; na Obszar w Interiorze kosztuje go to o 1 punkt Zaopatrzenia więcej.
oath-reliquary-careless = Beztroska
    .does = Handel: Kanclerz musi zyskać o 1 żeton Przychylności więcej, nawet gdy handluje po Sekrety, a wtedy musi zyskać o 1 Sekret mniej.
oath-reliquary-greedy = Chciwość
    .does = Przeszukanie: Kanclerz musi dobrać o 2 karty więcej i nie może przeszukiwać za więcej niż 2 punkty Zaopatrzenia.

## Nazwy tego, co nie jest kartą

oath-kind-role = Role
oath-kind-card = Mieszkańcy, Budowle i Wizje
oath-kind-relic = Relikty
oath-kind-site = Obszary
oath-kind-banner = Sztandary
oath-kind-oath = Przysięgi
oath-kind-reliquary = Imperialny Skarbiec
oath-kind-title = Tytuł
oath-kind-suit = Symbole
oath-kind-region = Regiony
oath-kind-colour = Kolory
oath-role-chancellor = Kanclerz
    .about = Włada krainą i chce dochować przysięgi, dopóki gry nie zakończy kość: ma najwięcej do obrony i najwięcej, czym bronić. Wszyscy widzą, co musi zrobić.
oath-role-exile = Banita
    .about = Chce krainy: odbiera przysięgę i ją trzyma albo ukrywa Wizję aż do dnia, w którym się spełni. Zaczyna prawie z niczym, chodzi, gdzie chce, i bardziej potrzebuje innych Banitów, niż im ufa.
oath-role-citizen = Obywatel
    .about = Banita, którego wpuszczono. Walczy u boku Imperium i wygrywa zamiast Kanclerza, jeśli osiągnie Cel Następcy: przyjaciel, na którego trzeba mieć oko.
oath-suit-discord = Waśń
oath-suit-arcane = Magia
oath-suit-order = Ład
oath-suit-hearth = Dom
oath-suit-beast = Bestia
oath-suit-nomad = Nomada
oath-bank-discord = Waśń
oath-bank-arcane = Magia
oath-bank-order = Ład
oath-bank-hearth = Dom
oath-bank-beast = Bestia
oath-bank-nomad = Nomada
oath-region-cradle = Kolebka
oath-region-provinces = Prowincje
oath-region-hinterland = Interior
oath-pile-cradle = na stos Kolebki
oath-pile-provinces = na stos Prowincji
oath-pile-hinterland = na stos Interioru
oath-pile-under-cradle = na spód stosu Kolebki
oath-pile-under-provinces = na spód stosu Prowincji
oath-pile-under-hinterland = na spód stosu Interioru
oath-pile-world = na spód talii Świata
oath-pile-world-alone = na miejsce talii Świata, jako jedyną
oath-back-denizen = Mieszkaniec
oath-back-vision = Wizja
oath-source-cradle = stos kart odrzuconych Kolebki
oath-source-provinces = stos kart odrzuconych Prowincji
oath-source-hinterland = stos kart odrzuconych Interioru
oath-source-world = talia Świata
oath-colour-purple = fioletowy
oath-colour-red = czerwony
oath-colour-blue = niebieski
oath-colour-white = biały
oath-colour-yellow = żółty
oath-colour-black = czarny
oath-end-top = na wierzch
oath-end-bottom = na spód
oath-seen-site = zakryty Obszar na polu { $n }
oath-seen-adviser = zakryty Doradca nr { $n } ({ $who })
oath-seen-relic = Relikt nr { $n } na polu { $slot }
oath-sign-plus = dodaj kości
oath-sign-minus = usuń kości
oath-goods-favor = Przychylność
oath-goods-secrets = Sekrety
oath-verb-search = Przeszukanie
oath-verb-muster = Werbunek
oath-verb-trade = Handel
oath-verb-recover = Odzyskiwanie
oath-verb-campaign = Najazd
oath-verb-travel = Podróż
oath-verb-play = zagranie karty
oath-option-chancellor = Kanclerz
oath-option-chancellor-0 = ostatni zwycięzca, a jeśli go nie ma, pierwsze miejsce
oath-bad-chancellor = Kanclerz musi zajmować jedno z { $players } miejsc.
oath-option-guided = Mapa i talie pierwszej gry z przewodnikiem
oath-bad-guided = Gra z przewodnikiem jest pierwszą grą: nie kontynuuje kroniki.
oath-player = { $seat }
oath-bandits = Bandyci
oath-board-of = plansza: { $seat }
oath-hidden-site = zakryty Obszar na polu { $n }

## Rodzaje słów

oath-word-card = karta
oath-word-other = karta
oath-word-relic = Relikt
oath-word-banner = Sztandar
oath-word-site = Obszar
oath-word-slot = pole Mapy, od 1 do 8
oath-word-seat = gracz
oath-word-foe = gracz albo bandits
oath-word-suit = symbol
oath-word-region = Region
oath-word-source = Region albo world
oath-word-colour = kolor
oath-word-n = liczba
oath-word-sign = plus albo minus
oath-word-step = plus albo minus
oath-word-wanted = favor albo secrets
oath-word-end = top albo bottom
oath-word-with = zakryty Doradca
oath-word-goods = favor albo secrets
oath-word-space = pole Skarbca, od 1 do 4
oath-word-at = liczba od 1
oath-word-place = pole Mapy albo plansza
oath-word-seen = zakryty Obszar, Doradca albo Relikt
oath-word-what = obietnica

## Co można zrobić

oath-do-search = Przeszukanie: { $source }
oath-do-muster = Werbunek: { $card }
oath-do-trade = Handel: { $card }, w zamian { $goods }
oath-do-recover = Odzyskaj Relikt { $at } z twojego Obszaru
oath-do-recover-banner = Odzyskaj Sztandar ({ $banner }), płacąc { $n }
oath-do-campaign = Najazd, Obrońca: { $foe }
oath-do-travel = Podróż: { $slot }
oath-do-leave = Opuść Obszar; dokąd, wybierze ten, kto nim rządzi
oath-do-turn-up = Zagraj albo odrzuć zakrytego Doradcę: { $card }
oath-do-peek = Podejrzyj Relikt { $at } na twoim Obszarze
oath-do-peek-reliquary = Podejrzyj pole { $space } Skarbca
oath-do-show-reliquary = Pokaż pole { $space } Skarbca: { $seat }
oath-do-show = Pokaż kartę { $card }: { $seat }
oath-do-station = { $n ->
    [one] Przemieść { $n } Chorągiew na swój Obszar
    [few] Przemieść { $n } Chorągwie na swój Obszar
   *[other] Przemieść { $n } Chorągwi na swój Obszar
}
oath-do-withdraw-warbands = { $n ->
    [one] Przemieść { $n } Chorągiew ze swojego Obszaru na planszę
    [few] Przemieść { $n } Chorągwie ze swojego Obszaru na planszę
   *[other] Przemieść { $n } Chorągwi ze swojego Obszaru na planszę
}
oath-do-give-warbands = { $n ->
    [one] Daj { $n } Chorągiew: { $seat }
    [few] Daj { $n } Chorągwie: { $seat }
   *[other] Daj { $n } Chorągwi: { $seat }
}
oath-do-ask-warbands = { $n ->
    [one] Poproś o { $n } Chorągiew: { $seat }
    [few] Poproś o { $n } Chorągwie: { $seat }
   *[other] Poproś o { $n } Chorągwi: { $seat }
}
oath-do-exile = Skaż na banicję: { $seat }
oath-do-exile-self = Skaż na banicję siebie
oath-do-offer-citizenship = Negocjuj Obywatelstwo: { $seat }
oath-do-accept-own-offer = Zostań Obywatelem z Reliktem z pola { $space }
oath-do-rest = Odpocznij
oath-do-use = Użyj: { $what }
oath-do-use-on = Użyj: { $what } – { $on }
oath-do-use-nothing = Nie używaj niczego
oath-do-go-on = Dalej: { $verb }
oath-do-discard = Odrzuć: { $card }
oath-do-play-to-site = Zagraj kartę { $card } na Obszar: { $slot }
oath-do-play-face-up = Zagraj kartę { $card } jako odkrytego Doradcę
oath-do-play-face-down = Zagraj kartę { $card } jako zakrytego Doradcę
oath-do-reveal = Zagraj odkrytą kartę: { $card }
oath-do-clear = Najpierw odrzuć: { $card }
oath-do-clear-nothing = Nie odrzucaj niczego
oath-do-send = Wyślij: { $slot }
oath-do-pay = Zapłać i idź
oath-do-refuse = Odmów
oath-do-target-site = Cel: { $slot }
oath-do-target-relic = Cel: { $relic }
oath-do-target-banner = Cel: { $banner }
oath-do-target-pawn = Cel: pionek i Przychylność
oath-do-targets-done = To wszystkie cele
oath-do-commit = { $n ->
    [one] Atakuj { $n } kością
   *[other] Atakuj { $n } kośćmi
}
oath-do-join = Dołącz do Obrońcy
oath-do-stay-out = Nie dołączaj
oath-do-allow = Zgoda
oath-do-deny = Odmowa
oath-do-no-plan = Koniec Planów Bitewnych
oath-do-keep-roll = Zostaw rzut
oath-do-sacrifice = Poświęć tyle, ile trzeba
oath-do-no-sacrifice = Nie poświęcaj żadnej Chorągwi
oath-do-share = { $n }
oath-do-banish = Wygnaj
oath-do-burn = Spal połowę Przychylności
oath-do-spare-favor = Zostaw Przychylność
oath-do-resolve = Teraz rozpatrz: { $card }
oath-do-tend-add = Połóż 1 żeton Przychylności na Sztandarze
oath-do-tend-move = Przenieś 1 żeton Przychylności ze Sztandaru do banku: { $suit }
oath-do-board = Weź planszę: { $colour }
oath-do-pawn = Zacznij tutaj: { $slot }
oath-do-bank = Bank: { $suit }
oath-do-player = { $seat }
oath-do-foe = { $foe }
oath-do-site = { $slot }
oath-do-card = { $card }
oath-do-relic = { $relic }
oath-do-face-down = { $seen }
oath-do-banner = { $banner }
oath-do-pile = Stos kart odrzuconych: { $region }
oath-do-colour = { $colour }
oath-do-number = { $n }
oath-do-space = Pole { $space }
oath-do-dice = { $step ->
    [plus] O jeden więcej
   *[minus] O jeden mniej
}
oath-do-goods = { $goods }
oath-do-where = { $place }
oath-do-yes = Tak
oath-do-onto = { $step ->
    [plus] Połóż Sekret na Najmroczniejszej Tajemnicy
   *[minus] Spal Sekret z Najmroczniejszej Tajemnicy
}
oath-do-bargain = { $wanted ->
    [favor] Daj 1 Sekret, weź 2 żetony Przychylności
   *[secrets] Daj 2 żetony Przychylności, weź 1 Sekret
}
oath-do-suit = { $suit }
oath-do-side = { $way ->
    [up] Odkryty
   *[down] Zakryty
}
oath-do-nothing = Nie rób nic
oath-do-end-talks = Zakończ rozmowy

## Warunki umów

oath-do-give-favor = { $n ->
    [one] daje { $n } żeton Przychylności ({ $seat })
    [few] daje { $n } żetony Przychylności ({ $seat })
   *[other] daje { $n } żetonów Przychylności ({ $seat })
}
oath-do-give-secrets = { $n ->
    [one] daje { $n } Sekret ({ $seat })
    [few] daje { $n } Sekrety ({ $seat })
   *[other] daje { $n } Sekretów ({ $seat })
}
oath-do-give-relic = daje Relikt { $relic } ({ $seat })
oath-do-give-banner = daje Sztandar { $banner } ({ $seat })
oath-do-give-adviser = daje Doradcę: { $card } ({ $seat })
oath-do-give-hidden = daje zakrytego Doradcę nr { $at } ({ $seat })
oath-do-give-site = daje Obszar { $slot } ({ $seat })
oath-do-give-citizenship = nadaje Obywatelstwo ({ $seat }) z Reliktem z pola { $space } Skarbca
oath-do-leave-alone = nie prowadzi Najazdu, w którym broni się { $seat }, do końca rundy { $until }
oath-do-spare = nie wyznacza za cel { $spared-id ->
    [sites] Obszarów
    [relics] Reliktów
    [banners] Sztandarów
   *[pawn] pionka i Przychylności
} ({ $seat }) do końca rundy { $until }
oath-do-shun-banner = nie odzyskuje Sztandaru { $banner } do końca rundy { $until }
oath-do-keep-away = nie udaje się na Obszar { $slot } do końca rundy { $until }
oath-do-hide-visions = nie zagrywa odkrytych Wizji do końca rundy { $until }
oath-do-leave-unused = nie używa karty { $card } do końca rundy { $until }
oath-do-permit = wyraża każdą zgodę ({ $seat }) do końca rundy { $until }
oath-do-ally-with = dołącza jako Sojusznik ({ $seat }) do końca rundy { $until }
oath-do-name-heir = przy remisie o tytuł wskazuje do końca rundy { $until }: { $seat }
oath-do-owe-favor = { $n ->
    [one] daje { $n } żeton Przychylności ({ $seat }) na koniec rundy { $until }
    [few] daje { $n } żetony Przychylności ({ $seat }) na koniec rundy { $until }
   *[other] daje { $n } żetonów Przychylności ({ $seat }) na koniec rundy { $until }
}
oath-do-owe-secrets = { $n ->
    [one] daje { $n } Sekret ({ $seat }) na koniec rundy { $until }
    [few] daje { $n } Sekrety ({ $seat }) na koniec rundy { $until }
   *[other] daje { $n } Sekretów ({ $seat }) na koniec rundy { $until }
}
oath-do-forfeit = za złamaną obietnicę daje ({ $seat }) { $goods }: { $n }

# Co można obiecać i co się wpisuje, jako tytuły
oath-term-give-favor = Przychylność
oath-term-give-secrets = Sekrety
oath-term-give-relic = Relikt
oath-term-give-banner = Sztandar
oath-term-give-adviser = Doradca
oath-term-give-hidden = Zakryty Doradca
oath-term-give-site = Obszar
oath-term-give-citizenship = Obywatelstwo
oath-term-leave-alone = Bez Najazdu
oath-term-spare = Oszczędzone cele
oath-term-shun-banner = Sztandar w spokoju
oath-term-keep-away = Z dala od Obszaru
oath-term-hide-visions = Bez Wizji
oath-term-leave-unused = Nieużyta karta
oath-term-permit = Zgoda
oath-term-ally-with = Sojusznik
oath-term-name-heir = Remis o tytuł
oath-term-owe-favor = Przychylność później
oath-term-owe-secrets = Sekrety później
oath-term-forfeit = Kara
oath-slot-relic = Relikt
oath-slot-banner = Sztandar
oath-slot-card = Karta
oath-slot-at = Doradca
oath-slot-slot = Obszar
oath-slot-space = Pole
oath-slot-until = Do końca rundy
oath-slot-spared = Cele
oath-slot-goods = Rodzaj
oath-spared-sites = Obszary
oath-spared-relics = Relikty
oath-spared-banners = Sztandary
oath-spared-pawn = pionek i Przychylność
oath-too-few-to-buy = Każdy sprzedany Obszar wymaga jednej Chorągwi z planszy kupującego.
oath-no-citizenship-in-deal = Ta umowa musi obejmować Obywatelstwo z Reliktem ze Skarbca.

## Pytania

oath-ask-act = Twoja tura: co robisz? Masz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} Zaopatrzenia.
oath-ask-modify = Użyj modyfikatora albo dalej: { $verb }.
oath-ask-discard = { $n ->
    [one] Odrzuć jeszcze { $n } kartę.
    [few] Odrzuć jeszcze { $n } karty.
   *[other] Odrzuć jeszcze { $n } kart.
}
oath-ask-place = Gdzie trafia karta?
oath-ask-clear = Odrzucasz kartę, zanim przyjdzie nowa?
oath-ask-send = Dokąd ma iść { $traveller }?
oath-ask-pay-to-go = Zapłacisz to, czego wymaga Podróż?
oath-ask-target = Co jeszcze jest celem?
oath-ask-commit = Ile kości Ataku?
oath-ask-join = Dołączasz do Obrońcy?
oath-ask-admit = { $who } chce do ciebie dołączyć. Zgadzasz się?
oath-ask-plan = Używasz Planu Bitewnego?
oath-ask-rolled = Rzucasz ponownie?
oath-ask-sacrifice = { $n ->
    [one] Poświęcasz { $n } Chorągiew, żeby zwyciężyć?
    [few] Poświęcasz { $n } Chorągwie, żeby zwyciężyć?
   *[other] Poświęcasz { $n } Chorągwi, żeby zwyciężyć?
}
oath-ask-lose = Do zabicia: { $n }. Ile tutaj: { $place }?
oath-ask-occupy = Ile Chorągwi stawiasz tutaj: { $place }? Zostało: { $n }.
oath-ask-replace = Fioletowych Chorągwi zostało: { $n }. Ile tutaj: { $place }?
oath-ask-prompt = Przychylności dla Obszarów zostało: { $n }. Ile tutaj: { $place }?
oath-ask-banish = Czy { $traveller } ma się udać w Podróż? Dokąd, wybierze ten, kto rządzi Obszarem.
oath-ask-burn = Spalasz połowę Przychylności Obrońcy?
oath-ask-resolve = Który Plan Bitewny teraz?
oath-ask-tend = Zadbaj o Miłość Ludu.
oath-ask-let-withdraw = { $who } chce zabrać Imperialne Chorągwie ze swojego Obszaru: { $n }. Zgadzasz się?
oath-ask-take-warbands = { $who } chce dać ci Chorągwie: { $n }. Bierzesz je?
oath-ask-give-warbands = { $who } prosi cię o Chorągwie: { $n }. Dajesz je?
oath-ask-talks = Negocjuj albo zakończ rozmowy.
oath-ask-board = Którą planszę bierzesz?
oath-ask-pawn = Gdzie zaczyna twój pionek?
oath-ask-rest = Używasz mocy „Odpoczynek”?
oath-ask-at-site = Bierzesz coś ze swojego Obszaru?
oath-ask-bank = { $what }: który bank?
oath-ask-player = { $what }: który gracz?
oath-ask-foe = { $what }: przeciw komu?
oath-ask-site = { $what }: który Obszar?
oath-ask-card = { $what }: która karta?
oath-ask-relic = { $what }: który Relikt?
oath-ask-face-down = { $what }: który zakryty Relikt?
oath-ask-banner = { $what }: który Sztandar?
oath-ask-pile = { $what }: który stos kart odrzuconych?
oath-ask-colour = { $what }: który kolor?
oath-ask-number = { $what }: ile albo który?
oath-ask-space = { $what }: które pole Skarbca?
oath-ask-dice = { $what }: zmieniasz wynik?
oath-ask-goods = { $what }: Przychylność czy Sekrety?
oath-ask-suit = { $what }: który symbol?
oath-ask-side = { $what }: który Sekret?
oath-ask-ransom = Dajesz 3 żetony Przychylności, by zachować Relikt?
oath-ask-yes = { $what }: używasz?
oath-ask-onto = { $what }: co dzieje się z Najmroczniejszą Tajemnicą?
oath-ask-bargain = { $what }: co wymieniasz?
oath-ask-recall = Które Chorągwie twojej Siły przechodzą na planszę, by trafić na Obszary, które były celami?

## Co się dzieje

oath-round = Zaczyna się runda { $n }.
oath-turn = Tura: { $seat }.
oath-wins = { $seat } wygrywa.
oath-end-roll = Na kości Końcowej wypada { $n }.
oath-takes-board = { $seat } bierze planszę: { $colour }.
oath-searches = { $seat }: Przeszukanie, { $source }; { $n ->
    [one] dobrano { $n } kartę
    [few] dobrano { $n } karty
   *[other] dobrano { $n } kart
}.
oath-searches-beneath = { $seat }: Przeszukanie od spodu, { $source }; { $n ->
    [one] dobrano { $n } kartę
    [few] dobrano { $n } karty
   *[other] dobrano { $n } kart
}.
oath-top-vision = Na wierzchu talii Świata leży teraz Wizja.
oath-world-deck-empty = Talia Świata się wyczerpała.
oath-draws-vision = { $seat } dobiera Wizję.
oath-shows = { $seat } odkrywa: { $what }.
oath-plays = { $seat } zagrywa kartę „{ $card }”: { $where }.
oath-among-advisers = wśród Doradców
oath-on-board = odkrytą
oath-targets = { $seat } ogłasza cele: { $what }.
oath-pawn-of = pionek i Przychylność ({ $seat })
oath-uses-signed = { $seat } używa karty „{ $what }”: { $sign }.
oath-bandits-use = Bandyci używają karty: { $what }.
oath-moves-in = { $n ->
    [one] { $seat } wkracza z { $n } Chorągwią i rządzi tym Obszarem: { $site }.
   *[other] { $seat } wkracza z { $n } Chorągwiami i rządzi tym Obszarem: { $site }.
}
oath-falls-back = { $n ->
    [one] { $n } Chorągiew wycofuje się ({ $site }) na planszę: { $seat }.
    [few] { $n } Chorągwie wycofują się ({ $site }) na planszę: { $seat }.
   *[other] { $n } Chorągwi wycofuje się ({ $site }) na planszę: { $seat }.
}
oath-healed = { $n ->
    [one] { $n } Chorągiew wraca na Obszar: { $site }.
    [few] { $n } Chorągwie wracają na Obszar: { $site }.
   *[other] { $n } Chorągwi wraca na Obszar: { $site }.
}
oath-rests = { $seat } odpoczywa. Zaopatrzenie: { $supply }, Przychylność: { $favor }, Sekrety: { $secrets }.
oath-pays = { $seat } płaci za użycie karty „{ $what }”. Przychylność: { $favor }, Sekrety: { $secrets }.
oath-into-purse = { $seat }: Przychylność trafia do banku ({ $bank }): { $n }.
oath-out-of-purse = { $seat }: Przychylność pochodzi z banku ({ $bank }): { $n }.
oath-gets-favor-on = { $seat } dostaje Przychylność z karty „{ $what }”: { $n }.
oath-gets-secret-on = { $seat } dostaje Sekret z karty „{ $what }”.
oath-tidies = Z kart Przychylność trafia do banków, a Sekrety wracają; ma je teraz { $seat }. Na karcie „{ $what }” Przychylność zostaje.
oath-renews = { $what }: spaloną Przychylność dostaje { $seat }: { $n }.
oath-to-bank = { $seat } wpłaca Przychylność do banku ({ $bank }): { $n }.
oath-gets-secrets-back = { $seat } dostaje Sekrety: { $n }.
oath-turns-card = Karta „{ $card }” zostaje odwrócona: { $what }.
oath-discards-adviser = { $seat } odrzuca zakrytego Doradcę ({ $back }) { $pile }.
oath-turns-up = { $seat } bierze na rękę zakrytego Doradcę: { $back }.
oath-buries = Relikt „{ $what }” ({ $seat }) trafia na spód talii Reliktów.
oath-takes-from-site = { $seat } bierze z Obszaru ({ $site }): { $what }.
oath-lays-favor = { $seat } kładzie Przychylność na karcie „{ $what }”: { $n }.
oath-caged = { $n ->
    [one] { $n } Chorągiew trafia do klatki ({ $place }).
    [few] { $n } Chorągwie trafiają do klatki ({ $place }).
   *[other] { $n } Chorągwi trafia do klatki ({ $place }).
}
oath-comes-home = { $n ->
    [one] { $n } Chorągiew wraca z klatki: { $seat }.
    [few] { $n } Chorągwie wracają z klatki: { $seat }.
   *[other] { $n } Chorągwi wraca z klatki: { $seat }.
}
oath-comes-home-turned = Z klatki do swojego banku wracają Chorągwie ({ $colour }): { $n }. Fioletowe w zamian, dostaje { $seat }: { $there }.
oath-foretells = { $seat } kładzie Chorągiew na Wizji: { $what }.
oath-inherits = { $seat } może zagrać Wizję: { $what }. Chorągiew, która na niej leżała, ginie.
oath-swaps = Zamieniają się miejscami: { $card } i { $other }.
oath-places-one = { $seat } stawia Chorągiew: { $site }.
oath-turns-purple = { $n ->
    [one] { $n } Chorągiew Imperium stoi teraz tutaj: { $place }.
    [few] { $n } Chorągwie Imperium stoją teraz tutaj: { $place }.
   *[other] { $n } Chorągwi Imperium stoi teraz tutaj: { $place }.
}
oath-turns-own = { $seat } wraca do własnej barwy. Chorągwie: { $n }.
oath-gives-hidden = { $seat } oddaje zakrytego Doradcę ({ $back }). Dostaje go { $other }.
oath-takes-adviser = { $seat } bierze na rękę zakrytego Doradcę ({ $back }), którego ma { $other }.
oath-exchanges-hidden = Zakryci Doradcy zamieniają się miejscami. { $seat }: { $back }. { $other }: { $theirs }.
oath-gives-adviser = { $seat } oddaje Doradcę „{ $what }”. Dostaje go { $other }.
oath-plays-hidden = { $seat } zagrywa zakrytą kartę: { $back }.
oath-discards = Karta odrzucona { $pile }: { $what }.
oath-dispossesses = Do Wysiedleńców trafia: { $what }.
oath-discards-hidden = { $seat } odrzuca kartę ({ $back }) { $pile }.
oath-swaps-drawn = { $seat } wymienia Mieszkańca z ręki na jednego z Wysiedleńców.
oath-replaces-top = { $seat } wymienia z Wysiedleńcami Mieszkańców z wierzchu stosu kart odrzuconych, Region { $region }: { $n }.
oath-leaves-board = { $what }: karta schodzi z planszy.
oath-gone-relic-of-site = Relikt opuszcza Obszar: { $site }.
oath-gone-relic-of-reliquary = Relikt opuszcza Skarbiec, pole { $n }.
oath-buried-relic = Relikt trafia na spód talii Reliktów.
oath-drawn-relic = Z talii Reliktów dobrano Relikt.
oath-spreads = Przychylność z Miłości Ludu idzie do banków, razem { $n }, po jednym żetonie, począwszy od: { $bank }.
oath-bandits-take = Bandyci spalają Przychylność z banku: { $n } ({ $bank }).
oath-return-to-pile = Wracają karty Wysiedleńców: { $n }, { $pile }.
oath-musters = { $seat } przeprowadza Werbunek: { $card }.
oath-trades = { $seat } handluje: { $card }.
oath-recovers = { $seat } odzyskuje Sztandar ({ $what }), płacąc { $n }.
oath-lends-secrets = Z tych Sekretów { $n } pochodzi ze wspólnych zasobów.
oath-travels = { $seat } podróżuje: { $site }.
oath-puts-pawn = { $seat } stawia tu pionek: { $site }.
oath-fails = { $seat } nie może zapłacić i zostaje.
oath-campaigns = { $seat } przeprowadza Najazd. Obrońca: { $foe }.
oath-joins = { $seat } dołącza do Obrońcy.
oath-denied = { $seat } odmawia.
oath-pools = Kości Ataku: { $attack }. Kości Obrony: { $defense }.
oath-pools-now = Po wszystkich Planach: kości Ataku { $attack }, kości Obrony { $defense }.
oath-rolls-attack = Rzut Atakującego: { $n ->
    [one] { $n } miecz
    [few] { $n } miecze
   *[other] { $n } mieczy
}, { $skulls ->
    [one] { $skulls } czaszka
    [few] { $skulls } czaszki
   *[other] { $skulls } czaszek
}.
oath-rolls-defense = Rzut Obrońcy: { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[other] { $n } tarcz
}.
oath-defense-counts = Siła Obrony to { $n }: z rzutu { $shields }, z sił Obrońcy { $force }.
oath-rolls-shields = { $seat } rzuca: { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[other] { $n } tarcz
}.
oath-sacrifices = { $n ->
    [one] { $seat } poświęca { $n } Chorągiew.
    [few] { $seat } poświęca { $n } Chorągwie.
   *[other] { $seat } poświęca { $n } Chorągwi.
}
oath-strengths = Siła Ataku { $attack }, Siła Obrony { $defense }.
oath-attacker-wins = { $seat } zwycięża.
oath-attacker-loses = { $seat } ponosi porażkę.
oath-killed = { $n ->
    [one] { $seat } traci { $n } Chorągiew.
    [few] { $seat } traci { $n } Chorągwie.
   *[other] { $seat } traci { $n } Chorągwi.
}
oath-killed-at = { $n ->
    [one] Ginie { $n } Chorągiew: { $site }.
    [few] Giną { $n } Chorągwie: { $site }.
   *[other] Ginie { $n } Chorągwi: { $site }.
}
oath-uses = { $seat } używa: { $what }.
oath-uses-for = { $seat } używa: { $what } ({ $deed }).
oath-deed-peek-reliquary = podgląda pole { $space } Skarbca
oath-deed-show-reliquary = pokazuje pole { $space } Skarbca, widzi je { $seat }
oath-deed-offer-citizenship = negocjuje Obywatelstwo, druga strona: { $seat }
oath-deed-accept-own-offer = przyjmuje Obywatelstwo i Relikt z pola { $space } Skarbca
oath-deed-exile = na banicję idzie { $seat }
oath-gains-favor = { $n ->
    [one] { $seat } zyskuje { $n } żeton Przychylności z banku: { $bank }.
    [few] { $seat } zyskuje { $n } żetony Przychylności z banku: { $bank }.
   *[other] { $seat } zyskuje { $n } żetonów Przychylności z banku: { $bank }.
}
oath-gains-secrets = { $n ->
    [one] { $seat } zyskuje { $n } Sekret.
    [few] { $seat } zyskuje { $n } Sekrety.
   *[other] { $seat } zyskuje { $n } Sekretów.
}
oath-gains-warbands = { $n ->
    [one] { $seat } zyskuje { $n } Chorągiew.
    [few] { $seat } zyskuje { $n } Chorągwie.
   *[other] { $seat } zyskuje { $n } Chorągwi.
}
oath-spends-supply = { $seat } wydaje Zaopatrzenie: { $n }, zostaje: { $left }.
oath-gains-supply = { $n ->
    [one] { $seat } zyskuje { $n } punkt Zaopatrzenia.
    [few] { $seat } zyskuje { $n } punkty Zaopatrzenia.
   *[other] { $seat } zyskuje { $n } punktów Zaopatrzenia.
}
oath-takes-favor = { $n ->
    [one] { $seat } bierze { $n } żeton Przychylności. Traci go { $other }.
    [few] { $seat } bierze { $n } żetony Przychylności. Traci je { $other }.
   *[other] { $seat } bierze { $n } żetonów Przychylności. Traci je { $other }.
}
oath-takes-secret = { $seat } bierze Sekret. Traci go { $other }.
oath-gives-favor = { $n ->
    [one] { $seat } daje { $n } żeton Przychylności. Dostaje go { $other }.
    [few] { $seat } daje { $n } żetony Przychylności. Dostaje je { $other }.
   *[other] { $seat } daje { $n } żetonów Przychylności. Dostaje je { $other }.
}
oath-gives-secrets = { $n ->
    [one] { $seat } daje { $n } Sekret. Dostaje go { $other }.
    [few] { $seat } daje { $n } Sekrety. Dostaje je { $other }.
   *[other] { $seat } daje { $n } Sekretów. Dostaje je { $other }.
}
oath-gives = { $seat } daje: { $what }. Dostaje { $other }.
oath-takes = { $seat } bierze: { $what }.
oath-burns-favor = { $n ->
    [one] { $seat } spala { $n } żeton Przychylności.
    [few] { $seat } spala { $n } żetony Przychylności.
   *[other] { $seat } spala { $n } żetonów Przychylności.
}
oath-burns-secrets = { $n ->
    [one] { $seat } spala { $n } Sekret.
    [few] { $seat } spala { $n } Sekrety.
   *[other] { $seat } spala { $n } Sekretów.
}
oath-burns-secrets-on = Spłonęły Sekrety z karty „{ $what }”: { $n }.
oath-turns-secret = { $seat } zakrywa Sekret.
oath-turns-banner = Sztandar odwrócony: { $what }.
oath-tends = { $seat } dokłada Przychylność do Miłości Ludu, jest na niej: { $n }.
oath-tends-away = { $seat } przenosi Przychylność z Miłości Ludu do banku ({ $bank }), zostaje na niej: { $n }.
oath-pays-toll = { $seat } płaci, bo wymaga tego karta: { $what }.
oath-takes-title = Tytuł Wiernego Przysiędze nosi { $seat }.
oath-usurps = Tytuł Uzurpatora nosi { $seat }.
oath-becomes-citizen = Obywatelstwo przyjmuje { $seat }.
oath-becomes-exile = Na banicję idzie { $seat }.
oath-reveals-site = Odkryty Obszar: { $site }.
oath-piles-up = { $seat } kładzie na swoim stosie kart odrzuconych inny stos: { $region }.
oath-peeks = { $seat } podgląda zakrytą kartę.
oath-sees = Widzisz: { $what }.
oath-shows-to = { $seat } pokazuje kartę. Widzi ją { $other }.
oath-stations = { $n ->
    [one] { $seat } stawia { $n } Chorągiew: { $site }.
    [few] { $seat } stawia { $n } Chorągwie: { $site }.
   *[other] { $seat } stawia { $n } Chorągwi: { $site }.
}
oath-withdraws = { $n ->
    [one] { $seat } zabiera { $n } Chorągiew: { $site }.
    [few] { $seat } zabiera { $n } Chorągwie: { $site }.
   *[other] { $seat } zabiera { $n } Chorągwi: { $site }.
}
oath-hands-warbands = { $n ->
    [one] { $seat } oddaje { $n } Chorągiew. Dostaje ją { $other }.
    [few] { $seat } oddaje { $n } Chorągwie. Dostaje je { $other }.
   *[other] { $seat } oddaje { $n } Chorągwi. Dostaje je { $other }.
}
oath-moves-card = Karta „{ $card }” trafia tutaj: { $site }.
oath-shifts-favor = { $n ->
    [one] { $n } żeton Przychylności przechodzi: { $bank } → { $other }.
    [few] { $n } żetony Przychylności przechodzą: { $bank } → { $other }.
   *[other] { $n } żetonów Przychylności przechodzi: { $bank } → { $other }.
}
oath-lays-on-secret = Na Najmroczniejszej Tajemnicy leży teraz Sekretów: { $n }.

## Dlaczego nie

oath-no-supply = Masz tylko tyle Zaopatrzenia: { $n }.
oath-no-favor = Potrzeba Przychylności: { $n }.
oath-no-secret = Potrzeba odkrytych Sekretów: { $n }.
oath-forbidden-by = Zabrania tego karta: { $what }.
oath-no-such-card-here = Nie ma tu takiego Mieszkańca ani nietkniętej Budowli.
oath-tokens-on-it = Na tej karcie leżą żetony: { $what }.
oath-other-pile = Ten stos nie należy do twojego Regionu.
oath-empty-pile = Nie ma tam kart.
oath-pay-more = Musisz zapłacić więcej niż { $n }.
oath-cannot-take = Nie możesz wziąć: { $what }.
oath-cannot-take-here = Nie możesz brać stąd Reliktów.
oath-no-relic-here = Na twoim Obszarze nie ma takiego Reliktu.
oath-no-such-banner = Nie ma takiego Sztandaru.
oath-already-there = Twój pionek już tam jest.
oath-another-chooses = Dokąd stąd pójdziesz, wybiera inny gracz.
oath-no-such-foe = Możesz atakować tylko tych, którzy rządzą twoim Obszarem albo mają na nim pionek.
oath-no-such-target = To nie może być celem.
oath-no-such-force = Twoja Siła to tylko { $n }.
oath-only-sites = Tę kartę można zagrać tylko na Obszar: { $what }.
oath-only-advisers = Ta karta może być tylko Doradcą: { $what }.
oath-visions-not-advisers = Wizja nie może być odkrytym Doradcą.
oath-visions-not-at-sites = Wizji nie można zagrać na Obszar.
oath-no-vision = To nie jest Wizja.
oath-exiles-only = Odkrytą może ją zagrać tylko Banita.
oath-no-room-for-advisers = Zbyt wielu twoich Doradców jest zablokowanych.
oath-no-room-at-site = Nie ma tam miejsca na tę kartę.
oath-not-your-adviser = To nie jest twój zakryty Doradca.
oath-no-citizen = To nie jest inny Obywatel.
oath-no-self-exile = Może to zrobić tylko Obywatel bez Berła Władcy.
oath-not-drawn = Nie ma tego wśród dobranych przez ciebie kart: { $what }.
oath-not-ruled-here = Nie rządzisz swoim Obszarem.
oath-has-warbands = { $seat } ma na planszy tylko tyle Chorągwi: { $n }.
oath-none-at-site = Na twoim Obszarze nie ma twoich Chorągwi.
oath-known-relic = Ten Relikt już znasz.
oath-knows-it = { $seat } zna już tę kartę.
oath-only-the-empire = Chorągwie przekazują sobie tylko gracze Imperialni.
oath-no-fellow = { $seat } nie jest innym graczem Imperialnym na twoim Obszarze.
oath-asked-so-already = Tak już jest.
oath-switched-already = W tej turze już to zmieniono.
oath-nothing-by-itself = Nie masz modyfikatora, który może tylko pomóc.
oath-nobody-else-chooses = Stąd nikt inny nie wybiera twojej drogi: wybierz Podróż.
oath-no-withdraw = Na twoim Obszarze musi zostać jedna Chorągiew.
# O obietnicy
oath-no-promise-to-oneself = Obietnice składa się innym i o innych.
oath-no-such-player = Takiego gracza przy tym stole nie ma.
oath-no-promise-of-none = Musi to być co najmniej jeden żeton.
oath-gives-less-favor = { $seat } może dać najwyżej tyle Przychylności: { $n }.
oath-gives-less-secrets = { $seat } może dać najwyżej tyle Sekretów: { $n }.
oath-does-not-hold = { $seat } tego nie ma: { $what }.
oath-shows-banner = Sztandar leży na drugiej stronie: { $what }.
oath-not-their-adviser = { $seat } nie ma takiego odkrytego Doradcy: { $what }.
oath-locked-adviser = Tego Doradcy nie można oddać, jest zablokowany: { $what }.
oath-hidden-advisers = { $seat } ma tylu zakrytych Doradców: { $n }.
oath-not-their-site = { $seat } nie rządzi tym Obszarem: { $site }.
oath-same-colour = { $seat } ma Chorągwie w tym samym kolorze: Obszar nie zmieniłby władcy.
oath-buyer-without-warbands = { $seat } nie ma na planszy Chorągwi, którą można by tam postawić.
oath-not-an-exile = { $seat } nie jest Banitą.
oath-not-a-citizen = { $seat } nie jest Obywatelem.
oath-space-empty = Pole { $n } Skarbca jest puste.
oath-round-over = Runda { $n } już minęła.
oath-no-such-round = Runda { $n } jest ostatnia.
oath-both-its-sides = Nazwij go od drugiej strony ({ $what }): obietnica dotyczy obu.
oath-nothing-to-forswear = To nie ma mocy, której użycie się wybiera: { $what }.
oath-not-near = { $seat } nie ma tej karty ani pionka na jej Obszarze: { $what }.
oath-owes-at-most = Jedna obietnica dotyczy najwyżej tylu żetonów: { $n }.
# O mocy elementu
oath-not-in-play = Ta karta nie leży odkryta: { $what }.
oath-no-access = Nie rządzisz tą kartą, a twój pionek nie stoi na jej Obszarze: { $what }.
oath-not-its-ruler = Nie rządzisz tą kartą: { $what }.
oath-its-own-ruler = Rządzisz tą kartą: { $what }.
oath-not-its-holder = To nie należy do ciebie: { $what }.
oath-its-own-holder = To należy do ciebie: { $what }.
oath-pawn-not-there = Twój pionek nie stoi na tym Obszarze: { $what }.
oath-no-enemy-of-it = Ten, kto rządzi tą kartą, nie jest twoim przeciwnikiem: { $what }.
oath-used-already = To już zostało użyte: { $what }.
oath-used-in-this = W tej akcji to już zostało użyte: { $what }.
oath-scepter-rests = W turze, w której zostało wzięte, nie można tego użyć: { $what }.
oath-works-by-itself = To działa samo, nikt tego nie używa: { $what }.
oath-used-in-act = Tego używa się jako osobnej akcji w fazie Akcji: { $what }.
oath-used-at-rest = Tego używa się na koniec fazy Odpoczynku: { $what }.
oath-used-on-waking = Tego używa się na koniec fazy Przebudzenia: { $what }.
oath-used-in-campaign = To Plan Bitewny, używa się go podczas Najazdu: { $what }.
oath-used-after-roll = Tego używa się po rzucie kośćmi: { $what }.
oath-used-when-played = Ta moc działała tylko w chwili zagrania: { $what }.
oath-used-with = „{ $what }” to modyfikator, używa się go na początku akcji: { $verb }.
oath-leads-nowhere = Po tym nie dałoby się jednak wykonać akcji: { $what }.
oath-other-sides-plan = To Plan drugiej strony: { $what }.
oath-plan-used = Ten Plan został już w tym Najeździe użyty: { $what }.
oath-no-plan-beside = Tego Planu nie można łączyć z innym Planem twojej strony: { $what }.
oath-would-do-nothing = To by teraz niczego nie zmieniło: { $what }.
oath-nothing-to-choose = Nie ma na czym tego użyć: { $what }.
oath-bank-empty = Bank, z którego to bierze Przychylność, jest pusty: { $what }.
oath-banks-empty = W żadnym banku nie ma Przychylności, którą to bierze: { $what }.
oath-nobody-has-favor = Nikt, komu można by ją zabrać, nie ma Przychylności: { $what }.
oath-no-secret-left = Nie masz na to odkrytego Sekretu: { $what }.
oath-no-warbands-left = Nie ma już Chorągwi, które to mogłoby przynieść: { $what }.
oath-nobody-to-kill = Nie ma Chorągwi, które to mogłoby zabić: { $what }.
oath-nobody-to-move = Nie ma Chorągwi, które to mogłoby przenieść: { $what }.
oath-supply-full = Masz pełne Zaopatrzenie, to by nic nie dało: { $what }.
oath-no-relics-left = Talia Reliktów jest pusta.
oath-nothing-to-discard = Nie ma karty, którą to mogłoby odrzucić: { $what }.
oath-seen-already = Znasz już wszystko, co to mogłoby ci pokazać: { $what }.
oath-nobody-to-send = Nie ma nikogo, komu to mogłoby nakazać Podróż: { $what }.

# Czego wymagają warunki
oath-only-darkest-secret = Dotyczy to tylko odzyskiwania Najmroczniejszej Tajemnicy.
oath-only-through-here = Dotyczy to Podróży z Obszaru tej karty albo na niego.
oath-only-beast-or-order = Dotyczy to Handlu tylko z kartą Bestii albo Ładu.
oath-only-beast-or-nomad = Dotyczy to Handlu tylko z kartą Bestii albo Nomady.
oath-only-with-beast = Dotyczy to tylko kart Bestii.
oath-only-acting-here = Trzeba działać na Obszarze, na którym leży ta karta.
oath-already-elsewhere = Działasz już z innego Obszaru albo z cudzymi Doradcami.
oath-before-other-modifiers = Tego trzeba użyć przed każdym innym modyfikatorem.
oath-only-beasts-elsewhere = Dotyczy to kart na innym Obszarze z kartą Bestii.
oath-only-another-pile = Dotyczy to tylko stosu innego Regionu.
oath-only-a-pile = Dotyczy to tylko stosów kart odrzuconych.
oath-only-world-deck = Dotyczy to tylko przeszukiwania talii Świata.
oath-only-the-oak = Dotyczy to Handlu po Sekrety z tą właśnie kartą, z Doradcą Bestii.
oath-only-this-card = Dotyczy to tylko tej właśnie karty.
oath-only-penniless = Nie możesz mieć Przychylności.
oath-only-poorest-bank = Dotyczy to karty, której bank ma mniej Przychylności niż każdy inny.
oath-no-exile-keeps-oath = Tytuł musi należeć do Banity.
oath-force-not-smaller = Siła Atakującego musi być mniejsza.
oath-force-not-larger = Twoja Siła musi być większa.
oath-no-force-left = W twojej Sile nie ma Chorągwi.
oath-needs-warband = Nie masz Chorągwi na planszy.
oath-host-too-large = Masz na planszy więcej niż trzy Chorągwie.
oath-only-to-this-site = Dotyczy to Podróży na Obszar tej karty.
oath-only-within-region = Dotyczy to Podróży w obrębie twojego Regionu.
oath-only-to-beasts = Dotyczy to Podróży na Obszar z kartą Bestii.
oath-only-to-coast = Dotyczy to Podróży na inne Wybrzeże.
oath-no-beast-to-discard = Nie rządzisz kartą Bestii, którą można by odrzucić.
oath-exiles-on-both-sides = I ty, i twój przeciwnik musicie być Banitami.
oath-enemy-not-here = Pionek przeciwnika nie stoi na twoim Obszarze.
oath-only-matching-adviser = Nie masz Doradcy o symbolu tej karty.
oath-not-imperial-site = Imperium nie rządzi twoim Obszarem.
oath-nowhere-to-ride = Stos twojego Regionu jest pusty albo nie ma dokąd pójść.
oath-only-mustering-here = Dotyczy to Werbunku na karcie z tego Obszaru, a ty musisz nim rządzić.
oath-costs-nothing = Ta akcja i tak nie kosztuje Zaopatrzenia.
oath-only-an-exile = Może to zrobić tylko Banita.
oath-needs-peoples-favor = Nie masz Miłości Ludu.
oath-needs-darkest-secret = Nie masz Najmroczniejszej Tajemnicy.
oath-side-needs-secret = Nikt po twojej stronie nie ma Najmroczniejszej Tajemnicy.
oath-enemy-holds-people = Twój przeciwnik ma Miłość Ludu.
oath-locked = Ta karta jest tu zablokowana.
oath-its-site-no-target = Obszar, na którym leży ta karta, nie jest celem.
oath-pawn-not-targeted = Pionek Obrońcy nie jest celem.
oath-enemy-not-advised = Twój przeciwnik nie ma Doradcy o tym symbolu: { $suit }.
oath-no-such-site-targeted = Żaden Obszar z kartą o tym symbolu nie jest celem: { $suit }.

oath-ask-where = { $what }: gdzie?
oath-ask-room = Za dużo Doradców: który odchodzi?

# Kronika
oath-word-oath = jedna z czterech przysiąg
oath-option-chancellor-1 = gracz 1
oath-option-chancellor-2 = gracz 2
oath-option-chancellor-3 = gracz 3
oath-option-chancellor-4 = gracz 4
oath-option-chancellor-5 = gracz 5
oath-option-chancellor-6 = gracz 6
oath-ask-vow = Zwycięstwo jest twoje. Jaką przysięgę składasz na następną grę?
oath-do-vow = Złóż: { $oath }
oath-vows = { $seat } składa nową przysięgę ({ $oath }).
oath-ask-grant = Komu oferujesz Obywatelstwo?
oath-do-grant = Zaoferuj Obywatelstwo: { $seat }
oath-do-grant-nobody = Nikomu więcej
oath-grants = { $seat } oferuje Obywatelstwo: { $other }.
oath-ask-swear = { $who } oferuje ci Obywatelstwo w następnej grze.
oath-do-swear = Zostań Obywatelem
oath-do-stay-exile = Pozostań Banitą
oath-swears = { $seat } przyjmuje ofertę i zostanie Obywatelem.
oath-ask-build = Wznieść Budowlę w miejsce karty Mieszkańców czy odbudować Ruiny?
oath-do-build = Wznieś Budowlę tego symbolu w miejsce karty: { $card }
oath-do-repair = Odbuduj: { $card }
oath-do-build-nothing = Ani jedno, ani drugie
oath-no-building = Tylko na Obszarze, którym rządzisz: karta Mieszkańców tam, gdzie nie ma Budowli, jeśli Budowla jej symbolu jest w Archiwum, albo Ruiny.
oath-builds = { $seat } wznosi Budowlę: { $what }.
oath-repairs = { $seat } odbudowuje: { $what }.
oath-discards-site = Z Mapy znika Obszar: { $site }.
oath-ruins = W ruinę popada: { $what }.
oath-ask-next-discard = Którą z tych kart odrzucić teraz?
oath-ask-recruit = Kart o którym symbolu dołączy najwięcej?
oath-do-recruit = { $suit }
oath-recruits = Do talii Świata dołącza sześć kart, najwięcej o symbolu: { $suit }.
oath-heals = Archiwum się odnawia: spośród Wysiedleńców wracają karty o symbolu: { $suit }.
oath-chronicle-written = Kronikę spisuje { $seat }.
oath-history-game = Gra { $n }: wygrywa { $seat } ({ $role }), { $oath }.
oath-history-vision = Gra { $n }: wygrywa { $seat } ({ $role }), { $oath }, karta: { $vision }.
oath-history-next = Gra { $n } się toczy, obowiązuje { $oath }.

# Księga dziejów
oath-book-title = Gra { $n }: { $oath }
oath-book-usurper = Wygrywa { $seat }: jako Uzurpator.
oath-book-visionary = Wygrywa { $seat }: { $vision }.
oath-book-visions = Wygrywa { $seat }: spełniła się więcej niż jedna Wizja.
oath-book-successor = Wygrywa { $seat }: jako Następca Kanclerza.
oath-book-settled = Wygrywa { $seat }: jako Kanclerz, Stabilny Reżim.
oath-book-exhausted = Wygrywa { $seat }: jako Kanclerz, Zmęczenie Wojną.
oath-book-chancellor = Kanclerz: { $seat }.
oath-book-citizens = { $n ->
    [one] Obywatel na końcu: { $who }.
   *[other] Obywatele na końcu: { $who }.
}
oath-book-ruled = Strona zwycięzcy rządziła: { $what }.
oath-book-relics = { $n ->
    [one] Relikt zwycięzcy: { $what }.
   *[other] Relikty zwycięzcy: { $what }.
}
oath-book-kept = { $n ->
    [one] Na mapie został jeden Obszar: { $what }.
   *[other] Na mapie zostały Obszary: { $what }.
}
oath-book-built = Zbudowano lub odbudowano: { $what }.
oath-book-ruined = Popadło w ruinę: { $what }.
oath-book-some = { $n } × { $suit }
oath-book-joined = Do talii Świata dołączyło sześć kart: { $what }. Sześć innych odeszło, niewidzianych przez nikogo.
oath-book-healed = Archiwum się odnowiło: Wysiedleńcy wrócili. Sześć innych kart odeszło, niewidzianych przez nikogo.
oath-book-vows = Na następną grę ({ $seat }): { $oath }.

# Przyniesione Kroniki
oath-string-short = Zapis urywa się po { $n } znakach.
oath-string-digits = Przy znaku { $n } powinna stać liczba szesnastkowa, a nie „{ $found }”.
oath-string-byte = Przy znaku { $n } stoi { $found }; nie ma takiej karty ani Obszaru.
oath-string-unknown = Kronika wymienia kartę, której nie ma: { $card }.
oath-string-twice = Ta karta jest w Kronice dwa razy: { $card }.
oath-string-sites = Kronika ma osiem Obszarów, z których pierwszy jest odkryty.
oath-string-oath = Kronika wymienia przysięgę, której nie ma.
oath-string-colours = Kronika wymienia kolor, którego nie ma.
oath-string-face-down = Na zakrytym Obszarze Kroniki leżą karty.
oath-string-visions = W talii Świata tej Kroniki brakuje Wizji.
oath-string-relics = W Kronice nie ma wszystkich dwudziestu Reliktów.
oath-string-misplaced = W tej Kronice karta znajduje się tam, gdzie nie ma miejsca na karty jej rodzaju, albo ma zostać dobrane coś, czego nie ma.
oath-mended-doubles = W Kronice były dwa razy, o raz za dużo: { $cards }.
oath-mended-visions = Brakowało w talii Świata, więc dodano: { $cards }.
oath-mended-relics = Brakowało wśród Reliktów, więc dodano: { $cards }.
oath-string-full = { $site }: leży tam więcej niż trzy karty i Relikty, a tego zapis nie pomieści.

# Automatyczne modyfikatory
oath-do-by-hand = Od teraz pytaj o każdy modyfikator
oath-do-by-themselves = Od teraz używaj bez pytania modyfikatorów, które mogą tylko pomóc

## Co z tego wyniknie

oath-would-spend-supply = Zaopatrzenie: { $n }
oath-would-pay-favor = Przychylność: { $n }
oath-would-pay-secrets = Sekrety: { $n }
oath-would-gain-warbands = Chorągwie: { $n }
oath-would-gain-favor = Przychylność: { $n }
oath-would-gain-secrets = Sekrety: { $n }
oath-odds = szansa zwycięstwa: { $n } % (kości: { $attack } na { $defense }, z poświęceniami)

## Rodzaje możliwości, gdy jest ich wiele

oath-group-search = Przeszukanie
oath-group-muster = Werbunek
oath-group-trade = Handel
oath-group-recover = Odzyskaj Relikt
oath-group-recover-banner = Odzyskaj Sztandar
oath-group-campaign = Najazd
oath-group-travel = Podróż
oath-group-use = Użyj mocy
oath-group-use-on = Użyj mocy
oath-group-turn-up = Zagraj albo odrzuć zakrytego Doradcę
oath-group-peek-reliquary = Podejrzyj Skarbiec
oath-group-show-reliquary = Pokaż Relikt ze Skarbca
oath-group-show = Pokaż kartę
oath-group-station = Przesuń Chorągwie na swój Obszar
oath-group-withdraw-warbands = Przesuń Chorągwie na swoją planszę
oath-group-give-warbands = Oddaj Chorągwie
oath-group-ask-warbands = Poproś o Chorągwie
oath-group-exile = Banicja
oath-group-offer-citizenship = Negocjuj Obywatelstwo
oath-group-play-to-site = Zagraj na Obszar
oath-group-target-site = Cel: Obszar
oath-group-target-relic = Cel: Relikt

## Na co można odpowiedzieć z góry

oath-ahead-plan = Gdy bronisz się w Kampanii i możesz użyć Planów Bitewnych
oath-ahead-lose = Gdy mają zginąć Chorągwie pokonanej obrony
oath-ahead-rolled = Gdy możesz ponownie rzucić kośćmi obrony
oath-ahead-join = Gdy możesz dołączyć do Obrońcy jako Sojusznik
oath-ahead-admit = Gdy Obywatel chce dołączyć do twojej obrony
oath-ahead-warbands = Gdy ktoś z Imperium prosi o Chorągwie albo ci je daje
oath-ahead-citizenship = Gdy ktoś oferuje ci Obywatelstwo
oath-ahead-swear = Gdy zwycięzca oferuje ci Obywatelstwo w następnej grze
oath-ahead-ransom = Gdy możesz zapłacić za swój Relikt
oath-ahead-way-use = użyj: { $card }; jeśli można wybrać, odejmij kości ataku
oath-ahead-way-free = użyj każdego Planu, który nic nie kosztuje
oath-ahead-way-at-sites = niech giną na Obszarach, a tylko reszta na twojej planszy
oath-ahead-way-on-board = niech giną na twojej planszy, a tylko reszta na Obszarach
oath-ahead-way-join = dołącz
oath-ahead-way-allow = zgódź się
oath-ahead-way-deny = odmów
oath-ahead-way-refuse = odrzuć
oath-ahead-way-swear = przyjmij
oath-ahead-way-pay-ransom = zapłać 3 żetony Przychylności i zachowaj go
oath-ahead-if-by = turę ma { $seat }
oath-never-set-up = Przygotowanie gry: plansze i pierwsze Obszary wybiera się raz, patrząc na wybory innych.
oath-never-ending = Koniec gry: o przysięgach, budowlach i taliach decyduje się dla całej kroniki.
oath-never-deal = Umowy: dwie osoby godzą się na coś, co obie widziały. Z góry można tylko odrzucić Obywatelstwo.
oath-never-card = To, o co w cudzych turach pytają pojedyncze karty: zależy od tego, co się właśnie stało, i pada zbyt rzadko.
oath-never-own = Wszystko w twojej własnej turze: i tak jesteś przy stole, a każda odpowiedź zależy od poprzedniej.

# Usposobienia botów

oath-personality-conqueror = zdobywca
    .about = Rusza na wojnę, gdy tylko ma szansę, i trzyma to, co zdobędzie.
oath-personality-visionary = wizjoner
    .about = Szuka Wizji i w niej pokłada nadzieję.
oath-personality-collector = kolekcjoner
    .about = Chce Reliktów i Sztandarów, cokolwiek mówi Przysięga.
