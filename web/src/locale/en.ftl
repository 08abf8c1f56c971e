# What the web client itself says. Games, rules and refusals bring their own words from the server.

## Everywhere

engine-seat-name = Player { $number }
close = Close
cancel = Cancel
confirm = Confirm
save = Save
send = Send
copy = Copy
copied = Copied.
copy-by-hand = The link is selected: copy it with Ctrl+C.
yes = Yes
no = No
loading = One moment…
try-again = Try again
to-lobby = To the lobby
other-language = Przełącz na polski
rule-number = Rule { $rule }
score = Score
winner = Winner
moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## When something goes wrong

lost-title = The throne is empty
lost-text = There is no page at this address. Perhaps the link was cut short.
failure-offline = The server does not answer. Check the connection; it may be back in a moment.
failure-not-found = There is nothing at this address (any more).
failure-broken = Something went wrong on the way. Nothing was changed; please try again.
connection-lost = Connecting again…
connection-last = No connection. So it stood on { $time }.
connection-kept = The server is away. Your move is kept and will be sent when it is back.
table-link-dead = This seat's link does not work any more. Ask for a new one.
table-seat-lost = Your seat's link was replaced, so you are watching now. Ask for the new link.

## Settings

settings = Settings
your-name = Your name
language = Language
language-en = English
language-pl = Polski
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
confirming = Ask before a move
confirming-final = If it cannot be taken back
confirming-always = Always
confirming-never = Never
senses = Sound
sounds = Sounds: dice, cards, coins, and a bell when it is your turn
notify = Call me when it is my turn
notify-refused = The browser does not allow notifications for this page. Its own settings decide that.
motion = Motion
motion-off = Off
motion-calm = Calm
motion-brisk = Brisk
reading = Pages to be read, such as what came of a vote
reading-while = Stay for a while
reading-own = Stay until I go on
reading-off = Are not shown
reading-page = To be read
reading-next = Go on
reading-left = It goes on by itself in a while.

## Lobby

lobby-title = A table for contested crowns
lobby-text = Play alone against bots, around one screen, or far apart. Nobody needs an account: a seat is a link, and this browser remembers yours.
lobby-mine = My tables
lobby-turns = { $n ->
    [one] Your turn
   *[other] Your turn at { $n } tables
}
lobby-games = Games
facts-players = Players
facts-length = Length
facts-minutes = { $low }–{ $high } min
facts-weight = Weight { $n } of 5
facts-weight-text = How much there is to learn
lobby-open = Open to join
lobby-open-none = No table is waiting for players.
lobby-running = Being played
lobby-finished = Finished
status-open = open
status-running = running
status-finished = finished
table-continue = Go on playing
table-join = Join
table-watch = Watch
table-look = Look at it
password = Password
password-title = The lobby has a password
password-text = Whoever runs this server can tell you. Tables you have a link to are open without it.
password-wrong = That was not it. Try once more.
password-enter = Enter

## New table

new-table = New table
new-game = Game
new-players = How many play?
new-seats = Who sits where?
new-who = Who takes seat { $number }
new-seat-name = Name at seat { $number }
new-human = Person at this screen
new-open = Open: whoever joins
new-open-text = Invite by link.
new-bot = Bot: { $bot }
new-personality = What the bot in seat { $number } is like
new-personality-none = even-handed
new-seat-rule = Who may play what:
new-hotseat = Several people at this screen: it shows whoever must act, with a curtain in between.
new-nobody = Nobody at this screen: you will watch.
new-options = Options of the game
option-idle = It changes nothing without this: { $option }
option-notes = It touches on:
new-more = The table
new-name = Name of the table
new-listed = Show it in the lobby
new-listed-text = Otherwise only those with the link find it.
new-hints = Hints
new-hints-text = Whoever is asked something may ask the table what to do; the game will say so.
new-make = Open the table
new-presets = Set-up
new-presets-own = A set-up of your own.
new-options-text = for a set-up of your own
new-more-text = its name, a clock, who may find it
new-summary = { $n ->
    [one] one player
   *[other] { $n } players
}

