## A first council, guided

kings-dilemma-lesson-first-council = First council: two dilemmas, guided
kings-dilemma-lesson-first-council-text =
    Three houses, an agenda, a bought vote and what comes of it. You are told what to do and why, the others play their
    part, and from the third dilemma on the reign is yours.
kings-dilemma-role-councillor = Councillor

kings-dilemma-lesson-first-council-goal =
    You sit on the king's council for a house of the realm. When the king dies or abdicates, everybody scores a secret
    agenda: where the five resources stand, and how many coins they have. Whoever has most wins the reign.
kings-dilemma-lesson-first-council-turn =
    A dilemma is read out. Beginning with the Leader, each house lays power on aye or nay, or passes: to gather power, or to
    moderate and break ties. More power wins; the power of the winners goes to the pool. Meanwhile everybody may deal.
kings-dilemma-lesson-first-council-side-councillor =
    Behind your screen are 8 power and 10 coins. Power wins votes, coins buy other people's, and what is left of both
    counts a little at the end.

## Houses and agendas

kings-dilemma-why-house =
    First a house: it stays yours for the whole kingdom. Gamam has the highest number of the three, so in a first reign, where
    nobody has prestige, it leads.
kings-dilemma-why-house-second = Coden: the lowest number here, so it moderates, and takes its agenda first.
kings-dilemma-why-house-third = And Olwyn. Nobody knows yet what these three want.
kings-dilemma-why-agenda-second =
    One of six agendas was put away unseen. Whoever has the least prestige looks at the other five first, takes one and hands on the
    rest.
kings-dilemma-why-agenda-third = The next one sees four, and can guess a little about what is gone.
kings-dilemma-why-agenda =
    Opulent: you score for markers on rows 9 to 17. All five stand on 9, so you have everything to lose, and must not let
    them fall.

## The first dilemma

kings-dilemma-why-partner =
    Look at the pans. Aye raises welfare and lowers wealth; nay raises nothing anybody can see and brings a negative sticker.
    You would rather have nay. A deal makes it likelier: draw Coden in.
kings-dilemma-why-price = You pay 2 coins. Only coins can be paid: power and the two tokens are never for sale.
kings-dilemma-why-promise =
    For that Coden is to vote nay with at least 2 power. More than you will lay yourself: whoever has most on a card leads,
    and the Leader signs the sticker.
kings-dilemma-why-propose = Lay it on the table. The game does not wait for an answer, and everybody sees the offer.
kings-dilemma-why-accept =
    Coden agrees. The coins change hands at once, and from now on the promise binds: Coden can do nothing else on its turn.
kings-dilemma-why-nay = One power on nay is enough for now: what you do not lay you keep for the next vote.
kings-dilemma-why-kept = The promise is kept. Two are more than one, so the Leader token moves to Coden.
kings-dilemma-why-against = Olwyn is for aye, with 2. A tie with Coden's card moves no token.
kings-dilemma-why-hold =
    Three to two for nay: there is no need to add. The vote ends here, at the right hand of whoever leads now.

## The second dilemma

kings-dilemma-why-moderate =
    What happened? Wealth was rising already, so it went a step further, and the token beside it will take it further still.
    Coden signed the sticker, and will answer for it in reigns to come. Now Coden passes to moderate: a coin, and the right to break a tie.
kings-dilemma-why-alone = Olwyn lays one on aye, and leads.
kings-dilemma-why-gather =
    This card costs you one marker either way: not worth your power. Pass to gather it: a coin, and all that lies in the pool,
    as nobody shares it with you. So quiet votes pay for loud ones.

## What each kind of move is good for

kings-dilemma-about-councillor-join = Each house prefers two agendas and has achievements of its own; all begin alike.
kings-dilemma-about-councillor-take = The agenda decides which votes matter to you. It stays secret until the reign ends.
kings-dilemma-about-councillor-aye = Lay power on aye. It is lost if aye wins and comes back if it does not.
kings-dilemma-about-councillor-nay = Lay power on nay. It is lost if nay wins and comes back if it does not.
kings-dilemma-about-councillor-gather = A coin, and a share of the pool. Good when the vote means little to you.
kings-dilemma-about-councillor-moderate = A coin, no share, and ties are yours to decide. Others may pay for that.
kings-dilemma-about-councillor-add = More power on your card: to win, or to lead.
kings-dilemma-about-councillor-hold = Nothing more for now. You may still add later.
kings-dilemma-about-councillor-with = Draw somebody into a draft. Nobody else sees it until you propose it.
kings-dilemma-about-councillor-promise = Write into the draft what somebody pays or promises.
kings-dilemma-about-councillor-propose = Lay your draft on the table.
kings-dilemma-about-councillor-withdraw = Take your draft or your offer back.
kings-dilemma-about-councillor-accept = Agree. Coins change hands at once, and promises bind.
kings-dilemma-about-councillor-refuse = Say no. Nothing has happened.
