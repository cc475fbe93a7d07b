### The help of the program and of its commands. Commands and options are called the same in every language; an example stands in the program, only what is put between its quotes stands here.


## The program

help-about = Games of Axis & Allies by mail: send a turn, check it, throw its dice, prove it.
help-title-usage = Usage:
help-title-arguments = Arguments:
help-title-options = Options:
help-title-everywhere = Everywhere:
help-title-commands = Commands:
help-title-examples = Examples:
help-title-exits = Exit codes:
help-exit-ok = done
help-exit-refused = refused by the rules or the log, or found broken
help-exit-usage = the command was not understood, or something it needs is missing
help-exit-waiting = done as far as possible; dice, a decision or consent are due
help-option-archive = folder of the archive (default: the nearest one upwards)
help-option-as = who is asking: the id of a player (default: git config fieldpost.player)
help-option-lang = language of the answer: en, de or nl
help-option-json = the answer as JSON, for programs
help-option-help = show this help
help-option-version = show the version
help-command = show the help of a command

## What many commands take

help-argument-game = short name of a game
help-argument-entry = number of the proposal; needed if there are several
help-option-yes = write without asking
help-option-for = entered for another player
help-option-evidence = the mail it came in: a file, or its SHA-256; only the hash is kept
help-option-dice = faces thrown elsewhere, in the order asked for: 1,4,6 or purpose=1,4,6; may be repeated
help-option-service = who threw them (default: table)
help-option-reference = what finds the throw there again, such as a number
help-option-power = in whose name, if you play several that are awaited
help-option-sync = sync before and after, and publish each order before its dice fall
help-option-dry-run = check only: write nothing, throw no die
help-option-note = a remark to stand with it
help-option-reason = why (needed)
help-option-rule = the clause appealed to
help-option-ruleset = the rules: { EITHER($rulesets) } (default: second-edition)
help-option-out = folder of the built site (default: dist in the archive)

## init

help-init-does = begin an archive of your own
help-init-about = Asks for name, languages, address, dice and time zone, or takes them as options, and writes them into fieldpost.json. From a package it lays down what else an archive needs in the folder and installs the package there; in a full copy of Fieldpost it removes the demonstration games. Commits nothing.
help-init-argument-folder = the folder of the archive (default: this one)
help-init-option-from = package the archive asks for, a file or an address (default: the one that runs)
help-init-option-name = name of the group or archive
help-init-option-languages = languages of the site, such as de,en; English is always one of them
help-init-option-site = host of the site, such as https://our-club.github.io (default: from the remote)
help-init-option-base = path of the site there, such as /archive/ (default: from the remote)
help-init-option-dice = where dice of new games come from: local, recorded, reveal or drand (default: local)
help-init-option-time-zone = IANA zone in which times are shown, such as Europe/Berlin
help-init-option-yes = ask nothing: what is not said has its default
help-init-example-1 = asks for everything
help-init-example-2 = a new archive, by the packed program
help-init-example-2-release = ./fieldpost-0.3.0.tgz
help-init-example-2-folder = my-club
help-init-example-3 = says everything
help-init-example-3-name = Our club
help-init-example-3-languages = en,de
help-init-example-3-site = https://our-club.github.io
help-init-example-3-base = /archive/
help-init-example-3-zone = Europe/Berlin

## new