bot-like = { $bot }, { $like }
bot-random = Jester
bot-random-text = Does anything that is allowed.
bot-greedy = Bailiff
bot-greedy-text = Thinks one move ahead, by rules of thumb.
bot-steward = Steward
bot-steward-text = Thinks one move ahead, by what it has learned.
bot-knight = Knight
bot-knight-text = Thinks ahead, for a moment each move.
bot-regent = Regent
bot-regent-text = Thinks for longer, and beyond its own turn.

## Campaigns

campaign = Campaign
campaigns = Campaigns
campaigns-none = No campaign has begun: games one after another, where one begins with what the last one left behind.
campaign-new = Begin a campaign
campaign-import = Import one from a file
campaign-no-file = This file is no campaign.
campaign-played = { $n ->
    [0] no game yet
    [one] { $n } game played
   *[other] { $n } games played
}
campaign-next = Begin game { $n }
campaign-called = Game { $n } is called for, with { $names }.
campaign-stay-away = { $n ->
    [one] { $names } stays away.
   *[other] { $names } stay away.
}
campaign-waits = Waiting for { $names } to agree, until { $time } at the latest.
campaign-seeded = Its luck was chosen by hand: the campaign is for practice from then on.
campaign-agree = Agree to game { $n }
campaign-away = Stay away this time
campaign-call-other = Call for these instead
campaign-stayed-away = { $n ->
    [one] { $names } stayed away from game { $game }.
   *[other] { $names } stayed away from game { $game }.
}
campaign-practice = practice
campaign-practice-text = For practice: the luck of one of its games was chosen by hand.
campaign-dismiss = A bot for { $name }
campaign-dismiss-sure = A bot plays for { $name } from now on, in all games of this campaign. This cannot be undone. Do it?
campaign-wait = Time to agree to the next game
campaign-wait-for = { $hours ->
    [1] An hour
    [24] A day
    [72] Three days
   *[168] A week
}
lobby-more = Show more
campaign-to-table = To game { $n }
campaign-houses = Houses
campaign-house = House
campaign-game = Game { $n }
campaign-total = Total
campaign-join = Join
campaign-claim = Play for { $name }
campaign-plays = { $name } plays the next game
campaign-choose = Choose who plays the next game; they sit in the order you choose them.
campaign-story = The story so far
campaign-newcomer = A newcomer
campaign-newcomer-text = Adds a house that whoever has the campaign's link can play for.
campaign-newcomer-name = The house's name
campaign-invite = Add a house
campaign-link = To this campaign
campaign-move = Your house { $name } on another device
campaign-export = Export the campaign
campaign-export-text = One file with every finished game, to keep or to go on with elsewhere. The game being played is not in it.
book = The history book
book-read = Read the history book
book-empty = Its pages are empty: no game has been played to its end yet.
book-link = To this book
new-campaign-text = Not one table, but games one after another: each begins with what the last one left behind.
new-campaign-make = Begin the campaign

## At the table

board = Board
panel = Around the table
panel-up = Show more
panel-down = Show less
your-turn = Your turn
seats = Seats
seat-open = open seat
seat-bot = bot
seat-bot-kind = Bot: { $bot }
seat-left = a bot stands in
seat-left-text = A bot plays for you.
seat-online = here
seat-away = away
seat-you = you
seat-turn = to move
seat-look = Look as { $seat }
seat-leave = Leave to a bot
seat-return = Take it back
rename = Rename
sit-here = Sit here
spectator = Spectator
watching = You are watching.
amount-less = Less
amount-more = More
opening = What the last game left, and the campaign
opening-first = This is the first game of the campaign: what it leaves will be told here before the next one.
opening-over = This game is over; the campaign and its book tell what came of it.
opening-go = Begin
playing = Look at the board first.
playing-skip = A click on it or any key goes straight to what comes next.
playing-read = Read first what came of it.
playing-read-skip = The next question comes when you go on.
waiting-for = Waiting for { $seats }
waiting-open = Waiting for somebody to take the seat: { $seats }

