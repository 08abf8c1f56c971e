# The guided first year.

old-kings-crown-lesson-first-year = First year: guided, for two
old-kings-crown-lesson-first-year-text =
    One whole year, Nobility against Clans. You are told what to do and why, the other side plays its part, and then
    the game is yours.

old-kings-crown-lesson-first-year-goal =
    Whoever has the most influence after the last year wears the crown. Most of it comes from winning clashes, where a
    location pays, and a Herald who stands in the right place.
old-kings-crown-lesson-first-year-turn =
    A game is five years. In Spring you bid for a Kingdom card, send out your Herald, and lay a card face down beside each
    region. In Summer the three regions are fought over one by one. In Autumn you govern and journey; Winter clears the
    map.
old-kings-crown-lesson-first-year-side-nobility =
    You play the Nobility. Your cards are many voices in the councils, your tactics keep others out. This year you will
    lay an ambush and win the Plateau with your Heir.
old-kings-crown-lesson-first-year-side-clans =
    You play the Clans. Your riders and boats come and go: what would lose in one region can still fight in another. This
    year you will slip out of an ambush and win the Lowlands.

## Spring: the bids

old-kings-crown-why-n-bid =
    Whoever has the most influence after the last year wears the crown; clashes bring most of it. But a year begins with
    a bid: one card of your hand, face down. The stronger bid chooses first from the Great Road, and the card you bid is
    away for as long as you keep what it takes. So bid something you will not miss in Summer.
old-kings-crown-why-c-bid =
    All bid at the same time and may think again until the last is done. To choose second among four cards is no
    misfortune: the stronger cards are kept for the regions.
old-kings-crown-why-n-precedence =
    The bids are open. The tactic Precedence would count the other bid as 0, but yours is the stronger one already. Most
    tactics can be used only once in the whole game: keep it.
old-kings-crown-why-n-take =
    The stronger bid chooses first. The Coronation Stone lets you hold one card more, and pays 1 influence whenever you
    win a clash where your Heir is active. The Follower you have bid now guards it: a bid of 4 or more could steal it.
old-kings-crown-why-c-take =
    The Tally Stick decides the whole order of play at the start of each year. A guard of 1 is weak, but the next bids
    are a year away. The rest of the Great Road moves on.

## Spring: Heralds, cards, Supporters

old-kings-crown-why-n-herald =
    In turn order each sends a Herald to a location. It earns influence only if you win that region and choose that
    very location. The Battlefield pays the most, 2.
old-kings-crown-why-c-herald =
    The Plateau will be fought over hard. In the Lowlands there may be less of a crowd, so the Herald goes to the
    Shrine.
old-kings-crown-why-n-lay-1 =
    Now everybody lays one card face down beside each region, at the same time. Only you can look at yours. First the
    Highlands: think of what a card can do there in Summer, not only of how strong it is.
old-kings-crown-why-n-lay-2 = Beside the Plateau, where your Herald waits: here it matters to win.
old-kings-crown-why-n-lay-3 =
    And the Lowlands. The other two stay in your hand: they can still come into a clash, or be sent away in Autumn.
old-kings-crown-why-c-lay-1 =
    Cards are laid in secret, one beside each region, and you may think again until the other side is done. First the
    Highlands. Who fights where is seen only when the clash there begins.
old-kings-crown-why-c-lay-2 = The Plateau: the other Herald stands there for all to see, so it will not be given away.
old-kings-crown-why-c-lay-3 =
    In the Lowlands stands your own Herald. Whatever lies here, Supporters can add to it in a moment.
old-kings-crown-why-n-place =
    In the Spring action step you use actions, in turn order. Everybody may place Supporters once a year: each adds 1
    strength in its region. Four to the Plateau.
old-kings-crown-why-n-place-last =
    The last goes to the Lowlands. All Supporters are placed in one go, and those on the map are lost in Winter. Some
    come back with the council of Oaths.
