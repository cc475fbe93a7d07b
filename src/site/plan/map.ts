// In a reader's browser: the board that a turn is planned on. It is drawn from the places of a board and the shared
// file of its shapes, with the same hand as the maps of all pages; over it lies what chosen units can do.

import { drawPosition, layoutOf, ownerStyle } from '../../charts/map/board.ts';
import { type MapKit, type OpenKit, openKit } from '../../charts/map/kit.ts';
import { drawLinks } from '../../charts/map/links.ts';
import { PATH_SCALE } from '../../charts/map/scale.ts';
import type { SpaceId } from '../../vocab/index.ts';
import { html, svg } from '../elements/html.ts';
import type { Opened, Shown, ShownMove, ToldTarget } from './message.ts';

const total = (units: ToldTarget['units']): number => Object.values(units).reduce((sum, count) => sum + count, 0);

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
    this.#drawing = svg('svg', { class: 'map', viewBox: kit.box, role: 'group', 'aria-label': said.board });
    this.#drawing.append(svg('desc', {}, said.boardSays), this.#group, this.#reach, this.#marks);
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
    const position = {
      owners: new Map(shown.position.owners),
      stacks: new Map(shown.position.stacks),
      battles: shown.battles,
      moves,
    };
    const source = { file: this.#file, labels: document.documentElement.lang };
    const layout = layoutOf(base, labels, position);
    this.#group.innerHTML = drawPosition(base, labels, position, source, layout, 'map'); // drawn here, of numbers and codes
    for (const property of [...this.#group.style]) this.#group.style.removeProperty(property);
    for (const each of ownerStyle(base, position).split(';')) {
      const [property = '', value = ''] = each.split(':');
      if (property !== '') this.#group.style.setProperty(property, value);
    }
    const says = new Map(shown.says);
    for (const [space, { name }] of this.#opened.spaces) this.#name(space, [name, says.get(space)]);
  }

  #name(space: SpaceId, parts: readonly (string | undefined)[]): void {
    const title = this.#links.get(space)?.querySelector('title');
    const text = parts.filter((part) => part !== undefined && part !== '').join(': ');
    if (title && title.textContent !== text) title.textContent = text;
  }

  /**
   * Dims what chosen units cannot reach, and writes what is left to them where they can; nothing is dimmed without any.
   */
  reach(
    from: SpaceId | undefined,
    targets: readonly ToldTarget[],
    via: readonly SpaceId[],
    open: readonly SpaceId[] = [],
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
      ...open.flatMap((space) => use(space, 'is-near does-move')),
      ...via.flatMap((space) => use(space, 'is-via')),
      ...(from === undefined ? [] : use(from, 'is-chosen')),
    );
    this.#marks.replaceChildren(
      ...targets.flatMap(({ to, left, guns, units }) => {
        const box = this.#kit.labels.boxes.get(to)?.[0];
        const place = geometry.spaces.get(to);
        if (place === undefined) return [];
        const [x, y] = box === undefined ? [place.label.x, place.label.y] : [(box.left + box.right) / 2, box.top - 7];
        return [
          svg(
            'g',
            { transform: `translate(${x} ${y})`, class: guns.length === 0 ? 'range' : 'range under-fire' },
            svg('circle', { r: 8.5 }),
            svg('text', { y: 4 }, left === undefined ? `${total(units)}×` : String(Math.max(0, left))),
          ),
        ];
      }),
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
