import { describe, expect, test } from 'vitest';
import { type Applied, attackDiceOf, awaits, cashOf, costOf, defenceOf, resume } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import type { Faces, Technology } from '../../../src/vocab/index.ts';
import { dice, give, NONCE } from '../../support/battles.ts';
import { clausesOf, codesOf, effectsOf, eventsOf } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const ussr = (more: Partial<Given> = {}) =>
  positionOf({ power: 'ussr', position: 'start', treasury: { ussr: 24 }, ...more });

const research = (state: ReturnType<typeof ussr>, count: number, faces?: Faces) =>
  give(state, { type: 'research', power: state.turn.power, dice: count, nonce: NONCE }, faces);

const ALL: Technology[] = [...secondEdition.research.table];

describe('B17.1  5 IPC a die, thrown together; each 6 is a breakthrough', () => {
  test('the dice are paid for and asked for at once', () => {
    const result = research(ussr(), 3);
    expect(cashOf(result.state, 'ussr')).toBe(9);
    expect(result.ok && result.value.asked).toEqual([{ purpose: 'tech/ussr', n: 3, sides: 6 }]);
  });
  test('no 6, nothing gained, and nothing given back', () => {
    const result = research(ussr(), 3, dice({ 'tech/ussr': [1, 5, 2] }));
    expect(eventsOf(result)).toEqual(['paid', 'research-begun', 'rolled', 'research-ended']);
    expect(result.state.technology.ussr).toEqual([]);
    expect(cashOf(result.state, 'ussr')).toBe(9);
  });
  test.each(ALL.map((technology, index) => [index + 1, technology] as const))(
    'a %i on the table is %s',
    (face, technology) => {
      const result = research(ussr(), 1, dice({ 'tech/ussr': [6], 'tech/ussr/table/0': [face] }));
      expect(result.state.technology.ussr).toEqual([technology]);
    },
  );
  test('two breakthroughs of one throw', () => {
    const faces = dice({ 'tech/ussr': [6, 6, 3], 'tech/ussr/table/0': [1], 'tech/ussr/table/1': [6] });
    expect(research(ussr(), 3, faces).state.technology.ussr).toEqual(['jet-power', 'heavy-bombers']);
  });
  test('goes on where dice were missing', () => {
    const asked = research(ussr(), 2, dice({ 'tech/ussr': [6, 6], 'tech/ussr/table/0': [2] }));
    expect(asked.state.awaiting).toEqual([{ purpose: 'tech/ussr/table/1', n: 1, sides: 6 }]);
    const gone = resume(secondEdition, asked.state, dice({ 'tech/ussr/table/1': [4] }));
    expect(gone.ok && gone.value.events.at(-2)).toMatchObject({
      type: 'technology-gained',
      technology: 'long-range-aircraft',
    });
  });
  test('more than the treasury holds', () => {
    const result = research(ussr({ treasury: { ussr: 9 } }), 2);
    expect(codesOf(result)).toEqual(['too-expensive']);
    expect(clausesOf(result)).toContain('B17.1');
  });
});

describe('weapons.research-single-throw  one throw a turn', () => {
  test('a second throw after the first is refused', () => {
    const first = research(ussr(), 1, dice({ 'tech/ussr': [6], 'tech/ussr/table/0': [1] }));
    expect(clausesOf(research(first.state, 1))).toContain('weapons.research-single-throw');
    expect(awaits(secondEdition, ussr())).toMatchObject([{ orders: expect.arrayContaining(['research']) }]);
    expect(awaits(secondEdition, first.state)).not.toMatchObject([{ orders: expect.arrayContaining(['research']) }]);
  });
  test('and none after buying', () => {
    const bought = give(ussr(), { type: 'purchase', power: 'ussr', units: { infantry: 1 } });
    expect(codesOf(research(bought.state, 1))).toEqual(['phase-over']);
    expect(clausesOf(research(bought.state, 1))).toContain('B1.8');
  });
});

