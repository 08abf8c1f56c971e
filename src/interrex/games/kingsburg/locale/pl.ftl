# Co mówi Kingsburg. Nazwy są te same, co w rulebook/pl.md.
# Nazwa gracza ($seat) stoi zawsze w mianowniku, a jej rodzaj nie jest znany: stąd czas teraźniejszy.

kingsburg-title = Kingsburg
kingsburg-invitation = Wyślij kości na dwór, zjednaj nimi członków rady, rozbuduj prowincję na krańcach królestwa i miej dość oddziałów, gdy nadejdzie zima.
kingsburg-preset-first = Pierwsza gra
    .about = Gra podstawowa: pięć rzędów budynków, a zimą jedna królewska kość dla wszystkich.
kingsburg-preset-usual = Jak zwykle
    .about = Siedem rzędów, gubernator dla każdego i żetony oddziałów słane w tajemnicy: więcej dróg, mniej szczęścia.
kingsburg-preset-everything = Wszystko
    .about = Wszystkie sześć modułów naraz, także alternatywne rzędy, karty przeznaczenia i kaprysy dworu.

## Nazwy: członkowie rady, budynki, wrogowie, zasoby, fazy, lata (.acc: biernik, .gen: dopełniacz)
# .does: co daje element gry; tak samo na każdym ekranie i w zasadach.

kingsburg-advisor-1 = Błazen
    .acc = Błazna
    .gen = Błazna
    .does = zdobywasz 1 PZ
kingsburg-advisor-2 = Giermek
    .acc = Giermka
    .gen = Giermka
    .does = bierzesz 1 złoto
kingsburg-advisor-3 = Architekt
    .acc = Architekta
    .gen = Architekta
    .does = bierzesz 1 drewno
kingsburg-advisor-4 = Kupiec
    .acc = Kupca
    .gen = Kupca
    .does = bierzesz 1 drewno albo 1 złoto
kingsburg-advisor-5 = Sierżant
    .acc = Sierżanta
    .gen = Sierżanta
    .does = dostajesz 1 oddział
kingsburg-advisor-6 = Alchemik
    .acc = Alchemika
    .gen = Alchemika
    .does = możesz zamienić 1 zasób na po jednym z obu pozostałych rodzajów
kingsburg-advisor-7 = Astronom
    .acc = Astronoma
    .gen = Astronoma
    .does = bierzesz 1 dowolny zasób i jeden żeton +2
kingsburg-advisor-8 = Skarbnik
    .acc = Skarbnika
    .gen = Skarbnika
    .does = bierzesz 2 złota
kingsburg-advisor-9 = Łowczy
    .acc = Łowczego
    .gen = Łowczego
    .does = bierzesz 1 drewno, a do niego 1 złoto albo 1 kamień
kingsburg-advisor-10 = Generał
    .acc = Generała
    .gen = Generała
    .does = dostajesz 2 oddziały, po czym oglądasz w sekrecie wierzchnią kartę wrogów
kingsburg-advisor-11 = Miecznik
    .acc = Miecznika
    .gen = Miecznika
    .does = bierzesz 1 kamień, a do niego 1 złoto albo 1 drewno
kingsburg-advisor-12 = Księżna
    .acc = Księżną
    .gen = Księżnej
    .does = bierzesz 2 dowolne zasoby i jeden żeton +2
kingsburg-advisor-13 = Czempion
    .acc = Czempiona
    .gen = Czempiona
    .does = bierzesz 3 kamienie
kingsburg-advisor-14 = Przemytnik
    .acc = Przemytnika
    .gen = Przemytnika
    .does = tracisz 1 PZ i bierzesz 3 dowolne zasoby
kingsburg-advisor-15 = Wynalazca
    .acc = Wynalazcę
    .gen = Wynalazcy
    .does = bierzesz 1 złoto, 1 drewno i 1 kamień
kingsburg-advisor-16 = Czarodziej
    .acc = Czarodzieja
    .gen = Czarodzieja
    .does = bierzesz 4 złota
kingsburg-advisor-17 = Królowa
    .acc = Królową
    .gen = Królowej
    .does = bierzesz 2 dowolne zasoby i zdobywasz 3 PZ, po czym oglądasz w sekrecie wierzchnią kartę wrogów
kingsburg-advisor-18 = Król
    .acc = Króla
    .gen = Króla
    .does = bierzesz 1 złoto, 1 drewno i 1 kamień oraz dostajesz 1 oddział
kingsburg-advisor-19 = Rajca
    .acc = Rajcę
    .gen = Rajcy
    .does = bierzesz 1 dowolny zasób i zdobywasz 1 PZ
kingsburg-advisor-20 = Szambelan
    .acc = Szambelana
    .gen = Szambelana
    .does = bierzesz 2 dowolne zasoby i zdobywasz 1 PZ

kingsburg-printed-building-ours = rząd { $row }, kolumna { $column }; koszt, nasz: { $goods }; { $points } PZ
kingsburg-printed-building = rząd { $row }, kolumna { $column }; koszt: { $goods }; { $points } PZ
kingsburg-building-statue = Posąg
    .acc = Posąg
    .gen = Posągu
    .does = Po rzucie, jeśli wszystkie twoje kości są równe, możesz przerzucić jedną.
    .also = Liczą się też kości białe. Raz na porę, nawet gdy wyniki znów będą jednakowe; w jednej porze wolno użyć i Posągu, i Kaplicy, w dowolnej kolejności.
kingsburg-building-chapel = Kaplica
    .acc = Kaplicę
    .gen = Kaplicy
    .does = Po rzucie, jeśli suma twoich kości to najwyżej 7, możesz przerzucić wszystkie.
    .also = Liczą się też kości białe. Raz na porę, nawet gdy nowa suma znów nie przekroczy 7. *Wypadają trzy jedynki: Posąg pozwala przerzucić jedną kość; jeśli nie pokaże ona teraz szóstki, możesz jeszcze użyć Kaplicy.*
kingsburg-building-church = Kościół
    .acc = Kościół
    .gen = Kościoła
    .does = +1 w bitwie z Demonami.
    .also = Przeciw innym wrogom nie daje nic.
kingsburg-building-cathedral = Katedra
    .acc = Katedrę
    .gen = Katedry
    .does = Na koniec gry 1 PZ za każde 2 zasoby.
    .also = Liczą się te, które wtedy masz (zob. 14.13).
kingsburg-building-inn = Tawerna
    .acc = Tawernę
    .gen = Tawerny
    .does = Na koniec każdego lata żeton +2.
    .also = Bierzesz go jeszcze przed fazą 5 i możesz od razu wydać w Ratuszu.
kingsburg-building-market = Rynek
    .acc = Rynek
    .gen = Rynku
    .does = Raz na porę zbiorów możesz wpłynąć na członka rady o 1 wyżej lub niżej niż twoja suma.
    .also = *Z sumą 12 możesz wpłynąć na Miecznika (11) albo na Czempiona (13).*
kingsburg-building-farms = Farma
    .acc = Farmę
    .gen = Farmy
    .does = W każdej porze zbiorów o jedną białą kość więcej, ale −1 w bitwie.
    .also = Jak każdą białą kość, stawiasz ją tylko razem z kością w swoim kolorze.
kingsburg-building-merchants-guild = Gildia kupców
    .acc = Gildię kupców
    .gen = Gildii kupców
    .does = 1 złoto na początku każdej pory zbiorów.
    .also = Bierzesz je jeszcze przed rzutem.
kingsburg-building-guard-tower = Kordegarda
    .acc = Kordegardę
    .gen = Kordegardy
    .does = +1 w bitwie.
kingsburg-building-blacksmith = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .does = +1 w bitwie.
kingsburg-building-barracks = Baraki
    .acc = Baraki
    .gen = Baraków
    .does = Rekrutujesz oddziały po 1 zasobie.
    .also = Tak jest w fazie 7, za zasób dowolnego rodzaju i dowolną liczbę razy.
kingsburg-building-wizards-guild = Gildia czarodziejów
    .acc = Gildię czarodziejów
    .gen = Gildii czarodziejów
    .does = +2 w bitwie.
kingsburg-building-palisade = Palisada
    .acc = Palisadę
    .gen = Palisady
    .does = +1 w bitwie, z Zombie +2.
    .also = Nie jedno i drugie.
kingsburg-building-stables = Stajnie
    .acc = Stajnie
    .gen = Stajni
    .does = O jeden oddział więcej, gdy członek rady daje ci oddziały.
    .also = Są to Sierżant, Generał i Król.
kingsburg-building-stone-wall = Kamienny mur
    .acc = Kamienny mur
    .gen = Kamiennego muru
    .does = +1 w bitwie; remis liczy się jak zwycięstwo.
kingsburg-building-fortress = Forteca
    .acc = Fortecę
    .gen = Fortecy
    .does = +1 w bitwie; 1 PZ za każdą wygraną bitwę.
    .also = Ten PZ jest ponad wszystko inne, czy to z karty, czy za najwyższe miejsce na torze wojsk.
kingsburg-building-barricade = Ostrokół
    .acc = Ostrokół
    .gen = Ostrokołu
    .does = +1 w bitwie z Goblinami.
    .also = Przeciw innym wrogom nie daje nic.
kingsburg-building-crane = Żuraw
    .acc = Żuraw
    .gen = Żurawia
    .does = Budynki z kolumn III i IV kosztują o 1 złoto mniej.
    .also = Ale nigdy mniej niż 0 złota. *Za Baraki płacisz 1 złoto, 2 drewna i 1 kamień.*
kingsburg-building-town-hall = Ratusz
    .acc = Ratusz
    .gen = Ratusza
    .does = Na koniec każdej pory zbiorów możesz wydać zasób lub żeton +2 za 1 PZ.
    .also = Zasób może być dowolny. Raz na porę: ani jedno i drugie naraz, ani po kilka sztuk.
kingsburg-building-embassy = Ambasada
    .acc = Ambasadę
    .gen = Ambasady
    .does = 1 PZ na koniec każdej pory zbiorów.

kingsburg-building-sawmill = Tartak
    .acc = Tartak
    .gen = Tartaku
    .does = Na koniec każdego lata możesz wymienić 1 drewno na 2 złota.
    .also = Raz na porę.
