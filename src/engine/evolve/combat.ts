// Folds the events of battles and raids. It moves and removes what the events name and remembers where each battle
// stands; who may be hit, leave or fire was settled before the event was written.

import { battleSpace, isPassing, type Power, type SpaceId, type UnitId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';
import type { Battle, BattleId, CombatSide, HitBy, Hits, MadeClaim } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState, PassingHits, TurnState } from '../state/state.ts';
import type { Unit, UnitTurn } from '../state/unit.ts';
import { researchRolled } from './economy.ts';
import {
  ashore,
  cargoOf,
  homesOn,
  idsOf,
  moveUnits,
  notesOn,
  spacesWith,
  without,
  withSpace,
  withTurn,
  withUnitTurns,
} from './spaces.ts';

/** The battles with one changed. */
const battlesWith = ({ battles }: TurnState, id: BattleId, change: (battle: Battle) => Battle): readonly Battle[] =>
  battles.map((battle) => (battle.id === id ? change(battle) : battle));

const withBattle = (state: GameState, id: BattleId, change: (battle: Battle) => Battle): GameState => ({
  ...state,
  turn: { ...state.turn, battles: battlesWith(state.turn, id, change) },
});

/** The same battle with nothing left to decide. */
const decided = (battle: Battle): Battle => {
  if (battle.due === undefined) return battle;
  const { due: _, ...rest } = battle;
  return rest;
};

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
const hitsTaken = (battle: Battle, count: number): Battle => {
  if (battle.hits === undefined) return battle;
  const { hits, ...rest } = battle;
  if (hits.count <= count) return rest;
  const left = hits.count - count;
  const fewer = { ...hits, count: left, shipsOnly: Math.min(hits.shipsOnly, left) };
  return {
    ...rest,
    hits: hits.claims === undefined ? fewer : { ...fewer, claims: claimsLeft(hits.claims, count) },
  };
};

export const battleDeclared = (state: GameState, event: EventOf<'battle-declared'>): GameState => {
  const battle: Battle = {
    id: event.battle,
    kind: event.kind,
    spaces: event.spaces,
    status: 'declared',
    after: event.after,
    assault: 'no',
    attackers: idsOf(event.attackers),
    defenders: [],
    supports: event.supports,
    marked: [],
    round: 0,
    rolled: [],
    answered: [],
    withdrawn: {},
  };
  return withTurn(state, ({ battles }) => ({ battles: [...battles, battle] }));
};

/** Battles ordered later come before those still queued: the newest word counts. */
export const battlesOrdered = (state: GameState, event: EventOf<'battles-ordered'>): GameState => {
  const ordered = event.battles.map(({ battle }) => battle);
  const queued = withTurn(state, ({ queue }) => ({
    queue: [...ordered, ...queue.filter((battle) => !ordered.includes(battle))],
  }));
  return event.battles.reduce(
    (next, { battle, conduct }) =>
      conduct === undefined ? next : withBattle(next, battle, (was) => ({ ...was, conduct })),
    queued,
  );
};

export const battlesHalted = (state: GameState, event: EventOf<'battles-halted'>): GameState =>
  withTurn(state, ({ queue }) => ({ queue: queue.filter((id) => !event.battles.includes(id)) }));

/** Attackers are on no deck from now on and have fought; defending planes keep their carrier. */
export const battleOpened = (state: GameState, event: EventOf<'battle-opened'>): GameState => {
  const attackers = idsOf(event.attackers);
  const supports = idsOf(event.supports);
  const battles = battlesWith(state.turn, event.battle, (battle) => ({
    ...battle,
    status: 'open',
    assault: event.assault,
    attackers,
    defenders: idsOf(event.defenders),
    supports,
    ...(event.ships === undefined ? {} : { ships: idsOf(event.ships) }),
    lineUp: { attackers: event.attackers, defenders: event.defenders },
  }));
  const sites = battles.find(({ id }) => id === event.battle)?.spaces ?? [];
  const [site] = sites;
  if (site === undefined) return { ...state, turn: { ...state.turn, battles } };
  const spaces = spacesWith(state, site, ({ control, units }) => ({
    control,
    units: units.map((unit) => (attackers.includes(unit.id) ? ashore(unit) : unit)),
  }));
  const fought = (was: UnitTurn): UnitTurn => ({ ...was, fought: event.battle });
  const fighters = [...attackers, ...supports];
  const units = sites.reduce(
    (notes, space) => {
      const there = spaceAt(state, space).units;
      const own = sites.length === 1 ? fighters : fighters.filter((fighter) => there.some(({ id }) => id === fighter));
      return notesOn(notes, own, space, fought);
    },
    homesOn(state.turn.units, spaceAt(state, site), attackers, site),
  );
  return { ...state, spaces, turn: { ...state.turn, battles, units } };
};

