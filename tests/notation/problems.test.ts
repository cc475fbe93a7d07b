// Each problem and each remark there is, with a line that brings it about. A code without an example does not compile.

import { describe, expect, test } from 'vitest';
import { clashIn } from '../../src/notation/forces.ts';
import {
  type Nearest,
  type NotationContext,
  type NotationProblems,
  type NotationRemarks,
  type ProblemCode,
  parseSheet,
  type RemarkCode,
} from '../../src/notation/index.ts';
import { europe1999 } from '../../src/rulesets/europe-1999/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { contextOf, type Given, read } from './support.ts';

interface Example<P> {
  readonly given?: Given;
  readonly more?: Partial<NotationContext>;
  readonly text: string;
  readonly params: P;
  /** From 1; the last line of the text by default. */
  readonly line?: number;
  readonly column?: number;
  readonly nearest?: readonly Nearest[];
}

const USSR: Given = { power: 'ussr' };
const UK: Given = { power: 'uk' };
const space = (id: string): Nearest => ({ kind: 'space', space: id });
const manyMoves = Array.from({ length: 501 }, () => '1 inf RUS > KAR').join('\n');

const PROBLEMS: { readonly [C in ProblemCode]: Example<NotationProblems[C]> } = {
  'sheet-too-long': { text: 'x'.repeat(30_001), params: { characters: 30_001, limit: 30_000 }, line: 1 },
  'line-too-long': { text: `buy ${'3 inf '.repeat(300)}`, params: { characters: 1804, limit: 1000 } },
  'strange-character': { text: 'buy 3\u202e inf', params: { character: '202E' }, column: 6 },
  'not-understood': {
    text: 'purchse 3 inf',
    params: { text: 'purchse 3 inf' },
    column: 1,
    nearest: [{ kind: 'word', text: 'Purchase' }],
  },
  'left-over': { text: '1 inf RUS > KAR quickly', params: { text: 'quickly' }, column: 17 },
  'bracket-open': { text: '1 ftr RUS > UKR (land CAU', params: {} },
  'unknown-space': {
    text: '1 inf RUS > Karleia',
    params: { text: 'Karleia' },
    column: 13,
    nearest: [space('karelia-ssr')],
  },
  'ambiguous-space': {
    text: '1 sub Med > Red Sea',
    params: { text: 'Med' },
    column: 7,
    nearest: [
      space('western-mediterranean-sea'),
      space('central-mediterranean-sea'),
      space('eastern-mediterranean-sea'),
    ],
  },
  'zone-number': {
    given: { power: 'uk', setup: 'empty', units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }] },
    text: '1 trn sz8 > NOR',
    params: { text: 'sz 8' },
    column: 7,
    nearest: [space('north-sea')],
  },
  'unknown-unit': {
    text: 'buy 3 infatry',
    params: { text: 'infatry' },
    column: 7,
    nearest: [{ kind: 'unit', unit: 'infantry' }],
  },
  'ambiguous-unit': {
    text: 'buy 2 SS',
    params: { text: 'SS' },
    column: 7,
    nearest: [
      { kind: 'unit', unit: 'battleship', dialect: 'daak' },
      { kind: 'unit', unit: 'submarine', dialect: 'iaapa' },
    ],
  },
  'unknown-power': {
    given: UK,
    text: 'load 1 arm EEU > BLA on Rusia trn',
    params: { text: 'Rusia' },
    column: 25,
    nearest: [{ kind: 'power', power: 'ussr' }],
  },
  'power-apart': {
    given: { ruleset: europe1999, power: 'ussr' },
    text: 'cash advance: 2 inf RUS, UK 1 inf UKI',
    params: { power: 'uk' },
  },
  'unknown-purse': {
    given: { ruleset: pacific2001, power: 'uk' },
    text: 'convoy money: 8 Canada',
    params: { text: 'Canada' },
  },
  'purse-missing': {
    given: { ruleset: pacific2001, power: 'uk' },
    text: 'buy 2 inf',
    params: { purses: ['australia', 'india'] },
    nearest: ['Purchase: Australia: 2 inf', 'Purchase: India: 2 inf'].map((text) => ({ kind: 'word', text })),
  },
  'units-missing': { text: 'Purchase\n, ,', params: {} },
  'space-missing': { text: '3 inf RUS >', params: {} },
  'target-missing': { text: 'rocket RUS', params: {} },
  'number-missing': { text: 'research lots', params: {} },
  'number-out-of-range': { text: '5000 inf RUS > KAR', params: { number: 5000, least: 1, most: 999 }, column: 1 },
  'none-there': { text: 'all ftr CAU > UKR', params: { space: 'caucasus', unit: 'fighter' }, column: 5 },
  'all-of-what': { text: 'buy all', params: {}, column: 5 },
  'nothing-bought': { text: 'place all RUS', params: {}, column: 7 },
  'no-path': { text: '3 inf RUS > JPN', params: { from: 'russia', to: 'japan', domain: 'land' } },
  'planes-aboard-transport': { given: UK, text: '1 inf 1 ftr UK > NOR > FIN by trn', params: { unit: 'fighter' } },
  'allied-transports-stay': { given: UK, text: '2 inf UK > NOR > BAL > GER by 1 USA trn', params: { power: 'usa' } },
  'zone-missing': {
    given: UK,
    text: 'load 1 inf AUS',
    params: { from: 'australia' },
    nearest: [space('coral-sea'), space('great-australian-bight'), space('west-australian-sea')],
  },
  // Where one lies, the rules refuse what is too much for it.
  'transports-too-few': {
    given: { ...UK, units: [{ space: 'north-sea', power: 'uk', units: { transport: 2 } }] },
    text: '3 inf UK > NOR > FIN by 1 trn',
    params: { said: 1, needed: 2 },
  },
  'battle-missing': { text: 'retreat', params: {} },
  'no-battles': { text: 'fight all', params: {} },
  'total-differs': {
    text: '#1 - Ukr\nCauc 3 INF, 1 ARM\nTotal 3 INF, 2 ARM',
    params: { space: 'ukraine-ssr', said: { infantry: 3, armor: 2 }, counted: { infantry: 3, armor: 1 } },
  },
  'declaration-missing': { text: 'Total 3 INF, 2 ARM', params: {} },
  'too-many': { text: manyMoves, params: { what: 'moves', limit: 500 }, line: 1 },
  'nonce-missing': { given: USSR, text: 'research 2', params: { order: 'research' } },
  'verb-missing': {
    given: { ...USSR, phase: 'combat-move' },
    text: '3 inf',
    params: { text: '3 inf' },
    column: 1,
    nearest: [
      { kind: 'word', text: 'Purchase' },
      { kind: 'word', text: 'Place' },
      { kind: 'word', text: 'Move' },
    ],
  },
  'hangs-on-dice': {
    text: 'If Karelia looks weak, 2 inf RUS > CAU',
    params: { text: 'If Karelia looks weak, 2 inf RUS > CAU' },
    column: 1,
  },
  'no-such-planes': { text: 'both bombers land in Caucasus', params: { text: 'CAU' } },
};

