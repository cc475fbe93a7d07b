// In a reader's browser: what is pressed, chosen and written on the page of a board, handed to who plans on it.

import { partOf } from './panel.ts';
import type { Planner } from './planner.ts';

/** How long a writer pauses before the board follows, in milliseconds. */
const PAUSE = 500;

/** What a press of a button of the page does, by its name. */
export interface Deeds {
  readonly [name: string]: () => unknown;
}

/** Finds what has to be on a page. */
export const finderIn =
  (root: ParentNode) =>
  <T extends Element>(selector: string, kind: new () => T): T => {
    const found = root.querySelector(selector);
    if (found instanceof kind) return found;
    throw new Error(`The page has no ${selector}.`);
  };

/**
 * Listens to the page.
 *
 * @param does what this page does beside planning
 */
export const listen = (root: HTMLElement, planner: Planner, does: Deeds): void => {
  const all: Deeds = {
    undo: () => planner.undo(),
    redo: () => planner.redo(),
    next: () => planner.next(),
    ...does,
  };
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-does]') : null;
    if (pressed !== null && pressed.ariaDisabled !== 'true') void all[pressed.dataset.does ?? '']?.();
  });
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'plan-part') void planner.open(partOf(target.value));
    if (target instanceof HTMLInputElement && target.id === 'plan-end')
      void planner.change(
        () => ({ does: 'end-turn', so: target.checked ? 'yes' : 'no' }),
        () => planner.say('did', { move: planner.say('end') }),
      );
    if (target instanceof HTMLSelectElement && target.id === 'plan-space') {
      if (target.value === '') void planner.clear();
      else void planner.pick(target.value);
    }
  });
  let pause: number | undefined;
  finderIn(root)('textarea', HTMLTextAreaElement).addEventListener('input', ({ target }) => {
    window.clearTimeout(pause);
    if (target instanceof HTMLTextAreaElement) pause = window.setTimeout(() => void planner.write(target.value), PAUSE);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (target instanceof Element && target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])'))
      return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      event.preventDefault();
      void (shiftKey ? planner.redo() : planner.undo());
    }
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'n' || key === 'N') void planner.next();
    if (key === 'Escape') void planner.clear();
  });
};
