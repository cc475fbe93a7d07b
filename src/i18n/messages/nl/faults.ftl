### Wat er aan een logboek mankeert, en wat daaraan te doen is.

line-place =
    { COUNT($at) ->
        [0] de logregel
       *[other] ‘{ $at }’
    }

## De vorm van logregels

fault-no-log = Er is geen logboek, of er staat geen logregel in.
fault-file-too-large = Het logboek heeft { $bytes } bytes; er worden er hoogstens { $max } gelezen.
fault-too-many-lines = Het logboek heeft { $lines } logregels; er worden er hoogstens { $max } gelezen.
fault-bad-game-id = ‘{ $game }’ kan geen naam van een spel zijn: 3 tot 40 kleine letters, cijfers en losse koppeltekens.
fault-line-empty = De logregel is leeg.
fault-merge-markers = De logregel is een teken dat git achterlaat waar het twee versies niet kon samenvoegen.
fault-line-ends = De logregel eindigt op CR LF, zoals Windows schrijft, in plaats van alleen op LF.
fault-line-too-long = De logregel heeft { $bytes } bytes; toegestaan zijn er hoogstens { $max }.
fault-too-deep = De haakjes staan { $depth } diep; toegestaan is hoogstens { $max }.
fault-not-utf8 = De logregel is geen UTF-8.
fault-byte-order-mark = De logregel begint met een byte order mark.
fault-not-json = De logregel is geen JSON.
fault-not-an-object = De logregel is JSON, maar geen object.
fault-number-not-safe = Het getal bij { line-place } is geen geheel getal dat precies te bewaren is.
fault-key-forbidden = Bij { line-place } staat de sleutel ‘{ $key }’, die niet is toegestaan.
fault-text-unclean =
    In de tekst bij { line-place } staat { $why ->
        [lone-surrogate] een half teken
        [control] een stuurteken
        [direction] een teken dat de schrijfrichting omdraait
        [invisible] een onzichtbaar teken
        [not-nfc] tekens die niet in de samengestelde vorm (NFC) staan
       *[mail-address] een mailadres; logboeken zijn openbaar
    }.
fault-not-canonical = De logregel staat niet in zijn canonieke vorm; vanaf teken { $column } wijkt hij af.
fault-unknown-version =
    De logregel is van formaatversie { $v }, zoals een nieuwere Fieldpost die schrijft; dit programma kent { COUNT($known) ->
        [1] versie
       *[other] de versies
    } { LIST($known) }.
fault-unknown-ruleset =
    { COUNT($versions) ->
        [0] Dit spel wordt gespeeld volgens versie { DIGITS($version) } van de regelset ‘{ $ruleset }’, die dit programma helemaal niet kent: een nieuwere Fieldpost misschien wel, tenzij de naam verkeerd gespeld is. Bekend zijn { LIST($known) }.
       *[other]
            Dit spel wordt gespeeld volgens versie { DIGITS($version) } van de regelset ‘{ $ruleset }’; daarvan kent dit programma { COUNT($versions) ->
                [1] versie
               *[other] de versies
            } { LIST($versions) }.
    }
ruleset-version = ‘{ $id }’ (versie { DIGITS($version) })
fault-unknown-order = Een order ‘{ $order }’ bestaat niet.
fault-unknown-event = Een gebeurtenis ‘{ $event }’ bestaat niet ({ line-place }).
fault-wrong-shape =
    { CAPITAL(line-place) } { $problem ->
        [missing] ontbreekt
        [unknown-keys] bevat { QUOTE($expected) }, wat daar niet hoort
        [not-one-of]
            { COUNT($expected) ->
                [1] moet { QUOTE(ITEM($expected, 0)) } zijn
               *[other] moet een van deze zijn: { EITHER($expected) }
            }
        [whole-number]
            { $min ->
                [none]
                    { $max ->
                        [none] moet een geheel getal zijn
                       *[other] moet een geheel getal van hoogstens { $max } zijn
                    }
               *[other]
                    { $max ->
                        [none] moet een geheel getal vanaf { $min } zijn
                       *[other] moet een geheel getal van { $min } tot en met { $max } zijn
                    }
            }
        [text-length]
            { $max ->
                [none] mag niet leeg zijn
               *[other]
                    mag hoogstens { $max } { $max ->
                        [one] teken
                       *[other] tekens
                    } hebben
            }
        [list-length]
            { $max ->
                [none]
                    moet minstens { $min } { $min ->
                        [one] onderdeel
                       *[other] onderdelen
                    } hebben
               *[other]
                    mag hoogstens { $max } { $max ->
                        [one] onderdeel
                       *[other] onderdelen
                    } hebben
            }
        [kind]
            { ITEM($expected, 0) ->
                [text] moet een tekst zijn
                [list] moet een lijst zijn
                [object] moet een object met sleutels en waarden zijn
               *[other] heeft niet de vorm die het moet hebben
            }
        [form]
            { ITEM($expected, 0) ->
                [time] moet een tijd in UTC zijn, zoals 2026-03-01T20:14:00Z
                [day] moet een dag zijn, zoals 2026-03-01
                [hash] moet uit 64 hexadecimale cijfers in kleine letters bestaan
                [id] moet uit kleine letters en cijfers bestaan, verbonden door losse koppeltekens
               *[other] is niet geschreven zoals het moet
            }
       *[other] heeft niet de vorm die het moet hebben
    }.
