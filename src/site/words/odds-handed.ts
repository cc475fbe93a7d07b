// What the calculator's script is handed over: rules as tables, names, and sentences with their places open.

import { type Board, secondEditionBoard } from '../../board/index.ts';
import { localeOf } from '../../i18n/format.ts';
import { type BattleRules, solverOf } from '../../odds/index.ts';
import { type CombatProgram, newestRulesets, type Ruleset } from '../../rulesets/index.ts';
import { TECHNOLOGIES, type Technology, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import { open } from '../elements/fill.ts';
import type { Handed, Sentences } from '../odds/handed.ts';
import { type Speech, speak } from './speak.ts';

const byType = <T>(of: (type: UnitType) => T): { readonly [type in UnitType]: T } =>
  Object.fromEntries(UNIT_TYPES.map((type) => [type, of(type)])) as { readonly [type in UnitType]: T }; // every type has its entry

const rulesFor = ({ id, board, combat, retreat, research }: Ruleset): BattleRules => {
  const { land, sea, orderOfLoss, antiaircraftHit, submarineFirstShot, supportingShotCasualty } = combat;
  const effects = TECHNOLOGIES.map((technology) => {
    const { attack, defence, attackDice } = research.effects[technology];
    return [technology, JSON.parse(JSON.stringify({ attack, defence, attackDice }))] as const;
  });
  return {
    id,
    board: {
      roster: board.roster,
      ...(board.theatres === undefined ? {} : { theatres: board.theatres.map(({ id: theatre }) => ({ id: theatre })) }),
      units: byType((type) => {
        const { domain, cost, attack, defence, traits, cargo, hold, hits } = board.units[type];
        return {
          domain,
          cost,
          attack,
          defence,
          traits,
          ...(cargo === undefined ? {} : { cargo }),
          ...(hold === undefined ? {} : { hold }),
          ...(hits === undefined ? {} : { hits }),
        };
      }),
    },
    combat: {
      land: bare(land),
      sea: bare(sea),
      orderOfLoss,
      antiaircraftHit,
      submarineFirstShot,
      supportingShotCasualty,
    },
    retreat: { by: retreat.by, fromAssault: retreat.fromAssault },
    research: { effects: Object.fromEntries(effects) as BattleRules['research']['effects'] }, // every technology has its entry
  };
};

/** A board that has a kind of unit: the usual one, else that of the first rules that play with it. */
export const boardWith = (type: UnitType): Board =>
  [secondEditionBoard, ...newestRulesets().map(({ board }) => board)].find(({ roster }) => roster.includes(type)) ??
  secondEditionBoard;

const isTried = (ruleset: Ruleset): boolean =>
  (['land', 'sea'] as const).some((kind) => solverOf(ruleset, kind) === 'rows');

/** A page has no use for the clauses behind steps. */
const bare = ({ opening, first, round }: CombatProgram): CombatProgram => {
  const steps = (list: CombatProgram['round']) =>
    list.map((step) => (typeof step === 'string' ? step : { ...step, clauses: [] }));
  return { opening: steps(opening), ...(first === undefined ? {} : { first: steps(first) }), round: steps(round) };
};

/** Technologies that change what a side's units do in battle, under any ruleset. */
export const technologiesFor = (side: 'attack' | 'defence'): readonly Technology[] =>
  TECHNOLOGIES.filter((technology) =>
    newestRulesets().some(({ research }) => {
      const effect = research.effects[technology];
      return effect[side] !== undefined || (side === 'attack' && effect.attackDice !== undefined);
    }),
  );

const sentences = ({ t, words, capital }: Speech): Sentences => {
  const { say } = words;
  const text = open('text');
  return {
    results: {
      attacker: t('odds-result-attacker'),
      defender: t('odds-result-defender'),
      nobody: t('odds-result-nobody'),
      retreat: t('odds-result-retreat'),
      taken: t('odds-taken'),
    },
    faults: {
      number: t('odds-fault-number', open('said')),
      technology: t('odds-fault-technology', open('said')),
      plan: t('odds-fault-plan', open('said')),
      submarines: t('odds-fault-submarines', open('said')),
      theatre: t('odds-fault-theatre', open('said')),
      unit: t('odds-fault-unit', open('unit')),
      shore: t('odds-fault-shore', open('unit')),
      'too-many': t('odds-fault-too-many', open('n')),
      'no-landing': t('odds-fault-no-landing'),
      'defenders-stay': t('odds-fault-defenders-stay'),
      'not-damaged': t('odds-fault-not-damaged'),
      ruleset: t('odds-fault-ruleset', open('said')),
    },
    problems: {
      'not-understood': say('problem-not-understood', text),
      'left-over': say('problem-left-over', text),
      'unknown-unit': say('problem-unknown-unit', text),
      'ambiguous-unit': say('problem-ambiguous-unit', text),
      'units-missing': say('problem-units-missing', {}),
      'number-missing': say('problem-number-missing', {}),
      'all-of-what': say('problem-all-of-what', {}),
      'number-out-of-range': t('odds-fault-number', { said: '{number}' }),
    },
    meant: t('odds-meant', open('list')),
    losses: t('odds-losses', open('attacker', 'defender')),
    rounds: t('odds-rounds', { rounds: '{n}' }),
    picks: t('odds-picks'),
    simulated: t('odds-simulated', open('games', 'seed', 'error')),
    aboardOne: t('odds-aboard', { transports: 1 }),
    aboardMany: t('odds-aboard-many', { transports: '{n}' }),
    left: t('odds-left'),
    leftOf: t('odds-left-of', open('n', 'all')),
    unit: t('odds-unit'),
    attacker: capital(t('odds-attacker')),
    defender: capital(t('odds-defender')),
    nobody: t('odds-nobody'),
    swing: t('odds-swing'),
    swingSays: t('odds-swing-says', open('n')),
    swingTable: t('odds-swing-table'),
    swingIpc: t('odds-swing-ipc'),
    range: t('odds-range', open('from', 'to')),
    chance: t('odds-chance'),
    atLeast: t('odds-at-least'),
    ends: t('odds-ends'),
    endResult: t('odds-end-result'),
    endAttacker: t('odds-end-attacker'),
    endDefender: t('odds-end-defender'),
    endLost: t('odds-end-lost'),
    othersOne: t('odds-others-one', open('chance')),
    othersMany: t('odds-others-many', open('n', 'chance')),
    empty: t('odds-empty'),
    busy: t('odds-busy'),
    failed: t('odds-failed'),
    copied: t('odds-copied'),
    noSuchPosition: t('odds-no-such-position'),
  };
};

/** Everything the calculator's script needs in a language. */
export const handedOver = (s: Speech): Handed => ({
  locale: localeOf(s.language),
  rules: Object.fromEntries(newestRulesets().map((ruleset) => [ruleset.id, rulesFor(ruleset)])),
  tried: newestRulesets()
    .filter(isTried)
    .map(({ id }) => id),
  names: {
    units: byType((type) => {
      const { name, plural, tripleaName, abbreviations } = boardWith(type).units[type];
      return { type, name, plural, tripleaName, abbreviations };
    }),
    ambiguous: secondEditionBoard.ambiguous
      .map((word) => ({ ...word, readings: word.readings.filter(({ kind }) => kind === 'unit') }))
      .filter(({ readings }) => readings.length > 0),
  },
  units: byType((type) => {
    const { words } = speak(s.language, boardWith(type));
    return [words.unit(type), words.unit(type, 2)];
  }),
  said: sentences(s),
});
