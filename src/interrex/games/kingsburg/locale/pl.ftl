# Co mówi Kingsburg. Nazwy są te same, co w rulebook/pl.md.
# Nazwa gracza ($seat) stoi zawsze w mianowniku, a jej rodzaj nie jest znany: stąd czas teraźniejszy.

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

kingsburg-building-statue = Posąg
    .acc = Posąg
    .gen = Posągu
    .does = Po rzucie, jeśli wszystkie twoje kości są równe, możesz przerzucić jedną.
kingsburg-building-chapel = Kaplica
    .acc = Kaplicę
    .gen = Kaplicy
    .does = Po rzucie, jeśli suma twoich kości to najwyżej 7, możesz przerzucić wszystkie.
kingsburg-building-church = Kościół
    .acc = Kościół
    .gen = Kościoła
    .does = +1 w bitwie z Demonami.
kingsburg-building-cathedral = Katedra
    .acc = Katedrę
    .gen = Katedry
    .does = Na koniec gry 1 PZ za każde 2 zasoby.
kingsburg-building-inn = Tawerna
    .acc = Tawernę
    .gen = Tawerny
    .does = Na koniec każdego lata żeton +2.
kingsburg-building-market = Rynek
    .acc = Rynek
    .gen = Rynku
    .does = Raz na porę zbiorów możesz wpłynąć na członka rady o 1 wyżej lub niżej niż twoja suma.
kingsburg-building-farms = Farma
    .acc = Farmę
    .gen = Farmy
    .does = W każdej porze zbiorów o jedną białą kość więcej, ale −1 w bitwie.
kingsburg-building-merchants-guild = Gildia kupców
    .acc = Gildię kupców
    .gen = Gildii kupców
    .does = 1 złoto na początku każdej pory zbiorów.
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
kingsburg-building-wizards-guild = Gildia czarodziejów
    .acc = Gildię czarodziejów
    .gen = Gildii czarodziejów
    .does = +2 w bitwie.
kingsburg-building-palisade = Palisada
    .acc = Palisadę
    .gen = Palisady
    .does = +1 w bitwie, z Zombie +2.
kingsburg-building-stables = Stajnie
    .acc = Stajnie
    .gen = Stajni
    .does = O jeden oddział więcej, gdy członek rady daje ci oddziały.
kingsburg-building-stone-wall = Kamienny mur
    .acc = Kamienny mur
    .gen = Kamiennego muru
    .does = +1 w bitwie; remis liczy się jak zwycięstwo.
kingsburg-building-fortress = Forteca
    .acc = Fortecę
    .gen = Fortecy
    .does = +1 w bitwie; 1 PZ za każdą wygraną bitwę.
kingsburg-building-barricade = Ostrokół
    .acc = Ostrokół
    .gen = Ostrokołu
    .does = +1 w bitwie z Goblinami.
kingsburg-building-crane = Żuraw
    .acc = Żuraw
    .gen = Żurawia
    .does = Budynki z kolumn III i IV kosztują o 1 złoto mniej.
kingsburg-building-town-hall = Ratusz
    .acc = Ratusz
    .gen = Ratusza
    .does = Na koniec każdej pory zbiorów możesz wydać zasób lub żeton +2 za 1 PZ.
kingsburg-building-embassy = Ambasada
    .acc = Ambasadę
    .gen = Ambasady
    .does = 1 PZ na koniec każdej pory zbiorów.

kingsburg-building-sawmill = Tartak
    .acc = Tartak
    .gen = Tartaku
    .does = Na koniec każdego lata możesz wymienić 1 drewno na 2 złota.
kingsburg-building-quarry = Kamieniołom
    .acc = Kamieniołom
    .gen = Kamieniołomu
    .does = Na koniec każdego lata możesz wymienić 1 kamień na 3 złota.
kingsburg-building-goldsmith = Warsztat złotnika
    .acc = Warsztat złotnika
    .gen = Warsztatu złotnika
    .does = Na koniec każdego lata możesz wydać 1 złoto, by zyskać 1 PZ i 1 oddział.
kingsburg-building-staple-house = Dom składowy
    .acc = Dom składowy
    .gen = Domu składowego
    .does = Z Tartaku, Kamieniołomu i Warsztatu złotnika możesz korzystać także na koniec wiosny i jesieni.
kingsburg-building-makeshift-walls = Prowizoryczne mury
    .acc = Prowizoryczne mury
    .gen = Prowizorycznych murów
    .does = +1 w bitwie, ale tylko z wrogami o wydrukowanej sile 5 lub mniejszej.
