// In a reader's browser: the search page at work. It loads what searches at the first question, answers while one
// types, keeps the question in the address and says how much was found. Everything shown is set as text, never as HTML.
//
// The site itself sets no content-security policy. A host that does must allow Pagefind its program and its worker:
// script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'.

import type { System } from '../../reference/registry.ts';
import { marked, type Piece, passage } from '../search/excerpt.ts';
import type { Finder, Finding } from '../search/finder.ts';
import { type FoundRecord, type Hit, KINDS, type Kind } from '../search/record.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';
import { askInAllLanguages } from './languages.ts';

/** What the page says, handed over in `data-said`. */
interface Said {
  readonly none: string;
  readonly one: string;
  /** With `{n}`, as `all`. */
  readonly many: string;
  readonly fewer: string;
  readonly more: string;
  readonly all: string;
  readonly failed: string;
  readonly answer: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly systems: Readonly<Record<System, string>>;
}

/** What is asked for, as it stands in the address. */
interface Question {
  readonly words: string;
  readonly kind: Kind | undefined;
  readonly system: string;
}

/** How long the reader pauses before an answer is looked for, in milliseconds. */
const PAUSE = 160;
/** Of each kind beside others, and of one alone at a time. */
const FEW = 5;
const MANY = 20;

const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);

const set = (pieces: readonly Piece[]): readonly (Node | string)[] =>
  pieces.map(({ text, marked: is }) => (is === 'yes' ? html('mark', {}, text) : text));

/** `<fp-search data-said data-index>` around the form and the place for what is found. */
class Search extends HTMLElement {
  #said: Said | undefined;
  #finder: Promise<Finder> | undefined;
  #failures = 0;
  #timer: number | undefined;
  /** Counts questions, so that a late answer to an older one is dropped. */
  #asked = 0;
  #shown = MANY;

