### Wat er over kansen gevraagd wordt en wat ernaast staat.

odds-land = Gevecht te land
odds-sea = Zeeslag
odds-landing = Landing
odds-no-such-position = Zo’n stelling bestaat volgens deze regels niet: gevechtsvliegtuigen op zee hebben een vliegdekschip nodig.
odds-ends = De waarschijnlijkste uitkomsten
odds-heading-chance = kans
odds-heading-result = uitkomst
odds-heading-attacker = aanvaller houdt over
odds-heading-defender = verdediger houdt over
odds-heading-lost = verlies in IPC
odds-others =
    { $n } { $n ->
        [one] andere uitkomst
       *[other] andere uitkomsten
    }: samen { $chance }
odds-no-battles = In { $game } is nu geen gevecht aangekondigd of aan de gang.
odds-no-battle-there = { $place }: daar is nu geen gevecht aangekondigd of aan de gang.
odds-aboard =
    { $transports ->
        [one] Aan boord van 1 transportschip, niet meer dan nodig; in de eerste ronde kunnen schepen geraakt worden.
       *[other] { odds-aboard-many }
    }
odds-aboard-many = Aan boord van { $transports } transportschepen, niet meer dan nodig; in de eerste ronde kunnen schepen geraakt worden.

## Wat er aan een vraag niet klopt

odds-which = Welk gevecht? Geef twee legers op, of een spel.
odds-which-next = npx fieldpost odds "5 inf 2 tank tegen 3 inf 1 jager"
odds-no-game = ‘{ $said }’ is geen tweetal legers en geen spel in dit archief.
odds-only-forces = { $option } hoort bij twee legers; een spel heeft zijn eigen regels, eenheden en plannen.
odds-fault-not-damaged = Beschadigd zijn alleen schepen die meer dan één treffer verdragen, en niet meer dan er meedoen.
odds-fault-unit = { $unit } kan aan zo’n gevecht niet meedoen.
odds-mixed = Er wordt te land of ter zee gevochten; { $unit } hoort daar niet bij.
odds-mixed-next = slagschepen die een landing steunen: --bombard 2; landeenheden op zee zijn lading en vechten niet
odds-bad-technology = ‘{ $said }’ is geen technologie: { $known }.
odds-fault-plan = ‘{ $said }’ is geen plan: SA, SAAC, TAAC of KAAC.
odds-fault-submarines = Onderzeeboten blijven (stay) of trekken zich terug (withdraw); ‘{ $said }’ bestaat niet.
odds-fault-theatre = ‘{ $said }’ is geen strijdtoneel van deze oorlog.
odds-fault-too-many = Dat zijn meer dan { $n } eenheden aan één kant.
odds-defenders-stay = { $option }: volgens deze regels trekt een verdediger zich nooit terug.
odds-bad-games = Een gevecht wordt 1 tot { DIGITS($most) } keer uitgeprobeerd, niet ‘{ $said }’.
odds-not-alone = { $option } vraagt om een landing: er wordt te land gevochten, en er doen landeenheden mee.
