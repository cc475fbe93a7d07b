### Keys and signatures, dice that a keeper reveals or a public beacon gives.

proof-sources-local = this program throws them (table trust)
proof-sources-recorded = we throw them elsewhere and type them in
proof-sources-reveal = an enemy keeps them under lock (proved; for players who all use this program)
proof-sources-drand = a public beacon gives them (proved; needs a bot as witness)
proof-signed = { $count } signed

## Dice that others give

proof-keeper-due = { $keeper } keeps these dice and reveals them.
proof-receipt-due = A witness has to see the order first: { $witnesses }.
proof-round-due = The dice are those of round { DIGITS($round) } of the beacon, from { $at } on.
proof-pass-on = npx fieldpost sync   takes the order to whoever gives the dice; by mail: npx fieldpost mail { $slug } --send
proof-not-yours = The dice of this game are given by others; only the referee may enter faces in their place.
proof-not-proved = Today’s rules decide #{ DIGITS($seq) } otherwise, so nothing is revealed or witnessed for it.
proof-secret-gone = The secrets of these dice are not on this machine: { $file } is missing.
proof-secret-gone-next = copy it from where the dice were anchored; if it is lost, the referee decides how to go on
proof-no-network = Round { DIGITS($round) } of the beacon could not be had.
proof-no-network-next = try again later; the round stays what it is

## Secrets locked up for dice

proof-anchored =
    Anchored: { $length } { $length ->
        [one] secret
       *[other] secrets
    } for the dice of your enemies.
proof-anchor-file = They lie in { $file }; nobody else may see this file, and without it the game stands still.
proof-anchor-there =
    Your dice are anchored already; { $left } { $left ->
        [one] secret is
       *[other] secrets are
    } left.
proof-anchor-due = Before the next dice, secrets have to be anchored by { $players }.
proof-anchor-not-now = An order waits for its dice; anchor afterwards.
proof-anchor-no-keeper = In { $slug } you keep no dice.
proof-anchor-of = { $game }: your dice are anchored
proof-revealed-in = { $game }: you have revealed the dice

## Keys

proof-no-key = There is no key of { $player } on this machine.
proof-key-there = There is a key already: { $file }. It is not written over.
proof-key-made = A new key lies in { $file }; its public half beside it, ending in .pub.
proof-key-keep = Whoever has this file can sign as you. Keep a copy where nobody else can read it.
proof-key-locked = { $file } has a passphrase; lines are signed with a key that has none.
proof-key-other = { $file } holds no Ed25519 key.
proof-key-in-force = in force since { $since }
proof-key-gone = { $since } to { $until }
proof-keys-none = Nobody has a key in { $slug }.
proof-key-added = The key counts from the next entry on.
proof-key-revoked = The key no longer counts.
proof-which-key = Which key is to go?
proof-bad-key = “{ $said }” is neither an Ed25519 key as OpenSSH writes it nor a file that holds one.
proof-bad-player-key = “{ $said }” is not “player=key”.
proof-whose-key = Whose key?
proof-whose-key-next = say it with --as, or once and for all: git config fieldpost.player <id>
proof-bad-what = “{ $said }” is nothing this command does: new, show, add, revoke, allowed-signers.
proof-game-missing = Name the game.
proof-bad-signatures = “{ $said }” does not say whether lines must be signed: required or free.
proof-keeper-only = “{ $source }” dice have no keeper; only “reveal” dice do.

## A bot that witnesses

proof-receipt = { $game }: #{ DIGITS($seq) } seen; its dice are those of round { DIGITS($round) }, { $at }
proof-rolled = { $game }: the dice of #{ DIGITS($seq) } from round { DIGITS($round) }
proof-later = { $game }: round { DIGITS($round) } comes at { $at }
proof-ahead = { $game }: its last entry bears a time to come, so nothing is witnessed yet
proof-not-witness = { $game }: { $player } cannot witness here
proof-nothing = Nothing to witness and no round due.

## What somebody kept of a log

proof-kept-checkpoints-equal =
    { $game }: the checkpoint holds; the log ends where it did then, after { $count } { $count ->
        [one] entry
       *[other] entries
    }.
proof-kept-checkpoints-ahead =
    { $game }: the checkpoint holds; its { $count } { $count ->
        [one] entry is
       *[other] entries are
    } unchanged, { $more } { $more ->
        [one] entry has
       *[other] entries have
    } come since.
proof-kept-checkpoints-truncated =
    { $game }: the checkpoint speaks of { $count } { $count ->
        [one] entry
       *[other] entries
    }, here there { $has ->
        [one] is
       *[other] are
    } only { $has }. The end was cut off, or this copy is older.
proof-kept-checkpoints-forked = { $game }: #{ DIGITS($seq) } is not the entry of the checkpoint. The log was rewritten, or there are two versions of it.
proof-kept-checkpoints-unread =
    { $game }: the checkpoint speaks of { $count } { $count ->
        [one] entry
       *[other] entries
    }, but the log can be followed for { $has } only.
proof-kept-same =
    { $game }: { $count } { $count ->
        [one] entry of the mail stands
       *[other] entries of the mail stand
    } in the log as sent.
proof-kept-entries-other = { $game }: #{ DIGITS($seq) } of the mail is not #{ DIGITS($seq) } of the log.
proof-kept-entries-missing = { $game }: #{ DIGITS($seq) } of the mail is not in the log. The end was cut off, this copy is older, or the mail was never entered.
proof-kept-entries-unread = { $game }: the log cannot be followed as far as #{ DIGITS($seq) } of the mail.
proof-kept-two-versions = Both versions of #{ DIGITS($seq) } bear the signature of { $player }: the two lines together are the proof.
proof-kept-forked-next = keep the mail, ask the others what they have, and show both lines to whoever decides
proof-kept-short-next = npx fieldpost sync; if it still is shorter then, ask the others what they have
proof-kept-nothing = There is neither a checkpoint nor an entry in “{ $name }”.
proof-kept-nothing-next = "pbem-checkpoint v1 <game> <count> <hash>", a file that holds such a line, or a mail about a game
