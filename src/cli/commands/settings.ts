// `settings`: other options, or another source of dice, from here on.

import type { SettingsOrder } from '../../trust/index.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { namedOptions } from '../options.ts';
import { propose } from '../propose.ts';
import { openTable, takeSeat } from '../table.ts';
import { diceRulesFor, sourceIn } from '../trust/dice-choice.ts';

const diceIn = (desk: Desk, given: Given): Pick<SettingsOrder, 'dice'> => {
  const source = sourceIn(desk, given);
  return source === undefined ? {} : { dice: diceRulesFor(desk, given, source) };
};

export const settings = command({
  name: 'settings',
  takes: GAME,
  options: {
    option: '--option <name=value>+',
    dice: '--dice <source>',
    keeper: '--keeper <player>',
    ...shared('note', 'yes', 'for', 'evidence'),
  },
  examples: [
    'npx fieldpost settings spring-26 --dice recorded',
    'npx fieldpost settings spring-26 --option technology=off --note "{note}"',
  ],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    const options = namedOptions(desk, given, table.ruleset);
    const dice = diceIn(desk, given);
    const { t } = desk;
    const isNothing = Object.keys(options).length === 0 && dice.dice === undefined;
    if (isNothing) throw new Stop(EXIT.usage, [t('agreements-nothing'), nextLine(desk, t('agreements-nothing-next'))]);
    const order: SettingsOrder = {
      type: 'settings',
      ...(Object.keys(options).length === 0 ? {} : { options }),
      ...dice,
    };
    return propose(desk, table, await takeSeat(desk, table, given), given, order);
  },
});
