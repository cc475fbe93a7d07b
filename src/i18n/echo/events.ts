// What happened, in full words: one sentence an event. Events that only carry the story on (a step begins, moves are
// made) have none. Facts are told as they stand; nothing is worked out here.

import {
  type EventOf,
  type GameEvent,
  type NewUnits,
  ROLL_ROLES,
  type UnitGroup,
  type Volley,
} from '../../engine/index.ts';
import { type Need, POWERS, type Power, UNIT_TYPES, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { capital, list } from '../format.ts';
import type { Words } from '../words.ts';
import { sayBattle, sayBidParts } from './orders.ts';

const powersIn = (groups: readonly { readonly power: Power }[]): readonly Power[] =>
  POWERS.filter((power) => groups.some((group) => group.power === power));

const countsOf = (groups: readonly { readonly type: UnitType; readonly count: number }[]): UnitCounts => {
  const counts: { [type in UnitType]?: number } = {};
  for (const type of UNIT_TYPES) {
    const count = groups.reduce((sum, group) => (group.type === type ? sum + group.count : sum), 0);
    if (count > 0) counts[type] = count;
  }
  return counts;
};

type Counted = { readonly power: Power; readonly type: UnitType; readonly count: number };

/** `3 infantry and 1 armor (Germany) and 1 fighter (Japan)`. */
const force = (groups: readonly Counted[], w: Words): string =>
  list(
    w.language,
    powersIn(groups).map((power) =>
      w.say('force-of-power', { units: countsOf(groups.filter((group) => group.power === power)), power }),
    ),
  );

/** Units by event group, with their power. */
const sayUnits = (groups: readonly UnitGroup[], w: Words): string =>
  force(
    groups.map(({ power, type, ids }) => ({ power, type, count: ids.length })),
    w,
  );

const sayNewUnits = (groups: readonly NewUnits[], w: Words): readonly string[] => {
  const spaces = [...new Set(groups.map(({ space }) => space))];
  return spaces.map((space) => {
    const units = force(
      groups.filter((unit) => unit.space === space),
      w,
    );
    return w.say('event-units-placed', { units, space });
  });
};

type Role = EventOf<'rolled'>['role'];

/** `infantry at 1: 2 1* 6`; a star stands behind each hit, as the clubs write it. */
const sayVolley = ({ power, unit, need, values, sure }: Volley, role: Role, w: Words): string => {
  // A breakthrough is one face; everywhere else a hit is that face or less.
  const isHit = (value: number): boolean => (role === 'research' ? value === need : value <= need);
  const faces = values.map((value) => (isHit(value) ? `${value}*` : String(value))).join(' ');
  const units = unit === undefined ? [] : [need === 0 ? w.unit(unit, 2) : w.say('dice-at', { unit, need })];
  const hits = [faces, ...(sure === undefined ? [] : [w.say('dice-sure', { hits: sure })])];
  return `${[w.power(power), ...units].join(', ')}: ${hits.filter((part) => part !== '').join(' + ')}`;
};

/** Dice that are thrown for a number, and not to hit. */
const PLAIN: ReadonlySet<Role> = new Set(['raid', 'rocket', 'technology-table', 'neutral']);

const sayRoll = ({ role, round, volleys: thrown, hits }: EventOf<'rolled'>, w: Words): string => {
  const volleys = thrown.map((volley) => sayVolley(volley, role, w)).join('; ');
  if (PLAIN.has(role)) return w.say('event-thrown', { role, volleys });
  const said = round === undefined ? undefined : w.say('dice-round', { round });
  return w.say('event-rolled', { role, round: said, volleys, hits });
};

/** Whether a position was agreed on, by an edit, or only reported. */
export type PositionBy = 'edit' | 'report';

/** Whether an order made a move, or the rules did. */
export type MovedBy = 'order' | 'rule';

const sentence = (
  event: GameEvent,
  w: Words,
  by: PositionBy,
  moved: MovedBy,
): string | readonly string[] | undefined => {
  /** The event with its units in words. */
  const told = <T extends { readonly units: readonly UnitGroup[] }>(of: T): Omit<T, 'units'> & { units: string } => ({
    ...of,
    units: sayUnits(of.units, w),
  });
  switch (event.type) {
    case 'game-opened':
    case 'standing-orders-set':
    case 'game-drawn':
    case 'options-changed':
      return w.say(`event-${event.type}`);
    case 'bid-due':
      return event.players === undefined
        ? w.say('event-bid-due', event)
        : w.say('event-bids-due', { players: event.players });
    case 'bid-sealed':
      return w.say('event-bid-sealed', event);
    case 'bid-opened':
      return w.say('event-bid-opened', {
        player: event.player,
        total: event.bid.total,
        parts: sayBidParts(event.bid, w),
      });
    case 'bid-lapsed':
      return w.say('event-bid-lapsed', event);
    case 'lot-drawn':
      return w.say('event-lot-drawn', event);
    case 'sides-decided': {
      const seats = event.players.map((seat) => w.say('event-seat', seat));
      return w.say('event-sides-decided', { by: event.by, seats });
    }
    case 'bid-taken':
      return w.say('event-bid-taken', told(event));
    case 'bid-made':
      return w.say('event-bid-made', event);
    case 'turn-began':
      return w.say('event-turn-began', { round: event.round, powers: event.powers ?? [event.power] });
    case 'phase-began':
      return w.say('event-phase-began', event);
    case 'dice-awaited':
      return w.say('event-dice-awaited', { dice: event.needs.reduce((sum, { n }) => sum + n, 0) });
    case 'turn-ended':
      return w.say('event-turn-ended', event);
    case 'round-ended': {
      const sides = Object.entries(event.production).map(([side, value]) => `${w.side(side)} ${value}`);
      return w.say('event-round-ended', { round: event.round, sides });
    }
    case 'power-eliminated':
      return w.say('event-power-eliminated', event);
    case 'neutral-violated':
      return w.say('event-neutral-violated', event);
    case 'choice-due':
      return w.say('event-choice-due', event);
    case 'damage-settled':
      return w.say('event-damage-settled', event);
    case 'relation-changed':
      return w.say('event-relation-changed', event);
    case 'resigned':
      return w.say('event-resigned', event);
    case 'points-changed':
      return w.say('event-points-changed', event);
    case 'theatre-won':
      return w.say('event-theatre-won', event);
    case 'theatre-reopened':
      return w.say('event-theatre-reopened', event);
    case 'combat-move-lost':
      return w.say('event-combat-move-lost', event);
    case 'recall-due':
      return w.say('event-recall-due', event);
    case 'units-recalled':
      return w.say('event-units-recalled', told(event));
    case 'game-won':
      return w.say('event-game-won', { how: event.how, sides: [event.side, ...(event.with ?? [])] });
    case 'players-changed': {
      const players = event.players.filter(({ powers }) => powers.length > 0);
      return w.say('event-players-changed', {
        players: players.map(({ name, powers }) => `${name} (${w.powers(powers)})`),
      });
    }
    case 'battles-halted':
      return w.say('event-battles-halted', { battles: event.battles.map((battle) => sayBattle(battle, w)) });
    case 'position-reported':
      return w.say('event-position-reported', { ...event, by });
    case 'rewound':
      return w.say('event-rewound', event);
    case 'paid':
      return w.say('event-paid', { ...event, space: event.space ?? '' });
    case 'received':
      return w.say('event-received', event);
    case 'research-begun':
      return w.say('event-research-begun', event);
    case 'technology-gained':
      return w.say('event-technology-gained', event);
    case 'units-purchased':
      return w.say('event-units-purchased', event);
    case 'control-changed':
      return w.say('event-control-changed', event);
    case 'units-captured':
      return w.say('event-units-captured', told(event));
    case 'neutral-entered':
      return w.say('event-neutral-entered', event);
    case 'bid-placed':
    case 'units-placed':
    case 'neutral-defended':
      return sayNewUnits(event.units, w);
    case 'advance-granted':
      return w.say('event-advance-granted', event);
    case 'advance-spent':
      return event.units.length === 0 ? w.say('event-advance-unspent', event) : sayNewUnits(event.units, w);
    case 'advance-closed':
      return event.ipc === 0 ? undefined : w.say('event-advance-closed', event);
    case 'tribute-due':
      return w.say('event-tribute-due', event);
    case 'patrols-set':
      return w.say('event-patrols-set', told(event));
    case 'patrols-landed':
      return w.say('event-patrols-landed', { ...told(event), to: event.to ?? event.zone });
    case 'kamikaze-due':
      return w.say('event-kamikaze-due', event);
    case 'kamikazes-sent': {
      const count = event.strikes.reduce((sum, { attacks }) => sum + attacks, 0);
      return count === 0 ? undefined : w.say('event-kamikazes-sent', { ...event, count });
    }
    case 'ships-struck':
      return w.say('event-ships-struck', told(event));
    case 'fund-due':
      return w.say('event-fund-due', event);
    case 'land-freed':
      return w.say('event-land-freed', event);
    case 'units-lent':
      return w.say('event-units-lent', told(event));
    case 'goal-looked-at':
      return w.say('event-goal-looked-at', event);
    case 'submarines-surfaced':
      return w.say('event-submarines-surfaced', told(event));
    case 'ships-righted':
      return w.say('event-ships-righted', told(event));
    case 'submarines-submerged':
      return w.say('event-submarines-submerged', told(event));
    case 'interceptors-named': {
      const { battle, power } = event;
      const units = event.units.length === 0 ? undefined : sayUnits(event.units, w);
      return w.say('event-interceptors-named', { battle, power, units });
    }
    case 'units-forfeited':
      return w.say('event-units-forfeited', event);
    case 'industry-bombed':
      return w.say('event-industry-bombed', event);
    case 'rocket-fired':
      return w.say('event-rocket-fired', event);
    case 'units-moved':
      return w.say(moved === 'rule' ? 'event-units-moved-by-rule' : 'event-units-moved', told(event));
    case 'units-loaded':
      return w.say('event-units-loaded', told(event));
    case 'units-unloaded':
      return w.say('event-units-unloaded', told(event));
    case 'landing-declared':
      return w.say('event-landing-declared', told(event));
    case 'landing-cancelled':
      return w.say('event-landing-cancelled', told(event));
    case 'overflown':
      return w.say('event-overflown', told(event));
    case 'fighters-launched':
      return w.say('event-fighters-launched', told(event));
    case 'fighters-landed':
      return w.say('event-fighters-landed', told(event));
    case 'units-held':
      return w.say('event-units-held', told(event));
    case 'units-removed':
      return w.say('event-units-removed', told(event));
    case 'battle-declared':
      return w.say('event-battle-declared', event);
    case 'battle-opened': {
      const { battle, kind } = event;
      const attackers = sayUnits(event.attackers, w);
      if (kind === 'raid') return w.say('event-raid-opened', { battle, attackers });
      const defenders = event.defenders.length === 0 ? undefined : sayUnits(event.defenders, w);
      return w.say('event-battle-opened', { battle, attackers, defenders });
    }
    case 'rolled':
      return sayRoll(event, w);
    case 'decision-due':
      return w.say('event-decision-due', event);
    case 'units-marked':
      return w.say('event-units-marked', told(event));
    case 'units-damaged':
      return w.say('event-units-damaged', told(event));
    case 'units-lost':
      return w.say('event-units-lost', told(event));
    case 'hits-void':
      return w.say('event-hits-void', event);
    case 'submarines-withdrew':
      return w.say('event-submarines-withdrew', told(event));
    case 'stayed':
      return w.say('event-stayed', event);
    case 'retreated': {
      const { from, to } = event;
      const { units } = told(event);
      return from === to
        ? w.say('event-contact-broken', { units, zone: from })
        : w.say('event-retreated', { units, from, to });
    }
    case 'battle-ended':
      return w.say('event-battle-ended', { ...event, battle: capital(sayBattle(event.battle, w)) });
    case 'fund-divided':
    case 'recall-settled':
    case 'tribute-proposed': // what is paid is told
    case 'tribute-settled':
    case 'casualties-proposed': // names units by number only; the decision that follows says what was lost
    case 'research-ended':
    case 'power-done':
    case 'moves-made':
    case 'battles-ordered':
    case 'step-began':
      return undefined;
  }
};

/**
 * An event in sentences without their full stop; none for events that tell a reader nothing.
 *
 * @param by where a position in it comes from; its entry says that
 * @param moved who made a move: `unorderedMoves` tells it of the events beside it
 */
export const sayEvent = (
  event: GameEvent,
  w: Words,
  by: PositionBy = 'report',
  moved: MovedBy = 'order',
): readonly string[] => {
  const said = sentence(event, w, by, moved);
  return (said === undefined ? [] : typeof said === 'string' ? [said] : said).map(capital);
};

/** Events as they are told one after the other: hits of several sorts that find nobody come as one sentence. */
export const asTold = <T extends { readonly event: GameEvent }>(told: readonly T[]): readonly T[] => {
  const kept: T[] = [];
  for (const each of told) {
    const { event } = each;
    const before = kept.at(-1)?.event;
    const isMore =
      event.type === 'hits-void' &&
      before?.type === 'hits-void' &&
      before.battle === event.battle &&
      before.side === event.side;
    if (isMore) kept.splice(-1, 1, { ...each, event: { ...event, hits: before.hits + event.hits } });
    else kept.push(each);
  }
  return kept;
};

/** Dice outside of battles, by the first word of their purpose. */
const ROLES = new Map<string, Role>([
  ['aa', 'antiaircraft'],
  ['raid', 'raid'],
  ['rocket', 'rocket'],
  ['neutral', 'neutral'],
  ['kamikaze', 'kamikaze'],
]);

/** What dice are for, from their purpose: `Attack, Ukraine S.S.R., round 2, Germany`. */
export const sayPurpose = ({ purpose }: Pick<Need, 'purpose'>, w: Words): string => {
  const sayPower = (id: string | undefined): string => {
    const known = POWERS.find((one) => one === id);
    return known === undefined ? (id ?? '') : w.power(known);
  };
  const said = (role: string | undefined, where: readonly string[]): string => {
    const known = ROLL_ROLES.find((one) => one === role);
    const what = known === undefined ? (role ?? '') : w.say('dice-role', { role: known });
    return [what, ...where].filter((part) => part !== '').join(', ');
  };
  const combat = /^combat\/(.+)\/(\d+)\/([a-z-]+)\/([a-z]+)$/.exec(purpose);
  if (combat !== null) {
    const [, battle = '', round, role, power] = combat;
    return said(role, [sayBattle(battle, w), w.say('dice-round', { round: Number(round) }), sayPower(power)]);
  }
  const [kind = '', subject = '', detail] = purpose.split('/');
  if (kind === 'tech') return said(detail === undefined ? 'research' : 'technology-table', [sayPower(subject)]);
  if (kind === 'bid') return w.say('dice-lot');
  const role = ROLES.get(kind);
  return role === undefined ? purpose : said(role, [w.space(subject)]);
};
