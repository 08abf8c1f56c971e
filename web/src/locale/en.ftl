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
new-make = Open the table
new-presets = Set-up
new-presets-own = A set-up of your own.
new-options-text = for a set-up of your own
new-more-text = its name, a clock, who may find it
new-summary = { $n ->
    [one] one player
   *[other] { $n } players
}

bot-random = Jester
bot-random-text = Does anything that is allowed.
bot-greedy = Bailiff
bot-greedy-text = Thinks one move ahead, by rules of thumb.
bot-steward = Steward
bot-steward-text = Thinks one move ahead, by what it has learned.
bot-knight = Knight
bot-knight-text = Thinks ahead, for a moment each move.
bot-regent = Regent
bot-regent-text = Thinks ahead for longer.

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

lobby-learn = Learn { $game } by playing
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
my-device-sure = Remove it for good
my-renew = New key
my-renew-sure = Yes: all other devices lose their seats
my-renew-text = If your link got about: with a new key the old one, all other devices and every seat's old link stop working at once.
my-renewed = You have a new key. Other devices need its link.
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
