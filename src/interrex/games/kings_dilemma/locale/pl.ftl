# Co mówią Dylematy Króla. Nazwy jak w rulebook/pl.md. To, co mówią historie, jest w ich paczkach.

kings-dilemma-title = Dylematy Króla
kings-dilemma-invitation = Zasiądź w Radzie Króla i głosuj władzą swojego rodu: targuj się, sprzedawaj milczenie, podpisuj się, a potem żyj z tym, co stanie się z królestwem.
kings-dilemma-preset-first = Jedno panowanie
    .about = Jeden wieczór w Radzie, po którym nic nie zostaje: sposób, żeby poznać wagę głosu.
kings-dilemma-preset-short = Krótkie królestwo
    .about = Kilka panowań z historią Co pożyczone: to, co podpiszesz, do ciebie wróci.
kings-dilemma-preset-everything = Całe królestwo
    .about = Około piętnastu panowań z historią Co pamiętają krzesła, aż wielki finał wskaże zwycięzcę.

kings-dilemma-agenda-greedy = Chciwy
    .does = Wskaźniki na polach 1–5 lub 13–17: żaden 4 punkty, jeden 7, dwa 11, trzy 7, cztery 4, pięć 0. Monety 8, 6, 4.
kings-dilemma-agenda-rebel = Buntownik
    .does = Wskaźniki na polach 1–5 lub 13–17: jeden 9 punktów, dwa 13, trzy 17, cztery 19, pięć 20. Monety 3, 2, 1. 1 Żądza, jeśli Król abdykował.
kings-dilemma-agenda-moderate = Powściągliwy
    .does = Wskaźniki na polach 5–13: jeden 6 punktów, dwa 7, trzy 10, cztery 13, pięć 14. Monety 5, 3, 1.
kings-dilemma-agenda-extremist = Ekstremista
    .does = Pole najwyższego wskaźnika minus pole najniższego, plus 1. Monety 4, 2, 1.
kings-dilemma-agenda-opportunist = Oportunista
    .does = Wskaźniki na polach 1–9: jeden 4 punkty, dwa 7, trzy 10, cztery 14, pięć 15. Monety 6, 4, 2.
kings-dilemma-agenda-opulent = Bogacz
    .does = Wskaźniki na polach 9–17: jeden 4 punkty, dwa 7, trzy 10, cztery 14, pięć 15. Monety 6, 4, 2.

kings-dilemma-resource-influence = Wpływy
kings-dilemma-resource-wealth = Bogactwo
kings-dilemma-resource-morale = Morale
kings-dilemma-resource-welfare = Dobrobyt
kings-dilemma-resource-knowledge = Wiedza

kings-dilemma-token-good-influence = Wpływy, pozytywny
kings-dilemma-token-good-wealth = Bogactwo, pozytywny
kings-dilemma-token-good-morale = Morale, pozytywny
kings-dilemma-token-good-welfare = Dobrobyt, pozytywny
kings-dilemma-token-good-knowledge = Wiedza, pozytywny
kings-dilemma-token-bad-influence = Wpływy, negatywny
kings-dilemma-token-bad-wealth = Bogactwo, negatywny
kings-dilemma-token-bad-morale = Morale, negatywny
kings-dilemma-token-bad-welfare = Dobrobyt, negatywny
kings-dilemma-token-bad-knowledge = Wiedza, negatywny

kings-dilemma-role-wylio = Wylio
    .about = Bankierzy. Liczą monety: trzeba mieć ich najwięcej i trzymać Bogactwo na szczycie. Lubią podpisywać i zostawać Arbitrem za opłatą. Dla kogoś, kto głosy raczej sprzedaje, niż oddaje; ich cele to Chciwy i Oportunista.
kings-dilemma-house-1 = Wylio
kings-dilemma-role-solad = Solad
    .about = Posłowie, którzy zyskują, gdy inni tracą równowagę: Wiedza przed wszystkim, równowaga nisko, wskaźniki daleko od siebie. Umieją zyskać władzę, gdy nie ma czego dzielić. O Żądzę im łatwiej niż o Prestiż; cele: Ekstremista i Oportunista.
kings-dilemma-house-2 = Solad
kings-dilemma-role-tork = Tork
    .about = Budowniczowie murów, którzy nie oszczędzają sił: Wpływy i Dobrobyt wysoko, a władzy na koniec prawie wcale. Duży przegrany głos oddaje im jej część. Dla kogoś, kto lubi licytować; cele: Powściągliwy i Ekstremista.
kings-dilemma-house-3 = Tork
kings-dilemma-role-coden = Coden
    .about = Strażnicy starego lasu, którzy mają czas: Dobrobyt na szczycie, równowaga pośrodku, długie panowania. Złe skutki mniej ich bolą. Cierpliwi i odporni; cele: Bogacz i Chciwy.
kings-dilemma-house-4 = Coden
kings-dilemma-role-allwed = Allwed
    .about = Gospodarze każdej uczty: Morale i wszystko, co stoi wysoko, oraz Król, który umiera w swoim łożu. Zaczynają bogatsi i więcej mają z dobrych skutków, choć trzeba na to wielu panowań. Pogodni i powolni; cele: Bogacz i Chciwy.
kings-dilemma-house-5 = Allwed
kings-dilemma-role-olwyn = Olwyn
    .about = Prawodawcy: podpisywać naklejki i karty historii, być Liderem w porę, wygrywać panowania. Każdy podpis im płaci. Dla kogoś, kto chce mieć swoje imię w kronice; cele: Powściągliwy i Ekstremista.
kings-dilemma-house-6 = Olwyn
kings-dilemma-role-gamam = Gamam
    .about = Ci, którzy nie chcieli umierać: równowaga w górnej połowie, żetony skutków, które się opłacają, i mnóstwo monet. Wygrany głos z dużą władzą się im zwraca. Bogaci i bez pośpiechu; cele: Buntownik i Bogacz.
kings-dilemma-house-7 = Gamam
kings-dilemma-role-natar = Natar
    .about = Strażnicy zapieczętowanej biblioteki: Wiedza nisko, Morale wysoko i mało monet, które liczą się u nich, jakby było ich więcej. Dziwne zamiary, których inni rzadko się domyślą; cele: Powściągliwy i Oportunista.
kings-dilemma-house-8 = Natar
kings-dilemma-role-tiryll = Tiryll
    .about = Opiekunowie królewskich dzieci, liczy się dla nich władza: mieć jej najwięcej, trzymać Wpływy na szczycie i być na miejscu, gdy Król musi odejść. Dla kogoś, kto czeka na właściwe głosowanie; cele: Buntownik i Ekstremista.
kings-dilemma-house-9 = Tiryll
kings-dilemma-role-dualak = Dualak
    .about = Wierzyciele królestwa: Bogactwo nisko, wskaźniki na dole, skutki, które kosztują. To, co boli innych, karmi ich Żądzę. Dla kogoś, kto lubi patrzeć, jak wszystko spada; cele: Buntownik i Chciwy.
kings-dilemma-house-10 = Dualak
kings-dilemma-role-crann = Crann
    .about = Panowie cmentarzy: Dobrobyt nisko, równowaga nisko i wielki zapas władzy za zasłonką. Częściej pasują, niż głosują. Ponurzy i silni; cele: Oportunista i Buntownik.
kings-dilemma-house-11 = Crann
kings-dilemma-role-blodyn = Blodyn
    .about = Ogrodnicy pokoju: równowaga w samym środku, wszystkie wskaźniki blisko, Dobrobyt na szczycie. Potrzebują spokoju innych i czasu. Najspokojniejszy ród na początek; cele: Powściągliwy i Bogacz.
