// Which clauses a refusal cites: those of the question that was asked, not all that could ever stand behind its code.

import { describe, expect, test } from 'vitest';
import type { GameOrder } from '../../src/engine/index.ts';
import { give } from '../support/battles.ts';
import { clausesOf, codesOf } from '../support/moves.ts';
import { force, type Given, positionOf } from '../support/position.ts';

const NONCE = '0'.repeat(64);

const cited = (given: Given, order: GameOrder): readonly string[] => clausesOf(give(positionOf(given), order));

const march = (power: Given['power'], units: string, ...path: readonly string[]): GameOrder => ({
  type: 'combat-move',
  power,
  nonce: NONCE,
  moves: [{ kind: 'march', units: force(units), path: [...path] }],
});

describe('clauses of a refusal', () => {
  test('too dear: the price for units, the die for research, gifts only where an ally could pay', () => {
    const germany: Given = { power: 'germany', position: 'start', treasury: { germany: 32, japan: 25 } };
    expect(cited(germany, { type: 'purchase', power: 'germany', units: force('11 inf') })).toEqual(['B18.1']);
    expect(cited(germany, { type: 'research', power: 'germany', dice: 7, nonce: NONCE })).toEqual(['B17.1']);
    const poor: Given = { power: 'uk', treasury: { uk: 3, usa: 36 } };
    expect(cited(poor, { type: 'purchase', power: 'uk', units: force('2 inf') })).toEqual(['B18.1', 'B21.3']);
  });

  test('too few units: nothing but the count, unless an ally’s or bought ones stand there', () => {
    const russia: Given = { power: 'ussr', position: 'start' };
    expect(cited(russia, march('ussr', '9 inf', 'karelia-ssr', 'ukraine-ssr'))).toEqual([]);
    const mixed: Given = { power: 'uk', units: { 'karelia-ssr': { uk: '1 inf', ussr: '3 inf' } } };
    expect(cited(mixed, march('uk', '2 inf', 'karelia-ssr', 'ukraine-ssr'))).toEqual(['allies.no-gifts', 'B4.6']);
  });

  test('an ally’s units: that they are his; guests aboard a carrier only at sea', () => {
    const land: Given = { power: 'uk', units: { persia: { usa: '1 inf 1 ftr' } } };
    expect(cited(land, march('uk', '1 inf', 'persia', 'india'))).toEqual(['allies.no-gifts', 'B4.6']);
    expect(cited(land, march('uk', '1 ftr', 'persia', 'india'))).toEqual(['allies.no-gifts', 'B4.6']);
  });

  test('too far: the range of the unit, the canal only if it is on the way', () => {
    const russia: Given = { power: 'ussr', position: 'start' };
    expect(cited(russia, march('ussr', '1 inf', 'karelia-ssr', 'eastern-europe', 'germany'))).toEqual(['B4.1', 'B3.1']);
    const usa: Given = { power: 'usa', units: { 'caribbean-sea': { usa: '1 bb' } } };
    expect(
      cited(usa, march('usa', '1 bb', 'caribbean-sea', 'gulf-of-mexico', 'us-east-coast', 'north-atlantic')),
    ).not.toContain('canal.panama-one-move');
  });

  test('moved already: ships and rockets are named only where it is they', () => {
    const landed: Given = {
      power: 'germany',
      units: {},
      control: { libya: 'germany', algeria: 'germany' },
      cargo: [{ space: 'central-mediterranean-sea', power: 'germany', ship: 'transport', units: { germany: '1 arm' } }],
    };
    const order: GameOrder = {
      type: 'noncombat-move',
      power: 'germany',
      moves: [
        { kind: 'unload', units: force('1 arm'), zone: 'central-mediterranean-sea', to: 'libya' },
        { kind: 'march', units: force('1 arm'), path: ['libya', 'algeria'] },
      ],
    };
    expect(cited(landed, order)).toEqual(['B8.3']);
  });

  test('what no die can change is told while dice are due, and only what the order asks', () => {
    const given: Given = {
      power: 'uk',
      units: { 'western-europe': { germany: '3 inf' }, 'united-kingdom': { uk: '1 ftr' } },
      cargo: [{ space: 'north-sea', power: 'uk', ship: 'transport', units: { uk: '2 inf' } }],
    };
    const moves: GameOrder = {
      type: 'combat-move',
      power: 'uk',
      nonce: NONCE,
      moves: [
        { kind: 'unload', units: force('2 inf'), zone: 'north-sea', to: 'western-europe' },
        { kind: 'march', units: force('1 ftr'), path: ['united-kingdom', 'north-sea', 'western-europe'] },
      ],
    };
    const fight: GameOrder = {
      type: 'fight',
      power: 'uk',
      nonce: NONCE,
      battles: [{ battle: 'western-europe' }],
    };
    const state = give(give(positionOf(given), moves).state, fight).state;
    expect(codesOf(give(state, fight))).toEqual(['dice-awaited']);
    const leave: GameOrder = { type: 'retreat', power: 'uk', battle: 'western-europe', nonce: NONCE };
    expect(codesOf(give(state, leave))).toEqual(['dice-awaited', 'retreat-from-assault']);
  });
});
