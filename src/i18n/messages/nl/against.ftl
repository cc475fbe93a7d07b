### Wat verify over een wijziging zegt voordat ze wordt overgenomen.


## De wijziging als geheel, en elk spel daarin

against-heading = De wijziging van { $base } naar { $head }:
against-game-opened = { $game }: een nieuw spel, { counted-entries }
against-game-grown = { $game }: { counted-entries } erbij
against-game-repaired =
    { $game }: het beschadigde eind, { $dropped } { $dropped ->
        [one] logregel
       *[other] logregels
    } vanaf logregel { $line }, is afgeknipt; zo wordt het hersteld
against-game-demonstration = { $game }: een demonstratiespel, nieuw of opnieuw gemaakt
against-game-removed = { $game }: een demonstratiespel, verwijderd
against-carried = { $where } is van { $by }, { $commit } is ondertekend door { $signer }
against-others =
    daarnaast { $count } { $count ->
        [one] bestand
       *[other] bestanden
    }
against-nothing = Er is niets veranderd.
against-commit = commit { $commit }
against-good = De wijziging is in orde.
against-bad =
    De wijziging wordt geweigerd, om { $count } { $count ->
        [one] reden
       *[other] redenen
    }.
against-not-with-games = Met --against wordt de hele wijziging bekeken: laat de spellen weg.
against-not-with = { $option } gaat over losse spellen, --against over een wijziging: het een of het ander.
against-needs-against = { $option } hoort bij --against.

## Wat niet in een wijziging mag staan

against-refusal-log-missing =
    { COUNT($movedTo) ->
        [0] Dit gepubliceerde logboek is verdwenen.
       *[other] Dit gepubliceerde logboek is verplaatst naar { $movedTo }; zijn plaats is zijn naam, voorgoed.
    }
against-refusal-log-not-plain =
    Op de plaats van het logboek staat { $what ->
        [link] een symbolische koppeling
        [module] een andere repository
        [executable] een bestand dat als programma is gemarkeerd
       *[other] geen gewoon bestand
    }.
against-refusal-log-rewritten = Vanaf deze logregel is het logboek niet meer het gepubliceerde.
against-refusal-log-cut =
    { $lines ->
        [1] De laatste logregel van het gepubliceerde logboek ontbreekt.
       *[other] De laatste { $lines } logregels van het gepubliceerde logboek ontbreken.
    }
against-refusal-log-line-ends = De logregels eindigen op CR LF: een editor of git heeft de gepubliceerde bytes veranderd.
against-refusal-log-torn =
    De laatste logregel is nooit afgekomen: { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    } zonder eind.
against-refusal-log-too-large = Het logboek is groter dan { $max } bytes.
against-refusal-several-games = Beurten van meer spellen komen samen: { LIST($games, by: ", ") }.
against-refusal-turn-not-alone =
    { $more ->
        [0] Een beurt van { $game } komt samen met andere bestanden: { LIST($others, by: ", ") }.
       *[other] Een beurt van { $game } komt samen met andere bestanden: { LIST($others, by: ", ") } en nog { $more }.
    }
against-refusal-not-a-log = Dit bestand is geen logboek van een spel.
against-refusal-game-broken = { $game } zou beschadigd zijn, zoals hierboven gezegd.
against-refusal-game-differs = { $game } heeft logregels die volgens de spelregels anders zouden uitvallen, zoals hierboven gezegd.
against-refusal-wrong-author = De logregel is van { $by }, die commit als { EITHER($names) }; deze commit is van { $author }.
against-refusal-wrong-signer = De logregel is van { $by }; de commit noemt { $author } als auteur, maar is ondertekend met de sleutel van { $signer }.
against-refusal-commit-signature = De logregel is van { $by }; de handtekening onder de commit klopt niet: de commit is veranderd, of de sleutel is ingetrokken.
against-refusal-in-the-future = De logregel zegt om { $at } geschreven te zijn, maar het is nu { $now }.
against-refusal-not-forward = De gepubliceerde commit hoort niet meer bij de branch: de geschiedenis daarvan is vervangen.
against-refusal-does-not-merge = Zo is de wijziging niet samen te voegen: beide kanten hebben { LIST($paths, by: ", ") } veranderd.

## De regels waaraan een wijziging zich moet houden

