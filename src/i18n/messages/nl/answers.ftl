### Het antwoord op een mail met orders.


## Het onderwerp

answer-subject-done = ingevoerd
answer-subject-partly = voor een deel ingevoerd
answer-subject-draft = nog niet ingevoerd
answer-subject-question = een vraag
answer-subject-refused = niet mogelijk
answer-subject-waiting = je bent niet aan de beurt
answer-subject-nothing = er staat geen order in
answer-subject-duplicate = al gelezen
answer-subject-fork = twee versies
answer-subject-game = welk spel?

## De tekst

answer-hello = Hallo { $player },
answer-done = Begrepen en ingevoerd:
answer-home = Zoals aangekondigd naar huis gevlogen: { $flights }.
answer-understood = Tot zover begrepen en niet ingevoerd:
answer-unclear =
    { $lines } { $lines ->
        [one] regel is
       *[other] regels zijn
    } niet begrepen; daarom is er niets uit deze mail ingevoerd.
answer-ask = ‘{ $text }’ kan { $readings } betekenen. Wat bedoel je?
answer-refused = Dit is niet mogelijk; daarom is er niets uit deze mail ingevoerd:
answer-also-refused = Bovendien is dit niet mogelijk:
answer-remarks = Let op:
answer-not-checked = Niet bekeken, want het hangt af van wat ervoor staat: { $orders }.
answer-prose = Gelezen als woorden voor mensen en niet als orders:
# $first is the number of the first line
answer-proposed =
    { $lines ->
        [one] Bedoelde je dit? Antwoord dan ‘ja’:
       *[other] Bedoelde je deze regels? Antwoord dan ‘ja’, of ‘ja op { $first }’ voor één ervan:
    }
answer-proposed-others = Of, gestuurd met zijn nummer:
answer-proposed-declined = Dan geldt niet wat werd voorgesteld. Er is niets ingevoerd; je regels zijn bewaard:
answer-correct = Je regels zijn bewaard. Stuur het geheel verbeterd opnieuw, of alleen de regels die veranderen, elk met zijn nummer, zoals ‘4: 2 inf KAR > FIN’. Een lege, ‘4:’, vervalt.
answer-mixed = In deze mail hebben sommige regels een nummer en andere niet; zo is niet duidelijk of ze je bewaarde regels verbeteren of vervangen. Er is niets ingevoerd. Geef elke regel die verandert zijn nummer, of stuur de hele beurt zonder nummers. Bewaard is:
answer-replaced = Deze mail is in de plaats gekomen van de regels die van je bewaard waren.
answer-kept = Bewaard en nog niet ingevoerd:
answer-kept-dice = Het gaat vanzelf verder zodra de worpen er zijn.
answer-dice-first = Eerst moet er worden gegooid; daarom is er niets uit deze mail ingevoerd.
answer-stays = Aan wat eerder is bewaard, verandert niets:
answer-kept-decision = Het gaat vanzelf verder zodra de beslissing er is.
answer-kept-crash = { $units } { $place }: verloren als niets ze naar huis brengt.
answer-crash-next = Antwoord met een zet ervoor, zoals ‘{ $line }’, of geef ze op met ‘vervallen’ alleen op een regel; dan wordt de rest ingevoerd.
answer-kept-forfeit = { $units }: gekocht maar niet geplaatst, en dus verloren.
answer-forfeit-next = Antwoord waar ze moeten staan, of geef ze op met ‘vervallen’ alleen op een regel; dan wordt de rest ingevoerd.
answer-rest-unclear =
    { $lines } { $lines ->
        [one] regel is
       *[other] regels zijn
    } niet begrepen; wat ervan afhangt, is niet ingevoerd:
answer-rest-refused = Dat kan niet; het is niet ingevoerd, en wat ervan afhangt ook niet:
answer-entered-before =
    { $count } { $count ->
        [one] order uit deze mail staat
       *[other] orders uit deze mail staan
    } al in het logboek en { $count ->
        [one] wordt
       *[other] worden
    } niet nog eens ingevoerd.
