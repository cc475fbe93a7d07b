// In a reader's browser: the board that a turn is planned on. It is drawn from the places of a board and the shared
// file of its shapes, with the same hand as the maps of all pages; over it lies what chosen units can do.

import { drawPosition, layoutOf, ownerStyle } from '../../charts/map/board.ts';
import { type MapKit, type OpenKit, openKit } from '../../charts/map/kit.ts';
import { drawLinks } from '../../charts/map/links.ts';
import { PATH_SCALE } from '../../charts/map/scale.ts';
import type { SpaceId } from '../../vocab/index.ts';
import { html, svg } from '../elements/html.ts';
import type { Opened, Shown, ShownMove, ShownRocket, ToldOdds, ToldTarget } from './message.ts';

const total = (units: ToldTarget['units']): number => Object.values(units).reduce((sum, count) => sum + count, 0);

/** A rocket as a sign, around its middle. */
const ROCKET = 'M0-6.5Q2.6-3.5 2.2 1.5L4 5H1.4L0 6.5-1.4 5H-4L-2.2 1.5Q-2.6-3.5 0-6.5Z';

export interface MapSaid {
  readonly board: string;
  readonly boardSays: string;
  readonly larger: string;
  readonly smaller: string;
  readonly whole: string;
  readonly tools: string;
  readonly help: string;
}

export class PlanMap {
  readonly #kit: OpenKit;
  readonly #file: string;
  readonly #opened: Opened;
  readonly #drawing: SVGElement;
  readonly #group: SVGElement;
  readonly #reach: SVGElement;
  readonly #marks: SVGElement;
  readonly #odds: SVGElement;
  /** Where the battles of the plan are marked, and what stands in its spaces. */
  #battles: ReturnType<typeof layoutOf>['marks'] = [];
  #says: ReadonlyMap<SpaceId, string> = new Map();
  readonly #links = new Map<SpaceId, Element>();

