// What a message may ask for by name: the things of the game as its language calls them. A message names a function in
// capitals, such as `{ IN($space) }`; what each is given, scripts/message-types.mjs knows.

import { type FluentFunction, FluentNumber, FluentType, type FluentValue } from '@fluent/bundle';
import { hasTrait } from '../../board/index.ts';
import type { GameOrderType } from '../../engine/index.ts';
import type {
  Phase,
  Power,
  PurseId,
  Side,
  SpaceId,
  Technology,
  Trait,
  UnitCounts,
  UnitType,
  Who,
} from '../../vocab/index.ts';
import { capital, decimal, either, list, percent, quote } from '../format.ts';
import type { Nouns } from '../nouns.ts';
import { agreeMany, agreeOne, type Place } from '../places/place.ts';

/** A parameter that is neither text nor number, on its way through a message. */
export class Given<T = unknown> extends FluentType<T> {
  override toString(): string {
    throw new TypeError('A message shows a list or a force by a function, such as SPACES or FORCE.');
  }
}

/** A power, a side or a unit: shown by its name, and asked for the forms it has inside a sentence. */
class Thing extends FluentType<string> {
  readonly forms: Partial<Place>;
  constructor(name: string, forms: Partial<Place>) {
    super(name);
    this.forms = forms;
  }
  override toString(): string {
    return this.value;
  }
}

/** Items of a list: shown joined by “and”. */
class Listed extends FluentType<readonly string[]> {
  readonly #show: (items: readonly string[]) => string;
  /** The form of a verb that goes with them. */
  readonly agree: Place['agree'];
  constructor(items: readonly string[], show: (items: readonly string[]) => string, agree: Place['agree'] = agreeMany) {
    super(items);
    this.#show = show;
    this.agree = agree;
  }
  override toString(): string {
    return this.#show(this.value);
  }
}

const plain = (value: FluentValue | undefined): unknown => (value instanceof FluentType ? value.valueOf() : value);

type Form = 'in' | 'to' | 'from' | 'the' | 'acc' | 'dat' | 'short';

/**
 * The functions of a language and a board.
 *
 * @param say the messages of the language
 */