tab-offers = Move
tab-log = Log
tab-seats = Seats
tab-chat = Chat

meanwhile = Meanwhile
offers = Choices
offers-filter = Filter
offers-filter-key = Filter (press /)
offers-all = { $all ->
    [one] { $all } choice
   *[other] { $all } choices
}
offers-some = { $some } of { $all }
offers-none = Nothing fits.
invent-say = So be it
offers-show-all = Show all choices

hints = What the table would do
hints-ask = What would you do?
hints-thinking = The table is thinking …
hints-text = Three moves with your chance to win, as far as you can know, and what speaks for each. The game will say that you asked.
hints-sure = Your chance to win, as far as you can know, and how much it may be off. The first is better beyond doubt.
hints-unsure = Your chance to win, as far as you can know, and how much it may be off. Which of the first two is better nobody can tell.
tutor = Tutor
tutor-off = silent
tutor-from = speaks up from a loss of { $loss } %
tutor-text = Before a move that costs so much of your chance to win, the tutor lets you think again. The game will say so.
tutor-again = Think again
tutor-costs = “{ $move }” seems to cost { $cost } % (± { $off }) of a chance to win beside the best that was found.
tutor-think = Think again
tutor-better = What would be better?
tutor-insist = Do it all the same

offers-here = What to do here
foreseen-price = Price
foreseen-gain = Gain
foreseen-odds = Likely
foreseen-risk = Risk
offer-final = This cannot be taken back.
plain-refs = Things to point at

log = What happened
log-private = Only you know:
log-earlier = { $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}
log-later = { $n ->
    [one] one later line
   *[other] { $n } later lines
}
skip-to-question = Go to the question
chat = Chat
chat-none = Nobody has said anything yet.
chat-write = Write to the table

join-title = There is room at this table
join-text = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
join-seat = Seat
join-button = Take a seat
join-watch = Just watch

curtain-title = Pass the screen to { $seat }
curtain-text = Nobody else should look: there may be secrets behind the curtain.
curtain-lift = I am { $seat }: lift the curtain
curtain-never = We have no secrets here: no more curtains at this table

## Taking back

undo = Take back
undo-ask = Ask the others
undo-practice = Take back as practice
undo-asked-title = May this be taken back?
undo-asked = { $n ->
    [one] { $seat } asks to take back the last move.
   *[other] { $seat } asks to take back the last { $n } moves.
}
undo-answers = { $seat } answers.
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = Asked to take back. Waiting for: { $seats }
undo-other = { $seat } asks to take back.
undo-withdraw = Withdraw
standing = Standing answers
standing-pass = Always pass this
standing-text = You pass now, and whenever this is asked again until the game is over; one click below takes that back.
standing-passes = Always passed:
standing-ask = Ask me again
answers = Answers
answers-auto = Answer for me where there is one answer and everybody can see that
stand-in = Let a bot play
stand-in-title = A bot for somebody away?
stand-in-asked = { $seat } asks whether a bot may play for { $absent }, who is away. The seat is theirs again as soon as they are back.
stand-in-waiting = A bot for { $absent }? Waiting for: { $seats }

## Answers given ahead

