// Columns in small panels side by side as SVG text: how often each face of the die came up, power by power, or how many
// games were as long. Columns of a panel are as high as their share of a level, so that panels of few and of many dice
// can be compared; each has its number.

import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { Power } from '../../vocab/index.ts';
import { drawing, formOf, TEXT_SIZE, text, WIDTHS } from '../drawing.ts';
import { emblemPath, powerEmblem } from '../powers.ts';
import { attributes, escapeText, short, textWidth } from '../text.ts';

export interface Panel {
  readonly title: string;
  /** Gives colour and emblem. */
  readonly power?: Power;
  /** Stands behind the title: how many there are. */
  readonly note?: string;
  readonly columns: readonly { readonly label: string; readonly value: number; readonly says: string }[];
  /** A level across the panel, such as what is to be expected of each column. All panels have one, or none. */
  readonly level?: number;
}

export interface ColumnOptions {
  readonly title: string;
  readonly description: string;
  /** What columns count, with the unit. */
  readonly unit: string;
  /** What the level means. */
  readonly levelName?: string;
  readonly source?: string;
}

const HEAD = 26;
/** Height of a panel's title, alone or with the note behind it, and with the note below it. */
const TITLE = 22;
const TITLE_AND_NOTE = 37;
const NUMBER = 16;
const PLOT = 92;
const WORDS = 18;
const FOOT = 20;
const GAP = 26;
const PANEL = NUMBER + PLOT + WORDS + 14;
/** The least width a panel of six columns wants. */
const NARROWEST = 150;
const EMBLEM = 15;

/** Heights are shares of the level where there is one, so that all levels lie at the same height. */
const shareIn = ({ level }: Panel, value: number): number =>
  level === undefined ? value : level > 0 ? value / level : 0;

/** Between a title and the note behind it. */
const NOTE_AFTER = 8;
/** How much wider than estimated letters may be in the reader's font. */
const WIDER = 1.15;

/** What title and note need beside each other. */
const widthOfHead = ({ title, power, note }: Panel): number =>
  (power === undefined ? 0 : EMBLEM) +
  WIDER * textWidth(title, TEXT_SIZE) +
  (note === undefined ? 0 : NOTE_AFTER + WIDER * textWidth(note, TEXT_SIZE, 'regular'));

/** A title with its note behind it, wherever the reader's font lets the title end. */
const textBehind = (
  { title, note }: { readonly title: string; readonly note: string },
  at: { readonly x: number; readonly y: number },
): string =>
  `<text${attributes(at)}><tspan class="group">${escapeText(title)}</tspan><tspan class="quiet" dx="${NOTE_AFTER}">${escapeText(note)}</tspan></text>`;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Of the title, with or without a note below it. */
  readonly title: number;
  readonly height: (share: number) => number;
}

const drawPanel = (panel: Panel, { left, top, width, title: head, height }: Place): string => {
  const { title, power, note, columns, level } = panel;
  const bottom = top + head + NUMBER + PLOT;
  const step = width / Math.max(1, columns.length);
  const wide = Math.min(30, step * 0.72);
  const emblem =
    power === undefined
      ? ''
      : `<path class="mark" transform="translate(${short(left + 6)} ${short(top + 9)})" d="${emblemPath(powerEmblem(power))}"/>`;
  const titleAt = { x: left + (power === undefined ? 0 : EMBLEM), y: top + 13 };
  const below = head === TITLE_AND_NOTE;
  const bars = columns.map(({ value }, at) => {
    const high = height(shareIn(panel, value));
    return high === 0
      ? ''
      : `M${short(left + step * (at + 0.5) - wide / 2)} ${short(bottom)}v${short(-high)}h${short(wide)}v${short(high)}z`;
  });
  const words = columns.map(({ label, value, says }, at) => {
    const x = left + step * (at + 0.5);
    const over = bottom - height(shareIn(panel, value)) - 4;
    return `${text(label, { class: 'quiet', x, y: bottom + 15 })}${text(says, { class: 'number', x, y: over })}`;
  });
  const levelAt = bottom - height(1);
  return [
    `<g${attributes({ class: power === undefined ? 'line-0' : `of-${power}` })}>`,
    emblem,
    note === undefined || below ? text(title, { class: 'group', ...titleAt }) : textBehind({ title, note }, titleAt),
    note === undefined || !below ? '' : text(note, { class: 'quiet', x: left, y: top + 29 }),
    `<path class="bar" d="${bars.join('')}"/>`,
    `<path class="axis" d="M${short(left)} ${short(bottom)}h${short(width)}"/>`,
    level === undefined ? '' : `<path class="rule" d="M${short(left)} ${short(levelAt)}h${short(width)}"/>`,
    `<g text-anchor="middle">${words.join('')}</g></g>`,
  ].join('');
};

/** The line above: what is counted, and what the level across the panels means. */
const drawHead = ({ unit, levelName }: ColumnOptions): string => {
  const counted = text(unit, { class: 'quiet', x: 2, y: 13 });
  if (levelName === undefined) return counted;
  const after = textWidth(unit, TEXT_SIZE, 'regular') + 20;
  return `${counted}<path class="rule" d="M${short(after)} 9h22"/>${text(levelName, { class: 'quiet', x: after + 28, y: 13 })}`;
};

/** Panels of columns at one width, as many beside each other as have room. */
export const columnChart = (
  panels: readonly Panel[],
  { width = WIDTHS.wide, ...options }: ColumnOptions & { readonly width?: number },
): string => {
  const room = Math.floor((width + GAP) / (NARROWEST + GAP));
  const beside = Math.max(1, Math.min(panels.length, formOf(width) === 'wide' ? Math.min(3, room) : room));
  const rows = Math.ceil(panels.length / beside);
  const wide = (width - 4 - GAP * (beside - 1)) / beside;
  const title = panels.every((panel) => widthOfHead(panel) <= wide) ? TITLE : TITLE_AND_NOTE;
  const most = max(panels, (panel) => max(panel.columns, ({ value }) => shareIn(panel, value)) ?? 0) ?? 0;
  const level = panels.some((panel) => panel.level !== undefined) ? 1 : 0;
  const height = scaleLinear([0, Math.max(most, level) || 1], [0, PLOT]);
  const tall = HEAD + rows * (title + PANEL) + (options.source === undefined ? 0 : FOOT);
  return drawing({ width, height: tall, title: options.title, description: options.description }, [
    drawHead(options),
    ...panels.map((panel, at) =>
      drawPanel(panel, {
        left: 2 + (at % beside) * (wide + GAP),
        top: HEAD + Math.floor(at / beside) * (title + PANEL),
        width: wide,
        title,
        height,
      }),
    ),
    options.source === undefined ? '' : text(options.source, { class: 'quiet', x: 2, y: tall - 5 }),
  ]);
};

/** The panels twice: a wide drawing and, for screens under 40rem, a compact one. The style sheet shows one of them. */
export const responsiveColumnChart = (panels: readonly Panel[], options: ColumnOptions): string =>
  `${columnChart(panels, { ...options, width: WIDTHS.wide })}${columnChart(panels, { ...options, width: WIDTHS.compact })}`;
