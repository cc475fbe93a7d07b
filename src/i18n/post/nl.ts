// Nederlands: wat mails aan spelers zeggen, en wat de opdrachten die mails lezen en schrijven zeggen tegen wie ze geeft.

import { addressed, counted, plural } from '../format.ts';
import type { PostTexts } from './en.ts';
import { turn } from './turn-nl.ts';

export const nl: PostTexts = {
  turn,

  board: {
    sea: 'Op zee',
    empty: 'zonder eenheden',
    none: 'niets',
  },

  due: {
    orders: (power, players) => `Aan de beurt: ${power}${players === '' ? '' : ` (${players})`}.`,
    open: (orders) => `Nu mogelijk: ${orders}.`,
    battles: (battles) => `Uit te vechten: ${battles}.`,
    dice: (count) =>
      `Er ${plural('nl', count, 'moet', 'moeten')} ${counted('nl', count, 'dobbelsteen', 'dobbelstenen')} worden gegooid, in deze volgorde:`,
    by: (at) => `Tot ${at}.`,
    overdue: (span) => `${span} te laat.`,
    byProgram: 'Dat doet het programma daar zodra het deze mail leest.',
    answer: (who) => addressed(who, 'beantwoord deze mail met je orders, één per regel, bijvoorbeeld:'),
    answerDecision: (who) => addressed(who, 'beantwoord deze mail met een regel als:'),
    notYou: 'Van jou wordt nu niets verwacht.',
    examples: {
      purchase: 'Koop 3 inf, 1 tank',
      move: '2 inf, 1 tank CAU > UKR',
      fight: 'Vecht alles',
      place: 'Plaats 3 inf KAR',
      'end-turn': 'Einde beurt',
    },
    bid: (game) =>
      `Een gesloten bod verzegel en open je met ‘npx fieldpost bid ${game}’; wie alleen een mailprogramma heeft, stuurt het naar de beheerder of scheidsrechter, die niet meespeelt.`,
    proposal: (seq, player, what, sides) => `#${seq}: ${player} stelt voor: ${what}; nog niet akkoord: ${sides}.`,
  },

  answer: {
    subject: {
      done: 'ingevoerd',
      partly: 'voor een deel ingevoerd',
      draft: 'nog niet ingevoerd',
      question: 'een vraag',
      refused: 'niet mogelijk',
      waiting: 'je bent niet aan de beurt',
      nothing: 'er staat geen order in',
      duplicate: 'al gelezen',
      fork: 'twee versies',
      game: 'welk spel?',
    },
    hello: (player) => `Hallo ${player},`,
    done: 'Begrepen en ingevoerd:',
    home: (flights) => `Zoals aangekondigd naar huis gevlogen: ${flights}.`,
    understood: 'Zo ver begrepen en niet ingevoerd:',
    unclear: (lines) =>
      `${counted('nl', lines, 'regel is', 'regels zijn')} niet begrepen; daarom is er niets uit deze mail ingevoerd.`,
    ask: (text, readings) => `‘${text}’ kan ${readings} betekenen. Wat bedoel je?`,
    refused: 'Dit is niet mogelijk; daarom is er niets uit deze mail ingevoerd:',
    alsoRefused: 'Bovendien is dit niet mogelijk:',
    remarks: 'Let op:',
    notChecked: (orders) => `Niet bekeken, want het hangt af van wat ervoor staat: ${orders}.`,
    prose: 'Gelezen als woorden voor mensen en niet als orders:',
    correct:
      'Je regels zijn bewaard. Stuur het geheel verbeterd opnieuw, of alleen de regels die veranderen, elk met zijn nummer, zoals ‘4: 2 inf KAR > FIN’. Een lege, ‘4:’, vervalt.',
    mixed:
      'In deze mail hebben sommige regels een nummer en andere niet; zo is niet duidelijk of ze je bewaarde regels verbeteren of vervangen. Er is niets ingevoerd. Geef elke regel die verandert zijn nummer, of stuur de hele beurt zonder nummers. Bewaard is:',
    replaced: 'Deze mail is in de plaats gekomen van de regels die van je bewaard waren.',
    kept: 'Bewaard en nog niet ingevoerd:',
    keptDice: 'Het gaat vanzelf verder zodra de worpen er zijn.',
    diceFirst: 'Eerst moet er worden gegooid; daarom is er niets uit deze mail ingevoerd.',
    stays: 'Aan wat eerder is bewaard, verandert niets:',
    keptDecision:
      'Zodra de beslissing is genomen en jij weer aan de beurt bent, stuur je het woord ‘concept’ alleen op een regel; dan wordt het ingevoerd zoals het er staat. Of stuur andere orders.',
    keptCrash: (units, place) => `${units} ${place}: verloren als niets ze naar huis brengt.`,
    crashNext: (line) =>
      `Antwoord met een beweging ervoor, zoals ‘${line}’, of geef ze op met ‘vervallen’ alleen op een regel; dan wordt de rest ingevoerd.`,
    keptForfeit: (units) => `${units}: gekocht maar niet geplaatst, en dus verloren.`,
    forfeitNext:
      'Antwoord waar ze moeten staan, of geef ze op met ‘vervallen’ alleen op een regel; dan wordt de rest ingevoerd.',
    laterRefused: 'Na wat er is gebeurd, kan dit niet meer:',
    laterUnclear: 'Na wat er is gebeurd, is dit niet meer duidelijk:',
    waiting: (powers, players) =>
      `Je bent niet aan de beurt: het spel wacht op ${powers}${players === '' ? '' : ` (${players})`}. Er is niets uit deze mail ingevoerd.`,
    waitingKept:
      'Je regels zijn bewaard. Zodra je aan de beurt bent, stuur je het woord ‘concept’ alleen op een regel; dan worden ze ingevoerd zoals ze er staan.',
    noPower: 'Je speelt in dit spel geen mogendheid; daarom is er niets uit deze mail ingevoerd.',
    over: 'Het spel is afgelopen; daarom is er niets uit deze mail ingevoerd.',
    nothing: 'Er staat geen order in deze mail.',
    noDraft: 'Er is niets van je bewaard, dus ‘concept’ voert niets in.',
    noDraftLine: (line) => `Er is geen regel ${line} van je bewaard die verbeterd kan worden; er is niets ingevoerd.`,
    duplicate: (at) => `Deze mail is al gelezen, op ${at}. Er is niets veranderd.`,
    duplicateEntries: (entries) => `Wat erin stond, staat in het logboek als ${entries}.`,
    entriesTaken: (count, seqs) => `${counted('nl', count, 'logregel', 'logregels')} overgenomen: ${seqs}.`,
    entriesKnown: (count) => `${counted('nl', count, 'logregel stond', 'logregels stonden')} er al in.`,
    entriesWait: (seq, held) =>
      `${counted('nl', held, 'logregel wacht', 'logregels wachten')} op regel #${seq}, die hier nog niet is.`,
    entriesRefused: (seq) => `Regel #${seq} kon niet worden overgenomen:`,
    entriesDamaged: (count) =>
      `${counted('nl', count, 'blok', 'blokken')} met logregels in deze mail ${plural('nl', count, 'is', 'zijn')} onderweg beschadigd. Stuur ${plural('nl', count, 'het', 'ze')} nog eens, het liefst als bijlage.`,
    entriesNotHis: (by) => `Hij draagt de naam van ${by}, en deze mail komt daar niet vandaan.`,
    entriesUnsigned: (reader) =>
      `Hij is niet ondertekend, en ${reader} mag niet voor je invoeren. Stuur hem ondertekend.`,
    notForYou: (reader) =>
      `Wat er naast de regels van het logboek staat, is niet bekeken: ${reader} mag geen orders voor je invoeren.`,
    reveal: (seqs) => `De worp is onthuld, als ${seqs}; die regel gaat met deze mail mee:`,
    receipt: (seqs) => `De order is gezien; het ontvangstbewijs, ${seqs}, gaat met deze mail mee.`,
    round: (seqs) => `De worp is gevallen, als ${seqs}; die regel gaat met deze mail mee:`,
    notTaken: 'Dit neemt het logboek niet aan van wie het zou invoeren:',
    entriesDiffer: 'De regels of de worpen zeggen iets anders dan de logregel.',
    entriesFuture: 'Zijn tijd ligt in de toekomst: er loopt een klok verkeerd.',
    fork: (seq) =>
      `Er zijn twee versies van regel #${seq}. De eerste die kwam, telt; de andere is bewaard zoals hij kwam. Maak het onderling in orde.`,
    whichGame: (games) =>
      `Je speelt in meer dan één spel, en deze mail zegt niet over welk het gaat: ${games}. Beantwoord een mail van het spel, of zet de naam ervan in het onderwerp, zoals:`,
    now: 'Het bord nu',
  },

  reminder: {
    subject: 'een herinnering',
    text: (game, player) => `Hallo ${player}, ‘${game}’ wacht op je.`,
    since: (at) => `Verwacht sinds ${at}.`,
    forfeit: (at) => `Vanaf ${at} mogen je mogendheden verloren worden verklaard.`,
    forfeitNow: 'Je mogendheden mogen vanaf nu verloren worden verklaard.',
    away: 'Ben je weg, laat het dan even weten; niemand wint graag op deze manier.',
  },

  desk: {
    noAddressFile: (file) => `Er is geen ${file} met de adressen van de spelers.`,
    noAddressNext: (file) => `zet ${file} naast fieldpost.json: { "players": { "anna": "anna@example.org" } }`,
    badAddressFile: (file, at) => `${file} is niet zoals het hoort${at === '' ? '' : `, bij ‘${at}’`}.`,
    badPostFile: (file, at) => `${file} is niet zoals het hoort${at === '' ? '' : `, bij ‘${at}’`}.`,
    noPostFile: (file) => `Er is geen ${file} dat zegt wie mails stuurt en via welke server.`,
    noPostNext: (file) =>
      `zet ${file} naast fieldpost.json: { "from": "…", "smtp": { "host": "…", "security": "tls", "user": "…" } }`,
    noServer: (file) => `${file} noemt geen server: ‘smtp’ ontbreekt.`,
    noMailbox: (file) => `${file} noemt geen postvak: ‘imap’ ontbreekt.`,
    noMailboxNext: (file) => `in ${file}: "imap": { "host": "…", "security": "tls", "user": "…" }`,
    mailbox: {
      unreachable: (host, said) => `De mailserver ${host} is niet bereikbaar: ${said}`,
      unreachableNext: (file) =>
        `kijk ‘host’, ‘port’ en ‘security’ na onder ‘imap’ in ${file}, of probeer het later opnieuw`,
      unsafe: (host, said) =>
        `De lijn naar ${host} zou niet veilig zijn; daarom is er geen wachtwoord gestuurd: ${said}`,
      unsafeNext:
        'de server moet TLS aanbieden, met een certificaat dat deze computer vertrouwt; zonder kan alleen op deze computer zelf',
      login: (host, user, said) => `${host} laat ${user} niet binnen: ${said}`,
      loginNext: 'kijk gebruiker en wachtwoord na; sommige aanbieders willen voor elk programma een eigen wachtwoord',
      noMailbox: (mailbox, said) => `Het postvak ‘${mailbox}’ kan niet worden geopend: ${said}`,
      noMailboxNext: (file) => `‘mailbox’ onder ‘imap’ in ${file} noemt het; anders wordt INBOX gelezen`,
      noMarks: (mailbox) => `In ‘${mailbox}’ kan geen mail als afgehandeld worden gemerkt; daarom is er niets gelezen.`,
      noMarksNext: (file) =>
        `noem een map waar zulke mails heen gaan, als ‘moveTo’ onder ‘imap’ in ${file}; het postvak moet te beschrijven zijn`,
      noFolder: (folder, said) => `Er is geen map ‘${folder}’, en hij kan niet worden gemaakt: ${said}`,
      noFolderNext: (file) => `maak hem, of noem een andere als ‘moveTo’ onder ‘imap’ in ${file}`,
      hungUp: (host, said) => `${host} heeft de verbinding verbroken: ${said}`,
      hungUpNext: 'zeg hetzelfde nog eens; wat al gelezen is, verandert niets meer',
      gone: 'De mail is er niet meer.',
      numberedAnew: (mailbox) =>
        `De server heeft ‘${mailbox}’ opnieuw genummerd; alles zonder merk wordt nog eens bekeken, dubbel ingevoerd wordt er niets.`,
      notSettled:
        'Niet alle mails konden als afgehandeld worden gemerkt; ze worden de volgende keer opnieuw gelezen, dubbel ingevoerd wordt er niets.',
    },
    diceGiven: 'de worpen die moesten komen, zijn gegeven',
    unfinished: 'wat er halverwege in de weg zat, zit er nog; is het weg, dan gaat het vanzelf verder.',
    noPassword: (variable) =>
      `Het wachtwoord van de mailserver ontbreekt: zet ${variable}, of noem een ‘passwordFile’.`,
    badPasswordFile: (file) => `Het wachtwoordbestand ${file} is niet te lezen.`,
    noAddress: (player) => `Van ${player} is geen adres bekend.`,
    notAPlayer: (said, ids) => `‘${said}’ hoort niet bij de spelers van dit spel: ${ids}.`,
    nobody: 'Er is niemand om het naartoe te sturen.',
    badTurn: (said) => `‘${said}’ is geen beurt van dit spel.`,
    noTurn: 'Er is nog geen beurt begonnen.',
    written: (file) => `Geschreven naar ${file}.`,
    sent: (to, subject) => `Gestuurd aan ${to}: ${subject}`,
    notSent: (to, said) => `Niet gestuurd aan ${to}: ${said}`,
    wouldSend: (to) => `Aan: ${to}`,
    oneTarget: '--eml en --send gaan niet samen.',
    nobodyLate: 'Niemand is te laat.',
    reminded: (player, at) => `${player} is op ${at} herinnerd; --again doet het nog eens.`,
    noMails: 'Hier zijn geen mails.',
    noSuchPath: (file) => `${file} is niet te lezen.`,
    wouldEnter: 'zou worden ingevoerd',
    reading: (mail) => `Mail ${mail}`,
    from: (who) => `van ${who}`,
    stranger: (address) => `Niemand in addresses.local.json schrijft vanaf ${address}. De mail is niet beantwoord.`,
    noSender: 'De mail zegt niet wie hem stuurde en is niet beantwoord.',
    machine: 'Een programma stuurde deze mail. Hij is niet beantwoord.',
    unreadable: {
      'too-large': 'De mail is te groot voor een beurt en is niet gelezen.',
      'too-many-parts': 'De mail heeft meer delen dan een beurt nodig heeft en is niet gelezen.',
      'too-deep': 'De delen liggen te diep in elkaar, of de koppen zijn te lang. De mail is niet gelezen.',
      'no-mail': 'Dit is geen mail.',
    },
    failed: (why) => `De mail kon niet worden ingevoerd en is niet beantwoord: ${why}`,
    broken: (game) => `Het logboek van ${game} is niet te volgen; daar kan niets worden ingevoerd.`,
    mayNot: (player) => `Je mag in dit spel niet voor ${player} invoeren.`,
    keptMail: (file) => `bewaard als ${file}`,
    wentOn: (game, player) => `${game}: de bewaarde orders van ${player} gaan verder`,
    tell: (game) => `npx fieldpost mail ${game} --send   vertelt het de anderen`,
    busy: 'Iemand anders leest hier net mails.',
    total: (mails, entered, asked, silent) =>
      `${counted('nl', mails, 'mail', 'mails')}: ${entered} ingevoerd, ${asked} anders beantwoord, ${silent} niet beantwoord.`,
  },
};