kingsburg-building-quarry = Kamieniołom
    .acc = Kamieniołom
    .gen = Kamieniołomu
    .does = Na koniec każdego lata możesz wymienić 1 kamień na 3 złota.
    .also = Raz na porę: nie można wymienić 2 kamieni na 6 złota.
kingsburg-building-goldsmith = Warsztat złotnika
    .acc = Warsztat złotnika
    .gen = Warsztatu złotnika
    .does = Na koniec każdego lata możesz wydać 1 złoto, by zyskać 1 PZ i 1 oddział.
    .also = Raz na porę.
kingsburg-building-staple-house = Dom składowy
    .acc = Dom składowy
    .gen = Domu składowego
    .does = Z Tartaku, Kamieniołomu i Warsztatu złotnika możesz korzystać także na koniec wiosny i jesieni.
    .also = Z każdego nadal raz na porę.
kingsburg-building-makeshift-walls = Prowizoryczne mury
    .acc = Prowizoryczne mury
    .gen = Prowizorycznych murów
    .does = +1 w bitwie, ale tylko z wrogami o wydrukowanej sile 5 lub mniejszej.
    .also = Liczy się siła wydrukowana na karcie, cokolwiek ją zmienia.
kingsburg-building-quartermaster = Kwatermistrzostwo
    .acc = Kwatermistrzostwo
    .gen = Kwatermistrzostwa
    .does = Podczas rekrutacji możesz płacić żetonami +2 tak, jakby były zasobami.
kingsburg-building-training-camp = Obóz szkoleniowy
    .acc = Obóz szkoleniowy
    .gen = Obozu szkoleniowego
    .does = Na koniec jesieni 1 oddział, jeśli masz najwyżej 1.
    .also = Dzieje się to przed fazą 7.
kingsburg-building-military-academy = Akademia wojskowa
    .acc = Akademię wojskową
    .gen = Akademii wojskowej
    .does = W zimie rzucasz własną kością; jeśli wypadnie na niej więcej niż na kości króla, liczy się ona zamiast tamtej.

kingsburg-building-tiltyard = Szranki
    .acc = Szranki
    .gen = Szranków
    .does = Na koniec każdego lata 1 PZ.
kingsburg-building-stadium = Stadion
    .acc = Stadion
    .gen = Stadionu
    .does = Na koniec każdego lata 1 PZ.
kingsburg-building-gladiators-school = Szkoła gladiatorów
    .acc = Szkołę gladiatorów
    .gen = Szkoły gladiatorów
    .does = +2 w bitwie, z Zombie i Demonami +0.
    .also = Nie jedno i drugie.
kingsburg-building-colosseum = Koloseum
    .acc = Koloseum
    .gen = Koloseum
    .does = Na koniec każdej pory zbiorów 1 PZ, jeśli nikt nie ma więcej oddziałów od ciebie.

kingsburg-building-bridge = Most
    .acc = Most
    .gen = Mostu
    .does = Nic poza punktami.
kingsburg-building-altar = Ołtarz
    .acc = Ołtarz
    .gen = Ołtarza
    .does = Po rzucie, jeśli suma twoich kości to najwyżej 9, możesz przerzucić wszystkie.
    .also = Liczą się też kości białe. Raz na porę.
kingsburg-building-monastery = Klasztor
    .acc = Klasztor
    .gen = Klasztoru
    .does = Na koniec każdego lata 1 PZ, jeśli nie masz żadnych zasobów.
    .also = Żetony +2 nie są zasobami.
kingsburg-building-basilica = Bazylika
    .acc = Bazylikę
    .gen = Bazyliki
    .does = Nie można jej zburzyć: przy ponoszeniu strat pomija się ją.
    .also = To, co stoi na lewo od niej, może paść i może zostać odbudowane.

kingsburg-building-brewery = Browar
    .acc = Browar
    .gen = Browaru
    .does = Na koniec każdego lata, jeśli masz oddział, rozwiązujesz jeden i zyskujesz 1 PZ oraz żeton +2.
    .also = To obowiązek. Kto nie ma oddziałów, nic nie traci i nic nie zyskuje.
kingsburg-building-fair = Jarmark
    .acc = Jarmark
    .gen = Jarmarku
    .does = Raz na porę zbiorów możesz wpłynąć na członka rady rangi 6 lub niższej jedną kością w swoim kolorze, niezależnie od jej wyniku.
    .also = Może przy tym pomóc królewski wysłannik.
kingsburg-building-vineyard = Winnica
    .acc = Winnicę
    .gen = Winnicy
    .does = Jesienią o jedną białą kość więcej.
kingsburg-building-harbour = Port
    .acc = Port
    .gen = Portu
    .does = 1 dowolny zasób na początku każdej pory zbiorów.

kingsburg-building-watchtower = Strażnica
    .acc = Strażnicę
    .gen = Strażnicy
    .does = +1 w bitwie; na początku roku IV i V możesz w sekrecie obejrzeć kartę wroga.
kingsburg-building-armoury = Zbrojownia
    .acc = Zbrojownię
    .gen = Zbrojowni
    .does = +1 w bitwie.
kingsburg-building-quarters = Koszary
    .acc = Koszary
    .gen = Koszar
    .does = Na koniec zimy zachowujesz 1 oddział, jeśli bitwa jest wygrana i nikt nie stoi wyżej na torze wojsk.
    .also = Siła liczy się jak w 8.7; kto jednak nie miał żadnego oddziału, nie ma czego zachować.
kingsburg-building-alchemists-guild = Gildia alchemików
    .acc = Gildię alchemików
    .gen = Gildii alchemików
    .does = +1 w bitwie; przed odkryciem wroga możesz wydać 1 zasób, by zyskać jeszcze 2.

kingsburg-building-stockade = Częstokół
    .acc = Częstokół
    .gen = Częstokołu
    .does = Na początku zimy 1 oddział, jeśli masz przynajmniej jeden.
    .also = Dzieje się to przed posiłkami; liczą się oddziały zrekrutowane w fazie 7 oraz oddział Werbownika (17.2.22).
kingsburg-building-griffin-tower = Wieża gryfów
    .acc = Wieżę gryfów
    .gen = Wieży gryfów
    .does = 1 oddział w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.
    .also = Liczą się też kości białe (1.8).
kingsburg-building-ramparts = Mury obronne
    .acc = Mury obronne
    .gen = Murów obronnych
    .does = Remis liczy się jako zwycięstwo; przed odkryciem wroga możesz wydać 1 zasób za +1 w bitwie.
kingsburg-building-manor = Dwór
    .acc = Dwór
    .gen = Dworu
    .does = Gdy wygrasz bitwę, nagrody z karty wroga liczą się podwójnie.
    .also = Inne korzyści ze zwycięstwa liczą się raz.

kingsburg-building-hideout = Ukryty azyl
    .acc = Ukryty azyl
    .gen = Ukrytego azylu
    .does = Przegrana bitwa nie kosztuje cię PZ; pozostałe straty ponosisz.
    .also = PZ za zburzony budynek traci się mimo to.
kingsburg-building-carpenters-shop = Warsztat ciesielski
    .acc = Warsztat ciesielski
    .gen = Warsztatu ciesielskiego
    .does = Budynki z kolumn III i IV kosztują o 1 drewno mniej.
    .also = Nigdy mniej niż 0 drewna.
kingsburg-building-counting-house = Kantor
    .acc = Kantor
    .gen = Kantoru
    .does = Na koniec każdej jesieni możesz wydać 1 zasób, by zyskać 2 PZ.
    .also = Raz na porę.
kingsburg-building-architects-guild = Cech architektów
    .acc = Cech architektów
    .gen = Cechu architektów
    .does = O 1 PZ więcej za każdy budynek postawiony później; na koniec gry 3 PZ, jeśli nikt nie ma więcej budynków.
    .also = Nie za siebie i nie za budynki wcześniejsze. Tych PZ nigdy się nie traci, cokolwiek zostanie zburzone; lecz 3 PZ dostaje się tylko wtedy, gdy na koniec Cech stoi.

kingsburg-building-fountain = Fontanna
    .acc = Fontannę
    .gen = Fontanny
    .does = 3, 2 lub 1 PZ, jeśli postawisz ją w roku I, II lub III.
kingsburg-building-park = Park
    .acc = Park
    .gen = Parku
    .does = 1 PZ w każdej porze zbiorów, w której wpłyniesz na trzech różnych członków rady.
kingsburg-building-school = Szkoła
    .acc = Szkołę
    .gen = Szkoły
    .does = Na koniec rekrutacji 2 PZ, jeśli masz co najmniej 3 oddziały.
    .also = Liczą się oddziały zrekrutowane w fazie 7.
kingsburg-building-university = Uniwersytet
    .acc = Uniwersytet
    .gen = Uniwersytetu
    .does = 2 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.
    .also = Liczą się też kości białe (1.8).

kingsburg-strip-a = A ({ kingsburg-building-tiltyard }, { kingsburg-building-stadium }, { kingsburg-building-gladiators-school }, { kingsburg-building-colosseum })
kingsburg-strip-b = B ({ kingsburg-building-bridge }, { kingsburg-building-altar }, { kingsburg-building-monastery }, { kingsburg-building-basilica })
kingsburg-strip-c = C ({ kingsburg-building-brewery }, { kingsburg-building-fair }, { kingsburg-building-vineyard }, { kingsburg-building-harbour })
kingsburg-strip-d = D ({ kingsburg-building-watchtower }, { kingsburg-building-armoury }, { kingsburg-building-quarters }, { kingsburg-building-alchemists-guild })
kingsburg-strip-e = E ({ kingsburg-building-stockade }, { kingsburg-building-griffin-tower }, { kingsburg-building-ramparts }, { kingsburg-building-manor })
kingsburg-strip-f = F ({ kingsburg-building-hideout }, { kingsburg-building-carpenters-shop }, { kingsburg-building-counting-house }, { kingsburg-building-architects-guild })
kingsburg-strip-g = G ({ kingsburg-building-fountain }, { kingsburg-building-park }, { kingsburg-building-school }, { kingsburg-building-university })

kingsburg-governor-princess = Księżniczka
    .does = Zaczynasz z królewskim wysłannikiem, 1 złotem i 1 drewnem, a w pierwszym roku królewska pomoc należy się tylko tobie. (Zasoby są nasze.)
