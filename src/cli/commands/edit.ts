// `edit`: the position is set right: back to an earlier entry, and then spaces, money and whose turn begins.

import { type PositionChange, PositionChangeSchema } from '../../engine/index.ts';
import type { EditOrder } from '../../trust/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { forcesIn, powerIn, spaceIn } from '../forces.ts';
import { momentOf, turnNamed } from '../moment.ts';
import { cleanLine } from '../paint.ts';
import { propose, reasonFor } from '../propose.ts';
import { readJson } from '../read-json.ts';
import { openTable, type Table, takeSeat } from '../table.ts';

/** `a=b` as its two sides. */
const sidesOf = (said: string): readonly [string, string] => {
  const at = said.indexOf('=');
  return at < 0 ? [said, ''] : [said.slice(0, at), said.slice(at + 1)];
};

const NOBODY = /^(?:nobody|neutral|niemand|neutraal)$/i;

const controlIn = (desk: Desk, table: Table, given: Given): Pick<PositionChange, 'control'> => {
  const pairs = given.all('control').map((said): readonly [SpaceId, Power | null] => {
    const [name, holder] = sidesOf(said);
    const space = spaceIn(table, name);
    const power = NOBODY.test(holder.trim()) ? null : powerIn(table, holder);
    if (space !== undefined && power !== undefined) return [space, power];
    throw new Stop(EXIT.usage, [desk.t('agreements-bad-control', { said: cleanLine(said) })]);
  });
  return pairs.length === 0 ? {} : { control: Object.fromEntries(pairs) };
};

const unitsIn = (desk: Desk, table: Table, given: Given): Pick<PositionChange, 'units' | 'spaces'> => {
  const named = given.all('units').map((said) => {
    const [name, what] = sidesOf(said);
    const space = spaceIn(table, name);
    const forces = space === undefined || !said.includes('=') ? undefined : forcesIn(table, space, what);
    if (space !== undefined && forces !== undefined) return { space, forces };
    throw new Stop(EXIT.usage, [desk.t('agreements-bad-units', { said: cleanLine(said) })]);
  });
  const units = named.flatMap(({ forces }) => forces);
  const spaces = named.flatMap(({ space, forces }) => (forces.length === 0 ? [space] : []));
  return { ...(units.length === 0 ? {} : { units }), ...(spaces.length === 0 ? {} : { spaces }) };
};

const treasuryIn = (desk: Desk, table: Table, given: Given): Pick<PositionChange, 'treasury'> => {
  const pairs = given.all('treasury').map((said): readonly [Power, number] => {
    const [name, ipc] = sidesOf(said);
    const power = powerIn(table, name);
    if (power !== undefined && /^\d{1,4}$/.test(ipc.trim())) return [power, Number(ipc)];
    throw new Stop(EXIT.usage, [desk.t('agreements-bad-treasury', { said: cleanLine(said) })]);
  });
  return pairs.length === 0 ? {} : { treasury: Object.fromEntries(pairs) };
};

const turnIn = (desk: Desk, table: Table, given: Given): Pick<PositionChange, 'round' | 'power'> => {
  const said = given.text('turn');
  if (said === undefined) return {};
  const [, round, name = ''] = /^r(\d{1,3})-(.+)$/.exec(turnNamed(table, said)) ?? [];
  const power = powerIn(table, name);
  if (power !== undefined && Number(round) > 0) return { round: Number(round), power };
  throw new Stop(EXIT.usage, [desk.t('agreements-bad-turn', { said: cleanLine(said) })]);
};

const positionIn = async (desk: Desk, table: Table, given: Given): Promise<PositionChange | undefined> => {
  const file = given.text('position');
  const position: PositionChange = {
    ...(file === undefined ? {} : await readJson(desk, file, PositionChangeSchema)),
    ...controlIn(desk, table, given),
    ...unitsIn(desk, table, given),
    ...treasuryIn(desk, table, given),
    ...turnIn(desk, table, given),
  };
  return Object.keys(position).length === 0 ? undefined : position;
};

export const edit = command({
  name: 'edit',
  takes: GAME,
  options: {
    to: '--to <moment>',
    units: '--units <space=units>+',
    control: '--control <space=power>+',
    treasury: '--treasury <power=ipc>+',
    turn: '--turn <turn>',
    position: '--position <file>',
    ...shared('reason', 'rule', 'yes', 'for', 'evidence'),
  },
  examples: [
    'npx fieldpost edit spring-26 --to r02-japan --reason "{reason}"',
    'npx fieldpost edit spring-26 --units "karelia=ussr 5 inf" --treasury germany=24 --reason "{reason}"',
  ],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    const back = given.text('to');
    const to = back === undefined ? undefined : momentOf(desk, table, back).entry?.hash;
    const position = await positionIn(desk, table, given);
    const { t } = desk;
    if (to === undefined && position === undefined) {
      throw new Stop(EXIT.usage, [t('agreements-nothing'), nextLine(desk, t('agreements-nothing-next'))]);
    }
    const rule = given.text('rule');
    const order: EditOrder = {
      type: 'edit',
      reason: await reasonFor(desk, given),
      ...(rule === undefined ? {} : { rule }),
      ...(to === undefined ? {} : { to }),
      ...(position === undefined ? {} : { position }),
    };
    return propose(desk, table, await takeSeat(desk, table, given), given, order);
  },
});
