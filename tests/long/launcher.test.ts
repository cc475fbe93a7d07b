import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder, project } from '../cli/support.ts';

const launcher = path.join(project, 'bin', 'fieldpost.mjs');

/** The real program, from a folder that is no archive. */
const run = (archive: string, line: readonly string[], input = '') => {
  const ran = spawnSync(process.execPath, [launcher, '--archive', archive, ...line], {
    cwd: archive,
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LANG: 'en_GB.UTF-8', HOME: archive },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
};

const NEW = ['new', '--title', 'Spring 26', '--player', 'Anna=ussr,uk,usa', '--player', 'Ben=germany,japan', '--yes'];

describe('the launcher', () => {
  test('opens a game, takes an order from standard input and proves both', () => {
    const archive = newFolder();
    expect(run(archive, NEW)).toMatchObject({ code: 0, err: '' });
    const sent = run(
      archive,
      ['submit', 'spring-26', '-', '--yes', '--as', 'anna'],
      '3 inf CAU > UKR\n1 arm KAR > UKR\nFight all\n',
    );
    expect(sent).toMatchObject({ code: 0, err: '' });
    expect(sent.out).toMatch(/round 1/);
    expect(run(archive, ['verify'])).toMatchObject({ code: 0, err: '' });
  });

  test('passes exit codes on', () => {
    const archive = newFolder();
    expect(run(archive, ['nonsense']).code).toBe(2);
    expect(run(archive, ['verify', 'nothing']).code).toBe(2);
  });

  test('two games of the same orders have dice of their own', () => {
    const logs = [newFolder(), newFolder()].map((archive) => {
      run(archive, NEW);
      return run(archive, ['submit', 'spring-26', '-', '--yes', '--as', 'anna'], '5 inf CAU > UKR\nFight all\n').out;
    });
    expect(logs[0]).not.toBe(logs[1]);
  });
});
