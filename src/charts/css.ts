// The style sheets of charts and maps: what the classes in the drawings mean. Colours themselves are in colours.ts.

import { NATIONS, POWERS } from '../vocab/index.ts';
import { powerCss } from './colours.ts';

/** Rules for the charts of a page; `colourCss()` must be on the page too. */
export const chartCss = (): string => `${powerCss()}
.chart{display:block;width:100%;height:auto;overflow:visible;font:12px Helvetica,Arial,"Liberation Sans",sans-serif;--c:var(--chart-ink)}
.chart text{fill:var(--chart-ink)}
.chart .quiet,.chart .ticks text{fill:var(--chart-quiet)}
.chart .axis{fill:none;stroke:var(--chart-quiet)}
.chart .grid{fill:none;stroke:var(--chart-grid)}
.chart .rule{fill:none;stroke:var(--chart-rule);stroke-width:1.5;stroke-dasharray:1 3;stroke-linecap:round}
.chart .legend tspan,.chart .rule-name{font-weight:700}
.chart .rule-name{fill:var(--chart-rule);paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
.chart .half{fill:var(--c);opacity:.25}
.chart .half-name{fill:var(--c);font-weight:700;paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
.chart .events path{fill:none;stroke:var(--chart-quiet);stroke-width:.75;stroke-dasharray:2 2}
.chart .events text{fill:var(--chart-quiet);text-anchor:middle;font-weight:700;paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
.chart svg{overflow:visible}
.chart .lines>*,.chart .line{fill:none;stroke:var(--c);stroke-width:2;stroke-linejoin:round}
.chart .lines>.fine{stroke-width:1;opacity:.4}
.chart .mark{fill:var(--c);fill-rule:evenodd;stroke:var(--chart-ground);stroke-width:1.5;paint-order:stroke}
.chart .bar{fill:var(--c)}
.chart .whisker,.chart .span{fill:none;stroke:var(--c);stroke-width:2}
.chart .span{stroke-width:6;opacity:.35}
.chart .tick{fill:var(--chart-ink);stroke:var(--chart-ground);stroke-width:2.5;paint-order:stroke}
.chart .number{paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
.chart .group{font-weight:700}
.chart .leader{fill:none;stroke:var(--c);stroke-width:.75;opacity:.6}
.chart .names text{fill:var(--c);font-weight:700;paint-order:stroke;stroke:var(--chart-ground);stroke-width:3}
${[0, 1, 2, 3, 4].map((index) => `.chart .line-${index}{--c:var(--line-${index})}`).join('')}
${[...POWERS.map((power) => `of-${power}`), ...[0, 1, 2, 3, 4].map((index) => `line-${index}`)]
  .map(
    (line) =>
      `.chart:has(.names .${line}:hover) :is(.lines>:not(.${line}),.names>:not(.${line}),.mark:not(.${line})){opacity:.15}`,
  )
  .join('\n')}
.chart.wide+.chart.compact{display:none}
@media screen and (max-width:40rem){.chart.wide:has(+.chart.compact){display:none}.chart.wide+.chart.compact{display:block}}
`;

/** Rules for the maps of a page; `colourCss()` must be on the page too. */
export const mapCss = (): string => `.map{display:block;width:100%;height:auto;background:var(--map-ground)}
.map-links a{cursor:pointer;outline:none;stroke-linejoin:round}
.map-spaces a:hover use{stroke:var(--map-focus);stroke-width:3}
.map-spaces a:focus-visible use{stroke:var(--map-focus);stroke-width:7}
.heat{display:block;width:100%;height:auto;${[...new Set([...POWERS, ...NATIONS])].map((owner) => `--land-${owner}:var(--map-inert)`).join(';')}}
${[0.2, 0.4, 0.6, 0.8, 1].map((share, at) => `.heat-${at + 1}{fill:var(--map-battle);fill-opacity:${share}}`).join('')}
.map-links>a:hover circle,.map-links>a:focus-visible circle{stroke:var(--map-focus);stroke-width:3}
`;
