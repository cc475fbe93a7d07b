// What the enemies of a side can take from it, power by power, were each to move at once: with the odds of the
// strongest attack each can make as things stand. Nobody buys anything, nobody moves before, and both sides fight by
// the orders and plans in force.

import {
  areEnemies,
  areFriends,
  cashOf,
  enemiesIn,
  evolve,
  ferries,
  type GameState,
  isCombatUnit,
  isOver,
  legal,
  type Offer,
  sideOf,
  spaceAt,
  technologiesOf,
} from '../../engine/index.ts';
import { type Basis, battleOf, coverageOf, oddsOf } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  countEntries,
  countTotal,
  countUnits,
  type Ipc,
  type Power,
  type Side,
  type SpaceId,
  turnStart,
  type UnitCounts,
} from '../../vocab/index.ts';
import { type Force, forcesOf } from '../account/force.ts';
import { unitValue } from '../series.ts';
import { type Means, planFor, strongestAttack } from './attack.ts';

/** A space is listed from this chance on that it falls; capitals always, if anybody can get there. */
export const LEAST_CHANCE = 0.25;
/** Spaces listed beside capitals. */
export const MOST_THREATS = 6;

export interface Threat {
  readonly space: SpaceId;
  readonly by: Power;
  /** Everything of that power that can be there together. */
  readonly attackers: UnitCounts;
  /** Who would fight back; nobody, where the enemy can walk in. */
  readonly defenders: readonly Force[];
  /** The chance that the territory is taken, or the fleet beaten. */
  readonly chance: number;
  /** What the chance rests on; absent: it is exact. */
  readonly rests?: Basis;
  /** What is at stake, see `stakeOf`. */
  readonly stake: Ipc;
  readonly capital: 'yes' | 'no';
}

export interface Threats {
  readonly side: Side;
  /** Capitals first, then the most valuable. */
  readonly list: readonly Threat[];
  /** Capitals of the side, still its own, that no enemy troops can reach. */
  readonly safe: readonly SpaceId[];
}

/**
 * What a side would lose with a space, in IPC: the land's value, what the units there cost new, and of a capital the
 * treasury of its power.
 */
const stakeOf = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): Ipc => {
  const { ipc = 0, capitalOf = null } = ruleset.board.byId.get(space) ?? {};
  const units = unitValue(ruleset, countUnits(enemiesIn(ruleset, state, space, power)));
  return (
    ipc + units + (capitalOf !== null && spaceAt(state, space).control === capitalOf ? cashOf(state, capitalOf) : 0)
  );
};

/** The position as an enemy's next turn begins, if nothing happened until then. */
const turnOfEnemy = (ruleset: Ruleset, state: GameState, enemy: Power): GameState => {
  const { turnOrder, phases } = ruleset;
  const isLater = turnOrder.indexOf(enemy) > turnOrder.indexOf(state.turn.power);
  const phase = turnStart(phases);
  return evolve(state, { type: 'turn-began', round: state.round + (isLater ? 0 : 1), power: enemy, phase });
};

const meansOf = (ruleset: Ruleset, state: GameState): Means => {
  const offers = new Map<SpaceId, Offer[]>();
  for (const offer of legal(ruleset, state)) {
    if (offer.by === 'ferry') continue;
    const known = offers.get(offer.to);
    if (known === undefined) offers.set(offer.to, [offer]);
    else known.push(offer);
  }
  return { offers, fleet: ferries(ruleset, state) };
};

/** Spaces of the other side that this power can attack or walk into. */
const targetsOf = (ruleset: Ruleset, state: GameState, { offers, fleet }: Means): readonly SpaceId[] => {
  const aimed = [...offers.values(), ...new Set(fleet.map((ferry) => ferry.offers))]
    .flat()
    .flatMap(({ to, aim }) => (aim === 'battle' || aim === 'walk-in' ? [to] : []));
  return [...new Set(aimed)].filter((id) => {
    const { control } = spaceAt(state, id);
    if (ruleset.board.byId.get(id)?.kind === 'sea') return true;
    return control !== null && areEnemies(ruleset, state, control, state.turn.power);
  });
};

/** How hard a force is: its dice times its units. Of two forces the odds go with the ratio of the two, roughly. */
const hardness = ({ board }: Ruleset, units: UnitCounts, side: 'attack' | 'defence'): number =>
  countTotal(units) * countEntries(units).reduce((sum, [type, count]) => sum + count * board.units[type][side], 0);

/**
 * An attack this much weaker than the defence is not worth the work: of thousands of battles made up by chance none of
 * the kind came to `LEAST_CHANCE` (the best to 0.18). Values are the printed ones, so technologies of the attacker
 * forbid it.
 */