kings-dilemma-house-12 = Blodyn

kings-dilemma-king-aldred = Aldred
kings-dilemma-king-bryn = Bryn
kings-dilemma-king-cadoc = Cadoc
kings-dilemma-king-edwen = Edwen
kings-dilemma-king-ferris = Ferris
kings-dilemma-king-godric = Godric
kings-dilemma-king-hale = Hale
kings-dilemma-king-ivor = Ivor
kings-dilemma-king-joran = Joran
kings-dilemma-king-kenward = Kenward
kings-dilemma-king-leofric = Leofric
kings-dilemma-king-maddoc = Maddoc

kings-dilemma-achievement-wylio-0 = Fabularne: wielki bank przyjął pieczęć rodu zamiast złota
    .does = Natychmiast: Prestiż +1, Żądza +1. (Nasze.)
kings-dilemma-achievement-wylio-1 = Najwięcej monet
    .does = Początek: monety +2. (Nasze.)
kings-dilemma-achievement-wylio-2 = Bogactwo stoi najwyżej
    .does = Natychmiast: Prestiż +3. (Nasze.)
kings-dilemma-achievement-wylio-3 = Ród podpisał w tym panowaniu co najmniej dwie naklejki lub karty historii
    .does = Natychmiast: Prestiż +1. Gdy pasuje i zostaje Arbitrem: moneta +1, oprócz tej za pas. (Nasze.)
kings-dilemma-achievement-solad-0 = Fabularne: posłowie rodu siedzieli w komnacie, w której ważyła się sukcesja u sąsiada
    .does = Natychmiast: Żądza +2. (Nasze.)
kings-dilemma-achievement-solad-1 = Wiedza stoi najwyżej
    .does = Natychmiast: Prestiż +3. (Nasze.)
kings-dilemma-achievement-solad-2 = Równowaga stoi na polu od 1 do 8
    .does = Natychmiast: Żądza +2. (Nasze.)
kings-dilemma-achievement-solad-3 = Co najmniej jeden wskaźnik na polach od 13 do 17 i jeden na polach od 1 do 5
    .does = Gdy bierze udział w podziale władzy i nic nie dostaje: władza +1. (Nasze.)
kings-dilemma-achievement-tork-0 = Fabularne: mur wzniesiony przez murarzy rodu zatrzymał armię
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-tork-1 = Wpływy stoją najwyżej
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-tork-2 = Dobrobyt stoi na polu 13 lub wyżej
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-tork-3 = Najwyżej 3 żetony władzy
    .does = Natychmiast: Żądza +1. Gdy przegrywa głosowanie z co najmniej 4 żetonami na karcie: władza +1. (Nasze.)
kings-dilemma-achievement-coden-0 = Fabularne: żadna siekiera Korony nie wchodzi do starego lasu bez zgody rodu
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-coden-1 = Dobrobyt stoi najwyżej
    .does = Natychmiast: Prestiż +3. (Nasze.)
kings-dilemma-achievement-coden-2 = Równowaga stoi na polu od 5 do 13
    .does = Początek: władza +1. (Nasze.)
kings-dilemma-achievement-coden-3 = Na torze czasu położono co najmniej dziewięć dylematów
    .does = Natychmiast: Prestiż +1. Gdy żeton negatywnych skutków odbiera mu punkty: o 1 mniej. (Nasze.)
kings-dilemma-achievement-allwed-0 = Fabularne: święto wymyślone przez ród obchodzi się w każdym księstwie
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-allwed-1 = Morale stoi najwyżej
    .does = Natychmiast: Prestiż +1. Początek: monety +2. (Nasze.)
kings-dilemma-achievement-allwed-2 = Co najmniej dwa wskaźniki na polach od 13 do 17
    .does = Natychmiast: Prestiż +3. (Nasze.)
kings-dilemma-achievement-allwed-3 = Król umarł
    .does = Gdy żeton pozytywnych skutków daje mu punkty: o 1 więcej. (Nasze.)
kings-dilemma-achievement-olwyn-0 = Fabularne: prawo noszące nazwę rodu przeżyło Króla, który je podpisał
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-olwyn-1 = Ród podpisał w tym panowaniu co najmniej dwie naklejki lub karty historii
    .does = Natychmiast: Prestiż +1. Gdy podpisuje naklejkę: monety +2. (Nasze.)
kings-dilemma-achievement-olwyn-2 = Wiedza stoi na polu 13 lub wyżej
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-olwyn-3 = Pierwsze miejsce
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-gamam-0 = Fabularne: ród dowiedział się, jak nie umierać
    .does = Natychmiast: Prestiż +1, Żądza +1. (Liczba pól i rodzaj punktów są nasze.)
kings-dilemma-achievement-gamam-1 = Żetony skutków dają rodowi razem co najmniej 2 punkty
    .does = Gdy wygrywa głosowanie z więcej niż 5 żetonami na karcie: monety +2. (Liczba pól i rodzaj punktów są nasze.)
kings-dilemma-achievement-gamam-2 = Równowaga stoi w górnej połowie, na polu od 10 do 17
    .does = Natychmiast: Prestiż +3. (Liczba pól i rodzaj punktów są nasze.)
kings-dilemma-achievement-gamam-3 = Co najmniej 18 monet
    .does = Natychmiast: Żądza +3. (Liczba pól i rodzaj punktów są nasze.)
kings-dilemma-achievement-natar-0 = Fabularne: bibliotekę zapieczętowano, a klucz ma ród
    .does = Natychmiast: Żądza +2. (Nasze.)
kings-dilemma-achievement-natar-1 = Wiedza stoi najniżej
    .does = Natychmiast: Żądza +3. (Nasze.)
kings-dilemma-achievement-natar-2 = Morale stoi na polu 13 lub wyżej
    .does = Natychmiast: Prestiż +1. Początek: władza +1. (Nasze.)
kings-dilemma-achievement-natar-3 = Najwyżej 8 monet
    .does = Przy podliczaniu monet: liczy się tak, jakby miał o 2 więcej. (Nasze.)
kings-dilemma-achievement-tiryll-0 = Fabularne: królewskie dziecko wychowało się pod dachem rodu
    .does = Natychmiast: Prestiż +1, Żądza +1. (Nasze.)
kings-dilemma-achievement-tiryll-1 = Najwięcej władzy
    .does = Natychmiast: Prestiż +1. Początek: władza +1. (Nasze.)
kings-dilemma-achievement-tiryll-2 = Wpływy stoją najwyżej
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-tiryll-3 = Król abdykował
    .does = Natychmiast: Żądza +2. (Nasze.)
kings-dilemma-achievement-dualak-0 = Fabularne: stary dług wobec rodu spłacono ziemią
    .does = Natychmiast: Żądza +2. (Nasze.)
kings-dilemma-achievement-dualak-1 = Bogactwo stoi najniżej
    .does = Natychmiast: Żądza +3. (Nasze.)
kings-dilemma-achievement-dualak-2 = Co najmniej dwa wskaźniki na polach od 1 do 5
    .does = Natychmiast: Żądza +2. (Nasze.)
kings-dilemma-achievement-dualak-3 = Żetony skutków odbierają rodowi razem co najmniej 1 punkt
    .does = Natychmiast: Żądza +1. Gdy żeton negatywnych skutków odbiera mu punkty: o 1 mniej. (Nasze.)
kings-dilemma-achievement-crann-0 = Fabularne: polegli z innej ziemi spoczywają w ziemi rodu
    .does = Natychmiast: Prestiż +1, Żądza +1. (Nasze.)
