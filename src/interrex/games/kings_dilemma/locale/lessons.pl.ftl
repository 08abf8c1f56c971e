## Pierwsza Rada z przewodnikiem

kings-dilemma-lesson-first-council = Pierwsza Rada: dwa dylematy z przewodnikiem
kings-dilemma-lesson-first-council-text =
    Trzy rody, tajny cel, kupiony głos i to, co z niego wynika. Usłyszysz, co zrobić i dlaczego, pozostali grają swoje, a od
    trzeciego dylematu panowanie należy do ciebie.
kings-dilemma-role-councillor = Członek Rady

kings-dilemma-lesson-first-council-goal =
    Zasiadasz w Radzie królewskiej w imieniu jednego z rodów. Gdy Król umrze albo abdykuje, każdy punktuje swój tajny cel: to,
    gdzie stoi pięć wskaźników, i ile ma monet. Kto zbierze najwięcej, wygrywa panowanie.
kings-dilemma-lesson-first-council-turn =
    Czytamy dylemat. Zaczynając od Lidera, każdy ród kładzie władzę na TAK lub NIE albo pasuje: żeby wzmocnić władzę albo
    zostać Arbitrem i rozstrzygać remisy. Wygrywa więcej władzy; władza zwycięzców trafia na obszar
    balansu. Przez cały czas wolno się umawiać.
kings-dilemma-lesson-first-council-side-councillor =
    Za zasłonką masz 8 żetonów władzy i 10 monet. Władza wygrywa głosowania, monety kupują cudze głosy, a to, co zostanie,
    trochę się na koniec liczy.

## Rody i cele

kings-dilemma-why-house =
    Najpierw ród: zostaje z tobą na całe królestwo. Gamam ma najwyższy numer z tych trzech, więc w pierwszym panowaniu, gdy
    nikt nie ma prestiżu, to on jest Liderem.
kings-dilemma-why-house-second = Coden: najniższy numer przy tym stole, więc zostaje Arbitrem i pierwszy wybiera cel.
kings-dilemma-why-house-third = I Olwyn. Nikt jeszcze nie wie, czego te trzy rody chcą.
kings-dilemma-why-agenda-second =
    Jeden z sześciu celów odłożono bez podglądania. Kto ma najmniej prestiżu, pierwszy ogląda pozostałe pięć, bierze jeden i
    przekazuje resztę.
kings-dilemma-why-agenda-third = Następny widzi cztery i może się trochę domyślać, czego brakuje.
kings-dilemma-why-agenda =
    Bogacz: punktujesz wskaźniki na polach od 9 do 17. Wszystkie pięć stoi na 9, masz więc wszystko do stracenia i nie możesz
    pozwolić im spaść.

## Pierwszy dylemat

kings-dilemma-why-partner =
    Spójrz na szale. TAK podnosi dobrobyt, a obniża bogactwo; NIE nie podnosi niczego, co by było widać, i przynosi negatywną
    naklejkę. Wolisz NIE. Umowa zwiększy szanse: wciągnij do niej Coden.
kings-dilemma-why-price = Płacisz 2 monety. Płacić można tylko monetami: władza i oba żetony nigdy nie są na sprzedaż.
kings-dilemma-why-promise =
    Za to Coden ma zagłosować na NIE z władzą co najmniej 2. To więcej, niż położysz ty: kto ma na karcie najwięcej, zostaje
    Liderem, a Lider podpisuje naklejkę.
kings-dilemma-why-propose = Wyłóż umowę na stół. Gra nie czeka na odpowiedź, a ofertę widzą wszyscy.
kings-dilemma-why-accept =
    Coden się zgadza. Monety od razu zmieniają właściciela, a obietnica od tej chwili wiąże: w swojej turze Coden nie może
    zrobić nic innego.
kings-dilemma-why-nay = Na razie wystarczy 1 żeton władzy na NIE: czego nie położysz, to zostaje na następne głosowanie.
kings-dilemma-why-kept = Obietnica dotrzymana. Dwa to więcej niż jeden, więc żeton Lidera przechodzi do Coden.
kings-dilemma-why-against = Olwyn jest za TAK, z władzą 2. Remis z kartą Coden nie przesuwa żetonu.
kings-dilemma-why-hold =
    Trzy do dwóch dla NIE: nie trzeba niczego dokładać. Głosowanie kończy się tutaj, po prawej ręce tego, kto teraz prowadzi.

## Drugi dylemat

kings-dilemma-why-moderate =
    Co się stało? Bogactwo już rosło, więc poszło o krok dalej, a leżący przy nim znacznik tendencji poniesie je jeszcze
    dalej. Naklejkę podpisał ród Coden i będzie za nią odpowiadał w następnych panowaniach. Teraz pasuje i zostaje Arbitrem: moneta i prawo
    rozstrzygania remisu.
kings-dilemma-why-alone = Olwyn kładzie 1 na TAK i zostaje Liderem.
kings-dilemma-why-gather =
    Ta karta tak czy inaczej kosztuje cię jeden wskaźnik: szkoda na nią władzy. Spasuj, żeby ją wzmocnić: moneta i cała władza
    z obszaru balansu, bo nikt się nią z tobą nie dzieli. Tak ciche głosowania płacą za głośne.

## Do czego służą ruchy

kings-dilemma-about-councillor-join = Każdy ród woli dwa cele i ma własne osiągnięcia; na początku wszystkie mają po równo.
kings-dilemma-about-councillor-take = Cel decyduje, które głosowania są dla ciebie ważne. Pozostaje tajny do końca panowania.
kings-dilemma-about-councillor-aye = Połóż władzę na TAK. Przepada, jeśli TAK wygra, a wraca, jeśli przegra.
kings-dilemma-about-councillor-nay = Połóż władzę na NIE. Przepada, jeśli NIE wygra, a wraca, jeśli przegra.
kings-dilemma-about-councillor-gather = Moneta i udział we władzy z obszaru balansu. Dobre, gdy głosowanie niewiele dla ciebie znaczy.
kings-dilemma-about-councillor-moderate = Moneta, bez udziału, ale remisy rozstrzygasz ty. Inni mogą za to zapłacić.
kings-dilemma-about-councillor-add = Więcej władzy na karcie: żeby wygrać albo zostać Liderem.
kings-dilemma-about-councillor-hold = Na razie nic więcej. Później wciąż można dołożyć.
kings-dilemma-about-councillor-with = Wciągnij kogoś do szkicu umowy. Póki jej nie wyłożysz, nikt inny jej nie widzi.
kings-dilemma-about-councillor-promise = Wpisz do szkicu, co ktoś płaci albo obiecuje.
kings-dilemma-about-councillor-propose = Wyłóż szkic na stół.
kings-dilemma-about-councillor-withdraw = Cofnij szkic albo ofertę.
kings-dilemma-about-councillor-accept = Zgódź się. Monety od razu zmieniają właściciela, a obietnice wiążą.
kings-dilemma-about-councillor-refuse = Odmów. Nic się nie stało.
