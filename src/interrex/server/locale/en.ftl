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
server-devices-many = A key is used from { $most } devices at most. Remove one first.
server-no-device = There is no such device (any more).
server-seats-many = A key holds { $most } seats at most.
server-guest = A guest
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
server-told-link = { $seat } has a new link.
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