orders = Answers given ahead
orders-open = { $n ->
    [0] Answer ahead
    [one] 1 answer given ahead
   *[other] { $n } answers given ahead
}
orders-text = What you say here is answered for you, after a while, when it is asked. The others see the answer, and nothing more.
orders-stand = What you have answered ahead
orders-recall = Take back
orders-used = Answered so far: { $n }.
orders-ends = Ends { $when }.
orders-when = The question
orders-ways = Then do this
orders-first = Choose what to do
orders-else = If that cannot be done …
orders-earlier = Try this earlier: { $what }
orders-without = Leave this out: { $what }
orders-if = Only if
orders-scope = How long
orders-scope-game = for the rest of the game
orders-scope-turn = while this turn lasts
orders-scope-mine = until my next turn
orders-times = How often
orders-times-n = { $n ->
    [0] always
    [one] once
   *[other] { $n } times
}
orders-until = At most
orders-days = { $n ->
    [0] without an end
    [one] a day
   *[other] { $n } days
}
orders-tried = { $n ->
    [0] In this game it would have answered nothing so far.
    [one] In this game it would have answered one question so far, { $alike ->
        [0] differently from you.
       *[other] as you did.
    }
   *[other] In this game it would have answered { $n } questions so far, { $alike } of them as you did.
}
orders-did = (you said: { $what })
orders-give = Give this order
orders-never = What can never be answered ahead, and why

## Hours, holidays, and what was done meanwhile

hours = My hours
hours-text = At these times your clock stands still here, in your time zone ({ $zone }). The others see when your time ends, not when you sleep. Once kept, hours stay for a week.
hours-nights = Keep my nights
hours-from = from
hours-to = to
hours-free = Days on which nobody waits for me
hours-zone = Where you live
hours-keep = Keep these hours
holiday = A holiday
holiday-text = Everybody at this table is told, and your clock stands still.
holiday-to = to and including
holiday-go = Announce it
holiday-stands = Away from { $from } to { $to }.
holiday-end = I am here after all
seat-holiday = away until { $to }
done = { $n ->
    [one] 1 move was made in your name
   *[other] { $n } moves were made in your name
}
done-bot = by a bot
done-order = by your order
done-pass = always passed

## A pause

pause = A pause for everybody
pause-text = Nobody's time runs while it lasts, and nobody is told to come. All who play must agree to it, anybody may end it.
pause-ask = Ask for a pause
pause-asked = { $seat } asks for a pause: nobody's time would run until somebody goes on.
pause-waiting = A pause? Waiting for: { $seats }
pause-stands = Nobody's time has run since { $from }, as all have agreed.
pause-end = Go on
pause-here = A pause: nobody's time runs.

## Looking back

recap = What is going on
recap-count = Since your last move: { $n }
recap-back = One event back
recap-next = One event on
recap-again = Show it again
recap-close = Back to the game
recap-skip = Skip

scene-won = victory
scene-drawn = draw
scene-lost = defeat

replay = Replay
replay-title = You are looking back
replay-text = The game goes on meanwhile. What you see is what you knew then.
replay-text-over = The game is over. What you see is what you knew then.
replay-live = Back to the game
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-at = Move { $move } of { $moves }

## Links

share = Links
invite = Invite others
invite-text = Whoever follows this link takes one of the open seats. You may begin whenever you like: bots take the rest.
invite-code = The link as a code for a phone's camera
invite-come = Who has come
invite-open = still open
invite-meanwhile = Wait at the table
invite-begin = { $n ->
    [one] Begin, with a bot in the last seat
   *[other] Begin, with bots in { $n } seats
}
share-join = To join this table
share-watch = To watch
share-watch-text = Spectators see what lies open, and nothing else.
share-move = Your seat { $seat } on another device
share-move-text = Whoever has this link plays for you. Do not give it away.
share-reset-text = If your link got into the wrong hands: with a new one, the old one stops working at once.
share-reset-one = New link
share-fresh = The new link of { $seat }
share-dismiss = A bot in somebody's place
share-dismiss-text = For somebody who will not come back. Their link stops working, a bot plays on with what they hold, and the log says so. Nobody sees their hand.
share-dismiss-one = Put a bot there
share-dismiss-sure = { $seat } is out: put a bot there

## Rules

rules = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-found =
    { $total ->
        [one] One rule
       *[other] { $total } rules
    }