old-kings-crown-why-n-spring = Your tactics can wait for a year in which they matter more.
old-kings-crown-why-c-place = Two Supporters to the Highlands, so that they are not given away.
old-kings-crown-why-c-place-more = And three to the Lowlands, to your Herald: there you mean to win.
old-kings-crown-why-c-spring = Nothing else in Spring. Summer begins.

## Summer: three clashes

old-kings-crown-why-c-marker =
    Whoever is last on the order track says in which order the regions are fought over. That is worth something: cards
    with Flank can only go on to regions that are still open. So the Highlands come first.
old-kings-crown-why-c-marker-2 = Then the Lowlands; the Plateau, where most is at stake, comes last.
old-kings-crown-why-n-ambush =
    The cards beside the Highlands are turned up: a Ruse of 0 against Cavalry of 5 and two Supporters. Now it is Day, and in
    turn order each may use commands of the cards that fight here. The Ruse can ambush: it adds a card of your
    hand, face down until everybody has finished.
old-kings-crown-why-c-flank =
    Something face down is coming, and you will not be asked again. The Cavalry can flank: away from here, to a region that
    is not resolved yet. On the Plateau its 5 will count. The Supporters stay behind.
old-kings-crown-why-n-castle =
    It was your Constable, a Captain of 9, against two Supporters: the Highlands are yours. The winner chooses one of the two
    locations. Both pay 1 influence; the Castle lets you govern at once.
old-kings-crown-why-n-reign =
    To govern is to put a card with votes into a council. The Captain has done his work here, so he takes a seat in Oaths,
    where each vote brings back a Supporter in Autumn.
old-kings-crown-why-c-shrine =
    In the Lowlands your Agent and three Supporters were 8 against 6. At Night an Agent kills what fights against it, but the
    War Machine is Invulnerable. At the Shrine stands your Herald: 1 influence for that, 1 for the place.
old-kings-crown-why-c-bury =
    The Shrine lets you put up to three cards under your deck, active ones too. The Agent goes there instead of to the
    discard pile: it will come back sooner.
old-kings-crown-why-c-buried = One is enough: what is in hand or still has to fight stays.
old-kings-crown-why-c-day =
    On the Plateau, Captain and Cavalry are 13 against an Heir with four Supporters, 14. The tactic Portage could take the
    Captain elsewhere, but no other region is left. There is nothing to be done.
old-kings-crown-why-n-battlefield =
    Won by one. Before rewards the Coronation Stone has paid 1 for your Heir. The Battlefield brings 2, and the Herald
    who stands there 1 more; from opponents with a Herald there it would take 1 each as well.

## Autumn

old-kings-crown-why-n-journey =
    In Autumn each may govern once and journey once with a card of the hand. The card that journeys goes to the lost pile
    and brings as much lore as is printed on it. The Trader is no fighter and brings 2.
old-kings-crown-why-n-buy =
    Lore buys cards from your place of power at once. His Lordship's Shadow is a Champion of 11 for 2 lore, and comes into
    your hand.
old-kings-crown-why-n-rally =
    Active cards are discarded in Winter. The Heir has Rally and comes back to your hand, ready for the next year.
old-kings-crown-why-n-autumn =
    The council of Oaths could bring back a Supporter now, and in each Autumn to come. But let us see what the Clans do;
    you have done enough to lead with 5 influence to 2.
old-kings-crown-why-c-govern =
    The Heir was not needed in Summer. In the council of Relics a vote turns into influence whenever your Herald earns a
    reward.
old-kings-crown-why-c-autumn =
    That is all. Winter comes by itself: Heralds go home, Supporters on the map are lost, active cards are discarded. Then
    everybody draws up to the hand limit. Mind the deck: when it runs out, the limit falls by 1.
old-kings-crown-why-c-order =
    Usually whoever leads comes first and is watched by all. The Tally Stick lets you decide it: the Nobility first, so that
    you lay the clash markers again. From here on the game is yours.

## What else could be done

-about-bid =
    Any card of the hand can be bid. Its strength decides who chooses first, and later how well it guards what you took.
