### Wat de opdrachtregel zegt, voor zover het geen eigen onderwerp heeft: hele zinnen; opdrachten, opties en bestandsnamen blijven in elke taal zoals ze zijn.


## Een regel die niet begrepen werd

usage-unknown-command = De opdracht ‘{ $name }’ bestaat niet.
usage-unknown-option = De optie ‘{ $name }’ bestaat hier niet.
usage-missing-argument = ‘{ $name }’ ontbreekt.
usage-excess-arguments = Dat zijn meer gegevens dan deze opdracht vraagt.
usage-missing-value = De optie ‘{ $name }’ heeft een waarde nodig.
usage-did-you-mean = misschien is { $name } bedoeld
usage-no-archive = De map { $folder } bestaat niet.
usage-no-archive-next = --archive noemt de map van een archief, waar games/ in staat
completion-no-shell = Voor ‘{ $said }’ is er geen script: er zijn bash, zsh en fish.
usage-language = ‘{ $said }’ spreekt Fieldpost niet: en, de of nl.
usage-number = { $option } vraagt een geheel getal vanaf 1, niet ‘{ $said }’.
usage-unexpected = In Fieldpost zelf is iets misgegaan: { $message }
usage-unexpected-next = meld dit met de opdracht erbij; met FIELDPOST_TRACE=1 is te zien waar het gebeurde

## Naast wat er gezegd wordt

labels-rule = bepaling
labels-next = verder
labels-meant = misschien

## Vragen

asking-gave-up = Er is niets gedaan.
asking-who = Wie ben je?

## Welk spel, en wie het vraagt

game-none = Het spel ‘{ $slug }’ is er niet in dit archief.
game-there = spellen hier: { $slugs }
game-none-at-all = het archief heeft nog geen spellen: npx fieldpost new
game-who-missing = Het is niet bekend wie er vraagt.
game-who-next = zeg het met --as: { $ids }; of voor altijd: git config fieldpost.player <id>
game-not-a-player = ‘{ $id }’ speelt in dit spel niet mee: { $ids }.
game-evidence = { $file } is geen bestand en ook geen 64 hexadecimale cijfers.
game-no-such-file = Het bestand { $file } is niet te lezen.
game-not-json = { $file } is niet wat deze opdracht leest: { $why }.
game-no-moment = ‘{ $said }’ is geen moment van dit spel.
game-moments = een beurt als { $turns }, of het nummer van een logregel
game-repaired = Een logregel die nooit af is gekomen, is opzijgezet als { $file }.
game-wrote =
    { $count } { $count ->
        [one] logregel
       *[other] logregels
    } geschreven in { $file }.

## Waarop gewacht wordt, en wat er dan te doen is

awaited-dice =
    er { $count ->
        [one] moet
       *[other] moeten
    } nog { $count } { $count ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } vallen
awaited-orders =
    Aan de beurt: { $power }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }
awaited-order-line = nu mogelijk: { $orders }
awaited-battles = nog uit te vechten: { $battles }
awaited-meanwhile = Intussen kunnen deze gevechten worden uitgevochten ({ $powers }): { $battles }
awaited-proposal = #{ DIGITS($seq) }: { $player } stelt voor { $what }; wacht op { $sides }
awaited-proposals-void = logregels ongeldig te verklaren
awaited-proposals-ruling = logregels te laten staan
awaited-proposals-substitute = van spelers te wisselen
awaited-proposals-settings = de afspraken te wijzigen
awaited-proposals-edit = de stelling recht te zetten
awaited-proposals-draw = het spel remise te laten eindigen
awaited-next-submit = npx fieldpost submit { $slug } -   met een regel als:  { $line }
awaited-next-turn = npx fieldpost submit { $slug } <bestand>   of stap voor stap:  npx fieldpost turn { $slug }
awaited-page = pagina

## Ingezonden orders

submit-understood = Begrepen:
submit-empty = Hier staat geen order in.
submit-empty-next = schrijf wat je doet, één ding per regel, zoals ‘Koop 3 inf’ of ‘2 inf CAU > UKR’; zie de handleiding
submit-problems =
    { $count } { $count ->
        [one] regel is
       *[other] regels zijn
    } niet begrepen:
