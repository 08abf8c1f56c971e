# What the command line says.

cli-error = Error:
cli-warning = Warning:
cli-yes = y yes
cli-yes-or-no = [y/N]
cli-you = you
cli-player = Player
cli-score = Score

## Files and values

cli-cannot-read = { $reason ->
    [missing] There is no file “{ $path }”.
    [folder] “{ $path }” is a folder, not a file.
    [forbidden] You may not read “{ $path }”.
   *[other] “{ $path }” cannot be read: { $detail }.
}
cli-cannot-write = { $reason ->
    [missing] There is no such place as “{ $path }” to save to.
    [folder] “{ $path }” is a folder: name a file to save to.
    [forbidden] You may not write to “{ $path }”.
   *[other] “{ $path }” cannot be written: { $detail }.
}
cli-too-big = “{ $path }” is too big to be the record of a game.
cli-save-exists = “{ $path }” is there already. Go on with it by --resume, or name another file.
cli-no-saves = There is no saved game in “{ $folder }”.
cli-at-of-what = From a position of which game? Name its file with --resume.
cli-play-on-not-over = Only a finished game can be played on from a position of it; go on with this one without --at.
cli-play-on-campaign = This game belongs to a campaign: playing on from it would open what is still sealed.
cli-play-on-over = There is nothing to play on from there: { $moves } moves at most.
cli-other-game = “{ $path }” is a game of { $game }.
cli-bad-setting = “{ $text }” is not an option of a game: write NAME=VALUE.
cli-bad-count = { $given ->
    [one] One player is named
   *[other] { $given } players are named
} for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}

## games

cli-games-id = Id
cli-games-title = Title
cli-games-players = Players
cli-games-like = { $low } to { $high } minutes around a table; weight { $weight } of 5
cli-games-options = Options (* is the default)
cli-games-how = Play with: interrex play { $game }
cli-games-more = What a game's options, roles and components are called: interrex games { $game }
cli-games-personalities = Personalities of bots
cli-games-bots = Bots: { $known }, or your own as module:Class; with a personality of the game as knight/builder
cli-games-rule = rule { $rule }
cli-games-notation = notation (replay --notation)

## play