describe('B17.2  what is owned already is thrown again', () => {
  test('until something new comes up', () => {
    const faces = dice({
      'tech/ussr': [6],
      'tech/ussr/table/0': [1],
      'tech/ussr/table/1': [1],
      'tech/ussr/table/2': [3],
    });
    const result = research(ussr({ technology: { ussr: ['jet-power'] } }), 1, faces);
    expect(result.state.technology.ussr).toEqual(['jet-power', 'super-submarines']);
    expect(effectsOf(result)).toContain('table-thrown-again');
  });
  test('the last one open, and then nothing more', () => {
    const state = ussr({ technology: { ussr: ALL.slice(1) } });
    const result = research(state, 2, dice({ 'tech/ussr': [6, 6], 'tech/ussr/table/0': [1] }));
    expect(result.state.technology.ussr).toHaveLength(6);
    expect(result.state.awaiting).toEqual([]);
  });
  test('a power that owns all of them has nothing to throw for', () => {
    const result = research(ussr({ technology: { ussr: ALL } }), 1);
    expect(codesOf(result)).toEqual(['nothing-to-research']);
  });
});

describe('B17.9, weapons.upgrade-all-existing  effective at once and for all units of the type', () => {
  const heavy = (more: Partial<Given> = {}) =>
    research(ussr(more), 1, dice({ 'tech/ussr': [6], 'tech/ussr/table/0': [6] }));

  test('heavy bombers throw three dice in the turn of the breakthrough', () => {
    const result = heavy();
    expect(attackDiceOf(secondEdition, result.state, 'ussr', 'bomber')).toBe(3);
    expect(effectsOf(result)).toContain('technology-at-once');
  });
  test('never an ally’s', () => {
    expect(attackDiceOf(secondEdition, heavy().state, 'uk', 'bomber')).toBe(1);
  });
  test('option technologyStarts after-turn: from the next turn on', () => {
    const result = heavy({ options: { technologyStarts: 'after-turn' } });
    expect(attackDiceOf(secondEdition, result.state, 'ussr', 'bomber')).toBe(1);
    expect(effectsOf(result)).not.toContain('technology-at-once');
    const over = give(result.state, { type: 'end-turn', power: 'ussr' });
    expect(attackDiceOf(secondEdition, over.state, 'ussr', 'bomber')).toBe(3);
  });
  test('jet power raises the defence of fighters to 5', () => {
    const result = research(ussr(), 1, dice({ 'tech/ussr': [6], 'tech/ussr/table/0': [1] }));
    expect(defenceOf(secondEdition, result.state, 'ussr', 'fighter')).toBe(5);
  });
});

describe('weapons.industry-not-research  industry makes units cheaper, never research', () => {
  const state = ussr({ technology: { ussr: ['industrial-technology'] } });

  test('two dice cost 10', () => {
    const result = research(state, 2);
    expect(cashOf(result.state, 'ussr')).toBe(14);
    expect(result.ok && result.value.applied.flatMap(({ clauses }: Applied) => clauses)).toContain(
      'weapons.industry-not-research',
    );
  });
  test('infantry costs 2', () => {
    expect(costOf(secondEdition, state, 'ussr', 'infantry')).toBe(2);
  });
});

describe('research is not for everyone', () => {
  test('capital.no-production  not without a capital, whatever the treasury holds', () => {
    const result = research(ussr({ control: { russia: 'germany' }, position: 'empty' }), 1);
    expect(codesOf(result)).toEqual(['capital-lost']);
    expect(clausesOf(result)).toContain('capital.no-production');
  });
  test('option technology off', () => {
    expect(codesOf(research(ussr({ options: { technology: 'off' } }), 1))).toEqual(['technology-off']);
  });
  test('not in another’s turn', () => {
    const result = give(ussr(), { type: 'research', power: 'germany', dice: 1, nonce: NONCE });
    expect(clausesOf(result)).toContain('B1.1');
  });
});
