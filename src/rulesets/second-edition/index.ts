// The second edition as its publisher clarified it: the 1986 rulebook (base rules, ids `B…`) with the official
// clarifications (clause ids without prefix). Contradictions follow the numbered rulings.

import { secondEditionBoard, withLinks } from '../../board/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { cites } from './cites/index.ts';

export const secondEdition: Ruleset = {
  id: 'second-edition',
  version: 1,
  board: withLinks(secondEditionBoard, { close: ['caspian-sea'] }), // ruling.D27: not a space here

  turnOrder: ['ussr', 'germany', 'uk', 'japan', 'usa'], // B1.1
  sides: [
    { side: 'allies', powers: ['ussr', 'uk', 'usa'] },
    { side: 'axis', powers: ['germany', 'japan'] },
  ],
  phases: ['research', 'purchase', 'combat-move', 'combat', 'noncombat-move', 'place', 'income'], // B1.4, B1.8

  combat: {
    // B11.1; the supporting shot comes after the guns and before the attackers fire, B9.4
    land: {
      opening: ['antiaircraft-fire', 'supporting-shot'],
      round: ['attack-fire', 'defence-fire', 'remove-marked', 'retreat'],
    },
    // B12.1
    sea: {
      opening: [],
      round: ['submarine-fire', 'attack-fire', 'defence-fire', 'remove-marked', 'submarine-withdrawal', 'retreat'],
    },
    raid: { opening: ['antiaircraft-fire', 'raid-damage'], round: [] }, // B16.2, B16.3
    antiaircraftHit: 1, // B7.1
    submarineFirstShot: 'attackers-every-round', // sub.first-shot-every-round
    submarineTargets: 'ships', // B12.3
    supportingShotCasualty: 'any-unit', // B9.4, ruling.D17
    retreat: 'attacker-to-one-origin', // B13.1, retreat.single-adjacent-origin
    retreatFromAssault: 'nobody', // B9.5
    guestsOnAttackingCarrier: 'casualty-with-consent', // B6.9, ruling.D15
    submarineWithdrawal: 'one-zone-a-side-and-round', // B13.5, ruling.D3
  },

  canals: 'own-or-allied-banks-at-turn-start', // B2.7, B2.8, ruling.D22
  movement: {
    shipsOutOfCombat: 'wait-for-noncombat', // B5.5
    armorBlitz: 'through-empty-enemy-land', // B4.3
    landing: 'friendly-since-turn-start', // B6.5
    carrierRetreatInPlan: 'allowed', // ruling.D16
    homelessFighter: 'friendly-island-in-zone', // air.homeless-fighter-lands-in-zone
  },
  neutrals: { fee: 3, resistance: 'none', overflight: 'takes-control' }, // B20.1, B20.4
  research: {
    dieCost: 5, // B17.1
    breakthrough: 6,
    table: [
      'jet-power',
      'rockets',
      'super-submarines',
      'long-range-aircraft',
      'industrial-technology',
      'heavy-bombers',
    ], // B17.3 to B17.8
    effects: {
      'jet-power': { defence: { fighter: 5 } },
      rockets: { rocketRange: 3 },
      'super-submarines': { attack: { submarine: 3 } },
      'long-range-aircraft': { move: { fighter: 6, bomber: 8 } },
      'industrial-technology': { discount: 1 },
      'heavy-bombers': { attackDice: { bomber: 3 } },
    },
  },
  production: {
    originalComplex: 'unlimited', // B19.6
    otherComplex: 'territory-value-at-least-one', // B19.7, B19.8
    extraComplexes: 4, // B19.9
  },
  income: { moment: 'end-of-turn', lostCapital: 'no-income-no-purchase', capitalLoot: 'all-cash' }, // B15, B21
  victory: { capitals: { allies: 2, axis: 2 }, economic: { axis: 84 } }, // B22
  balance: { technology: { germany: ['jet-power'], japan: ['super-submarines'] } }, // B23.3
  cites,
};
