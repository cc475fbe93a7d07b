// In a reader's browser: the map can be made larger, pushed about, and walked with the keyboard. It is whole and linked
// without this; the map itself scrolls in its box, and to make it larger is to make it wider there.

const MOST = 6;
const STEP = 1.4;
/** Shapes are drawn this many times as large as the map they are on. */
const PATH = 2;
/** A theatre whole in a box that is narrower than this, in pixels, has names nobody can read. */
const LEGIBLE = 700;
/** A press that moves less than this is a click. */
const STILL = 5;

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  readonly link: SVGAElement;
  readonly x: number;
  readonly y: number;
}

/** Whether a stretch is seen in a window: all of it, or its middle where it is longer than the window. */
const isWithin = (low: number, high: number, from: number, to: number): boolean =>
  high - low <= to - from ? low >= from && high <= to : (low + high) / 2 > from && (low + high) / 2 < to;

/**
 * `<fp-map larger smaller whole tools help>` around `.map-scroll` with the drawing; the words are in its attributes.
 */
export class FpMap extends HTMLElement {
  #zoom = 1;
  #box: HTMLElement | null = null;
  #sheet: HTMLElement | null = null;
  #buttons: HTMLButtonElement[] = [];
  #spots: Spot[] | undefined;

  connectedCallback(): void {
    this.#box = this.querySelector('.map-scroll');
    this.#sheet = this.querySelector('.map-sheet');
    const [box, sheet] = [this.#box, this.#sheet];
    if (box === null || sheet === null || this.#buttons.length > 0) return;
    this.#addTools(box);
    this.#rove(sheet);
    this.#push(box);
    this.#pinch(box);
    this.#begin(box);
    box.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.#to(this.#zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
      },
      { passive: false },
    );
    box.addEventListener('keydown', (event) => this.#key(event));
    let width = window.innerWidth;
    window.addEventListener('resize', () => {
      if (window.innerWidth === width) return; // bars of a telephone come and go
      width = window.innerWidth;
      this.#to(1);
    });
  }

  /**
   * Where the box shows only a part of the map, it begins where things happened; later only if that is out of sight.
   */
  #begin(box: HTMLElement, when: 'at-once' | 'unseen' = 'at-once'): void {
    // With script the first space is a stop of the keyboard and scrolls the box.
    box.tabIndex = -1;
    const start = this.#startIn(box);
    if (start === undefined) return;
    const [to, from] = [start.getBoundingClientRect(), box.getBoundingClientRect()];
    const isSeen =
      isWithin(to.left, to.right, from.left, from.right) && isWithin(to.top, to.bottom, from.top, from.bottom);
    if (when === 'unseen' && isSeen) return;
    this.#centre(box, start);
    this.#toEdge(box);
  }

