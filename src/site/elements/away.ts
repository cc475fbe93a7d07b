// In a reader's browser: how long ago something was, or how long it is yet, beside the time itself. A page is whole
// without it; it runs nowhere else.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From so many milliseconds on, time is told in this unit. */
const UNITS = [
  { unit: 'day', length: DAY, from: 2 * DAY },
  { unit: 'hour', length: HOUR, from: 2 * HOUR },
  { unit: 'minute', length: MINUTE, from: 0 },
] as const;

const unitOf = (distance: number) => UNITS.find(({ from }) => Math.abs(distance) >= from) ?? UNITS[2];

/** `3 days ago`, `in 5 hours`. */
const relative = (language: string, distance: number): string => {
  const { unit, length } = unitOf(distance);
  return new Intl.RelativeTimeFormat(language).format(Math.trunc(distance / length), unit);
};

/** `3 days`, whichever way. */
const span = (language: string, distance: number): string => {
  const { unit, length } = unitOf(distance);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.trunc(Math.abs(distance) / length));
};

/** `<fp-away at="2026-03-01T20:14:00Z" kind="until" overdue="overdue">`: filled in where script runs. */
class Away extends HTMLElement {
  connectedCallback(): void {
    const distance = Date.parse(this.getAttribute('at') ?? '') - Date.now();
    const isUntil = this.getAttribute('kind') === 'until';
    if (Number.isNaN(distance) || (!isUntil && distance > 0)) return;
    const { lang } = document.documentElement;
    const isOverdue = isUntil && distance < 0;
    const overdue = `${this.getAttribute('overdue')}: ${span(lang, distance)}`;
    this.textContent = ` (${isOverdue ? overdue : relative(lang, distance)})`;
    this.classList.toggle('overdue', isOverdue);
  }
}

customElements.define('fp-away', Away);
