### What is wrong with fieldpost.json.

settings-not-json = { $file } is not JSON.
settings-not-an-object = { $file } must be one JSON object.
settings-unknown-key = { $file }: “{ $key }” is no setting; there are { $keys }.
# What follows “it must be” is a message of its own.
settings-bad-value = { $file }: “{ $key }” cannot be { $value }; it must be { settings-wanted }.
settings-wanted =
    { $key ->
        [name] a name of 1 to 100 characters
        [languages] a list of at least one of en, de and nl
        [site] the address of a host without a path, such as "https://our-club.github.io"
        [base] a path such as "/" or "/club/"
        [timeZone] an IANA time zone, such as "Europe/Berlin"
        [figures] "none" or "published"
        [ranking] an object with at most “without”, a list of ids of players, and “same”, ids and the ones they mean
       *[dice] "local", "recorded", "reveal" or "drand"
    }