const REMARKS: { readonly [C in RemarkCode]: Example<NotationRemarks[C]> } = {
  'path-taken': {
    given: { power: 'germany' },
    text: '1 bmr GER > Novo',
    params: {
      path: ['germany', 'baltic-sea', 'karelia-ssr', 'russia', 'novosibirsk'],
      guns: ['karelia-ssr', 'russia'],
      neutrals: [],
      taken: [],
    },
  },
  'usual-reading': { text: '1 bmr UK > CAR', params: { text: 'CAR', space: 'caribbean-sea' }, given: { power: 'uk' } },
  'origin-found': {
    given: { power: 'germany', phase: 'combat-move' },
    text: 'The bomber on England, then home to Germany',
    params: { text: 'bomber', space: 'germany' },
  },
  'turn-differs': { text: 'G2', params: { power: 'germany', round: 2, turn: 'ussr', now: 1 } },
  'money-differs': { text: 'Rus 24/20', params: { power: 'ussr', said: [24, 20], counted: [24, 24] } },
  'defenders-differ': {
    text: '#1 - Ukr (3 INF, ARM)',
    params: {
      space: 'ukraine-ssr',
      said: { infantry: 3, armor: 1 },
      there: { infantry: 3, armor: 2, fighter: 1 },
    },
  },
  'total-defenders-differ': {
    text: '#1 - Ukr\nCauc 3 INF\nTotal 3 INF v. 1 INF',
    params: { space: 'ukraine-ssr', said: { infantry: 1 }, there: { infantry: 3, armor: 2, fighter: 1 } },
  },
  'bound-by-landing': {
    given: {
      power: 'uk',
      phase: 'combat-move',
      units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }],
    },
    text: 'Combat moves\n2 inf UK > NOR > FIN\nfight FIN stop after 1',
    params: { battle: 'finland-norway', leaves: 'nobody' },
  },
  'walk-in-defended': {
    text: '1 inf CAU > UKR WI',
    params: { space: 'ukraine-ssr', there: { infantry: 3, armor: 2, fighter: 1 } },
  },
  'transports-to-spare': { given: UK, text: '2 inf UK > NOR > FIN by 2 trn', params: { said: 2, needed: 1 } },
  'order-in-comment': { text: '1 inf RUS > KAR // 2 inf RUS > CAU', params: { text: '2 inf RUS > CAU' } },
  'below-end-turn': { text: 'end turn\n\n3 inf UKR > CAU', params: { lines: 1 } },
  'quoted-line': { text: '> 3 inf RUS > KAR', params: {} },
  'placed-differ': {
    text: 'Place\n8 inf Russia\nTotal 9 inf',
    params: { said: { infantry: 9 }, counted: { infantry: 8 } },
  },
  'sum-differs': { text: 'Buy 8 inf (25)', params: { said: 25, cost: 24, left: 0 } },
};

