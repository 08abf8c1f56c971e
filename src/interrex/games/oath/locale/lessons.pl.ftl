# Pierwsza gra z przewodnikiem.

oath-lesson-first-chronicle = Pierwsza kronika: z przewodnikiem, dla trojga
oath-lesson-first-chronicle-text =
    Dwie rundy Kanclerza i dwojga Banitów: Przeszukanie, Werbunek, Handel, Podróż, trzy Najazdy i jedna umowa. Dowiadujesz
    się, co zrobić i dlaczego, inni grają swoje role, a potem gra należy do ciebie.

oath-lesson-first-chronicle-goal =
    Kanclerz złożył przysięgę, tu: Przysięgę Hegemonii, czyli rządzić największą liczbą Obszarów. Kto ją spełnia, nosi tytuł. Kanclerz
    wygrywa, jeśli utrzyma go, aż zapanuje Stabilny Reżim, po pięciu do ośmiu rundach. Banita wygrywa, jeśli jako Uzurpator nosi go
    przez całą rundę albo spełni Wizję. Zwycięzca zapisuje potem Kronikę dla następnej gry.
oath-lesson-first-chronicle-turn =
    W swojej turze budzisz się, działasz i odpoczywasz. Działanie kosztuje Zaopatrzenie: Przeszukanie, Werbunek, Handel,
    Odzyskiwanie Reliktów i Sztandarów, Najazd, Podróż, tak często, jak cię stać. Odpoczynek zwraca to, co leży na kartach, i
    daje nowe Zaopatrzenie.
oath-lesson-first-chronicle-side-chancellor =
    Jesteś Kanclerzem. Cała znana mapa jest twoja, ale słabo obsadzona. Przez te dwie rundy zdobędziesz lud, stracisz większość
    Obszarów i odkupisz jeden z nich miejscem w Imperium.
oath-lesson-first-chronicle-side-exile =
    Jesteś Banitą, w czerwieni. Nic jeszcze nie masz. Przez te dwie rundy zajmiesz górę bez walki, pokonasz Bandytów i
    odbierzesz Kanclerzowi tytuł.

## Przed pierwszą rundą

oath-why-c-adviser =
    Każdy zaczyna z trzema kartami, jedną zatrzymuje jako zakrytego Doradcę, a resztę odrzuca. Odrzucone trafiają na stos
    następnego Regionu, gdzie mogą je znaleźć inni.
oath-why-c-adviser-last =
    To, co zostaje, leży zakryte: nikt tego nie zna i na razie nic nie robi. Odkryć można później, bez Zaopatrzenia.
oath-why-r-pawn =
    Banici zaczynają na dowolnym odkrytym Obszarze. Na Górze leży Relikt, a pilnuje go tylko jedna Chorągiew Kanclerza.
oath-why-r-adviser =
    Pomyśl, gdzie stoisz: karta dobra na cudzym Obszarze jest najwięcej warta dla tego, kto tam jest.
oath-why-r-adviser-last = Zatrzymana karta będzie niespodzianką twojej pierwszej tury.
oath-why-b-pawn = Drugi Banita zaczyna daleko, na Skalistym Wybrzeżu, gdzie też stoi jedna Chorągiew.
oath-why-b-adviser = Kto chce walczyć, zatrzymuje to, co pomaga w walce.
oath-why-b-adviser-last = Ostatnia karta zostaje jako zakryty Doradca. Zaczyna się pierwsza runda.

## Pierwsza runda: Kanclerz

oath-why-c1-search =
    Kanclerz zaczyna i ma 7 punktów Zaopatrzenia. Przeszukanie talii Świata kosztuje 2, dopóki nie dobrano żadnej Wizji.
    Dobierasz trzy karty, zatrzymujesz najwyżej jedną.
oath-why-c1-discard = Dwie z trzech odpadają. Jedne karty nadają się tylko na Obszar, inne tylko na Doradców: widać to na nich.
oath-why-c1-keep = Tę, która zostanie, można od razu zagrać: na Obszar albo do Doradców; można ją też odrzucić.
oath-why-c1-friend =
    Wierny Przyjaciel jest Doradcą. Zagrany odkryty od razu daje 4 punkty Zaopatrzenia, choć nigdy ponad 7: to Przeszukanie
    się zwróciło.
