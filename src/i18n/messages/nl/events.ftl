### Wat er gebeurd is, voluit: één zin per gebeurtenis, zonder punt.


## Het spel

event-game-opened = Het spel is geopend
event-turn-began = Ronde { $round }, aan de beurt: { POWERS($powers) }
event-phase-began = Fase: { PHASE($phase) }
event-turn-ended = Einde beurt: { POWER($power) }, ronde { $round }
event-round-ended = Ronde { $round } is afgelopen; landwaarde: { LIST($sides) }
event-power-eliminated = Uit het spel: { POWER($power) }
event-resigned = Opgegeven: { POWER($power) }
event-relation-changed =
    { $to ->
        [enemy] { POWERS($between) } zijn in oorlog
        [neither] { POWERS($between) } hebben vrede
       *[friend] { POWERS($between) } zijn bondgenoten
    }
event-theatre-won = Strijdtoneel beslist ({ THEATRE($theatre) }), winnaar daar: { SIDE($side) }
event-theatre-reopened = De oorlog gaat daar verder ({ THEATRE($theatre) }): aanval door { POWER($by) }
event-combat-move-lost = { POWER($power) }: in de volgende beurt geen aanvalszetten op dit strijdtoneel ({ THEATRE($theatre) })
event-recall-due = Te beslissen ({ POWER($power) }): komen de landeenheden en vliegtuigen van daar ({ THEATRE($theatre) }) en van tussen de borden naar huis ({ SPACE($to) })?
event-units-recalled = Teruggeroepen ({ SPACE($from) } → { SPACE($to) }): { $units }
event-points-changed = Overwinningspunten ({ SIDE($side) }): { $points }
event-game-won =
    Het spel is afgelopen, winnaar { $how ->
        [capitals] door hoofdsteden
        [economic] door landwaarde
        [resignation] door opgave van de anderen
        [elimination] omdat er van de anderen niets meer over is
        [points] op overwinningspunten
        [starved] omdat de tegenpartij te weinig int
       *[theatres] omdat elk strijdtoneel beslist is
    }: { SIDES($sides) }
event-game-drawn = Het spel is afgelopen: remise
event-players-changed = Vanaf hier spelen: { LIST($players) }
event-options-changed = Vanaf hier gelden andere opties
event-position-reported =
    { $by ->
        [report] Stelling zoals gemeld
       *[edit] Stelling rechtgezet
    }: ronde { $round }, { POWER($power) }, { PHASE($phase) }
event-rewound = Terug naar de stelling na #{ DIGITS($to) }
event-standing-orders-set = De vaste orders gelden

## Biedingen

event-bid-due = Eerst komt het bod ({ SIDE($side) })
event-bids-due = Eerst komen de gesloten biedingen: { LIST($players) }
event-bid-sealed = Het bod van { $player } is verzegeld
event-bid-opened =
    Het bod van { $player }: { $total } IPC{ COUNT($parts) ->
        [0] { "" }
       *[other] ; { LIST($parts) }
    }
event-bid-lapsed = Het bod van { $player } was er niet op tijd en telt niet meer
event-lot-drawn = Gelijke biedingen: de dobbelsteen toont { $value }, het lot valt op { $player }
event-sides-decided =
    { $by ->
        [lower-bid] Het laagste bod beslist
        [lot] Het lot beslist
       *[lapse] Het overgebleven bod beslist
    }: { LIST($seats) }
event-seat = { $player }: { SIDE($side) }
event-bid-taken = Afgestaan voor het bod: { $units } { IN($space) }
event-bid-made = Bod opgesteld ({ SIDE($side) }): { $total } IPC

## Geld en wapens

event-paid =
    { $for ->
        [research] { POWER($power) }: { $ipc } IPC betaald voor wapenontwikkeling
        [purchase] { POWER($power) }: { $ipc } IPC betaald voor nieuwe eenheden
        [neutral] { POWER($power) }: { $ipc } IPC betaald om { SPACE($space) } binnen te trekken
        [raid] { POWER($power) }: { $ipc } IPC afgestaan aan de bank
        [rocket] { POWER($power) }: { $ipc } IPC afgestaan aan de bank
        [loot] { POWER($power) }: kas van { $ipc } IPC verloren
        [tribute] { POWER($power) }: { $ipc } IPC betaald voor land dat een vijand bezit
        [bid] { POWER($power) }: { $ipc } IPC afgestaan voor het bod
       *[unspent] { POWER($power) }: { $ipc } IPC niet uitgegeven en vervallen
    }
