// From a template to the first game, with the script that CI runs judging every step.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, project } from '../cli/support.ts';
import { type Copy, makeCopy } from '../git/copy.ts';
import { openWebService } from '../support/web-service.ts';

const LOG = 'games/spring-26/log.jsonl';
const last = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

// Every step is a process of its own, sometimes several.
describe('a group starts its archive', { timeout: 120_000 }, () => {
  let copy: Copy;
  beforeAll(() => {
    copy = makeCopy();
  });

  test('makes the copy its own, and the first commit passes', () => {
    const first = copy.git('rev-parse', 'HEAD');
    const said = copy.fieldpost(
      'init',
      '--name',
      'Our club',
      '--site',
      'https://our-club.github.io',
      '--base',
      '/archive/',
    );
    expect(said.err).toBe('');
    expect(said.code).toBe(0);
    expect(readdirSync(path.join(copy.folder, 'games'), { withFileTypes: true })).toEqual([]);
    copy.commit('Our archive');
    const { code, out } = copy.archive('check', first, 'HEAD', '--forward');
    expect(last(out)).toBe('archive check: passed');
    expect(code).toBe(0);
  });

  test('opens a game, and that passes', () => {
    const players = ['--player', 'Anna=ussr,uk,usa', '--player', 'Bernd=germany,japan', '--as', 'anna'];
    expect(copy.fieldpost('new', '--title', 'Spring 26', ...players, '--yes').code).toBe(0);
    copy.commit('spring-26');
    const { code, out } = copy.archive('check', 'HEAD~1');
    expect(out).toContain('spring-26: a new game of 1 entry');
    expect(last(out)).toBe('archive check: passed');
    expect(code).toBe(0);
  });

  test('and a force push is found out by a clone that never saw what it threw away', () => {
    const bare = path.join(newFolder(), 'club.git');
    copy.git('clone', '--quiet', '--bare', copy.folder, bare);
    const before = copy.git('rev-parse', 'main');
    copy.git('push', '--quiet', '--force', bare, 'main~1:refs/heads/main');
    const clone = path.join(newFolder(), 'archive');
    copy.git('clone', '--quiet', `file://${bare}`, clone);
    symlinkSync(path.join(project, 'node_modules'), path.join(clone, 'node_modules'));
    const { status, stdout } = spawnSync('sh', [path.join(clone, '.ci', 'archive'), 'check', before, '--forward'], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'en_GB.UTF-8' },
    });
    expect(stdout).toContain('The published commit is not among those the branch now has');
    expect(stdout).toContain('games/spring-26/log.jsonl  This published log is gone.');
    expect(last(stdout)).toBe('archive check: refused, for the reasons above');
    expect(status).toBe(1);
  });

  test('and its bot finds nothing to do, with a key that is left nowhere', () => {
    const bare = path.join(newFolder(), 'bot.git');
    copy.git('clone', '--quiet', '--bare', copy.folder, bare);
    const clone = path.join(newFolder(), 'archive');
    copy.git('clone', '--quiet', `file://${bare}`, clone);
    symlinkSync(path.join(project, 'node_modules'), path.join(clone, 'node_modules'));
    const temporary = newFolder();
    const run = (env: { readonly [name: string]: string }) =>
      spawnSync('sh', [path.join(clone, '.ci', 'archive'), 'bot'], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'en_GB.UTF-8', TMPDIR: temporary, ...env },
      });
    expect(run({ FIELDPOST_BOT: '' })).toMatchObject({
      status: 0,
      stdout: 'archive bot: FIELDPOST_BOT names no bot, so there is nothing to do\n',
    });
    const done = run({ FIELDPOST_BOT: 'robo', FIELDPOST_BOT_KEY: 'the text of a key' });
    expect(done.stdout).toContain('Nothing to witness and no round due.');
    expect(last(done.stdout)).toBe('archive bot: done, nothing waits');
    expect(done.status).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('and its chats are told of what was pushed, once, with addresses that nothing says', async () => {
    const service = await openWebService();
    const bare = path.join(newFolder(), 'chat.git');
    copy.git('clone', '--quiet', '--bare', copy.folder, bare);
    const clone = path.join(newFolder(), 'archive');
    copy.git('clone', '--quiet', `file://${bare}`, clone);
    symlinkSync(path.join(project, 'node_modules'), path.join(clone, 'node_modules'));
    const before = copy.git('rev-parse', 'HEAD~1');
    const run = async (args: readonly string[], env: { readonly [name: string]: string }) => {
      const script = path.join(clone, '.ci', 'archive');
      const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'en_GB.UTF-8', ...env } } as const;
      const { stdout, stderr } = await promisify(execFile)('sh', [script, 'announce', ...args], options);
      return { out: stdout, err: stderr };
    };
    expect((await run([before], {})).out).toBe('archive announce: no chat is named, so there is nothing to do\n');
    const chat = { FIELDPOST_SLACK: `${service.address}/d0-n0t-t3ll`, FIELDPOST_ANNOUNCE: 'de' };
    service.answer = (response, { path: at }) => void response.writeHead(500).end(at);
    const failed = await run([before], chat);
    expect(last(failed.out)).toBe('archive announce: not everything could be told, the next run tells it');
    service.answer = (response, { path: at }) => void response.writeHead(200).end(at);
    // The commit that was published before is the one with the game by now: what was left untold is told all the same.
    const told = await run([copy.git('rev-parse', 'HEAD')], chat);
    expect(last(told.out)).toBe('archive announce: done, everybody knows');
    expect(service.asked.map(({ body }) => JSON.parse(body).text)).toEqual([
      'Spring 26\nAm Zug: UdSSR (Anna).',
      'Spring 26\nAm Zug: UdSSR (Anna).',
    ]);
    expect((await run([before], chat)).out).toContain('nichts, was nicht schon gesagt wäre');
    expect(service.asked).toHaveLength(2);
    for (const { out, err } of [failed, told]) expect(`${out}${err}`).not.toMatch(/d0-n0t-t3ll|127\.0\.0\.1/);
    await service.close();
  });

  test('and a wrong turn on a branch is refused', () => {
    copy.git('checkout', '--quiet', '-b', 'turn');
    copy.write('turn.txt', 'Buy 8 inf\n');
    expect(copy.fieldpost('submit', 'spring-26', 'turn.txt', '--as', 'anna', '--yes').code).toBe(0);
    const right = copy.read(LOG);
    copy.write(LOG, right.replaceAll('"infantry":8', '"infantry":9').replaceAll('"ipc":24', '"ipc":27'));
    copy.git('add', LOG);
    copy.git('commit', '--quiet', '--message', 'nine infantry');
    copy.git('checkout', '--quiet', '--force', 'main');
    const { code, out } = copy.archive('check', 'main', 'turn');
    expect(out).toContain('spring-26 has entries that the rules decide otherwise, as told above.');
    expect(last(out)).toBe('archive check: refused, for the reasons above');
    expect(code).toBe(1);
  });
});