const lastLine = (text: string): number => text.split('\n').length;

describe('every problem is told with its line, its numbers and what may have been meant', () => {
  for (const [code, example] of Object.entries(PROBLEMS)) {
    test(code, () => {
      const { text } = example;
      const { nonce, ...bare } = contextOf(example.given ?? USSR, example.more ?? {});
      const context: NotationContext = code === 'nonce-missing' || nonce === undefined ? bare : { ...bare, nonce };
      const [problem, ...others] = parseSheet(context, text).problems;
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ code, params: example.params, line: example.line ?? lastLine(text) });
      if (example.column !== undefined) expect(problem?.column).toBe(example.column);
      if (example.nearest !== undefined) expect(problem?.nearest).toEqual(example.nearest);
    });
  }
});

describe('every remark leaves the line as it is', () => {
  for (const [code, example] of Object.entries(REMARKS)) {
    test(code, () => {
      const sheet = read(example.given ?? USSR, example.text);
      expect(sheet.problems).toEqual([]);
      expect(sheet.remarks).toEqual([{ code, params: example.params, line: lastLine(example.text) }]);
    });
  }
});

describe('the words offered', () => {
  test('are those of the reader', () => {
    const [problem] = read({ power: 'ussr', phase: 'combat-move' }, '3 inf', { language: 'de' }).problems;
    expect(problem?.nearest.map((each) => (each.kind === 'word' ? each.text : ''))).toEqual([
      'Kauf',
      'Aufstellung',
      'Zug',
    ]);
  });
});

describe('of two forces', () => {
  test('a word that is no unit is told, on either side', () => {
    for (const text of ['5 inf vs banana', 'banana vs 5 inf']) {
      const clash = clashIn(contextOf(USSR), text);
      expect(clash, text).toMatchObject({ ok: false, error: { code: 'unknown-unit', params: { text: 'banana' } } });
    }
    const none = clashIn(contextOf(USSR), '5 inf vs');
    expect(none.ok || none.error.code).toBe('units-missing');
  });
});
