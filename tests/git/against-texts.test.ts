// Every sentence about a change can be said, in every language and in no two the same.
import { describe, expect, test } from 'vitest';
import {
  AGAINST_TEXTS,
  type AgainstCode,
  type AgainstParams,
  type AgainstTexts,
} from '../../src/i18n/git/against/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const PARAMS: AgainstParams = {
  'log-missing': { movedTo: 'elsewhere/log.jsonl' },
  'log-not-plain': { what: 'link' },
  'log-rewritten': {},
  'log-cut': { lines: 3 },
  'log-line-ends': {},
  'log-torn': { bytes: 7 },
  'log-too-large': { max: 33_554_432 },
  'several-games': { games: ['spring-26', 'autumn-26'] },
  'turn-not-alone': { game: 'spring-26', others: ['README.md'], more: 2 },
  'not-a-log': {},
  'game-broken': { game: 'spring-26' },
  'game-differs': { game: 'spring-26' },
  'wrong-author': { author: 'Ben', by: 'anna', names: ['Anna', 'anna'] },
  'wrong-signer': { author: 'Anna', by: 'anna', signer: 'ben' },
  'commit-signature': { by: 'anna' },
  'in-the-future': { at: '2026-03-02T00:00:00Z', now: '2026-03-01T00:00:00Z' },
  'not-forward': {},
  'does-not-merge': { paths: ['games/spring-26/log.jsonl'] },
  'bad-settings': { fault: { code: 'unknown-key', key: 'timezone', keys: ['timeZone'] } },
};
const codes = Object.keys(PARAMS) as readonly AgainstCode[]; // the keys of a record of all codes

const sentence = (texts: AgainstTexts, code: AgainstCode): string => {
  const say = texts.refusals[code] as (params: AgainstParams[AgainstCode]) => string; // called with the params of its own code
  return say(PARAMS[code]);
};
const advice = (texts: AgainstTexts, code: AgainstCode): string =>
  texts.next[code]({ base: 'main', path: 'games/spring-26/log.jsonl', game: 'spring-26' });

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = AGAINST_TEXTS[language];
  test.each(codes)('%s', (code) => {
    expect(sentence(texts, code)).toMatch(/^(\p{Lu}|spring-26 |fieldpost\.json:).*\.$/u);
    expect(`${sentence(texts, code)} ${advice(texts, code)}`).not.toMatch(/undefined|\[object|NaN/);
    expect(advice(texts, code)).not.toMatch(/\.$/);
  });

  test('the particulars are there', () => {
    expect(sentence(texts, 'wrong-author')).toMatch(/anna.*Anna.*Ben/);
    expect(sentence(texts, 'wrong-signer')).toMatch(/anna.*Anna.*ben/);
    expect(sentence(texts, 'turn-not-alone')).toMatch(/spring-26.*README\.md.*2/);
    expect(sentence(texts, 'log-cut')).toContain('3');
    expect(advice(texts, 'log-rewritten')).toContain('git checkout main -- games/spring-26/log.jsonl');
  });
});

test('no language borrows a sentence from another', () => {
  for (const code of codes) expect(new Set(LANGUAGES.map((each) => sentence(AGAINST_TEXTS[each], code))).size).toBe(3);
});
