### A group’s own archive: one that asks for the program as a package, or a full copy; and later releases.

## A new archive

club-init-which-folder = This folder is no archive, and there is something in it already.
club-init-installing = Installing Fieldpost (npm), which takes up to a minute …
club-init-not-installed = npm could not install { $release }: what it said stands above. All other files are written.
club-init-not-installed-next = in { $folder }: npm install { $release }
club-package-which = It cannot be told from which file or address this program was installed.
club-package-no-file = There is no file { $said }, and it is no address either. Names of a registry are not taken: there the name may be anybody’s.
club-package-next = say which: a file such as ../fieldpost-0.3.0.tgz, or the address of one, https://…/fieldpost-0.3.0.tgz
club-init-not-a-copy = { $folder } is no copy of Fieldpost: package.json and .ci/archive are not there.
club-init-not-a-copy-next = use the template, or clone the repository, and call this in the copy
club-init-played = People play here already: { $games }. Games for show are not removed beside them.
club-init-played-next = to remove them all the same: git rm -r { $paths }
club-init-name = What is your group or archive called?
club-init-languages = In which languages shall the site be? English is always one of them.
club-init-language-names-en = English
club-init-language-names-de = German
club-init-language-names-nl = Dutch
club-init-site = At which host will the site stand?
club-init-base = Under which path there?
club-init-dice = Where do the dice of a new game come from?
club-init-time-zone = In which time zone shall times be shown?
club-init-wrong = { $what } cannot be “{ $said }”; it must be { $wanted }.
club-init-remove =
    { $count } { $count ->
        [one] demonstration game
       *[other] demonstration games
    } will be removed.
club-init-confirm = Write this?
club-init-wrote = { $file } is written.
club-init-removed =
    { $count } { $count ->
        [one] demonstration game
       *[other] demonstration games
    } removed.
club-init-english = English stands at the root of the site, the other languages beside it.
club-init-nowhere = No address is set yet, so nothing is published: npx fieldpost init --site https://… --base /…/
club-init-at = The site will stand at { $address }/
club-init-message = Our archive
club-init-remote = <address of an empty repository at your host>
club-init-afterwards = then the first game: npx fieldpost new

## A later release of the package

club-change-done = Upgraded from { $from } to { $to }. Your games and fieldpost.json are as they were.
club-change-log-same = Log format: as before.
club-change-log = Log format: version { $versions } is new. Older logs are read as before; whoever has not upgraded cannot read games that use it.
club-change-rules-same = Rules: as before.
club-change-rules-other = Rules: the program that proves games is another one. verify proves them all anew.
club-change-rulesets = New rulesets: { $rulesets }
club-change-pages-same = Pages: as before.
club-change-pages-other = Pages: made by another program. The next build makes all of them anew.
club-change-renewed = As the release has them now: { $files }
club-change-kept = Left as you have them, though the release has them otherwise: { $files }
club-change-message = Fieldpost { $version }
club-change-stops-not-installed = What package.json asks for is not installed here, so it cannot be told what would change.
club-change-stops-not-fetched = npm could not install { $release }: what it said stands above.
club-change-stops-not-a-release = { $release } is no release of Fieldpost. package.json is as it was.
club-change-stop-next-not-installed = npm ci
club-change-stop-next-not-fetched = git status shows what was changed, git restore --staged --worktree . takes it back; then try again
club-change-stop-next-not-a-release = npm ci, which lays down again what was there

## A full copy becomes an archive that asks for a package

club-slim-from-package = A full copy is turned into a slim archive by the package itself, not by the copy.
club-slim-from-package-next = npx --package <file or address of the package> fieldpost upgrade
club-slim-done = The program is a package now: { $after } { $after ->
        [one] file
       *[other] files
    } beside the games instead of { $before }. No log was touched.
club-slim-history = What you had changed in the program’s own files is in commit { $commit }: texts, styles and pages of your own now lie in site/.
club-slim-message = The program as a package

## A later release merged into a full copy

club-upgrade-nothing-new = This archive has { $version } already: nothing to do.
club-upgrade-done =
    Upgraded from { $from } to { $to }: { $files } { $files ->
        [one] file
       *[other] files
    } changed. Your games and fieldpost.json are as they were.
club-upgrade-taken = As the release has it, for both sides had changed it: { $files }
club-upgrade-stops-no-git = git is not installed here.
club-upgrade-stops-no-repository = This archive is in no git repository.
club-upgrade-stops-not-the-top = The archive lies in { $folder } of a larger repository; only a whole copy can be upgraded.
club-upgrade-stops-dirty = There are changes that are not committed: { $paths }.
club-upgrade-stops-unknown-ref = git knows no release “{ $said }” here.
club-upgrade-stops-not-a-release = { $said } is no release of Fieldpost: its package.json does not say so.
club-upgrade-stops-no-base = It cannot be told which release this copy was made from: the two have no commit in common, and there is no tag v{ $version }.
club-upgrade-stops-conflict = Both you and the release have changed { $paths }. Nothing was changed.
club-upgrade-stops-no-identity = git does not know who commits: { $said }
club-upgrade-stops-failed = git could not do it: { $said }
club-upgrade-stop-next-no-git = install git 2.38 or later
club-upgrade-stop-next-no-repository = git init; or clone the archive from where your group keeps it
club-upgrade-stop-next-not-the-top = copy the new release’s files by hand
club-upgrade-stop-next-dirty = commit them first (npx fieldpost sync publishes turns), or take them back: git restore --staged --worktree .
club-upgrade-stop-next-unknown-ref = git remote add fieldpost <address of Fieldpost>; git fetch --tags fieldpost
club-upgrade-stop-next-not-a-release = name a tag such as v0.2.0, or a branch such as fieldpost/main
club-upgrade-stop-next-no-base = git fetch --tags fieldpost; if there is no v{ $version }, tag the commit you copied: git tag v{ $version } <commit>
club-upgrade-stop-next-conflict = take your own changes of these files back (git checkout { $base } -- { $paths }; git commit), upgrade, and make them again
club-upgrade-stop-next-no-identity = git config user.name "<name>"; git config user.email <address>
club-upgrade-stop-next-failed = nothing was changed; put right what git says, then try again

## What a group has of its own on its site

club-own-no-place = { $file } is in no place where something is made of it: pages/<language>/<name>.md, texts/<language>.ftl, style.css or public/.
club-own-no-message = { $file } has a text for { $key }, and there is no message with that key.

## All games proved anew after a change of the rules

reprove-progress = { $done } of { $all } games, { $differ } { $differ ->
        [one] differs
       *[other] differ
    } …
reprove-none = Today’s rules decide every entry as it stands.
reprove-kinds = { $kinds } { $kinds ->
        [one] kind of difference
       *[other] kinds of differences
    } in { $entries } { $entries ->
        [one] entry
       *[other] entries
    }:
reprove-what-fields = { $event }: another { $fields }
reprove-what-event = now { $now }, before { $was }
reprove-what-refused = would be refused ({ $code })
reprove-count = { $entries } { $entries ->
        [one] entry
       *[other] entries
    } in { $games } { $games ->
        [one] game
       *[other] games
    }
reprove-clauses = all of them under { $clauses }
reprove-broken = cannot be followed: { $games }
reprove-next = for each kind: if it was meant, a new version of the ruleset; if not, npx fieldpost verify <game> shows the entry
reprove-no-report = { $file } is no report: it is what reprove --shard … --json writes.
reprove-no-reports = There are no reports (*.json) in { $folder }.
reprove-other-rules = The reports were made by different rules: all machines must run the same program.
reprove-parts = One report of each part is wanted; see to { $parts }.
