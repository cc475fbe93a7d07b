// Completion as the shell itself does it: bash with the script, in an archive of its own.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { newWorld, openSpring, type World } from './support.ts';

let world: World;
let script = '';
const scriptFor = async (shell: string, language = 'en'): Promise<string> => {
  const { out, code } = await world.run(['completion', shell, '--lang', language]);
  expect(code).toBe(0);
  return out;
};

beforeAll(async () => {
  world = newWorld();
  await openSpring(world);
  await openSpring(world, '--slug', 'autumn-26');
  mkdirSync(path.join(world.archive, 'below'));
  writeFileSync(path.join(world.archive, 'below', 'turn of mine.txt'), '');
  script = path.join(world.archive, 'fieldpost.bash');
  writeFileSync(script, await scriptFor('bash'));
});

/** What bash offers for the last word of a line typed in the archive. */
const offered = (line: readonly string[], cwd = world.archive): readonly string[] => {
  const run = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fieldpost; printf "%s\\n" "\${COMPREPLY[@]}"`;
  const done = spawnSync('bash', ['--norc', '-c', run, script, 'fieldpost', ...line], { cwd, encoding: 'utf8' });
  expect(done.stderr).toBe('');
  return done.stdout.split('\n').filter((word) => word !== '');
};

describe('bash completes', () => {
  test('commands, all of them and by their beginning', () => {
    expect([...offered([''])].sort()).toEqual([...COMMANDS.map(({ name }) => name), 'help'].sort());
    expect(offered(['st'])).toEqual(['status']);
    expect(offered(['--as', 'anna', 'su'])).toEqual(['submit', 'substitute']);
  });

  test('the options of a command and those of all', () => {
    expect(offered(['submit', 'spring-26', '--d'])).toEqual(['--dry-run', '--dice']);
    expect(offered(['status', '--m'])).toEqual(['--mine']);
    for (const name of ['--archive', '--as', '--lang', '--json', '--help'])
      expect(offered(['log', '-'])).toContain(name);
  });

  test('games and players of the archive around the folder one is in, or of the one named', () => {
    const below = path.join(world.archive, 'below');
    expect(offered(['status', ''], below)).toEqual(['autumn-26', 'spring-26']);
    expect(offered(['sync', 'spring-26', 'au'])).toEqual(['autumn-26']);
    expect(offered(['status', '--as', ''], below)).toEqual(['anna', 'ben']);
    expect(offered(['--archive', world.archive, 'show', 'sp'], path.dirname(world.archive))).toEqual(['spring-26']);
  });

  test('values: powers, rulesets, languages, shells, files', () => {
    expect(offered(['fight', 'spring-26', '--power', ''])).toEqual(['ussr', 'germany', 'uk', 'japan', 'usa', 'china']);
    const rulesets = ['second-edition', 'daak', 'enhanced-realism', 'europe-1999', 'pacific-2001', 'linked-2001'];
    expect(offered(['new', '--ruleset', ''])).toEqual(rulesets);
    expect(offered(['odds', '--lang', ''])).toEqual(['en', 'de', 'nl']);
    expect(offered(['completion', ''])).toEqual(['bash', 'zsh', 'fish']);
    expect(offered(['submit', 'spring-26', 'bel'])).toEqual(['below']);
    expect(offered(['note', 'spring-26', '--note', ''])).toEqual([]);
    expect(offered(['help', 'verif'])).toEqual(['verify']);
  });

  test('as a shell that was told to: by the name and by the path of the program', () => {
    const told = spawnSync('bash', ['--norc', '-c', 'source "$0" && complete -p fieldpost', script], {
      encoding: 'utf8',
    });
    expect(told.stdout).toContain('-F _fieldpost fieldpost');
  });
});

describe('every shell', () => {
  test.each(['bash', 'zsh', 'fish'])(
    '%s gets every command and option, in each language, and can read it',
    async (shell) => {
      for (const language of ['en', 'de', 'nl']) {
        const text = await scriptFor(shell, language);
        for (const { name } of COMMANDS) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
        expect(text).not.toMatch(/undefined|\[object/);
        const file = path.join(world.archive, `script.${shell}`);
        writeFileSync(file, text);
        const checked = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
        // Where the shell is not there, its quotes are counted: each opens and closes on its line.
        if (checked.error === undefined) expect([checked.status, checked.stderr]).toEqual([0, '']);
        else if (shell === 'fish')
          for (const line of text.split('\n'))
            expect(line.startsWith('#') || line.replaceAll("\\'", '').split("'").length % 2).toBeTruthy();
      }
    },
  );

  test('another is told which there are', async () => {
    const { code, err } = await world.run(['completion', 'tcsh']);
    expect([code, err.includes('bash, zsh and fish')]).toEqual([2, true]);
  });
});
