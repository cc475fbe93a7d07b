// In a reader's browser: who he is, once he has said so, kept there and nowhere else; how much waits for him stands in
// the title and on the icon of the page.

import { markOwn } from './mark-own.ts';

/** The icon of the site with a number on it, as an address. */
const iconWith = (count: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#17507f"/><path d="M5 9h22v14H5zM5 9l11 8 11-8" fill="none" stroke="#fdfcf9" stroke-width="2"/><circle cx="21" cy="21" r="11" fill="#8a1f2b"/><text x="21" y="26.5" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="700" fill="#fff">${count > 9 ? '9+' : count}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

/** `<fp-own data-key="…">` around a choice of players and what waits for them. */
class Own extends HTMLElement {
  #title = '';
  #icon = '';
  readonly #heard = (): void => this.#show();

  connectedCallback(): void {
    this.#title = document.title;
    this.#icon = this.#link?.getAttribute('href') ?? '';
    const select = this.querySelector('select');
    select?.addEventListener('change', () => {
      try {
        if (select.value === '') localStorage.removeItem(this.dataset.key ?? '');
        else localStorage.setItem(this.dataset.key ?? '', select.value);
      } catch {
        // A browser that keeps nothing is asked again on the next page.
      }
      this.#show();
    });
    // Said on another page of the same browser.
    addEventListener('storage', this.#heard);
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.#heard);
  }

  get #link(): HTMLLinkElement | null {
    return document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  }

  #show(): void {
    const count = markOwn();
    document.title = count > 0 ? `(${count}) ${this.#title}` : this.#title;
    const link = this.#link;
    link?.setAttribute('href', count > 0 ? iconWith(count) : this.#icon);
  }
}

customElements.define('fp-own', Own);
