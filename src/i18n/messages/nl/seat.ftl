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
