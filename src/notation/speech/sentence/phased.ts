// A sentence that tells several phases of a turn, one after the other: `buy 8 inf, attack Finland with 3 inf from
// Karelia, noncom 2 inf Russia to Karelia, place all in Russia`. Each of them is a sentence of its own.

import { type Cursor, cursorOn } from '../../cursor.ts';
import { keywordLength } from '../../keywords.ts';
import { cutPaths } from '../../places.ts';
import { KEYWORDS, type Section } from '../../words.ts';
import { useOfPurse } from '../orders/buying.ts';
import { isThrowing } from '../orders/endings.ts';
import { deniesCombat } from '../orders/fighting.ts';
import { whoActs } from '../subject.ts';
import type { SpeechWord } from '../words/words.ts';
import { type Element, elementsOf } from './elements.ts';
import { withParted } from './parted.ts';
import { depthsOf, isEverything, isSign, isWord } from './scene.ts';
import type { Divide } from './sentences.ts';

type Elements = readonly Element[];

/** Moves without a word for their phase take that of what stands before them. */
type Phase = 'purchase' | 'combat-move' | 'noncombat-move' | 'place' | 'moves' | 'throw' | 'peace' | 'end';

interface Opening {
  readonly phase: Phase;
  /** The token what is told begins at, behind a word that is only its heading. */
  readonly from: number;
  readonly heading?: Section;
  /** For what is only told beside the phase before it. */
  readonly verb?: 'place';
}

interface Told extends Opening {
  /** Without its heading. */
  readonly clause: Elements;
}

/** Words before the one that tells the phase: `and then I`. */
const BEFORE: readonly SpeechWord[] = ['and', 'again', 'first', 'article', 'own', 'small', 'please', 'so', 'also'];

/** With one of these a sentence tells something else than what is done next. */
const TURNS: readonly SpeechWord[] = [
  ...(['condition', 'else', 'doubt', 'should', 'another-time', 'others', 'past', 'opinion', 'correct'] as const),
  ...(['instead', 'because', 'except'] as const),
];

const isParting = (each: Element | undefined): boolean =>
  isSign(each, 'comma', 'semicolon', 'slash') || isWord(each, 'and');

const hasKind = (clause: Elements, ...kinds: readonly Element['kind'][]): boolean =>
  clause.some(({ kind }) => kinds.includes(kind));

const says = (clause: Elements, ...words: readonly SpeechWord[]): boolean =>
  clause.some((each) => isWord(each, ...words));

/** A clause without what parts it from the next one. */
const untrailed = (clause: Elements): Elements => clause.slice(0, clause.findLastIndex((each) => !isParting(each)) + 1);

/** Units on a way: who goes, and two places or a word for where to. */
const isMove = (clause: Elements): boolean => {
  const places = clause.filter(({ kind }) => kind === 'place').length;
  const leads = says(clause, 'from', 'to', 'attack', 'move') || clause.some((each) => isSign(each, 'arrow', 'dash'));
  return hasKind(clause, 'units') && places > 0 && (leads || places > 1);
};

/** Nothing but units, and what they cost. */
const isCounted = (clause: Elements): boolean =>
  clause[0]?.kind === 'units' &&
  clause.every(
    (each) =>
      ['units', 'number'].includes(each.kind) ||
      isSign(each, 'comma', 'plus', 'open', 'close') ||
      isWord(each, 'ipc', 'save', 'spend', 'and', 'article'),
  );

/** Whether a phase is told that has all it needs. */
const isWhole = ({ phase, clause, heading }: Told): boolean => {
  switch (phase) {
    case 'purchase':
      return hasKind(clause, 'units') && !hasKind(clause, 'place');
    case 'combat-move':
      return hasKind(clause, 'units') && hasKind(clause, 'place');
    case 'noncombat-move':
      return (hasKind(clause, 'units') && hasKind(clause, 'place')) || says(clause, 'not');
    case 'place':
      return (
        says(clause, 'not') ||
        (hasKind(clause, 'place') &&
          (heading !== undefined || says(clause, 'all', 'rest', 'fresh') || hasKind(clause, 'units', 'number'))) ||
        (heading !== undefined && clause.length < 3)
      );
    default:
      return true;
  }
};

/** What a heading is written with, so that what stands below it is read as that. */
const written = (heading: Section): string => KEYWORDS[heading].en[0];

const HEADINGS = ['noncombat-move', 'combat-move', 'place'] as const;

