// Charts and maps as SVG text.
export { COLOURS, colourCss, type Shade, type Theme } from './colours.ts';
export { chartCss, mapCss } from './css.ts';
export { lineChart, responsiveLineChart } from './line/line-chart.ts';
export type { ChartOptions, Rule, Series } from './line/series.ts';
export * from './map/index.ts';
export { type Emblem, emblemPath, powerEmblem, powerPattern } from './powers.ts';
