// The charts of a game, each with its title, what it shows, what it says in a sentence, and its numbers as a table.

import { hasTrait } from '../../board/index.ts';
import { type BarGroup, responsiveBarChart } from '../../charts/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { GameSeries } from '../../stats/index.ts';
import { type ByPower, POWERS, type Power, type Side, type UnitType } from '../../vocab/index.ts';
import type { GameView } from '../data/game.ts';
import type { GameData } from '../data/loaded.ts';
import { type ChartGroup, type Drawn, drawLines, type Frame, ofPower } from './chart.ts';
import { drawDice } from './dice-charts.ts';
import { drawPace } from './pace-chart.ts';
import type { Speech } from './speak.ts';
import { turnHeadline } from './story.ts';

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

type Common = Frame['common'];

/** The round at the first turn of each round; turns between them have small ticks. */
const marksOf = ({ moments }: GameSeries): readonly string[] =>
  moments.map((turn, at) => {
    const before = moments[at - 1];
    return turn !== undefined && turn.round !== before?.round ? String(turn.round) : '';
  });

/** The first letter of a side, or two where another side begins alike. */
const letterOfSide = ({ words }: Speech, side: Side, sides: readonly Side[]): string => {
  const initial = (each: Side): string => words.side(each).charAt(0);
  const isShared = sides.some((other) => other !== side && initial(other) === initial(side));
  return words.side(side).slice(0, isShared ? 2 : 1);
};

/** Types of which anybody ever had a unit, and which come and go: a complex stands with its land. */
const typesIn = ({ board }: Speech, { units }: GameSeries): readonly UnitType[] =>
  board.roster.filter(
    (type) =>
      !hasTrait(board, type, 'industry') &&
      POWERS.some((power) => units[power].some((counts) => (counts[type] ?? 0) > 0)),
  );

const drawUnits = ({ s, series, letters }: Frame, powers: readonly Power[]): Drawn => {
  const { t, words, number } = s;
  const types = typesIn(s, series);
  const now = (power: Power, type: UnitType): number => series.units[power].at(-1)?.[type] ?? 0;
  const before = (power: Power, type: UnitType): number => series.units[power][0]?.[type] ?? 0;
  const all = (count: typeof now, type: UnitType): number => powers.reduce((sum, power) => sum + count(power, type), 0);
  const groups: readonly BarGroup[] = types.map((type) => ({
    label: words.unit(type, 2),
    bars: powers.map((power) => ({
      power,
      label: letters.get(power) ?? '',
      value: now(power, type),
      mark: before(power, type),
      says: number(now(power, type)),
      id: type,
    })),
  }));
  /** The most there ever were of a type, so that bars have room at every moment. */
  const most = Math.max(
    ...powers.flatMap((power) => series.units[power].flatMap((counts) => types.map((type) => counts[type] ?? 0))),
  );
  const sum = (count: typeof now): number => types.reduce((total, type) => total + all(count, type), 0);
  const [commonest] = types.toSorted((a, b) => all(now, b) - all(now, a));
  const title = t('chart-units');
  const reading =
    commonest === undefined
      ? ''
      : t('reading-units', {
          units: sum(now),
          before: sum(before),
          type: words.unit(commonest, 2),
          most: all(now, commonest),
        });
  return {
    id: 'chart-units',
    title,
    says: t('chart-units-says'),
    reading,
    over: 'units',
    svg: responsiveBarChart(groups, {
      title,
      description: reading,
      unit: t('chart-count-units'),
      most,
      markName: t('chart-at-opening'),
      source: t('chart-source'),
    }),
    table: {
      corner: t('chart-type'),
      head: powers.map((power) => words.power(power)),
      rows: types.map((type) => ({
        name: words.unit(type, 2),
        cells: powers.map((power) => `${number(now(power, type))} (${number(before(power, type))})`),
      })),
    },
  };
};

/** The alliances with the land value that wins. */
const drawSides = (frame: Frame, ruleset: Ruleset): Drawn => {
  const { s, series } = frame;
  const { t, words } = s;
  const sides = series.sides.map(({ side }) => side);
  const lines = series.sides.map(({ side, land }) => ({
    id: side,
    label: words.side(side),
    letter: letterOfSide(s, side, sides),
    values: land,
  }));
  const rules = ruleset.victory.flatMap((each) =>
    each.goal === 'land-value'
      ? [{ value: each.ipc, label: t('chart-sides-rule', { side: words.side(each.side), value: each.ipc }) }]
      : [],
  );
  const about = { id: 'chart-sides', title: t('chart-sides'), says: t('chart-sides-says'), unit: t('chart-ipc') };
  return drawLines(frame, about, lines, { rules });
};

