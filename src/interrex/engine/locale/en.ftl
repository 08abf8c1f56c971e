# What the engine says, whatever the game.

engine-seat-name = Player { $number }
engine-seat = { $seat }
engine-yes = yes
engine-no = no

engine-unknown-game = There is no game called “{ $name }”. Known: { $known }.
engine-no-games = No game is installed. In a checkout of the source, install it first: make play, or pip install -e .
engine-broken-package = “{ $name }”, which the package { $package } brings, cannot be used: { $detail }
engine-not-a-game = it is not a Game.
engine-not-a-board = it is not a function that draws a board.
engine-not-a-web-board = it is not a package with a board.js in it.
engine-other-id = the game calls itself “{ $id }”; entry point and game must have the same name.
engine-door-taken = another package has brought something of that name already.
engine-bad-players = { $game } is for { $low } to { $high } players, not { $asked }.
engine-bad-option = { $game } has no option “{ $name }”. Known: { $known }.
engine-bad-value = The option “{ $name }” cannot be “{ $value }”. Allowed: { $known }.
engine-bad-houses = Each of the { $seats } seats wants a house of its own.
engine-no-saga = { $game } is played game by game: nothing outlives one.
engine-big-chronicle = This chronicle is too long: at most { $limit } bytes.
engine-bad-chronicle = This is no chronicle of { $game }: { $detail }.
engine-no-seat = There is no seat { $asked }: seats are counted from 0 to { $last }.
engine-unknown-language = “{ $asked }” is not a language of this program. Known: { $known }.
engine-unknown-notation = { $game } has no notation “{ $name }”. Known: { $known }.
engine-unknown-rule = The rulebook of { $game } has no rule { $asked }.

engine-bad-action = “{ $text }” is not an action: write a verb, then numbers or short words, as in “influence 8 d35”.
engine-cannot-leave = This position cannot leave its process: it holds something that has no name ({ $what }).
engine-not-offered = This is not among the actions allowed now.
engine-not-asked = That is not what you are asked now. The question is: { $question }
engine-not-pending = It is not for { $seat } to decide now; the game waits for { $pending }.
engine-over = The game is over.

engine-record-unreadable = This is not a readable record: { $detail }.
engine-record-format = The record has format { $found }; this program reads format { $known }.
engine-record-version = The record was played under rules version { $found }; this program plays version { $known }.
engine-record-illegal = Move { $number }, “{ $text }” by { $seat }, is against rule { $rule }: { $reason }
engine-no-such-move = There is no position { $asked }: the game has { $last } moves.
engine-nothing-to-undo = There is nothing to take back.
engine-undo-crosses-seat = { $seat } has moved since.
engine-undo-crosses-luck = That move brought luck or showed a secret.
engine-undo-others = The others must agree.
engine-undo-practice = Only bots could object, and they do not. But whoever goes back there has looked ahead: this becomes a practice game, and its record will say so.
engine-practice = practice game
engine-hinted = with hints
engine-hint-for = For it: { $clauses }.
engine-hint-against = Against it: { $clauses }.
engine-hint-other = { $seat }: { $what }
engine-hint-alike = Much the same as the next best.
engine-aim-outcome =
    .more = it ends better
    .less = it ends worse
