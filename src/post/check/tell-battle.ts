// A battle that a turn declares, in words and numbers of one language.

import type { ForeseenBattle, Reckoned } from '../../clerk/foresee.ts';
import { battleSays, chancesOf } from '../../clerk/tell-foresight.ts';
import { sayBattle } from '../../i18n/echo/orders.ts';
import { capital, decimal, percent } from '../../i18n/format.ts';
import type { Words } from '../../i18n/words.ts';
import { supportersIn, unitsOf, worthOf } from '../../odds/index.ts';
import { countEntries, countTotal } from '../../vocab/index.ts';

export interface ToldBattle {
  /** Where it is fought, and what goes with it. */
  readonly title: string;
  readonly sides: readonly { readonly name: string; readonly units: string; readonly worth: string }[];
  /** Chances from 0 to 1, as they are written beside. */
  readonly chances: readonly { readonly name: string; readonly chance: number; readonly says: string }[];
  /** What else is to be expected; of a battle without odds, why there are none. */
  readonly says: readonly string[];
}

const circumstancesOf = ({ say: t }: Words, { opening, luck, fought }: Reckoned['battle']): readonly string[] => {
  const supporters = supportersIn(opening);
  const guns = opening.guns.reduce((sum, own) => sum + own, 0);
  return [
    ...(guns > 0 ? [t('odds-guns', { n: guns })] : []),
    ...(countTotal(supporters) > 0
      ? [t('odds-supporters', { units: supporters })]
      : opening.shots > 0
        ? [t('odds-shots', { n: opening.shots })]
        : []),
    ...(luck === 'low-luck' ? [t('odds-low-luck')] : []),
    ...(fought > 0 ? [t('odds-fought', { n: fought })] : []),
  ];
};

/** A battle in words. */
export const tellBattle = (words: Words, foreseen: ForeseenBattle): ToldBattle => {
  const name = capital(sayBattle(foreseen.id, words));
  const says = battleSays(words, foreseen);
  if (foreseen.kind === 'raid' || foreseen.kind === 'unknown') return { title: name, sides: [], chances: [], says };
  const { say: t, language } = words;
  const { battle, outcome } = foreseen;
  return {
    title: [name, ...circumstancesOf(words, battle)].join(', '),
    sides: (['attacker', 'defender'] as const).map((role) => {
      const units = unitsOf(battle[role]);
      return {
        name: t(`odds-${role}`),
        units: countEntries(units).length === 0 ? t('odds-nobody-left') : words.units(units),
        worth: `${worthOf(battle[role])} IPC`,
      };
    }),
    chances: chancesOf(words, foreseen).map((row) => ({ ...row, says: percent(language, row.chance) })),
    says: [...says.map((line) => capital(line)), t('odds-rounds', { rounds: decimal(language, outcome.rounds) })],
  };
};
