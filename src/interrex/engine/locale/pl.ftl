# Co mówi silnik, niezależnie od gry.

engine-seat-name = Gracz { $number }
engine-seat = { $seat }
engine-yes = tak
engine-no = nie

engine-unknown-game = Nie ma gry „{ $name }”. Dostępne: { $known }.
engine-no-games = Nie zainstalowano żadnej gry. W katalogu ze źródłami najpierw zainstaluj program: make play albo pip install -e .
engine-broken-package = Nie można użyć „{ $name }” z pakietu { $package }: { $detail }
engine-not-a-game = to nie jest obiekt Game.
engine-not-a-board = to nie jest funkcja, która rysuje planszę.
engine-not-a-web-board = to nie jest pakiet, w którym leży board.js.
engine-other-id = gra przedstawia się jako „{ $id }”; punkt wejścia i gra muszą nazywać się tak samo.
engine-door-taken = inny pakiet dostarczył już coś o tej nazwie.
engine-bad-players = { $game }: liczba graczy od { $low } do { $high }, a nie { $asked }.
engine-bad-option = { $game } nie ma opcji „{ $name }”. Dostępne: { $known }.
engine-bad-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Dozwolone: { $known }.
engine-bad-houses = Każde z miejsc ({ $seats }) potrzebuje własnego rodu.
engine-no-saga = Gry { $game } nie tworzą kampanii: każda jest osobną całością.
engine-big-chronicle = Ta kronika jest za długa: najwyżej { $limit } bajtów.
engine-bad-chronicle = To nie jest kronika gry { $game }: { $detail }.
engine-no-seat = Nie ma miejsca { $asked }: miejsca liczy się od 0 do { $last }.
engine-unknown-language = „{ $asked }” nie jest językiem tego programu. Dostępne: { $known }.
engine-unknown-notation = { $game } nie ma notacji „{ $name }”. Dostępne: { $known }.
engine-unknown-rule = W zasadach gry { $game } nie ma punktu { $asked }.

engine-bad-action = „{ $text }” nie jest akcją: podaj czasownik, a po nim liczby lub krótkie słowa, np. „influence 8 d35”.
engine-cannot-leave = Tej pozycji nie da się wysłać do innego procesu: zawiera coś, co nie ma nazwy ({ $what }).
engine-not-offered = Tej akcji nie można teraz wykonać.
engine-not-asked = Teraz pytanie do ciebie jest inne: { $question }
engine-not-pending = Teraz nie decyduje { $seat }; gra czeka na: { $pending }.
engine-over = Gra jest zakończona.

engine-record-unreadable = To nie jest czytelny zapis gry: { $detail }.
engine-record-format = Zapis ma format { $found }; ten program czyta format { $known }.
engine-record-version = Zapis powstał według wersji zasad { $found }; ten program gra według wersji { $known }.
engine-record-illegal = Ruch { $number }, „{ $text }” ({ $seat }), jest sprzeczny z punktem { $rule }: { $reason }
engine-no-such-move = Nie ma pozycji { $asked }: gra liczy { $last ->
    [one] { $last } ruch
    [few] { $last } ruchy
   *[many] { $last } ruchów
}.
engine-nothing-to-undo = Nie ma czego cofnąć.
engine-undo-crosses-seat = Od tego czasu był już ruch: { $seat }.
engine-undo-crosses-luck = Ten ruch wiązał się z losem lub ujawnił tajemnicę.
engine-undo-others = Pozostali muszą się zgodzić.
engine-undo-practice = Sprzeciwić mogłyby się tylko boty, a one tego nie robią. Kto jednak tam wraca, ten zajrzał w przyszłość: gra staje się treningowa i tak zostanie zapisana.
engine-practice = gra treningowa
engine-hinted = z podpowiedziami
engine-hint-for = Za tym: { $clauses }.
engine-hint-against = Przeciw: { $clauses }.
engine-hint-other = { $seat }: { $what }
engine-hint-alike = Prawie to samo co następny najlepszy ruch.
engine-aim-outcome =
    .more = kończy się lepiej
    .less = kończy się gorzej