engine-hint-none = There is nothing to choose here.
engine-hint-no-judgement = { $game } has nothing to judge positions by, so there are no hints in it.
engine-unknown-bot = There is no bot called “{ $name }”. Known: { $known }.
engine-unknown-personality = No bot of this game is like “{ $name }”. Known: { $known }.
engine-no-bot-class = it is not a class derived from interrex.bots.Bot.
engine-bot-no-module = There is no module “{ $module }” to take a bot from. Is it in this folder, or installed?
engine-bot-module-fails = The module “{ $module }” cannot be imported: { $detail }
engine-bot-not-one = “{ $name }” is no bot: write module:Class, with a class derived from interrex.bots.Bot. Bots in { $module }: { $known }.
engine-foul-play = The bot { $bot } chose “{ $text }” for { $seat }, which was not offered.
engine-miscount = Components have appeared or vanished: { $counts }.
engine-bad-bots = { $given ->
    [one] One bot is named
   *[other] { $given } bots are named
} for { $seats } seats: name one for all, or one for each.
engine-simulation-killed = A process that played games was killed by the system: too little memory? Try fewer processes.
engine-kept-other = { $file } keeps other games than these: of another game, version, number of players, choice or seed. Name another file.
engine-unknown-place = Games cannot be played on “{ $on }”. Say “ray” for a cluster that Ray starts on this machine, or ray://HOST:PORT for one that is there.
engine-cluster-missing = Playing on a cluster needs Ray: pip install interrex[cluster]
engine-cluster-address = “{ $address }” is not the address of a cluster: write ray://HOST:PORT, as “ray start --head” has said it.
engine-cluster-away = No Ray cluster answers at { $address } ({ $detail }). Is it running, and is this machine one of its nodes?
engine-cluster-died = Processes of the cluster that played the same games died again and again ({ $detail }): too little memory? With --kept the games that are there are not lost.
engine-node-no-interrex = The node { $node } has no Interrex: install version { $ours } there.
engine-node-other-interrex = The node { $node } has Interrex { $theirs }, and here it is { $ours }: it would play other games. Install the same version everywhere.
engine-node-other-files = The node { $node } has Interrex { $ours } as well, but its files differ: changed code, or weights that were learned anew. Install the same everywhere.
engine-node-no-game = The node { $node } has no game called “{ $name }”: install its package there.
engine-node-other-game = The node { $node } has another version of “{ $name }”, or other stories for it: install the same there.
engine-node-no-bot = The node { $node } has no bot “{ $name }”: install its package there.
engine-node-other-bot = The node { $node } has another bot “{ $name }” than this machine: install the same there.

engine-campaign-no-book = { $game } keeps no history book.
engine-campaign-brought = A campaign of { $game } cannot begin with a chronicle from elsewhere, nor be written as one.
engine-campaign-unwritten = There is no chronicle yet: play the first game to its end.
engine-campaign-few = A campaign of { $game } wants at least { $least } houses.
engine-campaign-name = “{ $name }” cannot be the name of a house: it wants 1 to { $most } letters.
engine-campaign-taken = There is no room for a house “{ $name }”: names differ, and there are { $most } houses at most.
engine-campaign-no-house = There is no such house: they are counted from 0 to { $last }.
engine-campaign-other-game = This campaign is one of { $game }, rules version { $version }; the game is another.
engine-campaign-not-over = A game is added to its campaign when it is over.
engine-campaign-other-houses = This game was not played by houses of the campaign.
engine-campaign-other-chronicle = This game does not begin where the last one of the campaign ended.
engine-campaign-unreadable = This is not a readable campaign: { $detail }.
engine-campaign-format = The campaign has format { $found }; this program reads format { $known }.

engine-words-wanted = “{ $verb }” takes other words: { $kinds }.
engine-no-words-wanted = “{ $verb }” stands alone, without further words.
engine-no-such-word = “{ $said }” is not what is meant here: { $kind }.

engine-ask-reopen = You are done. You may think again until the others are.
engine-do-reopen = Think again

