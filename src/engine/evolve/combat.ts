// Folds the events of battles and raids. It moves and removes what the events name and remembers where each battle
// stands; who may be hit, leave or fire was settled before the event was written.

import { battleSpace, isPassing, type Power, type SpaceId, type UnitId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import type { BattleId, CombatSide, HitBy, Hits, MadeClaim } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import type { PassingHits } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import type { Draft, OpenBattle } from './draft.ts';
import { researchRolled } from './economy.ts';
import { ashore, cargoOf, idsOf, moveUnits, noteHomes, without, withoutUnits } from './spaces.ts';

/** Claims without the first `count` hits. */
const claimsLeft = (claims: readonly MadeClaim[], count: number): readonly MadeClaim[] => {
  let taken = count;
  return claims.flatMap((claim) => {
    const off = Math.min(claim.hits, taken);
    taken -= off;
    return off === claim.hits ? [] : [{ ...claim, hits: claim.hits - off }];
  });
};

/** Hits taken off, the first first; none left means there is nothing to take. */
const takeHits = (battle: OpenBattle, count: number): void => {
  const { hits } = battle;
  if (hits === undefined) return;
  if (hits.count <= count) {
    battle.hits = undefined;
    return;
  }
  const left = hits.count - count;
  const fewer = { ...hits, count: left, shipsOnly: Math.min(hits.shipsOnly, left) };
  battle.hits = hits.claims === undefined ? fewer : { ...fewer, claims: claimsLeft(hits.claims, count) };
};

/** What was to be decided is: these hits are on units now. */
const settleHits = (battle: OpenBattle | undefined, count: number): void => {
  if (battle === undefined) return;
  battle.due = undefined;
  takeHits(battle, count);
};

/** All fields are there from the start: battles of one shape are copied several times as fast. */
export const battleDeclared = ({ turn }: Draft, event: EventOf<'battle-declared'>): void => {
  const battle: OpenBattle = {
    id: event.battle,
    kind: event.kind,
    spaces: event.spaces,
    status: 'declared',
    after: event.after,
    assault: 'no',
    attackers: idsOf(event.attackers),
    defenders: [],
    supports: event.supports,
    ships: undefined,
    lineUp: undefined,
    marked: [],
    conduct: undefined,
    round: 0,
    step: undefined,
    rolled: [],
    answered: [],
    hits: undefined,
    due: undefined,
    withdrawn: {},
    outcome: undefined,
  };
  turn.battles = [...turn.battles, battle];
};

/** Battles ordered later come before those still queued: the newest word counts. */
export const battlesOrdered = (draft: Draft, event: EventOf<'battles-ordered'>): void => {
  const { turn } = draft;
  const ordered = event.battles.map(({ battle }) => battle);
  turn.queue = [...ordered, ...turn.queue.filter((battle) => !ordered.includes(battle))];
  for (const { battle: id, conduct } of event.battles) {
    const battle = conduct && draft.battle(id);
    if (battle !== undefined) battle.conduct = conduct;
  }
};

export const battlesHalted = ({ turn }: Draft, event: EventOf<'battles-halted'>): void => {
  turn.queue = turn.queue.filter((id) => !event.battles.includes(id));
};

/** Attackers are on no deck from now on and have fought; defending planes keep their carrier. */
export const battleOpened = (draft: Draft, event: EventOf<'battle-opened'>): void => {
  const battle = draft.battle(event.battle);
  if (battle === undefined) return;
  const attackers = idsOf(event.attackers);
  const supports = idsOf(event.supports);
  battle.status = 'open';
  battle.assault = event.assault;
  battle.attackers = attackers;
  battle.defenders = idsOf(event.defenders);
  battle.supports = supports;
  if (event.ships !== undefined) battle.ships = idsOf(event.ships);
  battle.lineUp = { attackers: event.attackers, defenders: event.defenders };
  const [site] = battle.spaces;
  if (site === undefined) return;
  const fought = (was: UnitTurn): UnitTurn => ({ ...was, fought: event.battle });
  const fighters = [...attackers, ...supports];
  const isAlone = battle.spaces.length === 1;
  const zone = draft.space(site);
  noteHomes(draft, zone, attackers, site);
  for (const space of battle.spaces) {
    const { units } = spaceAt(draft.state, space);
    draft.note(isAlone ? fighters : fighters.filter((unit) => units.some(({ id }) => id === unit)), space, fought);
  }
  zone.units = zone.units.map((unit) => (attackers.includes(unit.id) ? ashore(unit) : unit));
};

export const stepBegan = (draft: Draft, event: EventOf<'step-began'>): void => {
  const battle = draft.battle(event.battle);
  if (battle === undefined) return;
  if (event.round !== battle.round) battle.withdrawn = {};
  battle.round = event.round;
  battle.step = event.step;
  battle.rolled = [];
  battle.answered = [];
};

/** Whom the dice of each role hit; where both sides throw such dice the event says who fired. */
const TAKEN_BY: { readonly [role in HitBy]: CombatSide | 'other' } = {
  antiaircraft: 'attack',
  'supporting-shot': 'defence',
  submarine: 'defence',
  attack: 'defence',
  defence: 'attack',
  artillery: 'other',
  aircraft: 'other',
};

const isHitting = (role: EventOf<'rolled'>['role']): role is HitBy => role in TAKEN_BY;

const takerOf = (role: HitBy, fired: CombatSide | undefined): CombatSide => {
  const side = TAKEN_BY[role];
  if (side !== 'other') return side;
  return fired === 'defence' ? 'attack' : 'defence';
};

/** The claims of a step in the order in which they are taken; those of one place as they were made. */
const claimsWith = (claims: readonly MadeClaim[], { claims: more = [], volleys }: EventOf<'rolled'>) => {
  const power = volleys[0]?.power;
  const made = power === undefined ? [] : more.map((claim) => ({ ...claim, power }));
  return [...claims, ...made].sort((a, b) => a.place - b.place);
};

const addHits = (battle: OpenBattle, event: EventOf<'rolled'>): void => {
  battle.rolled = [...battle.rolled, event.purpose];
  if (!isHitting(event.role) || event.hits === 0) return;
  const before = battle.hits;
  const hits: Hits = {
    side: takerOf(event.role, event.side),
    count: (before?.count ?? 0) + event.hits,
    shipsOnly: (before?.shipsOnly ?? 0) + (event.shipsOnly ?? 0),
    by: event.role,
  };
  const claims = event.claims === undefined ? before?.claims : claimsWith(before?.claims ?? [], event);
  battle.hits = claims === undefined ? hits : { ...hits, claims };
};

export const rolled = (draft: Draft, event: EventOf<'rolled'>): void => {
  const { state, turn } = draft;
  state.awaiting = without(state.awaiting, ({ purpose }) => purpose === event.purpose);
  if (event.battle !== undefined) {
    const battle = draft.battle(event.battle);
    if (battle !== undefined) addHits(battle, event);
  } else if (event.role === 'kamikaze') turn.strikes = (turn.strikes ?? []).slice(1);
  else if (event.role === 'research' || event.role === 'technology-table') researchRolled(draft, event);
  else if (event.role === 'antiaircraft')
    turn.overflights = turn.overflights.filter(({ space }) => space !== event.space);
};

export const decisionDue = (draft: Draft, event: EventOf<'decision-due'>): void => {
  const { decision, side, from, hits, among, to } = event;
  const [owner] = from;
  if (isPassing(event.battle) && owner !== undefined) {
    const space = battleSpace(event.battle);
    const others = (draft.turn.passing ?? []).filter((each) => each.space !== space);
    draft.turn.passing = [...others, { space, from: owner, hits, among, asked: 'yes' }];
    return;
  }
  const battle = draft.battle(event.battle);
  if (battle !== undefined) battle.due = { decision, side, from, hits, among, to, proposals: [] };
};

export const casualtiesProposed = (
  draft: Draft,
  { battle: id, power, units }: EventOf<'casualties-proposed'>,
): void => {
  const battle = draft.battle(id);
  if (battle?.due !== undefined) battle.due = { ...battle.due, proposals: [...battle.due.proposals, { power, units }] };
};

export const unitsMarked = (draft: Draft, event: EventOf<'units-marked'>): void => {
  const { by, chosenBy } = event;
  const ids = idsOf(event.units);
  const battle = draft.battle(event.battle);
  settleHits(battle, ids.length);
  if (battle !== undefined) battle.marked = [...battle.marked, ...ids.map((unit) => ({ unit, by, chosenBy }))];
};

/** Each time a unit is named it has taken one more hit. */
export const unitsDamaged = (draft: Draft, event: EventOf<'units-damaged'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => {
    const hits = ids.filter((id) => id === unit.id).length;
    return hits === 0 ? unit : { ...unit, damage: (unit.damage ?? 0) + hits };
  });
  settleHits(draft.battle(event.battle), ids.length);
};

