// Freezes what is not frozen yet: games and cases whose outcome was never written down, under every frozen ruleset, and
// cases whose question has changed. What is written down stays as it is; whoever has to change it takes it out by hand
// and says why.
//
//   node scripts/run.mjs tests/support/frozen/freeze.ts

import { writeFileSync } from 'node:fs';
import { FROZEN_RULESETS } from '../../../src/rulesets/index.ts';
import { frozenBoard } from './board.ts';
import { askedIn, frozenCases, runFrozen } from './cases.ts';
import { FROZEN_GAMES } from './games.ts';
import { goldenFile, readGolden } from './golden.ts';
import { playFrozen } from './play.ts';

for (const ruleset of FROZEN_RULESETS) {
  const known = readGolden(ruleset);
  const write = (of: keyof typeof known, entries: readonly (readonly [string, unknown])[]): void =>
    writeFileSync(goldenFile(ruleset, of), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  write('board', [['board', known.board.board ?? frozenBoard(ruleset)]]);
  write(
    'games',
    FROZEN_GAMES.map((game) => [game.name, known.games[game.name] ?? playFrozen(ruleset, game)]),
  );
  write(
    'cases',
    frozenCases(ruleset).map(([name, spec]) => {
      const before = known.cases[name];
      return [name, before?.startsWith(askedIn(spec)) ? before : runFrozen(ruleset, spec)];
    }),
  );
}
