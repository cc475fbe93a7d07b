// A trial: opened from a ruleset or from any turn of a game, played by lines, by answers and by the sparring player,
// taken back as far as no dice have fallen, and proved by the same verifier as every log.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, rulesOf, turnsOf, verifyGame } from '../../src/archive/index.ts';
import { gameOf } from '../../src/archive/load.ts';
import { startOf } from '../../src/cases/index.ts';
import { answersTo, fightsOf, readyBattles } from '../../src/clerk/answers.ts';
import {
  type Around,
  give,
  handOf,
  nextIn,
  openTrial,
  type Trial,
  type TrialOf,
  takenBack,
  trialFrom,
} from '../../src/clerk/trial.ts';
import { tryLines } from '../../src/clerk/trial-lines.ts';
import { asAgreed, type GameState, spaceAt } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { newestRulesets, type Ruleset, rulesetOf, usualOptions } from '../../src/rulesets/index.ts';
import { secondEdition2 } from '../../src/rulesets/second-edition/version-2.ts';
import { nextOrder, randomFrom } from '../../src/sparring/index.ts';
import { CROWD } from '../support/crowd.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** Dice that follow from how often somebody asked. */
const around = (first = 1): Around => {
  let asked = first;
  return {
    language: 'en',
    hex: (bytes) => {
      asked += 1;
      return asked.toString(16).padStart(2 * bytes, '0');
    },
    now: () => '2026-03-01T09:00:00Z',
  };
};

const opened = (ruleset: Ruleset, more: Partial<TrialOf> = {}): Trial => {
  const names = { screen: 'Here', sparring: 'Sparring player' };
  const of = { title: 'Trial', ruleset, options: usualOptions(ruleset), sparring: [], names, ...more };
  const trial = openTrial('trial-1', of, wordsOf(ruleset.board, 'en'), around());
  if (!trial.ok) throw new Error(JSON.stringify(trial.error));
  return trial.value;
};

const textOf = ({ lines }: Trial): string => `${lines.join('\n')}\n`;

/** The same log read strictly and put to the log's own rules. */
const strictly = (trial: Trial) => gameOf('trial-1', new TextEncoder().encode(textOf(trial)));

const proved = (trial: Trial) => verifyGame(strictly(trial));

/** Lets the sparring player move for everybody while `more` says so. */
const sparOn = async (start: Trial, more: (state: GameState) => boolean): Promise<Trial> => {
  let trial = start;
  const [random, chance] = [randomFrom(7), around(1000)];
  while (more(trial.table.game.replay.state)) {
    const order = nextOrder(trial.table.ruleset, trial.table.game.replay.state, { random });
    if (order === undefined || !('power' in order)) throw new Error('Nobody moves.');
    trial = await give(trial, order, chance);
  }
  return trial;
};

/** All that a position is made of, without the ids of its units. */
const substance = (state: GameState) => ({
  spaces: [...state.slots.keys()].map((id) => {
    const { control, units } = spaceAt(state, id);
    const alike = units.map(({ power, type, aboard, patrol }) => `${power} ${type} ${aboard !== undefined} ${patrol}`);
    return [id, control, alike.sort()];
  }),
  treasury: state.treasury,
  technology: state.technology,
  relations: state.relations,
  turn: [
    state.round,
    state.turn.power,
    state.turn.phase,
    state.turn.purchased,
    state.turn.due?.map((due) => due.choice),
  ],
});

test.each(['burma-road', 'artillery-duel', 'europe-match'])('every turn of %s is begun again as it began', (slug) => {
  const game = loadGame(ROOT, slug);
  const ruleset = rulesOf(game);
  if (ruleset === undefined) throw new Error('Its rules are known.');
  for (const turn of turnsOf(game).slice(0, 6)) {
    const first = turn.entries[0]?.entry.seq;
    const state = first === undefined ? game.replay.state : game.replay.states[first - 1];
    if (state === undefined) throw new Error('A turn begins behind a line.');
    const trial = opened(ruleset, { options: state.options, start: asAgreed(ruleset, state) });
    expect(substance(trial.table.game.replay.state)).toEqual(substance(state));
  }
});

