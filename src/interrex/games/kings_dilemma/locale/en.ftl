# What The King's Dilemma says. The names are those of rulebook/en.md. What stories say stands in their packs.

kings-dilemma-title = The King's Dilemma
kings-dilemma-invitation = Sit in the king's council and vote with the power of your house: bargain, sell your silence, sign your name, and live with what becomes of the kingdom.
kings-dilemma-preset-first = One reign
    .about = An evening in the council, and nothing to keep: the way to find out what a vote is worth.
kings-dilemma-preset-short = A short kingdom
    .about = A few reigns with the story What Was Borrowed: what you sign comes back to you.
kings-dilemma-preset-everything = A whole kingdom
    .about = Some fifteen reigns with What the Chairs Remember, until its finale names the winner.

kings-dilemma-agenda-greedy = Greedy
    .does = Markers in rows 1–5 or 13–17: none 4 points, one 7, two 11, three 7, four 4, five 0. Coins 8, 6, 4.
kings-dilemma-agenda-rebel = Rebel
    .does = Markers in rows 1–5 or 13–17: one 9 points, two 13, three 17, four 19, five 20. Coins 3, 2, 1. 1 craving if the king abdicated.
kings-dilemma-agenda-moderate = Moderate
    .does = Markers in rows 5–13: one 6 points, two 7, three 10, four 13, five 14. Coins 5, 3, 1.
kings-dilemma-agenda-extremist = Extremist
    .does = The row of the highest marker less that of the lowest, plus 1. Coins 4, 2, 1.
kings-dilemma-agenda-opportunist = Opportunist
    .does = Markers in rows 1–9: one 4 points, two 7, three 10, four 14, five 15. Coins 6, 4, 2.
kings-dilemma-agenda-opulent = Opulent
    .does = Markers in rows 9–17: one 4 points, two 7, three 10, four 14, five 15. Coins 6, 4, 2.

kings-dilemma-resource-influence = Influence
kings-dilemma-resource-wealth = Wealth
kings-dilemma-resource-morale = Morale
kings-dilemma-resource-welfare = Welfare
kings-dilemma-resource-knowledge = Knowledge

kings-dilemma-token-good-influence = Influence, positive
kings-dilemma-token-good-wealth = Wealth, positive
kings-dilemma-token-good-morale = Morale, positive
kings-dilemma-token-good-welfare = Welfare, positive
kings-dilemma-token-good-knowledge = Knowledge, positive
kings-dilemma-token-bad-influence = Influence, negative
kings-dilemma-token-bad-wealth = Wealth, negative
kings-dilemma-token-bad-morale = Morale, negative
kings-dilemma-token-bad-welfare = Welfare, negative
kings-dilemma-token-bad-knowledge = Knowledge, negative

kings-dilemma-role-wylio = Wylio
    .about = Bankers. Coins are what they count: keep the most of them, and keep Wealth on top. They like to sign things and to moderate for a fee. For whoever sells votes rather than casts them; agendas Greedy and Opportunist are theirs.
kings-dilemma-house-1 = Wylio
kings-dilemma-role-solad = Solad
    .about = Envoys who gain when others lose their balance: Knowledge above all else, the balance low, markers far apart. They can gather power where nothing is left to share. Craving comes easier to them than prestige; agendas Extremist and Opportunist.
kings-dilemma-house-2 = Solad
kings-dilemma-role-tork = Tork
    .about = Wall builders who spend themselves: Influence and Welfare high, and hardly any power left at the end. A big vote that is lost gives some of it back. For whoever likes to bid and to be outbid; agendas Moderate and Extremist.
kings-dilemma-house-3 = Tork
kings-dilemma-role-coden = Coden
    .about = Keepers of the old wood, in it for the long run: Welfare on top, a balance that stays in the middle, long reigns. They take bad consequences lightly. Patient and hard to hurt; agendas Opulent and Greedy.
kings-dilemma-house-4 = Coden
kings-dilemma-role-allwed = Allwed
    .about = Hosts of every feast: Morale and whatever else is high, and a king who dies in his bed. They start richer and make more of good consequences, though that takes many reigns. Cheerful and slow; agendas Opulent and Greedy.
kings-dilemma-house-5 = Allwed
kings-dilemma-role-olwyn = Olwyn
    .about = Lawgivers: sign stickers and story cards, be Leader when it counts, win reigns. Every law signed pays them. For whoever wants their name in the chronicle; agendas Moderate and Extremist.
kings-dilemma-house-6 = Olwyn
kings-dilemma-role-gamam = Gamam
    .about = Those who would not die: the balance in the upper half, consequence tokens that pay, and a great deal of coins. Winning a vote with much power pays them back. Rich, and not in a hurry; agendas Rebel and Opulent.
kings-dilemma-house-7 = Gamam
kings-dilemma-role-natar = Natar
    .about = Keepers of a sealed library: Knowledge low, Morale high, and few coins, which they count as more than they are. Odd aims that others rarely guess; agendas Moderate and Opportunist.
kings-dilemma-house-8 = Natar
kings-dilemma-role-tiryll = Tiryll
    .about = Guardians of royal children, in it for power: hold the most of it, keep Influence on top, and be there when a king has to go. For whoever waits for the right vote; agendas Rebel and Extremist.
kings-dilemma-house-9 = Tiryll
kings-dilemma-role-dualak = Dualak
    .about = Creditors of the realm: Wealth low, markers at the bottom, consequences that cost. What hurts others feeds their craving. For whoever likes to see things fall; agendas Rebel and Greedy.
kings-dilemma-house-10 = Dualak
kings-dilemma-role-crann = Crann
    .about = Lords of the burial grounds: Welfare low, the balance low, and a great heap of power kept behind the screen. They pass more than they vote. Grim and strong; agendas Opportunist and Rebel.
kings-dilemma-house-11 = Crann
kings-dilemma-role-blodyn = Blodyn
    .about = Gardeners of peace: the balance in the very middle, all markers near it, Welfare on top. They need others to keep still, and time. The calmest house to begin with; agendas Moderate and Opulent.
