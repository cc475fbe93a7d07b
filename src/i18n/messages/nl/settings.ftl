### Wat er mis is met fieldpost.json.

settings-not-json = { $file } is geen JSON.
settings-not-an-object = { $file } moet één JSON-object zijn.
settings-unknown-key = { $file }: ‘{ $key }’ is geen instelling; wel zijn er { $keys }.
# Wat op ‘nodig is’ volgt, is een eigen bericht.
settings-bad-value = { $file }: ‘{ $key }’ kan niet { $value } zijn; nodig is { settings-wanted }.
settings-wanted =
    { $key ->
        [name] een naam van 1 tot 100 tekens
        [languages] een lijst met ten minste een van de talen en, de en nl
        [site] het adres van een server zonder pad, zoals "https://onze-club.github.io"
        [base] een pad zoals "/" of "/club/"
        [timeZone] een IANA-tijdzone, zoals "Europe/Amsterdam"
        [figures] "none" of "published"
        [ranking] een object met hoogstens ‘without’, een lijst van id’s van spelers, en ‘same’, id’s en welke ermee bedoeld worden
       *[dice] "local", "recorded", "reveal" of "drand"
    }
