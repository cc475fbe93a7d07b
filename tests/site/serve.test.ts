// A site that is served: files with their types, a page where nothing is, nothing outside the folder.

import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serveSharedSite } from './support/serving.ts';

let site: Serving;

beforeAll(async () => {
  site = await serveSharedSite();
});
afterAll(async () => {
  await site.close();
});

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(address, site.address), { redirect: 'manual', ...init });

/** Asks for a path as it stands: `fetch` would tidy it up first. */
const getRaw = (asked: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.address);
    request({ hostname, port, path: asked }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

test('files come with their types', async () => {
  const types = {
    '/club/': 'text/html; charset=utf-8',
    '/club/de/games/long-war/': 'text/html; charset=utf-8',
    '/club/games/long-war/game.json': 'application/json; charset=utf-8',
    '/club/games/long-war/log.jsonl': 'application/x-ndjson; charset=utf-8',
    '/club/map.svg': 'image/svg+xml; charset=utf-8',
    '/club/drawings/styles.css': 'text/css; charset=utf-8',
  };
  for (const [address, type] of Object.entries(types)) {
    const response = await get(address);
    expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, type]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the root leads under the base path, a folder gets its slash', async () => {
  expect((await get('/')).headers.get('location')).toBe('/club/');
  const folder = await get('/club/games/long-war');
  expect([folder.status, folder.headers.get('location')]).toEqual([301, '/club/games/long-war/']);
});

test('where nothing is, a page in the language of the address says so', async () => {
  for (const [address, title] of [
    ['/club/games/none/', 'There is no page at this address'],
    ['/club/de/games/none/', 'Unter dieser Adresse gibt es keine Seite'],
    ['/club/nl/none', 'Op dit adres staat geen pagina'],
  ] as const) {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect((await response.text()).includes(`<h1>${title}</h1>`)).toBe(true);
  }
});

test('nothing outside the folder is handed out', async () => {
  for (const asked of [
    '/club/../fieldpost.json',
    '/club/..%2farchive%2ffieldpost.json',
    '/club/..%2f..%2f..%2f..%2ffieldpost.json',
    '/club/%2e%2e/%2e%2e/package.json',
    '/club/..%5c..%5cpackage.json',
    '/club/%00',
    '/club//etc/passwd',
    '/clubhouse/',
  ]) {
    const { status, text } = await getRaw(asked);
    expect([asked, status]).toEqual([asked, 404]);
    expect(text.includes('Tuesday Club","')).toBe(false);
    expect(text.includes('root:')).toBe(false);
  }
  expect((await get('/club/', { method: 'POST' })).status).toBe(405);
});
