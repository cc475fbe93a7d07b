import { countEntries, type Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn, fault } from '../cursor.ts';
import type { Item, SheetSoFar } from '../items.ts';
import { readLine } from '../line.ts';
import { cutPaths } from '../places.ts';
import { problem } from '../problems.ts';
import { assaulted } from './assaults.ts';
import { comesLater } from './courtesy.ts';
import { cut } from './cut.ts';
import { deniesPhase, headingOf, parted } from './headings.ts';
import { musedIn, withoutMusing } from './musing.ts';
import { readOrder } from './order.ts';
import { readSites } from './orders/bought-sites.ts';
import { isPaid, isPayable, isSummed } from './orders/buying.ts';
import { readCalledOff } from './orders/called-off.ts';
import { isOnlySaid, takenBack, withSecondThoughts } from './orders/corrections.ts';
import { readChanges } from './orders/dropped.ts';
import { isPeaceful, readPlan, readThrow } from './orders/fighting.ts';
import { withOtherTarget } from './orders/other-target.ts';
import { partly } from './orders/partly.ts';
import { readReckoning } from './orders/reckoning.ts';
import { asRepurchase, readRepurchase } from './orders/repurchase.ts';
import { isLeft, stopsAfter } from './orders/rounds.ts';
import { readTransfers } from './orders/transfers.ts';
import { pleadsForDice } from './pleas.ts';
import { asked, nothing, type Said } from './said.ts';
import { isToldOfThem, landingTold } from './sense/landed.ts';
import { hintIn } from './sense/sense.ts';
import { sensibly } from './sense/sensibly.ts';
import { elementsOf } from './sentence/elements.ts';
import { withOrigins } from './sentence/origins.ts';
import { rephrased } from './sentence/rephrased.ts';
import { isWord, sceneOf } from './sentence/scene.ts';
import type { Sentence } from './sentence/sentences.ts';
import { isSummingUp, unbalanced, untitled } from './sentence/shape.ts';
import { isNotYet, isUndone } from './sentence/undone.ts';
import { whoActs } from './subject.ts';
import { hangs, isSequence, isTalk } from './talk.ts';
import { carriesUnheard, landsUnheard } from './unheard.ts';

/** What a line was taken for. */
export interface Spoken {
  readonly said: readonly Said[];
  /** Sentences that are no orders. */
  readonly chat: readonly string[];
}

/** A longer sentence says more than that somebody does not come along. */
const MOST_DENIED = 8;