help-new-does = open a game
help-new-about = Opens a game: asks for title, players and options, or takes them as options. Nothing is written before it has been shown and agreed to.
help-new-option-title = title of the game
help-new-option-slug = short name for addresses and commands (default: from the title)
help-new-option-player = a player and his powers, such as "Anna=ussr,uk,usa"; may be repeated
help-new-option-option = an option that differs from the usual, such as luck=low-luck; may be repeated
help-new-option-dice = where dice come from: local, recorded, reveal or drand (default: as fieldpost.json says)
help-new-option-from = an agreed position to start from, as JSON
help-new-option-role = somebody who is not playing, such as "Carl=steward"; may be repeated
help-new-option-clock = hours: turn=72,answer=24,forfeit=120 and days: absence=21; only turn is needed
help-new-option-absence = somebody known to be away, such as "anna=2026-03-05..2026-03-12"; may be repeated
help-new-option-enters-for = who may enter what others mailed, such as "anna=ben,carl"; may be repeated
help-new-option-commits = git author names of a player, such as "anna=Anna Berg"; may be repeated
help-new-option-dialect = whose abbreviations a player uses, iaapa or daak, such as "anna=daak"; without a player: of all
help-new-option-language = in which language a player is answered: en, de or nl, such as "anna=nl"; without a player: all (default: yours)
help-new-option-authors = checked: the author of a commit must be the one who entered its lines (default: free)
help-new-option-keeper = who keeps the dice of all and plays no power, such as carl; with reveal only
help-new-option-key = a key a player signs with, such as "anna=anna.pub"; may be repeated
help-new-option-signatures = required: nothing is taken without a signature (default: of whoever has a key)
help-new-option-demonstration = a game made for show, and said to be so on every page
help-new-example-1 = asks for everything
help-new-example-2 = opens spring-26

## now

help-now-does = what happened since you last looked, and what waits for you
help-now-about = Tells what happened in your games since you last looked, and what waits for you; at a terminal it goes straight on to your turn. The same as “npx fieldpost” alone.
help-now-example-1 = what waits for whoever git knows (git config fieldpost.player)
help-now-example-2 = for anna

## status

help-status-does = games, whose turn it is and what is awaited
help-status-about = Without a game: all games of the archive and who is awaited since when; what is overdue or has waited longest comes first. With one: its players, options, deadlines and what is due from whom.
help-status-option-mine = only games that wait for you: --as, or git config fieldpost.player
help-status-example-1 = all games
help-status-example-2 = what waits for you
help-status-example-3 = one game, with players and options

## show

help-show-does = the board, a space, or a past moment
help-show-about = The position as text: money, territories and units. With a space: everything about it. With --at: as it was then.
help-show-argument-space = a space by any of its names
help-show-option-at = a turn such as r03-germany (as it ended), or the number of an entry
help-show-option-all = all spaces, neutral and empty ones too, each with its code
help-show-example-1 = the board now
help-show-example-2 = one space as Germany’s first turn ended
help-show-example-2-space = Karelia
help-show-example-3 = all spaces with their codes

## log

help-log-does = the entries of a game
help-log-about = The entries of a game, or of one turn, with their numbers: who ordered what, and what came of it.
help-log-argument-turn = a turn such as r03-germany; none: the turn under way
help-log-option-all = all entries of the game
help-log-example-1 = the turn under way, entry by entry
help-log-example-2 = a turn that is over

## bid

help-bid-does = bid for the Axis, under seal
help-bid-about = Where a game was opened with sealed bids: called first it seals your bid, so that nobody knows it and you cannot change it; called again, once both are sealed, it opens it. The lower total plays the Axis and gets what it asked for; equal bids are decided by a die. A total below 0 gives units or money of the Axis up. In a game with an open bid the command lays that bid out.
help-bid-argument-bid = the total and what it buys, as in a sheet; left out to open it
help-bid-option-sync = find what others published before, and publish after
help-bid-option-power = the power of the Axis that gets what is left of the total (default: the first in turn order)
help-bid-option-for = whose bid it is, where you enter it for somebody
help-bid-option-dice = faces thrown elsewhere, if the lot decides
help-bid-example-1 = seals a bid
help-bid-example-1-bid = 17: 3 inf UKR, rest to japan
help-bid-example-2 = seals one that gives two infantry up
help-bid-example-2-bid = bid -6: 2 inf UKR
help-bid-example-3 = opens it, once both are sealed

## submit

