// What players agree on beside the rules of the game when they open one: deadlines, who is away, who may enter for
// whom, who commits under which name, whose abbreviations he uses, in which language he reads. Read from the options of
// `new`, or asked for.

import { DIALECTS, type Dialect } from '../board/index.ts';
import { type Clock, ClockSchema, type OpenGame, type Player } from '../engine/index.ts';
import { isDay, isLanguage, type Language } from '../vocab/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';

const CLOCK_KEYS = ['turn', 'answer', 'forfeit', 'absence'] as const;
type ClockKey = (typeof CLOCK_KEYS)[number];

const badClock = (desk: Desk, said: string): Stop => {
  const { t } = desk;
  return new Stop(EXIT.usage, [
    t('clock-asks-bad-clock', { said: cleanLine(said) }),
    nextLine(desk, '--clock turn=72,answer=24,forfeit=120,absence=21'),
  ]);
};

const clockOf = (desk: Desk, said: string, parts: readonly (readonly [string, string])[]): Clock => {
  const named = parts.every(([key, value]) => CLOCK_KEYS.some((known) => known === key) && /^\d{1,4}$/.test(value));
  const clock = ClockSchema.safeParse(Object.fromEntries(parts.map(([key, value]) => [key, Number(value)])));
  if (!named || !clock.success) throw badClock(desk, said);
  return clock.data;
};

const askClock = async (desk: Desk): Promise<Clock | undefined> => {
  const { t } = desk;
  const questions: { readonly [key in ClockKey]: string } = {
    turn: t('clock-asks-clock'),
    answer: t('clock-asks-answer'),
    forfeit: t('clock-asks-forfeit'),
    absence: t('clock-asks-absence'),
  };
  const parts: (readonly [string, string])[] = [];
  for (const key of CLOCK_KEYS) {
    const said = (await desk.text(questions[key], '')).trim();
    if (said !== '') parts.push([key, said]);
    else if (key === 'turn') return undefined;
  }
  return clockOf(desk, parts.map(([, value]) => value).join(', '), parts);
};

/** `turn=72,answer=24,forfeit=120,absence=21`. */
export const clockFor = async (desk: Desk, given: Given, asked: 'yes' | 'no'): Promise<Clock | undefined> => {
  const said = given.text('clock');
  if (said === undefined) return asked === 'yes' ? askClock(desk) : undefined;
  const parts = said.split(/[,;\s]+/).map((part): readonly [string, string] => {
    const [key = '', value = ''] = part.split('=');
    return [key.trim(), value.trim()];
  });
  return clockOf(desk, said, parts);
};

const playerIn = (desk: Desk, players: readonly Player[], said: string): Player => {
  const wanted = said.trim();
  const found = players.find(({ id, name }) => id === wanted || name === wanted);
  if (found !== undefined) return found;
  const ids = players.map(({ id }) => id).join(', ');
  throw new Stop(EXIT.usage, [desk.t('clock-asks-no-player', { id: cleanLine(wanted), ids })]);
};

/** The days from `2026-03-05..2026-03-12`, or a single one. */
const daysIn = (desk: Desk, said: string): { readonly from: string; readonly to: string } => {
  const [from = '', to = from] = said.split('..').map((day) => day.trim());
  if (isDay(from) && isDay(to)) return { from, to };
  throw new Stop(EXIT.usage, [desk.t('clock-asks-bad-absence', { said: cleanLine(said) })]);
};

/** `anna=2026-03-05..2026-03-12`, as often as somebody is away. */
export const absencesFor = (desk: Desk, given: Given, players: readonly Player[]): NonNullable<OpenGame['absences']> =>
  given.all('absence').map((said) => {
    const [player = '', days = ''] = said.split('=');
    return { player: playerIn(desk, players, player).id, ...daysIn(desk, days) };
  });

/** Whether git must bear witness to who entered what. */
export const authorsFor = (desk: Desk, given: Given): OpenGame['authors'] => {
  const said = given.text('authors');
  if (said === undefined || said === 'checked' || said === 'free') return said;
  throw new Stop(EXIT.usage, [desk.t('clock-asks-bad-authors', { said: cleanLine(said) })]);
};

/** `anna=ben,carl` as a player and a list. */
const listIn = (desk: Desk, option: string, said: string): readonly [string, readonly string[]] => {
  const [player = '', names = ''] = said.split('=');
  const list = names
    .split(',')
    .map((name) => cleanLine(name).trim())
    .filter((name) => name !== '');
  if (player.trim() !== '' && list.length > 0) return [player, list];
  throw new Stop(EXIT.usage, [desk.t('clock-asks-bad-list', { option, said: cleanLine(said) })]);
};

/** A club whose abbreviations somebody uses. */
export const dialectIn = (desk: Desk, said: string): Dialect => {
  const wanted = said.trim().toLowerCase();
  const found = DIALECTS.find((one) => one === wanted);
  if (found !== undefined) return found;
  throw new Stop(EXIT.usage, [desk.t('clock-asks-bad-dialect', { said: cleanLine(said), there: DIALECTS.join(', ') })]);
};

/** `anna=daak` of one player; `daak` alone of all. */
const dialectsIn = (desk: Desk, given: Given, players: readonly Player[]): ReadonlyMap<string, Dialect> =>
  new Map(
    given.all('dialect').flatMap((said) => {
      const [first = '', second] = said.split('=');
      const dialect = dialectIn(desk, second ?? first);
      const who = second === undefined ? players : [playerIn(desk, players, first)];
      return who.map(({ id }) => [id, dialect] as const);
    }),
  );

/** `anna=nl` of one player; `nl` alone of all. */
const languagesIn = (desk: Desk, given: Given, players: readonly Player[]): ReadonlyMap<string, Language> =>
  new Map(
    given.all('language').flatMap((said) => {
      const [first = '', second] = said.split('=');
      const language = (second ?? first).trim().toLowerCase();
      if (!isLanguage(language)) throw new Stop(EXIT.usage, [desk.t('usage-language', { said: cleanLine(language) })]);
      const who = second === undefined ? players : [playerIn(desk, players, first)];
      return who.map(({ id }) => [id, language] as const);
    }),
  );

/** The players with what `--enters-for`, `--commits`, `--dialect` and `--language` say of them. */
export const withDuties = (desk: Desk, given: Given, players: readonly Player[]): readonly Player[] => {
  const entering = given.all('enters-for').map((said) => {
    const [player, others] = listIn(desk, '--enters-for', said);
    const ids = others.map((other) => playerIn(desk, players, other).id);
    return { id: playerIn(desk, players, player).id, entersFor: [...ids] };
  });
  const committing = given.all('commits').map((said) => {
    const [player, names] = listIn(desk, '--commits', said);
    return { id: playerIn(desk, players, player).id, commits: [...names] };
  });
  const dialects = dialectsIn(desk, given, players);
  const languages = languagesIn(desk, given, players);
  return players.map((player) => {
    const dialect = dialects.get(player.id);
    const language = languages.get(player.id) ?? player.language;
    const { id: _, ...duty } = entering.find(({ id }) => id === player.id) ?? { id: '' };
    const { id: __, ...name } = committing.find(({ id }) => id === player.id) ?? { id: '' };
    return {
      ...player,
      ...duty,
      ...name,
      ...(dialect === undefined ? {} : { dialect }),
      ...(language === undefined ? {} : { language }),
    };
  });
};
