// The bars of a game's page as they stood after a turn: units by type, faces of the dice and hits so far. The lengths
// follow from those drawn for the end and from the numbers in the file that stands beside the charts.

type Row = Readonly<Record<string, string | number | null>>;

/** Moment by moment, the opening first: the numbers of each power. */
type Moments = readonly ReadonlyMap<string, Row>[];

const powerOf = (element: Element): string => /of-(\w+)/.exec(element.getAttribute('class') ?? '')?.[1] ?? '';

const numberIn = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);

/** The one attribute of a bar, number or mark that is moved, as it was drawn. */
const drawn = new WeakMap<Element, string>();
const asDrawn = (element: Element, name: string): string => {
  const kept = drawn.get(element) ?? element.getAttribute(name) ?? '';
  drawn.set(element, kept);
  return kept;
};

const format = new Intl.NumberFormat(document.documentElement.lang === 'en' ? 'en-GB' : document.documentElement.lang);
const difference = (value: number): string => {
  const rounded = Math.round(Math.abs(value) * 10) / 10;
  return `${rounded === 0 ? '' : value > 0 ? '+' : '−'}${format.format(rounded)}`;
};

/** A bar `M80 30h120v11h-120z`: where it begins and how long it is. */
const barOf = (path: string) => {
  const [, x = '0', y = '0', length = '0', high = '0'] = /^M([\d.-]+) ([\d.-]+)h([\d.-]+)v([\d.-]+)/.exec(path) ?? [];
  return { x: Number(x), y, length: Number(length), high };
};

const NUMBER_AFTER = 6;

