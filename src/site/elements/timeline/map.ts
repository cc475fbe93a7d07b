// The map of a game's page as it was after a turn. Who owned what is known for all turns from one small file, so that
// the map follows the slider at once; the whole map of a turn, with units and moves, is taken from that turn's own
// page.

import type { OwnersOverTime } from '../../data/timeline.ts';
import type { FlagSpot } from '../../words/map.ts';
import { svg } from '../html.ts';
import type { FpMap } from '../map.ts';

/** What of a turn's page is shown here. */
interface TurnMap {
  readonly nodes: readonly Node[];
  readonly style: string;
  /** Those of each drawing, a theatre or the whole board. */
  readonly links: readonly Element[];
  /** Where things happened in each, for a box that shows a part. */
  readonly starts: readonly (readonly Element[])[];
  /** The map in words, its summary left out. */
  readonly table: readonly Node[];
  readonly title: string;
}

/** Turns kept ready; others are asked for again, and the browser has them still. */
const KEPT = 24;

/** The drawings of a map: one a theatre, or the whole board. */
const sheetsIn = (page: ParentNode): readonly HTMLElement[] => {
  const theatres = page.querySelectorAll<HTMLElement>('.map-scroll .map-theatre');
  return [...(theatres.length > 0 ? theatres : page.querySelectorAll<HTMLElement>('.map-scroll .map-sheet'))];
};

const withoutSummary = (details: Element | null | undefined): Node[] =>
  [...(details?.childNodes ?? [])].filter((node) => node.nodeName !== 'SUMMARY');

