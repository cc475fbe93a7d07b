// In a reader's browser: a slider that goes through the turns of a game and takes the map and every chart of the page
// along. The turns, their headlines and addresses are links of the page; the address keeps the turn shown. Nothing is
// fetched before the reader moves it, or comes by an address with a turn.

import { askInAllLanguages } from './languages.ts';
import { Player } from './player.ts';
import { Bars } from './timeline/bars.ts';
import { lineMarks } from './timeline/lines.ts';
import { TimelineMap } from './timeline/map.ts';
import { readChart } from './timeline/reading.ts';

/** A turn as the page's list of headlines names it. */
interface Stop {
  readonly id: string;
  readonly href: string;
  /** Power and round. */
  readonly says: string;
  readonly headline: string;
  /** Gives the emblem and colour of its power. */
  readonly look: string;
}

/** The part of the address that keeps the turn. */
const QUERY = 'turn';
/** Moves that follow each other faster than this are one step back in the browser's history, in milliseconds. */
const ONE_STEP = 2000;
/** The slider rests so long before the whole map of a turn is asked for. */
const REST = 160;

/**
 * `<fp-timeline data-owners data-series data-flags>` around a bar with the slider, the map, the timeline and the
 * charts.
 */
class Timeline extends HTMLElement {
  #stops: Stop[] = [];
  #range: HTMLInputElement | null = null;
  #map: TimelineMap | undefined;
  #bars: Bars | undefined;
  #at = 0;
  #moved = Number.NEGATIVE_INFINITY;
  #resting: number | undefined;
  #player: Player | undefined;

  connectedCallback(): void {
    const range = this.querySelector<HTMLInputElement>('.timeline-bar input');
    if (range === null || this.#range !== null) return;
    this.#range = range;
    this.#stops = [...this.querySelectorAll<HTMLAnchorElement>('.chronicle a')].map((link) => ({
      id: link.dataset.turn ?? '',
      href: link.getAttribute('href') ?? '',
      says: link.dataset.says ?? '',
      headline: link.textContent ?? '',
      look: link.parentElement?.className ?? '',
    }));
    this.#at = this.#stops.length - 1;
    this.#map = new TimelineMap(this);
    this.#bars = new Bars(this);
    range.addEventListener('input', () => {
      this.#player?.stop();
      this.#go(Number(range.value) - 1);
    });
    this.#player = new Player(this, {
      at: () => this.#at,
      last: () => this.#stops.length - 1,
      go: (at) => this.#go(at),
    });
    for (const figure of this.#lineCharts())
      readChart(figure, {
        address: (row) => (figure.dataset.over === 'turns' ? this.#stops[row - 1]?.href : undefined),
        rest: () => this.#markLines(figure),
      });
    window.addEventListener('popstate', () => this.#follow());
    if (this.#asked() !== undefined) this.#follow();
  }

  /** The turn the address names, counted from 0. */
  #asked(): number | undefined {
    const id = new URLSearchParams(location.search).get(QUERY);
    const at = this.#stops.findIndex((stop) => stop.id === id);
    return at < 0 ? undefined : at;
  }

  #follow(): void {
    this.#player?.stop();
    const asked = this.#asked();
    if (asked === undefined) this.#rest();
    else this.#show(asked);
  }

  /** Shows a turn and keeps it in the address. */
  #go(wanted: number): void {
    const at = Math.max(0, Math.min(this.#stops.length - 1, wanted));
    const stop = this.#stops[at];
    if (stop === undefined) return;
    const now = performance.now();
    const address = new URL(location.href);
    address.searchParams.set(QUERY, stop.id);
    address.hash = '';
    if (now - this.#moved < ONE_STEP) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#moved = now;
    this.#show(at);
  }

  #show(at: number): void {
    const stop = this.#stops[at];
    if (stop === undefined) return;
    this.#at = at;
    this.#say(stop);
    askInAllLanguages();
    this.classList.add('is-live');
    for (const figure of this.#lineCharts()) this.#markLines(figure);
    void this.#bars?.show(at + 1);
    void this.#map?.owners(at);
    window.clearTimeout(this.#resting);
    if (this.#map?.has(stop.href) === true) void this.#fill(at);
    else this.#resting = window.setTimeout(() => void this.#fill(at), REST);
  }

  /** The whole map of the turn, and those of its neighbours at hand for the next step. */
  async #fill(at: number): Promise<void> {
    const stop = this.#stops[at];
    if (stop === undefined || this.#map === undefined) return;
    const isWanted = (): boolean => this.#at === at && this.classList.contains('is-live');
    const shown = await this.#map.turn(stop.href, isWanted);
    const failed = this.querySelector<HTMLElement>('.timeline-failed');
    if (failed !== null && isWanted()) failed.textContent = shown === 'failed' ? (failed.dataset.says ?? '') : '';
    for (const near of [this.#stops[at + 1], this.#stops[at - 1]]) if (near !== undefined) this.#map.fetch(near.href);
  }

  #say(stop: Stop): void {
    const range = this.#range;
    if (range !== null) {
      range.value = String(this.#at + 1);
      range.setAttribute('aria-valuetext', `${stop.says}: ${stop.headline}`);
    }
    const [power, link] = this.querySelectorAll<HTMLElement>('.timeline-says > *');
    if (power !== undefined) {
      power.className = stop.look;
      power.textContent = stop.says;
    }
    if (link instanceof HTMLAnchorElement) {
      link.setAttribute('href', stop.href);
      link.textContent = stop.headline;
    }
    for (const other of this.querySelectorAll<HTMLAnchorElement>('.timeline .stop, .chronicle a'))
      other.ariaCurrent = other.getAttribute('href') === stop.href ? 'true' : null;
  }

  #lineCharts(): NodeListOf<HTMLElement> {
    return this.querySelectorAll<HTMLElement>('[data-over="turns"], [data-over="rounds"]');
  }

  /** Marks a chart where the slider stands; not before somebody has moved it. */
  #markLines(figure: HTMLElement): void {
    const { id = '' } = this.#stops[this.#at] ?? {};
    const at = figure.dataset.over === 'turns' ? this.#at + 1 : (/\d+/.exec(id)?.[0] ?? '');
    lineMarks(figure, this.classList.contains('is-live') ? at : undefined);
  }

  /** The page as it came. */
  #rest(): void {
    window.clearTimeout(this.#resting);
    const last = this.#stops.at(-1);
    this.#at = this.#stops.length - 1;
    if (last !== undefined) this.#say(last);
    askInAllLanguages();
    for (const other of this.querySelectorAll('[aria-current]')) other.ariaCurrent = null;
    this.classList.remove('is-live');
    for (const figure of this.#lineCharts()) this.#markLines(figure);
    this.#bars?.rest();
    this.#map?.rest();
  }
}

customElements.define('fp-timeline', Timeline);
