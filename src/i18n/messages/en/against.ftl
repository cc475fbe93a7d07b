### What verify says of a change before it is taken.


## The change as a whole, and each game in it

against-heading = The change from { $base } to { $head }:
against-game-opened = { $game }: a new game of { counted-entries }
against-game-grown = { $game }: { counted-entries } added
against-game-repaired =
    { $game }: the broken end, { $dropped } { $dropped ->
        [one] line
       *[other] lines
    } from line { $line } on, was cut off; that is the repair for it
against-game-demonstration = { $game }: a demonstration game, new or made anew
against-game-removed = { $game }: a demonstration game, removed
against-carried = { $where } is by { $by }, { $commit } is signed by { $signer }
against-others =
    { $count } { $count ->
        [one] file
       *[other] files
    } besides
against-nothing = Nothing has changed.
against-commit = commit { $commit }
against-good = The change is in order.
against-bad =
    The change is refused for { $count } { $count ->
        [one] reason
       *[other] reasons
    }.
against-not-with-games = With --against the whole change is looked at: leave the games out.
against-not-with = { $option } is about single games, --against about a change: one or the other.
against-needs-against = { $option } goes with --against.

## What must not be in a change

against-refusal-log-missing =
    { COUNT($movedTo) ->
        [0] This published log is gone.
       *[other] This published log was moved to { $movedTo }; its address is its name for ever.
    }
against-refusal-log-not-plain =
    In the place of the log stands { $what ->
        [link] a symbolic link
        [module] another repository
        [executable] a file marked as a program
       *[other] no plain file
    }.
against-refusal-log-rewritten = From this line on the log is not the one that was published.
against-refusal-log-cut =
    { $lines ->
        [1] The last line of the published log is missing.
       *[other] The last { $lines } lines of the published log are missing.
    }
against-refusal-log-line-ends = The lines end in CR LF: an editor or git has changed the published bytes.
against-refusal-log-torn =
    The last line was never finished: { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    } without an end.
against-refusal-log-too-large = The log is larger than { $max } bytes.
against-refusal-several-games = Turns of several games come together: { LIST($games, by: ", ") }.
against-refusal-turn-not-alone =
    { $more ->
        [0] A turn of { $game } comes together with other files: { LIST($others, by: ", ") }.
       *[other] A turn of { $game } comes together with other files: { LIST($others, by: ", ") } and { $more } more.
    }
against-refusal-not-a-log = This file is no log of a game.
against-refusal-game-broken = { $game } would be broken, as told above.
against-refusal-game-differs = { $game } has entries that the rules decide otherwise, as told above.
against-refusal-wrong-author = The line is by { $by }, who commits as { EITHER($names) }; it was committed as { $author }.
against-refusal-wrong-signer = The line is by { $by }; the commit names { $author } as its author, but is signed with the key of { $signer }.
against-refusal-commit-signature = The line is by { $by }; the signature of its commit does not hold: the commit was changed, or the key is withdrawn.
against-refusal-in-the-future = The line says it was written at { $at }, but now it is { $now }.
against-refusal-not-forward = The published commit is not among those the branch now has: its history was replaced.
against-refusal-does-not-merge = The change cannot be merged as it is: both sides have changed { LIST($paths, by: ", ") }.

## The rules a change must keep

against-rule-only-appended = a published log is only ever added to
against-rule-plain-logs = under games/ there is nothing but plain files games/<game>/log.jsonl
against-rule-one-game = a proposed change touches one game
against-rule-turn-alone = a turn comes alone: a change that touches a log touches nothing else
against-rule-proved = every line of a game that changes is proved
against-rule-own-name = in this game whoever enters a line also commits it, under his name or with his key (authors: checked)
against-rule-no-future = a line is not more than 10 minutes ahead of the clock
against-rule-never-back = what was published stays published: no force push
against-rule-merges = a change is judged as it would be merged
against-rule-readable-settings = fieldpost.json can be read

## What to do about it

against-next-log-missing = git checkout { $base } -- { $path }
against-next-log-not-plain = put the file itself there: git checkout { $base } -- { $path }
against-next-log-rewritten = take the published file back: git checkout { $base } -- { $path }; what was wrong is put right by new lines (void, edit, ruling)
against-next-log-cut = { against-next-log-rewritten }
against-next-log-line-ends = npx fieldpost sync puts them right; .gitattributes must say: games/*/log.jsonl -text -merge
against-next-log-torn = the next command that writes to { $game } puts it aside; then commit again
against-next-log-too-large = ask whoever made it
against-next-several-games = propose each game by itself, on a branch of its own
against-next-turn-not-alone = send the turn by itself, and the other files in a change of their own
against-next-not-a-log = keep it elsewhere; the name of a game has 3 to 40 small letters, digits and single hyphens
against-next-game-broken = take the published file back and give the orders again: git checkout { $base } -- { $path }
against-next-game-differs = give other orders; or, if all are content with how it was played: npx fieldpost ruling { $game } <entries> --reason "…"
against-next-wrong-author = git config user.name "<name>"; git commit --amend --reset-author --no-edit
against-next-wrong-signer = let each publish what he enters himself, from his own clone: npx fieldpost sync { $game }
against-next-commit-signature = sign it anew with a key that is in force: git commit --amend --no-edit --gpg-sign
against-next-in-the-future = set the clock of the machine right, take the file back (git checkout { $base } -- { $path }) and give the orders again
against-next-not-forward = bring the published commits back from a clone that has them: git push --force origin { $base }:main; then npx fieldpost sync
against-next-does-not-merge = npx fieldpost sync, then send it again
against-next-bad-settings = put this key right

## Why a change cannot be looked at, and what to do

against-stop-no-git = git is not installed here, and --against needs it.
against-stop-no-git-next = install git 2.38 or later
against-stop-no-repository = This archive is in no git repository, so there is nothing to compare it with.
against-stop-no-repository-next = npx fieldpost verify
against-stop-unknown-ref = git knows no commit “{ $said }” here.
against-stop-unknown-ref-next = git fetch origin; git branch --all shows what there is
against-stop-shallow = This clone is shallow and lacks what is needed of { $said }.
against-stop-shallow-next = git fetch --unshallow
against-stop-odd-tree = The files of { $said } are listed in a way git itself never writes, or are not all here.
against-stop-odd-tree-next = do not merge it; make the change anew from the published branch, with git alone
against-stop-unrelated = The two sides have no commit in common with { $said }.
against-stop-unrelated-next = start the change from the published branch