event-received =
    { $for ->
        [income]
            { $purse ->
                [main] { POWER($power) }: inkomsten { $ipc } IPC
               *[other] { POWER($power) }: inkomsten { $ipc } IPC ({ PURSE($purse) })
            }
        [loot] { POWER($power) }: { $ipc } IPC buitgemaakt met de hoofdstad
        [tribute] { POWER($power) }: { $ipc } IPC uit de kassen van de tegenstander
        [fund] { POWER($power) }: { $ipc } IPC uit konvooien ({ PURSE($purse) })
       *[bid] { POWER($power) }: { $ipc } IPC uit het bod
    }
event-damage-settled =
    { $by ->
        [income] { POWER($power) }: { $ipc } IPC voor schade aan de industrie van de inkomsten afgetrokken
       *[capture] { POWER($power) }: de schade van { $ipc } IPC aan het verloren complex vervalt
    }
event-choice-due = { POWERS($from) }: { $ipc } IPC voor de verdediging van { SPACE($space) }
event-research-begun =
    { POWER($power) } gooit { $dice } { $dice ->
        [one] onderzoeksdobbelsteen
       *[other] onderzoeksdobbelstenen
    }
event-technology-gained =
    { POWER($power) }, doorbraak: { TECHNOLOGY($technology) }{ $starts ->
        [at-once] { "" }
       *[other] , van kracht na deze beurt
    }
event-units-purchased = { POWER($power) }: { FORCE($units) } gekocht
event-units-placed = { $units } { IN($space) } geplaatst
event-units-forfeited = { POWER($power) }: { FORCE($units) } niet geplaatst en verloren
event-industry-bombed = De industrie { IN($space) } verliest { $damage } IPC ({ POWER($owner) })
event-rocket-fired = { POWER($power) }: raket { FROM($from) } op { THE($target) }

## Zetten

event-units-moved = { $units }: { PATH($path) }
event-units-moved-by-rule = Volgens de spelregels, zonder order: { $units }: { PATH($path) }
event-units-loaded = { $units }: { SPACE($from) } > aan boord { IN($zone) }
event-units-unloaded = { $units }: { FROM($zone) } aan land { IN($to) }
event-landing-declared = Landing { FROM($zone) } { IN($to) }: { $units }
event-landing-cancelled = De landing { IN($to) } gaat niet door: { $units }
event-overflown = Over het geschut { IN($space) } ({ POWER($gunner) }): { $units }
event-fighters-launched = Opgestegen van hun vliegdekschip { IN($zone) }: { $units }
event-fighters-landed = Geland op een vliegdekschip { IN($zone) }: { $units }
event-units-held = Van het gevecht afgezien; geen zet meer voor { $units } { IN($space) }
event-units-removed =
    { $cause ->
        [no-landing-place] { IN($space) } verloren, geen landingsplaats: { $units }
        [ship-lost] { IN($space) } met het schip verloren: { $units }
       *[gave-up] { IN($space) } van het bord genomen, omdat hun mogendheid heeft opgegeven en er geen weg terug was: { $units }
    }
event-neutral-violated = { POWER($power) }: de neutraliteit van { SPACE($space) } geschonden
event-neutral-entered = { POWER($power) }: het neutrale { SPACE($space) } binnengetrokken
event-control-changed =
    { SPACE($space) } { $how ->
        [capture] veroverd
        [blitz] in het voorbijgaan veroverd
        [liberation] heroverd
        [given] afgestaan
       *[neutral] niet langer neutraal
    }, eigenaar: { POWER($to) }
event-units-captured = Buitgemaakt { IN($space) } ({ POWER($to) }): { $units }

## Gevechten

event-battle-declared =
    { $kind ->
        [land] Slag om { THE($battle) }
        [sea] Zeeslag { IN($battle) }
       *[raid] Bombardement op { THE($battle) }
    }
event-battle-opened =
    { SPACE($battle) }: { $attackers } tegen { $defenders ->
        [none] niemand
       *[other] { $defenders }
    }
event-raid-opened = { SPACE($battle) }: { $attackers }
event-battles-halted = Stilgelegd, opnieuw te bevelen: { LIST($battles) }
event-decision-due =
    { SPACE($battle) }: te beslissen ({ POWERS($from) }): { $decision ->
        [casualties] welke eenheden verloren gaan
        [withdraw] of onderzeeboten onderduiken
        [intercept] welke gevechtsvliegtuigen opstijgen
       *[retreat] terugtrekken of nog een ronde
    }
event-units-marked = Geraakt, nog één schot: { $units }
event-units-damaged = Geraakt en beschadigd, vecht door: { $units }
event-units-lost =
    { $units } { $cause ->
        [antiaircraft] neergehaald
        [supporting-shot] door steunvuur geraakt
        [submarine] door onderzeeboten tot zinken gebracht
        [attack] door de aanvaller geraakt
        [defence] door de verdediger geraakt
        [kamikaze] door kamikazes tot zinken gebracht
        [with-ship] met het schip vergaan
        [no-landing-place] verloren, geen landingsplaats
        [defenceless] weerloos tot zinken gebracht
        [artillery] door het eerste vuur geraakt
       *[aircraft] door vliegtuigen geraakt
    }