help-submit-does = send a turn sheet
help-submit-about = Reads a turn sheet in the usual notation, says in full words what was understood and what is not possible and why, asks, writes, throws the dice and tells what happened.
help-submit-argument-file = the sheet, or a plan saved as a file; - reads standard input
help-submit-option-forfeit = let units be lost that are not placed or brought home
help-submit-option-note = a remark to stand with the first order
help-submit-example-1 = shows what was understood and asks
help-submit-example-2 = checks one line and writes nothing
help-submit-example-2-order = Buy 8 inf

## turn

help-turn-does = make your turn, guided phase by phase
help-turn-about = Goes through the phases of the turn, shows what is possible in each, takes lines in the usual notation and submits them.
help-turn-example-1 = asks, phase by phase
help-turn-example-2 = lists every move that is possible now, for programs

## fight

help-fight-does = fight battles as far as decisions allow
help-fight-about = Fights the battles named, or all that wait, in order, until the first decision that no order covers.
help-fight-argument-battle = where, such as UKR or "GER SBR"; none: all that wait
help-fight-option-plan = SA, SAAC, TAAC, KAAC or ask
help-fight-option-ool = order of loss, such as "inf arm ftr"
help-fight-option-rounds = stop and ask after this round
help-fight-option-retreat-after = retreat after this round
help-fight-option-retreat-to = where a retreat goes
help-fight-option-subs = submarines: stay, withdraw or ask
help-fight-example-1 = all battles under the standing orders
help-fight-example-2 = one battle, planes to be saved

## plan

help-plan-does = look at what is kept of a turn
help-plan-about = Shows the lines of a turn that wait on this machine: for dice, for somebody’s choice, for its time to come, or to be put right. What can go on does so by itself with the next submit, roll, read or sync here.
help-plan-option-line = put a line right and enter what can be entered; may be repeated
help-plan-option-go = enter it now, as far as it can be
help-plan-option-drop = drop it; what is in the log stays
help-plan-example-1 = shows what waits, line by line
help-plan-example-2 = puts line 7 right
help-plan-example-2-line = 7: Place 8 inf KAR

## roll

help-roll-does = enter or throw the dice that are due
help-roll-about = Throws the dice an order waits for, and tells what happened. Dice that fell elsewhere are taken after it has been shown what comes of them.
help-roll-option-evidence = the mail of the dice server: a file, or its SHA-256; only the hash is kept
help-roll-option-note = why, if you as the referee throw in place of a keeper or beacon
help-roll-example-1 = throws them, or asks for each
help-roll-example-2 = as a dice server threw them

## note

help-note-does = add a remark
help-note-about = Adds a remark in Markdown to the log; it changes nothing in the game.
help-note-argument-text = the remark
help-note-option-of = number of an entry it is about; may be repeated
help-note-example-1 = a remark
help-note-example-1-text = Away until Sunday.
help-note-example-2 = about entry #12
help-note-example-2-text = A brave one.

## void

help-void-does = take back entries of the turn under way
help-void-about = Declares orders of the turn under way void; their dice go with them. Takes effect at once by the referee, else when every other side has agreed.
help-void-argument-entries = numbers of entries, as log shows them
help-void-option-drop = units of the battle that is dropped: they stay, such as "caucasus=3 inf" (may be repeated)
help-void-example-1 = one order and its dice
help-void-example-1-reason = too few transports
help-void-example-2 = two orders, by the referee
help-void-example-2-reason = wrong units

## ruling

help-ruling-does = let entries stand that today’s rules decide otherwise
help-ruling-about = Says that entries stand as they are although verify lists them as different. By the referee or steward, else when every other side has agreed.
help-ruling-argument-entries = numbers of entries, as verify shows them
help-ruling-example-1 = one entry
help-ruling-example-1-reason = played so by agreement
help-ruling-example-2 = two entries, with the clause
help-ruling-example-2-reason = old reading of the rule

## agree

help-agree-does = agree to a proposal
help-agree-about = Shows what is proposed, asks, and gives your side’s consent. With the last consent it takes effect.
help-agree-example-1 = to the one proposal there is
help-agree-example-2 = to proposal #17, as ben

