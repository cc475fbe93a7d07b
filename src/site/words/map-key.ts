// The key of a map: its signs with what they mean, and only those that are on it.

import type { Board } from '../../board/index.ts';
import {
  type BoardSign,
  type CanalState,
  type MapSource,
  MOVE_KINDS,
  mapSign,
  ownSigns,
  type Sign,
} from '../../charts/index.ts';
import { boardBase, changedLinks } from '../data/map.ts';
import { canalsIn, type MapTurn } from '../data/map-turn.ts';
import type { PlainPosition } from '../data/position.ts';
import type { MapDrawing } from './map.ts';
import type { Speech } from './speak.ts';

export interface KeyEntry {
  /** A small drawing. */
  readonly sign: string;
  readonly says: string;
}

/** How links look that are not as printed: they have the signs of canals. */
const linkEntries = (board: Board): readonly CanalState[] =>
  (['open', 'closed'] as const).filter((state) => changedLinks(board).some((link) => link.state === state));

/**
 * The signs that any turn of a game may need, for a map on which a reader goes through its turns; those of what
 * happened in a turn come last.
 */
export const wholeKey = ({ t, words, board }: Speech, source: MapSource): readonly (readonly KeyEntry[])[] => {
  const entry = (sign: Sign, says: string): KeyEntry => ({ sign: mapSign(sign, source), says });
  return [
    [
      ...board.powers.map(({ power }) => entry({ power }, words.power(power))),
      entry({ sign: 'capital' }, t('map-key-capital')),
      entry({ sign: 'value' }, t('map-key-value')),
      entry({ sign: 'home' }, t('map-key-home')),
      entry({ sign: 'front' }, t('map-key-front')),
    ],
    board.roster.map((type) => entry({ sign: type }, words.unit(type))),
    [
      ...ownSigns(boardBase(board)).map((sign) => entry({ sign }, t(`map-key-${sign}`))),
      entry({ sign: 'total' }, t('map-key-total')),
      ...(board.canals.length === 0 ? [] : (['canal-open', 'canal-closed'] as const)).map((sign) =>
        entry({ sign }, t(`map-key-${sign}`)),
      ),
      ...linkEntries(board).map((state) => entry({ sign: `canal-${state}` }, t(`map-key-link-${state}`))),
    ],
    [...MOVE_KINDS.toReversed(), 'battle' as const, 'captured' as const, 'placed' as const].map((sign) =>
      entry({ sign }, t(`map-key-${sign}`)),
    ),
  ];
};

/** The signs of powers and units, and those of what happened. */
export const mapKey = (
  { t, words, board }: Speech,
  position: PlainPosition,
  turn: MapTurn | undefined,
  { shown }: MapDrawing,
  source: MapSource,
): readonly (readonly KeyEntry[])[] => {
  const entry = (sign: Sign, says: string): KeyEntry => ({ sign: mapSign(sign, source), says });
  const owners = new Set(position.owners.map(([, power]) => power));
  const stacks = position.stacks.flatMap(([, each]) => each);
  const powers = board.powers
    .map(({ power }) => power)
    .filter((power) => owners.has(power) || stacks.some((stack) => stack.power === power));
  const types = new Set(stacks.map(({ type }) => type));
  const canals = new Set(canalsIn(board, position).map(({ state }) => state));
  const linkKey = linkEntries(board).map((state) => entry({ sign: `canal-${state}` }, t(`map-key-link-${state}`)));
  const placed = turn !== undefined && turn.placed.length > 0;
  const isShown = (sign: BoardSign): boolean =>
    (sign !== 'damaged' && sign !== 'patrol') || stacks.some(({ state }) => state === sign);
  const ownKey = ownSigns(boardBase(board)).filter(isShown);
  return [
    [
      ...powers.map((power) => entry({ power }, words.power(power))),
      entry({ sign: 'capital' }, t('map-key-capital')),
      entry({ sign: 'value' }, t('map-key-value')),
      ...(shown.homes === 'some' ? [entry({ sign: 'home' }, t('map-key-home'))] : []),
      ...(shown.fronts === 'some' ? [entry({ sign: 'front' }, t('map-key-front'))] : []),
    ],
    [
      ...board.roster.filter((type) => types.has(type)).map((type) => entry({ sign: type }, words.unit(type))),
      ...ownKey.map((sign) => entry({ sign }, t(`map-key-${sign}`))),
    ],
    [
      ...MOVE_KINDS.toReversed()
        .filter((kind) => shown.moves.has(kind))
        .map((kind) => entry({ sign: kind }, t(`map-key-${kind}`))),
      ...(turn === undefined || turn.battles.length === 0 ? [] : [entry({ sign: 'battle' }, t('map-key-battle'))]),
      ...(turn === undefined || turn.captured.length === 0 ? [] : [entry({ sign: 'captured' }, t('map-key-captured'))]),
      ...(placed ? [entry({ sign: 'placed' }, t('map-key-placed'))] : []),
      ...(shown.totals === 'some' ? [entry({ sign: 'total' }, t('map-key-total'))] : []),
      ...(['open', 'closed'] as const)
        .filter((state) => canals.has(state))
        .map((state) => entry({ sign: `canal-${state}` }, t(`map-key-canal-${state}`))),
      ...linkKey,
    ],
  ];
};