export class TimelineMap {
  readonly #root: HTMLElement;
  readonly #group: SVGGElement | null;
  readonly #small: SVGGElement | null;
  readonly #own: TurnMap | undefined;
  readonly #turns = new Map<string, Promise<TurnMap | undefined>>();
  #owners: Promise<readonly Map<string, string | null>[]> | undefined;
  #shown: string | number | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#group = root.querySelector<SVGGElement>('#map');
    this.#small = root.querySelector<SVGGElement>('.timeline-small g');
    this.#own = this.#group === null ? undefined : this.#read(root, '');
  }

  /**
   * Colours and flags after a turn, counted from 0; what stands on the land is left out until the whole map is there.
   */
  async owners(at: number): Promise<void> {
    this.#shown = at;
    this.#owners ??= this.#load();
    const owners = (await this.#owners)[at];
    if (owners === undefined || this.#shown !== at) return;
    for (const group of [this.#group, this.#small]) {
      for (const [space, power] of owners)
        group?.style.setProperty(`--o-${space.replace(':', '_')}`, `var(--land-${power ?? 'none'})`);
    }
    this.#group?.replaceChildren(...this.#ground(), this.#flags(owners));
  }

  /** Asks for a turn's page, if it has not been. */
  fetch(href: string): Promise<TurnMap | undefined> {
    const known = this.#turns.get(href);
    if (known !== undefined) return known;
    const asked = this.#ask(href);
    this.#turns.set(href, asked);
    const [oldest] = this.#turns.keys();
    if (this.#turns.size > KEPT && oldest !== undefined) this.#turns.delete(oldest);
    return asked;
  }

  has(href: string): boolean {
    return this.#turns.has(href);
  }

  /** Shows the whole map of a turn, if it is still wanted once it is there. */
  async turn(href: string, isWanted: () => boolean): Promise<'shown' | 'failed'> {
    const [found] = await Promise.all([this.fetch(href), this.#owners]);
    if (found === undefined) {
      this.#turns.delete(href);
      return 'failed';
    }
    if (isWanted()) {
      this.#shown = href;
      this.#put(found);
    }
    return 'shown';
  }

  /** The map of the page as it came. */
  rest(): void {
    this.#shown = undefined;
    if (this.#own !== undefined) this.#put(this.#own);
    this.#small?.setAttribute('style', this.#own?.style ?? '');
  }

  async #load(): Promise<readonly Map<string, string | null>[]> {
    const answer = await fetch(this.#root.dataset.owners ?? '').catch(() => undefined);
    if (answer?.ok !== true) {
      this.#owners = undefined; // the next move asks again
      return [];
    }
    const { opening, turns } = (await answer.json()) as OwnersOverTime; // what data/json.ts writes beside this page
    let before = new Map<string, string | null>(Object.entries(opening));
    return turns.map(({ changed }) => {
      before = new Map([...before, ...Object.entries(changed)]);
      return before;
    });
  }

  async #ask(href: string): Promise<TurnMap | undefined> {
    const answer = await fetch(href).catch(() => undefined);
    if (answer?.ok !== true) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.querySelector('#map') === null ? undefined : this.#read(page, href);
  }

  /** @param href of the turn's page, to which links to battles and moves lead */
  #read(page: ParentNode, href: string): TurnMap {
    const group = page.querySelector('#map');
    const links = [...page.querySelectorAll('.map-scroll .map-links')];
    const details = page.querySelector('.map-table');
    for (const within of [...links, details])
      for (const link of within?.querySelectorAll('a[href^="#battle"], a[href^="#move"]') ?? []) {
        const name = page.querySelector(`[id="${link.getAttribute('aria-labelledby') ?? ''}"]`)?.textContent;
        if (name !== undefined) link.setAttribute('aria-label', name.trim());
        link.removeAttribute('aria-labelledby');
        link.setAttribute('href', `${href}${link.getAttribute('href')}`);
      }
    return {
      nodes: [...(group?.childNodes ?? [])],
      style: group?.getAttribute('style') ?? '',
      links,
      starts: sheetsIn(page).map((sheet) => [...sheet.querySelectorAll('.map-start')]),
      table: withoutSummary(details),
      title: page.querySelector('.map-scroll')?.getAttribute('aria-label') ?? '',
    };
  }

  #put({ nodes, style, links, starts, table, title }: TurnMap): void {
    this.#group?.replaceChildren(...nodes);
    this.#group?.setAttribute('style', style);
    for (const [at, old] of [...this.#root.querySelectorAll('.map-scroll .map-links')].entries())
      if (links[at] !== undefined && old !== links[at]) old.replaceWith(links[at]);
    for (const start of this.#root.querySelectorAll('.map-scroll .map-start')) start.remove();
    for (const [at, sheet] of sheetsIn(this.#root).entries()) {
      sheet.append(...(starts[at] ?? []));
      const { theatre } = sheet.dataset;
      const map = sheet.querySelector('.map');
      if (map !== null) map.ariaLabel = theatre === undefined ? title : `${title}: ${theatre}`;
    }
    for (const box of this.#root.querySelectorAll('.map-scroll')) box.ariaLabel = title;
    const details = this.#root.querySelector('.map-table');
    for (const node of withoutSummary(details)) node.parentNode?.removeChild(node);
    details?.append(...table);
    this.#root.querySelector<FpMap>('fp-map')?.renew();
  }

  /** What lies under the owners on every map: the board and its names. */
  #ground(): Node[] {
    const uses = (this.#own?.nodes ?? []).filter((node) => node.nodeName === 'use');
    return uses.map((node) => node.cloneNode());
  }

  /** The flags that may differ from those printed with the names, each over the one it replaces. */
  #flags(owners: ReadonlyMap<string, string | null>): Element {
    const file = this.#group?.querySelector('use')?.getAttribute('href')?.split('#')[0] ?? '';
    // Written by the page itself: places by space.
    const spots = JSON.parse(this.#root.dataset.flags ?? '{}') as Readonly<Record<string, FlagSpot>>;
    const flags = Object.entries(spots).map(([space, [x, y, rotate]]) => {
      const href = `${file}#f-${owners.get(space) ?? 'none'}-${document.documentElement.lang}`;
      return svg('use', { href, x, y, ...(rotate === undefined ? {} : { transform: rotate }) });
    });
    return svg('g', {}, ...flags);
  }
}
