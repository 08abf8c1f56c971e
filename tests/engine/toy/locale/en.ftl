toy-ask-bid = How much do you bid?
toy-ask-look = Whose card do you look at?
toy-bids = { $seat } bids { $n }.
toy-scores = Rewarded: { $seats }.
toy-looks = { $seat } looks at a card.
toy-sees = It is a { $n }.
toy-no-bid = { $n ->
    [0] You can bid 0 only.
    [1] Bid 0 or 1.
   *[other] Bid 0, 1 or 2.
}
toy-do-bid = Bid { $n }
toy-do-look = Look at card { $n }
toy-do-pass = Look at none
toy-word-n = a number
toy-word-seat = a seat
toy-word-what = a promise
toy-word-card = a card of the court

# The court

toy-ask-stake = How much do you add to the stakes?
toy-do-stake = Add { $n }
toy-stakes = { $seat } adds { $n } to the stakes.
toy-ask-lay = Which card do you lay face down?
toy-do-lay = Lay { $card }
toy-do-lay-none = Lay none
toy-turns-up = { $seat } turns up { $card }.
toy-ask-day = Do you use what was turned up?
toy-do-ambush = Ambush with { $card }
toy-do-spy = Spy on card { $n }
toy-do-jest = The fool jests
toy-do-enough = Use nothing more
toy-ambushes = { $seat } lays another card.
toy-uses = { $seat } uses { $card }.
toy-card-ambush-red = the red ambush
toy-card-ambush-green = the green ambush
toy-card-ambush-blue = the blue ambush
toy-card-spy-red = the red spy
toy-card-spy-green = the green spy
toy-card-spy-blue = the blue spy
toy-card-fool-red = the red fool
toy-card-fool-green = the green fool
toy-card-fool-blue = the blue fool
toy-card-herald-red = the red herald
toy-card-herald-green = the green herald
toy-card-herald-blue = the blue herald
toy-card-page-red = the red page
toy-card-page-green = the green page
toy-card-page-blue = the blue page
toy-ask-reign = Do you look at a card or levy coins?
toy-do-rest = Neither
toy-do-levy = Levy coins from { $seat }
toy-no-card-there = That card does not lie before you.
toy-no-card-left = You have used that card.
toy-no-levy = You cannot levy coins there: it must be paid for, and who has but one coin is spared.
toy-ask-help = What helps you in this { $verb }?
toy-verb-levy = levy
toy-do-decree = A decree: no mercy
toy-do-mule = A mule: one coin more
toy-do-go-on = Go on
toy-levies = { $seat } takes { $n ->
    [one] a coin
   *[other] { $n } coins
} from { $target }.
toy-praises = { $seat } praises the mule.

# Deals

toy-do-coins = { $n ->
    [one] a coin
   *[other] { $n } coins
} for { $seat }
toy-do-deposit = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} in deposit for { $seat }
toy-do-swear = bids { $n }
toy-term-coins = Coins
toy-term-swear = An oath
toy-term-deposit = A deposit
toy-paid-twice = { $seat } has not so many coins.
toy-no-oath = A deposit is paid for an oath: name one.
toy-no-coins = A deal in which no coin changes hands binds nobody.
toy-option-rounds = Rounds
toy-option-court = The whole court

# What may be answered ahead

toy-ahead-look = When you may look at a card
toy-ahead-bid = When bids are made
toy-ahead-way-look = look at the first
toy-ahead-way-bid = bid { $n }
toy-never-court = The court: nobody knows beforehand what it brings.
