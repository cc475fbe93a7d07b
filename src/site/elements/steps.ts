// In a reader's browser: goes through a turn move by move, battle by battle and round by round, on the map and in what
// is told beside it at once. Pointing at a move lights its arrow, and pointing at an arrow its moves; both are links to
// each other, so that without this they find each other too.

import { fill } from './fill.ts';
import { svg } from './html.ts';
import { Player } from './player.ts';

const STEPS = '.board-panel :is(.moves li[id], article.battle, article.battle .round)';
/** What is pointed at, and what the reader goes through, look alike. */
const LIT = 'is-lit';
const HERE = 'is-here';
/** How long a piece goes along its arrow, in milliseconds. */
const GOING = 900;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The move, or the battle, that a part of the page belongs to. */
const toldIn = (part: Element | null): Element | null => part?.closest('.moves li[id], article.battle') ?? null;

/** On the map and beside it, all that belongs together with a move or battle. */
const togetherWith = (told: Element): readonly Element[] => {
  const { way } = told instanceof HTMLElement ? told.dataset : {};
  const arrow = way === undefined ? null : document.getElementById(way);
  const links = document.querySelectorAll(`.map-scroll .map-links > a[href="#${told.id}"]`);
  return [told, ...(arrow === null ? [] : [arrow]), ...links];
};

/** The moves of an arrow, or the battle that a link of the map leads to. */
const toldBy = (link: Element): readonly Element[] => {
  const moves = link.id === '' ? [] : document.querySelectorAll(`.moves li[data-way="${link.id}"]`);
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return moves.length > 0 || target === null ? [...moves] : [target];
};

/** All that is lit when somebody points at something; nothing where it belongs to no move and no battle. */
const around = (target: EventTarget | null): readonly Element[] => {
  if (!(target instanceof Element)) return [];
  const link = target.closest('.map-scroll .map-links > a, .map-ways a');
  const told = link === null ? [toldIn(target)] : toldBy(link);
  return [...(link === null ? [] : [link]), ...told.flatMap((each) => (each === null ? [] : togetherWith(each)))];
};

/** A piece that goes along an arrow from its beginning to its end. */
const send = (arrow: Element): void => {
  const shaft = document.getElementById(arrow.querySelector('use')?.getAttribute('href')?.slice(1) ?? '');
  if (!(shaft instanceof SVGPathElement) || isStill()) return;
  const kind = shaft.parentElement?.id.split('-').at(-1) ?? '';
  const piece = svg('circle', { r: 6.5, class: 'map-piece', style: `fill:var(--move-${kind})` });
  arrow.append(piece);
  const length = shaft.getTotalLength();
  const begun = performance.now();
  const go = (now: number): void => {
    const share = Math.min(1, (now - begun) / GOING);
    const { x, y } = shaft.getPointAtLength(length * share);
    piece.setAttribute('transform', `translate(${x} ${y})`);
    if (share < 1 && piece.isConnected) requestAnimationFrame(go);
    else piece.remove();
  };
  requestAnimationFrame(go);
};

/** `<fp-steps says>` around the buttons and an `<output>`; the sentence says where the reader is. */
class Steps extends HTMLElement {
  #steps: HTMLElement[] = [];
  #at = -1;
  #player: Player | undefined;

  connectedCallback(): void {
    if (this.#player !== undefined) return;
    this.#steps = [...document.querySelectorAll<HTMLElement>(STEPS)];
    this.#player = new Player(this, {
      at: () => this.#at,
      last: () => this.#steps.length - 1,
      go: (at) => this.#go(at),
    });
    this.#say();
    this.addEventListener('keydown', (event) => this.#key(event, 'ArrowLeft', 'ArrowRight'));
    document.addEventListener('keydown', (event) => {
      if (event.target instanceof Element && event.target.matches('.moves a.who, .battle h3 .anchor'))
        this.#key(event, 'ArrowUp', 'ArrowDown');
    });
    for (const [on, off] of [
      ['pointerover', 'pointerout'],
      ['focusin', 'focusout'],
    ] as const) {
      document.addEventListener(on, ({ target }) => {
        for (const each of around(target)) each.classList.add(LIT);
      });
      document.addEventListener(off, () => {
        for (const each of document.querySelectorAll(`.${LIT}`)) each.classList.remove(LIT);
      });
    }
    document.addEventListener('click', (event) => this.#click(event));
  }

  #key(event: KeyboardEvent, back: string, on: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key !== back && event.key !== on) return;
    event.preventDefault();
    if (!this.contains(document.activeElement)) this.#at = this.#of(document.activeElement);
    this.#player?.step(event.key === back ? -1 : 1);
    if (this.contains(document.activeElement)) return;
    const link = toldIn(this.#steps[this.#at] ?? null)?.querySelector<HTMLElement>('a.who, h3 .anchor');
    link?.focus({ preventScroll: true });
  }

  /** The step that a part of the page is in. */
  #of(part: Element | null): number {
    const told = toldIn(part);
    return told instanceof HTMLElement ? this.#steps.indexOf(told) : -1;
  }

  /** A move leads to its arrow and an arrow to its move; the page stays where it can. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      !(event.target instanceof Element)
    )
      return;
    const link = event.target.closest('.moves a.who, .map-ways a');
    if (link === null) return;
    const told = link.matches('.who') ? link : toldBy(link)[0];
    const at = this.#of(told ?? null);
    if (at < 0) return;
    event.preventDefault();
    this.#player?.stop();
    this.#go(at);
  }

  #go(wanted: number): void {
    const at = Math.max(0, Math.min(this.#steps.length - 1, wanted));
    const step = this.#steps[at];
    if (step === undefined) return;
    this.#at = at;
    for (const each of document.querySelectorAll(`.${HERE}`)) each.classList.remove(HERE);
    for (const each of document.querySelectorAll('[aria-current="step"]')) each.removeAttribute('aria-current');
    const told = toldIn(step);
    const lit = told === null ? [] : togetherWith(told);
    for (const each of [step, ...lit.filter((each) => each !== told)]) each.classList.add(HERE);
    step.setAttribute('aria-current', 'step');
    const folded = step.closest('details');
    if (folded !== null) folded.open = true;
    const behavior = isStill() ? 'auto' : 'smooth';
    step.scrollIntoView({ block: 'center', behavior });
    const shown = lit.find((each) => each !== told);
    if (shown !== undefined) this.#show(shown, behavior);
    if (shown?.matches('.map-ways a') === true) send(shown);
    this.#say();
  }

  /** Brings a part of the map into the middle of its box. */
  #show(part: Element, behavior: ScrollBehavior): void {
    const box = part.closest('.map-scroll');
    if (box === null) return;
    const [here, frame] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollBy({
      left: here.left + here.width / 2 - frame.left - frame.width / 2,
      top: here.top + here.height / 2 - frame.top - frame.height / 2,
      behavior,
    });
  }

  #say(): void {
    const output = this.querySelector('output');
    const number = new Intl.NumberFormat(document.documentElement.lang);
    const [at, all] = [number.format(this.#at + 1), number.format(this.#steps.length)];
    if (output !== null && this.#at >= 0) output.textContent = fill(this.getAttribute('says') ?? '', { at, all });
    this.hidden = this.#steps.length === 0;
  }
}

customElements.define('fp-steps', Steps);
