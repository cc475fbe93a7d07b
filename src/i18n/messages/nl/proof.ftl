### Sleutels en handtekeningen, worpen die iemand bewaart of die een openbare toevalsbron geeft.

proof-sources-local = dit programma gooit (op goed vertrouwen)
proof-sources-recorded = we gooien elders en voeren het in
proof-sources-reveal = een tegenstander bewaart ze achter slot (bewijsbaar; als iedereen dit programma gebruikt)
proof-sources-drand = een openbare toevalsbron geeft ze (bewijsbaar; vraagt om een bot als getuige)
proof-signed = { $count } ondertekend

## Worpen die anderen geven

proof-keeper-due = { $keeper } bewaart deze worp en onthult hem.
proof-receipt-due = Eerst moet een getuige de order zien: { $witnesses }.
proof-round-due = De worp is die van ronde { DIGITS($round) } van de toevalsbron, vanaf { $at }.
proof-pass-on = npx fieldpost sync   brengt de order bij wie de worp geeft; per mail: npx fieldpost mail { $slug } --send
proof-not-yours = De worpen van dit spel komen van anderen; alleen de scheidsrechter kan in hun plaats ogen opgeven.
proof-not-proved = De huidige spelregels beslissen anders over #{ DIGITS($seq) }; daarvoor wordt niets onthuld of bevestigd.
proof-secret-gone = De geheimen van deze worp staan niet op deze computer: { $file } ontbreekt.
proof-secret-gone-next = kopieer het bestand van waar de worpen zijn vastgelegd; is het kwijt, dan beslist de scheidsrechter
proof-no-network = Ronde { DIGITS($round) } van de toevalsbron was niet te krijgen.
proof-no-network-next = probeer het later opnieuw; de ronde blijft wat ze is

## Geheimen vastgelegd voor worpen

proof-anchored =
    Vastgelegd: { $length } { $length ->
        [one] geheim
       *[other] geheimen
    } voor de worpen van je tegenstanders.
proof-anchor-file = Ze staan in { $file }; niemand anders mag dit bestand zien, en zonder dit bestand ligt het spel stil.
proof-anchor-there =
    Je worpen zijn al vastgelegd; er { $left ->
        [one] is
       *[other] zijn
    } nog { $left } { $left ->
        [one] geheim
       *[other] geheimen
    }.
proof-anchor-due = Voor de volgende worp moeten geheimen worden vastgelegd door { $players }.
proof-anchor-not-now = Een order wacht op zijn worp; leg daarna vast.
proof-anchor-no-keeper = In { $slug } bewaar je geen worpen.
proof-anchor-of = { $game }: je worpen zijn vastgelegd
proof-revealed-in = { $game }: je hebt de worp onthuld

## Sleutels

proof-no-key = Op deze computer staat geen sleutel van { $player }.
proof-key-there = Er is al een sleutel: { $file }. Die wordt niet overschreven.
proof-key-made = Een nieuwe sleutel staat in { $file }; de openbare helft ernaast, eindigend op .pub.
proof-key-keep = Wie dit bestand heeft, kan als jou ondertekenen. Bewaar een kopie die niemand anders kan lezen.
proof-key-locked = { $file } heeft een wachtwoordzin; ondertekend wordt met een sleutel zonder.
proof-key-other = { $file } bevat geen Ed25519-sleutel.
proof-key-in-force = geldig sinds { $since }
proof-key-gone = { $since } tot { $until }
proof-keys-none = In { $slug } heeft niemand een sleutel.
proof-key-added = De sleutel telt vanaf de volgende logregel.
proof-key-revoked = De sleutel telt niet meer.
proof-which-key = Welke sleutel moet weg?
proof-bad-key = ‘{ $said }’ is geen Ed25519-sleutel zoals OpenSSH die schrijft, en ook geen bestand met zo’n sleutel.
proof-bad-player-key = ‘{ $said }’ is geen ‘speler=sleutel’.
proof-whose-key = Wiens sleutel?
proof-whose-key-next = zeg het met --as, of voor altijd: git config fieldpost.player <id>
proof-bad-what = ‘{ $said }’ kan deze opdracht niet: new, show, add, revoke, allowed-signers.
proof-game-missing = Noem het spel.
proof-bad-signatures = ‘{ $said }’ zegt niet of logregels ondertekend moeten zijn: required of free.
proof-keeper-only = Worpen van ‘{ $source }’ bewaart niemand, alleen die van ‘reveal’.

## Een bot die getuigt

proof-receipt = { $game }: #{ DIGITS($seq) } gezien; de worp is die van ronde { DIGITS($round) }, { $at }
proof-rolled = { $game }: de worp van #{ DIGITS($seq) } uit ronde { DIGITS($round) }
proof-later = { $game }: ronde { DIGITS($round) } komt om { $at }
proof-ahead = { $game }: de laatste logregel draagt een tijd die nog moet komen, dus er wordt nog niets bevestigd
proof-not-witness = { $game }: { $player } kan hier niets bevestigen
proof-nothing = Niets te bevestigen en geen ronde aan de beurt.

## Wat iemand van een logboek heeft bewaard

proof-kept-checkpoints-equal =
    { $game }: het controlepunt klopt; het logboek eindigt net als toen na { $count } { $count ->
        [one] logregel
       *[other] logregels
    }.
proof-kept-checkpoints-ahead =
    { $game }: het controlepunt klopt; { $count } { $count ->
        [one] logregel van toen is
       *[other] logregels van toen zijn
    } onveranderd, { $more } { $more ->
        [one] logregel is
       *[other] logregels zijn
    } er sindsdien bij gekomen.
proof-kept-checkpoints-truncated =
    { $game }: het controlepunt spreekt van { $count } { $count ->
        [one] logregel
       *[other] logregels
    }, hier { $has ->
        [one] is
       *[other] zijn
    } er maar { $has }. Het eind is afgeknipt, of deze kopie is ouder.
proof-kept-checkpoints-forked = { $game }: #{ DIGITS($seq) } is niet de logregel van het controlepunt. Het logboek is herschreven, of er zijn twee versies van.
proof-kept-checkpoints-unread =
    { $game }: het controlepunt spreekt van { $count } { $count ->
        [one] logregel
       *[other] logregels
    }, maar het logboek is maar { $has } { $has ->
        [one] logregel
       *[other] logregels
    } ver te volgen.
proof-kept-same =
    { $game }: { $count } { $count ->
        [one] logregel uit de mail staat
       *[other] logregels uit de mail staan
    } in het logboek zoals verstuurd.
proof-kept-entries-other = { $game }: #{ DIGITS($seq) } uit de mail is niet #{ DIGITS($seq) } van het logboek.
proof-kept-entries-missing = { $game }: #{ DIGITS($seq) } uit de mail staat niet in het logboek. Het eind is afgeknipt, deze kopie is ouder, of de mail is nooit ingevoerd.
proof-kept-entries-unread = { $game }: het logboek is niet te volgen tot #{ DIGITS($seq) } uit de mail.
proof-kept-two-versions = Beide versies van #{ DIGITS($seq) } dragen de handtekening van { $player }: de twee logregels samen zijn het bewijs.
proof-kept-forked-next = bewaar de mail, vraag de anderen wat zij hebben, en laat beide logregels zien aan wie beslist
proof-kept-short-next = npx fieldpost sync; is het dan nog steeds korter, vraag de anderen dan wat zij hebben
proof-kept-nothing = In ‘{ $name }’ staat geen controlepunt en geen logregel.
proof-kept-nothing-next = "pbem-checkpoint v1 <spel> <aantal> <hash>", een bestand met zo’n regel of een mail over een spel
