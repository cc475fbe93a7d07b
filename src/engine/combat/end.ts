// How a battle ends and what follows at once: land taken, homeless fighters down, landings off.

import type { Course } from '../course.ts';
import { takeTerritory } from '../phases/capture.ts';
import { takeConvoy, takesConvoys } from '../phases/convoy.ts';
import type { Battle, BattleId, Outcome } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import { landHomeless } from './homeless.ts';
import { callOffBarred, callOffBattles, callOffLandings, comeAshore } from './landing.ts';
import { attackersOf, battleOf, captorIn, defendersOf, fightersBackIn, isGround, isPlane, siteOf } from './line-up.ts';

/** The outcome if nothing is left to fight about; units marked as hit must fire and leave first. */
export const outcomeOf = (course: Course, battle: Battle): Outcome | undefined => {
  if (battle.marked.length > 0) return undefined;
  const attackers = attackersOf(course.state, battle).length;
  if (battle.kind === 'raid') return attackers > 0 ? 'raided' : 'defender';
  const defenders = defendersOf(course.state, battle).length;
  if (attackers > 0 && defenders > 0) return undefined;
  if (attackers > 0) return brokeOff(course, battle) ? 'broken-off' : 'attacker';
  if (defenders === 0) return 'nobody';
  return battle.withdrawn.attack === undefined ? 'defender' : 'retreat';
};

/** True if defenders left the battle and not its space; those that went under are out of both. */
const brokeOff = ({ state }: Course, battle: Battle): boolean => {
  const lined = battle.lineUp?.defenders.flatMap(({ ids }) => ids) ?? [];
  return spaceAt(state, siteOf(battle)).units.some(
    ({ id, submerged }) => submerged === undefined && lined.includes(id) && !battle.defenders.includes(id),
  );
};

/** Closes a battle. */
export const endBattle = (course: Course, id: BattleId, outcome: Outcome): void => {
  const battle = battleOf(course.state, id);
  // Where nobody is left to resist troops that were to land in the midst of the round.
  if (battle.kind === 'land' && outcome === 'attacker') comeAshore(course, siteOf(battle));
  course.emit({ type: 'battle-ended', battle: id, outcome, rounds: battle.round });
  if (battle.kind === 'sea') afterSeaBattle(course, battle, outcome);
  if (battle.kind === 'land' && outcome === 'attacker') takeLand(course, battle);
};

const afterSeaBattle = (course: Course, battle: Battle, outcome: Outcome): void => {
  const zone = siteOf(battle);
  landHomeless(course, zone);
  if (outcome === 'attacker') takeConvoyFor(course, battle);
  const cleared = outcome === 'attacker' && fightersBackIn(course.ruleset, course.state, zone).length === 0;
  if (!cleared) callOffLandings(course, zone);
  else if (course.state.turn.landings.some((landing) => landing.zone === zone))
    course.apply('landing-after-sea-battle');
  callOffBarred(course);
  callOffBattles(course);
};

/** Warships that are left and afloat take the convoy of their zone. */
const takeConvoyFor = (course: Course, battle: Battle): void => {
  const taker = attackersOf(course.state, battle).find((unit) => takesConvoys(course.ruleset, unit));
  if (taker !== undefined) takeConvoy(course, siteOf(battle), taker.power);
};

/** Surviving infantry or armor take the territory; planes alone take nothing (B14.1, B14.2). */
const takeLand = (course: Course, battle: Battle): void => {
  const survivors = attackersOf(course.state, battle);
  if (survivors.some((unit) => isGround(course.ruleset, unit))) {
    takeTerritory(course, siteOf(battle), captorIn(course, siteOf(battle)), 'capture');
  } else if (survivors.some((unit) => isPlane(course.ruleset, unit)) && (battle.lineUp?.defenders.length ?? 0) > 0) {
    course.apply('planes-do-not-capture');
  }
};
