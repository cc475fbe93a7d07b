### Proving a log in the reader’s own browser. Where a script puts something in there stands `{…}`.

prove-title = Check it yourself, here
prove-lead = Your browser can prove this whole log by itself: that every line follows the one before it, that every signature holds, that the rules decide every order the same way again, and that every die follows from what proves it, down to each round of the beacon. It fetches the log and asks nobody else.
prove-guide = Without script, or with tools that are not ours: how to check an old game
prove-start = Prove this log
prove-working = The log is being proved; that may take some seconds …
prove-failed = It could not be done: { $why }
prove-sound = Everything holds.
prove-differs = Chain, signatures and dice hold, but today’s rules would decide some entries otherwise.
prove-broken = Something does not hold.
prove-fault = Line { $line }: { $code }
prove-newer = This page is older than the log; a newer Fieldpost can prove it.
prove-known = Known here: { $known }.
prove-torn = The last { $bytes } bytes never became a line and do not count.
prove-differing = Decided otherwise:
prove-entries = Entries, each following the one before
prove-signed = Signatures checked
prove-decided = Entries decided again by the rules
prove-reported = Entries as reported, not provable
prove-rolled = Rolls
prove-head = Hash of the last entry
prove-rolls = Every roll
prove-by-local = follows from the seed in its line
prove-by-recorded = as { $by } threw them
prove-by-reveal = secret { $by } of the keeper
prove-by-drand = round { $by } of the beacon
prove-link = Check the dice in your browser