## decline

help-decline-does = decline a proposal, or take your own back
help-decline-about = Refuses consent: the proposal is off. Whoever made it takes it back the same way.
help-decline-example-1 = the one proposal there is
help-decline-example-2 = proposal #17, as ben

## absence

help-absence-does = say that you are away
help-absence-about = Says on which days you are away, both included, in UTC. Your deadlines wait for as long. Counts from now on and within the days the game allows.
help-absence-argument-from = the first day, such as 2026-03-05
help-absence-argument-to = the last day; none: the same
help-absence-example-1 = a week
help-absence-example-2 = a day, entered by the steward

## substitute

help-substitute-does = let somebody take over, or join
help-substitute-about = Lets somebody take over powers of a player who leaves, or join as steward, referee or witness. At once by who leaves, a referee or a steward; else when the other sides agree.
help-substitute-argument-enters = who comes: a name, id:name, or the id of somebody who is there already
help-substitute-option-leaves = whose powers are taken over
help-substitute-option-powers = which of them, such as uk,usa (default: all)
help-substitute-option-role = joins as steward, referee, witness or bot
help-substitute-option-language = the language of who comes (default: yours)
help-substitute-option-enters-for = for whom he may enter what came by mail, such as ben,carl
help-substitute-option-commits = his author names in git, such as "Dora Klein,dk"
help-substitute-option-dialect = his abbreviations: iaapa or daak
help-substitute-option-reason = why
help-substitute-example-1 = Dora takes over all that Anna plays
help-substitute-example-2 = Carl joins as steward

## settings

help-settings-does = change options or the source of dice from here on
help-settings-about = Changes options of the game, or where its dice come from, from here on. At once by a referee; else when every other side has agreed.
help-settings-option-option = an option and its new value, such as luck=low-luck; may be repeated
help-settings-option-dice = where dice come from: local, recorded, reveal or drand
help-settings-option-keeper = who keeps the dice of all and plays no power; with reveal only
help-settings-example-1 = dice from a server from now on
help-settings-example-2 = no more research
help-settings-example-2-note = as talked about

## edit

help-edit-does = set the position right
help-edit-about = Goes back to the position after an earlier entry, or sets spaces, treasuries and technologies right, or both; the turn begins anew from there. For what is older than the turn under way; a void takes back what is not. At once by a referee; else when every other side has agreed.
help-edit-option-to = back to after this entry, by number, or to the end of a turn such as r03-germany
help-edit-option-units = what stands in a space, such as "karelia=ussr 3 inf 1 arm"; "karelia=" empties it; may be repeated
help-edit-option-control = who holds a space, such as karelia=germany or turkey=nobody; may be repeated
help-edit-option-treasury = money of a power, such as germany=24; may be repeated
help-edit-option-turn = whose turn begins, such as r03-germany (default: the one under way)
help-edit-option-position = all that and more as JSON
help-edit-example-1 = back to an earlier turn
help-edit-example-1-reason = the whole round again
help-edit-example-2 = units and money
help-edit-example-2-reason = two infantry forgotten

## draw

help-draw-does = offer a draw
help-draw-about = Offers that the game end without a winner. At once by a referee; else when every other side has agreed.
help-draw-example-1 = offers it
help-draw-example-2 = with a remark, without being asked
help-draw-example-2-note = Neither of us can win this.

## forfeit

help-forfeit-does = declare powers lost that do not answer
help-forfeit-about = Declares that powers lose the game off the board. A referee may at any time, a steward once the deadline has passed, a player of another side once the time after it has passed that the game sets.
help-forfeit-argument-powers = the powers; while sealed bids are awaited, the player whose bid is not there
help-forfeit-example-1 = one power
help-forfeit-example-1-reason = no answer for nine days
help-forfeit-example-2 = two, by the referee
help-forfeit-example-2-reason = has given up by mail

## report