submit-refused = Niet mogelijk:
submit-not-checked = niet bekeken, want het hangt af van wat eraan voorafgaat: { $orders }
submit-nothing-written = Er is niets geschreven.
submit-put-right = verbeter de regels en stuur het hele blad opnieuw
submit-up-to-dice = nagekeken tot aan de worp; de rest volgt als de dobbelstenen gevallen zijn
submit-dry-run = Alleen een proef: dit kan; er is niets geschreven en niet gegooid.
submit-confirm = Dit in het logboek van { $slug } schrijven?
submit-say-yes = er is hier niemand om het te vragen: herhaal met --yes om te schrijven
submit-all-entered = Dit staat allemaal al in het logboek; er is niets geschreven.
submit-held-up = Dit houdt op wat erna komt; wat ervoor komt wordt ingevoerd:
submit-confirm-part = In het logboek van { $slug } schrijven wat niet wordt opgehouden?
submit-later-refused = Na wat er gebeurd is, kan dit niet meer:
submit-later-unclear = Na wat er gebeurd is, is dit niet meer duidelijk:
submit-left = nog niet gedaan: { $orders }
submit-which = Regel { DIGITS($line) }: wat betekent ‘{ $text }’?
submit-meant = Regel { DIGITS($line) }, ‘{ $old }’: bedoelde je ‘{ $text }’?
submit-proposed = Misschien bedoelde je:
submit-crash-next = voeg een regel toe als ‘{ $line }’, of geef ze op met --forfeit
submit-forfeit-next = plaats ze, of geef ze op met --forfeit

## Dobbelstenen

