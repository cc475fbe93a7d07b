// The answer to a decision that is due, in sentences: `I'll take the infantry`, `Rückzug nach Karelien`, `we gaan
// door`. It becomes the line of notation that says the same. What leaves open what is meant becomes none: then it is
// asked about. Only words of the language he writes are heard: what loses a unit in one keeps it in the next.

import { type Awaited, awaits, findUnit, NO_NONCE, type PowerOrder } from '../../engine/index.ts';
import { languagesOf, makeOrder, type NotationContext, type Sheet } from '../../notation/index.ts';
import {
  battleSpace,
  countEntries,
  countUnits,
  isPassing,
  type Power,
  type SpaceId,
  type UnitCounts,
  type UnitType,
} from '../../vocab/index.ts';
import { clausesOf, isNegated } from './clauses.ts';
import { type Said, unitsSaid } from './fates.ts';
import { numberIn, placesIn, type UnitMention, unitsIn } from './mentions.ts';
import { findPhrase } from './phrases.ts';
import { lastSaid } from './second-thoughts.ts';
import { sentencesOf } from './sentences.ts';
import { heardIn, type Sentence, STANCES, type Stood, stancesIn } from './stances.ts';
import { DIVE, GO_ON, RETREAT, ROUNDS, STAY } from './words.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;
type Choice = Extract<Awaited, { kind: 'choice'; choice: 'neutral-defence' }>;

export interface SpokenAnswer {
  /** The line of notation that says the same. */
  readonly line: string;
  /** Lines of the mail that were understood so, from 0. */
  readonly from: readonly number[];
}

/** What waits for whoever writes, or for a power he plays besides. */
const dueFrom = ({ ruleset, state, power }: NotationContext): readonly (Decision | Choice)[] => {
  const hand = state.players.find(({ powers }) => powers.includes(power))?.powers ?? [power];
  return awaits(ruleset, state).flatMap((due): readonly (Decision | Choice)[] => {
    const isSpoken = due.kind === 'decision' || (due.kind === 'choice' && due.choice === 'neutral-defence');
    return isSpoken && due.from.some((each) => hand.includes(each)) ? [due] : [];
  });
};

/** True while something is due from whoever writes. */
export const isAsked = (context: NotationContext): boolean => dueFrom(context).length > 0;

const answersDue = (order: PowerOrder, due: Decision | Choice): boolean => {
  if (!due.orders.includes(order.type) || due.kind === 'choice') return due.orders.includes(order.type);
  if (order.type === 'fight') return order.battles.some(({ battle }) => battle === due.battle);
  return !('battle' in order) || order.battle === due.battle;
};

/** True if a sheet answers all that is due already. */
export const answers = (context: NotationContext, { orders, problems }: Sheet): boolean =>
  problems.length === 0 && dueFrom(context).every((due) => orders.some((order) => answersDue(order, due)));

type Counts = Map<UnitType, number>;

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Units with their numbers; where those are left open, as many as have to be lost, if that comes out in one way. */
const settled = (mentions: readonly UnitMention[], there: UnitCounts, hits: number): Counts | undefined => {
  const counts: Counts = new Map();
  const open = new Set<UnitType>();
  for (const { unit, count } of mentions) {
    if (count === 'open') open.add(unit);
    else {
      const more = count === 'all' ? (there[unit] ?? 0) : count;
      counts.set(unit, Math.max(counts.get(unit) ?? 0, 0) + more);
    }
  }
  for (const unit of [...open]) if (counts.has(unit)) open.delete(unit);
  const left = hits - sumOf(counts);
  const types = [...open];
  const all = types.reduce((sum, unit) => sum + (there[unit] ?? 0), 0);
  if (types.length === 1 && types[0] !== undefined) {
    // As many of them as there is need for; if they are too few, all of them, and the rules tell.
    counts.set(types[0], Math.max(1, Math.min(left, there[types[0]] ?? 1)));
  } else if (types.length > 0 && all === left) for (const unit of types) counts.set(unit, there[unit] ?? 0);
  else if (types.length > 0 && types.length === left) for (const unit of types) counts.set(unit, 1);
  else if (types.length > 0) return undefined;
  return counts;
};

/** How many units are named at least. */
const leastOf = (mentions: readonly UnitMention[]): number =>
  mentions.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0);

