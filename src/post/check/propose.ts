// Doubtful lines of a checked turn as they were likely meant, each to be taken as a whole.

import { type Proposal, proposalsFor } from '../../clerk/propose.ts';
import { givenTo, rehearse } from '../../clerk/rehearse.ts';
import { cleanText } from '../../log/text.ts';
import type { TurnRead } from './read.ts';
import { lineAt, type Teller, type ToldLine } from './tell-lines.ts';

/** A line as it was likely meant. */
export interface ToldProposal {
  readonly line: ToldLine;
  /** Lines to be written in its place, the likeliest first. */
  readonly texts: readonly string[];
}

/** Proposes a line for each that is doubtful, as far as one can be found that the rules take. */
export const proposalsOf = (teller: Teller, { context, mail }: TurnRead): readonly ToldProposal[] => {
  const { ruleset, state } = context;
  const found: readonly Proposal[] = proposalsFor(context, teller.words, mail, (orders) =>
    rehearse(ruleset, { at: state, state }, orders, givenTo(ruleset)),
  );
  return found.map(({ line, text, others }) => ({
    line: lineAt(teller, mail.sheet, line),
    texts: [text, ...others].map((each) => cleanText(each, 'line')),
  }));
};