/** Groups without some units; one that none is left of is gone as well. */
const thinned = <T extends { readonly units: readonly UnitId[] }>(groups: readonly T[], ids: readonly UnitId[]) =>
  groups.length === 0
    ? groups
    : groups
        .map((group) => ({ ...group, units: withoutUnits(group.units, ids) }))
        .filter(({ units }) => units.length > 0);

/** The units are gone from every list of the turn. */
const forget = (draft: Draft, ids: readonly UnitId[]): void => {
  const { turn } = draft;
  for (const battle of turn.battles) {
    const attackers = withoutUnits(battle.attackers, ids);
    const defenders = withoutUnits(battle.defenders, ids);
    const supports = withoutUnits(battle.supports, ids);
    const marked = without(battle.marked, ({ unit }) => ids.includes(unit));
    const ships = battle.ships === undefined ? undefined : withoutUnits(battle.ships, ids);
    const same =
      attackers === battle.attackers &&
      defenders === battle.defenders &&
      supports === battle.supports &&
      marked === battle.marked &&
      ships === battle.ships;
    const own = same ? undefined : draft.battle(battle.id);
    if (own === undefined) continue;
    own.attackers = attackers;
    own.defenders = defenders;
    own.supports = supports;
    own.marked = marked;
    own.ships = ships;
  }
  turn.landings = without(thinned(turn.landings, ids), ({ ship }) => ids.includes(ship));
  turn.overflights = thinned(turn.overflights, ids);
};

