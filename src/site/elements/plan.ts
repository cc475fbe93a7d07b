// In a reader's browser: the page on which a turn is planned. It begins with the game that its address names, or with
// what the reader chooses; the board and the rules are loaded only then.

import type { Plannable, Said } from '../plan/said.ts';
import { askInAllLanguages } from './languages.ts';

/** `<fp-plan data-said data-plannable>` around the form and the place for the board. */
class Plan extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    const plannable = JSON.parse(this.dataset.plannable ?? '[]') as readonly Plannable[]; // written by the page
    const select = form.querySelector('select');
    const asked = new URLSearchParams(location.search).get('game');
    const named = plannable.find(({ id }) => id === asked);
    if (select !== null && named !== undefined) select.value = named.id;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const what = plannable.find(({ id }) => id === select?.value);
      if (what === undefined) return;
      const address = new URL(location.href);
      address.searchParams.set('game', what.id);
      history.replaceState(null, '', address);
      askInAllLanguages();
      void this.#start(what);
    });
    if (named !== undefined) void this.#start(named);
  }

  async #start(what: Plannable): Promise<void> {
    const said = JSON.parse(this.dataset.said ?? '{}') as Said; // as above
    const status = this.querySelector('.plan-status');
    const tell = (text: string | undefined): void => {
      if (status !== null) status.textContent = text ?? '';
    };
    tell(said.plan.loading);
    this.dataset.state = 'loading';
    try {
      const { startPlanning } = await import('../plan/start.ts');
      const failed = await startPlanning(this, what, said);
      tell(failed === undefined ? '' : said.plan[failed]);
      this.dataset.state = failed ?? 'open';
    } catch (error) {
      console.error(error);
      tell(said.plan.failed);
      this.dataset.state = 'failed';
    }
  }
}

customElements.define('fp-plan', Plan);