kingsburg-building-quartermaster = Kwatermistrzostwo
    .acc = Kwatermistrzostwo
    .gen = Kwatermistrzostwa
    .does = Podczas rekrutacji możesz płacić żetonami +2 tak, jakby były zasobami.
kingsburg-building-training-camp = Obóz szkoleniowy
    .acc = Obóz szkoleniowy
    .gen = Obozu szkoleniowego
    .does = Na koniec jesieni 1 oddział, jeśli masz najwyżej 1.
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
kingsburg-building-monastery = Klasztor
    .acc = Klasztor
    .gen = Klasztoru
    .does = Na koniec każdego lata 1 PZ, jeśli nie masz żadnych zasobów.
kingsburg-building-basilica = Bazylika
    .acc = Bazylikę
    .gen = Bazyliki
    .does = Nie można jej zburzyć: przy ponoszeniu strat pomija się ją.

kingsburg-building-brewery = Browar
    .acc = Browar
    .gen = Browaru
    .does = Na koniec każdego lata, jeśli masz oddział, rozwiązujesz jeden i zyskujesz 1 PZ oraz żeton +2.
kingsburg-building-fair = Jarmark
    .acc = Jarmark
    .gen = Jarmarku
    .does = Raz na porę zbiorów możesz wpłynąć na członka rady rangi 6 lub niższej jedną kością w swoim kolorze, niezależnie od jej wyniku.
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
kingsburg-building-alchemists-guild = Gildia alchemików
    .acc = Gildię alchemików
    .gen = Gildii alchemików
    .does = +1 w bitwie; przed odkryciem wroga możesz wydać 1 zasób, by zyskać jeszcze 2.

kingsburg-building-stockade = Częstokół
    .acc = Częstokół
    .gen = Częstokołu
    .does = Na początku zimy 1 oddział, jeśli masz przynajmniej jeden.
kingsburg-building-griffin-tower = Wieża gryfów
    .acc = Wieżę gryfów
    .gen = Wieży gryfów
    .does = 1 oddział w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.
kingsburg-building-ramparts = Mury obronne
    .acc = Mury obronne
    .gen = Murów obronnych
    .does = Remis liczy się jako zwycięstwo; przed odkryciem wroga możesz wydać 1 zasób za +1 w bitwie.
kingsburg-building-manor = Dwór
    .acc = Dwór
    .gen = Dworu
    .does = Gdy wygrasz bitwę, nagrody z karty wroga liczą się podwójnie.

kingsburg-building-hideout = Ukryty azyl
    .acc = Ukryty azyl
    .gen = Ukrytego azylu
    .does = Przegrana bitwa nie kosztuje cię PZ; pozostałe straty ponosisz.
kingsburg-building-carpenters-shop = Warsztat ciesielski
    .acc = Warsztat ciesielski
    .gen = Warsztatu ciesielskiego
    .does = Budynki z kolumn III i IV kosztują o 1 drewno mniej.
kingsburg-building-counting-house = Kantor
    .acc = Kantor
    .gen = Kantoru
    .does = Na koniec każdej jesieni możesz wydać 1 zasób, by zyskać 2 PZ.
kingsburg-building-architects-guild = Cech architektów
    .acc = Cech architektów
    .gen = Cechu architektów
    .does = O 1 PZ więcej za każdy budynek postawiony później; na koniec gry 3 PZ, jeśli nikt nie ma więcej budynków.

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
kingsburg-building-university = Uniwersytet
    .acc = Uniwersytet
    .gen = Uniwersytetu
    .does = 2 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.

kingsburg-strip-a = A ({ kingsburg-building-tiltyard }, { kingsburg-building-stadium }, { kingsburg-building-gladiators-school }, { kingsburg-building-colosseum })
kingsburg-strip-b = B ({ kingsburg-building-bridge }, { kingsburg-building-altar }, { kingsburg-building-monastery }, { kingsburg-building-basilica })
kingsburg-strip-c = C ({ kingsburg-building-brewery }, { kingsburg-building-fair }, { kingsburg-building-vineyard }, { kingsburg-building-harbour })
kingsburg-strip-d = D ({ kingsburg-building-watchtower }, { kingsburg-building-armoury }, { kingsburg-building-quarters }, { kingsburg-building-alchemists-guild })
kingsburg-strip-e = E ({ kingsburg-building-stockade }, { kingsburg-building-griffin-tower }, { kingsburg-building-ramparts }, { kingsburg-building-manor })
kingsburg-strip-f = F ({ kingsburg-building-hideout }, { kingsburg-building-carpenters-shop }, { kingsburg-building-counting-house }, { kingsburg-building-architects-guild })
kingsburg-strip-g = G ({ kingsburg-building-fountain }, { kingsburg-building-park }, { kingsburg-building-school }, { kingsburg-building-university })

