### What sync says.

counted-entries =
    { $count } { $count ->
        [one] entry
       *[other] entries
    }

## On the way

sync-stages-fetch = Looking at { $upstream } …
sync-stages-push = Publishing to { $upstream } …
sync-stages-again = Somebody else has just published to { $upstream }; once more …

## The message of a commit: what was published, game by game

sync-subject-game =
    { $turn ->
        [none] { $slug }: { counted-entries } by { LIST($by) }
       *[other] { $slug }: { $turn }, { counted-entries } by { LIST($by) }
    }
sync-subject-merge = Merge { $upstream }

## What came of it

sync-report-nothing = Nothing new: everything here is as it is on { $upstream }.
sync-report-came = came in from { LIST($by) }:
sync-report-came-only = came in from { LIST($by) }: { $what }
sync-report-published = published: { $what } ({ LIST($by) })
sync-report-would-publish = would be published: { $what } ({ LIST($by) })
sync-report-proposed = proposed: { $what } ({ LIST($by) })
sync-report-already = published before: { counted-entries }
sync-report-aside = set aside: { counted-entries }
sync-report-would-be-aside = would be set aside: { counted-entries }
sync-report-kept = kept in { LIST($files) }
sync-report-again = to give these orders again:  npx fieldpost submit { $slug } -
sync-report-given-up = given up for the published log: { counted-entries }
sync-report-held = not named, so it stays here: { counted-entries }
sync-report-repaired-line-ends = put right: the line ends of the log, which git had changed
sync-report-repaired-torn-line = put aside: a line that was never finished
sync-report-moved = Somebody wrote to this log here meanwhile; the next sync brings it up to date.
sync-report-broken = { $slug }: the published log is broken from line { DIGITS($line) } on: npx fieldpost verify { $slug }
sync-report-gone = The game is no longer in the archive.
sync-report-branch = Proposed on the branch { $name }. The branch here stays as it is; once that one is merged, sync again.
sync-report-dry-run = A dry run: nothing was published, and nothing here has changed.
sync-report-in-the-way =
    The logs are up to date, the branch is not: { LIST($paths) } { COUNT($paths) ->
        [one] has
       *[other] have
    } changes that are in no commit.
sync-report-in-the-way-next = commit them or put them away with git stash, then npx fieldpost sync
sync-report-called-off-merge = A merge that had stopped at a log was called off; what it was about is in here.
sync-report-called-off-rebase = A rebase that had stopped at a log was called off; what it was about is in here.
sync-before-dice = The order could not be published, so no dice were thrown.
sync-before-dice-next = npx fieldpost status { $slug }

## Why an entry was set aside, or what it waits for

sync-reasons-dice-fell = Its dice had fallen before the entries of others came in. Dice belong to the line as it was; the order must be given again, and they are thrown anew.
sync-reasons-stands-on = It stands on #{ DIGITS($seq) }, which was set aside.
sync-reasons-about-aside = It is about #{ DIGITS($seq) }, which was set aside.
sync-reasons-position-changed = It reports what followed from a position that is another by now.
sync-reasons-name-taken = Somebody else has published a game under this short name; open yours under another.
sync-reasons-game-gone = The game is no longer in the archive.
sync-reasons-not-proved = The rules do not say what this line says. It was not written by this program, or changed since.
sync-reasons-must-go-too = It can no longer be done alone: { $seqs } would have to go too.
sync-waits-published-broken = The published log has a fault. Your new entries wait here until it is put right:
sync-waits-broken-here = The log here has a fault. Nothing of it is published until it is put right:
sync-waits-unknown-ruleset = This program does not know the rules of the game. Your new entries wait here:

## What stopped a sync, and what to do

