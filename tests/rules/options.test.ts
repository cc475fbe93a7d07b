// Every option under every ruleset: the same position and the same orders, once as usual and once as agreed. Each pair
// differs, so that an option that is ignored fails its test whatever the ruleset.

import { describe, expect, test } from 'vitest';
import {
  awaits,
  cashOf,
  costOf,
  decide,
  evolve,
  type GameOrder,
  type GameState,
  type OpenGame,
  unopened,
} from '../../src/engine/index.ts';
import { sayOption, sayValue } from '../../src/i18n/options.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import {
  agreedOptions,
  type LoggedOptions,
  LoggedOptionsSchema,
  notOffered,
  type Options,
  OptionsSchema,
  optionsOf,
  optionWords,
  RULESETS,
  type Ruleset,
  secondEdition,
  usualOptions,
} from '../../src/rulesets/index.ts';
import { type Faces, LANGUAGES, noFaces, type Power } from '../../src/vocab/index.ts';
import { asked, dice, give, happened, NONCE } from '../support/battles.ts';
import { codesOf, combat, march, type Outcome, unitsIn } from '../support/moves.ts';
import { force, type Given, positionOf } from '../support/position.ts';

type Some = Partial<Options>;
type Look = (ruleset: Ruleset, options: Some) => unknown;

const at = (ruleset: Ruleset, options: Some, given: Given): GameState => positionOf({ ...given, ruleset, options });

const order = (ruleset: Ruleset, state: GameState, said: GameOrder, faces: Faces = noFaces): Outcome =>
  give(state, said, faces, ruleset);

const fought = (ruleset: Ruleset, options: Some, given: Given, units: string, path: string, faces?: Faces): Outcome => {
  const moved = combat(at(ruleset, options, given), [march(units, path)], { ruleset });
  const battle = path.split('>').at(-1)?.trim() ?? '';
  return order(ruleset, moved.state, { type: 'fight', power: given.power, battles: [{ battle }], nonce: NONCE }, faces);
};

/** Land of one power beside land of an enemy's, by board. */
interface Border {
  readonly from: string;
  readonly to: string;
  readonly attacker: Power;
  readonly defender: Power;
}
const EASTERN: Border = { from: 'eastern-europe', to: 'karelia-ssr', attacker: 'germany', defender: 'ussr' };
const CHINESE: Border = { from: 'manchuria', to: 'china', attacker: 'japan', defender: 'usa' };
const BORDERS: { readonly [board: string]: readonly [Border, Border] } = {
  'second-edition': [EASTERN, CHINESE],
  'europe-1999': [
    { ...EASTERN, from: 'poland', to: 'east-poland' },
    { from: 'libya', to: 'egypt', attacker: 'germany', defender: 'uk' },
  ],
  'linked-2001': [
    { ...EASTERN, from: 'eu:poland', to: 'eu:east-poland' },
    { from: 'pa:manchuria', to: 'pa:suiyuan', attacker: 'japan', defender: 'china' },
  ],
  'pacific-2001': [
    { from: 'french-indo-china', to: 'yunnan', attacker: 'japan', defender: 'china' },
    { from: 'siam', to: 'malaya', attacker: 'japan', defender: 'china' },
  ],
};
const bordersOf = ({ board }: Ruleset): readonly [Border, Border] => {
  const borders = BORDERS[board.id];
  if (borders === undefined) throw new Error(`No borders are named for the board "${board.id}".`);
  return borders;
};

/** Forces that stand against each other at a border, and the attack of all. */
const facing = ({ from, to, attacker, defender }: Border, attack: string, defence: string) =>
  [
    { power: attacker, units: { [from]: { [attacker]: attack }, [to]: { [defender]: defence } } },
    attack,
    `${from} > ${to}`,
  ] as const;

const codeOf = (result: Outcome): string => (result.ok ? 'accepted' : codesOf(result).join(' '));