kingsburg-governor-princess = Księżniczka
    .does = Zaczynasz z królewskim wysłannikiem, 1 złotem i 1 drewnem, a w pierwszym roku królewska pomoc należy się tylko tobie.
kingsburg-governor-thief = Złodziej
    .does = Zaczynasz z 4 dowolnymi zasobami i −3 PZ; na początku każdego roku żeton +2.
kingsburg-governor-preacher = Kaznodzieja
    .does = 1 PZ na koniec każdej pory zbiorów, w której co najmniej jedna osoba, choćby ty, nic nie postawiła; wszyscy inni zaczynają z 7 PZ.
kingsburg-governor-tax-collector = Poborca podatkowy
    .does = 1 dowolny zasób i 1 PZ, gdy ktoś inny stawia budynek z kolumny IV; na początku każdego roku żeton +2.
kingsburg-governor-priest = Kapłan
    .does = Zaczynasz z 2 żetonami +2; 1 PZ za każdą jedynkę lub dwójkę na twoich białych kościach. Zanim ktokolwiek rzuci, możesz się pomodlić: każdy, kto nie miałby białej kości, dostaje jedną, a pozostali po 1 PZ.
kingsburg-governor-philosopher = Filozof
    .does = Zaczynasz z 2 żetonami +2; raz na porę możesz przerzucić wszystkie kości, jeśli ich suma to najwyżej 10; 1 PZ, jeśli nowa suma jest niższa i nic więcej w rzucie nie zmieniasz.
kingsburg-governor-prince = Książę
    .does = Na początku każdego roku żeton +2; raz na porę, jeśli suma wszystkich twoich kości to najwyżej 8, możesz ustawić kości w swoim kolorze na 3, 4 i 6.
kingsburg-governor-trickster = Kanciarz
    .does = Zaczynasz z żetonem +2 i dostajesz jeden na początku każdego roku; raz na porę możesz obrócić kość z wynikiem 2 na 1 lub 3.
kingsburg-governor-fairy = Wróżka
    .does = Latem o jedną białą kość więcej.
kingsburg-governor-architect = Architekt
    .does = 1 złoto, gdy stawiasz budynek, a nikt nie ma więcej budynków od ciebie; na koniec gry 1 PZ za każde 8 budynków.
kingsburg-governor-minstrel = Minstrel
    .does = Na początku każdego roku żeton +2, a na samym jego końcu 1 PZ, jeśli nikt nie ma mniej PZ od ciebie.
kingsburg-governor-miner = Górnik
    .does = Na koniec każdego roku 1 złoto.
kingsburg-governor-carpenter = Cieśla
    .does = Na koniec każdego roku 1 drewno.
kingsburg-governor-sculptor = Rzeźbiarz
    .does = Na koniec każdego roku 1 kamień.
kingsburg-governor-paladin = Paladyn
    .does = Na koniec gry 1 PZ za każdy twój budynek z rzędów D, E i F.
kingsburg-governor-heiress = Dziedziczka
    .does = Zaczynasz z żetonem +2 i dostajesz jeden na początku każdego roku.
kingsburg-governor-marshal = Marszałek
    .does = +1 w bitwie; o jeden oddział więcej, gdy członek rady daje ci oddziały.
kingsburg-governor-steward = Zarządca
    .does = Budynki z kolumny I kosztują o 1 drewno mniej.
kingsburg-governor-banker = Bankier
    .does = Na koniec każdej jesieni możesz wydać 1 złoto, by zyskać 2 PZ.
kingsburg-governor-politician = Polityk
    .does = Na karcie są dwaj członkowie rady, na których wpływać możesz tylko ty: Rajca rangi 6 daje 1 dowolny zasób, Szambelan rangi 11 daje 2, a każdy z nich 1 PZ.
kingsburg-governor-scholar = Uczony
    .does = 1 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.
kingsburg-governor-recruiter = Werbownik
    .does = Rekrutujesz oddziały po 1 zasobie, a na początku każdej zimy zyskujesz 1 oddział.