rules-best = The best { $shown }:
rules-none = No rule has “{ $sought }”.
rules-try = Perhaps:
rules-back =
    { $total ->
        [one] Back to the rule found
       *[other] Back to the { $total } rules found
    }
rules-referred-by = Referred to by

## The end

end-title = { $n ->
    [one] { $seats } wins
   *[other] { $seats } share the victory
}
end-show = Score sheet
end-sheet = Score sheet
end-years = Points by year
end-player = Player
end-year = Year { $name }
end-decided = Decided by
end-otherwise = It was not the score that decided, but
end-chart = Scores over time
end-sources = Where the points came from
end-other = Other
end-turns = Turning points
end-leads = { $seat } takes the lead from { $from }
end-leads-first = { $seat } leads
end-move = Move { $move }
end-story = How it came about
end-chart-jump = Click to look at a position

review = Luck and skill
review-text = How everybody’s chance to win moved: what was luck, what their own decisions did, what the others’ did; and the decisions that cost most, to be tried again.
review-make = Look back upon this game
review-under-way = The table looks back upon the game …
review-failed = That did not work. Perhaps it does now.
review-first = At first
review-first-text = The chance to win before the first move.
review-luck = Luck
review-luck-text = Dice, draws, what nobody knew: what came besides what the moves were worth on average.
review-own = Own decisions
review-own-text = What they did to the chance, beside what such decisions usually bring.
review-others = Others’ decisions
review-others-text = What they did to the chance, beside what such decisions usually bring.
review-rest = Rest
review-rest-text = What decisions usually bring, and what cannot be told apart.
review-result = In the end
review-result-text = All of these together.
review-how = Points of a hundred of a chance to win, by judgement { $judgement }; each row adds up. No judgement is never wrong: decisions are named only where they cost more than the figures may be off.
review-unmeasured = In this game nobody has measured yet how often such chances come true: take them for a direction, not for figures.
review-chart = Chances to win
review-turn = { $seat } is now likelier to win than { $from }
review-costly = Decisions that cost most
review-costly-text = Each can be tried again from its position before the answer is shown.
review-none-costly = No decision can be said to have cost anything.
review-unsure = { $n ->
    [one] One more decision looked costly, but nobody can tell.
   *[other] { $n } more decisions looked costly, but nobody can tell.
}
review-again = Try again
review-again-text = So it stood. What would you do?
review-again-other = So it stood, as { $seat } saw it. What would you do?
review-lucks = Best and worst luck
review-best = Best luck { $change }
review-worst = Worst luck { $change }
review-best-answer = the best that was found
review-played = what { $seat } did then
review-yours = your answer now
review-cost = What { $seat } did cost { $cost } points of a hundred of a chance to win.
review-back = Back to the score sheet
reason-ask = Why did { $seat } do that?
reason-thinking = The bot remembers …
reason-chance = { $seat } saw a chance to win of { $chance } % with it.
reason-none = There was no choice.
position-link = Copy a link to this position
position-in-address = The link is in the address bar now.
play-on = Play on from here against bots
play-on-text = A practice game on a table of its own: you in this seat, bots in the others, with the luck of this game.
rematch-open = A rematch is open.
rematch-watch = Watch it
end-campaign = To the campaign
end-record = Download the record
end-notation = Download as { $notation }
luck = Proof of fair luck
rematch = Play again
rematch-go = To the rematch
rematch-text = The same people, everybody one seat further.
luck-before = The fingerprint of the key that all dice and shuffles follow, published before the first move. The key itself follows at the end.
luck-after = The fingerprint was known before the first move; the key shows that every die and shuffle followed it. “interrex replay --verify” checks the record.
luck-practice = This was a practice game: somebody went back over luck, so that the same luck was met twice.
luck-seeded = Whoever opened this table chose its luck, and could know it beforehand.
luck-proof = Fingerprint
luck-key = Key

