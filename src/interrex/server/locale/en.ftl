# What the server says.

## Refusals

server-bad-message = This message cannot be read: { $detail }.
server-bad-number = “{ $name }” is a number from 1 to { $most }.
server-hello-first = Say hello first.
server-token-wanted = This needs a token: Authorization: Bearer …
server-unknown-token = This link does not open a seat of this table. A newer one may have taken its place, or a bot plays there now.
server-unknown-key = Nobody is known by this key. It may have been renewed, on another device.
server-wrong-phrase = Nobody is known by this name and these words.
server-phrase-other = Choose other words, please.
server-no-passkeys = This server has no passkeys.
server-no-passkey = There is no such passkey (any more).
server-wrong-passkey = This passkey opens nothing here. It may have been removed, or the key renewed.
server-passkey-late = That took too long. Please try again.
server-passkey-other = This passkey is in use already.
server-passkey-name = Passkeys need a name: they do not work at a numeric address.
server-passkeys-many = A key has { $most } passkeys at most. Remove one first.
server-devices-many = A key is used from { $most } devices at most. Remove one first.
server-no-device = There is no such device (any more).
server-seats-many = A key holds { $most } seats at most.
server-guest = A guest
server-invite-elsewhere = You can invite people to a table at which you sit, or which is yours.
server-invite-stranger = You can invite people you have met at a table. Nobody you met sits there.
server-invited-already = They are invited to this table already.
server-invitations-many = { $most } of your invitations have no answer yet. Take one back, or wait.
server-no-invitation = This invitation does not stand any more.
server-no-public-lobby = This server has no page for everybody.
server-not-your-seat = This is not your seat.
server-seat-crowded = This seat is open on too many devices. Close it somewhere, or take a new link.
server-spectators-many = So many are watching this table that there is no room for more.
server-owner-only = Only the owner of the table may do that.
server-stale = The table has moved on. Look at the position as it is now, and decide again.
server-too-fast = Too much at once. Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-too-large = This is too large: at most { $limit } bytes.
server-not-found = There is nothing at this address.
server-no-picture = { $game } has no picture.
server-method = This address does not take requests of this kind.
server-no-table = There is no such table.
server-table-full = No seat of this table is open.
server-seat-taken = This seat is not open.
server-nobody-sits = Nobody sits in seat { $number }.
server-no-campaign = There is no such campaign.
server-campaign-under-way = A game of this campaign is under way: the next one begins when it is over.
server-campaign-owner-only = Only the owner of the campaign may do that.
server-campaign-dismissed = The owner of the campaign has put a bot in your place: you take part no longer.
server-campaign-called-otherwise = Another game has been called for meanwhile: look at it before you agree.
server-campaign-not-called = Nobody has called for the next game of this campaign.
server-nobody-plays = Nobody plays for this house.
server-record-sealed = This game began with what is sealed until the campaign is over. It is in the campaign's export.
server-campaign-members-only = Only those who take part in the campaign may do that: it needs the token of a house.
server-campaign-full = A campaign has { $most } houses at most.
server-house-taken = This house is not open.
server-undo-over = The game is over and its key is published: nothing can be taken back any more.
server-undo-asked = Somebody is asking already. Wait for the answers.
server-no-standing = This question cannot be passed for good: it must be the one you are asked, with one thing to do or nothing.
server-order-over = The game is over: nothing is asked any more.
server-order-past = That moment has passed: name a later one.
server-order-many = You have given { $most } orders already. Take one back first.
server-order-gone = That order does not stand any more.
server-told-ordered = Your order has answered. { $what }
server-told-order-gone = An order of yours is void, because nothing is left of what it supposed. { $what }
server-told-order-unfit = An order of yours is void, because none of its answers can be given now. { $what }
server-odd-hours = These hours cannot be kept: name a time zone such as Europe/Warsaw, and be awake for four hours a day and twelve a week at least.
server-hours-lately = You changed your hours a short while ago, and others count on them. You can change them again in { $days ->
    [one] a day
   *[other] { $days } days
}; a holiday can begin at any time.
server-odd-holiday = A holiday ends after it has begun and after today, and in one game there are { $days } days of holidays at most; { $left } are left.
server-told-holiday = { $seat } is away for { $n ->
    [one] a day
   *[other] { $n } days
} as announced.
server-told-back = { $seat } is back from a holiday.
server-told-pause = A pause: { $seat } asked for it, and all have agreed. Nobody's time runs.
server-told-resume = { $seat } goes on: the pause is over.
server-no-clock = There is no clock here that could be stopped.
server-paused = Nobody's time runs: there is a pause already.
server-not-paused = There is no pause.
server-nobody-away = A bot can stand in for a person at this table who plays, while the game goes on.
server-is-here = { $seat } is here.
server-away-briefly = { $seat } was here a moment ago. A bot may stand in { $seconds ->
    [one] in one second.
   *[other] in { $seconds } seconds.
}
server-nobody-asked = Nobody has asked you to agree to anything.
server-id-used = This id belongs to another message. Every message needs an id of its own.
server-rematch-not-over = A rematch begins when this game is over.
server-rematch-campaign = This game belongs to a campaign: the next one begins there.
server-play-on-over = There is nothing to play on from there: the game is over, or nobody sits in that seat.
server-play-on-campaign = This game belongs to a campaign: playing on from it would open what is still sealed.
server-not-over = The record contains the key to the game's luck: it is published when the game is over.
server-notation-not-over = Written down, a game shows what was hidden: that is for when it is over.
server-password = This needs the password of the lobby.
server-wrong-password = That is not the password of the lobby.
server-origin = Requests from pages of other sites are refused.
server-host = This server does not answer to that name.
server-why-what = Point at something, or name an action.
server-why-allowed = You may do that.
server-nothing-to-change = There is nothing to change.
server-empty-text = There is nothing to say.
server-store-failed = The server could not write this down, so it has not happened. Try again.
server-failed = Something went wrong on the server. It has been noted; nothing was lost.
server-no-client = The web client is not built. In a checkout: make web. The API is described at /api/openapi.json.

