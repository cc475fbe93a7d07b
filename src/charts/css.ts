// The style sheet of charts: what the classes in the drawings mean. Colours themselves are in colours.ts.

import { powerCss } from './colours.ts';

/** Rules for the charts of a page; `colourCss()` must be on the page too. */
export const chartCss = (): string => `${powerCss()}
.chart{display:block;width:100%;height:auto;font:12px Helvetica,Arial,"Liberation Sans",sans-serif;--c:var(--chart-ink)}
.chart text{fill:var(--chart-ink)}
.chart .quiet,.chart .ticks text{fill:var(--chart-quiet)}
.chart .axis{fill:none;stroke:var(--chart-quiet)}
.chart .grid{fill:none;stroke:var(--chart-grid)}
.chart .rule{fill:none;stroke:var(--chart-rule);stroke-width:1.5;stroke-dasharray:1 3;stroke-linecap:round}
.chart .rule-name{fill:var(--chart-rule);paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
.chart .line{fill:none;stroke:var(--c);stroke-width:2;stroke-linejoin:round}
.chart .mark{fill:var(--c);fill-rule:evenodd;stroke:var(--chart-ground);stroke-width:1.5;paint-order:stroke}
.chart .leader{fill:none;stroke:var(--c);stroke-width:.75;opacity:.6}
.chart .names text{fill:var(--c);font-weight:700;paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
.chart .line-0{--c:var(--power-ussr)}.chart .line-1{--c:var(--power-germany)}.chart .line-2{--c:var(--power-usa)}
.chart .line-3{--c:var(--power-japan)}.chart .line-4{--c:var(--power-uk)}
.chart.wide+.chart.compact{display:none}
@media screen and (max-width:40rem){.chart.wide:has(+.chart.compact){display:none}.chart.wide+.chart.compact{display:block}}
`;
