// The chances of a battle as a page shows them: results with their shares, what each side was to keep and to lose, how
// the chance to win went, and what the dice made of it, in words.

import { type BarShare, shareBar } from '../../charts/index.ts';
import { sayBasis } from '../../i18n/odds-basis.ts';
import { sayMet } from '../../i18n/raid-odds.ts';
import type { BattleAccount, BattleChances, BattleLuck, FoughtChances, Luck } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

/** One result with its share. */
interface SaidChance {
  readonly name: BarShare['name'];
  readonly says: string;
  readonly chance: string;
}

interface SaidSide {
  readonly side: string;
  readonly left: string;
  readonly lost: string;
}

export interface SaidChances {
  readonly bar: string;
  readonly results: readonly SaidChance[];
  /** Beside the results, for it is a part of one of them. */
  readonly taken?: string;
  readonly sides: readonly SaidSide[];
  readonly notes: readonly string[];
}

const SHOWN = ['attacker', 'nobody', 'retreat', 'defender'] as const;

/** Results that can be, those of the attack first; who wins and who holds always. */
const resultsIn = ({ before: { chance } }: FoughtChances) =>
  SHOWN.filter((result) => chance[result] > 0 || result === 'attacker' || result === 'defender');

/** What was to be expected of a battle, in words and numbers. */
export const sayChances = (s: Speech, chances: FoughtChances): SaidChances => {
  const { t, percent, decimal, number } = s;
  const { at, before, units, worth, supposes } = chances;
  const shown = resultsIn(chances);
  const side = (role: 'attacker' | 'defender'): SaidSide => ({
    side: t(`battle-${role}`),
    left: t('chances-of', { part: decimal(before.left[role]), whole: number(units[role]) }),
    lost: t('chances-of', { part: decimal(before.lost[role]), whole: number(worth[role]) }),
  });
  return {
    bar: shareBar(shown.map((result) => ({ name: result, share: before.chance[result] }))),
    results: shown.map((result) => ({
      name: result,
      says: t(`chances-${result}`),
      chance: percent(before.chance[result]),
    })),
    ...(at === 'land' ? { taken: percent(before.taken) } : {}),
    sides: [side('attacker'), side('defender')],
    notes: [...(supposes === undefined ? [] : [t('chances-supposes')]), ...sayBasis(s.words, before.rests)],
  };
};

/** What is said where there are no chances of results: of raids, and where they could not be worked out. */
export const sayOtherwise = ({ t, decimal, percent, words }: Speech, chances: BattleChances): readonly string[] => {
  if (chances.kind === 'battle') return [];
  if (chances.kind === 'untold') return [t(`chances-${chances.why}`)];
  const through = chances.through === 1 ? [] : [t('chances-raid-through', { chance: percent(chances.through) })];
  return [
    t('chances-raid', { damage: decimal(chances.damage), lost: decimal(chances.lost) }),
    ...through,
    ...sayMet(words, chances),
  ];
};

/** The chance to win after a round, as a bar and in words; undefined where it is not known. */
export const sayAfter = (
  { t, percent }: Speech,
  chances: BattleChances | undefined,
  round: number,
): { readonly bar: string; readonly says: string } | undefined => {
  const step = chances?.kind === 'battle' ? chances.steps.find((each) => each.round === round) : undefined;
  if (step === undefined) return undefined;
  return {
    bar: shareBar([{ name: 'attacker', share: step.chance }]),
    says: t('chances-after', { chance: percent(step.chance) }),
  };
};

const saySide = ({ t, decimal }: Speech, who: string, { hits, expected, ipc }: Luck): string => {
  const said = decimal(Math.abs(ipc));
  if (said === decimal(0)) return t('luck-even', { who, hits, expected: decimal(expected) });
  return t(ipc > 0 ? 'luck-good' : 'luck-bad', { who, hits, expected: decimal(expected), ipc: said });
};

/** What the dice of each side did, a sentence each; empty where none fell. */
export const sayLuck = (
  s: Speech,
  { attacker, defender }: BattleLuck,
  power: Power,
  { defenders }: Pick<BattleAccount, 'defenders'>,
): readonly string[] => {
  const others =
    defenders.length === 0 ? s.t('battle-defender') : s.words.powers(defenders.map((force) => force.power));
  return [
    ...(attacker === undefined ? [] : [saySide(s, s.words.power(power), attacker)]),
    ...(defender === undefined ? [] : [saySide(s, others, defender)]),
  ];
};
