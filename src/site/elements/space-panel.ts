// In a reader's browser: a space of the map opens what is told of it on the spot. What it says is taken from the map's
// links and from its table; with a modifier key, and without script, the link leads to the table.

import { html } from './html.ts';

/**
 * `<fp-space close history table spaces>` within a map; the words are in its attributes, and where spaces have
 * histories.
 */
class SpacePanel extends HTMLElement {
  #from: SVGAElement | undefined;

  connectedCallback(): void {
    const map = this.closest('fp-map');
    map?.addEventListener('click', (event) => {
      if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(event.target instanceof Element))
        return;
      const link = event.target.closest<SVGAElement>('.map-spaces a');
      if (link === null) return;
      event.preventDefault();
      // A click that the keyboard made has no place.
      this.#open(link, event.detail === 0 ? 'keyboard' : 'pointer');
    });
    map?.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || this.hidden) return;
      event.preventDefault();
      this.#close();
    });
  }

  #say(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  #open(link: SVGAElement, by: 'keyboard' | 'pointer'): void {
    this.#mark('none');
    this.#from = link;
    this.#mark('open');
    const target = link.getAttribute('href') ?? '';
    const row = document.getElementById(target.slice(1));
    const name = row?.querySelector('th')?.textContent ?? row?.textContent ?? '';
    const says = (link.querySelector('title')?.textContent ?? '').replace(`${name}: `, '');
    const [first = '', ...rest] = says.split('; ');
    const notes = [...(row?.querySelector('td:nth-of-type(3)')?.childNodes ?? [])].map((node) => node.cloneNode(true));
    const close = html('button', { type: 'button', 'aria-label': this.#say('close'), title: this.#say('close') }, '×');
    close.addEventListener('click', () => this.#close());
    this.replaceChildren(
      html('h2', { id: 'space-open', tabindex: '-1' }, name),
      close,
      ...[first, rest.join('; ')].flatMap((text) => (text === '' ? [] : [html('p', {}, text)])),
      ...(notes.length === 0 ? [] : [html('p', {}, ...notes)]),
      html(
        'p',
        { class: 'small' },
        html('a', { href: `${this.#say('spaces')}${target}` }, this.#say('history')),
        ' ',
        html('a', { href: target }, this.#say('table')),
      ),
    );
    this.hidden = false;
    if (by === 'keyboard') this.querySelector('h2')?.focus({ preventScroll: true });
  }

  #close(): void {
    this.hidden = true;
    this.#mark('none');
    this.#from?.focus({ preventScroll: true });
  }

  #mark(state: 'open' | 'none'): void {
    this.#from?.classList.toggle('is-open', state === 'open');
  }
}

customElements.define('fp-space', SpacePanel);