help-report-does = enter rounds that were played elsewhere
help-report-about = Enters positions or events as somebody reported them: an old game typed in, rounds before the tool was used. Nothing of it is verified, and pages say so.
help-report-argument-file = JSON: a list of { $positions } or { $events }
help-report-example-1 = shows what it would enter and asks
help-report-example-2 = for programs

## mail

help-mail-does = a turn as a mail, in eight parts
help-mail-about = Writes the mail of a turn: starting income, purchases, combat moves, combat results with every die, noncombat moves, placement, final income, the board and what is due from whom, with the entries for programs. Shown, written to a file, or sent to the players, each in his language. Addresses stand in addresses.local.json, the server in post.local.json; git sees neither.
help-mail-option-turn = a turn such as r03-germany (default: the last)
help-mail-option-lang = language of the mail: en, de or nl (default: each reader’s own)
help-mail-option-to = a player to send it to (default: all but you); may be repeated
help-mail-option-eml = write the mail to this file
help-mail-option-send = send it
help-mail-example-1 = shows the mail of the last turn
help-mail-example-2 = sends that turn to the others

## post

help-post-does = a turn as a post for a forum or a chat
help-post-about = Prints a turn to be copied into a forum: what happened in a line and a few sentences, what was attacked and how it ended, what was bought, what came in, whose turn is next, with the address of its page and a picture; in the long form every move, every battle round by round with its dice and losses, and what each power has.
help-post-argument-game = short name of a game; not needed if there is only one
help-post-argument-turn = a turn such as r03-germany (default: the last that is over)
help-post-option-format = bbcode, for forums, or markdown (default: bbcode)
help-post-option-short = the short form
help-post-option-picture = draw the map of the turn into this file: .png for one picture, .gif or .webp for one that moves
help-post-example-1 = the last turn in short, in BBCode
help-post-example-2 = an earlier one as a whole, in Markdown and German
help-post-example-3 = with the map where most happened as a picture beside it
help-post-example-4 = with a picture that moves, from how the turn began to how it ended

## read

help-read-does = enter the turns that came by mail
help-read-about = Reads mails: files, a folder of them, a maildir, one from standard input (-), or what waits in the mailbox of post.local.json (imap), where it is then marked as dealt with. Each is answered in the language of whoever wrote it: what was understood, what is not possible and by which rule, what the dice did and what is due. Only whole, legal orders are entered; the rest is kept and asked about. Without a mail, orders that were waiting for dice go on.
help-read-argument-mails = mails: files, folders, maildirs, - or imap
help-read-option-eml = write the answers into this folder
help-read-option-send = send the answers
help-read-option-dry-run = say what would be done: write nothing, throw no die, send nothing
help-read-example-1 = reads every mail in the folder and shows the answers
help-read-example-1-folder = inbox/
help-read-example-2 = reads what waits in your mailbox and sends the answers
help-read-example-3 = reads a maildir, publishes what was entered, sends the answers

## remind

help-remind-does = remind those who are late
help-remind-about = Writes to everybody who is awaited past his deadline, in his language, with what is due and until when. Shown, or sent; whoever was reminded within a day is not reminded again.
help-remind-argument-game = short name of a game (default: all)
help-remind-option-send = send the reminders
help-remind-option-again = also to those reminded within a day
help-remind-option-once = each thing once: before the deadline, after it, and when others may claim the game
help-remind-example-1 = shows what would be sent to whom
help-remind-example-2 = sends it for one game
help-remind-example-3 = what a workflow does every hour

## announce

help-announce-does = say in the group’s chat whose turn it is
help-announce-about = Tells each chat that is named in the environment (FIELDPOST_DISCORD, FIELDPOST_SLACK, FIELDPOST_MATRIX with FIELDPOST_MATRIX_TOKEN, FIELDPOST_NTFY) for whom a game waits, until when, and what happened last. Shown, or sent; what was told once is not told again. The archive’s own workflow does it after each push.
help-announce-argument-game = short name of a game (default: all)
help-announce-option-send = send it
help-announce-option-since = what was published before: where nothing was told yet, only what has changed since then is
help-announce-example-1 = shows what would be told
help-announce-example-2 = tells it after a push