## About the table, in its log

server-told-undo = { $n ->
    [one] { $seat } takes a move back.
   *[other] { $seat } takes back; { $n } moves are gone.
}
server-told-no = { $seat } does not agree: nothing is taken back.
server-told-no-bot = { $seat } does not agree: no bot stands in.
server-told-no-pause = { $seat } does not agree: there is no pause.
server-told-link = { $seat } has a new link.
server-told-hint = { $seat } asks the table for hints.
server-hints-off = No hints are given at this table: whoever opened it said so.
server-review-not-over = Only a finished game can be looked back upon: what is hidden in one that goes on stays hidden.
server-review-no-judgement = { $game } has nothing to judge positions by, so nobody can say what was luck.
server-reviews-off = This server does not look back upon games.
server-reason-not-over = Why a bot did something is told when the game is over: until then it could give away what is hidden.
server-reason-no-bot = Only bots say why they did something.
server-hints-late = The table has thought for too long, and has nothing to say. Ask again.
server-told-dismissed = A bot plays for { $seat } from now on; the table's owner has put it there.

## Starting

server-serving = Interrex is at { $address }
server-stop = Ctrl-C stops it; nothing is lost.
server-open-to-all = Everybody who can reach this machine can make tables here. Ask for a password with --password.
server-port-taken = Port { $port } is taken. Choose another with --port.
server-cannot-listen = Cannot listen at { $host }, port { $port }: { $detail }.
server-bad-proxy = A trusted proxy is named by its address or network: { $detail }.
server-store-unusable = The tables in “{ $path }” cannot be used: { $detail }.
server-store-full = There is no room on the disk for the tables in “{ $path }”. Make some, then start again; nothing was changed.
server-store-newer = The tables in “{ $path }” were kept by a newer Interrex (version { $found } of the store; this one knows { $known }).
server-store-taken = Another server is using the tables in “{ $path }”. Stop it first, or name another file with --db.
server-store-damaged = The tables in “{ $path }” are damaged ({ $detail }). Put a backup in its place, or save what can be read: interrex check --repair --db "{ $path }".
server-store-missing = There are no tables in “{ $path }”.
server-database-extra = The tables at “{ $path }” need psycopg: pip install "interrex[postgres]"
server-database-tells = Whoever sees the list of processes would read the password of “{ $path }”. Name the database without it, and give it in PGPASSWORD or in ~/.pgpass; or give the whole address in INTERREX_DB.
server-database-unreadable = “{ $path }” is no address of a database. One looks like this: postgresql://user@host:5432/database; in names and passwords @ is %40, : is %3A and / is %2F.
server-database-unreachable = The database “{ $path }” cannot be reached: { $detail }. Look whether PostgreSQL runs there and whether the address is right.
server-database-locked = The database “{ $path }” lets nobody in: { $detail }. Look at the user in the address, and at the password in PGPASSWORD or ~/.pgpass.
server-database-foreign = Something else is kept in “{ $path }” (“{ $what }”). Name an empty database; createdb makes one.
server-database-encoding = The database “{ $path }” is kept in { $found }, which does not have every letter. Make one in UTF-8: createdb --template=template0 --encoding=UTF8.
server-database-in-use = Servers or others are using the database “{ $path }”. Stop them first.
server-move-taken = There is something in “{ $path }” already. Name a file that is not there, or an empty database.
server-move-half = The tables in “{ $path }” are only half there: they were being moved. Go on with interrex move-store FROM TO, or begin again with an empty database.
server-move-other = Something else was being moved to “{ $path }”. Go on with that, or name another place.
server-move-unequal = What is in “{ $path }” and what was brought to “{ $to }” differ ({ $what }): it was changed while it was being moved. Remove the latter and begin again.
server-move-failed = The move broke off at “{ $path }”: { $detail }. Say the same again to go on where it was.
server-moving = Moving
server-move-interrupted = Interrupted. Say the same again to go on where it was.
server-moved = Moved { $tables } tables with { $events } events from “{ $path }” to “{ $to }” and compared every row: they are the same. The former were left as they are; serve one of the two from now on.
server-backup-database = PostgreSQL copies “{ $path }” with its own tools: pg_dump --format=custom --file="{ $to }" "{ $path }". To go back: pg_restore --clean --if-exists --dbname="{ $path }" "{ $to }".
server-repair-database = What PostgreSQL keeps cannot be repaired from here. Go back to a copy: pg_restore --clean --if-exists --dbname="{ $path }" COPY.
server-backup-failed = The copy “{ $path }” could not be written: { $detail }.
server-repair-failed = The tables in “{ $path }” could not be repaired: { $detail }.
server-backed-up = Copied “{ $path }” to “{ $to }”.
server-sound = “{ $path }” is sound.
server-repair-hint = Stop the server, then: interrex check --repair. Every table that can be read is saved; the damaged file is kept.
server-repaired = Saved { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $campaigns ->
    [one] one campaign
   *[other] { $campaigns } campaigns
}. The damaged file is now “{ $damaged }”.
server-repaired-cut = Table { $table }: its last moves could not be read; it stands at an earlier moment.
server-repaired-lost = Table { $table }: lost.

