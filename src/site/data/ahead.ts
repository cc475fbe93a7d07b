// Battles ahead in a running game, as questions for the calculator: those that are declared and not yet fought, and
// where there are none, those that the power in turn could fight, as its strongest attacks stood when the last turn
// ended.

import { canFight, hasTrait } from '../../board/index.ts';
import { type GameState, isActing, isOver, spaceAt, technologiesOf } from '../../engine/index.ts';
import { type Battle, battleOf, type Outcome, oddsFor, oddsOf, type Question } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Threat } from '../../stats/index.ts';
import {
  countEntries,
  isPast,
  type Power,
  type SpaceId,
  sumCounts,
  type Technology,
  type UnitCounts,
} from '../../vocab/index.ts';
import type { Asked } from '../odds-address.ts';
import { askedAbout } from './asked.ts';
import type { GameData } from './loaded.ts';

export interface BattleAhead {
  readonly space: SpaceId;
  readonly state: 'declared' | 'possible';
  readonly by: Power;
  readonly asked: Asked;
  readonly odds: Outcome;
}

/** Units of a kind of battle: nobody fights on land from a ship. */
const fighting = ({ board }: Ruleset, kind: Battle['kind'], units: UnitCounts): UnitCounts =>
  Object.fromEntries(
    countEntries(units).filter(([type]) => [kind, 'air'].includes(board.units[type].domain) && canFight(board, type)),
  );

/** Technologies that show in the units of the question. */
const known = (state: GameState, powers: readonly Power[], of: readonly Technology[]): readonly Technology[] => [
  ...new Set(powers.flatMap((power) => technologiesOf(state, power)).filter((technology) => of.includes(technology))),
];

const possible = (ruleset: Ruleset, state: GameState, threat: Threat): BattleAhead | undefined => {
  const { space, by, attackers, defenders } = threat;
  const kind = ruleset.board.byId.get(space)?.kind === 'sea' ? 'sea' : 'land';
  const defending = sumCounts(defenders.map(({ units }) => units));
  const [own, other] = [fighting(ruleset, kind, attackers), fighting(ruleset, kind, defending)];
  if (countEntries(own).length === 0 || countEntries(other).length === 0) return undefined;
  const holders = defenders.map(({ power }) => power);
  const guns = spaceAt(state, space).units.filter(
    ({ type, power }) => hasTrait(ruleset.board, type, 'antiaircraft') && power !== by,
  ).length;
  const question: Question = {
    kind,
    attacker: { units: own, technologies: known(state, [by], ['super-submarines', 'heavy-bombers']) },
    defender: { units: other, technologies: known(state, holders, ['jet-power']) },
    luck: state.options.luck,
    guns: kind === 'land' ? guns : 0,
  };
  const odds = oddsFor(ruleset, question)?.odds;
  if (odds === undefined) return undefined;
  return { space, state: 'possible', by, asked: { ruleset: ruleset.id, question }, odds };
};

/** Battles ahead; none of a game that is over, broken, or played by rules this program does not know. */
export const battlesAhead = ({ told, turns }: GameData): readonly BattleAhead[] => {
  const { game, ruleset } = told;
  const { state } = game.replay;
  if (ruleset === undefined || game.faults.length > 0 || game.entries.length === 0 || isOver(state)) return [];
  const { power, battles } = state.turn;
  const declared = battles.flatMap(({ id, status }): readonly BattleAhead[] => {
    const position = status === 'ended' ? undefined : battleOf(ruleset, state, id);
    const odds = position === undefined ? undefined : oddsOf(ruleset, state, id, position);
    if (position === undefined || odds === undefined) return [];
    const asked = askedAbout(ruleset, position);
    return [{ space: id, state: 'declared', by: power, asked, odds }];
  });
  if (declared.length > 0) return declared;
  // Who has made his combat moves has nothing ahead of him, and others have to wait until it is their turn.
  if (isPast(ruleset.phases, state.turn.phase, 'combat-move')) return [];
  const threats = turns.findLast(({ status }) => status === 'over')?.threats;
  return (threats?.list ?? [])
    .filter(({ by }) => isActing(state, by))
    .flatMap((threat) => possible(ruleset, state, threat) ?? []);
};