kings-dilemma-achievement-crann-1 = Dobrobyt stoi najniżej
    .does = Natychmiast: Żądza +3. (Nasze.)
kings-dilemma-achievement-crann-2 = Równowaga stoi na polu od 1 do 8
    .does = Początek: władza +1. (Nasze.)
kings-dilemma-achievement-crann-3 = Co najmniej 12 żetonów władzy
    .does = Natychmiast: Żądza +1. Przy podliczaniu władzy: liczy się tak, jakby miał o 2 więcej. (Nasze.)
kings-dilemma-achievement-blodyn-0 = Fabularne: dwaj wrogowie zaprzysięgli pokój w ogrodach rodu
    .does = Natychmiast: Prestiż +2. (Nasze.)
kings-dilemma-achievement-blodyn-1 = Równowaga stoi na polu od 7 do 11
    .does = Natychmiast: Prestiż +3. (Nasze.)
kings-dilemma-achievement-blodyn-2 = Wszystkie pięć wskaźników na polach od 5 do 13
    .does = Początek: władza +1. (Nasze.)
kings-dilemma-achievement-blodyn-3 = Dobrobyt stoi najwyżej
    .does = Natychmiast: Prestiż +2. (Nasze.)

kings-dilemma-kind-agenda = Tajne cele
kings-dilemma-kind-resource = Wskaźniki
kings-dilemma-kind-role = Rody
kings-dilemma-kind-token = Żetony skutków
kings-dilemma-kind-king = Królowie
kings-dilemma-kind-achievement = Osiągnięcia

kings-dilemma-option-story = Historia
kings-dilemma-saga = Królestwo: panowanie po panowaniu, aż wielki finał wskaże zwycięzcę

kings-dilemma-side-aye = TAK
kings-dilemma-side-nay = NIE
kings-dilemma-what-coins = monety
kings-dilemma-what-power = władza
kings-dilemma-what-prestige = Prestiż
kings-dilemma-what-crave = Żądza
kings-dilemma-face-1 = białą
kings-dilemma-face--1 = czarną
kings-dilemma-passing-power = wzmacniając władzę
kings-dilemma-passing-moderator = zostając Arbitrem
kings-dilemma-passing-any = tak czy inaczej
kings-dilemma-ending-died = Król umarł
kings-dilemma-ending-top = Król abdykował, bo jedno stronnictwo zanadto urosło w siłę
kings-dilemma-ending-bottom = Król abdykował, bo sprawy szły zbyt źle
kings-dilemma-agenda-none = żaden

kings-dilemma-word-seat = miejsce przy stole
kings-dilemma-word-n = liczba
kings-dilemma-word-coins = liczba monet
kings-dilemma-word-side = TAK (aye) albo NIE (nay)
kings-dilemma-word-agenda = tajny cel
kings-dilemma-word-token = żeton skutków
kings-dilemma-word-king = imię Króla, od 2 do 24 liter
kings-dilemma-word-passing = power, moderator albo any
kings-dilemma-word-option = liczba od 1 do 4
kings-dilemma-word-what = obietnica
kings-dilemma-word-resource = wskaźnik
kings-dilemma-word-sticker = naklejka
kings-dilemma-word-story = karta historii
kings-dilemma-word-event = wydarzenie
kings-dilemma-word-card = karta
kings-dilemma-word-house = ród
kings-dilemma-word-achievement = osiągnięcie

## Przygotowanie

kings-dilemma-word-role = ród
kings-dilemma-ask-join = Który ród jest twój?
kings-dilemma-do-join = { $role }
kings-dilemma-no-join = { $house } to ród, który ma już { $seat }.
kings-dilemma-joins = { $seat } wybiera ród { $house }.

kings-dilemma-ask-agenda = Który tajny cel bierzesz?
kings-dilemma-do-take = { $agenda }
kings-dilemma-no-agenda = Celu „{ $agenda }” nie ma wśród tych, z których wybierasz: usunięto go w ciemno albo wziął go ród przed tobą.
kings-dilemma-takes = { $seat } bierze tajny cel.
kings-dilemma-takes-own = Twój tajny cel: { $agenda }.
kings-dilemma-remembers = Panowanie { $reign }: kronika się postarzała, a naklejki przesuwają wskaźniki i zmieniają władzę.
kings-dilemma-starts-on = { $resource }: wskaźnik zaczyna na polu { $row }.
kings-dilemma-begins-white = Białą stroną do góry: { $resources }.
kings-dilemma-begins-black = Czarną stroną do góry: { $resources }.
kings-dilemma-gets-tokens = { $seat } dostaje żetony za swoje naklejki: { $tokens }.
kings-dilemma-ask-give-up = Wolno zatrzymać dwa żetony jednego znaku. Który oddajesz?
kings-dilemma-do-give-up = Oddaj: { $token }
kings-dilemma-no-give-up = Żetonów tego znaku masz nie więcej niż dwa: zostają.
kings-dilemma-gives-up = { $seat } oddaje żeton: { $token }.

## Runda