fault-signature-wrong = De handtekening hoort niet bij deze logregel: de logregel of de handtekening is veranderd.

## Het bestand

fault-symbolic-link = { $path } is een symbolische koppeling; die worden niet gevolgd.
fault-not-a-file = { $path } is geen bestand en geen map.
fault-game-exists = Er is al een spel ‘{ $game }’.
fault-log-busy =
    { COUNT($holder) ->
        [0] Een andere opdracht schrijft net in dit spel.
       *[other] Een andere opdracht schrijft net in dit spel ({ $holder }).
    }
fault-log-moved-on = Het logboek is intussen gegroeid: het had { $expected } logregels toen dit werd berekend.
fault-entry-invalid = De logregel kon niet worden geschreven: { $fault }.

## Controleren

fault-dice-wrong-for-seed = De worp ‘{ $purpose }’ is { LIST($got, by: " ") }; uit de startwaarde volgt { LIST($expected, by: " ") }.
fault-beacon-forged = De handtekening van ronde { $round } is niet die van de toevalsbron.
fault-fold-failed = Gebeurtenis { $event } van de logregel kan niet gebeurd zijn: { $message }.

## Hoe logregels op elkaar volgen

fault-wrong-game = De logregel hoort bij het spel ‘{ $game }’, niet bij ‘{ $expected }’.
fault-wrong-seq = De logregel noemt zich nummer { $seq }; het zou nummer { $expected } moeten zijn.
fault-time-goes-back = De logregel zegt dat hij op { $at } is geschreven, vóór de logregel erboven ({ $before }).
fault-wrong-prev = De logregel volgt op { HASH($prev) }…, maar de logregel ervoor is { HASH($expected) }…: een van beide is veranderd.

## Wie wat mag invoeren, en voor wie

fault-not-opened = De eerste logregel opent geen spel.
fault-opened-twice = Het spel wordt een tweede keer geopend.
fault-unknown-player = ‘{ $player }’ speelt in dit spel niet mee.
fault-player-twice = De speler ‘{ $player }’ staat twee keer in de lijst.
fault-power-twice = Twee spelers hebben dezelfde mogendheid: { POWER($power) }.
fault-for-himself = { $player } heeft geen ‘voor’ nodig om voor zichzelf te spreken.
fault-may-not-enter-for = { $player } mag niets invoeren voor { $for }: geen beheerder en in de eerste logregel niet daarvoor genoemd.
fault-evidence-missing = { $player } voert iets in voor { $for } zonder de mail erbij.
fault-role-may-not =
    { $player } is hier { $role ->
        [player] speler
        [steward] beheerder
        [referee] scheidsrechter
        [witness] getuige
       *[bot] bot
    } en mag ‘{ $order }’ niet geven.
fault-power-not-his = Deze mogendheid speelt { $player } niet: { POWER($power) }.

## Tijd

fault-clock-odd = De klok geeft { $answer } uur voor een antwoord en maar { $turn } uur voor een hele beurt.
fault-absence-backwards = De afwezigheid eindigt ({ $to }) voor ze begint ({ $from }).
fault-absence-past = Afwezigheid kan niet achteraf worden gemeld: ze begint op { $from } en de logregel is van { $day }.
fault-absence-too-long =
    { $player } zou in totaal { $days } { $days ->
        [one] dag
       *[other] dagen
    } afwezig zijn; in dit spel mogen het er { $max } zijn.

## Biedingen, vervangers en het eind van een spel

fault-substitute-himself = { $player } kan niet voor zichzelf invallen.
fault-nothing-taken-over = { $player } neemt geen mogendheid over van { $leaves }.
fault-player-differs = { $player } doet al mee, maar met andere gegevens (naam, rol, taal) dan hier.
fault-role-differs =
    { $player } zou als { $role ->
        [player] speler
        [steward] beheerder
        [referee] scheidsrechter
        [witness] getuige
       *[bot] bot
    } meedoen, maar wie vertrekt is { $expected ->
        [player] speler
        [steward] beheerder
        [referee] scheidsrechter
        [witness] getuige
       *[bot] bot
    }.
