// Does the suite notice? Each choice of a ruleset is made another way, each refusal kept silent and each effect left
// untold, one at a time, and the cases are run until one fails: at least nine flips in ten must be noticed. Those that
// are not are listed with their reasons, and the list is kept exact; what cannot matter under a ruleset does not count.
// A ruleset that presupposes the second edition is proved by its own cases and by those that it inherits: if it has a
// board of its own, by these as they run under its words on the board of the second edition. What the games of the
// linked war share is asked on Europe's board too.

import { describe, expect, test, vi } from 'vitest';
import { type Case, runCase } from '../../src/cases/index.ts';
import { EFFECTS } from '../../src/engine/index.ts';
import { DRAFT_RULESETS } from '../../src/rulesets/drafts.ts';
import { RULESETS, type Ruleset } from '../../src/rulesets/index.ts';
import { casesOf, inheritedBy } from '../support/conformance/cases.ts';
import { onBoardOf, onSecondBoard, SISTERS } from '../support/conformance/elsewhere.ts';
import { SURVIVORS } from '../support/conformance/flip-survivors.ts';
import { flipsOf, noting, type RulesetFlip } from '../support/conformance/ruleset-flips.ts';
import { CANNOT_MATTER } from '../support/conformance/survivor-reasons.ts';
import { REFUSAL_CODES } from '../support/messages.ts';

/** The code kept silent, and the codes heard since it was emptied. */
const silence = vi.hoisted(() => ({ code: '', heard: new Set<string>() }));

/** A flipped engine may go round in circles; no sound decision looks at the position so often. */
const ENDLESS = 300_000;

vi.mock('../../src/engine/course.ts', async (original) => {
  const real = await original<typeof import('../../src/engine/course.ts')>();
  return {
    ...real,
    begin: (...args: Parameters<typeof real.begin>) => {
      const course = real.begin(...args);
      const { refuse, apply } = course;
      course.refuse = (code, ...more) => {
        silence.heard.add(code);
        if (silence.code !== code) refuse(code, ...more);
      };
      course.apply = (code, ...more) => {
        silence.heard.add(code);
        if (silence.code !== code) apply(code, ...more);
      };
      const read = Object.getOwnPropertyDescriptor(course, 'state')?.get;
      let looks = 0;
      const get = () => {
        looks += 1;
        if (looks > ENDLESS) throw new Error('The decision does not come to an end.');
        return read?.call(course);
      };
      Object.defineProperty(course, 'state', { get });
      return course;
    },
  };
});

/** A case also notices a flip under which the engine breaks down. */
const notices = (spec: Case, rulesets: readonly Ruleset[]): boolean => {
  try {
    return !runCase(spec, rulesets).passed;
  } catch {
    return true;
  }
};

/** The cases in which each code is heard, each under its ruleset: no other can notice its silence. */
const heardIn = (specs: readonly Case[], rulesetFor: (spec: Case) => Ruleset): ReadonlyMap<string, readonly Case[]> => {
  const heard = new Map<string, Case[]>();
  for (const spec of specs) {
    silence.heard.clear();
    runCase(spec, [rulesetFor(spec)]);
    for (const code of silence.heard) heard.set(code, [...(heard.get(code) ?? []), spec]);
  }
  return heard;
};

/** The choices that a case looks at: it cannot notice the flip of any other. */
const lookedAtIn = (spec: Case, ruleset: Ruleset): ReadonlySet<string> => {
  const looked = new Set<string>();
  runCase(spec, [noting(ruleset, looked)]);
  return looked;
};

/** Codes that no rule stands behind, not even one of a ruleset that is being written. */
const ofForm = REFUSAL_CODES.filter((code) =>
  [...RULESETS, ...DRAFT_RULESETS].every(({ cites }) => (cites[code] ?? []).length === 0),
);

/** The newest version of each; what an older one decides otherwise is frozen. */
const newest = [...new Map(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))];