kings-dilemma-draws = Rada słyszy: „{ $card }”.
kings-dilemma-circumstance = Okoliczność: „{ $card }”.
kings-dilemma-deck-empty = Nie ma już o czym decydować: dni Króla dobiegły końca.
kings-dilemma-next-open = Następna karta leży odkryta: „{ $card }”.
kings-dilemma-vote-opens = Rada głosuje; zaczyna { $seat }.
kings-dilemma-vote-held = To głosowanie: { $ways }.
kings-dilemma-held-silent = w milczeniu
kings-dilemma-held-no_pass = nie wolno pasować
kings-dilemma-held-no_deals = bez umów
kings-dilemma-held-head_count = każdy ród liczy się raz
kings-dilemma-held-majority = decyduje większość rodów
kings-dilemma-held-coins_too = liczą się monety, dwie za żeton władzy
kings-dilemma-held-keep_power = władza zostaje
kings-dilemma-held-elect = wybierany jest ród
kings-dilemma-held-min_power = władza: co najmniej { $n }
kings-dilemma-held-max_power = władza: najwyżej { $n }
kings-dilemma-held-leader_vote = głos Lidera liczy się mocniej o { $n }
kings-dilemma-counts-more = { $seat }: dzięki zdolności ten głos liczy się mocniej o { $n }.
kings-dilemma-counts-less = { $seat }: przez zdolność ten głos liczy się słabiej o { $n }.
kings-dilemma-is-left-out = { $seat } nie bierze udziału w tym głosowaniu.
kings-dilemma-offers-gone = Oferty, których nie przyjęto, przepadają.
kings-dilemma-remainder = { $seat } bierze to, czego nie da się podzielić; władza: { $n }.
kings-dilemma-on-track = Karta „{ $card }” trafia na tor czasu jako numer { $n } tego panowania.
kings-dilemma-into-deck = Karta „{ $card }” zostaje wtasowana z powrotem do talii.
kings-dilemma-out-of-reign = Karta „{ $card }” zostaje odłożona, nie na tor czasu.
kings-dilemma-ask-vote = TAK, NIE czy pas?
kings-dilemma-do-aye = TAK, władza: { $n }
kings-dilemma-do-nay = NIE, władza: { $n }
kings-dilemma-do-buy-aye = { $n ->
    [0] TAK, monety: { $coins }
   *[other] { $coins ->
        [0] TAK, władza: { $n }
       *[other] TAK, władza: { $n }, monety: { $coins }
    }
}
kings-dilemma-do-buy-nay = { $n ->
    [0] NIE, monety: { $coins }
   *[other] { $coins ->
        [0] NIE, władza: { $n }
       *[other] NIE, władza: { $n }, monety: { $coins }
    }
}
kings-dilemma-do-back = Głos: { $seat }, władza: { $n }
kings-dilemma-do-gather = Pas i wzmocnienie władzy
kings-dilemma-do-moderate = Pas i żeton Arbitra
kings-dilemma-ask-add = Czy dokładasz władzę?
kings-dilemma-do-add = Dołóż { $n }
kings-dilemma-do-buy-more = { $n ->
    [0] Dołóż monety: { $coins }
   *[other] { $coins ->
        [0] Dołóż władzę: { $n }
       *[other] Dołóż władzę: { $n }, monety: { $coins }
    }
}
kings-dilemma-do-hold = Nie dokładaj
kings-dilemma-no-few = Głos wymaga co najmniej tyle władzy: { $n }.
kings-dilemma-no-many = W tym głosowaniu na karcie nie może leżeć więcej władzy niż { $n }.
kings-dilemma-no-power = { $n ->
    [0] Nie masz już władzy; bez władzy można tylko spasować.
   *[other] Za zasłonką masz tylko tyle władzy: { $n }.
}
kings-dilemma-no-side = W tym głosowaniu wskazuje się ród, nie stronę.
kings-dilemma-no-pass = W tym głosowaniu pasuje tylko ten, kto ma za mało władzy na głos.
kings-dilemma-no-moderate = W tym głosowaniu { $seat } już pasuje jako Arbiter.
kings-dilemma-no-moderate-now = Na razie nikt nie może spasować, by zostać Arbitrem: { $by }.
kings-dilemma-no-add = Dołóż co najmniej 1; jeśli nie chcesz dokładać, wybierz „Nie dokładaj” (hold).
kings-dilemma-no-add-yet = Najpierw TAK, NIE albo pas.
kings-dilemma-no-change = Nie zmienia się strony ani nie cofa pasu; można dołożyć władzę albo nie dokładać niczego.
kings-dilemma-votes = { $coins ->
    [0] { $seat } głosuje na { $side }, władza: { $n }.
   *[other] { $seat } głosuje na { $side }, razem: { $n }, monety na karcie: { $coins }.
}
kings-dilemma-backs = { $seat } głosuje na ród { $house }, władza: { $n }.
kings-dilemma-gathers = { $seat } pasuje i wzmacnia władzę.
kings-dilemma-moderates = { $seat } pasuje i od razu zostaje Arbitrem.
kings-dilemma-adds = { $coins ->
    [0] { $seat } dokłada { $n }, razem { $total }.
   *[other] { $seat } dokłada { $n }, razem { $total }, monety na karcie: { $coins }.
}
kings-dilemma-holds = { $seat } niczego nie dokłada.
kings-dilemma-leader = Żeton Lidera bierze { $seat }.
kings-dilemma-moderator = Żeton Arbitra bierze { $seat }.
kings-dilemma-wins = Koniec głosowania: { $side }, { $aye } do { $nay }.
kings-dilemma-elected = Wybrano ród { $house }.
kings-dilemma-ask-decide = Remis: która strona wygrywa?
kings-dilemma-do-decide = Rozstrzygnij: { $side }
kings-dilemma-no-decide = Stronę wskazuje Arbiter, gdy głosowanie kończy się remisem.
kings-dilemma-decides = { $seat } rozstrzyga: { $side }.
kings-dilemma-ask-elect = Remis: który ród zostaje wybrany?
kings-dilemma-ask-appoint = Kilku zwycięzców położyło tyle samo: kto jest Liderem?
kings-dilemma-do-elect = { $seat }
kings-dilemma-do-appoint = { $seat }
kings-dilemma-no-appoint = { $seat } ma na karcie { $n }, remisujący mają { $most }.
kings-dilemma-shares = { $n ->
    [0] { $seat } nic nie dostaje: władzy na obszarze balansu jest za mało, by ją podzielić.
   *[other] { $seat } bierze władzę z obszaru balansu: { $n }.
}

## Umowy

kings-dilemma-do-coins = { $n ->
    [one] płaci 1 monetę, odbiorca: { $seat }
    [few] płaci { $n } monety, odbiorca: { $seat }
   *[many] płaci { $n } monet, odbiorca: { $seat }
}
kings-dilemma-do-deposit = { $n ->
    [one] składa 1 monetę w depozycie, odbiorca: { $seat }
    [few] składa { $n } monety w depozycie, odbiorca: { $seat }
   *[many] składa { $n } monet w depozycie, odbiorca: { $seat }
}
kings-dilemma-do-lift = uchyla obietnice z umowy { $n }
kings-dilemma-do-vote = głosuje na { $side } z władzą co najmniej { $n }
kings-dilemma-do-raise = podbija do { $n }, póki przegrywa
kings-dilemma-do-cap = kładzie najwyżej { $n }
kings-dilemma-do-abstain = pasuje, { $passing }
kings-dilemma-do-shun = nie głosuje na { $side }
kings-dilemma-do-stand-back = nie zostaje Arbitrem
kings-dilemma-do-tie = remis rozstrzyga na { $side }
kings-dilemma-do-name-leader = wskazuje Lidera: { $seat }
kings-dilemma-do-let-sign = oddaje podpis, podpisze { $seat }
kings-dilemma-do-option = wybiera możliwość { $option }
kings-dilemma-do-next-vote = następnym razem głosuje na { $side } z władzą co najmniej { $n }
kings-dilemma-do-next-cap = następnym razem kładzie najwyżej { $n }
kings-dilemma-do-next-abstain = następnym razem pasuje, { $passing }
kings-dilemma-do-next-shun = następnym razem nie głosuje na { $side }

# Co można obiecać i co się wpisuje, jako tytuły
kings-dilemma-term-coins = Monety
kings-dilemma-term-deposit = Monety w depozycie
kings-dilemma-term-vote = Głos i władza
kings-dilemma-term-raise = Podbijanie
kings-dilemma-term-cap = Najwyżej …
kings-dilemma-term-abstain = Pas
kings-dilemma-term-shun = Nie ta strona
kings-dilemma-term-stand-back = Bez Arbitra
kings-dilemma-term-tie = Remis
kings-dilemma-term-name-leader = Wskazanie Lidera
kings-dilemma-term-let-sign = Podpis
kings-dilemma-term-option = Możliwość
kings-dilemma-term-next-vote = Następnym razem: głos
kings-dilemma-term-next-cap = Następnym razem: najwyżej …
kings-dilemma-term-next-abstain = Następnym razem: pas
kings-dilemma-term-next-shun = Następnym razem: nie ta strona
kings-dilemma-term-lift = Uchylenie obietnic
kings-dilemma-slot-side = Strona
kings-dilemma-slot-passing = Sposób pasowania
kings-dilemma-slot-option = Możliwość
kings-dilemma-no-unpaid = Bez monet obietnica nikogo nie wiąże: podaj zapłatę.
kings-dilemma-no-promises = Za monety umowa zawiera od jednej do { $n } obietnic.
kings-dilemma-no-coins = Za zasłonką, zza której miałyby pochodzić, nie ma tylu monet.
kings-dilemma-no-price = Jeden ród płaci w jednej umowie najwyżej tyle monet, razem z depozytem: { $n }.
kings-dilemma-no-contradiction = Nie zostałoby nic, co dotrzyma wszystkiego: liczą się też obietnice, które już wiążą, i zasady tego głosowania.
kings-dilemma-no-lift = Obietnicę uchylają tylko wszyscy, którzy zawarli umowę: włącz także pozostałych.
kings-dilemma-deposit-paid = Obietnice dotrzymane: depozyt ({ $n }) bierze { $seat }.
kings-dilemma-deposit-back = Obietnica upadła: depozyt ({ $n }) odzyskuje { $seat }.

