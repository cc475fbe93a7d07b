// Charts of lines over the turns of a game: where many would knot, thick lines go from round to round.

import { describe, expect, test } from 'vitest';
import { secondEdition2 } from '../../src/rulesets/second-edition/version-2.ts';
import { drawLines, ofPower } from '../../src/site/words/chart.ts';
import { speak } from '../../src/site/words/speak.ts';
import type { GameSeries } from '../../src/stats/index.ts';
import type { Power } from '../../src/vocab/index.ts';

const s = speak('en');
const { turnOrder } = secondEdition2;

/** Land of powers over so many rounds: what each takes in its own turn it loses in the next. */
const drawn = (rounds: number, powers: readonly Power[] = turnOrder) => {
  const turns = Array.from({ length: rounds * turnOrder.length }, (_, at) => ({
    round: Math.floor(at / turnOrder.length) + 1,
    power: turnOrder[at % turnOrder.length],
  }));
  const moments = [undefined, ...turns] as unknown as GameSeries['moments']; // a turn is more than a chart asks
  const marks = ['', ...turns.map(({ round, power }) => (power === turnOrder[0] ? String(round) : ''))];
  const lines = powers.map((power, index) =>
    ofPower(
      { s, letters: new Map() },
      power,
      marks.map((_, at) => 30 + index + (turns[at - 1]?.power === power ? 8 : 0)),
    ),
  );
  const about = { id: 'chart-land', title: 'Land', says: 'What land pays.', unit: 'IPC' };
  return drawLines({ s, series: { moments } as GameSeries, common: { xLabel: 'round', marks } }, about, lines);
};

const thick = (svg: string): readonly string[] =>
  [...svg.matchAll(/<path[^>]* id="chart-land-(\w+)-beats"/g)].map(([, power = '']) => power);

describe('lines over turns', () => {
  test('of many powers over some rounds are thick from the end of a round to that of the next', () => {
    const { svg, says } = drawn(6);
    expect(thick(svg)).toEqual(turnOrder);
    const [, path = ''] = /id="chart-land-ussr-beats"[^>]* d="([^"]+)"/.exec(svg) ?? [];
    const ends = [...path.matchAll(/[ML](\d+),/g)].map(([, at]) => Number(at));
    expect(ends).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(says).toMatch(/^What land pays\. Thick lines go from the end of a round/);
  });

  test('of few rounds, or of two sides, are as they are', () => {
    for (const { svg, says } of [drawn(3), drawn(6, ['ussr', 'germany'])]) {
      expect(thick(svg)).toEqual([]);
      expect(says).toBe('What land pays.');
    }
  });
});
