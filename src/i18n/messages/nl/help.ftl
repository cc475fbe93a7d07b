### De hulp van het programma en zijn opdrachten. Opdrachten en opties heten in elke taal hetzelfde; een voorbeeld staat in het programma, hier alleen wat daarin tussen de aanhalingstekens komt.


## Het programma

help-about = Axis & Allies per mail: beurten sturen, nakijken, dobbelen en controleren.
help-title-usage = Gebruik:
help-title-arguments = Gegevens:
help-title-options = Opties:
help-title-everywhere = Overal:
help-title-commands = Opdrachten:
help-title-examples = Voorbeelden:
help-title-exits = Afsluitcodes:
help-exit-ok = gedaan
help-exit-refused = geweigerd door de spelregels of het logboek, of beschadigd bevonden
help-exit-usage = de opdracht is niet begrepen, of er ontbreekt iets
help-exit-waiting = zo ver mogelijk gedaan; nu is het wachten op een worp, een beslissing of instemming
help-option-archive = map van het archief (anders: de dichtstbijzijnde naar boven)
help-option-as = wie er vraagt: de naam (id) van een speler (anders: git config fieldpost.player)
help-option-lang = taal van het antwoord: en, de of nl
help-option-json = het antwoord als JSON, voor programma’s
help-option-help = deze hulp tonen
help-option-version = de versie tonen
help-command = hulp bij een opdracht tonen

## Wat veel opdrachten nodig hebben

help-argument-game = korte naam van een spel
help-argument-entry = nummer van het voorstel; nodig als er meer zijn
help-option-yes = schrijven zonder te vragen
help-option-for = ingevoerd voor een andere speler
help-option-evidence = de mail waarin het kwam: een bestand of de SHA-256 ervan; alleen de hash wordt bewaard
help-option-dice = elders gegooide ogen, in de gevraagde volgorde: 1,4,6 of doel=1,4,6; mag vaker
help-option-service = wie er gooide (anders: table)
help-option-reference = waarmee de worp daar terug te vinden is, zoals een nummer
help-option-power = uit wiens naam, als er op meer dan een van jouw mogendheden gewacht wordt
help-option-sync = vooraf en achteraf bijwerken, en elke order publiceren voordat zijn worpen vallen
help-option-dry-run = alleen nakijken: niets schrijven, niet gooien
help-option-note = een opmerking erbij
help-option-reason = waarom (nodig)
help-option-rule = de bepaling waarop je je beroept
help-option-ruleset = de regelset: { EITHER($rulesets) } (anders: second-edition)
help-option-out = map van de gebouwde site (anders: dist in het archief)

## init

help-init-does = een eigen archief beginnen
help-init-about = Vraagt naar naam, talen, adres, worpen en tijdzone, of neemt ze als opties, en schrijft ze in fieldpost.json. Vanuit een pakket zet het in de map wat een archief verder nodig heeft en installeert het pakket daar; in een hele kopie van Fieldpost verwijdert het de demonstratiespellen. Commit niets.
help-init-argument-folder = de map van het archief (standaard: deze)
help-init-option-from = pakket waar het archief om vraagt, een bestand of adres (standaard: het pakket dat draait)
help-init-option-name = naam van de groep of het archief
help-init-option-languages = talen van de site, zoals nl,en; Engels hoort er altijd bij
help-init-option-site = server van de site, zoals https://onze-club.github.io (standaard: uit de remote)
help-init-option-base = pad van de site daar, zoals /archief/ (standaard: uit de remote)
help-init-option-dice = waar worpen van nieuwe spellen vandaan komen: local, recorded, reveal of drand (standaard: local)
help-init-option-time-zone = IANA-zone waarin tijden getoond worden, zoals Europe/Amsterdam
help-init-option-yes = niets vragen: wat niet gezegd wordt, krijgt zijn standaard
help-init-example-1 = vraagt naar alles
help-init-example-2 = een nieuw archief, met het ingepakte programma
help-init-example-2-release = ./fieldpost-0.3.0.tgz
help-init-example-2-folder = onze-club
help-init-example-3 = zegt alles
help-init-example-3-name = Onze club
help-init-example-3-languages = nl,en
help-init-example-3-site = https://onze-club.github.io
help-init-example-3-base = /archief/
help-init-example-3-zone = Europe/Amsterdam

## new

