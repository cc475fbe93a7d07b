// What the list of all spaces says of one beside its names, and of words that stand for several things.

import type { Reading, Space } from '../../board/index.ts';
import { POWERS, type Power } from '../../vocab/index.ts';
import { BETWEEN, type NamedPart, type NamedSpace } from '../data/space-names.ts';
import type { Speech } from './speak.ts';

/** Whose a space is at first: a power of the board, or in words who else; nothing where nobody can hold it. */
export const ownerOf = (
  { t, board, language }: Speech,
  { owner, space }: NamedSpace,
): { readonly power?: Power; readonly says: string } => {
  const power = POWERS.find((each) => each === owner && board.powers.some((spec) => spec.power === each));
  if (power !== undefined) return { power, says: '' };
  const nation = board.nations?.find((each) => each.nation === owner);
  return { says: nation?.name[language] ?? (space.neutral ? t('show-neutral') : '') };
};

const sayConvoy = (t: Speech['t'], { kind, territory }: NonNullable<Space['convoy']>): readonly string[] => {
  if (kind !== 'route') return [t('names-convoy', { kind })];
  return territory === undefined ? [] : [t('names-convoy-route', { space: territory })];
};

/** What else it is: a capital, where there are bases or a convoy, and by which rules it is out of play. */
export const notesOf = ({ t, words }: Speech, { space, closedBy }: NamedSpace): readonly string[] => {
  const { capitalOf, bases = [], convoy } = space;
  return [
    ...(capitalOf === null ? [] : [t('show-capital-of', { power: words.power(capitalOf) })]),
    ...bases.map((base) => t('show-base', { base })),
    ...(convoy === undefined ? [] : sayConvoy(t, convoy)),
    ...(closedBy.length === 0
      ? []
      : [t('names-closed', { systems: closedBy.map(({ id }) => t('system-name', { system: id })) })]),
  ];
};

/** The heading of spaces of one kind, with their theatre where there are several. */
export const headingOf = ({ t, words }: Speech, { kind, theatre }: NamedPart): string =>
  theatre === undefined
    ? t('names-kind', { kind })
    : t('names-kind-in', { kind, where: theatre === BETWEEN ? t('names-between') : words.theatre(theatre) });

/** What a word may mean: a space, a unit or a technology. */
export const sayReading = ({ words }: Speech, reading: Reading): string => {
  if (reading.kind === 'space') return words.space(reading.space);
  return reading.kind === 'unit' ? words.unit(reading.unit) : words.technology(reading.technology);
};
