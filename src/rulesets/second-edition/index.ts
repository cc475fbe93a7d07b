// The second edition as its publisher clarified it: the 1986 rulebook (base rules, ids `B…`) with the official
// clarifications (clause ids without prefix). Contradictions follow the numbered rulings.

import { secondEditionBoard, withLinks } from '../../board/index.ts';
import { onceEach } from '../../vocab/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { cites } from './cites/index.ts';

export const secondEdition: Ruleset = {
  id: 'second-edition',
  version: 1,
  board: withLinks(secondEditionBoard, { close: ['caspian-sea'] }), // ruling.D27: not a space here

  turnOrder: ['ussr', 'germany', 'uk', 'japan', 'usa'], // B1.1
  jointTurns: [],
  sides: [
    { side: 'allies', powers: ['ussr', 'uk', 'usa'] },
    { side: 'axis', powers: ['germany', 'japan'] },
  ],
  relations: 'fixed-sides', // B1.2
  phases: onceEach('research', 'purchase', 'combat-move', 'combat', 'noncombat-move', 'place', 'income'), // B1.4, B1.8
  options: {
    luck: ['dice', 'low-luck'],
    technology: ['on', 'off'],
    technologyStarts: ['at-once', 'after-turn'],
    askDefender: ['club', 'never'],
    economicVictory: ['on', 'off'],
    totalVictory: ['off', 'on'], // B23.1
    shipsIntoEnemyZones: ['off', 'on'], // B23.2
    balance: ['none', 'axis-technology', 'no-soviet-attack', 'no-new-complexes'], // B23.3
    pieceLimits: ['off', 'on'], // B3.12
    bids: ['none', 'open', 'sealed'],
  },

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
    orderOfLoss: {
      attack: {
        land: ['infantry', 'armor', 'fighter', 'bomber'],
        sea: ['transport', 'submarine', 'fighter', 'bomber', 'carrier', 'battleship'],
      },
      defence: {
        land: ['infantry', 'armor', 'bomber', 'fighter'],
        sea: ['transport', 'submarine', 'fighter', 'carrier', 'battleship'],
      },
    },
    askFor: {
      land: [{ unit: 'bomber' }],
      sea: [{ unit: 'submarine' }, { unit: 'carrier', if: 'loaded' }, { unit: 'transport', if: 'loaded' }],
    },
    antiaircraftHit: 1, // B7.1
    gunsFireAt: 'planes-passing-and-fighting', // B7.1, B7.2
    passingLosses: 'order-of-loss', // B7.3
    submarineFirstShot: 'attackers-every-round', // sub.first-shot-every-round
    submarineTargets: 'ships', // B12.3
    supportingShotCasualty: 'any-unit', // B9.4, ruling.D17
    whileOneWaits: 'others-wait', // B10.2
    surprise: 'none',
    casualties: 'owner', // B10.4
    shoreFire: 'attackers-on-land', // amphib.battleship-immune
    assault: 'if-troops-came-ashore', // B9.7, ruling.D30
  },
  retreat: {
    by: 'attacker', // B13.1, retreat.attacker-only
    landUnitsTo: 'origin', // retreat.single-adjacent-origin, ruling.D7
    shipsTo: 'origin',
    fromAssault: 'nobody', // B9.5
    sharedZone: 'battle-owed', // B5.2
  },
  submarines: {
    leave: 'one-zone-a-side-and-round', // B13.5, ruling.D3
    attackersTo: 'zone-ships-left-last', // sub.leaves-first-to-entry-zone, ruling.D4
    defendersTo: 'zone-without-enemies', // sub.defenders-same-round-same-zone, ruling.D2
  },

  movement: {
    armorBlitz: 'through-empty-enemy-land', // B4.3
    firstAttack: 'within-range', // B4.1
    armorAgain: 'never', // B1.4
    airRange: 'one-allowance-a-turn', // B6.1
    airBases: 'nothing',
    patrols: 'none',
    navalBases: 'nothing',
    landing: 'friendly-since-turn-start', // B6.5
    planesForgotten: 'lost', // B6.10
    rockets: 'move-and-fire', // weapons.rocket-combat-move-and-fire, ruling.D1
  },
  carriers: {
    ownFighters: 'take-off-first', // carrier.launch-before-move
    attachment: 'none', // carrier.rendezvous-not-binding
    guests: 'allies', // carrier.allied-landing
    room: 'move-by-move', // B6.7
    guestsInAttack: 'casualty-with-consent', // B6.9, ruling.D15
    retreatInPlan: 'allowed', // carrier.no-kamikaze, ruling.D16
    homelessFighters: 'friendly-island-beside-zone', // air.homeless-fighter-lands-in-zone, ruling.D21
  },
  // Bans that DAAK alone writes down do not bind here (principle P1 of the rulings).
  transports: {
    partLandsInCombat: 'allowed',
    partOfGuestsLands: 'allowed', // B8.4
    mixedPowers: 'allowed',
    boardingAmongEnemies: 'allowed',
    warships: 'lift-nothing',
    neverAboard: [],
    guestsBoardFrom: 'any-coasts',
  },

  neutrals: { fee: 3, resistance: 'none', overflight: 'takes-control', income: 0 }, // B20.1, B20.4
  research: {
    dieCost: 5, // B17.1
    throws: 'once-any-number', // weapons.research-single-throw
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
    takenComplex: 'next-turn', // B14.3
    newComplexes: 'limited', // B19.9
    buyers: 'everybody', // B18.1
    musters: 'none',
    neutralComplex: 'one-unit', // B19.8
    extraComplexes: 4, // B19.9
    newFighters: 'on-land', // B19.4
    oldFighters: 'stay',
    shipsAmongEnemies: 'by-option', // B19.2, B23.2
  },
  capture: {
    liberatedLand: 'owner-unless-capital-lost', // B14.4, B14.5, ruling.D8
    givenLand: 'none',
    capitalFreed: 'land-and-complexes', // B14.5, ruling.D23
    capitalLoot: 'all-cash', // capital.loot
  },
  income: {
    purses: 'one-each',
    atSetUp: 'printed', // B1.3
    earners: 'everybody', // B21.1
    lostCapital: 'no-income-no-purchase', // B15.3
    raidDamage: 'cash-at-once', // B16.3
    unspent: 'kept', // B21.1
  },
  points: 'none',
  // B22
  victory: [
    { goal: 'capitals', side: 'allies', capitals: 2 },
    { goal: 'capitals', side: 'axis', capitals: 2 },
    { goal: 'land-value', side: 'axis', ipc: 84 },
  ],
  decidedTheatre: 'plays-on',
  elimination: 'never',
  // The rulebook knows no bids: as at IAAPA, the older of the two clubs. ruling.D49, ruling.D50
  bids: { side: 'axis', onLand: 'land-held', atSea: 'zone-without-enemies', total: 'stated-total-holds' },
  balance: { technology: { germany: ['jet-power'], japan: ['super-submarines'] } }, // B23.3
  cites,
};