describe('a turn at one screen', () => {
  const moves = 'buy 8 inf\ncombat\n3 inf 1 arm KAR > UKR\n5 inf CAU > UKR\nncm\n2 inf RUS > CAU\nplace 8 inf RUS';

  test('is played as far as its battles, taken back, played again, fought by answers and ended', async () => {
    const start = opened(secondEdition2);
    const chance = around();
    const first = await tryLines(start, 'ussr', moves, chance, 'held-back');
    const { state } = first.trial.table.game.replay;
    const [battle] = readyBattles(secondEdition2, state);
    expect(battle?.id).toBe('ukraine-ssr');
    expect(first.entered?.played.read.text).toMatch(/2 inf RUS > CAU/);
    const back = takenBack(first.trial);
    expect(back.ok && back.value.order.type).toBe('combat-move');
    expect(back.ok && back.value.trial.lines).toEqual(first.trial.lines.slice(0, -1));
    if (battle === undefined) throw new Error('There is a battle.');
    const [round, ask] = fightsOf(secondEdition2, state, battle, chance.hex(32));
    if (round === undefined || ask === undefined) throw new Error('It can be fought in several ways.');
    let trial = await give(first.trial, ask, chance);
    expect(takenBack(trial)).toEqual({ ok: false, error: 'dice' });
    for (let next = nextIn(trial); next !== undefined && next.due.kind === 'decision'; next = nextIn(trial)) {
      const [power = 'ussr'] = next.due.from;
      const answers = answersTo(secondEdition2, trial.table.game.replay.state, next.due, power, chance.hex(32));
      expect(answers.length).toBeGreaterThan(1);
      const [answer] = answers;
      if (answer !== undefined) trial = await give(trial, answer, chance);
    }
    const rest = first.entered?.played.read.text ?? '';
    const ended = await tryLines(trial, 'ussr', `${rest}\nend turn`, chance, 'held-back');
    expect(ended.entered?.played.end).toBe('done');
    expect(nextIn(ended.trial)?.due).toMatchObject({ kind: 'orders', power: 'germany' });
    expect(proved(ended.trial)).toMatchObject({ verdict: 'sound', faults: [] });
  });

  test('dice that do not fit one line of a log stand in several', async () => {
    const trial = opened(secondEdition2, { start: CROWD });
    const lines = 'combat\n999 inf KAR > FIN\n999 arm KAR > EEU\n900 ftr KAR > UKR, land KAR\nfight all';
    const { trial: fought } = await tryLines(trial, 'ussr', lines, around(), 'held-back');
    const rolled = fought.table.game.entries.filter(({ order }) => order?.type === 'roll');
    expect(rolled.length).toBeGreaterThan(1);
    expect(proved(fought)).toMatchObject({ verdict: 'sound', faults: [] });
    expect(strictly(fought).entries).toEqual(fought.table.game.entries);
  });

  test('with a player of each side at the screen it is one of theirs who has the turn', async () => {
    const seats = secondEdition2.sides.map(({ side, powers }) => ({ name: side, powers }));
    const start = opened(secondEdition2, { seats });
    expect(handOf(start, 'ussr')).toBe('allies');
    expect(handOf(start, 'japan')).toBe('axis');
    const { trial } = await tryLines(start, 'ussr', 'end turn', around(), 'held-back');
    expect(nextIn(trial)?.by).toBe('screen');
    expect(takenBack(trial).ok).toBe(true);
    expect(proved(trial)).toMatchObject({ verdict: 'sound', faults: [] });
    expect(handOf(opened(secondEdition2), 'ussr')).toBe(undefined);
    expect(handOf(opened(secondEdition2, { sparring: ['germany', 'japan'] }), 'japan')).toBe(undefined);
  });

  test('who decides in the midst of a turn of another has the mouse then', async () => {
    const seats = secondEdition2.sides.map(({ side, powers }) => ({ name: side, powers }));
    const units = { 'wake-island-sea': { japan: { battleship: 4 } }, 'hawaiian-sea': { usa: { submarine: 6 } } };
    const start = startOf(secondEdition2, { options: {}, given: { position: 'empty', power: 'japan', units } });
    const seated = opened(secondEdition2, { seats, start });
    const { trial: moved } = await tryLines(seated, 'japan', 'combat\n4 bb WKS > HWS', around(), 'held-back');
    const { state } = moved.table.game.replay;
    const [fight] = readyBattles(secondEdition2, state).flatMap((battle) =>
      fightsOf(secondEdition2, state, battle, around().hex(32)),
    );
    if (fight === undefined) throw new Error('There is a battle.');
    const trial = give(moved, fight, around());
    const due = nextIn(trial)?.due;
    expect(due).toMatchObject({ kind: 'decision', decision: 'withdraw', from: ['usa'] });
    expect([handOf(trial, trial.table.game.replay.state.turn.power), handOf(trial, 'usa')]).toEqual(['axis', 'allies']);
  });

  test('called after what has a long name, it is called as much of it as a log takes', () => {
    const { table, ...trial } = opened(secondEdition2, { title: `${'🎲'.repeat(80)} and more` });
    expect(proved({ table, ...trial })).toMatchObject({ verdict: 'sound', faults: [] });
    expect(table.game.entries[0]?.order).toMatchObject({ title: `${'🎲'.repeat(59)}…` });
  });

  test('is kept as its log and gone on with; what is no trial is none', async () => {
    const trial = opened(secondEdition2, { sparring: ['germany', 'japan'] });
    const from = (text: string) =>
      trialFrom(
        text,
        ({ id, version }) => Promise.resolve(rulesetOf(id, version)),
        () => trial.table.words,
      );
    const again = await from(textOf(trial));
    expect(again?.table.game.replay.state).toEqual(trial.table.game.replay.state);
    expect(again?.lines).toEqual(trial.lines);
    expect(nextIn(trial)).toMatchObject({ by: 'screen' });
    expect(await from(textOf(trial).replace('"purpose":"trial"', '"purpose":"play"'))).toBeUndefined();
    expect(await from(textOf(trial).slice(0, 400))).toBeUndefined();
    const { trial: played } = await tryLines(trial, 'ussr', 'buy 8 inf', around(), 'held-back');
    expect((await from(textOf(played)))?.table.game.entries).toEqual(played.table.game.entries);
    expect(await from(textOf(played).replace('"title":"Trial"', '"title":"Trials"'))).toBeUndefined();
  });
});

test.each(newestRulesets().map((ruleset) => [ruleset.id, ruleset] as const))(
  'against the sparring player %s goes on for three rounds, and all of it is proved',
  async (_, ruleset) => {
    const trial = await sparOn(opened(ruleset), ({ round, winner }) => round < 3 && winner === undefined);
    const { verdict, entries, faults } = proved(trial);
    expect({ verdict, faults }).toEqual({ verdict: 'sound', faults: [] });
    expect(entries.length).toBe(trial.lines.length);
    const { game } = trial.table;
    const read = strictly(trial);
    expect(game.entries).toEqual(read.entries);
    expect(game.lineOf).toEqual(read.lineOf);
    expect(game.replay.state).toEqual(read.replay.state);
    for (const key of ['game', 'head', 'at', 'players', 'sides', 'dice', 'purpose', 'open', 'ordered'] as const)
      expect(game.trust[key], key).toEqual(read.trust[key]);
    expect(trial.lines[0]).toContain('"purpose":"trial"');
  },
);
