### Was an fieldpost.json falsch ist.

settings-not-json = { $file } ist kein JSON.
settings-not-an-object = { $file } muss ein einzelnes JSON-Objekt sein.
settings-unknown-key = { $file }: »{ $key }« ist keine Einstellung; es gibt { $keys }.
# Was auf »nötig ist« folgt, ist eine eigene Nachricht.
settings-bad-value = { $file }: »{ $key }« kann nicht { $value } sein; nötig ist { settings-wanted }.
settings-wanted =
    { $key ->
        [name] ein Name mit 1 bis 100 Zeichen
        [languages] eine Liste aus mindestens einer der Sprachen en, de und nl
        [site] die Adresse eines Servers ohne Pfad, etwa "https://unser-klub.github.io"
        [base] ein Pfad wie "/" oder "/club/"
        [timeZone] eine IANA-Zeitzone, etwa "Europe/Berlin"
        [figures] "none" oder "published"
        [ranking] ein Objekt mit höchstens »without«, einer Liste von Kennungen, und »same«, Kennungen und denen, die sie meinen
       *[dice] "local", "recorded", "reveal" oder "drand"
    }
