### Wat er gezegd wordt over een beurt die vóór het versturen wordt nagekeken.


## Waar het op neerkomt, in één zin

check-fine = Alles is begrepen, en alles mag.
check-fine-so-far = Alles is begrepen en mag, voor zover dat vóór de worpen te zeggen is.
check-read = Alles is begrepen; of het mag, wordt nu nagegaan …
check-unclear =
    { $lines } { $lines ->
        [one] regel is
       *[other] regels zijn
    } niet begrepen.
check-question =
    { $words ->
        [1] Eén woord kan meer dan één ding betekenen.
       *[other] { $words } woorden kunnen meer dan één ding betekenen.
    }
check-refused =
    { $orders } { $orders ->
        [one] order is
       *[other] orders zijn
    } niet mogelijk; wat in de weg staat, staat hieronder.
check-nothing = In deze tekst staat geen order.
check-all-entered = Dit staat allemaal al in het logboek.
check-all-late = Wat van het logboek afwijkt, komt te laat, en verder valt er niets meer in te voeren.
check-not-now =
    Je bent niet aan de beurt, het spel wacht op: { POWERS($powers) }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ LIST($players) })
    }. Of deze orders mogen, blijkt als jij aan de beurt bent.
check-over = Het spel is afgelopen; er worden geen orders meer aangenomen.
check-no-power = Je speelt in dit spel geen mogendheid.

## Koppen en regels

check-heading-again = Al in het logboek
check-heading-unclear = Niet begrepen
check-heading-asked = Wat wordt er bedoeld?
check-heading-refused = Niet mogelijk
check-heading-understood = Begrepen
check-heading-conditions = Onder voorwaarden
check-heading-remarks = Let op
check-heading-cost = Wat het kost
check-heading-prose = Gelezen als woorden voor mensen
labels-line = regel { DIGITS($n) }
check-ask = ‘{ $text }’ kan { $readings } betekenen. Wat wordt er bedoeld?
check-meant = Misschien bedoeld:
check-skipped = Niet bekeken, want het hangt af van iets dat niet kan: { LIST($orders) }.
check-entered = Wel ingevoerd zou worden: { LIST($orders) }.
check-behind-dice = Nog niet beoordeeld, want er wordt eerst gegooid: { LIST($orders) }.
check-cost =
    { POWER($power) } geeft { $spent } van de { $has } IPC uit; er { $left ->
        [1] blijft
       *[other] blijven
    } { $left } over.
check-cost-too-much = { POWER($power) } zou { $spent } IPC uitgeven en heeft er { $has }.

## De mail

check-mail-account = Voluit, zoals het vóór het versturen is begrepen. Alleen de regels hierboven worden als orders gelezen.
check-mail-standing = Op elk moment
check-mail-withheld = De mail is er zodra alles is begrepen en kan.
