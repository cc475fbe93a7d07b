// A battle of a game as it stands now: who is in it, in which order units are lost and by whose word, where the
// attacker can go. Questions of order and exits are the engine's own, so that the odds are those of the rules in force.

import { hasTrait, liftsTroops } from '../board/index.ts';
import { attackConduct, attackPlan, conductOf, conductsOf } from '../engine/combat/conduct.ts';
import { retreatSpaces, withdrawalZones } from '../engine/combat/exits.ts';
import { firersIn } from '../engine/combat/firing.ts';
import {
  attackersOf,
  cargoOf,
  fightersBackIn,
  gunsIn,
  isMarked,
  isPlane,
  powersOf,
  siteOf,
  spaceIn,
} from '../engine/combat/line-up.ts';
import { firstToGo, orderOfLoss } from '../engine/combat/order-of-loss.ts';
import { landsInFirstRound, nameOf, stepsOf as roundOf } from '../engine/combat/program.ts';
import { bearTogether, strengthOf } from '../engine/combat/strength.ts';
import { begin, type Course } from '../engine/course.ts';
import { groupsOf } from '../engine/events/groups.ts';
import {
  type BattleId,
  type Conduct,
  type Battle as Fight,
  findUnit,
  type GameState,
  spaceAt,
  technologiesOf,
  turnOf,
  type Unit,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { diceOf } from '../rulesets/unit-values.ts';
import { type Ipc, noFaces, type Power, type SpaceId } from '../vocab/index.ts';
import type { Battle, Force, Group, Leaving, Opening, SubmarinePlan } from './battle.ts';
import { aboardOf, asBeside, defendersLeave, shipsOf } from './position-rows.ts';
import { salvoOf, supportOf } from './position-salvos.ts';
import { exitsBy, leavingBy, shotOf, stepsOf, submarinePlan } from './prepare.ts';
import { staysAtSea } from './prepare-rows.ts';
import { type Program, programOf } from './program.ts';

type Side = 'attack' | 'defence';

/** What a unit and its cargo cost. Fighters that fight from a deck are no cargo. */
const costWithCargo = ({ ruleset, state }: Course, fight: Fight, unit: Unit): Ipc => {
  const { units } = ruleset.board;
  const fights = ({ id }: Unit): boolean => fight.attackers.includes(id) || fight.defenders.includes(id);
  const guests = ruleset.carriers.guestsInAttack === 'cargo';
  const cargo = cargoOf(state, spaceIn(state, fight, unit.id), unit.id).filter(
    (aboard) => !fights(aboard) && (!isPlane(ruleset, aboard) || guests),
  );
  return cargo.reduce((sum, { type }) => sum + units[type].cost, units[unit.type].cost);
};

/** Units in the order in which they are lost, those alike put together. */
const groupsInOrder = (course: Course, fight: Fight, side: Side, units: readonly Unit[]): readonly Group[] => {
  const { ruleset, state } = course;
  const groups: Group[] = [];
  for (const type of orderOfLoss(course, fight, side, units)) {
    const alike = units.filter((unit) => unit.type === type);
    // What bears several hits is named as often; the last words are about who is lost.
    for (const unit of firstToGo(course, fight, alike, bearTogether(ruleset.board, alike)).slice(-alike.length)) {
      const technologies = technologiesOf(state, unit.power);
      const one: Group = {
        type,
        count: 1,
        domain: ruleset.board.units[type].domain,
        owner: unit.power,
        need: strengthOf(course, fight, unit, side),
        dice: diceOf(ruleset, technologies, side, type),
        ipc: costWithCargo(course, fight, unit),
        ...aboardOf(course, fight, unit),
        hits: hasTrait(ruleset.board, type, 'hits-ships') ? 'ships' : 'all',
        lifts: liftsTroops(ruleset.board, type) ? 'yes' : 'no',
        leaves: hasTrait(ruleset.board, type, 'dives') ? submarinesOf(course, fight, side, unit.power).leaves : 'stay',
        ...salvoOf(course, fight, unit, side),
      };
      const last = groups.at(-1);
      if (
        last !== undefined &&
        last.type === type &&
        last.owner === one.owner &&
        last.ipc === one.ipc &&
        last.need === one.need &&
        last.on === one.on &&
        last.support === one.support &&
        (last.ship ?? one.ship) === undefined
      )
        groups[groups.length - 1] = {
          ...last,
          count: last.count + 1,
          ...(last.spare === undefined ? {} : { spare: last.spare + (one.spare ?? 0) }),
        };
      else groups.push(one);
    }
  }
  return groups;
};

/** What the submarines of a power do, and the zone they would make for; without a zone they stay. */
const submarinesOf = (
  course: Course,
  fight: Fight,
  side: Side,
  power: Power,
): { readonly leaves: SubmarinePlan; readonly to?: SpaceId } => {
  if (!course.ruleset.combat[fight.kind].round.includes('submarine-withdrawal')) return { leaves: 'stay' };
  const [zone, ...others] = withdrawalZones(course, fight, side, power);
  if (zone === undefined) return { leaves: 'stay' };
  const { submarines, submarinesTo } = conductOf(course.state, fight, side, power);
  const to = others.find((other) => other === submarinesTo) ?? zone;
  return { leaves: submarinePlan(side, submarines), to };
};

/** The zones that submarines of a side would make for when they leave. */
const zonesMadeFor = (course: Course, fight: Fight, side: Side, units: readonly Unit[]): readonly SpaceId[] =>
  powersOf(
    course.ruleset,
    units.filter(({ type }) => hasTrait(course.ruleset.board, type, 'dives')),
  ).flatMap((power) => {
    const { leaves, to } = submarinesOf(course, fight, side, power);
    return leaves === 'stay' || to === undefined ? [] : [to];
  });

/** The zones of the defenders' submarines, and whether enemies that leave bar them all. */
const zonesOf = (course: Course, fight: Fight, units: readonly Unit[], enemies: readonly SpaceId[]): Force['zones'] => {
  const powers = powersOf(
    course.ruleset,
    units.filter(({ type }) => hasTrait(course.ruleset.board, type, 'dives')),
  );
  const zones = powers.flatMap((power) => withdrawalZones(course, fight, 'defence', power));
  if (zones.length === 0) return 'shut';
  return zones.every((zone) => enemies.includes(zone)) ? 'until-enemy-left' : 'open';
};

/** Whom a side hits first where its dice pick, if it said so; of several defenders the first speaks. */
const picksOf = ([first]: readonly Conduct[]): Pick<Force, 'picks'> =>
  first?.picks === undefined ? {} : { picks: first.picks };

/** True if no word of the defenders stands against giving up submarines first. */
const followsClub = (conducts: readonly Conduct[]): boolean => {
  const [first, ...others] = conducts;
  const wished = first?.orderOfLoss;
  const agreed = others.every(({ orderOfLoss: other }) => String(other) === String(wished));
  return (wished === undefined || !agreed) && first?.plan !== 'KAAC';
};

/** The guns and shots still to come; none once a round was fought. */
const openingOf = (course: Course, fight: Fight, program: Program): Opening => {
  const { ruleset, state } = course;
  const { power } = state.turn;
  const steps = fight.kind === 'raid' ? [] : ruleset.combat[fight.kind].opening;
  const isDone = (step: (typeof steps)[number]): boolean => {
    if (fight.round > 0) return true;
    const [at, now] = [steps.indexOf(step), steps.findIndex((each) => typeof each === 'string' && each === fight.step)];
    return at < now || (at === now && fight.rolled.length > 0);
  };
  const guns = gunsIn(ruleset, state, siteOf(fight));
  const fire = program.guns === 'fire' && !isDone('antiaircraft-fire');
  const shoot = program.shots === 'fire' && !isDone('supporting-shot');
  const shot = shotOf(ruleset, technologiesOf(state, power));
  return {
    guns: fire ? powersOf(ruleset, guns).map((owner) => guns.filter((gun) => gun.power === owner).length) : [],
    gunNeed: program.gunNeed,
    shots: shoot ? fight.supports.length * shot.dice : 0,
    shotNeed: shot.need,
    shotsAt: program.shotsAt,
    ...(shoot ? supportOf(course, fight) : {}),
  };
};

/** A battle that has not begun, lined up as it will be if those before it go well. */
export const linedUp = (ruleset: Ruleset, state: GameState, fight: Fight): Fight => {
  if (fight.status !== 'declared') return fight;
  const site = siteOf(fight);
  const attackers = fight.attackers.flatMap((id) => findUnit(state, id)?.unit ?? []);
  const defenders = fightersBackIn(ruleset, state, site);
  const lands = fight.kind === 'land' && state.turn.landings.some(({ to, units }) => to === site && units.length > 0);
  const { supports: most = fight.supports.length } = attackConduct(state, fight);
  const ready = fight.supports.filter((id) => turnOf(state, id)?.fought === undefined);
  return {
    ...fight,
    assault: lands ? 'yes' : 'no',
    defenders: defenders.map(({ id }) => id),
    supports: lands ? ready.slice(0, most) : [],
    lineUp: { attackers: groupsOf(attackers), defenders: groupsOf(defenders) },
  };
};

/** The battle between rounds: `fought` rounds lie behind it. The caller sees to it that nothing is half done. */
export const betweenRounds = (
  ruleset: Ruleset,
  state: GameState,
  declared: Fight,
  fought: number,
): Battle | undefined => {
  if (declared.kind === 'raid') return undefined;
  const fight = linedUp(ruleset, state, declared);
  const course = begin(ruleset, state, noFaces);
  const program = programOf(ruleset, declared.kind);
  const there = (ids: Fight['attackers']): readonly Unit[] =>
    ids.flatMap(
      (id) => spaceAt(state, siteOf(fight)).units.find((unit) => unit.id === id) ?? findUnit(state, id)?.unit ?? [],
    );
  const [attackers, defenders] = [there(fight.attackers), there(fight.defenders)];
  const { plan } = attackPlan(course, fight);
  const isAtSea = fight.kind === 'sea';
  const [leaving, dodging] = [
    zonesMadeFor(course, fight, 'attack', attackers),
    zonesMadeFor(course, fight, 'defence', defenders),
  ];
  const spaces = retreatSpaces(course, fight);
  const exits = (open: readonly SpaceId[]): Leaving['exits'] =>
    exitsBy(
      program,
      fight.assault === 'yes' ? 'landing' : 'none',
      open.length > 0 || staysAtSea(ruleset, declared.kind) ? 'open' : 'closed',
    );
  const groups = groupsInOrder(course, fight, 'defence', defenders);
  const conducts = conductsOf(course, fight, 'defence');
  const leave = defendersLeave(course, fight, defenders);
  const landing = fight.assault === 'yes';
  const apart = landing && program.retreatFromAssault === 'planes' ? { apart: 'planes' as const } : {};
  const ships = landing && fought === 0 && landsInFirstRound(ruleset) ? shipsOf(course, fight) : undefined;
  const marked = fight.marked.length === 0 ? [] : markedOf(course, fight, groups, defenders);
  return {
    kind: declared.kind,
    ...stepsOf(ruleset, declared.kind),
    ...(ships === undefined ? {} : { ships: groupsInOrder(course, fight, 'attack', ships).map(asBeside(ruleset)) }),
    ...(leave === 'unlike' ? { beyond: 'defenders-leave' } : {}),
    luck: state.options.luck,
    fought,
    attacker: {
      groups: groupsInOrder(course, fight, 'attack', attackers),
      ...(ships === undefined ? {} : { order: orderOfLoss(course, fight, 'attack', [...attackers, ...ships]) }),
      keeps: plan === 'TAAC' ? 'last-holder' : 'nothing',
      ...picksOf([attackConduct(course.state, fight)]),
      zones: 'open',
      submarinesFirst: 'never',
    },
    defender: {
      groups,
      ...(leave === 'no' || leave === 'unlike' ? {} : { leaves: leave }),
      keeps: 'nothing',
      ...picksOf(conducts),
      zones: isAtSea ? zonesOf(course, fight, defenders, leaving) : 'open',
      submarinesFirst: isAtSea && followsClub(conducts) ? 'shut-in' : 'never',
    },
    marked,
    opening: openingOf(course, fight, program),
    firstShot: program.firstShot,
    leaving: {
      ...leavingBy({ ...attackConduct(state, fight), plan }, 'KAAC'),
      ...apart,
      exits: exits(spaces),
      exitsOnceLeft: exits(spaces.filter((space) => !dodging.includes(space))),
    },
  };
};

/** Of each group those marked; within a kind those of one owner are alike. */
const markedOf = (
  course: Course,
  fight: Fight,
  groups: readonly Group[],
  units: readonly Unit[],
): readonly number[] => {
  const left = new Map<string, number>();
  for (const unit of units.filter((one) => isMarked(fight, one))) {
    const key = `${unit.power}/${unit.type}/${costWithCargo(course, fight, unit)}`;
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return groups.map(({ owner, type, ipc, count }) => {
    const key = `${owner}/${type}/${ipc}`;
    const here = Math.min(count, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - here);
    return here;
  });
};

/** Rounds behind a battle that stands between two rounds; undefined in the midst of one. */
const roundsBehind = (ruleset: Ruleset, state: GameState, fight: Fight): number | undefined => {
  const { status, kind, round, step, rolled, due, hits } = fight;
  if (kind === 'raid' || status === 'ended') return undefined;
  if (status === 'declared' || step === undefined) return 0;
  if (due !== undefined) return due.decision === 'casualties' ? undefined : round;
  if (hits !== undefined) return undefined;
  if (round === 0) return 0;
  const steps = roundOf(ruleset, fight, round);
  const earlier = steps.slice(
    0,
    steps.findIndex((each) => nameOf(each) === step),
  );
  const course = begin(ruleset, state, noFaces);
  const isFirst = earlier.every((each) =>
    typeof each === 'string' ? each === 'attackers-submerge' : firersIn(course, fight, each).length === 0,
  );
  // Attacking submarines would have fired before.
  const isFirstFire =
    steps.includes('attack-fire') &&
    step === 'attack-fire' &&
    attackersOf(state, fight).every(({ type }) => !hasTrait(ruleset.board, type, 'first-shot'));
  return rolled.length === 0 && (isFirst || isFirstFire) ? round - 1 : undefined;
};

/**
 * A battle of this turn as it stands: declared, open between two rounds, or waiting for word about a retreat or its
 * submarines. One that follows a sea battle is taken as if that had cost no transport; where players are asked for
 * losses, the order of loss answers, and the clubs' while allies have left different ones; guests on an attacking
 * carrier are no targets.
 *
 * @returns undefined for a raid, a battle that is over, and one in the midst of a round
 */
export const battleOf = (ruleset: Ruleset, state: GameState, id: BattleId): Battle | undefined => {
  const fight = state.turn.battles.find((battle) => battle.id === id);
  if (fight === undefined) return undefined;
  const fought = roundsBehind(ruleset, state, fight);
  return fought === undefined ? undefined : betweenRounds(ruleset, state, fight, fought);
};
