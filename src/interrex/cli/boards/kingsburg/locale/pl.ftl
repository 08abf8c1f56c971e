# Co mówi plansza Kingsburga w terminalu.

cli-kingsburg-year = Rok { $year } z { $years }
cli-kingsburg-enemy = Wróg
cli-kingsburg-enemy-unknown = siła od { $low } do { $high }, jeszcze nieznany
cli-kingsburg-enemy-known = { $enemy }, siła { $strength }
cli-kingsburg-victory = zwycięstwo
cli-kingsburg-defeat = przegrana
cli-kingsburg-secret = wiesz to tylko ty
cli-kingsburg-buildings = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[other] { $n } budynków
}
cli-kingsburg-council = Królewska rada
cli-kingsburg-nobody = nikt
cli-kingsburg-players = Gracze, w kolejności
cli-kingsburg-provinces = Prowincje
cli-kingsburg-letter-gold = Z
cli-kingsburg-letter-wood = D
cli-kingsburg-letter-stone = K
cli-kingsburg-gold = złoto
cli-kingsburg-wood = drewno
cli-kingsburg-stone = kamień
cli-kingsburg-army = wojsko
cli-kingsburg-dice = kości
cli-kingsburg-mark-envoy = wysłannik
cli-kingsburg-mark-aided = królewska pomoc
cli-kingsburg-mark-passed = pasuje
cli-kingsburg-mark-peeked = zna wroga
cli-kingsburg-whim = kaprys
cli-kingsburg-mark-levies = żetony { $list }
cli-kingsburg-sign-point = punkt
cli-kingsburg-sign-soldier = oddział
cli-kingsburg-sign-any = dowolny zasób
cli-kingsburg-sign-swap = zamiana
cli-kingsburg-sign-look = podgląd wroga
cli-kingsburg-sign-die = własna kość
cli-kingsburg-sign-white = biała kość