cli-hand-over = The next decision is for { $seat }. Hand over, then press Enter.
cli-more-news = { $n ->
    [one] … and { $n } line before (type log)
   *[other] … and { $n } lines before (type log)
}
cli-hint = A number, or: undo, why …, hint, rules, lang pl, help, quit
cli-page = Page { $page } of { $pages }: type more for the next, or /word to search.
cli-invent = { $what }: type “{ $verb } …”.
cli-no-such-number = There is no choice { $text }: they are numbered from 1 to { $last }.
cli-no-guest = Nobody of that number at this screen may do anything meanwhile. Who may: { $known }.
cli-no-component = Nothing that does something is called “{ $text }”.
cli-nothing-found = No choice contains “{ $text }”.
cli-why-what = Which action? (such as: influence 8 d35)
cli-why-allowed = You may do that.
cli-why-rule = The whole rule: rules { $rule }
cli-why-help = What you can type: help
cli-tutor-alone = A tutor sits beside one person who plays bots.
cli-tutor-warns = Think again: this seems to cost { $cost } points of a hundred (± { $error }) of your chance to win. “hint” says what would be better.
cli-tutor-all-the-same = Do it all the same?
cli-hints-off = Where several people play, nobody asks the table what to do; whoever opens the game may allow it: interrex play --hints
cli-hints-sure = Chances to win, as far as you can know, and how much they may be off. The first is better beyond doubt.
cli-hints-unsure = Chances to win, as far as you can know, and how much they may be off. Which of the first two is better nobody can tell.
cli-undo-practice = Take it back all the same?
cli-undo-agree = { $seat }, do you agree?
cli-no-standing = This cannot always be passed: only answers to what others do can, never those of your own turn.
cli-stands = Passed, now and until this game is over: { $question } Type “ask” to be asked again.
cli-nothing-stands = You are asked everything already.
cli-asked-again = You are asked again: { $question }
cli-undo-refused = Nothing is taken back.
cli-no-lesson = { $game } has no guided game “{ $name }”. There is: { $known }.
cli-no-role = Nobody plays “{ $name }” in this guided game. There is: { $known }.
cli-guide-next = Next (Enter)
cli-guide-goal = The goal.
cli-guide-turn = A turn.
cli-guide-side = Your side.
cli-guide-step = Step { $n } of { $of }.
cli-guide-do = → { $label } (Enter)
cli-guide-instead = You may do that. The guide takes another way here: { $why }
cli-guide-leave = Go your own way? The guide stops then; undo brings it back.
cli-guide-left = You have left the guide and play your own game. Undo brings it back.
cli-guide-looked = What you have done, and what it was for
cli-guide-done = The guided rounds are over. Now the game is yours.
cli-games-lesson = guided game (play --lesson)
cli-undone = Taken back. Decide again.
cli-overwrite = “{ $path }” is there already. Overwrite it?
cli-saved = Saved: { $path }
cli-go-on = Go on with: { $command }
cli-watch = Look at it again with: { $command }
cli-standing = The game so far
cli-winners = { $n ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
cli-decided = Decided by this rule:

cli-command-number = 7
cli-command-action = influence …
cli-command-search = /word
cli-command-undo = undo
cli-command-as = as
cli-command-always = always
cli-command-ask = ask
cli-command-why = why
cli-command-hint = hint
cli-command-rules = rules
cli-command-log = log
cli-command-board = board
cli-command-more = more
cli-command-save = save
cli-command-lang = lang
cli-command-help = help
cli-command-quit = quit
cli-help-number = make the choice of that number
cli-help-action = write an action out, as it stands beside its number, or in words: build inn
cli-help-search = show only the choices that contain the word
cli-help-undo = take back your last decision
cli-help-always = pass this question, now and whenever it comes again
cli-help-ask = be asked again what you always passed
cli-help-as = as 2: player 2 does something meanwhile, such as think again or offer a deal
cli-help-why = why influence 8 d35: says why an action is not allowed
cli-help-hint = what would you do? Three choices with their chances and what speaks for them; the game will say that you asked
cli-help-rules = rules 4.2: show a rule; rules battle: those with the word; alone: the one behind the question
cli-help-log = all that has happened
cli-help-board = draw the board again
cli-help-more = the next page of choices
cli-help-save = save FILE: save a copy (the game is saved after every move anyway)
cli-help-lang = lang pl: po polsku
cli-help-help = this list (or ?); with a name, what that component does: ? inn
cli-help-quit = save and leave (or q)
cli-help-others = Other languages' words are understood, too: { $words }

## sim

cli-sim-playing = Playing
cli-sim-title = { $game }, { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-games = Games
cli-sim-wins = Wins
cli-sim-interval = 95 % interval
cli-sim-fair = Fair share
cli-sim-score = Score ± sd
cli-sim-range = Lowest – highest
cli-sim-length = Decisions a game: { $mean } ± { $sd }, { $low } to { $high }
cli-sim-speed = { $rate } games/s on { $jobs ->
    [one] { $jobs } core
   *[other] { $jobs } cores
}
cli-sim-error = The game with seed “{ $seed }” (bots { $bots }) failed: { $detail }
cli-sim-failed = { $n ->
    [one] { $n } game
   *[other] { $n } games
} of { $games } failed.

## --version

cli-version = interrex { $version }
cli-version-compiled = interrex { $version }, compiled

## bench

cli-no-arrays = Arrays need NumPy: pip install 'interrex[arrays]'
cli-arrays-title = { $game }, { $players } players: what a seat sees is { $size } numbers ({ $dtype }).
cli-arrays-at = place
cli-arrays-field = field
cli-arrays-kind = what it is
cli-arrays-shape = dimensions
cli-arrays-vocabulary = vocabulary
cli-arrays-kind-number = number
cli-arrays-means-number = itself
cli-arrays-kind-flag = flag
cli-arrays-means-flag = yes (1) or no (0)
cli-arrays-kind-word = word
cli-arrays-means-word = its place in the vocabulary, from 1 on; 0: none
cli-arrays-kind-words = words
cli-arrays-means-words = those of a list, in its order, each as a word; 0: no more
cli-arrays-kind-text = text
cli-arrays-means-text = 64 bits of its hash; zeros: none
cli-arrays-kind-count = count
cli-arrays-means-count = how many a list holds; the rest of it is zeros
cli-arrays-kind-there = there
cli-arrays-means-there = 1: what follows is there, 0: it is not, and follows as zeros
cli-arrays-words = { $name }: { $ids }
cli-arrays-actions = Actions have numbers below { $n }. Those with endless words fold; how, stands in docs/research.md.
cli-arrays-numbers = numbers
cli-arrays-verb = verb
cli-arrays-said = words
cli-arrays-folded = endless: folded
cli-arrays-row = An action on offer as a row of { $width } numbers ({ $dtype }):
cli-no-chess = The measure is python-chess, which is not installed: pip install 'interrex[bench]'
cli-bench-measuring = Measuring
cli-bench-title = Python { $python }, { $compiled ->
    [yes] compiled
   *[no] not compiled
}, { $rounds } rounds; R = { $rate } random legal moves/s of python-chess
cli-bench-start = Processor time: import interrex { $import } s, interrex --help { $help } s
cli-bench-game = Game
cli-bench-full = { $title }, all modules
cli-bench-what = What
cli-bench-build = Build
cli-bench-built = { $compiled ->
    [yes] compiled
   *[no] plain
}
cli-bench-rate = Measured
cli-bench-ratio = Ratio
cli-bench-mark = Mark
cli-bench-decisions = decisions/s
cli-bench-choices = choices/s (two options or more)
cli-bench-listening = decisions/s, told to somebody
cli-bench-games = games/s
cli-bench-copies = copies/s
cli-bench-greedy = ms a greedy decision
cli-bench-search = search iterations/s (of a knight)
cli-bench-served = ms a move with the states of four seats
cli-bench-bargaining = ms the same, while people bargain
cli-bench-met = met
cli-bench-not-met = not met

## loadtest

cli-load-title = { $tables } tables with { $players } clients each, { $servers ->
    [one] on one server
   *[other] on { $servers } servers
}
cli-load-playing = Playing
cli-load-moves = { $moves } moves in { $seconds } s: { $rate } moves/s
cli-load-latency = From a move sent to everybody at the table having it: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, longest { $most } ms
cli-load-memory = Memory of the server or servers: { $start } MB at the start, { $end } MB at the end
cli-load-cpu = Processor time of the server or servers: { $ms } ms a move
cli-load-right = No move was lost, doubled or reordered: { $games ->
    [one] one record
   *[other] { $games } records
} compared with what the clients sent and saw.
cli-load-unfinished = Time ran out: { $n } of { $games } games were not finished, and not compared.
cli-load-wrong = { $n } things were wrong. The first:
cli-load-no-server = The server did not start: { $detail }
cli-load-bad-think = “{ $text }” is no think time: write 0.5-1.5, or one number, in seconds.

## replay

cli-verified = Verified: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game }, { $over ->
    [yes] to the end
   *[no] game still going on
}.
cli-fingerprint = Fingerprint of the key: { $fingerprint }
cli-after-moves = After { $moves } of { $all } moves
cli-step-hint = Enter: next move · b: board · q: stop
cli-step-move = Move { $number }: { $seat }
cli-output-of-what = There is nothing to write to a file yet: name a notation with --notation. “interrex games” lists them.

## review

cli-review-not-over = Only a finished game can be looked back upon: what is hidden in one that goes on stays hidden.
cli-review-no-judgement = { $game } has nothing to judge positions by, so nobody can say what was luck.
cli-review-looking = Looking back
cli-study-judgement = { $games } games, by judgement { $judgement }. Figures in points of a hundred, ± two standard errors.
cli-study-adds-up = The parts of a chance miss the result by { $most } at most.
cli-study-luck = Luck in seat { $number }: { $luck }
cli-study-rival = { $bot }: { $came } as it came, { $without } with luck taken out. Ratio of variances: { $ratio }
cli-study-left-over = With luck taken out, results vary by so much of what they did, by number of players: { $ratios }
cli-study-off = Off
cli-review-first = At first
cli-review-luck = Luck
cli-review-own = Own decisions
cli-review-others = Others’ decisions
cli-review-rest = Rest
cli-review-result = In the end
cli-review-how = Chances to win in points of a hundred, by judgement { $judgement }. Luck is what came besides what a move was worth on average; decisions count beside what such a decision usually brings; the rest is that, and what cannot be told apart.
cli-review-unmeasured = In this game nobody has measured yet how often such chances come true: take them for a direction, not for figures.
cli-review-turn = Move { $move }: { $ahead } takes the lead from { $before }.
cli-review-best-luck = Best luck: { $change } with move { $move } ({ $who }: { $what }).
cli-review-worst-luck = Worst luck: { $change } with move { $move } ({ $who }: { $what }).
cli-review-costly = Move { $move } cost { $cost } (± { $error }): { $played }. Better: { $better }.
cli-review-again = Move { $move }, as it stood then. What would you do?
cli-review-choose = A number, or Enter to be told >
cli-review-best = the best that was found
cli-review-played = what was done then
cli-review-yours = your answer now
cli-review-positions = A position: interrex replay { $file } --at N, after N moves. To play on from there, for practice: interrex play --resume { $file } --at N --seats { $seats }
cli-review-none-costly = No decision can be said to have cost anything.
cli-review-unsure = { $n ->
    [one] One more decision looks costly, but that may be chance.
   *[other] { $n } more decisions look costly, but that may be chance.
}

## campaign

cli-campaign-name = Name
cli-campaign-game = Game
cli-campaign-houses = Houses
cli-campaign-games = Games
cli-campaign-house = House
cli-campaign-game-number = Game { $n }
cli-campaign-next = Play the next game with: { $command }
cli-campaign-under-way = A game of “{ $name }” is under way: go on with it first, without choosing anew what it is.
cli-campaign-string-under-way = A game of “{ $name }” is under way: its decks are in the chronicle, so that is written between games only.
cli-campaign-string-lacks = It does not hold who played, how each game was won, nor the history of the campaign.
cli-campaign-checked = { $games ->
    [one] One game was played again, and ended as it is written.
   *[other] { $games } games were played again, and ended as they are written.
}
cli-campaign-book-empty = Its pages are empty: no game has been played to its end yet.
cli-campaign-exists = There is a campaign “{ $name }” already.
cli-campaign-bad-name = “{ $name }” cannot be a campaign's name: use letters, digits, - and _.
cli-campaign-no-house = There is no house “{ $name }”. There is: { $known }.
cli-no-campaigns = There is no campaign in “{ $folder }”. Begin one with: interrex campaign new { $game } --houses Ada,Bo

## rules

cli-see-also = See also
cli-referred-to-by = Referred to by
cli-rules-none = No rule of { $game } has this: { $sought }.{ $known ->
    [0] {""}
   *[other] {" "}Perhaps: { $suggestions }.
}
cli-rules-more = { $more ->
    [one] One more rule: --all shows it.
   *[other] { $more } more rules: --all shows them.
}
cli-no-tests-of = No test in “{ $folder }” is about { $game }. Run this in a checkout of the program’s source.
cli-no-tests = There is no folder “{ $folder }”. Run this in a checkout of the program’s source.
cli-no-claim = claimed by no test
cli-claim-on-nothing = There is no rule { $rule }, but a test claims it: { $tests }
cli-coverage = { $covered } of { $all } rules are claimed by tests.
cli-no-entry = has no entry
cli-no-naming = named by no test
cli-components = { $covered } of { $all } components have an entry and a test.

cli-story-none = No game that is installed here has stories.
cli-story-name = “{ $name }” cannot be a story's name: lower-case letters, digits and hyphens, a letter first.
cli-story-there = There is something in { $path } already. Name a new folder.
cli-story-new = A new story is in { $path }. Write over it, and look with: interrex story lint { $path }
cli-story-installed = “{ $title }” can be played now. Begin a kingdom with:
cli-story-removed = { $name } is gone. What is played with it waits until it is installed again.
cli-story-drawn = Drawn: { $path }
cli-story-told = Told: { $path }
cli-story-another = { $path } keeps another trial: other bots, houses, seed, or the story was changed. Name another file.
cli-story-advice = Advice:
cli-story-faults = { $n ->
    [0] Nothing is wrong.
    [one] One fault.
   *[other] { $n } faults.
}

## arena

cli-arena-challenger = Challenger
cli-arena-rivals = Rivals
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-interval = 95 % interval
cli-arena-fair = Fair share
cli-arena-ratings = Ratings: { $list }
cli-arena-two = An arena needs two kinds of bots at least. Name them: --bots knight,greedy

## dataset

cli-dataset-pyarrow = Data sets need NumPy and pyarrow: pip install interrex[dataset]
cli-dataset-written = { $games } games, { $decisions } decisions in { $files } files in { $folder }; { $before } files were there already.

## benchmark

cli-benchmark-unknown = There is no benchmark “{ $name }”. There is: { $known }
cli-benchmark-not-in = “{ $name }” is not in this benchmark. It has: { $known }
cli-benchmark-no-result = { $file } is no result of a benchmark: “interrex benchmark NAME --to FILE” writes one.
cli-benchmark-version = { $here ->
    [0] { $game } is not installed here, but the file has games of it.
   *[other] The file has { $game } of version { $version }; here it is version { $here }, and games come out otherwise.
} Check it with the Interrex that wrote it.
cli-benchmark-weights = In this file { $game } was judged by other weights than here: bots play and luck is seen otherwise. Check it with the Interrex that wrote it.
cli-benchmark-title = { $name }: { $bot } in every seat of each deal, { $players } players
cli-benchmark-game = Game
cli-benchmark-rivals = Rivals
cli-benchmark-games = Games
cli-benchmark-wins = Wins (95 % interval)
cli-benchmark-level = With luck taken out
cli-benchmark-left = Variance left
cli-benchmark-unfinished = { $games ->
    [one] One game was not finished and counts as lost
   *[other] { $games } games were not finished and count as lost
}: the file says why.
cli-benchmark-checked = { $games ->
    [one] One game was played again.
   *[other] { $games } games were played again.
} { $other ->
    [0] All came out the same.
    [one] One came out otherwise:
   *[other] { $other } came out otherwise:
}

## tune

cli-tune-no-terms = { $game } names no terms of a judgement, so there is nothing to learn.
cli-tune-numpy = Learning needs NumPy: pip install interrex[tune]
cli-tune-round = Round { $number }: { $games } games, { $positions } positions. Log loss of games held out: { $loss } (weights of before { $before }, everybody alike { $uniform }).
cli-tune-group = Chances
cli-tune-seats = Seats
cli-tune-expected = Expected
cli-tune-came = Came
cli-tune-written = Written to { $file }.
cli-climb-round = Round { $number }: { $share } of the games were won.

## --help
# Of each command what it does, and under its parameters' names what they are for; what several share stands with
# the group they belong to, or with the program itself.

cli-usage = A table for games of contested crowns: rules enforced and explained, opponents, replay.

    Begin with: interrex serve, or interrex play to stay in the terminal.
    .lang = The language to speak; your locale's if left out.
    .version = Say which version this is.
    .install-completion = Install completion for the shell you are in.
    .show-completion = Show what completion for the shell you are in consists of, to copy or change it.
    .help = Show this and stop.
    .json = One JSON object on stdout, for machines.
    .option = An option of the game; may be given several times.
    .db = Where the tables are: a file, or postgresql://…; a file of yours if left out.
    .jobs = How many processes; one a core if left out.
    .on = Who plays instead of processes here: a Ray cluster of its own on this machine, or the one at that address.
    .kept = Keep each game as it ends; go on where the file leaves off.
    .game = A game's id; the first of “interrex games” if left out.
cli-usage-serve = Serve the web table until Ctrl-C. Tables are kept in one file; nothing that was acknowledged is ever lost.
    .host = The address to listen at; 0.0.0.0 is all of them.
    .port = The port; 0 is any free one.
    .password = What the lobby asks for.
    .public-lobby = A page for everybody with the tables whose owners want company; off unless you say so.
    .public-name = A name it answers to, and to no other; may be repeated.
    .trusted-proxy = A proxy's address or network, whose word about addresses is taken.
    .metrics-to = Who may read /metrics; this machine only if left out.
    .delete-after = Days; delete tables that nobody touched for as long.
    .passkeys = Let players come back by a passkey of their phone, computer or security key.
    .push = Let browsers be told that it is somebody's turn, by their push services.
    .mail = Let people be told by mail, which goes out by this server.
    .webhooks = Let people be told by webhooks at this host (“any”: at every public one). May be repeated.
    .log = Write a log: for people, or for programs.
    .open = Open a browser.
    .bot-delay = Seconds a bot waits.
    .reviews = How many finished games may be looked back upon at the same time; 0: none.
cli-usage-games = List the games with their players and options; or one game's options, roles and components by name.
    .game = A game's id: show what is in it, by name.
cli-usage-play = Play a game: you against three bots, unless you say otherwise.

    It is saved after every move, and however you leave it.
    .players = How many; 4 if left out.
    .bots = Who plays against you; your own bot as module:Class.
    .seats = Every seat in order: human, or a bot.
    .lesson = A guided game; see: interrex games
    .role = Whom you play in it; the first if left out.
    .seed = The same seed gives the same luck.
    .resume = Go on with a saved game; “last” is the one saved last.
    .at = With --resume: from a finished game’s position after N moves, as a practice game with a file of its own.
    .save = Where to keep the game.
    .hints = Whether the table may be asked what to do (hint); if left out, where one person plays bots.
    .tutor = Let a tutor speak up before a move that costs so many points of a hundred of your chance to win.
cli-usage-sim = Let bots play many games, and report wins, scores and lengths by seat, bot and role.
    .players = How many; 4 if left out.
    .games = How many games.
    .bots = One bot for all seats, or one for each; your own as module:Class.
    .rotate = Let the bots change seats from game to game.
    .seed = The same seed gives the same games.
    .after = Begin each game after so many others of a campaign among the same bots.
    .census = Count all components after every decision; a miscount is an error.
cli-usage-arena = Let bots fight: one of each kind among others of each other kind, in every seat, on the same deals.
    .bots = At least two kinds; your own as module:Class.
    .games = Games of each pair.
    .players = How many; 4 if left out.
    .first = Only the first kind challenges the others.
    .seed = The same seed gives the same games.
cli-usage-climb = Vary what a game's judgement weighs, let every variation play greedy bots, and go on from those that win.
    .rounds = How often what won is varied again.
    .tried = Variations of each round.
    .games = Games of each variation.
    .players = How many; 4 if left out.
    .seed = The same seed gives the same weights.
    .to = Where the weights go; beside the game if left out.
cli-usage-study = Look back upon many games of bots: do the parts add up, is luck nothing on average, do chances come true?
    .games = How many games.
    .players = How many; if left out, all numbers there can be by turns.
    .bot = Who plays.
    .rival = Another kind, in one seat of each game: how well luck taken out tells it from the others.
    .only-chances = Look at chances alone, whether they come true: many times as fast as trying what other luck would have brought.
    .played = Keep the games themselves, so that another judgement can look back upon them.
    .seed = The same seed gives the same games.
cli-usage-tune = Let a game's bots play each other, learn from who won, and write down what was learned.
    .games = Games of each round.
    .rounds = How often; each round plays by what the last has found.
    .seed = The same seed gives the same weights.
    .to = Where the weights go; beside the game if left out.
    .afresh = Begin with no weights at all.
cli-usage-arrays = Print the layout of a game's arrays: what a seat sees and what it may do, as numbers.
    .game = A game's id; see: interrex games
    .players = For so many players.
    .words = List every vocabulary.
cli-usage-dataset = Let bots play, and write down every decision as Parquet: what was seen, offered and done, and who won.
    .to = The folder to write to; go on with what is there.
    .games = How many games.
    .bots = One bot for all seats, or one for each; your own as module:Class.
    .players = How many; 4 if left out.
    .seed = The same seed gives the same games.
cli-usage-benchmark = Play a benchmark's deals with a bot in every seat of each, among named rivals, and say how it fared.
    .name = Which benchmark.
    .bot = Whom to measure; your own as module:Class.
    .games = Which games; all if left out.
    .against = Which rivals; all of the benchmark's if left out.
    .deals = The first so many deals; all if left out.
    .to = Keep each game as it ends; go on where the file leaves off.
    .check = Play the games of such a file again and compare. Exit code 1 if any differs.
cli-usage-bench = Measure decisions, copies and thinking time, as ratios to python-chess.
    .seconds = How long to measure, in all.
    .games = Which games; all if left out.
cli-usage-replay = Verify a record, show how it ended, walk through it, or write it in a notation of its game.
    .file = A record; “last” is the game saved last.
    .verify = Only check it.
    .step = Walk through it move by move.
    .at = Show the board after N moves.
    .seat = See it as this seat did, counted from 0.
    .notation = Write it as the players of the game do; see: interrex games
    .output = Where to write the notation; stdout if left out.
cli-usage-review = Look back upon a finished game: what was luck, what was each seat's own doing, which decisions cost most.
    .file = A record; “last” is the game saved last.
    .again = Try what cost most again before the answer is shown; if left out, at a terminal.
cli-usage-rules = Print a game's rulebook, one rule or chapter of it, or search it: interrex rules GAME battle
    .game = A game's id; see: interrex games
    .asked = A rule or chapter, such as 4.2, or words to find.
    .everything = Show all rules found, not only the best.
    .coverage = List every rule with the tests in ./tests that claim it.
    .components = List every component with its entry and the tests that name it.
cli-usage-export = Write tables as records, one file each. A server gives out finished games only: a record contains the key.
    .place = A file with tables, postgresql://…, or a server's address.
    .tables = Ids; all if left out.
    .to = The folder to write to.
cli-usage-import = Make tables of records. A game that is not over can be gone on with: its seats are open to join.
    .files = Records.
    .name = What to call the tables.
    .listed = Whether the lobby shows them.
cli-usage-backup = Copy the file with the tables, also while a server uses it. To go back to a copy, put it in the file's place.
    .to = The copy to write; one that is there is replaced.
cli-usage-check = Are the tables sound, in their file or in PostgreSQL? Exit code 1 if they are not.
    .repair = Save every table that can be read; the damaged file is kept.
cli-usage-move-store = Carry all tables from a file into a PostgreSQL database or back, and compare every row. They stay where they were as well.

    After an interruption the same command goes on.
    .source = Where they are: a file, or postgresql://…
    .target = A file that is not there yet, or an empty database.
cli-usage-loadtest = Play many whole games with random clients over sockets; compare records with what clients saw; measure.
    .tables = How many tables.
    .players = Clients at each.
    .think = Seconds a client thinks.
    .burst = Answer at once: how many moves a second?
    .limit = Seconds after which it ends.
    .seed = The same seed gives the same choices.
    .at = A server that runs already, one without limits of rate; once for each of several.
    .apart = Those of one table at different servers.
cli-usage-campaign = Games one after another: what one leaves behind, the next begins with.
    .name = A campaign's name or file; the one touched last if left out.
    .seats = Who plays, in order: human, or a kind of bot.
cli-usage-campaign-new = Begin a campaign, such as a match in two legs: campaign new GAME --houses Ada,Bo
    .game = A game's id; see: interrex games
    .houses = Who takes part.
    .name = What to call the campaign.
    .brought = A chronicle as players of the game keep it.
cli-usage-campaign-list = List your campaigns.
cli-usage-campaign-show = Show who takes part, the games so far, and how things stand.
cli-usage-campaign-book = Read the history book: how each game was won, and what it left to the next.
cli-usage-campaign-next = Play the next game, or go on with the one under way. It is saved after every move.
    .houses = Houses, in the order of seats.
    .seed = The same seed gives the same luck.
    .anew = Give up the game under way; it is kept as one of its own.
cli-usage-campaign-join = Let somebody new take part.
    .name = A campaign's name or file.
    .house = The newcomer's name.
    .who = human, or a kind of bot.
cli-usage-campaign-export = Write a campaign as one file that others can import. A game under way stays here: its key is a secret.
    .to = Where to; stdout if left out.
cli-usage-campaign-string = Write the chronicle as players of the game keep it elsewhere, between games. What it cannot hold is said.
cli-usage-campaign-check = Play every game of a campaign again, move by move, whatever is written about how it ended.
cli-usage-campaign-import = Take in a campaign from elsewhere. Every game in it is checked move by move.
    .file = A campaign, as export writes it.
    .name = What to call it.
cli-usage-story = Write a story: begin one, check it, look at it, let bots play it. Install one to play.
    .game = The game; the one that has stories.
    .path = The story: a folder or a zip.
cli-usage-story-new = Write a new story: small, whole, and to be written over.
    .folder = Where to write it; its last part is its name.
cli-usage-story-lint = Say what is wrong with a story: the file, the line, and what to do. Nothing wrong: exit code 0.
cli-usage-story-install = Let a story be played here: at the terminal, and at the web table once that is started again.
cli-usage-story-list = List the stories that can be played here, ours and those that were installed.
cli-usage-story-remove = Take an installed story away. Games that are played with it wait until it is installed again.
    .name = As “interrex story list” shows it.
cli-usage-story-walk = Draw what leads where, as SVG. It gives the whole story away.
    .to = Where to; stdout if left out.
cli-usage-story-count = Count what a story has: kinds, storylines, voices, lengths; what lacks words or is said twice.
    .storyline = Only this storyline.
cli-usage-story-tell = Let bots play one campaign, and tell it as somebody would read it, as Markdown. It gives the story away.
    .name = As “interrex story list” shows it; our own if left out.
    .to = Where to; stdout if left out.
    .players = How many houses.
    .reigns = Games of the campaign, at most.
    .bot = Who plays for all houses.
    .seed = The same seed gives the same campaign.
cli-usage-story-simulate = Let bots play whole campaigns: lengths, endings, what is never seen, votes that are none.
    .path = A folder or a zip; our own story if left out.
    .campaigns = How many.
    .players = How many houses.
    .reigns = Games of a campaign, at most.
    .bot = Who plays for all houses.
    .keep = A file that keeps what was played: after an interruption the same command goes on with it.
    .seed = The same seed gives the same campaigns.
    .houses = Houses of a campaign, of which a changing group sits; 0: as many.
    .again = Tell a story again until all games are played.

# What stands for a value, and what --help itself says.

cli-value-address = ADDRESS
cli-value-args = ARGS
cli-value-bot = BOT
cli-value-command = COMMAND
cli-value-days = DAYS
cli-value-db = DB
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-from = FROM
cli-value-game = GAME
cli-value-house = HOUSE
cli-value-id = ID
cli-value-lesson = LESSON
cli-value-n = N
cli-value-name = NAME
cli-value-options = OPTIONS
cli-value-password = PASSWORD
cli-value-path = PATH
cli-value-role = ROLE
cli-value-seconds = SECONDS
cli-value-seed = SEED
cli-value-string = STRING
cli-value-table = TABLE
cli-value-to = TO
cli-value-value = VALUE
cli-value-who = WHO
cli-value-words = WORDS
cli-value-host = HOST
cli-value-port = PORT
cli-usage-line = Usage:
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-default = default
cli-usage-variable = env var
cli-usage-required = [required]
