import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, mayBe, parseSettings, writeSettings } from '../../src/archive/index.ts';
import { secondEditionBoard } from '../../src/board/index.ts';
import { saySettings } from '../../src/i18n/settings.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const read = (data: unknown) => {
  const settings = parseSettings(JSON.stringify(data));
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
};

const wrong = (text: string) => {
  const settings = parseSettings(text);
  if (settings.ok) throw new Error('went through');
  return saySettings(wordsOf(secondEditionBoard, 'en').say, settings.error, 'fieldpost.json');
};

describe('fieldpost.json', () => {
  test('may say nothing', () => {
    expect(read({})).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ language: 'en', languages: ['en', 'de', 'nl'], base: '/', dice: 'local' });
  });

  test('says where the site stands, however the slashes lie', () => {
    for (const base of ['/club/', 'club', '/club', 'club/'])
      for (const site of ['https://a.example', 'https://a.example/'])
        expect(read({ site, base })).toMatchObject({ base: '/club/', address: 'https://a.example/club' });
    expect(read({ site: 'https://a.example' }).address).toBe('https://a.example');
  });

  test('has English at the root, whatever the group speaks', () => {
    expect(read({ languages: ['de', 'nl'] })).toMatchObject({ language: 'de', languages: ['en', 'de', 'nl'] });
    expect(read({ languages: ['en'] })).toMatchObject({ language: 'en', languages: ['en'] });
  });

  test.each([
    ['{"name":', 'fieldpost.json is not JSON.'],
    ['[]', 'fieldpost.json must be one JSON object.'],
    [
      '{"timezone":"UTC"}',
      '“timezone” is no setting; there are name, languages, site, base, timeZone, dice, figures, ranking.',
    ],
    ['{"name":""}', '“name” cannot be ""'],
    ['{"languages":"de"}', '“languages” cannot be "de"; it must be a list'],
    ['{"languages":["en","fr"]}', '“languages” cannot be "fr"'],
    ['{"languages":[]}', '“languages” cannot be []'],
    ['{"site":"our-club.github.io"}', '“site” cannot be "our-club.github.io"; it must be the address of a host'],
    ['{"site":"https://a.example/club"}', '“site” cannot be'],
    ['{"site":"https://me:pass@a.example"}', '“site” cannot be'],
    ['{"site":"javascript:alert(1)"}', '“site” cannot be'],
    ['{"base":"/a/../b"}', '“base” cannot be'],
    ['{"base":"//evil.example/"}', '“base” cannot be'],
    ['{"timeZone":"Berlin"}', '“timeZone” cannot be "Berlin"; it must be an IANA time zone'],
    ['{"timeZone":"+01:00"}', '“timeZone” cannot be'],
    ['{"dice":"cards"}', '“dice” cannot be "cards"; it must be "local", "recorded", "reveal" or "drand".'],
    ['{"figures":"secret"}', '“figures” cannot be "secret"; it must be "none" or "published".'],
    ['{"ranking":true}', '“ranking” cannot be true; it must be an object'],
    ['{"ranking":{"with":[]}}', '“ranking” cannot be {"with":[]}'],
    ['{"ranking":{"same":{"jan-2":7}}}', '“ranking” cannot be {"same":{"jan-2":7}}'],
    ['{"base":7}', '“base” cannot be 7'],
  ])('%s is refused by the name of its key', (text, sentence) => {
    expect(wrong(text)).toContain(sentence);
  });

  test('is told in every language', () => {
    const wrongBase = { code: 'bad-value', key: 'base', value: '7' } as const;
    for (const language of LANGUAGES)
      expect(saySettings(wordsOf(secondEditionBoard, language).say, wrongBase, 'f.json')).toMatch(/f\.json.*base.*7/);
  });

  test('is written so that it reads back', () => {
    const data = {
      name: 'Klub „Süd“',
      languages: ['de', 'en'],
      site: 'https://a.example',
      dice: 'recorded' as const,
      ranking: { same: { b: 'a' } },
    };
    const text = writeSettings(data);
    expect(JSON.parse(text)).toEqual(data);
    expect(text).toContain('  "languages": ["de", "en"],\n');
  });

  test('a value can be tried before it is written', () => {
    expect(mayBe('timeZone', 'Europe/Berlin')).toBe(true);
    expect(mayBe('timeZone', 'Europe/Bonn')).toBe(false);
    expect(mayBe('base', '/')).toBe(true);
  });
});