const readSentence = (
  context: NotationContext,
  line: number,
  sentence: Sentence,
  sofar: SheetSoFar,
  language: Language,
  from: 'whole' | 'part',
): Said => {
  const { text } = sentence;
  const repurchased = sentence.end === 'question' ? undefined : readRepurchase(context, line, text, sofar);
  if (repurchased !== undefined) return repurchased;
  if (from === 'part' && sentence.end !== 'question') {
    const strict = cursorOn(context, line, text);
    const reading = readLine(strict, sofar);
    const isGrave =
      reading?.what === 'order' && reading.item.kind === 'order' && ['resign', 'bid'].includes(reading.item.order.type);
    if (reading !== undefined && strict.problem === undefined && !isGrave) {
      if (reading.what === 'order')
        return {
          what: 'order',
          items: [reading.item],
          remarks: strict.remarks,
          ...(reading.section === undefined || reading.section === null
            ? {}
            : { section: reading.section === 'second-move' ? 'combat-move' : reading.section }),
        };
      if (reading.what === 'heading')
        return { ...nothing('heading'), section: reading.section === 'second-move' ? 'combat-move' : reading.section };
      if (reading.what === 'turn' || reading.what === 'money' || reading.what === 'note') return nothing(reading.what);
    }
  }
  const headed = headingOf(context, line, text, sofar);
  if (headed !== undefined) return { ...nothing('heading'), section: headed };
  if (sentence.end !== 'question' && deniesPhase(context, line, text, sofar)) return nothing('note');
  const assault = sentence.end === 'question' ? undefined : assaulted(context, line, text);
  if (assault !== undefined) return { ...nothing('declaration'), target: assault };
  const cursor = cursorOn(context, line, text);
  cutPaths(cursor);
  const heard = elementsOf(cursor, language);
  const back = takenBack(cursor, heard, language);
  const all = withSecondThoughts(cursor, back ?? heard, language);
  const corrected = all.findLastIndex((each) => isWord(each, 'correct'));
  const [before, behind] = [all.slice(0, Math.max(0, corrected)), all.slice(corrected + 1)];
  // `den Panzer lasse ich doch lieber zu Hause`: what is taken back has more in its place.
  const isGone =
    before.some(({ kind }) => kind === 'units') &&
    behind.every((each) => each.kind === 'sign' || isWord(each, 'home', 'there', 'again', 'article', 'small'));
  if (isGone && sentence.end !== 'question') return asked(cursor, text);
  const own = corrected > 0 ? behind : all;
  // `Russia 3` below a heading of placements is no title.
  const bare = untitled({ cursor, elements: own });
  const spoken = bare.length === 0 && sofar.section === 'place' ? own : bare;
  const elements = rephrased(cursor, spoken, sofar);
  const scene = sceneOf(cursor, elements, sofar, text);
  const { has } = scene;
  const hasUnits = elements.some(({ kind }) => kind === 'units');
  const hasPlace = elements.some(({ kind }) => kind === 'place');
  const isGame = hasUnits || hasPlace || has('throw', 'attack');
  if (elements.length === 0) return nothing('turn');
  const sums = sofar.section === 'purchase' || isPaid(scene);
  const pleaded = sentence.end === 'question' && pleadsForDice(text) ? readThrow(scene, language) : undefined;
  if (typeof pleaded === 'object') return { what: 'order', items: [pleaded], remarks: [] };
  // `Nobody attacks anybody this round, Stalin is in a cautious mood.`
  const calm = sentence.end !== 'question' && !hangs(scene) && !has('past', 'another-time') && isPeaceful(scene);
  if (calm) return { ...nothing('note'), peaceful: 'yes' };
  if (sentence.end === 'question') return nothing('chat');
  if (isSequence(scene)) return nothing('note');
  if (isTalk(scene)) {
    // `First business is that sub in the Baltic.`
    const hint = has('first') ? hintIn(scene) : undefined;
    return hint === undefined ? nothing('chat') : { ...nothing('chat'), hint };
  }
  // `The bomber does not come along`
  if (has('not') && has('also', 'along') && hasUnits && !hasPlace && elements.length <= MOST_DENIED)
    return nothing('note');
  // `Egypt we do tomorrow, all together`
  if (has('another-time') && !hasUnits && !hangs(scene)) return nothing('chat');
  const isBare = !isGame && elements.every(({ kind }) => kind !== 'number');
  if ((isSummingUp(elements) && !sums && !has('land')) || (unbalanced(elements) && !isBare)) return asked(cursor, text);
  if (hangs(scene)) {
    if (!isGame && !has('leave')) return nothing('chat');
    return {
      what: 'problem',
      items: [],
      problem: problem({ line, column: 1 }, 'hangs-on-dice', { text: text.slice(0, 60) }),
      remarks: [],
    };
  }
  if (has('another-time')) return nothing('chat');
  if (has('doubt', 'should'))
    return hasUnits && (hasPlace || has('also', 'along', 'attack', 'move')) ? asked(cursor, text) : nothing('chat');
  // `Two rounds, then everybody falls back`
  const actor = isLeft(scene) ? 'self' : whoActs(scene, language);
  // `The lady from Boston buys three transports for 24`: at what they cost, and who has the money.
  const pays = has('buy') && isSummed(scene);
  if (actor !== 'self' && !pays) return actor === 'other' ? nothing('chat') : asked(cursor, text);
  // `I was going to buy 8 inf`, `instead of 3 inf to the Ukraine I stay put`: beside what he bought a story; else it
  // may be what he does.
  if (hasUnits && (isUndone(text) || isNotYet(scene) || isWord(elements[0], 'instead')))
    return has('buy') && countEntries(sofar.purchased).length > 0 ? nothing('chat') : asked(cursor, text);
  const vague = elements.find(({ kind }) => kind === 'vague');
  if (vague !== undefined) {
    fault(cursor, 'number-missing', {}, [], cursor.tokens[vague.at]);
    return asked(cursor, text);
  }
  const said = readOrder(scene, language, corrected >= 0 || back !== undefined ? 'revised' : 'plain');
  return sensibly(scene, said, language);
};

