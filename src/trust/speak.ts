// One step of the log's own rules: a line is accepted, which gives the next state, or refused with the first reason.
// It knows who may speak, which order waits for dice and what a void may touch; whether a move is legal it does not.

import { isChecked } from '../dice/index.ts';
import type { GameEventType, Player } from '../engine/index.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { fail, ok, POWERS, type Result } from '../vocab/index.ts';
import { consentLeft, consentNeeded } from './consent.ts';
import { type Named, NO_LINE } from './envelope.ts';
import { type TrustFault, type TrustFaultCode, type TrustFaults, trustFault } from './fault.ts';
import {
  ACTED_UPON,
  type ArchiveOrder,
  isArchiveOrder,
  type OrderType,
  type RulingOrder,
  type VoidOrder,
} from './orders.ts';
import { diceFault, mayNot, speakerOf } from './speaker.ts';
import { type Proposal, sidesOf, type Trust } from './state.ts';
import { type FindLine, voidFault, withoutStruck } from './void.ts';

type Spoken = Result<Trust, TrustFault>;

const refuse = <C extends TrustFaultCode>(code: C, params: TrustFaults[C]): Spoken => fail(trustFault(code, params));

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

/** Events that only certain lines may hold, whatever the rules decide: they would go around order, dice or void. */
const strayEvent = (line: Named, unfit: readonly GameEventType[]): TrustFault | undefined => {
  const event = line.events.find(({ type }) => unfit.includes(type));
  return event && trustFault('event-unexpected', { event: event.type, order: line.order?.type ?? 'reported' });
};

const noEvents = (line: Named): TrustFault | undefined => {
  const [event] = line.events;
  return event && trustFault('event-unexpected', { event: event.type, order: line.order?.type ?? 'reported' });
};

/** The turn after a line: a new one if the line began it, else with the line in it if it counts as one of the turn. */
const turnAfter = (trust: Trust, line: Named, commitment?: string): Pick<Trust, 'turn' | 'began'> =>
  line.events.some(({ type }) => type === 'turn-began' || type === 'position-reported')
    ? { turn: [], began: line.seq }
    : {
        turn: [...trust.turn, { hash: line.hash, seq: line.seq, ...(commitment === undefined ? {} : { commitment }) }],
        began: trust.began,
      };

/** The first line: it brings the players, whose dice are used and whether the game is in earnest. */
const openGame = (trust: Trust, line: Named): Spoken => {
  const { order } = line;
  if (order?.type !== 'open-game') return refuse('not-opened', {});
  if (!isChecked(order.dice.source)) return refuse('not-supported-yet', { what: order.dice.source });
  const { players } = order;
  const twice = players.find(({ id }, index) => players.findIndex((player) => player.id === id) !== index);
  if (twice !== undefined) return refuse('player-twice', { player: twice.id });
  const powers = players.flatMap((player) => player.powers);
  const shared = powers.find((power, index) => powers.indexOf(power) !== index);
  if (shared !== undefined) return refuse('power-twice', { power: shared });
  const sides =
    rulesetOf(order.ruleset, order.version)?.sides ?? POWERS.map((power) => ({ side: power, powers: [power] }));
  const opened: Trust = {
    ...trust,
    game: line.game,
    players,
    sides,
    source: order.dice.source,
    purpose: order.purpose,
    head: { count: 1, hash: line.hash },
  };
  const speaker = speakerOf(opened, line);
  if (!speaker.ok) return speaker;
  const fault =
    mayNot(speaker.value, order) ?? diceFault(opened, line) ?? strayEvent(line, ['rewound', 'dice-awaited']);
  return fault === undefined ? ok(opened) : fail(fault);
};

/** A game order. If its events end with dice awaited it is a commitment, which nothing but its dice may follow. */
const giveOrder = (trust: Trust, line: Named, order: OrderType): Spoken => {
  if (order === 'open-game') return refuse('opened-twice', {});
  const stray = strayEvent(line, ['rewound', 'game-opened']);
  if (stray !== undefined) return fail(stray);
  const awaits = line.events.some(({ type }) => type === 'dice-awaited');
  if (awaits && (line.order === undefined || !('nonce' in line.order)))
    return refuse('commitment-without-nonce', { order });
  const open = { hash: line.hash, seq: line.seq, order, by: line.by };
  return ok({ ...trust, ...turnAfter(trust, line), ...(awaits ? { open } : {}) });
};

/** The dice land, all at once or in several lines: a table throws bit by bit, and a long fight does not fit one line. */
const roll = (trust: Trust, line: Named): Spoken => {
  const stray = strayEvent(line, ['rewound', 'game-opened']);
  if (stray !== undefined) return fail(stray);
  const { open, ...landed } = trust;
  const more = line.events.some(({ type }) => type === 'dice-awaited');
  const turn = turnAfter(trust, line, open?.hash);
  if (!more || open === undefined) return ok({ ...landed, ...turn });
  const seed = line.dice?.source === 'local' ? { seed: line.dice.seed } : {};
  return ok({ ...landed, ...turn, open: { ...open, ...seed } });
};

