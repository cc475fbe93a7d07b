### De woorden van het zoeken. Teksten met `{n}` vult de browser in.

search-title = Zoeken
search-lead = Spelregels, handleidingen, spellen, beurten en spelers. Engelse woorden en de gebruikelijke afkortingen worden begrepen.
search-label = Zoeken in spelregels, handleidingen en spellen
search-button = Zoeken
search-example = bijvoorbeeld ‘onderzeeboot terugtrekken’
search-kinds = Toon
search-kind-all = alles
search-kind-clause = Spelregels
search-kind-guide = Handleidingen
search-kind-game = Spellen
search-kind-turn = Beurten
search-kind-player = Spelers
search-system = Spelregels van
search-system-all = alle systemen
search-none = Niets gevonden.
search-one = 1 resultaat
search-many = { $n } resultaten
search-fewer = Probeer het met minder of met andere woorden.
search-all-of-kind = Alle { $n } tonen
search-more = Meer tonen
search-answer = Het antwoord
search-failed = Het zoeken kon niet worden geladen. Ook via deze lijsten is alles te vinden.
search-no-script = Zoeken gaat met JavaScript. Zonder is alles via deze lijsten te vinden.
search-browse = Of zoek het op in de lijsten
