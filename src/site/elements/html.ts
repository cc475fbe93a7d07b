// In a reader's browser: parts of a page, made with their attributes and children. Text is set as text, never as HTML.

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
