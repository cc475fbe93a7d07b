### Weigeringen: wat gevraagd werd en wat in de weg staat, in één hele zin met de getallen.


## Wie aan de beurt is en wat openstaat

decision-name =
    { $decision ->
        [casualties] verliezen
        [withdraw] onderduiken
        [intercept] gevechtsvliegtuigen tegen het bombardement
       *[retreat] terugtrekken of nog een ronde
    }
refusal-game-over = Het spel is afgelopen, winnaar: { SIDE($side) }.
refusal-game-drawn = Het spel is afgelopen: remise.
refusal-game-not-open = Het spel is nog niet geopend.
refusal-not-your-turn = Aan de beurt: { POWER($turn) }, niet { POWER($power) }.
refusal-others-to-move = Eerst zijn in deze fase nog aan de beurt: { POWERS($powers) }.
refusal-phase-over = Te laat voor { ORDER($order) }: de beurt is al bij ‘{ PHASE($phase) }’.
refusal-dice-awaited =
    Eerst { $dice ->
        [1] moet er 1 dobbelsteen
       *[other] moeten er { $dice } dobbelstenen
    } worden gegooid.
refusal-decision-due = Eerst is er een beslissing nodig ({ SPACE($battle) }, { POWERS($from) }): { decision-name }.
refusal-choice-due = Eerst moeten de verdedigers van { THE($space) } gekozen worden ({ POWERS($from) }).
refusal-advance-due = Eerst moet het voorschot van { $ipc } IPC besteed worden ({ SIDE($side) }: { POWERS($from) }).
refusal-tribute-due = Eerst moet gezegd worden wie de { $ipc } IPC betaalt ({ POWERS($from) }).
refusal-fund-due = Eerst moeten de { $ipc } IPC uit konvooien verdeeld worden ({ POWERS($from) }).
refusal-kamikaze-due = Eerst moet gezegd worden of er kamikazes komen ({ POWERS($from) }, nog { $left }).
refusal-no-kamikaze-due = Nu kunnen er geen kamikazes komen.
refusal-kamikaze-not-yours = Over kamikazes beslissen anderen ({ POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-kamikaze-too-many = { $asked } kamikazes zijn er meer dan dit spel nog over heeft: { $left }.
refusal-kamikaze-no-target = { IN($space) } is zo’n schip niet meer te treffen ({ UNIT($unit) }): elk doel is één oorlogsschip boven water van wie aan de beurt is. Zulke schepen liggen hier: { SPACES($spaces) }.
refusal-recall-due = Eerst moet gezegd worden of de eenheden naar huis komen ({ POWERS($from) }; bestemming: { SPACE($space) }).
refusal-no-recall-due = Er zijn nu geen eenheden terug te roepen.
refusal-recall-not-yours = Of deze eenheden naar huis komen, beslissen anderen ({ POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-no-choice-due = Er zijn hier nu geen verdedigers te kiezen ({ SPACE($space) }).
refusal-choice-not-yours = De verdediging kiezen anderen ({ SPACE($space) }, { POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-no-decision-due = { IN($battle) } is dat nu niet aan de orde: { decision-name }.
refusal-decision-not-yours = { IN($battle) } beslissen anderen ({ POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-unknown-space = Een vak ‘{ $space }’ bestaat niet op dit bord.
refusal-already-resigned = Al opgegeven: { POWER($power) }.
refusal-battles-unfought = Eerst moeten de gevechten worden uitgevochten: { SPACES($battles) }.
refusal-not-your-side = Vaste orders gelden alleen voor de eigen kant: { POWER($power) } en { POWER($of) } zijn tegenstanders.

## Verplaatsen

refusal-not-adjacent = { THE($from) } en { THE($to) } grenzen niet aan elkaar.
refusal-too-far =
    { UNITS($unit) } gaan hoogstens { $range } { $range ->
        [one] vak
       *[other] vakken
    } per beurt; deze weg kost er { $cost }.
refusal-land-unit-at-sea = { UNITS($unit) } komen niet op eigen kracht { IN($space) }: over zee gaat het aan boord van schepen.
refusal-ship-on-land = { THE($space) } { AGREE($space, one: "is", many: "zijn") } land; daar komen geen { UNITS($unit) }.
refusal-unit-never-moves = { UNITS($unit) } worden nooit verplaatst.
refusal-canal-closed = Het { CANAL($canal) } ({ SPACE($from) } – { SPACE($to) }) is deze beurt dicht voor je schepen.
refusal-blocked-by-enemy = { UNITS($unit) } kunnen niet door { THE($space) } heen: daar staan vijandelijke eenheden.
refusal-blocked-by-neutral =
    { $unit ->
        [armor] Geen bliksemaanval door { THE($space) }: dat gebied is neutraal.
       *[other] { UNITS($unit) } kunnen niet door { THE($space) } heen: dat gebied is neutraal.
    }
refusal-theatre-decided = Strijdtoneel beslist ({ THEATRE($theatre) }): de verliezers doen daar geen aanvalszetten meer ({ UNITS($unit) }, { SPACE($space) }).
refusal-shut-in = Strijdtoneel beslist ({ THEATRE($theatre) }), en { IN($space) } staan vijanden: { UNITS($unit) } van de verliezers gaan daar niet in of uit.
refusal-combat-move-lost = In deze beurt heeft deze mogendheid op dit strijdtoneel geen aanvalszetten: { THEATRE($theatre) } ({ UNITS($unit) }, { SPACE($space) }).
refusal-at-peace = { THE($space) } { AGREE($space, one: "is", many: "zijn") } niet open voor { UNITS($unit) }: met deze mogendheid is het vrede ({ POWER($with) }).
refusal-peace-keeps-out = { THE($space) } { AGREE($space, one: "blijft", many: "blijven") } gesloten voor { UNITS($unit) } zolang het met deze mogendheid vrede is: { POWER($with) }.
refusal-flight-between-theatres = { UNITS($unit) } vliegen niet in één beurt van het ene strijdtoneel ({ THEATRE($theatre) }) naar het andere ({ THEATRE($other) }); daartussen landen ze en wachten ze op de volgende beurt.
refusal-blocked-by-enemy-ships = { IN($space) } liggen vijandelijke schepen: daar stoppen { UNITS($unit) } en wordt er gevochten.
refusal-not-enough-units =
    { IN($space) } { $there ->
        [one] is
       *[other] zijn
    } hiervoor { $there ->
        [0] { "" }
       *[other] maar { "" }
    }{ $there ->
        [0] geen { UNITS($unit) }
       *[other] { FORCE($unit, $there) }
    } beschikbaar; er { $asked ->
        [one] wordt
       *[other] worden
    } er { $asked } gevraagd.
refusal-units-of-ally = De { UNITS($unit) } { IN($space) } zijn niet van jou; eigenaar: { POWER($owner) }.
refusal-unit-held = Van het gevecht van de { UNITS($unit) } { IN($space) } is na een fout afgezien; ze worden deze beurt niet meer verplaatst.
refusal-already-left = De { UNITS($unit) } { FROM($space) } zijn deze beurt al vertrokken.
refusal-raider-does-not-fight = De { UNITS($unit) } { FROM($space) } vliegen deze beurt een strategisch bombardement en doen verder niets.
refusal-already-moved = De { UNITS($unit) } { IN($space) } zijn deze beurt al verplaatst.
refusal-already-fought = De { UNITS($unit) } { IN($space) } hebben deze beurt gevochten en blijven staan.
refusal-gun-captured = Het luchtdoelgeschut { IN($space) } is deze beurt veroverd en kan nog niet verplaatst worden.
refusal-gun-fired = Het geschut { IN($space) } heeft zijn raket afgevuurd en wordt deze beurt niet meer verplaatst.
refusal-fighter-left-behind = De { UNITS($unit) } zijn niet met hun vliegdekschip meegevaren; ze zijn nog { IN($space) }.
refusal-no-combat-there = { IN($space) } valt voor { UNITS($unit) } niets te vechten: zulke zetten komen in de niet-aanvalsfase.
refusal-nothing-to-attack = { IN($space) } liggen geen eigen schepen tussen vijanden.
refusal-ship-without-combat = De { UNITS($unit) } vechten { IN($space) } niet mee: schepen die niet vechten, varen pas in de niet-aanvalsfase.
refusal-gun-never-attacks = Luchtdoelgeschut valt nooit aan, ook niet { IN($space) }.
refusal-gun-waits-for-noncombat = Luchtdoelgeschut wordt pas in de niet-aanvalsfase verplaatst; dat voor { THE($space) } moet wachten.
refusal-escort-without-raider = { UNITS($unit) } bombarderen { SPACE($space) } niet alleen: zij vliegen mee met bommenwerpers.
refusal-planes-cannot-hit = { UNITS($unit) } raken { IN($space) } geen onderzeeboten zonder eigen torpedobootjager erbij.
refusal-convoy-of-enemy = Een vijand bezit het konvooi ({ SPACE($space) }); { UNITS($unit) } varen daar alleen in de aanvalsfase binnen.
refusal-convoy-needs-warship = { UNITS($unit) } nemen geen konvooi ({ SPACE($space) }), want zij vervoeren troepen.
refusal-convoy-not-free = { UNITS($unit) } nemen het konvooi niet zolang er vijandelijke schepen liggen ({ SPACE($space) }).
refusal-raid-needs-bombers = Alleen bommenwerpers vliegen een strategisch bombardement, geen { UNITS($unit) }.
refusal-raid-needs-complex = Voor een strategisch bombardement is een vijandelijk industrieel complex nodig; { IN($space) } staat er geen.
refusal-no-attack-in-first-round = In dit spel is in ronde 1 geen aanval toegestaan ({ POWER($power) }), dus ook niet { IN($space) }.
refusal-attack-too-far = In de gewone aanvalsfase vallen { UNITS($unit) } vijandelijke eenheden alleen in het vak ernaast aan, nog niet { IN($space) }.
refusal-not-in-second-move = De tweede tankzet is alleen voor tanks, niet voor { UNITS($unit) }.
refusal-too-many-sea-zones =
    Op weg naar een gevecht en op weg naar huis vliegen { UNITS($unit) } telkens door hoogstens { $most } { $most ->
        [one] zeegebied
       *[other] zeegebieden
    }; deze weg gaat door { $zones }.
refusal-carrier-has-launched = Het vliegdekschip { IN($space) } heeft zijn vliegtuigen laten opstijgen; daarmee is zijn zet voorbij.
refusal-fighter-returns-home = { UNITS($unit) } die vanaf een vliegdekschip vochten, keren daarop terug: { FROM($space) } is het bereikbaar, { IN($zone) }.
refusal-fighter-stays-ashore = { UNITS($unit) } die vanaf land vochten, landen deze beurt niet op een vliegdekschip, dus niet { IN($space) }.
refusal-landing-forgotten = De { UNITS($unit) } { IN($space) } moeten landen: eenheden die te redden zijn, geeft niemand prijs. Bereikbaar: { SPACES($spaces) }.
refusal-no-landing-place =
    Niet alle { UNITS($unit) } { IN($space) } kunnen daarna landen: met nog { $left } { $left ->
        [one] vak
       *[other] vakken
    } bereik vinden ze geen plek.
refusal-landing-impossible =
    Vanuit { THE($space) } kunnen { UNITS($unit) } niet { IN($land) } landen: er is nog { $left } { $left ->
        [one] vak
       *[other] vakken
    } bereik over, en er moet plaats voor ze zijn.
refusal-no-room-aboard =
    { $room ->
        [0] Geen transportschip { IN($zone) } heeft plaats voor { FORCE($unit, $asked) }.
       *[other] De transportschepen { IN($zone) } hebben plaats voor { FORCE($unit, $room) }, niet voor { $asked }.
    }
refusal-no-patrol = Deze eenheden gaan nu niet op patrouille ({ UNITS($unit) }); gevechtsvliegtuigen doen dat, in de niet-aanvalsfase.
refusal-patrol-not-beside = Een patrouille gaat van land naar een zeegebied er vlak naast, niet zo van hier: { SPACE($space) } ({ UNIT($unit) }).
refusal-patrol-elsewhere = Patrouilles zijn er maar op één strijdtoneel ({ THEATRE($theatre) }), hier niet: { SPACE($space) } ({ UNITS($unit) }).
refusal-not-on-patrol = Boven { SPACE($space) } zijn { $there } eigen vliegtuigen op patrouille die nog moeten landen, niet { $asked }.
refusal-patrol-cannot-land = Een patrouille boven { SPACE($space) } landt op bevriend land ernaast of daar op een vliegdekschip met plaats, maar niet zo: { SPACE($to) }.
refusal-not-aboard =
    { $there ->
        [0] { IN($zone) } zijn geen { UNITS($unit) } aan boord.
       *[other]
            { IN($zone) } { $there ->
                [one] is
               *[other] zijn
            } maar { FORCE($unit, $there) } aan boord; er { $asked ->
                [one] wordt
               *[other] worden
            } er { $asked } gevraagd.
    }
refusal-transport-done = De transportschepen { IN($space) } hebben gelost en zijn klaar voor deze beurt.
refusal-one-landing-place = Een transportschip { IN($zone) } lost alles in één gebied; het is elders begonnen en kan niet ook nog { IN($to) } lossen.
refusal-allied-transport-waits = Een transportschip van een bondgenoot { IN($space) } zet jouw eenheden pas in een latere beurt aan land dan die waarin ze aan boord gingen.
refusal-part-of-cargo =
    Wat { IN($zone) } aan boord van één transportschip is, gaat samen en in één gebied aan land; { FORCE($unit, $kept) } { $kept ->
        [one] zou
       *[other] zouden
    } achterblijven.
refusal-boarding-without-landing = { IN($zone) } liggen vijandelijke schepen: in de aanvalsfase gaan { UNITS($unit) } daar alleen aan boord om in dezelfde beurt te landen.
refusal-mixed-powers = Een transportschip vervoert troepen van één mogendheid: { IN($zone) } zijn er al aan boord ({ POWER($aboard) }), andere { UNITS($unit) } kunnen er niet bij.
refusal-never-boards = Troepen van deze mogendheid gaan nooit aan boord ({ POWER($power) }): { UNITS($unit) } { IN($space) } blijven aan land.
refusal-one-coast-for-guests = Het transportschip van je bondgenoot { IN($zone) } ligt deze beurt voor de kust van { THE($used) }; vanuit { THE($coast) } kan niemand ook nog aan boord.
refusal-transfer-at-sea = { IN($zone) } kunnen { UNITS($unit) } niet van schip of zeegebied wisselen: ze gaan vanaf land aan boord en weer aan land.
refusal-ships-of-enemy = De schepen { IN($zone) } zijn vijandelijk ({ POWER($power) }) en vervoeren geen eenheden van jou.
refusal-space-not-friendly = { THE($space) } { AGREE($space, one: "is", many: "zijn") } niet van jou of een bondgenoot; in de niet-aanvalsfase kunnen { UNITS($unit) } daar niet heen.
refusal-zone-holds-enemies = { IN($space) } liggen vijandelijke schepen; dat kan daar niet met { UNITS($unit) }.
refusal-neutral-in-flight = { THE($space) } { AGREE($space, one: "is", many: "zijn") } neutraal; in de niet-aanvalsfase mogen { UNITS($unit) } er niet overheen vliegen.
refusal-newly-taken = { THE($space) } { AGREE($space, one: "is", many: "zijn") } deze beurt pas veroverd; daar kunnen { UNITS($unit) } nog niet landen.
refusal-landing-not-friendly = { THE($space) } { AGREE($space, one: "is", many: "zijn") } niet van jou of een bondgenoot; daar kunnen { UNITS($unit) } niet landen.
refusal-bomber-at-sea = Bommenwerpers landen nooit op zee, ook niet { IN($space) }.
refusal-no-room-on-carrier =
    De vliegdekschepen { IN($space) } hebben plaats voor { $room ->
        [0] geen vliegtuig meer
       *[other] { FORCE($unit, $room) }
    }; er willen er { $asked } landen.
refusal-carrier-holds-landed = Het vliegdekschip { IN($space) } heeft deze beurt vliegtuigen opgenomen en vaart niet meer.

## Geld, onderzoek, aankoop, plaatsing, raketten, neutrale gebieden en biedingen

refusal-too-expensive = Dat kost { $cost } IPC; in kas is { $treasury }.
refusal-unknown-purse = Een kas ‘{ PURSE($purse) }’ bestaat niet ({ POWER($power) }); wel: { PURSES($purses) }.
refusal-capital-lost = { THE($capital) } { AGREE($capital, one: "is", many: "zijn") } in vijandelijke handen: zonder hoofdstad geen aankoop en geen onderzoek ({ POWER($power) }).
refusal-no-complex-held = Zonder hoofdstad en zonder één industrieel complex wordt er niets gekocht ({ POWER($power) }).
refusal-technology-off = Dit spel wordt zonder wapenontwikkeling gespeeld.
refusal-research-dice =
    Per beurt { $most ->
        [one] wordt
       *[other] worden
    } { $most } { $most ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } gegooid; er { $dice ->
        [one] wordt
       *[other] worden
    } er { $dice } gevraagd.
refusal-research-once =
    Onderzoek wordt één keer per beurt gegooid, en er { $dice ->
        [one] is
       *[other] zijn
    } al { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } gekocht.
refusal-nothing-to-research = Alle technologieën zijn al ontwikkeld ({ POWER($power) }).
refusal-unit-not-in-game = In dit spel zijn er geen { UNITS($unit) }.
refusal-unit-of-others = { UNITS($unit) } zijn hier niet te koop ({ POWER($power) }); dat kunnen alleen: { POWERS($buyers) }.
refusal-unit-of-other-purse = Uit de kas ‘{ $purse }’ kan dit niet betaald worden ({ UNITS($unit) }); dat kan alleen uit: { LIST($purses) }.
refusal-complexes-exhausted =
    In dit spel { $left ->
        [one] kan
       *[other] kunnen
    } nog { $left } { $left ->
        [one] industrieel complex
       *[other] industriële complexen
    } gebouwd worden; er { $asked ->
        [one] wordt
       *[other] worden
    } er { $asked } gevraagd.
refusal-no-advance-due = Er is nu geen voorschot te besteden.
refusal-advance-not-yours = Het voorschot besteden nu anderen ({ POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-advance-too-dear = Dit kost { $cost } IPC; van het voorschot is { $ipc } IPC over.
refusal-advance-not-beside-own = { IN($space) } kan niets geplaatst worden, want daar staat geen eigen eenheid ({ POWER($power) }).
refusal-advance-elsewhere = { IN($space) } kan niets geplaatst worden: het voorschot geldt alleen voor één strijdtoneel ({ THEATRE($theatre) }).
refusal-no-tribute-due = Niemand hoeft nu iets te betalen.
refusal-tribute-not-yours = Wie betaalt, zeggen anderen ({ POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-tribute-sum = De aandelen komen op { $named } IPC; te betalen is { $ipc } IPC.
refusal-tribute-not-from = { POWER($power) } heeft met deze betaling niets te maken.
refusal-no-fund-due = Er valt nu geen konvooigeld te verdelen.
refusal-fund-not-yours = Dit konvooigeld verdelen anderen ({ POWERS($from) }), niet de eigen mogendheid ({ POWER($power) }).
refusal-fund-sum = De aandelen komen op { $named } IPC; te verdelen is { $ipc } IPC, en wel alles.
refusal-fund-purse-shut = In de kas ‘{ PURSE($purse) }’ komt niets: haar hoofdstad is verloren. Open: { PURSES($purses) }.
refusal-no-lend-lease = { POWER($power) } neemt geen eenheden van bondgenoten over.
refusal-lend-lease-not-there = { IN($space) } worden geen eenheden overgenomen. Mogelijk: { SPACES($spaces) }.
refusal-lend-lease-not-held = { IN($space) } worden geen eenheden overgenomen: { POWER($power) } bezit daar geen land met een eigen complex.
refusal-no-land-to-give = { POWER($power) } heeft geen land samen met een bondgenoot van dezelfde beurt veroverd.
refusal-land-not-yours = { POWER($power) } kan { SPACE($space) } niet afstaan: een andere mogendheid bezit het land.
refusal-land-not-shared = { SPACE($space) } kan niet naar { POWER($to) } gaan: alleen vijandelijk land dat landeenheden van beide in deze beurt veroverd hebben kan afgestaan worden, en niet wat volgens een spelregel iemand toekomt.
refusal-new-complexes-off = Dit spel wordt zonder nieuwe industriële complexen gespeeld.
refusal-bid-due = Eerst komt het bod ({ SIDE($side) }); daarvoor kan er niets anders gebeuren.
refusal-no-bid-due = In dit spel wordt geen bod verwacht.
refusal-bid-of-other-side = Het bod is van de andere kant ({ SIDE($side) }), niet van { POWER($power) }.
refusal-bid-for-enemy = Het bod is alleen voor de eigen kant ({ SIDE($side) }); { POWER($power) } krijgt er niets van.
refusal-bid-not-lowest = Wie het minst vraagt, speelt de As: { $total } IPC is meer dan de { $against } die de ander heeft gevraagd.
refusal-bid-not-own-land =
    { $word ->
        [land-held] Eenheden uit het bod komen op land van hun eigen mogendheid; { THE($space) } { AGREE($space, one: "hoort", many: "horen") } daar niet bij ({ POWER($power) }).
       *[other] Eenheden uit het bod komen op land dat hun mogendheid vanaf het begin bezit; { THE($space) } { AGREE($space, one: "hoort", many: "horen") } daar niet bij ({ POWER($power) }).
    }
refusal-bid-zone-not-beside = Schepen uit het bod komen naast land van hun eigen mogendheid; { THE($zone) } grenst daar nergens aan ({ POWER($power) }).
refusal-bid-zone-taken =
    { $word ->
        [zone-without-enemies] { IN($zone) } staan vijandelijke eenheden: daar kunnen geen schepen uit het bod komen.
       *[other] Schepen uit het bod komen in een leeg zeegebied of bij eigen schepen; { IN($zone) } staan ook andere dan eigen eenheden ({ POWER($power) }).
    }
refusal-bid-over-total = De eenheden van het bod kosten { $worth } IPC; genoemd is { $total }, en de genoemde som geldt.
refusal-bid-units-missing =
    Een bod onder 0 staat af wat er is: gevraagd { $asked ->
        [one] is
       *[other] zijn
    } { FORCE($unit, $asked) } ({ POWER($power) }) { IN($space) }, aanwezig { $there ->
        [one] is
       *[other] zijn
    } { $there }.
refusal-bid-money-missing = Het bod staat { $ipc } IPC af ({ POWER($power) }); in de kas zit { $treasury }.
refusal-bid-ship-loaded = { IN($space) } heeft de eenheid ‘{ UNIT($unit) }’ iets aan boord; ze kan alleen worden afgestaan met alles wat ze draagt.
refusal-not-a-bidder = { $player } biedt in dit spel niet mee.
refusal-bid-sealed-twice = { $player } heeft zijn bod al verzegeld, en daar blijft het bij.
refusal-bid-unsealed = In dit spel wordt gesloten geboden: eerst verzegelen, dan openen. Een open bod wordt niet aangenomen, anders zou de ander het kennen.
refusal-bid-not-sealed-here = In dit spel wordt niet gesloten geboden: het bod stond van tevoren vast en wordt open opgesteld.
refusal-seals-missing = De biedingen gaan open als ze allebei verzegeld zijn; dat van { LIST($players) } ontbreekt nog.
refusal-bid-opened-twice = Het bod van { $player } is al open.
refusal-bid-lapsed = Het bod van { $player } was er niet op tijd en telt niet meer.
refusal-not-bought =
    { $bought ->
        [0]
            Je hebt geen { UNITS($unit) } gekocht; er { $asked ->
                [one] moet
               *[other] moeten
            } er { $asked } geplaatst worden.
       *[other]
            Er { $bought ->
                [one] is
               *[other] zijn
            } maar { FORCE($unit, $bought) } gekocht; er moeten er { $asked } geplaatst worden.
    }
refusal-bought-from-other-purse = Wat { IN($space) } komt te staan, betaalt de kas ‘{ PURSE($purse) }’: die heeft er { $bought } van gekocht ({ UNITS($unit) }); er moeten er { $asked } geplaatst worden.
refusal-unit-not-for-land = Nieuwe { UNITS($unit) } komen op zee; { THE($space) } { AGREE($space, one: "is", many: "zijn") } land.
refusal-unit-not-for-sea = Nieuwe { UNITS($unit) } komen aan land; { THE($space) } { AGREE($space, one: "is", many: "zijn") } een zeegebied.
refusal-no-complex = { IN($space) } staat geen industrieel complex van jou om eenheden mee te plaatsen.
refusal-complex-of-another = Het industriële complex { IN($space) } is niet van jou; eigenaar: { POWER($owner) }.
refusal-complex-too-new = Het industriële complex { IN($space) } is pas deze beurt van jou geworden; het werkt vanaf de volgende.
refusal-no-complex-beside =
    { $from ->
        [none] Aan { THE($zone) } grenst geen gebied met een industrieel complex dat je kunt gebruiken.
       *[other] { IN($from) } staat geen industrieel complex van jou dat aan { THE($zone) } ligt.
    }
refusal-complex-limit =
    Het industriële complex { IN($space) } plaatst { $limit } { $limit ->
        [one] eenheid
       *[other] eenheden
    } per beurt; dit zouden er { $asked } zijn.
refusal-enemy-in-zone = { IN($zone) } liggen vijandelijke schepen: daar kunnen geen nieuwe schepen geplaatst worden.
refusal-territory-has-gun = { IN($space) } staat al een luchtdoelkanon; meer dan één kan niet.
refusal-territory-has-complex = { IN($space) } staat al een industrieel complex; meer dan één kan niet.
refusal-not-owned-since-start = Een nieuw industrieel complex vraagt eigen land: { THE($space) } { AGREE($space, one: "was", many: "waren") } aan het begin van de beurt niet in eigen handen ({ POWER($power) }).
refusal-no-deck-free = { IN($zone) } heeft geen vliegdekschip meer plaats ({ UNIT($unit) }): het moet van dezelfde mogendheid zijn en naast het complex liggen of ervan komen.
refusal-plane-not-rested =
    Er kunnen geen { $asked } ({ UNIT($unit, $asked) }) aan boord van het nieuwe vliegdekschip: { IN($space) } { $there ->
        [one] staat
       *[other] staan
    } er { $there } die deze beurt niet gevochten hebben.
refusal-planes-stay = Vliegtuigen aan land gaan niet aan boord van nieuwe vliegdekschepen ({ SPACE($zone) }).
refusal-no-piece-left =
    Dat zouden { $stacks } { $stacks ->
        [one] stapel
       *[other] stapels
    } { UNITS($unit) } worden; de doos heeft stukken voor { $limit }.
refusal-no-rockets = Raketten zijn nog niet ontwikkeld ({ POWER($power) }).
refusal-rocket-already-fired = De raket van deze beurt is al afgevuurd, vanuit { THE($from) }.
refusal-no-gun-there = { IN($space) } staat geen eigen geschut ({ POWER($power) }).
refusal-rocket-aboard = Het geschut { IN($space) } staat op een transportschip en kan geen raket afvuren.
refusal-rocket-captured = Het geschut { IN($space) } is deze beurt veroverd en kan nog geen raket afvuren.
refusal-rocket-went-to-fight = Het geschut { IN($space) } is deze beurt ten strijde getrokken en kan niet ook nog een raket afvuren.
refusal-no-enemy-complex = { IN($space) } staat geen vijandelijk industrieel complex.
refusal-rocket-out-of-range =
    Van { THE($from) } { TO($target) } is het { $distance } { $distance ->
        [one] vak
       *[other] vakken
    }; een raket komt er { $range } ver.
refusal-not-for-defence = Neutrale gebieden worden verdedigd met landeenheden en vliegtuigen, niet met iets anders ({ UNIT($unit) }).
refusal-defence-sum = De verdedigers kosten { $cost } IPC. Er zijn er { $ipc } uit te geven, meteen en tot er minder dan { $least } over zijn.
refusal-neutral-fee = { THE($space) } { AGREE($space, one: "is", many: "zijn") } neutraal; binnentrekken kost { $fee } IPC en in kas is { $treasury }.

## Gevechten en de keuzes daarin

refusal-no-such-battle = Om { THE($battle) } wordt deze beurt niet gevochten.
refusal-battle-over = Het gevecht om { THE($battle) } is voorbij.
refusal-battle-twice = Het gevecht om { THE($battle) } is twee keer genoemd.
refusal-sea-battle-first = Vóór de landing { IN($battle) } komt de zeeslag { IN($first) }.
refusal-raid-first = Het strategisch bombardement op { THE($first) } komt vóór het gevecht om { THE($battle) }.
refusal-order-of-loss-twice = In de verliesvolgorde staan { UNITS($unit) } twee keer.
refusal-no-shot-there =
    { $there ->
        [0] Geen slagschip kan
       *[other]
            Maar { $there } { $there ->
                [one] slagschip kan
               *[other] slagschepen kunnen
            }, en niet { $asked },
    } { IN($battle) } de kust beschieten: dat gaat alleen bij een landing en vanuit hetzelfde zeegebied.
refusal-casualties-miscounted =
    { IN($battle) } { $needed ->
        [one] moet
       *[other] moeten
    } er { $needed } { $needed ->
        [one] eenheid
       *[other] eenheden
    } van het bord; er { $named ->
        [one] is
       *[other] zijn
    } er { $named } genoemd.
refusal-casualty-not-there =
    { POWER($power) }: hier { $there ->
        [one] valt
       *[other] vallen
    } { $there ->
        [0] geen { UNITS($unit) }
       *[other] { FORCE($unit, $there) }
    } te verliezen; er { $asked ->
        [one] is
       *[other] zijn
    } er { $asked } genoemd.
refusal-submarine-hits-need-ships =
    { IN($battle) } hebben onderzeeboten treffers gescoord, en die gelden alleen voor schepen: onder de verliezen { $needed ->
        [one] moet
       *[other] moeten
    } { $needed } { $needed ->
        [one] schip
       *[other] schepen
    } zijn, niet { $named }.
refusal-retreat-not-attacker = Alleen de aanvaller kan zich terugtrekken; { IN($battle) } verdedigt de eigen kant ({ POWER($power) }).
refusal-retreat-before-defence = { IN($battle) } moet eerst de verdediger vuren; pas daarna kan de aanvaller zich terugtrekken.
refusal-retreat-from-nothing = { IN($battle) } is geen vijand meer om je voor terug te trekken.
refusal-retreat-from-assault = { THE($battle) } { AGREE($battle, one: "wordt", many: "worden") } vanuit zee aangevallen: zijn de troepen aan land, dan trekt niemand zich terug.
refusal-retreat-is-whole = De aanvallers hebben { THE($battle) } samen verlaten; niemand vecht er verder of trekt zich elders terug.
refusal-retreat-needs-space = Waarheen trekken de aanvallers { IN($battle) } zich terug? Mogelijk: { EITHER(SPACES($spaces), none: "nergens heen") }.
refusal-retreat-not-there = Vanuit { THE($battle) } is er geen terugtocht { TO($to) }: die gaat naar één aangrenzend vak waarlangs de aanval kwam en dat geen vijand bezet houdt. Mogelijk: { EITHER(SPACES($spaces), none: "nergens heen") }.
refusal-way-not-open = { FROM($battle) } kunnen { UNITS($unit) } niet { TO($to) }. Open staat: { EITHER(SPACES($spaces), none: "nergens heen") }.
refusal-only-planes-leave = { THE($battle) } { AGREE($battle, one: "wordt", many: "worden") } vanuit zee aangevallen: zijn de troepen aan land, dan kunnen alleen nog vliegtuigen het gevecht afbreken.
refusal-retreat-is-partial =
    Wie vertrekt, neemt al zijn eenheden mee ({ POWER($power) }): waarheen { FROM($battle) } nog { FORCE($unit, $left) } { $left ->
        [one] gaat
       *[other] gaan
    }, ontbreekt.
refusal-retreat-goes-together = { FROM($battle) } trekt iedereen zich naar een en hetzelfde vak terug.
refusal-planes-have-no-retreat-space = { IN($battle) } zijn alleen nog vliegtuigen over: die breken het gevecht af en vliegen in de niet-aanvalsfase naar huis; noem { THE($to) } dus niet.
refusal-submerge-stays = Onderzeeboten duiken onder waar zij zijn ({ SPACE($battle) }) en gaan niet { TO($to) }.
refusal-cannot-intercept = { UNITS($unit) } stijgen niet op tegen een bombardement ({ SPACE($space) }).
refusal-hit-made-void = { IN($battle) } moeten de verliezen een doel overlaten voor treffers die maar op sommige eenheden mogen vallen.
refusal-withdraw-not-now = { IN($battle) } kunnen nu geen onderzeeboten onderduiken.
refusal-withdraw-after-victory = Het gevecht { IN($battle) } is gewonnen; onderzeeboten duiken niet meer onder.
refusal-withdraw-needs-zone = Waarheen duiken de onderzeeboten { IN($battle) } onder? Mogelijk: { EITHER(SPACES($zones), none: "nergens heen") }.
refusal-not-enough-submarines =
    { IN($battle) } { $there ->
        [one] kan
       *[other] kunnen
    } { $there } { $there ->
        [one] onderzeeboot
       *[other] onderzeeboten
    } onderduiken, niet { $asked }.
refusal-withdraw-not-adjacent = Onderzeeboten duiken onder naar een aangrenzend zeegebied; { THE($to) } { AGREE($to, one: "grenst", many: "grenzen") } niet aan { THE($from) }.
refusal-withdraw-to-enemies = { IN($to) } liggen vijandelijke schepen: daarheen kunnen onderzeeboten niet onderduiken.
refusal-withdraw-to-battle-site = { IN($to) } wordt of werd deze beurt gevochten: daarheen kunnen onderzeeboten niet onderduiken.
refusal-withdraw-not-an-origin = Aanvallende onderzeeboten duiken onder naar waar aanvallers vandaan kwamen, niet { TO($to) }. Mogelijk: { EITHER(SPACES($zones), none: "nergens heen") }.
refusal-withdraw-other-zone = De andere onderzeeboten van deze ronde gingen { TO($used) }; allemaal gaan ze naar hetzelfde zeegebied, dus niet { TO($to) }.
refusal-withdraw-not-open = { TO($to) } kunnen onderzeeboten nu niet onderduiken. Mogelijk: { EITHER(SPACES($zones), none: "nergens heen") }.
