import { describe, expect, test } from 'vitest';
import { closingLine, isGood, sum, tallyOf } from './support/tally.ts';

const file = (status: string, tests: Readonly<Record<string, string>>) => ({
  name: '/club/tests/a.test.ts',
  status,
  message: '',
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
    fullName,
    status: outcome,
    failureMessages: outcome === 'failed' ? ['Error: 2 is not 3\n    at a.test.ts'] : [],
  })),
});
const reportOf = (...testResults: ReturnType<typeof file>[]) => JSON.stringify({ testResults });

describe('the closing line of a test run', () => {
  test('counts what passed, and names what failed with its reason and what was skipped', () => {
    const report = reportOf(file('failed', { 'one a': 'passed', 'one b': 'failed', 'one c': 'skipped' }));
    const tally = tallyOf(report, 1, '/club');
    expect(tally).toEqual({
      passed: 1,
      failed: ['tests/a.test.ts > one b: Error: 2 is not 3'],
      skipped: ['tests/a.test.ts > one c'],
      again: [],
    });
    expect(closingLine(tally)).toBe('1 passed, 1 failed, 1 skipped');
  });

  test('takes a file that does not load for a failure', () => {
    expect(tallyOf(reportOf(file('passed', { a: 'passed' }), file('failed', {})), 1, '/club').failed).toEqual([
      'tests/a.test.ts',
    ]);
  });

  test('takes an error outside all tests for a failure', () => {
    expect(tallyOf(reportOf(file('passed', { a: 'passed' })), 1, '/club').failed).toHaveLength(1);
    expect(tallyOf(undefined, 1, '/club').failed).toHaveLength(1);
  });

  test('names what passed only when it was tried again', () => {
    const [tried] = file('passed', { a: 'passed' }).assertionResults;
    const report = { ...file('passed', {}), assertionResults: [{ ...tried, failureMessages: ['Error: too slow'] }] };
    const tally = tallyOf(JSON.stringify({ testResults: [report] }), 0, '/club');
    expect(tally).toEqual({ passed: 1, failed: [], skipped: [], again: ['tests/a.test.ts > a: Error: too slow'] });
    expect(isGood(tally, [])).toBe(true);
  });

  test('adds tiers up', () => {
    const tiers = [
      { passed: 3, failed: [], skipped: [], again: [] },
      { passed: 4, failed: ['y'], skipped: ['x'], again: [] },
    ];
    expect(closingLine(sum(tiers))).toBe('7 passed, 1 failed, 1 skipped');
  });

  test('is good only when something ran, nothing failed and every skip is known', () => {
    expect(isGood({ passed: 2, failed: [], skipped: [], again: [] }, [])).toBe(true);
    expect(isGood({ passed: 0, failed: [], skipped: [], again: [] }, [])).toBe(false);
    expect(isGood({ passed: 2, failed: ['y'], skipped: [], again: [] }, [])).toBe(false);
    expect(isGood({ passed: 2, failed: [], skipped: ['x'], again: [] }, [])).toBe(false);
    expect(isGood({ passed: 2, failed: [], skipped: ['x'], again: [] }, ['x'])).toBe(true);
  });
});