oath-why-c1-trade =
    Potrzebujesz Przychylności. Handel kosztuje 1 punkt Zaopatrzenia: połóż Sekret na karcie swojego Obszaru i weź z banku jej
    symbolu 1 żeton, i po 1 więcej za każdego Doradcę z tym symbolem. Sekret wróci, gdy odpoczniesz.
oath-why-c1-again = Zaopatrzenie jest po to, by je wydawać: drugie Przeszukanie.
oath-why-c1-out = Szukaj karty, która polepszy twój własny Obszar. To nie ta.
oath-why-c1-in = Ta też nie: żeby coś dała, inni musieliby stać tam, gdzie ty.
oath-why-c1-oak =
    Karta zagrana na Obszar daje 1 żeton Przychylności z banku swojego symbolu. Stary Dąb leży odtąd na Równinach, dla tego, kto tam
    stoi.
oath-why-c1-muster =
    Werbunek kosztuje 1 punkt Zaopatrzenia i 1 żeton Przychylności położony na pustej karcie twojego Obszaru: zyskujesz 2 Chorągwie
    na planszę.
oath-why-c1-banner =
    Miłość Ludu ma ten, kto zapłaci więcej Przychylności, niż na niej leży. Trzy żetony trudno będzie przebić. Jej posiadacz
    może zagrywać karty na dowolny Obszar Regionu, a po przebudzeniu musi o nią zadbać.
oath-why-c1-bank = Przychylność, która leżała na niej przedtem, wraca do banków, poczynając od wybranego przez ciebie.
oath-why-c1-station =
    Chorągwie z planszy idą za twoim pionkiem, te na Obszarze go bronią. Dwie na Równiny, do serca kraju.
oath-why-c1-rest =
    Odpoczynek: Przychylność z kart wraca do banków, Sekret do ciebie, a Zaopatrzenie się odświeża; dolicza się to, czego nie
    wydano.

## Pierwsza runda: czerwony Banita

oath-why-r1-peek = Na swoim Obszarze możesz podejrzeć zakryty Relikt. Nic to nie kosztuje, a inni widzą tylko, że patrzysz.
oath-why-r1-trade = Relikt kosztuje tu 2 żetony Przychylności, a masz 1. Połóż Sekret na Uroku Poskromienia i weź drugi.
oath-why-r1-recover =
    Odzyskiwanie kosztuje 1 punkt Zaopatrzenia i to, czego żąda Obszar: 2 spalone żetony Przychylności. Oko z Kości Słoniowej jest twoje.
    Relikty się gromadzi, walczy się o nie i liczą się do niektórych celów.
oath-why-r1-turn-up = Teraz zatrzymany Doradca. Odkrycie karty nie kosztuje Zaopatrzenia; trafia ona do Doradców albo na Obszar.
oath-why-r1-key =
    Klucz do Miasta: gdzie nie stoi pionek rządzącego, giną wszystkie Chorągwie, a ich miejsce zajmuje jedna twoja. Góra jest
    twoja bez Najazdu.
oath-why-r1-station = Jedną Chorągiew można stracić równie łatwo jak ta przed chwilą: postaw obok drugą.
oath-why-r1-muster = Przychylność, którą właśnie dała karta, opłaca 2 Chorągwie. Do następnego kroku potrzeba siły.
oath-why-r1-travel =
    Podróż w obrębie Prowincji kosztuje 2 punkty Zaopatrzenia. Trafiasz na zakryty Obszar i zostaje on odkryty: nikt nie wie, co tam jest,
    dopóki ktoś nie pójdzie.
oath-why-r1-campaign =
    Pogrzebanym Olbrzymem rządzą Bandyci. Najazd kosztuje 2 punkty Zaopatrzenia; wybierasz Obrońcę, potem cele, tu ten jeden
    Obszar. Każdy Obszar to kość Obrony, a Bandyci liczą się za jedną Chorągiew.
oath-why-r1-dice =
    Najwyżej jedna kość za każdą Chorągiew, którą masz przy sobie. Miecze atakują, dwa puste to jeden, czaszka zabija twoją
    Chorągiew. Czego zabraknie do zwycięstwa, można potem poświęcić.
oath-why-r1-hold =
    Zwycięstwo. Na zdobytym Obszarze można zostawić Chorągwie; bez nich nikt by nim nie rządził. Dwie tutaj i rządzisz dwoma
    Obszarami, tyloma, ile zostało Kanclerzowi.
oath-why-r1-rest = Zrównać się nie wystarczy: przy remisie tytuł zostaje, gdzie był. Ale runda jeszcze trwa.

