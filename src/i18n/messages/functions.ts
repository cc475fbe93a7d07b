// What a message may ask for by name: the things of the game as its language calls them. A message names a function in
// capitals, such as `{ IN($space) }`; what each is given, scripts/message-types.mjs knows.

import { type FluentFunction, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import { hasTrait } from '../../board/index.ts';
import type { GameOrderType } from '../../engine/index.ts';
import type { Phase, Power, Side, SpaceId, Technology, Trait, UnitCounts, UnitType } from '../../vocab/index.ts';
import { capital, decimal, either, list, percent, quote } from '../format.ts';
import type { Nouns } from '../nouns.ts';
import { ORDER_NAMES } from '../orders.ts';

/** A parameter that is neither text nor number, on its way through a message. */
export class Given<T = unknown> extends FluentType<T> {
  override toString(): string {
    throw new TypeError('A message shows a list or a force by a function, such as SPACES or FORCE.');
  }
}

/** Items of a list: shown joined by “and”. */
class Listed extends FluentType<readonly string[]> {
  readonly #show: (items: readonly string[]) => string;
  constructor(items: readonly string[], show: (items: readonly string[]) => string) {
    super(items);
    this.#show = show;
  }
  override toString(): string {
    return this.#show(this.value);
  }
}

const plain = (value: FluentValue | undefined): unknown => (value instanceof FluentType ? value.valueOf() : value);

/** The functions of a language and a board. */
export const functionsFor = (nouns: Nouns): Record<string, FluentFunction> => {
  const { language } = nouns;
  const listed = (items: readonly string[]): Listed => new Listed(items, (all) => list(language, all));
  /** A function of one argument. */
  const of =
    <T>(say: (value: T) => FluentValue): FluentFunction =>
    ([value]) =>
      say(plain(value) as T); // the types of parameters hold callers to it
  const place = (form: 'in' | 'to' | 'from' | 'the' | 'acc' | 'dat' | 'short'): FluentFunction =>
    of((id: SpaceId) => nouns.place(id)[form]);
  return {
    // A space with article and preposition, as the subject, and behind what asks for the accusative or the dative.
    IN: place('in'),
    TO: place('to'),
    FROM: place('from'),
    THE: place('the'),
    ACC: place('acc'),
    DAT: place('dat'),
    // A space as players call it among themselves; what falls where the capital of a power is taken.
    SHORT: place('short'),
    CITY: of((power: Power) => nouns.city(power)),
    // A space by its name alone; of a battle the place it is about.
    SPACE: of((id: SpaceId) => nouns.battle(id)),
    SPACES: of((ids: readonly SpaceId[]) => listed(ids.map((id) => nouns.battle(id)))),
    PATH: of((ids: readonly SpaceId[]) => ids.map((id) => nouns.space(id)).join(' > ')),
    // The form of a verb that goes with a space: AGREE($space, one: "ist", many: "sind").
    AGREE: ([id], { one, many }) => nouns.place(String(plain(id))).agree(String(one), String(many)),

    // One unit; with a number behind it, the noun that goes with the number.
    UNIT: ([type, count]) => nouns.unit(plain(type) as UnitType, count === undefined ? 1 : Number(plain(count))),
    UNITS: of((type: UnitType) => nouns.unit(type, 2)),
    // The kind of unit that has a trait on this board, such as KIND("rockets"): guns, or artillery in their place.
    KIND: of((trait: Trait) => {
      const kind = nouns.board.roster.find((type) => hasTrait(nouns.board, type, trait));
      return kind === undefined ? trait : nouns.unit(kind);
    }),
    // Units with their numbers: all that are given, or FORCE($unit, $number); `none` is said where there are none.
    FORCE: ([units, count], { none }) => {
      const counts = plain(units);
      const said = nouns.units(
        typeof counts === 'string' ? { [counts as UnitType]: Number(plain(count)) } : (counts as UnitCounts),
      );
      return said || (none ?? '');
    },

    POWER: of((power: Power) => nouns.power(power)),
    POWERS: of((powers: readonly Power[]) => listed(powers.map((power) => nouns.power(power)))),
    SIDE: of((side: Side) => nouns.side(side)),
    PHASE: of((phase: Phase) => nouns.phase(phase)),
    ORDER: of((order: GameOrderType) => ORDER_NAMES[order][language]),
    CANAL: of((canal: string) => nouns.canal(canal)),
    THEATRE: of((theatre: string) => nouns.theatre(theatre)),
    TECHNOLOGY: of((technology: Technology) => nouns.technology(technology)),

    LIST: of((items: readonly string[]) => listed(items)),
    // A list joined by “or”, such as EITHER(SPACES($spaces)); `none` is said where it is empty.
    EITHER: ([items], { none }) => either(language, plain(items) as readonly string[]) || (none ?? ''),
    ITEM: ([items, at]) => String((plain(items) as readonly unknown[])[Number(plain(at))]),
    // How many items a list has; of a text how many letters: 0 where there is none.
    COUNT: of((items: string | readonly unknown[]) => new FluentNumber(items.length)),

    // With a capital, as a sentence begins, such as CAPITAL(IN($space)); between the marks of the language.
    CAPITAL: of((text: string) => capital(text)),
    QUOTE: of((said: string | readonly string[]) =>
      typeof said === 'string' ? quote(language, said) : listed(said.map((each) => quote(language, each))),
    ),
    // A number that is a name, such as that of a line, has no marks between its digits.
    DIGITS: of((value: number) => String(value)),
    DECIMAL: of((value: number) => decimal(language, value)),
    PERCENT: of((share: number) => percent(language, share)),
  };
};
