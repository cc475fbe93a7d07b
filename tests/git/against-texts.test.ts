// Every sentence about a change is whole, with its particulars, and goes with advice that is none.
import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { allSaid, MESSAGES } from '../support/messages.ts';

const keysOf = (topic: string) => MESSAGES.filter((key) => key.startsWith(topic));

describe.each(LANGUAGES)('in %s', (language) => {
  const { say } = wordsOf(secondEditionBoard, language);
  const game = 'spring-26';

  test('what must not be is a sentence, what to do about it is not', () => {
    const sentences = keysOf('against-refusal-');
    expect(sentences.length).toBeGreaterThan(15);
    for (const key of sentences)
      for (const said of allSaid(key, language)) expect(said, key).toMatch(/^(\p{Lu}|abc |3 |x-1 ).*\.$/u);
    const advice = keysOf('against-next-');
    expect(advice.length).toBeGreaterThan(sentences.length);
    for (const key of advice) for (const said of allSaid(key, language)) expect(said, key).not.toMatch(/\.$/);
  });

  test('the particulars are there', () => {
    const names = ['Anna', 'anna'];
    expect(say('against-refusal-wrong-author', { author: 'Ben', by: 'anna', names })).toMatch(/anna.*Anna.*Ben/);
    expect(say('against-refusal-wrong-signer', { author: 'Anna', by: 'anna', signer: 'ben' })).toMatch(
      /anna.*Anna.*ben/,
    );
    expect(say('against-refusal-turn-not-alone', { game, others: ['README.md'], more: 2 })).toMatch(
      /spring-26.*README\.md.*2/,
    );
    expect(say('against-refusal-log-cut', { lines: 3 })).toContain('3');
    expect(say('against-next-log-rewritten', { base: 'main', path: `games/${game}/log.jsonl` })).toContain(
      'git checkout main -- games/spring-26/log.jsonl',
    );
  });
});
