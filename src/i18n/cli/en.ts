// English: what the command line says. English is the source; its shape is the type of the other languages.
// Sentences are whole; a command, an option and a file name stay as they are in every language.

import { counted, plural } from '../format.ts';
import type { Place } from '../places/index.ts';
import { agreements } from './agreements/en.ts';
import { bids } from './bids/en.ts';
import { clock } from './clock/en.ts';
import { club } from './club/en.ts';
import { commands } from './commands/en.ts';
import { odds } from './odds/en.ts';
import { proof } from './proof/en.ts';
import { reference } from './reference/en.ts';
import { seat } from './seat/en.ts';

export const en = {
  commands,
  reference,
  odds,
  seat,
  agreements,
  bids,
  clock,
  club,
  proof,

  program: {
    about: 'Games of Axis & Allies by mail: send a turn, check it, throw its dice, prove it.',
    exits: [
      'Exit codes:',
      '  0  done',
      '  1  refused by the rules or the log, or found broken',
      '  2  the command was not understood, or something it needs is missing',
      '  3  done as far as possible; dice, a decision or consent are due',
    ].join('\n'),
    examplesTitle: 'Examples:',
    titles: {
      'Usage:': 'Usage:',
      'Arguments:': 'Arguments:',
      'Options:': 'Options:',
      'Global Options:': 'Everywhere:',
      'Commands:': 'Commands:',
    } as { readonly [title: string]: string },
    archive: 'folder of the archive (default: the nearest one upwards)',
    as: 'who is asking: the id of a player (default: git config fieldpost.player)',
    lang: 'language of the answer: en, de or nl',
    json: 'the answer as JSON, for programs',
    help: 'show this help',
    version: 'show the version',
    helpCommand: 'show the help of a command',
  },

  usage: {
    unknownCommand: (name: string) => `There is no command “${name}”.`,
    unknownOption: (name: string) => `There is no option “${name}” here.`,
    missingArgument: (name: string) => `“${name}” is missing.`,
    excessArguments: 'There are more arguments than this command takes.',
    missingValue: (name: string) => `The option “${name}” needs a value.`,
    didYouMean: (name: string) => `did you mean ${name}?`,
    seeHelp: (command: string) => `npx fieldpost ${command === '' ? '--help' : `${command} --help`}`,
    language: (said: string) => `“${said}” is not a language Fieldpost speaks: en, de or nl.`,
    number: (option: string, said: string) => `${option} needs a whole number from 1 on, not “${said}”.`,
    unexpected: (message: string) => `Fieldpost itself has gone wrong: ${message}`,
    unexpectedNext: 'please report this with the command you gave; set FIELDPOST_TRACE=1 to see where it happened',
  },

  labels: {
    quote: (text: string) => `“${text}”`,
    rule: 'rule',
    next: 'next',
    line: (n: number) => `line ${n}`,
    meant: 'perhaps',
  },

  asking: {
    gaveUp: 'Nothing was done.',
    who: 'Who are you?',
  },

  game: {
    none: (slug: string) => `There is no game “${slug}” in this archive.`,
    there: (slugs: string) => `games here: ${slugs}`,
    noneAtAll: 'the archive has no games yet: npx fieldpost new',
    whoMissing: 'Who is asking is not known.',
    whoNext: (ids: string) => `say it with --as: ${ids}; or once and for all: git config fieldpost.player <id>`,
    notAPlayer: (id: string, ids: string) => `“${id}” is not one of the players of this game: ${ids}.`,
    unknownPower: (said: string) => `No power is called “${said}”.`,
    evidence: (file: string) => `${file} is neither a file nor 64 hex digits.`,
    noSuchFile: (file: string) => `The file ${file} cannot be read.`,
    notJson: (file: string, why: string) => `${file} is not what this command reads: ${why}.`,
    noMoment: (said: string) => `“${said}” is no moment of this game.`,
    moments: (turns: string) => `a turn such as ${turns}, or the number of an entry`,
    repaired: (file: string) => `A line that was never finished was put aside as ${file}.`,
    wrote: (count: number, file: string) => `${counted('en', count, 'entry', 'entries')} written to ${file}.`,
  },

  due: {
    defenders: (from: string, space: Place, ipc: number) =>
      `${from} must choose defenders for ${space.the}, for ${ipc} IPC`,
    dice: (count: number) => `${counted('en', count, 'die is', 'dice are')} due`,
    casualties: (battle: string, powers: string, hits: number) =>
      `${battle}: ${powers} must take off ${counted('en', hits, 'unit', 'units')}`,
    withdraw: (battle: string, powers: string) => `${battle}: ${powers} may withdraw submarines`,
    retreat: (battle: string, powers: string) => `${battle}: ${powers} may retreat or go on`,
    among: (units: string) => `among ${units}`,
    to: (spaces: string) => `to ${spaces}`,
    breakOff: (line: string) => `ships may also break off contact: ${line}`,
    orders: (power: string, players: string) => `To move: ${power}${players === '' ? '' : ` (${players})`}`,
    orderLine: (orders: string) => `open now: ${orders}`,
    battles: (battles: string) => `to be fought: ${battles}`,
    proposal: (seq: number, player: string, what: string, sides: string) =>
      `#${seq}: ${player} proposes to ${what}; waits for the ${sides}`,
    proposals: {
      void: 'declare entries void',
      ruling: 'let entries stand',
      substitute: 'change the players',
      settings: 'change what was agreed',
      edit: 'set the position right',
      draw: 'end the game in a draw',
    },
    nextRoll: (slug: string) => `npx fieldpost roll ${slug}`,
    nextSubmit: (slug: string, line: string) => `npx fieldpost submit ${slug} -   with a line such as:  ${line}`,
    nextFight: (slug: string) => `npx fieldpost fight ${slug}`,
    nextTurn: (slug: string) => `npx fieldpost submit ${slug} <file>   or guided:  npx fieldpost turn ${slug}`,
    nextAgree: (slug: string, seq: number) => `npx fieldpost agree ${slug} ${seq}`,
    page: 'page',
  },

  submit: {
    understood: 'Understood:',
    empty: 'There is no order in this.',
    emptyNext:
      'write what you do, one line each, such as “Buy 3 inf” or “2 inf CAU > UKR”; see the guide to order notation',
    problems: (count: number) => `${counted('en', count, 'line was', 'lines were')} not understood:`,
    refused: 'Not possible:',
    notChecked: (orders: string) => `not looked at, for it depends on what comes before: ${orders}`,
    nothingWritten: 'Nothing was written.',
    putRight: 'put the lines right and send the whole sheet again',
    upToDice: 'checked as far as the dice; the rest is checked when they have fallen',
    dryRun: 'A dry run: this is possible; nothing was written and no die thrown.',
    confirm: (slug: string) => `Write this to the log of ${slug}?`,
    sayYes: 'nobody is here to be asked: repeat with --yes to write it',
    laterRefused: 'After what has happened, this can no longer be done:',
    laterUnclear: 'After what has happened, this is no longer clear:',
    left: (orders: string) => `not done yet: ${orders}`,
    which: (text: string, line: number) => `Line ${line}: what does “${text}” mean?`,
    home: (units: string, from: Place, to: Place) => `Flown home as declared: ${units} ${from.from} ${to.to}`,
    wouldCrash: (units: string, space: Place) => `${units} ${space.in} would be lost, with no way home.`,
    wouldForfeit: (units: string) => `${units}: bought and not placed, and would be lost.`,
    crashNext: (line: string) => `add a line such as “${line}”, or let them go with --forfeit`,
    forfeitNext: 'place them, or let them go with --forfeit',
  },

  roll: {
    none: 'No dice are due.',
    need: (what: string, n: number) => `${what}: ${counted('en', n, 'die', 'dice')}`,
    ask: (what: string, n: number) => `${what} (${counted('en', n, 'die', 'dice')}, such as 1 4 6)`,
    missing: (count: number) => `${counted('en', count, 'die is', 'dice are')} missing.`,
    missingNext: (slug: string) => `npx fieldpost roll ${slug} --dice 1,4,6   (in the order above; or purpose=1,4,6)`,
    tooMany: (count: number) =>
      `${counted('en', count, 'die', 'dice')} too many: nobody asked for ${plural('en', count, 'it', 'them')}.`,
    noFace: (face: number, sides: number) => `${face} is no face of a die: faces are 1 to ${sides}.`,
    notFaces: (said: string) => `“${said}” are no faces of dice: numbers from 1 to 6, parted by commas.`,
    local: 'This game’s dice are thrown by the program; faces cannot be given.',
    composed: (parts: string) => `in this order: ${parts}`,
  },

  show: {
    heading: (round: number, power: string, phase: string) => `Round ${round}, ${power}, ${phase}`,
    after: (seq: number, at: string) => `after entry #${seq}, ${at}`,
    land: 'land',
    treasury: 'treasury',
    technologies: 'technologies',
    none: '–',
    sea: 'At sea',
    empty: 'empty',
    aboard: (units: string) => `aboard: ${units}`,
    held: (power: string) => `held by ${power}`,
    neutral: 'neutral',
    seaZone: 'sea zone',
    worth: (ipc: number) => `${ipc} IPC`,
    capitalOf: (power: string) => `capital of ${power}`,
    originally: (power: string) => `originally ${power}`,
    alsoCalled: (names: string) => `also called ${names}`,
    neighbours: 'Beside it',
    battle: 'A battle is to be fought here.',
    purchased: (units: string) => `Bought and not yet placed: ${units}`,
    unknownSpace: (said: string) => `No space is called “${said}”.`,
    ambiguous: (said: string, names: string) => `“${said}” can be ${names}.`,
    nearest: (names: string) => `perhaps ${names}`,
  },

  status: {
    empty: 'This archive has no games yet.',
    emptyNext: 'npx fieldpost new',
    waiting: 'Games waiting',
    finished: 'Finished',
    broken: 'Broken',
    brokenLine: (line: number) => `the log cannot be followed from line ${line} on`,
    players: 'Players',
    roles: { player: 'player', steward: 'steward', referee: 'referee', witness: 'witness', bot: 'bot' },
    noPowers: 'no powers yet',
    dice: (source: string) => `Dice: ${source}`,
    demonstration: 'A demonstration game.',
    last: (at: string, by: string) => `last entry ${at}, ${by}`,
    round: (round: number) => `round ${round}`,
  },

  create: {
    title: 'What is the game called?',
    slug: 'Its short name, for addresses and commands?',
    player: 'Name of a player (empty: no more)?',
    powers: (name: string) => `Which powers does ${name} play?`,
    source: 'Where do the dice come from?',
    yes: 'yes',
    no: 'no',
    opened: (title: string, slug: string) => `“${title}” is open: ${slug}`,
    titleMissing: 'A new game needs a title.',
    playersMissing: 'A new game needs players.',
    playersNext: '--player "Anna=ussr,uk,usa" --player "Ben=germany,japan"',
    badPlayer: (said: string) => `“${said}” is no player: write name=powers, such as "Anna=ussr,uk,usa".`,
    badPower: (said: string, player: string) => `“${said}” of ${player} is no power: ussr, germany, uk, japan, usa.`,
    notGiven: (powers: string) => `Nobody plays ${powers}.`,
    badOption: (said: string, options: string) => `“${said}” is no option. There are: ${options}.`,
    badSource: (said: string) => `“${said}” is no source of dice: local, recorded, reveal or drand.`,
    badSlug: (said: string) =>
      `“${said}” cannot be the short name of a game: 3 to 40 small letters, digits and single hyphens.`,
    confirm: 'Open this game?',
  },

  report: {
    empty: 'The file reports nothing.',
    done: (count: number) =>
      `${counted('en', count, 'entry', 'entries')} reported. Nothing of it is verified, and pages say so.`,
    whole: 'a report is a list of { at?, note?, position } or { at?, note?, events }',
  },

  undo: {
    drops: (units: string, space: Place) => `Dropped, so that they stay: ${units} ${space.in}`,
    reason: 'Why?',
    reasonMissing: 'A reason is needed.',
    noEntry: (said: string) => `There is no entry ${said} in this game.`,
    alsoGo: 'This cannot go alone. Later entries stand on it:',
    alsoNext: (slug: string, seqs: string) => `npx fieldpost void ${slug} ${seqs} --reason "…"`,
    asksDice: 'would ask for other dice',
    done: (seqs: string) => `Void: ${seqs}`,
    proposed: (seq: number, sides: string) => `Proposed as #${seq}; it takes effect when the ${sides} have agreed.`,
    ruled: (seqs: string) => `Stands as it is: ${seqs}`,
    confirm: (seqs: string) => `Declare ${seqs} void?`,
    nothingToRule: (seqs: string) => `${seqs}: here the rules say what the log says, so there is nothing to let stand.`,
    nothingToRuleNext: (slug: string) => `npx fieldpost verify ${slug}   shows what differs`,
    noProposal: 'There is no open proposal.',
    whichProposal: (seqs: string) => `There are several proposals: name one of ${seqs}.`,
    agreed: 'Agreed.',
    takesEffect: 'All have agreed: it takes effect.',
    declined: 'Declined: the proposal is off.',
    confirmAgree: (seq: number) => `Agree to #${seq}?`,
    confirmDecline: (seq: number) => `Decline #${seq}? The proposal is then off.`,
    confirmBack: (seq: number) => `Take #${seq} back?`,
  },

  verify: {
    sound: 'sound',
    differs: 'differs',
    broken: 'broken',
    entries: (count: number) => counted('en', count, 'entry', 'entries'),
    verdicts: {
      proved: 'proved',
      clerical: 'without effect on the game',
      reported: 'as reported',
      differs: 'different',
      'wrong-dice': 'with wrong dice',
      'unknown-rules': 'by rules unknown here',
    },
    dice: { proved: 'dice proved', table: 'dice on table trust', claimed: 'dice as claimed', wrong: 'dice wrong' },
    differsAt: 'Today’s rules decide this otherwise:',
    refusedNow: 'it would be refused',
    eventNow: (index: number) => `event ${index + 1} would be another`,
    asDecided: 'now',
    asWritten: 'then',
    nothing: 'nothing',
    ruled: 'a ruling lets it stand',
    torn: (bytes: number) =>
      `An unfinished line of ${counted('en', bytes, 'byte', 'bytes')} at the end; the next command that writes puts it aside.`,
    progress: (done: number, all: number) => `${done} of ${all} games …`,
    total: (sound: number, differs: number, broken: number) => `${sound} sound, ${differs} different, ${broken} broken`,
    nextShow: (slug: string, seq: number) => `npx fieldpost show ${slug} --at ${seq}`,
  },

  log: {
    none: 'There is no entry yet.',
    struck: 'void',
    enteredFor: (by: string, other: string, mail: 'kept' | 'none') =>
      `entered by ${by} for ${other}, ${mail === 'kept' ? 'mail kept' : 'no mail kept'}`,
    orders: {
      roll: 'dice',
      note: 'a remark',
      void: 'declared void',
      ruling: 'ruling',
      agree: 'agreed',
      decline: 'declined',
      receipt: 'receipt',
      anchor: 'anchor of dice',
      'change-key': 'change of key',
      substitute: 'substitute',
      'forfeit-bid': 'bid forfeited',
      forfeit: 'forfeit',
      absence: 'absence',
      edit: 'edit',
      draw: 'draw',
      settings: 'settings',
    },
  },

  cases: {
    none: 'No cases were found.',
    noPath: (path: string) => `${path} cannot be read.`,
    notACase: (why: string) => `not a case: ${why}`,
    noneOf: (clause: string) => `No case speaks of “${clause}”.`,
    clause: 'Clause',
    count: 'Cases',
    status: 'Status',
    allPassed: 'passed',
    oneFailed: 'failed',
    failed: (count: number) => `${count} failed`,
    progress: (done: number, all: number) => `${done} of ${all} cases …`,
    total: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
  },

  fight: {
    none: 'No battle is waiting.',
    noneNext: 'battles come from combat moves: npx fieldpost submit',
  },

  turn: {
    needsTerminal: 'This asks questions, and nobody is here to answer them.',
    needsNext: (slug: string) => `npx fieldpost submit ${slug} <file>`,
    intro:
      'One line at a time, as you write your orders. “?” shows what is possible, “-” takes the last line back, an empty line goes on.',
    phase: (phase: string) => `Phase: ${phase}`,
    money: (ipc: number) => `Treasury: ${ipc} IPC`,
    freeDie: 'A power that holds its capital throws one free die a turn: “1 die”.',
    die: (ipc: number) => `A research die costs ${ipc} IPC, such as “2 dice”.`,
    prices: (prices: string) => `Prices: ${prices}`,
    prompt: (phase: string) => `${phase} (empty: go on)`,
    taken: 'understood',
    back: (line: string) => `Taken back: ${line}`,
    nothingBack: 'There is nothing to take back.',
    possible: 'Possible now:',
    nothingPossible: 'Nothing is possible here.',
    aims: { battle: 'battle', raid: 'raid', 'walk-in': 'walk in', blitz: 'blitz', neutral: 'neutral', move: '' },
    fightAll: 'Fight all battles now?',
    endTurn: 'End the turn and collect income?',
    notYours: (power: string) => `It is the turn of ${power}.`,
  },

  exporting: {
    badFormat: (said: string) => `“${said}” is no format: json or notation.`,
    saved: (file: string) => `Written to ${file}.`,
  },

  serve: {
    building: 'Building the site …',
    change: (file: string) => `${file} has changed; building again …`,
    pages: (pages: number, seconds: string) => `${counted('en', pages, 'page', 'pages')} in ${seconds} s.`,
    pictures: (failed: number, why: string) =>
      `${counted('en', failed, 'picture of a map', 'pictures of maps')} could not be drawn (${why}). The pages are whole without.`,
    failed: 'The site could not be built:',
    stop: 'Ctrl-C ends it.',
    built: (folder: string) => `The site is in ${folder}.`,
    at: (address: string) => `The archive is at ${address}`,
  },

  schema: {
    none: (what: string, there: readonly string[]) => `There is no schema of “${what}”, only of ${there.join(', ')}.`,
  },
};

export type CliTexts = typeof en;
