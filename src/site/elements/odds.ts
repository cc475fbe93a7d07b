// In a reader's browser: the calculator at work. The address holds the whole question; whatever changes in the form
// changes it, and a worker beside the page works it out.

import { sayChance } from '../../i18n/chance.ts';
import { resultsIn } from '../../odds/outcome.ts';
import { Form } from '../odds/form.ts';
import type { Handed } from '../odds/handed.ts';
import { type Fault, type Read, readQuery } from '../odds/question.ts';
import { capital, sayFault } from '../odds/say.ts';
import { shown } from '../odds/show.ts';
import type { Tally } from '../odds/tally.ts';
import type { Task } from '../odds/worker.ts';
import { type Asked, oddsQuery } from '../odds-address.ts';
import type { Trial } from '../trials/worker.ts';
import { html } from './html.ts';
import { askInAllLanguages } from './languages.ts';

/** How long somebody pauses before a line he types is read, in milliseconds. */
const PAUSE = 250;
/** What takes longer than this is said to take time. */
const SLOW = 300;

/** `<fp-odds data-odds>` around the form and the place for the answer. */
class Odds extends HTMLElement {
  #handed: Handed | undefined;
  #form: Form | undefined;
  #worker: Worker | undefined;
  /** Whether the worker at hand is the one that tries battles out. */
  #tries = false;
  /** Counts questions, so that a late answer to an older one is dropped. */
  #asked = 0;
  #timer: number | undefined;
  #slow: number | undefined;
  /** The field that was changed last: going on with it makes no further step to go back. */
  #last = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    this.#handed = JSON.parse(this.dataset.odds ?? '{}') as Handed; // written by the page around this element
    this.#form = new Form(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#changed('battle', 'now');
    });
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#changed(target.name, 'now');
      else if (target instanceof HTMLInputElement) this.#changed(target.name, target.type === 'text' ? 'soon' : 'now');
    });
    form.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null && button.type === 'button') this.#press(button.dataset.does ?? '');
    });
    window.addEventListener('popstate', () => void this.#fromAddress());
    void this.#fromAddress();
  }

  #find(part: 'odds-answer' | 'odds-fault' | 'odds-status'): HTMLElement | null {
    return this.querySelector(`.${part}`);
  }

  async #fromAddress(): Promise<void> {
    this.#last = '';
    const query = new URLSearchParams(location.search);
    if (!query.has('battle')) {
      // Nothing is asked: the battle the page begins with.
      this.#form?.clear();
      query.set('battle', this.dataset.example ?? '');
    }
    await this.#read(query, 'address');
  }

  #press(does: string): void {
    if (does === 'copy') {
      void navigator.clipboard?.writeText(location.href).then(() => this.#status(this.#handed?.said.copied ?? ''));
      return;
    }
    if (does === 'swap') this.#form?.swap();
    if (does === 'clear') this.#form?.clear();
    this.#changed(does, 'now');
  }

  #changed(name: string, when: 'now' | 'soon'): void {
    window.clearTimeout(this.#timer);
    this.#form?.arrange();
    const ask = (): void => {
      const query = this.#form?.query(name === 'battle' ? 'line' : 'fields');
      if (query !== undefined) void this.#read(query, name === 'battle' ? 'line' : 'fields', name);
    };
    if (when === 'now') ask();
    else this.#timer = window.setTimeout(ask, PAUSE);
  }

  async #read(query: URLSearchParams, from: 'address' | 'line' | 'fields', field = ''): Promise<void> {
    const [handed, form] = [this.#handed, this.#form];
    if (handed === undefined || form === undefined) return;
    this.#asked += 1;
    const mine = this.#asked;
    let read: Read;
    try {
      read = await readQuery(handed, query);
    } catch (error) {
      console.error(error);
      if (mine === this.#asked) this.#say('wrong', [handed.said.failed]);
      return;
    }
    if (mine !== this.#asked) return;
    if (from !== 'line') form.line = query.get('battle') ?? '';
    if (read.kind === 'wrong') this.#wrong(handed, form, read.faults);
    else if (read.kind === 'empty') this.#say('empty', [handed.said.empty]);
    else {
      form.fill(read.asked);
      if (from !== 'address') this.#toAddress(read.asked, field);
      this.#solve(handed, read.asked);
    }
    askInAllLanguages();
  }

  #wrong(handed: Handed, form: Form, faults: readonly Fault[]): void {
    form.mark(faults.map((fault) => ('option' in fault && fault.option !== undefined ? fault.option : 'battle')));
    // Of units on the wrong side of the shore the first says enough.
    const shore = faults.find(({ code }) => code === 'shore');
    const told = faults.filter((fault) => fault.code !== 'shore' || fault === shore);
    this.#say('wrong', [...new Set(told.map((fault) => sayFault(handed, fault)))]);
  }

  /** A line of talk in place of an answer. */
  #say(what: 'wrong' | 'empty', lines: readonly string[]): void {
    this.#stop();
    const [fault, answer] = [this.#find('odds-fault'), this.#find('odds-answer')];
    answer?.replaceChildren();
    fault?.replaceChildren(...lines.map((line) => html('p', {}, line)));
    fault?.classList.toggle('notice', what === 'wrong');
    if (what === 'empty') this.#form?.mark([]);
    this.#status('');
  }

  #status(text: string): void {
    const status = this.#find('odds-status');
    if (status !== null) status.textContent = text;
  }

  #toAddress(asked: Asked, field: string): void {
    const address = `${location.pathname}?${oddsQuery(asked)}`;
    if (address === location.pathname + location.search) return;
    if (field !== '' && field === this.#last) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#last = field;
  }

  /** Ends what is being worked out. */
  #stop(): void {
    window.clearTimeout(this.#slow);
    this.#find('odds-answer')?.removeAttribute('aria-busy');
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #solve(handed: Handed, asked: Asked): void {
    const rules = handed.rules[asked.ruleset];
    if (rules === undefined) return;
    this.#form?.mark([]);
    const answer = this.#find('odds-answer');
    const tries = handed.tried.includes(asked.ruleset);
    if (tries !== this.#tries || answer?.getAttribute('aria-busy') === 'true') this.#stop();
    this.#tries = tries;
    answer?.setAttribute('aria-busy', 'true');
    this.#slow = window.setTimeout(() => this.#status(handed.said.busy), SLOW);
    this.#worker ??= tries
      ? new Worker(new URL('../trials/worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('../odds/worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onerror = () => this.#say('wrong', [handed.said.failed]);
    this.#worker.onmessage = ({ data }: MessageEvent<Tally | undefined>) => {
      window.clearTimeout(this.#slow);
      if (data === undefined) return this.#say('wrong', [handed.said.noSuchPosition]);
      const fault = this.#find('odds-fault');
      fault?.replaceChildren();
      fault?.classList.remove('notice');
      answer?.replaceChildren(...shown(handed, asked.question, data));
      answer?.removeAttribute('aria-busy');
      const { format } = new Intl.NumberFormat(handed.locale, { style: 'percent', maximumFractionDigits: 1 });
      // All that can be: where one side may leave, who wins and who holds is not the whole.
      const results = resultsIn(data.chance).map(
        (result) => `${handed.said.results[result]} ${sayChance(format, data.chance[result])}`,
      );
      this.#status(`${capital(results.join(', '))}.`);
    };
    this.#worker.postMessage(
      tries ? ({ ...asked, handed } satisfies Trial) : ({ rules, question: asked.question } satisfies Task),
    );
  }
}

customElements.define('fp-odds', Odds);