roll-none = Er hoeft niet gegooid te worden.
roll-would = Met deze worp zou het zo verdergaan:
roll-confirm = Deze worp invoeren in { $slug }?
roll-need =
    { $what }: { $n } { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
roll-ask =
    { $what } ({ $n } { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }, zoals 1 4 6)
roll-missing =
    Er { $count ->
        [one] ontbreekt
       *[other] ontbreken
    } { $count } { $count ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }.
roll-missing-next = npx fieldpost roll { $slug } --dice 1,4,6   (in de volgorde hierboven; of doel=1,4,6)
roll-too-many =
    { $count } { $count ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } te veel: daar heeft niemand om gevraagd.
roll-no-face = { $face } staat op geen dobbelsteen: de ogen gaan van 1 tot en met { $sides }.
roll-not-faces = ‘{ $said }’ zijn geen ogen: getallen van 1 tot 6, met komma’s ertussen.
roll-local = In dit spel gooit het programma; ogen opgeven kan niet.
roll-composed = in deze volgorde: { $parts }

## Een stelling

show-heading = Ronde { $round }, { $power }, { $phase }
show-after = na logregel #{ DIGITS($seq) }, { $at }
show-land = land
show-treasury = kas
show-technologies = technologieën
show-points = Overwinningspunten ({ $side }): { $points } van { $goal }
show-convoy =
    { $kind ->
        [box] konvooi
       *[centre] konvooicentrum
    } ({ $ipc } IPC), in handen van { $holder }
show-convoy-route = konvooiroute voor { SPACE($space) }, in handen van { $holder }
show-base =
    { $base ->
        [naval] marinebasis
       *[air] luchtbasis
    }
show-sea = Op zee
show-empty = leeg
show-aboard = aan boord: { $units }
show-held = eigenaar: { $power }
show-neutral = neutraal
show-sea-zone = zeegebied
show-capital-of = hoofdstad: { $power }
show-originally = oorspronkelijk: { $power }
show-also-called = ook bekend als { $names }
show-neighbours = Grenst aan
show-battle = Hier moet gevochten worden.
show-purchased = Gekocht en nog niet geplaatst: { $units }
show-ambiguous = ‘{ $said }’ kan { $names } zijn.
show-nearest = misschien { $names }

## Alle spellen, en één ervan

status-empty = Dit archief heeft nog geen spellen.
status-waiting = Lopende spellen
status-finished = Afgelopen
status-broken = Beschadigd
status-broken-line = het logboek is vanaf logregel { DIGITS($line) } niet meer te volgen
status-no-powers = nog geen mogendheden
status-dice = Dobbelstenen: { $source }
status-trial = Een proef, geen spel: iemand heeft aan één scherm iets uitgeprobeerd.
status-demonstration = Een demonstratiespel.
status-last = laatste logregel { $at }, { $by }
status-round = ronde { $round }

## Een nieuw spel

create-title = Hoe heet het spel?
create-slug = De korte naam, voor adressen en opdrachten?
create-player = Naam van een speler (leeg: geen meer)?
create-powers = Met welke mogendheden speelt { $name }?
create-source = Waar komen de worpen vandaan?
create-yes = ja
create-no = nee
create-opened = ‘{ $title }’ is geopend: { $slug }
create-title-missing = Een nieuw spel heeft een titel nodig.
create-players-missing = Een nieuw spel heeft spelers nodig.
create-bad-player = ‘{ $said }’ is geen speler: schrijf naam=mogendheden, zoals "Anna=ussr,uk,usa".
create-bad-power = ‘{ $said }’ van { $player } is geen mogendheid: ussr, germany, uk, japan, usa.
create-not-given = Niemand speelt: { $powers }.
create-bad-option = ‘{ $said }’ is geen optie. Er zijn: { $options }.
create-bad-source = ‘{ $said }’ is geen bron van worpen: local, recorded, reveal of drand.
create-bad-slug = ‘{ $said }’ kan geen korte naam van een spel zijn: 3 tot 40 kleine letters, cijfers en losse koppeltekens.
create-confirm = Dit spel openen?

## Wat gemeld is en niet te controleren

report-empty = Het bestand meldt niets.
report-done =
    { $count } { $count ->
        [one] logregel
       *[other] logregels
    } gemeld. Niets ervan is nagegaan, en zo staat het op de pagina’s.
report-whole = een melding is een lijst van { $positions } of { $events }

## Ongeldige logregels, uitspraken, voorstellen

undo-drops = Afgezien, ze blijven staan: { $units } { IN($space) }
undo-reason = Waarom?
undo-reason-missing = Er is een reden nodig.
undo-no-entry = Een logregel { $said } is er niet in dit spel.
undo-not-of-turn = { $seqs }: geen order van de beurt die nu loopt, en alleen die zijn terug te nemen.
undo-also-go = Dit kan niet alleen. Latere logregels bouwen erop voort:
undo-asks-dice = zou om andere worpen vragen
undo-done = Ongeldig: { $seqs }
undo-proposed = Voorgesteld als #{ DIGITS($seq) }; het geldt als instemmen: { $sides }.
undo-ruled = Blijft zoals het is: { $seqs }
undo-confirm = { $seqs } ongeldig verklaren?
undo-nothing-to-rule = { $seqs }: hier zeggen de spelregels hetzelfde als het logboek; er is niets om te laten staan.
undo-nothing-to-rule-next = npx fieldpost verify { $slug }   laat zien wat afwijkt
undo-no-proposal = Er is geen open voorstel.
undo-which-proposal = Er zijn meer voorstellen: noem er een van { $seqs }.
undo-agreed = Ingestemd.
undo-takes-effect = Allen hebben ingestemd: het voorstel geldt.
undo-declined = Afgewezen: het voorstel is van tafel.
undo-confirm-agree = Instemmen met #{ DIGITS($seq) }?
undo-confirm-decline = #{ DIGITS($seq) } afwijzen? Dan is het voorstel van tafel.
undo-confirm-back = #{ DIGITS($seq) } intrekken?

## Een logboek nagerekend

verify-sound = in orde
verify-differs = afwijkend
verify-broken = beschadigd
verify-verdicts-proved = gecontroleerd
verify-verdicts-clerical = zonder gevolg voor het spel
verify-verdicts-reported = zoals gemeld
verify-verdicts-differs = afwijkend
verify-verdicts-wrong-dice = met foute worpen
verify-verdicts-unknown-rules = volgens een regelset die hier onbekend is
verify-dice-proved = worp bewezen
verify-dice-table = worp op goed vertrouwen
verify-dice-claimed = worp zoals beweerd
verify-dice-wrong = worp fout
verify-differs-at = De huidige spelregels beslissen dit anders:
verify-refused-now = het zou geweigerd worden
verify-event-now = gebeurtenis { $number } zou een andere zijn
verify-as-decided = nu
verify-as-written = toen
verify-nothing = niets
verify-ruled = geldt door een uitspraak
verify-torn =
    Aan het eind een onaffe logregel van { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    }; de volgende opdracht die schrijft, zet hem opzij.
verify-progress = { $done } van { $all } spellen …
verify-total = { $sound } in orde, { $differs } afwijkend, { $broken } beschadigd
verify-row-false = { $game }: wat bij het bouwen van de site over dit spel is bewaard, zegt iets anders dan het logboek. Het is weggegooid; bouw de site opnieuw, want pagina’s over meerdere spellen kunnen onjuist zijn geweest.

## Het logboek

log-none = Er is nog niets.
log-is-void = ongeldig
log-entered-for =
    ingevoerd door { $by } voor { $other }, { $mail ->
        [kept] mail bewaard
       *[other] geen mail bewaard
    }
log-orders-roll = worp
log-orders-note = een opmerking
log-orders-void = ongeldig verklaard
log-orders-ruling = uitspraak
log-orders-agree = ingestemd
log-orders-decline = afgewezen
log-orders-receipt = ontvangstbewijs
log-orders-anchor = anker van de worpen
log-orders-change-key = nieuwe sleutel
log-orders-substitute = vervanger
log-orders-forfeit-bid = bod vervallen
log-orders-forfeit = verloren verklaard
log-orders-absence = afwezigheid
log-orders-edit = correctie
log-orders-draw = remise
log-orders-settings = instellingen

## De gevallen bij de spelregels

cases-none = Er zijn geen gevallen gevonden.
cases-no-path = { $path } is niet te lezen.
cases-not-a-case = geen geval: { $why }
cases-none-of = Geen geval gaat over ‘{ $clause }’.
cases-count = Gevallen
cases-status = Uitkomst
cases-all-passed = geslaagd
cases-one-failed = mislukt
cases-failed = { $count } mislukt
cases-summary = { $passed } geslaagd, { $failed } mislukt
cases-progress = { $done } van { $all } gevallen …

## Gevechten

fight-none = Er wacht geen gevecht.
fight-none-next = gevechten komen van aanvalszetten: npx fieldpost submit

## Een beurt, regel voor regel gevraagd

turn-needs-terminal = Deze opdracht stelt vragen, en er is hier niemand die antwoordt.
turn-needs-next = npx fieldpost submit { $slug } <bestand>
turn-intro = Eén regel tegelijk, zoals je orders schrijft. ‘?’ toont wat er kan, ‘-’ neemt de laatste regel terug, een lege regel gaat verder.
turn-phase = Fase: { $phase }
turn-money = Kas: { $ipc } IPC
turn-free-die = Wie zijn hoofdstad bezit, gooit per beurt één vrije dobbelsteen: ‘1 dobbelsteen’.
turn-die = Een onderzoeksdobbelsteen kost { $ipc } IPC, zoals ‘2 dobbelstenen’.
turn-money-purses = Kas: { $ipc } IPC ({ $purses })
turn-which-purse = Elke kas betaalt voor zichzelf, zoals ‘{ $line }’.
turn-prices = Prijzen: { $prices }
turn-prompt = { $phase } (leeg: verder)
turn-taken = begrepen
turn-back = Teruggenomen: { $line }
turn-nothing-back = Er is niets om terug te nemen.
turn-possible = Nu mogelijk:
turn-nothing-possible = Hier is niets mogelijk.
turn-aims-battle = gevecht
turn-aims-raid = bombardement
turn-aims-walk-in = binnentrekken
turn-aims-blitz = bliksemaanval
turn-aims-neutral = neutraal
turn-end-turn = De beurt beëindigen en inkomsten innen?
turn-not-yours = Aan de beurt: { $power }.

## Een spel als bestand

exporting-bad-format = ‘{ $said }’ is geen formaat: { $known }.
exporting-saved = Geschreven naar { $file }.
exporting-figures =
    { $files } { $files ->
        [one] tabel
       *[other] tabellen
    } geschreven naar { $folder }.
exporting-game-or-all = Noem een spel, of --parquet voor alle: export spring-26, export --parquet cijfers.

## Vragen in SQL

query-tables = Wat elke kolom betekent en in welke eenheid, staat in de handleiding ‘Cijfers in SQL’.
query-failed = De vraag kan niet worden uitgevoerd: { $said }.

## De site

serve-building = De site wordt gebouwd …
serve-change = { $file } is veranderd; er wordt opnieuw gebouwd …
serve-pages =
    { $pages } { $pages ->
        [one] pagina
       *[other] pagina’s
    } in { $seconds } s.
serve-pictures =
    { $failed } { $failed ->
        [one] kaartbeeld kon
       *[other] kaartbeelden konden
    } niet worden getekend ({ $why }). De pagina’s zijn ook zonder compleet.
serve-failed = De site kon niet worden gebouwd:
serve-stop = Ctrl-C stopt.
serve-built = De site staat in { $folder }.
serve-at = Het archief staat op { $address }
build-bad-shard = ‘{ $said }’ is geen deel: schrijf bijvoorbeeld 3/16, het derde van zestien; er zijn er hoogstens { $most }.
build-shard-needs-out = Een deel komt in een eigen map; noem die met --out, bijvoorbeeld --out delen/3.
build-shard-or-join = --shard maakt een deel en --join voegt ze samen: na elkaar, niet tegelijk.
build-shard-built = Deel { $part } staat in { $folder }.
build-join-no-parts = In { $folder } staan geen delen. Een deel maak je met ‘build --shard 1/4 --out { $folder }/1’.
build-join-missing = Niet alle delen zijn er; { $parts } ontbreken.
build-join-other-makers = Het deel in { $folder } is gemaakt door een andere versie van het programma of met andere instellingen. Maak het opnieuw.
build-join-other-number = Het deel in { $folder } is { $part }: het hoort bij een ander aantal delen dan de rest.
build-join-twice = Het deel in { $folder } is { $part }, en dat is er al.
build-join-moved = De delen zijn gemaakt van een ander logboek van { $game } dan hier nu staat. Maak ze opnieuw.

## Schema’s

schema-none = Van ‘{ $what }’ is er geen schema, alleen van { $there }.

## Een beurt, stap voor stap

guide-later = voorlopig laten
guide-chance = gewonnen in { $chance }
guide-answer = Jouw regel
guide-stopped = Gestopt; er is niets ingevoerd.
guide-stopped-kept = Gestopt. Wat is ingevoerd, blijft: { $what }.
guide-not-entered = Niet ingevoerd:
guide-kept = Op deze computer bewaard tot je verdergaat (‘npx fieldpost plan { $slug }’ laat het zien):
guide-stopped-next = npx fieldpost turn { $slug }   gaat daar verder

## Wat op iemand wacht

now-waits = Dit wacht op jou.
now-go-on = Nu verdergaan met { $slug }?
now-which = Welk spel eerst?
now-no-games = { $player } speelt in geen enkel spel van dit archief.
now-nothing = Sinds je hier het laatst keek, is er niets gebeurd, en niets wacht op jou.

## Kept plans

plan-goes-on = Verder met wat hier van { $player } is bewaard:
plan-kept = Het is alleen op deze computer bewaard, waar wie hem gebruikt het kan lezen, en gaat vanzelf verder zodra er is waarop het wacht: met de volgende submit, roll, read of sync hier.
plan-for = Voor de beurt { POWER($power) }, ronde { $round }.
plan-ahead = Deze beurt ({ POWER($power) }, ronde { $round }) moet nog komen.
plan-ahead-what = Tot dan kunnen deze regels hier wachten. Dan worden ze opnieuw geprobeerd op het bord zoals het dan is, en vanzelf ingevoerd als alles ervan kan; anders niets, en dan wachten ze op verbetering.
plan-dice-first = Eerst moet er worden gegooid; daarom kan hier nu niets van worden ingevoerd.
plan-confirm = Bewaren voor { $slug }?
plan-kept-for-word = De rest is op deze computer bewaard tot je hem verbetert of weggooit.
plan-none = Van { $player } is hier voor dit spel niets bewaard.
plan-head = Bewaard voor { $player }, sinds { $at }
plan-held-unclear = Het wacht op verbetering: niet alles is begrepen.
plan-held-refused = Het wacht op verbetering: niet alles kan.
plan-held-dice = Het wacht op dobbelstenen en gaat vanzelf verder zodra die gevallen zijn.
plan-held-decision = Het wacht op een keuze en gaat vanzelf verder zodra die gemaakt is.
plan-held-turn = Het wacht op zijn beurt en gaat dan vanzelf verder.
plan-held-crash = Het wacht op een woord over vliegtuigen die verloren zouden gaan.
plan-held-forfeit = Het wacht op een woord over eenheden die gekocht en niet geplaatst zijn.
plan-held-unfinished = Het schrijven ervan is afgebroken, en het wacht op een woord van je.
plan-where = Het staat alleen op deze computer, in { $file }; git ziet het niet. Wie deze computer gebruikt, kan het lezen, en zolang de computer slaapt gebeurt er niets mee.
plan-dropped = Weggegooid; wat in het logboek staat, blijft.
plan-no-line = Er is geen regel { DIGITS($line) } bewaard.
plan-line-form = Voor ‘{ $said }’ staat geen nummer, zoals in ‘4: 2 inf KAR > FIN’.
