// In a reader's browser: elements made with their text and children, nothing of it read as HTML.

/** An element of a kind; `text` stands before its children. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  more: { readonly class?: string; readonly text?: string } = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  if (more.class !== undefined) made.className = more.class;
  if (more.text !== undefined) made.textContent = more.text;
  made.append(...children);
  return made;
};
