// In a reader's browser: the arrow keys leaf through the turns of a game, with Shift through those of one power. The
// ways are links of the page; where script does not run they are still there.

const WAYS: { readonly [key: string]: string } = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  'Shift ArrowLeft': 'previous-own',
  'Shift ArrowRight': 'next-own',
};

/** Where arrow keys already mean something. */
const BUSY = 'input, textarea, select, summary, fp-map, [contenteditable], [role="region"], video, audio';

const leaf = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  const way = WAYS[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
  if (way === undefined || (event.target instanceof Element && event.target.closest(BUSY) !== null)) return;
  document.querySelector<HTMLAnchorElement>(`[data-way="${way}"]`)?.click();
};

/** `<fp-keys>` says which keys there are, and makes them work. */
class Keys extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener('keydown', leaf);
  }
  disconnectedCallback(): void {
    document.removeEventListener('keydown', leaf);
  }
}

customElements.define('fp-keys', Keys);