class Line {
  readonly cursor: Cursor;
  readonly elements: Elements;
  private readonly text: string;
  constructor(cursor: Cursor, elements: Elements, text: string) {
    this.cursor = cursor;
    this.elements = elements;
    this.text = text;
  }

  private columnOf(token: number): number {
    return (this.cursor.tokens[token]?.column ?? this.text.length + 1) - 1;
  }

  textFrom(start: number, end: number): string {
    return this.text.slice(this.columnOf(start), this.columnOf(end)).trim();
  }

  /** The token behind a heading that stands at an element, its colon included. */
  private behind(each: Element, section: Section): number | undefined {
    const length = keywordLength(this.cursor.tokens, each.at, section);
    if (length === 0) return undefined;
    const next = each.at + length;
    if (this.cursor.tokens[next]?.kind === 'colon') return next + 1;
    // `The noncombat is 2 inf …`
    const verb = this.elementAt(next);
    return verb?.at === next && isWord(verb, 'being', 'gets') ? verb.end : next;
  }

  private elementAt(token: number): Element | undefined {
    return this.elements.find(({ at }) => at >= token);
  }

  /** The phase that a clause opens by its first words. */
  private opened(clause: Elements): Opening | undefined {
    for (const each of clause) {
      for (const heading of HEADINGS) {
        const from = this.behind(each, heading);
        if (from !== undefined) return { phase: heading, from, heading };
      }
      // `combat 3 inf from Karelia to Finland`
      const fought = this.behind(each, 'fight');
      if (fought !== undefined && this.elementAt(fought)?.kind === 'units')
        return { phase: 'combat-move', from: fought, heading: 'combat-move' };
      const from = clause[0]?.at ?? 0;
      if (isWord(each, 'buy') || this.behind(each, 'purchase') !== undefined) return { phase: 'purchase', from };
      if (isWord(each, ...BEFORE)) continue;
      if (isWord(each, 'attack')) return { phase: 'combat-move', from };
      return isWord(each, 'place') ? { phase: 'place', from } : undefined;
    }
    return undefined;
  }

  /** The phase that a clause tells, wherever in it its verb stands. */
  private told(clause: Elements, isFirst: boolean, before: readonly Phase[]): Opening | undefined {
    const opened = this.opened(clause);
    if (opened !== undefined) return opened;
    const from = clause[0]?.at ?? 0;
    const text = this.textFrom(from, clause.at(-1)?.end ?? from);
    if (isThrowing(clause)) return { phase: 'throw', from };
    if (says(clause, 'end-turn') && !hasKind(clause, 'units', 'place', 'number')) return { phase: 'end', from };
    if (says(clause, 'not') && !hasKind(clause, 'units', 'place') && deniesCombat(text))
      return { phase: 'peace', from };
    const isAway = says(clause, 'from', 'attack') || clause.some((each) => isSign(each, 'arrow', 'dash'));
    if (says(clause, 'buy') && hasKind(clause, 'units') && !hasKind(clause, 'place'))
      return { phase: 'purchase', from };
    if (says(clause, 'place') && hasKind(clause, 'place') && !isAway) return { phase: 'place', from };
    // `…, trn in ECO, the rest in EUS`
    const isPut = hasKind(clause, 'units') && says(clause, 'at') && hasKind(clause, 'place') && !isAway;
    if (isPut && !says(clause, 'to') && this.isLate(before)) return { phase: 'place', from, heading: 'place' };
    if (isMove(clause)) return { phase: 'moves', from };
    const isBought = isFirst && isCounted(clause) && useOfPurse(this.cursor, clause) !== 'part';
    if (isBought) return { phase: 'purchase', from, heading: 'purchase' };
    // `…, all 8 to Russia`: what was bought, behind all that is moved.
    const units = clause.filter(({ kind }) => kind === 'units');
    const gathers = clause.some(isEverything) && hasKind(clause, 'place') && units.every(isEverything) && !isAway;
    const isNext = before.length === 1 && before[0] === 'purchase';
    if (gathers && isNext) return { phase: 'place', from, verb: 'place' };
    return gathers && this.isLate(before) ? { phase: 'place', from } : undefined;
  }

  /** Whether what was bought waits, and the battles are behind. */
  private isLate(before: readonly Phase[]): boolean {
    return before.includes('purchase') && before.some((phase) => ['noncombat-move', 'throw', 'peace'].includes(phase));
  }