sync-said = git says:
sync-stop-no-git = There is no git on this machine.
sync-stop-no-git-next = get it from https://git-scm.com
sync-stop-no-repository = This archive is in no git repository.
sync-stop-no-repository-next = clone the repository of your group, or begin one: git init
sync-stop-no-branch = No branch is checked out.
sync-stop-no-branch-next = git switch main
sync-stop-no-commit = There is no commit yet.
sync-stop-no-commit-next = git add --all && git commit
sync-stop-no-remote = This repository knows no other one to publish to.
sync-stop-no-remote-next = git remote add origin <address>, then git push --set-upstream origin { $branch }
sync-stop-no-upstream = At { $remote } there is no branch { $branch } yet.
sync-stop-no-upstream-next = git push --set-upstream { $remote } { $branch }
sync-stop-busy = Another sync is at work in this folder.
sync-stop-busy-next = wait until it is done
sync-stop-in-the-middle-merge = A merge has stopped halfway.
sync-stop-in-the-middle-rebase = A rebase has stopped halfway.
sync-stop-in-the-middle-other = Something of git has stopped halfway.
sync-stop-in-the-middle-paths = in conflict: { LIST($paths) }
sync-stop-in-the-middle-merge-next = git merge --abort, then npx fieldpost sync
sync-stop-in-the-middle-rebase-next = git rebase --abort, then npx fieldpost sync; copy a log that was written to meanwhile elsewhere first, for git takes that back
sync-stop-in-the-middle-other-next = git status tells how to end it; then npx fieldpost sync
sync-stop-fetch-failed = git could not look at { $remote }. Nothing here has changed.
sync-stop-fetch-failed-next = see whether you are online and may read there, then npx fieldpost sync
sync-stop-rewritten = What was published before has been changed. Nothing of it was taken.
sync-stop-rewritten-gone = { $slug }: the log is no longer there.
sync-stop-rewritten-shorter = { $slug }: entries at the end of the log are missing.
sync-stop-rewritten-changed =
    { $line ->
        [none] { $slug }: entries are no longer as they were.
       *[other] { $slug }: from line { DIGITS($line) } on, entries are no longer as they were.
    }
sync-stop-rewritten-seen = seen        { counted-entries }, the last { $hash }
sync-stop-rewritten-published = published   { counted-entries }, the last { $hash }
sync-stop-rewritten-who-next = see who it was and why:  git log { $upstream } -- { $path }
sync-stop-rewritten-old-next = the log as it was:  git cat-file blob { $blob }
sync-stop-rewritten-accept-next = only if the group has agreed to it:  npx fieldpost sync { $accepts }
sync-stop-not-yours =
    { COUNT($me) ->
        [0] Entries of several players wait to be published here.
       *[other] Some entries that wait to be published here are not by { LIST($me) }.
    }
sync-stop-not-yours-entry = { $slug }: { $seqs } by { $by }
sync-stop-not-yours-next = each player publishes his own, from his own clone
sync-stop-not-yours-also = if they are to go out from here:  npx fieldpost sync { $options }
sync-stop-game-removed = A commit here takes away { LIST($slugs) }. A game that is published stays.
sync-stop-game-removed-next = git checkout { $upstream } -- { LIST($paths, by: " ") }
sync-stop-conflict = You and others have changed the same: { LIST($paths) }.
sync-stop-conflict-next = git merge { $upstream }, put it right and commit; then npx fieldpost sync
sync-stop-no-identity = git does not know who you are.
sync-stop-no-identity-next = git config user.name "Your Name" and git config user.email <address>
sync-stop-commit-failed = git could not make the commit. Nothing here has changed.
sync-stop-push-refused = { $remote } did not take it for { $branch }. Nothing here has changed.
sync-stop-push-refused-next = if only pull requests are taken there:  npx fieldpost sync --branch <name>
sync-stop-branch-taken = At { $remote } the branch { $branch } holds something else already.
sync-stop-branch-taken-next = take another name
sync-stop-several-games = Entries wait in { LIST($slugs) }. A proposal is about one game; nothing was proposed.
sync-stop-several-games-next = npx fieldpost sync { $slug } --branch { $branch }
sync-stop-too-many-tries = Others were quicker { $tries } times in a row. Nothing here has changed.
sync-stop-too-many-tries-next = npx fieldpost sync
sync-stop-branch-name = “{ $name }” cannot be the name of a branch.
sync-stop-branch-name-next = --branch anna-r03
sync-stop-no-game = “{ $name }” is no game of this archive.