## A guided game

lobby-learn = Learn by playing
lesson-as = Play { $role }
guide = Guide
guide-step = Step { $n } of { $of }
guide-do = Do this
guide-meanwhile = What the others did, and why
guide-wait = The others play their part. What they do and why is told here.
guide-next = Next
guide-part = Close
guide-card-1 = The goal
guide-card-2 = A turn
guide-card-3 = Your side
guide-card-back = Back
guide-begin = Let us begin
guide-aside = Another way
guide-aside-text = You may do that, too. But then the guide stops here; it comes back if you take the move back.
guide-here = The guide’s way: { $label }.
guide-follow = Follow the guide
guide-leave = Go my own way
guide-left = You have left the guide’s path and play your own game. Take back to return to it.
guide-looked = What you have done, and what it was for
guide-done = The guided rounds are over. From here on the game is yours, and the others think for themselves.

## Clocks

clock = Time to think
clock-none = As long as one likes
clock-move-1 = A minute for every move
clock-move-5 = Five minutes for every move
clock-player-15 = 15 minutes each, 10 seconds more with every move
clock-player-45 = 45 minutes each, 30 seconds more with every move
clock-day-1 = A day for every move
clock-day-3 = Three days for every move
clock-text = Nobody loses by the clock: when time is up, a bot moves in the seat until its owner is back. It does not run before one’s first move.
clock-left = Time left:{" "}
clock-days = { $days } d { $hours } h
clock-whole-days = { $n } d
clock-whole-hours = { $n } h

## Deals

deals = Offers and promises
deal-incoming = { $seat } offers you a deal
deal-offer = Offer { $n }: { $from } to { $to }
deal-draft = Your draft
deal-bound = Promised
deal-accept = Accept
deal-refuse = Refuse
deal-withdraw = Withdraw
deal-counter = Counter
deal-with = Deal with
deal-compose = A deal
deal-open = Your draft, with { $seats }: go on writing
deal-close = Close, and keep the draft
deal-gives-you = You give
deal-gives = { $seat } gives
deal-nothing = nothing yet
deal-add-you = Add what you give
deal-add = Add what { $seat } gives
deal-how-now = Changes hands at once
deal-how-aside = Is laid aside until all is kept
deal-how-pledge = Binds until it is kept
deal-propose = Propose
deal-tear-up = Tear up
deal-remove = Remove: { $what }
deal-instead = In place of offer { $n }
deal-draft-talk = Only you see this draft. It binds nobody until all have accepted it; talk in the chat never does.
deal-offer-talk = Binds nobody until all accept; then moves that would break it are not offered.
deal-waits = Waits for { $seats }
deal-waits-own = Your offer { $n } lies on the table.
deal-list = Deals, as a list
deal-pledges = Promised, until kept: { $what }

## My games