## Pierwsza runda: niebieski Banita

oath-why-b1-turn-up = Drugi Banita też przed walką odkrywa Doradcę.
oath-why-b1-adviser =
    Zaszczyty Wojenne to Plan Bitewny: można go użyć w każdym swoim Najeździe, a za zwycięstwo daje 2 żetony Przychylności.
oath-why-b1-muster = Najpierw więcej Chorągwi, dzięki Starszyźnie na Skalistym Wybrzeżu.
oath-why-b1-campaign =
    Skalistym Wybrzeżem rządzi Kanclerz i to on się broni, choć jest daleko. Obszar, na którym stoi Atakujący, musi być wśród
    celów.
oath-why-b1-targets = Drugim celem mogłyby być Równiny, gdziekolwiek leżą; ale każdy cel to kolejna kość Obrony.
oath-why-b1-dice =
    Atakuje wszystkie pięć Chorągwi. Obrona ma kość za Obszar, kość za tytuł Wiernego Przysiędze i jedną Chorągiew na miejscu.
oath-why-b1-plan = Teraz obie strony mogą używać Planów Bitewnych, najpierw Atakujący. Zaszczyty Wojenne nic nie kosztują: użyj ich.
oath-why-b1-defence =
    Plany na Obszarach, którymi rządzisz, są twoje w każdym Najeździe. Długie Łuki dodają albo zabierają kość Ataku: broniąc
    się, zabierz.
oath-why-b1-hold = Wystarczyło. Na Skalistym Wybrzeżu zostają trzy Chorągwie.
oath-why-b1-rest =
    I tak czerwony, z dwoma Obszarami, rządzi ich największą liczbą: tytuł zmienia właściciela. Banita, który po przebudzeniu
    wciąż go nosi, odwraca go i jest Uzurpatorem, a kto budzi się jako Uzurpator, wygrywa.

## Druga runda: Kanclerz

oath-why-c2-talk =
    Po przebudzeniu trzeba było zadbać o Miłość Ludu. Tytuł przepadł, a przeciw tobie stoi dwoje Banitów: zjednaj sobie jednego.
    Kto ma Berło Władcy, może negocjować Obywatelstwo.
oath-why-c2-with = Umowę najpierw się spisuje: co dajesz ty, a co druga strona.
oath-why-c2-gives =
    Nowy Obywatel dostaje Relikt ze Skarbca, w ciemno. Jego Obszary liczą się Imperium, a jego Chorągwie zastępują fioletowe.
    Jeśli wygrasz, może się okazać, że to Obywatel jest lepszym następcą.
oath-why-c2-asks = W zamian jeden żeton Przychylności: opłaci twoje następne Chorągwie.
oath-why-c2-propose = Oferta położona na stole wiąże cię, gdy tylko ktoś ją przyjmie. To, co mówi się na czacie, nie wiąże nikogo.
oath-why-c2-accept =
    Relikt i Imperium za plecami za jeden żeton Przychylności: umowa stoi. Wszystko dzieje się od razu i pilnują tego zasady.
oath-why-c2-agreed = Ustalone, zakończ rozmowy. Imperium znów rządzi dwoma Obszarami, ale przy remisie tytuł zostaje u czerwonego.
oath-why-c2-muster = Z Przychylności robią się Chorągwie.
oath-why-c2-rest = Teraz tura Uzurpatora. Kto z tytułem obudzi się jeszcze raz, ten wygrał: czerwonego trzeba zatrzymać w tej rundzie.

## Druga runda: Uzurpator

oath-why-r2-search =
    Budzisz się jako Uzurpator: utrzymaj tytuł do następnego przebudzenia, a wygrasz. Poszukaj czegoś, co pomoże, albo drugiej
    drogi do zwycięstwa.
oath-why-r2-discard = Wizja od razu kończy dobieranie i wszyscy o niej słyszą. Odrzuć drugą kartę.
oath-why-r2-vision =
    Odkryta na twojej planszy jest twoim własnym celem: Wizja Podboju każe po przebudzeniu rządzić największą liczbą Obszarów,
    gdy dobrano już trzy Wizje. Masz teraz dwie drogi.
oath-why-r2-recover = Pogrzebany Olbrzym też ma Relikt, za jeden spalony Sekret. Co to jest, zobaczysz, gdy będzie twój.
oath-why-r2-station = Ostatnia Chorągiew zostaje tutaj: co nie stoi na Obszarze, niczego nie broni, gdy cię nie ma.
oath-why-r2-rest = Cokolwiek nadejdzie, nadejdzie na Górę albo do Pogrzebanego Olbrzyma. Nie możesz być wszędzie.