export const functionsFor = (
  nouns: Nouns,
  say: (key: string, params: Readonly<Record<string, unknown>>) => string,
): Record<string, FluentFunction> => {
  const { language } = nouns;
  const listed = (items: readonly string[], agree?: Place['agree']): Listed =>
    new Listed(items, (all) => list(language, all), agree);
  /** Things in the form asked for, such as SPACES($spaces, as: "acc"); without one by their names. */
  const things = (names: readonly string[], forms: readonly Place[], as: FluentValue | undefined): Listed =>
    listed(
      as === undefined ? names : forms.map((each) => each[as as Form]),
      forms.length === 1 ? forms[0]?.agree : undefined,
    );
  /** Several powers as one subject. */
  const several = (powers: readonly Power[]): Thing => {
    const all = powers.map(nouns.thePower);
    const [the, acc, dat, short] = (['the', 'acc', 'dat', 'short'] as const).map((form) =>
      list(
        language,
        all.map((each) => each[form]),
      ),
    );
    const forms = { the, acc, dat, short, agree: agreeMany } as Partial<Place>; // each form is one of the list above
    return new Thing(list(language, powers.map(nouns.power)), forms);
  };
  /** A function of one argument. */
  const of =
    <T>(say: (value: T) => FluentValue): FluentFunction =>
    ([value]) =>
      say(plain(value) as T); // the types of parameters hold callers to it
  /** The forms of a space, or of a power, side or unit: THE($space), THE(POWER($power)). */
  const formsOf = (value: FluentValue | undefined): Partial<Place> =>
    value instanceof Thing ? value.forms : nouns.place(String(plain(value)));
  const place =
    (form: Form): FluentFunction =>
    ([value]) => {
      const said = formsOf(value)[form];
      if (said === undefined) throw new TypeError(`“${String(plain(value))}” has no such form.`);
      return said;
    };
  return {
    // A space with article and preposition, as the subject, and behind what asks for the accusative or the dative;
    // those without preposition also of powers and sides, by the names that stories give them, such as
    // THE(POWER($power)).
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
    SPACES: ([given], { as }) => {
      const ids = plain(given) as readonly SpaceId[];
      return things(
        ids.map((id) => nouns.battle(id)),
        ids.map((id) => nouns.place(id)),
        as,
      );
    },
    PATH: of((ids: readonly SpaceId[]) => ids.map((id) => nouns.space(id)).join(' > ')),
    // The form of a verb that goes with a space, or with a power, side or list, such as
    // AGREE($space, one: "ist", many: "sind").
    AGREE: ([value], { one, many }) => {
      const agree = value instanceof Listed ? value.agree : formsOf(value).agree;
      return (agree ?? agreeOne)(String(one), String(many));
    },
    // The article of a name, which tells its gender, or `none`; whether one is in a space or on it: for selectors.
    ARTICLE: ([value]) => formsOf(value).article ?? 'none',
    IN_OR_ON: of((id: SpaceId) => nouns.place(id).where),

    // One unit; with a number behind it, the noun that goes with the number. `as: "dat"` is what stands in the dative;
    // `one: "een"` the article of a single one, which some kinds have otherwise.
    UNIT: ([given, number], { as, one }) => {
      const [type, count] = [plain(given) as UnitType, number === undefined ? 1 : Number(plain(number))];
      const { article = 'none', one: said, dative } = nouns.unitWords(type);
      const name = count !== 1 && as === 'dat' && dative !== undefined ? dative : nouns.unit(type, count);
      return new Thing(one === undefined ? name : (said ?? `${String(one)} ${name}`), { article });
    },
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

    // A power, or several that do a thing together: what they do is in the plural.
    POWER: of((who: Who) =>
      typeof who === 'string' ? new Thing(nouns.power(who), nouns.thePower(who)) : several(who),
    ),
    POWERS: ([given], { as }) => {
      const powers = plain(given) as readonly Power[];
      return things(powers.map(nouns.power), powers.map(nouns.thePower), as);
    },
    SIDE: of((side: Side) => new Thing(nouns.side(side), nouns.theSide(side))),
    SIDES: ([given], { as }) => {
      const sides = plain(given) as readonly Side[];
      return things(sides.map(nouns.side), sides.map(nouns.theSide), as);
    },
    PHASE: of((phase: Phase) => nouns.phase(phase)),
    ORDER: of((order: GameOrderType) => say('order-name', { order })),
    CANAL: of((canal: string) => nouns.canal(canal)),
    THEATRE: of((theatre: string) => nouns.theatre(theatre)),
    PURSE: of((purse: PurseId) => nouns.purse(purse)),
    PURSES: of((purses: readonly PurseId[]) => listed(purses.map(nouns.purse))),
    TECHNOLOGY: of((technology: Technology) => nouns.technology(technology)),
    TECHNOLOGIES: of((technologies: readonly Technology[]) => listed(technologies.map(nouns.technology))),

    // Items of a list, with what else is given behind them, unless it is empty. `by` stands between them in place of
    // “and”: LIST($paths, by: ", ").
    LIST: ([items, ...others], { by }) => {
      const all = [
        ...(plain(items) as readonly string[]),
        ...others.map((other) => String(plain(other))).filter((other) => other !== ''),
      ];
      return by === undefined ? listed(all) : all.join(String(by));
    },
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
    // The beginning of a hash, enough to find a line by.
    HASH: of((hash: string) => hash.slice(0, 10)),
    // A small number in words, such as `three`.
    WORD: of((count: number) => say('number-word', { number: count })),
    // A number that is a name, such as that of a line, has no marks between its digits.
    DIGITS: of((value: number) => String(value)),
    DECIMAL: of((value: number) => decimal(language, value)),
    PERCENT: of((share: number) => percent(language, share)),
  };
};