-about-take = Any face-up card of the Great Road. Rest on it, or hold a finger there, to read what it does.
-about-take-back = The bid card returns to your hand, and you take nothing.
-about-herald = The Herald may go to any of the six locations, also where others stand.
-about-lay = Any card of your hand may lie beside any region, one beside each. You can think again until all are done.
-about-place = Supporters add 1 strength each in their region. They are placed once a year, in one go.
-about-clash = The regions are fought over one by one, in the order you say.
-about-ambush = Another card of your hand joins the clash face down and is turned up when all have finished their Day.
-about-retreat = Cards, Supporters or the Herald come home from this clash.
-about-flank = The card leaves for a region that is not resolved yet, and fights there.
-about-claim = Either location of the region pays what is printed there; your Herald pays only where it stands.
-about-reign = The Castle: a card that is active or in hand takes a seat, and all others leave that council.
-about-bury = The Shrine: cards that are active or in hand go under your deck.
-about-govern = A card with votes takes a seat in a council. What the votes are good for, the council says.
-about-journey = A card with lore goes to the lost pile and brings its lore, to be spent at once or kept.
-about-buy = Lore buys a card of your place of power. If that is empty at the end, lore counts: 1 influence for 2.
-about-rally = An active card comes back to your hand instead of being discarded in Winter.
-about-oaths = The council of Oaths: as many Supporters as you have votes there come back to your board.
-about-next = Whom you name comes next on the order track.
-about-pass = Passing ends this step for you: what you have not done in it stays undone.

## The Nobility

old-kings-crown-about-nobility-ambush = { -about-ambush }
old-kings-crown-about-nobility-bid = { -about-bid }
old-kings-crown-about-nobility-buy = { -about-buy }
old-kings-crown-about-nobility-claim = { -about-claim }
old-kings-crown-about-nobility-govern = { -about-govern }
old-kings-crown-about-nobility-herald = { -about-herald }
old-kings-crown-about-nobility-journey = { -about-journey }
old-kings-crown-about-nobility-lay = { -about-lay }
old-kings-crown-about-nobility-oaths = { -about-oaths }
old-kings-crown-about-nobility-pass = { -about-pass }
old-kings-crown-about-nobility-place = { -about-place }
old-kings-crown-about-nobility-rally = { -about-rally }
old-kings-crown-about-nobility-reign = { -about-reign }
old-kings-crown-about-nobility-retreat = { -about-retreat }
old-kings-crown-about-nobility-take = { -about-take }
old-kings-crown-about-nobility-take-back = { -about-take-back }
old-kings-crown-about-nobility-every-man-a-wall = { old-kings-crown-tactic-every-man-a-wall.does }
old-kings-crown-about-nobility-precedence = { old-kings-crown-tactic-precedence.does }
old-kings-crown-about-nobility-silver-broom = { old-kings-crown-tactic-silver-broom.does }

## The Clans

old-kings-crown-about-clans-bid = { -about-bid }
old-kings-crown-about-clans-bury = { -about-bury }
old-kings-crown-about-clans-claim = { -about-claim }
old-kings-crown-about-clans-clash = { -about-clash }
old-kings-crown-about-clans-flank = { -about-flank }
old-kings-crown-about-clans-govern = { -about-govern }
old-kings-crown-about-clans-herald = { -about-herald }
old-kings-crown-about-clans-journey = { -about-journey }
old-kings-crown-about-clans-lay = { -about-lay }
old-kings-crown-about-clans-next = { -about-next }
old-kings-crown-about-clans-pass = { -about-pass }
old-kings-crown-about-clans-place = { -about-place }
old-kings-crown-about-clans-take = { -about-take }
old-kings-crown-about-clans-take-back = { -about-take-back }
old-kings-crown-about-clans-weather-of-our-choosing = { old-kings-crown-tactic-weather-of-our-choosing.does }
old-kings-crown-about-clans-portage = { old-kings-crown-tactic-portage.does }
old-kings-crown-about-clans-driven-cattle = { old-kings-crown-tactic-driven-cattle.does }
old-kings-crown-about-clans-up-from-the-bilge = { old-kings-crown-tactic-up-from-the-bilge.does }
