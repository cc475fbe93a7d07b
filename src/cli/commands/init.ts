// `init`: a group's own archive. Its settings are asked or taken from options, checked and written. Run from a package
// it lays down what else an archive needs, and asks for the program as one package; a full copy of Fieldpost becomes an
// archive as it is, without the games for show. It commits nothing; what to do next is told.

import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  DICE_CHOICES,
  type DiceChoice,
  mayBe,
  NOWHERE,
  parseSettings,
  readSettings,
  SETTINGS_FILE,
  type Settings,
  type SettingsData,
  type TextKey,
  writeSettings,
} from '../../archive/index.ts';
import { ask, git, isDemonstration } from '../../git/index.ts';
import { saySettings } from '../../i18n/settings.ts';
import { listGames, readLog } from '../../log/files.ts';
import { isLanguage, LANGUAGES, type Language } from '../../vocab/index.ts';
import { begunFor, keptUpIn, missingOf, writeFiles } from '../club/files.ts';
import { install } from '../club/npm.ts';
import { askedIn, releaseOf } from '../club/release.ts';
import { packageFor } from '../club/which.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** Hosts that put the pages of `name/repository` at `name.<domain>/repository/`. */
const PAGES: { readonly [host: string]: string } = { 'github.com': 'github.io', 'gitlab.com': 'gitlab.io' };

interface Address {
  readonly site: string;
  readonly base: string;
}

/** Where the pages of a repository will stand, by the address of its remote; undefined where nobody can know. */
export const pagesOf = (remote: string): Address | undefined => {
  const [, host = '', owner = '', name = ''] =
    /^(?:https:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/]+@)?([^/:]+)(?::\d+)?[:/]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  const domain = PAGES[host.toLowerCase()];
  if (domain === undefined) return undefined;
  const own = `${owner}.${domain}`.toLowerCase();
  return { site: `https://${own}`, base: name.toLowerCase() === own ? '/' : `/${name}/` };
};

/** A site said with its path is a host and a base. */
const splitSite = (said: string): Partial<Address> => {
  if (!URL.canParse(said)) return { site: said };
  const { origin, pathname } = new URL(said);
  return pathname === '/' || !/^https?:/.test(said) ? { site: said } : { site: origin, base: pathname };
};

interface Games {
  readonly shown: readonly string[];
  readonly played: readonly string[];
}

const gamesHere = (archive: string): Games => {
  const games = listGames(archive).map((slug) => {
    const log = readLog(archive, slug);
    return { slug, show: log.ok && isDemonstration(log.value) };
  });
  const slugs = (show: boolean) => games.filter((game) => game.show === show).map(({ slug }) => slug);
  return { shown: slugs(true), played: slugs(false) };
};

/** Whether the program lies in the archive's own folder. */
const isCopy = (archive: string): boolean => {
  const manifest = path.join(archive, 'package.json');
  return (
    existsSync(path.join(archive, '.ci', 'archive')) &&
    existsSync(manifest) &&
    /"name": "fieldpost"/.test(readFileSync(manifest, 'utf8'))
  );
};

/** What stands there already, for a second `init`; a fresh copy has nothing of anybody's own. */
const before = (desk: Desk): SettingsData => {
  const file = path.join(desk.archive, SETTINGS_FILE);
  const data: SettingsData = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}; // it was read before this command began
  return data.site === NOWHERE ? {} : data;
};

/** Whether a folder has nothing of anybody's yet, as after a clone of an empty repository. */
const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every((name) => name === '.git');

/**
 * The folder that becomes an archive or is one: the one that was named, else the copy or archive around, else where the
 * package was installed.
 */
const folderFor = (desk: Desk, named: string | undefined): string => {
  const { archive, env, t } = desk;
  const packaged = releaseOf(env.project) !== undefined;
  if (named === undefined && (isCopy(archive) || askedIn(archive) !== undefined)) return archive;
  if (named === undefined && packaged && (askedIn(env.cwd) !== undefined || isEmpty(env.cwd))) return env.cwd;
  if (named !== undefined && packaged) return path.resolve(env.cwd, named);
  throw new Stop(EXIT.usage, [
    packaged ? t('club-init-which-folder') : t('club-init-not-a-copy', { folder: archive }),
    nextLine(desk, packaged ? 'npx fieldpost init my-club' : t('club-init-not-a-copy-next')),
  ]);
};

const wrong = (desk: Desk, what: string, key: TextKey, said: string): string =>
  desk.t('club-init-wrong', { what, said: cleanLine(said), wanted: desk.t('settings-wanted', { key }) });

