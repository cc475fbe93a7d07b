// `settings`: other options, or another source of dice, from here on.

import { OptionsSchema } from '../../rulesets/index.ts';
import type { SettingsOrder } from '../../trust/index.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { optionList } from '../options.ts';
import { cleanLine } from '../paint.ts';
import { propose } from '../propose.ts';
import { openTable, takeSeat } from '../table.ts';
import { diceRulesFor, sourceIn } from '../trust/dice-choice.ts';

const SomeOptionsSchema = OptionsSchema.partial();

type SomeOptions = NonNullable<SettingsOrder['options']>;

const optionsIn = (desk: Desk, given: Given): SomeOptions => {
  const pairs = given.all('option').map((said): readonly [string, string] => {
    const [name = '', value = ''] = said.split('=').map((part) => part.trim());
    if (SomeOptionsSchema.safeParse({ [name]: value }).success) return [name, value];
    throw new Stop(EXIT.usage, [desk.t.create.badOption(cleanLine(said), optionList())]);
  });
  return SomeOptionsSchema.parse(Object.fromEntries(pairs));
};

const diceIn = (desk: Desk, given: Given): Pick<SettingsOrder, 'dice'> => {
  const source = sourceIn(desk, given);
  return source === undefined ? {} : { dice: diceRulesFor(desk, given, source) };
};

export const settings = command({
  name: 'settings',
  takes: '<game>',
  options: {
    option: '--option <name=value>+',
    dice: '--dice <source>',
    keeper: '--keeper <player>',
    note: '--note <text>',
    yes: '-y, --yes',
    for: '--for <player>',
    evidence: '--evidence <mail>',
  },
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    const options = optionsIn(desk, given);
    const dice = diceIn(desk, given);
    const t = desk.t.agreements;
    const isNothing = Object.keys(options).length === 0 && dice.dice === undefined;
    if (isNothing) throw new Stop(EXIT.usage, [t.nothing, nextLine(desk, t.nothingNext)]);
    const order: SettingsOrder = {
      type: 'settings',
      ...(Object.keys(options).length === 0 ? {} : { options }),
      ...dice,
    };
    return propose(desk, table, await takeSeat(desk, table, given), given, order);
  },
});
