### A copy made into a group’s own archive, and a later release merged into it.

## A copy becomes an archive

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
club-init-afterwards = then the first game: npx fieldpost new

## A later release

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
