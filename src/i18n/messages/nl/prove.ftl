### Een logboek controleren in de browser van de lezer.

prove-title = Controleer het zelf, hier
prove-lead = Je browser kan dit hele logboek zelf controleren: dat elke logregel op de vorige volgt, dat elke handtekening klopt, dat de spelregels elke order nog eens hetzelfde beslissen en dat elke worp volgt uit wat hem bewijst, tot en met elke ronde van de toevalsbron. Hij haalt het logboek op en vraagt verder niemand iets.
prove-guide = Zonder script, of met gereedschap dat niet van ons is: zo controleer je een oud spel
prove-start = Dit logboek controleren
prove-working = Het logboek wordt gecontroleerd; dat kan enkele seconden duren …
prove-failed = Het lukte niet: { $why }
prove-sound = Alles klopt.
prove-differs = Keten, handtekeningen en worpen kloppen, maar de huidige spelregels zouden sommige logregels van het logboek anders beslissen.
prove-broken = Er klopt iets niet.
prove-fault = Logregel { $line }: { $code }
prove-newer = Deze pagina is ouder dan het logboek; een nieuwere Fieldpost kan het controleren.
prove-known = Hier bekend: { $known }.
prove-torn = De laatste { $bytes } bytes zijn nooit een logregel geworden en tellen niet mee.
prove-differing = Anders beslist:
prove-entries = Logregels, elk volgend op de vorige
prove-signed = Gecontroleerde handtekeningen
prove-decided = Logregels nog eens volgens de spelregels beslist
prove-reported = Logregels zoals gemeld, niet te controleren
prove-rolled = Worpen
prove-head = Hash van de laatste logregel
prove-rolls = Elke worp
prove-by-local = volgt uit de startwaarde in zijn logregel
prove-by-recorded = gegooid door { $by }
prove-by-reveal = geheim { $by } van de bewaarder
prove-by-drand = ronde { $by } van de toevalsbron
prove-link = De worpen in je eigen browser controleren