## Rozpatrzenie

kings-dilemma-outcome = { $outcome }
kings-dilemma-stays = { $resource }: wskaźnik zostaje na polu { $row }.
kings-dilemma-rises = { $resource }: wskaźnik rośnie o { $n }, na pole { $row }.
kings-dilemma-falls = { $resource }: wskaźnik spada o { $n }, na pole { $row }.
kings-dilemma-balance = Równowaga stoi na polu { $n }.
kings-dilemma-turns = { $resource }: wskaźnik obraca się na { $face } stronę i traci tendencję.
kings-dilemma-momentum-on = { $resource }: wskaźnik zyskuje tendencję.
kings-dilemma-momentum-off = { $resource }: wskaźnik traci tendencję.
kings-dilemma-ages = Naklejki w rzędzie starzeją się o { $n } ({ $resource }).
kings-dilemma-ticks = „{ $story }”: zaznaczone pole, { $n } z { $boxes }.
kings-dilemma-signer = Zamiast Lidera podpisuje { $house }.
kings-dilemma-order = Porządek wynosi { $n }.
kings-dilemma-rebellion = Bunt wynosi { $n }.
kings-dilemma-will-end = Po tej rundzie panowanie się kończy: { $ending }.
kings-dilemma-sticks = { $house } podpisuje w kronice ({ $resource }): „{ $sticker }”.
kings-dilemma-unsticks = Z kroniki znika naklejka ({ $resource }): „{ $sticker }”.
kings-dilemma-opens = Rada otwiera kopertę.
kings-dilemma-story-signed = { $house } podpisuje kartę historii: „{ $story }”.
kings-dilemma-story-laid = Historia toczy się dalej: „{ $story }”.
kings-dilemma-door = Otwierają się drzwi: „{ $door }” ({ $n } z 6).
kings-dilemma-event = Zaczyna się wydarzenie: „{ $event }”.
kings-dilemma-event-lasts = { $n ->
    [0] Wydarzenie „{ $event }” trwa do końca następnego panowania.
    [one] Po następnym panowaniu wydarzenie „{ $event }” potrwa jeszcze jedno.
    [few] Po następnym panowaniu wydarzenie „{ $event }” potrwa jeszcze { $n }.
   *[other] Po następnym panowaniu wydarzenie „{ $event }” potrwa jeszcze { $n }.
}
kings-dilemma-event-ends = Kończy się wydarzenie: „{ $event }”.
kings-dilemma-gains = { $house }: { $what } +{ $n }.
kings-dilemma-loses = { $house }: { $what } −{ $n }.
kings-dilemma-pool = Władza na obszarze balansu: { $n }.
kings-dilemma-rule = Zmienia się zasada: { $rule }.
kings-dilemma-rule-over = Zmieniona zasada przestaje obowiązywać: { $rule }.
kings-dilemma-rule-pass_coin = { $n ->
    [0] pas nie daje monet
    [one] pas daje 1 monetę
    [few] pas daje { $n } monety
   *[other] pas daje { $n } monet
}
kings-dilemma-rule-share_remainder = { $n ->
    [0] to, czego nie da się podzielić, zostaje na obszarze balansu
   *[other] to, czego nie da się podzielić, dostaje Arbiter
}
kings-dilemma-rule-skull_every_card = { $n ->
    [0] czaszka liczy się tylko na kartach, które ją mają
   *[other] każdy dylemat liczy się jak karta z czaszką
}
kings-dilemma-rule-deck_top = { $n ->
    [0] następny dylemat pozostaje zakryty
   *[other] następny dylemat jest jawny
}
kings-dilemma-rule-moderator_locked = { $n ->
    [0] znów można spasować, by zostać Arbitrem
   *[other] nikt nie może spasować, by zostać Arbitrem
}
kings-dilemma-rule-leader_fixed = { $n ->
    [0] żeton Lidera znów przechodzi z rąk do rąk
   *[other] żeton Lidera nie zmienia właściciela, a głosowanie trwa jedno okrążenie
}
kings-dilemma-rule-deals_tax = { $n ->
    [0] z umów nic nie trafia do puli ogólnej
    [one] z każdej umowy 1 moneta trafia do puli ogólnej
    [few] z każdej umowy { $n } monety trafiają do puli ogólnej
   *[other] z każdej umowy { $n } monet trafia do puli ogólnej
}
kings-dilemma-rule-sticker_double = { $n ->
    [0] naklejki przesuwają wskaźniki o jedno pole
   *[other] naklejki przesuwają wskaźniki o dwa pola
}
kings-dilemma-rule-balance_half = { $n ->
    [0] równowaga przesuwa się jak zwykle
   *[other] równowaga przesuwa się o połowę mniej
}
kings-dilemma-rule-momentum_off = { $n ->
    [0] wskaźniki znów zyskują tendencję
   *[other] żaden wskaźnik nie zyskuje tendencji
}
kings-dilemma-rule-start_power = { $n ->
    [0] rody zaczynają panowanie ze zwykłą władzą
    [1] rody zaczynają panowanie z władzą większą o 1
    [2] rody zaczynają panowanie z władzą większą o 2
    [3] rody zaczynają panowanie z władzą większą o 3
    [-1] rody zaczynają panowanie z władzą mniejszą o 1
    [-2] rody zaczynają panowanie z władzą mniejszą o 2
   *[other] rody zaczynają panowanie z władzą mniejszą o 3
}
kings-dilemma-rule-start_coins = { $n ->
    [0] rody zaczynają panowanie ze zwykłą liczbą monet
    [1] rody zaczynają panowanie z 1 monetą więcej
    [2] rody zaczynają panowanie z 2 monetami więcej
    [3] rody zaczynają panowanie z 3 monetami więcej
    [-1] rody zaczynają panowanie z 1 monetą mniej
    [-2] rody zaczynają panowanie z 2 monetami mniej
   *[other] rody zaczynają panowanie z 3 monetami mniej
}
kings-dilemma-ask-name = Który ród wskazujesz?
kings-dilemma-do-name = { $seat }
kings-dilemma-no-name = Wskaż inny ród niż własny.
kings-dilemma-names-house = { $seat } wskazuje ród { $house }.
kings-dilemma-ask-choose = Co wybierasz?
kings-dilemma-do-choose = { $option }
kings-dilemma-no-choose = Tyle jest możliwości: { $n }.
kings-dilemma-chooses = { $seat } wybiera: { $option }.
kings-dilemma-ask-use = Czy używasz „{ $story }”? { $story-does }
kings-dilemma-do-use = Użyj
kings-dilemma-do-not-use = Nie używaj
kings-dilemma-ability = Działa zdolność, którą ma { $seat }: { $achievement }.
kings-dilemma-story-works = Działa „{ $story }”: { $seat }.
kings-dilemma-sees-removed = Usunięty tajny cel: { $agenda }.
kings-dilemma-sees-counts = { $house } ma za zasłonką: władza { $power }, monety { $n }.
kings-dilemma-sees-next = Następna karta talii: { $card }.
kings-dilemma-icon-up = { $resource } w górę
kings-dilemma-icon-down = { $resource } w dół
kings-dilemma-icon-good = pozytywna naklejka ({ $resource })
kings-dilemma-icon-bad = negatywna naklejka ({ $resource })
kings-dilemma-special = To jest specjalna koperta: „{ $envelope }”.
kings-dilemma-sees-nothing = Nie ma następnej karty.

