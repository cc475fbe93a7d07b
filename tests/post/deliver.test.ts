// Messages to web services over a real line: what becomes of them, and that nothing of a secret gets out.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Delivered, deliver } from '../../src/post/deliver.ts';
import { openWebService, type WebService } from '../support/web-service.ts';

let service: WebService;
let pauses: number[];
beforeEach(async () => {
  service = await openWebService();
  pauses = [];
});
afterEach(() => service.close());

const now = (): Date => new Date('2026-03-01T20:00:00Z');
const pause = async (ms: number): Promise<void> => void pauses.push(ms);

const send = (address = service.address): Promise<Delivered> =>
  deliver(
    { method: 'POST', address: `${address}/secret`, headers: { authorization: 'Bearer secret' }, body: '{}' },
    { patience: 300, longestWait: 20_000, now, pause },
  );

describe('a message', () => {
  test('that is taken was sent once', async () => {
    expect(await send()).toEqual({ how: 'sent' });
    expect(service.asked).toHaveLength(1);
  });

  test.each([
    [400, 'refused'],
    [404, 'refused'],
    [301, 'refused'],
    [408, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ] as const)('answered with %i is %s, and not sent again', async (status, how) => {
    service.answer = (response) => void response.writeHead(status, { location: '/elsewhere' }).end();
    expect(await send()).toEqual({ how, status });
    expect(service.asked).toHaveLength(1);
  });

  test('never goes where an answer sends it', async () => {
    const other = await openWebService();
    service.answer = (response) => void response.writeHead(307, { location: other.address }).end();
    expect(await send()).toEqual({ how: 'refused', status: 307 });
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test.each([
    [{ 'retry-after': '2' }, '', 2_000],
    [{ 'retry-after': '0.65' }, '{"retry_after": 0.65}', 650],
    [{ 'retry-after': 'Sun, 01 Mar 2026 20:00:05 GMT' }, '', 5_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 19:00:00 GMT' }, '', 0],
    [{}, '{"errcode":"M_LIMIT_EXCEEDED","retry_after_ms":1234}', 1_234],
    [{ 'retry-after': 'soon' }, 'too many', 1_000],
  ])('of which there were too many waits as it is told to (%j, %s)', async (headers, body, ms) => {
    service.answer = (response) => {
      if (service.asked.length === 1) response.writeHead(429, headers).end(body);
      else response.writeHead(204).end();
    };
    expect(await send()).toEqual({ how: 'sent' });
    expect(pauses).toEqual([ms]);
  });

  test('waits no longer than a bound, and tries no more than three times', async () => {
    service.answer = (response) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    expect(await send()).toEqual({ how: 'busy' });
    expect([service.asked.length, pauses]).toEqual([1, []]);
    service.answer = (response) => void response.writeHead(429, { 'retry-after': '12' }).end();
    expect(await send()).toEqual({ how: 'busy' });
    expect([service.asked.length, pauses]).toEqual([3, [12_000]]);
    service.answer = (response) => void response.writeHead(429, { 'retry-after': '0' }).end();
    expect(await send()).toEqual({ how: 'busy' });
    expect(service.asked.length).toBe(6);
  });

  test('to a service that hangs is given up: before its answer, and in the midst of it', async () => {
    service.answer = () => undefined;
    expect(await send()).toEqual({ how: 'silent' });
    service.answer = (response) => {
      response.writeHead(429);
      response.write('{');
    };
    expect(await send()).toEqual({ how: 'silent' });
  });

  test('that was taken was sent, though the line breaks in the midst of the answer', async () => {
    service.answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    };
    expect(await send()).toEqual({ how: 'sent' });
  });

  test('to nobody, or to somebody who hangs up, is unreachable', async () => {
    service.answer = (response) => void response.destroy();
    expect(await send()).toEqual({ how: 'unreachable' });
    const { address } = service;
    await service.close();
    expect(await send(address)).toEqual({ how: 'unreachable' });
    service = await openWebService();
  });

  test('of an endless answer only the beginning is read', async () => {
    let open = 'yes';
    service.answer = (response) => {
      if (service.asked.length > 1) return void response.writeHead(200).end();
      response.writeHead(429);
      const more = (): void => {
        while (open === 'yes' && response.write('x'.repeat(1_024)));
      };
      response.on('drain', more).on('close', () => {
        open = 'no';
      });
      more();
    };
    expect(await send()).toEqual({ how: 'sent' });
    expect(open).toBe('no');
  });
});
