// Orders that wait for consent: proposed, answered, put into effect by the last consent or at once.

import type { Player } from '../engine/index.ts';
import { fail, ok } from '../vocab/index.ts';
import { consentLeft, consentNeeded } from './consent.ts';
import { editFault, settleEdit } from './edit.ts';
import type { Named } from './envelope.ts';
import { noEvents, otherEvents, same, strayEvent, turnAfter } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { keeperFault } from './keeper.ts';
import { withKeysOf } from './keys.ts';
import type { ArchiveOrder, ProposedOrder, RulingOrder, SettingsOrder, SubstituteOrder, VoidOrder } from './orders.ts';
import { refuse, type Spoken } from './spoken.ts';
import type { Proposal, Trust } from './state.ts';
import { newcomersOf, playersAfter, substituteEvents, substituteFault } from './substitute.ts';
import { type FindLine, voidFault, withoutStruck } from './void.ts';
import { beaconFault, isNeutral } from './witness.ts';

const settleRuling = (trust: Trust, line: Named, order: RulingOrder): Spoken => {
  const stray = noEvents(line);
  if (stray !== undefined) return fail(stray);
  return ok({ ...trust, rulings: [...trust.rulings, ...order.of.map((of) => ({ of, by: line.hash }))] });
};

const settleVoid = (trust: Trust, line: Named, order: VoidOrder, find: FindLine): Spoken => {
  const fault = voidFault(trust, order, find);
  if (fault !== undefined) return fail(fault);
  const [first, ...others] = line.events;
  if (first?.type !== 'rewound') return refuse('rewind-missing', {});
  if (first.to < trust.began || first.to >= line.seq)
    return refuse('rewind-wrong', { to: first.to, from: trust.began });
  const stray = strayEvent({ ...line, events: others }, ['rewound', 'game-opened', 'dice-awaited']);
  return stray === undefined ? ok({ ...trust, ...withoutStruck(trust, order) }) : fail(stray);
};

const settleSubstitute = (trust: Trust, line: Named, order: SubstituteOrder): Spoken => {
  const fault = substituteFault(trust, order) ?? otherEvents(line, substituteEvents(trust, order));
  if (fault !== undefined) return fail(fault);
  const came = newcomersOf(trust, order);
  const { keys } = withKeysOf(trust.keys, came, line.at);
  const players = playersAfter(trust, order);
  const neutral = [
    ...trust.neutral.filter((id) => players.some((player) => player.id === id && isNeutral(player))),
    ...came.filter(isNeutral).map(({ id }) => id),
  ];
  return ok({ ...trust, ...turnAfter(trust, line, { stays: 'yes' }), players, keys, neutral });
};

/** Why these players cannot have such dice, or undefined. */
const settingsFault = (trust: Trust, { dice }: SettingsOrder): TrustFault | undefined =>
  dice === undefined ? undefined : (keeperFault(trust, dice) ?? beaconFault(trust, dice));

/** Which options hold now is seen from the position; here only that the line says so if they change. */
const settleSettings = (trust: Trust, line: Named, order: SettingsOrder): Spoken => {
  const { options, dice } = order;
  const fault = settingsFault(trust, order); // somebody may have left since it was proposed
  if (fault !== undefined) return fail(fault);
  const [first, ...others] = line.events;
  if (options !== undefined && first === undefined) return refuse('effect-missing', { order: 'settings' });
  const fits = options === undefined ? first === undefined : first?.type === 'options-changed' && others.length === 0;
  if (!fits) return refuse('effect-wrong', { order: 'settings' });
  const agreed = dice === undefined ? {} : { dice, source: dice.source };
  return ok({ ...trust, ...turnAfter(trust, line, { stays: 'yes' }), ...agreed });
};

const settleDraw = (trust: Trust, line: Named): Spoken => {
  const fault = otherEvents(line, [{ type: 'game-drawn' }]);
  return fault === undefined ? ok({ ...trust, ...turnAfter(trust, line, { stays: 'yes' }) }) : fail(fault);
};

/** Puts into effect what everybody needed has consented to. */
const settle = (trust: Trust, line: Named, order: ProposedOrder, find: FindLine): Spoken => {
  switch (order.type) {
    case 'ruling':
      return settleRuling(trust, line, order);
    case 'void':
      return settleVoid(trust, line, order, find);
    case 'substitute':
      return settleSubstitute(trust, line, order);
    case 'edit':
      return settleEdit(trust, line, order, find);
    case 'settings':
      return settleSettings(trust, line, order);
    case 'draw':
      return settleDraw(trust, line);
  }
};

