// In a reader's browser: a table of the calculator.

import { html } from '../elements/html.ts';

/** A table whose rows begin with a heading; it scrolls in its own box where there is little room. */
export const table = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (Node | string)[])[],
  kind = 'figures',
): HTMLElement => {
  const head = html('tr', {}, ...heads.map((text) => html('th', { scope: 'col' }, text)));
  const body = rows.map(([first = '', ...cells]) =>
    html('tr', {}, html('th', { scope: 'row' }, first), ...cells.map((cell) => html('td', {}, cell))),
  );
  const made = html('table', { class: kind }, html('caption', {}, title));
  if (heads.length > 0) made.append(html('thead', {}, head));
  made.append(html('tbody', {}, ...body));
  return html('div', { class: 'table-scroll', role: 'region', 'aria-label': title, tabindex: '0' }, made);
};
