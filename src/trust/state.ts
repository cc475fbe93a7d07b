// What the log's own rules need to remember: who plays, which order waits for dice, what was said in the turn under
// way, which proposals are open. Made only by `speak`; nothing in it is ever changed.

import type { DiceSource, Secret, Seed } from '../dice/index.ts';
import type { Clock, DiceRules, OpenGame, Player } from '../engine/index.ts';
import { POWERS, type Power, type Side } from '../vocab/index.ts';
import { EMPTY_HEAD, type Head } from './envelope.ts';
import type { OrderType, ProposedOrder } from './orders.ts';
import type { PublicKey } from './sshsig.ts';

/** An order whose dice have not fallen yet. */
export interface Commitment {
  readonly hash: string;
  readonly seq: number;
  readonly order: OrderType;
  readonly by: string;
  /** The seed of the dice that fell so far, if they did not all fit one line: the others follow from it too. */
  readonly seed?: Seed;
  /** The player whose chain gives the dice; with `reveal` only. */
  readonly keeper?: string;
  /** Who has seen the order first, and when; with `drand` only. */
  readonly receipt?: Receipt;
}

/** A witness's word that an order was there at a time. */
interface Receipt {
  readonly by: string;
  readonly at: string;
}

/** A keeper's hash chain. The last one he published is in force. */
export interface Chain {
  readonly player: string;
  readonly anchor: Secret;
  /** How many secrets it has. */
  readonly length: number;
  /** How many of them are known to all, and the last of these: the anchor, if it is none. */
  readonly used: number;
  readonly last: Secret;
}

/** A public key of a player. */
export interface KeyHeld {
  readonly player: string;
  readonly key: PublicKey;
  /** The time of the line that brought it. */
  readonly from: string;
  /** The time of the line that withdrew it; absent while it is in force. */
  readonly until?: string;
}

/** A line of the turn under way that still counts: an order, or the dice that belong to one. */
export interface TurnLine {
  readonly hash: string;
  readonly seq: number;
  /** The order these dice belong to; absent for an order. */
  readonly commitment?: string;
  /** `yes` if no void can take it out: it changed players or options, or ended the game. */
  readonly stays?: 'yes';
}

/** Days on which a player is away, both included, UTC. */
export interface Absence {
  readonly player: string;
  readonly from: string;
  readonly to: string;
  /** The time of the line that says so; it counts from then on. */
  readonly since: string;
}

/** Time for which somebody waited for the consent he had asked for. */
interface Asked {
  readonly player: string;
  readonly from: string;
  readonly to: string;
}

/** A bid that somebody has committed himself to. */
export interface Seal {
  readonly player: string;
  readonly seal: string;
  /** The line that brought it. */
  readonly hash: string;
}

/** An order that waits for the consent of sides. */
export interface Proposal {
  readonly hash: string;
  readonly seq: number;
  readonly player: string;
  /** When it was proposed. */
  readonly at: string;
  readonly order: ProposedOrder;
  readonly waits: readonly Side[];
}

/** A ruling in force: entry `of` stands as it is, by the entry `by`. */
interface Ruling {
  readonly of: string;
  readonly by: string;
}

export interface Trust {
  /** The id the game must have; undefined until somebody says it. */
  readonly game?: string;
  readonly head: Head;
  /** The time of the last line. */
  readonly at?: string;
  readonly players: readonly Player[];
  readonly sides: readonly { readonly side: Side; readonly powers: readonly Power[] }[];
  readonly source: DiceSource;
  /** The source of dice with what belongs to it. */
  readonly dice: DiceRules;
  /** Powers in the order in which they move. */
  readonly turnOrder: readonly Power[];
  readonly chains: readonly Chain[];
  readonly signatures: NonNullable<OpenGame['signatures']>;
  /** All keys there ever were, in the order in which they came. */
  readonly keys: readonly KeyHeld[];
  /** Players who have never played a power here: only they may witness. */
  readonly neutral: readonly string[];
  /** Players who bid for the sides under seal; nobody once the sides are decided. */
  readonly bidders: readonly string[];
  /** All seals there ever were; one whose line no longer counts is none. */
  readonly seals: readonly Seal[];
  /** Powers that once gave up or lost by forfeit; a void may have brought them back. */
  readonly resigned: readonly Power[];
  readonly purpose: OpenGame['purpose'];
  readonly authors: NonNullable<OpenGame['authors']>;
  readonly clock?: Clock;
  readonly absences: readonly Absence[];
  readonly open?: Commitment;
  /** Whether an order to the engine has been given: from then on the game is played here, not reported. */
  readonly ordered?: 'yes';
  /** The line that began the turn under way. */
  readonly began: number;
  readonly turn: readonly TurnLine[];
  readonly proposals: readonly Proposal[];
  /** Proposals of the turn under way that were answered, by the time they took. */
  readonly asked: readonly Asked[];
  /** Hashes of entries that no longer count, over the whole game. */
  readonly struck: readonly string[];
  readonly rulings: readonly Ruling[];
}

/** A log without a line. With `game`, the first line must be of that game. */
export const beginTrust = (game?: string): Trust => ({
  ...(game === undefined ? {} : { game }),
  head: EMPTY_HEAD,
  players: [],
  sides: [],
  source: 'recorded',
  dice: { source: 'recorded' },
  turnOrder: POWERS,
  chains: [],
  signatures: 'free',
  keys: [],
  neutral: [],
  bidders: [],
  seals: [],
  resigned: [],
  purpose: 'play',
  authors: 'free',
  absences: [],
  began: 0,
  turn: [],
  proposals: [],
  asked: [],
  struck: [],
  rulings: [],
});

/** The player with this id; undefined if nobody has it. */
export const playerOf = (trust: Trust, id: string): Player | undefined =>
  trust.players.find((player) => player.id === id);

/** Names of a git author under which a player commits. */
export const commitNamesOf = ({ commits, name, id }: Player): readonly string[] => commits ?? [name, id];

/** While sides are bid for, each bidder stands for himself where consent is asked. */
const PARTY = 'bidder/';

const partyOf = (trust: Pick<Trust, 'bidders'>, { id }: Player): readonly Side[] =>
  trust.bidders.includes(id) ? [`${PARTY}${id}`] : [];

/** The bidder who stands for himself under this name; undefined for a side of the game. */
export const bidderOf = (side: Side): string | undefined =>
  side.startsWith(PARTY) ? side.slice(PARTY.length) : undefined;

/** The sides a player's powers are on. Who still bids for a side is one of his own, see `bidderOf`. */
export const sidesOf = (trust: Trust, player: Player): readonly Side[] => [
  ...partyOf(trust, player),
  ...trust.sides.filter(({ powers }) => powers.some((power) => player.powers.includes(power))).map(({ side }) => side),
];
