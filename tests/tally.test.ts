import { describe, expect, test } from 'vitest';
import { closingLine, isGood, sum, tallyOf } from './support/tally.ts';

const file = (status: string, tests: Readonly<Record<string, string>>) => ({
  name: '/club/tests/a.test.ts',
  status,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
});
const reportOf = (...testResults: ReturnType<typeof file>[]) => JSON.stringify({ testResults });

describe('the closing line of a test run', () => {
  test('counts what passed, failed and was skipped, and names the skips', () => {
    const report = reportOf(file('failed', { 'one a': 'passed', 'one b': 'failed', 'one c': 'skipped' }));
    const tally = tallyOf(report, 1, '/club');
    expect(tally).toEqual({ passed: 1, failed: 1, skipped: ['tests/a.test.ts > one c'] });
    expect(closingLine(tally)).toBe('1 passed, 1 failed, 1 skipped');
  });

  test('takes a file that does not load for a failure', () => {
    expect(tallyOf(reportOf(file('passed', { a: 'passed' }), file('failed', {})), 1, '/club').failed).toBe(1);
  });

  test('takes an error outside all tests for a failure', () => {
    expect(tallyOf(reportOf(file('passed', { a: 'passed' })), 1, '/club').failed).toBe(1);
    expect(tallyOf(undefined, 1, '/club').failed).toBe(1);
  });

  test('adds tiers up', () => {
    const tiers = [
      { passed: 3, failed: 0, skipped: [] },
      { passed: 4, failed: 1, skipped: ['x'] },
    ];
    expect(closingLine(sum(tiers))).toBe('7 passed, 1 failed, 1 skipped');
  });

  test('is good only when something ran, nothing failed and every skip is known', () => {
    expect(isGood({ passed: 2, failed: 0, skipped: [] }, [])).toBe(true);
    expect(isGood({ passed: 0, failed: 0, skipped: [] }, [])).toBe(false);
    expect(isGood({ passed: 2, failed: 1, skipped: [] }, [])).toBe(false);
    expect(isGood({ passed: 2, failed: 0, skipped: ['x'] }, [])).toBe(false);
    expect(isGood({ passed: 2, failed: 0, skipped: ['x'] }, ['x'])).toBe(true);
  });
});
