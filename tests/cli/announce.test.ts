// `announce`: whose turn it is, said once to each chat, over a real line; what a player wrote calls nobody, and no
// secret stands in anything that is said or kept.

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWebService, type WebService } from '../support/web-service.ts';
import { newWorld, project, type Ran, type World, type WorldOptions } from './support.ts';

const SECRET = 'd0-n0t-t3ll';
const TOKEN = 'syt_t0k3n';
const SITE = JSON.stringify({
  name: 'Club',
  languages: ['en', 'de', 'nl'],
  site: 'https://club.example',
  base: '/games/',
});

let service: WebService;
beforeEach(async () => {
  service = await openWebService();
});
afterEach(() => service.close());

type Variables = NonNullable<WorldOptions['variables']>;

const only = (...names: readonly string[]): Variables => {
  const all: Variables = {
    FIELDPOST_DISCORD: `${service.address}/api/webhooks/1/${SECRET}`,
    FIELDPOST_SLACK: `${service.address}/services/T0/B0/${SECRET}`,
    FIELDPOST_MATRIX: `${service.address}/!${SECRET}:matrix.example`,
    FIELDPOST_MATRIX_TOKEN: TOKEN,
    FIELDPOST_NTFY: `${service.address}/${SECRET}`,
  };
  return Object.fromEntries([...Object.entries(all).filter(([name]) => names.includes(name)), ['LANG', 'en_GB.UTF-8']]);
};
const ALL = [
  'FIELDPOST_DISCORD',
  'FIELDPOST_SLACK',
  'FIELDPOST_MATRIX',
  'FIELDPOST_MATRIX_TOKEN',
  'FIELDPOST_NTFY',
] as const;

const worldWith = (variables: Variables, options: WorldOptions = {}): World => {
  const world = newWorld({ variables, pause: async () => undefined, ...options });
  world.write('fieldpost.json', SITE);
  return world;
};

const open = async (world: World, title = 'Spring 26', anna = 'Anna', ...more: readonly string[]): Promise<void> => {
  const players = ['--player', `${anna}=ussr,uk,usa`, '--player', 'Ben=germany,japan'];
  const ran = await world.run(['new', '--title', title, ...players, '--yes', ...more]);
  expect(ran.err).toBe('');
};

const order = (world: World, who: string, text: string) =>
  world.run(['submit', 'spring-26', '-', '--yes', '--as', who], text);

const tell = (world: World, ...more: readonly string[]): Promise<Ran> => world.run(['announce', '--send', ...more]);

/** What was sent, as it was meant. */
const sent = (): readonly { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] =>
  service.asked.map(({ path: at, body }) => ({ path: at, body: JSON.parse(body) }));

