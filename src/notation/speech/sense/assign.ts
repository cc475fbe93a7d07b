// Who goes where, sought over all that a sentence can mean: which of its places units come from, which they go to,
// where they come down. What is near in the sentence belongs together rather than what is far; every place it names has
// a part.

import type { Move } from '../../../engine/index.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import type { Cursor } from '../../cursor.ts';
import { isAir } from '../orders/draft.ts';
import type { Landing, Part, Place } from '../orders/part.ts';
import type { Group, Heard, Mention, Role, Touchdown } from './hear.ts';
import { domainOf, endsAt, type Guess, originsAt, originsFound } from './where.ts';

/** One way to understand a sentence; the lower the cost the likelier. */
export interface Sense {
  readonly parts: readonly Part[];
  readonly cost: number;
  /** Groups whose place the board told. */
  readonly found: readonly Part[];
}

/** Steps of the search, and ways to share out the roles: a hostile sentence ends there. */
const MOST_STEPS = 4000;
const MOST_CASTS = 256;
/** Ways to understand a sentence that are looked at. */
const MOST_SENSES = 200;
/** Units and places of a sentence that somebody can still keep apart. */
const MOST_NAMED = 14;

/** A place that was not there counts like one at the other end of the sentence. */
const FAR = 3;
const FOUND = 2.5;

/** What is sent where, by a group: its places with their spaces. */
interface Option {
  readonly from: readonly { readonly space: SpaceId; readonly count?: number }[];
  readonly by: Mention | undefined;
  readonly to: SpaceId | undefined;
  readonly end: Mention | undefined;
  readonly cost: number;
}

const placeAt = (place: Place | undefined, { units }: Group, space: SpaceId): Place =>
  place === undefined ? { kind: 'place', text: '', space, at: units.at, end: units.end } : { ...place, space };

/** How the places of a sentence can share their roles, the likely ways first. */
const castings = function* (
  mentions: readonly Mention[],
  at = 0,
): Generator<{ readonly roles: readonly Role[]; readonly cost: number }> {
  const mention = mentions[at];
  if (mention === undefined) {
    yield { roles: [], cost: 0 };
    return;
  }
  const open = (Object.entries(mention.roles) as [Role, number][]).sort(([, a], [, b]) => a - b);
  for (const [role, own] of open)
    for (const { roles, cost } of castings(mentions, at + 1)) yield { roles: [role, ...roles], cost: own + cost };
};

/** Looks at the ways a sentence can be understood. */
export class Search {
  readonly cursor: Cursor;
  readonly heard: Heard;
  readonly above: SpaceId | undefined;
  readonly gone: readonly Move[];
  readonly senses: Sense[] = [];
  private steps = 0;
  private casts = 0;
  private readonly known = new Map<string, readonly Guess[]>();
  private readonly found = new Map<string, ReturnType<typeof originsFound>>();

  /**
   * @param above the target that the lines above have named
   * @param gone what they have sent away
   */
  constructor(cursor: Cursor, heard: Heard, above: SpaceId | undefined, gone: readonly Move[]) {
    this.cursor = cursor;
    this.heard = heard;
    this.above = above;
    this.gone = gone;
  }

  /** All of them, the likeliest first. */
  run(): readonly Sense[] {
    if (this.heard.groups.length + this.heard.mentions.length > MOST_NAMED) return [];
    for (const { roles, cost } of castings(this.heard.mentions)) {
      if (this.casts > MOST_CASTS || this.steps > MOST_STEPS || this.senses.length >= MOST_SENSES) break;
      this.cast(roles, cost);
    }
    return [...this.senses].sort((a, b) => a.cost - b.cost);
  }

  private cast(roles: readonly Role[], cost: number): void {
    const { mentions, groups } = this.heard;
    this.casts += 1;
    const having = (role: Role): readonly Mention[] => mentions.filter((_, at) => roles[at] === role);
    const [origins, ends] = [having('from'), having('to')];
    if (ends.length === 0 && this.above === undefined) return;
    const options = groups.map((group) => this.optionsOf(group, origins, ends));
    if (options.some((each, at) => each.length === 0 && groups[at]?.along === 'no')) return;
    this.choose(options, 0, [], cost, { origins, ends, stops: having('stop'), lands: having('land') });
  }

  /** How far apart a group and a place are: what of the same kind stands between them, and whether a comma does. */
  private gap(group: Group, mention: Mention, others: readonly Mention[]): number {
    const [low, high] = [Math.min(group.index, mention.index), Math.max(group.index, mention.index)];
    const between = others.filter(({ index }) => index > low && index < high).length;
    const inner = this.heard.elements.slice(low + 1, high);
    const grouped = inner.some(({ kind }) => kind === 'units');
    const parted = inner.some(
      (each) => each.kind === 'sign' && ['comma', 'plus', 'semicolon', 'slash'].includes(each.sign),
    );
    const run = mention.index > group.index ? 0.5 : 0.25;
    return between * FAR + (grouped ? run : parted ? (mention.index > group.index ? 2 : 1) : 0);
  }