kings-dilemma-house-12 = Blodyn

kings-dilemma-king-aldred = Aldred
kings-dilemma-king-bryn = Bryn
kings-dilemma-king-cadoc = Cadoc
kings-dilemma-king-edwen = Edwen
kings-dilemma-king-ferris = Ferris
kings-dilemma-king-godric = Godric
kings-dilemma-king-hale = Hale
kings-dilemma-king-ivor = Ivor
kings-dilemma-king-joran = Joran
kings-dilemma-king-kenward = Kenward
kings-dilemma-king-leofric = Leofric
kings-dilemma-king-maddoc = Maddoc

kings-dilemma-achievement-wylio-0 = Story: a great bank took the seal of the house in place of gold
    .does = At once: 1 prestige, 1 craving. (Our own.)
kings-dilemma-achievement-wylio-1 = Most coins
    .does = Start: 2 coins. (Our own.)
kings-dilemma-achievement-wylio-2 = Wealth is highest
    .does = At once: 3 prestige. (Our own.)
kings-dilemma-achievement-wylio-3 = Signed at least two stickers or story cards in the reign
    .does = At once: 1 prestige. When it passes to moderate: 1 coin besides that of the pass. (Our own.)
kings-dilemma-achievement-solad-0 = Story: its envoys sat in the room where a neighbour's succession was settled
    .does = At once: 2 craving. (Our own.)
kings-dilemma-achievement-solad-1 = Knowledge is highest
    .does = At once: 3 prestige. (Our own.)
kings-dilemma-achievement-solad-2 = The balance stands on 1 to 8
    .does = At once: 2 craving. (Our own.)
kings-dilemma-achievement-solad-3 = At least one marker in rows 13 to 17 and one in rows 1 to 5
    .does = When it shares the pool and gets nothing: 1 power. (Our own.)
kings-dilemma-achievement-tork-0 = Story: a wall built by its masons turned back an army
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-tork-1 = Influence is highest
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-tork-2 = Welfare stands on row 13 or above
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-tork-3 = At most 3 power
    .does = At once: 1 craving. When it loses a vote with at least 4 power on its card: 1 power. (Our own.)
kings-dilemma-achievement-coden-0 = Story: no axe of the Crown enters the old wood without its leave
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-coden-1 = Welfare is highest
    .does = At once: 3 prestige. (Our own.)
kings-dilemma-achievement-coden-2 = The balance stands on 5 to 13
    .does = Start: 1 power. (Our own.)
kings-dilemma-achievement-coden-3 = At least nine dilemmas were laid on the time track
    .does = At once: 1 prestige. When a negative token costs it points: 1 point less. (Our own.)
kings-dilemma-achievement-allwed-0 = Story: a feast of its making is kept in every duchy
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-allwed-1 = Morale is highest
    .does = At once: 1 prestige. Start: 2 coins. (Our own.)
kings-dilemma-achievement-allwed-2 = At least two markers in rows 13 to 17
    .does = At once: 3 prestige. (Our own.)
kings-dilemma-achievement-allwed-3 = The king died
    .does = When a positive token brings it points: 1 point more. (Our own.)
kings-dilemma-achievement-olwyn-0 = Story: a law that bears its name outlived the king who signed it
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-olwyn-1 = Signed at least two stickers or story cards in the reign
    .does = At once: 1 prestige. When it signs a sticker: 2 coins. (Our own.)
kings-dilemma-achievement-olwyn-2 = Knowledge stands on row 13 or above
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-olwyn-3 = First place
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-gamam-0 = Story: the house found out how not to die
    .does = At once: 1 prestige, 1 craving. (Its boxes and kinds of points are our own.)
kings-dilemma-achievement-gamam-1 = Its consequence tokens bring at least 2 points together
    .does = When it wins a vote with more than 5 power on its card: 2 coins. (Its boxes and kinds of points are our own.)
kings-dilemma-achievement-gamam-2 = The balance stands in the upper half, on 10 to 17
    .does = At once: 3 prestige. (Its boxes and kinds of points are our own.)
kings-dilemma-achievement-gamam-3 = At least 18 coins
    .does = At once: 3 craving. (Its boxes and kinds of points are our own.)
kings-dilemma-achievement-natar-0 = Story: a library was sealed and the house keeps the key
    .does = At once: 2 craving. (Our own.)
kings-dilemma-achievement-natar-1 = Knowledge is lowest
    .does = At once: 3 craving. (Our own.)
kings-dilemma-achievement-natar-2 = Morale stands on row 13 or above
    .does = At once: 1 prestige. Start: 1 power. (Our own.)
kings-dilemma-achievement-natar-3 = At most 8 coins
    .does = When coins are scored: counts as having 2 more. (Our own.)
kings-dilemma-achievement-tiryll-0 = Story: a king's child was brought up under its roof
    .does = At once: 1 prestige, 1 craving. (Our own.)
kings-dilemma-achievement-tiryll-1 = Most power
    .does = At once: 1 prestige. Start: 1 power. (Our own.)
kings-dilemma-achievement-tiryll-2 = Influence is highest
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-tiryll-3 = The king abdicated
    .does = At once: 2 craving. (Our own.)
kings-dilemma-achievement-dualak-0 = Story: an old debt to the house was paid in land
    .does = At once: 2 craving. (Our own.)
kings-dilemma-achievement-dualak-1 = Wealth is lowest
    .does = At once: 3 craving. (Our own.)
kings-dilemma-achievement-dualak-2 = At least two markers in rows 1 to 5
    .does = At once: 2 craving. (Our own.)
kings-dilemma-achievement-dualak-3 = Its consequence tokens cost at least 1 point together
    .does = At once: 1 craving. When a negative token costs it points: 1 point less. (Our own.)
kings-dilemma-achievement-crann-0 = Story: the fallen of another land rest in its ground
    .does = At once: 1 prestige, 1 craving. (Our own.)
kings-dilemma-achievement-crann-1 = Welfare is lowest
    .does = At once: 3 craving. (Our own.)
