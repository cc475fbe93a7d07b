### Gesloten biedingen, en biedingen die meteen worden opgesteld.

bids-due-bid-seal = Gesloten biedingen worden nog verwacht van { $players }.
bids-due-bid = Beide biedingen zijn verzegeld; nog te openen: { $players }.
bids-not-yours = { $player } biedt hier niet mee; er wordt geboden door { $bidders }.
bids-ask = Je bod (bijvoorbeeld 17: 3 inf UKR, rest naar Japan)?
bids-missing = Het bod ontbreekt.
bids-missing-next = npx fieldpost bid { $slug } "17: 3 inf UKR, rest naar Japan"
bids-one-bid = Dat is meer dan één bod.
bids-seal = Dit bod verzegelen? Daarna verandert niemand het meer, en het wordt pas getoond als beide verzegeld zijn.
bids-sealed = Je bod is verzegeld.
bids-kept = Bod en geheim liggen hier tot je ze opent: { $file }
bids-kept-warning = Zonder dit bestand kan het bod niet open. Het gaat nergens anders heen; maak zelf een kopie.
bids-waits = Je bod is verzegeld; dat van { $players } ontbreekt nog.
bids-yours = Je verzegelde bod:
bids-open = Openen? Dan ziet iedereen het.
bids-opened = Je bod is open.
bids-open-waits = Je bod is open; dat van { $players } nog niet.
bids-gone = Je verzegelde bod is er niet: { $file } ontbreekt of is niet wat er is verzegeld.
bids-gone-next = open het op de computer waar het is verzegeld, of kopieer het bestand hierheen; is het kwijt, dan verklaart de scheidsrechter, of beide spelers samen, het zegel ongeldig
bids-forfeit = Het bod van { $player } telt niet meer.
bids-secret-in = Gesloten biedingen: die beslissen wie wat speelt.
bids-player = Naam van een speler die biedt (leeg: geen meer)?
