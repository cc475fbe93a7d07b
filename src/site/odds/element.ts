// Small helps to make parts of a page: everything is set as text, never as HTML.

type Child = Node | string;

/** An element with attributes and children. */
export const html = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: { readonly [name: string]: string } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** The same for a drawing. */
export const svg = (
  name: string,
  attributes: { readonly [name: string]: string | number },
  ...children: readonly Child[]
): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
};

/** A table whose rows begin with a heading; it scrolls in its own box where there is little room. */
export const table = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Child[])[],
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
