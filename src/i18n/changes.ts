// What a change says that players agree on, a sentence a part: who takes over from whom, and which position holds from
// now on. Pages and the command line both say it with these words.

import type { Player, PositionChange } from '../engine/index.ts';
import { POWERS } from '../vocab/index.ts';
import { list } from './format.ts';
import type { Words } from './words.ts';
import { dayIn } from './zone.ts';

/** Whether a change holds, or was only proposed. */
export type Standing = 'done' | 'proposed';

/**
 * A change of players: what happens, and which powers are taken over.
 *
 * @param leaves the name of the player who leaves
 */
export const sayChangeOfPlayers = (
  words: Words,
  enters: Pick<Player, 'name' | 'role' | 'powers'>,
  leaves: string | undefined,
  standing: Standing,
): { readonly heading: string; readonly parts: readonly string[] } => {
  const { say: t } = words;
  const role = t(`game-role-${enters.role}`);
  const heading =
    leaves === undefined
      ? t(standing === 'done' ? 'log-join' : 'log-join-proposed', { enters: enters.name, role })
      : t(standing === 'done' ? 'log-substitute' : 'log-substitute-proposed', { enters: enters.name, leaves });
  return {
    heading,
    parts: enters.powers.length === 0 ? [] : [t('log-takes-powers', { powers: words.powers(enters.powers) })],
  };
};

type Force = NonNullable<PositionChange['units']>[number];

/** A position, or the part of one that an edit names. */
export const sayPosition = (words: Words, position: PositionChange): readonly string[] => {
  const { say: t } = words;
  const { round, power, control = {}, units = [], cargo = [], treasury = {}, technology = {}, spaces = [] } = position;
  const held = new Set([...units, ...cargo].map(({ space }) => space));
  const force = (one: Pick<Force, 'units' | 'power'>): string =>
    t('map-units-of', { units: words.units(one.units), power: words.power(one.power) });
  return [
    ...(power === undefined || round === undefined ? [] : [t('log-edit-turn', { power: words.power(power), round })]),
    ...Object.entries(control).map(([space, owner]) =>
      owner === null
        ? t('log-edit-free', { space: words.space(space) })
        : t('log-edit-control', { space: words.space(space), owner: words.power(owner) }),
    ),
    ...units.map((each) => t('map-zone-with', { space: words.space(each.space), units: force(each) })),
    ...cargo.flatMap(({ space, units: aboard }) =>
      aboard.map((each) => t('log-edit-aboard', { space: words.space(space), units: force(each) })),
    ),
    ...spaces.filter((space) => !held.has(space)).map((space) => t('map-zone-empty', { space: words.space(space) })),
    // The keys of a record of powers are powers, which Object.entries forgets.
    ...POWERS.flatMap((one) => {
      const ipc = treasury[one];
      return ipc === undefined ? [] : [t('log-edit-treasury', { power: words.power(one), ipc })];
    }),
    ...POWERS.flatMap((one) => {
      const owned = technology[one];
      if (owned === undefined) return [];
      return [
        t('log-edit-technology', {
          power: words.power(one),
          technologies: list(words.language, owned.map(words.technology)) || '–',
        }),
      ];
    }),
  ];
};

/** Who is away when. @param from the first and `to` the last day, `YYYY-MM-DD` */
export const sayAbsence = ({ say, language }: Words, player: string, from: string, to: string): string => {
  const date = (of: string): string => dayIn(language, 'UTC', of);
  return from === to
    ? say('log-absence-day', { player, day: date(from) })
    : say('log-absence', { player, from: date(from), to: date(to) });
};
