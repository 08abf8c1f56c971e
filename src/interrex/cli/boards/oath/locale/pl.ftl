# Co plansza Oath mówi w terminalu.

cli-oath-oath = { $oath }
cli-oath-round = runda
cli-oath-visions = dobrane Wizje
cli-oath-commons = Królestwo
cli-oath-banks = banki
cli-oath-world = Talia Świata
cli-oath-next-denizen = następny będzie Mieszkaniec
cli-oath-next-vision = następna będzie Wizja
cli-oath-discards = odrzucone
cli-oath-reliquary = Skarbiec
cli-oath-players = Gracze
cli-oath-advisers = Doradcy (z { $n })
cli-oath-vision = Wizja
cli-oath-relics = Relikty
cli-oath-drawn = Dobrane
cli-oath-map = Mapa
cli-oath-unknown = zakryty
cli-oath-campaign = Najazd
cli-oath-sides = strony
cli-oath-aims = cele
cli-oath-banish = pionek i Przychylność
cli-oath-pools = kości
cli-oath-dice = Ataku { $attack }, Obrony { $defense }
cli-oath-forces = Siła
cli-oath-plans = plany
cli-oath-totals = atak : obrona