kingsburg-governor-thief = Złodziej
    .does = Zaczynasz z 4 dowolnymi zasobami i −3 PZ. (To, co zyskujesz i tracisz, jest nasze.) (Wyrównani: także żeton +2 na początku każdego roku.)
kingsburg-governor-preacher = Kaznodzieja
    .does = 1 PZ na koniec każdej pory zbiorów, w której co najmniej jedna osoba, choćby ty, nic nie postawiła. (Wyrównani: wszyscy inni zaczynają z 7 PZ.)
kingsburg-governor-tax-collector = Poborca podatkowy
    .does = 1 dowolny zasób, gdy ktoś inny stawia budynek z kolumny IV. (Zasób jest nasz.) (Wyrównani: także 1 PZ, a na początku każdego roku żeton +2.)
kingsburg-governor-priest = Kapłan
    .does = 1 PZ za każdą jedynkę lub dwójkę na twoich białych kościach. Zanim ktokolwiek rzuci, możesz się pomodlić: każdy, kto nie miałby białej kości, dostaje jedną, a pozostali po 1 PZ. (PZ są nasze.) (Wyrównani: zaczynasz też z 2 żetonami +2.)
kingsburg-governor-philosopher = Filozof
    .does = Zaczynasz z 2 żetonami +2; raz na porę możesz przerzucić wszystkie kości, jeśli ich suma to najwyżej 10; 1 PZ, jeśli nowa suma jest niższa i nic więcej w rzucie nie zmieniasz. (Żetony +2 są nasze.)
kingsburg-governor-prince = Książę
    .does = Na początku każdego roku żeton +2; raz na porę, jeśli suma wszystkich twoich kości to najwyżej 8, możesz ustawić kości w swoim kolorze na 3, 4 i 6. (Żeton +2 jest nasz.)
kingsburg-governor-trickster = Kanciarz
    .does = Zaczynasz z żetonem +2 i dostajesz jeden na początku każdego roku; raz na porę możesz obrócić kość z wynikiem 2 na 1 lub 3. (Karta naszego pomysłu.)
kingsburg-governor-fairy = Wróżka
    .does = Latem o jedną białą kość więcej.
kingsburg-governor-architect = Architekt
    .does = 1 złoto, gdy stawiasz budynek, a nikt nie ma więcej budynków od ciebie; na koniec gry 1 PZ za każde 8 budynków. (Karta naszego pomysłu.)
    .also = Liczbę budynków porównuje się, gdy przychodzi twoja kolej na budowę, raz dla obu budynków postawionych dzięki wysłannikowi (6.5).
kingsburg-governor-minstrel = Minstrel
    .does = Na początku każdego roku żeton +2, a na samym jego końcu 1 PZ, jeśli nikt nie ma mniej PZ od ciebie. (Karta naszego pomysłu.)
kingsburg-governor-miner = Górnik
    .does = Na koniec każdego roku 1 złoto. (Karta naszego pomysłu.)
kingsburg-governor-carpenter = Cieśla
    .does = Na koniec każdego roku 1 drewno. (Karta naszego pomysłu.)
kingsburg-governor-sculptor = Rzeźbiarz
    .does = Na koniec każdego roku 1 kamień. (Karta naszego pomysłu.)
kingsburg-governor-paladin = Paladyn
    .does = Na koniec gry 1 PZ za każdy twój budynek z rzędów D, E i F. (Karta naszego pomysłu.)
kingsburg-governor-heiress = Dziedziczka
    .does = Zaczynasz z żetonem +2 i dostajesz jeden na początku każdego roku. (Karta naszego pomysłu.)
kingsburg-governor-marshal = Marszałek
    .does = +1 w bitwie; o jeden oddział więcej, gdy członek rady daje ci oddziały. (Karta naszego pomysłu.)
kingsburg-governor-steward = Zarządca
    .does = Budynki z kolumny I kosztują o 1 drewno mniej. (Karta naszego pomysłu.)
kingsburg-governor-banker = Bankier
    .does = Na koniec każdej jesieni możesz wydać 1 złoto, by zyskać 2 PZ. (Karta naszego pomysłu.)
kingsburg-governor-politician = Polityk
    .does = Na karcie są dwaj członkowie rady, na których wpływać możesz tylko ty: Rajca rangi 6 daje 1 dowolny zasób, Szambelan rangi 11 daje 2, a każdy z nich 1 PZ. (Karta naszego pomysłu.)
    .also = Rajca: { kingsburg-advisor-19.does }. Szambelan: { kingsburg-advisor-20.does }. Możesz skorzystać z jednego z nich lub z obu, z każdego raz na porę (pomijając królewskiego wysłannika, 6.4); kości, żetony +2 i budynki działają jak przy każdym członku rady (4.2). Ich wsparcie przychodzi razem ze wsparciem członka rady tej samej rangi z planszy, w kolejności graczy.
kingsburg-governor-scholar = Uczony
    .does = 1 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9. (Karta naszego pomysłu.)
kingsburg-governor-recruiter = Werbownik
    .does = Rekrutujesz oddziały po 1 zasobie, a na początku każdej zimy zyskujesz 1 oddział. (Karta naszego pomysłu.)
kingsburg-governor-courtier = Dworzanin
    .does = 2 PZ w każdej porze zbiorów, w której wpłyniesz na trzech różnych członków rady. (Karta naszego pomysłu.)
kingsburg-governor-seer = Wieszcz
    .does = Zaczynasz z 2 żetonami +2; na początku każdego roku możesz w sekrecie obejrzeć kartę wroga; 1 PZ za każdą wygraną bitwę. (Karta naszego pomysłu.)
kingsburg-governor-damsel = Panna
    .does = Na koniec każdej jesieni 1 dowolny zasób. (Karta naszego pomysłu.)

kingsburg-group-aristocracy = Arystokracja
    .does = Zawsze zajmujesz pierwsze miejsce na torze kolejności; remisy o najmniejszą (królewska pomoc i wysłannik) i największą (przychylność króla) liczbę budynków rozstrzyga się na twoją korzyść.
kingsburg-group-clergy = Kler
    .does = 2 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.
kingsburg-group-standing-army = Wojsko
    .does = W zimie rzuca się dwiema kośćmi: ty używasz wyższej, pozostali niższej.
kingsburg-group-secret-society = Tajne ugrupowanie
    .does = Od razu wskazujesz członka rady, na którego nikt inny nie może w tym roku wpływać.
kingsburg-group-craftsmen = Rzemieślnicy
    .does = Na koniec każdej pory zbiorów 1 dowolny zasób, jeśli nie masz żadnych.
kingsburg-group-artists = Artyści
    .does = Raz na porę, po rzucie, możesz przerzucić jedną kość.
kingsburg-group-peasants = Chłopi
    .does = Jeśli twoje kości leżą tylko na członkach rady rangi 6 lub niższej, jeden z nich wspiera cię podwójnie.
kingsburg-group-bandits = Bandyci
    .does = Od razu tracisz 2 PZ; w każdej porze, przed wsparciem, dostajesz wsparcie najniższego rangą członka rady, na którego nikt nie wpłynął.

kingsburg-edict-fashion-b = Moda na pobożność
    .does = Każdy budynek z rzędu B postawiony w tym roku daje o 2 PZ więcej. (Karta naszego pomysłu.)
kingsburg-edict-fashion-c = Moda na handel
    .does = Każdy budynek z rzędu C postawiony w tym roku daje o 2 PZ więcej. (Karta naszego pomysłu.)
kingsburg-edict-fashion-d = Moda na oręż
    .does = Każdy budynek z rzędu D postawiony w tym roku daje o 2 PZ więcej. (Karta naszego pomysłu.)
kingsburg-edict-fashion-e = Moda na mury
    .does = Każdy budynek z rzędu E postawiony w tym roku daje o 2 PZ więcej. (Karta naszego pomysłu.)
kingsburg-edict-fashion-f = Moda na miasta
    .does = Każdy budynek z rzędu F postawiony w tym roku daje o 2 PZ więcej. (Karta naszego pomysłu.)
kingsburg-edict-hard-frontier = Twarda granica
    .does = −1 w bitwie, ale nagrody z karty wroga liczą się podwójnie, a każde zwycięstwo daje o 1 PZ więcej. (Karta naszego pomysłu.)

kingsburg-destiny-undiscovered-forest = Nieodkryta puszcza
    .does = Na koniec każdej pory zbiorów rzuca się jedną kością; przy wyniku 4 lub więcej każdy zyskuje 1 drewno.
kingsburg-destiny-call-to-arms = Wezwanie do broni
    .does = Bez Stajni: o jeden oddział więcej, gdy członek rady daje ci oddziały. Ze Stajniami: 1 oddział za każdego członka rady rangi 11 lub wyższej, na którego wpłyniesz.
kingsburg-destiny-diplomacy = Dyplomatyczne zagrania
    .does = Na koniec każdej pory zbiorów, bez Ratusza i Kantoru: możesz wydać zasób albo żeton +2, by zyskać 1 PZ. Z jednym z nich: daje on o 1 PZ więcej.
kingsburg-destiny-blizzard = Śnieżyca
    .does = Nie rzuca się na posiłki: każdy dostaje 2 oddziały, przy grze z żetonami wojsk oprócz żetonu, a wynik własnej kości dzieli się przez 2. (Karta naszego pomysłu.)
kingsburg-destiny-rising-stars = Wschodzące gwiazdy
    .does = Troje wylosowanych członków rady daje o 1 PZ więcej każdemu, kto na nich wpłynie. (Karta naszego pomysłu.)
kingsburg-destiny-secret-deals = Tajne układy
    .does = Na troje wylosowanych członków rady nie można w tym roku wpływać. (Karta naszego pomysłu.)
kingsburg-destiny-kings-illness = Choroba króla
    .does = Na Króla nie można w tym roku wpływać.
kingsburg-destiny-queens-journey = Podróż królowej
    .does = Na Królową nie można w tym roku wpływać. (Karta naszego pomysłu.)
kingsburg-destiny-building-boom = Gorączka budowania
    .does = Każdy budynek postawiony w tym roku daje o 1 PZ więcej. (Karta naszego pomysłu.)
