// The front door of the command line: finds language and archive, calls the command, tells how it ended. Every
// command's exit code and JSON envelope are made here.

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommanderError } from 'commander';
import { DEFAULT_SETTINGS, readSettings, SETTINGS_FILE } from '../archive/index.ts';
import { saySettings } from '../i18n/settings.ts';
import { NOTHING_GIVEN } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { mayLook, now } from './commands/now.ts';
import { type Desk, openDesk } from './desk.ts';
import { type Environment, realEnvironment } from './environment.ts';
import { type Answer, EXIT, type ExitCode, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import { type Called, programOf, sayUsage } from './program.ts';
import { findArchive, findLanguage } from './settings.ts';

/** The value of an option of the whole program, wherever on the line it stands. */
const said = (argv: readonly string[], option: string): string | undefined => {
  const end = argv.indexOf('--');
  const looked = end < 0 ? argv : argv.slice(0, end);
  const at = looked.lastIndexOf(option);
  if (at >= 0) return looked[at + 1];
  return looked.findLast((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1);
};

const versionOf = (project: string): string => {
  const text = readFileSync(path.join(project, 'package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '';
};

interface Setting {
  readonly desk: Desk;
  /** What is wrong with the line before any command is looked at. */
  readonly wrong?: readonly string[];
}

const setUp = (env: Environment, argv: readonly string[]): Setting => {
  const archive = findArchive(env, said(argv, '--archive'));
  const read = readSettings(archive);
  const settings = read.ok ? read.value : DEFAULT_SETTINGS;
  const tongue = said(argv, '--lang');
  const language = findLanguage(tongue, env.variables, settings);
  const as = said(argv, '--as');
  const desk = openDesk(env, {
    archive,
    settings,
    language: language ?? 'en',
    common: { ...(as === undefined ? {} : { as }), format: argv.includes('--json') ? 'json' : 'text' },
  });
  if (!existsSync(archive) || !statSync(archive).isDirectory())
    return {
      desk,
      wrong: [
        desk.t('usage-no-archive', { folder: cleanLine(archive) }),
        nextLine(desk, desk.t('usage-no-archive-next')),
      ],
    };
  if (language === undefined) return { desk, wrong: [desk.t('usage-language', { said: cleanLine(tongue ?? '') })] };
  if (!read.ok) return { desk, wrong: [saySettings(desk.t, read.error, path.join(archive, SETTINGS_FILE))] };
  return { desk };
};

/** The answer as programs get it: one JSON object, and nothing else, on standard output. */
const writeJson = (desk: Desk, name: string, { code, data }: Answer): void => {
  const whole = { command: name, ok: code === EXIT.ok, exit: code, ...data };
  desk.env.stdout.write(`${JSON.stringify(whole, undefined, 2)}\n`);
};

const finish = (desk: Desk, name: string, result: Answer): ExitCode => {
  if (desk.common.format === 'json') writeJson(desk, name, result);
  return result.code;
};

const stopped = (desk: Desk, name: string, stop: Stop): ExitCode => {
  if (desk.common.format === 'json') {
    writeJson(desk, name, { code: stop.code, data: { ...stop.data, error: stop.lines.map((line) => line.trim()) } });
  } else for (const line of stop.lines) desk.talk(line);
  return stop.code;
};

const misunderstood = (desk: Desk, error: CommanderError, name: string): ExitCode => {
  if (error.exitCode === 0 || error.code === 'commander.help') return EXIT.ok;
  const [what = '', ...more] = sayUsage(desk.t, error);
  const lines = [
    what,
    ...more.map((line) => nextLine(desk, line)),
    nextLine(desk, `npx fieldpost ${name === '' ? '' : `${name} `}--help`),
  ];
  return stopped(desk, name, new Stop(EXIT.usage, lines));
};

const broken = (desk: Desk, name: string, error: unknown): ExitCode => {
  const message = error instanceof Error ? error.message : String(error);
  if (desk.env.variables.FIELDPOST_TRACE === '1' && error instanceof Error) desk.talk(error.stack ?? message);
  return stopped(
    desk,
    name,
    new Stop(EXIT.refused, [
      desk.t('usage-unexpected', { message: cleanLine(message) }),
      nextLine(desk, desk.t('usage-unexpected-next')),
    ]),
  );
};

/** Which command the line begins with, to name it in messages. */
const nameIn = (argv: readonly string[]): string => COMMANDS.find(({ name }) => argv.includes(name))?.name ?? '';

/**
 * Runs one command line.
 *
 * @param argv what stands behind `fieldpost`
 * @param env the world, or one that a test hands in
 * @returns the exit code: 0 done, 1 refused or broken, 2 not understood, 3 done as far as possible
 */
export const main = async (argv: readonly string[], env: Environment): Promise<number> => {
  const { desk, wrong } = setUp(env, argv);
  const name = nameIn(argv);
  if (wrong !== undefined) return stopped(desk, name, new Stop(EXIT.usage, wrong));
  let call: Called | undefined;
  const program = programOf(
    {
      commands: COMMANDS,
      t: desk.t,
      version: versionOf(env.project),
      write: (text) => env.stdout.write(text),
      width: Math.max(60, Math.min(env.stdout.columns ?? 100, 100)),
    },
    (each) => {
      call = each;
    },
  );
  try {
    program.parse([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isAlone = error.code === 'commander.help' && error.exitCode !== 0;
    // No command at all is asking what waits for one; who has not said who he is reads what there is.
    if (isAlone && mayLook(desk)) call = { command: now, args: [], given: NOTHING_GIVEN };
    else {
      if (isAlone) program.outputHelp();
      return misunderstood(desk, error, name);
    }
  }
  if (call === undefined) return EXIT.ok;
  const { command, args, given }: Called = call;
  try {
    return finish(desk, command.name, await command.run(desk, args, given));
  } catch (error) {
    return error instanceof Stop ? stopped(desk, command.name, error) : broken(desk, command.name, error);
  }
};

/**
 * Runs one command line in the world as it is.
 *
 * @param code see `Environment`
 */
export const runHere = (argv: readonly string[], code?: string): Promise<number> => main(argv, realEnvironment(code));