fault-leaver-missing = { $player } gaat meespelen, maar er staat niet bij wiens mogendheden hij overneemt.
fault-forfeit-own-side = { $player } staat aan de kant van deze mogendheid: { POWER($power) }. Opgeven gaat met ‘resign’.
fault-bid-of-another = Een bod is de zaak van wie biedt: { $player } kan hier niet voor { $of } spreken.
fault-bid-not-due = Op een bod van { $player } wordt niet gewacht.
fault-forfeit-own-bid = { $player } kan zijn eigen bod niet vervallen verklaren.
fault-seal-missing = { $player } heeft nog geen bod verzegeld.
fault-seal-broken = Dit is niet het bod dat { $player } heeft verzegeld: de hash is een andere.
fault-edit-into-bids = Na logregel #{ DIGITS($seq) } werd er nog op biedingen gewacht; intussen is beslist wie wat speelt.
fault-forfeit-without-clock = { $player } kan het spel niet verloren verklaren: de eerste logregel noemt daar geen termijn voor.
fault-forfeit-too-early = Verloren verklaren kan vanaf { $from }.
fault-not-waited-for = Op deze mogendheid wacht het spel niet: { POWER($power) }.

## Dobbelstenen

fault-dice-first = Eerst komt de worp voor order #{ DIGITS($seq) }.
fault-dice-missing = De order ‘roll’ brengt geen dobbelstenen mee.
fault-dice-unexpected = Bij ‘{ $order }’ staat een worp; die hoort bij ‘roll’.
fault-nothing-to-roll = Geen order wacht op een worp.
fault-roll-of-another = Deze worp is voor de order { HASH($of) }…; wat wacht is { HASH($commitment) }….
fault-dice-source-not-agreed = Deze worp is ‘{ $source }’; afgesproken is ‘{ $agreed }’.
fault-seed-changed = De worpen voor de order { HASH($commitment) }… komen uit twee startwaarden.
fault-commitment-without-nonce = ‘{ $order }’ heeft dobbelstenen nodig en heeft geen nonce.

## Sleutels, bewaarders en getuigen

fault-signature-missing = { $player } moet hier ondertekenen, en de logregel draagt geen handtekening.
fault-signature-of-another = De logregel van { $player } is ondertekend met de sleutel { $key }, die voor { $player } niet geldt.
fault-key-unsound = De sleutel { $key } wordt niet door elk programma op dezelfde manier gecontroleerd.
fault-key-twice = De sleutel { $key } is of was die van { $player }.
fault-key-not-his = { $player } mag de sleutels van { $of } niet wijzigen; dat kunnen alleen { $of } zelf of de scheidsrechter.
fault-key-last = Het is de enige sleutel van { $player }: tegelijk of eerder moet er een andere worden ingevoerd.
fault-key-unknown = { $player } heeft geen geldige sleutel { $key }.
fault-keeper-missing = Onder de tegenstanders van { POWER($power) } kan niemand de worpen bewaren.
fault-keeper-unfit = { $player } kan niet de worpen van allen bewaren: dat kan alleen een beheerder, scheidsrechter of bot zonder mogendheden en met een sleutel.
fault-keeper-enters = { $player } bewaart de worp van deze order en mag die order daarom niet invoeren.
fault-anchor-missing = { $player } bewaart de worp van deze order en heeft daarvoor geen geheimen meer in het logboek staan.
fault-anchor-needless = { $player } bewaart in dit spel geen worpen.
fault-anchor-spent = { $player } heeft deze worpen al eens vastgelegd; hun geheimen zijn bekend.
fault-reveal-not-his = { $player } kan deze worp niet onthullen: { $keeper } bewaart hem.
fault-reveal-out-of-order = Dit is geheim nummer { $k }; nummer { $expected } is aan de beurt.
fault-reveal-wrong = Geheim nummer { $k } past niet bij wat { $keeper } heeft vastgelegd.
fault-beacon-unknown = Deze versie kent de toevalsbron { HASH($chain) }… niet.
fault-beacon-not-agreed = Deze worp komt van de toevalsbron { HASH($chain) }…; afgesproken is { HASH($agreed) }….
fault-witness-missing = Een worp van een toevalsbron vraagt om een getuige: een bot, beheerder, scheidsrechter of getuige zonder mogendheden en met een sleutel.
fault-receipt-needless = Er wacht geen order { HASH($of) }… op een ontvangstbewijs.
fault-receipt-twice = Er is al een ontvangstbewijs, van { $by }; het eerste telt.
fault-receipt-not-his = { $player } kan deze order niet bevestigen: een getuige heeft in dit spel nooit een mogendheid gespeeld, heeft een sleutel en heeft de order niet zelf ingevoerd.
fault-receipt-missing = Nog niemand heeft de order bevestigd; pas het ontvangstbewijs zegt welke ronde de worp geeft.
fault-round-wrong = De worp is uit ronde { $round }; volgens het ontvangstbewijs moet het ronde { $expected } zijn.

