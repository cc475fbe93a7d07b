// `substitute`: somebody takes over powers of a player who leaves, or joins as steward, referee or witness.

import type { Player } from '../../engine/index.ts';
import { cleanText } from '../../log/index.ts';
import type { SubstituteOrder } from '../../trust/index.ts';
import { isLanguage } from '../../vocab/index.ts';
import { dialectIn } from '../club-rules.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { idFrom, powerNamed, ROLES } from '../players.ts';
import { propose } from '../propose.ts';
import { noSuchPlayer, openTable, type Table, takeSeat } from '../table.ts';

const named = ({ game }: Table, said: string): Player | undefined =>
  game.trust.players.find(({ id, name }) => id === said || name === said);

const listIn = (given: Given, option: string): readonly string[] =>
  (given.text(option) ?? '')
    .split(',')
    .map((part) => cleanLine(part).trim())
    .filter((part) => part !== '');

/** What is said of somebody new. */
const newcomer = (desk: Desk, given: Given, said: string, role: Player['role']): Player => {
  const [, id, name = ''] = /^(?:([a-z0-9-]+):)?(.+)$/.exec(said) ?? [];
  const made = id ?? idFrom(name);
  if (made === '') throw new Stop(EXIT.usage, [desk.t('agreements-bad-name', { said: cleanLine(said) })]);
  const language = given.text('language') ?? desk.language;
  if (!isLanguage(language))
    throw new Stop(EXIT.usage, [desk.t('agreements-bad-language', { said: cleanLine(language) })]);
  const entersFor = listIn(given, 'enters-for');
  const commits = listIn(given, 'commits');
  const dialect = given.text('dialect');
  return {
    id: made,
    name: cleanLine(name).trim(),
    powers: [],
    role,
    language,
    ...(entersFor.length === 0 ? {} : { entersFor: [...entersFor] }),
    ...(commits.length === 0 ? {} : { commits: [...commits] }),
    ...(dialect === undefined ? {} : { dialect: dialectIn(desk, dialect) }),
  };
};

const leaverIn = (desk: Desk, table: Table, given: Given): Player | undefined => {
  const said = given.text('leaves');
  if (said === undefined) return undefined;
  const leaver = named(table, said);
  if (leaver !== undefined) return leaver;
  throw noSuchPlayer(desk, table.game, said);
};

const roleIn = (desk: Desk, given: Given, leaver: Player | undefined): Player['role'] => {
  const said = given.text('role');
  const { t } = desk;
  if (said === undefined && leaver === undefined)
    throw new Stop(EXIT.usage, [t('agreements-leaves'), nextLine(desk, t('agreements-leaves-next'))]);
  if (said === undefined) return leaver?.role ?? 'player';
  const role = ROLES.find((one) => one === said);
  if (role === undefined) throw new Stop(EXIT.usage, [t('agreements-bad-role', { said: cleanLine(said) })]);
  return role;
};

export const substitute = command({
  name: 'substitute',
  takes: { ...GAME, enters: '<enters>' },
  options: {
    leaves: '--leaves <player>',
    powers: '--powers <powers>',
    role: '--role <role>',
    language: '--language <language>',
    'enters-for': '--enters-for <players>',
    commits: '--commits <names>',
    dialect: '--dialect <club>',
    reason: '--reason <text>',
    ...shared('yes', 'for', 'evidence'),
  },
  examples: [
    'npx fieldpost substitute spring-26 Dora --leaves anna',
    'npx fieldpost substitute spring-26 Carl --role steward',
  ],
  async run(desk, [slug = '', said = ''], given) {
    const table = openTable(desk, slug);
    const leaver = leaverIn(desk, table, given);
    const role = roleIn(desk, given, leaver);
    const known = named(table, said);
    const powers =
      given.text('powers') === undefined
        ? (leaver?.powers ?? [])
        : listIn(given, 'powers').map((power) => powerNamed(desk, table.ruleset, power, said));
    const enters = known ?? newcomer(desk, given, said, role);
    const reason = cleanText(given.text('reason') ?? '', 'text').trim();
    const order: SubstituteOrder = {
      type: 'substitute',
      enters: {
        ...enters,
        powers: [...powers],
        role: known?.role === 'witness' && powers.length > 0 ? 'player' : enters.role,
      },
      ...(leaver === undefined ? {} : { leaves: leaver.id }),
      ...(reason === '' ? {} : { reason }),
    };
    return propose(desk, table, await takeSeat(desk, table, given), given, order);
  },
});