const without = (all: UnitCounts, taken: Counts): Counts => {
  const left: Counts = new Map();
  for (const [unit, count] of countEntries(all)) {
    const rest = count - (taken.get(unit) ?? 0);
    if (rest > 0) left.set(unit, rest);
  }
  return left;
};

const lossLine = (context: NotationContext, due: Decision, lost: Counts): string => {
  const { state, power } = context;
  const among = due.among.flatMap((id) => findUnit(state, id) ?? []);
  const own = among.some(({ unit }) => unit.power === power);
  const owner: Power = own ? power : (among[0]?.unit.power ?? power);
  return makeOrder(context, {
    type: 'casualties',
    nonce: NO_NONCE,
    power,
    battle: due.battle,
    lost: [{ power: owner, units: Object.fromEntries(lost) }],
  });
};

/** `ich opfere das U-Boot und den Jäger, der Träger muss überleben`. */
const readLosses = (
  context: NotationContext,
  due: Decision,
  sentences: readonly Sentence[],
): SpokenAnswer | undefined => {
  const among = due.among.flatMap((id) => findUnit(context.state, id) ?? []);
  const owners = new Set(among.map(({ unit }) => unit.power));
  // Whose units are lost, or where, has to be said in so many words.
  if (owners.size > 1 || (isPassing(due.battle) && new Set(among.map(({ space }) => space)).size > 1)) return undefined;
  const there = countUnits(among.map(({ unit }) => unit));
  const said = lastSaid(sentences).flatMap((sentence) => unitsSaid(context, sentence));
  const about = said.filter(({ units }) => units.length > 0);
  if (about.some(({ fate }) => fate === 'unclear')) return undefined;
  const given = about.filter(({ fate, isRest }) => fate === 'given' && !isRest);
  const bare = about.filter(({ fate, isRest, isTold }) => fate === 'none' && !isRest && !isTold);
  const rest = about.filter(({ fate, isRest }) => isRest && fate !== 'kept');
  const kept = about.filter(({ fate, isRest }) => fate === 'kept' && !isRest);
  // `Trn 8`: more than there are, and what they cost.
  const counted = (mention: UnitMention): UnitMention => {
    const { cost } = context.ruleset.board.units[mention.unit];
    const isPrice = typeof mention.count === 'number' && mention.count > (there[mention.unit] ?? 0);
    const count = isPrice && Number(mention.count) % cost === 0 ? Number(mention.count) / cost : mention.count;
    return { ...mention, count };
  };
  const unitsOf = (parts: readonly Said[]): readonly UnitMention[] => parts.flatMap(({ units }) => units.map(counted));
  const isSpared = new Set(unitsOf(kept).map(({ unit }) => unit));
  if (unitsOf(given).some(({ unit, count }) => isSpared.has(unit) && typeof count !== 'number')) return undefined;
  const lost = ((): Counts | undefined => {
    if (given.length > 0) {
      // Fewer than have to be lost: what is named beside them without a word of its own goes with them, `and the old
      // bomber with him`, or leaves open who does.
      const isShort = leastOf(unitsOf(given)) < due.hits && bare.length > 0;
      const counts = settled(unitsOf(isShort ? [...given, ...bare] : given), there, due.hits);
      return isShort && counts !== undefined && sumOf(counts) !== due.hits ? undefined : counts;
    }
    const spared = rest.length > 0 ? rest : bare.length > 0 ? [] : kept;
    const living = spared.length === 0 ? undefined : settled(unitsOf(spared), there, among.length - due.hits);
    const counts = living === undefined ? settled(unitsOf(bare), there, due.hits) : without(there, living);
    return counts !== undefined && sumOf(counts) === due.hits ? counts : undefined;
  })();
  if (lost === undefined || lost.size === 0) return undefined;
  return { line: lossLine(context, due, lost), from: linesOf(about) };
};

const linesOf = (parts: readonly { readonly sentence: Sentence }[]): readonly number[] =>
  [...new Set(parts.flatMap(({ sentence }) => sentence.lines))].sort((a, b) => a - b);