/** A void or ruling that everybody needed has consented to. */
const settle = (trust: Trust, line: Named, order: VoidOrder | RulingOrder, find: FindLine): Spoken => {
  if (order.type === 'ruling') {
    const stray = noEvents(line);
    if (stray !== undefined) return fail(stray);
    return ok({ ...trust, rulings: [...trust.rulings, ...order.of.map((of) => ({ of, by: line.hash }))] });
  }
  const fault = voidFault(trust, order, find);
  if (fault !== undefined) return fail(fault);
  const [first, ...others] = line.events;
  if (first?.type !== 'rewound') return refuse('rewind-missing', {});
  if (first.to < trust.began || first.to >= line.seq)
    return refuse('rewind-wrong', { to: first.to, from: trust.began });
  const stray = strayEvent({ ...line, events: others }, ['rewound', 'game-opened', 'dice-awaited']);
  return stray === undefined ? ok({ ...trust, ...withoutStruck(trust, order) }) : fail(stray);
};

const propose = (
  trust: Trust,
  line: Named,
  speaker: Player,
  order: VoidOrder | RulingOrder,
  find: FindLine,
): Spoken => {
  const missing = order.of.find((of) => find(of) === undefined);
  if (missing !== undefined) return refuse('no-such-entry', { of: missing });
  const waits = consentNeeded(trust, speaker, order);
  if (waits.length === 0) return settle(trust, line, order, find);
  const fault = noEvents(line) ?? (order.type === 'void' ? voidFault(trust, order, find) : undefined);
  if (fault !== undefined) return fail(fault);
  const proposal: Proposal = { hash: line.hash, seq: line.seq, player: speaker.id, order, waits };
  return ok({ ...trust, proposals: [...trust.proposals, proposal] });
};

/** Consent, or its refusal. The proposer may take a proposal back. */
const answer = (
  trust: Trust,
  line: Named,
  speaker: Player,
  order: ArchiveOrder & { of: string },
  find: FindLine,
): Spoken => {
  const proposal = trust.proposals.find(({ hash }) => hash === order.of);
  if (proposal === undefined) return refuse('no-such-proposal', { of: order.of });
  const others = trust.proposals.filter((one) => one !== proposal);
  const waits = consentLeft(trust, speaker, proposal.waits);
  const concerned = waits.length < proposal.waits.length;
  if (order.type === 'decline') {
    if (!concerned && speaker.id !== proposal.player) return refuse('consent-not-his', { player: speaker.id });
    const stray = noEvents(line);
    return stray === undefined ? ok({ ...trust, proposals: others }) : fail(stray);
  }
  if (!concerned) return refuse('consent-not-his', { player: speaker.id });
  if (waits.length === 0) return settle({ ...trust, proposals: others }, line, proposal.order, find);
  const stray = noEvents(line);
  return stray === undefined ? ok({ ...trust, proposals: [...others, { ...proposal, waits }] }) : fail(stray);
};

const say = (trust: Trust, line: Named, speaker: Player, order: ArchiveOrder, find: FindLine): Spoken => {
  switch (order.type) {
    case 'roll':
      return roll(trust, line);
    case 'void':
    case 'ruling':
      if (speaker.role === 'player' && sidesOf(trust, speaker).length === 0) {
        return refuse('role-may-not', { player: speaker.id, role: speaker.role, order: order.type });
      }
      return propose(trust, line, speaker, order, find);
    case 'agree':
    case 'decline':
      return answer(trust, line, speaker, order, find);
    case 'note': {
      const fault = line.note === undefined ? trustFault('note-missing', {}) : noEvents(line);
      return fault === undefined ? ok(trust) : fail(fault);
    }
    default:
      return refuse('not-supported-yet', { what: order.type });
  }
};

/** What may stand between an order and its dice. */
const BESIDE_DICE: readonly (OrderType | 'reported')[] = ['roll', 'note', 'receipt'];

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
  if (line.sig !== undefined) return refuse('not-supported-yet', { what: 'sig' });
  if (line.seq === 0) return openGame(trust, line);
  const speaker = speakerOf(trust, line);
  if (!speaker.ok) return speaker;
  const what = order?.type ?? 'reported';
  if (order !== undefined && isArchiveOrder(order) && !(ACTED_UPON as readonly OrderType[]).includes(order.type)) {
    return refuse('not-supported-yet', { what: order.type });
  }
  if (trust.open !== undefined && !BESIDE_DICE.includes(what)) {
    return refuse('dice-first', { commitment: trust.open.hash, line: trust.open.seq + 1 });
  }
  const unfit = mayNot(speaker.value, order) ?? diceFault(trust, line);
  if (unfit !== undefined) return fail(unfit);
  const spoken =
    order === undefined
      ? report(trust, line)
      : isArchiveOrder(order)
        ? say(trust, line, speaker.value, order, find)
        : giveOrder(trust, line, order.type);
  return spoken.ok ? ok({ ...spoken.value, head: { count: line.seq + 1, hash: line.hash } }) : spoken;
};

/** Facts somebody typed in. They stand for themselves, but may neither open a game nor wait for dice nor go back. */
const report = (trust: Trust, line: Named): Spoken => {
  const stray = strayEvent(line, ['game-opened', 'rewound', 'dice-awaited']);
  return stray === undefined ? ok({ ...trust, ...turnAfter(trust, line) }) : fail(stray);
};