kingsburg-governor-courtier = Dworzanin
    .does = 2 PZ w każdej porze zbiorów, w której wpłyniesz na trzech różnych członków rady.
kingsburg-governor-seer = Wieszcz
    .does = Zaczynasz z 2 żetonami +2; na początku każdego roku możesz w sekrecie obejrzeć kartę wroga; 1 PZ za każdą wygraną bitwę.
kingsburg-governor-damsel = Panna
    .does = Na koniec każdej jesieni 1 dowolny zasób.

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
    .does = Każdy budynek z rzędu B postawiony w tym roku daje o 2 PZ więcej.
kingsburg-edict-fashion-c = Moda na handel
    .does = Każdy budynek z rzędu C postawiony w tym roku daje o 2 PZ więcej.
kingsburg-edict-fashion-d = Moda na oręż
    .does = Każdy budynek z rzędu D postawiony w tym roku daje o 2 PZ więcej.
kingsburg-edict-fashion-e = Moda na mury
    .does = Każdy budynek z rzędu E postawiony w tym roku daje o 2 PZ więcej.
kingsburg-edict-fashion-f = Moda na miasta
    .does = Każdy budynek z rzędu F postawiony w tym roku daje o 2 PZ więcej.
kingsburg-edict-hard-frontier = Twarda granica
    .does = −1 w bitwie, ale nagrody z karty wroga liczą się podwójnie, a każde zwycięstwo daje o 1 PZ więcej.

kingsburg-destiny-undiscovered-forest = Nieodkryta puszcza
    .does = Na koniec każdej pory zbiorów rzuca się jedną kością; przy wyniku 4 lub więcej każdy zyskuje 1 drewno.
kingsburg-destiny-call-to-arms = Wezwanie do broni
    .does = Bez Stajni: o jeden oddział więcej, gdy członek rady daje ci oddziały. Ze Stajniami: 1 oddział za każdego członka rady rangi 11 lub wyższej, na którego wpłyniesz.
kingsburg-destiny-diplomacy = Dyplomatyczne zagrania
    .does = Na koniec każdej pory zbiorów, bez Ratusza i Kantoru: możesz wydać zasób albo żeton +2, by zyskać 1 PZ. Z jednym z nich: daje on o 1 PZ więcej.
kingsburg-destiny-blizzard = Śnieżyca
    .does = Nie rzuca się na posiłki: każdy dostaje 2 oddziały, a wynik własnej kości dzieli się przez 2.
kingsburg-destiny-rising-stars = Wschodzące gwiazdy
    .does = Troje wylosowanych członków rady daje o 1 PZ więcej każdemu, kto na nich wpłynie.
kingsburg-destiny-secret-deals = Tajne układy
    .does = Na troje wylosowanych członków rady nie można w tym roku wpływać.
kingsburg-destiny-kings-illness = Choroba króla
    .does = Na Króla nie można w tym roku wpływać.
kingsburg-destiny-queens-journey = Podróż królowej
    .does = Na Królową nie można w tym roku wpływać.
kingsburg-destiny-building-boom = Gorączka budowania
    .does = Każdy budynek postawiony w tym roku daje o 1 PZ więcej.
kingsburg-destiny-cheap-timber = Tanie drewno
    .does = Budynki z kolumn I i II kosztują o 1 drewno mniej.
kingsburg-destiny-lean-treasury = Pusty skarbiec
    .does = Budynki z kolumny IV kosztują o 1 złoto więcej.
kingsburg-destiny-master-masons = Mistrzowie murarscy
    .does = Budynki z kolumn III i IV kosztują o 1 kamień mniej.
kingsburg-destiny-volunteers = Ochotnicy
    .does = Oddziały rekrutuje się po 1 zasobie.
kingsburg-destiny-open-granaries = Otwarte spichlerze
    .does = Podczas rekrutacji można płacić żetonami +2 tak, jakby były zasobami.
kingsburg-destiny-clear-sky = Czyste niebo
    .does = Każdy ma +1 w bitwie.
kingsburg-destiny-bitter-frost = Tęgi mróz
    .does = Każdy ma −1 w bitwie.
kingsburg-destiny-steadfast-defenders = Nieugięci obrońcy
    .does = Remis liczy się jak zwycięstwo.
kingsburg-destiny-rich-spoils = Bogate łupy
    .does = Nagrody z karty wroga liczą się podwójnie.
