// Killed at every write to what `announce` and `remind` remember of what they have told. Nothing is lost. That nothing
// is told twice cannot be promised by whoever tells alone: between a service taking a message and this being written
// down there is a moment, and whoever finds nothing written down cannot know on which side of it the program died. What
// is told again then bears the name it bore before, by which Matrix, ntfy and mail programs know it.

import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openMailServer, type Taken } from '../support/mail-server.ts';
import { openWebService } from '../support/web-service.ts';
import { killed } from './kills.ts';
import { ADDRESSES, newClub, openClub } from './mail-support.ts';
import { newWorld, openSpring, type WorldOptions } from './support.ts';

/** The writes of one thing that is remembered: a run that dies at one of them, behind the sending, sends once more. */
const WRITES = 3;

test('a chat is told each thing, and twice only where the program died in the moment behind', async () => {
  const service = await openWebService();
  try {
    const variables = {
      LANG: 'en_GB.UTF-8',
      FIELDPOST_DISCORD: `${service.address}/api/webhooks/1/x`,
      FIELDPOST_MATRIX: `${service.address}/!x:matrix.example`,
      FIELDPOST_MATRIX_TOKEN: 'y',
      FIELDPOST_NTFY: `${service.address}/x`,
    };
    const options: WorldOptions = { variables, pause: async () => undefined };
    const start = newWorld(options);
    await openSpring(start);
    // What was told before is remembered before anything more is said.
    await start.run(['announce', '--send']);
    await start.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'buy 8 inf\nplace 8 inf KAR\nend turn');
    const doubled = { discord: 0, matrix: 0, ntfy: 0 };
    const told = () => {
      const of = (kind: RegExp) => service.asked.filter(({ path: at }) => kind.test(at));
      return { discord: of(/^\/api/), matrix: of(/matrix/), ntfy: of(/^\/$/) };
    };
    service.asked.length = 0;
    const kills = await killed(
      start,
      (world) => world.run(['announce', '--send']),
      async (world, at) => {
        await world.run(['announce', '--send']);
        const { discord, matrix, ntfy } = told();
        for (const [name, all] of Object.entries({ discord, matrix, ntfy })) {
          expect([1, 2], `${name}, killed at ${at}`).toContain(all.length);
          expect(new Set(all.map(({ body }) => body)).size, name).toBe(1);
        }
        expect(new Set(matrix.map((each) => each.path)).size).toBe(1);
        expect(ntfy[0]?.body).toMatch(/"sequence_id":"[0-9a-f]{32}"/);
        doubled.discord += discord.length - 1;
        doubled.matrix += matrix.length - 1;
        doubled.ntfy += ntfy.length - 1;
        const before = service.asked.length;
        expect((await world.run(['announce', '--send'])).code).toBe(0);
        expect(service.asked).toHaveLength(before);
        service.asked.length = 0;
      },
      options,
    );
    expect(kills).toBeGreaterThan(9);
    for (const count of Object.values(doubled)) expect(count).toBeLessThanOrEqual(WRITES);
  } finally {
    await service.close();
  }
});

test('a player is reminded of each thing, and twice only where the program died in the moment behind', async () => {
  const taken: Taken[] = [];
  const server = await openMailServer(taken, 'pw');
  try {
    const smtp = { host: '127.0.0.1', port: server.port, security: 'none', user: 'greta' };
    const options: WorldOptions = {
      variables: {
        LANG: 'en_GB.UTF-8',
        FIELDPOST_ADDRESSES: JSON.stringify({ players: ADDRESSES }),
        FIELDPOST_POST: JSON.stringify({ from: 'club@example.org', smtp }),
        FIELDPOST_SMTP_PASSWORD: 'pw',
      },
    };
    const club = newClub(options);
    rmSync(path.join(club.world.archive, 'addresses.local.json'));
    await openClub(club, '--dice', 'local', '--clock', 'turn=24,answer=24,forfeit=48');
    const remind = ['remind', '--once', '--send'];
    let doubled = 0;
    const kills = await killed(
      club.world,
      async (world) => {
        world.wait(86);
        await world.run(remind);
      },
      async (world, at) => {
        await world.run(remind);
        const all = new Set(taken.map(({ to }) => to[0]));
        expect(all, `killed at ${at}`).toEqual(new Set([ADDRESSES.dora, ADDRESSES.bernd, ADDRESSES.greta]));
        const ids = taken.map(({ bytes }) => /^Message-ID: (.*)$/im.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
        expect(new Set(ids).size, `killed at ${at}`).toBe(all.size);
        doubled += taken.length - all.size;
        const before = taken.length;
        await world.run(remind);
        expect(taken).toHaveLength(before);
        taken.length = 0;
      },
      options,
    );
    expect(kills).toBeGreaterThan(3);
    expect(doubled).toBeLessThanOrEqual(kills);
  } finally {
    await server.close();
  }
});
