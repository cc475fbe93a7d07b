### Was von jeder Quelle zu wissen ist: wer entscheidet, welche Fassung hier steht, wohin mit Einwänden, was fehlt.

document-about = Über dieses Dokument
document-clauses = Seine Bestimmungen
document-decides = Wer entscheidet
document-version = Welche Fassung das ist
document-objections = Wohin mit Einwänden
document-missing = Was hier fehlt
document-written = Sprache der Vorlage
document-rests = Gelesen zusammen mit
document-played = Gilt in Partien nach
document-tell = Ist hier ein Satz, eine Stellenangabe oder eine Übersetzung falsch, dann sag es denen, die dieses Archiv führen, mit der Kennung der Bestimmung.

document-rulebook =
    { $part ->
        [decides] Das Regelheft; wo aber die Klarstellungen des Verlags von derselben Sache sprechen, gehen sie vor, denn sie sind sein späteres Wort. Was ein Klub entschieden hat, gilt nur in dessen Partien.
        [version] Das Heft von 1986 selbst lag nicht vor: Was hier steht, folgt einer öffentlichen englischen Zusammenfassung. Die Seitenzahlen sind die, die sie nennt; eine Bestimmung ohne Seite hat auch dort keine. Die Aufstellung geht auf eine Karte zurück, die Spieler gemacht haben.
        [objections] Wer das Heft hat, kann jede Frage auf der genannten Seite klären. Ob der Verlag zu dieser Ausgabe noch Fragen beantwortet, ist hier nicht bekannt.
       *[missing] Alles, was die Zusammenfassung aus dem Heft weglässt; wie viel das ist, lässt sich ohne das Heft nicht sagen. Wo sie etwas offenlässt und Fieldpost entscheiden musste, steht das bei der Bestimmung.
    }
document-mb =
    { $part ->
        [decides] Der Verlag, in Antworten, die mit »General M. Bradley« unterzeichnet sind. Sie gehen dem Regelheft vor; wo sie schweigen, gilt das Heft.
        [version] Eine niederländische Übersetzung von Ronald Hoekstra vom Juli 2002, ohne Genehmigung des Verlags. Dessen eigener Text lag nicht vor: Unser Englisch entstand aus dem Niederländischen, und ein Versehen des Übersetzers steckt auch darin.
        [objections] Wer den Text des Verlags selbst hat, kann eine Frage damit klären. Ob dort noch jemand antwortet, ist hier nicht bekannt.
       *[missing] Von dem, was dieses Dokument sagt, ist nichts weggelassen, was etwas entscheidet, nur Verweise und Adressen. Nicht alle Fragen, die ihm geschickt wurden, hat der Verlag beantwortet.
    }
document-daak =
    { $part ->
        [decides] Der Klub, in Partien nach seinen Regeln. Wo seine Erläuterungen schweigen, gelten die Klarstellungen des Verlags und dann das Regelheft. Andere Klubs lesen dieselben Punkte vielleicht anders.
        [version] Version 1.2.1d vom 29. Januar 2004, auf Deutsch. Ob der Klub sie seither geändert hat, ist hier nicht bekannt.
        [objections] Gegen die Erläuterungen: beim Klub. Wer dort heute für sie zuständig ist, ist hier nicht bekannt.
       *[missing] Die übrigen Regeln des Klubs: über Fehler, über die Rangliste, über das Spiel per Mail und über Turniere. Sie lagen nicht vor oder sind nicht aufgenommen; was Fieldpost in solchen Dingen tut, ist seine Sache.
    }
document-realism-decides = Der Verfasser dieser Regeln, R. D. Baker, wo nach ihnen gespielt wird. Was sie nicht ändern, ist wie in der Second Edition. Wo sie eine Lücke lassen, füllen sie Entscheidungen von uns; ein Wort von ihm sind die nicht.
document-realism-objections = Gegen eine Regel: beim Verfasser. Ob er noch zu erreichen ist, ist hier nicht bekannt.
document-realism-missing = Von Enhanced Realism stehen hier Abschnitt I, Abschnitt III und der Anfang von Abschnitt II. Die Abschnitte IV bis X fehlen, ebenso die erweiterten Waffen des Verfassers und seine Antworten auf Fragen. Abschnitt IV handelt vom Luftkrieg für Fortgeschrittene; von den übrigen lag zu wenig vor. Bei Fieldpost lässt sich nach ihnen nicht spielen.
document-realism-1 =
    { $part ->
        [decides] { document-realism-decides }
        [version] Abschnitt I, geschrieben 1998 und 1999, auf Englisch. Ob es eine spätere Fassung gibt, ist hier nicht bekannt.
        [objections] { document-realism-objections }
       *[missing] Aus diesem Abschnitt ist nichts weggelassen, was etwas entscheidet. { document-realism-missing }
    }
