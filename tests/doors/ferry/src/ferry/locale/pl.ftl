# Co mówi Prom.

ferry-option-rounds = Rundy
ferry-option-rounds-3 = trzy
ferry-option-rounds-5 = pięć

ferry-kind-role = Załogi
ferry-role-heron = Czaple
ferry-role-otter = Wydry
ferry-role-newt = Traszki
ferry-role-pike = Szczupaki

ferry-word-quay = nabrzeże, 1 albo 2

ferry-ask = Ładujesz skrzynię czy cumujesz?
ferry-do-load = Załaduj skrzynię na nabrzeżu { $quay }
ferry-do-land = Zacumuj
ferry-no-crate = Na tym nabrzeżu nie ma już skrzyń.
ferry-no-load = Twoja łódź jest pusta: najpierw załaduj skrzynię.

ferry-loads = { $seat } ładuje skrzynię na nabrzeżu { $quay }.
ferry-finds = Waży { $n }.
ferry-lands = { $seat } cumuje bezpiecznie z ładunkiem { $n }.
ferry-sinks = Łódź gracza { $seat } zatonęła: { $n } to za dużo.

ferry-board-quay = Nabrzeże { $quay } ({ $n })
ferry-board-shore = Na brzegu:
