// In a reader's browser: several sit at one screen, a side each. Between turns of different players the screen is
// handed over: whose it is now, and what happened in the turn before. Loaded where there are several.

import type { ToldStep, TrialTold } from './message.ts';
import { stepItem } from './show.ts';

export class HandOver {
  readonly #dialog: HTMLDialogElement;
  /** Who has the screen. */
  #hand: string | undefined;
  #since: ToldStep[] = [];

  /** @param dialog with a place for each part: `hand`, `turn` and `since` */
  constructor(dialog: HTMLDialogElement, after: () => void) {
    this.#dialog = dialog;
    dialog.addEventListener('close', after);
  }

  #part(name: string): HTMLElement | null {
    return this.#dialog.querySelector(`[data-over="${name}"]`);
  }

  /**
   * Hears how a trial stands, and asks for the screen to be handed over where the turn is another player's now.
   *
   * @param turn whose turn it is, as the page says it
   */
  hear({ hand, steps, taken }: TrialTold, turn: string): void {
    if (taken === 'yes') this.#since.pop();
    this.#since.push(...steps);
    const before = this.#hand;
    this.#hand = hand;
    if (before === hand || hand === undefined) return;
    const since = this.#since;
    this.#since = [];
    if (before === undefined) return;
    this.#part('hand')?.replaceChildren(hand);
    this.#part('turn')?.replaceChildren(turn);
    this.#part('since')?.replaceChildren(...since.map(stepItem));
    this.#dialog.showModal();
  }
}
