// How a battle is to be fought, told in a line of its own: `Order of loss: ftr, bmr, bb` below those that attack, or in
// front of the battle's name. The line that lets the battle be fought may stand anywhere.

import { spaceOf } from '../../../board/index.ts';
import { battleSpace, type SpaceId } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { cursorOn } from '../../cursor.ts';
import type { PlanItem } from '../../items.ts';
import { keywordLength } from '../../keywords.ts';
import { readLine } from '../../line.ts';
import { battlesToFight } from '../../to-fight.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { anyOf, anywhere } from '../words/phrases.ts';
import { JOINTS, LOSSES } from '../words/set-phrases.ts';
import { PLANS } from './fighting.ts';
import { type LossesTold, lossesTold } from './losses.ts';
import { settlePlace } from './moves.ts';

/** Words for what is lost that are no losses by themselves. */
const ORDER_OF_LOSS = new RegExp(`^(?:${anyOf(LOSSES.order)})\\b`, 'iu');
/** `Losses: inf, arm, ftr`: kinds one behind the other, and none is counted. */
const LOSSES_LISTED = new RegExp(`^(?:${anyOf(LOSSES.losses)})\\b[^\\d]*$`, 'iu');
/** Words that only say in which order, or join. */
const BESIDE = new RegExp(`\\b(?:${anyOf(LOSSES.turn)}|${anyOf(JOINTS.article)}|${anyOf(JOINTS.and)})\\b`, 'giu');

/** The battle a line is about: the one named before its colon, the one declared above, or the only one there is. */
const battleIn = ({ cursor, elements, sofar }: Scene, from: number): SpaceId | undefined => {
  const named = elements.find((each) => each.kind === 'place' && each.at < from);
  const sites = battlesToFight(cursor.context, sofar).map(battleSpace);
  if (named?.kind === 'place') {
    const place = settlePlace(cursor, named, { prefer: ({ id }) => sites.includes(id) });
    if (place === undefined || sites.includes(place)) return place;
    // `Pearl` is the sea fight off it.
    const [off, ...more] = sites.filter((site) => spaceOf(boardOf(cursor.context), place).adjacent.includes(site));
    return more.length === 0 ? (off ?? place) : place;
  }
  const above = sofar.declaration?.space ?? sofar.closed;
  if (above !== undefined) return above;
  const [site, ...others] = sites;
  return others.length > 0 ? undefined : site;
};

/** A plan told in a line of its own; `unread` if it is one that is not understood. */
export const readPlanLine = (scene: Scene): readonly PlanItem[] | 'unread' | undefined => {
  const everywhere = plansEverywhere(scene);
  if (everywhere !== undefined) return everywhere;
  const named = plansNamed(scene);
  if (named !== undefined) return named;
  const losses = lossesTold(scene);
  if (losses !== undefined) return plansOf(scene, losses);
  const plan = planIn(scene);
  return plan === undefined || plan === 'unread' ? plan : [plan];
};

/** The same order of loss for the battles that are named, for the one above, or else for all of them. */
const plansOf = ({ cursor, sofar }: Scene, { order, places }: LossesTold): readonly PlanItem[] | 'unread' => {
  const sites = battlesToFight(cursor.context, sofar).map(battleSpace);
  const named = places.map((place) => settlePlace(cursor, place, { prefer: ({ id }) => sites.includes(id) }));
  const above = sofar.declaration?.space ?? sofar.closed;
  const spaces = named.length > 0 ? named : above === undefined || above === '' ? sites : [above];
  const known = spaces.flatMap((space) => space ?? []);
  if (known.length === 0 || known.length < spaces.length) return 'unread';
  const whole = named.length === 0 && known.length > 1 ? ({ of: 'all' } as const) : {};
  return known.map((space) => ({ kind: 'plan', space, conduct: { orderOfLoss: [...order] }, ...whole }));
};

const EVERYWHERE = anywhere(LOSSES.everywhere);

/** `OOL inf, arm, figs all over`: of all battles there are. */
const plansEverywhere = (scene: Scene): readonly PlanItem[] | undefined => {
  const { cursor, text, sofar } = scene;
  const told = text.replace(EVERYWHERE, ' ').replace(/^[\s:,]+|[\s:,.!]+$/gu, '');
  const { tokens } = cursorOn(cursor.context, cursor.line, told);
  if (!EVERYWHERE.test(text) || keywordLength(tokens, 0, 'order-of-loss') === 0) return undefined;
  const plans = battlesToFight(cursor.context, sofar).map((battle) => planOf(scene, battleSpace(battle), told));
  const read = plans.flatMap((plan) => (plan === 'unread' ? [] : [{ ...plan, of: 'all' as const }]));
  return read.length > 0 && read.length === plans.length ? read : undefined;
};

const OTHERS = new RegExp(`[,;]?\\s*\\b(?:${anyOf(LOSSES['others-as-usual'])})[\\s.!]*$`, 'iu');