  /** A box that would leave out but a little of the map at one side begins with that side: names are not cut there. */
  #toEdge(box: HTMLElement): void {
    const [left, most] = [box.scrollLeft, box.scrollWidth - box.clientWidth];
    const little = box.clientWidth / 8;
    if (left < little) box.scrollLeft = 0;
    else if (most - left < little) box.scrollLeft = most;
  }

  /** What is seen first of a part of the map, on this screen. */
  #startIn(part: Element): Element | undefined {
    return [...part.querySelectorAll('.map-start')].find((each) => each.getClientRects().length > 0);
  }

  #centre(box: HTMLElement, part: Element): void {
    const [to, from] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += to.left + to.width / 2 - from.left - from.width / 2;
    box.scrollTop += to.top + to.height / 2 - from.top - from.height / 2;
  }

  /** How small the map may become: until all of it is seen. */
  #least(): number {
    const [box, sheet] = [this.#box, this.#sheet];
    if (box === null || sheet === null) return 1;
    const { width, height } = sheet.getBoundingClientRect();
    // A box that is as high as the map at its usual size says nothing of how small it may be.
    const isFixed = getComputedStyle(box).containerType === 'size';
    const fits = Math.min(box.clientWidth / width, isFixed ? box.clientHeight / height : Number.POSITIVE_INFINITY);
    const least = fits * this.#zoom;
    return least > 0.99 ? 1 : least;
  }

  /** To be called when the links of the drawing have been replaced. */
  renew(): void {
    this.#spots = undefined;
    if (this.#sheet === null) return;
    if (this.#box !== null) this.#begin(this.#box, 'unseen');
    this.#stopAt(this.#sheet.querySelector('.map-spaces a'));
  }

  #say(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  #addTools(box: HTMLElement): void {
    const tools = document.createElement('div');
    tools.className = 'map-tools';
    tools.setAttribute('role', 'group');
    tools.setAttribute('aria-label', this.#say('tools'));
    const add = (sign: string, name: string, zoom: () => number): void => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.sign = sign;
      button.title = this.#say(name);
      button.setAttribute('aria-label', button.title);
      button.addEventListener('click', () => this.#to(zoom()));
      this.#buttons.push(button);
      tools.append(button);
    };
    add('−', 'smaller', () => this.#zoom / STEP);
    add('1×', 'whole', () => this.#least());
    add('+', 'larger', () => this.#zoom * STEP);
    for (const theatre of this.querySelectorAll<HTMLElement>('[data-theatre]')) tools.append(this.#toTheatre(theatre));
    const help = document.createElement('p');
    help.className = 'vh';
    help.id = 'map-help';
    help.textContent = this.#say('help');
    box.setAttribute('aria-describedby', help.id);
    this.append(tools, help);
    this.#mark();
  }

  /**
   * A button that shows one theatre as large as the box can; on a telephone as much of it as can be read, where things
   * happened in it or else its middle.
   */
  #toTheatre(theatre: HTMLElement): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'theatre';
    button.textContent = theatre.dataset.theatre ?? '';
    button.addEventListener('click', () => {
      const box = this.#box;
      if (box === null) return;
      const { width } = theatre.getBoundingClientRect();
      const fits = (this.#zoom * box.clientWidth) / width;
      this.#to(box.clientWidth < LEGIBLE ? Math.max(1, fits) : fits);
      this.#centre(box, box.clientWidth < LEGIBLE ? (this.#startIn(theatre) ?? theatre) : theatre);
    });
    return button;
  }

  /** Buttons that would do nothing say so, and keep the keyboard all the same. */
  #mark(): void {
    const [smaller, whole, larger] = this.#buttons;
    for (const button of [smaller, whole]) button?.setAttribute('aria-disabled', String(this.#zoom <= this.#least()));
    larger?.setAttribute('aria-disabled', String(this.#zoom >= MOST));
  }

  /** Draws the map so many times its size; the point at x and y of the window, else the middle, stays where it is. */
  #to(zoom: number, x?: number, y?: number): void {
    const [box, sheet] = [this.#box, this.#sheet];
    if (box === null || sheet === null) return;
    const frame = box.getBoundingClientRect();
    const [left, top] = [
      (x ?? frame.left + frame.width / 2) - frame.left,
      (y ?? frame.top + frame.height / 2) - frame.top,
    ];
    const before = sheet.getBoundingClientRect();
    const [across, down] = [(box.scrollLeft + left) / before.width, (box.scrollTop + top) / before.height];
    this.#zoom = Math.min(MOST, Math.max(this.#least(), zoom));
    box.style.removeProperty('--map-width');
    box.style.removeProperty('--map-height');
    if (this.#zoom !== 1) {
      const { width, height } = sheet.getBoundingClientRect();
      if (this.#zoom > 1) box.style.setProperty('--map-height', `${Math.min(height, window.innerHeight * 0.9)}px`);
      box.style.setProperty('--map-width', `${width * this.#zoom}px`);
    }
    const after = sheet.getBoundingClientRect();
    box.scrollLeft = across * after.width - left;
    box.scrollTop = down * after.height - top;
    this.#mark();
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zoom = { '+': this.#zoom * STEP, '=': this.#zoom * STEP, '-': this.#zoom / STEP, '0': this.#least() }[
      event.key
    ];
    if (zoom !== undefined) {
      event.preventDefault();
      this.#to(zoom);
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    const direction = DIRECTIONS[event.key];
    const next = direction === undefined ? undefined : this.#nextTo(document.activeElement, direction);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  /** The spaces by their middles, in units of the drawing. */
  #all(): Spot[] {
    this.#spots ??= [...(this.#sheet?.querySelectorAll<SVGAElement>('.map-spaces a') ?? [])].map((link) => {
      const { x, y, width, height } = link.getBBox();
      return { link, x: x + width / 2, y: y + height / 2 };
    });
    return this.#spots;
  }

  /** The width of the board, in whose units spaces have their places: what its drawings show, without the margins. */
  #around(): number {
    const boxes = [...(this.#sheet?.querySelectorAll<SVGSVGElement>('svg.map') ?? [])].map(
      (svg) => svg.viewBox.baseVal,
    );
    const [first, last] = [boxes[0], boxes.at(-1)];
    return first === undefined || last === undefined ? 0 : PATH * (last.x + last.width + first.x);
  }

  /** The next space in a direction; over the left and right edge the board goes on. */
  #nextTo(from: Element | null, [dx, dy]: readonly [number, number]): SVGAElement | undefined {
    const spots = this.#all();
    const here = spots.find(({ link }) => link === from);
    if (here === undefined) return undefined;
    const round = this.#around();
    let best: { readonly link: SVGAElement; readonly cost: number } | undefined;
    for (const { link, x, y } of spots)
      for (const shift of [-round, 0, round]) {
        const [right, down] = [x + shift - here.x, y - here.y];
        const along = right * dx + down * dy;
        const beside = Math.abs(right * dy) + Math.abs(down * dx);
        if (along <= 0 || beside > along * 1.5) continue;
        const cost = along + beside * 2;
        if (best === undefined || cost < best.cost) best = { link, cost };
      }
    return best?.link;
  }

  /** One stop for all spaces: the tab key enters the map where it was left, arrows go on from there. */
  #rove(sheet: HTMLElement): void {
    this.#stopAt(sheet.querySelector('.map-spaces a'));
    // Not on the drawing itself: browsers make a drawing that listens for that a stop of its own.
    sheet.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches('.map-spaces a')) this.#stopAt(target);
    });
  }

  #stopAt(stop: Element | null): void {
    for (const link of this.#sheet?.querySelectorAll('.map-spaces a') ?? [])
      link.setAttribute('tabindex', link === stop ? '0' : '-1');
    // Whatever an arrow leads to leads to it.
    for (const link of this.#sheet?.querySelectorAll('.map-ways a') ?? []) link.setAttribute('tabindex', '-1');
  }

  /** A mouse pushes the map; a press that stays where it is remains a click. */
  #push(box: HTMLElement): void {
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | undefined;
    let moved = false;
    box.addEventListener('dragstart', (event) => event.preventDefault());
    box.addEventListener('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
      moved = false;
      if (pointerType === 'mouse' && button === 0) from = { x, y, left: box.scrollLeft, top: box.scrollTop };
    });
    window.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (from === undefined) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      moved ||= Math.hypot(x, y) > STILL;
      if (!moved) return;
      box.classList.add('is-dragged');
      box.scrollTo(from.left - x, from.top - y);
    });
    window.addEventListener('pointerup', () => {
      from = undefined;
      box.classList.remove('is-dragged');
    });
    box.addEventListener(
      'click',
      (event) => {
        if (moved) event.preventDefault();
        moved = false;
      },
      { capture: true },
    );
  }

  /** Two fingers make it larger; one scrolls the box or the page as everywhere. */
  #pinch(box: HTMLElement): void {
    let from: { readonly distance: number; readonly zoom: number } | undefined;
    const spread = ({ touches: [one, other] }: TouchEvent): number =>
      one === undefined || other === undefined
        ? 0
        : Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    box.addEventListener('touchstart', (event) => {
      from = event.touches.length === 2 ? { distance: spread(event), zoom: this.#zoom } : undefined;
    });
    box.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches;
        if (from === undefined || one === undefined || other === undefined) return;
        event.preventDefault();
        const zoom = (from.zoom * spread(event)) / from.distance;
        this.#to(zoom, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      },
      { passive: false },
    );
    box.addEventListener('touchend', () => {
      from = undefined;
    });
  }
}

customElements.define('fp-map', FpMap);