engine-hint-none = Tu nie ma z czego wybierać.
engine-hint-no-judgement = { $game } nie ma czym oceniać pozycji, więc nie ma w niej podpowiedzi.
engine-unknown-bot = Nie ma bota „{ $name }”. Dostępne: { $known }.
engine-unknown-personality = W tej grze żaden bot nie ma usposobienia „{ $name }”. Dostępne: { $known }.
engine-no-bot-class = to nie jest klasa pochodna od interrex.bots.Bot.
engine-bot-no-module = Nie ma modułu „{ $module }”, z którego można by wziąć bota. Czy jest w tym katalogu albo zainstalowany?
engine-bot-module-fails = Nie można zaimportować modułu „{ $module }”: { $detail }
engine-bot-not-one = „{ $name }” to nie bot: podaj moduł:Klasa, z klasą pochodną od interrex.bots.Bot. Boty w { $module }: { $known }.
engine-foul-play = Bot { $bot } ({ $seat }) wybrał „{ $text }”, czego mu nie zaproponowano.
engine-miscount = Przybyło elementów gry albo ich ubyło: { $counts }.
engine-bad-bots = Liczba podanych botów: { $given }, a liczba miejsc: { $seats }. Podaj jednego dla wszystkich albo po jednym na miejsce.
engine-simulation-killed = System zabił proces, który rozgrywał gry: za mało pamięci? Spróbuj z mniejszą liczbą procesów.
engine-kept-other = { $file } zawiera inne partie niż te: innej gry, wersji, liczby graczy, wyboru albo ziarna. Podaj inny plik.
engine-unknown-place = Nie można grać na „{ $on }”. Podaj „ray”, jeśli Ray ma uruchomić klaster na tym komputerze, albo ray://HOST:PORT, jeśli klaster już działa.
engine-cluster-missing = Granie na klastrze wymaga Raya: pip install interrex[cluster]
engine-cluster-address = „{ $address }” nie jest adresem klastra: napisz ray://HOST:PORT, tak jak podało „ray start --head”.
engine-cluster-away = Pod adresem { $address } nie odpowiada żaden klaster Raya ({ $detail }). Czy działa i czy ten komputer jest jednym z jego węzłów?
engine-cluster-died = Procesy klastra, które rozgrywały te same gry, ginęły raz za razem ({ $detail }): za mało pamięci? Z opcją --kept rozegrane już gry nie przepadają.
engine-node-no-interrex = Na węźle { $node } nie ma Interreksa: zainstaluj tam wersję { $ours }.
engine-node-other-interrex = Na węźle { $node } jest Interrex { $theirs }, a tutaj { $ours }: rozgrywałby inne gry. Zainstaluj wszędzie tę samą wersję.
engine-node-other-files = Na węźle { $node } też jest Interrex { $ours }, ale jego pliki są inne: zmieniony kod albo wagi wyuczone na nowo. Zainstaluj wszędzie to samo.
engine-node-no-game = Na węźle { $node } nie ma gry „{ $name }”: zainstaluj tam jej pakiet.
engine-node-other-game = Na węźle { $node } jest inna wersja gry „{ $name }” albo są do niej inne opowieści: zainstaluj tam to samo.
engine-node-no-bot = Na węźle { $node } nie ma bota „{ $name }”: zainstaluj tam jego pakiet.
engine-node-other-bot = Na węźle { $node } jest inny bot „{ $name }” niż tutaj: zainstaluj tam tego samego.

