// A position as text: money and land of every power, then who stands where.

import { neighbours, powerOf, type Space } from '../board/index.ts';
import { cashIn, cashOf, type GameState, landValue, pursesOf, spaceAt, type Unit } from '../engine/index.ts';
import { capital, list } from '../i18n/format.ts';
import { battleSpace, countUnits, type Power } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import type { Table } from './table.ts';

/** Pads by what is seen. */
const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - [...text].length));
/** The width of a column of names. */
const widest = (table: Table, spaces: readonly Space[]): number =>
  Math.max(0, ...spaces.map(({ id }) => [...table.words.space(id)].length));

const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - [...text].length)) + text;

/** Units of a space in words, by power; the holder's own first and without its name. */
const unitsText = ({ words, ruleset }: Table, units: readonly Unit[], holder: Power | null): string =>
  [...ruleset.turnOrder]
    .sort((a, b) => Number(b === holder) - Number(a === holder))
    .flatMap((power) => {
      const own = units.filter((unit) => unit.power === power);
      if (own.length === 0) return [];
      const text = words.units(countUnits(own));
      return [power === holder ? text : `${words.power(power)}: ${text}`];
    })
    .join('; ');

/** What is in each of several purses; undefined for a power with one. */
const pursesText = ({ ruleset, words }: Table, state: GameState, power: Power): string | undefined => {
  const purses = pursesOf(ruleset, power);
  if (purses.length === 1) return undefined;
  return purses.map((purse) => `${words.purse(purse)} ${cashIn(state, power, purse)}`).join(', ');
};

/** Points that win, of each side that scores any. */
const pointsLines = ({ ruleset, words }: Table, state: GameState): readonly string[] =>
  ruleset.victory.flatMap((goal) =>
    goal.goal === 'points'
      ? [
          words.say('show-points', {
            side: words.side(goal.side),
            points: state.points?.[goal.side] ?? 0,
            goal: goal.points,
          }),
        ]
      : [],
  );

/** Land value, treasury and technologies or purses, a line for each power and side, and points that win. */
export const moneyLines = (desk: Desk, table: Table, state: GameState): readonly string[] => {
  const { ruleset, words } = table;
  const { t } = desk;
  const isResearched = ruleset.options.technology !== undefined;
  const name = Math.max(
    ...ruleset.turnOrder.map((power) => [...words.power(power)].length),
    ...ruleset.sides.map(({ side }) => [...words.side(side)].length),
  );
  const row = (title: string, land: string, cash: string, more: string): string =>
    `${pad(title, name)}  ${padStart(land, 5)}  ${padStart(cash, t('show-treasury').length)}  ${more}`.trimEnd();
  const powers = ruleset.turnOrder.map((power) => {
    const technologies = isResearched ? list(desk.language, state.technology[power].map(words.technology)) || '–' : '';
    return row(
      words.power(power),
      String(landValue(ruleset, state, power)),
      String(cashOf(state, power)),
      pursesText(table, state, power) ?? technologies,
    );
  });
  const sides = ruleset.sides.map(({ side, powers: own }) =>
    row(words.side(side), String(own.reduce((sum, power) => sum + landValue(ruleset, state, power), 0)), '', ''),
  );
  const more = isResearched ? t('show-technologies') : '';
  const heading = desk.paint.dim(row('', t('show-land'), t('show-treasury'), more));
  return [heading, ...powers, ...sides, ...pointsLines(table, state)];
};

/** A convoy of a zone, and who holds it. */
const convoyText = (desk: Desk, { words }: Table, state: GameState, { id, convoy }: Space): string | undefined => {
  if (convoy === undefined) return undefined;
  const { control } = spaceAt(state, id);
  const holder = control === null ? desk.t('show-neutral') : words.power(control);
  const { kind, ipc, territory } = convoy;
  if (kind === 'route')
    return territory === undefined ? undefined : words.say('show-convoy-route', { space: territory, holder });
  return words.say('show-convoy', { kind, ipc, holder });
};