## sync

help-sync-does = take in what others published and publish your own
help-sync-about = Fetches the branch your group publishes to, sees that nothing published has been changed, carries your new entries onto it by the rules and publishes them. What has become impossible is set aside, with the reason.
help-sync-argument-games = publish only these games, the others stay as they are; none: all
help-sync-option-dry-run = only tell what would be published and set aside
help-sync-option-branch = propose the entries on this branch, for a pull request; the branch here stays as it is
help-sync-option-also = publish the entries of this player as well, from a folder you share; may be repeated
help-sync-option-accept = take a game as it is published now, although it was changed; only if the group agreed; may be repeated
help-sync-example-1 = takes in and publishes
help-sync-example-2 = proposes one game instead; then open a pull request

## verify

help-verify-does = prove every line of games
help-verify-about = Reads each log strictly, decides every order again and derives every die again. Ends with 1 if a game is broken, or differs without a ruling.
help-verify-argument-games = short names of games; none: all of the archive
help-verify-option-checkpoint = a line “pbem-checkpoint v1 …” somebody kept, or a file or mail that holds one: is all of it still there?
help-verify-option-with = old mails about a game (files, folders): does the log still hold what they say?
help-verify-option-against = judge the whole change since this commit, as CI does: published logs only grow, a turn comes alone
help-verify-option-head = the commit to judge (default: HEAD); its files are read from git and never run
help-verify-option-forward = it was pushed, not proposed: it must stand on that commit (no force push)
help-verify-example-1 = the whole archive, as CI does
help-verify-example-2 = one game, entry by entry
help-verify-example-3 = whether anything in them was changed or cut off since
help-verify-example-3-folder = old-mails/
help-verify-example-4 = what your branch would bring
help-verify-example-5 = a proposed change, from a checkout of main

## reprove

help-reprove-does = prove all games anew after a change of the rules
help-reprove-about = Proves every game, or those of a part, and ends with what today’s rules decide otherwise, by kinds: which event and fields, under which clauses, in how many entries and games, with examples. Goes on where it was stopped. Ends with 1 if anything differs.
help-reprove-option-shard = only the games of this part, such as 3/16
help-reprove-option-join = join the reports (--json) of all parts in this folder
help-reprove-example-1 = all games
help-reprove-example-2 = those of a part, on one of sixteen machines
help-reprove-example-3 = one report of all parts

## key

help-key-does = keys to sign with: make, show, add, revoke
help-key-about = Makes a key for you and shows it; brings it into a game or withdraws it there. Whoever has a key in a game signs all he enters, and the program does it for him. `allowed-signers` prints the keys of a game as git and ssh-keygen read them.
help-key-argument-what = new, show, add, revoke or allowed-signers
help-key-option-key = another key: as OpenSSH writes it, a .pub file, or for revoke its SHA256 fingerprint
help-key-option-player = whose key, if you are the referee
help-key-example-1 = makes a key for anna on this machine
help-key-example-2 = from the next entry on anna signs in this game
help-key-example-3 = whose keys are in force
help-key-example-4 = for git and ssh-keygen

## anchor

help-anchor-does = lock up dice for your enemies
help-anchor-about = Makes a chain of secrets for the dice of your enemies and publishes its end, so that you cannot change them any more. Needed once before the first dice of a “reveal” game, and again when the secrets are used up. Makes a key if you have none.
help-anchor-example-1 = then the others can throw
help-anchor-example-2 = the same for somebody else at this machine

## bot

help-bot-does = witness orders and fetch the dice of the beacon
help-bot-about = For every “drand” game with an order that waits: writes the receipt of a witness, and once the round is out, its dice. For a clerk with a key who has never played a power there, run by hand or by a timer. With --sync it publishes the receipt at once and waits for the round.
help-bot-argument-games = short names of games (default: all)
help-bot-option-sync = take in and publish before, between and after, and wait for rounds to come
help-bot-example-1 = one look at all games
help-bot-example-2 = the same from a clone, published

