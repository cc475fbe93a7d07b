// What the ruleset's combat steps come to for the odds. The solver knows one order of steps on land and one at sea; each
// word may be missing, but none may stand elsewhere.

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

const LEAVES_ASSAULT: { readonly [word in Ruleset['retreat']['fromAssault']]: 'no' } = { nobody: 'no' };

/** The steps a kind of battle has. */
export interface Program {
  readonly guns: 'fire' | 'none';
  readonly shots: 'fire' | 'none';
  readonly firstShot: Battle['firstShot'];
  readonly submarinesLeave: 'yes' | 'no';
  readonly retreat: 'yes' | 'no';
  readonly retreatFromAssault: 'no';
  readonly gunNeed: number;
  readonly shotsAt: Opening['shotsAt'];
}

/** A row of data is not among the words, so that no program with rows is known. */
const inOrder = (steps: CombatProgram['round'], known: CombatProgram['round']): boolean =>
  steps.every((step, index) => known.indexOf(step) > (index === 0 ? -1 : known.indexOf(steps[index - 1] ?? step)));

/** Whether the steps of a kind of battle are such as these odds know. */
export const knowsSteps = ({ combat }: BattleRules, kind: Battle['kind']): 'yes' | 'no' => {
  const { opening, round } = combat[kind];
  const isKnown = inOrder(opening, OPENING) && inOrder(round, ROUND) && NEEDED.every((step) => round.includes(step));
  return isKnown ? 'yes' : 'no';
};

/** @throws if the ruleset orders its steps in a way these odds do not know: a solver for it is still to be written */
export const programOf = (ruleset: BattleRules, kind: Battle['kind']): Program => {
  const { opening, round } = ruleset.combat[kind];
  if (knowsSteps(ruleset, kind) === 'no')
    throw new Error(
      `The odds do not know the steps of battle of "${ruleset.id}": ${[...opening, ...round].join(', ')}.`,
    );
  return {
    guns: opening.includes('antiaircraft-fire') ? 'fire' : 'none',
    shots: opening.includes('supporting-shot') ? 'fire' : 'none',
    firstShot: round.includes('submarine-fire') ? FIRST_SHOT[ruleset.combat.submarineFirstShot] : 'none',
    submarinesLeave: round.includes('submarine-withdrawal') ? 'yes' : 'no',
    retreat: round.includes('retreat') ? 'yes' : 'no',
    retreatFromAssault: LEAVES_ASSAULT[ruleset.retreat.fromAssault],
    gunNeed: ruleset.combat.antiaircraftHit,
    shotsAt: ruleset.combat.supportingShotCasualty,
  };
};