engine-ask-deal = You may offer a deal meanwhile.
engine-clause = { $seat }: { $what }
engine-slot-n = How much
engine-slot-seat = Whom
engine-do-with = A deal with { $seat }
engine-do-propose = Lay this offer on the table
engine-do-accept = Accept offer { $n }
engine-do-refuse = Refuse offer { $n }
engine-do-withdraw = { $n ->
    [0] Tear up the draft
   *[other] Withdraw offer { $n }
}
engine-no-with = { $seat } does not deal here: name somebody at this table.
engine-no-with-oneself = You are a party of your own draft anyway: name somebody else.
engine-no-with-there = { $seat } is in your draft already.
engine-no-promise = Nothing called “{ $said }” can be promised here.
engine-no-promise-alone = First draw somebody into the draft: a deal needs two.
engine-no-promise-party = { $seat } is no party of your draft.
engine-no-promise-now = { $seat } could not promise that now.
engine-no-promise-towards = { $seat } is no party of your draft, and would have to be.
engine-no-promise-twice = Your draft says that already, or something of the kind ({ $clause }).
engine-no-propose = Your draft holds no promise yet.
engine-no-propose-busy = Your offer { $n } still lies on the table: withdraw it first, or wait for the answers.
engine-no-clause = As things stand that can no longer be promised ({ $clause }).
engine-no-offer = There is no offer { $n } on the table.
engine-no-offer-party = Offer { $n } is not made to you.
engine-no-accept-agreed = You have agreed to offer { $n } already.
engine-no-refuse-own = Offer { $n } is your own: withdraw it.
engine-no-refuse-agreed = You have agreed to offer { $n } already, and cannot refuse it any more.
engine-no-withdraw = You have no draft to tear up.
engine-no-withdraw-others = That offer is another's ({ $seat }): refuse it.
engine-told-propose = { $seat } makes offer { $n }: { $clauses }.
engine-told-accept = { $seat } accepts offer { $n }.
engine-told-struck = All parties agree: offer { $n } is a deal.
engine-told-lapse = Offer { $n } lapses: something it promised is not there.
engine-told-refuse = { $seat } refuses offer { $n }.
engine-told-withdraw = { $seat } withdraws offer { $n }.
engine-pledged = A promise of deal { $n } binds you ({ $clause }).
engine-pledge-kept = A promise is kept ({ $clause }).
engine-pledge-released = A promise could not be kept and binds no longer ({ $clause }).

# Arrays

engine-array-no-bound = Nothing says how long the list { $field } of { $game } can be. Say it in arrays.json, in the game's folder.
engine-array-does-not-fit = { $path } is { $value }, and the layout has no number for that.
engine-array-unknown-word = { $path } holds “{ $word }”, which its vocabulary does not. Add it to arrays.json, in the game's folder.
engine-array-too-many = { $path } has { $found } parts, and there is room for { $most }.
engine-array-no-number = “{ $action }” has no number: no phrase of the game spells it.
engine-array-not-offered = No action with number { $number } is offered.

# Stories that people write

engine-story-nowhere = There is neither a folder nor a zip at { $path }.
engine-story-odd = { $path }: “{ $name }” does not belong there. A story holds plain files, all in one folder, with names like words.en.toml.
engine-story-twice = { $path }: there are two files called { $name }. A story has one folder.
engine-story-zip = { $path } cannot be read as a zip ({ $detail }). Pack the folder again.
engine-story-many = { $path } holds more than { $n } files. A story has story.toml and one file of words for each language.
engine-story-large = { $name } is larger than { $n } bytes. Shorten it.
engine-story-not-there = No story called “{ $name }” is installed. See which are: interrex story list
engine-story-no-game = { $game } has no stories that anybody could write.
engine-story-changed = What it does has been changed since it was installed. Install it again.
engine-broken-story = The story { $name } is left out. { $detail }

## Kinds of offers, where there are many

engine-group-with = A deal with
engine-group-promise = A promise for the draft

## Answers given ahead

engine-ahead-way-pass = pass
engine-ahead-way-anything = use whatever there is
engine-order = { $question }: { $what }.
engine-order-else = { $first }; if that cannot be done, { $rest }
engine-order-if = Only if { $clauses }.
engine-order-scope-game = For the rest of this game.
engine-order-scope-turn = As long as this turn lasts.
engine-order-scope-mine = Until it is your turn.
engine-order-times = { $n ->
    [one] Once.
   *[other] At most { $n } times.
}
engine-order-no-question = “{ $name }” is nothing that can be answered ahead in this game.
engine-order-ways = An order says what to do in 1 to { $most } ways, each of them once.
engine-order-no-way = “{ $text }” cannot be said here, or not now: choose from what is listed.
engine-order-open = This order has to end in something that can always be done, such as passing: else it would tell the others what you hold.
engine-order-no-turns = This game has no turns of your own for which an order could wait.
engine-order-times-odd = An order answers at least once, and at most { $most } times.