  /** Where a group may come from by a place; it is asked for again in every way to share out the roles. */
  private originsBy(group: Group, place: Place): readonly Guess[] {
    const key = `${group.index} ${place.at}`;
    const known = this.known.get(key) ?? originsAt(this.cursor, group, place, this.gone);
    this.known.set(key, known);
    return known;
  }

  private foundFor(group: Group, to: SpaceId | undefined): ReturnType<typeof originsFound> {
    const key = `${group.index} ${to}`;
    const known = this.found.get(key) ?? originsFound(this.cursor, group, to, this.gone);
    this.found.set(key, known);
    return known;
  }

  private nearest(group: Group, mentions: readonly Mention[]): readonly Mention[] {
    const before = mentions.filter(({ index }) => index < group.index).at(-1);
    const behind = mentions.find(({ index }) => index > group.index);
    return [before, behind].filter((each) => each !== undefined);
  }

  /** The places of one role that stand in a group's own clause and can be nothing else: it goes by no other. */
  private within(group: Group, mentions: readonly Mention[], role: Role): readonly Mention[] {
    const own = mentions.filter(({ index, roles }) => {
      const inner = this.heard.elements.slice(Math.min(group.index, index) + 1, Math.max(group.index, index));
      const isParted = inner.some(
        (each) => each.kind === 'sign' && ['comma', 'semicolon', 'slash'].includes(each.sign),
      );
      return index > group.index && !isParted && Object.keys(roles).join() === role;
    });
    return own.length > 0 ? own.slice(0, 1) : mentions;
  }

  private optionsOf(group: Group, origins: readonly Mention[], ends: readonly Mention[]): readonly Option[] {
    const { cursor } = this;
    const ships = this.heard.groups.some((each) => domainOf(cursor, each) === 'sea') ? 'ships' : 'no-ships';
    const carries = this.heard.groups.some((each) => domainOf(cursor, each) === 'land');
    const isTransport = group.units.phrase.readings.join() === 'transport';
    // Ships that carry stay off the land where troops go ashore.
    const anywhere = { ...group, units: { ...group.units, phrase: { ...group.units.phrase, readings: [] } } };
    const kinds = isTransport && carries ? anywhere : group;
    const aims = this.within(
      group,
      ends.filter((end) => endsAt(cursor, kinds, end.place, ships).length > 0),
      'to',
    );
    const bases = origins.filter((by) => this.originsBy(group, by.place).length > 0);
    const toward: readonly (Guess & { readonly end: Mention | undefined })[] =
      ends.length === 0
        ? [{ space: this.above ?? '', cost: 0, end: undefined }]
        : this.nearest(group, aims).flatMap((end) => {
            const others = aims.filter((each) => each !== end);
            const [low, high] = [Math.min(group.index, end.index), Math.max(group.index, end.index)];
            const between = others.filter(({ index }) => index > low && index < high).length;
            const opens = (end.roles.to ?? 1) <= 0.5 && end.index < group.index && end.index === ends[0]?.index;
            const own = between * FAR + (end.index > group.index || opens ? 0 : 1);
            return endsAt(cursor, kinds, end.place, ships).map(({ space, cost }) => ({ space, cost: own + cost, end }));
          });
    const site = group.units.of;
    const stated: readonly {
      readonly spaces: readonly Guess[];
      readonly by: Mention | undefined;
      readonly cost: number;
    }[] =
      site !== undefined
        ? [{ spaces: this.originsBy(group, site), by: undefined, cost: 0 }]
        : // Units are of no place that stands beyond another one.
          this.nearest(group, origins)
            .filter((by) => bases.includes(by))
            .map((by) => ({
              spaces: this.originsBy(group, by.place),
              by,
              cost: this.gap(
                group,
                by,
                bases.filter((each) => each !== by),
              ),
            }));
    const options: Option[] = [];
    // Ships that come along go where those go that they come with.
    if (group.along === 'yes')
      return stated.flatMap(({ spaces, by, cost }) =>
        spaces.map(({ space, cost: off }) => ({
          from: [{ space }],
          by,
          to: undefined,
          end: undefined,
          cost: cost + off,
        })),
      );
    for (const { space: to, cost: far, end } of toward) {
      for (const { spaces, by, cost } of stated)
        for (const { space, cost: off } of spaces)
          if (space !== to) options.push({ from: [{ space }], by, to, end, cost: cost + off + far });
      if (site === undefined)
        for (const from of this.foundFor(group, to)) options.push({ from, by: undefined, to, end, cost: far + FOUND });
    }
    return options;
  }

