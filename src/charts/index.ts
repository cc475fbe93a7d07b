// Charts and maps as SVG text.
export { type Bar, type BarGroup, type BarOptions, barChart, responsiveBarChart } from './bars/bars.ts';
export { type BarShare, shareBar } from './bars/share-bar.ts';
export { COLOURS, colourCss, type Shade, type Theme } from './colours.ts';
export { type ColumnOptions, columnChart, type Panel, responsiveColumnChart } from './columns/columns.ts';
export { chartCss, mapCss } from './css.ts';
export { lineChart, responsiveLineChart } from './line/line-chart.ts';
export type { ChartOptions, Rule, Series } from './line/series.ts';
export * from './map/index.ts';
export { type Emblem, emblemPath, powerEmblem, powerPattern } from './powers.ts';