/** One player for all powers of a board. */
const aloneOn = ({ turnOrder }: Ruleset): OpenGame['players'] => [
  { id: 'anna', name: 'Anna', role: 'player', powers: [...turnOrder] },
];

/** Two who have no power yet. */
const BIDDERS: OpenGame['players'] = [
  { id: 'anna', name: 'Anna', role: 'player', powers: [] },
  { id: 'ben', name: 'Ben', role: 'player', powers: [] },
];

const opening = (ruleset: Ruleset, options: LoggedOptions, players = aloneOn(ruleset)): OpenGame => ({
  type: 'open-game',
  title: 'Options',
  board: ruleset.board.id,
  ruleset: ruleset.id,
  version: ruleset.version,
  options,
  players,
  dice: { source: 'recorded' },
  purpose: 'demonstration',
});

const opened = (ruleset: Ruleset, options: Some, players = aloneOn(ruleset)): GameState => {
  const open = opening(ruleset, { ...usualOptions(ruleset), ...options }, players);
  const decided = decide(ruleset, unopened(), open);
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value.events.reduce(evolve, unopened());
};

const build = (ruleset: Ruleset, options: Some): string =>
  codeOf(
    order(ruleset, at(ruleset, options, { power: 'uk', treasury: { uk: 30 } }), {
      type: 'purchase',
      power: 'uk',
      units: force('1 ic'),
    }),
  );

const research = (ruleset: Ruleset, options: Some): Outcome =>
  order(
    ruleset,
    at(ruleset, options, { power: 'ussr', treasury: { ussr: 24 } }),
    { type: 'research', power: 'ussr', dice: 1, nonce: NONCE },
    dice({ 'tech/ussr': [6], 'tech/ussr/table/0': [5] }),
  );

const endTurn = (ruleset: Ruleset, options: Some, given: Given): unknown =>
  order(ruleset, at(ruleset, options, given), { type: 'end-turn', power: given.power }).state.winner?.how ?? 'goes on';

/** 84 IPC of land for the Axis, and no second capital. */
const EIGHTY_FOUR = {
  russia: 'germany',
  'karelia-ssr': 'germany',
  caucasus: 'germany',
  'kazakh-ssr': 'germany',
  india: 'japan',
  china: 'japan',
  australia: 'japan',
  sinkiang: 'japan',
  'anglo-egypt-sudan': 'japan',
} as const;

