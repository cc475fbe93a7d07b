// After a round the attacker may break off, and if he does not each defending power in turn; units need not go to one
// place, and ships may stay where they are (Enhanced Realism; rulings RR20, RR21 and RR24).

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import { actingPowers } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { conductOf } from './conduct.ts';
import { endBattle } from './end.ts';
import { attackersOf, battleOf, cargoOf, defendersOf, isPlane, isShip, powersOf, siteOf } from './line-up.ts';
import { canGo, type Force, forceOf, isEmbattled, isWholeAttack, placesOf, planesOn } from './places.ts';
import { canHit, isLanded, makeRetreat, retreatDue, wish } from './retreating.ts';

/** Who goes where; planes that ride along are not named. */
export type Ways = ReadonlyMap<SpaceId, readonly Unit[]>;

type Choice = 'stay' | 'leave' | 'ask';

const attackChoice = (course: Course, battle: Battle, force: Force): Choice => {
  const wished = wish(course, battle);
  if (!canGo(course, battle, force)) {
    if (isLanded(course, battle) && wished !== 'go-on') course.apply('no-retreat-from-assault');
    return 'stay';
  }
  if (!canHit(course, battle)) return 'leave';
  return wished === 'leave' || wished === 'ask' ? wished : 'stay';
};

/**
 * What a defending power does: as it left orders, else it is asked where the players agreed that defenders are asked.
 * Where nobody is asked it stays.
 */
const defenceChoice = (course: Course, battle: Battle, force: Force): Choice => {
  const { state } = course;
  if (!canGo(course, battle, force)) return 'stay';
  const { retreatAfter, retreatBelow, rounds, plan } = conductOf(state, battle, 'defence', force.power);
  const count = force.going.length + force.riding.length;
  if (retreatAfter !== undefined && retreatAfter <= battle.round) return 'leave';
  if (retreatBelow !== undefined && count < retreatBelow) return 'leave';
  if (state.resigned.includes(force.power)) return 'stay';
  if (plan === 'ask' || rounds === battle.round) return 'ask';
  const isCovered = retreatAfter !== undefined || retreatBelow !== undefined || plan !== undefined;
  return isCovered || state.options.askDefender === 'never' ? 'stay' : 'ask';
};

/** The defending powers in the order in which they speak: from the attacker on (RR20). */
const defendersInTurn = ({ ruleset, state }: Course, battle: Battle): readonly Power[] => {
  const order = ruleset.turnOrder;
  const after = order.indexOf(state.turn.power) + 1;
  const powers = powersOf(ruleset, defendersOf(state, battle));
  return [...order.slice(after), ...order.slice(0, after)].filter((power) => powers.includes(power));
};

const bothLeft = ({ state }: Course, battle: Battle): boolean =>
  attackersOf(state, battle).length > 0 && defendersOf(state, battle).length > 0;

interface Wish {
  readonly force: Force;
  readonly choice: 'leave' | 'ask';
}

/** The first force that leaves or must be asked, of those that have not spoken in this step. */
const nextWish = (course: Course, battle: Battle): Wish | undefined => {
  if (!bothLeft(course, battle)) return undefined;
  const forces = [
    ...actingPowers(course.state).map((power) => ({
      force: forceOf(course, battle, 'attack', power),
      choose: attackChoice,
    })),
    ...defendersInTurn(course, battle).map((power) => ({
      force: forceOf(course, battle, 'defence', power),
      choose: defenceChoice,
    })),
  ];
  for (const { force, choose } of forces) {
    if (battle.answered.includes(force.power)) continue;
    const choice = choose(course, battle, force);
    if (choice !== 'stay') return { force, choice };
  }
  return undefined;
};

