// A chart of lines is read with pointer or keys: the moment pointed at is marked on it with its values, the arrow keys
// go from moment to moment, and a click or Enter leads to the turn.

import { lineMarks } from './lines.ts';

interface Reader {
  /** The address of the turn a row of the chart's table is about; none for the opening, or where rows are rounds. */
  readonly address: (row: number) => string | undefined;
  /** Marks the chart as the page does when nobody reads it. */
  readonly rest: () => void;
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, PageUp: -5, PageDown: 5 };

/** The row at a place of the window. */
const rowAt = (drawing: SVGSVGElement, clientX: number): number => {
  const box = drawing.querySelector('.lines');
  const attribute = (name: string): number => Number(box?.getAttribute(name));
  const [, , last = 0] = (box?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const x = new DOMPoint(clientX, 0).matrixTransform(drawing.getScreenCTM()?.inverse()).x;
  return Math.max(0, Math.min(last, Math.round(((x - attribute('x')) / attribute('width')) * last)));
};

/** Makes the chart of a figure readable; its drawing becomes a stop of the keyboard. */
export const readChart = (figure: HTMLElement, { address, rest }: Reader): void => {
  const rows = [...figure.querySelectorAll('tbody tr')];
  const names = [...figure.querySelectorAll('thead th')].slice(1).map((name) => name.textContent ?? '');
  let at = rows.length - 1;
  const says = (): string => {
    const cells = [...(rows[at]?.querySelectorAll('td') ?? [])];
    const values = cells.map((cell, index) => `${names[index] ?? ''} ${cell.textContent ?? ''}`);
    return `${rows[at]?.querySelector('th')?.textContent ?? ''}: ${values.join(', ')}`;
  };
  const drawings = [...figure.querySelectorAll<SVGSVGElement>(':scope > svg')];
  const tell = (): void => {
    for (const drawing of drawings) {
      drawing.setAttribute('aria-valuenow', String(at));
      drawing.setAttribute('aria-valuetext', says());
    }
  };
  const mark = (row: number): void => {
    at = Math.max(0, Math.min(rows.length - 1, row));
    tell();
    lineMarks(figure, at);
  };
  const open = (): void => {
    const href = address(at);
    if (href !== undefined) location.assign(href);
  };
  for (const drawing of drawings) {
    drawing.setAttribute('role', 'slider');
    drawing.setAttribute('tabindex', '0');
    drawing.setAttribute('aria-valuemin', '0');
    drawing.setAttribute('aria-valuemax', String(rows.length - 1));
    drawing.addEventListener('pointermove', ({ clientX }) => mark(rowAt(drawing, clientX)));
    drawing.addEventListener('pointerleave', rest);
    drawing.addEventListener('focus', () => mark(at));
    drawing.addEventListener('blur', rest);
    drawing.addEventListener('click', ({ clientX }) => {
      mark(rowAt(drawing, clientX));
      open();
    });
    drawing.addEventListener('keydown', (event) => {
      const ends: { readonly [key: string]: number } = { Home: 0, End: rows.length - 1 };
      const to = ends[event.key] ?? (STEPS[event.key] === undefined ? undefined : at + (STEPS[event.key] ?? 0));
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') open();
      if (to === undefined) return;
      event.preventDefault();
      mark(to);
    });
  }
  tell();
};