kingsburg-destiny-forgiving-king = Wyrozumiały król
    .does = Przegrana bitwa nikogo nie kosztuje PZ.
kingsburg-destiny-hidden-reserves = Ukryte rezerwy
    .does = W zimie każdy rzuca własną kością; jeśli wypadnie na niej więcej niż na kości króla, liczy się ona zamiast tamtej.
kingsburg-destiny-mercenaries = Najemnicy
    .does = Przed odkryciem wroga każdy może wydać 1 zasób, by zyskać +1 w bitwie.
kingsburg-destiny-grand-muster = Wielki przegląd wojsk
    .does = Na koniec rekrutacji 2 PZ za największe wojsko; przy remisie zdobywa je każdy.
kingsburg-destiny-royal-visit = Królewska wizyta
    .does = Na koniec każdej pory zbiorów 1 PZ, jeśli nikt nie ma więcej budynków od ciebie.
kingsburg-destiny-alms = Jałmużna
    .does = Na koniec każdej pory zbiorów 1 złoto dla tych, którzy nie mają żadnych zasobów.
kingsburg-destiny-pilgrims = Pielgrzymi
    .does = 1 PZ w każdej porze zbiorów, w której suma twoich ostatecznych kości to najwyżej 9.
kingsburg-destiny-open-court = Otwarty dwór
    .does = 1 PZ w każdej porze zbiorów, w której wpłyniesz na trzech różnych członków rady.
kingsburg-destiny-new-years-gift = Noworoczny dar
    .does = Na początku roku każdy zyskuje żeton +2.
kingsburg-destiny-good-quarries = Dobre kamieniołomy
    .does = Na koniec roku każdy zyskuje 1 kamień.
kingsburg-destiny-summer-fair = Letni targ
    .does = Na początku lata, przed rzutem, każdy bierze 1 dowolny zasób.
kingsburg-destiny-loaded-dice = Obciążone kości
    .does = Po rzucie, jeśli suma twoich kości to najwyżej 8, możesz raz na porę przerzucić wszystkie.

kingsburg-whim-1 = kaprys 1
    .does = takie samo wsparcie, jakiego udziela najniższy rangą członek rady, na którego nikt w tej porze nie wpłynął
kingsburg-whim-2 = kaprys 2
    .does = bierzesz dwa żetony +2 albo oddajesz jeden za 1 złoto i 1 oddział
kingsburg-whim-3 = kaprys 3
    .does = bierzesz 1 zasób wybrany przez osobę po twojej lewej
kingsburg-whim-4 = kaprys 4
    .does = bierzesz 1 z leżących tu zasobów
kingsburg-whim-5 = kaprys 5
    .does = bierzesz zasób taki jak ten, który tu leży
kingsburg-whim-6 = kaprys 6
    .does = możesz oddać 1 zasób za 1 oddział i 1 PZ, albo 1 PZ za 1 oddział i 1 zasób, albo rozwiązać 1 oddział za 1 PZ i 1 zasób
kingsburg-whim-7 = kaprys 7
    .does = wskazujesz inną osobę, która bierze 1 zasób; ty bierzesz dwa takie same
kingsburg-whim-8 = kaprys 8
    .does = bierzesz 1 zasób wybrany przez osobę po twojej lewej, a potem 1 wybrany przez osobę po twojej prawej
kingsburg-whim-9 = kaprys 9
    .does = bierzesz dwie różne rzeczy spośród: 1 złoto; 1 drewno; 1 kamień; 1 oddział z żetonem +2
kingsburg-whim-10 = kaprys 10
    .does = bierzesz 2 złota, 2 drewna albo 2 kamienie
kingsburg-whim-11 = kaprys 11
    .does = bierzesz 1 kamień, 1 oddział i 1 PZ; kto ma najmniej zasobów, oddziałów lub PZ, może zrezygnować z innej z tych trzech rzeczy, by mieć dwie takie
kingsburg-whim-12 = kaprys 12
    .does = 3 złota dla ciebie i po 1 PZ dla pozostałych albo 3 PZ dla ciebie i po 1 złocie dla pozostałych
kingsburg-whim-13 = kaprys 13
    .does = bierzesz 1 dowolny zasób, żeton +2, 1 PZ i 1 oddział, po czym oglądasz w sekrecie wierzchnią kartę wrogów
kingsburg-whim-14 = kaprys 14
    .does = wskazujesz inną osobę, która bierze jedno z: 1 złoto, 1 drewno, 1 kamień, żeton +2, 1 oddział; ty bierzesz cztery pozostałe
