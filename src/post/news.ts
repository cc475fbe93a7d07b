// What a chat is told of a game: for whom it waits, until when, and what happened last. Each thing that is awaited has
// a name that stays the same until others have played: who throws his own dice or takes off his own losses knows that
// it is he. So whoever keeps the names tells nothing twice.

import { type Game, type GameTurn, turnId, waitingOf } from '../archive/index.ts';
import { isOver } from '../engine/index.ts';
import { isArchiveOrder } from '../trust/index.ts';
import { awaitedText, proposalLine } from './due.ts';
import { type Telling, titleOf } from './telling.ts';
import { turnHeadline } from './turn-post.ts';

const OVER = 'over';

/** The turn a game is in, as it stands in the names of what is awaited in it. */
const turnIn = ({ replay: { state } }: Pick<Game, 'replay'>): string => turnId(state.round, state.turn.power);

/** The number of the last entry by which somebody else played; what is answered for him counts as his. */
const lastOfOthers = ({ entries }: Pick<Game, 'entries'>, players: readonly string[]): number =>
  entries.findLast(
    ({ order, by, for: speaker }) =>
      order !== undefined &&
      !isArchiveOrder(order) &&
      order.type !== 'standing-orders' &&
      !players.includes(speaker ?? by),
  )?.seq ?? 0;

/** What is awaited in a game now, by names; its end is one of them. */
export const awaitedNames = (game: Pick<Game, 'entries' | 'replay' | 'trust'>): readonly string[] => [
  ...(isOver(game.replay.state) ? [OVER] : []),
  ...waitingOf(game).map(({ kind, powers, players, proposal }) =>
    kind === 'consent'
      ? `consent/${proposal}`
      : ['turn', turnIn(game), (players.length > 0 ? players : powers).join('+'), lastOfOthers(game, players)].join(
          '/',
        ),
  ),
];

/** What there is to tell of a game. */
export interface News {
  readonly title: string;
  /** The turn to look at: the one that has ended, else the one under way. */
  readonly turn: string;
  /** Sentences, with a headline before them where a turn has ended. */
  readonly lines: readonly string[];
}

/**
 * What is to be told, or undefined where all of it is known.
 *
 * @param turns all turns of the game
 * @param known names of what was told, or was there before anybody was to be told
 */
export const newsOf = (telling: Telling, turns: readonly GameTurn[], known: readonly string[]): News | undefined => {
  const { game } = telling;
  const fresh = awaitedNames(game).filter((name) => !known.includes(name));
  if (fresh.length === 0) return undefined;
  const goesOn = fresh.some((name) => !name.startsWith('consent/'));
  // Once something of a turn was told, the turn before it was too.
  const isNewTurn = !known.some((name) => name.split('/')[1] === turnIn(game)) || fresh.includes(OVER);
  const ended = goesOn && isNewTurn ? turns.findLast(({ status }) => status === 'over') : undefined;
  const proposals = game.trust.proposals.filter(({ hash }) => fresh.includes(`consent/${hash}`));
  return {
    title: titleOf(game),
    turn: ended?.id ?? turnIn(game),
    lines: [
      ...(ended === undefined ? [] : [turnHeadline(telling, ended)]),
      ...(goesOn ? awaitedText(telling) : []),
      ...proposals.map((proposal) => proposalLine(telling, proposal)),
    ],
  };
};