document-realism-3 =
    { $part ->
        [decides] { document-realism-decides }
        [version] Abschnitt III, von 1998, auf Englisch. Ob es eine spätere Fassung gibt, ist hier nicht bekannt.
        [objections] { document-realism-objections }
       *[missing] Aus diesem Abschnitt ist nichts weggelassen, was etwas entscheidet. { document-realism-missing }
    }
document-outside =
    { $part ->
        [decides] { document-realism-decides }
        [version] Der Anfang von Abschnitt II, soweit eine Suche im Netz ihn noch zeigte. Er bricht ab, wo Artillerie auf Flugzeuge schießt.
        [objections] { document-realism-objections } Wer den ganzen Abschnitt II hat, möge sich melden.
       *[missing] Der Rest von Abschnitt II und damit der Preis der Artillerie und ihre Würfel gegen Flugzeuge; für beides steht eine Entscheidung von uns ein. { document-realism-missing }
    }
document-linked =
    { $part ->
        [decides] Dieses Dokument, vor den Regeln von Europe und Pacific; wo es schweigt, gelten jene.
        [version] Die Fassung vom 15. Mai 2001, auf Englisch. Eine spätere ist in einem Forum abgedruckt; was davon zu lesen war, bricht ab, und sie ist hier nicht aufgenommen.
        [objections] Wer heute für dieses Dokument zuständig ist, ist hier nicht bekannt.
       *[missing] Die gedruckten Streifen mit den Feldern zwischen den Brettern lagen nicht vor. Ein paar dieser Felder nennt das Dokument; was sonst dort liegt, was woran grenzt und dass nichts davon etwas wert ist, haben wir festgelegt. Was aus einem Kriegsschauplatz wird, auf dem der Krieg wieder ausbricht, lässt das Dokument selbst offen; eine Entscheidung von uns sagt es.
    }
document-linked-war =
    { $part ->
        [decides] Die Regelhefte des Verlags zu Europe (1999) und Pacific (2001). Was hier steht, kann sie nicht ersetzen. Wovon beide nicht sprechen, das ist wie in der Second Edition mit den Klarstellungen des Verlags.
        [version] Keines der Hefte lag ganz vor: von dem zu Europe nur der Anfang, von dem zu Pacific einige Seiten. Das Übrige ist zusammengetragen aus den ersten Teilen der Fragen und Antworten des Verlags (Europe 2005, Pacific 2003), aus Antworten in Foren, aus Programmen, die die Spiele spielen, und aus Listen von Spielern, worin diese von den Heften abweichen.
        [objections] Wer eines der Hefte hat, kann eine Frage mit der Seite darin klären, auch gegen uns. Ob der Verlag zu diesen Spielen noch Fragen beantwortet, ist hier nicht bekannt.
       *[missing] Was in den Teilen der Hefte steht, die nicht vorlagen; wie viel das ist, lässt sich nicht sagen. Wo alle Quellen schweigen und Fieldpost entscheiden musste, sagt es eine Entscheidung.
    }
document-fieldpost =
    { $part ->
        [decides] Fieldpost, und nur für sein eigenes Programm, das irgendetwas entscheiden muss. Keinen Klub bindet das.
        [version] Die Entscheidungen, wie das Programm dieser Seiten sie spielt, jede mit ihrer Frage und ihrem Grund.
        [objections] Bei denen, die dieses Archiv führen, am besten mit einer Quelle, die von der Sache spricht. Was sich als falsch erweist, wird in einer neuen Version des Regelwerks berichtigt; begonnene Partien gehen nach der ihren weiter. In einer Partie können die Beteiligten einen Eintrag stehen lassen, den das Programm anders entscheiden würde.
       *[missing] Fragen, auf die noch niemand gestoßen ist.
    }
