### Wat een mail wil naast orders, beantwoord.


## Het onderwerp

answer-subject-answered = zoals je vroeg


## Wat niet terug te nemen is

# $line: the line that does it, such as `agree 30`
request-code-look = ‘{ $line }’ is niet terug te nemen; het antwoord zou een code zijn.
request-code-needed =
    { $days ->
        [one] Dit is niet terug te nemen, en een afzender is gauw vervalst. Er is nog niets gebeurd. Was jij het, antwoord dan binnen een dag met deze regel:
       *[other] Dit is niet terug te nemen, en een afzender is gauw vervalst. Er is nog niets gebeurd. Was jij het, antwoord dan binnen { $days } dagen met deze regel:
    }
request-code-forged = Was jij het niet, doe dan niets en zeg het tegen wie het archief bijhoudt.
request-code-bad =
    { $why ->
        [used] Die code is al gebruikt.
        [other] Die code is voor een andere regel.
        [stale] Die code is voor het spel zoals het eerder stond; het is sindsdien verdergegaan.
        [expired] Die code is te oud.
       *[unknown] Zo’n code is jou niet gestuurd.
    }
answer-needs-code = Wie opgeeft of biedt, zet dat alleen op een regel in een nieuwe mail; het antwoord brengt er een code voor. Van deze regels is niets ingevoerd.
request-void-reason = per mail, zonder reden


## Wat verteld wordt

request-board = De stelling staat hieronder.
request-history = De laatste beurten:
request-entries = De logregels van de beurt die nu loopt:
request-rules = Wat de spelregels erover zeggen:
request-help =
    Schrijf orders zoals altijd, één per regel. Daarnaast worden deze woorden begrepen, elk op een eigen regel:
      status – hoe { $game } ervoor staat en op wie gewacht wordt
      kaart – de stelling
      verloop – de laatste beurten in woorden, en wat er deze beurt is ingevoerd
      kansen, kansen Oekraïne, kansen 3 inf 1 tank tegen 2 inf – wat er van een gevecht kan komen
      regel B8.1, regel landen op vliegdekschip – wat een spelregel zegt
      instemmen 30, afwijzen 30 – je antwoord op een voorstel
      remise – je biedt remise aan
      schrappen 30: de reden – iets wat deze beurt is ingevoerd, telt niet
      afwezig van 3 april tot 12 april – zo lang wacht niemand op je
      bericht aan Duitsland: …, bericht aan allen: … – tot de volgende lege regel
      opgeven – je geeft op
      plan, weggooien – wat er van je beurt bewaard is; het wordt weggegooid
      concept – je bewaarde regels worden ingevoerd zoals ze zijn
    Een beslissing mag ook in een zin: ‘ik verlies de onderzeeboot’. Wat niet terug te nemen is, wordt eerst met een code beantwoord.


## Berichten aan anderen

press-subject = een bericht van { $player }
press-from = { $player } ({ $powers }) schrijft je:
press-from-all = { $player } ({ $powers }) schrijft aan allen:
press-unproved = Het kwam in een mail van het adres van die speler, en dat bewijst niets. Het staat in geen logboek.
press-sent = Je bericht is onderweg naar { $players }.
press-nobody = Met je bericht was niemand te bereiken: { $players }.


## Waar niemand naar orders zoekt

answer-in-file = Orders worden alleen uit de tekst van een mail gelezen. Dit kwam met de jouwe mee en is niet ingevoerd: { $files }.
answer-in-subject = In het onderwerp van je mail staan orders. Ze zijn niet ingevoerd: alleen de tekst wordt gelezen.
mail-private = Van { $address }, en over geen enkel spel. Hij is blijven liggen.