kings-dilemma-achievement-crann-2 = The balance stands on 1 to 8
    .does = Start: 1 power. (Our own.)
kings-dilemma-achievement-crann-3 = At least 12 power
    .does = At once: 1 craving. When power is scored: counts as having 2 more. (Our own.)
kings-dilemma-achievement-blodyn-0 = Story: two enemies swore peace in its gardens
    .does = At once: 2 prestige. (Our own.)
kings-dilemma-achievement-blodyn-1 = The balance stands on 7 to 11
    .does = At once: 3 prestige. (Our own.)
kings-dilemma-achievement-blodyn-2 = All five markers in rows 5 to 13
    .does = Start: 1 power. (Our own.)
kings-dilemma-achievement-blodyn-3 = Welfare is highest
    .does = At once: 2 prestige. (Our own.)

kings-dilemma-kind-agenda = Agendas
kings-dilemma-kind-resource = Resources
kings-dilemma-kind-role = Houses
kings-dilemma-kind-token = Consequence tokens
kings-dilemma-kind-king = Kings
kings-dilemma-kind-achievement = Achievements

kings-dilemma-option-story = Story
kings-dilemma-saga = A kingdom: reign after reign, until its finale names the winner

kings-dilemma-side-aye = aye
kings-dilemma-side-nay = nay
kings-dilemma-what-coins = coins
kings-dilemma-what-power = power
kings-dilemma-what-prestige = prestige
kings-dilemma-what-crave = craving
kings-dilemma-face-1 = white
kings-dilemma-face--1 = black
kings-dilemma-passing-power = to gather power
kings-dilemma-passing-moderator = to moderate
kings-dilemma-passing-any = one way or the other
kings-dilemma-ending-died = the king has died
kings-dilemma-ending-top = the king has abdicated: one party had grown too strong
kings-dilemma-ending-bottom = the king has abdicated: things went too ill
kings-dilemma-agenda-none = none

kings-dilemma-word-seat = a seat
kings-dilemma-word-n = a number
kings-dilemma-word-coins = a number of coins
kings-dilemma-word-side = aye or nay
kings-dilemma-word-agenda = an agenda
kings-dilemma-word-token = a consequence token
kings-dilemma-word-king = a king's name, of 2 to 24 letters
kings-dilemma-word-passing = power, moderator or any
kings-dilemma-word-option = a number from 1 to 4
kings-dilemma-word-what = a promise
kings-dilemma-word-resource = a resource
kings-dilemma-word-sticker = a sticker
kings-dilemma-word-story = a story card
kings-dilemma-word-event = an event
kings-dilemma-word-card = a card
kings-dilemma-word-house = a house
kings-dilemma-word-achievement = an achievement

## Setting up

kings-dilemma-word-role = a house
kings-dilemma-ask-join = Which house is yours?
kings-dilemma-do-join = { $role }
kings-dilemma-no-join = { $house } is the house of { $seat }.
kings-dilemma-joins = { $seat } takes the house of { $house }.

kings-dilemma-ask-agenda = Which agenda do you take?
kings-dilemma-do-take = { $agenda }
kings-dilemma-no-agenda = { $agenda } is not among those you may choose from: it was removed unseen, or a house before you has taken it.
kings-dilemma-takes = { $seat } takes an agenda.
kings-dilemma-takes-own = Your agenda: { $agenda }.
kings-dilemma-remembers = Reign { $reign }: the chronicle has aged, and its stickers move markers and power.
kings-dilemma-starts-on = { $resource } starts on row { $row }.
kings-dilemma-begins-white = White face up: { $resources }.
kings-dilemma-begins-black = Black face up: { $resources }.
kings-dilemma-gets-tokens = { $seat } gets tokens for its stickers: { $tokens }.
kings-dilemma-ask-give-up = You may keep two tokens of a sign. Which one do you give up?
kings-dilemma-do-give-up = Give up: { $token }
kings-dilemma-no-give-up = Of tokens of that sign you have no more than two: they stay.
kings-dilemma-gives-up = { $seat } gives up a token: { $token }.

## The round

