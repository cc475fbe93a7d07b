// A ship that bears two hits, in editions made up for this: the first damages it, the second sinks it, and what it
// bears goes with it wherever it goes.

import { describe, expect, test } from 'vitest';
import { withUnits } from '../../../src/board/index.ts';
import { type GameState, spaceAt, violations } from '../../../src/engine/index.ts';
import { enhancedRealism, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import { dice, fight, give, happened, moved, NONCE } from '../../support/battles.ts';
import { combat, march, type Outcome } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const tough = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  board: withUnits(ruleset.board, { units: [{ ...ruleset.board.units.battleship, hits: 2 }] }),
});
const plain = tough(secondEdition);
const byKind = tough(enhancedRealism);

const NORTH = 'north-sea';
const BALTIC = 'baltic-sea';
const at = (round: number, role: string, power: string): string => `${NORTH}/${round}/${role}/${power}`;

const sea = (ruleset: Ruleset, attackers: string, defenders: string, given: Partial<Given> = {}): GameState =>
  moved(
    combat(
      positionOf({
        ruleset,
        power: 'germany',
        options: { askDefender: 'never' },
        units: { [BALTIC]: { germany: attackers }, [NORTH]: { uk: defenders } },
        ...given,
      }),
      [march(attackers, `${BALTIC} > ${NORTH}`)],
      { ruleset },
    ),
  );
const shipsIn = (state: GameState, zone: string) =>
  spaceAt(state, zone).units.map(({ power, type, damage = 0 }) => `${power} ${type} ${damage}`);
const named = (outcome: Outcome, type: 'units-damaged' | 'units-lost' | 'units-marked') =>
  happened(outcome, type).map(({ units }) => units.map(({ type, ids }) => `${ids.length} ${type}`).join(' '));

describe('hits that are one number', () => {
  test('the first hit falls on what bears it and costs no ship', () => {
    const shot = fight(
      sea(plain, '2 sub', '1 bb 1 trn'),
      NORTH,
      dice({ [at(1, 'submarine', 'germany')]: [1, 6] }),
      undefined,
      plain,
    );
    expect(named(shot, 'units-damaged')).toEqual(['1 battleship']);
    expect(shipsIn(shot.state, NORTH)).toContain('uk battleship 1');
    expect(violations(plain, shot.state)).toEqual([]);
  });
  test('two hits damage and take the transport, three sink both', () => {
    const shot = (values: readonly number[]) =>
      fight(
        sea(plain, '3 sub', '1 bb 1 trn'),
        NORTH,
        dice({ [at(1, 'submarine', 'germany')]: values }),
        undefined,
        plain,
      );
    const two = shot([1, 1, 6]);
    expect([named(two, 'units-damaged'), named(two, 'units-lost')]).toEqual([['1 battleship'], ['1 transport']]);
    const three = shot([1, 1, 1]);
    expect(happened(three, 'hits-void')).toEqual([]);
    expect(shipsIn(three.state, NORTH).filter((ship) => ship.startsWith('uk'))).toEqual([]);
  });
  test('one that is asked may name it as often as it bears hits, and no more', () => {
    const wishes = give(
      sea(plain, '3 sub', '1 bb 2 trn'),
      {
        type: 'standing-orders',
        power: 'uk',
        orders: [{ power: 'uk', side: 'defence', scope: 'sea', conduct: { plan: 'ask' } }],
      },
      undefined,
      plain,
    );
    const shot = dice({ [at(1, 'submarine', 'germany')]: [1, 1, 6] });
    const asked = fight(moved(wishes), NORTH, shot, undefined, plain);
    const answer = (battleships: number) =>
      give(
        asked.state,
        {
          type: 'casualties',
          power: 'uk',
          battle: NORTH,
          lost: [{ power: 'uk', units: { battleship: battleships } }],
          nonce: NONCE,
        },
        undefined,
        plain,
      );
    expect(named(answer(2), 'units-damaged')).toEqual(['1 battleship']);
    expect(named(answer(2), 'units-lost')).toEqual(['1 battleship']);
    expect(answer(3)).toMatchObject({ ok: false, error: [{ code: 'casualty-not-there', params: { there: 2 } }] });
  });
});

describe('hits by the kind of unit that made them', () => {
  test('a damaged ship fires on, is lost with the next hit, and cannot be hit more often than it bears', () => {
    const fought = fight(
      sea(byKind, '2 bb', '1 bb'),
      NORTH,
      dice({
        [at(1, 'artillery', 'germany')]: [4, 6],
        [at(1, 'artillery', 'uk')]: [6],
        [at(2, 'artillery', 'germany')]: [4, 4],
      }),
      undefined,
      byKind,
    );
    expect(named(fought, 'units-damaged')).toEqual(['1 battleship']);
    expect(named(fought, 'units-lost')).toEqual(['1 battleship']);
    expect(happened(fought, 'hits-void')).toMatchObject([{ hits: 1 }]);
  });
  test('whoever picks may hit one ship until it is gone', () => {
    const shot = fight(
      sea(byKind, '2 bb', '1 bb 2 trn'),
      NORTH,
      dice({ [at(1, 'artillery', 'germany')]: [1, 1] }),
      undefined,
      byKind,
    );
    expect(happened(shot, 'units-damaged')).toMatchObject([{ chosenBy: 'shooter', dice: [{ face: 1, hits: 1 }] }]);
    expect(happened(shot, 'units-lost')).toMatchObject([{ chosenBy: 'shooter', dice: [{ face: 1, hits: 1 }] }]);
  });
});

test('the damage goes with the ship where it sails and retreats to', () => {
  const fought = fight(
    sea(plain, '1 bb 1 trn', '1 sub 1 bb'),
    NORTH,
    dice({ [at(1, 'attack', 'germany')]: [6], [at(1, 'defence', 'uk')]: [1, 6] }),
    { retreatAfter: 1 },
    plain,
  );
  expect(happened(fought, 'retreated')).toHaveLength(1);
  expect(shipsIn(fought.state, BALTIC)).toContain('germany battleship 1');
});