describe('each service is told', () => {
  test('in the form it documents', async () => {
    const world = worldWith(only(...ALL));
    await open(world);
    await order(world, 'anna', 'buy 8 inf\nplace 8 inf KAR\nend turn');
    const { code, err } = await tell(world);
    expect(code).toBe(0);
    expect(err).toBe(
      ['Discord', 'Slack', 'Matrix', 'ntfy'].map((name) => `${name} was told about spring-26.\n`).join(''),
    );
    const [discord, slack, matrix, ntfy] = sent();
    const lines = [
      expect.stringMatching(/^.*(?:Soviet|U\.S\.S\.R\.|Russia).* \(round 1\)$/),
      'To move: Germany (Ben).',
    ];
    const page = 'https://club.example/games/games/spring-26/r01-ussr/';

    expect(discord?.path).toBe(`/api/webhooks/1/${SECRET}?wait=true`);
    const entries = world.log('spring-26').length;
    expect(discord?.body).toEqual({
      content: expect.stringMatching(/^\*\*Spring 26\*\*\n.+ \(round 1\)\nTo move: Germany \(Ben\)\.$/),
      embeds: [
        {
          title: 'See the turn',
          url: page,
          image: { url: `https://club.example/games/games/spring-26/picture.png?${entries}` },
        },
      ],
      allowed_mentions: { parse: [] },
    });

    expect(slack?.path).toBe(`/services/T0/B0/${SECRET}`);
    expect(slack?.body).toEqual({
      text: expect.stringMatching(/^Spring 26\n.+\nTo move: Germany \(Ben\)\.$/),
      blocks: [
        {
          type: 'section',
          text: {
            type: 'mrkdwn',
            verbatim: true,
            text: expect.stringMatching(
              /^\*Spring 26\*\n.+\nTo move: Germany \(Ben\)\.\n<https:.+\/r01-ussr\/\|See the turn>$/,
            ),
          },
        },
      ],
      unfurl_links: true,
    });

    const room = encodeURIComponent(`!${SECRET}:matrix.example`);
    expect(matrix?.path).toMatch(new RegExp(`^/_matrix/client/v3/rooms/${room}/send/m.room.message/[0-9a-f]{32}$`));
    expect(service.asked[2]).toMatchObject({ method: 'PUT', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(matrix?.body).toEqual({
      msgtype: 'm.text',
      body: expect.stringMatching(/^Spring 26\n.+\nTo move: Germany \(Ben\)\.\nhttps:.+\/r01-ussr\/$/),
      format: 'org.matrix.custom.html',
      formatted_body: expect.stringMatching(
        /^<strong>Spring 26<\/strong><br>.+<br>To move: Germany \(Ben\)\.<br><a href="https:.+">See the turn<\/a>$/,
      ),
      'm.mentions': {},
    });

    expect(ntfy?.path).toBe('/');
    expect(ntfy?.body).toMatchObject({ topic: SECRET, title: 'Spring 26', click: page });
    expect(String(ntfy?.body.message).split('\n')).toEqual(lines);
    for (const { headers } of service.asked) expect(headers['content-type']).toBe('application/json');
    for (const at of [0, 1, 3]) expect(service.asked[at]?.headers.authorization).toBeUndefined();
  });

  test('in words of the language asked for, with the deadline', async () => {
    const world = worldWith(only('FIELDPOST_NTFY'));
    await open(world, 'Spring 26', 'Anna', '--clock', 'turn=72,answer=24');
    await tell(world, '--lang', 'nl');
    expect(sent()[0]?.body.message).toMatch(/^Aan de beurt: Sovjet-Unie \(Anna\)\.\nTot /);
  });

  test('without links where the archive has no site', async () => {
    const world = worldWith(only(...ALL));
    world.write('fieldpost.json', '{ "name": "Club" }');
    await open(world);
    await tell(world);
    expect(service.asked).toHaveLength(4);
    for (const { body } of service.asked) expect(body).not.toMatch(/http|embeds|click|href/);
  });

  test('names and titles as words: they call nobody and are no signs of any form', async () => {
    const world = worldWith(only(...ALL));
    await open(world, '@everyone <!channel> **x** [y](https://evil.example) @room', '<@123>&Anna');
    await tell(world);
    expect(service.asked).toHaveLength(4);
    for (const { body } of service.asked) {
      expect(body).not.toMatch(/@(?:everyone|room|123)|https:\/\/evil/);
    }
    const [discord, slack, matrix] = sent();
    expect(discord?.body.allowed_mentions).toEqual({ parse: [] });
    expect(String(discord?.body.content)).toContain('\\<!channel> \\*\\*x\\*\\* \\[y\\](https:');
    const said = JSON.stringify(slack?.body.blocks);
    expect(said).toContain('&lt;!channel&gt;');
    expect(said).toContain('&amp;Anna');
    expect(said.match(/<[^|>]*/g)).toEqual([expect.stringMatching(/^<https:\/\/club\.example\//)]);
    expect(String(slack?.body.text)).not.toMatch(/[<>]/);
    expect(String(matrix?.body.formatted_body)).toContain('&lt;!channel&gt;');
  });
});

describe('once', () => {
  test('is a thing told: a second run says nothing, also while the turn goes on', async () => {
    const world = worldWith(only(...ALL));
    await open(world);
    await tell(world);
    const again = await tell(world);
    expect([again.code, again.out]).toEqual([0, 'There is nothing that has not been told.\n']);
    await order(world, 'anna', 'buy 8 inf');
    await tell(world);
    expect(service.asked).toHaveLength(4);
    await order(world, 'anna', 'place 8 inf KAR\nend turn');
    await tell(world);
    expect(service.asked).toHaveLength(8);
  });

  test('an older checkout, as a run that is run again has it, tells nothing', async () => {
    const world = worldWith(only('FIELDPOST_SLACK'));
    await open(world);
    const first = world.log('spring-26');
    await tell(world);
    await order(world, 'anna', 'end turn');
    await tell(world);
    expect(service.asked).toHaveLength(2);
    world.write('games/spring-26/log.jsonl', `${first.join('\n')}\n`);
    const { out } = await tell(world);
    expect(out).toBe('There is nothing that has not been told.\n');
    expect(service.asked).toHaveLength(2);
  });

  test('what one service did not take is told to it the next time, and to the others not again', async () => {
    const world = worldWith(only(...ALL));
    await open(world);
    service.answer = (response, { path: at }) =>
      void response.writeHead(at.startsWith('/services') ? 500 : 200).end('ok');
    const { code, err } = await tell(world);
    expect(code).toBe(3);
    expect(err).toContain('Slack was not told about spring-26: it has a fault of its own (500).');
    expect(err).toContain('What was not told is told the next time.');
    expect(service.asked).toHaveLength(4);
    service.answer = (response) => void response.writeHead(200).end();
    expect((await tell(world)).code).toBe(0);
    expect(service.asked.slice(4).map(({ path: at }) => at)).toEqual([`/services/T0/B0/${SECRET}`]);
  });

  test('a Matrix message has the same name however often it is sent', async () => {
    const world = worldWith(only('FIELDPOST_MATRIX', 'FIELDPOST_MATRIX_TOKEN'));
    await open(world);
    service.answer = (response) => void response.writeHead(502).end();
    await tell(world);
    await tell(world);
    const [first, second] = sent();
    expect(first?.path).toBe(second?.path);
  });

  test('shown is not told', async () => {
    const world = worldWith(only('FIELDPOST_DISCORD'));
    await open(world);
    const shown = await world.run(['announce']);
    expect([shown.code, shown.out]).toEqual([0, 'Discord would be told:\n  Spring 26\n  To move: U.S.S.R. (Anna).\n']);
    expect(service.asked).toEqual([]);
    await tell(world);
    expect(service.asked).toHaveLength(1);
  });

  test('a decision is told, and that the turn goes on, each time; what a player owes himself is not', async () => {
    const world = worldWith(only('FIELDPOST_NTFY'));
    const game = 'karelia-given-up';
    const lines = readFileSync(path.join(project, 'games', game, 'log.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    const pushed = async (count: number): Promise<readonly string[]> => {
      mkdirSync(path.join(world.archive, 'games', game), { recursive: true });
      world.write(`games/${game}/log.jsonl`, `${lines.slice(0, count).join('\n')}\n`);
      const before = service.asked.length;
      await tell(world, game);
      return sent()
        .slice(before)
        .flatMap(({ body }) => String(body.message).split('\n'));
    };
    expect(await pushed(3)).toEqual(['To move: Germany (Bernd).']);
    expect(await pushed(5)).toEqual([]);
    expect(await pushed(8)).toEqual([
      'North Sea: United Kingdom (Anna) may retreat or go on.',
      expect.stringMatching(/^Meanwhile these battles may be fought \(Germany \(Bernd\)\): /),
    ]);
    // He has fought on meanwhile, and she is asked once more.
    expect(await pushed(14)).toEqual([expect.stringContaining('(Anna) may retreat or go on.')]);
    expect(await pushed(15)).toEqual(['To move: Germany (Bernd).']);
    expect(await pushed(20)).toEqual([]);
    expect(await pushed(24)).toEqual([
      expect.stringMatching(/Germany .* \(round 2\)$/),
      'To move: United Kingdom (Anna).',
    ]);
  });
});

describe('a secret', () => {
  /** All that a run says or leaves. */
  const traces = (world: World, { out, err }: Ran): string => {
    const kept = path.join(world.archive, 'post.local', 'announced.jsonl');
    return `${out}${err}${existsSync(kept) ? readFileSync(kept, 'utf8') : ''}`;
  };
  const hidden = (text: string): void => {
    for (const secret of [
      SECRET,
      encodeURIComponent(`!${SECRET}`),
      TOKEN,
      '127.0.0.1',
      service.address.split(':')[2] ?? '-',
    ])
      expect(text).not.toContain(secret);
  };

  test.each([
    ['well', 200, 0],
    ['refusing', 404, 1],
    ['failing', 500, 3],
    ['sending elsewhere', 302, 1],
  ] as const)('is told by no service that answers with it, %s', async (_, status, code) => {
    const world = worldWith(only(...ALL));
    await open(world);
    service.answer = (response, asked) =>
      void response
        .writeHead(status, { location: asked.path, 'x-echo': asked.path, 'content-type': 'text/plain' })
        .end(`no such webhook: ${service.address}${asked.path} ${asked.headers.authorization} ${asked.body}`);
    for (const flags of [[], ['--json']]) {
      const ran = await tell(world, ...flags);
      if (flags.length === 0) expect(ran.code).toBe(code);
      hidden(traces(world, ran));
    }
  });

  test('stays one where nobody answers, or a service hangs up', async () => {
    const world = worldWith(only(...ALL));
    await open(world);
    service.answer = (response) => void response.destroy();
    const ran = await tell(world);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain('Matrix was not told about spring-26: it could not be reached.');
    hidden(traces(world, ran));
  });

  test.each([
    ['FIELDPOST_DISCORD', `http://club.example/${SECRET}`],
    ['FIELDPOST_DISCORD', SECRET],
    ['FIELDPOST_SLACK', `https://user:${SECRET}@club.example/`],
    ['FIELDPOST_SLACK', `file:///${SECRET}`],
    ['FIELDPOST_NTFY', `https://ntfy.example/${SECRET}/with space`],
    ['FIELDPOST_NTFY', 'https://ntfy.example/'],
    ['FIELDPOST_MATRIX', `https://matrix.example/${SECRET}`],
    ['FIELDPOST_MATRIX', `https://matrix.example/!${SECRET}:matrix.example`],
    ['FIELDPOST_MATRIX', `https://matrix.example/%E0%A4%A!${SECRET}`],
  ])('in %s that is no address of that kind is not shown either', async (variable, value) => {
    const world = worldWith({ LANG: 'en_GB.UTF-8', [variable]: value });
    await open(world);
    const ran = await tell(world);
    expect([ran.code, ran.err]).toEqual([
      1,
      `${variable} holds nothing that anything could be sent to; the guide says what belongs there.\n`,
    ]);
  });

  test('there is none: nobody is told, and that is no fault', async () => {
    const world = worldWith({ LANG: 'en_GB.UTF-8' });
    await open(world);
    const ran = await tell(world);
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('FIELDPOST_DISCORD, FIELDPOST_SLACK, FIELDPOST_MATRIX or FIELDPOST_NTFY');
  });
});

describe('several games', () => {
  test('a service that fails is not asked for each; all are told the next time', async () => {
    const world = worldWith(only('FIELDPOST_DISCORD'));
    await open(world);
    await open(world, 'Summer 26');
    service.answer = (response) => void response.writeHead(503).end();
    await tell(world);
    expect(service.asked).toHaveLength(1);
    service.answer = (response) => void response.writeHead(204).end();
    await tell(world);
    expect(
      sent()
        .slice(1)
        .map(({ body }) => String(body.content).split('\n')[0]),
    ).toEqual(['**Spring 26**', '**Summer 26**']);
  });

  test('what a service refuses for one game does not keep it from the others', async () => {
    const world = worldWith(only('FIELDPOST_DISCORD'));
    await open(world);
    await open(world, 'Summer 26');
    service.answer = (response, { body }) => void response.writeHead(body.includes('Spring') ? 400 : 200).end();
    const { code, err } = await tell(world);
    expect(code).toBe(1);
    expect(err).toContain('Discord was not told about spring-26: it refuses (400).\nDiscord was told about summer-26.');
  });
});