kings-dilemma-draws = The council hears: “{ $card }”.
kings-dilemma-circumstance = A circumstance: “{ $card }”.
kings-dilemma-deck-empty = There is nothing left to decide: the king's days are over.
kings-dilemma-next-open = The next card lies open: “{ $card }”.
kings-dilemma-vote-opens = The council votes; { $seat } begins.
kings-dilemma-vote-held = This vote: { $ways }.
kings-dilemma-held-silent = in silence
kings-dilemma-held-no_pass = nobody may pass
kings-dilemma-held-no_deals = no deals
kings-dilemma-held-head_count = each house counts once
kings-dilemma-held-majority = a majority of the houses decides
kings-dilemma-held-coins_too = coins count, two for one power
kings-dilemma-held-keep_power = power is kept
kings-dilemma-held-elect = a house is elected
kings-dilemma-held-min_power = at least { $n } power
kings-dilemma-held-max_power = at most { $n } power
kings-dilemma-held-leader_vote = the Leader's vote counts { $n } more
kings-dilemma-counts-more = An ability makes the vote of { $seat } count { $n } more.
kings-dilemma-counts-less = An ability makes the vote of { $seat } count { $n } less.
kings-dilemma-is-left-out = { $seat } is left out of this vote.
kings-dilemma-offers-gone = What was offered and not accepted is gone.
kings-dilemma-remainder = { $seat } takes what cannot be shared: { $n } power.
kings-dilemma-on-track = “{ $card }” is laid on the time track, as card { $n } of the reign.
kings-dilemma-into-deck = “{ $card }” is shuffled back into the deck.
kings-dilemma-out-of-reign = “{ $card }” is laid aside, not on the time track.
kings-dilemma-ask-vote = Aye, nay, or do you pass?
kings-dilemma-do-aye = Aye with { $n }
kings-dilemma-do-nay = Nay with { $n }
kings-dilemma-do-buy-aye = { $n ->
    [0] Aye with { $coins } coins
   *[other] { $coins ->
        [0] Aye with { $n } power
       *[other] Aye with { $n } power and { $coins } coins
    }
}
kings-dilemma-do-buy-nay = { $n ->
    [0] Nay with { $coins } coins
   *[other] { $coins ->
        [0] Nay with { $n } power
       *[other] Nay with { $n } power and { $coins } coins
    }
}
kings-dilemma-do-back = For { $seat } with { $n }
kings-dilemma-do-gather = Pass to gather power
kings-dilemma-do-moderate = Pass to moderate
kings-dilemma-ask-add = Do you add power?
kings-dilemma-do-add = Add { $n }
kings-dilemma-do-buy-more = { $n ->
    [0] Add { $coins } coins
   *[other] { $coins ->
        [0] Add { $n } power
       *[other] Add { $n } power and { $coins } coins
    }
}
kings-dilemma-do-hold = Add nothing
kings-dilemma-no-few = A vote needs at least { $n } power.
kings-dilemma-no-many = In this vote no card may hold more than { $n } power.
kings-dilemma-no-power = { $n ->
    [0] You have no power left; without power you can only pass.
   *[other] You have only { $n } power behind your screen.
}
kings-dilemma-no-side = In this vote you name a house, not a side.
kings-dilemma-no-pass = In this vote only those may pass who have too little power to vote.
kings-dilemma-no-moderate = { $seat } has passed to moderate in this vote already.
kings-dilemma-no-moderate-now = Nobody can pass to moderate for now: { $by }.
kings-dilemma-no-add = Add at least 1; to add nothing is to hold.
kings-dilemma-no-add-yet = First say aye or nay, or pass.
kings-dilemma-no-change = Nobody changes sides or takes a pass back; you may add power or nothing.
kings-dilemma-votes = { $coins ->
    [0] { $seat } votes { $side } with { $n }.
   *[other] { $seat } votes { $side } with { $n }, with { $coins } coins on the card.
}
kings-dilemma-backs = { $seat } votes for { $house } with { $n }.
kings-dilemma-gathers = { $seat } passes to gather power.
kings-dilemma-moderates = { $seat } passes to moderate, and is Moderator at once.
kings-dilemma-adds = { $coins ->
    [0] { $seat } adds { $n }, which makes { $total }.
   *[other] { $seat } adds { $n }, which makes { $total }, with { $coins } coins on the card.
}
kings-dilemma-holds = { $seat } adds nothing.
kings-dilemma-leader = { $seat } is Leader.
kings-dilemma-moderator = { $seat } is Moderator.
kings-dilemma-wins = The vote is over: { $side }, { $aye } to { $nay }.
kings-dilemma-elected = Elected: { $house }.
kings-dilemma-ask-decide = A tie: which side wins?
kings-dilemma-do-decide = Decide for { $side }
kings-dilemma-no-decide = The Moderator decides for a side when a vote has ended in a tie.
kings-dilemma-decides = { $seat } decides for { $side }.
kings-dilemma-ask-elect = A tie: which house is elected?
kings-dilemma-ask-appoint = Several winners have laid as much: who leads?
kings-dilemma-do-elect = { $seat }
kings-dilemma-do-appoint = { $seat }
kings-dilemma-no-appoint = { $seat } has laid { $n }, those who are tied { $most }.
kings-dilemma-shares = { $n ->
    [0] { $seat } gets nothing: the pool is too small to share.
   *[other] { $seat } takes { $n } power from the pool.
}

## Deals

kings-dilemma-do-coins = { $n ->
    [one] pays { $seat } 1 coin
   *[other] pays { $seat } { $n } coins
}
kings-dilemma-do-deposit = { $n ->
    [one] lays 1 coin in deposit for { $seat }
   *[other] lays { $n } coins in deposit for { $seat }
}
kings-dilemma-do-lift = lifts the promises of deal { $n }
kings-dilemma-do-vote = votes { $side } with at least { $n }
kings-dilemma-do-raise = raises up to { $n } while behind
kings-dilemma-do-cap = lays no more than { $n }
kings-dilemma-do-abstain = passes { $passing }
kings-dilemma-do-shun = does not vote { $side }
kings-dilemma-do-stand-back = does not pass to moderate
kings-dilemma-do-tie = breaks a tie for { $side }
kings-dilemma-do-name-leader = names { $seat } as Leader
kings-dilemma-do-let-sign = lets { $seat } sign
kings-dilemma-do-option = chooses option { $option }
kings-dilemma-do-next-vote = next time votes { $side } with at least { $n }
kings-dilemma-do-next-cap = next time lays no more than { $n }
kings-dilemma-do-next-abstain = next time passes { $passing }
kings-dilemma-do-next-shun = next time does not vote { $side }

# What can be promised, and what is filled in, as titles
kings-dilemma-term-coins = Coins
kings-dilemma-term-deposit = Coins in deposit
kings-dilemma-term-vote = A side and power
kings-dilemma-term-raise = Raising while behind
kings-dilemma-term-cap = No more than …
kings-dilemma-term-abstain = Passing
kings-dilemma-term-shun = Not that side
kings-dilemma-term-stand-back = Not moderating
kings-dilemma-term-tie = Breaking a tie
kings-dilemma-term-name-leader = Naming the Leader
kings-dilemma-term-let-sign = The signature
kings-dilemma-term-option = An option
kings-dilemma-term-next-vote = Next time: a side
kings-dilemma-term-next-cap = Next time: no more than …
kings-dilemma-term-next-abstain = Next time: passing
kings-dilemma-term-next-shun = Next time: not that side
kings-dilemma-term-lift = Lifting promises
kings-dilemma-slot-side = Side
kings-dilemma-slot-passing = How to pass
kings-dilemma-slot-option = Option
kings-dilemma-no-unpaid = Without coins a promise binds nobody: name what is paid.
kings-dilemma-no-promises = A deal holds one to { $n } promises for its coins.
kings-dilemma-no-coins = There are not so many coins behind the screen they would come from.
kings-dilemma-no-price = One house pays at most { $n } coins in one deal, what it lays aside included.
kings-dilemma-no-contradiction = Nothing would be left that keeps it all: what binds already counts too, and how this vote is held.
kings-dilemma-no-lift = A promise is lifted only by all who struck the deal: draw the others in as well.
kings-dilemma-deposit-paid = The promises are kept: the deposit of { $n } goes to { $seat }.
kings-dilemma-deposit-back = A promise fell away: the deposit of { $n } goes back to { $seat }.

