// The odds of a battle as text: both forces, a bar for each result, what is to be expected, the likeliest ends.

import { decimal as decimalIn, percent as percentIn } from '../../i18n/format.ts';
import { sayBasis } from '../../i18n/odds-basis.ts';
import { type Battle, type Outcome, resultsIn, supportersIn, unitsOf, worthOf } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, countTotal, type UnitCounts } from '../../vocab/index.ts';
import type { Desk } from '../desk.ts';

const BAR = 30;
/** As many ends as fit a screen beside the rest. */
const MOST_ENDS = 8;

const widthOf = (text: string): number => [...text].length;
const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

const percent = ({ language }: Desk, chance: number): string => percentIn(language, chance);
const decimal = ({ language }: Desk, value: number): string => decimalIn(language, value);

const bar = (chance: number): string => {
  const filled = Math.round(chance * BAR);
  return '█'.repeat(filled) + '░'.repeat(BAR - filled);
};

type Row = readonly string[];
/** A table whose columns are as wide as they must be; the first and the last stand to the right. */
const columns = (rows: readonly Row[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, at) =>
        at === 0 || at === row.length - 1 ? padStart(cell, widths[at] ?? 0) : pad(cell, widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
};

/** What is known of the battle beside its units. */
const circumstances = (desk: Desk, ruleset: Ruleset, { opening, luck, fought }: Battle): readonly string[] => {
  const { t } = desk;
  const { shots } = opening;
  const supporters = supportersIn(opening);
  const guns = opening.guns.reduce((sum, own) => sum + own, 0);
  return [
    ...(guns > 0 ? [t('odds-guns', { n: guns })] : []),
    ...(countTotal(supporters) > 0
      ? [desk.words(ruleset).say('odds-supporters', { units: supporters })]
      : shots > 0
        ? [t('odds-shots', { n: shots })]
        : []),
    ...(luck === 'low-luck' ? [t('odds-low-luck')] : []),
    ...(fought > 0 ? [t('odds-fought', { n: fought })] : []),
  ];
};

/**
 * The lines of a battle.
 *
 * @param name what stands over it; by default what kind of battle it is
 * @param ends whether the likeliest ends are listed
 */
export const oddsLines = (
  desk: Desk,
  ruleset: Ruleset,
  battle: Battle,
  outcome: Outcome,
  name?: string,
  ends: 'with-ends' | 'without-ends' = 'with-ends',
): readonly string[] => {
  const { t } = desk;
  const words = desk.words(ruleset);
  const { leaving } = battle;
  const transports = (battle.ships ?? [])
    .filter(({ lifts }) => lifts === 'yes')
    .reduce((sum, { count }) => sum + count, 0);
  const isLanding = battle.kind === 'land' && (leaving.exits === 'none' || leaving.apart !== undefined);
  const title = name ?? (isLanding ? t('odds-landing') : t(`odds-${battle.kind}`));
  const heading = [title, ...circumstances(desk, ruleset, battle)].join(', ');

  const side = (role: 'attacker' | 'defender'): Row => {
    const units = unitsOf(battle[role]);
    const said = countEntries(units).length === 0 ? t('odds-nobody-left') : words.units(units);
    return [t(`odds-${role}`), `${said}  ${desk.paint.dim(`${worthOf(battle[role])} IPC`)}`];
  };
  const names = Math.max(widthOf(t('odds-attacker')), widthOf(t('odds-defender')));
  const forces = [side('attacker'), side('defender')].map(([role = '', said = '']) => `  ${pad(role, names)}  ${said}`);

  const bars: readonly (readonly [string, number])[] = [
    ...resultsIn(outcome.chance).map((result) => [t(`odds-result-${result}`), outcome.chance[result]] as const),
    ...(battle.kind === 'land' ? [[t('odds-taken'), outcome.taken] as const] : []),
  ];
  const wide = Math.max(...bars.map(([said]) => widthOf(said)));
  const chances = bars.map(([, chance]) => percent(desk, chance));
  const chanceWidth = Math.max(...chances.map(widthOf));
  const drawn = bars.map(
    ([said, chance], at) =>
      `  ${pad(said, wide)}  ${padStart(chances[at] ?? '', chanceWidth)}  ${desk.paint.cyan(bar(chance))}`,
  );

  const shown = outcome.ends.slice(0, MOST_ENDS);
  const left = (units: UnitCounts): string => (countEntries(units).length === 0 ? '–' : words.units(units));
  const table = columns([
    [
      t('odds-heading-chance'),
      t('odds-heading-result'),
      t('odds-heading-attacker'),
      t('odds-heading-defender'),
      t('odds-heading-lost'),
    ],
    ...shown.map(({ chance, result, attackers, defenders, lost }) => [
      percent(desk, chance),
      t(`odds-result-${result}`),
      left(attackers),
      left(defenders),
      `${lost.attacker} : ${lost.defender}`,
    ]),
  ]);
  const others = outcome.ends.slice(MOST_ENDS);
  const rest = others.reduce((sum, { chance }) => sum + chance, 0);
  const endLines = (): readonly string[] => [
    '',
    t('odds-ends'),
    ...table.map((line, at) => `  ${at === 0 ? desk.paint.dim(line) : line}`),
    ...(others.length === 0
      ? []
      : [`  ${desk.paint.dim(t('odds-others', { n: others.length, chance: percent(desk, rest) }))}`]),
  ];
  return [
    desk.paint.bold(heading),
    ...forces,
    '',
    ...drawn,
    '',
    t('odds-losses', {
      attacker: decimal(desk, outcome.lost.attacker),
      defender: decimal(desk, outcome.lost.defender),
    }),
    t('odds-rounds', { rounds: decimal(desk, outcome.rounds) }),
    ...sayBasis(words, outcome.rests),
    ...(transports > 0 ? [t('odds-aboard', { transports })] : []),
    ...(ends === 'with-ends' ? endLines() : []),
  ];
};