help-new-does = een spel openen
help-new-about = Opent een spel: vraagt naar titel, spelers en opties, of neemt ze als gegevens. Er wordt pas geschreven als alles getoond en bevestigd is.
help-new-option-title = titel van het spel
help-new-option-slug = korte naam voor adressen en opdrachten (anders: uit de titel)
help-new-option-player = een speler met zijn mogendheden, zoals "Anna=ussr,uk,usa"; mag vaker
help-new-option-option = een optie die van het gewone afwijkt, zoals luck=low-luck; mag vaker
help-new-option-dice = waar de worpen vandaan komen: local, recorded, reveal of drand (anders: zoals in fieldpost.json)
help-new-option-from = een afgesproken beginstelling, als JSON
help-new-option-role = iemand die niet meespeelt, zoals "Carl=steward"; mag vaker
help-new-option-clock = uren: turn=72,answer=24,forfeit=120 en dagen: absence=21; alleen turn is nodig
help-new-option-absence = wie er naar bekend niet is, zoals "anna=2026-03-05..2026-03-12"; mag vaker
help-new-option-enters-for = wie mag invoeren wat anderen mailden, zoals "anna=ben,carl"; mag vaker
help-new-option-commits = auteursnamen van een speler in git, zoals "anna=Anna Berg"; mag vaker
help-new-option-dialect = wiens afkortingen een speler gebruikt, iaapa of daak, zoals "anna=daak"; zonder speler: allen
help-new-option-language = in welke taal een speler antwoord krijgt: en, de of nl, zoals "anna=nl"; zonder speler: allen (anders: de jouwe)
help-new-option-authors = checked: de auteur van een commit moet degene zijn die de regels heeft ingevoerd (anders: free)
help-new-option-keeper = wie de worpen van allen bewaart en geen mogendheid speelt, zoals carl; alleen bij reveal
help-new-option-key = een sleutel waarmee iemand ondertekent, zoals "anna=anna.pub"; mag vaker
help-new-option-signatures = required: zonder handtekening telt niets (anders: alleen wie een sleutel heeft, ondertekent)
help-new-option-demonstration = een spel om te laten zien; zo staat het op elke pagina
help-new-example-1 = vraagt naar alles
help-new-example-2 = opent spring-26

## now

help-now-does = wat er gebeurd is sinds je het laatst keek, en wat op jou wacht
help-now-about = Vertelt wat er in je spellen gebeurd is sinds je het laatst keek, en wat op jou wacht; in een terminal gaat het meteen door naar je beurt. Hetzelfde als ‘npx fieldpost’ alleen.
help-now-example-1 = wat wacht op wie git kent (git config fieldpost.player)
help-now-example-2 = voor anna

## status

help-status-does = spellen, wie aan de beurt is en waarop gewacht wordt
help-status-about = Zonder spel: alle spellen van het archief en op wie sinds wanneer gewacht wordt; wat te laat is of het langst wacht, staat vooraan. Met een spel: spelers, opties, termijnen en waarop van wie gewacht wordt.
help-status-option-mine = alleen spellen die op jou wachten: --as, anders git config fieldpost.player
help-status-example-1 = alle spellen
help-status-example-2 = wat op jou wacht
help-status-example-3 = één spel, met spelers en opties

## show

help-show-does = het bord, een vak of een eerder moment
help-show-about = De stelling als tekst: geld, vakken en eenheden. Met een vak: alles daarover. Met --at: zoals het toen was.
help-show-argument-space = een vak, met een van zijn namen
help-show-option-at = een beurt als r03-germany (zoals die eindigde), of het nummer van een logregel
help-show-option-all = alle vakken, ook neutrale en lege, elk met zijn code
help-show-example-1 = het bord nu
help-show-example-2 = één gebied zoals Duitslands eerste beurt eindigde
help-show-example-2-space = Karelië
help-show-example-3 = alle vakken met hun codes

## log

help-log-does = de logregels van een spel
help-log-about = De logregels van een spel of van een beurt met hun nummers: wie wat beval en wat ervan kwam.
help-log-argument-turn = een beurt als r03-germany; geen: de lopende
help-log-option-all = alle logregels van het spel
help-log-example-1 = de lopende beurt, logregel voor logregel
help-log-example-2 = een beurt die voorbij is

## bid

help-bid-does = gesloten bieden op de As
help-bid-about = In spellen met gesloten biedingen: de eerste keer verzegelt de opdracht je bod; niemand kent het dan, en je kunt het niet meer veranderen. Zijn beide verzegeld, dan opent de tweede keer het. Het laagste totaal speelt de As en krijgt wat het vroeg; bij gelijke stand beslist een dobbelsteen. Een totaal onder 0 staat eenheden of geld van de As af. In een spel met een open bod stelt de opdracht dat bod op.
help-bid-argument-bid = het totaal en wat daarvoor komt, als op een beurtblad; weglaten om te openen
help-bid-option-sync = eerst ophalen wat anderen hebben gepubliceerd, en daarna publiceren
help-bid-option-power = de As-mogendheid die krijgt wat van het totaal overblijft (anders de eerste in de beurtvolgorde)
help-bid-option-for = van wie het bod is, als je het voor iemand invoert
help-bid-option-dice = elders gegooide ogen, als het lot beslist
help-bid-example-1 = verzegelt een bod
help-bid-example-1-bid = 17: 3 inf UKR, rest naar Japan
help-bid-example-2 = verzegelt er een dat twee infanterie afstaat
help-bid-example-2-bid = bod -6: 2 inf UKR
help-bid-example-3 = opent het, zodra beide verzegeld zijn

## submit

help-submit-does = een beurtblad sturen
help-submit-about = Leest een beurtblad in de gewone notatie, zegt voluit wat er begrepen is en wat niet kan en waarom, vraagt, schrijft, gooit en vertelt wat er gebeurde.
help-submit-argument-file = het blad, of een plan dat als bestand is opgeslagen; - leest van de standaardinvoer
help-submit-option-forfeit = eenheden opgeven die niet geplaatst of thuisgebracht zijn
help-submit-option-note = een opmerking bij de eerste order
help-submit-example-1 = toont wat er begrepen is en vraagt
help-submit-example-2 = kijkt één regel na en schrijft niets
help-submit-example-2-order = Koop 8 inf

