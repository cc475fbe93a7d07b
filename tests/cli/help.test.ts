import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { CLI_TEXTS } from '../../src/i18n/cli/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { newWorld } from './support.ts';

describe('help', () => {
  test('of the program and of every command, word for word', async () => {
    const { run } = newWorld();
    const texts = [(await run(['--help'])).out];
    for (const { name } of COMMANDS) texts.push((await run([name, '--help'])).out);
    await expect(texts.join('\n— — —\n\n')).toMatchFileSnapshot('../golden/cli/help.en.txt');
  });

  test.each(LANGUAGES)('in %s says how it is called and names each command', async (lang) => {
    const { run } = newWorld();
    const { code, out } = await run(['--help', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toContain(CLI_TEXTS[lang].program.titles['Usage:']);
    for (const { name } of COMMANDS) expect(out).toContain(CLI_TEXTS[lang].commands[name].does.split(' ')[0]);
  });

  test.each(LANGUAGES)('in %s has two examples for every command, each of which it understands', (lang) => {
    const names = new Set(COMMANDS.map(({ name }) => name));
    for (const [name, { examples }] of Object.entries(CLI_TEXTS[lang].commands)) {
      expect(names, name).toContain(name);
      expect(examples.length).toBeGreaterThanOrEqual(2);
      for (const [line] of examples) expect(line).toMatch(new RegExp(`npx fieldpost ${name}\\b`));
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
