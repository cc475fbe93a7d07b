// Whose units an adjective names, or where they stand: `the British battleship`, `three Yakut infantry`, `der deutsche
// Jäger`.

import { fold, type Space, spaceNames } from '../../../board/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import type { SpaceId, UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { ownerIn } from '../../peoples.ts';
import type { UnitPhrase } from '../../units.ts';

/** A word that names a space. */
interface Site {
  readonly kind: 'place';
  readonly text: string;
  readonly space: SpaceId;
  readonly at: number;
  readonly end: number;
}

/** Endings of words that say where something is of: `Karelian`, `karelische`, `Karelische`, `Moskauer`. */
const OF_PLACE = [
  'ischen',
  'ischer',
  'isches',
  'ische',
  'isch',
  'schen',
  'sche',
  'ese',
  'ian',
  'ish',
  'er',
  'an',
  'se',
  'n',
  's',
];
const LEAST_STEM = 4;

/** What is left of a word that says where something is of, folded, without its ending. */
const stemsOf = (text: string): readonly string[] => {
  const folded = fold(text);
  return OF_PLACE.flatMap((ending) => (folded.endsWith(ending) ? [folded.slice(0, -ending.length)] : [])).filter(
    ({ length }) => length >= LEAST_STEM,
  );
};

/** The place whose name a word is made of, among those where such own units stand. */
export const sitedBy = ({ context, tokens }: Cursor, at: number, types: readonly UnitType[]): Site | undefined => {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.text.length < LEAST_STEM || ownerIn(token.text) !== undefined) return undefined;
  const likely = stemsOf(token.text);
  if (likely.length === 0) return undefined;
  const [only, ...others] = boardOf(context).spaces.filter(
    (space) =>
      spaceAt(context.state, space.id).units.some(
        ({ power, type }) => power === context.power && (types.length === 0 || types.includes(type)),
      ) && spaceNames(space).some((name) => likely.some((stem) => fold(name).startsWith(stem))),
  );
  if (only === undefined || others.length > 0) return undefined;
  return { kind: 'place', text: token.text, space: only.id, at, end: at + 1 };
};

/** The land that one's own people are of: Russia, for whoever says `Russian` and is the Soviet Union. */
export const homeNamed = ({ context, tokens }: Cursor, at: number): Space | undefined => {
  const power = boardOf(context).powers.find((each) => each.power === context.power);
  const stems = stemsOf(tokens[at]?.text ?? '');
  return boardOf(context).spaces.find(
    (space) =>
      space.name.en === power?.name.en ||
      (space.capitalOf === context.power &&
        Object.values(space.name).some((name) => stems.some((stem) => fold(name).startsWith(stem)))),
  );
};

/**
 * `The German fighter`, said by whoever plays Germany and has fighters elsewhere: the only one in the land of that
 * name.
 */
export const homeOf = (
  cursor: Cursor,
  at: number,
  phrase: UnitPhrase,
  count: number | string | undefined,
): Site | undefined => {
  const { context, tokens } = cursor;
  const [type, ...others] = phrase.readings;
  const home = homeNamed(cursor, at);
  if ((count ?? 1) !== 1 || type === undefined || others.length > 0 || home === undefined) return undefined;
  const there = spaceAt(context.state, home.id).units.filter(
    (unit) => unit.power === context.power && unit.type === type,
  );
  return there.length === 1
    ? { kind: 'place', text: tokens[at]?.text ?? '', space: home.id, at, end: at + 1 }
    : undefined;
};
