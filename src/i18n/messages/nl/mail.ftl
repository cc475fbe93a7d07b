### Wat de opdrachten die mails lezen en schrijven zeggen tegen wie ze aanroept.


## Bestanden en servers

mail-no-address-file = Er is geen { $file } met de adressen van de spelers.
mail-no-address-next = zet { $file } naast fieldpost.json: { $example }
mail-bad-file =
    { $file } is niet zoals het hoort{ COUNT($at) ->
        [0] { "" }
       *[other] , bij ‘{ $at }’
    }.
mail-no-post-file = Er is geen { $file } dat zegt wie mails stuurt en via welke server.
mail-no-post-next = zet { $file } naast fieldpost.json: { $example }
mail-no-server = { $file } noemt geen server: ‘smtp’ ontbreekt.
mail-no-mailbox = { $file } noemt geen postvak: ‘imap’ ontbreekt.
mail-no-mailbox-next = in { $file }: { $example }

## Het postvak op de server

mailbox-unreachable = De mailserver { $host } is niet bereikbaar: { $said }
mailbox-unreachable-next = kijk ‘host’, ‘port’ en ‘security’ na onder ‘imap’ in { $file }, of probeer het later opnieuw
mailbox-unsafe = De lijn naar { $host } zou niet veilig zijn; daarom is er geen wachtwoord gestuurd: { $said }
mailbox-unsafe-next = de server moet TLS aanbieden, met een certificaat dat deze computer vertrouwt; zonder kan alleen op deze computer zelf
mailbox-login = { $host } laat { $user } niet binnen: { $said }
mailbox-login-next = kijk gebruiker en wachtwoord na; sommige aanbieders willen voor elk programma een eigen wachtwoord
mailbox-no-mailbox = Het postvak ‘{ $mailbox }’ kan niet worden geopend: { $said }
mailbox-no-mailbox-next = ‘mailbox’ onder ‘imap’ in { $file } noemt het; anders wordt INBOX gelezen
mailbox-no-marks = In ‘{ $mailbox }’ kan geen mail als afgehandeld worden gemerkt; daarom is er niets gelezen.
mailbox-no-marks-next = noem een map waar zulke mails heen gaan, als ‘moveTo’ onder ‘imap’ in { $file }; het postvak moet te beschrijven zijn
mailbox-no-folder = Er is geen map ‘{ $folder }’, en hij kan niet worden gemaakt: { $said }
mailbox-no-folder-next = maak hem, of noem een andere als ‘moveTo’ onder ‘imap’ in { $file }
mailbox-hung-up = { $host } heeft de verbinding verbroken: { $said }
mailbox-hung-up-next = zeg hetzelfde nog eens; wat al gelezen is, verandert niets meer
mailbox-gone = De mail is er niet meer.
mailbox-numbered-anew = De server heeft ‘{ $mailbox }’ opnieuw genummerd; alles zonder merk wordt nog eens bekeken, dubbel ingevoerd wordt er niets.
mailbox-not-settled = Niet alle mails konden als afgehandeld worden gemerkt; ze worden de volgende keer opnieuw gelezen, dubbel ingevoerd wordt er niets.

## Lezen en versturen

mail-dice-given = de worpen die moesten komen, zijn gegeven
mail-unfinished = wat er halverwege in de weg zat, zit er nog; is het weg, dan gaat het vanzelf verder.
mail-no-password = Het wachtwoord van de mailserver ontbreekt: zet { $variable }, of noem een ‘passwordFile’.
mail-bad-password-file = Het wachtwoordbestand { $file } is niet te lezen.
mail-no-address = Van { $player } is geen adres bekend.
mail-not-a-player = ‘{ $said }’ hoort niet bij de spelers van dit spel: { $ids }.
mail-nobody = Er is niemand om het naartoe te sturen.
mail-no-turn = Er is nog geen beurt begonnen.
mail-written = Geschreven naar { $file }.
mail-sent = Gestuurd aan { $to }: { $subject }
mail-not-sent = Niet gestuurd aan { $to }: { $said }
mail-would-send = Aan: { $to }
mail-one-target = --eml en --send gaan niet samen.
mail-nobody-late = Niemand is te laat.
mail-nothing-to-tell = Er is niets om iemand aan te herinneren.
mail-not-sent-secret = de server nam hem niet aan
mail-reminded = { $player } is op { $at } herinnerd; --again doet het nog eens.
mail-no-mails = Hier zijn geen mails.
mail-no-such-path = { $file } is niet te lezen.
mail-would-enter = zou worden ingevoerd
mail-reading = Mail { $mail }
mail-from = van { $who }
mail-stranger = Niemand in addresses.local.json schrijft vanaf { $address }. De mail is niet beantwoord.
mail-no-sender = De mail zegt niet wie hem stuurde en is niet beantwoord.
mail-machine = Een programma stuurde deze mail. Hij is niet beantwoord.
mail-unreadable-too-large = De mail is te groot voor een beurt en is niet gelezen.
mail-unreadable-too-many-parts = De mail heeft meer delen dan een beurt nodig heeft en is niet gelezen.
mail-unreadable-too-deep = De delen liggen te diep in elkaar, of de koppen zijn te lang. De mail is niet gelezen.
mail-unreadable-no-mail = Dit is geen mail.
mail-failed = De mail kon niet worden ingevoerd en is niet beantwoord: { $why }
mail-broken = Het logboek van { $game } is niet te volgen; daar kan niets worden ingevoerd.
mail-may-not =
    Je mag in dit spel niet voor { $player } invoeren: dat mag een beheerder of scheidsrechter van het spel, of een speler die
    de spelerslijst daarvoor noemt. De mail wacht op een van hen. Hoe de lijst wordt gewijzigd, zegt
    npx fieldpost substitute --help
mail-kept-mail = bewaard als { $file }
mail-went-on = { $game }: de bewaarde orders van { $player } gaan verder
mail-tell = npx fieldpost mail { $game } --send   vertelt het de anderen
mail-busy = Iemand anders leest hier net mails.
mail-total =
    { $mails } { $mails ->
        [one] mail
       *[other] mails
    }: { $entered } ingevoerd, { $asked } anders beantwoord, { $silent } niet beantwoord.