export const stepBegan = (state: GameState, event: EventOf<'step-began'>): GameState =>
  withBattle(state, event.battle, (battle) => ({
    ...battle,
    round: event.round,
    step: event.step,
    rolled: [],
    answered: [],
    withdrawn: event.round === battle.round ? battle.withdrawn : {},
  }));

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

const withHits = (battle: Battle, event: EventOf<'rolled'>): Battle => {
  const rolled = [...battle.rolled, event.purpose];
  if (!isHitting(event.role) || event.hits === 0) return { ...battle, rolled };
  const hits: Hits = {
    side: takerOf(event.role, event.side),
    count: (battle.hits?.count ?? 0) + event.hits,
    shipsOnly: (battle.hits?.shipsOnly ?? 0) + (event.shipsOnly ?? 0),
    by: event.role,
  };
  const claims = event.claims === undefined ? battle.hits?.claims : claimsWith(battle.hits?.claims ?? [], event);
  return { ...battle, rolled, hits: claims === undefined ? hits : { ...hits, claims } };
};

export const rolled = (state: GameState, event: EventOf<'rolled'>): GameState => {
  const awaiting = without(state.awaiting, ({ purpose }) => purpose === event.purpose);
  if (event.battle !== undefined) {
    const battles = battlesWith(state.turn, event.battle, (battle) => withHits(battle, event));
    return { ...state, awaiting, turn: { ...state.turn, battles } };
  }
  const next: GameState = { ...state, awaiting };
  if (event.role === 'research' || event.role === 'technology-table') return researchRolled(next, event);
  return event.role === 'antiaircraft'
    ? withTurn(next, ({ overflights }) => ({ overflights: overflights.filter(({ space }) => space !== event.space) }))
    : next;
};

export const decisionDue = (state: GameState, event: EventOf<'decision-due'>): GameState => {
  const { decision, side, from, hits, among, to } = event;
  const [owner] = from;
  if (isPassing(event.battle) && owner !== undefined) {
    const space = battleSpace(event.battle);
    return withTurn(state, ({ passing = [] }) => ({
      passing: [...passing.filter((each) => each.space !== space), { space, from: owner, hits, among, asked: 'yes' }],
    }));
  }
  return withBattle(state, event.battle, (battle) => ({
    ...battle,
    due: { decision, side, from, hits, among, to, proposals: [] },
  }));
};

export const casualtiesProposed = (state: GameState, event: EventOf<'casualties-proposed'>): GameState =>
  withBattle(state, event.battle, (battle) =>
    battle.due === undefined
      ? battle
      : {
          ...battle,
          due: { ...battle.due, proposals: [...battle.due.proposals, { power: event.power, units: event.units }] },
        },
  );

export const unitsMarked = (state: GameState, event: EventOf<'units-marked'>): GameState => {
  const ids = idsOf(event.units);
  const marks = ids.map((unit) => ({ unit, by: event.by, chosenBy: event.chosenBy }));
  return withBattle(state, event.battle, (battle) => {
    const taken = hitsTaken(decided(battle), ids.length);
    return { ...taken, marked: [...taken.marked, ...marks] };
  });
};

/** Each time a unit is named it has taken one more hit. */
export const unitsDamaged = (state: GameState, event: EventOf<'units-damaged'>): GameState => {
  const ids = idsOf(event.units);
  const hit = withSpace(state, event.space, ({ control, units }) => ({
    control,
    units: units.map((unit) => {
      const hits = ids.filter((id) => id === unit.id).length;
      return hits === 0 ? unit : { ...unit, damage: (unit.damage ?? 0) + hits };
    }),
  }));
  return withBattle(hit, event.battle, (battle) => hitsTaken(decided(battle), ids.length));
};

/** The same battle if none of the units was in it. */
const battleWithout = (battle: Battle, gone: (id: UnitId) => boolean): Battle => {
  const attackers = without(battle.attackers, gone);
  const defenders = without(battle.defenders, gone);
  const supports = without(battle.supports, gone);
  const marked = without(battle.marked, ({ unit }) => gone(unit));
  const ships = battle.ships === undefined ? undefined : without(battle.ships, gone);
  const same =
    attackers === battle.attackers &&
    defenders === battle.defenders &&
    supports === battle.supports &&
    marked === battle.marked &&
    ships === battle.ships;
  if (same) return battle;
  const left = { ...battle, attackers, defenders, supports, marked };
  return ships === undefined ? left : { ...left, ships };
};

