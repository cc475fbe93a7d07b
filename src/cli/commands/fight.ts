// `fight`: battles as far as decisions allow. It writes the line of notation a player would write and submits it.

import { isHeldUp } from '../../clerk/index.ts';
import type { Battle } from '../../engine/index.ts';
import { carryOut } from '../carry-out.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines } from '../due.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { betweenSyncs } from '../publish.ts';
import { openTable, takeSeat } from '../table.ts';

const roundIn = (desk: Desk, given: Given, option: string): string | undefined => {
  const said = given.text(option);
  if (said === undefined || /^[1-9]\d?$/.test(said)) return said;
  throw new Stop(EXIT.usage, [desk.t('usage-number', { option: `--${option}`, said: cleanLine(said) })]);
};

/** The clauses of a conduct, as the notation writes them. */
const conductOf = (desk: Desk, given: Given): string => {
  const rounds = roundIn(desk, given, 'rounds');
  const after = roundIn(desk, given, 'retreat-after');
  const to = given.text('retreat-to');
  const retreat = [...(to === undefined ? [] : [`to ${to}`]), ...(after === undefined ? [] : [`after ${after}`])].join(
    ' ',
  );
  const ool = given.text('ool');
  const subs = given.text('subs');
  return [
    given.text('plan') ?? '',
    ool === undefined ? '' : `OOL ${ool}`,
    rounds === undefined ? '' : `stop after ${rounds}`,
    retreat === '' ? '' : `retreat ${retreat}`,
    subs === undefined ? '' : `subs ${subs}`,
  ]
    .filter((clause) => clause !== '')
    .join(', ');
};

export const fight = command({
  name: 'fight',
  takes: { ...GAME, battle: '[battle...]' },
  options: {
    plan: '--plan <plan>',
    ool: '--ool <units>',
    rounds: '--rounds <n>',
    'retreat-after': '--retreat-after <n>',
    'retreat-to': '--retreat-to <space>',
    subs: '--subs <what>',
    ...shared('yes', 'dry-run', 'sync', 'power', 'for', 'evidence', 'dice', 'service', 'reference'),
  },
  examples: ['npx fieldpost fight spring-26', 'npx fieldpost fight spring-26 UKR --plan SAAC --ool "inf arm ftr"'],
  run: (desk, [slug = '', ...battles], given) =>
    betweenSyncs(desk, given, async () => {
      const table = openTable(desk, slug);
      const waiting = table.game.replay.state.turn.battles.filter(({ status }) => status !== 'ended');
      // Only the attacker's own word whether he goes on is his to give by fighting.
      const isOthers = ({ due }: Battle): boolean =>
        due !== undefined && (due.decision !== 'retreat' || due.side === 'defence');
      if (waiting.every(isOthers) && isHeldUp(table)) {
        for (const line of dueLines(desk, table)) desk.say(line);
        return answer({ game: slug, written: [], due: dueData(table) }, EXIT.waiting);
      }
      if (waiting.length === 0) {
        desk.say(desk.t('fight-none'));
        desk.say(nextLine(desk, desk.t('fight-none-next')));
        return answer({ game: slug, written: [], due: dueData(table) }, EXIT.refused);
      }
      const seat = await takeSeat(desk, table, given);
      const conduct = conductOf(desk, given);
      const lines = (battles.length === 0 ? ['all'] : battles).map((battle) => `${battle} ${conduct}`.trim());
      return carryOut(desk, table, seat, `Fight:\n${lines.join('\n')}`, given);
    }),
});
