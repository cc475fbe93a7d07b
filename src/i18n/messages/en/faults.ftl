### What is wrong with a log, and what to do about it.

line-place =
    { COUNT($at) ->
        [0] the line
       *[other] “{ $at }”
    }

## The form of lines

fault-no-log = There is no log, or not a line in it.
fault-file-too-large = The log has { $bytes } bytes; at most { $max } are read.
fault-too-many-lines = The log has { $lines } lines; at most { $max } are read.
fault-bad-game-id = “{ $game }” cannot be the id of a game: 3 to 40 small letters, digits and single hyphens.
fault-line-empty = The line is empty.
fault-merge-markers = The line is a mark git leaves where it could not join two versions of the file.
fault-line-ends = The line ends with CR LF, as Windows writes it, instead of LF alone.
fault-line-too-long = The line has { $bytes } bytes; at most { $max } are allowed.
fault-too-deep = Brackets stand { $depth } deep; at most { $max } are allowed.
fault-not-utf8 = The line is not UTF-8.
fault-byte-order-mark = The line begins with a byte order mark.
fault-not-json = The line is not JSON.
fault-not-an-object = The line is JSON, but no object.
fault-number-not-safe = The number at { line-place } is not a whole number that can be kept exactly.
fault-key-forbidden = { CAPITAL(line-place) } has the key “{ $key }”, which is not allowed.
fault-text-unclean =
    The text at { line-place } holds { $why ->
        [lone-surrogate] half a character
        [control] a control character
        [direction] a character that turns the direction of writing
        [invisible] an invisible character
        [not-nfc] characters that are not in their composed form (NFC)
       *[mail-address] a mail address; logs are public
    }.
fault-not-canonical = The line is not in its canonical form; it differs from character { $column } on.
fault-unknown-version =
    The line is of format version { $v }, which a newer Fieldpost writes; this program knows { COUNT($known) ->
        [1] version
       *[other] versions
    } { LIST($known) }.
fault-unknown-ruleset =
    { COUNT($versions) ->
        [0] This game is played by version { DIGITS($version) } of the ruleset “{ $ruleset }”, which this program does not know at all: a newer Fieldpost may, unless the name is misspelt. It knows { LIST($known) }.
       *[other]
            This game is played by version { DIGITS($version) } of the ruleset “{ $ruleset }”; of that ruleset this program knows { COUNT($versions) ->
                [1] version
               *[other] versions
            } { LIST($versions) }.
    }
ruleset-version = “{ $id }” (version { DIGITS($version) })
fault-unknown-order = There is no order “{ $order }”.
fault-unknown-event = There is no event “{ $event }” ({ line-place }).
fault-wrong-shape =
    { CAPITAL(line-place) } { $problem ->
        [missing] is missing
        [unknown-keys]
            holds { QUOTE($expected) }, which { COUNT($expected) ->
                [1] does
               *[other] do
            } not belong there
        [not-one-of]
            { COUNT($expected) ->
                [1] must be { QUOTE(ITEM($expected, 0)) }
               *[other] must be one of { EITHER($expected) }
            }
        [whole-number]
            { $min ->
                [none]
                    { $max ->
                        [none] must be a whole number
                       *[other] must be a whole number, { $max } or less
                    }
               *[other]
                    { $max ->
                        [none] must be a whole number, { $min } or more
                       *[other] must be a whole number from { $min } to { $max }
                    }
            }
        [text-length]
            { $max ->
                [none] must not be empty
               *[other]
                    must have at most { $max } { $max ->
                        [one] character
                       *[other] characters
                    }
            }
        [list-length]
            { $max ->
                [none]
                    must have at least { $min } { $min ->
                        [one] entry
                       *[other] entries
                    }
               *[other]
                    must have at most { $max } { $max ->
                        [one] entry
                       *[other] entries
                    }
            }
        [kind]
            { ITEM($expected, 0) ->
                [text] must be a text
                [list] must be a list
                [object] must be an object with keys and values
               *[other] has not the shape it must have
            }
        [form]
            { ITEM($expected, 0) ->
                [time] must be a time in UTC such as 2026-03-01T20:14:00Z
                [day] must be a day such as 2026-03-01
                [hash] must be 64 hexadecimal digits in small letters
                [id] must be small letters and digits, joined by single hyphens
               *[other] is not written as it must be
            }
       *[other] has not the shape it must have
    }.
fault-signature-wrong = The signature is not one of this line: line or signature was changed.

## The file

fault-symbolic-link = { $path } is a symbolic link; links are not followed.
fault-not-a-file = { $path } is neither a file nor a folder.
fault-game-exists = There is a game “{ $game }” already.
fault-log-busy =
    { COUNT($holder) ->
        [0] Another command is writing to this game.
       *[other] Another command is writing to this game ({ $holder }).
    }
fault-log-moved-on = The log went on in the meantime: it had { $expected } lines when this was worked out.
fault-entry-invalid = The line could not be written: { $fault }.