/** Why an order cannot even be proposed. */
const proposalFault = (trust: Trust, order: ProposedOrder, find: FindLine): TrustFault | undefined => {
  switch (order.type) {
    case 'void':
    case 'ruling': {
      const missing = order.of.find((of) => find(of) === undefined);
      if (missing !== undefined) return trustFault('no-such-entry', { of: missing });
      return order.type === 'void' ? voidFault(trust, order, find) : undefined;
    }
    case 'substitute':
      return substituteFault(trust, order);
    case 'edit':
      return editFault(order, find);
    case 'settings':
      return settingsFault(trust, order);
    case 'draw':
      return undefined;
  }
};

/** What an order asks for, whatever its reason. */
const substanceOf = (order: ProposedOrder): unknown => {
  if (order.type === 'void' || order.type === 'ruling') {
    const drops = order.type === 'void' ? (order.drops ?? []) : [];
    return { type: order.type, of: [...order.of].sort(), drops };
  }
  return order.type === 'settings' || order.type === 'draw' ? order : { ...order, reason: '', rule: '' };
};

/** An open proposal for the same, if there is one. */
const twinOf = (trust: Trust, order: ProposedOrder): Proposal | undefined =>
  trust.proposals.find((proposal) => same(substanceOf(proposal.order), substanceOf(order)));

/** Takes effect at once if nobody's consent is needed, else waits for it. */
export const propose = (trust: Trust, line: Named, speaker: Player, order: ProposedOrder, find: FindLine): Spoken => {
  const fault = proposalFault(trust, order, find);
  if (fault !== undefined) return fail(fault);
  const waits = consentNeeded(trust, speaker, order);
  const twin = twinOf(trust, order);
  // With the word that settles it, what was asked for is answered.
  if (waits.length === 0) return settle(twin === undefined ? trust : answered(trust, twin, line.at), line, order, find);
  if (twin !== undefined) return refuse('already-proposed', { of: twin.hash, seq: twin.seq });
  const stray = noEvents(line);
  if (stray !== undefined) return fail(stray);
  const proposal: Proposal = { hash: line.hash, seq: line.seq, player: speaker.id, at: line.at, order, waits };
  return ok({ ...trust, proposals: [...trust.proposals, proposal] });
};

/** True for a proposal whose fate a player must know before he can go on. */
export const holdsUp = ({ type }: ProposedOrder): boolean => type === 'void' || type === 'edit';

const without = (trust: Trust, proposal: Proposal): Trust => ({
  ...trust,
  proposals: trust.proposals.filter((one) => one !== proposal),
});

/** Without a proposal that others have answered; what time they took is kept if it held somebody up. */
const answered = (trust: Trust, proposal: Proposal, at: string): Trust => {
  const asked = { player: proposal.player, from: proposal.at, to: at };
  return { ...without(trust, proposal), asked: holdsUp(proposal.order) ? [...trust.asked, asked] : trust.asked };
};

/** Consent, or its refusal. The proposer may take a proposal back. */
export const answer = (
  trust: Trust,
  line: Named,
  speaker: Player,
  order: ArchiveOrder & { of: string },
  find: FindLine,
): Spoken => {
  const proposal = trust.proposals.find(({ hash }) => hash === order.of);
  if (proposal === undefined) return refuse('no-such-proposal', { of: order.of });
  const own = speaker.id === proposal.player;
  const waits = consentLeft(trust, speaker, proposal.waits);
  const concerned = waits.length < proposal.waits.length;
  if (order.type === 'decline') {
    if (!concerned && !own) return refuse('consent-not-his', { player: speaker.id });
    const stray = noEvents(line);
    if (stray !== undefined) return fail(stray);
    // Who takes his own word back has held nobody up but himself: else he could stop his clock by it again and again.
    return ok(own ? without(trust, proposal) : answered(trust, proposal, line.at));
  }
  // Nor does anybody consent to what he has proposed, whatever sides he plays on.
  if (own || !concerned) return refuse('consent-not-his', { player: speaker.id });
  if (waits.length === 0) return settle(answered(trust, proposal, line.at), line, proposal.order, find);
  const stray = noEvents(line);
  if (stray !== undefined) return fail(stray);
  const proposals = trust.proposals.map((one) => (one === proposal ? { ...proposal, waits } : one));
  return ok({ ...trust, proposals });
};