/** Reads a line sentence by sentence. */
export const readSpeech = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  language: Language,
  grow: (sofar: SheetSoFar, said: Said) => SheetSoFar,
): Spoken => {
  const [opening, rest] = parted(context, line, text, sofar);
  const said: Said[] = opening === undefined ? [] : [{ ...nothing('heading'), section: opening }];
  const headed = said.reduce(grow, sofar);
  const listed =
    readReckoning(context, line, rest, headed, language, opening === 'purchase' ? opening : 'none') ??
    readTransfers(context, line, rest, headed, language) ??
    readSites(context, line, rest, headed, language);
  if (listed !== undefined) return { said: [...said, listed], chat: [] };
  const sentences = cut(context, line, rest, language);
  const chat: string[] = [];
  let now = said.reduce(grow, sofar);
  let previous: Sentence | undefined;
  const above: Item | undefined = sofar.latest && {
    kind: 'moves',
    phase: 'combat-move',
    coming: sofar.coming,
    moves: sofar.latest,
  };
  for (const each of sentences) {
    // `Right. Then noncombat: …`: the first heading was parted with its line.
    const [headed, below] = each === sentences[0] ? [undefined, each.text] : parted(context, line, each.text, now);
    const told = headed === undefined ? each : { ...each, text: below };
    if (headed !== undefined) {
      said.push({ ...nothing('heading'), section: headed });
      now = said.reduce(grow, sofar);
    }
    const again = previous === undefined ? undefined : withOtherTarget(context, line, previous, told, language);
    const latest = said.at(-1);
    const isAgain =
      again !== undefined && latest?.what === 'order' && latest.items.every(({ kind }) => kind === 'moves');
    if (isAgain) {
      said.pop();
      now = said.reduce(grow, sofar);
    }
    const written = isAgain ? again : told;
    previous = written;
    const plain = cursorOn(context, line, written.text);
    cutPaths(plain);
    const heard = elementsOf(plain, language);
    const sentence = { ...written, text: withOrigins(plain, heard, now, written.text) };
    const isPlain = sentence.text === written.text;
    const cursor = isPlain ? plain : cursorOn(context, line, sentence.text);
    const elements = isPlain ? heard : elementsOf(cursor, language);
    const [first] = elements.filter((each) => each.kind !== 'sign' && each.kind !== 'other');
    const back = takenBack(cursor, elements, language);
    const isAlone = back?.[0]?.kind === 'units' && !back.some(({ kind }) => kind === 'place');
    // `Forget that last one. Make it …`: what is put in its place is told like any other order.
    const replaces =
      said.at(-1)?.items.some((item) => item.kind === 'amendment' && item.without !== undefined) === true;
    const corrects = !replaces && ((isWord(first, 'correct') && !isOnlySaid(elements)) || isAlone);
    const last = said.findLastIndex(({ what }) => what === 'order' || what === 'problem');
    const scene = sceneOf(cursor, elements, now, sentence.text);
    const before = said.flatMap(({ items }) => items).findLast(({ kind }) => kind !== 'amendment') ?? above;
    const change =
      sentence.end === 'question'
        ? undefined
        : (readChanges(scene, language, before, {
            isDirect: said.at(-1)?.what !== 'chat',
            replaces,
          }) ?? readCalledOff(scene));
    if (change === 'unclear') {
      said.push(asked(cursor, sentence.text));
      continue;
    }
    if (change !== undefined) {
      const one: Said = { what: 'order', items: [change], remarks: [] };
      said.push(one);
      now = grow(now, one);
      continue;
    }
    // What is put right must point to one order alone, or be all of it.
    const names =
      back !== undefined &&
      !replaces &&
      !isOnlySaid(back) &&
      back.some(
        (each, at) =>
          each.kind === 'units' || (each.kind === 'number' && at < 2) || isWord(each, 'land', 'to', 'all', 'both'),
      );
    if (
      names &&
      (!corrects || (last < 0 && back.some((each) => each.kind === 'place' || isWord(each, 'stay')))) &&
      now.combatMoves.length > 0 &&
      whoActs(sceneOf(cursor, back, now, ''), language) === 'self'
    ) {
      said.push(asked(cursor, sentence.text));
      continue;
    }
    const dropped = corrects && last >= 0;
    const taken = dropped ? said[last] : undefined;
    if (dropped) {
      said.splice(last, 1);
      now = said.reduce(grow, sofar);
    }
    const isWhole = sentences.length === 1 && written.text === rest.trim();
    const ahead = rest.slice(0, Math.max(0, rest.indexOf(written.text)));
    const heardSoFar: SheetSoFar = {
      ...now,
      ...(/;\s*$/u.test(ahead) ? { goesOn: 'yes' } : {}),
      ...(comesLater(ahead) ? { comesLater: 'yes' } : {}),
    };
    const read = readSentence(context, line, sentence, heardSoFar, language, isWhole ? 'whole' : 'part');
    // What is taken back must have something in its place.
    // `5 inf from Karelia attack. Oh no, 6 inf`: units put right in a move are no purchase.
    const isBought = read.items[0]?.kind === 'purchase' && taken?.items[0]?.kind !== 'purchase';
    const isVoid = dropped && ((read.what !== 'order' && read.what !== 'problem') || isBought);
    const isChat = read.what === 'chat' && sentence.end !== 'question';
    // `Placement: all of it somewhere in Russia`: what stands on the line of its heading is no talk.
    const isHeaded = headed !== undefined || (opening !== undefined && each === sentences[0]);
    const isLost =
      isChat &&
      ((isHeaded && elements.some(({ kind }) => kind === 'units' || kind === 'place')) ||
        landsUnheard(cursor, elements, now) ||
        carriesUnheard(elements, now));
    const landed = isChat && !isLost ? landingTold(scene) : undefined;
    const isUnheard = isLost || (isChat && landed === undefined && isToldOfThem(scene));
    // `Roll both. KAAC in both.`: how the battles just ordered are fought.
    const fight = said.at(-1)?.items[0];
    const spoken = sceneOf(cursor, elements, now, sentence.text);
    const rounds = fight?.kind === 'fight' ? stopsAfter(spoken, language) : undefined;
    const conduct = rounds === undefined ? readPlan(spoken) : { rounds };
    const plan = read.what === 'order' && fight?.kind !== 'fight' ? undefined : conduct;
    if (plan !== undefined && fight?.kind === 'fight') {
      const battles = fight.battles.map((each) => ({ ...each, conduct: { ...each.conduct, ...plan } }));
      said.splice(-1, 1, { what: 'order', items: [{ ...fight, battles }], remarks: [] });
      continue;
    }
    const one = isVoid || isUnheard || plan !== undefined ? asked(cursor, sentence.text) : (landed ?? read);
    // Who names a second purchase that he cannot pay beside the first has thought better of it.
    const bought = said.findLastIndex(({ items: [item] }) => item?.kind === 'purchase');
    if (bought >= 0 && one.items[0]?.kind === 'purchase' && !isPayable(context, now.purchased, one.items[0].units)) {
      said.splice(bought, 1);
      now = said.reduce(grow, sofar);
    }
    const parts =
      isVoid || isLost || corrects || sentence.end === 'question'
        ? undefined
        : partly(spoken, one, (own, before) => {
            const below = before.reduce(grow, now);
            return readSentence(context, line, { ...sentence, text: own }, below, language, 'part');
          });
    if (parts !== undefined) {
      said.push(...parts);
      now = parts.reduce(grow, now);
      continue;
    }
    if (one.what === 'chat') chat.push(sentence.text);
    const final = corrects && bought < 0 ? asRepurchase(context, now, one) : one;
    const muses = final.what === 'problem' ? musedIn(spoken) : undefined;
    said.push(muses === undefined ? final : { ...final, muses });
    now = grow(now, final);
  }
  return { said: withoutMusing(context, said, sofar), chat };
};