kingsburg-destiny-cheap-timber = Tanie drewno
    .does = Budynki z kolumn I i II kosztują o 1 drewno mniej. (Karta naszego pomysłu.)
kingsburg-destiny-lean-treasury = Pusty skarbiec
    .does = Budynki z kolumny IV kosztują o 1 złoto więcej. (Karta naszego pomysłu.)
kingsburg-destiny-master-masons = Mistrzowie murarscy
    .does = Budynki z kolumn III i IV kosztują o 1 kamień mniej. (Karta naszego pomysłu.)
kingsburg-destiny-volunteers = Ochotnicy
    .does = Oddziały rekrutuje się po 1 zasobie. (Karta naszego pomysłu.)
kingsburg-destiny-open-granaries = Otwarte spichlerze
    .does = Podczas rekrutacji można płacić żetonami +2 tak, jakby były zasobami. (Karta naszego pomysłu.)
kingsburg-destiny-clear-sky = Czyste niebo
    .does = Każdy ma +1 w bitwie. (Karta naszego pomysłu.)
kingsburg-destiny-bitter-frost = Tęgi mróz
    .does = Każdy ma −1 w bitwie. (Karta naszego pomysłu.)
kingsburg-destiny-steadfast-defenders = Nieugięci obrońcy
    .does = Remis liczy się jak zwycięstwo. (Karta naszego pomysłu.)
kingsburg-destiny-rich-spoils = Bogate łupy
    .does = Nagrody z karty wroga liczą się podwójnie. (Karta naszego pomysłu.)
kingsburg-destiny-forgiving-king = Wyrozumiały król
    .does = Przegrana bitwa nikogo nie kosztuje PZ. (Karta naszego pomysłu.)
kingsburg-destiny-hidden-reserves = Ukryte rezerwy
    .does = W zimie każdy rzuca własną kością; jeśli wypadnie na niej więcej niż na kości króla, liczy się ona zamiast tamtej. (Karta naszego pomysłu.)
kingsburg-destiny-mercenaries = Najemnicy
    .does = Przed odkryciem wroga każdy może wydać 1 zasób, by zyskać +1 w bitwie. (Karta naszego pomysłu.)
kingsburg-destiny-grand-muster = Wielki przegląd wojsk
    .does = Na koniec rekrutacji 2 PZ za największe wojsko; przy remisie zdobywa je każdy. (Karta naszego pomysłu.)
kingsburg-destiny-royal-visit = Królewska wizyta
    .does = Na koniec każdej pory zbiorów 1 PZ, jeśli nikt nie ma więcej budynków od ciebie. (Karta naszego pomysłu.)
kingsburg-destiny-alms = Jałmużna
    .does = Na koniec każdej pory zbiorów 1 złoto dla tych, którzy nie mają żadnych zasobów. (Karta naszego pomysłu.)
kingsburg-destiny-pilgrims = Pielgrzymi
    .does = 1 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9. (Karta naszego pomysłu.)
kingsburg-destiny-open-court = Otwarty dwór
    .does = 1 PZ w każdej porze zbiorów, w której wpłyniesz na trzech różnych członków rady. (Karta naszego pomysłu.)
kingsburg-destiny-new-years-gift = Noworoczny dar
    .does = Na początku roku każdy zyskuje żeton +2. (Karta naszego pomysłu.)
kingsburg-destiny-good-quarries = Dobre kamieniołomy
    .does = Na koniec roku każdy zyskuje 1 kamień. (Karta naszego pomysłu.)
kingsburg-destiny-summer-fair = Letni targ
    .does = Na początku lata, przed rzutem, każdy bierze 1 dowolny zasób. (Karta naszego pomysłu.)
kingsburg-destiny-loaded-dice = Obciążone kości
    .does = Po rzucie, jeśli suma twoich kości to najwyżej 8, możesz raz na porę przerzucić wszystkie. (Karta naszego pomysłu.)

kingsburg-whim-1 = kaprys 1
    .does = takie samo wsparcie, jakiego udziela najniższy rangą członek rady, na którego nikt w tej porze nie wpłynął
    .gist = jak najniższy wolny
kingsburg-whim-2 = kaprys 2
    .does = bierzesz dwa żetony +2 albo oddajesz jeden za 1 złoto i 1 oddział
    .gist = 2 :token: lub :token: → :gold::soldier:
kingsburg-whim-3 = kaprys 3
    .does = bierzesz 1 zasób wybrany przez osobę po twojej lewej
    .gist = :any: wybiera osoba z lewej
kingsburg-whim-4 = kaprys 4
    .does = bierzesz 1 z leżących tu zasobów
    .gist = jedno z { $chest }
kingsburg-whim-5 = kaprys 5
    .does = bierzesz zasób taki jak ten, który tu leży
    .gist = { $lot } jak ten tutaj
kingsburg-whim-6 = kaprys 6
    .does = możesz oddać 1 zasób za 1 oddział i 1 PZ, albo 1 PZ za 1 oddział i 1 zasób, albo rozwiązać 1 oddział za 1 PZ i 1 zasób
    .gist = oddaj jedno, weź dwa: :any: :soldier: :points:
kingsburg-whim-7 = kaprys 7
    .does = wskazujesz inną osobę, która bierze 1 zasób; ty bierzesz dwa takie same
    .gist = wskazana osoba :any:, ty dwa takie
kingsburg-whim-8 = kaprys 8
    .does = bierzesz 1 zasób wybrany przez osobę po twojej lewej, a potem 1 wybrany przez osobę po twojej prawej
    .gist = :any: :any: wybierają sąsiedzi
kingsburg-whim-9 = kaprys 9
    .does = bierzesz dwie różne rzeczy spośród: 1 złoto; 1 drewno; 1 kamień; 1 oddział z żetonem +2
    .gist = dwa z :gold: :wood: :stone: :soldier::token:
kingsburg-whim-10 = kaprys 10
    .does = bierzesz 2 złota, 2 drewna albo 2 kamienie
    .gist = 2 :gold: lub 2 :wood: lub 2 :stone:
kingsburg-whim-11 = kaprys 11
    .does = bierzesz 1 kamień, 1 oddział i 1 PZ; kto ma najmniej zasobów, oddziałów lub PZ, może zrezygnować z innej z tych trzech rzeczy, by mieć dwie takie
    .gist = :stone: :soldier: :points: najmniej: dwa
kingsburg-whim-12 = kaprys 12
    .does = 3 złota dla ciebie i po 1 PZ dla pozostałych albo 3 PZ dla ciebie i po 1 złocie dla pozostałych
    .gist = 3 :gold:, inni :points1: lub :points3:, inni :gold:
kingsburg-whim-13 = kaprys 13
    .does = bierzesz 1 dowolny zasób, żeton +2, 1 PZ i 1 oddział, po czym oglądasz w sekrecie wierzchnią kartę wrogów
    .gist = :any: :token: :points1: :soldier: :eye:
kingsburg-whim-14 = kaprys 14
    .does = wskazujesz inną osobę, która bierze jedno z: 1 złoto, 1 drewno, 1 kamień, żeton +2, 1 oddział; ty bierzesz cztery pozostałe
    .gist = :gold: :wood: :stone: :token: :soldier: bez jednego dla wskazanej osoby
kingsburg-whim-15 = kaprys 15
    .does = bierzesz 2 złota, 2 drewna i 2 kamienie, po czym dwa z nich oddajesz innym
    .gist = 2 :gold: 2 :wood: 2 :stone:, dwa dla innych
kingsburg-whim-16 = kaprys 16
    .does = zdobywasz 5 PZ
    .gist = :points5:

kingsburg-enemy-barbarians = Barbarzyńcy
    .does = Przychodzą w latach I, II i V. Żaden budynek nie chroni szczególnie przed nimi.
kingsburg-enemy-goblins = Gobliny
    .does = Przychodzą w latach od I do IV; przegrana zawsze kosztuje budynek. Ostrokół dodaje przeciw nim 1.
kingsburg-enemy-orcs = Orkowie
    .does = Przychodzą w latach od I do IV; przegrana zawsze kosztuje 2 dowolne zasoby. Żaden budynek nie chroni szczególnie przed nimi.
kingsburg-enemy-zombies = Zombie
    .does = Przychodzą w latach od I do IV; przegrana zawsze kosztuje 2 PZ. Palisada dodaje przeciw nim 2.
kingsburg-enemy-demons = Demony
    .does = Przychodzą w latach od III do V. Kościół dodaje przeciw nim 1.
kingsburg-enemy-dragons = Smoki
    .does = Przychodzą w roku V; przegrana kosztuje 5 PZ. Żaden budynek nie chroni szczególnie przed nimi.

# .others: po jednym z obu pozostałych rodzajów, jak u Alchemika.
kingsburg-good-gold = złoto
    .gen = złota
    .cap = Złoto
    .others = 1 drewno i 1 kamień
kingsburg-good-wood = drewno
    .gen = drewna
    .cap = Drewno
    .others = 1 złoto i 1 kamień
kingsburg-good-stone = kamień
    .gen = kamienia
    .cap = Kamień
    .others = 1 złoto i 1 drewno

kingsburg-phase-1 = Królewska pomoc
kingsburg-phase-2 = Wiosna
kingsburg-phase-3 = Przychylność króla
kingsburg-phase-4 = Lato
kingsburg-phase-5 = Królewski wysłannik
kingsburg-phase-6 = Jesień
kingsburg-phase-7 = Rekrutacja
kingsburg-phase-8 = Zima

kingsburg-year-1 = I
kingsburg-year-2 = II
kingsburg-year-3 = III
kingsburg-year-4 = IV
kingsburg-year-5 = V

# Co pomaga stawianym kościom. Żeton +2 pokazuje się jako „+2”, bo klucz nie może zawierać plusa.
kingsburg-helps-market = Rynek
kingsburg-helps-fair = Jarmark
kingsburg-helps-envoy = królewski wysłannik

## Ilości

kingsburg-some-gold = { $n ->
    [one] { $n } złoto
    [few] { $n } złota
   *[many] { $n } złota
}
kingsburg-some-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewna
}
kingsburg-some-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
kingsburg-some-soldiers = { $n ->
    [one] { $n } oddział
    [few] { $n } oddziały
   *[many] { $n } oddziałów
}
kingsburg-some-points = { $n ->
    [-1] −1 PZ
   *[other] { $n } PZ
}
kingsburg-some-strength = +{ $n } w tej bitwie
kingsburg-some-tokens = { $n ->
    [one] jeden żeton +2
    [few] { $n } żetony +2
   *[many] { $n } żetonów +2
}

