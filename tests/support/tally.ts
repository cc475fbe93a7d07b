// Counts what a tier of the tests came to, adds tiers up and words the closing line. It runs nothing.
import { z } from 'zod';

/**
 * What one tier came to. What failed is named with its reason, what was skipped or passed only when it was tried again
 * by name, so that none of them goes unseen.
 */
const TallySchema = z.strictObject({
  passed: z.int().min(0),
  failed: z.array(z.string()).readonly(),
  skipped: z.array(z.string()).readonly(),
  again: z.array(z.string()).readonly(),
});
export type Tally = Readonly<z.infer<typeof TallySchema>>;

/** Nothing came of it, for this reason. */
export const noneFor = (reason: string): Tally => ({ passed: 0, failed: [reason], skipped: [], again: [] });

/** What is read of the report that vitest writes with `--reporter=json`. */
const ReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Why the file as a whole failed, where it did. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

/** Reads a tally that was written as JSON. Throws when it is none. */
export function readTally(text: string): Tally {
  return TallySchema.parse(JSON.parse(text));
}

/** What has a name and a reason, in one line. */
const named = (name: string, message = ''): string => {
  const reason = message.trim().split('\n')[0] ?? '';
  return reason === '' ? name : `${name}: ${reason}`;
};

/**
 * Counts a report of vitest. A file that failed outside its tests (on loading, in a hook) counts as one failure, and so
 * does a run that ended badly though every test passed (an error nobody caught).
 *
 * @param text the report as JSON; undefined when vitest wrote none
 * @param exitCode what vitest ended with
 * @param root the folder that file names are told from
 */
export function tallyOf(text: string | undefined, exitCode: number, root: string): Tally {
  if (text === undefined) return noneFor('no report was written');
  const files = ReportSchema.parse(JSON.parse(text)).testResults.map((file) => {
    const name = file.name.replace(`${root}/`, '');
    const tests = file.assertionResults.map((test) => ({ ...test, name: `${name} > ${test.fullName}` }));
    return { ...file, name, tests };
  });
  const tests = files.flatMap((file) => file.tests);
  const failed = files.flatMap((file) => {
    const own = file.tests.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && own.length === 0) return [named(file.name, file.message)];
    return own.map((test) => named(test.name, test.failureMessages[0]));
  });
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failed.length === 0 && exitCode !== 0 ? ['an error outside all tests'] : failed,
    skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').map((test) => test.name),
    again: tests.flatMap(({ status, name, failureMessages: [first] }) =>
      status === 'passed' && first !== undefined ? [named(name, first)] : [],
    ),
  };
}

/** The tiers together. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.flatMap((tally) => tally.failed),
    skipped: tallies.flatMap((tally) => tally.skipped),
    again: tallies.flatMap((tally) => tally.again),
  };
}

/** The closing line: `12 passed, 0 failed`, and `, 1 skipped` where there are. */
export function closingLine(tally: Tally): string {
  const skipped = tally.skipped.length === 0 ? '' : `, ${tally.skipped.length} skipped`;
  return `${tally.passed} passed, ${tally.failed.length} failed${skipped}`;
}

/** Whether all is well: something ran, nothing failed, and nothing was skipped but what is known. */
export function isGood(tally: Tally, knownSkips: readonly string[]): boolean {
  return tally.passed > 0 && tally.failed.length === 0 && unknownSkips(tally, knownSkips).length === 0;
}

/** The skips that nobody has given a reason for. */
export function unknownSkips(tally: Tally, knownSkips: readonly string[]): readonly string[] {
  return tally.skipped.filter((name) => !knownSkips.includes(name));
}