const BY_HIT: ReadonlySet<EventOf<'units-lost'>['cause']> = new Set(Object.keys(TAKEN_BY) as HitBy[]); // the keys are all roles that hit

/** What was aboard a lost ship and is not lost with it hangs in the air over the zone. */
export const unitsLost = (draft: Draft, event: EventOf<'units-lost'>): void => {
  const { battle: id, cause } = event;
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  const left: Unit[] = [];
  for (const unit of space.units)
    if (!ids.includes(unit.id)) left.push(unit.aboard !== undefined && ids.includes(unit.aboard) ? ashore(unit) : unit);
  space.units = left;
  const battle = id === undefined || !BY_HIT.has(cause) ? undefined : draft.battle(id);
  if (battle !== undefined) {
    const fresh = ids.filter((unit) => !battle.marked.some((mark) => mark.unit === unit)).length;
    if (fresh > 0) settleHits(battle, fresh);
  }
  forget(draft, ids);
  if (cause === 'antiaircraft' && id === undefined) takePassing(draft, ids);
};

/** Hits on planes that pass are taken; what is left of a gun's is asked about anew. */
const takePassing = ({ turn }: Draft, ids: readonly UnitId[]): void => {
  if (turn.passing === undefined) return;
  turn.passing = turn.passing.flatMap((each): readonly PassingHits[] => {
    const among = withoutUnits(each.among, ids);
    const hits = each.hits - (each.among.length - among.length);
    if (hits === each.hits) return [each];
    return hits > 0 ? [{ ...each, among, hits, asked: 'no' }] : [];
  });
};

export const hitsVoid = (draft: Draft, event: EventOf<'hits-void'>): void => {
  const battle = draft.battle(event.battle);
  if (battle !== undefined) takeHits(battle, event.hits);
};