## Przebieg: rok i uwaga króla

kingsburg-destiny-comes = Przeznaczenie tego roku: { $destiny }. { $destiny-does }
kingsburg-destiny-skipped = Karta przeznaczenia { $destiny } nie pasuje do tego scenariusza i zostaje zastąpiona.
kingsburg-marks = { $n ->
    [one] Los wskazuje: { $advisors }.
    [few] Los wskazuje: { $advisors }.
   *[many] Los wskazuje: { $advisors }.
}
kingsburg-governs = { $seat } rządzi jako { $governor }: „{ $governor-does }”
kingsburg-stall = Do licytacji: { $governors }.
kingsburg-opens = { $seat } wystawia na licytację kartę { $governor }.
kingsburg-bids = { $seat } daje { $points } PZ za kartę { $governor }.
kingsburg-prays-by = { $source }: { $seat } modli się.
kingsburg-sets-by = { $source }: { $seat } ma teraz { $dice }.
kingsburg-joins = { $seat } obiecuje: { $group }. „{ $group-does }”
kingsburg-reserves-by = { $source } ({ $seat }): nikt inny nie może w tym roku wpływać na { $advisor-acc }.
kingsburg-supports-twice-by = { $source } ({ $seat }): podwójne wsparcie od { $advisor-gen }.
kingsburg-edict-comes = W tym roku: { $edict }. { $edict-does }
kingsburg-allies = { $seat } kładzie żeton: { $advisor }.
kingsburg-ally = { $seat } zdobywa 1 PZ za żeton: { $advisor }.
kingsburg-betrays = { $seat } zabiera żeton sąsiada po lewej: { $advisor }.
kingsburg-dealt-strips = { $seat } dostaje alternatywne rzędy: { $strips }.
kingsburg-redraws = { $seat } odkłada jeden z dwóch jednakowych rzędów i dobiera: { $strips }.
kingsburg-picks = { $seat } bierze rząd { $strip }.
kingsburg-covers = { $seat } zakrywa rzędy arkusza: { $strips }.
kingsburg-covers-nothing = { $seat } nie używa żadnego alternatywnego rzędu.
kingsburg-phase-begins = Rok { $year }: { $phase }
kingsburg-aid-die = { $seat } dostaje od króla białą kość na tę wiosnę.
kingsburg-favour = { $seat } cieszy się przychylnością króla: 1 PZ.
kingsburg-envoy-returns = { $seat } odsyła na planszę nieużytego królewskiego wysłannika.
kingsburg-envoy-comes = { $seat } dostaje królewskiego wysłannika.
kingsburg-envoy-stays = Remis: królewski wysłannik nie trafia do nikogo.

## Przebieg: pory zbiorów

kingsburg-neutral-dice = Niczyje kości ({ $dice }) blokują { $advisor-acc }.
kingsburg-whim-drawn = { $seat } dobiera kaprys: { $advisor }. Wsparcie: „{ $whim-does }”.
kingsburg-whim-gone = Powrót do tradycji: { $advisor }.
kingsburg-merchants-guild-earns = { $seat } bierze 1 złoto z Gildii kupców.
kingsburg-rolls = { $seat } rzuca kośćmi: { $dice }, suma { $total }.
kingsburg-statue-rerolls = { $seat } używa Posągu i przerzuca jedną kość: wypada { $die }, suma { $total }.
kingsburg-order = Kolejność graczy: { $seats }.
kingsburg-influences = { $seat } wpływa na { $advisor-acc }: { $dice }.
kingsburg-influences-with = { $seat } wpływa na { $advisor-acc }: { $dice } (pomoc: { $helps }).
kingsburg-white-die = biała { $n }
kingsburg-passes = { $seat } pasuje.
kingsburg-support = { $seat } korzysta ze wsparcia { $advisor-gen }: { $gifts }.
kingsburg-pays = { $seat } oddaje { $gifts } ({ $advisor }).
kingsburg-names = { $seat } wskazuje: { $other } ({ $advisor }).
kingsburg-hands = { $seat } oddaje { $goods }; dostaje to { $other }.
kingsburg-takes = { $seat } bierze { $goods }.
kingsburg-takes-from = { $seat } bierze od { $advisor-gen } { $goods }.
kingsburg-trades = { $seat } zamienia u Alchemika 1 { $good } na { $good-others }.
kingsburg-peeks = { $seat } ogląda w sekrecie kartę tegorocznych wrogów.
kingsburg-peek-shows = Tylko do twojej wiadomości: tej zimy nadciągną { $enemy }, siła { $strength }.
kingsburg-builds = { $points ->
    [0] { $seat } buduje { $building-acc } (koszt: { $goods }).
   *[other] { $seat } buduje { $building-acc } (koszt: { $goods }) i zdobywa { $points } PZ.
}
kingsburg-builds-free = { $points ->
    [0] { $seat } buduje { $building-acc } i nic nie płaci.
   *[other] { $seat } buduje { $building-acc }, nic nie płaci i zdobywa { $points } PZ.
}
kingsburg-envoy-helped = { $seat } stawia ten drugi budynek dzięki królewskiemu wysłannikowi, który wraca na planszę.
kingsburg-inn-earns = { $seat } bierze żeton +2 z Tawerny.
kingsburg-embassy-earns = { $seat } zdobywa 1 PZ za Ambasadę.
kingsburg-rerolls = { $seat } używa { $building-gen } i przerzuca wszystkie kości: { $dice }, suma { $total }.
kingsburg-rerolls-by = { $source }: { $seat } przerzuca wszystkie kości: { $dice }, suma { $total }.
kingsburg-rolls-for-all-by = { $source }: { $seat } rzuca za wszystkich: { $die }.
kingsburg-sells = { $spent ->
    [gold] { $seat } korzysta z { $building-gen }: wydaje 1 złoto i zdobywa { $points } PZ.
    [wood] { $seat } korzysta z { $building-gen }: wydaje 1 drewno i zdobywa { $points } PZ.
    [stone] { $seat } korzysta z { $building-gen }: wydaje 1 kamień i zdobywa { $points } PZ.
   *[token] { $seat } korzysta z { $building-gen }: wydaje żeton +2 i zdobywa { $points } PZ.
}
kingsburg-sells-by = { $spent ->
    [gold] { $source }: { $seat } wydaje 1 złoto i zdobywa { $points } PZ.
    [wood] { $source }: { $seat } wydaje 1 drewno i zdobywa { $points } PZ.
    [stone] { $source }: { $seat } wydaje 1 kamień i zdobywa { $points } PZ.
   *[token] { $source }: { $seat } wydaje żeton +2 i zdobywa { $points } PZ.
}
kingsburg-gains-by = { $source }: { $seat } zyskuje { $gifts }.
kingsburg-barters-by = { $source }: { $seat } wydaje { $goods } i zyskuje { $gifts }.
kingsburg-gains = { $seat } zyskuje dzięki budynkowi { $building }: { $gifts }.
kingsburg-barters = { $seat } korzysta z { $building-gen }: wydaje { $goods } i zyskuje { $gifts }.
kingsburg-dismisses = { $seat } rozwiązuje oddział w budynku { $building } i zyskuje { $gifts }.

## Przebieg: rekrutacja, zima, koniec

kingsburg-recruits = { $seat } rekrutuje oddział za { $goods }.
kingsburg-disbands = Wojska zostają rozwiązane.
kingsburg-keeps-soldiers = { $n ->
    [one] { $seat } zatrzymuje { $n } oddział.
    [few] { $seat } zatrzymuje { $n } oddziały.
   *[many] { $seat } zatrzymuje { $n } oddziałów.
}
kingsburg-lot = Na kafelku kaprysu ({ $advisor }) leży { $good }.
kingsburg-blessed = { $seat } otrzymuje białą kość.
kingsburg-reinforcements = { $soldiers ->
    [one] { $seat } rzuca na królewskie posiłki: każdy dostaje { $soldiers } oddział.
    [few] { $seat } rzuca na królewskie posiłki: każdy dostaje { $soldiers } oddziały.
   *[many] { $seat } rzuca na królewskie posiłki: każdy dostaje { $soldiers } oddziałów.
}
kingsburg-levies = { $soldiers ->
    [0] { $seat } pokazuje żeton 0: bez oddziałów.
    [one] { $seat } pokazuje żeton wojsk: { $soldiers } oddział.
    [few] { $seat } pokazuje żeton wojsk: { $soldiers } oddziały.
   *[many] { $seat } pokazuje żeton wojsk: { $soldiers } oddziałów.
}
kingsburg-last-levy = { $seat } zdobywa { $points } PZ za ostatni żeton wojsk.
kingsburg-fixed-reinforcements = Każdy dostaje { $soldiers } oddziały posiłków.
kingsburg-two-dice = Rzuca się drugą kością; { $seat } używa wyższej: { $soldiers }.
kingsburg-own-die = { $soldiers ->
    [one] { $seat } rzuca własną kością: { $die }. Posiłki wynoszą { $soldiers } oddział.
    [few] { $seat } rzuca własną kością: { $die }. Posiłki wynoszą { $soldiers } oddziały.
   *[many] { $seat } rzuca własną kością: { $die }. Posiłki wynoszą { $soldiers } oddziałów.
}
kingsburg-enemy = Nadciągają { $enemy }, siła { $strength }.
kingsburg-battle-won = { $seat } wygrywa bitwę (własna siła: { $army }).
kingsburg-battle-drawn = { $seat } remisuje w bitwie (własna siła: { $army }).
kingsburg-battle-lost = { $seat } przegrywa bitwę (własna siła: { $army }).
kingsburg-spoils = { $seat } dostaje nagrodę za zwycięstwo: { $gifts }.
kingsburg-loses-goods = { $seat } traci { $goods }.
kingsburg-razed = { $points ->
    [0] { $seat } traci budynek: wrogowie burzą { $building-acc }.
   *[other] { $seat } traci budynek i { $points } PZ: wrogowie burzą { $building-acc }.
}
kingsburg-loses-points = { $seat } traci { $points } PZ.
kingsburg-strongest = { $seat } stoi najwyżej na torze wojsk: 1 PZ.
kingsburg-first-order = Wylosowana kolejność graczy: { $seats }.
kingsburg-wins = Koniec gry. Wygrywa: { $seats }.
kingsburg-cathedral-earns = { $points ->
    [0] { $seat } ma za mało zasobów, by zdobyć PZ za Katedrę.
   *[other] { $seat } zdobywa { $points } PZ za zasoby dzięki Katedrze.
}