## Z góry

kings-dilemma-would-lay = Za zasłonką zostanie władza: { $n }, jeśli twoja strona wygra, { $back }, jeśli przegra
kings-dilemma-would-keep = Za zasłonką zostanie władza: { $n } do rozliczenia głosowania, potem { $back }
kings-dilemma-would-spend = Koszt w monetach: { $n }, zostanie { $left }
kings-dilemma-would-lead = Bierzesz żeton Lidera
kings-dilemma-would-win-aye = Jeśli nic się nie zmieni: TAK, { $aye } do { $nay }
kings-dilemma-would-win-nay = Jeśli nic się nie zmieni: NIE, { $aye } do { $nay }
kings-dilemma-would-elect = Jeśli nic się nie zmieni, wybrany będzie ród, który ma { $seat }; władza: { $n }
kings-dilemma-would-tie = Jeśli nic się nie zmieni: remis, a rozstrzyga { $seat }
kings-dilemma-would-gain-coins = Daje monety: { $n }
kings-dilemma-would-share = Daje władzę z obszaru balansu: { $n }, jeśli nikt się nie przyłączy; razem będzie { $power }
kings-dilemma-would-moderate = Remisy w tym głosowaniu rozstrzygasz ty
kings-dilemma-would-mean-aye = { $change ->
    [0] { $tokens ->
        [0] Jeśli wygra TAK, a to, co pokazuje szala, przesunie się o jedno pole: twój cel { $n } → { $then } pkt.
       *[other] Jeśli wygra TAK, a to, co pokazuje szala, przesunie się o jedno pole: twój cel { $n } → { $then } pkt, żetony { $tokens } → { $change }.
    }
   *[other] Jeśli wygra TAK, a to, co pokazuje szala, przesunie się o jedno pole: twój cel { $n } → { $then } pkt, żetony { $tokens } → { $change }.
}
kings-dilemma-would-mean-nay = { $change ->
    [0] { $tokens ->
        [0] Jeśli wygra NIE, a to, co pokazuje szala, przesunie się o jedno pole: twój cel { $n } → { $then } pkt.
       *[other] Jeśli wygra NIE, a to, co pokazuje szala, przesunie się o jedno pole: twój cel { $n } → { $then } pkt, żetony { $tokens } → { $change }.
    }
   *[other] Jeśli wygra NIE, a to, co pokazuje szala, przesunie się o jedno pole: twój cel { $n } → { $then } pkt, żetony { $tokens } → { $change }.
}
kings-dilemma-tie-yours = Remis rozstrzygasz ty.
kings-dilemma-tie-others = Remis rozstrzyga { $seat }.
kings-dilemma-tie-promised-aye = Remis to TAK: tak obiecuje { $seat }.
kings-dilemma-tie-promised-nay = Remis to NIE: tak obiecuje { $seat }.

## Dlaczego nie

kings-dilemma-asked-else = Teraz pytanie do ciebie jest inne: { $question }
kings-dilemma-no-such-seat = Przy tym stole nie ma miejsca { $n }.
kings-dilemma-no-vote-yet = Jeszcze nie ma głosowania: trwa przygotowanie panowania.
kings-dilemma-vote-over = Głosowanie już się skończyło.
kings-dilemma-left-out = W tym głosowaniu nie bierzesz udziału.
kings-dilemma-has-passed = Twój ród spasował: nie ma już tury w tym głosowaniu.
kings-dilemma-others-turn = To tura kogoś innego: { $seat }.
kings-dilemma-by-event = zakazuje tego wydarzenie „{ $event }”
kings-dilemma-by-outcome = zakazał tego wynik dylematu
kings-dilemma-no-lay-alone = W tym głosowaniu liczą się też monety: podaj, ile władzy i ile monet kładziesz.
kings-dilemma-no-add-alone = W tym głosowaniu liczą się też monety: podaj, ile władzy i ile monet dokładasz.
kings-dilemma-no-coins-count = W tym głosowaniu monety się nie liczą.
kings-dilemma-no-odd-coins = Dwie monety liczą się jak jeden żeton władzy: połóż parzystą liczbę.
kings-dilemma-no-coins-left = Za zasłonką masz tylko tyle monet: { $n }.
kings-dilemma-no-election = W tym głosowaniu nikogo się nie wybiera: wskaż stronę.
kings-dilemma-no-elect = Władza, z którą wskazano ten ród ({ $seat }): { $n }; remisujące rody: { $most }.
kings-dilemma-no-elect-now = Ród wskazuje Arbiter, gdy wybory kończą się remisem.
kings-dilemma-no-appoint-side = { $seat } nie głosuje za stroną, która wygrała.
kings-dilemma-no-appoint-now = Lidera wskazuje Arbiter, gdy kilku zwycięzców położyło tyle samo.
kings-dilemma-moderator-decides = O tym decyduje Arbiter: { $seat }.
kings-dilemma-no-join-absent = { $house } to ród kogoś, kogo nie ma przy tym stole.
kings-dilemma-no-join-now = Twój ród to { $house }, aż do końca królestwa.
kings-dilemma-no-agenda-removed = { $agenda } to cel usunięty w ciemno.
kings-dilemma-no-take-now = Masz już tajny cel na to panowanie: { $agenda }.
kings-dilemma-no-take-yet = Tajne cele bierze się przed pierwszym dylematem, ród po rodzie.
kings-dilemma-no-agenda-scored = { $agenda } to twój tajny cel: sam działa, gdy liczy się punkty panowania.
kings-dilemma-no-token = Tego żetonu nie ma w tym panowaniu żaden ród.
kings-dilemma-no-token-others = Ten żeton ma { $seat }.
kings-dilemma-no-token-scored = Żeton „{ $token }” jest twój: sam się liczy na koniec panowania.
kings-dilemma-no-give-up-now = Żetony oddaje się na początku panowania, gdy ród ma żetonów jednego znaku więcej niż { $n }.
kings-dilemma-no-name-now = Ród wskazuje się tylko wtedy, gdy każe karta.
kings-dilemma-no-choose-now = Wybiera się tylko wtedy, gdy karta daje wybór.
kings-dilemma-no-use-now = O zdolność, której można użyć, gra pyta, gdy przyjdzie jej chwila; teraz żadna na to nie czeka.
kings-dilemma-no-marry-now = Kto wejdzie do rodziny królewskiej, wskazuje Arbiter, gdy panowanie wygrało kilka rodów.
kings-dilemma-no-crown-now = Następnego Króla nazywa się po podliczeniu panowania.
kings-dilemma-no-crown-others = Następnego Króla nazywa { $seat }.
kings-dilemma-no-pass-alone = W głosowaniu pasuje się, by wzmocnić władzę albo zostać Arbitrem; poza tym się nie pasuje.
kings-dilemma-no-deals = W tym głosowaniu nie wolno zawierać umów.
kings-dilemma-no-deals-now = Umowy zawiera się w czasie głosowania.
kings-dilemma-only-in-deals = To można obiecać w umowie: wciągnij kogoś do szkicu, potem wpisz do niego obietnicę.
kings-dilemma-no-pay-oneself = Nikt nie płaci monet własnemu rodowi.
kings-dilemma-no-lift-deal = Żadna obietnica z umowy { $n } nikogo nie wiąże.
kings-dilemma-no-lift-party = { $seat } nie jest stroną umowy { $n }.
kings-dilemma-has-spoken = { $seat } ma już w tym głosowaniu głos albo pas.
kings-dilemma-no-such-promise = Tyle nie można obiecać; można od { $least } do { $n }.
kings-dilemma-no-raise = { $seat } nie głosuje w tym głosowaniu za żadną stroną, nie ma więc czego podbijać.
kings-dilemma-no-raise-silent = W cichym głosowaniu nikt niczego nie dokłada.
kings-dilemma-no-cap = { $seat } ma już na karcie { $n }.
kings-dilemma-no-sign-oneself = { $seat } podpisuje i tak: wskaż inny ród.
kings-dilemma-not-there = „{ $said }” nie leży na stole ({ $kind }).
kings-dilemma-no-resource = Wskaźniki przesuwa tylko wynik dylematu ({ $resource }). TAK i NIE mówi się władzą na szalach.
kings-dilemma-no-sticker = Naklejka „{ $sticker }” działa sama na początku panowania; podpis: { $house }.
kings-dilemma-no-sticker-gone = Naklejki „{ $sticker }” już nie ma w kronice.
kings-dilemma-story-covered = Karta „{ $story }” leży pod kartą „{ $top }” i już nie działa.
kings-dilemma-story-mute = Karta „{ $story }” nie ma zdolności.
kings-dilemma-story-spent = Wszystkie pola karty „{ $story }” są zaznaczone: zdolność jest zużyta.
kings-dilemma-story-others = Zdolność karty „{ $story }” należy do rodu, który ją podpisał: { $house }.
kings-dilemma-story-asks = O zdolność karty „{ $story }” gra zapyta, gdy przyjdzie jej chwila. { $story-does }
kings-dilemma-story-once = Zdolność karty „{ $story }” zadziałała raz, przy wyłożeniu.
kings-dilemma-story-start = Zdolność karty „{ $story }” działa sama na początku panowania. { $story-does }
kings-dilemma-story-when = Zdolność karty „{ $story }” działa sama, gdy przyjdzie jej chwila. { $story-does }
kings-dilemma-no-event = Wydarzenie „{ $event }” działa samo, póki trwa.
kings-dilemma-no-event-over = Wydarzenie „{ $event }” już się skończyło.
kings-dilemma-no-dilemma = Nad „{ $card }” głosuje rada: TAK, NIE albo pas.
kings-dilemma-no-next = „{ $card }” będzie następną kartą: na razie nie działa.
kings-dilemma-no-card = Karta „{ $card }” została już rozpatrzona.
kings-dilemma-no-achievement = Osiągnięcie „{ $achievement }” jest ukończone: jego zdolność działa sama.
kings-dilemma-no-achievement-yet = Osiągnięcie „{ $achievement }” nie jest ukończone, zaznaczone pola: { $n } z { $boxes }.
kings-dilemma-no-achievement-others = To osiągnięcie jest na planszetce rodu { $house }.

