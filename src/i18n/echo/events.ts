// What happened, in full words: one sentence an event. Events that only carry the story on (a step begins, moves are
// made) have none. Facts are told as they stand; nothing is worked out here.

import type { EventOf, GameEvent, NewUnits, UnitGroup, Volley } from '../../engine/index.ts';
import { type Need, POWERS, type Power, UNIT_TYPES, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { capital, list } from '../format.ts';
import type { Words } from '../words.ts';
import { sayBattle, sayBidParts } from './say-orders.ts';
import { echoTexts } from './texts.ts';

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
      echoTexts(w).forces(w.units(countsOf(groups.filter((group) => group.power === power))), w.power(power)),
    ),
  );

const counted = (groups: readonly UnitGroup[]): readonly Counted[] =>
  groups.map(({ power, type, ids }) => ({ power, type, count: ids.length }));

/** Units by event group, with their power. */
const sayUnits = (groups: readonly UnitGroup[], w: Words): string => force(counted(groups), w);

const sayNewUnits = (units: readonly NewUnits[], w: Words): readonly string[] => {
  const spaces = [...new Set(units.map(({ space }) => space))];
  return spaces.map((space) =>
    echoTexts(w).placed(
      force(
        units.filter((unit) => unit.space === space),
        w,
      ),
      w.place(space),
    ),
  );
};

/** `infantry at 1: 2 1* 6`; a star stands behind each hit, as the clubs write it. */
const sayVolley = ({ power, unit, need, values, sure }: Volley, role: EventOf<'rolled'>['role'], w: Words): string => {
  const t = echoTexts(w);
  // A breakthrough is one face; everywhere else a hit is that face or less.
  const isHit = (value: number): boolean => (role === 'research' ? value === need : value <= need);
  const faces = values.map((value) => (isHit(value) ? `${value}*` : String(value))).join(' ');
  const who =
    unit === undefined ? w.power(power) : `${w.power(power)}, ${need === 0 ? w.unit(unit, 2) : t.units(unit, need, w)}`;
  return `${who}: ${[faces, ...(sure === undefined ? [] : [t.sure(sure)])].filter((part) => part !== '').join(' + ')}`;
};

/** Whether a position was agreed on, by an edit, or only reported. */
export type PositionBy = 'edit' | 'report';