## Pytania

kingsburg-ask-take = { $n ->
    [one] Który zasób bierzesz?
    [few] Które { $n } zasoby bierzesz?
   *[many] Które { $n } zasobów bierzesz?
}
kingsburg-ask-take-from = { $n ->
    [one] Który zasób bierzesz od { $advisor-gen }?
    [few] Które { $n } zasoby bierzesz od { $advisor-gen }?
   *[many] Które { $n } zasobów bierzesz od { $advisor-gen }?
}
kingsburg-ask-after-roll = Czy używasz czegoś, by zmienić wynik rzutu?
kingsburg-ask-after-roll-by = Czy zmieniasz wynik rzutu? Możesz użyć: { $source }.
kingsburg-ask-year-start = Czy korzystasz z czegoś na początku roku?
kingsburg-ask-season-start = Z czego korzystasz przed rzutem?
kingsburg-ask-before-reveal = Czy używasz czegoś przed odkryciem karty wroga?
kingsburg-ask-before-reveal-by = Zaraz zostanie odkryta karta wroga. Czy chcesz użyć: { $source }?
kingsburg-ask-levy = Którym żetonem wojsk grasz tej zimy? Inni zobaczą go, gdy wszyscy wybiorą.
kingsburg-ask-whim = Co bierzesz ({ $advisor })?
kingsburg-ask-grant = Jaki zasób dostaje { $seat } ({ $advisor })?
kingsburg-ask-grant-both = Jaki zasób bierzesz ({ $advisor })? { $seat } bierze dwa takie same.
kingsburg-ask-name = Kogo wskazujesz ({ $advisor })?
kingsburg-ask-first-pick = Co bierzesz ({ $advisor })? { $seat } bierze całą resztę.
kingsburg-ask-hand = Jaki zasób oddajesz i komu?
kingsburg-ask-keep = Którego gubernatora zatrzymujesz? Wszyscy odkryją karty jednocześnie.
kingsburg-ask-open = Którą kartę wystawiasz na licytację?
kingsburg-ask-bid-first = Ile PZ dajesz za kartę { $governor }? { $governor-does }
kingsburg-ask-bid = Za kartę { $governor } dają { $points } PZ. Przebijasz? { $governor-does }
kingsburg-ask-founded = Co bierzesz najpierw?
kingsburg-ask-season-opens = Czy używasz gubernatora przed rzutem?
kingsburg-ask-season-opens-by = Przed rzutem: czy chcesz użyć: { $source }?
kingsburg-ask-join = Której grupie przypodobasz się w tym roku?
kingsburg-ask-joins = Kogo rezerwujesz w tym roku dla siebie?
kingsburg-ask-before-support = Z czego korzystasz przed wsparciem?
kingsburg-ask-ally = Na którym członku rady kładziesz żeton?
kingsburg-ask-betray = Z którego członka rady zabierasz żeton sąsiada po lewej?
kingsburg-ask-redraw = Masz dwa jednakowe rzędy. Czy wymieniasz jeden z nich?
kingsburg-ask-pick = Który rząd bierzesz?
kingsburg-ask-cover = Którymi ze swoich alternatywnych rzędów zakrywasz rzędy arkusza?
kingsburg-ask-influence = Na którego członka rady wpływasz i którymi kośćmi? Możesz też spasować.
kingsburg-ask-trade = Czy zamieniasz u Alchemika 1 zasób na po jednym z obu pozostałych rodzajów?
kingsburg-ask-build = Co budujesz? Możesz też nic nie budować.
kingsburg-ask-build-second = Czy używasz królewskiego wysłannika, by w tej porze zbudować drugi budynek?
kingsburg-ask-season-end = Czy używasz czegoś na koniec pory?
kingsburg-ask-season-end-by = Koniec pory. Czy chcesz użyć: { $source }?
kingsburg-ask-recruit = { $n ->
    [one] Czy rekrutujesz oddział za { $n } dowolny zasób?
    [few] Czy rekrutujesz oddział za { $n } dowolne zasoby?
   *[many] Czy rekrutujesz oddział za { $n } dowolnych zasobów?
}
kingsburg-ask-lose = { $n ->
    [one] Który zasób oddajesz?
    [few] Które { $n } zasoby oddajesz?
   *[many] Które { $n } zasobów oddajesz?
}

## Możliwości do wyboru

kingsburg-do-take = Weź { $goods }
kingsburg-do-statue = { $die ->
    [white] Posąg: przerzuć białą kość
   *[coloured] Posąg: przerzuć kość w swoim kolorze
}
kingsburg-do-influence = Wpłyń na { $advisor-acc } ({ $rank }): { $dice }
kingsburg-do-influence-with = Wpłyń na { $advisor-acc } ({ $rank }): { $dice } (pomoc: { $helps })
kingsburg-do-trade = Zamień 1 { $good } na { $good-others }
kingsburg-do-build = { $points ->
    [0] Zbuduj { $building-acc } za { $goods }
   *[other] Zbuduj { $building-acc } za { $goods } (+{ $points } PZ)
}
kingsburg-do-reroll = { $building }: przerzuć wszystkie swoje kości
kingsburg-do-reroll-by = { $source }: przerzuć wszystkie swoje kości
kingsburg-do-sell = { $spent ->
    [gold] { $building }: wydaj 1 złoto, by zdobyć { $points } PZ
    [wood] { $building }: wydaj 1 drewno, by zdobyć { $points } PZ
    [stone] { $building }: wydaj 1 kamień, by zdobyć { $points } PZ
   *[token] { $building }: wydaj żeton +2, by zdobyć { $points } PZ
}
kingsburg-do-sell-by = { $spent ->
    [gold] { $source }: wydaj 1 złoto, by zdobyć { $points } PZ
    [wood] { $source }: wydaj 1 drewno, by zdobyć { $points } PZ
    [stone] { $source }: wydaj 1 kamień, by zdobyć { $points } PZ
   *[token] { $source }: wydaj żeton +2, by zdobyć { $points } PZ
}
kingsburg-do-gain-by = { $source }: { $gifts }
kingsburg-do-barter-by = { $source }: wymień { $goods } na { $gifts }
kingsburg-do-gain = { $building }: { $gifts }
kingsburg-do-barter = { $building }: wymień { $goods } na { $gifts }
kingsburg-do-muster = Zrekrutuj oddział za { $payment }
kingsburg-do-dismiss = { $building }: rozwiąż oddział za { $gifts }
kingsburg-do-look = { $building }: obejrzyj w sekrecie tegorocznego wroga
kingsburg-do-levy = { $n ->
    [one] Zagraj żeton { $n }: { $n } oddział
    [few] Zagraj żeton { $n }: { $n } oddziały
   *[many] Zagraj żeton { $n }: { $n } oddziałów
}
kingsburg-do-choose = Weź { $gifts }
kingsburg-do-choose-for = Oddaj { $price }, weź { $gifts }
kingsburg-do-choose-others = Weź { $gifts }; pozostali dostają: { $others }
kingsburg-do-decline = Zrezygnuj
kingsburg-do-grant = { $good-cap }
kingsburg-do-name = { $player }
kingsburg-do-hand = { $good-cap } dla: { $player }
kingsburg-do-keep = { $governor }: { $governor-does }
kingsburg-do-open = { $governor }: { $governor-does }
kingsburg-do-bid = Daj { $n } PZ
kingsburg-do-bid-no-more = Spasuj
kingsburg-do-claim-by = { $source }: weź dowolne zasoby ({ $n })
kingsburg-do-pray-by = { $source }: pomódl się
kingsburg-do-set-by = { $source }: ustaw kości na { $dice }
kingsburg-do-turn-by = { $die ->
    [white] { $source }: obróć białą kość na { $n }
   *[coloured] { $source }: obróć kość w swoim kolorze na { $n }
}
kingsburg-do-look-by = { $source }: obejrzyj w sekrecie tegorocznego wroga
kingsburg-do-join = { $group }: { $group-does }
kingsburg-do-ally = { $advisor }
kingsburg-do-betray = { $advisor }
kingsburg-do-reserve-by = { $source }: { $advisor }
kingsburg-do-reroll-die-by = { $die ->
    [white] { $source }: przerzuć białą kość z wynikiem { $n }
   *[coloured] { $source }: przerzuć kość w swoim kolorze z wynikiem { $n }
}
kingsburg-do-support-twice-by = { $source }: podwójne wsparcie, { $advisor }
kingsburg-do-raid-by = { $source }: wsparcie najniższego wolnego członka rady
kingsburg-do-redraw = Wymień jeden z dwóch jednakowych rzędów na inny
kingsburg-do-keep-strips = Zatrzymaj oba
kingsburg-do-pick = Weź rząd { $strip }
kingsburg-do-cover = Użyj: { $strips }
kingsburg-do-cover-nothing = Nie używaj żadnego alternatywnego rzędu
kingsburg-do-recruit = Zrekrutuj oddział za { $goods }
kingsburg-do-lose = Oddaj { $goods }
kingsburg-do-use-nothing = Nie używaj niczego
kingsburg-do-step-out = Spasuj do końca pory
kingsburg-do-keep-goods = Nie zamieniaj
kingsburg-do-build-nothing = Nic nie buduj
kingsburg-do-recruit-no-more = Nie rekrutuj więcej oddziałów

## Widoki: co daje zagranie, prócz tego, co mówi jego nazwa; i zapowiedzi

kingsburg-would-advise = { $advisor-does }
kingsburg-would-indulge = { $whim-does }
kingsburg-would-build = { $building-does }
kingsburg-odds-winter = Oddziały: { $army }. Zwycięstwo { $won } %, przegrana { $lost } %
kingsburg-odds-levy = Oddziały: { $army }, żeton: { $n }. Zwycięstwo { $won } %, przegrana { $lost } %
kingsburg-foretold-levy = Zima przy twojej obecnej sile z żetonem { $n }: zwycięstwo { $won } %, przegrana { $lost } %.
kingsburg-foretold-winter = Zima przy twojej obecnej sile: zwycięstwo { $won } %, przegrana { $lost } %.