## Being told that a game waits

server-notice-asked-title = Your turn: { $table }
server-notice-asked = { $table } ({ $game }) waits for you.
server-notice-ahead-title = Soon your turn: { $table }
server-notice-ahead = { $table } ({ $game }): the player before you has begun.
server-notice-call-title = The next game is called for: { $table }
server-notice-call = { $table } ({ $game }): say whether you play in the next game.
server-notice-alarm-title = Little time left: { $table }
server-notice-alarm = { $table } ({ $game }) still waits for you, and most of your time is gone.
server-notice-try-title = It works
server-notice-try = This is how Interrex will tell you that a game waits for you.
server-notice-several = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
}
server-notice-left = Time left: { $time }.
server-notice-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $hours } h
server-notice-hours = { $hours } h { $minutes } min
server-notice-minutes = { $minutes } min
server-feed-title = Interrex: what waits for me
server-calendar = { $table }: my time is up
server-calendar-call = { $table }: the next game waits for my answer until now
server-mail-foot =
    You asked { $address } to tell you.
    No more of these mails: { $link }
server-mail-confirm-title = Is this your address?
server-mail-confirm =
    Somebody, you we hope, wants the games table { $address } to write to this address when a game waits for them.

    If that was you, follow this link: { $link }

    If it was not, do nothing: nothing more comes.
server-no-push = This server tells no browsers.
server-no-mail = This server sends no mail.
server-no-webhooks = This server calls no webhooks.
server-no-route = There is no such way to tell you.
server-routes-many = There may be { $most } ways to tell you, and there are.
server-bad-link = This link is not one of ours, or not whole.
server-mail-late = This link is too old, or was followed by a stop. Type the address once more.
server-route-twice = You are told there already: it is among the ways above.
server-route-not-yet = This way cannot be tried now: it is not confirmed, or the server has switched it off.
server-route-gap = Only mail can be gathered.
server-route-bad-mailbox = This does not look like a mail address.
server-route-bad-address = This is no address that we can use. It should begin with https:// and hold no user name.
server-route-bad-template = With its words filled in, the template is no JSON.
server-route-host-not-allowed = This server calls no webhooks there. Ask whoever runs it.
server-route-private-network = This address leads into a private network: nothing is sent there.
server-route-unknown-host = Nobody knows this host.
server-route-unreachable = There was no connection.
server-route-silent = There was no answer.
server-route-redirected = It points elsewhere: give the address it leads to.
server-route-refused = It was refused there.
server-route-busy = There was no time for it there.
server-route-stumbled = Something went wrong here, not there. It is tried again; if it goes on, tell whoever runs this server.
server-route-gone = Nobody is there any more. Set it up again.
server-route-off = This server sends nothing by this way any more. Ask whoever runs it.
server-passkeys-extra = Passkeys need more than is installed: pip install "interrex[passkeys]".
server-push-extra = Telling browsers needs more than is installed: pip install "interrex[push]".
server-mail-extra = Mail needs more than is installed: pip install "interrex[mail]".
server-bad-mail = --mail wants smtp://user@host:port?from=address (or smtps://…), without a password: that is read from INTERREX_MAIL_PASSWORD.

## Export and import

server-export-nothing = There is no table “{ $table }” in { $place }.
server-export-unfinished = Table “{ $table }” is still being played; a server gives records of finished games only.
server-export-unreachable = There is neither a file nor a server at “{ $place }”: { $detail }.
server-exported = { $n ->
    [one] One record written to { $folder }
   *[other] { $n } records written to { $folder }
}
server-imported = { $path } is now table { $table }
server-import-owner = Its owner's token: { $token }