## Druga runda: Obywatel

oath-why-b2-withdraw = Obywatel może zabrać ze sobą Chorągwie Imperialne, jeśli Kanclerz pozwoli.
oath-why-b2-allow = Idą ratować twój tytuł: oczywiście.
oath-why-b2-travel = Z Interioru do Prowincji kosztuje to 2 punkty Zaopatrzenia, do Kolebki kosztowałoby 4.
oath-why-b2-campaign = Przeciw Uzurpatorowi, o Górę. Na Górze każdy Atakujący musi zrezygnować z jednej kości.
oath-why-b2-targets = Z Pogrzebanym Olbrzymem cele byłyby dwa, a kości przeciw tobie więcej: wystarczy sama Góra.
oath-why-b2-dice = Wszystko, co jest. Uzurpator broni się dwiema kośćmi za tytuł.
oath-why-b2-longbows = Długie Łuki leżą na Obszarze Imperium, więc może ich użyć także Obywatel: jeszcze jedna kość Ataku.
oath-why-b2-plan = I znów Zaszczyty Wojenne.
oath-why-b2-cauldron =
    Broniąc się, też możesz używać Planów: z Przeklętym Kotłem zwycięstwo dałoby po Chorągwi za każdą zabitą. Nic nie kosztuje.
oath-why-b2-hold =
    O jeden. Uzurpator traci połowę tamtejszej Siły, reszta wraca do domu. Dwie Chorągwie trzymają Górę dla Imperium.
oath-why-b2-rest =
    Trzy Obszary: Wiernym Przysiędze znów jest Kanclerz. Czerwony ma wciąż Wizję i dwa Relikty, niebieski Imperium do
    odziedziczenia. Dalej gra należy do ciebie.

## Co jeszcze można zrobić

-about-accept = Umowa spełnia się od razu, tak jak ją spisano.
-about-allow = Chorągwie Imperialne można zabrać.
-about-bank = Pierwszy może być dowolny bank; pozostałe idą po kolei.
-about-by-hand = Modyfikatory, które nic nie kosztują i tylko pomagają, działają same. Zamiast tego gra może pytać o każdy.
-about-campaign = Przeciw temu, kto rządzi twoim Obszarem albo na nim stoi, lub przeciw Bandytom. Kosztuje 2 punkty Zaopatrzenia.
-about-commit = Mniej kości to mniej czaszek; więcej to silniejszy atak.
-about-deny = Wtedy zostają, gdzie są.
-about-discard = Odrzucone karty trafiają na stos następnego Regionu i mogą je znaleźć inni.
-about-exile-self = Obywatel może opuścić Imperium, ale nie za darmo.
-about-muster = 1 punkt Zaopatrzenia i 1 żeton Przychylności na pustą kartę twojego Obszaru: 2 Chorągwie.
-about-offer-citizenship = Negocjować można z każdym Banitą, gdziekolwiek jest.
-about-pass = Kończy dla ciebie ten krok: czego w nim nie zrobiono, to przepada.
-about-pawn = Dowolny odkryty Obszar.
-about-peek = Podejrzyj tutejszy Relikt; tylko ty dowiesz się, co to jest.
-about-peek-reliquary = Kto ma Berło Władcy, może oglądać Relikty w Skarbcu.
-about-play-face-down = Nikt nie zna tej karty; nie ma symbolu i nic nie robi, dopóki jej nie odkryjesz.
-about-play-face-up = Możesz mieć troje Doradców. Ich symbole poprawiają Handel, a ich moce są twoje.
-about-play-to-site = Daje 1 żeton Przychylności swojego symbolu i służy temu, kto Obszarem rządzi albo na nim stoi.
-about-promise = Co obiecane, przechodzi z rąk do rąk w chwili zawarcia umowy.
-about-propose = Kładzie szkic umowy na stole.
-about-recover = Obszar mówi, ile kosztuje jego Relikt.
-about-recover-banner = Zapłać więcej, niż na nim leży. Oba Sztandary liczą się do niektórych przysiąg i Wizji.
-about-refuse = Wtedy nic się nie dzieje.
-about-reveal = Odkryta Wizja jest twoim własnym celem. Widzą ją wszyscy.
-about-search = Trzy karty z talii Świata albo ze stosu kart odrzuconych twojego Regionu; jedną zatrzymujesz.
-about-share = Chorągwie, których tu nie zostawisz, zostają przy tobie.
-about-show = Możesz komuś pokazać zakrytą kartę. Nic to nie kosztuje, a dowodzi, że mówisz prawdę.
-about-station = Chorągwie na Obszarze go bronią; bez nich nim nie rządzisz.
-about-target-site = Więcej celów to większa zdobycz, ale i więcej kości przeciw tobie.
-about-trade = Sekret za Przychylność albo Przychylność za Sekret, z kartą twojego Obszaru.
-about-travel = Im dalej, tym więcej Zaopatrzenia. Zakryte Obszary się odkrywa.
-about-turn-up = Zakryty Doradca trafia odkryty do Doradców albo na Obszar, albo zostaje odrzucony.
-about-with = Zaczyna szkic umowy.
-about-withdraw = Drze szkic albo wycofuje ofertę.
-about-withdraw-warbands = Chorągwie na planszy idą z tobą. Zabrać ostatnią znaczy oddać Obszar.

