// English: the words of the list of games with its filters, of the statistics over all games, and of a player's record.

import { counted, number } from '../../format.ts';

const n = (value: number): string => number('en', value);
/** Days to a tenth, already as the language writes them. */
const inDays = (days: string): string => `${days} ${days === '1' ? 'day' : 'days'}`;

export const archive = {
  'site.statistics': 'Statistics',

  // the list of games
  'filter.title': 'Show only',
  'filter.any': 'any',
  'filter.state': 'State',
  'filter.state-under-way': 'under way',
  'filter.state-over': 'finished',
  'filter.state-repair': 'needs repair',
  'filter.ruleset': 'Rules',
  'filter.player': 'Player',
  'filter.result': 'Result',
  'filter.result-won': (side: string) => `won by the ${side}`,
  'filter.result-drawn': 'drawn',
  'filter.length': 'Length',
  'filter.length-short': 'up to 5 rounds',
  'filter.length-middle': '6 to 10 rounds',
  'filter.length-long': 'more than 10 rounds',
  'filter.dice': 'Dice',
  'filter.dice-local': 'table trust',
  'filter.dice-recorded': 'written down',
  'filter.dice-reveal': 'opponent’s secret',
  'filter.dice-drand': 'public beacon',
  'filter.kind': 'Kind',
  'filter.kind-play': 'played by mail',
  'filter.kind-demonstration': 'demonstration',
  'filter.reset': 'Show all',
  'filter.shown': 'Games shown:',
  'filter.none': '0. No game fits this choice.',

  // statistics
  'stat.title': 'Statistics',
  'stat.lead':
    'What the games of this archive come to together. Counts stand as they are. A percentage is given only of ten cases or more, with the range in which the true share lies 95 times out of 100.',
  'stat.play': 'Games played by mail',
  'stat.play-none': 'No game has been played by mail in this archive yet.',
  'stat.demonstration': 'Demonstration games',
  'stat.demonstration-why':
    'They were made to show what Fieldpost can do and say nothing about how people play, so they are counted apart.',
  'stat.count': (games: number, over: number, turns: number) =>
    `${counted('en', games, 'game', 'games')}, ${n(over)} of them finished; ${counted('en', turns, 'turn', 'turns')}.`,
  'stat.results': 'Results',
  'stat.results-none': 'No game has been finished yet.',
  'stat.outcome': 'Outcome',
  'stat.games': 'Games',
  'stat.share': 'Share',
  'stat.drawn': 'drawn',
  'stat.all': 'finished',
  'stat.share-of': (share: string, from: string, to: string) => `${share}% (${from} to ${to}%)`,
  'stat.too-few': (games: number) => `${counted('en', games, 'game is', 'games are')} too few for percentages.`,
  'stat.bids': 'Results by bid',
  'stat.bid': 'Bid',
  'stat.bid-none': 'none',
  'stat.bid-range': (side: string, from: number, to: number) => `${side}, ${n(from)} to ${n(to)} IPC`,
  'stat.bid-from': (side: string, from: number) => `${side}, ${n(from)} IPC or more`,
  'stat.length': 'Length',
  'stat.length-one': (rounds: number) => `The only finished game ended in round ${n(rounds)}.`,
  'stat.length-few': (games: number, rounds: string) => `The ${n(games)} finished games ended in rounds ${rounds}.`,
  'stat.length-says': (games: number, from: number, middle: string, to: number) =>
    `${n(games)} finished games ended between round ${n(from)} and round ${n(to)}, half of them no later than round ${middle}.`,
  'stat.length-chart': 'Finished games by the round they ended in',
  'stat.length-unit': 'games, by last round',
  'stat.pace': (days: string, turns: number) =>
    `Half of ${counted('en', turns, 'turn', 'turns')} took no more than ${inDays(days)}.`,
  'stat.dice': 'Dice',
  'stat.dice-none': 'No dice have been thrown.',
  'stat.dice-few': (dice: number) => `${counted('en', dice, 'die', 'dice')}: too few to draw a chart of.`,
  'stat.clauses': 'Clauses that came up most',
  'stat.clauses-says': (shown: number, all: number) =>
    `In how many turns a clause made a difference; the first ${n(shown)} of ${n(all)}.`,
  'stat.clause': 'Clause',
  'stat.turns': 'Turns',
  'stat.spaces': 'Spaces most fought over',
  'stat.spaces-says': (shown: number, all: number) =>
    `Battles and raids, and how often the owner changed; the first ${n(shown)} of ${n(all)} spaces.`,
  'stat.space': 'Space',
  'stat.battles': 'Battles',
  'stat.captures': 'Taken',
  'stat.json': 'these statistics (JSON)',

  // a player’s record
  'player.record': 'Record',
  'player.game': 'Game',
  'player.powers': 'Powers',
  'player.result': 'Result',
  'player.rounds': 'Rounds',
  'player.result-won': 'won',
  'player.result-lost': 'lost',
  'player.result-drawn': 'drawn',
  'player.result-under-way': 'under way',
  'player.result-left': 'left the game',
  'player.result-unknown': 'unknown',
  'player.count': (won: number, lost: number, drawn: number) =>
    `Finished games: ${n(won)} won, ${n(lost)} lost, ${n(drawn)} drawn.`,
  'player.share': (share: string) => `Share won: ${share}.`,
  'player.luck': (hits: number, expected: string, difference: string, usual: string, ipc: string) =>
    `Dice: ${counted('en', hits, 'hit', 'hits')}, where ${expected} were to be expected (${difference}; up to ${usual} more or fewer is usual), a difference of ${ipc} IPC.`,
  'player.luck-apart': 'Powers that changed hands during a game are left out of it.',
  'player.pace': (days: string, turns: number) =>
    `Pace: half of ${counted('en', turns, 'turn', 'turns')} took no more than ${inDays(days)}.`,

  // feeds
  'feed.json': 'Feed (JSON)',
};