engine-campaign-no-book = { $game } nie prowadzi księgi dziejów.
engine-campaign-brought = Kampania gry { $game } nie może zacząć się od kroniki z zewnątrz ani dać się tak zapisać.
engine-campaign-unwritten = Kroniki jeszcze nie ma: rozegraj pierwszą grę do końca.
engine-campaign-few = Kampania gry { $game } wymaga co najmniej tylu rodów: { $least }.
engine-campaign-name = „{ $name }” nie może być nazwą rodu: potrzeba od 1 do { $most } znaków.
engine-campaign-taken = Nie ma miejsca na ród „{ $name }”: nazwy muszą się różnić, a rodów jest najwyżej { $most }.
engine-campaign-no-house = Nie ma takiego rodu: liczy się je od 0 do { $last }.
engine-campaign-other-game = To kampania gry { $game } według zasad w wersji { $version }; ta gra jest inna.
engine-campaign-not-over = Grę dopisuje się do kampanii, gdy się skończy.
engine-campaign-other-houses = W tej grze nie grały rody z tej kampanii.
engine-campaign-other-chronicle = Ta gra nie zaczyna się tam, gdzie skończyła się ostatnia gra kampanii.
engine-campaign-unreadable = Tej kampanii nie da się odczytać: { $detail }.
engine-campaign-format = Kampania ma format { $found }; ten program czyta format { $known }.

engine-words-wanted = „{ $verb }” wymaga innych słów: { $kinds }.
engine-no-words-wanted = „{ $verb }” stoi samo, bez dalszych słów.
engine-no-such-word = „{ $said }” to nie to, o co tu chodzi: { $kind }.

engine-ask-reopen = To już wszystko. Dopóki inni nie skończą, możesz się jeszcze rozmyślić.
engine-do-reopen = Rozmyśl się

engine-ask-deal = Możesz tymczasem zaproponować umowę.
engine-clause = { $seat }: { $what }
engine-slot-n = Ile
engine-slot-seat = Kto
engine-do-with = Umowa z: { $seat }
engine-do-propose = Połóż tę ofertę na stole
engine-do-accept = Przyjmij ofertę { $n }
engine-do-refuse = Odrzuć ofertę { $n }
engine-do-withdraw = { $n ->
    [0] Podrzyj szkic umowy
   *[other] Wycofaj ofertę { $n }
}
engine-no-with = { $seat } nie zawiera tu umów: wskaż kogoś przy tym stole.
engine-no-with-oneself = I tak jesteś stroną własnego szkicu: wskaż kogoś innego.
engine-no-with-there = { $seat } jest już w twoim szkicu.
engine-no-promise = Nie można tu obiecać niczego o nazwie „{ $said }”.
engine-no-promise-alone = Najpierw wciągnij kogoś do szkicu: do umowy trzeba dwojga.
engine-no-promise-party = { $seat } nie jest stroną twojego szkicu.
engine-no-promise-now = { $seat } nie może teraz tego obiecać.
engine-no-promise-towards = { $seat } nie jest stroną twojego szkicu, a musi nią być.
engine-no-promise-twice = W twoim szkicu już to jest albo coś podobnego ({ $clause }).
engine-no-propose = W twoim szkicu nie ma jeszcze żadnej obietnicy.
engine-no-propose-busy = Twoja oferta { $n } wciąż leży na stole: najpierw ją wycofaj albo poczekaj na odpowiedzi.
engine-no-clause = W tej sytuacji nie można już tego obiecać ({ $clause }).
engine-no-offer = Na stole nie ma oferty { $n }.
engine-no-offer-party = Oferta { $n } nie jest skierowana do ciebie.
engine-no-accept-agreed = Twoja zgoda na ofertę { $n } już padła.
engine-no-refuse-own = Oferta { $n } jest twoja: wycofaj ją.
engine-no-refuse-agreed = Twoja zgoda na ofertę { $n } już padła: nie można jej teraz odrzucić.
engine-no-withdraw = Nie masz szkicu, który można by podrzeć.
engine-no-withdraw-others = To cudza oferta ({ $seat }): odrzuć ją.
engine-told-propose = { $seat } składa ofertę { $n }: { $clauses }.
engine-told-accept = { $seat } przyjmuje ofertę { $n }.
engine-told-struck = Wszystkie strony się zgadzają: oferta { $n } staje się umową.
engine-told-lapse = Oferta { $n } przepada: brakuje czegoś, co obiecano.
engine-told-refuse = { $seat } odrzuca ofertę { $n }.
engine-told-withdraw = { $seat } wycofuje ofertę { $n }.
engine-pledged = Wiąże cię obietnica z umowy { $n } ({ $clause }).
engine-pledge-kept = Obietnica dotrzymana ({ $clause }).
engine-pledge-released = Obietnicy nie dało się dotrzymać i przestaje wiązać ({ $clause }).

