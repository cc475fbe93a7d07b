// In a reader's browser: what lies behind the dice of a turn that was checked. Loaded once a turn may be sent.

import { lookAhead } from '../../clerk/ahead.ts';
import { foreseeThreats } from '../../clerk/foresee.ts';
import type { Parse } from '../../clerk/table.ts';
import { type SaidThreats, threatsSaid } from '../../clerk/tell-foresight.ts';
import { oddsOf } from '../../odds/of-game.ts';
import { ASKED } from '../../odds/step-solver.ts';
import type { TurnRead } from '../../post/check/read.ts';
import { type ToldAhead, tellAhead } from '../../post/check/tell-ahead.ts';
import type { Teller } from '../../post/check/tell-lines.ts';
import type { Tried } from '../../post/check/try.ts';

interface Looked {
  readonly told: ToldAhead;
  /** Works out what the enemy can hit next, which takes a while. */
  threats(): SaidThreats | undefined;
}

/** @param parse reads the rest of the turn, as all of it was read */
export const lookFrom = (teller: Teller, read: TurnRead, tried: Tried, parse: Parse): Looked => {
  const { context, mail } = read;
  const { rehearsal } = tried;
  const { ruleset } = context;
  const ahead =
    rehearsal &&
    lookAhead(context, mail, rehearsal, {
      odds: (rules, state, id, battle) => oddsOf(rules, state, id, battle, { trial: ASKED }),
      parse,
      threats: 'no',
    });
  return {
    told: tellAhead(teller, read, tried, ahead),
    threats: () => {
      const threats = rehearsal && foreseeThreats(ruleset, rehearsal.reached, ahead?.through?.end);
      return threats && threatsSaid(teller.words, threats, ahead?.foreseen.assumed ?? 'nothing');
    },
  };
};