/** A value from the command line. */
const checked = (desk: Desk, option: string, key: TextKey, said: string): string => {
  if (mayBe(key, said)) return said;
  throw new Stop(EXIT.usage, [wrong(desk, `--${option}`, key, said)]);
};

/** A value that is asked for until it can stand. */
const asked = async (desk: Desk, key: TextKey, question: string, suggestion: string): Promise<string> => {
  for (;;) {
    const said = (await desk.text(question, suggestion)).trim();
    if (mayBe(key, said)) return said;
    desk.talk(wrong(desk, key, key, said));
  }
};

const diceOf = (text: string): DiceChoice => DICE_CHOICES.find((choice) => choice === text) ?? 'local';

/** English is always there; where the group does not name it, it comes last, for its own language is the first. */
const withEnglish = (languages: readonly string[]): string[] => {
  const known = [...new Set(languages.filter(isLanguage))];
  return known.includes('en') ? known : [...known, 'en'];
};

/** All that is asked for, and what else stands there already. */
type Wanted = Required<Omit<SettingsData, 'figures' | 'ranking'>> & Pick<SettingsData, 'figures' | 'ranking'>;

/** What is taken where nothing is said. */
const defaultsFor = (desk: Desk): Wanted => {
  const there = before(desk);
  const pages = pagesOf(ask(desk.archive, ['remote', 'get-url', 'origin']) ?? '');
  const zone = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  return {
    name: there.name ?? (isCopy(desk.archive) ? 'Fieldpost' : path.basename(desk.archive)),
    languages: withEnglish(there.languages ?? LANGUAGES),
    site: there.site ?? pages?.site ?? NOWHERE,
    base: there.base ?? pages?.base ?? '/',
    timeZone: there.timeZone ?? (mayBe('timeZone', zone) ? zone : 'UTC'),
    dice: there.dice ?? 'local',
    ...(there.figures === undefined ? {} : { figures: there.figures }),
    ...(there.ranking === undefined ? {} : { ranking: there.ranking }),
  };
};

const fromOptions = (desk: Desk, given: Given, defaults: Wanted): Wanted => {
  const value = (option: string, key: TextKey, fallback: string, said = given.text(option)): string =>
    said === undefined ? fallback : checked(desk, option, key, said);
  const site = given.text('site');
  const split = site === undefined ? {} : splitSite(site);
  const languages = given
    .text('languages')
    ?.split(/[\s,]+/)
    .filter((each) => each !== '');
  for (const each of languages ?? []) checked(desk, 'languages', 'languages', each);
  return {
    ...defaults,
    name: value('name', 'name', defaults.name),
    languages: withEnglish(languages ?? defaults.languages),
    site: value('site', 'site', defaults.site, split.site),
    base: value('base', 'base', site === undefined ? defaults.base : (split.base ?? defaults.base)),
    timeZone: value('time-zone', 'timeZone', defaults.timeZone),
    dice: diceOf(value('dice', 'dice', defaults.dice)),
  };
};

const fromAnswers = async (desk: Desk, defaults: Wanted): Promise<Wanted> => {
  const { t } = desk;
  const name = await asked(desk, 'name', t('club-init-name'), defaults.name);
  const languages = await desk.many(
    t('club-init-languages'),
    LANGUAGES.filter((language) => language !== 'en').map((language: Language) => ({
      value: language,
      label: t(`club-init-language-names-${language}`),
    })),
    defaults.languages,
  );
  const site = await asked(desk, 'site', t('club-init-site'), defaults.site);
  const base = await asked(desk, 'base', t('club-init-base'), defaults.base);
  const dice = await desk.select(
    t('club-init-dice'),
    DICE_CHOICES.map((value) => ({ value, label: desk.t(`proof-sources-${value}`) })),
  );
  const timeZone = await asked(desk, 'timeZone', t('club-init-time-zone'), defaults.timeZone);
  // Where English was set as the group's first language it stays that.
  const first = before(desk).languages?.[0] === 'en' ? ['en'] : [];
  return {
    ...defaults,
    name,
    languages: withEnglish([...first, ...languages]),
    site,
    base,
    dice: diceOf(dice),
    timeZone,
  };
};

/**
 * What starts the program without npx, beside the archive's games. A copy made of an archive file may have lost its
 * mark.
 */
const putLaunchers = ({ env, archive }: Desk): void => {
  for (const name of ['fieldpost', 'fieldpost.cmd']) {
    const [file, from] = [path.join(archive, name), path.join(env.project, name)];
    if (!existsSync(file) && existsSync(from)) copyFileSync(from, file);
  }
  if (existsSync(path.join(archive, 'fieldpost'))) chmodSync(path.join(archive, 'fieldpost'), 0o755);
};

/**
 * Puts what is missing of an archive that asks for the program as a package.
 *
 * @param wanted the package, where it asks for none yet
 */