/** What is agreed, what is looked at, what is seen as usual and as agreed. */
const OBSERVED: readonly (readonly [change: Some, look: Look, usual: unknown, agreed: unknown])[] = [
  [
    { luck: 'low-luck' },
    (ruleset, options) => {
      const [border] = bordersOf(ruleset);
      const needs = asked(fought(ruleset, options, ...facing(border, '3 inf 3 arm 2 ftr', '5 inf')));
      const told: readonly (readonly [is: string, said: string])[] = [
        [border.to, 'there'],
        [border.attacker, 'attacker'],
        [border.defender, 'defender'],
      ];
      return needs.map((need) => told.reduce((text, [is, said]) => text.replace(is, said), need));
    },
    ['there/1/attack/attacker 8'],
    ['there/1/defence/defender 1'],
  ],
  [{ technology: 'off' }, (ruleset, options) => codeOf(research(ruleset, options)), 'accepted', 'technology-off'],
  [{ technology: 'free-roll' }, (ruleset, options) => codeOf(research(ruleset, options)), 'technology-off', 'accepted'],
  [
    { oneSeaZone: 'off' },
    (ruleset, options) => {
      const units = { 'hawaiian-islands': { usa: '1 ftr' }, 'wake-island-sea': { japan: '1 trn' } };
      const flight = march('1 ftr', 'hawaiian-islands > hawaiian-sea > wake-island-sea');
      return codeOf(combat(at(ruleset, options, { power: 'usa', units }), [flight], { ruleset }));
    },
    'too-many-sea-zones',
    'accepted',
  ],
  [
    { technologyStarts: 'after-turn' },
    (ruleset, options) => {
      const { state } = research(ruleset, options);
      const over = order(ruleset, state, { type: 'end-turn', power: 'ussr' }).state;
      return [state, over].map((one) => costOf(ruleset, one, 'ussr', 'infantry'));
    },
    [2, 2],
    [3, 2],
  ],
  [
    { askDefender: 'never' },
    (ruleset, options) => {
      const [, border] = bordersOf(ruleset);
      const faces = dice({ [`${border.to}/1/attack/${border.attacker}`]: [3, 6, 6] });
      const result = fought(ruleset, options, ...facing(border, '3 arm', '2 inf 1 arm 1 bmb'), faces);
      return [happened(result, 'decision-due').length, happened(result, 'units-marked').length];
    },
    [1, 0],
    [0, 1],
  ],
  [
    { economicVictory: 'off' },
    (ruleset, options) => endTurn(ruleset, options, { power: 'usa', control: EIGHTY_FOUR }),
    'economic',
    'goes on',
  ],
  [
    { totalVictory: 'on' },
    (ruleset, options) =>
      endTurn(ruleset, options, {
        power: 'germany',
        control: { russia: 'germany', 'united-kingdom': 'germany', japan: 'usa' },
      }),
    'capitals',
    'goes on',
  ],
  [
    { shipsIntoEnemyZones: 'on' },
    (ruleset, options) => {
      const bought = order(
        ruleset,
        at(ruleset, options, {
          power: 'germany',
          treasury: { germany: 30 },
          units: { germany: { germany: '1 ic' }, 'baltic-sea': { uk: '1 sub' } },
        }),
        { type: 'purchase', power: 'germany', units: force('1 trn') },
      );
      const placements = [{ space: 'baltic-sea', units: force('1 trn') }];
      return codeOf(order(ruleset, bought.state, { type: 'place', power: 'germany', placements }));
    },
    'enemy-in-zone',
    'accepted',
  ],
  [
    { balance: 'axis-technology' },
    (ruleset, options) => {
      const { germany, japan, ussr } = opened(ruleset, options).technology;
      return [germany, japan, ussr];
    },
    [[], [], []],
    [['jet-power'], ['super-submarines'], []],
  ],
  [
    { balance: 'no-soviet-attack' },
    (ruleset, options) =>
      codeOf(combat(opened(ruleset, options), [march('1 inf', 'karelia-ssr > eastern-europe')], { ruleset })),
    'accepted',
    'no-attack-in-first-round',
  ],
  [
    { setUp: 'faq-2003' },
    (ruleset, options) => unitsIn(opened(ruleset, options), 'french-indo-china', 'japan').infantry,
    4,
    2,
  ],
  [{ balance: 'no-new-complexes' }, build, 'accepted', 'new-complexes-off'],
  [
    { pieceLimits: 'on' },
    (ruleset, options) => {
      const state = at(ruleset, options, {
        power: 'uk',
        units: { 'north-sea': { uk: '2 car' }, 'red-sea': { uk: '1 car' } },
      });
      const moves = [march('1 car', 'north-sea > labrador-sea')];
      return codeOf(order(ruleset, state, { type: 'noncombat-move', power: 'uk', moves }));
    },
    'accepted',
    'no-piece-left',
  ],
  [
    { bids: 'open' },
    (ruleset, options) => {
      const state = opened(ruleset, options);
      const bid = order(ruleset, state, { type: 'bid', power: 'japan', total: 5, units: [], treasury: {} });
      const richer = cashOf(bid.state, 'japan') - cashOf(state, 'japan');
      return [awaits(ruleset, state)[0], codeOf(bid), richer];
    },
    [expect.objectContaining({ power: 'ussr' }), 'no-bid-due', 0],
    [{ kind: 'orders', power: 'germany', orders: ['bid'] }, 'accepted', 5],
  ],
  [
    { bids: 'sealed' },
    (ruleset, options) => awaits(ruleset, opened(ruleset, options, BIDDERS))[0]?.kind,
    'orders',
    'bids',
  ],
];

