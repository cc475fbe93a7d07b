// English: the words of a game's timeline and charts, what each chart says in a sentence, and its data.

import { counted, number } from '../../format.ts';

const n = (value: number): string => number('en', value);
/** Days to a tenth, already as the language writes them. */
const inDays = (days: string): string => `${days} ${days === '1' ? 'day' : 'days'}`;

export const charts = {
  // timeline
  'timeline.key-battles': 'battles and raids',
  'timeline.key-captured': 'territories that changed hands',
  'timeline.key-capital': 'a capital changed hands',
  'timeline.battles': (battles: number) => counted('en', battles, 'battle or raid', 'battles and raids'),
  'timeline.captured': (territories: number) =>
    `${counted('en', territories, 'territory', 'territories')} changed hands`,
  'timeline.capital': (capitals: string) => `capital: ${capitals}`,
  'timeline.quiet': 'no battles',
  'timeline.headlines': 'The game in headlines',
  'timeline.move': 'Through the game, turn by turn',
  'timeline.play': 'Play',
  'timeline.pause': 'Pause',
  'timeline.failed': 'The map of this turn could not be loaded; its owners are shown without units.',

  // parts of the page
  'charts.dice': 'Dice and luck',
  'charts.pace': 'Pace',

  // charts of a game
  'chart.land': 'Land value by power',
  'chart.land-says': 'Value of the land each power held at the end of every turn, in IPC.',
  'chart.cash': 'Money to spend by power',
  'chart.cash-says': 'Money in each treasury at the end of every turn, in IPC.',
  'chart.sides': 'Land value of the alliances',
  'chart.sides-says': 'Land value of each side’s powers together at the end of every turn, in IPC.',
  'chart.sides-rule': (side: string, value: number) => `${side} wins at ${n(value)}`,
  'chart.value': 'Value of the units by power',
  'chart.value-says':
    'What each power’s units on the board cost by the printed prices, in IPC, at the end of every turn; industrial complexes are left out.',
  'chart.territories': 'Territories by power',
  'chart.territories-says': 'How many territories each power controlled at the end of every turn.',
  'chart.units': 'Units by type',
  'chart.units-says': 'Units of each power on the board after the last turn shown, and at the opening.',
  'chart.faces': 'Faces of the dice',
  'chart.faces-says':
    'How often each face came up, for every six-sided die of the log that counts, whatever it was thrown for.',
  'chart.hits': 'Hits against expectation',
  'chart.hits-says':
    'Hits each power’s dice scored on units, and how many the same dice score on average. In brackets the difference.',
  'chart.luck': 'Luck by power',
  'chart.luck-says':
    'Hits above or below the average, added up over the game, in IPC. A hit counts the mean price of the units it could have struck as the battle opened.',
  'chart.pace': 'Days a turn took',
  'chart.pace-says': 'Days from the end of the turn before to the end of this one, by power and round.',

  // axes, keys and tables
  'chart.ipc': 'IPC',
  'chart.rounds': 'round',
  'chart.count-territories': 'territories',
  'chart.count-units': 'units',
  'chart.count-dice': 'dice',
  'chart.count-hits': 'hits',
  'chart.count-days': 'days',
  'chart.at-opening': 'at the opening',
  'chart.expected': 'to be expected',
  'chart.dice': (dice: number) => counted('en', dice, 'die', 'dice'),
  'chart.numbers': 'The numbers as a table',
  'chart.numbers-of': (title: string) => `${title}: the numbers`,
  'chart.after': 'After',
  'chart.opening': 'the opening',
  'chart.data': 'Data',
  'chart.source': 'worked out from the log',
  'chart.power': 'Power',
  'chart.type': 'Type',
  'chart.all': 'All',
  'chart.fired': 'Dice fired',
  'chart.hits-word': 'Hits',
  'chart.difference': 'Difference',
  'chart.usual': 'Usual, up to',
  'chart.luck-ipc': 'Luck, IPC',

  // what a chart says in a sentence; names stand in lists, `+12` and `−9` are differences
  'reading.most': (names: string, value: string) => `Ahead: ${names} with ${value}`,
  'reading.gain': (names: string, value: string) => `largest gain since the opening: ${names} (${value})`,
  'reading.loss': (names: string, value: string) => `largest loss: ${names} (${value})`,
  'reading.unchanged': 'nothing has changed since the opening',
  'reading.units': (units: number, before: number, type: string, most: number) =>
    `${counted('en', units, 'unit', 'units')} on the board, ${n(before)} at the opening; the most frequent kind: ${type} (${n(most)}).`,
  'reading.faces': (dice: number, face: string, count: number, expected: string) =>
    `${counted('en', dice, 'die', 'dice')}; most often the ${face}, ${counted('en', count, 'time', 'times')} where ${expected} were to be expected`,
  'reading.faces-few': 'too few dice to judge them by',
  'reading.faces-usual': 'fair dice are often as uneven',
  'reading.faces-unusual': 'fair dice are as uneven less than once in twenty times',
  'reading.hits': (hits: number, expected: string, usual: string) =>
    `${counted('en', hits, 'hit', 'hits')} in all, where ${expected} were to be expected; up to ${usual} more or fewer is usual.`,
  'reading.luck': (lucky: string, gain: string, unlucky: string, loss: string) =>
    `Luckiest dice: ${lucky} (${gain} IPC); unluckiest: ${unlucky} (${loss} IPC).`,
  'reading.luck-one': (name: string, value: string) =>
    `Dice of ${name}: ${value} IPC; nobody else’s dice were thrown at units.`,
  'reading.pace-few': (turn: string, days: string) => `The longest turn so far, ${turn}, took ${inDays(days)}.`,
  'reading.pace': (median: string, turn: string, longest: string) =>
    `Half of the turns took no more than ${inDays(median)}; the longest, ${turn}, took ${longest}.`,

  // the files beside the page
  'data.series-csv': 'the numbers of the charts (CSV)',
  'data.series-json': 'the numbers of the charts (JSON)',
  'data.timeline': 'who owned what after each turn (JSON)',
  'data.columns': 'What the columns of the CSV file mean',
  'data.column': 'Column',
  'data.meaning': 'Meaning',
  'data.rows': 'A row for every power: at the opening, then at the end of every turn.',
  'data.turn': 'turn at whose end this was, as in its address; empty at the opening',
  'data.round': 'its round, from 1',
  'data.mover': 'the power whose turn it was',
  'data.power': 'the power this row is about',
  'data.land-ipc': 'value of the land it held',
  'data.cash-ipc': 'money in its treasury',
  'data.units-ipc': 'printed cost of its units, industrial complexes left out',
  'data.territories': 'territories it controlled',
  'data.unit': (type: string) => `number on the board: ${type}`,
  'data.dice': 'six-sided dice it had thrown up to then, for whatever',
  'data.face': (face: string) => `how often the ${face} had come up among them`,
  'data.hits': 'hits on units up to then',
  'data.hits-expected': 'hits the same dice score on average',
  'data.hits-variance': 'square of the usual distance from that average',
  'data.luck-ipc': 'luck up to then, in IPC',
  'data.days': 'days the turn took; only in the row of the power that moved',
};
