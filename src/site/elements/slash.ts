// In a reader's browser: `/` leads to the search from every page, and on its own page to the field, unless something is being
// typed elsewhere. It needs nothing else, so that every page carries it within itself.

/** Where a stroke means a letter. */
const TYPING = 'input, select, textarea, [contenteditable]';

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
  const field = document.querySelector<HTMLInputElement>('#search-box, #q');
  if (field === null) return;
  event.preventDefault();
  field.select();
});
