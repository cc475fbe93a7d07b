// The board in a few lines: what each power has where, in the codes and abbreviations orders are written with, and
// money as clubs write it. Short enough to stand below every mail.

import { powerOf } from '../board/index.ts';
import { type GameState, spaceAt, type Unit } from '../engine/index.ts';
import { standingsOf } from '../stats/index.ts';
import { countEntries, countUnits, type Power, type SpaceId } from '../vocab/index.ts';
import { unitCode } from './answer-line.ts';
import type { Telling } from './telling.ts';

/** Columns that every mail program shows unbroken. */
const WIDTH = 76;

const filled = (head: string, items: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  let now = head;
  for (const [index, item] of items.entries()) {
    const part = index === items.length - 1 ? item : `${item};`;
    const grown = `${now} ${part}`;
    if ([...grown].length > WIDTH && now.trim() !== '') {
      lines.push(now);
      now = `  ${part}`;
    } else now = grown;
  }
  return [...lines, now];
};

const unitsOf = ({ ruleset, words }: Telling, units: readonly Unit[]): string =>
  countEntries(countUnits(units))
    .map(([type, count]) => `${count} ${unitCode(ruleset.board, words, type)}`)
    .join(', ');

/** Units of several powers in one space, the holder's without a name. */
const forcesOf = (telling: Telling, units: readonly Unit[], holder: Power | null): string =>
  telling.ruleset.turnOrder
    .flatMap((power) => {
      const own = units.filter((unit) => unit.power === power);
      if (own.length === 0) return [];
      const said = unitsOf(telling, own);
      return [power === holder ? said : `${powerOf(telling.ruleset.board, power).name[telling.language]} ${said}`];
    })
    .join(' + ');

const entryOf = (telling: Telling, state: GameState, id: SpaceId, holder: Power | null): string =>
  `${telling.words.shorthand(id)} ${forcesOf(telling, spaceAt(state, id).units, holder)}`;

/** `Germany 34/35`: land value and money to spend, a line for each power. */
export const moneyLines = ({ ruleset, words }: Telling, state: GameState): readonly string[] => {
  const standings = standingsOf(ruleset, state);
  return ruleset.turnOrder.map((power) => `${words.power(power)} ${standings[power].land}/${standings[power].cash}`);
};

/** The whole board: the land of each power, then neutrals that are fought for, then the zones with ships or planes. */
export const boardLines = (telling: Telling, state: GameState): readonly string[] => {
  const { ruleset, words, t } = telling;
  const { spaces } = ruleset.board;
  const land = ruleset.turnOrder.flatMap((power) => {
    const own = spaces.filter(({ id, kind }) => kind === 'land' && spaceAt(state, id).control === power);
    const held = own.filter(({ id }) => spaceAt(state, id).units.length > 0);
    const bare = own.filter(({ id }) => spaceAt(state, id).units.length === 0);
    const items = [
      ...held.map(({ id }) => entryOf(telling, state, id, power)),
      ...(bare.length === 0 ? [] : [`${t('letter-board-empty')}: ${bare.map(({ code }) => code).join(' ')}`]),
    ];
    return filled(`${words.power(power)}:`, items.length === 0 ? [t('letter-board-none')] : items);
  });
  const others = spaces.filter(({ id }) => {
    const { control, units } = spaceAt(state, id);
    return units.length > 0 && control === null;
  });
  const listed = (head: string, which: 'land' | 'sea'): readonly string[] => {
    const items = others.filter(({ kind }) => kind === which).map(({ id }) => entryOf(telling, state, id, null));
    return items.length === 0 ? [] : filled(`${head}:`, items);
  };
  return [...land, ...listed(words.say('map-group-neutral'), 'land'), ...listed(t('show-sea'), 'sea')];
};