## turn

help-turn-does = je beurt doen, fase voor fase
help-turn-about = Gaat door de fasen van de beurt, toont wat er telkens kan, neemt regels in de gewone notatie en stuurt ze.
help-turn-example-1 = vraagt, fase voor fase
help-turn-example-2 = noemt elke zet die nu kan, voor programma’s

## fight

help-fight-does = gevechten uitvechten, zover als de beslissingen reiken
help-fight-about = Vecht de genoemde of alle wachtende gevechten op volgorde uit, tot de eerste beslissing die geen order regelt.
help-fight-argument-battle = waar, zoals UKR of "GER SBR"; geen: alle wachtende
help-fight-option-plan = SA, SAAC, TAAC, KAAC of ask
help-fight-option-ool = verliesvolgorde, zoals "inf arm ftr"
help-fight-option-rounds = stop en vraag na deze ronde
help-fight-option-retreat-after = terugtrekken na deze ronde
help-fight-option-retreat-to = waar een terugtocht heen gaat
help-fight-option-subs = onderzeeboten: stay, withdraw of ask
help-fight-example-1 = alle gevechten volgens de vaste orders
help-fight-example-2 = één gevecht, de vliegtuigen gespaard

## plan

help-plan-does = bekijken wat er van een beurt bewaard is
help-plan-about = Toont de regels van een beurt die op deze computer wachten: op dobbelstenen, op een keuze, op hun tijd of op verbetering. Wat verder kan, gaat vanzelf verder met de volgende submit, roll, read of sync hier.
help-plan-option-line = een regel verbeteren en invoeren wat kan; mag vaker
help-plan-option-go = nu invoeren, zover als het kan
help-plan-option-drop = weggooien; wat in het logboek staat, blijft
help-plan-example-1 = toont regel voor regel wat wacht
help-plan-example-2 = verbetert regel 7
help-plan-example-2-line = 7: Plaats 8 inf KAR

## roll

help-roll-does = wachtende worpen gooien of invoeren
help-roll-about = Gooit de dobbelstenen waarop een order wacht, en vertelt wat er gebeurde. Een worp van elders wordt ingevoerd nadat getoond is wat eruit volgt.
help-roll-option-evidence = de mail van de dobbelserver: een bestand of zijn SHA-256; alleen de hash wordt bewaard
help-roll-option-note = waarom, als je als scheidsrechter gooit in plaats van een bewaarder of de toevalsbron
help-roll-example-1 = gooit ze, of vraagt naar elk ervan
help-roll-example-2 = zoals een dobbelserver ze gooide

## note

help-note-does = een opmerking toevoegen
help-note-about = Voegt een opmerking in Markdown toe aan het logboek; aan het spel verandert die niets.
help-note-argument-text = de opmerking
help-note-option-of = nummer van een logregel waarover het gaat; mag vaker
help-note-example-1 = een opmerking
help-note-example-1-text = Weg tot zondag.
help-note-example-2 = bij logregel #12
help-note-example-2-text = Dapper.

## void

help-void-does = logregels van de lopende beurt terugnemen
help-void-about = Verklaart orders van de lopende beurt ongeldig; hun worpen vervallen mee. Van de scheidsrechter geldt het meteen, van ieder ander zodra alle andere partijen hebben ingestemd.
help-void-argument-entries = nummers van logregels, zoals log ze toont
help-void-option-drop = eenheden van het gevecht waarvan wordt afgezien: die blijven staan, zoals "caucasus=3 inf"; mag vaker
help-void-example-1 = één order en zijn worp
help-void-example-1-reason = te weinig transportschepen
help-void-example-2 = twee orders, door de scheidsrechter
help-void-example-2-reason = verkeerde eenheden

## ruling

help-ruling-does = logregels laten staan die de huidige spelregels anders beslissen
help-ruling-about = Zegt dat logregels blijven staan, hoewel verify ze afwijkend noemt. Van een scheidsrechter of beheerder geldt het meteen, van ieder ander zodra alle andere partijen hebben ingestemd.
help-ruling-argument-entries = nummers van logregels, zoals verify ze toont
help-ruling-example-1 = één logregel
help-ruling-example-1-reason = zo afgesproken
help-ruling-example-2 = twee logregels, met de bepaling
help-ruling-example-2-reason = oude lezing van de spelregel

## agree

help-agree-does = instemmen met een voorstel
help-agree-about = Toont het voorstel, vraagt na en geeft de instemming van jouw partij. Met de laatste instemming geldt het.
help-agree-example-1 = met het enige voorstel
help-agree-example-2 = met voorstel #17, als ben

## decline

help-decline-does = een voorstel afwijzen, of je eigen terugnemen
help-decline-about = Weigert de instemming: het voorstel is van tafel. Wie het deed, neemt het op dezelfde manier terug.
help-decline-example-1 = het enige voorstel
help-decline-example-2 = voorstel #17, als ben

## absence

