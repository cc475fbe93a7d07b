// In a reader's browser: the page on which a turn is checked. It asks the worker when the reader does, afterwards also
// when he pauses in writing, and shows the answer. Whatever was pasted is set as text, never as HTML.

import type { ToldCheck } from '../../post/check/tell.ts';
import type { ToldAhead } from '../../post/check/tell-ahead.ts';
import { keepPlan, keptPlan, type PlanOf, planOf, savePlan } from '../check/kept.ts';
import { languageOf } from '../check/language.ts';
import type { CheckReply, CheckRequest } from '../check/message.ts';
import { openPlan } from '../check/opening.ts';
import type { CheckedGame, Said } from '../check/said.ts';
import { type Showing, showCheck, showProposed } from '../check/show.ts';
import { showAhead, showSending, showThreats } from '../check/show-ahead.ts';
import { assetLink } from '../link.ts';
import { fill } from './fill.ts';
import { html } from './html.ts';
import { askInAllLanguages } from './languages.ts';

/** How long a writer pauses before his text is checked again, in milliseconds. */
const PAUSE = 900;

/** Places for the parts of an answer, in their order on the page. */
const PARTS = ['first', 'ahead', 'threats', 'sending'] as const;
type Part = (typeof PARTS)[number];

/** `<fp-check data-said data-games>` around the form and the place for the answer. */
class Check extends HTMLElement {
  #said: Said | undefined;
  #games: readonly CheckedGame[] = [];
  #worker: Worker | undefined;
  #number = 0;
  #timer: number | undefined;
  /** Of the answer that is shown. */
  #headline = '';
  #meant = '';

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null || this.#said !== undefined) return;
    this.#said = JSON.parse(this.dataset.said ?? '{}') as Said; // written by the page around this element
    this.#games = JSON.parse(this.dataset.games ?? '[]') as readonly CheckedGame[]; // as above
    const asked = new URLSearchParams(location.search).get('game');
    if (this.#games.some(({ slug }) => slug === asked)) this.#game.value = asked ?? '';
    this.#choose();
    this.#game.addEventListener('change', () => this.#choose('written'));
    this.#player.addEventListener('change', () => this.#restore());
    this.#part('[data-does="save"]', HTMLButtonElement).addEventListener('click', () => this.#save());
    this.#part('[data-does="drop"]', HTMLButtonElement).addEventListener('click', () => this.#drop());
    const file = this.#part('#plan-file', HTMLInputElement);
    this.#part('.check-opens', HTMLButtonElement).addEventListener('click', () => file.click());
    file.addEventListener('change', () => void this.#open(file));
    this.#sheet.addEventListener('input', () => this.#written());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask();
    });
  }

  disconnectedCallback(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #part<T extends Element>(selector: string, kind: new () => T): T {
    const found = this.querySelector(selector);
    if (found instanceof kind) return found;
    throw new Error(`The page has no ${selector}.`);
  }

  get #game(): HTMLSelectElement {
    return this.#part('#game', HTMLSelectElement);
  }
  get #player(): HTMLSelectElement {
    return this.#part('#player', HTMLSelectElement);
  }
  get #sheet(): HTMLTextAreaElement {
    return this.#part('#sheet', HTMLTextAreaElement);
  }

  /** Shows a game: who plays it, for what it waits, and the text that was written for it here. */
  #choose(address: 'written' | 'as it is' = 'as it is', player = ''): void {
    const { value: game } = this.#game;
    const players = this.#games.find(({ slug }) => slug === game)?.players ?? [];
    this.#player.replaceChildren(...players.map(({ id, says }) => new Option(says, id, false, id === player)));
    const due = document.querySelector(`[data-game="${CSS.escape(game)}"] .check-waits`);
    this.#part('.check-due', HTMLElement).replaceChildren(...(due === null ? [] : [due.cloneNode(true)]));
    this.#restore();
    if (address === 'as it is') return;
    const url = new URL(location.href);
    url.searchParams.set('game', game);
    history.replaceState(null, '', url);
    askInAllLanguages();
  }

  /** An answer to another text is none. */
  #forget(): void {
    window.clearTimeout(this.#timer);
    this.#number += 1;
    this.#show('');
  }

  /** Whose plan is written now. */
  get #of(): PlanOf | undefined {
    const game = this.#games.find(({ slug }) => slug === this.#game.value);
    const player = game?.players.find(({ id }) => id === this.#player.value);
    return game && player && { game: game.slug, player: player.id, turn: player.turn, head: game.head };
  }

  /** Shows the plan that was kept, and says so if it was written for an earlier turn or position. */
  #restore(): void {
    const of = this.#of;
    const kept = of && keptPlan(of);
    this.#sheet.value = kept?.text ?? '';
    const moved = of !== undefined && kept !== undefined && kept.head.hash !== of.head.hash;
    const places = { turn: kept?.turn ?? '', was: String(kept?.head.count), now: String(of?.head.count) };
    this.#noteKept(moved ? fill(this.#said?.moved ?? '', places) : '');
    this.#forget();
  }

  /** What there is to be said of the text that is kept; whether there is one shows in what can be done with it. */
  #noteKept(says: string): void {
    this.#part('.check-kept', HTMLElement).textContent = says;
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-does]'))
      button.disabled = this.#sheet.value.trim() === '';
  }

  #written(): void {
    const of = this.#of;
    const kept = of === undefined ? 'no' : keepPlan(planOf(of, this.#sheet.value));
    this.#noteKept(kept === 'yes' ? '' : (this.#said?.notKept ?? ''));
    window.clearTimeout(this.#timer);
    if (this.#worker !== undefined) this.#timer = window.setTimeout(() => this.#ask(), PAUSE);
  }

  #save(): void {
    const of = this.#of;
    if (of === undefined) return;
    // What was written on an earlier position says so in the file too.
    const kept = keptPlan(of);
    savePlan(kept?.text === this.#sheet.value ? kept : planOf(of, this.#sheet.value));
    this.#noteKept(this.#said?.saved ?? '');
  }

  /** Takes the plan in a file, and says why not where it is none for what can be chosen here. */
  async #open(field: HTMLInputElement): Promise<void> {
    const said = this.#said;
    const [file] = field.files ?? [];
    if (said === undefined || file === undefined) return;
    const found = await openPlan(file, this.#games, said);
    field.value = ''; // the same file may be opened again
    if (typeof found === 'string') return this.#noteKept(found);
    const { plan, note } = found;
    this.#game.value = plan.game;
    this.#choose('written', plan.player);
    const { value } = this.#sheet;
    if (value.trim() !== '' && value !== plan.text && !window.confirm(said.openSure)) return;
    const kept = keepPlan(plan) === 'yes' ? note : said.notKept;
    this.#restore();
    this.#sheet.value = plan.text;
    this.#noteKept(`${kept} ${this.#part('.check-kept', HTMLElement).textContent}`);
    this.#sheet.focus();
  }

  #drop(): void {
    if (!window.confirm(this.#said?.dropSure)) return;
    this.#sheet.value = '';
    this.#written();
    this.#forget();
    this.#noteKept(this.#said?.dropped ?? '');
    this.#sheet.focus();
  }

  #say(says: string): void {
    this.#part('.check-says', HTMLElement).textContent = says;
  }

  #fill(part: Part, nodes: readonly Node[]): void {
    const place = this.#part(`[data-part="${part}"]`, HTMLElement);
    place.removeAttribute('aria-busy');
    place.replaceChildren(...nodes);
  }

  /** What stands there from before stays until it is worked out anew. */
  #await(part: Part, says: string): void {
    const place = this.#part(`[data-part="${part}"]`, HTMLElement);
    place.setAttribute('aria-busy', 'true');
    if (place.childElementCount === 0) place.replaceChildren(html('p', { class: 'quiet' }, says));
  }

  #show(says: string): void {
    this.#say(says);
    for (const part of PARTS) this.#fill(part, []);
    this.dataset.state = 'done';
  }

  #load(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('../check/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => this.#answered(data));
    worker.addEventListener('error', () => this.#failed(this.#said?.failed ?? ''));
    this.#worker = worker;
    return worker;
  }

  #ask(): void {
    window.clearTimeout(this.#timer);
    const said = this.#said;
    if (said === undefined) return;
    this.#number += 1;
    if (this.#sheet.value.trim() === '') return this.#show(said.empty);
    if (this.querySelector('.check-found')?.childElementCount === 0) this.#say(said.working);
    this.dataset.state = 'working';
    const [game, player] = [this.#game.value, this.#player.value];
    const addressOf = (asset: Parameters<typeof assetLink>[0]): string => new URL(assetLink(asset), location.href).href;
    const request: CheckRequest = {
      number: this.#number,
      language: languageOf(document.documentElement.lang),
      player,
      text: this.#sheet.value,
      position: addressOf({ data: 'position', game }),
      soFar: addressOf({ data: 'so-far', game, player }),
      topics: addressOf({ data: 'topics' }),
    };
    this.#load().postMessage(request);
  }

  #failed(says: string): void {
    this.#worker?.terminate();
    this.#worker = undefined; // the next question tries to load it again
    this.#show(says);
  }

  #answered(reply: CheckReply): void {
    const said = this.#said;
    if (said === undefined || reply.number !== this.#number) return;
    if (reply.kind === 'failed') return this.#failed(reply.why === 'outdated' ? said.outdated : said.failed);
    const showing: Showing = {
      said,
      language: languageOf(document.documentElement.lang),
      topics: 'topics' in reply ? reply.topics : {},
      use: (line, text, write) => this.#use(line, text, write),
    };
    if (reply.kind === 'told') this.#told(reply.told, showing);
    else if (reply.kind === 'proposed') {
      showProposed(this.#part('[data-part="first"]', HTMLElement), reply.proposed, this.#meant, showing);
      this.dataset.state = 'done';
    } else if (reply.kind === 'ahead') this.#ahead(reply.ahead, showing);
    else {
      this.#fill('threats', showThreats(reply.threats));
      this.dataset.state = 'done';
    }
  }

  #told(told: ToldCheck, showing: Showing): void {
    this.#headline = told.headline;
    this.#meant = told.meant;
    this.#say(told.headline);
    this.#fill('first', showCheck(told, showing));
    this.#fill('sending', []);
    this.dataset.verdict = told.verdict;
    if (told.sendable === 'yes') return this.#await('ahead', showing.said.workingAhead);
    for (const part of ['ahead', 'threats'] as const) this.#fill(part, []);
    // Of what is not understood, the worker goes on to say how it was likely meant.
    if (told.verdict !== 'read' && told.unclear.length + told.asked.length === 0) this.dataset.state = 'done';
  }

  #ahead(ahead: ToldAhead, showing: Showing): void {
    if (ahead.through !== undefined) this.#say(`${this.#headline} ${ahead.through.headline}`);
    this.#fill('ahead', showAhead(ahead, this.#meant, showing));
    this.#fill('sending', showSending(ahead, showing));
    if (ahead.threats === 'to come') return this.#await('threats', showing.said.workingThreats);
    this.#fill('threats', []);
    this.dataset.state = 'done';
  }

  /** Puts a word in place of one that was not understood, in the first line that is the one meant. */
  #use(line: string, text: string, write: string): void {
    const lines = this.#sheet.value.split('\n');
    const at = lines.findIndex((each) => each.includes(line.trim()) && each.includes(text));
    const was = lines[at];
    if (was === undefined) return;
    lines[at] = was.replace(text, () => write);
    this.#sheet.value = lines.join('\n');
    this.#written();
    this.#ask();
    this.#sheet.focus();
  }
}

customElements.define('fp-check', Check);