/** Where somebody says he goes: a place he may go to, else the one he names. */
const goalIn = (
  context: NotationContext,
  due: Decision,
  sentences: readonly Sentence[],
): SpaceId | 'several' | undefined => {
  const own = battleSpace(due.battle);
  const named = new Set(
    sentences.flatMap(({ text, languages }) =>
      clausesOf(text, heardIn(STANCES, languages))
        .filter((words) => !isNegated(words, languages))
        .flatMap((words) => placesIn(context.ruleset.board, words, due.to)),
    ),
  );
  named.delete(own);
  const possible = [...named].filter((space) => due.to.includes(space));
  const [only, ...others] = possible.length > 0 ? possible : [...named];
  return others.length > 0 ? 'several' : only;
};

/** The only place there is to go to. */
const onlyWay = ({ battle, to }: Decision): SpaceId | undefined => {
  const [only, ...others] = to.filter((space) => space !== battleSpace(battle));
  return others.length === 0 ? only : undefined;
};

/** A sentence of nothing but a place one may go to. */
const isBareGoal = (context: NotationContext, due: Decision, sentence: Sentence): boolean => {
  const words = sentence.text.split(/\s+/).length;
  return words <= 4 && goalIn(context, due, [sentence]) !== undefined;
};

const roundsIn = (stood: readonly Pick<Stood, 'words'>[]): number | undefined => {
  for (const { words } of stood) {
    const round = findPhrase(words, ROUNDS);
    if (round === undefined) continue;
    const number = [1, 2].map((back) => numberIn(words[round.from - back])).find((each) => each !== undefined);
    if (number !== undefined && number > 0) return number;
  }
  return undefined;
};

/** `Rückzug nach Karelien`, `we gaan door`, `another round`. */
const readRetreat = (
  context: NotationContext,
  due: Decision,
  sentences: readonly Sentence[],
): SpokenAnswer | undefined => {
  const stood = sentences.flatMap((sentence) => stancesIn(sentence, RETREAT, GO_ON));
  const stances = new Set(stood.map(({ stance }) => stance));
  const bare = stood.length === 0 ? sentences.filter((sentence) => isBareGoal(context, due, sentence)) : [];
  if (stances.size !== 1 && bare.length === 0) return undefined;
  const [stance = 'leaves'] = stances;
  const { power } = context;
  const { battle } = due;
  if (stance === 'stays') {
    // `I go on, only one round for now`: how long may stand in a clause of its own.
    const beside = stood.flatMap(({ sentence }) => clausesOf(sentence.text).map((words) => ({ words })));
    const rounds = roundsIn(stood) ?? roundsIn(beside);
    const conduct = rounds === undefined ? {} : { conduct: { rounds } };
    const line = makeOrder(context, { type: 'fight', nonce: NO_NONCE, power, battles: [{ battle, ...conduct }] });
    return { line, from: linesOf(stood) };
  }
  if (stance !== 'leaves') return undefined;
  const told = bare.length > 0 ? bare : sentences;
  const goal = goalIn(context, due, told) ?? onlyWay(due);
  if (goal === 'several') return undefined;
  const to = goal === undefined ? {} : { to: goal };
  const line = makeOrder(context, { type: 'retreat', nonce: NO_NONCE, power, battle, ...to });
  return { line, from: bare.length > 0 ? linesOf(bare.map((sentence) => ({ sentence }))) : linesOf(stood) };
};

/** `das U-Boot verschwindet nach …`, `one sub dives, the other stays`. */
const readDive = (
  context: NotationContext,
  due: Decision,
  sentences: readonly Sentence[],
): SpokenAnswer | undefined => {
  const { state, power } = context;
  const { battle } = due;
  const stood = sentences.flatMap((sentence) => stancesIn(sentence, DIVE, STAY));
  const bare = stood.length === 0 ? sentences.filter((sentence) => isBareGoal(context, due, sentence)) : [];
  if (
    (stood.length === 0 && bare.length === 0) ||
    stood.some(({ stance }) => stance === 'both' || stance === 'unclear')
  )
    return undefined;
  const all = due.among.filter((id) => findUnit(state, id)?.unit.power === power).length;
  const order = (submarines: number, to?: SpaceId): string =>
    makeOrder(context, {
      type: 'withdraw',
      nonce: NO_NONCE,
      power,
      battle,
      submarines,
      ...(to === undefined ? {} : { to }),
    });
  const leaving = stood.filter(({ stance }) => stance === 'leaves');
  const from = bare.length > 0 ? linesOf(bare.map((sentence) => ({ sentence }))) : linesOf(stood);
  if (leaving.length === 0 && bare.length === 0) return { line: order(0), from };
  const counted = leaving.flatMap(({ words }) => unitsIn(context, words)).map(({ count }) => count);
  const isParted = stood.length > leaving.length;
  const numbers = counted.filter((count): count is number => typeof count === 'number');
  const pronoun = leaving.map(({ words }) => numberIn(words[0])).find((number) => number !== undefined);
  const count = numbers[0] ?? (isParted ? pronoun : undefined);
  if (isParted && count === undefined) return undefined;
  const goal = goalIn(context, due, sentences) ?? onlyWay(due);
  return goal === 'several' ? undefined : { line: order(count ?? all, goal), from };
};

