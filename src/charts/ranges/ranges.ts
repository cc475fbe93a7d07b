// Shares with how sure they are as SVG text, in small panels side by side: each a dot with an upright through it from
// the lower to the upper end of its interval, and a level bar for the values along the axis it stands for. A panel is
// as wide as its own values need, with nought among them, for those of a later one may lie ten times as far apart.

import { extent } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { drawing, formOf, text, WIDTHS } from '../drawing.ts';
import { emblemPath } from '../powers.ts';
import { escapeText, short } from '../text.ts';

/** A share from 0 to 1. */
interface RangePoint {
  readonly share: number;
  readonly from: number;
  readonly to: number;
  /** Where along the axis its cases lie: the least, the one in the middle, the most. */
  readonly least: number;
  readonly middle: number;
  readonly most: number;
  /** What it stands for, as its title. */
  readonly says: string;
}

export interface RangePanel {
  readonly title: string;
  /** Stands behind the title: how many there are. */
  readonly note: string;
  readonly points: readonly RangePoint[];
}

export interface RangeOptions {
  readonly title: string;
  readonly description: string;
  /** What the height means. */
  readonly unit: string;
  /** What the axis means. */
  readonly axis: string;
  readonly share: (share: number) => string;
  readonly value: (value: number) => string;
}

const HEAD = 26;
const TITLE = 24;
const PLOT = 120;
const TICKS = 20;
const GAP = { x: 16, y: 16 };
const FOOT = 18;
/** Room for percentages at the left, and for half a number at the right. */
const LEFT = 44;
const RIGHT = 24;
/** Room for a number below the axis. */
const NAME = 24;
const LEVELS = [0, 0.5, 1];
const CAP = 3;

/** Values are drawn from one multiple of this to another. */
const STEP = 10;

/** From where to where a panel goes along its axis. */
const reachOf = ({ points }: RangePanel): readonly [number, number] => {
  const [least = 0, most = 0] = extent([0, ...points.flatMap((point) => [point.least, point.most])]);
  return [Math.floor(least / STEP) * STEP, Math.max(STEP, Math.ceil(most / STEP) * STEP)];
};

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
}

const drawPoint = ({ share, from, to, least, middle, most, says }: RangePoint, { x, y }: Place): string => {
  const [at, low, high] = [short(x(middle)), short(y(from)), short(y(to))];
  const caps = [low, high].map((level) => `M${short(x(middle) - CAP)} ${level}h${2 * CAP}`).join('');
  const range = `<path class="whisker" d="M${at} ${low}V${high}${caps}"/>`;
  const span = `<path class="span" d="M${short(x(least))} ${short(y(share))}H${short(x(most))}"/>`;
  const dot = `<path class="mark" transform="translate(${at} ${short(y(share))})" d="${emblemPath('disc')}"/>`;
  return `<g class="line-0"><title>${escapeText(says)}</title>${span}${range}${dot}</g>`;
};

const drawPanel = ({ title, note, points }: RangePanel, place: Place, { share, value }: RangeOptions): string => {
  const { left, right, top, x, y } = place;
  const levels = LEVELS.map((level) => `M${short(left)} ${short(y(level))}H${short(right)}`);
  const names = LEVELS.map((level) => text(share(level), { x: left - 5, y: y(level) + 4, 'text-anchor': 'end' }));
  const [low = 0, high = 0] = x.domain();
  // A name that would run into that of nought is left out.
  const ticks = [low, 0, high].filter((tick, at) => at === 1 || Math.abs(x(tick) - x(0)) > NAME);
  const values = ticks.map((tick) => text(value(tick), { x: x(tick), y: y(0) + 15, 'text-anchor': 'middle' }));
  return [
    `<text x="${short(left)}" y="${short(top + 13)}"><tspan class="group">${escapeText(title)}</tspan><tspan class="quiet" dx="8">${escapeText(note)}</tspan></text>`,
    `<path class="grid" d="${levels.join('')}"/><path class="axis" d="M${short(x(0))} ${short(y(0))}V${short(y(1))}"/>`,
    `<g class="ticks">${names.join('')}${values.join('')}</g>`,
    ...points.map((point) => drawPoint(point, place)),
  ].join('');
};

/** Panels at one width, as many beside each other as have room. */
const rangeChart = (
  panels: readonly RangePanel[],
  { width = WIDTHS.wide, ...options }: RangeOptions & { readonly width?: number },
): string => {
  const beside = Math.min(panels.length, formOf(width) === 'wide' ? 3 : 1);
  const wide = (width - GAP.x * (beside - 1)) / beside;
  const high = TITLE + PLOT + TICKS + GAP.y;
  const tall = HEAD + Math.ceil(panels.length / beside) * high + FOOT;
  return drawing({ width, height: tall, title: options.title, description: options.description }, [
    text(options.unit, { class: 'quiet', x: 2, y: 13 }),
    ...panels.map((panel, at) => {
      const left = (at % beside) * (wide + GAP.x) + LEFT;
      const top = HEAD + Math.floor(at / beside) * high;
      const right = left + wide - LEFT - RIGHT;
      const x = scaleLinear(reachOf(panel), [left, right]);
      const y = scaleLinear([0, 1], [top + TITLE + PLOT, top + TITLE]);
      return drawPanel(panel, { left, right, top, x, y }, options);
    }),
    text(options.axis, { class: 'quiet', x: LEFT, y: tall - 5 }),
  ]);
};

/** The panels twice: a wide drawing and, for screens under 40rem, a compact one. The style sheet shows one of them. */
export const responsiveRangeChart = (panels: readonly RangePanel[], options: RangeOptions): string =>
  `${rangeChart(panels, { ...options, width: WIDTHS.wide })}${rangeChart(panels, { ...options, width: WIDTHS.compact })}`;