const sentence = (event: GameEvent, w: Words, by: PositionBy): string | readonly string[] | undefined => {
  const t = echoTexts(w);
  const units = (groups: readonly UnitGroup[]): string => sayUnits(groups, w);
  switch (event.type) {
    case 'game-opened':
      return t.gameOpened;
    case 'bid-due':
      return event.players === undefined ? t.bidDue(w.side(event.side)) : t.bidsDue(list(w.language, event.players));
    case 'bid-sealed':
      return t.bidSealed(event.player);
    case 'bid-opened':
      return t.bidOpened(event.player, event.bid.total, list(w.language, sayBidParts(event.bid, w)));
    case 'bid-lapsed':
      return t.bidLapsed(event.player);
    case 'lot-drawn':
      return t.lotDrawn(event.value, event.player);
    case 'sides-decided': {
      const seats = event.players.map(({ player, side }) => t.plays(player, w.side(side)));
      return `${t.sidesDecided[event.by]}: ${list(w.language, seats)}`;
    }
    case 'bid-taken':
      return t.bidTaken(units(event.units), w.place(event.space));
    case 'bid-made':
      return t.bidMade(w.side(event.side), event.total);
    case 'turn-began':
      return t.turnBegan(event.round, w.powers(event.powers ?? [event.power]));
    case 'phase-began':
      return t.phaseBegan(w.phase(event.phase));
    case 'dice-awaited':
      return t.diceAwaited(event.needs.reduce((sum, { n }) => sum + n, 0));
    case 'standing-orders-set':
      return t.standingSet;
    case 'turn-ended':
      return t.turnEnded(event.round, w.power(event.power));
    case 'round-ended': {
      const sides = Object.entries(event.production).map(([side, value]) => t.sideValue(w.side(side), value));
      return t.roundEnded(event.round, list(w.language, sides));
    }
    case 'power-eliminated':
      return t.eliminated(w.power(event.power));
    case 'neutral-violated':
      return t.neutralViolated(w.power(event.power), w.space(event.space));
    case 'choice-due':
      return t.choiceDue(w.powers(event.from), w.space(event.space), event.ipc);
    case 'neutral-defended':
      return sayNewUnits(event.units, w);
    case 'damage-settled':
      return t.damageSettled[event.by](w.power(event.power), event.ipc);
    case 'relation-changed':
      return t.relation[event.to](w.powers(event.between));
    case 'resigned':
      return t.resigned(w.power(event.power));
    case 'theatre-won':
      return t.theatreWon(w.theatre(event.theatre), w.side(event.side));
    case 'game-won':
      return t.gameWon(list(w.language, [event.side, ...(event.with ?? [])].map(w.side)), event.how);
    case 'game-drawn':
      return t.gameDrawn;
    case 'players-changed':
      return t.playersChanged(
        list(
          w.language,
          event.players
            .filter(({ powers }) => powers.length > 0)
            .map(({ name, powers }) => `${name} (${w.powers(powers)})`),
        ),
      );
    case 'options-changed':
      return t.optionsChanged;
    case 'battles-halted':
      return t.battlesHalted(
        list(
          w.language,
          event.battles.map((battle) => sayBattle(battle, w)),
        ),
      );
    case 'position-reported':
      return t.position[by](event.round, w.power(event.power), event.phase, w);
    case 'rewound':
      return t.rewound(event.to);
    case 'paid':
      return t.paid(event, w.power(event.power), w);
    case 'received':
      return t.received(event, w.power(event.power));
    case 'research-begun':
      return t.researchBegun(w.power(event.power), event.dice);
    case 'technology-gained':
      return t.technologyGained(w.power(event.power), event.technology, event.starts, w);
    case 'units-purchased':
      return t.purchased(w.power(event.power), w.units(event.units));
    case 'control-changed':
      return t.controlChanged(w.place(event.space), w.power(event.to), event.how);
    case 'units-captured':
      return t.unitsCaptured(units(event.units), w.place(event.space), w.power(event.to));
    case 'neutral-entered':
      return t.neutralEntered(w.power(event.power), w.space(event.space));
    case 'bid-placed':
    case 'units-placed':
      return sayNewUnits(event.units, w);
    case 'units-forfeited':
      return t.forfeited(w.power(event.power), w.units(event.units));
    case 'industry-bombed':
      return t.bombed(w.place(event.space), event.damage, w.power(event.owner));
    case 'rocket-fired':
      return t.rocketFired(w.power(event.power), w.place(event.from), w.place(event.target));
    case 'units-moved':
      return t.moved(units(event.units), event.path.map(w.space).join(' > '));
    case 'units-loaded':
      return t.loaded(units(event.units), w.place(event.from), w.place(event.zone));
    case 'units-unloaded':
      return t.unloaded(units(event.units), w.place(event.zone), w.place(event.to));
    case 'landing-declared':
      return t.landingDeclared(units(event.units), w.place(event.zone), w.place(event.to));
    case 'landing-cancelled':
      return t.landingCancelled(units(event.units), w.place(event.to));
    case 'overflown':
      return t.overflown(units(event.units), w.place(event.space), w.power(event.gunner));
    case 'fighters-launched':
      return t.launched(units(event.units), w.place(event.zone));
    case 'fighters-landed':
      return t.landed(units(event.units), w.place(event.zone));
    case 'units-held':
      return t.unitsHeld(units(event.units), w.place(event.space));
    case 'units-removed':
      return t.removed[event.cause](units(event.units), w.place(event.space));
    case 'battle-declared':
      return t.battleDeclared(w.place(event.battle), event.kind);
    case 'battle-opened':
      return event.kind === 'raid'
        ? `${w.battle(event.battle)}: ${units(event.attackers)}`
        : t.battleOpened(w.battle(event.battle), units(event.attackers), units(event.defenders));
    case 'rolled': {
      const volleys = event.volleys.map((volley) => sayVolley(volley, event.role, w)).join('; ');
      const plain =
        event.role === 'raid' ||
        event.role === 'rocket' ||
        event.role === 'technology-table' ||
        event.role === 'neutral';
      if (plain) return t.thrown(event.role, volleys);
      return t.rolled(event.role, event.round === undefined ? '' : t.round(event.round), volleys, event.hits);
    }
    case 'decision-due':
      return t.decisionDue(w.battle(event.battle), event.decision, w.powers(event.from));
    case 'casualties-proposed':
      return undefined; // names units by number only; the decision that follows says what was lost
    case 'units-marked':
      return t.marked(units(event.units));
    case 'units-damaged':
      return t.damaged(units(event.units));
    case 'units-lost':
      return t.lost(units(event.units), event.cause);
    case 'hits-void':
      return t.hitsVoid(event.hits);
    case 'submarines-withdrew':
      return t.withdrew(units(event.units), w.place(event.from), w.place(event.to));
    case 'stayed':
      return t.stayed(w.powers(event.powers), event.decision);
    case 'retreated':
      if (event.to === event.from) return t.contactBroken({ units: units(event.units), in: w.place(event.from).in });
      return t.retreated(
        units(event.units),
        w.place(event.from),
        event.to === undefined ? undefined : w.place(event.to),
      );
    case 'battle-ended':
      return t.battleEnded(capital(sayBattle(event.battle, w)), event.outcome, event.rounds);
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
 */
export const sayEvent = (event: GameEvent, w: Words, by: PositionBy = 'report'): readonly string[] => {
  const said = sentence(event, w, by);
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

const ROLE = { aa: 'antiaircraft', raid: 'raid', rocket: 'rocket', tech: 'research' } as const;

/** What dice are for, from their purpose: `Attack, Ukraine S.S.R., round 2, Germany`. */
export const sayPurpose = ({ purpose }: Pick<Need, 'purpose'>, w: Words): string => {
  const t = echoTexts(w);
  const combat = /^combat\/(.+)\/(\d+)\/([a-z-]+)\/([a-z]+)$/.exec(purpose);
  const power = (id: string | undefined): string => {
    const known = POWERS.find((one) => one === id);
    return known === undefined ? (id ?? '') : w.power(known);
  };
  if (combat !== null) {
    const role = (Object.keys(t.roles) as readonly (keyof typeof t.roles)[]).find((one) => one === combat[3]); // keys of a literal object
    const where = [sayBattle(combat[1] ?? '', w), t.round(Number(combat[2])), power(combat[4])].join(', ');
    return t.diceFor(role === undefined ? (combat[3] ?? '') : t.roles[role], where);
  }
  const [kind = '', subject, detail] = purpose.split('/');
  if (kind === 'tech')
    return t.diceFor(t.roles[detail === undefined ? 'research' : 'technology-table'], power(subject));
  if (kind === 'aa' || kind === 'raid' || kind === 'rocket')
    return t.diceFor(t.roles[ROLE[kind]], w.space(subject ?? ''));
  if (kind === 'neutral') return t.diceFor(t.roles.neutral, w.space(subject ?? ''));
  if (kind === 'bid') return t.lot;
  return purpose;
};
