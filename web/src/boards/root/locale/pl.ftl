# Co mówi plansza Root poza słowami samej gry.

rt-map-autumn = Leśna Kraina jesienią
rt-map-winter = Leśna Kraina zimą
rt-clearings = Polany i lasy
rt-closer = Bliżej
rt-farther = Dalej
rt-clearing = Polana { $clearing }, { $suit }
rt-forest = Las { $n }
rt-ruled = rządzi: { $faction }
rt-warriors-of = { $count ->
    [one] { $faction }: { $count } wojownik
   *[other] { $faction }: { $count } wojowników
}
rt-some = { $piece } × { $count }
rt-ruin = ruiny
rt-slots = wolne miejsca na budynki: { $open } z { $all }

rt-round = Runda { $n } ·
rt-setup = Przygotowanie
rt-left = { $n ->
    [one] została { $n } akcja
    [few] zostały { $n } akcje
   *[other] zostało { $n } akcji
}
rt-scores = Tor punktów do 30: { $list }
rt-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
rt-coalition = W koalicji, partner: { $name }

rt-deck = Talia: { $n }
rt-discard = Stos odrzuconych: { $n }
rt-browse = Przejrzyj stos odrzuconych
rt-close = Zamknij
rt-none = brak
rt-available = Karty dominacji do wzięcia
rt-supply = Przedmioty do przekucia
rt-quest = Misja
rt-quests = Dostępne misje, w talii jeszcze { $n }
rt-quest-deck = Misje w talii: { $n }
rt-cost = koszt { $list }
rt-any-suit = dowolny kolor

rt-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
rt-short-marquise = Markiza
rt-short-eyrie = Orle Gniazda
rt-short-alliance = Sojusz
rt-short-vagabond = Włóczęga
rt-short-vagabond-2 = Włóczęga 2
rt-open = Otwórz planszę: { $name }
rt-shut = Zamknij planszę: { $name }
rt-crafted = Przekute
rt-warriors-left = Wojownicy w zasobach: { $n }
rt-track = { $piece }: { $placed } z { $all } na mapie
rt-track-next = Następny element daje PZ: { $points }
rt-track-cost = Koszt: { $cost }
rt-costs = Drewno potrzebne na budynek
rt-sympathy-costs = Stronnicy potrzebni na żeton sympatyków
rt-wood-left = Drewno w zasobach: { $n }
rt-keep = Twierdza na polanie { $clearing }
rt-keep-lost = Brak twierdzy na mapie

rt-decree = Dekret
rt-leads = przewodzi
rt-deposed = obalony
rt-leader = { $leader }: { $leader-does }
rt-leader-does = { $leader-does }

rt-supporters = Stronnicy: { $n }
rt-officers = Oficerowie: { $n }
rt-base-at = Baza ({ $suit }) na polanie { $clearing }
rt-base-off = Baza ({ $suit }) poza mapą

rt-satchel = Przedmioty
rt-item-fresh = gotowe
rt-item-exhausted = wyczerpane
rt-item-damaged = uszkodzone
rt-item-damaged-exhausted = uszkodzone i wyczerpane
rt-hostile = wrogość
rt-relation = { $n ->
    [0] obojętność
    [3] sojusz
   *[other] przychylność, stopień { $n } z 3
}
rt-aids = pomoc w tej turze: { $n }
rt-character = { $character }: { $character-does }
rt-character-does = { $character-does }
rt-quests-done = Wykonane misje: { $n }

rt-battle = Walka na polanie { $clearing }: atakuje { $attacker }, broni się { $defender }
rt-battle-ally = U boku walczy { $faction }
rt-battle-hits = { $name }: obrażenia z kości { $rolled }, dodatkowe { $extra }
rt-attacker = atakuje
rt-defender = broni się
rt-strength = siła { $n }
rt-battle-step = Teraz: { $step }
rt-step-ally = sojusznik
rt-step-ambush = zasadzka
rt-step-dice = kości
rt-step-effects = efekty
rt-step-hits = obrażenia

rt-effect-ambush = W obronie: 2 obrażenia przed rzutem. Udaremnia zasadzkę.
rt-effect-favour = Usuń wrogie elementy z polan tego koloru; zdobądź za nie PZ.
rt-effect-dominance = Wygrasz, jeśli o Świcie rządzisz 3 polanami ({ $suit }).
rt-effect-dominance-bird = Wygrasz, jeśli o Świcie rządzisz 2 rogami po przekątnej.
rt-effect-armorers = Odrzuć w walce: zignoruj obrażenia z kości.
rt-effect-brutal-tactics = W ataku: 1 dodatkowe obrażenie; obrońca zdobywa 1 PZ.
rt-effect-royal-claim = O Świcie odrzuć: 1 PZ za każdą polanę, którą rządzisz.
rt-effect-sappers = W obronie odrzuć: 1 dodatkowe obrażenie.
rt-effect-better-burrow-bank = O Świcie: ty i inny gracz dobieracie kartę.
rt-effect-cobbler = Wieczorem: wykonaj ruch.
rt-effect-command-warren = Na początku Dnia: rozpocznij walkę.
rt-effect-codebreakers = W ciągu Dnia: obejrzyj rękę gracza.
rt-effect-scouting-party = Gdy atakujesz, zasadzki ci nie szkodzą.
rt-effect-stand-and-deliver = O Świcie: weź losową kartę gracza; zdobywa 1 PZ.
rt-effect-tax-collector = W ciągu Dnia: usuń wojownika, dobierz kartę.
