// What a turn did, as the map of it shows it: moves as ways from space to space, battles in order, land that changed
// hands and from whom, and units placed.

import type { Board } from '../../board/index.ts';
import type { CanalState, MapMove } from '../../charts/index.ts';
import type { BattleAccount, Force, MoveAccount, TurnAccount } from '../../stats/index.ts';
import { countEntries, countTotal, type Power, type Side, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { PlainPosition, Stack } from './position.ts';

export interface MapTurn {
  /** Territories that changed hands, with the owner before; null was nobody's. */
  readonly captured: readonly (readonly [SpaceId, Power | null])[];
  /** In the order of the account; `id` is that of the battle, which a raid does not share with its space. */
  readonly battles: readonly { readonly id: string; readonly space: SpaceId }[];
  readonly moves: readonly MapMove[];
  /** For each of these moves the one that is told on the page, or the battle it belongs to. */
  readonly told: readonly (MoveAccount | BattleAccount)[];
  readonly placed: readonly (readonly [SpaceId, readonly Stack[]])[];
}

const sizeOf = (forces: readonly Force[]): number => forces.reduce((sum, { units }) => sum + countTotal(units), 0);

/** True for a plane. */
export const isAir = (board: Board, type: UnitType): boolean => board.units[type].domain === 'air';
const fly = (board: Board, forces: readonly Force[]): boolean =>
  forces.every(({ units }) => countEntries(units).every(([type]) => isAir(board, type)));

const goingOf = (...forces: readonly (readonly Force[])[]): NonNullable<MapMove['units']> =>
  forces.flat().flatMap(({ units }) => countEntries(units));

const onFoot = (forces: readonly Force[]) =>
  ({ by: 'surface', count: sizeOf(forces), units: goingOf(forces) }) as const;

/** The way of a move from one space to another; what only boards or leaves a ship on the spot goes nowhere. */
const wayOf = (board: Board, move: MoveAccount, kind: MapMove['kind']): readonly MapMove[] => {
  switch (move.kind) {
    case 'march':
      return [
        {
          kind,
          path: move.path,
          by: fly(board, move.forces) ? 'air' : 'surface',
          count: sizeOf(move.forces) + sizeOf(move.cargo),
          units: goingOf(move.forces, move.cargo),
        },
      ];
    case 'load':
      return [{ ...onFoot(move.forces), kind: 'embark', path: [move.from, move.zone] }];
    case 'unload':
    case 'landing':
      return [{ ...onFoot(move.forces), kind, path: [move.zone, move.to] }];
    default:
      return [];
  }
};

/** Attackers that retreated and submarines that withdrew, by battle. */
const retreatsOf = (board: Board, { space, rounds }: BattleAccount): readonly MapMove[] =>
  rounds.flatMap(({ happenings }) =>
    happenings.flatMap((happening): readonly MapMove[] => {
      const isAway = happening.kind === 'retreated' || happening.kind === 'withdrew';
      if (!isAway || happening.to === undefined || happening.to === space) return [];
      const { forces, to } = happening;
      return [
        {
          kind: 'retreat',
          path: [space, to],
          by: fly(board, forces) ? 'air' : 'surface',
          count: sizeOf(forces),
          units: goingOf(forces),
        },
      ];
    }),
  );

/** Who held each territory that was taken before it was taken first. */
const formerOwners = (account: TurnAccount): ReadonlyMap<SpaceId, Power | null> => {
  const { combatMoves, besideBattles, secondMoves = [], noncombatMoves, battles } = account;
  const taken = [
    ...combatMoves.flatMap((move) => (move.kind === 'take' ? [[move.space, move.from] as const] : [])),
    ...battles.flatMap(({ space, taken: by }) => (by === undefined ? [] : [[space, by.from] as const])),
    ...[...besideBattles, ...secondMoves, ...noncombatMoves].flatMap((move) =>
      move.kind === 'take' ? [[move.space, move.from] as const] : [],
    ),
  ];
  return new Map(taken.toReversed());
};

/** A turn for its map. */
export const mapTurnOf = (board: Board, account: TurnAccount): MapTurn => {
  const { combatMoves, secondMoves = [], noncombatMoves, battles, captured, placements } = account;
  const former = formerOwners(account);
  const ordered = (moves: readonly MoveAccount[], kind: MapMove['kind']) =>
    moves.flatMap((told) => wayOf(board, told, kind).map((move) => ({ told, move })));
  const moved = [
    ...ordered(combatMoves, 'combat'),
    ...ordered(secondMoves, 'combat'),
    ...battles.flatMap((told) => retreatsOf(board, told).map((move) => ({ told, move }))),
    ...ordered(noncombatMoves, 'noncombat'),
  ];
  const spaces = [...new Set(placements.map(({ space }) => space))];
  return {
    captured: captured.map((space) => [space, former.get(space) ?? null]),
    battles: battles.map(({ id, space }) => ({ id, space })),
    moves: moved.map(({ move }) => move),
    told: moved.map(({ told }) => told),
    placed: spaces.map((space) => [
      space,
      placements
        .filter((placement) => placement.space === space)
        .flatMap(({ power, units }) => countEntries(units).map(([type, count]) => ({ power, type, count }))),
    ]),
  };
};

/** A canal in a position: open to those who hold all its banks, else closed to everybody. */
export interface CanalNow {
  readonly id: string;
  readonly state: CanalState;
  /** The side whose ships may pass, or the one power. */
  readonly side?: Side;
  readonly power?: Power;
  /** The zone on the way into which it is closed, where it is open on the way out. */
  readonly into?: SpaceId;
}

/** The canals of the board in a position. */
export const canalsIn = ({ canals, sides }: Board, { owners }: PlainPosition): readonly CanalNow[] => {
  const held = new Map(owners);
  return canals.map(({ id, banks, control, into }): CanalNow => {
    const holders = banks.map((bank) => held.get(bank));
    if (control === 'mover') {
      const [power] = holders;
      if (power !== undefined && new Set(holders).size === 1) return { id, state: 'open', power };
    } else {
      const side = sides.find(({ powers }) => holders.every((power) => power !== undefined && powers.includes(power)));
      if (side !== undefined) return { id, state: 'open', side: side.id };
    }
    return { id, state: 'closed', ...(into === null ? {} : { into }) };
  });
};
