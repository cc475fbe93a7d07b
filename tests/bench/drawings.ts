// R1 and R2: charts against the least that d3 can do for the same lines, and the map of a turn against projecting the
// board.

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import geo from '../../src/board/second-edition/geo.json' with { type: 'json' };
import topology from '../../src/board/second-edition/topology.json' with { type: 'json' };
import { type ChartOptions, lineChart, parseGeometry, type Series } from '../../src/charts/index.ts';
import { happenedIn } from '../../src/site/data/around.ts';
import { gameData } from '../../src/site/data/games.ts';
import { drawing } from '../../src/site/data/map.ts';
import { mapTurnOf } from '../../src/site/data/map-turn.ts';
import { drawMap } from '../../src/site/words/map.ts';
import { speak } from '../../src/site/words/speak.ts';
import { POWERS } from '../../src/vocab/index.ts';
import { alternate, type Finding, ms } from './measure.ts';

const CHARTS = 200;
const TURNS = 60;

/** Lines that rise and fall like income, another for every chart. */
const seriesOf = (chart: number): readonly (Series & { readonly values: readonly number[] })[] =>
  POWERS.map((power, at) => ({
    id: power,
    label: power,
    letter: power.slice(0, 2),
    power,
    values: Array.from({ length: TURNS }, (_, turn) => 24 + ((turn * (at + 3) + chart * 7) % 23)),
  }));

const marks = Array.from({ length: TURNS }, (_, turn) => (turn % 5 === 0 ? String(turn / 5 + 1) : ''));
const options: ChartOptions = {
  title: 'Land value',
  description: 'What each power’s land is worth.',
  yLabel: 'IPC',
  xLabel: 'Round',
  marks,
};

/** The same lines with axes and names, as short as d3-scale and d3-shape allow: no measuring, no marks, no legend. */
const floor = (series: ReturnType<typeof seriesOf>): string => {
  const values = series.flatMap((one) => one.values);
  const x = scaleLinear([0, TURNS - 1], [40, 640]);
  const y = scaleLinear([0, Math.max(...values)], [330, 20]).nice();
  const path = line<number>(
    (_, at) => x(at),
    (value) => y(value),
  ).digits(2);
  const down = y
    .ticks(6)
    .map((tick) => `<g transform="translate(0 ${y(tick)})"><path d="M40 0H640"/><text x="34">${tick}</text></g>`);
  const across = marks.map((mark, at) => (mark === '' ? '' : `<text x="${x(at)}" y="350">${mark}</text>`));
  const drawn = series.map(
    (one) =>
      `<path class="of-${one.id}" d="${path(one.values)}"/><text x="646" y="${y(one.values.at(-1) ?? 0)}">${one.label}</text>`,
  );
  return `<svg viewBox="0 0 720 360" role="img" aria-label="Land value">${down.join('')}${across.join('')}${drawn.join('')}</svg>`;
};

/** The findings; `rounds` measurements of each way. */
export const drawingFindings = (rounds: number): readonly Finding[] => {
  const charts = Array.from({ length: CHARTS }, (_, chart) => seriesOf(chart));
  const { view, turns } = gameData('sparring-match');
  const maps = turns.slice(0, 30);
  const s = speak('en', view.board);
  drawing(view.board);
  const drawMaps = (): number =>
    maps.reduce((length, { account, position }) => {
      const request = {
        position,
        title: view.title,
        file: '/map.svg',
        turn: mapTurnOf(view.board, account),
        around: happenedIn(account),
      };
      return length + (drawMap(s, request).sheets[0]?.svg.length ?? 0);
    }, 0);
  const times = alternate(
    {
      ours: () => charts.map((series) => lineChart(series, options)),
      floor: () => charts.map(floor),
      maps: drawMaps,
      geometry: () => parseGeometry(topology, geo),
    },
    rounds,
  );
  const length = (made: readonly string[]): number => made.reduce((sum, text) => sum + text.length, 0) / made.length;
  const map = times.maps / maps.length;
  return [
    {
      id: 'R1',
      what: 'a line chart against the least d3 can do for its lines',
      ratio: times.ours / times.floor,
      target: { atMost: 1.5 },
      figures: `${CHARTS} charts of ${POWERS.length} lines over ${TURNS} turns: ${ms(times.ours)} (${length(charts.map((series) => lineChart(series, options))).toFixed(0)} characters each) against ${ms(times.floor)} (${length(charts.map(floor)).toFixed(0)})`,
    },
    {
      id: 'R2',
      what: 'the map of a turn, its geometry by reference, against reading the geometry once more',
      ratio: map / times.geometry,
      figures: `${map.toFixed(2)} ms a map with all links and parts; reading the geometry ${ms(times.geometry)}, once a build`,
    },
  ];
};
