### Wat er van elke bron te weten valt: wie beslist, welke versie hier staat, waar je met bezwaren terechtkunt, wat er ontbreekt.

document-about = Over dit document
document-clauses = De bepalingen
document-decides = Wie beslist
document-version = Welke versie dit is
document-objections = Waar je met bezwaren terechtkunt
document-missing = Wat er ontbreekt
document-written = Taal van wat er voorhanden was
document-rests = Samen gelezen met
document-played = Geldt in spellen volgens
document-tell = Klopt hier een zin, een vindplaats of een vertaling niet, zeg het dan tegen wie dit archief bijhoudt, met de id van de bepaling.

document-rulebook =
    { $part ->
        [decides] Het regelboek; maar waar de verduidelijkingen van de uitgever over hetzelfde punt gaan, gaan die voor, want dat is zijn latere woord. Wat een club heeft beslist, geldt alleen in spellen van die club.
        [version] Het boekje uit 1986 zelf was niet voorhanden: wat hier staat, volgt een openbare samenvatting ervan in het Engels. De bladzijden zijn die welke de samenvatting noemt; een bepaling zonder bladzijde heeft er daar ook geen. De opstelling gaat terug op een kaart die spelers hebben gemaakt.
        [objections] Wie het boekje heeft, kan een punt op de genoemde bladzijde nagaan. Of de uitgever over deze editie nog vragen beantwoordt, is hier niet bekend.
       *[missing] Alles wat de samenvatting uit het boekje weglaat; hoeveel dat is, valt zonder het boekje niet te zeggen. Waar ze iets openlaat en Fieldpost moest beslissen, staat dat bij de bepaling.
    }
document-mb =
    { $part ->
        [decides] De uitgever, in antwoorden die ondertekend zijn met ‘General M. Bradley’. Ze gaan voor het regelboek; waar ze zwijgen, geldt het boek.
        [version] Een Nederlandse vertaling van Ronald Hoekstra uit juli 2002, gemaakt zonder toestemming van de uitgever. Diens eigen tekst was niet voorhanden: ons Engels is naar het Nederlands geschreven, en een vergissing van de vertaler zit er dus ook in.
        [objections] Wie de eigen tekst van de uitgever heeft, kan een punt daarmee uitmaken. Of daar nog iemand antwoordt, is hier niet bekend.
       *[missing] Van wat dit document zegt, is niets weggelaten wat iets beslist; alleen verwijzingen en adressen. De uitgever heeft niet alle vragen beantwoord die hem gestuurd werden.
    }
document-daak =
    { $part ->
        [decides] De club, in spellen volgens haar regels. Waar haar toelichting zwijgt, gelden de verduidelijkingen van de uitgever en dan het regelboek. Andere clubs lezen dezelfde punten misschien anders.
        [version] Versie 1.2.1d van 29 januari 2004, in het Duits. Of de club haar sindsdien heeft gewijzigd, is hier niet bekend.
        [objections] Tegen de toelichting: bij de club. Wie er daar nu over gaat, is hier niet bekend.
       *[missing] De andere regels van de club: over fouten, over de ranglijst, over spelen per mail en over toernooien. Die waren niet voorhanden of zijn niet opgenomen; wat Fieldpost in zulke zaken doet, is van Fieldpost zelf.
    }
document-realism-decides = De schrijver van deze regels, R. D. Baker, waar ermee wordt gespeeld. Wat ze niet veranderen, is als in de tweede editie. Waar ze een gat laten, vullen uitspraken van ons dat; die zijn geen woord van hem.
document-realism-objections = Tegen een regel: bij de schrijver. Of hij nog te bereiken is, is hier niet bekend.
document-realism-missing = Van Enhanced Realism staan hier deel I, deel III en het begin van deel II. De delen IV tot en met X niet, en ook niet de geavanceerde wapens van de schrijver en zijn antwoorden op vragen. Deel IV gaat over een uitgebreidere luchtoorlog; van de andere was te weinig voorhanden. Op Fieldpost kan er niet mee worden gespeeld.
document-realism-1 =
    { $part ->
        [decides] { document-realism-decides }
        [version] Deel I, geschreven in 1998 en 1999, in het Engels. Of er een latere versie is, is hier niet bekend.
        [objections] { document-realism-objections }
       *[missing] Uit dit deel is niets weggelaten wat iets beslist. { document-realism-missing }
    }
