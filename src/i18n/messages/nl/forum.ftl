### Een beurt als bericht daar waar groepen praten, en wat een chat te horen krijgt.

post-bought = Gekocht: { $units } voor { $ipc } IPC
post-income = Inkomsten: { $ipc } IPC
post-figures = De mogendheden na deze beurt
post-land = Land
post-cash = Te besteden
post-page = Deze beurt op de site, met kaart, kansen en worpen
post-picture = Zo staat het spel er nu voor

## Wat een chat te horen krijgt

announce-page = Naar de beurt
announce-would = Naar { $service } zou gaan:
announce-told = { $service } weet het nu van { $game }.
announce-nothing = Alles is al verteld.
announce-none = In de omgeving staat geen webhook, dus niemand hoort iets. Hij zou in { EITHER($variables) } staan.
announce-bad = In { $variable } staat niets waar iets naartoe kan; de handleiding zegt wat daar hoort.
announce-not =
    { $service } heeft niets over { $game } gehoord: { $how ->
        [busy] het vraagt meer geduld dan wij hebben.
        [silent] het heeft niet op tijd geantwoord.
        [unreachable] het was niet te bereiken.
        [failed] het heeft zelf een fout ({ DIGITS($status) }).
       *[refused] het weigert ({ DIGITS($status) }).
    }
announce-later = Wat niet verteld is, wordt de volgende keer verteld.
announce-bad-commit = git kent hier geen commit ‘{ $said }’, dus is alles waarop gewacht wordt nieuw.
