// One step of the log's own rules: a line is accepted, which gives the next state, or refused with the first reason.
// It knows who may speak, which order waits for dice and what a void may touch; whether a move is legal it does not.

import { seedOf } from '../dice/index.ts';
import type { GameOrder, Player } from '../engine/index.ts';
import { fail, ok } from '../vocab/index.ts';
import { absenceFault } from './absence.ts';
import { forfeitBidFault, openingFault, sealsAfter, sidesAfter, sidesFault } from './bids.ts';
import { type Named, NO_LINE } from './envelope.ts';
import { noEvents, OF_THE_ARCHIVE, strayEvent, turnAfter } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { forfeitFault } from './forfeit.ts';
import { anchor, chainsAfter, keep } from './keeper.ts';
import { changeKey, signatureFault } from './keys.ts';
import { openGame } from './opening.ts';
import {
  type AbsenceOrder,
  type ArchiveOrder,
  type ForfeitBidOrder,
  type ForfeitOrder,
  isArchiveOrder,
  type OrderType,
} from './orders.ts';
import { answer, propose } from './proposal.ts';
import { diceFault, mayNot, speakerOf } from './speaker.ts';
import { refuse, type Spoken } from './spoken.ts';
import { sidesOf, type Trust } from './state.ts';
import type { FindLine } from './void.ts';
import { receive } from './witness.ts';

/** A line must follow the one before it: same game, next number, that line's hash. */
export const followsFault = (
  trust: Pick<Trust, 'game' | 'head'>,
  line: Pick<Named, 'game' | 'seq' | 'prev'>,
): TrustFault | undefined => {
  if (trust.game !== undefined && line.game !== trust.game) {
    return trustFault('wrong-game', { game: line.game, expected: trust.game });
  }
  if (line.seq !== trust.head.count) return trustFault('wrong-seq', { seq: line.seq, expected: trust.head.count });
  const expected = line.seq === 0 ? NO_LINE : trust.head.hash;
  return line.prev === expected ? undefined : trustFault('wrong-prev', { prev: line.prev, expected });
};

/** A game order. If its events end with dice awaited it is a commitment, which nothing but its dice may follow. */
const giveOrder = (trust: Trust, line: Named, given: GameOrder): Spoken => {
  const order = given.type;
  if (given.type === 'open-game') return refuse('opened-twice', {});
  const stray = strayEvent(line, OF_THE_ARCHIVE) ?? openingFault(trust, given);
  if (stray !== undefined) return fail(stray);
  const awaits = line.events.some(({ type }) => type === 'dice-awaited');
  const after = { ...trust, ...turnAfter(trust, line), seals: sealsAfter(trust, line), ordered: 'yes' } as const;
  if (!awaits) return ok(after);
  if (!('nonce' in given) || given.nonce === undefined) return refuse('commitment-without-nonce', { order });
  const { fault, ...kept } = keep(trust, line, given);
  if (fault !== undefined) return fail(fault);
  return ok({ ...after, open: { hash: line.hash, seq: line.seq, order, by: line.by, ...kept } });
};

/**
 * The dice land, all at once or in several lines: a table throws bit by bit, and a long fight does not fit one line.
 */
const roll = (trust: Trust, line: Named): Spoken => {
  const stray = strayEvent(line, OF_THE_ARCHIVE);
  if (stray !== undefined) return fail(stray);
  const { open, ...rest } = trust;
  const landed = { ...rest, chains: chainsAfter(trust, line.dice) };
  const more = line.events.some(({ type }) => type === 'dice-awaited');
  const turn = turnAfter(trust, line, open === undefined ? {} : { commitment: open.hash });
  if (!more || open === undefined) return ok({ ...landed, ...turn });
  const seed = line.dice && seedOf(line.dice);
  return ok({ ...landed, ...turn, open: { ...open, ...(seed === undefined ? {} : { seed }) } });
};

const beAway = (trust: Trust, line: Named, speaker: Player, { from, to }: AbsenceOrder): Spoken => {
  const absence = { player: speaker.id, from, to, since: line.at };
  const fault = absenceFault(trust.clock, trust.absences, absence) ?? noEvents(line);
  return fault === undefined ? ok({ ...trust, absences: [...trust.absences, absence] }) : fail(fault);
};

/** It takes effect at once and never leaves dice to be thrown. */
const forfeit = (trust: Trust, line: Named, speaker: Player, order: ForfeitOrder): Spoken => {
  const fault = forfeitFault(trust, speaker, order) ?? strayEvent(line, [...OF_THE_ARCHIVE, 'dice-awaited']);
  if (fault !== undefined) return fail(fault);
  if (line.events.length === 0) return refuse('effect-missing', { order: 'forfeit' });
  return ok({ ...trust, ...turnAfter(trust, line) });
};

