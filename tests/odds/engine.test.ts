// The odds against the engine itself: small battles by chance, every one fought out in all the ways its dice can fall.

import { describe, expect, test } from 'vitest';
import { battleOf, solve } from '../../src/odds/index.ts';
import { daak, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { randomFrom } from '../../src/sparring/index.ts';
import { arenaOf, type Clash, someClash } from './arena.ts';
import { endText, enumerate } from './enumerate.ts';

const CLOSE = 1e-11;

/** Differences between the odds and the engine; none is the law. */
const differences = (clash: Clash): readonly string[] | 'asked' => {
  const { state, site, says } = arenaOf(clash);
  const battle = battleOf(clash.ruleset, state, site);
  if (battle === undefined) return [`${says} is no battle`];
  const plans = clash.standing?.map(({ conduct }) => Math.max(conduct.retreatAfter ?? 0, conduct.planFrom ?? 0)) ?? [];
  const fought = enumerate(clash.ruleset, state, site, Math.max(0, ...plans));
  if (fought === undefined) return 'asked';
  const outcome = solve(battle);
  const odds = new Map<string, number>();
  for (const { chance, result, attackers, defenders } of outcome.ends) {
    const key = endText(result, attackers, defenders);
    odds.set(key, (odds.get(key) ?? 0) + chance);
  }
  const sum = outcome.ends.reduce((all, { chance }) => all + chance, 0);
  const wrong = Math.abs(sum - 1) < 1e-12 ? [] : [`${says} sums to ${sum}`];
  for (const end of new Set([...odds.keys(), ...fought.keys()])) {
    const [own, other] = [odds.get(end) ?? 0, fought.get(end) ?? 0];
    if (Math.abs(own - other) > CLOSE) wrong.push(`${says}: ${end} ${own}, by the engine ${other}`);
  }
  return wrong;
};

const RULESETS: readonly Ruleset[] = [secondEdition, daak];

describe.each([
  ['land', 240, 3],
  ['landing', 80, 2],
  ['sea', 240, 3],
] as const)('%s', (where, battles, most) => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    'under %s as the engine fights it',
    (_, ruleset) => {
      let compared = 0;
      for (let seed = 1; seed <= battles / 2; seed += 1) {
        const wrong = differences(someClash(randomFrom(seed * 7919 + RULESETS.indexOf(ruleset)), ruleset, where, most));
        if (wrong === 'asked') continue;
        compared += 1;
        expect(wrong).toEqual([]);
      }
      expect(compared).toBeGreaterThan(0.9 * (battles / 2));
    },
  );
});