help-absence-does = zeggen dat je weg bent
help-absence-about = Zegt op welke dagen je weg bent, beide meegerekend, in UTC. Zo lang staan je termijnen stil. Geldt vanaf nu en binnen de dagen die het spel toestaat.
help-absence-argument-from = de eerste dag, zoals 2026-03-05
help-absence-argument-to = de laatste dag; zonder: dezelfde
help-absence-example-1 = een week
help-absence-example-2 = een dag, ingevoerd door de beheerder

## substitute

help-substitute-does = iemand laten overnemen of erbij laten komen
help-substitute-about = Laat iemand mogendheden overnemen van een speler die weggaat, of erbij komen als beheerder, scheidsrechter of getuige. Van wie weggaat, een scheidsrechter of een beheerder geldt het meteen, van ieder ander zodra de andere partijen hebben ingestemd.
help-substitute-argument-enters = wie komt: een naam, id:naam, of het id van iemand die er al is
help-substitute-option-leaves = wiens mogendheden worden overgenomen
help-substitute-option-powers = welke daarvan, zoals uk,usa (anders alle)
help-substitute-option-role = komt erbij als steward, referee, witness of bot
help-substitute-option-language = de taal van wie komt (anders de jouwe)
help-substitute-option-enters-for = voor wie hij mag invoeren wat per mail kwam, zoals ben,carl
help-substitute-option-commits = zijn auteursnamen in git, zoals "Dora Klein,dk"
help-substitute-option-dialect = zijn afkortingen: iaapa of daak
help-substitute-option-reason = waarom
help-substitute-example-1 = Dora neemt alles over wat Anna speelt
help-substitute-example-2 = Carl komt erbij als beheerder

## settings

help-settings-does = opties of de bron van worpen vanaf hier wijzigen
help-settings-about = Wijzigt opties van het spel, of waar de worpen vandaan komen, vanaf hier. Van de scheidsrechter geldt het meteen, van ieder ander zodra elke andere partij heeft ingestemd.
help-settings-option-option = een optie en haar nieuwe waarde, zoals luck=low-luck; mag vaker
help-settings-option-dice = waar de worpen vandaan komen: local, recorded, reveal of drand
help-settings-option-keeper = wie de worpen van allen bewaart en geen mogendheid speelt; alleen bij reveal
help-settings-example-1 = vanaf nu worpen van een server
help-settings-example-2 = geen onderzoek meer
help-settings-example-2-note = zoals besproken

## edit

help-edit-does = de stelling rechtzetten
help-edit-about = Gaat terug naar de stelling na een eerdere logregel, of zet vakken, kassen en technologieën recht, of allebei; de beurt begint vandaar opnieuw. Voor wat ouder is dan de lopende beurt; wat dat niet is, neemt void terug. Van de scheidsrechter geldt het meteen, van ieder ander zodra elke andere partij heeft ingestemd.
help-edit-option-to = terug tot na deze logregel (nummer), of naar het einde van een beurt als r03-germany
help-edit-option-units = wat er in een vak staat, zoals "karelia=ussr 3 inf 1 arm"; "karelia=" maakt het leeg; mag vaker
help-edit-option-control = wie een gebied bezit, zoals karelia=germany of turkey=nobody; mag vaker
help-edit-option-treasury = geld van een mogendheid, zoals germany=24; mag vaker
help-edit-option-turn = wiens beurt begint, zoals r03-germany (anders de lopende)
help-edit-option-position = dat alles en meer als JSON
help-edit-example-1 = terug naar een eerdere beurt
help-edit-example-1-reason = de hele ronde opnieuw
help-edit-example-2 = eenheden en geld
help-edit-example-2-reason = twee infanterie vergeten

## draw

help-draw-does = remise aanbieden
help-draw-about = Biedt aan dat het spel zonder winnaar eindigt. Van de scheidsrechter geldt het meteen, van ieder ander zodra elke andere partij heeft ingestemd.
help-draw-example-1 = biedt het aan
help-draw-example-2 = met een opmerking, zonder vraag
help-draw-example-2-note = Geen van ons kan dit winnen.

## forfeit

help-forfeit-does = mogendheden verloren verklaren die niet antwoorden
help-forfeit-about = Verklaart dat mogendheden het spel buiten het bord om verliezen. Een scheidsrechter mag dat altijd, een beheerder na afloop van de termijn, een speler van de andere partij als daarna ook de tijd om is die het spel stelt.
help-forfeit-argument-powers = de mogendheden; zolang er gesloten biedingen worden verwacht, de speler van wie het bod ontbreekt
help-forfeit-example-1 = één mogendheid
help-forfeit-example-1-reason = al negen dagen geen antwoord
help-forfeit-example-2 = twee, door de scheidsrechter
help-forfeit-example-2-reason = heeft per mail opgegeven

## report

help-report-does = elders gespeelde rondes invoeren
help-report-about = Voert stellingen of gebeurtenissen in zoals iemand ze meldt: een oud spel, rondes van vóór dit programma. Niets ervan is nagegaan, en zo staat het op de pagina’s.
help-report-argument-file = JSON: een lijst van { $positions } of { $events }
help-report-example-1 = toont wat er ingevoerd zou worden en vraagt
help-report-example-2 = voor programma’s

## mail

