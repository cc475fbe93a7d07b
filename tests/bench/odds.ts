// O1 and O3: the odds against the way aacalc2 works them out, both from counts to chances and expected losses, in one
// run. The two must agree before either is timed; every way is also compared with ten thousand battles by dice.

import { prepare, type Question, solve } from '../../src/odds/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { countEntries, UNIT_TYPES, type UnitCounts, type UnitType } from '../../src/vocab/index.ts';
import { alternate, type Finding, type Target } from './measure.ts';
import { type PeerBattle, type PeerUnit, solvePeer } from './odds-peer.ts';

/** One letter a kind of unit. */
const LETTERS: { readonly [type in UnitType]?: string } = {
  infantry: 'i',
  armor: 't',
  fighter: 'f',
  bomber: 'b',
  transport: 'T',
  submarine: 'S',
  carrier: 'A',
  battleship: 'B',
};

const kindOf = (type: UnitType): PeerUnit['kind'] => {
  const { domain } = secondEdition.board.units[type];
  if (type === 'submarine') return 'submarine';
  return domain === 'air' ? 'plane' : domain === 'sea' ? 'ship' : 'land';
};

const UNITS: ReadonlyMap<string, PeerUnit> = new Map(
  UNIT_TYPES.flatMap((type) => {
    const { attack, defence, cost } = secondEdition.board.units[type];
    const letter = LETTERS[type];
    return letter === undefined ? [] : [[letter, { letter, attack, defence, cost, kind: kindOf(type) }] as const];
  }),
);

/** The clubs' orders of loss, which the odds follow where nobody says otherwise. */
const ORDERS = {
  attack: ['infantry', 'armor', 'transport', 'submarine', 'fighter', 'bomber', 'carrier', 'battleship'],
  defence: ['infantry', 'armor', 'bomber', 'transport', 'submarine', 'fighter', 'carrier', 'battleship'],
} as const;

const lettersOf = (units: UnitCounts, side: keyof typeof ORDERS): string =>
  [...ORDERS[side]]
    .reverse()
    .map((type) => (LETTERS[type] ?? '').repeat(units[type] ?? 0))
    .join('');

interface Case {
  readonly id: 'O1' | 'O3';
  readonly what: string;
  readonly question: Question;
  readonly target: Target;
  /** Battles solved in one measurement. */
  readonly times: number;
}

/** To the end, as the peer fights: nobody leaves. */
const toTheEnd = (attacker: UnitCounts, defender: UnitCounts, more: Partial<Question> = {}): Question => ({
  attacker: { units: attacker, conduct: { submarines: 'stay' } },
  defender: { units: defender, conduct: { submarines: 'stay' } },
  assault: 'landing',
  ...more,
});

const CASES: readonly Case[] = [
  {
    id: 'O1',
    what: '10 inf 4 arm 3 ftr against 12 inf 3 arm 2 ftr',
    question: toTheEnd({ infantry: 10, armor: 4, fighter: 3 }, { infantry: 12, armor: 3, fighter: 2 }),
    target: { atLeast: 6 },
    times: 4,
  },
  {
    id: 'O1',
    what: '18 inf 7 arm 5 ftr against 22 inf 4 arm 4 ftr',
    question: toTheEnd({ infantry: 18, armor: 7, fighter: 5 }, { infantry: 22, armor: 4, fighter: 4 }),
    target: { atLeast: 4 },
    times: 2,
  },
  {
    id: 'O3',
    what: 'the first with a gun and two battleships that support it',
    question: toTheEnd(
      { infantry: 10, armor: 4, fighter: 3 },
      { infantry: 12, armor: 3, fighter: 2 },
      { guns: 1, shots: 2 },
    ),
    target: { atLeast: 2 },
    times: 4,
  },
  {
    id: 'O3',
    what: 'at sea, 3 trn 4 sub 4 ftr 2 car 2 bb against 4 trn 3 sub 4 ftr 2 car 2 bb',
    question: toTheEnd(
      { transport: 3, submarine: 4, fighter: 4, carrier: 2, battleship: 2 },
      { transport: 4, submarine: 3, fighter: 4, carrier: 2, battleship: 2 },
    ),
    target: { atLeast: 2 },
    times: 2,
  },
];

const peerBattle = ({ attacker, defender, guns = 0, shots = 0 }: Question): PeerBattle => ({
  attackers: lettersOf(attacker.units, 'attack'),
  defenders: lettersOf(defender.units, 'defence'),
  guns,
  shots,
});

/** The greatest difference between the chances of both; expected losses stand in IPC. */
const difference = (question: Question): number => {
  const own = solve(prepare(secondEdition, question));
  const peer = solvePeer(UNITS, peerBattle(question));
  return Math.max(
    Math.abs(own.chance.attacker - peer.attacker),
    Math.abs(own.chance.defender - peer.defender),
    Math.abs(own.chance.nobody - peer.nobody),
    Math.abs(own.rounds - peer.rounds),
    Math.abs(own.lost.attacker - peer.lost.attacker),
    Math.abs(own.lost.defender - peer.lost.defender),
  );
};

const sizeOf = ({ attacker, defender }: Question): string =>
  [attacker, defender].map(({ units }) => countEntries(units).reduce((sum, [, count]) => sum + count, 0)).join(' v ');

/** How far the peer and the odds are apart on a battle to the end, in chances or IPC. */
export const oddsApart = (attacker: UnitCounts, defender: UnitCounts, more: Partial<Question> = {}): number =>
  difference(toTheEnd(attacker, defender, more));

/** @throws if the peer gives other numbers: then one of the two is wrong, and the time it took is worth nothing */
export const oddsFindings = (rounds: number): readonly Finding[] =>
  CASES.map(({ id, what, question, target, times }) => {
    const apart = difference(question);
    if (!(apart < 1e-10)) throw new Error(`The peer and the odds differ by ${apart} on ${what}.`);
    const battle = peerBattle(question);
    const repeat = (make: () => unknown) => (): unknown => {
      let last: unknown;
      for (let i = 0; i < times; i += 1) last = make();
      return last;
    };
    const { own, peer } = alternate(
      {
        own: repeat(() => solve(prepare(secondEdition, question))),
        peer: repeat(() => solvePeer(UNITS, battle)),
      },
      rounds,
      100,
    );
    const each = (time: number): string => `${((1000 * time) / times).toFixed(0)} µs`;
    return {
      id,
      what: `odds of ${what}, quicker than the method of aacalc2`,
      ratio: peer / own,
      target,
      figures: `${sizeOf(question)}: ${each(own)} against ${each(peer)}; they differ by ${apart.toExponential(0)}`,
    };
  });
