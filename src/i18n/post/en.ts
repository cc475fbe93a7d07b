// English: what mails to players say, and what the commands that read and write mails say to whoever calls them. English
// is the source; its shape is the type of the other languages.

import { addressed, counted, plural } from '../format.ts';
import { turn } from './turn-en.ts';

export const en = {
  /** A turn as a mail. */
  turn,

  board: {
    sea: 'At sea',
    empty: 'without units',
    none: 'nothing',
  },

  due: {
    orders: (power: string, players: string) => `To move: ${power}${players === '' ? '' : ` (${players})`}.`,
    open: (orders: string) => `Open now: ${orders}.`,
    battles: (battles: string) => `To be fought: ${battles}.`,
    dice: (count: number) => `${counted('en', count, 'die is', 'dice are')} due, in this order:`,
    by: (at: string) => `Until ${at}.`,
    overdue: (span: string) => `Overdue by ${span}.`,
    /** How whoever gives the dice does it. */
    byProgram: 'Its program does that when it reads this mail.',
    /** `who`: the name of whoever is meant, where others read it too; else empty. */
    answer: (who: string) => addressed(who, 'answer this mail with your orders, one a line, for example:'),
    answerDecision: (who: string) => addressed(who, 'answer this mail with a line such as:'),
    notYou: 'Nothing is due from you now.',
    /** A line for each order that may be open; whoever fights has been told what is to be fought. */
    examples: {
      purchase: 'Buy 3 inf, 1 arm',
      move: '2 inf, 1 arm CAU > UKR',
      fight: 'Fight all',
      place: 'Place 3 inf KAR',
      'end-turn': 'End turn',
    },
    bid: (game: string) =>
      `A sealed bid is made with “npx fieldpost bid ${game}”; whoever has only a mail program sends it to the steward or referee, who does not play.`,
    proposal: (seq: number, player: string, what: string, sides: string) =>
      `#${seq}: ${player} proposes to ${what}; the ${sides} have not agreed yet.`,
  },

  /** The answer to a mail. */
  answer: {
    subject: {
      done: 'entered',
      partly: 'entered in part',
      draft: 'not entered yet',
      question: 'a question',
      refused: 'not possible',
      waiting: 'not your turn',
      nothing: 'no order in it',
      duplicate: 'read before',
      fork: 'two versions',
      game: 'which game?',
    },
    hello: (player: string) => `Hello ${player},`,
    done: 'Understood and entered:',
    home: (flights: string) => `Flown home as declared: ${flights}.`,
    understood: 'Understood so far, and not entered:',
    unclear: (lines: number) =>
      `${counted('en', lines, 'line was', 'lines were')} not understood, so nothing of this mail has been entered.`,
    ask: (text: string, readings: string) => `“${text}” can mean ${readings}. Which is it?`,
    refused: 'This is not possible, so nothing of this mail has been entered:',
    alsoRefused: 'Besides, this is not possible:',
    remarks: 'To be noted:',
    notChecked: (orders: string) => `Not looked at, for it depends on what comes before: ${orders}.`,
    prose: 'Read as words to people and not as orders:',
    correct:
      'Your lines are kept. Send the whole again, put right; or only the lines that change, each with its number, such as “4: 2 inf KAR > FIN”. An empty one, “4:”, is taken out.',
    mixed:
      'Some lines of this mail have a number and others do not, so it is not clear whether they put your kept lines right or take their place. Nothing has been entered. Give each line that changes its number, or send the whole turn without numbers. Kept is:',
    replaced: 'This mail has taken the place of the lines of yours that were kept.',
    kept: 'Kept and not entered yet:',
    keptDice: 'It goes on by itself when the dice are there.',
    diceFirst: 'Dice are due first, so nothing of this mail has been entered.',
    stays: 'Nothing changes about what was kept before:',
    keptDecision:
      'When the decision has been made and it is your turn again, the word “draft” alone on a line enters it as it stands; or send other orders.',
    keptCrash: (units: string, place: string) => `${units} ${place} would be lost, with no way home.`,
    crashNext: (line: string) =>
      `Answer with a move for them, such as “${line}”, or let them go with “forfeit” alone on a line; the rest is then entered.`,
    keptForfeit: (units: string) => `${units}: bought and not placed, and would be lost.`,
    forfeitNext: 'Answer with where they go, or let them go with “forfeit” alone on a line; the rest is then entered.',
    laterRefused: 'After what has happened, this can no longer be done:',
    laterUnclear: 'After what has happened, this is no longer clear:',
    waiting: (powers: string, players: string) =>
      `It is not your turn: the game waits for ${powers}${players === '' ? '' : ` (${players})`}. Nothing of this mail has been entered.`,
    waitingKept:
      'Your lines are kept. When it is your turn, the word “draft” alone on a line enters them as they stand.',
    noPower: 'You play no power in this game, so nothing of this mail has been entered.',
    over: 'The game is over, so nothing of this mail has been entered.',
    nothing: 'There is no order in this mail.',
    noDraft: 'Nothing of yours is kept, so “draft” enters nothing.',
    noDraftLine: (line: number) => `No line ${line} of yours is kept to be put right, so nothing has been entered.`,
    duplicate: (at: string) => `This mail was read before, on ${at}. Nothing has changed.`,
    duplicateEntries: (entries: string) => `What it ordered stands in the log as ${entries}.`,
    entriesTaken: (count: number, seqs: string) =>
      `${counted('en', count, 'entry', 'entries')} taken into the log: ${seqs}.`,
    entriesKnown: (count: number) => `${counted('en', count, 'entry was', 'entries were')} in the log already.`,
    entriesWait: (seq: number, held: number) =>
      `${counted('en', held, 'entry waits', 'entries wait')} for entry #${seq}, which is not here yet.`,
    entriesRefused: (seq: number) => `Entry #${seq} could not be taken:`,
    entriesDamaged: (count: number) =>
      `${counted('en', count, 'block', 'blocks')} of entries in this mail ${plural('en', count, 'was', 'were')} damaged on the way. Please send ${plural('en', count, 'it', 'them')} again, best as an attachment.`,
    entriesNotHis: (by: string) => `It is signed with the name of ${by}, and this is not ${by}’s mail.`,
    entriesUnsigned: (reader: string) =>
      `It is not signed, and ${reader} may not enter for you. Please send it signed.`,
    notForYou: (reader: string) =>
      `What stands beside the entries was not looked at: ${reader} may not enter orders for you.`,
    reveal: (seqs: string) => `The dice are revealed as ${seqs}, which goes with this mail:`,
    receipt: (seqs: string) => `The order has been seen; the receipt, ${seqs}, goes with this mail.`,
    round: (seqs: string) => `The dice have fallen as ${seqs}, which goes with this mail:`,
    notTaken: 'The log does not take this from whoever would enter it:',
    entriesDiffer: 'The rules or the dice say otherwise than the entry does.',
    entriesFuture: 'Its time is still to come: a clock is wrong.',
    fork: (seq: number) =>
      `There are two versions of entry #${seq}. The one that came first counts; the other is kept as it came. Please settle it with each other.`,
    whichGame: (games: string) =>
      `You play in several games, and this mail does not say which it is about: ${games}. Answer a mail of the game, or put its name into the subject, such as:`,
    now: 'Board now',
  },

  reminder: {
    subject: 'a reminder',
    text: (game: string, player: string) => `Hello ${player}, “${game}” is waiting for you.`,
    since: (at: string) => `Awaited since ${at}.`,
    forfeit: (at: string) => `From ${at} on, your powers may be declared forfeit.`,
    forfeitNow: 'Your powers may be declared forfeit from now on.',
    away: 'If you are away, answer with a word about it; nobody likes to claim a game.',
  },

  /** What the commands say to whoever calls them. */
  desk: {
    noAddressFile: (file: string) => `There is no ${file} with the players’ addresses.`,
    noAddressNext: (file: string) =>
      `write ${file} beside fieldpost.json: { "players": { "anna": "anna@example.org" } }`,
    badAddressFile: (file: string, at: string) => `${file} is not as it should be${at === '' ? '' : `, at “${at}”`}.`,
    badPostFile: (file: string, at: string) => `${file} is not as it should be${at === '' ? '' : `, at “${at}”`}.`,
    noPostFile: (file: string) => `There is no ${file} that says who sends mails and over which server.`,
    noPostNext: (file: string) =>
      `write ${file} beside fieldpost.json: { "from": "…", "smtp": { "host": "…", "security": "tls", "user": "…" } }`,
    noServer: (file: string) => `${file} names no server: “smtp” is missing.`,
    noMailbox: (file: string) => `${file} names no mailbox: “imap” is missing.`,
    noMailboxNext: (file: string) => `in ${file}: "imap": { "host": "…", "security": "tls", "user": "…" }`,
    mailbox: {
      unreachable: (host: string, said: string) => `The mail server ${host} cannot be reached: ${said}`,
      unreachableNext: (file: string) =>
        `look at “host”, “port” and “security” under “imap” in ${file}, or try again later`,
      unsafe: (host: string, said: string) => `The line to ${host} would not be safe, so no password was sent: ${said}`,
      unsafeNext:
        'have the server offer TLS with a certificate this machine trusts; only mail on this machine goes without',
      login: (host: string, user: string, said: string) => `${host} does not let ${user} in: ${said}`,
      loginNext: 'check user and password; some providers want a password of its own for each program',
      noMailbox: (mailbox: string, said: string) => `The mailbox “${mailbox}” cannot be opened: ${said}`,
      noMailboxNext: (file: string) => `“mailbox” under “imap” in ${file} names it; without it INBOX is read`,
      noMarks: (mailbox: string) => `In “${mailbox}” no mail can be marked as dealt with, so nothing was read.`,
      noMarksNext: (file: string) =>
        `name a folder to move such mails to, as “moveTo” under “imap” in ${file}; the mailbox must be open for writing`,
      noFolder: (folder: string, said: string) => `There is no folder “${folder}”, and it cannot be made: ${said}`,
      noFolderNext: (file: string) => `make it, or name another as “moveTo” under “imap” in ${file}`,
      hungUp: (host: string, said: string) => `${host} has broken off: ${said}`,
      hungUpNext: 'say the same again; what was read already changes nothing',
      gone: 'It is not there any more.',
      numberedAnew: (mailbox: string) =>
        `The server has numbered “${mailbox}” anew; all unmarked mails are looked at once more, which enters nothing twice.`,
      notSettled:
        'Not all mails could be marked as dealt with; they are read again next time, which enters nothing twice.',
    },
    diceGiven: 'the dice that were due have been given',
    unfinished: 'what was in the way in the middle of it still is; it goes on by itself when that is gone.',
    noPassword: (variable: string) =>
      `The password of the mail server is missing: set ${variable}, or name a “passwordFile”.`,
    badPasswordFile: (file: string) => `The password file ${file} cannot be read.`,
    noAddress: (player: string) => `No address of ${player} is known.`,
    notAPlayer: (said: string, ids: string) => `“${said}” is not one of the players of this game: ${ids}.`,
    nobody: 'There is nobody to send it to.',
    badTurn: (said: string) => `“${said}” is no turn of this game.`,
    noTurn: 'No turn has begun yet.',
    written: (file: string) => `Written to ${file}.`,
    sent: (to: string, subject: string) => `Sent to ${to}: ${subject}`,
    notSent: (to: string, said: string) => `Not sent to ${to}: ${said}`,
    wouldSend: (to: string) => `To: ${to}`,
    oneTarget: '--eml and --send do not go together.',
    nobodyLate: 'Nobody is late.',
    reminded: (player: string, at: string) => `${player} was reminded on ${at}; --again does it once more.`,
    noMails: 'There are no mails here.',
    noSuchPath: (file: string) => `${file} cannot be read.`,
    wouldEnter: 'would be entered',
    reading: (mail: string) => `Mail ${mail}`,
    from: (who: string) => `from ${who}`,
    stranger: (address: string) => `Nobody in addresses.local.json writes from ${address}. It was not answered.`,
    noSender: 'It does not say who sent it. It was not answered.',
    machine: 'A program sent it. It was not answered.',
    unreadable: {
      'too-large': 'It is too large to be a turn. It was not read.',
      'too-many-parts': 'It has more parts than a turn needs. It was not read.',
      'too-deep': 'Its parts lie too deep in one another, or its heads are too long. It was not read.',
      'no-mail': 'It is no mail.',
    },
    failed: (why: string) => `It could not be entered, and was not answered: ${why}`,
    broken: (game: string) => `The log of ${game} cannot be followed; nothing can be entered there.`,
    mayNot: (player: string) => `You may not enter for ${player} in this game.`,
    keptMail: (file: string) => `kept as ${file}`,
    wentOn: (game: string, player: string) => `${game}: the kept orders of ${player} go on`,
    tell: (game: string) => `npx fieldpost mail ${game} --send   tells the others`,
    busy: 'Somebody else is reading mails here just now.',
    total: (mails: number, entered: number, asked: number, silent: number) =>
      `${counted('en', mails, 'mail', 'mails')}: ${entered} entered, ${asked} asked or answered otherwise, ${silent} not answered.`,
  },
};

export type PostTexts = typeof en;
