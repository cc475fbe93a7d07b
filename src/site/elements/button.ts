// In a reader's browser: a button that does something.

import { html } from './html.ts';

export const button = (
  text: string,
  press: () => void,
  more: { readonly [name: string]: string } = {},
): HTMLButtonElement => {
  const made = html('button', { type: 'button', ...more }, text);
  made.addEventListener('click', press);
  return made;
};
