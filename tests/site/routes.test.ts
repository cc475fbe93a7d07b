import { describe, expect, test } from 'vitest';
import { assetAddress, basePath, battleAnchor, feedAddress, type Place, pageAddress } from '../../src/site/routes.ts';

const PLACES: readonly (readonly [Place, string])[] = [
  [{ page: 'home' }, ''],
  [{ page: 'game', game: 'spring-26' }, 'games/spring-26/'],
  [{ page: 'turn', game: 'spring-26', turn: 'r03-germany' }, 'games/spring-26/r03-germany/'],
  [{ page: 'games' }, 'games/'],
  [{ page: 'log', game: 'spring-26' }, 'games/spring-26/log/'],
  [{ page: 'chapter', game: 'spring-26', chapter: 'r03' }, 'games/spring-26/log/r03/'],
  [{ page: 'player', player: 'anna' }, 'players/anna/'],
  [{ page: 'players' }, 'players/'],
  [{ page: 'statistics' }, 'statistics/'],
  [{ page: 'rules' }, 'rules/'],
  [{ page: 'topic', topic: 'submarines' }, 'rules/submarines/'],
  [{ page: 'suite' }, 'rules/suite/'],
  [{ page: 'try' }, 'try/'],
  [{ page: 'try', from: 'spring-26', turn: 'r03-germany' }, 'try/?from=spring-26&turn=r03-germany'],
  [{ page: 'try', from: 'rules-daak', topic: 'armor', case: 'D1.1' }, 'try/?from=rules-daak&topic=armor&case=D1.1'],
  [{ page: 'guides' }, 'guides/'],
  [{ page: 'guide', guide: 'log-format' }, 'guides/log-format/'],
];

describe('addresses of pages', () => {
  test.each(PLACES)('%o', (place, path) => {
    expect(pageAddress('/', 'en', place)).toBe(`/${path}`);
    expect(pageAddress('/', 'de', place)).toBe(`/de/${path}`);
    expect(pageAddress('/club/', 'nl', place)).toBe(`/club/nl/${path}`);
  });

  test('however the base path is written, it is the same', () => {
    expect(['', '/'].map(basePath)).toEqual(['/', '/']);
    expect(['club', '/club', 'club/', '/club/', '//club//'].map(basePath)).toEqual(Array<string>(5).fill('/club/'));
    expect(basePath('/a/b')).toBe('/a/b/');
  });

  test('an anchor is added behind', () => {
    expect(pageAddress('/', 'en', { page: 'rules' }, 'B12.3')).toBe('/rules/#B12.3');
  });

  test('a battle and a raid on the same space have different anchors', () => {
    expect(battleAnchor('germany')).toBe('battle-germany');
    expect(battleAnchor('raid/germany')).toBe('battle-raid-germany');
  });

  test('a feed stands beside the page it tells about, in its language', () => {
    expect(feedAddress('/club', 'en', { feed: 'archive' })).toBe('/club/feed.xml');
    expect(feedAddress('/', 'de', { feed: 'game', game: 'spring-26' })).toBe('/de/games/spring-26/feed.xml');
    expect(feedAddress('/', 'nl', { feed: 'player', player: 'anna' })).toBe('/nl/players/anna/feed.xml');
    expect(feedAddress('/', 'nl', { feed: 'player', player: 'anna' }, 'json')).toBe('/nl/players/anna/feed.json');
  });

  test('data stand beside the English page whatever the language', () => {
    expect(assetAddress('/club', { data: 'turn', game: 'spring-26', turn: 'r03-germany' })).toBe(
      '/club/games/spring-26/r03-germany/turn.json',
    );
    expect(assetAddress('/club', { data: 'clauses' })).toBe('/club/rules/index.json');
    expect(assetAddress('/club', { data: 'cases', topic: 'armor' })).toBe('/club/rules/cases/armor.json');
    expect(assetAddress('/', { data: 'log', game: 'spring-26' })).toBe('/games/spring-26/log.jsonl');
    expect(assetAddress('/club', { data: 'series-csv', game: 'spring-26' })).toBe('/club/games/spring-26/series.csv');
    expect(assetAddress('/', { data: 'series-json', game: 'spring-26' })).toBe('/games/spring-26/series.json');
    expect(assetAddress('/', { data: 'statistics' })).toBe('/statistics/statistics.json');
    expect(assetAddress('/club', { data: 'sitemap-part', part: 2 })).toBe('/club/sitemap-2.xml');
  });
});
