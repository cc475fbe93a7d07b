### What the commands that read and write mails say to whoever calls them.


## Files and servers

mail-no-address-file = There is no { $file } with the players’ addresses.
mail-no-address-next = write { $file } beside fieldpost.json: { $example }
mail-bad-file =
    { $file } is not as it should be{ COUNT($at) ->
        [0] { "" }
       *[other] , at “{ $at }”
    }.
mail-no-post-file = There is no { $file } that says who sends mails and over which server.
mail-no-post-next = write { $file } beside fieldpost.json: { $example }
mail-no-server = { $file } names no server: “smtp” is missing.
mail-no-mailbox = { $file } names no mailbox: “imap” is missing.
mail-no-mailbox-next = in { $file }: { $example }

## The mailbox on the server

mailbox-unreachable = The mail server { $host } cannot be reached: { $said }
mailbox-unreachable-next = look at “host”, “port” and “security” under “imap” in { $file }, or try again later
mailbox-unsafe = The line to { $host } would not be safe, so no password was sent: { $said }
mailbox-unsafe-next = have the server offer TLS with a certificate this machine trusts; only mail on this machine goes without
mailbox-login = { $host } does not let { $user } in: { $said }
mailbox-login-next = check user and password; some providers want a password of its own for each program
mailbox-no-mailbox = The mailbox “{ $mailbox }” cannot be opened: { $said }
mailbox-no-mailbox-next = “mailbox” under “imap” in { $file } names it; without it INBOX is read
mailbox-no-marks = In “{ $mailbox }” no mail can be marked as dealt with, so nothing was read.
mailbox-no-marks-next = name a folder to move such mails to, as “moveTo” under “imap” in { $file }; the mailbox must be open for writing
mailbox-no-folder = There is no folder “{ $folder }”, and it cannot be made: { $said }
mailbox-no-folder-next = make it, or name another as “moveTo” under “imap” in { $file }
mailbox-hung-up = { $host } has broken off: { $said }
mailbox-hung-up-next = say the same again; what was read already changes nothing
mailbox-gone = It is not there any more.
mailbox-numbered-anew = The server has numbered “{ $mailbox }” anew; all unmarked mails are looked at once more, which enters nothing twice.
mailbox-not-settled = Not all mails could be marked as dealt with; they are read again next time, which enters nothing twice.

## Reading and sending

mail-dice-given = the dice that were due have been given
mail-unfinished = what was in the way in the middle of it still is; it goes on by itself when that is gone.
mail-no-password = The password of the mail server is missing: set { $variable }, or name a “passwordFile”.
mail-bad-password-file = The password file { $file } cannot be read.
mail-no-address = No address of { $player } is known.
mail-not-a-player = “{ $said }” is not one of the players of this game: { $ids }.
mail-nobody = There is nobody to send it to.
mail-no-turn = No turn has begun yet.
mail-written = Written to { $file }.
mail-sent = Sent to { $to }: { $subject }
mail-not-sent = Not sent to { $to }: { $said }
mail-would-send = To: { $to }
mail-one-target = --eml and --send do not go together.
mail-nobody-late = Nobody is late.
mail-nothing-to-tell = There is nothing to remind anybody of.
mail-not-sent-secret = the server did not take it
mail-reminded = { $player } was reminded on { $at }; --again does it once more.
mail-no-mails = There are no mails here.
mail-no-such-path = { $file } cannot be read.
mail-would-enter = would be entered
mail-reading = Mail { $mail }
mail-from = from { $who }
mail-stranger = Nobody in addresses.local.json writes from { $address }. It was not answered.
mail-no-sender = It does not say who sent it. It was not answered.
mail-machine = A program sent it. It was not answered.
mail-unreadable-too-large = It is too large to be a turn. It was not read.
mail-unreadable-too-many-parts = It has more parts than a turn needs. It was not read.
mail-unreadable-too-deep = Its parts lie too deep in one another, or its heads are too long. It was not read.
mail-unreadable-no-mail = It is no mail.
mail-failed = It could not be entered, and was not answered: { $why }
mail-broken = The log of { $game } cannot be followed; nothing can be entered there.
mail-may-not =
    You may not enter for { $player } in this game: a steward or referee of the game may, or a player whom its list of players
    names for it. The mail waits for one of them. npx fieldpost substitute --help   tells how the list is changed
mail-kept-mail = kept as { $file }
mail-went-on = { $game }: the kept orders of { $player } go on
mail-tell = npx fieldpost mail { $game } --send   tells the others
mail-busy = Somebody else is reading mails here just now.
mail-total =
    { $mails } { $mails ->
        [one] mail
       *[other] mails
    }: { $entered } entered, { $asked } asked or answered otherwise, { $silent } not answered.