## Proofs

fault-dice-wrong-for-seed = The dice “{ $purpose }” are { LIST($got, by: " ") }; their seed gives { LIST($expected, by: " ") }.
fault-beacon-forged = The signature of round { $round } is not the beacon’s.
fault-fold-failed = Event { $event } of the line cannot have happened: { $message }.

## How lines follow each other

fault-wrong-game = The line belongs to the game “{ $game }”, not to “{ $expected }”.
fault-wrong-seq = The line calls itself number { $seq }; it would have to be number { $expected }.
fault-time-goes-back = The line says that it was written { $at }, before the line above it ({ $before }).
fault-wrong-prev = The line follows { HASH($prev) }…, but the line before it is { HASH($expected) }…: one of the two was changed.

## Who may enter what, and for whom

fault-not-opened = The first line does not open a game.
fault-opened-twice = The game is opened a second time.
fault-unknown-player = “{ $player }” is not one of the players of this game.
fault-player-twice = The player “{ $player }” is listed twice.
fault-power-twice = { POWER($power) } is given to two players.
fault-for-himself = { $player } needs no “for” to speak for himself.
fault-may-not-enter-for = { $player } may not enter anything for { $for }: neither a steward nor named for it in the first line.
fault-evidence-missing = { $player } enters something for { $for } without the mail it came in.
fault-role-may-not =
    { $player } is here as { $role ->
        [player] a player
        [steward] the steward
        [referee] the referee
        [witness] a witness
       *[bot] a bot
    } and may not give “{ $order }”.
fault-power-not-his = { $player } does not play { POWER($power) }.

## Time

fault-clock-odd = The clock gives { $answer } hours for an answer and only { $turn } for a whole turn.
fault-absence-backwards = The absence ends ({ $to }) before it begins ({ $from }).
fault-absence-past = An absence cannot be declared afterwards: it begins on { $from }, and the line is of { $day }.
fault-absence-too-long =
    { $player } would be away for { $days } { $days ->
        [one] day
       *[other] days
    } in all; this game allows { $max }.

## Bids, substitutes and the end of a game

fault-substitute-himself = { $player } cannot take the place of { $player }.
fault-nothing-taken-over = { $player } takes no power over from { $leaves }.
fault-player-differs = { $player } is in the game already, with other particulars (name, role, language) than given here.
fault-role-differs =
    { $player } would come in as { $role ->
        [player] a player
        [steward] the steward
        [referee] the referee
        [witness] a witness
       *[bot] a bot
    }, but who leaves is { $expected ->
        [player] a player
        [steward] the steward
        [referee] the referee
        [witness] a witness
       *[bot] a bot
    }.
fault-leaver-missing = { $player } is to play, but it is not said whose powers he takes over.
fault-forfeit-own-side = { $player } is on the side of { POWER($power) }; giving up is done with “resign”.
fault-bid-of-another = A bid is its player’s own affair: { $player } cannot speak for { $of } here.
fault-bid-not-due = No bid of { $player } is awaited.
fault-forfeit-own-bid = { $player } cannot declare his own bid forfeit.
fault-seal-missing = { $player } has not sealed a bid.
fault-seal-broken = This is not the bid that { $player } sealed: its hash is another.
fault-edit-into-bids = After entry #{ DIGITS($seq) } bids were still awaited; it has since been decided who plays what.
fault-forfeit-without-clock = { $player } may not declare a forfeit: the first line sets no time from which that could be done.
fault-forfeit-too-early = A forfeit may be declared from { $from } on.
fault-not-waited-for = The game does not wait for { POWER($power) }.

## Dice

fault-dice-first = The dice of order #{ DIGITS($seq) } come first.
fault-dice-missing = The order “roll” brings no dice.
fault-dice-unexpected = Dice stand with “{ $order }”; they belong to “roll”.
fault-nothing-to-roll = No order waits for dice.
fault-roll-of-another = These dice are for the order { HASH($of) }…; the one that waits is { HASH($commitment) }….
fault-dice-source-not-agreed = These dice are “{ $source }”; this game agreed on “{ $agreed }”.
fault-seed-changed = The dice of the order { HASH($commitment) }… come from two different seeds.
fault-commitment-without-nonce = “{ $order }” needs dice and has no nonce.

## Keys, keepers and witnesses