## Koniec panowania

kings-dilemma-ends = Koniec panowania: { $ending }.
kings-dilemma-reveals = { $seat } odsłania tajny cel: { $agenda }.
kings-dilemma-screen = { $seat } ma za zasłonką: władza { $power }, monety { $n }.
kings-dilemma-prefers = { $house } zaznacza pole swojego celu ({ $agenda }): { $n } z { $boxes }.
kings-dilemma-scores = { $seat }: cel { $agenda }, żetony { $tokens }, monety { $coins }, władza { $power }; razem { $n }.
kings-dilemma-ask-marry = Który ze zwycięzców wejdzie do rodziny królewskiej?
kings-dilemma-do-marry = { $seat }
kings-dilemma-no-marry = { $seat } ma tyle punktów: { $n }, zwycięzcy: { $most }.
kings-dilemma-marries = Do rodziny królewskiej wchodzi { $seat }.
kings-dilemma-ask-crown = Jak będzie miał na imię następny Król?
kings-dilemma-do-crown = { $king } { $numeral }
kings-dilemma-invent-crown = Własne imię
kings-dilemma-crowns = Niech żyje { $king } { $numeral } z rodu { $house }!
kings-dilemma-entered = Panowanie trafia do kronik królestwa. Rozstrzygnięte dylematy: { $n }.
kings-dilemma-box = { $house } zaznacza pole: { $achievement }.
kings-dilemma-achieves = { $house } ma ukończone osiągnięcie: { $achievement }.
kings-dilemma-finale = Otwiera się finał. { $finale }
kings-dilemma-text = { $text }
kings-dilemma-tale-reign = Panowanie { $n }
kings-dilemma-epilogue = { $epilogue }. { $epilogue-tale }
kings-dilemma-the-end = Porządek { $order }, Bunt { $rebellion }. Królestwo jest zamknięte.

## Królestwo

kings-dilemma-no-story = Ta gra korzysta z historii „{ $value }”, której tu nie zainstalowano. Zainstaluje ją: interrex story install PLIK
kings-dilemma-no-sense = Kronika tego królestwa przeczy sama sobie.
kings-dilemma-closed = Finał już był: to królestwo jest zamknięte. Można założyć nowe.
kings-dilemma-story-reign = { $n ->
    [one] Panowanie { $reign }: jeden dylemat; { $ending }.
    [few] Panowanie { $reign }: { $n } dylematy; { $ending }.
   *[many] Panowanie { $reign }: { $n } dylematów; { $ending }.
}
kings-dilemma-story-house = { $seat } ({ $house }): Prestiż { $n }, Żądza { $craving }.

## Paczki z historiami

kings-dilemma-story-missing = Brak pliku { $file }: paczka ma story.toml i words.<język>.toml dla każdego swojego języka.
kings-dilemma-story-large = Plik { $file } ma więcej bajtów niż { $n }: skróć go.
kings-dilemma-story-utf8 = Plik { $file } nie jest tekstem UTF-8: zapisz go tak.
kings-dilemma-story-deep = W pliku { $file } nawiasy są zagnieżdżone głębiej niż { $n }: pisz płycej.
kings-dilemma-story-toml = Plik { $file } nie jest w formacie TOML: { $detail }. Popraw to tam.
kings-dilemma-story-unfit = Plik { $file }, linia { $line }: { $detail }. Co może tam stać, mówi docs/story-packs.md.
kings-dilemma-unfit-unknown-field = w miejscu { $place } nie ma pola { $what }
kings-dilemma-unfit-missing-field = w miejscu { $place } brakuje pola { $what }
kings-dilemma-unfit-value = w miejscu { $place } stoi { $what }, a takiego słowa słownik nie ma
kings-dilemma-unfit-pattern = w miejscu { $place } stoi nazwa lub ród zapisane tak, jak nie można ({ $what })
kings-dilemma-unfit-length = lista w miejscu { $place } ma złą długość, powinno być { $what }
kings-dilemma-unfit-number = liczba w miejscu { $place } powinna być { $what }
kings-dilemma-unfit-type = w miejscu { $place } ma stać { $what }, a stoi { $got }
kings-dilemma-unfit-other = { $place }: { $what }
kings-dilemma-story-text = Plik { $file }: tekst { $field } części { $part } ma więcej znaków niż { $n } albo znaki, których nie da się wydrukować. Skróć go albo je usuń.

kings-dilemma-story-alike = { $file }: nazwy { $part } nie da się odróżnić od innej. Zmień ją.
kings-dilemma-story-draft = { $file } mówi `draft = true`: historia dopiero powstaje. Usuń to, gdy będzie miała wszystkie słowa.
kings-dilemma-story-twice = { $file }: { $part } stoi już w innym pliku. Zostaw jedno z nich.
kings-dilemma-story-elsewhere = { $file }: { $part } ma stać w story.toml. W innych plikach są koperty, karty, naklejki i tym podobne.