## Resolution

kings-dilemma-outcome = { $outcome }
kings-dilemma-stays = { $resource } stays on row { $row }.
kings-dilemma-rises = { $resource } rises by { $n } to row { $row }.
kings-dilemma-falls = { $resource } falls by { $n } to row { $row }.
kings-dilemma-balance = The balance stands on { $n }.
kings-dilemma-turns = { $resource } turns to its { $face } face, without momentum.
kings-dilemma-momentum-on = { $resource } gathers momentum.
kings-dilemma-momentum-off = { $resource } loses its momentum.
kings-dilemma-ages = The stickers of a row age by { $n } ({ $resource }).
kings-dilemma-ticks = “{ $story }”: a box is marked, { $n } of { $boxes }.
kings-dilemma-signer = { $house } signs in place of the Leader.
kings-dilemma-order = Order stands at { $n }.
kings-dilemma-rebellion = Rebellion stands at { $n }.
kings-dilemma-will-end = The reign ends after this round: { $ending }.
kings-dilemma-sticks = { $house } signs in the chronicle ({ $resource }): “{ $sticker }”.
kings-dilemma-unsticks = A sticker is taken out of the chronicle ({ $resource }): “{ $sticker }”.
kings-dilemma-opens = An envelope is opened.
kings-dilemma-story-signed = { $house } signs the story: “{ $story }”.
kings-dilemma-story-laid = The story goes on: “{ $story }”.
kings-dilemma-door = A door opens: “{ $door }” ({ $n } of 6).
kings-dilemma-event = An event begins: “{ $event }”.
kings-dilemma-event-lasts = { $n ->
    [0] The event “{ $event }” lasts until the end of the next reign.
    [one] After the next reign the event “{ $event }” lasts for one more.
   *[other] After the next reign the event “{ $event }” lasts for { $n } more.
}
kings-dilemma-event-ends = An event is over: “{ $event }”.
kings-dilemma-gains = { $house }: { $what } +{ $n }.
kings-dilemma-loses = { $house }: { $what } −{ $n }.
kings-dilemma-pool = The pool is { $n }.
kings-dilemma-rule = A rule changes: { $rule }.
kings-dilemma-rule-over = A changed rule is over: { $rule }.
kings-dilemma-rule-pass_coin = { $n ->
    [0] a pass brings no coin
    [one] a pass brings 1 coin
   *[other] a pass brings { $n } coins
}
kings-dilemma-rule-share_remainder = { $n ->
    [0] what cannot be shared stays in the pool
   *[other] what cannot be shared goes to the Moderator
}
kings-dilemma-rule-skull_every_card = { $n ->
    [0] only dilemmas with a skull count as such
   *[other] every dilemma counts as one with a skull
}
kings-dilemma-rule-deck_top = { $n ->
    [0] the next dilemma stays hidden
   *[other] the next dilemma is open to all
}
kings-dilemma-rule-moderator_locked = { $n ->
    [0] one may pass to moderate
   *[other] nobody can pass to moderate
}
kings-dilemma-rule-leader_fixed = { $n ->
    [0] the Leader token moves again
   *[other] the Leader token stays where it is, and a vote lasts one lap
}
kings-dilemma-rule-deals_tax = { $n ->
    [0] the supply takes nothing of a deal
    [one] the supply takes 1 coin of each deal
   *[other] the supply takes { $n } coins of each deal
}
kings-dilemma-rule-sticker_double = { $n ->
    [0] stickers move their markers by one row
   *[other] stickers move their markers by two rows
}
kings-dilemma-rule-balance_half = { $n ->
    [0] the balance moves as far as ever
   *[other] the balance moves half as far
}
kings-dilemma-rule-momentum_off = { $n ->
    [0] resources gather momentum again
   *[other] nothing gathers momentum
}
kings-dilemma-rule-start_power = { $n ->
    [0] houses start a reign with their usual power
    [1] houses start a reign with 1 power more
    [2] houses start a reign with 2 power more
    [3] houses start a reign with 3 power more
    [-1] houses start a reign with 1 power less
    [-2] houses start a reign with 2 power less
   *[other] houses start a reign with 3 power less
}
kings-dilemma-rule-start_coins = { $n ->
    [0] houses start a reign with their usual coins
    [1] houses start a reign with 1 coin more
    [2] houses start a reign with 2 coins more
    [3] houses start a reign with 3 coins more
    [-1] houses start a reign with 1 coin less
    [-2] houses start a reign with 2 coins less
   *[other] houses start a reign with 3 coins less
}
kings-dilemma-ask-name = Which house do you name?
kings-dilemma-do-name = { $seat }
kings-dilemma-no-name = Name another house than your own.
kings-dilemma-names-house = { $seat } names { $house }.
kings-dilemma-ask-choose = What do you choose?
kings-dilemma-do-choose = { $option }
kings-dilemma-no-choose = There are only { $n } options.
kings-dilemma-chooses = { $seat } has chosen: { $option }.
kings-dilemma-ask-use = Do you use “{ $story }”? { $story-does }
kings-dilemma-do-use = Use it
kings-dilemma-do-not-use = Do not use it
kings-dilemma-ability = An ability of { $seat } works: { $achievement }.
kings-dilemma-story-works = “{ $story }” works for { $seat }.
kings-dilemma-sees-removed = The agenda that was removed: { $agenda }.
kings-dilemma-sees-counts = { $house } has { $power } power and { $n } coins behind its screen.
kings-dilemma-sees-next = The next card of the deck: { $card }.
kings-dilemma-icon-up = { $resource } rises
kings-dilemma-icon-down = { $resource } falls
kings-dilemma-icon-good = a positive sticker ({ $resource })
kings-dilemma-icon-bad = a negative sticker ({ $resource })
kings-dilemma-special = This is a special envelope: “{ $envelope }”.
kings-dilemma-sees-nothing = There is no next card.