kingsburg-whim-15 = kaprys 15
    .does = bierzesz 2 złota, 2 drewna i 2 kamienie, po czym dwa z nich oddajesz innym
kingsburg-whim-16 = kaprys 16
    .does = zdobywasz 5 PZ

kingsburg-enemy-barbarians = Barbarzyńcy
    .does = Przychodzą w latach I, II i V. Żaden budynek nie chroni szczególnie przed nimi.
kingsburg-enemy-goblins = Gobliny
    .does = Przychodzą w latach od I do IV; porażka zawsze kosztuje budynek. Ostrokół dodaje przeciw nim 1.
kingsburg-enemy-orcs = Orkowie
    .does = Przychodzą w latach od I do IV; porażka zawsze kosztuje 2 dowolne zasoby. Żaden budynek nie chroni szczególnie przed nimi.
kingsburg-enemy-zombies = Zombie
    .does = Przychodzą w latach od I do IV; porażka zawsze kosztuje 2 PZ. Palisada dodaje przeciw nim 2.
kingsburg-enemy-demons = Demony
    .does = Przychodzą w latach od III do V. Kościół dodaje przeciw nim 1.
kingsburg-enemy-dragons = Smoki
    .does = Przychodzą w roku V; porażka kosztuje 5 PZ. Żaden budynek nie chroni szczególnie przed nimi.

# .others: po jednym z obu pozostałych rodzajów, jak u Alchemika.
kingsburg-good-gold = złoto
    .gen = złota
    .others = 1 drewno i 1 kamień
kingsburg-good-wood = drewno
    .gen = drewna
    .others = 1 złoto i 1 kamień
kingsburg-good-stone = kamień
    .gen = kamienia
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
kingsburg-governs = { $seat } rządzi jako { $governor }. { $governor-does }
kingsburg-stall = Do licytacji: { $governors }.
kingsburg-opens = { $seat } wystawia na licytację kartę { $governor }.
kingsburg-bids = { $seat } daje { $points } PZ za kartę { $governor }.
kingsburg-prays-by = { $source }: { $seat } modli się.
kingsburg-sets-by = { $source }: { $seat } ma teraz { $dice }.
kingsburg-joins = { $seat } obiecuje: { $group }. { $group-does }
kingsburg-reserves-by = { $source } ({ $seat }): nikt inny nie może w tym roku wpływać na { $advisor-acc }.
kingsburg-supports-twice-by = { $source } ({ $seat }): podwójne wsparcie od { $advisor-gen }.
kingsburg-edict-comes = W tym roku: { $edict }. { $edict-does }
kingsburg-allies = { $seat } kładzie żeton: { $advisor }.
kingsburg-ally = { $seat } zdobywa 1 PZ za żeton: { $advisor }.
kingsburg-betrays = { $seat } zabiera żeton sąsiada po lewej: { $advisor }.
kingsburg-dealt-strips = { $seat } dostaje paski: { $strips }.
kingsburg-redraws = { $seat } odkłada jeden z dwóch jednakowych pasków i dobiera: { $strips }.
kingsburg-picks = { $seat } bierze pasek { $strip }.
kingsburg-covers = { $seat } zakrywa rzędy arkusza: { $strips }.
kingsburg-covers-nothing = { $seat } nie używa żadnego paska.
kingsburg-phase-begins = Rok { $year }: { $phase }
kingsburg-aid-die = { $seat } dostaje od króla białą kość na tę wiosnę.
kingsburg-favour = { $seat } cieszy się przychylnością króla: 1 PZ.
kingsburg-envoy-returns = { $seat } odsyła na planszę nieużytego królewskiego wysłannika.
kingsburg-envoy-comes = { $seat } dostaje królewskiego wysłannika.
kingsburg-envoy-stays = Remis: królewski wysłannik nie trafia do nikogo.

## Przebieg: pory zbiorów

kingsburg-neutral-dice = Niczyje kości blokują { $advisor-acc }.
kingsburg-whim-drawn = { $seat } dobiera kaprys ({ $advisor }): { $whim-does }.
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
    [0] { $seat } buduje { $building-acc }.
   *[other] { $seat } buduje { $building-acc } i zdobywa { $points } PZ.
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

