// What stands in the way, told: a refusal of the rules, a fault of the log, something else that must go first. Always
// what, where, which rule, what next.

import type { Rejection } from '../archive/index.ts';
import { namesLike } from '../board/index.ts';
import type { Refusal } from '../engine/index.ts';
import { sayFault as sayLogFault } from '../i18n/faults.ts';
import { either } from '../i18n/format.ts';
import { sayRefusal } from '../i18n/refusals.ts';
import type { Words } from '../i18n/words.ts';
import type { LogFault } from '../log/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';

/** A fault in a sentence, without where it is. */
export const sayFault = (desk: Desk, fault: LogFault, words: Words): string => sayLogFault(fault, words, desk.moment);

/** The game whose file a fault is in; empty if it is no game's. */
export const gameIn = ({ file }: LogFault): string => /^games\/([^/]+)\//.exec(file)?.[1] ?? '';

/** A fault in lines: where and what, then what to do. */
export const faultLines = (desk: Desk, fault: LogFault, words: Words): readonly string[] => {
  const where = fault.line === 0 ? fault.file : `${fault.file}:${fault.line}`;
  const advice = desk.t(`advice-${fault.remedy}`, { game: gameIn(fault) });
  return [`${desk.paint.bold(where)}  ${sayFault(desk, fault, words)}`, nextLine(desk, advice)];
};

/** Says on the side that what is told ends before the log does. */
export const talkOfFaults = (desk: Desk, faults: readonly LogFault[], words: Words): void => {
  for (const fault of faults) for (const line of faultLines(desk, fault, words)) desk.talk(line);
};

export const nextLine = (desk: Desk, next: string): string => `  ${desk.paint.dim(desk.t('labels-next'))}  ${next}`;

/** What may have been meant by a name that there is not, if any is like it. */
export const nearLines = (desk: Desk, said: string, names: readonly string[]): readonly string[] => {
  const like = namesLike(said, names);
  return like.length === 0 ? [] : [nextLine(desk, desk.t('usage-did-you-mean', { name: either(desk.language, like) }))];
};

/** The clauses behind something, each with where to read it. */
export const ruleLines = (desk: Desk, clauses: readonly string[]): readonly string[] =>
  clauses.map((id) => {
    const entry = desk.clause(id);
    const where = entry === undefined ? '' : `${desk.settings.address}${entry.page}`;
    return `  ${desk.paint.dim(desk.t('labels-rule'))}  ${id}${where === '' ? '' : `  ${desk.paint.dim(where)}`}`;
  });

/** As many clauses as a reader looks up; all of them stand in the answer for programs. */
const MOST_RULES = 3;

/** A refusal: its sentence, and the clauses behind it, the most specific first. */
export const refusalLines = (desk: Desk, refusal: Refusal, words: Words): readonly string[] => [
  `  ${sayRefusal(refusal, words)}`,
  ...ruleLines(desk, refusal.clauses.slice(0, MOST_RULES)),
];

/** A refusal as data, its sentence beside it. */
export const refusalData = (refusal: Refusal, words: Words) => ({ ...refusal, words: sayRefusal(refusal, words) });

export const faultData = (desk: Desk, fault: LogFault, words: Words) => ({
  ...fault,
  words: sayFault(desk, fault, words),
});

const voidAll = (slug: string, seqs: readonly number[]): string =>
  `npx fieldpost void ${slug} ${seqs.join(' ')} --reason "…"`;

const dependentsLines = (
  desk: Desk,
  slug: string,
  rejection: Extract<Rejection, { kind: 'must-go-too' }>,
  words: Words,
) => [
  desk.t('undo-also-go'),
  ...rejection.also.flatMap(({ seq, refusals }) => [
    `  #${seq}${refusals.length === 0 ? `  ${desk.t('undo-asks-dice')}` : ''}`,
    ...refusals.flatMap((refusal) => refusalLines(desk, refusal, words).map((line) => `  ${line}`)),
  ]),
  nextLine(desk, voidAll(slug, [...rejection.named, ...rejection.also.map(({ seq }) => seq)])),
];

/** Ends a command because the log would not take what it made. */
export const stopAt = (desk: Desk, slug: string, rejection: Rejection, words: Words): Stop => {
  switch (rejection.kind) {
    case 'refused':
      return new Stop(
        EXIT.refused,
        [desk.t('submit-refused'), ...rejection.refusals.flatMap((refusal) => refusalLines(desk, refusal, words))],
        { refused: rejection.refusals.map((refusal) => refusalData(refusal, words)) },
      );
    case 'fault':
      return stopFault(desk, rejection.fault, words);
    case 'must-go-too':
      return new Stop(EXIT.refused, dependentsLines(desk, slug, rejection, words), { also: rejection.also });
  }
};

/** Ends a command because of a fault. */
export const stopFault = (desk: Desk, fault: LogFault, words: Words): Stop =>
  new Stop(EXIT.refused, faultLines(desk, fault, words), { fault: faultData(desk, fault, words) });
