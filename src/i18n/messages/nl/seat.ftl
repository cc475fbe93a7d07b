### Wie nu mag spreken en voor wie.

seat-not-his =
    { $player } speelt { $power } niet; { $what ->
        [orders] { $whose } is aan de beurt
       *[other] { $whose } moet beslissen
    }.
seat-other-power = { $turn } is aan de beurt, niet { $power }.
seat-no-power = { $player } is { $role } in dit spel en geeft geen eigen orders.
seat-over = Het spel is afgelopen; daarom is er niets ingevoerd.
seat-past = Deze beurt ({ POWER($power) }, ronde { $round }) is voorbij. Er is niets ingevoerd.
seat-next-status = npx fieldpost status { $slug }   laat zien waarop gewacht wordt
seat-next-for = voor { $name } invoeren: --for { $id } --evidence <de mail waarin het kwam>
seat-evidence = De mail van { $name } waarin dit kwam (een bestand; alleen de hash wordt bewaard)?

## Een plan uit een bestand

plan-file-later = Dit plan komt van een nieuwere versie van Fieldpost.
plan-file-broken = Dit bestand is een plan dat niet volledig is.
plan-file-export = sla het nog eens als bestand op, op de pagina waar het vandaan komt
plan-file-game = Dit plan is voor het spel { $slug }.
plan-file-player = Dit plan is van { $name }.
plan-file-newer =
    Toen dit plan werd geschreven, was het spel { $count } { $count ->
        [one] logregel
       *[other] logregels
    } verder dan dit archief.
plan-file-other-log = Dit plan is geschreven bij een ander logboek dan dit.
plan-file-write-anew = bekijk het spel zoals het ervoor staat en schrijf het opnieuw
plan-file-since =
    Sinds dit plan is geschreven { $count ->
        [one] is er één logregel
       *[other] zijn er { $count } logregels
    } bij gekomen; het wordt uitgeprobeerd op de huidige stelling.
plan-file-past = Dit plan is voor een beurt die voorbij is: { POWER($power) }, ronde { $round }.