kingsburg-recruits = { $seat } rekrutuje oddział.
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
kingsburg-battle-won = { $seat } wygrywa bitwę z siłą { $army }.
kingsburg-battle-drawn = { $seat } remisuje w bitwie z siłą { $army }.
kingsburg-battle-lost = { $seat } przegrywa bitwę z siłą { $army }.
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
kingsburg-ask-after-roll = Czy używasz budynku, by zmienić swój rzut?
kingsburg-ask-year-start = Czy korzystasz z czegoś na początku roku?
kingsburg-ask-season-start = Z czego korzystasz przed rzutem?
kingsburg-ask-before-reveal = Czy korzystasz z budynku przed odkryciem wroga?
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
kingsburg-ask-season-opens = Czy korzystasz z gubernatora przed rzutem?
kingsburg-ask-join = Której grupie przypodobasz się w tym roku?
kingsburg-ask-joins = Kogo rezerwujesz w tym roku dla siebie?
kingsburg-ask-before-support = Z czego korzystasz przed wsparciem?
kingsburg-ask-ally = Na którym członku rady kładziesz żeton?
kingsburg-ask-betray = Z którego członka rady zabierasz żeton sąsiada po lewej?
kingsburg-ask-redraw = Masz dwa jednakowe paski. Czy wymieniasz jeden z nich?
kingsburg-ask-pick = Który pasek bierzesz?
kingsburg-ask-cover = Którymi ze swoich pasków zakrywasz rzędy arkusza?
kingsburg-ask-influence = Na którego członka rady wpływasz i którymi kośćmi? Możesz też spasować.
kingsburg-ask-trade = Czy zamieniasz u Alchemika 1 zasób na po jednym z obu pozostałych rodzajów?
kingsburg-ask-build = Co budujesz? Możesz też nic nie budować.
kingsburg-ask-build-second = Czy używasz królewskiego wysłannika, by w tej porze zbudować drugi budynek?
kingsburg-ask-season-end = Czy używasz budynku na koniec pory?
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
kingsburg-do-barter-by = { $source }: { $goods } za { $gifts }
kingsburg-do-gain = { $building }: { $gifts }
kingsburg-do-barter = { $building }: { $goods } za { $gifts }
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
kingsburg-do-choose-others = Weź { $gifts }; pozostali dostają po { $others }
kingsburg-do-decline = Zrezygnuj
kingsburg-do-grant = { $good ->
    [gold] Złoto
    [wood] Drewno
   *[stone] Kamień
}
kingsburg-do-name = Gracz { $player }
kingsburg-do-hand = { $good ->
    [gold] Złoto dla gracza { $player }
    [wood] Drewno dla gracza { $player }
   *[stone] Kamień dla gracza { $player }
}
kingsburg-do-keep = { $governor }: { $governor-does }
kingsburg-do-open = { $governor }: { $governor-does }
kingsburg-do-bid = Daj { $n } PZ
kingsburg-do-bid-no-more = Pasuj
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
kingsburg-do-redraw = Wymień jeden z dwóch jednakowych pasków na inny
kingsburg-do-keep-strips = Zatrzymaj oba
kingsburg-do-pick = Weź pasek { $strip }
kingsburg-do-cover = Użyj: { $strips }
kingsburg-do-cover-nothing = Nie używaj żadnego paska
kingsburg-do-recruit = Zrekrutuj oddział za { $goods }
kingsburg-do-lose = Oddaj { $goods }
kingsburg-do-use-nothing = Nie używaj budynku
kingsburg-do-step-out = Spasuj do końca pory
kingsburg-do-keep-goods = Nie zamieniaj
kingsburg-do-build-nothing = Nic nie buduj
kingsburg-do-recruit-no-more = Nie rekrutuj więcej oddziałów

## Widoki: co daje zagranie, prócz tego, co mówi jego nazwa; i zapowiedzi

kingsburg-would-advise = { $advisor-does }
kingsburg-would-indulge = { $whim-does }
kingsburg-would-build = { $building-does }
kingsburg-odds-winter = Oddziały: { $army }. Zwycięstwo { $won } %, porażka { $lost } %
kingsburg-foretold-winter = Zima przy twojej obecnej sile: zwycięstwo { $won } %, porażka { $lost } %.

## Rodzaje słów w zagraniu