const putArchive = (desk: Desk, settings: Settings, wanted: string | undefined): void => {
  const { env, archive, t } = desk;
  const files = [keptUpIn(env.project), begunFor(env.project, settings)];
  for (const each of files) writeFiles(archive, missingOf(archive, each));
  mkdirSync(path.join(archive, 'games'), { recursive: true });
  if (ask(archive, ['rev-parse', '--git-dir']) === undefined)
    git(archive, ['init', '--quiet', '--initial-branch', 'main']);
  if (wanted === undefined) return;
  desk.talk(t('club-init-installing'));
  if (!install(env.variables, archive, wanted))
    throw new Stop(EXIT.refused, [
      t('club-init-not-installed', { release: wanted }),
      nextLine(desk, t('club-init-not-installed-next', { folder: archive, release: wanted })),
    ]);
};

const SETTING_OPTIONS = ['name', 'languages', 'site', 'base', 'dice', 'time-zone', 'yes'] as const;

export const init = command({
  name: 'init',
  takes: { folder: '[folder]' },
  options: {
    name: '--name <text>',
    languages: '--languages <list>',
    site: '--site <address>',
    base: '--base <path>',
    dice: '--dice <source>',
    'time-zone': '--time-zone <zone>',
    from: '--from <release>',
    yes: '-y, --yes',
  },
  examples: [
    'npx fieldpost init',
    'npx --package {release} fieldpost init {folder}',
    'npx fieldpost init --name "{name}" --languages {languages} --site {site} --base {base} --time-zone {zone}',
  ],
  async run(caller, [named], given) {
    const desk: Desk = { ...caller, archive: folderFor(caller, named) };
    const { t, archive } = desk;
    const kind = isCopy(archive) ? 'copy' : 'packaged';
    const there = readSettings(archive);
    if (!there.ok) throw new Stop(EXIT.usage, [saySettings(t, there.error, path.join(archive, SETTINGS_FILE))]);
    const wanted = kind === 'copy' || askedIn(archive) !== undefined ? undefined : packageFor(desk, given.text('from'));
    const { shown, played } = gamesHere(archive);
    if (played.length > 0 && shown.length > 0) {
      const paths = shown.map((slug) => `games/${slug}`).join(' ');
      throw new Stop(
        EXIT.refused,
        [t('club-init-played', { games: played.join(', ') }), nextLine(desk, t('club-init-played-next', { paths }))],
        {
          played,
          shown,
        },
      );
    }
    const defaults = defaultsFor(desk);
    const asks = desk.asks && !SETTING_OPTIONS.some((option) => given.has(option));
    const data = asks ? await fromAnswers(desk, defaults) : fromOptions(desk, given, defaults);
    const text = writeSettings(data);
    const settings = parseSettings(text);
    if (!settings.ok) throw new Error(settings.error.code); // every value was checked by itself
    if (asks) {
      desk.say(text.trimEnd());
      if (shown.length > 0) desk.say(t('club-init-remove', { count: shown.length }));
      if (!(await desk.confirm(t('club-init-confirm')))) {
        desk.say(desk.t('submit-nothing-written'));
        return answer({ settings: data, written: 'no', removed: [] });
      }
    }
    mkdirSync(archive, { recursive: true });
    writeFileSync(path.join(archive, SETTINGS_FILE), text);
    desk.say(t('club-init-wrote', { file: SETTINGS_FILE }));
    if (kind === 'copy') putLaunchers(desk);
    else putArchive(desk, settings.value, wanted);
    for (const slug of shown) rmSync(path.join(archive, 'games', slug), { recursive: true, force: true });
    if (shown.length > 0) desk.say(t('club-init-removed', { count: shown.length }));
    if (settings.value.languages.length > 1) desk.say(t('club-init-english'));
    desk.say(data.site === NOWHERE ? t('club-init-nowhere') : t('club-init-at', { address: settings.value.address }));
    const away = path.relative(desk.env.cwd, archive);
    const next = [
      ...(away === '' ? [] : [`cd ${/\s/.test(away) ? `"${away}"` : away}`]),
      'git add --all',
      `git commit --message "${t('club-init-message')}"`,
      ...(kind === 'packaged' && ask(archive, ['remote', 'get-url', 'origin']) === undefined
        ? [`git remote add origin ${t('club-init-remote')}`, 'git push --set-upstream origin main']
        : ['git push']),
    ];
    for (const each of next) desk.say(nextLine(desk, each));
    desk.say(t('club-init-afterwards'));
    return answer({
      settings: data,
      address: settings.value.address,
      written: 'yes',
      folder: archive,
      removed: shown,
      next,
    });
  },
});
