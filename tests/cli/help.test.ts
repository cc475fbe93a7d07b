import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { takenBy } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { EXIT } from '../../src/cli/exit.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { MESSAGES } from '../support/messages.ts';
import { calledBy, newWorld, programThatTells } from './support.ts';

describe('help', () => {
  test('of the program and of every command, word for word', async () => {
    const { run } = newWorld();
    const texts = [(await run(['--help'])).out];
    for (const { name } of COMMANDS) texts.push((await run([name, '--help'])).out);
    await expect(texts.join('\n— — —\n\n')).toMatchFileSnapshot('../golden/cli/help.en.txt');
  });

  test.each(LANGUAGES)('in %s says how it is called and names each command', async (lang) => {
    const { run } = newWorld();
    const { say } = wordsOf(secondEditionBoard, lang);
    const { code, out } = await run(['--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toContain(say('help-title-usage'));
    const flowing = out.replace(/\s+/g, ' ');
    for (const { name } of COMMANDS) expect(flowing).toContain(say(`help-${name}-does`));
  });

  test('has a message for all there is, and none besides', () => {
    const program = programThatTells(() => undefined);
    const written = COMMANDS.flatMap((command) => [
      `help-${command.name}-does`,
      `help-${command.name}-about`,
      ...takenBy(command, 'argument').map(({ key }) => key),
      ...takenBy(command, 'option').map(({ key }) => key),
      ...command.examples.flatMap((line, index) => {
        const key = `help-${command.name}-example-${index + 1}`;
        return [key, ...[...line.matchAll(/\{(\w+)\}/g)].map(([, gap]) => `${key}-${gap}`)];
      }),
    ]);
    const ofAll = [
      'help-about',
      'help-command',
      'help-option-help',
      ...program.options.map(({ description }) => description),
    ];
    const other = [...Object.keys(EXIT).map((how) => `help-exit-${how}`), 'help-title-usage', 'help-title-arguments'];
    const titles = ['options', 'everywhere', 'commands', 'examples', 'exits'].map((title) => `help-title-${title}`);
    const there = MESSAGES.filter((key) => key.startsWith('help-'));
    expect([...there].sort()).toEqual([...new Set([...written, ...ofAll, ...other, ...titles])].sort());
  });

  test.each(LANGUAGES)('in %s has two examples for every command, each of which it understands', async (lang) => {
    const { run } = newWorld();
    for (const { name, examples } of COMMANDS) {
      expect(examples.length, name).toBeGreaterThanOrEqual(2);
      const { out } = await run([name, '--help', '--lang', lang]);
      const lines = out.split('\n').filter((line) => /^ {2}(echo .*\| )?npx (--package \S+ )?fieldpost /.test(line));
      expect(lines, name).toHaveLength(examples.length);
      // Without what the shell does around it.
      for (const line of lines) expect(calledBy(line.replace(/^.*(?=npx)| --package \S+| > .*$/g, ''))).toBe(name);
    }
  });

  test('without a word is help', async () => {
    const { code, out } = await newWorld().run([]);
    expect(code).toBe(0);
    expect(out).toContain('Exit codes:');
  });
});

describe('what is not understood ends with 2 and says what next', () => {
  test.each([
    [['sumbit'], 'There is no command “sumbit”.', 'submit'],
    [['status', '--loud'], 'There is no option “--loud” here.', 'npx fieldpost status --help'],
    [['submit'], '“game” is missing.', 'npx fieldpost submit --help'],
    [['submit', 'a-game', '-', '--note'], 'needs a value', 'npx fieldpost submit --help'],
    [['schema', 'case', 'more'], 'more arguments', 'npx fieldpost schema --help'],
    [['schema', 'more'], 'no schema of “more”', 'line, case'],
    [['status', '--lang', 'fr'], '“fr” is not a language', 'en, de or nl'],
  ])('%j', async (line, what, next) => {
    const { code, out, err } = await newWorld().run(line);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(what);
    expect(err).toContain(next);
  });

  test('as JSON too', async () => {
    const answer = await newWorld().json(['show', 'nowhere']);
    expect(answer).toMatchObject({ command: 'show', ok: false, exit: 2 });
    expect(String(answer.error)).toContain('There is no game “nowhere”');
  });
});