document-realism-3 =
    { $part ->
        [decides] { document-realism-decides }
        [version] Deel III, uit 1998, in het Engels. Of er een latere versie is, is hier niet bekend.
        [objections] { document-realism-objections }
       *[missing] Uit dit deel is niets weggelaten wat iets beslist. { document-realism-missing }
    }
document-outside =
    { $part ->
        [decides] { document-realism-decides }
        [version] Het begin van deel II, voor zover een zoektocht op het net het nog liet zien. Het breekt af waar artillerie op vliegtuigen schiet.
        [objections] { document-realism-objections } Wie deel II in zijn geheel heeft, wordt verzocht dat te zeggen.
       *[missing] De rest van deel II, en daarmee de prijs van artillerie en haar dobbelstenen tegen vliegtuigen; voor beide valt een uitspraak van ons in. { document-realism-missing }
    }
document-linked =
    { $part ->
        [decides] Dit document, boven de regels van Europe en Pacific; waar het zwijgt, gelden die.
        [version] De versie van 15 mei 2001, in het Engels. Een latere is op een forum afgedrukt; wat daarvan te lezen was, breekt af, en ze is hier niet opgenomen.
        [objections] Wie nu over dit document gaat, is hier niet bekend.
       *[missing] De gedrukte stroken met de vakken tussen de borden waren niet voorhanden. Een paar van die vakken noemt het document; wat er verder ligt, wat aan wat grenst en dat het allemaal niets waard is, hebben wij bepaald. Wat er wordt van een strijdtoneel waar de oorlog opnieuw uitbreekt, laat het document zelf open; een uitspraak van ons zegt het.
    }
document-linked-war =
    { $part ->
        [decides] De regelboeken van de uitgever bij Europe (1999) en Pacific (2001). Wat hier staat, kan die niet vervangen. Waar beide niet over spreken, is het als in de tweede editie met de verduidelijkingen van de uitgever.
        [version] Geen van beide boeken was in zijn geheel voorhanden: van dat van Europe alleen het begin, van dat van Pacific enkele bladzijden. De rest is bijeengebracht uit de eerste delen van de vragen en antwoorden van de uitgever (Europe 2005, Pacific 2003), uit antwoorden op forums, uit programma’s die de spellen spelen, en uit lijsten van spelers waarin die van de boeken afwijken.
        [objections] Wie een van de boeken heeft, kan een punt op de bladzijde nagaan, ook tegen ons. Of de uitgever over deze spellen nog vragen beantwoordt, is hier niet bekend.
       *[missing] Wat er in de delen van de boeken staat die niet voorhanden waren; hoeveel dat is, valt niet te zeggen. Waar alle bronnen zwijgen en Fieldpost moest beslissen, zegt een uitspraak het.
    }
document-fieldpost =
    { $part ->
        [decides] Fieldpost, en alleen voor zijn eigen programma, dat toch iets moet beslissen. Geen club is eraan gebonden.
        [version] De uitspraken zoals het programma van deze site ze speelt, elk met haar vraag en haar reden.
        [objections] Bij wie dit archief bijhoudt, liefst met een bron die over het punt spreekt. Een uitspraak die niet blijkt te kloppen, wordt in een nieuwe versie van de regelset verbeterd; begonnen spellen gaan volgens de hunne door. In een spel kunnen de betrokkenen een logregel laten staan die het programma anders zou beslissen.
       *[missing] Vragen die nog niemand is tegengekomen.
    }