answer-all-entered = Alles wat deze mail beveelt, staat al in het logboek. Er is niets veranderd.
answer-later-refused = Na wat er is gebeurd, kan dit niet meer:
answer-later-unclear = Na wat er is gebeurd, is dit niet meer duidelijk:
answer-waiting =
    Je bent niet aan de beurt: het spel wacht op { $powers }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }. Er is niets uit deze mail ingevoerd.
answer-ahead = Deze regels zijn bewaard voor een beurt die nog komt ({ POWER($power) }, ronde { $round }):
answer-ahead-kept = Zodra die beurt er is, worden ze opnieuw geprobeerd op het bord zoals het dan is, en vanzelf ingevoerd als alles ervan kan; anders niets, en dan word je gevraagd wat je wilt. Ze staan op de computer die deze mails leest; wie die gebruikt kan ze lezen, en zolang hij slaapt gebeurt er niets. ‘plan’ alleen op een regel laat ze zien, ‘weggooien’ gooit ze weg.
answer-past = Deze beurt ({ POWER($power) }, ronde { $round }) is voorbij. Er is niets uit deze mail ingevoerd.
answer-no-power = Je speelt in dit spel geen mogendheid; daarom is er niets uit deze mail ingevoerd.
answer-over = Het spel is afgelopen; daarom is er niets uit deze mail ingevoerd.
answer-nothing = Er staat geen order in deze mail.
answer-nothing-kept = Er is niets van je bewaard.
answer-no-draft = Er is niets van je bewaard, dus ‘concept’ voert niets in.
answer-no-draft-line = Er is geen regel { DIGITS($line) } van je bewaard die verbeterd kan worden; er is niets ingevoerd.
answer-duplicate = Deze mail is al gelezen, op { $at }. Er is niets veranderd.
answer-duplicate-entries = Wat erin stond, staat in het logboek als { $entries }.
answer-entries-taken =
    { $count } { $count ->
        [one] logregel
       *[other] logregels
    } overgenomen: { $seqs }.
answer-entries-known =
    { $count } { $count ->
        [one] logregel stond
       *[other] logregels stonden
    } er al in.
answer-entries-wait =
    { $held } { $held ->
        [one] logregel wacht
       *[other] logregels wachten
    } op logregel #{ DIGITS($seq) }, die hier nog niet is.
answer-entries-refused = Logregel #{ DIGITS($seq) } kon niet worden overgenomen:
answer-entries-damaged =
    { $count } { $count ->
        [one] blok
       *[other] blokken
    } met logregels in deze mail { $count ->
        [one] is
       *[other] zijn
    } onderweg beschadigd. Stuur { $count ->
        [one] het
       *[other] ze
    } nog eens, het liefst als bijlage.
answer-entries-not-his = Hij draagt de naam van { $by }, en deze mail komt daar niet vandaan.
answer-entries-unsigned = Hij is niet ondertekend, en { $reader } mag niet voor je invoeren. Stuur hem ondertekend.
answer-not-for-you = Wat er naast de logregels staat, is niet bekeken: { $reader } mag geen orders voor je invoeren.
answer-reveal = De worp is onthuld, als { $seqs }; die logregel gaat met deze mail mee:
answer-receipt = De order is gezien; het ontvangstbewijs, { $seqs }, gaat met deze mail mee.
answer-round = De worp is gevallen, als { $seqs }; die logregel gaat met deze mail mee:
answer-not-taken = Dit neemt het logboek niet aan van wie het zou invoeren:
answer-entries-differ = De spelregels of de worpen zeggen iets anders dan de logregel.
answer-entries-future = Zijn tijd ligt in de toekomst: er loopt een klok verkeerd.
answer-fork = Er zijn twee versies van logregel #{ DIGITS($seq) }. De eerste die kwam, telt; de andere is bewaard zoals hij kwam. Maak het onderling in orde.
answer-which-game = Je speelt in meer dan één spel, en deze mail zegt niet over welk het gaat: { $games }. Beantwoord een mail van het spel, of zet de naam ervan in het onderwerp, zoals:
answer-now = Het bord nu