against-rule-only-appended = aan een gepubliceerd logboek wordt alleen toegevoegd
against-rule-plain-logs = onder games/ staan alleen gewone bestanden games/<spel>/log.jsonl
against-rule-one-game = een voorgestelde wijziging gaat over één spel
against-rule-turn-alone = een beurt komt alleen: wat een logboek verandert, verandert verder niets
against-rule-proved = elke logregel van een spel dat verandert, wordt gecontroleerd
against-rule-own-name = in dit spel commit wie een logregel invoert die ook zelf, op zijn naam of met zijn sleutel (authors: checked)
against-rule-no-future = een logregel loopt hooguit 10 minuten op de klok vooruit
against-rule-never-back = wat gepubliceerd is, blijft gepubliceerd: geen geforceerde push
against-rule-merges = een wijziging wordt beoordeeld zoals zij zou worden samengevoegd
against-rule-readable-settings = fieldpost.json is te lezen

## Wat eraan te doen is

against-next-log-missing = git checkout { $base } -- { $path }
against-next-log-not-plain = zet het bestand zelf daar neer: git checkout { $base } -- { $path }
against-next-log-rewritten = haal het gepubliceerde bestand terug: git checkout { $base } -- { $path }; wat fout was, zetten nieuwe logregels recht (void, edit, ruling)
against-next-log-cut = { against-next-log-rewritten }
against-next-log-line-ends = npx fieldpost sync herstelt ze; in .gitattributes moet staan: games/*/log.jsonl -text -merge
against-next-log-torn = de volgende opdracht die in { $game } schrijft, legt haar opzij; commit daarna opnieuw
against-next-log-too-large = vraag het wie het gemaakt heeft
against-next-several-games = stel elk spel apart voor, op een eigen branch
against-next-turn-not-alone = stuur de beurt apart, en de andere bestanden in een eigen wijziging
against-next-not-a-log = bewaar het ergens anders; de naam van een spel heeft 3 tot 40 kleine letters, cijfers en enkele streepjes
against-next-game-broken = haal het gepubliceerde bestand terug en geef de orders opnieuw: git checkout { $base } -- { $path }
against-next-game-differs = geef andere orders; of, als iedereen vrede heeft met hoe er gespeeld is: npx fieldpost ruling { $game } <logregels> --reason "…"
against-next-wrong-author = git config user.name "<naam>"; git commit --amend --reset-author --no-edit
against-next-wrong-signer = laat ieder publiceren wat hij zelf invoert, vanuit zijn eigen kloon: npx fieldpost sync { $game }
against-next-commit-signature = onderteken hem opnieuw met een sleutel die geldt: git commit --amend --no-edit --gpg-sign
against-next-in-the-future = zet de klok van de computer gelijk, haal het bestand terug (git checkout { $base } -- { $path }) en geef de orders opnieuw
against-next-not-forward = haal de gepubliceerde commits terug uit een kloon die ze nog heeft: git push --force origin { $base }:main; daarna npx fieldpost sync
against-next-does-not-merge = npx fieldpost sync, en stuur het dan opnieuw
against-next-bad-settings = zet deze instelling recht

## Waarom een wijziging niet bekeken kan worden, en wat te doen

against-stop-no-git = git is hier niet geïnstalleerd, en --against heeft het nodig.
against-stop-no-git-next = installeer git 2.38 of nieuwer
against-stop-no-repository = Dit archief staat in geen git-repository; er is niets om het mee te vergelijken.
against-stop-no-repository-next = npx fieldpost verify
against-stop-unknown-ref = git kent hier geen commit ‘{ $said }’.
against-stop-unknown-ref-next = git fetch origin; git branch --all laat zien wat er is
against-stop-shallow = Deze kloon is ondiep en mist wat er van { $said } nodig is.
against-stop-shallow-next = git fetch --unshallow
against-stop-odd-tree = De bestanden van { $said } staan vermeld zoals git het zelf nooit doet, of zijn er niet allemaal.
against-stop-odd-tree-next = voeg dit niet samen; maak de wijziging opnieuw vanaf de gepubliceerde branch, alleen met git
against-stop-unrelated = De twee kanten hebben geen commit gemeen met { $said }.
against-stop-unrelated-next = begin de wijziging op de gepubliceerde branch