const spaceLine = (desk: Desk, table: Table, state: GameState, space: Space, width: number): string => {
  const { id, code, ipc, kind } = space;
  const { control, units } = spaceAt(state, id);
  const { words } = table;
  const worth = ipc === 0 ? '  ' : padStart(String(ipc), 2);
  const held = unitsText(table, units, kind === 'sea' ? null : control);
  const told = [held, convoyText(desk, table, state, space) ?? ''].filter((text) => text !== '').join('; ');
  return `  ${code} ${worth}  ${pad(words.space(id), width)}  ${told}`.trimEnd();
};

/**
 * Who holds what and who stands where: the land of each power, then zones with units.
 *
 * @param which `all` lists neutral land and empty zones as well
 */
export const boardLines = (
  desk: Desk,
  table: Table,
  state: GameState,
  which: 'all' | 'held' = 'held',
): readonly string[] => {
  const { ruleset, words } = table;
  const { spaces } = ruleset.board;
  const zones = spaces.filter(({ kind }) => kind === 'sea');
  const sea =
    which === 'all'
      ? zones
      : zones.filter(({ id, convoy }) => spaceAt(state, id).units.length > 0 || convoy !== undefined);
  const land = spaces.filter(({ kind }) => kind === 'land');
  const width = widest(table, [...land, ...sea]);
  const listed = (title: string, own: readonly Space[]): readonly string[] => [
    '',
    desk.paint.bold(title),
    ...own.map((space) => spaceLine(desk, table, state, space, width)),
  ];
  const heldBy = (power: Power | null) => land.filter(({ id }) => spaceAt(state, id).control === power);
  const neutral = which === 'all' ? heldBy(null) : [];
  return [
    ...ruleset.turnOrder.flatMap((power) => listed(words.power(power), heldBy(power))),
    ...(neutral.length === 0 ? [] : listed(capital(desk.t('show-neutral')), neutral)),
    ...listed(desk.t('show-sea'), sea),
  ];
};

const standing = (desk: Desk, { words }: Table, state: GameState, { id, kind }: Space): string => {
  if (kind === 'sea') return desk.t('show-sea-zone');
  const { control } = spaceAt(state, id);
  return control === null ? desk.t('show-neutral') : desk.t('show-held', { power: words.power(control) });
};

/** Everything about one space. */
export const spaceLines = (desk: Desk, table: Table, state: GameState, space: Space): readonly string[] => {
  const { t, paint } = desk;
  const { words, ruleset } = table;
  const { control, units } = spaceAt(state, space.id);
  const facts = [
    ...(space.kind === 'land' ? [`${space.ipc} IPC`] : []),
    standing(desk, table, state, space),
    ...[convoyText(desk, table, state, space) ?? []].flat(),
    ...(space.bases ?? []).map((base) => t('show-base', { base })),
    ...(space.originalOwner === null || space.originalOwner === control
      ? []
      : [t('show-originally', { power: words.power(space.originalOwner) })]),
    ...(space.capitalOf === null
      ? []
      : [t('show-capital-of', { power: words.power(powerOf(ruleset.board, space.capitalOf).power) })]),
  ];
  const powers = ruleset.turnOrder.flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    if (own.length === 0) return [];
    const aboard = own.filter(({ aboard: ship }) => ship !== undefined);
    const cargo = aboard.length === 0 ? '' : `  (${t('show-aboard', { units: words.units(countUnits(aboard)) })})`;
    return [`  ${words.power(power)}: ${words.units(countUnits(own))}${cargo}`];
  });
  const fought = state.turn.battles.some(({ id, status }) => battleSpace(id) === space.id && status !== 'ended');
  const beside = neighbours(ruleset.board, space.id);
  const width = widest(table, beside);
  return [
    `${paint.bold(words.space(space.id))}  ${space.code}  ${facts.join(', ')}`,
    ...(space.aliases.length === 0
      ? []
      : [`  ${paint.dim(t('show-also-called', { names: space.aliases.join(', ') }))}`]),
    ...(powers.length === 0 ? [`  ${t('show-empty')}`] : powers),
    ...(fought ? [`  ${paint.yellow(t('show-battle'))}`] : []),
    t('show-neighbours'),
    ...beside.map(
      (other) => `  ${other.code}  ${pad(words.space(other.id), width)}  ${standing(desk, table, state, other)}`,
    ),
  ];
};