## Notities, ongeldige logregels en voorstellen

fault-report-too-late = In dit spel zijn al orders gegeven: { $player } kan niets meer melden, dat kunnen alleen de scheidsrechter en de beheerder nog.
fault-note-missing = De opmerking is leeg.
fault-event-unexpected = ‘{ $event }’ kan niet uit ‘{ $order }’ volgen.
fault-rewind-wrong = Terug naar #{ DIGITS($to) } kan niet: de beurt begon met #{ DIGITS($from) }.
fault-rewind-missing = Er staat niet bij waarnaar het spel teruggaat.
fault-effect-missing = ‘{ $order }’ wordt hier van kracht, maar wat eruit volgt ontbreekt in de logregel.
fault-effect-wrong = Wat in de logregel staat, volgt niet uit ‘{ $order }’.
fault-edit-into-dice = Na #{ DIGITS($seq) } moest nog worden gegooid; noem de logregel met de dobbelstenen.
fault-game-is-over = Het spel is afgelopen.
fault-already-proposed = Hetzelfde is al voorgesteld, in #{ DIGITS($seq) }.
fault-no-such-entry = Geen logregel heeft de hash { HASH($of) }….
fault-not-an-order = Logregel { HASH($of) }… is geen order van deze beurt.
fault-not-this-turn = #{ DIGITS($seq) } is ouder dan de lopende beurt.
fault-already-void = Logregel { HASH($of) }… is al ongeldig.
fault-names-dice = { HASH($of) }… is alleen de worp bij { HASH($commitment) }….
fault-no-such-proposal = Geen open voorstel heeft de hash { HASH($of) }….
fault-consent-not-his = Niets wacht op de instemming van { $player }.

## Wat aan een fout te doen is

advice-restore-the-line = bekijk wat er is veranderd: git diff -- games/{ $game }/log.jsonl   en draai het terug: git restore -- games/{ $game }/log.jsonl   Is het al gecommit, dan kan het gave deel worden behouden: hoe, staat in de handleiding ‘Als er iets misgaat’.
advice-write-with-fieldpost = logregels schrijft het programma, niet de hand
advice-use-newer-version = gebruik een nieuwere versie van Fieldpost
advice-shorten = zeg het korter, of in twee delen
advice-ask-the-author = vraag het aan wie het schreef
advice-enter-the-dice = npx fieldpost roll { $game }
advice-name-the-player = zeg met --as wie je bent, of met --for voor wie en met --evidence uit welke mail; npx fieldpost status { $game }
advice-order-own-powers = geef orders aan je eigen mogendheden, of zeg met --as wie je bent; npx fieldpost status { $game }
advice-use-agreed-dice = npx fieldpost roll { $game }
advice-name-the-order = verklaar de order ongeldig; de worp vervalt mee
advice-propose-edit = wat ouder is dan de lopende beurt, wordt met instemming van alle partijen rechtgezet: npx fieldpost edit { $game }
advice-give-consent-first = wacht op de andere partijen; zij antwoorden met: npx fieldpost agree { $game }
advice-sync = te herstellen met: npx fieldpost sync
advice-say-otherwise = laat het weg en probeer het opnieuw
advice-ask-consent = vraag het de andere partijen of de scheidsrechter
advice-order-the-days = eerst de dag waarop ze begint, dan die waarop ze eindigt
advice-wait = kijk op wie tot wanneer wordt gewacht: npx fieldpost status { $game }
advice-read-again = kijk hoe het spel er nu voor staat en probeer het dan opnieuw: npx fieldpost show { $game }
advice-try-again = probeer het zo nog eens
advice-remove-the-link = leg het bestand zelf daar neer
advice-sign = onderteken met je eigen sleutel; npx fieldpost key show
advice-make-a-key = maak een eigen sleutel: npx fieldpost key new
advice-anchor-first = wie de worpen bewaart, legt nieuwe vast: npx fieldpost anchor { $game }
advice-use-other-dice = noem iemand die de worpen kan bewaren, of spreek een andere bron af
advice-name-a-witness = noem bij het openen van het spel een getuige met een sleutel; de handleiding ‘Wat worpen bewijzen’ zegt hoe
advice-wait-for-the-witness = de getuige bevestigt hem met: npx fieldpost bot { $game }
advice-open-the-bid = open het bod zoals het is verzegeld: npx fieldpost bid { $game }
advice-repair = de volgende opdracht die schrijft, herstelt het
