// In a reader's browser: the page of a trial. It begins with what its address names, with what the reader chooses, or
// with a trial that is kept here; board, rules and dice are loaded only then.

import { dropTrial, type KeptTrial, keptTrials } from '../try/kept.ts';
import { caseNamed, type NamedCase, saysOf } from '../try/named.ts';
import type { Said, Triable } from '../try/said.ts';
import type { Start } from '../try/start.ts';
import { button } from './button.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';

/** A case of the rules, among what can be begun with. */
const CASE = 'case';
/** A player for each side, among those who may play. */
const EACH = 'each';

/** `<fp-try data-said data-triable>` around the form, what is kept, and the place for the board. */
class Try extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const what = form?.elements.namedItem('what');
    const turn = form?.elements.namedItem('turn');
    const against = form?.elements.namedItem('against');
    if (!(what instanceof HTMLSelectElement && turn instanceof HTMLSelectElement)) return;
    if (form === null || !(against instanceof HTMLSelectElement)) return;
    const triable = JSON.parse(this.dataset.triable ?? '[]') as readonly Triable[]; // written by the page
    const said = JSON.parse(this.dataset.said ?? '{}') as Said; // as above
    const asked = new URLSearchParams(location.search);
    const from = asked.get('from');
    const chosen = (): Triable | undefined =>
      triable.find(({ id }) => id === (what.value === CASE ? from : what.value));
    if (triable.some(({ id }) => id === from)) what.value = from ?? '';
    const named = from !== null && asked.has('case') ? this.#offerCase(asked, what, against, said) : undefined;
    const offer = (): void => {
      const { turns = [], sides = [] } = chosen() ?? {};
      turn.replaceChildren(...turns.map(([id, says]) => new Option(says, id)));
      turn.hidden = turns.length === 0;
      const at = asked.get('turn');
      turn.value = turns.find(([id]) => id === at)?.[0] ?? turns.at(-1)?.[0] ?? '';
      // What is the same of all that can be tried stands first, and alone is how most begin.
      const before = against.value;
      against.replaceChildren(
        ...[...against.options].slice(0, 2),
        ...sides.map(([side, says]) => new Option(says, side)),
      );
      against.value = [...against.options].some(({ value }) => value === before) ? before : '';
    };
    offer();
    what.addEventListener('change', offer);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const of = chosen();
      if (of === undefined) return;
      const start: Start = {
        of,
        ...(turn.value === '' ? {} : { turn: turn.value }),
        ...(against.value === EACH ? { seats: 'a-side-each' } : against.value && { sparring: against.value }),
      };
      if (what.value !== CASE) return void this.#start(said, start);
      // Its position may still be on its way.
      void named?.then((spec) => spec && this.#start(said, { ...start, spec }));
    });
    this.#list(said, triable);
  }

  /** Offers the case that the address names, before all else, and tells what it says once that is known. */
  #offerCase(
    asked: URLSearchParams,
    what: HTMLSelectElement,
    against: HTMLSelectElement,
    said: Said,
  ): Promise<NamedCase | undefined> {
    const place = this.querySelector<HTMLElement>('.try-case');
    const option = new Option(said.try.case, CASE);
    what.prepend(option);
    what.value = CASE;
    let seated: 'by the case' | 'freely' = 'freely';
    const show = (): void => {
      if (place !== null) place.hidden = what.value !== CASE;
      against.closest('p')?.toggleAttribute('hidden', what.value === CASE && seated === 'by the case');
    };
    what.addEventListener('change', show);
    show();
    const named = caseNamed(asked).catch((error: unknown) => void console.error(error));
    void named.then((spec) => {
      // Who plays which powers is what such a case is about.
      seated = spec?.given.players === undefined ? 'freely' : 'by the case';
      show();
      place?.replaceChildren(...(spec === undefined ? [said.try.noCase ?? ''] : saysOf(spec, said.try)));
    });
    return named;
  }

  /** What is kept here, to go on with or to delete. */
  #list(said: Said, triable: readonly Triable[]): void {
    const section = this.querySelector<HTMLElement>('.try-kept');
    const kept = keptTrials();
    if (section === null) return;
    section.hidden = kept.length === 0;
    const item = (trial: KeptTrial): HTMLLIElement => {
      const { title, slug } = trial;
      const of = triable.find(({ id }) => id === trial.of);
      const goOn = button(fill(said.try.goOn ?? '', { title }), () => {
        if (of !== undefined) void this.#start(said, { of, kept: trial });
      });
      const drop = button('×', () => {
        if (!window.confirm(said.try.dropSure)) return;
        dropTrial(slug);
        this.#list(said, triable);
        section.querySelector('button')?.focus();
      });
      drop.setAttribute('aria-label', fill(said.try.drop ?? '', { title }));
      const time = html('time', { datetime: new Date(trial.at).toISOString(), class: 'small quiet' });
      time.textContent = new Date(trial.at).toLocaleString(document.documentElement.lang);
      return html('li', {}, ...(of === undefined ? [title] : [goOn]), ' ', time, ' ', drop);
    };
    section.querySelector('ul')?.replaceChildren(...kept.map(item));
  }

  async #start(said: Said, what: Start): Promise<void> {
    const status = this.querySelector('.plan-status');
    const tell = (text: string | undefined): void => {
      if (status !== null) status.textContent = text ?? '';
    };
    tell(said.try.loading);
    this.dataset.state = 'loading';
    try {
      const { startTrying } = await import('../try/start.ts');
      const failed = await startTrying(this, what, said);
      // What was chosen from is gone, and the page is where it was scrolled to for that.
      if (failed === undefined) window.scrollTo(0, 0);
      tell(failed === undefined ? '' : said.try[failed]);
      this.dataset.state = failed ?? 'open';
    } catch (error) {
      console.error(error);
      tell(said.try.failed);
      this.dataset.state = 'failed';
    }
  }
}

customElements.define('fp-try', Try);