/** `Spain defends with 3 infantry`. */
const readDefence = (
  context: NotationContext,
  due: Choice,
  sentences: readonly Sentence[],
): SpokenAnswer | undefined => {
  const { power } = context;
  const said = sentences.map((sentence) => ({
    sentence,
    units: clausesOf(sentence.text).flatMap((words) => unitsIn(context, words)),
  }));
  const about = said.filter(({ units }) => units.length > 0);
  const counts: Counts = new Map();
  for (const { unit, count } of about.flatMap(({ units }) => units)) {
    if (typeof count !== 'number') return undefined;
    counts.set(unit, (counts.get(unit) ?? 0) + count);
  }
  if (counts.size === 0) return undefined;
  const units: UnitCounts = Object.fromEntries(counts);
  const line = makeOrder(context, { type: 'defend-neutral', nonce: NO_NONCE, power, space: due.space, units });
  return { line, from: linesOf(about) };
};

/**
 * Reads the answers to the decisions that the writer is awaited for, in sentences of the language he writes. Where
 * several wait a sentence has to say which battle it is about.
 *
 * @param lines of his mail, without quotes and the like
 * @returns the lines of notation that say the same; none where nothing is due from him, or what he says leaves it open
 */
export const readAnswers = (context: NotationContext, lines: readonly string[]): readonly SpokenAnswer[] => {
  const statements = sentencesOf(lines).filter(({ kind }) => kind === 'statement');
  const languages = languagesOf(statements.map(({ text }) => text));
  const sentences = statements.map((each) => ({ ...each, languages }));
  const all = dueFrom(context);
  const [only, ...others] = all;
  if (only === undefined) return [];
  const answersTo = (due: Decision | Choice, said: readonly Sentence[]): readonly SpokenAnswer[] => {
    const answer = readOne(context, due, said);
    return answer === undefined ? [] : [answer];
  };
  if (others.length === 0) return answersTo(only, sentences);
  const about = sentencesAbout(context, all, sentences);
  return all.flatMap((due) => answersTo(due, about.get(due) ?? []));
};

/**
 * Which sentences speak of which decision, where several wait: those that name its place and no other one, and what is
 * said behind them.
 */
const sentencesAbout = (
  { ruleset: { board } }: NotationContext,
  all: readonly (Decision | Choice)[],
  sentences: readonly Sentence[],
): ReadonlyMap<Decision | Choice, readonly Sentence[]> => {
  const placeOf = (due: Decision | Choice): SpaceId => (due.kind === 'choice' ? due.space : battleSpace(due.battle));
  const sites = all.map(placeOf);
  const about = new Map<Decision | Choice, Sentence[]>();
  let now: Decision | Choice | undefined;
  for (const sentence of sentences) {
    const named = new Set(clausesOf(sentence.text).flatMap((words) => placesIn(board, words, sites)));
    const [due, ...others] = all.filter((each) => named.has(placeOf(each)));
    if (others.length > 0) return new Map();
    now = due ?? now;
    if (now !== undefined) about.set(now, [...(about.get(now) ?? []), sentence]);
  }
  return about;
};

const readOne = (
  context: NotationContext,
  due: Decision | Choice,
  sentences: readonly Sentence[],
): SpokenAnswer | undefined => {
  if (sentences.length === 0) return undefined;
  if (due.kind === 'choice') return readDefence(context, due, sentences);
  if (due.decision === 'casualties') return readLosses(context, due, sentences);
  return due.decision === 'retreat' ? readRetreat(context, due, sentences) : readDive(context, due, sentences);
};
