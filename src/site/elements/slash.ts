// In a reader's browser: `/` leads to the search from every page, and on its own page to the field, unless something is
// being typed elsewhere. Every page carries it within itself, so it is short.

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).matches('input,select,textarea')) return; // keys have an element
  event.preventDefault();
  document.querySelector<HTMLInputElement>('#search-box,#q')?.select();
});
