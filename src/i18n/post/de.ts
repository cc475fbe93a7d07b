// Deutsch: was Mails an Spieler sagen, und was die Befehle, die Mails lesen und schreiben, dem sagen, der sie aufruft.

import { addressed, counted, plural } from '../format.ts';
import type { PostTexts } from './en.ts';
import { turn } from './turn-de.ts';

export const de: PostTexts = {
  turn,

  board: {
    sea: 'Auf See',
    empty: 'ohne Einheiten',
    none: 'nichts',
  },

  due: {
    orders: (power, players) => `Am Zug: ${power}${players === '' ? '' : ` (${players})`}.`,
    open: (orders) => `Jetzt möglich: ${orders}.`,
    battles: (battles) => `Auszukämpfen: ${battles}.`,
    dice: (count) => `${counted('de', count, 'Würfel steht', 'Würfel stehen')} aus, in dieser Reihenfolge:`,
    by: (at) => `Bis ${at}.`,
    overdue: (span) => `Überfällig seit ${span}.`,
    byProgram: 'Das erledigt das Programm dort, wenn es diese Mail liest.',
    answer: (who) => addressed(who, 'antworte auf diese Mail mit deinen Befehlen, einer je Zeile, zum Beispiel:'),
    answerDecision: (who) => addressed(who, 'antworte auf diese Mail mit einer Zeile wie:'),
    notYou: 'Von dir wird gerade nichts erwartet.',
    examples: {
      purchase: 'Kaufe 3 Inf, 1 Pz',
      move: '2 Inf, 1 Pz CAU > UKR',
      fight: 'Kampf alle',
      place: 'Setze 3 Inf KAR',
      'end-turn': 'Zugende',
    },
    bid: (game) =>
      `Ein verdecktes Gebot versiegelt und öffnet »npx fieldpost bid ${game}«; wer nur ein Mailprogramm hat, schickt es an den Archivar oder Schiedsrichter, der nicht mitspielt.`,
    proposal: (seq, player, what, sides) =>
      `#${seq}: ${player} schlägt vor: ${what}; es fehlt die Zustimmung von: ${sides}.`,
  },

  answer: {
    subject: {
      done: 'eingetragen',
      partly: 'zum Teil eingetragen',
      draft: 'noch nicht eingetragen',
      question: 'eine Rückfrage',
      refused: 'nicht möglich',
      waiting: 'du bist nicht am Zug',
      nothing: 'kein Befehl darin',
      duplicate: 'schon gelesen',
      fork: 'zwei Fassungen',
      game: 'welche Partie?',
    },
    hello: (player) => `Hallo ${player},`,
    done: 'Verstanden und eingetragen:',
    home: (flights) => `Wie angesagt heimgeflogen: ${flights}.`,
    understood: 'So weit verstanden und nicht eingetragen:',
    unclear: (lines) =>
      `${counted('de', lines, 'Zeile wurde', 'Zeilen wurden')} nicht verstanden, darum wurde aus dieser Mail nichts eingetragen.`,
    ask: (text, readings) => `»${text}« kann ${readings} heißen. Was ist gemeint?`,
    refused: 'Das ist nicht möglich, darum wurde aus dieser Mail nichts eingetragen:',
    alsoRefused: 'Außerdem ist dies nicht möglich:',
    remarks: 'Dazu ist zu bemerken:',
    notChecked: (orders) => `Nicht angesehen, weil es vom Vorigen abhängt: ${orders}.`,
    prose: 'Als Worte an Menschen gelesen, nicht als Befehle:',
    correct:
      'Deine Zeilen sind aufgehoben. Schick das Ganze berichtigt noch einmal oder nur die geänderten Zeilen, jede mit ihrer Nummer, etwa »4: 2 Inf KAR > FIN«. Eine leere, »4:«, entfällt.',
    mixed:
      'In dieser Mail haben manche Zeilen eine Nummer und andere keine; so ist nicht klar, ob sie deine aufgehobenen Zeilen berichtigen oder ersetzen sollen. Es wurde nichts eingetragen. Gib jeder geänderten Zeile ihre Nummer oder schick den ganzen Zug ohne Nummern. Aufgehoben ist:',
    replaced: 'Diese Mail ist an die Stelle deiner aufgehobenen Zeilen getreten.',
    kept: 'Aufgehoben und noch nicht eingetragen:',
    keptDice: 'Es geht von selbst weiter, sobald die Würfel da sind.',
    diceFirst: 'Erst müssen Würfel fallen, darum wurde aus dieser Mail nichts eingetragen.',
    stays: 'An dem, was vorher aufgehoben wurde, ändert sich nichts:',
    keptDecision:
      'Sobald entschieden ist und du wieder am Zug bist, schick das Wort »Entwurf« allein in einer Zeile; dann wird es eingetragen, wie es dasteht. Oder schick andere Befehle.',
    keptCrash: (units, place) => `${units} ${place}: verloren, wenn nichts sie heimbringt.`,
    crashNext: (line) =>
      `Antworte mit einem Zug für sie, etwa »${line}«, oder gib sie mit »verfallen« allein in einer Zeile auf; dann wird der Rest eingetragen.`,
    keptForfeit: (units) => `${units}: gekauft, aber nicht aufgestellt und damit verloren.`,
    forfeitNext:
      'Antworte damit, wohin sie sollen, oder gib sie mit »verfallen« allein in einer Zeile auf; dann wird der Rest eingetragen.',
    laterRefused: 'Nach dem, was geschehen ist, geht dies nicht mehr:',
    laterUnclear: 'Nach dem, was geschehen ist, ist dies nicht mehr klar:',
    waiting: (powers, players) =>
      `Du bist nicht am Zug, die Partie wartet auf: ${powers}${players === '' ? '' : ` (${players})`}. Aus dieser Mail wurde nichts eingetragen.`,
    waitingKept:
      'Deine Zeilen sind aufgehoben. Sobald du am Zug bist, schick das Wort »Entwurf« allein in einer Zeile; dann werden sie eingetragen, wie sie dastehen.',
    noPower: 'Du spielst in dieser Partie keine Macht, darum wurde aus dieser Mail nichts eingetragen.',
    over: 'Die Partie ist zu Ende, darum wurde aus dieser Mail nichts eingetragen.',
    nothing: 'In dieser Mail steht kein Befehl.',
    noDraft: 'Von dir ist nichts aufgehoben, »Entwurf« trägt also nichts ein.',
    noDraftLine: (line) =>
      `Von dir ist keine Zeile ${line} aufgehoben, die sich berichtigen ließe; es wurde nichts eingetragen.`,
    duplicate: (at) => `Diese Mail wurde schon gelesen, am ${at}. Es hat sich nichts geändert.`,
    duplicateEntries: (entries) => `Was sie befahl, steht im Protokoll als ${entries}.`,
    entriesTaken: (count, seqs) => `${counted('de', count, 'Eintrag', 'Einträge')} ins Protokoll übernommen: ${seqs}.`,
    entriesKnown: (count) => `${counted('de', count, 'Eintrag stand', 'Einträge standen')} schon im Protokoll.`,
    entriesWait: (seq, held) =>
      `${counted('de', held, 'Eintrag wartet', 'Einträge warten')} auf Eintrag #${seq}, der noch nicht da ist.`,
    entriesRefused: (seq) => `Eintrag #${seq} konnte nicht übernommen werden:`,
    entriesDamaged: (count) =>
      `${counted('de', count, 'Block', 'Blöcke')} mit Einträgen in dieser Mail ${plural('de', count, 'ist', 'sind')} unterwegs beschädigt worden. Bitte noch einmal schicken, am besten als Anhang.`,
    entriesNotHis: (by) => `Er trägt den Namen von ${by}, und die Mail kommt nicht von dort.`,
    entriesUnsigned: (reader) =>
      `Er ist nicht unterschrieben, und ${reader} darf nicht für dich eintragen. Schick ihn bitte unterschrieben.`,
    notForYou: (reader) =>
      `Was neben den Einträgen steht, wurde nicht angesehen: ${reader} darf keine Befehle für dich eintragen.`,
    reveal: (seqs) => `Die Würfel sind aufgedeckt, als ${seqs}; der Eintrag liegt dieser Mail bei:`,
    receipt: (seqs) => `Der Befehl ist gesehen; die Quittung, ${seqs}, liegt dieser Mail bei.`,
    round: (seqs) => `Die Würfel sind gefallen, als ${seqs}; der Eintrag liegt dieser Mail bei:`,
    notTaken: 'Das nimmt das Protokoll von dem, der es eintragen würde, nicht an:',
    entriesDiffer: 'Die Regeln oder die Würfel sagen etwas anderes als der Eintrag.',
    entriesFuture: 'Seine Zeit liegt in der Zukunft: Eine Uhr geht falsch.',
    fork: (seq) =>
      `Von Eintrag #${seq} gibt es zwei Fassungen. Es zählt die, die zuerst kam; die andere ist aufgehoben, wie sie kam. Bitte klärt das untereinander.`,
    whichGame: (games) =>
      `Du spielst in mehreren Partien, und diese Mail sagt nicht, welche sie meint: ${games}. Antworte auf eine Mail der Partie oder schreib ihren Namen in den Betreff, etwa:`,
    now: 'Das Brett jetzt',
  },

  reminder: {
    subject: 'eine Erinnerung',
    text: (game, player) => `Hallo ${player}, »${game}« wartet auf dich.`,
    since: (at) => `Erwartet seit ${at}.`,
    forfeit: (at) => `Ab ${at} dürfen deine Mächte für verloren erklärt werden.`,
    forfeitNow: 'Deine Mächte dürfen ab jetzt für verloren erklärt werden.',
    away: 'Wenn du verreist bist, antworte mit einem Wort dazu; niemand gewinnt gern auf diese Art.',
  },

  desk: {
    noAddressFile: (file) => `Es gibt keine ${file} mit den Adressen der Spieler.`,
    noAddressNext: (file) => `${file} neben fieldpost.json anlegen: { "players": { "anna": "anna@example.org" } }`,
    badAddressFile: (file, at) => `${file} ist nicht, wie sie sein soll${at === '' ? '' : `, bei »${at}«`}.`,
    badPostFile: (file, at) => `${file} ist nicht, wie sie sein soll${at === '' ? '' : `, bei »${at}«`}.`,
    noPostFile: (file) => `Es gibt keine ${file}, die sagt, wer Mails schickt und über welchen Server.`,
    noPostNext: (file) =>
      `${file} neben fieldpost.json anlegen: { "from": "…", "smtp": { "host": "…", "security": "tls", "user": "…" } }`,
    noServer: (file) => `${file} nennt keinen Server: »smtp« fehlt.`,
    noMailbox: (file) => `${file} nennt kein Postfach: »imap« fehlt.`,
    noMailboxNext: (file) => `in ${file}: "imap": { "host": "…", "security": "tls", "user": "…" }`,
    mailbox: {
      unreachable: (host, said) => `Der Mailserver ${host} ist nicht zu erreichen: ${said}`,
      unreachableNext: (file) =>
        `»host«, »port« und »security« unter »imap« in ${file} prüfen oder es später noch einmal versuchen`,
      unsafe: (host, said) => `Die Leitung zu ${host} wäre nicht sicher, darum ging kein Kennwort hinaus: ${said}`,
      unsafeNext:
        'der Server muss TLS anbieten, mit einem Zertifikat, dem dieser Rechner traut; ohne geht es nur auf diesem Rechner selbst',
      login: (host, user, said) => `${host} lässt ${user} nicht ein: ${said}`,
      loginNext: 'Benutzer und Kennwort prüfen; manche Anbieter verlangen für jedes Programm ein eigenes Kennwort',
      noMailbox: (mailbox, said) => `Das Postfach »${mailbox}« lässt sich nicht öffnen: ${said}`,
      noMailboxNext: (file) => `»mailbox« unter »imap« in ${file} nennt es; sonst wird INBOX gelesen`,
      noMarks: (mailbox) =>
        `In »${mailbox}« lässt sich keine Mail als erledigt kennzeichnen, darum wurde nichts gelesen.`,
      noMarksNext: (file) =>
        `einen Ordner nennen, in den solche Mails kommen, als »moveTo« unter »imap« in ${file}; beschreibbar muss das Postfach sein`,
      noFolder: (folder, said) => `Es gibt keinen Ordner »${folder}«, und er lässt sich nicht anlegen: ${said}`,
      noFolderNext: (file) => `ihn anlegen oder einen anderen nennen, als »moveTo« unter »imap« in ${file}`,
      hungUp: (host, said) => `${host} hat abgebrochen: ${said}`,
      hungUpNext: 'dasselbe noch einmal sagen; was schon gelesen ist, ändert nichts mehr',
      gone: 'Sie ist nicht mehr da.',
      numberedAnew: (mailbox) =>
        `Der Server hat »${mailbox}« neu durchgezählt; alles ohne Kennzeichen wird noch einmal angesehen, doppelt eingetragen wird nichts.`,
      notSettled:
        'Nicht alle Mails ließen sich als erledigt kennzeichnen; sie werden beim nächsten Mal noch einmal gelesen, doppelt eingetragen wird nichts.',
    },
    diceGiven: 'die fälligen Würfel sind gegeben',
    unfinished: 'was mittendrin im Weg war, ist es noch; ist es fort, geht es von selbst weiter.',
    noPassword: (variable) => `Das Kennwort des Mailservers fehlt: ${variable} setzen oder eine »passwordFile« nennen.`,
    badPasswordFile: (file) => `Die Kennwortdatei ${file} ist nicht lesbar.`,
    noAddress: (player) => `Von ${player} ist keine Adresse bekannt.`,
    notAPlayer: (said, ids) => `»${said}« gehört nicht zu den Spielern dieser Partie: ${ids}.`,
    nobody: 'Es gibt niemanden, an den es gehen könnte.',
    badTurn: (said) => `»${said}« ist kein Zug dieser Partie.`,
    noTurn: 'Es hat noch kein Zug begonnen.',
    written: (file) => `Nach ${file} geschrieben.`,
    sent: (to, subject) => `Geschickt an ${to}: ${subject}`,
    notSent: (to, said) => `Nicht geschickt an ${to}: ${said}`,
    wouldSend: (to) => `An: ${to}`,
    oneTarget: '--eml und --send gehen nicht zusammen.',
    nobodyLate: 'Niemand ist überfällig.',
    reminded: (player, at) => `${player} wurde am ${at} erinnert; --again tut es noch einmal.`,
    noMails: 'Hier sind keine Mails.',
    noSuchPath: (file) => `${file} ist nicht lesbar.`,
    wouldEnter: 'würde eingetragen',
    reading: (mail) => `Mail ${mail}`,
    from: (who) => `von ${who}`,
    stranger: (address) => `Niemand in addresses.local.json schreibt von ${address}. Sie wurde nicht beantwortet.`,
    noSender: 'Sie sagt nicht, wer sie geschickt hat, und wurde nicht beantwortet.',
    machine: 'Ein Programm hat sie geschickt. Sie wurde nicht beantwortet.',
    unreadable: {
      'too-large': 'Sie ist zu groß für einen Zug und wurde nicht gelesen.',
      'too-many-parts': 'Sie hat mehr Teile, als ein Zug braucht, und wurde nicht gelesen.',
      'too-deep': 'Ihre Teile liegen zu tief ineinander, oder ihre Köpfe sind zu lang. Sie wurde nicht gelesen.',
      'no-mail': 'Das ist keine Mail.',
    },
    failed: (why) => `Sie konnte nicht eingetragen werden und wurde nicht beantwortet: ${why}`,
    broken: (game) => `Dem Protokoll von ${game} lässt sich nicht folgen; dort kann nichts eingetragen werden.`,
    mayNot: (player) => `Du darfst in dieser Partie nicht für ${player} eintragen.`,
    keptMail: (file) => `aufgehoben als ${file}`,
    wentOn: (game, player) => `${game}: mit den aufgehobenen Befehlen von ${player} geht es weiter`,
    tell: (game) => `npx fieldpost mail ${game} --send   sagt es den anderen`,
    busy: 'Hier liest gerade jemand anders Mails.',
    total: (mails, entered, asked, silent) =>
      `${counted('de', mails, 'Mail', 'Mails')}: ${entered} eingetragen, ${asked} anders beantwortet, ${silent} nicht beantwortet.`,
  },
};