my-games = My games
my-text = Every seat of yours on one page, on every device: no account, one private link.
my-turn = Waits for me
my-theirs = Others think
my-over = Over
my-none = You sit at no table yet.
my-waits = Waits for { $name }
my-with = with { $names }
my-left = A bot plays for you
my-won = You won
my-lost = { $name } won
my-left-time = { $time } left
my-just-now = just now
my-unread = { $n ->
    [one] one new line of chat
   *[other] { $n } new lines of chat
}
my-campaign = { $n ->
    [0] campaign, not begun
    [one] campaign, one game played
   *[other] campaign, { $n } games played
}
my-campaign-decided = Decided.
my-campaign-answer = The next game is called for: say whether you play.
my-campaign-called = The next game is called for; others have yet to answer.
my-campaign-between = Between two games.
my-elsewhere = { $n ->
    [one] Another game waits for you
   *[other] { $n } other games wait for you
}
my-next = Next: { $title }
my-key = My key
my-key-text = All your seats hang on one key. Its link brings them to another device, with your name and your settings.
my-link = Your private link
my-link-show = Show my link
my-link-text = Whoever has this link plays for you, everywhere. Open it on your other device, and give it to nobody.
my-devices = Devices
my-device = a browser
my-device-here = this one
my-device-name = What you call this device (if you like)
my-device-days = first used { $first }, last { $last }
my-device-remove = Remove
my-device-sure = Remove it: my link becomes a new one
my-leave = Leave this device
my-leave-sure = Yes: this browser forgets me
my-leave-stranded = Yes, though I come back by my link alone
my-leave-done = This browser knows nothing of you any more.
privacy = What a table knows about you
my-renew = New key
my-renew-sure = Yes: all other devices lose their seats
my-renew-text = If your link got about: with a new key the old one, all other devices and every seat's old link stop working at once.
my-renewed = You have a new key. Other devices need its link.
my-passkeys = Passkeys
my-passkeys-text = Your phone, your computer or a security key says that it is you: no link to carry, no words to remember. It may want a finger, a face or a PIN; nothing of that comes here.
my-passkey = a passkey
my-passkey-name = What you call it (if you like)
my-passkey-make = Make a passkey
my-passkey-made = From now on it brings you back.
my-passkey-none = No passkey was given.
my-passkey-known = There is one of yours on it already.
my-passkey-sure = Yes: it opens nothing any more
my-back = You have played on another device? Open your private link here, or come back without it:
my-passkey-enter = I have a passkey
my-phrase = A name and words to come back by
my-phrase-text = For whoever has no link at hand. Neither is stored: whoever forgets them needs the link. Take words nobody guesses, twelve letters at least.
my-phrase-set = From now on they bring you back.
my-phrase-there = A name and words are set.
my-phrase-drop = Forget them
my-handle = A name
my-words = Some words
my-enter = I have a name and words
my-enter-text = They bring you to your key; what is in this browser hangs on it from then on.
my-enter-go = Come in
my-all = What is known about me
my-all-text = Everything as a file; or nothing any more: key, devices and settings go, finished games say that a guest played, bots play on where games go on.
my-export = Take everything along
my-forget = Forget me
my-forget-sure = Yes, forget me for good
my-forgotten = You are a guest again.
my-arrive = Is this your link?
my-arrive-text = It brings somebody's seats, name and settings to this browser. Go on only if it is your own.
my-arrive-here = { $n ->
    [one] The table of this browser will hang on it, too.
   *[other] The { $n } tables of this browser will hang on it, too.
}
my-arrive-yes = It is mine
my-arrive-no = No

# Company

invited-by = { $name } asks you to a table
invited-accept = Take a seat
invited-decline = No, thanks
invited-never = Nothing more from them
my-invitations = Invitations
company-met = People you have played with
company-invite = Invite
company-withdraw = Take back
company-waits = has yet to answer
company-accepted = comes
company-declined = does not come
company-games = { $n ->
    [one] one table together
   *[other] { $n } tables together
}
company-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
company-somebody = somebody
company-language = Language at the table
company-language-any = any
company-experience = How well one should know the game
company-experience-any = everybody is welcome
company-experience-new = for newcomers, we explain
company-experience-some = one knows the rules
company-experience-much = one has played it often
company-public = The page for everybody
company-public-text = Strangers see there that a seat is free: the table's name and the names in it, the game and its pace. Until the last seat is taken.
company-show = Show the table there
company-shown = The table is shown there
company-hide = Take it away
pace-live = Hours: everybody stays at the table
pace-days = Days: a move now and then
open-title = Tables that want company
open-text = Anybody may sit down here. You need no account: a seat is a link, and this browser remembers yours.
open-none = No table looks for company just now. Open one, and say in its invitation that everybody may see it.
open-game = Game
open-all = all
open-of = { $n } at the table
open-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
open-sit = Sit down

# How I have fared

