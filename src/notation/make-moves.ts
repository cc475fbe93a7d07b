// Moves as lines. A way that the reader would fill in or ferry is marked to be taken as it stands.

import type { Load, March, Move, Unload } from '../engine/index.ts';
import { countEntries, type Power, type SpaceKind, type UnitType } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import { sayPower, saySpace, sayUnit, sayUnits } from './say.ts';
import { written } from './words.ts';

const arrow = ' > ';

const inBrackets = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join(', ')})`);

/** The kind of all spaces on the way of ships that go alone; the reader expects it too. */
const kindOf = (context: NotationContext, march: March): SpaceKind | undefined =>
  countEntries(march.units).every(([type]) => boardOf(context).units[type].domain === 'sea') ? 'sea' : undefined;

/** True if the reader will take the way for what it is: steps from space to space, nobody carried over water. */
const isPlain = (context: NotationContext, { units, path, cargo }: March): boolean => {
  const board = boardOf(context);
  const domains = new Set(countEntries(units).map(([type]) => board.units[type].domain));
  const spaces = path.map((id) => board.byId.get(id));
  const touching = path.every((id, at) => at === 0 || spaces[at - 1]?.adjacent.includes(id) === true);
  const dry = !domains.has('land') || (!domains.has('sea') && spaces.every((space) => space?.kind === 'land'));
  const saysEmpty = cargo !== undefined && countEntries(cargo).length === 0;
  return touching && dry && (!saysEmpty || domains.has('sea'));
};

const makeMarch = (context: NotationContext, march: March): string => {
  const { units, path, cargo, origin, land, mission } = march;
  const kind = kindOf(context, march);
  const notes = [
    ...(cargo === undefined
      ? []
      : [countEntries(cargo).length === 0 ? written('empty') : `${written('carrying')} ${sayUnits(context, cargo)}`]),
    ...(origin === undefined ? [] : [`${written('began')} ${saySpace(context, origin)}`]),
    ...(land === undefined ? [] : [`${written('landing')} ${saySpace(context, land)}`]),
  ];
  const verb = isPlain(context, march) ? '' : `${written('march').toLowerCase()} `;
  const way = path.map((id) => saySpace(context, id, kind)).join(arrow);
  const raid = mission === undefined ? '' : ` ${written(mission)}`;
  return `${verb}${sayUnits(context, units)} ${way}${raid}${inBrackets(notes)}`;
};

/** `on ussr trn`: whose transports, if not the mover's. */
const aboard = (context: NotationContext, ships: Power | undefined, ship: UnitType = 'transport'): string =>
  ships === undefined && ship === 'transport'
    ? ''
    : ` ${written('on')} ${ships === undefined ? '' : `${sayPower(ships)} `}${sayUnit(context, ship)}`;

const makeLoad = (context: NotationContext, { units, from, zone, ships, ship }: Load): string =>
  `${written('load').toLowerCase()} ${sayUnits(context, units)} ${saySpace(context, from)}${arrow}${saySpace(context, zone, 'sea')}${aboard(context, ships, ship)}`;

const makeUnload = (context: NotationContext, { units, zone, to, ships, origin }: Unload): string => {
  const notes = origin === undefined ? [] : [`${written('began')} ${saySpace(context, origin)}`];
  const way = `${saySpace(context, zone, 'sea')}${arrow}${saySpace(context, to)}`;
  return `${written('unload').toLowerCase()} ${sayUnits(context, units)} ${way}${aboard(context, ships)}${inBrackets(notes)}`;
};

/** One move as a line. */
export const makeMove = (context: NotationContext, move: Move): string => {
  switch (move.kind) {
    case 'march':
      return makeMarch(context, move);
    case 'load':
      return makeLoad(context, move);
    case 'unload':
      return makeUnload(context, move);
  }
};
