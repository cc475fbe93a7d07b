// In a reader's browser, beside the page: works one battle out at a time. A question that takes long is ended by ending
// the worker.

import { type BattleRules, prepare, type Question, solve } from '../../odds/calculator.ts';
import { type Tally, tallyOf } from './tally.ts';

export interface Task {
  readonly rules: BattleRules;
  readonly question: Question;
}

/** Where this runs, as far as it is used; a page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Task>) => void) | null;
  postMessage(tally: Tally): void;
}
const scope = globalThis as unknown as Scope; // this file is started as a worker and nowhere else

scope.onmessage = ({ data: { rules, question } }) => scope.postMessage(tallyOf(solve(prepare(rules, question))));
