// The odds of a battle that a turn declares, in words and numbers of one language.

import { decimal, percent } from '../../i18n/format.ts';
import { sayBasis } from '../../i18n/odds-basis.ts';
import type { Words } from '../../i18n/words.ts';
import { resultsIn, unitsOf, worthOf } from '../../odds/index.ts';
import { countEntries } from '../../vocab/index.ts';
import type { CheckedBattle } from './check.ts';

export interface ToldBattle {
  /** Where it is fought, and what goes with it. */
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly units: string; readonly worth: string }[];
  /** Chances from 0 to 1, as they are written beside. */
  readonly chances: readonly { readonly name: string; readonly chance: number; readonly says: string }[];
  /** What else is to be expected; for a raid, and in the midst of a round, why there are no odds. */
  readonly says: readonly string[];
}

/** A battle in words. */
export const tellBattle = (words: Words, name: string, { kind, odds }: CheckedBattle): ToldBattle => {
  const { say: t, language } = words;
  if (odds === undefined)
    return {
      title: name,
      sides: [],
      chances: [],
      says: [t(kind === 'raid' ? 'odds-raid' : 'odds-midst', { battle: name })],
    };
  const { battle, outcome } = odds;
  const { opening, luck, fought } = battle;
  const guns = opening.guns.reduce((sum, own) => sum + own, 0);
  const circumstances = [
    ...(guns > 0 ? [t('odds-guns', { n: guns })] : []),
    ...(opening.shots > 0 ? [t('odds-shots', { n: opening.shots })] : []),
    ...(luck === 'low-luck' ? [t('odds-low-luck')] : []),
    ...(fought > 0 ? [t('odds-fought', { n: fought })] : []),
  ];
  return {
    title: [name, ...circumstances].join(', '),
    sides: (['attacker', 'defender'] as const).map((role) => {
      const units = unitsOf(battle[role]);
      return {
        name: t(`odds-${role}`),
        units: countEntries(units).length === 0 ? t('odds-nobody-left') : words.units(units),
        worth: `${worthOf(battle[role])} IPC`,
      };
    }),
    chances: [
      ...resultsIn(outcome.chance).map((result) => ({
        name: t(`odds-result-${result}`),
        chance: outcome.chance[result],
      })),
      ...(battle.kind === 'land' ? [{ name: t('odds-taken'), chance: outcome.taken }] : []),
    ].map((row) => ({ ...row, says: percent(language, row.chance) })),
    says: [
      t('odds-losses', {
        attacker: decimal(language, outcome.lost.attacker),
        defender: decimal(language, outcome.lost.defender),
      }),
      t('odds-rounds', { rounds: decimal(language, outcome.rounds) }),
      ...sayBasis(words, outcome.rests),
    ],
  };
};
