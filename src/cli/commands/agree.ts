// `agree` and `decline`: a side's answer to a proposal.

import { appendAgree, appendDecline } from '../../archive/index.ts';
import { type Command, command, GAME, type Given, PROPOSAL, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer } from '../exit.ts';
import { stopAt } from '../faults.ts';
import { proposalLines } from '../proposed.ts';
import { openTable, takeSeat } from '../table.ts';
import { maySay, proposalNamed, writeAndTell } from '../undo.ts';

const respond = async (
  desk: Desk,
  how: 'agree' | 'decline',
  args: readonly string[],
  given: Given,
): Promise<Answer> => {
  const [slug = '', name] = args;
  const table = openTable(desk, slug);
  const proposal = proposalNamed(desk, table, name);
  const seat = await takeSeat(desk, table, given);
  const draft = (how === 'agree' ? appendAgree : appendDecline)(table.game, proposal.hash, seat.said);
  if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
  for (const line of proposalLines(desk, table, proposal)) desk.say(line);
  const { seq } = proposal;
  const mine = proposal.player === seat.speaker.id ? 'undo-confirm-back' : 'undo-confirm-decline';
  const question = desk.t(how === 'agree' ? 'undo-confirm-agree' : mine, { seq });
  if ((await maySay(desk, given, question)) === 'no') return answer({ game: slug, written: [] });
  return writeAndTell(desk, table, draft.value, ({ game }) => {
    if (how === 'decline') return desk.t('undo-declined');
    const open = game.trust.proposals.some(({ hash }) => hash === proposal.hash);
    return open ? desk.t('undo-agreed') : desk.t('undo-takes-effect');
  });
};

export const agree: Command<'agree'> = command({
  name: 'agree',
  takes: { ...GAME, ...PROPOSAL },
  options: shared('yes', 'for', 'evidence'),
  examples: ['npx fieldpost agree spring-26', 'npx fieldpost agree spring-26 17 --as ben --yes'],
  run: (desk, args, given) => respond(desk, 'agree', args, given),
});

export const decline: Command<'decline'> = command({
  name: 'decline',
  takes: { ...GAME, ...PROPOSAL },
  options: shared('yes', 'for', 'evidence'),
  examples: ['npx fieldpost decline spring-26', 'npx fieldpost decline spring-26 17 --as ben --yes'],
  run: (desk, args, given) => respond(desk, 'decline', args, given),
});