help-mail-does = een beurt als mail, in acht delen
help-mail-about = Schrijft de mail van een beurt: inkomsten aan het begin, aankopen, aanvalszetten, gevechtsresultaten met elke worp, zetten in de niet-aanvalsfase, plaatsing, inkomsten aan het einde, het bord en wat er van wie wordt verwacht, met de logregels voor programma’s. Getoond, naar een bestand geschreven of aan de spelers gestuurd, aan ieder in zijn taal. De adressen staan in addresses.local.json, de server in post.local.json; git ziet geen van beide.
help-mail-option-turn = een beurt zoals r03-germany (anders: de laatste)
help-mail-option-lang = taal van de mail: en, de of nl (anders: die van de lezer)
help-mail-option-to = een speler aan wie hij gaat (anders: allen behalve jij); mag vaker
help-mail-option-eml = de mail naar dit bestand schrijven
help-mail-option-send = hem versturen
help-mail-example-1 = toont de mail van de laatste beurt
help-mail-example-2 = stuurt die beurt aan de anderen

## post

help-post-does = een beurt als bericht voor een forum of een chat
help-post-about = Drukt een beurt af om in een forum te plakken: wat er gebeurde in een regel en een paar zinnen, wat er werd aangevallen en hoe het afliep, wat er werd gekocht, wat er binnenkwam, wie er nu aan de beurt is, met het adres van de pagina en een afbeelding; in de lange vorm elke zet, elk gevecht ronde voor ronde met worpen en verliezen, en wat elke mogendheid heeft.
help-post-argument-game = korte naam van een spel; niet nodig als er maar één is
help-post-argument-turn = een beurt zoals r03-germany (anders: de laatste die voorbij is)
help-post-option-format = bbcode, voor forums, of markdown (anders: bbcode)
help-post-option-short = de korte vorm
help-post-option-picture = de kaart van de beurt in dit bestand tekenen: .png voor één afbeelding, .gif of .webp voor een bewegende
help-post-example-1 = de laatste beurt in het kort, in BBCode
help-post-example-2 = een eerdere in haar geheel, in Markdown en in het Duits
help-post-example-3 = met de kaart van waar het meeste gebeurde erbij als afbeelding
help-post-example-4 = met een bewegende afbeelding, van het begin van de beurt tot het einde

## read

help-read-does = beurten invoeren die per mail kwamen
help-read-about = Leest mails: bestanden, een map vol mails, een maildir, één van de standaardinvoer (-), of wat er wacht in het postvak uit post.local.json (imap), waar het daarna als afgehandeld wordt gemerkt. Elke mail wordt beantwoord in de taal van wie hem schreef: wat is begrepen, wat niet mogelijk is en volgens welke spelregel, wat de worpen brachten en wat er moet gebeuren. Alleen hele, toegestane orders worden ingevoerd; de rest wordt bewaard en nagevraagd. Zonder mail gaan orders verder die op worpen wachtten.
help-read-argument-mails = mails: bestanden, mappen, maildirs, - of imap
help-read-option-eml = de antwoorden in deze map schrijven
help-read-option-send = de antwoorden versturen
help-read-option-dry-run = alleen zeggen wat er zou gebeuren: niets schrijven, niet gooien, niets versturen
help-read-example-1 = leest elke mail in de map en toont de antwoorden
help-read-example-1-folder = postvak/
help-read-example-2 = leest wat in je postvak wacht en verstuurt de antwoorden
help-read-example-3 = leest een maildir, publiceert wat is ingevoerd, verstuurt de antwoorden

## remind

help-remind-does = wie te laat is herinneren
help-remind-about = Schrijft aan iedereen op wie na zijn termijn nog wordt gewacht, in zijn taal, wat er moet gebeuren en tot wanneer. Getoond of verstuurd; wie binnen een dag al is herinnerd, krijgt het niet nog eens.
help-remind-argument-game = korte naam van een spel (anders: alle)
help-remind-option-send = de herinneringen versturen
help-remind-option-again = ook aan wie binnen een dag al is herinnerd
help-remind-option-once = elk ding één keer: vóór de termijn, erna, en wanneer anderen het spel mogen opeisen
help-remind-example-1 = toont wat aan wie zou gaan
help-remind-example-2 = verstuurt het voor één spel
help-remind-example-3 = wat een workflow elk uur doet

## announce

help-announce-does = in de chat van de groep zeggen wie aan de beurt is
help-announce-about = Vertelt elke chat die in de omgeving staat (FIELDPOST_DISCORD, FIELDPOST_SLACK, FIELDPOST_MATRIX met FIELDPOST_MATRIX_TOKEN, FIELDPOST_NTFY) op wie een spel wacht, tot wanneer, en wat er het laatst gebeurde. Het wordt getoond of verstuurd; wat eenmaal verteld is, wordt niet opnieuw verteld. De workflow van het archief doet het na elke push.
help-announce-argument-game = korte naam van een spel (anders: alle)
help-announce-option-send = versturen
help-announce-option-since = wat eerder gepubliceerd was: waar nog niets verteld is, wordt alleen verteld wat sindsdien veranderd is
help-announce-example-1 = toont wat er verteld zou worden
help-announce-example-2 = vertelt het na een push

## sync