event-hits-void =
    { $hits } { $hits ->
        [one] treffer vervalt
       *[other] treffers vervallen
    }: er is niets wat geraakt kan worden
event-submarines-submerged = Ter plaatse ondergedoken { IN($space) }: { $units }
event-submarines-surfaced = Bovengekomen { IN($space) }: { $units }
event-ships-righted = Hersteld { IN($space) }: { $units }
event-interceptors-named =
    { $units ->
        [none] { IN($battle) } stijgt geen gevechtsvliegtuig op ({ POWER($power) })
       *[other] { IN($battle) } stijgen op tegen de bommenwerpers ({ POWER($power) }): { $units }
    }
event-advance-granted = Voorschot van { $ipc } IPC: { SIDE($side) }
event-advance-unspent = { POWER($power) }: niets van het voorschot gekocht
event-advance-closed =
    { $ipc ->
        [one] { $ipc } IPC van het voorschot vervalt ({ SIDE($side) })
       *[other] { $ipc } IPC van het voorschot vervallen ({ SIDE($side) })
    }
event-tribute-due = Te beslissen ({ POWERS($from) }): wie { $ipc } IPC betaalt aan { POWER($to) }
event-fund-due = Te beslissen ({ POWER($power) }): de verdeling van { $ipc } IPC uit konvooien ({ PURSES($purses) })
event-kamikaze-due = Te beslissen ({ POWERS($from) }): kamikazes (nog { $left })
event-kamikazes-sent = { POWER($power) }: { $count } { $count ->
        [one] kamikaze
       *[other] kamikazes
    }
event-ships-struck = Door een kamikaze beschadigd { IN($space) }: { $units }
event-patrols-set = Op patrouille boven { SPACE($zone) }, vanuit { SPACE($from) }: { $units }
event-patrols-landed = Van de patrouille boven { SPACE($zone) } naar { SPACE($to) }: { $units }
event-land-freed = { SPACE($space) } bevrijd ({ POWER($by) }), weer van geen enkele mogendheid
event-units-lent = { IN($space) } nu van { POWER($to) }: { $units }
event-goal-looked-at =
    { $reached ->
        [yes] Overwinning binnen bereik, als het de volgende keer nog geldt: { SIDE($side) }
       *[no] Geen overwinning meer binnen bereik: { SIDE($side) }
    }
event-submarines-withdrew = Ondergedoken { FROM($from) } { TO($to) }: { $units }
event-stayed =
    { $decision ->
        [withdraw] { POWERS($powers) }: de onderzeeboten blijven
       *[other] { POWERS($powers) }: het gevecht gaat door
    }
event-retreated =
    { $to ->
        [none] Gevecht afgebroken { IN($from) }: { $units }
       *[other] Terugtocht { FROM($from) } { TO($to) }: { $units }
    }
event-contact-broken = Contact verbroken { IN($zone) }, waar deze blijven: { $units }
event-battle-ended =
    { $battle }: { $outcome ->
        [attacker] gewonnen door de aanvaller
        [defender] gewonnen door de verdediger
        [nobody] er is niemand meer over
        [retreat] terugtocht van de aanvaller
        [raided] het bombardement is voorbij
        [called-off] afgelast
       *[broken-off] contact verbroken
    }{ $rounds ->
        [0] { "" }
       *[other]
            { "" } na { $rounds } { $rounds ->
                [one] ronde
               *[other] rondes
            }
    }

## Dobbelstenen

dice-role =
    { $role ->
        [research] Wapenontwikkeling
        [technology-table] Technologietabel
        [antiaircraft] Luchtdoelvuur
        [supporting-shot] Steunvuur
        [submarine] Aanvallende onderzeeboten
        [attack] Aanval
        [defence] Verdediging
        [raid] Strategisch bombardement
        [rocket] Raket
        [artillery] Eerste vuur
        [aircraft] Vliegtuigen
        [kamikaze] Kamikaze
       *[neutral] Geld voor de verdediging van een neutraal gebied
    }
dice-round =
    { $round ->
        [0] opening
       *[other] ronde { $round }
    }
dice-lot = het lot tussen gelijke biedingen
dice-sure = { $hits } zeker
dice-at = { UNITS($unit) } op { $need }
event-dice-awaited =
    Er { $dice ->
        [one] moet
       *[other] moeten
    } { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } worden gegooid
event-rolled =
    { dice-role }{ $round ->
        [none] { "" }
       *[other] , { $round }
    }: { $volleys }  =  { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }
event-thrown = { dice-role }: { $volleys }