const HOPELESS = 0.35;

/** Attacks are many, and a rough number tells which to fear. */
const QUICK = { seed: 'fieldpost', games: 64 };

/** Only infantry and armor take land. */
const canTake = ({ board }: Ruleset, space: SpaceId, units: UnitCounts): boolean =>
  board.byId.get(space)?.kind === 'sea' || countEntries(units).some(([type]) => board.units[type].domain === 'land');

const threatOn = (
  ruleset: Ruleset,
  state: GameState,
  means: Means,
  space: SpaceId,
  capital: Threat['capital'],
): Threat | undefined => {
  const { power } = state.turn;
  const plan = planFor(ruleset, state, means, space);
  if (!canTake(ruleset, space, plan.units)) return undefined;
  const fighting = enemiesIn(ruleset, state, space, power).filter(
    (unit) =>
      isCombatUnit(ruleset, unit) && !(unit.aboard !== undefined && ruleset.board.units[unit.type].domain === 'land'),
  );
  const about = {
    space,
    by: power,
    defenders: forcesOf(fighting),
    stake: stakeOf(ruleset, state, space, power),
    capital,
  };
  if (fighting.length === 0) return { ...about, attackers: plan.units, chance: 1 };
  const ratio = hardness(ruleset, plan.units, 'attack') / hardness(ruleset, countUnits(fighting), 'defence');
  const isPlain = technologiesOf(state, power).length === 0;
  if (capital === 'no' && isPlain && ratio < HOPELESS) return undefined;
  const attack = strongestAttack(ruleset, state, plan);
  const fight = attack?.state.turn.battles.find(({ id }) => id === space);
  if (attack === undefined || fight === undefined || fight.after.length > 0) return undefined;
  if (coverageOf(fight.kind, { ...fight, defenders: fighting }) !== 'covered') return undefined;
  const battle = battleOf(ruleset, attack.state, space);
  if (battle === undefined) return undefined;
  const odds = oddsOf(ruleset, attack.state, space, battle, { trial: QUICK });
  if (odds === undefined) return undefined;
  const { rests } = odds;
  return {
    ...about,
    attackers: attack.units,
    chance: battle.kind === 'land' ? odds.taken : odds.chance.attacker,
    ...(rests === undefined ? {} : { rests }),
  };
};

/**
 * What the enemies can take from the side of the power whose turn it is.
 *
 * @param state the position at the end of that turn
 * @returns undefined once the game is over
 */
export const threatsTo = (ruleset: Ruleset, state: GameState): Threats | undefined => {
  if (isOver(state)) return undefined;
  const { power } = state.turn;
  const enemies = ruleset.turnOrder.filter(
    (each) => areEnemies(ruleset, state, each, power) && !state.resigned.includes(each),
  );
  const fronts = enemies.map((enemy) => {
    const begun = turnOfEnemy(ruleset, state, enemy);
    const means = meansOf(ruleset, begun);
    return { begun, means, targets: new Set(targetsOf(ruleset, begun, means)) };
  });
  const [first] = fronts;
  const capitals = ruleset.board.powers
    .filter(({ power: each, capital }) => {
      const { control } = spaceAt(state, capital);
      return areFriends(ruleset, state, each, power) && control !== null && areFriends(ruleset, state, control, power);
    })
    .map(({ capital }) => capital);
  const worst = (space: SpaceId, capital: Threat['capital']): Threat | undefined =>
    fronts
      .flatMap(({ begun, means, targets }) =>
        targets.has(space) ? (threatOn(ruleset, begun, means, space, capital) ?? []) : [],
      )
      .sort((a, b) => b.chance - a.chance)[0];
  const atCapitals = capitals.flatMap((space) => worst(space, 'yes') ?? []);
  const others = first === undefined ? [] : [...new Set(fronts.flatMap(({ targets }) => [...targets]))];
  const stake = new Map(
    others.map((space) => [space, first === undefined ? 0 : stakeOf(ruleset, state, space, first.begun.turn.power)]),
  );
  const listed: Threat[] = [];
  for (const space of others.sort((a, b) => (stake.get(b) ?? 0) - (stake.get(a) ?? 0) || (a < b ? -1 : 1))) {
    if (listed.length === MOST_THREATS) break;
    if (capitals.includes(space) || (stake.get(space) ?? 0) === 0) continue;
    const threat = worst(space, 'no');
    if (threat !== undefined && threat.chance >= LEAST_CHANCE) listed.push(threat);
  }
  return {
    side: sideOf(ruleset, power),
    list: [...atCapitals.sort((a, b) => b.stake - a.stake), ...listed],
    safe: capitals.filter((space) => atCapitals.every((threat) => threat.space !== space)),
  };
};
