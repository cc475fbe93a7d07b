// The charts of a game: land value and money of each power, land value of each side with the level that wins.

import { responsiveLineChart, type Series } from '../../charts/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { GameSeries } from '../../stats/index.ts';
import type { Power, Side } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

/** A letter for each power where its name has no room: the first of its name, or two where that is taken. */
export const lettersOf = ({ words }: Pick<Speech, 'words'>, powers: readonly Power[]): ReadonlyMap<Power, string> => {
  const letters = new Map<Power, string>();
  for (const power of powers) {
    const name = words.power(power).replaceAll(/[^\p{L}]/gu, '');
    const initials = words
      .power(power)
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
    const options = [name.charAt(0), initials.slice(0, 2), name.slice(0, 2)];
    const taken = [...letters.values()];
    letters.set(power, options.find((option) => !taken.includes(option)) ?? name.slice(0, 3));
  }
  return letters;
};

/** The round at the first turn of each round; turns between them have small ticks. */
const marksOf = ({ moments }: GameSeries): readonly string[] =>
  moments.map((turn, at) => {
    const before = moments[at - 1];
    return turn !== undefined && turn.round !== before?.round ? String(turn.round) : '';
  });

export interface Drawn {
  readonly title: string;
  readonly says: string;
  readonly svg: string;
}

/** The first letter of a side, or two where another side begins alike. */
const letterOfSide = ({ words }: Speech, side: Side, sides: readonly Side[]): string => {
  const initial = (each: Side): string => words.side(each).charAt(0);
  const isShared = sides.some((other) => other !== side && initial(other) === initial(side));
  return words.side(side).slice(0, isShared ? 2 : 1);
};

export const drawCharts = (s: Speech, ruleset: Ruleset, series: GameSeries): readonly Drawn[] => {
  const { t, words } = s;
  const letters = lettersOf(s, ruleset.turnOrder);
  const common = {
    yLabel: t['chart.ipc'],
    xLabel: t['chart.rounds'],
    source: t['chart.source'],
    marks: marksOf(series),
    format: s.number,
  };
  const ofPower = (power: Power, values: readonly number[]): Series => ({
    id: power,
    label: words.power(power),
    letter: letters.get(power) ?? '',
    power,
    values,
  });
  const sides: readonly Series[] = series.sides.map(({ side, land }) => ({
    id: side,
    label: words.side(side),
    letter: letterOfSide(
      s,
      side,
      series.sides.map((each) => each.side),
    ),
    values: land,
  }));
  const rules = Object.entries(ruleset.victory.economic).map(([side, value]) => ({
    value,
    label: t['chart.sides-rule'](words.side(side), value),
  }));
  const draw = (title: string, says: string, lines: readonly Series[], more = {}): Drawn => ({
    title,
    says,
    svg: responsiveLineChart(lines, { ...common, ...more, title, description: says }),
  });
  return [
    draw(
      t['chart.land'],
      t['chart.land-says'],
      ruleset.turnOrder.map((power) => ofPower(power, series.land[power])),
    ),
    draw(
      t['chart.cash'],
      t['chart.cash-says'],
      ruleset.turnOrder.map((power) => ofPower(power, series.cash[power])),
    ),
    draw(t['chart.sides'], t['chart.sides-says'], sides, { rules }),
  ];
};
