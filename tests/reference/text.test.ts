// How a topic is taken apart, and what its prose comes to.

import { describe, expect, test } from 'vitest';
import { clausesOf, firstSentenceOf, plainOf, topicOfText } from '../../src/reference/index.ts';

const HEAD = '---\ntitle: Submarines\nsummary: "First: the shot."\n---\n';

describe('a topic', () => {
  test('is its head and its blocks, with their headings', () => {
    const text = `${HEAD}\nLead.\n\n## Shooting\n\n<Clause id="B1.1">\n**One.** Two.\n\nThree.\n</Clause>\n\n<Clause id="a.b" of="0123abcd">\nFour.\n</Clause>\n`;
    expect(topicOfText(text)).toEqual({
      title: 'Submarines',
      summary: 'First: the shot.',
      introduction: 'Submarines\nFirst: the shot.\n\nLead.\n\n## Shooting',
      clauses: [
        { id: 'B1.1', line: 10, heading: 'Shooting', body: '**One.** Two.\n\nThree.' },
        { id: 'a.b', of: '0123abcd', line: 16, heading: 'Shooting', body: 'Four.' },
      ],
      faults: [],
    });
  });

  test('says in its head which English introduction it renders, and nothing else is changed by it', () => {
    const text = `${HEAD}\nLead.\n\n<Clause id="B1.1">\nOne.\n</Clause>\n\n## End\n`;
    const marked = text.replace('shot."\n', 'shot."\nof: "0123abcd"\n');
    const [{ of, ...topic }, plain] = [topicOfText(marked), topicOfText(text)];
    expect(of).toBe('0123abcd');
    expect(topic.introduction).toBe(plain.introduction);
    expect(topic.introduction.replace(/\n+/g, ' | ')).toBe('Submarines | First: the shot. | Lead. | ## End');
    expect(topic.faults).toEqual([]);
    expect(topic.clauses.map(({ line }) => line)).toEqual([plain.clauses[0]?.line ?? 0].map((line) => line + 1));
  });

  test.each([
    ['no-head', 1, '<Clause id="a.b">\nText.\n</Clause>\n'],
    ['tag', 5, `${HEAD}<Clause id=a.b>\n`],
    ['tag', 5, `${HEAD}<Clause id="a.b" of="nothing">\n`],
    ['tag', 6, `${HEAD}<Clause id="a.b">\nText. </Clause>\n</Clause>`],
    ['nested', 7, `${HEAD}<Clause id="a.b">\nText.\n<Clause id="a.c">\nText.\n</Clause>`],
    ['unclosed', 5, `${HEAD}<Clause id="a.b">\nText.\n`],
    ['unopened', 5, `${HEAD}</Clause>\n`],
    ['empty', 5, `${HEAD}<Clause id="a.b">\n\n</Clause>\n`],
  ])('with a fault (%s) names it and its line', (code, line, text) => {
    expect(topicOfText(text).faults[0]).toEqual({ code, line });
  });

  test('without blocks has none', () => {
    expect(clausesOf(HEAD)).toEqual([]);
  });
});

describe('prose', () => {
  test('loses its marks and keeps its paragraphs and lists', () => {
    expect(
      plainOf('**A sub\nsinks.** It *may*\nnot.\n\n*Example.* See [this](x) `at` 2*3*4.\n\n1. One\n   more\n2. Two'),
    ).toBe('A sub sinks. It may not.\n\nExample. See this at 2*3*4.\n\n1. One more\n2. Two');
  });

  test.each([
    ['**It sinks. It does not return.** More.', 'It sinks.'],
    ['**In Western U.S.A. a fleet waits.** More.', 'In Western U.S.A. a fleet waits.'],
    ['**“Off” means “next to”.** More.', '“Off” means “next to”.'],
    ['**Es gibt z. B. drei Felder.** Mehr.', 'Es gibt z. B. drei Felder.'],
    ['**One sentence alone**', 'One sentence alone'],
  ])('begins with a sentence: %s', (markdown, sentence) => {
    expect(firstSentenceOf(markdown)).toBe(sentence);
  });
});