help-sync-does = ophalen wat anderen publiceerden en je eigen regels publiceren
help-sync-about = Haalt de branch op waarop je groep publiceert, gaat na dat niets van wat gepubliceerd was is veranderd, zet je nieuwe regels er volgens de spelregels op en publiceert ze. Wat niet meer kan, wordt met de reden opzijgezet.
help-sync-argument-games = alleen deze spellen publiceren, de andere blijven zoals ze zijn; geen: alle
help-sync-option-dry-run = alleen zeggen wat er gepubliceerd en opzijgezet zou worden
help-sync-option-branch = de regels op deze branch voorleggen, voor een pull request; de branch hier blijft zoals hij is
help-sync-option-also = ook de regels van deze speler publiceren, uit een gedeelde map; mag vaker
help-sync-option-accept = een spel nemen zoals het nu gepubliceerd is, al is het veranderd; alleen als de groep het eens is; mag vaker
help-sync-example-1 = haalt op en publiceert
help-sync-example-2 = legt één spel voor; open daarna een pull request

## verify

help-verify-does = elke logregel van spellen controleren
help-verify-about = Leest elk logboek streng, beslist elke order opnieuw en leidt elke worp opnieuw af. Eindigt met 1 als een spel beschadigd is, of zonder uitspraak afwijkt.
help-verify-argument-games = korte namen van spellen; geen: alle van het archief
help-verify-option-checkpoint = een regel ‘pbem-checkpoint v1 …’ die iemand bewaard heeft, of een bestand of mail ermee: is alles er nog?
help-verify-option-with = oude mails over een spel (bestanden, mappen): staat in het logboek nog wat ze zeggen?
help-verify-option-against = de hele wijziging sinds deze commit beoordelen, zoals de CI: gepubliceerde logboeken groeien alleen, een beurt komt alleen
help-verify-option-head = de commit die beoordeeld wordt (standaard: HEAD); de bestanden worden uit git gelezen en nooit uitgevoerd
help-verify-option-forward = zij is gepusht, niet voorgesteld: zij moet op die commit staan (geen geforceerde push)
help-verify-example-1 = het hele archief, zoals de CI doet
help-verify-example-2 = één spel, logregel voor logregel
help-verify-example-3 = of daaraan sindsdien iets veranderd of afgeknipt is
help-verify-example-3-folder = oude-mails/
help-verify-example-4 = wat de eigen branch zou brengen
help-verify-example-5 = een voorgestelde wijziging, vanuit main

## reprove

help-reprove-does = alle spellen opnieuw controleren na een verandering van de spelregels
help-reprove-about = Controleert elk spel, of die van een deel, en eindigt met wat de huidige spelregels anders beslissen, per soort: welke gebeurtenis en welke velden, onder welke bepalingen, in hoeveel logregels en spellen, met voorbeelden. Gaat verder waar het werd afgebroken. Eindigt met 1 als er iets verschilt.
help-reprove-option-shard = alleen de spellen van dit deel, zoals 3/16
help-reprove-option-join = de verslagen (--json) van alle delen in deze map samenvoegen
help-reprove-example-1 = alle spellen
help-reprove-example-2 = die van een deel, op een van zestien machines
help-reprove-example-3 = één verslag van alle delen

## key

help-key-does = sleutels om mee te ondertekenen: maken, tonen, invoeren, intrekken
help-key-about = Maakt een sleutel en toont hem; voert hem in een spel in of trekt hem daar in. Wie in een spel een sleutel heeft, ondertekent alles wat hij invoert; het programma doet het voor hem. `allowed-signers` geeft de sleutels van een spel zoals git en ssh-keygen ze lezen.
help-key-argument-what = new, show, add, revoke of allowed-signers
help-key-option-key = een andere sleutel: zoals OpenSSH hem schrijft, een .pub-bestand, of bij revoke de SHA256-vingerafdruk
help-key-option-player = wiens sleutel, als je scheidsrechter bent
help-key-example-1 = maakt op deze computer een sleutel voor anna
help-key-example-2 = vanaf de volgende logregel ondertekent anna in dit spel
help-key-example-3 = wiens sleutels gelden
help-key-example-4 = voor git en ssh-keygen

## anchor

help-anchor-does = worpen voor je tegenstanders vastleggen
help-anchor-about = Maakt een keten van geheimen voor de worpen van je tegenstanders en publiceert het einde ervan, zodat je er niets meer aan kunt veranderen. Eén keer nodig voor de eerste worp van een spel met ‘reveal’, en opnieuw als de geheimen op zijn. Maakt een sleutel als je er geen hebt.
help-anchor-example-1 = daarna kunnen de anderen gooien
help-anchor-example-2 = hetzelfde voor iemand anders op deze computer

## bot

help-bot-does = orders bevestigen en de worpen van de toevalsbron ophalen
help-bot-about = Voor elk spel met ‘drand’ waarin een order wacht: schrijft het ontvangstbewijs van een getuige en, zodra de ronde er is, de worp. Voor iemand met een sleutel die daar nooit een mogendheid heeft gespeeld; met de hand of op vaste tijden. Met --sync wordt het ontvangstbewijs meteen gepubliceerd en op de ronde gewacht.
help-bot-argument-games = korte namen van spellen (anders alle)
help-bot-option-sync = vooraf, tussendoor en na afloop afstemmen en publiceren, en op komende rondes wachten
help-bot-example-1 = één blik op alle spellen
help-bot-example-2 = hetzelfde vanuit een kloon, gepubliceerd