fared = How I have fared
fared-games = Games
fared-sides = Sides
fared-opponents = Who came before whom
fared-text = The bar is what you won, the mark what chance alone would give. Practice, chosen luck and games of campaigns do not count.
fared-none = None of your finished games counts yet: practice, chosen luck and games of campaigns do not.
fared-won = { $won } of { $n }
fared-share = { $share } won; { $chance } by chance
ratings-like = I like ratings
ratings-whole = Rating
ratings-count = with { $n } players
ratings-games = { $n ->
    [one] one game
   *[other] { $n } games
}
ratings-none = A rating takes five games of a title.
ratings-text = One fit over all games of this server, by who came before whom; a strong side is taken out of it. Nobody but you sees yours. Whoever leaves a game to a bot for good has lost against those who stayed.

# Being told

told = Being told
told-text = When a game waits for you and no page is open. You are told once, a minute after it began to wait, and not if you have looked or answered; never anything about the game itself.
told-kind = { $kind ->
    [push] A browser
    [mail] Mail
    [webhook] A webhook
   *[feed] A feed
}
told-unconfirmed = not confirmed yet
told-unconfirmed-text = A link was sent there. Nothing else comes until somebody follows it; after two days the address is forgotten.
told-failing = nothing gets through
told-since = It began { $when }.
told-again = Tried again { $when }.
told-went = The last notice went out { $when }.
told-not-yet = Nothing has gone out yet.
told-alarm = Also when four fifths of my time are gone
told-ahead = Also when the player before me has begun
told-digest = One mail a day at most, with all that waits
told-everywhere = Of every game I play, new ones too
told-tables-but = But only where this is ticked:
told-tables-these = Only of these:
told-try = Try it
told-tried = Sent. Has it come?
told-remove = Tell me no more by this
told-push = Tell this browser
told-push-done = This browser is told from now on.
told-push-refused = This browser does not let itself be told. Its settings for this page say why.
told-feed = A feed and a calendar
told-feed-text = These addresses are shown once. Whoever has them can read what waits for you, and nothing else.
told-feed-atom = For a feed reader
told-feed-calendar = For a calendar: when your time is up
told-feed-json = For a dashboard of your own
told-mail = A mail address
told-mail-add = Write to me
told-mail-sent = A mail asks whether the address is yours: follow its link.
told-mail-settled = { $done ->
    [confirmed] The address is confirmed.
   *[stopped] No more mail goes there.
}
told-mail-title = { $what ->
    [confirm] Is this your address?
   *[stop] No more mail?
}
told-mail-text = { $what ->
    [confirm] From now on this table would write there when a game waits for you. Every mail has a link that stops it.
   *[stop] This table writes to your address when a game waits for you.
}
told-mail-yes = { $what ->
    [confirm] It is mine: write to me
   *[stop] No more mail
}
told-mail-no = Leave it as it is
told-hook = A webhook
told-hook-add = Call it
told-hook-done = It is set up. Try it.
told-form = In the form of
told-form-name = { $form ->
    [discord] Discord
    [slack] Slack
    [ntfy] ntfy
    [gotify] Gotify
   *[template] a template of mine
}
told-template = JSON with {"{"}title{"}"}, {"{"}text{"}"}, {"{"}link{"}"}, {"{"}table{"}"}, {"{"}game{"}"} and {"{"}kind{"}"}
told-hosts = This server calls: { $hosts }
told-nothing = This server sends nothing anywhere; a feed can be fetched.
told-trouble = { $kind ->
    [push] A browser could not be told
    [mail] Mail could not be sent
    [webhook] A webhook could not be called
   *[feed] A feed failed
} ({ $place }).
told-look = Look after it
told-stranger = This browser does not hold that seat. My games bring it here: by your private link, a passkey, or a name and words.
told-answered = What the notice was about has been answered. Nothing waits for you here now.
told-another = What the notice was about has been answered; this waits for you now.
told-elsewhere = What the notice was about has been answered. Another game waits for you.