describe('.ci/archive', () => {
  const script = path.join(project, '.ci', 'archive');
  const run = (...args: readonly string[]) => spawnSync('sh', [script, ...args], { encoding: 'utf8' });

  test.each([
    [[]],
    [['check']],
    [['check', 'a', 'b', 'c']],
    [['check', '--fast', 'a']],
    [['publish', 'now']],
    [['parts', '3']],
    [['part']],
    [['part', '--all']],
    [['part', '1/2', '2/2']],
    [['bot', '--sync']],
    [['announce', '--send']],
    [['announce', 'a', 'b']],
  ])('does not guess what %j means', (args) => {
    const { status, stdout, stderr } = run(...args);
    expect(stderr).toMatch(/^usage: /);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('names the parts of a large site for hosts that build them side by side', () => {
    const parts = (bytes: number): unknown => {
      const env = { ...process.env, FIELDPOST_PART_BYTES: String(bytes) };
      return JSON.parse(spawnSync('sh', [script, 'parts'], { encoding: 'utf8', env }).stdout);
    };
    const logs = path.join(project, 'games');
    const all = readdirSync(logs).map((game) => statSync(path.join(logs, game, 'log.jsonl')).size);
    const bytes = all.reduce((sum, size) => sum + size, 0);
    expect(JSON.parse(run('parts').stdout)).toEqual([]);
    expect(parts(bytes)).toEqual([]);
    expect(parts(bytes - 1)).toEqual(['1/2', '2/2']);
    expect(parts(Math.ceil(bytes / 3))).toEqual(['1/3', '2/3', '3/3']);
    expect(parts(1)).toHaveLength(256);
  });

  test('says when it could not look', () => {
    const { status, stdout, stderr } = run('check', 'no-such-commit');
    expect(stderr).toContain('git knows no commit “no-such-commit” here.');
    expect(last(stdout)).toBe('archive check: could not be made, see above');
    expect(status).toBe(2);
  });

  test('is plain sh', () => {
    const text = readFileSync(script, 'utf8');
    expect(text).toMatch(/^#!\/bin\/sh\n/);
    expect(text).not.toMatch(/\[\[|\bfunction \w|\blocal \w|\bdeclare |<<<|\$'/);
    expect(spawnSync('sh', ['-n', script]).status).toBe(0);
  });
});

describe('.github/workflows/archive.yml', () => {
  const text = readFileSync(path.join(project, '.github', 'workflows', 'archive.yml'), 'utf8');
  const [check = '', rest = ''] = text.split('\n  bot:\n');
  const [bot = '', work = ''] = rest.split('\n  part:\n');
  const [part = '', more = ''] = work.split('\n  publish:\n');
  const [publish = '', announce = ''] = more.split('\n  announce:\n');

  test('runs the code of main on a request, never what the request brings', () => {
    expect(check).toContain('pull_request_target:');
    expect(check).toContain('.ci/archive check HEAD refs/fieldpost/request');
    expect(text).not.toMatch(/ref: .*pull|head\.sha|head\.ref|git checkout|npm (ci|install)/);
  });

  test('gives no secret and no right to write to the job of a request', () => {
    for (const job of [check, part, publish]) expect(job).not.toContain('secrets.');
    expect(check).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(check).not.toMatch(/: write\b/);
    for (const job of [part, publish]) expect(job).toMatch(/^ {4}if: .*github\.event_name == 'push'/m);
    expect(part).toMatch(/^ {4}permissions:\n {6}contents: read\n {4}strategy:/m);
  });

  test('lets the bot work on pushes to main alone, after they were found in order', () => {
    expect(text).toMatch(/^ {2}push:\n {4}branches: \[main\]$/m);
    expect(bot).toMatch(/^ {4}needs: archive$/m);
    expect(bot).toMatch(/^ {4}if: github\.event_name == 'push' && /m);
    expect(bot).toMatch(/^ {4}environment: bot$/m);
    // The key is in the environment of one step; what follows it checks what was written.
    expect(text.match(/secrets\.FIELDPOST_BOT_KEY/g)).toHaveLength(1);
    expect(bot).toMatch(/run: \.ci\/archive bot\n[\s\S]*\.ci\/archive check "\$GITHUB_SHA" HEAD --forward/);
  });

  test('tells chats of pushes to main alone, with secrets in the environment of one step that runs no stranger’s code', () => {
    expect(announce).toMatch(/^ {4}if: github\.event_name == 'push' && needs\.archive\.result == 'success' && /m);
    expect(announce).toMatch(/^ {4}environment: announce$/m);
    expect(announce).toMatch(/^ {4}permissions:\n {6}contents: read\n/m);
    expect(announce).toContain('persist-credentials: false');
    const steps = announce.split(/^ {6}- /m);
    expect(steps.filter((step) => step.includes('secrets.')).map((step) => step.split('\n')[0])).toEqual([
      'name: Whose turn is it?',
    ]);
    const services = ['DISCORD', 'SLACK', 'MATRIX', 'MATRIX_TOKEN', 'NTFY', 'NTFY_TOKEN'];
    for (const name of services) expect(announce).toContain(`FIELDPOST_${name}: \${{ secrets.FIELDPOST_${name} }}`);
    expect(text.match(/secrets\./g)).toHaveLength(services.length + 2);
  });

  test('breaks nothing where a chat cannot be told', () => {
    expect(announce).toMatch(/^ {4}continue-on-error: true$/m);
    for (const job of [check, bot, part, publish]) expect(job).not.toMatch(/needs:.*announce/);
  });

  test('hands on what was told from run to run, one run after the other', () => {
    expect(announce).toMatch(/concurrency:\n {6}group: announce\n {6}cancel-in-progress: false/);
    expect(announce.match(/path: post\.local\/announced\.jsonl/g)).toHaveLength(2);
    expect(announce).toMatch(
      /actions\/cache\/restore[\s\S]*\.ci\/archive announce "\$BEFORE"[\s\S]*actions\/cache\/save/,
    );
  });

  test('pastes nothing from outside into a script', () => {
    const scripts = text
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(#|if:|publish:|parts?:|head:|url:|key:|restore-keys:|name: part-|ssh-key:|ref:|[A-Z_]+:)/.test(line),
      );
    expect(scripts.filter((line) => line.includes('${{'))).toEqual([]);
  });
});
