import { expect, test } from 'vitest';
import { siteAddress } from '../../src/cli/address.ts';

const turn = { page: 'turn', game: 'spring-26', turn: 'r03-germany' } as const;

test('a page stands under the address of the group, in the language of the reader', () => {
  const settings = { address: 'https://example.org/club', languages: ['en', 'de'] } as const;
  expect(siteAddress(settings, 'en', turn)).toBe('https://example.org/club/games/spring-26/r03-germany/');
  expect(siteAddress(settings, 'de', turn, 'battle-ukraine-ssr')).toBe(
    'https://example.org/club/de/games/spring-26/r03-germany/#battle-ukraine-ssr',
  );
});

test('a reader whose language the site does not have is sent to the English page', () => {
  const settings = { address: 'https://example.org', languages: ['en', 'de'] } as const;
  expect(siteAddress(settings, 'nl', turn)).toBe('https://example.org/games/spring-26/r03-germany/');
});
