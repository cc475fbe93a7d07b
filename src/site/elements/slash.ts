// In a reader's browser: `/` leads to the field that is searched in, unless something is being typed elsewhere.

/** Where a stroke means a letter. */
const TYPING = 'input, select, textarea, [contenteditable]';

/** @param field asked for with each stroke, since it may come later than this */
export const focusBySlash = (field: () => HTMLInputElement | null): void =>
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
    event.preventDefault();
    field()?.select();
  });