/** The options a row changes are there under a ruleset, and not what is usual anyway. */
const isOffered = (ruleset: Ruleset, change: Some): boolean =>
  notOffered(ruleset, change).length === 0 &&
  optionsOf(ruleset).every((name) => change[name] !== optionWords(ruleset, name)[0]);

describe.each(RULESETS)('options under $id@$version', (ruleset) => {
  test.each(
    OBSERVED.filter(([change]) => isOffered(ruleset, change)).map((row) => [JSON.stringify(row[0]), row] as const),
  )('%s makes a difference', (_, [change, look, usual, agreed]) => {
    expect(look(ruleset, {})).toEqual(usual);
    expect(look(ruleset, change)).toEqual(agreed);
    expect(agreed).not.toEqual(usual);
  });

  test('no option and no value of one is left out', () => {
    const seen = new Set(
      OBSERVED.flatMap(([change]) => Object.entries(change).map(([name, value]) => `${name}=${value}`)),
    );
    const unusual = optionsOf(ruleset).flatMap((name) =>
      optionWords(ruleset, name)
        .slice(1)
        .map((value) => `${name}=${value}`),
    );
    expect(unusual.filter((one) => !seen.has(one))).toEqual([]);
  });
});

describe.each(RULESETS)('what $id@$version offers', (ruleset) => {
  test('are words there are, more than one each, none twice', () => {
    for (const name of optionsOf(ruleset)) {
      const words = optionWords(ruleset, name);
      const all: readonly string[] = OptionsSchema.shape[name].options;
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeGreaterThan(1);
      expect(words.filter((word) => !all.includes(word))).toEqual([]);
    }
  });

  test.each(LANGUAGES)('is explained in %s, each word by another', (language) => {
    const t = wordsOf(ruleset.board, language).say;
    expect(t('ruleset-name', { id: ruleset.id })).not.toBe(ruleset.id);
    for (const name of optionsOf(ruleset)) {
      expect(sayOption(t, name)).toMatch(/\S/);
      const said = optionWords(ruleset, name).map((word) => sayValue(t, name, word));
      expect(new Set(said).size).toBe(said.length);
      expect(said.filter((text) => text.trim() === '')).toEqual([]);
      // A word without a text is shown as it is; only “none” is an English word as well.
      expect(said.filter((text) => text !== 'none' && optionWords(ruleset, name).includes(text))).toEqual([]);
    }
  });
});

/** What each ruleset lacks: every word of an option it does not have, and words it lacks of one it has. */
const LACKING = RULESETS.flatMap((ruleset) =>
  Object.entries(OptionsSchema.shape)
    .flatMap(([option, { options }]) => options.map((value) => ({ option, value })))
    .filter(({ option, value }) => notOffered(ruleset, { [option]: value }).length > 0)
    .map((lacking) => [`${ruleset.id}@${ruleset.version}`, lacking, ruleset] as const),
);

test.each(LACKING)('%s refuses to open a game with %j', (_, { option, value }, ruleset) => {
  const open = opening(ruleset, usualOptions(ruleset));
  expect(decide(ruleset, unopened(), open).ok).toBe(true);
  const logged = LoggedOptionsSchema.parse({ ...usualOptions(ruleset), [option]: value });
  // Bids under seal seat nobody; with seats the refusal stands alone.
  const seated = value === 'sealed' ? BIDDERS : aloneOn(ruleset);
  expect(decide(ruleset, unopened(), { ...open, players: seated, options: logged })).toEqual({
    ok: false,
    error: [
      {
        code: 'option-not-offered',
        params: { option, value, ruleset: ruleset.id },
        at: `options/${option}`,
        clauses: [],
      },
    ],
  });
});

test('what a ruleset does not offer is as if there were no choice', () => {
  const { options } = opened(secondEdition, {});
  expect(options).toMatchObject({ oneSeaZone: 'off' });
  expect(agreedOptions(secondEdition, options)).toEqual(usualOptions(secondEdition));
});
