// In a reader's browser: what waits for him among what waits for all. It stands in the page itself, right behind the
// list, and runs before anything of it is seen, so that nothing moves afterwards: hence it is one function that needs
// no other.

/**
 * Marks what is for the reader, as far as he has said who he is, puts it first in its list and says how much it is.
 *
 * @returns how many things wait for him
 */
export const markOwn = (): number => {
  const root = document.querySelector<HTMLElement>('fp-own');
  const select = root?.querySelector('select');
  const output = root?.querySelector('output');
  if (!root || !select || !output) return 0;
  let me = '';
  try {
    me = localStorage.getItem(root.dataset.key ?? '') ?? '';
  } catch {
    // A browser that keeps nothing knows nobody.
  }
  // Somebody who no longer plays here is nobody.
  select.value = me;
  if (select.value !== me) select.value = '';
  let count = 0;
  for (const item of root.querySelectorAll<HTMLElement>('[data-for]')) {
    const isOwn = select.value !== '' && (item.dataset.for ?? '').split(' ').includes(select.value);
    item.classList.toggle('mine', isOwn);
    if (isOwn) count += 1;
  }
  for (const list of root.querySelectorAll('[data-own-first]')) {
    const items = [...list.children].map((item) => item as HTMLElement); // a list has nothing else
    for (const [at, item] of items.entries()) item.dataset.at ??= String(at);
    const rank = (item: HTMLElement): number =>
      Number(item.dataset.at) + (item.querySelector('.mine') === null ? items.length : 0);
    const sorted = items.toSorted((a, b) => rank(a) - rank(b));
    if (sorted.some((item, at) => item !== items[at])) list.append(...sorted);
  }
  const { none = '', one = '', more = '' } = output.dataset;
  if (select.value === '') output.textContent = '';
  else output.textContent = count === 0 ? none : (count === 1 ? one : more).replace('{n}', String(count));
  return count;
};
