### Wat iemand midden in een beurt te kiezen heeft, en waartussen: in de terminal, per mail en in de browser.

awaited-defenders = { $from }: verdedigers kiezen voor { THE($space) }, voor { $ipc } IPC
awaited-casualties =
    { $battle }, { $powers }: { $hits } { $hits ->
        [one] eenheid moet
       *[other] eenheden moeten
    } van het bord
awaited-withdraw = { $battle }, { $powers }: onderzeeboten mogen onderduiken
awaited-intercept = { $battle }, { $powers }: gevechtsvliegtuigen mogen opstijgen tegen de bommenwerpers
awaited-cash-advance = { $from }: { $ipc } IPC van het voorschot te besteden
awaited-tribute = { $from }: wie betaalt { $ipc } IPC aan { POWER($to) }?
awaited-fund = { $from }: hoe worden de { $ipc } IPC uit konvooien verdeeld ({ PURSES($purses) })?
awaited-kamikaze = { $from }: komen er kamikazes (nog { $left })? Binnen bereik: { $ships }
awaited-recall = { $from }: komen alle landeenheden en vliegtuigen van daar en van tussen de borden naar huis ({ SPACE($space) }), of geen?
awaited-retreat = { $battle }, { $powers }: terugtrekken of doorgaan
awaited-among = te kiezen uit: { $units }
awaited-to = naar { $spaces }
awaited-break-off = schepen mogen het contact ook verbreken: { $line }
guide-choose = { $battle }: hoe verder?
guide-one-round = één ronde vechten
guide-ask = ronde voor ronde, en ik kies mijn verliezen
guide-to-the-end = vechten tot het einde, volgens de vaste orders
guide-all = alle gevechten tot het einde uitvechten
guide-go-on = doorgaan
guide-retreat = terugtrekken { TO($space) }
guide-break-off = het gevecht afbreken en blijven
guide-which-battle = Welk gevecht eerst?
submit-home = Naar huis gevlogen zoals gezegd: { $units } { FROM($from) } { TO($to) }

## Hoe een spel eindigde

clock-over = Het spel is afgelopen, winnaar: { SIDES($sides) }.
clock-drawn = Het spel is afgelopen: remise.