/** As with powers, it takes effect at once. */
const forfeitBid = (trust: Trust, line: Named, speaker: Player, order: ForfeitBidOrder): Spoken => {
  const fault = forfeitBidFault(trust, speaker, order) ?? strayEvent(line, [...OF_THE_ARCHIVE, 'dice-awaited']);
  if (fault !== undefined) return fail(fault);
  if (line.events.length === 0) return refuse('effect-missing', { order: 'forfeit-bid' });
  return ok({ ...trust, ...turnAfter(trust, line) });
};

const say = (trust: Trust, line: Named, speaker: Player, order: ArchiveOrder, find: FindLine): Spoken => {
  switch (order.type) {
    case 'roll':
      return roll(trust, line);
    case 'void':
    case 'ruling':
    case 'substitute':
    case 'edit':
    case 'settings':
    case 'draw':
      return playsOn(trust, speaker)
        ? propose(trust, line, speaker, order, find)
        : refuse('role-may-not', { player: speaker.id, role: speaker.role, order: order.type });
    case 'forfeit':
      return playsOn(trust, speaker)
        ? forfeit(trust, line, speaker, order)
        : refuse('role-may-not', { player: speaker.id, role: speaker.role, order: order.type });
    case 'forfeit-bid':
      return forfeitBid(trust, line, speaker, order);
    case 'agree':
    case 'decline':
      return answer(trust, line, speaker, order, find);
    case 'absence':
      return beAway(trust, line, speaker, order);
    case 'note': {
      const fault = line.note === undefined ? trustFault('note-missing', {}) : noEvents(line);
      return fault === undefined ? ok(trust) : fail(fault);
    }
    case 'receipt':
      return receive(trust, line, speaker, order);
    case 'anchor':
      return anchor(trust, line, speaker, order);
    case 'change-key':
      return changeKey(trust, line, speaker, order);
  }
};

/** False for a player without a side, who has no say in what becomes of the game. */
const playsOn = (trust: Trust, speaker: Player): boolean =>
  speaker.role !== 'player' || sidesOf(trust, speaker).length > 0;

/** What may stand between an order and its dice. */
const BESIDE_DICE: readonly (OrderType | 'reported')[] = ['roll', 'note', 'receipt', 'absence'];

/**
 * Takes the next line of a log.
 *
 * @param find tells which line of the log so far has a hash
 * @returns the state after it, or why the log may not go on with it
 */
export const speak = (trust: Trust, line: Named, find: FindLine): Spoken => {
  const { order } = line;
  const fault = followsFault(trust, line);
  if (fault !== undefined) return fail(fault);
  if (line.seq === 0) return openGame(trust, line);
  if (trust.at !== undefined && line.at < trust.at) return refuse('time-goes-back', { at: line.at, before: trust.at });
  const speaker = speakerOf(trust, line);
  if (!speaker.ok) return speaker;
  const unsigned = signatureFault(trust, line);
  if (unsigned !== undefined) return fail(unsigned);
  const what = order?.type ?? 'reported';
  if (trust.open !== undefined && !BESIDE_DICE.includes(what)) {
    return refuse('dice-first', { commitment: trust.open.hash, seq: trust.open.seq });
  }
  const unfit = mayNot(speaker.value, order) ?? diceFault(trust, line, speaker.value) ?? sidesFault(trust, line);
  if (unfit !== undefined) return fail(unfit);
  const spoken =
    order === undefined
      ? report(trust, line, speaker.value)
      : isArchiveOrder(order)
        ? say(trust, line, speaker.value, order, find)
        : giveOrder(trust, line, order);
  if (!spoken.ok) return spoken;
  const gone = line.events.flatMap((event) => (event.type === 'resigned' ? [event.power] : []));
  const resigned = gone.length === 0 ? trust.resigned : [...trust.resigned, ...gone];
  return ok({
    ...sidesAfter(spoken.value, line),
    resigned,
    at: line.at,
    head: { count: line.seq + 1, hash: line.hash },
  });
};

/**
 * Facts somebody typed in. They stand for themselves, but may not open a game, wait for dice, go back or name players.
 * Once a game is played by orders, a player's word is no longer enough for a fact: he could report that he has won.
 */
const report = (trust: Trust, line: Named, speaker: Player): Spoken => {
  if (trust.ordered === 'yes' && trust.purpose === 'play' && speaker.role === 'player') {
    return refuse('report-too-late', { player: speaker.id });
  }
  const unfit = [
    'game-opened',
    'rewound',
    'dice-awaited',
    'players-changed',
    'options-changed',
    'bid-sealed',
    'bid-opened',
    'bid-lapsed',
  ] as const;
  const stray = strayEvent(line, unfit);
  return stray === undefined ? ok({ ...trust, ...turnAfter(trust, line) }) : fail(stray);
};