  connectedCallback(): void {
    this.#said = JSON.parse(this.dataset.said ?? '{}') as Said; // written by the page around this element
    const form = this.querySelector('form');
    if (form === null) return;
    this.#fromAddress();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask('now');
    });
    form.addEventListener('input', () => this.#ask('soon'));
    window.addEventListener('popstate', () => {
      this.#fromAddress();
      this.#ask('now', 'as it is');
    });
    if (this.#question().words !== '') this.#ask('now', 'as it is');
    else this.#field()?.focus();
  }

  #field(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('#q');
  }

  #fromAddress(): void {
    const asked = new URLSearchParams(location.search);
    const field = this.#field();
    if (field !== null) field.value = asked.get('q') ?? '';
    for (const radio of this.querySelectorAll<HTMLInputElement>('input[name="kind"]'))
      radio.checked = radio.value === (asked.get('kind') ?? '');
    const select = this.querySelector<HTMLSelectElement>('#system');
    if (select !== null) select.value = asked.get('system') ?? '';
    if (select !== null && select.selectedIndex < 0) select.value = '';
  }

  #question(): Question {
    const kind = this.querySelector<HTMLInputElement>('input[name="kind"]:checked')?.value ?? '';
    return {
      words: this.#field()?.value.trim() ?? '',
      kind: isKind(kind) ? kind : undefined,
      system: this.querySelector<HTMLSelectElement>('#system')?.value ?? '',
    };
  }

  #toAddress({ words, kind, system }: Question): void {
    const address = new URL(location.href);
    for (const [name, value] of [
      ['q', words],
      ['kind', kind ?? ''],
      ['system', system],
    ] as const) {
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    if (address.href !== location.href) history.replaceState(null, '', address);
  }

  #ask(when: 'now' | 'soon', address: 'written' | 'as it is' = 'written'): void {
    window.clearTimeout(this.#timer);
    this.#shown = MANY;
    this.querySelector('.search-found')?.classList.toggle('asked', this.#question().words !== '');
    const answer = (): void => {
      const question = this.#question();
      if (address === 'written') this.#toAddress(question);
      askInAllLanguages();
      void this.#answer(question);
    };
    if (when === 'now') answer();
    else this.#timer = window.setTimeout(answer, PAUSE);
  }

  #load(): Promise<Finder> {
    if (this.#finder === undefined) {
      // A browser remembers what it could not load, so another try needs another name.
      const again = this.#failures === 0 ? '' : `?${this.#failures}`;
      const addressOf = (from: string | undefined) => (file: string) =>
        new URL(`${from}${file}${again}`, location.href).href;
      const load = async (): Promise<Finder> => {
        const { loadFinder } = await import('../search/load.ts');
        return loadFinder(addressOf(this.dataset.index), addressOf(this.dataset.clauses));
      };
      this.#finder = load();
    }
    return this.#finder;
  }

  async #answer(question: Question): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    if (question.words === '') return this.#show('', []);
    try {
      const finding = await (await this.#load()).find(question.words);
      if (number !== this.#asked) return;
      await this.#tell(finding, question, number);
    } catch (error) {
      console.error(error);
      this.#finder = undefined;
      this.#failures += 1;
      if (number === this.#asked) this.#show(this.#said?.failed ?? '', []);
    }
  }

  #show(count: string, found: readonly Node[]): void {
    const said = this.querySelector('.search-count');
    if (said !== null) said.textContent = count;
    this.querySelector('.search-found')?.replaceChildren(...found);
  }

  async #tell({ words, kinds, answer: sure }: Finding, question: Question, number: number): Promise<void> {
    const { kind: only, system } = question;
    const said = this.#said;
    if (said === undefined) return;
    const shown = kinds.has('clause') && (only === undefined || only === 'clause') ? sure : undefined;
    const answer = shown !== undefined && this.#isOfSystem(shown, system) ? shown : undefined;
    const groups = [...kinds]
      .filter(([kind]) => only === undefined || kind === only)
      .map(([kind, hits]) => ({ kind, hits: hits.filter((hit) => this.#isOfSystem(hit, system) && hit !== answer) }))
      .filter(({ hits }) => hits.length > 0);
    const sum = groups.reduce((all, { hits }) => all + hits.length, answer === undefined ? 0 : 1);
    if (sum === 0) return this.#show(`${said.none} ${said.fewer}`, []);
    const most = only === undefined ? FEW : this.#shown;
    const sections = await Promise.all(
      groups.map(async ({ kind, hits }) => {
        const records = await Promise.all(hits.slice(0, most).map((hit) => hit.load()));
        return this.#section(said, kind, hits, records, words, only);
      }),
    );
    const first = answer === undefined ? [] : [this.#sure(said, answer, await answer.load(), words)];
    if (number !== this.#asked) return;
    this.#show(this.#filled(sum === 1 ? said.one : said.many, sum), [...first, ...sections]);
  }

  /** What answers the question for sure, before the lists. */
  #sure(said: Said, hit: Hit, record: FoundRecord, words: readonly string[]): HTMLElement {
    const list = html('ol', { class: 'found' }, this.#item(said, hit, record, words));
    return html('section', { class: 'search-answer' }, html('h2', {}, said.answer), list);
  }

  /** Only clauses have a system; once one is chosen, only its clauses are meant. */
  #isOfSystem(hit: Hit, system: string): boolean {
    return system === '' || hit.system === system;
  }

  #filled(text: string, value: number): string {
    return fill(text, { n: new Intl.NumberFormat(document.documentElement.lang).format(value) });
  }

  #section(
    said: Said,
    kind: Kind,
    hits: readonly Hit[],
    records: readonly FoundRecord[],
    words: readonly string[],
    only: Kind | undefined,
  ): HTMLElement {
    const list = html('ol', { class: 'found' });
    for (const [at, record] of records.entries()) list.append(this.#item(said, hits[at], record, words));
    const section = html('section', {}, html('h2', {}, said.kinds[kind]), list);
    if (hits.length > records.length) {
      const text = only === undefined ? this.#filled(said.all, hits.length) : said.more;
      const button = html('button', { class: 'search-more', type: 'button' }, text);
      button.addEventListener('click', () => this.#showMore(kind, only, records.length));
      section.append(html('p', {}, button));
    }
    return section;
  }

  /** All of a kind, or more of it; the keyboard goes on with the first that is new. */
  #showMore(kind: Kind, only: Kind | undefined, known: number): void {
    if (only === undefined) {
      const radio = this.querySelector<HTMLInputElement>(`input[name="kind"][value="${kind}"]`);
      if (radio !== null) radio.checked = true;
      this.#shown = MANY;
    } else this.#shown += MANY;
    const question = this.#question();
    this.#toAddress(question);
    askInAllLanguages();
    const focus = (): void => {
      const list = [...this.querySelectorAll('.found')].at(-1);
      list?.querySelectorAll('a')[known]?.focus();
    };
    void this.#answer(question).then(focus);
  }

  #item(said: Said, hit: Hit | undefined, record: FoundRecord, words: readonly string[]): HTMLLIElement {
    const { url, title, place, text, borrowed } = record;
    const head = html('p', { class: 'found-head small' });
    if (hit?.system !== undefined) {
      const system = html('span', { class: 'system', 'data-system': hit.system }, said.systems[hit.system]);
      head.append(system, ' ');
    }
    if (place !== title) head.append(html('span', { class: 'quiet' }, place));
    const link = html('a', { href: url }, ...set(marked(title, words)));
    const item = html('li', {}, head, html('h3', {}, link));
    const shown = passage(text, words);
    if (shown.length > 0) item.append(html('p', { class: 'excerpt' }, ...set(shown)));
    if (borrowed !== undefined) item.lang = borrowed;
    return item;
  }
}

customElements.define('fp-search', Search);