## Rodzaje słów w zagraniu

kingsburg-word-advisor = ranga członka rady
kingsburg-word-dice = kości, na przykład „d35w4”
kingsburg-word-helps = co pomaga: „+2”, „market” albo „envoy”
kingsburg-word-good = „gold”, „wood” albo „stone”
kingsburg-word-goods = zasoby, na przykład „gold gold stone”
kingsburg-word-payment = zasoby i żetony, na przykład „gold +2”
kingsburg-word-building = budynek, na przykład „guard-tower”
kingsburg-word-strip = litera rzędu
kingsburg-word-strips = litery rzędów, na przykład „b f”
kingsburg-word-n = liczba
kingsburg-word-player = numer gracza
kingsburg-word-governor = gubernator
kingsburg-word-turned = „down” albo „up”
kingsburg-word-group = grupa, na przykład „clergy”
kingsburg-word-die = „coloured” albo „white”
kingsburg-word-spent = „gold”, „wood”, „stone” albo „+2”

## Odmowy: branie, oddawanie, używanie

kingsburg-no-must-take = Musisz teraz wziąć zasoby: wybierz, które.
kingsburg-no-not-that-lot = Takich zasobów nie możesz teraz wziąć: wybierz jeden z podanych zestawów.
kingsburg-no-must-lose = { $n ->
    [one] Musisz oddać dokładnie { $n } zasób spośród tych, które masz.
    [few] Musisz oddać dokładnie { $n } zasoby spośród tych, które masz.
   *[many] Musisz oddać dokładnie { $n } zasobów spośród tych, które masz.
}
kingsburg-no-goods = Nie masz takich zasobów; zapłać tymi, które masz.
kingsburg-no-good = Nie masz { $good-gen } na wymianę.
kingsburg-no-not-yours = W twojej prowincji nie ma { $building-gen }.
kingsburg-no-used = { $building-gen } można użyć tylko raz na porę, a to już nastąpiło.
kingsburg-no-help-twice = Każda pomoc liczy się przy przypisaniu kości tylko raz: jeden żeton +2, Rynek, królewski wysłannik.
kingsburg-no-not-yours-by = { $source }: tej karty nie masz w grze.
kingsburg-no-used-by = { $source }: skorzystać można tylko raz na porę, a to już nastąpiło.
kingsburg-no-use-by = { $source }: nie można teraz tak skorzystać. Działanie: { $does }
kingsburg-no-use = Z { $building-gen } nie można teraz tak skorzystać. Działanie: { $building-does }
kingsburg-no-levy = Wybierz jeden z żetonów wojsk, które ci zostały; każdym można zagrać raz.
kingsburg-no-whim = Wybierz jedną z podanych możliwości: tylko to, na co cię stać i co cię dotyczy.
kingsburg-no-keep = Zatrzymaj jedną z kart, które ci rozdano.
kingsburg-no-stall = Wybierz jedną z odkrytych kart gubernatorów.
kingsburg-no-bid = Daj co najmniej { $n } PZ, nie więcej niż { $most }, albo spasuj.
kingsburg-no-bid-more = Nie można dać więcej niż { $most } PZ, a tyle już dano: możesz tylko spasować.
kingsburg-no-join = Wybierz jedną z grup, której w tym roku nikt jeszcze nie wybrał.
kingsburg-no-betray = Na tym członku rady nie ma żetonu twojego sąsiada po lewej.
kingsburg-bad-promises = „Kiełbasy wyborczej” nie można łączyć z żetonami wojsk (moduł 5).
kingsburg-no-strip = Tego rzędu nie można teraz wziąć: wybierz jeden z leżących na stole.
kingsburg-no-cover = Możesz użyć alternatywnych rzędów, które leżą przed tobą, każdego raz; żadnych innych.

## Odmowy: wpływanie

kingsburg-no-advisor = Nie ma członka rady o randze { $rank }: rangi są od 1 do 18.
kingsburg-no-dice-word =
    Napisz d i własne kości, potem w i ewentualne białe, np. „d35w4”; dalej to, co pomaga: „+2”, „market”, „envoy”.
kingsburg-no-such-dice = Nie masz takich kości; masz { $dice }.
kingsburg-no-way = Z twoich kości nie da się złożyć liczby { $rank }, a taką rangę ma { $advisor }.
kingsburg-no-dice-chosen = Wskaż kości, którymi chcesz wpłynąć na { $advisor-acc }.
kingsburg-no-own-die = Potrzebujesz przynajmniej jednej kości w swoim kolorze; białe stawia się tylko razem z nią.
kingsburg-no-second-token = W jednej porze wolno dołożyć tylko jeden żeton +2, a to już nastąpiło.
kingsburg-no-token = Nie masz żetonu +2.
kingsburg-no-envoy = Nie masz królewskiego wysłannika.
kingsburg-no-sum = Suma wynosi { $total }, ale { $advisor } ma rangę { $rank }.
kingsburg-no-market = Suma wynosi { $total }; z Rynkiem ranga musi być dokładnie o 1 wyższa lub o 1 niższa od niej.
kingsburg-no-fair = Dzięki Jarmarkowi stawiasz dokładnie jedną kość w swoim kolorze na członku rady rangi 6 lub niższej.
kingsburg-no-closed = Teraz nie możesz wpłynąć na { $advisor-acc }.
kingsburg-no-taken =
    U { $advisor-gen } leżą już w tej porze kości; dołożyć swoje można tylko z pomocą królewskiego wysłannika.
kingsburg-no-need-of-token = { $building }: suma oczek nie ma tu znaczenia, więc żeton +2 poszedłby na marne.
kingsburg-no-need-of-envoy =
    U { $advisor-gen } nie ma jeszcze kości, więc królewski wysłannik nie jest potrzebny: postaw swoje bez niego.

## Odmowy: budowanie i rekrutacja

kingsburg-no-building = Nie ma budynku „{ $name }”. Nazwy wyglądają tak: „inn”, „guard-tower”.
kingsburg-no-twice = Masz już { $building-acc }; każdy budynek może stać w prowincji tylko raz.
kingsburg-no-left = Na lewo od { $building-gen } musi najpierw stanąć inny budynek: { $left }.
kingsburg-no-price = Nie stać cię na { $building-acc }. Potrzebujesz: { $goods }.
kingsburg-no-recruit-price = { $n ->
    [one] Rekrutuj po jednym oddziale, za dokładnie { $n } dowolny zasób.
    [few] Rekrutuj po jednym oddziale, za dokładnie { $n } dowolne zasoby.
   *[many] Rekrutuj po jednym oddziale, za dokładnie { $n } dowolnych zasobów.
}
kingsburg-no-muster = { $n ->
    [one] Oddział kosztuje dokładnie { $n } zasób; dzięki Kwatermistrzostwu zastąpi go twój żeton +2.
    [few] Oddział kosztuje dokładnie { $n } zasoby; dzięki Kwatermistrzostwu zastąpią je twoje żetony +2.
   *[many] Oddział kosztuje dokładnie { $n } zasobów; dzięki Kwatermistrzostwu zastąpią je twoje żetony +2.
}

## Rodzaje elementów, jako nagłówki

kingsburg-kind-advisor = Członkowie rady, według rangi
kingsburg-kind-building = Budynki
kingsburg-kind-strip = Rzędy
kingsburg-kind-destiny = Karty przeznaczenia
kingsburg-kind-whim = Kaprysy, według rangi
kingsburg-kind-governor = Gubernatorzy
kingsburg-kind-group = Grupy królestwa
kingsburg-kind-edict = Edykty
kingsburg-kind-enemy = Wrogowie
kingsburg-kind-good = Zasoby

## Opcje gry

kingsburg-option-rows = Moduł 1: siedem rzędów budynków
    .about = Siedem rzędów budynków zamiast pięciu: 28 do wyboru i więcej dróg do końca rzędu.
kingsburg-option-strips = Moduł 2: alternatywne rzędy
    .about = Alternatywne rzędy po cztery inne budynki, którymi zakrywa się rzędy własnej planszy: każda prowincja jest inna.
kingsburg-option-strips-none = bez nich
kingsburg-option-strips-dealt = rozdane losowo
    .about = Po dwa losowe alternatywne rzędy; kto ma dwa takie same, może jeden wymienić.
kingsburg-option-strips-drafted = wybierane po kolei
    .about = Wszystkie alternatywne rzędy leżą odkryte i są brane po kolei, po dwa.
kingsburg-option-levies = Moduł 5: żetony wojsk
    .about = Każdej zimy wysyłasz w sekrecie jeden z sześciu żetonów zamiast rzutu króla dla wszystkich: mniej losu, więcej blefu.
kingsburg-option-destiny = Moduł 4: karty przeznaczenia
    .about = Jedna karta na rok zmienia którąś zasadę dla wszystkich, od taniego drewna po zamieć.
kingsburg-option-whims = Moduł 6: kaprysy dworzan
    .about = Żetony na członkach rady zmieniają ich wsparcie, często z czymś także dla innych.
kingsburg-option-whims-none = bez nich
kingsburg-option-whims-standard = po jednym na porę
    .about = W każdej porze kolejna osoba z rady ma kaprys.
kingsburg-option-whims-tradition = powrót do tradycji
    .about = Szesnaście osób z rady zaczyna z kaprysem, a w każdej porze jedna wraca do tradycji.
kingsburg-option-governors = Moduł 3: gubernatorzy
    .about = Każda osoba przy stole wciela się w jedną z 25 postaci o własnej mocy na całą grę.
kingsburg-option-governors-none = bez nich
kingsburg-option-governors-dealt = trzy karty, jedna zatrzymana
    .about = Po trzy karty w sekrecie; jedną się zatrzymuje.
kingsburg-option-governors-auctioned = licytowani
    .about = Karty leżą odkryte i licytuje się je za punkty zwycięstwa.
kingsburg-option-balanced = Wyrównani gubernatorzy
    .about = Czterech gubernatorów słabszych lub silniejszych od reszty dostaje coś jeszcze.
