// What the ruleset's combat steps come to for the odds. The solver knows one order of steps on land and one at sea;
// each word may be missing, but none may stand elsewhere.

import { typesWith } from '../board/roster.ts';
import type { CombatProgram, CombatStep, Ruleset } from '../rulesets/index.ts';
import type { Battle, Opening } from './battle.ts';
import type { BattleRules } from './rules.ts';

const OPENING: readonly CombatStep[] = ['antiaircraft-fire', 'supporting-shot'];
const ROUND: readonly CombatStep[] = [
  'submarine-fire',
  'attack-fire',
  'defence-fire',
  'remove-marked',
  'submarine-withdrawal',
  'retreat',
];
/** Without these the rounds would be others. */
const NEEDED: readonly CombatStep[] = ['attack-fire', 'defence-fire', 'remove-marked'];

const FIRST_SHOT: { readonly [word in Ruleset['combat']['submarineFirstShot']]: Battle['firstShot'] } = {
  'attackers-every-round': 'every-round',
};

const LEAVES_ASSAULT: { readonly [word in Ruleset['retreat']['fromAssault']]: 'no' | 'planes' } = {
  nobody: 'no',
  planes: 'planes',
};

/**
 * What works the odds of a battle out: `ladders` where both sides fire together and any hit takes whom the owner gives
 * up; `rows` where steps are rows of fire that come one after the other.
 */
export type Solver = 'ladders' | 'rows';

/** The steps a kind of battle has. */
export interface Program {
  readonly guns: 'fire' | 'none';
  readonly shots: 'fire' | 'none';
  readonly firstShot: Battle['firstShot'];
  readonly submarinesLeave: 'yes' | 'no';
  readonly retreat: 'yes' | 'no';
  readonly retreatFromAssault: 'no' | 'planes';
  readonly gunNeed: number;
  readonly shotsAt: Opening['shotsAt'];
}

/** A row of data is not among the words, so that no program with rows is known. */
const inOrder = (steps: CombatProgram['round'], known: CombatProgram['round']): boolean =>
  steps.every((step, index) => known.indexOf(step) > (index === 0 ? -1 : known.indexOf(steps[index - 1] ?? step)));

/** Which solver the steps of a kind of battle ask for, see `Solver`. */
export const solverOf = ({ combat }: BattleRules, kind: Battle['kind']): Solver => {
  const { opening, first, round } = combat[kind];
  if (
    first === undefined &&
    inOrder(opening, OPENING) &&
    inOrder(round, ROUND) &&
    NEEDED.every((step) => round.includes(step))
  )
    return 'ladders';
  return 'rows';
};

/**
 * What the steps of a kind of battle come to; where they are others than the ladders know, as far as it can be said.
 */
export const programOf = (ruleset: BattleRules, kind: Battle['kind']): Program => {
  const { opening, round } = ruleset.combat[kind];
  return {
    guns:
      opening.includes('antiaircraft-fire') && typesWith(ruleset.board, 'antiaircraft').length > 0 ? 'fire' : 'none',
    shots: opening.includes('supporting-shot') ? 'fire' : 'none',
    firstShot: round.includes('submarine-fire') ? FIRST_SHOT[ruleset.combat.submarineFirstShot] : 'none',
    submarinesLeave: round.includes('submarine-withdrawal') ? 'yes' : 'no',
    retreat: round.includes('retreat') ? 'yes' : 'no',
    retreatFromAssault: LEAVES_ASSAULT[ruleset.retreat.fromAssault],
    gunNeed: ruleset.combat.antiaircraftHit,
    shotsAt: ruleset.combat.supportingShotCasualty,
  };
};
