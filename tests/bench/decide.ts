// D1 and D2: orders decided in a second over whole sparring games, and the dearest air move there is: bombers of long
// range sent as far as they can go, each of them needing a way home.

import { decide, type GameState, type PowerOrder, resumeRecorded } from '../../src/engine/index.ts';
import { RULESETS, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { positionOf } from '../support/position.ts';
import { playGame, statesOf } from '../support/sparring/index.ts';
import { alternate, type Finding, ms, type Way } from './measure.ts';

const SEED = 1;
const ROUNDS = 15;
const NONCE = '0'.repeat(64);

const mustDecide = (ruleset: Ruleset, state: GameState, order: PowerOrder): number => {
  const decided = decide(ruleset, state, order);
  if (!decided.ok) throw new Error(`Refused: ${JSON.stringify(decided.error)}`);
  return decided.value.events.length;
};

/** Every entry of a whole game decided again, from the position before it. */
const wholeGame = (ruleset: Ruleset): { readonly way: Way; readonly entries: number } => {
  const game = playGame(SEED, { rounds: ROUNDS, ruleset });
  const states = statesOf(game);
  const steps = game.entries.slice(1).flatMap((entry, index) => {
    const before = states[index];
    return before === undefined ? [] : [{ entry, before }];
  });
  return {
    entries: steps.length,
    way: () => {
      for (const { entry, before } of steps) {
        if (entry.order === undefined) resumeRecorded(ruleset, before, entry.rolls);
        else decide(ruleset, before, entry.order);
      }
    },
  };
};

/** The board as printed, and twelve bombers in Germany that fly eight spaces. */
const bombers = positionOf({
  power: 'germany',
  position: 'start',
  units: { germany: { germany: '12 bmb 5 inf' } },
  technology: { germany: ['long-range-aircraft'] },
  phase: 'combat-move',
});

const fly = (paths: readonly string[][]): PowerOrder => ({
  type: 'combat-move',
  power: 'germany',
  nonce: NONCE,
  moves: paths.map((path) => ({ kind: 'march', units: { bomber: 1 }, path })),
});

/** Six spaces out over land and sea, so that two are left to come home on. */
const FAR = ['germany', 'eastern-europe', 'ukraine-ssr', 'caucasus', 'persia', 'india'];
const NEAR = ['germany', 'eastern-europe', 'ukraine-ssr'];

/** The findings; `rounds` measurements of each way. */
export const decideFindings = (rounds: number): readonly Finding[] => {
  const games = RULESETS.map((ruleset) => ({ id: `${ruleset.id}@${ruleset.version}`, ...wholeGame(ruleset) }));
  const times = alternate(
    {
      ...Object.fromEntries(games.map(({ id, way }) => [id, way])),
      near: () => mustDecide(secondEdition, bombers, fly([NEAR])),
      far: () => mustDecide(secondEdition, bombers, fly([FAR])),
      many: () => mustDecide(secondEdition, bombers, fly(Array.from({ length: 12 }, () => FAR))),
    } as Readonly<Record<string, Way>>,
    rounds,
  );
  const time = (name: string): number => times[name] ?? Number.NaN;
  const perSecond = (name: string, entries: number): string =>
    Math.round((1000 * entries) / time(name)).toLocaleString('en');
  const [first = { id: '', entries: 0 }] = games;
  return [
    {
      id: 'D1',
      what: `deciding a whole game under ${games.map(({ id }) => id).join(' and ')}, the last against the first, per entry`,
      ratio: time(games.at(-1)?.id ?? '') / (games.at(-1)?.entries ?? 1) / (time(first.id) / first.entries),
      figures: games
        .map(({ id, entries }) => `${id}: ${perSecond(id, entries)} entries a second (${entries} in ${ms(time(id))})`)
        .join('; '),
    },
    {
      id: 'D2',
      what: 'a bomber sent five spaces with eight to fly, its way home looked for, against one sent two',
      ratio: time('far') / time('near'),
      figures: `${ms(time('far'))} against ${ms(time('near'))}; twelve at once ${ms(time('many'))}`,
    },
  ];
};