export class Bars {
  readonly #root: HTMLElement;
  #moments: Promise<Moments> | undefined;
  #wanted: number | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** @param at the moment: 0 is the opening */
  async show(at: number): Promise<void> {
    this.#wanted = at;
    this.#moments ??= this.#load();
    const moments = await this.#moments;
    const [now, end] = [moments[at], moments.at(-1)];
    if (now === undefined || end === undefined || this.#wanted !== at) return;
    const isEnd = now === end;
    for (const chart of this.#charts('units')) this.#units(chart, now, end);
    for (const chart of this.#charts('hits')) this.#hits(chart, now, end);
    for (const chart of this.#charts('faces')) this.#faces(chart, now, end, isEnd);
  }

  /** The charts as they came. */
  rest(): void {
    const last = this.#moments;
    this.#wanted = undefined;
    if (last === undefined) return;
    void last.then((moments) => {
      if (this.#wanted === undefined && moments.length > 0) void this.show(moments.length - 1);
    });
  }

  #charts(over: string): NodeListOf<Element> {
    return this.#root.querySelectorAll(`[data-over="${over}"] > svg`);
  }

  async #load(): Promise<Moments> {
    const answer = await fetch(this.#root.dataset.series ?? '').catch(() => undefined);
    if (answer?.ok !== true) {
      this.#moments = undefined; // the next move asks again
      return [];
    }
    // What data/json.ts writes beside this page.
    const file = (await answer.json()) as { columns: string[]; rows: (string | number | null)[][] };
    const moments = new Map<string, Map<string, Row>>();
    for (const cells of file.rows) {
      const row: Row = Object.fromEntries(file.columns.map((column, at) => [column, cells[at] ?? null]));
      const turn = String(row.turn ?? '');
      const moment = moments.get(turn) ?? new Map<string, Row>();
      moments.set(turn, moment.set(String(row.power), row));
    }
    return [...moments.values()];
  }

  /** Gives a bar its length and its number the place behind it. */
  #stretch(bar: Element, length: number, says: string, tick: number): void {
    const path = bar.querySelector('.bar');
    const number = bar.querySelector('.number');
    if (path === null || number === null) return;
    const { x, y, high } = barOf(asDrawn(path, 'd'));
    path.setAttribute('d', `M${x} ${y}h${length}v${high}h${-length}z`);
    number.setAttribute('x', String(x + Math.max(length, tick) + NUMBER_AFTER));
    number.textContent = says;
  }

  #units(chart: Element, now: ReadonlyMap<string, Row>, end: ReadonlyMap<string, Row>): void {
    const bars = [...chart.querySelectorAll('[data-bar]')].map((bar) => {
      const [type, power] = [bar.getAttribute('data-bar') ?? '', powerOf(bar)];
      const { length, x } = barOf(asDrawn(bar.querySelector('.bar') ?? bar, 'd'));
      const tick = bar.querySelector('.tick')?.getAttribute('d');
      return {
        bar,
        value: numberIn(now.get(power), type),
        last: numberIn(end.get(power), type),
        length,
        tick: tick == null ? 0 : Number(/^M([\d.-]+)/.exec(tick)?.[1] ?? x) + 1 - x,
      };
    });
    // The longest bar tells the scale best: lengths are rounded.
    const longest = bars.reduce(
      (one, other) => (other.length > one.length ? other : one),
      bars[0] ?? { last: 0, length: 0 },
    );
    const unit = longest.last === 0 ? 0 : longest.length / longest.last;
    for (const { bar, value, tick } of bars) this.#stretch(bar, value * unit, format.format(value), tick);
  }

  #hits(chart: Element, now: ReadonlyMap<string, Row>, end: ReadonlyMap<string, Row>): void {
    for (const bar of chart.querySelectorAll('g[class^="of-"]')) {
      const [row, last] = [now.get(powerOf(bar)), end.get(powerOf(bar))];
      const { length, x } = barOf(asDrawn(bar.querySelector('.bar') ?? bar, 'd'));
      const tick = bar.querySelector('.tick');
      const [, from = '0', rest = ''] = /^M([\d.-]+)(.*)$/.exec(tick === null ? '' : asDrawn(tick, 'd')) ?? [];
      const share = (column: string): number => numberIn(row, column) / (numberIn(last, column) || 1);
      const expected = (Number(from) + 1 - x) * share('hits-expected');
      tick?.setAttribute('d', `M${x + expected - 1}${rest}`);
      const luck = numberIn(row, 'hits') - numberIn(row, 'hits-expected');
      const says = `${format.format(numberIn(row, 'hits'))} (${difference(luck)})`;
      this.#stretch(bar, length * share('hits'), says, expected);
    }
  }

  #faces(chart: Element, now: ReadonlyMap<string, Row>, end: ReadonlyMap<string, Row>, isEnd: boolean): void {
    for (const panel of chart.querySelectorAll('g[class^="of-"]')) {
      const [row, last] = [now.get(powerOf(panel)), end.get(powerOf(panel))];
      const [, left = '0', foot = '0', wide = '0'] =
        /^M([\d.-]+) ([\d.-]+)h([\d.-]+)/.exec(panel.querySelector('.axis')?.getAttribute('d') ?? '') ?? [];
      const bottom = Number(foot);
      const columns = [...panel.querySelectorAll('.number')].map((number, at) => {
        const face = `face-${at + 1}`;
        const high = bottom - 4 - Number(asDrawn(number, 'y'));
        const value = numberIn(row, face);
        const height = (high * value) / (numberIn(last, face) || 1);
        number.setAttribute('y', String(bottom - height - 4));
        number.textContent = format.format(value);
        return { middle: Number(number.getAttribute('x')), height };
      });
      const width = Math.min(30, (Number(wide) / Math.max(1, columns.length)) * 0.72);
      const path = columns.map(({ middle, height }) =>
        height === 0 ? '' : `M${middle - width / 2} ${bottom}v${-height}h${width}v${height}z`,
      );
      panel.querySelector('.bar')?.setAttribute('d', path.join(''));
      const rule = panel.querySelector('.rule');
      const level = Number(/ ([\d.-]+)h/.exec(rule === null ? '' : asDrawn(rule, 'd'))?.[1] ?? bottom);
      const share = numberIn(row, 'dice') / (numberIn(last, 'dice') || 1);
      rule?.setAttribute('d', `M${left} ${bottom - (bottom - level) * share}h${wide}`);
      // How many dice there were is said of the whole game.
      panel.querySelector<SVGElement>('text.quiet')?.classList.toggle('past', !isEnd);
    }
  }
}