## Beforehand

kings-dilemma-would-lay = Left behind your screen: { $n } power if your side wins, { $back } if it loses
kings-dilemma-would-keep = Left behind your screen: { $n } power until the vote is settled, { $back } then
kings-dilemma-would-spend = Costs { $n } coins; { $left } are left
kings-dilemma-would-lead = You take the Leader token
kings-dilemma-would-win-aye = As things stand then: aye, { $aye } to { $nay }
kings-dilemma-would-win-nay = As things stand then: nay, { $aye } to { $nay }
kings-dilemma-would-elect = As things stand then { $seat } is elected, with { $n }
kings-dilemma-would-tie = As things stand then: a tie, and { $seat } decides it
kings-dilemma-would-gain-coins = Brings { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
kings-dilemma-would-share = Brings { $n } power from the pool if nobody else joins in; then you have { $power }
kings-dilemma-would-moderate = Ties of this vote are yours to decide
kings-dilemma-would-mean-aye = { $change ->
    [0] { $tokens ->
        [0] If aye wins and what its pan shows moves by one step each: your agenda { $n } → { $then } points.
       *[other] If aye wins and what its pan shows moves by one step each: your agenda { $n } → { $then } points, your tokens { $tokens } → { $change }.
    }
   *[other] If aye wins and what its pan shows moves by one step each: your agenda { $n } → { $then } points, your tokens { $tokens } → { $change }.
}
kings-dilemma-would-mean-nay = { $change ->
    [0] { $tokens ->
        [0] If nay wins and what its pan shows moves by one step each: your agenda { $n } → { $then } points.
       *[other] If nay wins and what its pan shows moves by one step each: your agenda { $n } → { $then } points, your tokens { $tokens } → { $change }.
    }
   *[other] If nay wins and what its pan shows moves by one step each: your agenda { $n } → { $then } points, your tokens { $tokens } → { $change }.
}
kings-dilemma-tie-yours = A tie is yours to decide.
kings-dilemma-tie-others = A tie is decided by { $seat }.
kings-dilemma-tie-promised-aye = A tie goes to aye: { $seat } has promised it.
kings-dilemma-tie-promised-nay = A tie goes to nay: { $seat } has promised it.

## Why not

kings-dilemma-asked-else = Something else is asked of you now: { $question }
kings-dilemma-no-such-seat = There is no seat { $n } at this table.
kings-dilemma-no-vote-yet = There is no vote yet: the reign is being set up.
kings-dilemma-vote-over = The vote is over.
kings-dilemma-left-out = You are left out of this vote.
kings-dilemma-has-passed = You have passed: you have no turn in this vote any more.
kings-dilemma-others-turn = It is the turn of { $seat }.
kings-dilemma-by-event = the event “{ $event }” forbids it
kings-dilemma-by-outcome = an outcome has forbidden it
kings-dilemma-no-lay-alone = In this vote coins count as well: say with how much power and how many coins you vote.
kings-dilemma-no-add-alone = In this vote coins count as well: say how much power and how many coins you add.
kings-dilemma-no-coins-count = In this vote coins do not count.
kings-dilemma-no-odd-coins = Two coins count as one power: lay an even number.
kings-dilemma-no-coins-left = You have only { $n } coins behind your screen.
kings-dilemma-no-election = In this vote nobody is elected: name a side.
kings-dilemma-no-elect = { $seat } was named with { $n } power, those who are tied with { $most }.
kings-dilemma-no-elect-now = The Moderator names a house when an election has ended in a tie.
kings-dilemma-no-appoint-side = { $seat } has not voted for the side that has won.
kings-dilemma-no-appoint-now = The Moderator names the Leader when several winners have laid equally much.
kings-dilemma-moderator-decides = That is for the Moderator to decide: { $seat }.
kings-dilemma-no-join-absent = { $house } is the house of somebody who is not at this table.
kings-dilemma-no-join-now = Your house is { $house }, until the kingdom ends.
kings-dilemma-no-agenda-removed = { $agenda } is the agenda that was removed unseen.
kings-dilemma-no-take-now = You have taken your agenda for this reign: { $agenda }.
kings-dilemma-no-take-yet = Agendas are taken before the first dilemma, one house after another.
kings-dilemma-no-agenda-scored = { $agenda } is your agenda: it works by itself when the reign is scored.
kings-dilemma-no-token = No house has that token in this reign.
kings-dilemma-no-token-others = { $seat } has that token.
kings-dilemma-no-token-scored = The token “{ $token }” is yours: it is scored by itself when the reign ends.
kings-dilemma-no-give-up-now = Tokens are given up when a reign begins, by whoever has more than { $n } of one sign.
kings-dilemma-no-name-now = A house is named only when a card asks for it.
kings-dilemma-no-choose-now = There is something to choose only when a card offers it.
kings-dilemma-no-use-now = An ability that may be used asks you at its moment; none does now.
kings-dilemma-no-marry-now = The Moderator names who marries into the royal family when several houses have won a reign.
kings-dilemma-no-crown-now = The next king is named when the reign has been scored.
kings-dilemma-no-crown-others = { $seat } names the next king.
kings-dilemma-no-pass-alone = In a vote one passes to gather power or to moderate; elsewhere there is nothing to pass.
kings-dilemma-no-deals = In this vote nobody can deal.
kings-dilemma-no-deals-now = Deals are made while a vote goes on.
kings-dilemma-only-in-deals = That is something to promise in a deal: draw somebody into a draft, then write the promise into it.
kings-dilemma-no-pay-oneself = Nobody pays coins to their own house.
kings-dilemma-no-lift-deal = No promise of a deal { $n } binds anybody.
kings-dilemma-no-lift-party = { $seat } was no party to deal { $n }.
kings-dilemma-has-spoken = { $seat } has voted or passed in this vote already.
kings-dilemma-no-such-promise = So much cannot be promised: from { $least } to { $n }.
kings-dilemma-no-raise = { $seat } has not voted for a side in this vote, so there is nothing to raise.
kings-dilemma-no-raise-silent = In a silent vote nobody adds anything.
kings-dilemma-no-cap = { $seat } has laid { $n } already.
kings-dilemma-no-sign-oneself = { $seat } would sign anyway: name another house.
kings-dilemma-not-there = “{ $said }” is not on the table as { $kind }.
kings-dilemma-no-resource = Markers move only when an outcome says so ({ $resource }). Aye and nay are said with power on the pans.
kings-dilemma-no-sticker = “{ $sticker }” works by itself when a reign begins; { $house } has signed it.
kings-dilemma-no-sticker-gone = “{ $sticker }” is not in the chronicle any more.
kings-dilemma-story-covered = “{ $story }” is covered by “{ $top }”, and does nothing any more.
kings-dilemma-story-mute = “{ $story }” has no ability.
kings-dilemma-story-spent = All boxes of “{ $story }” are marked: it is used up.
kings-dilemma-story-others = The ability of “{ $story }” belongs to { $house }, who signed it.
kings-dilemma-story-asks = “{ $story }” asks you when its moment comes. { $story-does }
kings-dilemma-story-once = “{ $story }” worked once, when it was laid.
kings-dilemma-story-start = “{ $story }” works by itself when a reign begins. { $story-does }
kings-dilemma-story-when = “{ $story }” works by itself when its moment comes. { $story-does }
kings-dilemma-no-event = The event “{ $event }” works by itself while it lasts.
kings-dilemma-no-event-over = The event “{ $event }” is over.
kings-dilemma-no-dilemma = “{ $card }” is what the council votes on: say aye or nay, or pass.
kings-dilemma-no-next = “{ $card }” will be drawn next: it has no say yet.
kings-dilemma-no-card = “{ $card }” has been dealt with.
kings-dilemma-no-achievement = “{ $achievement }” is complete: its ability works by itself.
kings-dilemma-no-achievement-yet = “{ $achievement }” is not complete: { $n } of { $boxes } boxes are marked.
kings-dilemma-no-achievement-others = That achievement is on the sheet of { $house }.

## The end of a reign

kings-dilemma-ends = The reign is over: { $ending }.
kings-dilemma-reveals = { $seat } reveals the agenda: { $agenda }.
kings-dilemma-screen = Behind the screen of { $seat }: { $power } power, { $n } coins.
kings-dilemma-prefers = { $house } marks a box of its agenda ({ $agenda }): { $n } of { $boxes }.
kings-dilemma-scores = { $seat }: agenda { $agenda }, tokens { $tokens }, coins { $coins }, power { $power }: { $n } points.
kings-dilemma-ask-marry = Which of the winners marries into the royal family?
kings-dilemma-do-marry = { $seat }
kings-dilemma-no-marry = { $seat } has { $n } points, the winners { $most }.
kings-dilemma-marries = { $seat } marries into the royal family.
kings-dilemma-ask-crown = What will the next king be called?
kings-dilemma-do-crown = { $king } { $numeral }
kings-dilemma-invent-crown = A name of your own
kings-dilemma-crowns = Long live { $king } { $numeral } of { $house }!
kings-dilemma-entered = { $n ->
    [one] The reign is entered in the chronicles of the kingdom, with one dilemma.
   *[other] The reign is entered in the chronicles of the kingdom, with { $n } dilemmas.
}
kings-dilemma-box = { $house } marks a box: { $achievement }.
kings-dilemma-achieves = { $house } has completed: { $achievement }.
kings-dilemma-finale = The finale opens. { $finale }
kings-dilemma-text = { $text }
kings-dilemma-tale-reign = Reign { $n }
kings-dilemma-epilogue = { $epilogue }. { $epilogue-tale }
kings-dilemma-the-end = Order { $order }, rebellion { $rebellion }. The kingdom is closed.

## The kingdom

kings-dilemma-no-story = This is played with the story “{ $value }”, which is not installed here. Install it with: interrex story install FILE
kings-dilemma-no-sense = The chronicle of this kingdom contradicts itself.
kings-dilemma-closed = The finale has been played: this kingdom is closed. Found a new one.
kings-dilemma-story-reign = { $n ->
    [one] Reign { $reign }: one dilemma; { $ending }.
   *[other] Reign { $reign }: { $n } dilemmas; { $ending }.
}
kings-dilemma-story-house = { $seat } ({ $house }): prestige { $n }, craving { $craving }.

## Story packs

kings-dilemma-story-missing = { $file } is missing: a pack has story.toml and words.<language>.toml for each of its languages.
kings-dilemma-story-large = { $file } is larger than { $n } bytes: shorten it.
kings-dilemma-story-utf8 = { $file } is not text in UTF-8: save it as such.
kings-dilemma-story-deep = { $file } nests brackets more than { $n } deep: write it flatter.
kings-dilemma-story-toml = { $file } is not TOML: { $detail }. Correct it there.
kings-dilemma-story-unfit = { $file }, line { $line }: { $detail }. See docs/story-packs.md for what may stand there.
kings-dilemma-unfit-unknown-field = at { $place } there is no field { $what }
kings-dilemma-unfit-missing-field = at { $place } the field { $what } is missing
kings-dilemma-unfit-value = at { $place } { $what } is no word of the vocabulary
kings-dilemma-unfit-pattern = at { $place } stands a name or house that cannot be written so ({ $what })
kings-dilemma-unfit-length = the list at { $place } has the wrong length, not { $what }
kings-dilemma-unfit-number = the number at { $place } is not { $what }
kings-dilemma-unfit-type = at { $place } belongs { $what }, and there is { $got }
kings-dilemma-unfit-other = { $place }: { $what }
kings-dilemma-story-text = { $file }: the text { $field } of { $part } is longer than { $n } characters or holds signs that cannot be printed. Shorten it, or take them out.

kings-dilemma-story-alike = { $file }: the name { $part } cannot be told from another. Choose a different one.
kings-dilemma-story-draft = { $file } says `draft = true`: it is still being written. Take that out when it has all its words.
kings-dilemma-story-twice = { $file }: { $part } stands in another file already. Keep one of them.
kings-dilemma-story-elsewhere = { $file }: { $part } belongs to story.toml. Other files hold envelopes, cards, stickers and the like.

kings-dilemma-lint-unknown = { $part }: there is no { $kind } called { $name }. Write one, or correct the name.
kings-dilemma-lint-boxes = [boxes] says of { $name } how many for some numbers of houses, but not for { $n }. Write them for 3, 4 and 5, or one row for all.
kings-dilemma-lint-parts = A story has at most { $n } parts: envelopes, cards, stickers and all else together. Take some out.
kings-dilemma-lint-never-set = { $part }: { $name } is asked for and never set. Set it somewhere, or ask for another.
kings-dilemma-lint-unreachable = { $part }: nothing leads there. Let an outcome open it, or take it out.
kings-dilemma-lint-no-ending = The storyline { $name } has doors and no ending card that can be reached. Write one.
kings-dilemma-lint-places = The storylines have { $n } places for mystery stickers; a story needs six. Give storylines as many pairs of doors.
kings-dilemma-lint-letter = The letter { $name } must lead to exactly one place: let it stand in one pair of doors, once.
kings-dilemma-lint-few = { $part }: a kingdom begins with at least { $n } dilemmas. Add some.
kings-dilemma-lint-usual = { $part }: a usual envelope has one story card and { $n } dilemmas; another one says `special = true`.
kings-dilemma-lint-twice = The sticker { $name } is used more than once. Give each outcome a sticker of its own.
kings-dilemma-lint-unused = The sticker { $name } is used nowhere. Use it, or take it out.
kings-dilemma-lint-no-finale = There is no finale: write [finale].
kings-dilemma-lint-nothing = { $part }: { $side } does nothing. Let something move.
kings-dilemma-lint-icon = { $part }: the pan of { $side } shows something that does not happen, or is undone. Show what happens, or let it happen.
kings-dilemma-lint-same = { $part }: both sides do the same, so there is nothing to decide. Let one of them differ.
kings-dilemma-lint-reserved = { $part }: signatory_bonus stands on ending cards only, order and rebellion there, behind doors and in the finale. Move it there.
kings-dilemma-lint-nought = { $part }: something changes by 0. Write how much it is, or take it out.
kings-dilemma-lint-number = { $part }: the rule { $rule } can be from { $least } to { $most }. Write such a number.
kings-dilemma-lint-ability = { $part }: `when` and `may` need a moment to come `on`, others have none; boxes belong to `when` and `may`. Correct the ability.
kings-dilemma-lint-inner-labels = { $part }: a vote held on a card has no names of its own for its sides. Take `labels` away and say in the outcome what aye and nay mean.
kings-dilemma-lint-compared = { $part }: every house would count the same more or less, which changes no place. Take `who` away, or have tokens, shares or votes count otherwise.
kings-dilemma-lint-no-words = { $part } has no { $field }: write it in every language of the pack.
kings-dilemma-lint-long = { $part }: { $field } is longer than { $n } characters and does not fit its card. Shorten it.
kings-dilemma-lint-spare = There are words for { $part }, and nothing of that name. Take them out, or correct the name.
kings-dilemma-lint-braces = { $part }: { $field } wants { $name } filled in, and there is nothing of that name. Braces hold the name of a recollection, or by: and what somebody signed.
kings-dilemma-lint-signs-itself = { $part }: { $field } names who signed this card, but a story card is read out before it is signed. Name who signed the dilemma that led to it.

## What a story had better not do

kings-dilemma-advice-achievement = House { $house } can never reach its story achievement: no ending says `achieve` with its number. Let one grant it.
kings-dilemma-advice-unread = { $part }: { $name } is remembered and nothing ever asks after it. Let a card, a condition or the words do so, or take it out.
kings-dilemma-advice-idle = { $part }: whichever side wins, the same comes of it. Let one of them differ.
kings-dilemma-advice-endless = { $part }: the card goes back into the deck on both sides, so it comes again until the reign is cut short. Let one side lay it down.
kings-dilemma-advice-emphasis = { $part }, { $field }: “{ $text }” is shown as it stands, with its signs. Words are plain text: use quotation marks, or none.
kings-dilemma-advice-unscored = The finale may break off a reign that is then not scored. Write `scores_reign = true`, or mean it.

## Kinds of offers, where there are many

kings-dilemma-group-aye = Aye
kings-dilemma-group-nay = Nay
kings-dilemma-group-buy-aye = Aye, with coins
kings-dilemma-group-buy-nay = Nay, with coins
kings-dilemma-group-back = For a house
kings-dilemma-amount-n = Power
kings-dilemma-amount-coins = Coins

## What may be answered ahead

kings-dilemma-ahead-vote = When you are asked to vote
kings-dilemma-ahead-add = When you could add power to your vote
kings-dilemma-ahead-use = When you could use an ability
kings-dilemma-ahead-way-gather = pass and gather power
kings-dilemma-ahead-way-moderate = pass and moderate
kings-dilemma-ahead-way-hold = add nothing
kings-dilemma-ahead-way-use = use it
kings-dilemma-ahead-if-voted = { $n ->
    [one] a house has voted for a side
   *[other] at least { $n } houses have voted for a side
}
kings-dilemma-ahead-if-nobody = no house has voted for a side yet
kings-dilemma-never-once = Houses, agendas, marriages and the king's name: chosen once, or written down for good.
kings-dilemma-never-tie = Ties, names and choices of the story: nobody knows beforehand what they are about. Nor can aye or nay be said before the dilemma is read.

# Personalities of bots

kings-dilemma-personality-treasurer = the treasurer
    .about = Holds on to coins, and sells its voice rather than spend them.
kings-dilemma-personality-magnate = the magnate
    .about = Gathers power, and lays it down only where it must.
kings-dilemma-personality-chair = the chair
    .about = Wants to be Leader and Moderator, so that nothing happens without it.