/** The units are gone from every list of the turn; `taken` makes a battle of theirs anew before. */
const forgotten = (turn: TurnState, ids: readonly UnitId[], taken: (battle: Battle) => Battle): TurnState => {
  const { battles, landings, overflights } = turn;
  const gone = (id: UnitId) => ids.includes(id);
  return {
    ...turn,
    battles: battles.map((battle) => battleWithout(taken(battle), gone)),
    landings: landings
      .map((landing) => ({ ...landing, units: without(landing.units, gone) }))
      .filter(({ units, ship }) => units.length > 0 && !gone(ship)),
    overflights: overflights
      .map((overflight) => ({ ...overflight, units: without(overflight.units, gone) }))
      .filter(({ units }) => units.length > 0),
  };
};

const BY_HIT: ReadonlySet<EventOf<'units-lost'>['cause']> = new Set(Object.keys(TAKEN_BY) as HitBy[]); // the keys are all roles that hit

/** What was aboard a lost ship and is not lost with it hangs in the air over the zone. */
export const unitsLost = (state: GameState, event: EventOf<'units-lost'>): GameState => {
  const { battle: id, cause } = event;
  const ids = idsOf(event.units);
  const spaces = spacesWith(state, event.space, ({ control, units }) => ({
    control,
    units: without(units, ({ id }) => ids.includes(id)).map((unit) =>
      unit.aboard !== undefined && ids.includes(unit.aboard) ? ashore(unit) : unit,
    ),
  }));
  const isHit = BY_HIT.has(cause);
  const turn = forgotten(state.turn, ids, (battle) => {
    if (!isHit || battle.id !== id) return battle;
    const fresh = ids.filter((unit) => !battle.marked.some((mark) => mark.unit === unit)).length;
    return fresh === 0 ? battle : hitsTaken(decided(battle), fresh);
  });
  const next: GameState = { ...state, spaces, turn };
  return cause === 'antiaircraft' && id === undefined ? passingTaken(next, ids) : next;
};

/** Hits on planes that pass are taken; what is left of a gun's is asked about anew. */
const passingTaken = (state: GameState, ids: readonly UnitId[]): GameState =>
  state.turn.passing === undefined
    ? state
    : withTurn(state, ({ passing = [] }) => ({
        passing: passing.flatMap((each): readonly PassingHits[] => {
          const among = each.among.filter((unit) => !ids.includes(unit));
          const hits = each.hits - (each.among.length - among.length);
          if (hits === each.hits) return [each];
          return hits > 0 ? [{ ...each, among, hits, asked: 'no' }] : [];
        }),
      }));

export const hitsVoid = (state: GameState, event: EventOf<'hits-void'>): GameState =>
  withBattle(state, event.battle, (battle) => hitsTaken(battle, event.hits));

const leave = (state: GameState, id: BattleId, ids: readonly UnitId[]): GameState =>
  withBattle(state, id, (battle) => ({
    ...decided(battle),
    attackers: battle.attackers.filter((unit) => !ids.includes(unit)),
    defenders: battle.defenders.filter((unit) => !ids.includes(unit)),
  }));

/** Units and what is aboard them go one space; their move for the turn is over. */
const goTo = (state: GameState, ids: readonly UnitId[], from: SpaceId, to: SpaceId): GameState => {
  const all = [...ids, ...cargoOf(spaceAt(state, from), ids)];
  const land = (unit: Unit): Unit => (unit.aboard === undefined || all.includes(unit.aboard) ? unit : ashore(unit));
  return withUnitTurns({ ...state, spaces: moveUnits(state, from, to, all, land) }, all, from, (was) => ({
    ...was,
    path: [...was.path, to],
    done: true,
  }));
};

export const submarinesWithdrew = (state: GameState, event: EventOf<'submarines-withdrew'>): GameState => {
  const ids = idsOf(event.units);
  const powers: readonly Power[] = event.units.map(({ power }) => power);
  const moved = goTo(leave(state, event.battle, ids), ids, event.from, event.to);
  return withBattle(moved, event.battle, (battle) => ({
    ...battle,
    answered: [...battle.answered, ...powers],
    withdrawn: { ...battle.withdrawn, [event.side]: event.to },
  }));
};

export const stayed = (state: GameState, event: EventOf<'stayed'>): GameState =>
  withBattle(state, event.battle, (battle) => ({
    ...decided(battle),
    answered: [...battle.answered, ...event.powers],
  }));

export const retreated = (state: GameState, event: EventOf<'retreated'>): GameState => {
  const ids = idsOf(event.units);
  const left = leave(state, event.battle, ids);
  return event.to === undefined ? left : goTo(left, ids, event.from, event.to);
};

export const battleEnded = (state: GameState, event: EventOf<'battle-ended'>): GameState => {
  const battles = battlesWith(state.turn, event.battle, (battle) => {
    const { due: _due, hits: _hits, step: _step, ...rest } = battle;
    return { ...rest, status: 'ended', outcome: event.outcome };
  });
  const queue = without(state.turn.queue, (id) => id === event.battle);
  return { ...state, turn: { ...state.turn, battles, queue } };
};