/** `Ukr TAAC, others std`: battles that are named, and the name of a plan. */
const plansNamed = (scene: Scene): readonly PlanItem[] | 'unread' | undefined => {
  const { cursor, elements, text } = scene;
  const { tokens } = cursorOn(cursor.context, cursor.line, text.replace(OTHERS, ''));
  const said = elements.filter(({ end }) => end <= tokens.length);
  const places = said.flatMap((each) => (each.kind === 'place' ? [each] : []));
  const plans = tokens.flatMap((_, at) => PLANS.filter((word) => keywordLength(tokens, at, word) === 1));
  const isBeside = said.every(
    (each) =>
      each.kind === 'place' ||
      each.kind === 'sign' ||
      isWord(each, 'and', 'article', 'at') ||
      PLANS.some((word) => keywordLength(tokens, each.at, word) === each.end - each.at),
  );
  const [plan, ...more] = plans;
  if (plan === undefined || more.length > 0 || places.length === 0 || !isBeside) return undefined;
  const read = places.map((place) => planOf(scene, battleIn({ ...scene, elements: [place] }, place.end), plan));
  return read.includes('unread') ? 'unread' : read.flatMap((one) => (one === 'unread' ? [] : [one]));
};

const planIn = (scene: Scene): PlanItem | 'unread' | undefined => {
  const { cursor, text, sofar } = scene;
  const { tokens } = cursor;
  const isPlan = (at: number): boolean => PLANS.some((word) => keywordLength(tokens, at, word) > 0);
  // `KAAC`, below the lines of a battle.
  if (tokens.length === 1 && isPlan(0) && sofar.closed !== undefined) return planOf(scene, sofar.closed, text);
  const listing = listed(scene);
  if (listing !== undefined) return planOf(scene, battleIn(scene, listing.from), listing.text);
  const at = tokens.findIndex((_, index) => keywordLength(tokens, index, 'order-of-loss') > 0);
  const column = tokens[at]?.column ?? 0;
  const told = text.slice(Math.max(0, column - 1));
  const kinds = scene.elements.filter((each) => each.at >= at && each.kind === 'units').length;
  // `Order of loss as usual`: nothing is told of it.
  if (kinds === 0 && scene.has('usual')) return undefined;
  if (at < 0 || !(ORDER_OF_LOSS.test(told) || (LOSSES_LISTED.test(told) && kinds > 1))) return undefined;
  // What stands before it is the battle's name and no more.
  const opens = scene.elements.filter((each) => each.at < at);
  if (opens.some((each) => each.kind !== 'place' && each.kind !== 'sign')) return undefined;
  // `Verlustfolge Karelien: Inf, Jg`
  const colon = tokens.findIndex(({ kind }, index) => index > at && kind === 'colon');
  const named = scene.elements.filter((each) => each.at >= at && each.at < colon && each.kind === 'place');
  const space = battleIn(scene, named.length === 0 ? at : colon);
  return planOf(
    scene,
    space,
    named.length === 0 ? text.slice(column - 1) : `OOL ${text.slice(tokens[colon]?.column ?? 0)}`,
  );
};

/** `Losses in this order: …`, `Take casualties as follows: …`: kinds behind a colon, and none is counted. */
const listed = ({
  cursor: { tokens },
  elements,
  text,
}: Scene): { readonly from: number; readonly text: string } | undefined => {
  const colon = tokens.findIndex(({ kind }) => kind === 'colon');
  const says = tokens.slice(0, Math.max(0, colon)).some((_, at) => keywordLength(tokens, at, 'order-of-loss') > 0);
  const [before, behind] = [elements.filter(({ at }) => at < colon), elements.filter(({ at }) => at > colon)];
  const isList =
    says &&
    behind.filter(({ kind }) => kind === 'units').length > 1 &&
    behind.every((each) => each.kind === 'units' || each.kind === 'sign' || each.kind === 'word') &&
    before.every((each) => ['word', 'other', 'place', 'sign'].includes(each.kind)) &&
    !/\d/u.test(text);
  return isList ? { from: colon, text: `OOL ${text.slice(tokens[colon]?.column ?? 0)}` } : undefined;
};

/** The plan of a battle, from the words of the notation for it. */
const planOf = ({ cursor, sofar }: Scene, space: SpaceId | undefined, told: string): PlanItem | 'unread' => {
  const { context } = cursor;
  const code = space === undefined ? undefined : boardOf(context).byId.get(space)?.code;
  if (space === undefined || code === undefined) return 'unread';
  const units = told.replace(BESIDE, ' ').replace(/[.!]+$/u, '');
  const strict = cursorOn(context, cursor.line, `fight ${code} ${units}`);
  const reading = readLine(strict, { ...sofar, combatMoves: sofar.combatMoves });
  const item = reading?.what === 'order' && strict.problem === undefined ? reading.item : undefined;
  const conduct = item?.kind === 'fight' && item.battles.length === 1 ? item.battles[0]?.conduct : undefined;
  return conduct === undefined ? 'unread' : { kind: 'plan', space, conduct };
};