  private choose(
    options: readonly (readonly Option[])[],
    at: number,
    chosen: readonly (Option | undefined)[],
    cost: number,
    cast: Cast,
  ): void {
    this.steps += 1;
    if (this.steps > MOST_STEPS || this.senses.length >= MOST_SENSES) return;
    const group = this.heard.groups[at];
    if (group === undefined) {
      this.finish(chosen, cost, cast);
      return;
    }
    const open = options[at] ?? [];
    if (group.along === 'yes') this.choose(options, at + 1, [...chosen, undefined], cost, cast);
    for (const option of open) this.choose(options, at + 1, [...chosen, option], cost + option.cost, cast);
  }

  private finish(chosen: readonly (Option | undefined)[], cost: number, { origins, ends, stops, lands }: Cast): void {
    const isUsed = (mention: Mention): boolean => chosen.some((each) => each?.by === mention || each?.end === mention);
    if (![...origins, ...ends].every(isUsed)) return;
    const parts: { readonly part: Part; readonly index: number; readonly found: boolean }[] = [];
    let apart = 0;
    const sails = this.heard.groups.some((each) => domainOf(this.cursor, each) === 'sea');
    const seas = new Map<Mention, SpaceId>();
    for (const [at, group] of this.heard.groups.entries()) {
      const option = chosen[at];
      const units = group.units;
      const plain = { units, less: group.less, stops: [], land: undefined, to: undefined, from: undefined };
      if (option === undefined) {
        parts.push({ part: { ...plain, along: true }, index: group.index, found: false });
        continue;
      }
      const { end, to, by } = option;
      if (end !== undefined && to !== undefined && domainOf(this.cursor, group) !== 'land') {
        const zone = seas.get(end);
        if (zone !== undefined && zone !== to) apart += 1;
        seas.set(end, to);
      }
      for (const { space, count } of option.from) {
        const counted = count === undefined ? units : { ...units, count, phrase: { ...units.phrase, count } };
        parts.push({
          part: {
            ...plain,
            units: counted,
            from: placeAt(by?.place ?? units.of, group, space),
            to: to === undefined ? undefined : placeAt(end?.place, group, to),
            stops: sails && domainOf(this.cursor, group) === 'air' ? [] : stops.map(({ place }) => place),
            along: group.along === 'yes',
          },
          index: group.index,
          found: by === undefined && units.of === undefined,
        });
      }
    }
    for (const landed of this.landings(parts, lands))
      this.senses.push({
        parts: landed.parts,
        cost: cost + apart + landed.cost,
        found: parts.flatMap(({ found }, at) => (found ? (landed.parts[at] ?? []) : [])),
      });
  }

  /** The ways to tell the landings to the planes. */
  private landings(
    parts: readonly { readonly part: Part; readonly index: number }[],
    lands: readonly Mention[],
  ): readonly { readonly parts: readonly Part[]; readonly cost: number }[] {
    const told = this.heard.touchdowns.filter(({ to }) => typeof to === 'string' || lands.includes(to));
    let ways: readonly { readonly parts: readonly Part[]; readonly cost: number }[] = [
      { parts: parts.map(({ part }) => part), cost: 0 },
    ];
    let since = -1;
    for (const touchdown of told) {
      const flights = parts.flatMap(({ part, index }, at) =>
        isAir(this.cursor, part) && index < touchdown.index ? [{ at, index, part }] : [],
      );
      const sets = meant(touchdown, flights, since);
      since = touchdown.index;
      const land: Landing = typeof touchdown.to === 'string' ? touchdown.to : touchdown.to.place;
      ways = ways.flatMap((way) =>
        sets.map(({ planes, cost }) => ({
          parts: way.parts.map((part, at) => (planes.includes(at) ? { ...part, land } : part)),
          cost: way.cost + cost,
        })),
      );
    }
    return ways;
  }
}

interface Cast {
  readonly origins: readonly Mention[];
  readonly ends: readonly Mention[];
  readonly stops: readonly Mention[];
  readonly lands: readonly Mention[];
}

/** The planes a landing can be meant of: those right before it, or all since the last one. */
const meant = (
  { within, number, planes }: Touchdown,
  flights: readonly { readonly at: number; readonly index: number; readonly part: Part }[],
  since: number,
): readonly { readonly planes: readonly number[]; readonly cost: number }[] => {
  if (planes !== undefined)
    return [
      {
        planes: flights.flatMap(({ at, part }) =>
          part.units.phrase.readings.some((type) => planes.includes(type)) ? [at] : [],
        ),
        cost: 0,
      },
    ];
  const near = flights.at(-1);
  if (near === undefined) return [];
  const last = flights.filter(({ index }) => index === near.index).map(({ at }) => at);
  const all = flights.filter(({ index }) => index > since).map(({ at }) => at);
  if (within === 'brackets' || all.length <= last.length) return [{ planes: last, cost: 0 }];
  const isSingle = number === 'one' && last.length === 1 && near.part.units.count === 1;
  const isPlural = number === 'several' && last.length === 1 && near.part.units.count === 1;
  return [
    { planes: last, cost: isPlural ? 2 : 0 },
    { planes: all, cost: isSingle ? 2 : 0 },
  ];
};
