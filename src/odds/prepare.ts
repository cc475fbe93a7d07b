// A battle made from counts, as a player asks for it: these units against those, under these rules and plans.

import { canFight, hasTrait, liftsTroops, typesWith } from '../board/roster.ts';
import { completeOrder } from '../engine/combat/order-of-loss.ts';
import type { Conduct } from '../engine/index.ts';
import type { Options } from '../rulesets/index.ts';
import { diceOf, needOf } from '../rulesets/unit-values.ts';
import { countEntries, type Technology, type TheatreId, type UnitCounts } from '../vocab/index.ts';
import type { Battle, Force, Group, Leaving, SubmarinePlan } from './battle.ts';
import { type Program, programOf, solverOf } from './program.ts';
import type { BattleRules } from './rules.ts';

/** One side of a battle asked about. */
export interface Army {
  /** Guns and complexes in it take no part; guns are `Question.guns`. */
  readonly units: UnitCounts;
  readonly technologies?: readonly Technology[];
  /** Ships among the units that bore a hit already. */
  readonly damaged?: UnitCounts;
  /** The same words as in an order to fight; what it leaves out is as the clubs have it. Spaces in it do not matter. */
  readonly conduct?: Conduct;
}

/**
 * A battle asked about. One without a conduct is fought by the clubs' defaults: on land planes break off when they are
 * alone.
 */
export interface Question {
  readonly attacker: Army;
  readonly defender: Army;
  /** By default at sea if a ship takes part. */
  readonly kind?: Battle['kind'];
  readonly luck?: Options['luck'];
  /** Antiaircraft guns that fire at the attacking planes; by default none. */
  readonly guns?: number;
  /** Ships that support a landing; by default none. */
  readonly shots?: number;
  /** Which they are, where a board has several kinds; without it those that hit best. */
  readonly supporters?: UnitCounts;
  /** `landing`: troops came ashore, so nobody may leave; by default if battleships support it. */
  readonly assault?: 'landing' | 'none';
  /** Whether the attacker has a space to retreat to, and submarines of either side a zone; by default they have. */
  readonly exits?: 'open' | 'closed';
  /** Where ships that support a landing hit otherwise in one theatre than in another; by default between them. */
  readonly theatre?: TheatreId;
}

/** What the plan in force says about leaving, before it is known whether that is possible. */
export const leavingBy = (conduct: Conduct, unnamed: 'SA' | 'KAAC'): Omit<Leaving, 'exits' | 'exitsOnceLeft'> => {
  const { plan = unnamed, retreatAfter, retreatBelow, planFrom = 2 } = conduct;
  return {
    ...(retreatAfter === undefined ? {} : { after: retreatAfter }),
    ...(retreatBelow === undefined ? {} : { below: retreatBelow }),
    planesAlone: plan === 'SA' ? 'leave' : 'fight',
    ...(plan === 'SAAC' ? { dangerFrom: planFrom } : {}),
  };
};

type Side = 'attack' | 'defence';

/** What submarines of a side do if zones are open to them; who is asked is taken to stay, but to shun lone planes. */
export const submarinePlan = (side: Side, said: Conduct['submarines']): SubmarinePlan => {
  if (said === 'withdraw') return 'leave';
  return side === 'attack' || said === 'stay' ? 'stay' : 'leave-planes';
};