/** Where units go by an order left standing, or because there is only one place; undefined if somebody must say. */
const wishedWays = (course: Course, battle: Battle, { side, power, going }: Force): Ways | undefined => {
  const { state } = course;
  const { retreatTo } = conductOf(state, battle, side, power);
  const nobodyAsked = side === 'defence' && (state.options.askDefender === 'never' || state.resigned.includes(power));
  const ways = new Map<SpaceId, readonly Unit[]>();
  for (const unit of going) {
    const places = placesOf(course, battle, side, unit);
    const wished = retreatTo !== undefined && places.includes(retreatTo) ? retreatTo : undefined;
    const only = places.length === 1 ? places[0] : undefined;
    // Where nobody may be asked ships break off contact and others take the first place there is.
    const stays = places.find((place) => place === siteOf(battle)) ?? places[0];
    const to = wished ?? only ?? (nobodyAsked ? stays : undefined);
    if (to === undefined) return undefined;
    ways.set(to, [...(ways.get(to) ?? []), unit]);
  }
  return ways;
};

/** A force leaves. The attack ends the battle with it, unless it is planes that leave an assault alone (D33). */
export const part = (course: Course, id: BattleId, force: Force, ways: Ways): void => {
  const battle = battleOf(course.state, id);
  const { ruleset } = course;
  const from = siteOf(battle);
  const whole = isWholeAttack(course, battle, force);
  const sent = new Set([...ways.values()].flat());
  if (force.side === 'defence') course.apply('defender-left');
  for (const to of [...ways.keys()].sort()) {
    const named = ways.get(to) ?? [];
    const decked = named.filter((unit) => isShip(ruleset, unit)).flatMap((ship) => planesOn(course, battle, ship));
    const units = [...named, ...decked.filter((plane) => !sent.has(plane))];
    noteWay(course, battle, named, to);
    course.emit({ type: 'retreated', battle: id, units: groupsOf(units), from, to });
  }
  if (force.flying.length > 0) {
    course.apply('planes-break-off');
    course.emit({ type: 'retreated', battle: id, units: groupsOf(force.flying), from });
  }
  if (force.side === 'attack' && whole) endBattle(course, id, ways.has(from) ? 'broken-off' : 'retreat');
};

const noteWay = (course: Course, battle: Battle, units: readonly Unit[], to: SpaceId): void => {
  const { ruleset, state } = course;
  const from = siteOf(battle);
  if (to === from) course.apply('contact-broken-off');
  else if (units.some((unit) => isPlane(ruleset, unit))) course.apply('planes-fell-back');
  if (to !== from && units.some((unit) => !isPlane(ruleset, unit)))
    course.apply('went-apart', battle.kind === 'sea' ? ['at-sea'] : []);
  if (battle.kind === 'land' && isEmbattled(course, to)) course.apply('joined-next-battle');
  if (to !== from && units.some(({ id }) => cargoOf(state, from, id).some((unit) => !isPlane(ruleset, unit))))
    course.apply('cargo-retreats-with-ship');
};

/** Lets forces leave that are to leave, and asks the others, one power after the other. */
const makeParting = (course: Course, { id }: Battle): Progress => {
  for (;;) {
    const battle = battleOf(course.state, id);
    if (battle.status === 'ended') return 'done';
    if (battle.due !== undefined) return 'waiting';
    const next = nextWish(course, battle);
    if (next === undefined) return 'done';
    const { force, choice } = next;
    const ways = choice === 'leave' ? wishedWays(course, battle, force) : undefined;
    if (ways !== undefined) {
      part(course, id, force, ways);
      continue;
    }
    const { side, power, going, riding, flying } = force;
    course.emit({
      type: 'decision-due',
      battle: id,
      decision: 'retreat',
      side,
      from: [power],
      hits: 0,
      among: [...going, ...riding, ...flying].map((unit) => unit.id),
      to: [...new Set(going.flatMap((unit) => placesOf(course, battle, side, unit)))].sort(),
    });
    return 'waiting';
  }
};

interface Leaving {
  /** True if somebody leaves or must choose now. */
  readonly due: (course: Course, battle: Battle) => boolean;
  readonly make: (course: Course, battle: Battle) => Progress;
}

/** Who may break a battle off, and how it goes, by word. */
const LEAVING: { readonly [word in Ruleset['retreat']['by']]: Leaving } = {
  attacker: { due: retreatDue, make: makeRetreat },
  'attacker-then-defender': {
    due: (course, battle) => nextWish(course, battle) !== undefined,
    make: makeParting,
  },
};

export const leavingOf = ({ ruleset }: Course): Leaving => LEAVING[ruleset.retreat.by];