  /** True where a phase begins although nothing parts it from what stands before it. */
  private isStrong(at: number): boolean {
    const { tokens } = this.cursor;
    const [before, each, next] = this.elements.slice(at - 1, at + 2);
    const isBehind =
      before?.kind === 'place' || before?.kind === 'units' || isWord(before, 'throw', 'also', 'home', 'there', 'back');
    if (each === undefined || !isBehind) return false;
    const quiet = keywordLength(tokens, each.at, 'noncombat-move');
    const moved = quiet === 0 ? undefined : this.elementAt(each.at + quiet);
    if (moved?.kind === 'units' || isWord(moved, 'move', 'all', 'both')) return true;
    if (keywordLength(tokens, each.at, 'place') > 0 && !isWord(each, 'article'))
      return next?.kind === 'units' || next?.kind === 'number' || isWord(next, 'all');
    // `8 inf attack Ukraine with …`, but `both fighters attack Ukraine`
    if (isWord(each, 'attack'))
      return before?.kind === 'units' && tokens[before.at]?.kind === 'number' && next?.kind === 'place';
    // `3 inf kar to fin buy 8 inf`
    if (isWord(each, 'buy')) return next?.kind === 'units' && before?.kind !== 'units';
    // `buying 8 inf all in moscow`
    const led = isWord(next, 'at', 'to', 'move', 'place') ? this.elements[at + 2] : next;
    if (isEverything(each) || isWord(each, 'rest'))
      return before?.kind === 'units' && led?.kind === 'place' && !hasKind(this.elements.slice(0, at), 'place');
    return isWord(each, 'throw') && (next === undefined || this.isStrong(at + 1));
  }

  /** The clauses of the sentence with the phases they tell; one that tells none goes on with that before it. */
  phases(): readonly Told[] {
    const { elements } = this;
    const depths = depthsOf(elements);
    const parted = elements.flatMap((each, at) => {
      if ((depths[at] ?? 0) > 0) return [];
      const isOpen = at === 0 || (isParting(elements[at - 1]) && !isParting(each)) || this.isStrong(at);
      return isOpen ? [at] : [];
    });
    // `2 jagers, 1 trn, 1 inf (35), …`: what is counted at the beginning is counted together.
    const isRun = (run: Elements): boolean =>
      isCounted(run) && run.every((each) => each.kind !== 'units' || each.phrase.bare === undefined);
    const counted = parted.findLast((at) => at > 0 && isRun(untrailed(elements.slice(0, at)))) ?? 0;
    const starts = parted.filter((at) => at === 0 || at >= counted);
    const told: Told[] = [];
    for (const [nth, start] of starts.entries()) {
      const clause = untrailed(elements.slice(start, starts[nth + 1]));
      const opening = this.told(
        clause,
        nth === 0,
        told.map(({ phase }) => phase),
      );
      const last = told.at(-1);
      const goesOn = last !== undefined && (opening === undefined || isMoreOf(last.phase, opening));
      if (goesOn) told.splice(-1, 1, { ...last, clause: [...last.clause, ...clause] });
      else if (opening === undefined) return [];
      else {
        const below = clause.filter(({ at }) => at >= opening.from);
        told.push({ ...opening, clause: below });
      }
    }
    return told;
  }
}

/** True for a clause that goes on with the phase before it. */
const isMoreOf = (phase: Phase, { phase: next, heading }: Opening): boolean =>
  (phase === next && heading === undefined) ||
  // `goes past Gibraltar and hunts the U-boat in the Northeast Atlantic`
  (phase === 'moves' && next === 'combat-move' && heading === undefined) ||
  (next === 'moves' && (phase === 'combat-move' || phase === 'noncombat-move' || phase === 'place'));

/** A sentence that tells several phases is several, each with its heading written out. */
export const phasesApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  cutPaths(cursor);
  const elements = withParted(elementsOf(cursor, language));
  const sentence = new Line(cursor, elements, text);
  const told = sentence.phases();
  const kinds = new Set(told.map(({ phase }) => phase));
  if (kinds.size < 2 || !told.every(isWhole)) return undefined;
  // The end of a turn and dice alone are told apart elsewhere.
  const acts = told.filter(({ phase }) => phase !== 'throw' && phase !== 'end');
  if (acts.length < 2 || acts.some(({ clause }) => says(clause, ...TURNS))) return undefined;
  if (whoActs({ cursor, elements, text }, language) === 'other') return undefined;
  return told.map(({ from, heading, verb, clause }) => {
    const said = sentence.textFrom(from, clause.at(-1)?.end ?? from);
    if (verb !== undefined) return `${KEYWORDS[verb][language][0]} ${said}`;
    return heading === undefined ? said : `${written(heading)}: ${said}`;
  });
};
