// Counts what a tier of the tests came to, adds tiers up and words the closing line. It runs nothing.
import { z } from 'zod';

/** What one tier came to. `skipped` holds the names, so that none is skipped unseen. */
const TallySchema = z.strictObject({
  passed: z.int().min(0),
  failed: z.int().min(0),
  skipped: z.array(z.string()).readonly(),
});
export type Tally = Readonly<z.infer<typeof TallySchema>>;

/** What is read of the report that vitest writes with `--reporter=json`. */
const ReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads a tally that was written as JSON. Throws when it is none. */
export function readTally(text: string): Tally {
  return TallySchema.parse(JSON.parse(text));
}

/**
 * Counts a report of vitest. A file that failed outside its tests (on loading, in a hook) counts as one failure, and so
 * does a run that ended badly though every test passed (an error nobody caught).
 *
 * @param text the report as JSON; undefined when vitest wrote none
 * @param exitCode what vitest ended with
 * @param root the folder that file names are told from
 */
export function tallyOf(text: string | undefined, exitCode: number, root: string): Tally {
  if (text === undefined) return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: [] };
  const files = ReportSchema.parse(JSON.parse(text)).testResults;
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, name: `${file.name.replace(`${root}/`, '')} > ${test.fullName}` })),
  );
  const failedTests = tests.filter((test) => test.status === 'failed').length;
  const failedFiles = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = failedTests + failedFiles;
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').map((test) => test.name),
  };
}

/** The tiers together. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
    skipped: tallies.flatMap((tally) => tally.skipped),
  };
}

/** The closing line: `12 passed, 0 failed`, and `, 1 skipped` where there are. */
export function closingLine(tally: Tally): string {
  const skipped = tally.skipped.length === 0 ? '' : `, ${tally.skipped.length} skipped`;
  return `${tally.passed} passed, ${tally.failed} failed${skipped}`;
}

/** Whether all is well: something ran, nothing failed, and nothing was skipped but what is known. */
export function isGood(tally: Tally, knownSkips: readonly string[]): boolean {
  return tally.passed > 0 && tally.failed === 0 && unknownSkips(tally, knownSkips).length === 0;
}

/** The skips that nobody has given a reason for. */
export function unknownSkips(tally: Tally, knownSkips: readonly string[]): readonly string[] {
  return tally.skipped.filter((name) => !knownSkips.includes(name));
}