## export

help-export-does = een spel als JSON of als beurtbladen; alle spellen als cijfers
help-export-about =
    Geeft een spel voor andere programma’s (json: spelers, opties, beurten, stelling) of voor mensen (notation: de
    beurtbladen met hun orders). Met --parquet en zonder spel: wat er in alle spellen gebeurde, als tabellen voor elk
    programma dat rekent.
help-export-option-format = json of notation (anders: json)
help-export-option-out = een bestand in plaats van de standaarduitvoer
help-export-option-parquet = schrijft de tabellen van alle spellen in deze map, als Parquet
help-export-example-1 = de beurtbladen
help-export-example-2 = alles wat er te zeggen is, als gegevens
help-export-example-3 = alle spellen als tabellen, voor DuckDB, pandas en andere

## query

help-query-does = in SQL naar alle spellen vragen
help-query-about =
    Beantwoordt vragen in SQL over wat er in alle spellen van het archief gebeurde: spellen, beurten, gevechten,
    dobbelstenen, verplaatsingen, bepalingen. Zonder vraag noemt het de tabellen en hun kolommen; wat elke kolom betekent,
    staat in de handleiding ‘Cijfers in SQL’.
help-query-argument-sql = de vraag; SQLite voert haar uit en er kan niets door veranderen
help-query-option-csv = als door komma’s gescheiden waarden
help-query-example-1 = welke tabellen er zijn
help-query-example-2 = hoe de dobbelstenen van elke mogendheid vielen
help-query-example-3 = uitslagen, voor een rekenblad

## serve

help-serve-does = de site bouwen, hier tonen en bij wijzigingen opnieuw bouwen
help-serve-about = Bouwt de site van het archief, toont die op deze computer en bouwt opnieuw zodra een logboek verandert.
help-serve-option-port = poort (anders: 4321; 0 neemt een vrije)
help-serve-example-1 = op http://localhost:4321
help-serve-example-2 = een ander archief, een andere poort

## build

help-build-does = de site bouwen
help-build-about =
    Bouwt de statische site van het archief, klaar voor elke webruimte. De pagina’s van een groot archief kunnen in delen
    worden gemaakt, elk op een eigen computer, en samengevoegd: de site blijft dezelfde.
help-build-option-shard = maakt alleen de pagina’s van een deel van de spellen, zoals 3/16, in de map die --out noemt
help-build-option-join = voegt de delen in deze map, elk in een eigen map, samen tot de hele site
help-build-example-1 = naar dist
help-build-example-2 = ergens anders
help-build-example-3 = het derde van zestien delen
help-build-example-4 = de hele site, uit alle delen

## upgrade

help-upgrade-does = een latere versie van Fieldpost nemen
help-upgrade-about = Neemt een ander pakket en zegt wat daarmee verandert: vorm van de logboeken, spelregels, regelsets, pagina’s. Een hele kopie wordt samengevoegd met een versie die git kent (hebben beide kanten een bestand veranderd, dan gebeurt er niets), of door het pakket tot een archief gemaakt dat erom vraagt. Spellen en fieldpost.json blijven zoals ze zijn.
help-upgrade-argument-release = bestand of adres van het pakket (standaard: het pakket dat draait); in een hele kopie ook een tag, branch of commit
help-upgrade-example-1 = een later pakket
help-upgrade-example-1-release = ../fieldpost-0.3.0.tgz
help-upgrade-example-2 = een hele kopie wordt een archief dat om het pakket vraagt
help-upgrade-example-2-release = ../fieldpost-0.3.0.tgz
help-upgrade-example-3 = in een hele kopie: een versie bij haar tag, na git fetch --tags fieldpost
help-upgrade-example-4 = het nieuwste van daar

## cases

help-cases-does = toetsgevallen laten lopen
help-cases-about = Laat gevallen uit bestanden en mappen lopen en zegt per bepaling wat er geslaagd is. Eindigt met 1 als er een mislukt.
help-cases-argument-paths = bestanden of mappen; geen: de gevallen van dit project
help-cases-option-clause = alleen de gevallen die over deze bepaling gaan, stuk voor stuk
help-cases-option-failed = alleen bepalingen met mislukte gevallen tonen
help-cases-example-1 = de gevallen van het project
help-cases-example-2 = je eigen
help-cases-example-3 = waar één bepaling op getoetst is

## clause

help-clause-does = wat een spelregel zegt en waar ze staat
help-clause-about = Drukt een bepaling van het naslagwerk af: wat ze zegt, waar ze vandaan komt, wat er elders over staat. Met --search vindt het bepalingen naar waar ze over gaan.
help-clause-argument-id = naam van een bepaling, zoals B20.3
help-clause-option-search = woorden in een van de talen, zoals "onderzeeboot terugtrekken"
help-clause-example-1 = een basisregel
help-clause-example-2 = een verduidelijking van de uitgever, in het Engels
help-clause-example-2-language = en
help-clause-example-3 = wat daarop antwoordt
help-clause-example-3-words = hoofdstad veroverd IPC