  constructor(
    place: HTMLElement,
    kit: MapKit,
    file: string,
    opened: Opened,
    said: MapSaid,
    tap: (space: SpaceId) => void,
  ) {
    this.#kit = openKit(kit);
    this.#file = file;
    this.#opened = opened;
    this.#group = svg('g', { id: 'map', 'aria-hidden': 'true' });
    this.#reach = svg('g', { class: 'plan-reach', 'aria-hidden': 'true', transform: `scale(${PATH_SCALE})` });
    this.#marks = svg('g', { class: 'plan-marks', 'aria-hidden': 'true' });
    this.#odds = svg('g', { class: 'plan-battles', 'aria-hidden': 'true' });
    this.#drawing = svg('svg', { class: 'map', viewBox: kit.box, role: 'group', 'aria-label': said.board });
    this.#drawing.append(svg('desc', {}, said.boardSays), this.#group, this.#reach, this.#odds, this.#marks);
    const sheet = html('div', { class: 'map-sheet' });
    const { width, height, marginX, marginY } = kit.viewBox;
    sheet.style.setProperty('--map-units', String(width + 2 * marginX));
    sheet.style.setProperty('--map-scale', String(this.#kit.labels.legible));
    sheet.style.setProperty('--map-ratio', String((width + 2 * marginX) / (height + 2 * marginY)));
    sheet.append(this.#drawing);
    for (const theatre of kit.theatres ?? []) {
      const place = html('i', { class: 'theatre-place', 'data-theatre': theatre.name });
      place.style.left = `${theatre.left}%`;
      place.style.width = `${theatre.width}%`;
      sheet.append(place);
    }
    const scroll = html('div', { class: 'map-scroll', role: 'region', 'aria-label': said.board, tabindex: '0' }, sheet);
    const { larger, smaller, whole, tools, help } = said;
    const map = html('fp-map' as 'div', { larger, smaller, whole, tools, help }, scroll);
    this.#addLinks(tap);
    place.replaceChildren(map);
  }

  #addLinks(tap: (space: SpaceId) => void): void {
    const { base } = this.#kit;
    const spaces = this.#opened.spaces.filter(([id]) => base.geometry.spaces.has(id));
    const links = spaces.map(([space, { code, name }]) => ({ space, href: `#plan-${code}`, name }));
    const source = { file: this.#file, labels: document.documentElement.lang };
    const layout = layoutOf(base, this.#kit.labels, { owners: new Map(), stacks: new Map() });
    const holder = svg('g', {});
    holder.innerHTML = drawLinks(base, layout, source, links); // drawn here, with names escaped
    this.#drawing.append(...holder.childNodes);
    const all = [...this.#drawing.querySelectorAll('.map-spaces a')];
    for (const [at, [space]] of spaces.entries()) {
      const link = all[at];
      if (link === undefined) continue;
      link.setAttribute('role', 'button');
      this.#links.set(space, link);
      link.addEventListener('click', (event) => {
        if (event.defaultPrevented) return; // the map was pushed
        event.preventDefault();
        tap(space);
      });
      link.addEventListener('keydown', (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== ' ') return;
        event.preventDefault();
        tap(space);
      });
    }
  }

  /** Draws a plan as it stands at a part of the turn. */
  draw(shown: Shown, moves: readonly ShownMove[]): void {
    const { base, labels } = this.#kit;
    const rockets = shown.rockets.flatMap(({ from, target, planned }) =>
      planned === 'yes' ? [{ path: [from, target], kind: 'combat', by: 'air', count: 1 } as const] : [],
    );
    const position = {
      owners: new Map(shown.position.owners),
      stacks: new Map(shown.position.stacks),
      battles: shown.battles,
      moves: [...moves, ...rockets],
    };
    const source = { file: this.#file, labels: document.documentElement.lang };
    const layout = layoutOf(base, labels, position);
    this.#group.innerHTML = drawPosition(base, labels, position, source, layout, 'map'); // drawn here, of numbers and codes
    for (const property of [...this.#group.style]) this.#group.style.removeProperty(property);
    for (const each of ownerStyle(base, position).split(';')) {
      const [property = '', value = ''] = each.split(':');
      if (property !== '') this.#group.style.setProperty(property, value);
    }
    this.#says = new Map(shown.says);
    this.#battles = layout.marks;
  }

  /** Writes the odds of battles where they are marked, and tells them with their spaces. */
  odds(all: readonly ToldOdds[]): void {
    this.#odds.replaceChildren(
      ...all.flatMap(({ space, wins }) => {
        const mark = this.#battles.find((each) => each.space === space);
        if (mark === undefined || wins === undefined) return [];
        const width = 11 + 6.4 * wins.length;
        return [
          svg(
            'g',
            { transform: `translate(${mark.x} ${mark.y + 17})` },
            svg('rect', { x: -width / 2, y: -8, width, height: 16, rx: 8 }),
            svg('text', { y: 4 }, wins),
          ),
        ];
      }),
    );
    for (const [space, { name }] of this.#opened.spaces) {
      const battles = all.filter((each) => each.space === space).flatMap(({ title, says }) => [title, says.join(', ')]);
      const text = [name, this.#says.get(space), ...battles]
        .filter((part) => part !== undefined && part !== '')
        .join(': ');
      const title = this.#links.get(space)?.querySelector('title');
      if (title && title.textContent !== text) title.textContent = text;
    }
  }

  /** A disc above the name of a space. */
  #mark(space: SpaceId, look: string, sign: SVGElement): readonly SVGElement[] {
    const box = this.#kit.labels.boxes.get(space)?.[0];
    const place = this.#kit.base.geometry.spaces.get(space);
    if (place === undefined) return [];
    const [x, y] = box === undefined ? [place.label.x, place.label.y] : [(box.left + box.right) / 2, box.top - 7];
    return [svg('g', { transform: `translate(${x} ${y})`, class: look }, svg('circle', { r: 8.5 }), sign)];
  }

  /**
   * Dims what chosen units cannot reach, and writes what is left to them where they can; nothing is dimmed without any.
   * Then what rockets can strike is marked.
   *
   * @param open where what is bought can be placed
   * @param rockets that can be fired
   */
  reach(
    from: SpaceId | undefined,
    targets: readonly ToldTarget[],
    via: readonly SpaceId[],
    open: readonly SpaceId[] = [],
    rockets: readonly ShownRocket[] = [],
  ): void {
    const { geometry } = this.#kit.base;
    const reached = new Set([...targets.map(({ to }) => to), ...open]);
    const use = (space: SpaceId, look: string): SVGElement[] => {
      const place = geometry.spaces.get(space);
      return place === undefined ? [] : [svg('use', { href: `${this.#file}#${place.code}`, class: look })];
    };
    const dims = from === undefined && open.length === 0;
    this.#reach.replaceChildren(
      ...(dims
        ? []
        : [...geometry.spaces.keys()]
            .filter((id) => !reached.has(id) && id !== from)
            .flatMap((id) => use(id, 'is-far'))),
      ...targets.flatMap(({ to, doing }) => use(to, `is-near does-${doing}`)),
      ...rockets.flatMap(({ target }) => use(target, 'is-target')),
      ...open.flatMap((space) => use(space, 'is-near does-move')),
      ...via.flatMap((space) => use(space, 'is-via')),
      ...(from === undefined ? [] : use(from, 'is-chosen')),
    );
    this.#marks.replaceChildren(
      ...targets.flatMap(({ to, doing, left, guns, units }) =>
        doing === 'rocket'
          ? this.#mark(to, 'range under-fire', svg('path', { d: ROCKET }))
          : this.#mark(
              to,
              guns.length === 0 ? 'range' : 'range under-fire',
              svg('text', { y: 4 }, left === undefined ? `${total(units)}×` : String(Math.max(0, left))),
            ),
      ),
      ...[...new Set(rockets.map(({ target }) => target))].flatMap((target) =>
        this.#mark(target, 'range under-fire', svg('path', { d: ROCKET })),
      ),
    );
    for (const [space, link] of this.#links) {
      link.classList.toggle('is-open', space === from);
      link.setAttribute('aria-pressed', String(space === from));
    }
  }

  /**
   * Where a space is in the window. Its shape is in a file of its own, which may still be on its way; where its name
   * stands is known from the beginning.
   */
  #placeOf(space: SpaceId): DOMPoint | undefined {
    const label = this.#kit.base.geometry.spaces.get(space)?.label;
    const toWindow = (this.#drawing as SVGGraphicsElement).getScreenCTM(); // made as a drawing
    return label && toWindow ? new DOMPoint(label.x, label.y).matrixTransform(toWindow) : undefined;
  }

  /** Brings a space into sight, with the keyboard if that is on the map, or into the middle though it is in sight. */
  see(space: SpaceId, how: 'focus' | 'look' | 'middle'): void {
    const link = this.#links.get(space);
    const box = this.#drawing.closest('.map-scroll');
    const at = this.#placeOf(space);
    if (link === undefined || box === null || at === undefined) return;
    const { x, y } = at;
    const from = box.getBoundingClientRect();
    const margin = 40;
    const isSeen =
      x > from.left + margin && x < from.right - margin && y > from.top + margin && y < from.bottom - margin;
    if (!isSeen || how === 'middle') box.scrollBy(x - from.left - from.width / 2, y - from.top - from.height / 2);
    if (how === 'focus' && link instanceof SVGElement) link.focus({ preventScroll: true });
  }
}