# Tablice

engine-array-no-bound = Nie wiadomo, jak długa może być lista { $field } gry { $game }. Podaj to w arrays.json w folderze gry.
engine-array-does-not-fit = { $path } to { $value }, a w tablicy nie ma na to liczby.
engine-array-unknown-word = W { $path } stoi „{ $word }”, a słownik tego pola go nie zna. Dodaj je do arrays.json w folderze gry.
engine-array-too-many = { $path } ma { $found } części, a miejsca jest na { $most }.
engine-array-no-number = „{ $action }” nie ma numeru: nie składa się na to żadne sformułowanie tej gry.
engine-array-not-offered = Nie ma możliwej akcji o numerze { $number }.

# Historie, które piszą ludzie

engine-story-nowhere = Pod { $path } nie ma ani folderu, ani pliku zip.
engine-story-odd = { $path }: „{ $name }” tu nie pasuje. Historia to zwykłe pliki w jednym folderze, o nazwach takich jak words.pl.toml.
engine-story-twice = { $path }: są dwa pliki o nazwie { $name }. Historia ma jeden folder.
engine-story-zip = Pliku { $path } nie da się przeczytać jako zip ({ $detail }). Spakuj folder jeszcze raz.
engine-story-many = W { $path } jest więcej plików niż { $n }. Historia ma story.toml i po jednym pliku słów na język.
engine-story-large = Plik { $name } ma więcej bajtów niż { $n }. Skróć go.
engine-story-not-there = Nie ma zainstalowanej historii „{ $name }”. Jakie są, pokaże: interrex story list
engine-story-no-game = { $game } nie ma historii, które każdy mógłby napisać.
engine-story-changed = To, co robi, zmieniono po zainstalowaniu. Zainstaluj ją ponownie.
engine-broken-story = Historia { $name } zostaje pominięta. { $detail }

## Rodzaje możliwości, gdy jest ich wiele

engine-group-with = Umowa z kimś
engine-group-promise = Obietnica do szkicu

## Odpowiedzi dawane z góry

engine-ahead-way-pass = spasuj
engine-ahead-way-anything = użyj tego, co jest
engine-order = { $question }: { $what }.
engine-order-else = { $first }; jeśli się nie da, { $rest }
engine-order-if = Tylko gdy { $clauses }.
engine-order-scope-game = Do końca tej gry.
engine-order-scope-turn = Dopóki trwa ta tura.
engine-order-scope-mine = Do twojej następnej tury.
engine-order-times = { $n ->
    [one] Jeden raz.
    [few] Najwyżej { $n } razy.
   *[many] Najwyżej { $n } razy.
}
engine-order-no-question = Na „{ $name }” nie można w tej grze odpowiedzieć z góry.
engine-order-ways = Polecenie podaje od 1 do { $most } sposobów, każdy jeden raz.
engine-order-no-way = Tu, albo teraz, nie można powiedzieć „{ $text }”: wybierz coś z listy.
engine-order-open = To polecenie musi się kończyć czymś, co zawsze się da zrobić, na przykład pasem: inaczej zdradziłoby innym, co masz na ręce.
engine-order-no-turns = W tej grze nie ma własnych tur, na które polecenie mogłoby czekać.
engine-order-times-odd = Polecenie odpowiada co najmniej raz, a najwyżej { $most } razy.