## export

help-export-does = a game as JSON or as turn sheets; all games as figures
help-export-about =
    Writes a game for other programs (json: players, options, turns, position) or for people (notation: the turn sheets that
    say its orders). With --parquet and no game, what happened in all games as tables for any program that reckons.
help-export-option-format = json or notation (default: json)
help-export-option-out = a file instead of standard output
help-export-option-parquet = writes the tables of all games into this folder, as Parquet
help-export-example-1 = the turn sheets
help-export-example-2 = all there is to say, as data
help-export-example-3 = all games as tables, for DuckDB, pandas and others

## query

help-query-does = ask a question about all games, in SQL
help-query-about =
    Answers questions in SQL about what happened in all games of the archive: games, turns, battles, dice, moves, clauses.
    Without one it lists the tables and their columns; the guide “Figures in SQL” says what each means.
help-query-argument-sql = the question; SQLite carries it out, and nothing can be changed by it
help-query-option-csv = as comma-separated values
help-query-example-1 = which tables there are
help-query-example-2 = how the dice of each power fell
help-query-example-3 = results, for a spreadsheet

## serve

help-serve-does = build the site, show it here, build again when a log changes
help-serve-about = Builds the site of the archive, serves it on this machine and builds it again whenever a log changes.
help-serve-option-port = port to listen on (default: 4321; 0 takes any free one)
help-serve-example-1 = at http://localhost:4321
help-serve-example-2 = another archive, another port

## build

help-build-does = build the site
help-build-about =
    Builds the static site of the archive, ready to be put on any web space. The pages of a large archive can be made in
    parts, each on a machine of its own, and joined: the site is the same.
help-build-option-shard = makes only the pages of a part of the games, such as 3/16, into the folder --out names
help-build-option-join = joins the parts that lie in this folder, each in a folder of its own, to the whole site
help-build-example-1 = into dist
help-build-example-2 = elsewhere
help-build-example-3 = the third of sixteen parts
help-build-example-4 = the whole site, from all of them

## upgrade

help-upgrade-does = take a later release of Fieldpost
help-upgrade-about = Takes another package and says what it changes: log format, rules, rulesets, pages. A full copy merges a release that git knows (where both sides have changed a file, nothing is done), or is turned by the package into an archive that asks for it. Games and fieldpost.json stay as they are.
help-upgrade-argument-release = file or address of the package (default: the one that runs); in a full copy a tag, branch or commit too
help-upgrade-example-1 = a later package
help-upgrade-example-1-release = ../fieldpost-0.3.0.tgz
help-upgrade-example-2 = a full copy becomes an archive that asks for the package
help-upgrade-example-2-release = ../fieldpost-0.3.0.tgz
help-upgrade-example-3 = in a full copy: a release by its tag, after git fetch --tags fieldpost
help-upgrade-example-4 = what is newest there

## cases

help-cases-does = run conformance cases
help-cases-about = Runs cases from files and folders and says, clause by clause, which passed. Ends with 1 if one fails.
help-cases-argument-paths = files or folders; none: the cases of this project
help-cases-option-clause = only cases that speak of this clause, by name
help-cases-option-failed = list clauses with failures only
help-cases-example-1 = the cases of the project
help-cases-example-2 = your own
help-cases-example-3 = what proves one clause

## clause

help-clause-does = what a rule says, and where it stands
help-clause-about = Prints a clause of the rules reference: what it says, where it comes from, what is said elsewhere. With --search it finds clauses by what they are about.
help-clause-argument-id = id of a clause, such as B20.3
help-clause-option-search = words in any of the languages, such as "sub retreat"
help-clause-example-1 = a base rule
help-clause-example-2 = a clarification, in German
help-clause-example-2-language = de
help-clause-example-3 = whatever answers that
help-clause-example-3-words = capital captured money

