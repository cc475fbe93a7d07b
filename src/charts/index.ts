// Charts and maps as SVG text.
export { type BarGroup, barChart, responsiveBarChart } from './bars/bars.ts';
export { type BarShare, shareBar } from './bars/share-bar.ts';
export { BOARD_COLOURS, COLOURS, colourCss, type Theme } from './colours.ts';
export { columnChart, type Panel, responsiveColumnChart } from './columns/columns.ts';
export { chartCss, mapCss } from './css.ts';
export { lineChart, responsiveLineChart } from './line/line-chart.ts';
export type { ChartOptions, Series } from './line/series.ts';
export * from './map/index.ts';
export { emblemPath, powerEmblem } from './powers.ts';
export { type RangePanel, responsiveRangeChart } from './ranges/ranges.ts';
