// English: the words of every page but that of a turn.

import { counted, number, plural } from '../../format.ts';
import type { Place } from '../../places/index.ts';

const n = (value: number): string => number('en', value);

export const pages = {
  // every page
  'site.skip': 'Skip to the content',
  'site.menu': 'Main menu',
  'site.games': 'Games',
  'site.rules': 'Rules',
  'site.check': 'Check a turn',
  'site.guides': 'Guides',
  'site.languages': 'This page in other languages',
  'site.you-are-here': 'You are here',
  'site.home': 'Home',
  'site.trademark':
    'Axis & Allies is a trademark of its owner. Fieldpost is not connected with it and not approved by it; drawings and words are our own.',
  'site.made':
    'Everything on these pages is worked out from the logs of the games, each line of which anyone can check.',
  'site.untranslated': 'This page has not been translated yet. It is shown in English.',

  // home
  'home.lead': 'Axis & Allies by mail, move by move',
  'home.what-1':
    'Fieldpost keeps games of Axis & Allies that people play against each other by e-mail: the second edition, with or without club rules, and Enhanced Realism.',
  'home.what-2':
    'Every order, every die and everything that came of it is a line in a log that is only ever added to, and the rules prove each line anew.',
  'home.what-3':
    'These pages are made from those logs: a page for every turn, with its battles, its dice, its money and its map.',
  'home.waiting': 'Games under way',
  'home.waiting-none': 'No game is being played at the moment.',
  'home.moved': 'Lately moved',
  'home.finished': 'Finished games',
  'home.finished-none': 'No game has been finished yet.',
  'home.broken': 'Games that need repair',
  'home.start': 'Start a game of your own',
  'home.start-text':
    'You need git and Node.js. In a copy of this archive, open a game, write the first turn as you would in a mail, and send it in:',
  'home.start-more': 'The guides show a whole first turn, from the purchase to the page you will find here.',
  'home.none': 'There are no games in this archive yet.',
  'home.all-games': 'All games',

  // a game in a list
  'game.demonstration': 'Demonstration game',
  'game.demonstration-why': 'Made to show what Fieldpost can do; nobody played it by mail.',
  'game.round': (round: number) => `Round ${n(round)}`,
  'game.turn-of': (power: string, round: number) => `${power}, round ${n(round)}`,
  'game.won-capitals': (side: string, rounds: number) => `The ${side} won by capitals in round ${n(rounds)}.`,
  'game.won-economic': (side: string, rounds: number) => `The ${side} won by land value in round ${n(rounds)}.`,
  'game.won-resignation': (side: string, rounds: number) => `The ${side} won by resignation in round ${n(rounds)}.`,
  'game.won-theatres': (side: string, rounds: number) =>
    `Won in round ${n(rounds)} by what was to be held in the theatres: ${side}.`,
  'game.won-elimination': (side: string, rounds: number) =>
    `The ${side} won in round ${n(rounds)}; nothing was left of the others.`,
  'game.versus': 'against',

  // who is awaited
  'due.title': 'Awaited',
  'due.over': 'The game is over',
  'due.orders': (phase: string) => `orders (${phase})`,
  'due.defenders': (space: Place, ipc: number) => `defenders for ${space.the} for ${ipc} IPC`,
  'due.dice': (dice: number) => counted('en', dice, 'die', 'dice'),
  'due.casualties': (battle: string, hits: number) =>
    `${counted('en', hits, 'casualty', 'casualties')} to choose, ${battle}`,
  'due.withdraw': (battle: string) => `submarines: withdraw or stay, ${battle}`,
  'due.retreat': (battle: string) => `press on or retreat, ${battle}`,
  'due.bid-seal': 'a sealed bid',
  'due.bid': 'to open the sealed bid',
  'due.consent': (seq: number) => `consent to the proposal in entry ${n(seq)}`,

  // a game's page
  'game.board': 'The board now',
  'game.board-final': 'The board at the end',
  'game.charts': 'Money and land',
  'game.turns': 'Turns',
  'game.turn-current': 'under way',
  'game.players': 'Players',
  'game.player': 'Player',
  'game.powers': 'Powers',
  'game.role': 'Role',
  'game.role-player': 'player',
  'game.role-steward': 'steward',
  'game.role-referee': 'referee',
  'game.role-witness': 'witness',
  'game.role-bot': 'bot',
  'game.options': 'What was agreed',
  'game.ruleset': 'Rules',
  'game.dice': 'Dice',
  'game.dice-local': 'thrown on the player’s machine, from a seed that stands in the log (table trust)',
  'game.dice-recorded': 'thrown elsewhere and written down (somebody’s word)',
  'game.dice-reveal': 'from secrets the opponent keeps (proved)',
  'game.dice-drand': 'from a public beacon (proved)',
  'game.proof': 'Verification',
  'game.proof-sound': (entries: number) =>
    entries === 1
      ? 'The only entry is verified: form, chain, rules and dice.'
      : `All ${n(entries)} entries are verified: form, chain, rules and dice.`,
  'game.proof-differs': (entries: number) =>
    `${counted('en', entries, 'entry', 'entries')} would be decided otherwise by today’s rules.`,
  'game.proof-broken': 'The log is broken.',
  'game.proof-reported': (entries: number) =>
    `${counted('en', entries, 'entry was', 'entries were')} reported by hand and cannot be verified.`,
  'game.data': 'Log and data',
  'game.log': 'The log, entry by entry',
  'game.log-raw': 'the log itself (JSON lines)',
  'game.json': 'the game in short (JSON)',
  'game.started-from': (power: string, round: number) =>
    `Started from an agreed position: ${power}, round ${n(round)}.`,
  'game.unknown-ruleset': 'So neither board nor turns can be shown. The log is below.',

  // a broken game
  'broken.title': 'This game’s log cannot be followed to its end',
  'broken.shown': 'What came before the break is shown as it was.',
  'broken.where': 'Where',
  'broken.line': (file: string, line: number) => `${file}, line ${n(line)}`,
  'broken.file': (file: string) => file,
  'broken.what': 'What is wrong',
  'broken.next': 'What to do',
  'broken.none': 'Not one line of this log could be read.',

  // log
  'log.title': 'The log',
  'log.lead': (entries: number) =>
    `${counted('en', entries, 'entry', 'entries')}, as they were appended. Nothing is ever taken out; what was voided is struck out.`,
  'log.events': (events: number) => counted('en', events, 'event', 'events'),
  'log.dice': (dice: number) => counted('en', dice, 'die', 'dice'),
  'log.open-game': 'The game is opened.',
  'log.roll': 'Dice',
  'log.note': 'Remark',
  'log.void': (count: number, entries: string) => `Voids ${plural('en', count, 'entry', 'entries')} ${entries}`,
  'log.void-proposed': (count: number, entries: string) =>
    `Proposes to void ${plural('en', count, 'entry', 'entries')} ${entries}`,
  'log.void-reason': 'Reason',
  'log.rule': 'Rule',
  'log.ruling': (count: number, entries: string) =>
    `Ruling: ${plural('en', count, 'entry', 'entries')} ${entries} ${plural('en', count, 'stands', 'stand')}`,
  'log.agree': (entry: string) => `Agrees to the proposal in entry ${entry}`,
  'log.decline': (entry: string) => `Declines the proposal in entry ${entry}`,
  'log.receipt': (entry: string) => `Receipt for entry ${entry}`,
  'log.reported': 'Facts reported without orders and dice',
  'log.struck': (by: string) => `Voided by entry ${by}`,
  'log.struck-word': 'voided:',
  'log.verdict-proved': 'proved',
  'log.verdict-clerical': 'clerical',
  'log.verdict-reported': 'reported, not verified',
  'log.verdict-differs': 'differs',
  'log.verdict-ruled': 'differs; a ruling lets it stand',
  'log.verdict-wrong-dice': 'wrong dice',
  'log.verdict-unknown-rules': 'by rules unknown here',
  'log.torn': (bytes: number) =>
    `The last line was never finished (${counted('en', bytes, 'byte', 'bytes')}). It does not count; the next command puts it aside.`,

  // rules
  'rules.title': 'Rules reference',
  'rules.lead': 'One answer a question, with its source and the turns in which it came up.',
  'rules.clauses': (clauses: number) => counted('en', clauses, 'clause', 'clauses'),
  'rules.source': 'Source',
  'rules.applied': 'Came up in',
  'rules.applied-none': 'Has not come up in this archive yet.',
  'rules.more': (turns: number) => `and ${counted('en', turns, 'more turn', 'more turns')}`,
  'rules.link': (id: string) => `Link to clause ${id}`,
  'rules.on-page': 'On this page',
  'rules.written': 'These are our own words; where they and the sources differ, the sources decide.',

  // guides
  'guides.title': 'Guides',
  'guides.lead': 'How to play by mail with Fieldpost, and how to read what it writes.',
  'guides.none': 'There are no guides in this archive.',

  // nothing there
  'lost.title': 'There is no page at this address',
  'lost.text':
    'Addresses of games, turns and rules never change once they are given, so perhaps a letter went astray. Turns are written with two digits, such as r03-germany.',
  'lost.home': 'To the games',
  'lost.rules': 'To the rules',
};
