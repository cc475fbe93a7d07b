// In a reader's browser: what lies behind the dice of a planned turn, and its mail. Loaded once somebody asks.

import type { ReadSheet } from '../../clerk/sheet.ts';
import type { Parse } from '../../clerk/table.ts';
import type { NotationContext } from '../../notation/index.ts';
import { turnRead } from '../../post/check/read.ts';
import type { Teller } from '../../post/check/tell-lines.ts';
import { tryTurn } from '../../post/check/try.ts';
import { lookFrom } from '../check/ahead.ts';
import type { PlanAnswers } from './message.ts';

export const tellPlanAhead = (
  teller: Teller,
  context: NotationContext,
  { text, sheet }: ReadSheet,
  parse: Parse,
): PlanAnswers['ahead'] => {
  const { power } = context;
  const player = teller.game.players.find(({ powers }) => powers.includes(power));
  const speaker = player ?? { id: '', name: '', role: 'player' as const, powers: [power] };
  const mail = { text, sheet, prose: [], requests: [] };
  const turn = turnRead({ context, lines: text.split('\n'), forfeit: 'no' }, speaker, mail);
  const { told } = lookFrom(teller, turn, tryTurn(turn), parse);
  return { ahead: told, ...(told.mail === undefined ? {} : { mail: told.mail }) };
};
