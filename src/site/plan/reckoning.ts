// In a reader's browser: the odds of the battles of a plan, worked out beside the page one after the other, once the
// reader pauses and for as long as the plan stays as it is.

import type { ToldOdds } from './message.ts';
import type { RulesAsker } from './rules.ts';

/** How long nothing is changed before battles are worked out, in milliseconds. */
const PAUSE = 200;

export class Reckoning {
  readonly #asker: RulesAsker;
  readonly #tell: () => void;
  #text: string | undefined;
  #begun = 0;
  /** In the order of the battles, as far as they are worked out. */
  odds: readonly ToldOdds[] = [];

  /** @param tell hears of every battle that is worked out */
  constructor(asker: RulesAsker, tell: () => void) {
    this.#asker = asker;
    this.#tell = tell;
  }

  /** Another position is planned from. */
  forget(): void {
    this.#text = undefined;
  }

  /** Works out so many battles of a text; whatever was begun before is left. What is known of this text stays. */
  async begin(text: string, battles: number): Promise<void> {
    if (text !== this.#text) this.odds = [];
    this.#text = text;
    this.#begun += 1;
    const begun = this.#begun;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    for (let battle = this.odds.length; battle < battles && begun === this.#begun; battle += 1) {
      const told = await this.#asker.ask({ asks: 'odds', text, battle });
      if (told === undefined || begun !== this.#begun) return;
      this.odds = [...this.odds, told];
      this.#tell();
    }
  }
}