fault-signature-missing = { $player } has to sign here, and the line bears no signature.
fault-signature-of-another = The line of { $player } is signed with the key { $key }, which is not in force for { $player }.
fault-key-unsound = The key { $key } is not one that every program checks in the same way.
fault-key-twice = The key { $key } is or was that of { $player }.
fault-key-not-his = { $player } may not change the keys of { $of }; only { $of } or the referee can.
fault-key-last = It is the only key of { $player }: another has to come in with it or before.
fault-key-unknown = { $player } has no key { $key } in force.
fault-keeper-missing = Nobody among the enemies of { POWER($power) } can keep the dice.
fault-keeper-unfit = { $player } cannot keep the dice of all: that takes a steward, referee or bot without powers and with a key.
fault-keeper-enters = { $player } keeps the dice of this order and therefore cannot enter it.
fault-anchor-missing = { $player } keeps the dice of this order and has no secrets left for it in the log.
fault-anchor-needless = { $player } keeps no dice in this game.
fault-anchor-spent = { $player } has anchored these dice before; their secrets are known.
fault-reveal-not-his = { $player } cannot reveal these dice: { $keeper } keeps them.
fault-reveal-out-of-order = This is secret number { $k }; number { $expected } is due.
fault-reveal-wrong = Secret number { $k } does not belong to what { $keeper } anchored.
fault-beacon-unknown = This version does not know the beacon { HASH($chain) }….
fault-beacon-not-agreed = These dice are from the beacon { HASH($chain) }…; this game agreed on { HASH($agreed) }….
fault-witness-missing = Dice of a beacon need a witness: a bot, steward, referee or witness without powers and with a key.
fault-receipt-needless = No order { HASH($of) }… waits for a receipt.
fault-receipt-twice = There is a receipt already, by { $by }; the first one counts.
fault-receipt-not-his = { $player } cannot witness this order: a witness has never played a power in this game, has a key and has not entered the order.
fault-receipt-missing = Nobody has witnessed the order yet; only the receipt says which round gives the dice.
fault-round-wrong = The dice are from round { $round }; after the receipt it must be round { $expected }.

## Notes, voids and proposals

fault-report-too-late = Orders have been given in this game: { $player } cannot report facts any more, only its referee or steward can.
fault-note-missing = The note says nothing.
fault-event-unexpected = “{ $event }” cannot come of “{ $order }”.
fault-rewind-wrong = The game cannot go back to #{ DIGITS($to) }: the turn began with #{ DIGITS($from) }.
fault-rewind-missing = The void does not say what the game goes back to.
fault-effect-missing = “{ $order }” takes effect here, but the line does not hold what comes of it.
fault-effect-wrong = What the line holds is not what comes of “{ $order }”.
fault-edit-into-dice = After #{ DIGITS($seq) } dice were still to be thrown; name the entry with the dice.
fault-game-is-over = The game is over.
fault-already-proposed = The same is proposed already, in #{ DIGITS($seq) }.
fault-no-such-entry = No line has the hash { HASH($of) }….
fault-not-an-order = Line { HASH($of) }… is no order of this turn.
fault-not-this-turn = #{ DIGITS($seq) } is older than the turn under way.
fault-already-void = Line { HASH($of) }… is void already.
fault-names-dice = { HASH($of) }… are only the dice of { HASH($commitment) }….
fault-no-such-proposal = No open proposal has the hash { HASH($of) }….
fault-consent-not-his = Nothing waits for the consent of { $player }.

## What to do about a fault

advice-restore-the-line = see what was changed: git diff -- games/{ $game }/log.jsonl   and take it back: git restore -- games/{ $game }/log.jsonl   If it is committed already, the sound part may be kept: the guide “When something goes wrong” says how.
advice-write-with-fieldpost = lines are written by the program, not by hand
advice-use-newer-version = use a newer version of Fieldpost
advice-shorten = say it more shortly, or in two parts
advice-ask-the-author = ask whoever wrote it
advice-enter-the-dice = npx fieldpost roll { $game }
advice-name-the-player = say who you are with --as, or for whom with --for and the mail with --evidence; npx fieldpost status { $game }
advice-order-own-powers = order the powers you play, or say who you are with --as; npx fieldpost status { $game }
advice-use-agreed-dice = npx fieldpost roll { $game }
advice-name-the-order = void the order; its dice go with it
advice-propose-edit = what is older than the turn under way is set right by consent of all sides: npx fieldpost edit { $game }
advice-give-consent-first = wait for the other sides, who answer with: npx fieldpost agree { $game }
advice-sync = repair it with: npx fieldpost sync
advice-say-otherwise = leave it out and try again
advice-ask-consent = ask the other sides or the referee
advice-order-the-days = the day it begins comes first, then the day it ends
advice-wait = look who is awaited until when: npx fieldpost status { $game }
advice-read-again = look at the game as it is now, then try again: npx fieldpost show { $game }
advice-try-again = try again in a moment
advice-remove-the-link = put the file itself there
advice-sign = sign with your key; npx fieldpost key show
advice-make-a-key = make a key of your own: npx fieldpost key new
advice-anchor-first = whoever keeps the dice anchors fresh ones: npx fieldpost anchor { $game }
advice-use-other-dice = name somebody who can keep the dice, or agree on another source
advice-name-a-witness = name a witness with a key when the game is opened; the guide to dice says how
advice-wait-for-the-witness = the witness writes its receipt with: npx fieldpost bot { $game }
advice-open-the-bid = open the bid as it was sealed: npx fieldpost bid { $game }
advice-repair = the next command that writes repairs it