const forceOf = (
  ruleset: BattleRules,
  side: Side,
  kind: Battle['kind'],
  { units, technologies = [], conduct = {} }: Army,
  zones: 'open' | 'closed',
): Force => {
  const groups = countEntries(units)
    .filter(([type]) => canFight(ruleset.board, type))
    .map(
      ([type, count]): Group => ({
        type,
        count,
        domain: ruleset.board.units[type].domain,
        owner: side,
        need: needOf(ruleset, technologies, side, type),
        dice: diceOf(ruleset, technologies, side, type),
        ipc: ruleset.board.units[type].cost,
        hits: hasTrait(ruleset.board, type, 'hits-ships') ? 'ships' : 'all',
        lifts: liftsTroops(ruleset.board, type) ? 'yes' : 'no',
        leaves: hasTrait(ruleset.board, type, 'dives') ? submarinePlan(side, conduct.submarines) : 'stay',
      }),
    );
  const { orderOfLoss: wished, plan, picks } = conduct;
  const order = completeOrder(ruleset, side, kind, wished);
  const byValue = wished === undefined && plan === 'KAAC';
  const place = ({ type }: Group): number => order.indexOf(type);
  return {
    groups: groups.sort((a, b) => (byValue ? a.need - b.need : 0) || place(a) - place(b)),
    keeps: side === 'attack' && plan === 'TAAC' ? 'last-holder' : 'nothing',
    ...(picks === undefined ? {} : { picks }),
    zones: zones === 'open' ? 'open' : 'shut',
    submarinesFirst: side === 'defence' && kind === 'sea' && wished === undefined && !byValue ? 'shut-in' : 'never',
  };
};

/** What a battle says of its steps; nothing where the ladders know them. */
export const stepsOf = (ruleset: BattleRules, kind: Battle['kind']): Pick<Battle, 'steps'> =>
  solverOf(ruleset, kind) === 'ladders' ? {} : { steps: 'rows' };

/** Where the attacker can leave to. */
export const exitsBy = (program: Program, assault: 'landing' | 'none', spaces: 'open' | 'closed'): Leaving['exits'] => {
  if (program.retreat === 'no' || (assault === 'landing' && program.retreatFromAssault === 'no')) return 'none';
  if (assault === 'landing') return 'planes';
  return spaces === 'open' ? 'open' : 'planes';
};

/** One supporting shot: its dice, and the face at or under which one hits, where one kind of ship fires it. */
export const shotOf = (
  ruleset: BattleRules,
  technologies: readonly Technology[],
): { readonly dice: number; readonly need: number } => {
  const [ship] = typesWith(ruleset.board, 'bombards');
  if (ship === undefined) return { dice: 0, need: 0 };
  return {
    dice: diceOf(ruleset, technologies, 'attack', ship),
    need: needOf(ruleset, technologies, 'attack', ship),
  };
};

/** The battle a question is about. */
export const prepare = (ruleset: BattleRules, question: Question): Battle => {
  const { attacker, defender, luck = 'dice', guns = 0, shots = 0, exits = 'open' } = question;
  const hasShips = [attacker, defender].some(({ units }) =>
    countEntries(units).some(([type]) => ruleset.board.units[type].domain === 'sea'),
  );
  const kind = question.kind ?? (hasShips ? 'sea' : 'land');
  const program = programOf(ruleset, kind);
  const zones = program.submarinesLeave === 'yes' ? exits : 'closed';
  const assault = question.assault ?? (shots > 0 ? 'landing' : 'none');
  const { technologies = [], conduct = {} } = attacker;
  const force = forceOf(ruleset, 'attack', kind, attacker, zones);
  const planesAlone = force.groups.every(({ domain }) => domain === 'air');
  const shot = shotOf(ruleset, technologies);
  return {
    kind,
    ...stepsOf(ruleset, kind),
    luck,
    fought: 0,
    attacker: force,
    defender: forceOf(ruleset, 'defence', kind, defender, zones),
    marked: [],
    opening: {
      guns: program.guns === 'fire' && guns > 0 ? [guns] : [],
      gunNeed: program.gunNeed,
      shots: program.shots === 'fire' ? shots * shot.dice : 0,
      shotNeed: shot.need,
      shotsAt: program.shotsAt,
    },
    firstShot: program.firstShot,
    leaving: {
      ...leavingBy(conduct, kind === 'sea' || planesAlone ? 'KAAC' : 'SA'),
      exits: exitsBy(program, assault, exits),
      exitsOnceLeft: exitsBy(program, assault, exits),
    },
  };
};