## odds

help-odds-does = exact odds of a battle
help-odds-about = Works out a battle exactly, without throwing a die: who wins, what is left, what it costs. Give two forces as in an order, the attacker first; or a game, and a space if you mean one of its battles only. Nobody chooses by hand here: both sides lose units in the clubs’ order and follow the clubs’ plans unless options say otherwise; on land planes break off once they are alone (SA). A battle too large to be worked out, under rules that pick victims by the die, is tried out with dice from a seed, and said to be.
help-odds-argument-battle = two forces, or a game and perhaps a space
help-odds-option-low-luck = values are added up, one die is thrown for the rest
help-odds-option-aa = antiaircraft guns of the defender (default: those written among his units)
help-odds-option-bombard = ships that support the landing, such as 2 or "2 bb"
help-odds-option-assault = troops came ashore: nobody may leave
help-odds-option-trapped = the attacker has nowhere to retreat to
help-odds-option-theatre = where the battle is, in a war of two theatres, such as pacific
help-odds-option-damaged-attacker = ships of the attacker that have borne a hit, such as 1
help-odds-option-damaged-defender = ships of the defender that have borne a hit, such as 1
help-odds-option-tech-attacker = technologies of the attacker, such as heavy-bombers,super-submarines
help-odds-option-tech-defender = technologies of the defender, such as jet-power
help-odds-option-order-attacker = his order of loss, first to go first, such as "inf ftr arm"
help-odds-option-order-defender = his order of loss
help-odds-option-plan-attacker = SA, SAAC, TAAC or KAAC
help-odds-option-plan-defender = KAAC: lowest value first
help-odds-option-subs-attacker = stay or withdraw, after every round (default: stay)
help-odds-option-subs-defender = stay or withdraw (default: they withdraw only before planes alone)
help-odds-option-retreat = the attacker leaves after this round
help-odds-option-retreat-below = the attacker leaves once he has fewer units than this
help-odds-option-retreat-defender = the defender leaves after this round, under rules that let him
help-odds-option-retreat-below-defender = the defender leaves once he has fewer units than this
help-odds-option-sheet = a turn sheet not declared yet (- for standard input): what is to be expected of its battles
help-odds-option-seed = words the dice of tried-out battles come from
help-odds-option-games = how often a battle is tried out that cannot be worked out
help-odds-option-dialect = whose abbreviations are used: iaapa or daak
help-odds-example-1 = a battle on land
help-odds-example-1-forces = 5 inf 2 arm vs 3 inf 1 ftr
help-odds-example-2 = a landing under a gun
help-odds-example-2-forces = 4 inf 2 ftr vs 3 inf 1 ftr 1 aa
help-odds-example-3 = a battle of a game, as it stands
help-odds-example-3-space = Karelia S.S.R.
help-odds-example-4 = a turn before it is submitted

## translations

help-translations-does = which texts of the rules are missing or stale
help-translations-about = Says for each language which clauses are missing and which render an English text that has changed since. With --stamp it writes into each newly translated block which English text it renders.
help-translations-option-stamp = language whose unmarked blocks render the English texts as they are now
help-translations-example-1 = all languages
help-translations-example-2 = after translating into German
help-translations-example-2-language = de

## schema

help-schema-does = the JSON Schema of a log line or a case
help-schema-about = Prints the JSON Schema of one line of a log, or of a conformance case.
help-schema-argument-what = line (default) or case
help-schema-example-1 = to look at it
help-schema-example-2 = to keep it
help-schema-example-3 = for engines that run the cases

## completion

help-completion-does = the script with which your shell completes fieldpost
help-completion-about = Prints a script that completes commands, options, games, players, powers and rulesets: source <(fieldpost completion bash), or the same with zsh; fieldpost completion fish | source. Put that line into the file your shell reads when it starts.
help-completion-argument-shell = the shell: bash, zsh or fish
help-completion-example-1 = for bash
help-completion-example-2 = for fish