/** What the land of each purse pays, and what is in it; nothing where every power has one. */
const drawPurses = (frame: Frame): readonly Drawn[] => {
  const { s, series } = frame;
  const { t, words } = s;
  if (series.purses.length === 0) return [];
  const lines = (what: 'land' | 'cash') =>
    series.purses.map((each) => ({
      id: each.purse,
      label: words.purse(each.purse),
      letter: words.purse(each.purse).charAt(0),
      values: each[what],
    }));
  const unit = t('chart-ipc');
  return [
    drawLines(
      frame,
      { id: 'chart-purse-land', title: t('chart-purse-land'), says: t('chart-purse-land-says'), unit },
      lines('land'),
    ),
    drawLines(
      frame,
      { id: 'chart-purse-cash', title: t('chart-purse-cash'), says: t('chart-purse-cash-says'), unit },
      lines('cash'),
    ),
  ];
};

/** Points of the sides that win by them, with the number that wins. */
const drawPoints = (frame: Frame): readonly Drawn[] => {
  const { s, series } = frame;
  const { t, words } = s;
  if (series.points.length === 0) return [];
  const sides = series.points.map(({ side }) => side);
  const lines = series.points.map(({ side, points }) => ({
    id: side,
    label: words.side(side),
    letter: letterOfSide(s, side, sides),
    values: points,
  }));
  const rules = series.points.map(({ side, goal }) => ({
    value: goal,
    label: t('chart-sides-rule', { side: words.side(side), value: goal }),
  }));
  const about = {
    id: 'chart-points',
    title: t('chart-points'),
    says: t('chart-points-says'),
    unit: t('chart-count-points'),
  };
  return [drawLines(frame, about, lines, { rules })];
};

/** What convoys would pay and do not, by power. */
const drawConvoys = (frame: Frame): readonly Drawn[] => {
  const { t } = frame.s;
  const { convoys } = frame.series;
  if (convoys.every(({ lost }) => lost.every((ipc) => ipc === 0))) return [];
  const lines = convoys.map(({ power, lost }) => ofPower(frame, power, lost));
  const about = { id: 'chart-convoys', title: t('chart-convoys'), says: t('chart-convoys-says'), unit: t('chart-ipc') };
  return [drawLines(frame, about, lines)];
};

/** Two turns are no course of anything: what they came to stands on their own pages. */
const FEWEST_TURNS = 3;

/** What all charts of a game that go by its turns share; undefined of a game that is too young for charts. */
export const frameOf = (s: Speech, data: GameData): Common | undefined => {
  const { series } = data.view;
  if (series === undefined || data.turns.length < FEWEST_TURNS) return undefined;
  const capitals = new Set(s.board.powers.map(({ capital }) => capital));
  const events = data.turns.flatMap((turn, at) =>
    turn.account.captured.some((space) => capitals.has(space))
      ? [{ at: at + 1, sign: '★', says: turnHeadline(s, turn) }]
      : [],
  );
  return { xLabel: s.t('chart-rounds'), source: s.t('chart-source'), marks: marksOf(series), format: s.number, events };
};

/** All charts of a game that it has numbers for. */
export const drawCharts = (
  s: Speech,
  ruleset: Ruleset,
  view: GameView,
  common: Common | undefined,
): readonly ChartGroup[] => {
  const { series, throws, pace } = view;
  if (series === undefined || common === undefined) return [];
  const { t } = s;
  const powers = ruleset.turnOrder;
  const frame: Frame = { s, series, common, letters: lettersOf(s, powers) };
  const byPowers = (id: string, title: string, says: string, unit: string, values: ByPower<readonly number[]>): Drawn =>
    drawLines(
      frame,
      { id, title, says, unit },
      powers.map((power) => ofPower(frame, power, values[power])),
    );
  const ipc = t('chart-ipc');
  const money: ChartGroup = {
    id: 'money',
    title: t('game-charts'),
    charts: [
      ...drawPoints(frame),
      byPowers('chart-land', t('chart-land'), t('chart-land-says'), ipc, series.land),
      byPowers('chart-cash', t('chart-cash'), t('chart-cash-says'), ipc, series.cash),
      ...drawPurses(frame),
      ...drawConvoys(frame),
      drawSides(frame, ruleset),
      byPowers('chart-value', t('chart-value'), t('chart-value-says'), ipc, series.value),
      byPowers(
        'chart-territories',
        t('chart-territories'),
        t('chart-territories-says'),
        t('chart-count-territories'),
        series.territories,
      ),
      drawUnits(frame, powers),
    ],
  };
  const dice = drawDice(frame, powers, throws);
  const pacing = drawPace(frame, powers, pace);
  return [
    money,
    ...(dice.length === 0 ? [] : [{ id: 'dice', title: t('charts-dice'), charts: dice }]),
    ...(pacing === undefined ? [] : [{ id: 'pace', title: t('charts-pace'), charts: [pacing] }]),
  ];
};