kings-dilemma-lint-unknown = { $part }: nie ma { $kind } o nazwie { $name }. Dopisz albo popraw nazwę.
kings-dilemma-lint-boxes = [boxes] podaje pola rodu { $name } dla niektórych liczb rodów, ale nie dla { $n }. Podaj je dla 3, 4 i 5 albo jedną listę dla wszystkich.
kings-dilemma-lint-parts = Historia ma najwyżej { $n } części: kopert, kart, naklejek i całej reszty razem. Usuń niektóre.
kings-dilemma-lint-never-set = { $part }: { $name } jest w pytaniu, a nikt tego nie ustala. Ustal gdzieś albo pytaj o coś innego.
kings-dilemma-lint-unreachable = { $part }: nic tam nie prowadzi. Niech coś to otworzy albo usuń.
kings-dilemma-lint-no-ending = Wątek { $name } ma drzwi, a nie ma karty zakończenia, do której można dojść. Napisz ją.
kings-dilemma-lint-places = Wątki mają miejsc na tajemnicze naklejki: { $n }; historia potrzebuje sześciu. Daj wątkom tyle par drzwi.
kings-dilemma-lint-letter = Litera { $name } musi prowadzić dokładnie do jednego miejsca: niech stoi w jednej parze drzwi, raz.
kings-dilemma-lint-few = { $part }: królestwo zaczyna co najmniej z tyloma dylematami: { $n }. Dodaj kilka.
kings-dilemma-lint-usual = { $part }: zwykła koperta ma jedną kartę historii i tyle dylematów: { $n }; inna mówi `special = true`.
kings-dilemma-lint-twice = Naklejka { $name } jest użyta więcej niż raz. Niech każdy wynik ma własną.
kings-dilemma-lint-unused = Naklejki { $name } nikt nie używa. Użyj jej albo usuń.
kings-dilemma-lint-no-finale = Nie ma finału: napisz [finale].
kings-dilemma-lint-nothing = { $part }: { $side } nic nie robi. Niech coś się ruszy.
kings-dilemma-lint-icon = { $part }: szala { $side } pokazuje coś, co się nie dzieje albo jest cofane. Pokaż to, co się dzieje, albo niech się to stanie.
kings-dilemma-lint-same = { $part }: obie strony robią to samo, nie ma więc o czym decydować. Niech się czymś różnią.
kings-dilemma-lint-reserved = { $part }: signatory_bonus stoi tylko na kartach zakończeń, order i rebellion tam, za drzwiami i w finale. Przenieś tam.
kings-dilemma-lint-nought = { $part }: coś zmienia się o 0. Napisz, o ile, albo usuń.
kings-dilemma-lint-number = { $part }: zasada { $rule } może wynosić od { $least } do { $most }. Wpisz taką liczbę.
kings-dilemma-lint-ability = { $part }: `when` i `may` potrzebują chwili `on`, inne jej nie mają; pola są tylko dla `when` i `may`. Popraw zdolność.
kings-dilemma-lint-inner-labels = { $part }: głosowanie na karcie nie ma własnych nazw stron. Usuń `labels`, a w wyniku powiedz, co znaczą TAK i NIE.
kings-dilemma-lint-compared = { $part }: każdy ród liczyłby o tyle samo więcej lub mniej, a to nie zmienia żadnego miejsca. Usuń `who` albo zmień liczenie żetonów, udziałów lub głosów.
kings-dilemma-lint-no-words = { $part }: brak pola { $field }; napisz je w każdym języku paczki.
kings-dilemma-lint-long = { $part }: { $field } ma więcej znaków niż { $n } i nie mieści się na karcie. Skróć.
kings-dilemma-lint-spare = Są słowa dla { $part }, a niczego o tej nazwie nie ma. Usuń je albo popraw nazwę.
kings-dilemma-lint-braces = { $part }: w polu { $field } ma się znaleźć { $name }, a niczego takiego nie ma. W nawiasach klamrowych stoi nazwa wspomnienia albo by: i to, co ktoś podpisał.
kings-dilemma-lint-signs-itself = { $part }: pole { $field } wymienia ród, który tę kartę podpisał, a kartę historii czyta się, zanim ktoś ją podpisze. Wymień ród, który podpisał dylemat, po którym przyszła.

## Czego historia lepiej niech nie robi

kings-dilemma-advice-achievement = Ród { $house } nigdy nie zdobędzie swojego osiągnięcia fabularnego: żadne zakończenie nie mówi `achieve` z jego numerem. Niech któreś je da.
kings-dilemma-advice-unread = { $part }: zapamiętuje się { $name }, a nic nigdy o to nie pyta. Niech zapyta karta, warunek albo słowa, albo to usuń.
kings-dilemma-advice-idle = { $part }: którakolwiek strona wygra, wyjdzie na to samo. Niech jedna z nich się różni.
kings-dilemma-advice-endless = { $part }: karta po obu stronach wraca do talii, więc przychodzi, aż panowanie się urwie. Niech jedna strona ją odłoży.
kings-dilemma-advice-emphasis = { $part }, { $field }: „{ $text }” będzie widać tak, jak stoi, razem ze znakami. Słowa to zwykły tekst: użyj cudzysłowu albo niczego.
kings-dilemma-advice-unscored = Finał może przerwać panowanie, którego wtedy się nie podlicza. Napisz `scores_reign = true` albo zostaw świadomie.

## Rodzaje możliwości, gdy jest ich wiele

kings-dilemma-group-aye = TAK
kings-dilemma-group-nay = NIE
kings-dilemma-group-buy-aye = TAK, z monetami
kings-dilemma-group-buy-nay = NIE, z monetami
kings-dilemma-group-back = Na rzecz rodu
kings-dilemma-amount-n = Władza
kings-dilemma-amount-coins = Monety

## Na co można odpowiedzieć z góry

kings-dilemma-ahead-vote = Gdy przychodzi twój głos
kings-dilemma-ahead-add = Gdy możesz dołożyć władzę do swojego głosu
kings-dilemma-ahead-use = Gdy możesz użyć zdolności
kings-dilemma-ahead-way-gather = spasuj i wzmocnij władzę
kings-dilemma-ahead-way-moderate = spasuj i weź żeton Arbitra
kings-dilemma-ahead-way-hold = nic nie dokładaj
kings-dilemma-ahead-way-use = użyj jej
kings-dilemma-ahead-if-voted = za jedną ze stron jest już tyle rodów: { $n }, albo więcej
kings-dilemma-ahead-if-nobody = żaden ród nie jest jeszcze za żadną ze stron
kings-dilemma-never-once = Rody, plany, małżeństwa i imię Króla: wybiera się je raz albo zapisuje na dobre.
kings-dilemma-never-tie = Remisy, wskazania i wybory z opowieści: nikt nie wie z góry, czego będą dotyczyć. Nie można też powiedzieć TAK ani NIE, zanim dylemat zostanie odczytany.

# Usposobienia botów

kings-dilemma-personality-treasurer = skarbnik
    .about = Trzyma monety i woli sprzedać swój głos, niż je wydać.
kings-dilemma-personality-magnate = magnat
    .about = Gromadzi władzę i wykłada ją tylko, gdy musi.
kings-dilemma-personality-chair = przewodniczący
    .about = Chce być Liderem i Arbitrem, żeby nic się nie działo bez jego udziału.