const leave = (draft: Draft, id: BattleId, ids: readonly UnitId[]): void => {
  const battle = draft.battle(id);
  if (battle === undefined) return;
  battle.due = undefined;
  battle.attackers = withoutUnits(battle.attackers, ids);
  battle.defenders = withoutUnits(battle.defenders, ids);
};

/** Units and what is aboard them go one space; their move for the turn is over. */
const goTo = (draft: Draft, ids: readonly UnitId[], from: SpaceId, to: SpaceId): void => {
  const all = [...ids, ...cargoOf(spaceAt(draft.state, from), ids)];
  const land = (unit: Unit): Unit => (unit.aboard === undefined || all.includes(unit.aboard) ? unit : ashore(unit));
  moveUnits(draft, from, to, all, land);
  draft.note(all, from, (was) => ({ ...was, path: [...was.path, to], done: true }));
};

export const submarinesWithdrew = (draft: Draft, event: EventOf<'submarines-withdrew'>): void => {
  const ids = idsOf(event.units);
  const powers: readonly Power[] = event.units.map(({ power }) => power);
  leave(draft, event.battle, ids);
  goTo(draft, ids, event.from, event.to);
  const battle = draft.battle(event.battle);
  if (battle === undefined) return;
  battle.answered = [...battle.answered, ...powers];
  battle.withdrawn = { ...battle.withdrawn, [event.side]: event.to };
};

export const stayed = (draft: Draft, event: EventOf<'stayed'>): void => {
  const battle = draft.battle(event.battle);
  if (battle === undefined) return;
  battle.due = undefined;
  battle.answered = [...battle.answered, ...event.powers];
};

/** They stay in the space and in no list of the battle. */
export const submarinesSubmerged = (draft: Draft, event: EventOf<'submarines-submerged'>): void => {
  const ids = idsOf(event.units);
  leave(draft, event.battle, ids);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => (ids.includes(unit.id) ? { ...unit, submerged: true } : unit));
};

/** They defend in the raid, beside those of other powers; the power has spoken. */
export const interceptorsNamed = (draft: Draft, event: EventOf<'interceptors-named'>): void => {
  const battle = draft.battle(event.battle);
  if (battle === undefined) return;
  battle.due = undefined;
  battle.answered = [...battle.answered, event.power];
  battle.defenders = [...battle.defenders, ...idsOf(event.units)];
  if (battle.lineUp !== undefined)
    battle.lineUp = { ...battle.lineUp, defenders: [...battle.lineUp.defenders, ...event.units] };
};

export const retreated = (draft: Draft, event: EventOf<'retreated'>): void => {
  const ids = idsOf(event.units);
  leave(draft, event.battle, ids);
  if (event.to !== undefined) goTo(draft, ids, event.from, event.to);
};

export const battleEnded = (draft: Draft, event: EventOf<'battle-ended'>): void => {
  const { turn } = draft;
  turn.queue = without(turn.queue, (id) => id === event.battle);
  const battle = draft.battle(event.battle);
  if (battle === undefined) return;
  battle.due = undefined;
  battle.hits = undefined;
  battle.step = undefined;
  battle.status = 'ended';
  battle.outcome = event.outcome;
};

export const kamikazeDue = ({ turn }: Draft, { from, left, among }: EventOf<'kamikaze-due'>): void => {
  turn.due = [...(turn.due ?? []), { choice: 'kamikaze', from, left, among }];
};

export const kamikazesSent = ({ state, turn }: Draft, { strikes }: EventOf<'kamikazes-sent'>): void => {
  turn.due = (turn.due ?? []).filter(({ choice }) => choice !== 'kamikaze');
  turn.strikes = strikes;
  const sent = strikes.reduce((sum, { attacks }) => sum + attacks, 0);
  if (sent > 0) state.kamikazes = (state.kamikazes ?? 0) + sent;
};

export const shipsStruck = (draft: Draft, event: EventOf<'ships-struck'>): void => {
  const ids = idsOf(event.units);
  const space = draft.space(event.space);
  space.units = space.units.map((unit) => (ids.includes(unit.id) ? { ...unit, damage: (unit.damage ?? 0) + 1 } : unit));
};
