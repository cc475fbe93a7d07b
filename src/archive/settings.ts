// What a group has set down in fieldpost.json. Command line, site and build all read it here, so that a wrong key is
// told once and in one way. Which folder is the archive and what is done with the settings is not known here.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DICE_SOURCES, type DiceSource } from '../dice/index.ts';
import type { SettingKey, SettingsFault } from '../i18n/settings.ts';
import { fail, isLanguage, LANGUAGES, type Language, ok, type Result } from '../vocab/index.ts';

export const SETTINGS_FILE = 'fieldpost.json';

/** Sources of dice that a game may be opened with. */
export const DICE_CHOICES = DICE_SOURCES;
export type DiceChoice = DiceSource;

/** What the site's address is while nobody has set one. */
export const NOWHERE = 'http://localhost:4321';

/** True for a zone of the IANA database, such as `Europe/Berlin`. An offset such as `+01:00` is none. */
const isTimeZone = (text: string): boolean => {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The address of a host alone: no path, for that is `base`, and nobody's password. */
const isHost = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}${password}` === '';
};

/** `/`, or steps of plain letters; slashes at the ends are put there where they are missing. */
const BASE = /^\/?(?:[A-Za-z0-9._~-]+\/)*(?:[A-Za-z0-9._~-]+)?$/;
const isBase = (text: string): boolean => BASE.test(text) && !text.split('/').some((step) => /^\.{1,2}$/.test(step));

/** Whether the figures of all games are published with the site, as files of tables. */
const FIGURES_CHOICES = ['none', 'published'] as const;
type FiguresChoice = (typeof FIGURES_CHOICES)[number];

/** Keys whose values are texts, or lists of them. */
export type TextKey = Exclude<SettingKey, 'ranking'>;

const CHECKS: { readonly [key in TextKey]: (value: string) => boolean } = {
  name: (text) => text.trim() !== '' && text.length <= 100 && !/\p{Cc}/u.test(text),
  languages: isLanguage,
  site: (text) => text.length <= 300 && isHost(text),
  base: (text) => text.length <= 300 && isBase(text),
  timeZone: isTimeZone,
  dice: (text) => DICE_CHOICES.some((choice) => choice === text),
  figures: (text) => FIGURES_CHOICES.some((choice) => choice === text),
};

/** True if `text` may stand under this key; for `languages` it is one of them. */
export const mayBe = (key: TextKey, text: string): boolean => CHECKS[key](text);

const said = (key: TextKey) => z.string().refine(CHECKS[key]).exactOptional();

const PlayerSchema = z.string().min(1).max(100);

/** Players are ranked where this stands, `{}` at least. */
const RankingSchema = z.strictObject({
  /** Ids of players who want no rank. */
  without: z.array(PlayerSchema).exactOptional(),
  /** Ids that mean somebody who has another one too, each with that one. */
  same: z.record(PlayerSchema, PlayerSchema).exactOptional(),
});
export type RankingSettings = z.infer<typeof RankingSchema>;

const FileSchema = z.strictObject({
  name: said('name'),
  languages: z.array(z.string().refine(CHECKS.languages)).min(1).exactOptional(),
  site: said('site'),
  base: said('base'),
  timeZone: said('timeZone'),
  dice: z.enum(DICE_CHOICES).exactOptional(),
  figures: z.enum(FIGURES_CHOICES).exactOptional(),
  ranking: RankingSchema.exactOptional(),
});

/** The file as it stands; a key that is missing has its default. */
export type SettingsData = z.infer<typeof FileSchema>;

export interface Settings {
  readonly name: string;
  /** The language of the group: the first it named. */
  readonly language: Language;
  /** The languages of the site. English is always among them and first, for it stands at the root. */
  readonly languages: readonly Language[];
  /** Address of the host, without a slash at its end; undefined where none is set. */
  readonly site?: string;
  /** The path under which the site stands: `/`, or with a slash at both ends. */
  readonly base: string;
  /** Where the site stands, without a slash at its end, such as `https://club.example/games`. */
  readonly address: string;
  /** IANA zone in which times are shown. What the logs say and prove is UTC. */
  readonly timeZone: string;
  /** Where the dice of a new game come from unless it says otherwise. */
  readonly dice: DiceChoice;
  readonly figures: FiguresChoice;
  /** How players are ranked; they are not where it is absent. */
  readonly ranking?: RankingSettings;
}

const settingsOf = (data: SettingsData): Settings => {
  const named = [...new Set((data.languages ?? LANGUAGES).filter(isLanguage))];
  const site = data.site?.replace(/\/+$/, '');
  const steps = (data.base ?? '/').split('/').filter((step) => step !== '');
  return {
    name: data.name ?? 'Fieldpost',
    language: named[0] ?? 'en',
    languages: ['en', ...named.filter((language) => language !== 'en')],
    ...(site === undefined ? {} : { site }),
    base: steps.length === 0 ? '/' : `/${steps.join('/')}/`,
    address: [site ?? NOWHERE, ...steps].join('/'),
    timeZone: data.timeZone ?? 'UTC',
    dice: data.dice ?? 'local',
    figures: data.figures ?? 'none',
    ...(data.ranking === undefined ? {} : { ranking: data.ranking }),
  };
};

export const DEFAULT_SETTINGS: Settings = settingsOf({});

const KEYS: readonly SettingKey[] = FileSchema.keyof().options;
const isKey = (text: unknown): text is SettingKey => KEYS.some((key) => key === text);

/** The first thing wrong, as what a sentence needs. */
const faultOf = (json: unknown, issue: z.core.$ZodIssue | undefined): SettingsFault => {
  if (issue?.code === 'unrecognized_keys' && issue.path.length === 0)
    return { code: 'unknown-key', key: issue.keys[0] ?? '', keys: KEYS };
  const [key] = issue?.path ?? [];
  if (!isKey(key)) return { code: 'not-an-object' };
  // `json` is an object here, for the issue stands at one of its keys.
  const value = (json as Readonly<Record<string, unknown>>)[key];
  const at =
    key === 'languages' && Array.isArray(value) && value.length > 0 ? value[Number(issue?.path[1] ?? 0)] : value;
  return { code: 'bad-value', key, value: JSON.stringify(at).slice(0, 80) };
};

/** Settings from the text of the file. */
export const parseSettings = (text: string): Result<Settings, SettingsFault> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail({ code: 'not-json' });
  }
  const parsed = FileSchema.safeParse(json);
  return parsed.success ? ok(settingsOf(parsed.data)) : fail(faultOf(json, parsed.error.issues[0]));
};

/** The settings of the archive in folder `root`; defaults where the file is missing. */
export const readSettings = (root: string): Result<Settings, SettingsFault> => {
  const file = path.join(root, SETTINGS_FILE);
  return existsSync(file) ? parseSettings(readFileSync(file, 'utf8')) : ok(DEFAULT_SETTINGS);
};

/** The file's text: a key a line, lists on one, as formatters would have it. */
export const writeSettings = (data: SettingsData): string => {
  const value = (one: unknown): string => (Array.isArray(one) ? `[${one.map(value).join(', ')}]` : JSON.stringify(one));
  const lines = KEYS.flatMap((key) => (data[key] === undefined ? [] : [`  "${key}": ${value(data[key])}`]));
  return `{\n${lines.join(',\n')}\n}\n`;
};