## Kanclerz

oath-about-chancellor-allow = { -about-allow }
oath-about-chancellor-bank = { -about-bank }
oath-about-chancellor-by-hand = { -about-by-hand }
oath-about-chancellor-deny = { -about-deny }
oath-about-chancellor-discard = { -about-discard }
oath-about-chancellor-elders = { oath-card-elders.does }
oath-about-chancellor-longbows = { oath-card-longbows.does }
oath-about-chancellor-muster = { -about-muster }
oath-about-chancellor-offer-citizenship = { -about-offer-citizenship }
oath-about-chancellor-pass = { -about-pass }
oath-about-chancellor-peek-reliquary = { -about-peek-reliquary }
oath-about-chancellor-play-face-down = { -about-play-face-down }
oath-about-chancellor-play-face-up = { -about-play-face-up }
oath-about-chancellor-play-to-site = { -about-play-to-site }
oath-about-chancellor-promise = { -about-promise }
oath-about-chancellor-propose = { -about-propose }
oath-about-chancellor-recover-banner = { -about-recover-banner }
oath-about-chancellor-search = { -about-search }
oath-about-chancellor-show = { -about-show }
oath-about-chancellor-station = { -about-station }
oath-about-chancellor-trade = { -about-trade }
oath-about-chancellor-travel = { -about-travel }
oath-about-chancellor-turn-up = { -about-turn-up }
oath-about-chancellor-with = { -about-with }
oath-about-chancellor-withdraw = { -about-withdraw }
oath-about-chancellor-withdraw-warbands = { -about-withdraw-warbands }

## Banita

oath-about-exile-accept = { -about-accept }
oath-about-exile-battle-honors = { oath-card-battle-honors.does }
oath-about-exile-by-hand = { -about-by-hand }
oath-about-exile-campaign = { -about-campaign }
oath-about-exile-commit = { -about-commit }
oath-about-exile-cursed-cauldron = { oath-relic-cursed-cauldron.does }
oath-about-exile-discard = { -about-discard }
oath-about-exile-elders = { oath-card-elders.does }
oath-about-exile-exile-self = { -about-exile-self }
oath-about-exile-ivory-eye = { oath-relic-ivory-eye.does }
oath-about-exile-longbows = { oath-card-longbows.does }
oath-about-exile-muster = { -about-muster }
oath-about-exile-pass = { -about-pass }
oath-about-exile-pawn = { -about-pawn }
oath-about-exile-peek = { -about-peek }
oath-about-exile-play-face-down = { -about-play-face-down }
oath-about-exile-play-face-up = { -about-play-face-up }
oath-about-exile-play-to-site = { -about-play-to-site }
oath-about-exile-recover = { -about-recover }
oath-about-exile-recover-banner = { -about-recover-banner }
oath-about-exile-refuse = { -about-refuse }
oath-about-exile-reveal = { -about-reveal }
oath-about-exile-search = { -about-search }
oath-about-exile-share = { -about-share }
oath-about-exile-show = { -about-show }
oath-about-exile-station = { -about-station }
oath-about-exile-target-site = { -about-target-site }
oath-about-exile-trade = { -about-trade }
oath-about-exile-travel = { -about-travel }
oath-about-exile-turn-up = { -about-turn-up }
oath-about-exile-with = { -about-with }
oath-about-exile-withdraw-warbands = { -about-withdraw-warbands }