kingsburg-word-advisor = numer członka rady
kingsburg-word-dice = kości, na przykład „d35w4”
kingsburg-word-helps = co pomaga: „+2”, „market” albo „envoy”
kingsburg-word-good = „gold”, „wood” albo „stone”
kingsburg-word-goods = zasoby, na przykład „gold gold stone”
kingsburg-word-payment = zasoby i żetony, na przykład „gold +2”
kingsburg-word-building = budynek, na przykład „guard-tower”
kingsburg-word-strip = litera paska
kingsburg-word-strips = litery pasków, na przykład „b f”
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
kingsburg-no-such-use = W ten sposób nie można skorzystać z { $building-gen }; wybierz jedną z możliwości.
kingsburg-no-help-twice = Każda pomoc liczy się przy przypisaniu kości tylko raz: jeden żeton +2, Rynek, królewski wysłannik.
kingsburg-no-reroll = { $building } pozwala przerzucić kości tylko wtedy, gdy ich suma wynosi { $n } lub mniej.
kingsburg-no-reroll-by = { $source }: możesz przerzucić kości tylko wtedy, gdy ich suma wynosi { $n } lub mniej.
kingsburg-no-not-yours-by = { $source }: ta karta nie działa na twoją korzyść.
kingsburg-no-used-by = { $source }: skorzystać można tylko raz na porę, a to już nastąpiło.
kingsburg-no-use-by = { $source }: nie można teraz tak skorzystać. Działanie: { $does }
kingsburg-no-use = Z { $building-gen } nie można teraz tak skorzystać. Działanie: { $building-does }
kingsburg-no-statue = Posąg pozwala przerzucić jedną z twoich kości, i to tylko wtedy, gdy wszystkie pokazują to samo.
kingsburg-no-levy = Wybierz jeden z żetonów wojsk, które ci zostały; każdym można zagrać raz.
kingsburg-no-whim = Wybierz jedną z podanych możliwości: tylko to, na co cię stać i co cię dotyczy.
kingsburg-no-keep = Zatrzymaj jedną z kart, które ci rozdano.
kingsburg-no-stall = Wybierz jedną z odkrytych kart gubernatorów.
kingsburg-no-bid = Daj co najmniej { $n } PZ, nie więcej niż { $most }, albo spasuj.
kingsburg-no-bid-more = Nie można dać więcej niż { $most } PZ, a tyle już dano: możesz tylko spasować.
kingsburg-no-thief = Teraz bierzesz swoje zasoby.
kingsburg-no-priest = Modlisz się na początku pory, zanim ktokolwiek rzuci.
kingsburg-no-join = Wybierz jedną z grup, której w tym roku nikt jeszcze nie wybrał.
kingsburg-no-betray = Na tym członku rady nie ma żetonu twojego sąsiada po lewej.
kingsburg-bad-promises = „Kiełbasy wyborczej” nie można łączyć z żetonami wojsk (moduł 5).
kingsburg-no-strip = Tego paska nie można teraz wziąć: wybierz jeden z leżących na stole.
kingsburg-no-cover = Możesz użyć pasków, które leżą przed tobą, każdego raz; żadnych innych.

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
kingsburg-kind-strip = Paski
kingsburg-kind-destiny = Karty przeznaczenia
kingsburg-kind-whim = Kaprysy, według rangi
kingsburg-kind-governor = Gubernatorzy
kingsburg-kind-group = Grupy królestwa
kingsburg-kind-edict = Edykty
kingsburg-kind-enemy = Wrogowie
kingsburg-kind-good = Zasoby

## Opcje gry

kingsburg-option-rows = Moduł 1: siedem rzędów budynków
kingsburg-option-strips = Moduł 2: alternatywne rzędy
kingsburg-option-strips-none = bez nich
kingsburg-option-strips-dealt = rozdane losowo
kingsburg-option-strips-drafted = wybierane po kolei
kingsburg-option-levies = Moduł 5: żetony wojsk
kingsburg-option-destiny = Moduł 4: karty przeznaczenia
kingsburg-option-whims = Moduł 6: kaprysy dworzan
kingsburg-option-whims-none = bez nich
kingsburg-option-whims-standard = po jednym na porę
kingsburg-option-whims-tradition = powrót do tradycji
kingsburg-option-governors = Moduł 3: gubernatorzy
kingsburg-option-governors-none = bez nich
kingsburg-option-governors-dealt = trzy karty, jedna zatrzymana
kingsburg-option-governors-auctioned = licytowani
kingsburg-option-scenario = Scenariusz
kingsburg-option-scenario-none = bez scenariusza
kingsburg-option-scenario-promises = Kiełbasa wyborcza
kingsburg-option-scenario-alliances = Zmienne sojusze
kingsburg-option-scenario-fashions = Dworskie mody
kingsburg-option-scenario-frontier = Twarda granica
