// In a reader's browser: a time by the reader's own clock, and beside it how long ago it was or how long it is yet. A
// page is whole without it; it runs nowhere else.

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

/** `7 Mar 2026, 05:00 CET`: the same moment where the reader is. */
const local = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** `<fp-away at="2026-03-01T20:14:00Z" kind="until" locale="en-GB" overdue="overdue">` behind the time it is about. */
class Away extends HTMLElement {
  connectedCallback(): void {
    const distance = Date.parse(this.getAttribute('at') ?? '') - Date.now();
    const isUntil = this.getAttribute('kind') === 'until';
    if (Number.isNaN(distance) || (!isUntil && distance > 0)) return;
    const lang = this.getAttribute('locale') ?? document.documentElement.lang;
    const time = this.previousElementSibling;
    // What tells a day alone stays a day.
    if (time instanceof HTMLTimeElement && time.title === '' && /\d:\d\d/.test(time.textContent)) {
      time.title = time.textContent;
      time.textContent = local(lang, Date.parse(time.dateTime));
    }
    const isOverdue = isUntil && distance < 0;
    const overdue = `${this.getAttribute('overdue')}: ${span(lang, distance)}`;
    this.textContent = ` (${isOverdue ? overdue : relative(lang, distance)})`;
    this.classList.toggle('overdue', isOverdue);
  }
}

customElements.define('fp-away', Away);