## odds

help-odds-does = de precieze kansen van een gevecht
help-odds-about = Rekent een gevecht precies uit, zonder te dobbelen: wie er wint, wat er overblijft, wat het kost. Geef twee legers op zoals in een order, de aanvaller eerst; of een spel, met een vak erbij als je maar één van de gevechten bedoelt. Hier kiest niemand met de hand: beide kanten verliezen in de volgorde van de clubs en volgen de plannen van de clubs, tenzij opties iets anders zeggen; te land breken vliegtuigen het gevecht af zodra ze alleen zijn (SA). Een gevecht dat te groot is om uit te rekenen, omdat de dobbelsteen bepaalt wie wie raakt, wordt uitgeprobeerd met worpen uit een startwoord; dat staat er dan bij.
help-odds-argument-battle = twee legers, of een spel en misschien een vak
help-odds-option-low-luck = de waarden worden opgeteld, alleen voor de rest wordt gedobbeld
help-odds-option-aa = luchtdoelgeschut van de verdediger (anders: wat bij zijn eenheden staat)
help-odds-option-bombard = schepen die de landing steunen, zoals 2 of "2 slagschepen"
help-odds-option-assault = er zijn troepen geland: niemand mag het gevecht afbreken
help-odds-option-trapped = de aanvaller kan nergens heen
help-odds-option-theatre = waar gevochten wordt, in een oorlog met twee strijdtonelen, zoals pacific
help-odds-option-damaged-attacker = schepen van de aanvaller met een treffer, zoals 1
help-odds-option-damaged-defender = schepen van de verdediger met een treffer, zoals 1
help-odds-option-tech-attacker = technologieën van de aanvaller, zoals heavy-bombers,super-submarines
help-odds-option-tech-defender = technologieën van de verdediger, zoals jet-power
help-odds-option-order-attacker = zijn verliesvolgorde, wat eerst gaat voorop, zoals "inf jager tank"
help-odds-option-order-defender = zijn verliesvolgorde
help-odds-option-plan-attacker = SA, SAAC, TAAC of KAAC
help-odds-option-plan-defender = KAAC: de laagste waarde eerst
help-odds-option-subs-attacker = stay (blijven) of withdraw (terugtrekken), na elke ronde (anders: stay)
help-odds-option-subs-defender = stay of withdraw (anders: ze wijken alleen voor vliegtuigen die alleen zijn)
help-odds-option-retreat = de aanvaller breekt de aanval af na deze ronde
help-odds-option-retreat-below = de aanvaller breekt de aanval af zodra hij minder eenheden heeft dan dit
help-odds-option-retreat-defender = de verdediger trekt zich na deze ronde terug, waar de regels dat toelaten
help-odds-option-retreat-below-defender = de verdediger trekt zich terug zodra hij minder eenheden heeft dan dit
help-odds-option-sheet = een beurt die nog niet is aangekondigd (- voor standaardinvoer): wat er van de gevechten te verwachten is
help-odds-option-seed = woorden waaruit de worpen van uitgeprobeerde gevechten volgen
help-odds-option-games = hoe vaak een gevecht wordt uitgeprobeerd dat niet te berekenen is
help-odds-option-dialect = wiens afkortingen gelden: iaapa of daak
help-odds-example-1 = een gevecht te land
help-odds-example-1-forces = 5 inf 2 tank tegen 3 inf 1 jager
help-odds-example-2 = een landing onder luchtafweer
help-odds-example-2-forces = 4 inf 2 jager tegen 3 inf 1 jager 1 luchtafweer
help-odds-example-3 = een gevecht van een spel, zoals het ervoor staat
help-odds-example-3-space = Karelië
help-odds-example-4 = een beurt voordat die wordt ingediend

## translations

help-translations-does = welke regelteksten ontbreken of verouderd zijn
help-translations-about = Zegt voor elke taal welke bepalingen ontbreken en welke een Engelse tekst weergeven die sindsdien veranderd is. Met --stamp schrijft het in elk pas vertaald blok welke Engelse tekst het weergeeft.
help-translations-option-stamp = taal waarvan de ongemerkte blokken de Engelse teksten weergeven zoals ze nu zijn
help-translations-example-1 = alle talen
help-translations-example-2 = na het vertalen in het Nederlands
help-translations-example-2-language = nl

## schema

help-schema-does = het JSON-schema van een logregel of een toetsgeval
help-schema-about = Geeft het JSON-schema van één logregel, of van een toetsgeval.
help-schema-argument-what = line (standaard) of case
help-schema-example-1 = om te bekijken
help-schema-example-2 = om te bewaren
help-schema-example-3 = voor programma’s die de gevallen toetsen

## completion

help-completion-does = het script waarmee je shell fieldpost aanvult
help-completion-about = Geeft een script dat opdrachten, opties, spellen, spelers, mogendheden en regelsets aanvult: source <(fieldpost completion bash), met zsh net zo; fieldpost completion fish | source. Zet die regel in het bestand dat je shell bij het starten leest.
help-completion-argument-shell = de shell: bash, zsh of fish
help-completion-example-1 = voor bash
help-completion-example-2 = voor fish
