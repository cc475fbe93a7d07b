// The games that hold a frozen ruleset in its place: few and short, but so different that between them nearly
// everything happens that the rules know.

import type { GameOrder, GameState, OpenGame, Player, Position } from '../../../src/engine/index.ts';
import type { Options, Ruleset } from '../../../src/rulesets/index.ts';
import type { Random } from '../sparring/index.ts';
import {
  bidsBelowNothing,
  bidsUnderSeal,
  conductsBattles,
  givesUp,
  leavesStandingOrders,
  leavesWithSubmarines,
  retreatsEarly,
} from './manners.ts';

/** What somebody says instead of the order he would give; undefined leaves it as it is. */
export type Manner = (
  ruleset: Ruleset,
  random: Random,
) => (state: GameState, order: GameOrder | undefined) => GameOrder | undefined;

export interface FrozenGame {
  readonly name: string;
  /** Chosen where the game is to show something; else it follows from ruleset and name. */
  readonly seed?: number;
  readonly rounds: number;
  readonly options: Partial<Options>;
  readonly opening?: (ruleset: Ruleset) => Partial<OpenGame>;
  readonly manners: readonly Manner[];
}

const player = (id: string, ...powers: Player['powers']): Player => ({ id, name: id, role: 'player', powers });

/** Each power has a player of its own, so that those who defend together have to agree. */
const fivePlayers = (): Partial<OpenGame> => ({
  players: [
    player('anna', 'ussr'),
    player('bram', 'germany'),
    player('cees', 'uk'),
    player('dora', 'japan'),
    player('emil', 'usa'),
  ],
});

const bidders = (): Partial<OpenGame> => ({ players: [player('anna'), player('bram')] });

/** The printed set-up in the second round, with all that money and laboratories can give. */
const richPosition = ({ board, research, turnOrder }: Ruleset): Position => ({
  round: 2,
  power: 'germany',
  control: Object.fromEntries(
    board.spaces.filter(({ id }) => !board.closed.includes(id)).map(({ id, originalOwner }) => [id, originalOwner]),
  ),
  units: board.setup.map(({ space, power, units }) => ({ space, power, units: { ...units } })),
  treasury: Object.fromEntries(turnOrder.map((power) => [power, 60])),
  technology: Object.fromEntries(turnOrder.map((power) => [power, [...research.table]])),
});

export const FROZEN_GAMES: readonly FrozenGame[] = [
  { name: 'as usual, to a victory by land value', seed: 9001, rounds: 12, options: {}, manners: [] },
  // A capital is taken, and taken back.
  {
    name: 'two capitals to win',
    seed: 11,
    rounds: 11,
    options: { economicVictory: 'off', luck: 'low-luck' },
    manners: [],
  },
  {
    name: 'nobody asked, low luck',
    rounds: 4,
    options: { luck: 'low-luck', askDefender: 'never' },
    manners: [],
  },
  {
    name: 'five players, asked by the club',
    seed: 9003, // defenders propose whom to lose
    rounds: 5,
    options: { askDefender: 'club' },
    opening: fivePlayers,
    manners: [leavesWithSubmarines, retreatsEarly],
  },
  {
    name: 'no technology, ships among enemies, few pieces',
    rounds: 4,
    options: { technology: 'off', shipsIntoEnemyZones: 'on', pieceLimits: 'on' },
    manners: [conductsBattles],
  },
  {
    name: 'axis technology, total victory',
    rounds: 4,
    options: {
      balance: 'axis-technology',
      technologyStarts: 'after-turn',
      totalVictory: 'on',
      economicVictory: 'off',
    },
    manners: [conductsBattles],
  },
  {
    name: 'no Soviet attack, low luck',
    rounds: 4,
    options: { balance: 'no-soviet-attack', luck: 'low-luck' },
    manners: [retreatsEarly],
  },
  {
    name: 'no new complexes, few pieces',
    rounds: 4,
    options: { balance: 'no-new-complexes', pieceLimits: 'on', askDefender: 'never' },
    manners: [leavesStandingOrders],
  },
  {
    name: 'open bid, standing orders',
    rounds: 4,
    options: { bids: 'open' },
    opening: fivePlayers,
    manners: [leavesStandingOrders, conductsBattles],
  },
  {
    name: 'bid below nothing, low luck',
    rounds: 4,
    options: { bids: 'open', luck: 'low-luck', technologyStarts: 'after-turn' },
    manners: [bidsBelowNothing, leavesStandingOrders],
  },
  {
    name: 'sealed bids, one who gives up after the other',
    rounds: 7,
    options: { bids: 'sealed' },
    opening: bidders,
    manners: [bidsUnderSeal, givesUp],
  },
  {
    name: 'every technology, plenty of money',
    rounds: 4,
    options: { economicVictory: 'off' },
    opening: (ruleset) => ({ start: richPosition(ruleset) }),
    manners: [conductsBattles],
  },
  {
    name: 'every technology, low luck, everything agreed',
    rounds: 4,
    options: {
      luck: 'low-luck',
      askDefender: 'never',
      totalVictory: 'on',
      shipsIntoEnemyZones: 'on',
      pieceLimits: 'on',
      balance: 'axis-technology',
    },
    opening: (ruleset) => ({ ...fivePlayers(), start: richPosition(ruleset) }),
    manners: [leavesStandingOrders, leavesWithSubmarines],
  },
];
