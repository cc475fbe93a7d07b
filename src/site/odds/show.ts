// What a battle comes to, on the page: a bar for each result, what is to be expected, how the losses compare as a
// drawing and as a table, and the likeliest ends.

import { sayChance } from '../../i18n/chance.ts';
import { resultsIn } from '../../odds/outcome.ts';
import type { Question } from '../../odds/prepare.ts';
import { UNIT_TYPES, type UnitCounts } from '../../vocab/unit.ts';
import { fill } from '../elements/fill.ts';
import { html, svg } from '../elements/html.ts';
import type { Handed } from './handed.ts';
import { table } from './table.ts';
import type { Bin, Tally } from './tally.ts';

/** Numbers as the page's language writes them. */
const formats = (locale: string) => {
  const fixed = (style: 'percent' | 'decimal') =>
    new Intl.NumberFormat(locale, { style, minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [percents, decimals, whole] = [fixed('percent'), fixed('decimal'), new Intl.NumberFormat(locale)];
  return {
    percent: (chance: number): string => sayChance(percents.format, chance),
    decimal: (value: number): string => decimals.format(value),
    number: (value: number): string => whole.format(value).replace('-', '−'),
  };
};

const bar = (chance: number): HTMLElement => {
  const made = html('span', { class: 'odds-bar' });
  made.style.setProperty('--share', String(chance));
  return made;
};

const HEIGHT = 120;
const COLUMN = 24;

/** Columns of the chances, with a line where neither side does better. */
const drawing = (
  bins: readonly Bin[],
  title: string,
  say: (bin: Bin) => string,
  ends: readonly string[],
): SVGElement => {
  const width = bins.length * COLUMN;
  const most = Math.max(...bins.map(({ chance }) => chance));
  const columns = bins.map((bin, at) => {
    const height = (bin.chance / most) * (HEIGHT - 8);
    return svg(
      'rect',
      { x: at * COLUMN + 2, y: HEIGHT - height, width: COLUMN - 4, height, class: bin.from < 0 ? 'worse' : 'better' },
      svg('title', {}, say(bin)),
    );
  });
  const middle = bins.findIndex(({ from }) => from >= 0) * COLUMN;
  const [low = '', high = ''] = ends;
  const label = (x: number, anchor: string, text: string) =>
    svg('text', { x, y: HEIGHT + 16, 'text-anchor': anchor }, text);
  return svg(
    'svg',
    { viewBox: `-4 0 ${width + 8} ${HEIGHT + 20}`, role: 'img', 'aria-label': title, class: 'odds-swing' },
    ...columns,
    svg('path', { d: `M0 ${HEIGHT}H${width}M${middle} 0V${HEIGHT + 4}` }),
    label(0, 'start', low),
    ...(middle > 0 && middle < width ? [label(middle, 'middle', '0')] : []),
    label(width, 'end', high),
  );
};

/** Everything there is to say about a battle. */
export const shown = ({ said, units, locale }: Handed, question: Question, tally: Tally): readonly HTMLElement[] => {
  const { percent, decimal, number } = formats(locale);
  const { chance, taken, lost, left, rounds, swing, ends, others } = tally;
  const { attacker, defender } = question;

  const names = (counts: UnitCounts): string => {
    const list = UNIT_TYPES.flatMap((type) => {
      const count = counts[type] ?? 0;
      return count === 0 ? [] : [`${number(count)} ${units[type][count === 1 ? 0 : 1]}`];
    });
    return list.length === 0 ? said.nobody : new Intl.ListFormat(locale).format(list);
  };
  const bars = [
    ...resultsIn(chance).map((result) => [result, chance[result]] as const),
    ...(question.kind === 'sea' ? [] : [['taken', taken] as const]),
  ].map(([result, value]) => [said.results[result], percent(value), bar(value)]);

  const fighting = UNIT_TYPES.filter((type) => (attacker.units[type] ?? 0) + (defender.units[type] ?? 0) > 0);
  const leftOf = (role: 'attacker' | 'defender', type: (typeof fighting)[number]): string => {
    const all = question[role].units[type] ?? 0;
    return all === 0 ? '' : fill(said.leftOf, { n: decimal(left[role][type] ?? 0), all: number(all) });
  };

  const range = ({ from, to }: Bin): string =>
    from === to ? number(from) : fill(said.range, { from: number(from), to: number(to) });
  const [first, second, last] = [swing[0], swing[1], swing.at(-1)];
  const width = first !== undefined && second !== undefined ? second.from - first.from : 1;
  const picture = drawing(swing, said.swing, (bin) => `${range(bin)}: ${percent(bin.chance)}`, [
    first === undefined ? '' : number(first.from),
    last === undefined ? '' : number(last.to),
  ]);
  let rest = swing.reduce((sum, bin) => sum + bin.chance, 0);
  const rows = swing.map((bin) => {
    const row = [range(bin), percent(bin.chance), percent(Math.min(1, rest))];
    rest = Math.max(0, rest - bin.chance);
    return row;
  });
  const endRows = ends.map(({ chance: p, result, attackers, defenders, lost: cost }) => [
    percent(p),
    said.results[result],
    names(attackers),
    names(defenders),
    `${number(cost.attacker)} : ${number(cost.defender)}`,
  ]);
  const sentence = others.count === 1 ? said.othersOne : said.othersMany;
  return [
    table(said.chance, [], bars, 'odds-results'),
    ...(tally.rests === undefined ? [] : [html('p', {}, tally.rests)]),
    html('p', {}, fill(said.losses, { attacker: decimal(lost.attacker), defender: decimal(lost.defender) })),
    html('p', {}, fill(said.rounds, { n: decimal(rounds) })),
    table(
      said.left,
      [said.unit, said.attacker, said.defender],
      fighting.map((type) => [units[type][1], leftOf('attacker', type), leftOf('defender', type)]),
    ),
    html(
      'figure',
      {},
      html('h3', {}, said.swing),
      picture,
      html('figcaption', { class: 'small quiet' }, fill(said.swingSays, { n: number(width) })),
      html(
        'details',
        {},
        html('summary', {}, said.swingTable),
        table(said.swing, [said.swingIpc, said.chance, said.atLeast], rows),
      ),
    ),
    table(
      said.ends,
      [said.chance, said.endResult, said.endAttacker, said.endDefender, said.endLost],
      endRows,
      'odds-ends',
    ),
    ...(others.count === 0
      ? []
      : [
          html(
            'p',
            { class: 'small quiet' },
            fill(sentence, { n: number(others.count), chance: percent(others.chance) }),
          ),
        ]),
  ];
};
