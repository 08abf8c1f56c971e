# Co mówi plansza Kingsburga poza słowami samej gry.

kb-court = Królewska rada
kb-calendar = Rok { $number }: { $phase }
kb-year = Rok { $number }
kb-order = Kolejność
kb-order-words = Kolejność: { $list }
kb-score-words = Punkty: { $list }
kb-army = Wojsko
kb-army-words = Wojsko: { $list }
kb-strength-range = Siła { $from }–{ $to }
kb-enemy-back = Wróg tego roku jest jeszcze zakryty. Siła { $from }–{ $to }. Możliwi: { $list }
kb-enemy-card = { $kind }, siła { $strength }. Zwycięstwo: { $gain }. Przegrana kosztuje: { $lose }
kb-enemy-secret = Wiesz tylko ty
kb-enemy-secret-words = Ta karta jest ci już znana; inni mogą jej nie znać
kb-victory = Zwycięstwo
kb-defeat = Przegrana

kb-envoy-home = Królewski wysłannik stoi na planszy
kb-envoy-with = Królewski wysłannik: { $name }
kb-envoy-used-here = Z pomocą królewskiego wysłannika

kb-hand = Twoje kości
kb-hand-of = Kości: { $name }
kb-no-dice = Brak kości
kb-die = { $colour ->
    [white] Biała kość: { $value }
   *[own] Kość: { $value }
}
kb-reach = W zasięgu: { $list }
kb-passed = Pas
kb-to-act = na ruchu
kb-peeked = Zna wroga tego roku
kb-nobody = Niczyje kości

kb-help-token = Żeton +2, masz { $n }
kb-help-envoy = Królewski wysłannik: członek rady, na którego już ktoś wpłynął
kb-used = Już użyto w tej porze zbiorów.

kb-province = Prowincja: { $name }
kb-own-province = Twoja prowincja
kb-back = Wróć do swojej
kb-open = Pokaż prowincję: { $name }
kb-built = wybudowano
kb-ours = koszt naszego pomysłu
kb-cost = koszt: { $cost }
kb-in-battle = { $bonus } w bitwie
kb-goods = W zapasie: { $amount }
kb-none = nic
kb-buildings = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
kb-soldiers-and-walls = Oddziały: { $army }, z budynków: { $bonus }
kb-levies = Pozostałe żetony wojsk: { $list }
kb-levy = Żeton wojsk { $n }
kb-spread-strips = Alternatywne rzędy, które mogą zakryć rząd
kb-spread-auction = Gubernatorzy do licytacji
kb-spread-governors = Gubernatorzy, których ci rozdano
kb-spread-groups = Grupy, o które można w tym roku zabiegać
kb-way-for = { $gifts } za { $price }
kb-way-others = { $gifts }; pozostali: { $others }
kb-others = inni
kb-card-destiny = Przeznaczenie
kb-card-governor = Gubernator
kb-card-group = Grupa
kb-card-edict = Edykt
kb-allies = Żetony w tym miejscu: { $list }
kb-marked = Wskazany w tym roku przez los
kb-closed = W tym roku nie możesz na tę postać wpłynąć
kb-any = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}

kb-scene-winter = Zimowa bitwa
kb-news-winter = Zima: nadchodzi wróg
kb-news-enemy = Nadciągają { $enemy }, siła { $strength }
kb-news-razed = { $seat } traci budynek: { $building }
kb-news-last-year = Zaczyna się ostatni rok

kb-from-buildings = Budowle
kb-from-battles = Bitwy i wojska
kb-from-favour = Przychylność króla
kb-from-advisors = Członkowie rady
kb-from-bids = Licytacje