kingsburg-option-scenario = Scenariusz
    .about = Opowieść, która biegnie przez wszystkie pięć lat.
kingsburg-option-scenario-none = bez scenariusza
kingsburg-option-scenario-promises = Kiełbasa wyborcza
    .about = Co roku zabiegasz o jedną z ośmiu grup królestwa i do końca roku masz jej moc.
kingsburg-option-scenario-alliances = Zmienne sojusze
    .about = Co roku kładziesz żeton na członku rady: gdy kto inny na niego wpłynie, masz punkt.
kingsburg-option-scenario-fashions = Dworskie mody (nasz pomysł)
    .about = Co roku modny jest inny rząd budynków i przynosi więcej punktów.
kingsburg-option-scenario-frontier = Twarda granica (nasz pomysł)
    .about = Każda zima jest cięższa i płaci podwójnie.

# Dlaczego nie: czego wymaga element gry

kingsburg-no-phase = { $building }: działa tylko w tej części roku: { $phase }.
kingsburg-no-phase-by = { $source }: działa tylko w tej części roku: { $phase }.
kingsburg-no-year = { $building }: do użycia dopiero od roku { $year }.
kingsburg-no-year-by = { $source }: do użycia dopiero od roku { $year }.
kingsburg-no-total = { $building }: suma oczek może wynosić najwyżej { $n }, a twoja to { $total }.
kingsburg-no-total-by = { $source }: suma oczek może wynosić najwyżej { $n }, a twoja to { $total }.
kingsburg-no-alike = { $building }: wszystkie kości, także białe, muszą pokazywać tę samą wartość, a twoje są różne.
kingsburg-no-alike-by = { $source }: wszystkie kości, także białe, muszą pokazywać tę samą wartość, a twoje są różne.
kingsburg-no-such-die = { $building }: potrzebna jest kość z wynikiem { $n }, a takiej nie masz.
kingsburg-no-such-die-by = { $source }: potrzebna jest kość z wynikiem { $n }, a takiej nie masz.
kingsburg-no-many-soldiers = { $building }: działa przy najwyżej tylu oddziałach: { $n }; masz ich więcej.
kingsburg-no-many-soldiers-by = { $source }: działa przy najwyżej tylu oddziałach: { $n }; masz ich więcej.
kingsburg-no-few-soldiers = { $building }: potrzeba co najmniej tylu oddziałów: { $n }; masz ich mniej.
kingsburg-no-few-soldiers-by = { $source }: potrzeba co najmniej tylu oddziałów: { $n }; masz ich mniej.
kingsburg-no-lacks = { $building }: potrzebny jest jeden z tych elementów, a nie masz żadnego: { $names }.
kingsburg-no-lacks-by = { $source }: potrzebny jest jeden z tych elementów, a nie masz żadnego: { $names }.
kingsburg-no-has = { $building }: tylko dla tych, którzy nie mają żadnego z tych elementów, a ty masz: { $names }.
kingsburg-no-has-by = { $source }: tylko dla tych, którzy nie mają żadnego z tych elementów, a ty masz: { $names }.
kingsburg-no-has-goods = { $building }: tylko dla tych, którzy nie mają zasobów, a ty je masz.
kingsburg-no-has-goods-by = { $source }: tylko dla tych, którzy nie mają zasobów, a ty je masz.
kingsburg-no-goods-left = { $building }: płaci się zasobem, a nie masz żadnego.
kingsburg-no-goods-left-by = { $source }: płaci się zasobem, a nie masz żadnego.
kingsburg-no-goods-or-tokens = { $building }: płaci się zasobem albo żetonem +2, a nie masz ani jednego, ani drugiego.
kingsburg-no-goods-or-tokens-by = { $source }: płaci się zasobem albo żetonem +2, a nie masz ani jednego, ani drugiego.
kingsburg-no-afford = { $building }: trzeba zapłacić: { $goods }, a tego nie masz.
kingsburg-no-afford-by = { $source }: trzeba zapłacić: { $goods }, a tego nie masz.
kingsburg-no-largest-army = { $building }: działa tylko wtedy, gdy nikt nie ma więcej oddziałów niż ty.
kingsburg-no-largest-army-by = { $source }: działa tylko wtedy, gdy nikt nie ma więcej oddziałów niż ty.
kingsburg-no-low-advisors = { $building }: tylko jeśli w tej porze masz kości na członkach rady, i to nie wyższej rangi niż { $rank }.
kingsburg-no-low-advisors-by = { $source }: tylko jeśli w tej porze masz kości na członkach rady, i to nie wyższej rangi niż { $rank }.
kingsburg-no-free-advisor = W tej porze wpłynięto już na wszystkich członków rady ({ $building }).
kingsburg-no-free-advisor-by = W tej porze wpłynięto już na wszystkich członków rady ({ $source }).
kingsburg-no-moment = { $building }: nie teraz, tylko { $moment }.
kingsburg-no-moment-by = { $source }: nie teraz, tylko { $moment }.
kingsburg-no-by-itself = { $building }: działa samoczynnie, nic się tu nie wybiera. Działanie: { $building-does }
kingsburg-no-by-itself-by = { $source }: działa samoczynnie, nic się tu nie wybiera. Działanie: { $does }
kingsburg-no-only-helps = { $building }: tego używa się razem z kośćmi; wskaż członka rady i kości, a ten budynek jako pomoc.
kingsburg-no-only-helps-by = { $source }: tego używa się razem z kośćmi; wskaż członka rady i kości, a tę kartę jako pomoc.
kingsburg-moment-founded = przed pierwszym rokiem
kingsburg-moment-joins = przy wyborze grupy
kingsburg-moment-year-start = na początku roku
kingsburg-moment-season-opens = na samym początku pory, przed rzutem
kingsburg-moment-season-start = na początku pory, przed rzutem
kingsburg-moment-after-roll = zaraz po rzucie, zanim ktokolwiek przypisze kości
kingsburg-moment-roll-settled = gdy wszystkie rzuty są już ostateczne
kingsburg-moment-before-support = po przypisaniu wszystkich kości, przed wsparciem
kingsburg-moment-season-end = na koniec pory
kingsburg-moment-recruiting-end = na koniec fazy 7
kingsburg-moment-winter-start = na początku zimy
kingsburg-moment-before-reveal = zimą, przed odkryciem karty wroga
kingsburg-moment-winter-end = na koniec zimy
kingsburg-moment-year-end = na koniec roku
kingsburg-moment-game-end = na koniec gry
kingsburg-moment-last-points = na samym końcu gry

# Dlaczego nie: co robi się w innej części roku

kingsburg-no-influence-now = Teraz nie przypisuje się kości członkom rady: robi się to po rzucie, wiosną, latem i jesienią.
kingsburg-no-trade-now = Alchemik wymienia zasoby tylko wtedy, gdy udziela wsparcia.
kingsburg-no-build-now = Teraz się nie buduje: rozbudowa następuje po wsparciu członków rady, wiosną, latem i jesienią.
kingsburg-no-recruit-now = Oddziały rekrutuje się w fazie 7, po jesieni.
kingsburg-no-muster-now = Oddziały rekrutuje się w fazie 7, po jesieni.
kingsburg-no-levy-now = Żetony wojsk zagrywa się zimą.
kingsburg-no-lose-now = Teraz nie oddajesz żadnych zasobów.
kingsburg-no-take-now = Teraz nie ma zasobów do wzięcia.
kingsburg-no-choose-now = Żaden kaprys nie daje ci teraz wyboru.
kingsburg-no-grant-now = Żaden kaprys nie pyta cię teraz o zasób.
kingsburg-no-name-now = Żaden kaprys nie każe ci teraz nikogo wskazać.
kingsburg-no-hand-now = Teraz nie ma zasobów do rozdania.
kingsburg-no-keep-now = Gubernatorów wybiera się przed pierwszym rokiem.
kingsburg-no-open-now = Teraz nie wystawiasz gubernatora na licytację.
kingsburg-no-bid-now = Teraz nie licytujesz.
kingsburg-no-join-now = Grupę wybiera się na początku roku.
kingsburg-no-ally-now = Żetony kładzie się na członkach rady na początku roku.
kingsburg-no-betray-now = Teraz nie zabiera się żadnego żetonu.
kingsburg-no-redraw-now = Rzędy wymienia się przed pierwszym rokiem.
kingsburg-no-pick-now = Rzędy bierze się przed pierwszym rokiem.
kingsburg-no-cover-now = Rzędy wykłada się przed pierwszym rokiem.

# Na co można odpowiedzieć z góry

kingsburg-ahead-season-opens = Gdy możesz użyć gubernatora przed rzutem
kingsburg-ahead-year-start = Gdy możesz z czegoś skorzystać na początku roku
kingsburg-ahead-after-roll = Gdy możesz zmienić wynik rzutu
kingsburg-ahead-before-support = Gdy możesz z czegoś skorzystać przed wsparciem
kingsburg-ahead-trade = Gdy możesz zamienić zasób u Alchemika
kingsburg-ahead-build-second = Gdy możesz zbudować drugi budynek z królewskim wysłannikiem
kingsburg-ahead-season-end = Gdy możesz czegoś użyć na koniec pory
kingsburg-ahead-recruit = Gdy możesz rekrutować oddziały
kingsburg-ahead-before-reveal = Gdy możesz czegoś użyć przed odkryciem karty wroga
kingsburg-ahead-way-trade = zamień zasób: { $good }
kingsburg-never-once = To, co wybiera się w tajemnicy albo licytuje: gubernatorzy, rzędy i żetony wojsk to sama gra, a wybiera się je, patrząc na innych.
kingsburg-never-own = Wpływy, dary członków rady, budowa i straty: każda odpowiedź zależy od kości i od tego, co inni zajęli tuż przedtem.

# Usposobienia botów

kingsburg-personality-builder = budowniczy
    .about = Buduje wcześnie i często, licząc na to, co budynki dadzą w kolejnych latach.
kingsburg-personality-captain = kapitan
    .about = Boi się zimy: rekrutuje i buduje to, co pomaga w bitwie, nawet kosztem reszty.
kingsburg-personality-flatterer = pochlebca
    .about = Szuka wsparcia u najwyżej postawionych na dworze i zabiega o królewskiego wysłannika.