describe.each(newest)('flips of %s', (id, ruleset) => {
  const isOfNewest = ({ ruleset: name }: Case): boolean => name === id || name === `${id}@${ruleset.version}`;
  /** Cases of another ruleset, each with how this one is set on the board that it is asked on. */
  const inherited = [
    ...(id === 'second-edition' ? [] : inheritedBy(id)).map((spec) => [spec, onSecondBoard] as const),
    ...(SISTERS[id] ?? []).flatMap((sister) =>
      inheritedBy(id, sister).map((spec) => [spec, onBoardOf(sister)] as const),
    ),
  ].filter(([spec, elsewhere]) => isOfNewest(spec) && !notices(spec, [elsewhere(ruleset)]));
  const asElsewhere = new Map(inherited);
  /** The ruleset, or a flip of it, as a case is played under it. */
  const played = (spec: Case, under: Ruleset = ruleset): Ruleset => asElsewhere.get(spec)?.(under) ?? under;
  const specs = [...casesOf(id).filter(isOfNewest), ...inherited.map(([spec]) => spec)];
  const heard = heardIn(specs, played);
  const looked = new Map(specs.map((spec) => [spec, lookedAtIn(spec, played(spec))]));
  const atOnce = [...specs];
  const isCited = (code: string): boolean => (ruleset.cites[code] ?? []).length > 0;
  const survived: string[] = [];

  /** Keeps each code silent in turn; the codes that no case missed. */
  const silenced = (codes: readonly string[]): readonly string[] =>
    codes.filter((code) => {
      silence.code = code;
      const noticed = (heard.get(code) ?? []).some((spec) => notices(spec, [played(spec)]));
      silence.code = '';
      return !noticed;
    });

  const judge = (what: string, all: readonly string[], unnoticed: readonly string[]): void => {
    survived.push(...unnoticed);
    const missed = unnoticed.filter((name) => SURVIVORS[id]?.[name]?.startsWith(CANNOT_MATTER) !== true);
    const count = all.length - unnoticed.length + missed.length;
    console.info(`${id}: ${what}: ${count - missed.length} of ${count} flips noticed`);
    expect(count).toBeGreaterThan(50);
    expect(1 - missed.length / count).toBeGreaterThanOrEqual(0.9);
  };

  /** The case that noticed the last flip is asked first about the next, which is often one of the same choice. */
  const isNoticed = (flip: RulesetFlip): boolean => {
    const index = atOnce.findIndex(
      (spec) => looked.get(spec)?.has(flip.path) && notices(spec, [played(spec, flip.ruleset)]),
    );
    if (index >= 0) atOnce.unshift(...atOnce.splice(index, 1));
    return index >= 0;
  };

  test('unflipped, every case passes', () => {
    expect(specs.filter((spec) => notices(spec, [played(spec)])).map((spec) => spec.id)).toEqual([]);
  });

  test('choices', () => {
    const flips = flipsOf(ruleset);
    const unnoticed = flips.filter((flip) => !isNoticed(flip));
    judge(
      'choices',
      flips.map(({ name }) => name),
      unnoticed.map(({ name }) => name),
    );
  });

  test('refusals', () => {
    const codes = REFUSAL_CODES.filter(isCited);
    judge('refusals', codes, silenced(codes));
  });

  test('refusals of form, which no rule stands behind', () => {
    survived.push(...silenced(ofForm));
  });

  test('effects', () => {
    const unnoticed = silenced(EFFECTS.filter(isCited));
    console.info(`${id}: effects: ${unnoticed.length} of ${EFFECTS.filter(isCited).length} flips not noticed`);
    survived.push(...unnoticed);
  });

  test('those that are not noticed are listed, with the reason', () => {
    const listed = Object.keys({ ...SURVIVORS.everywhere, ...SURVIVORS[id] });
    expect([...survived].sort()).toEqual(listed.sort());
  });
});
