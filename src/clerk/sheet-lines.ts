// Which line of a sheet a refusal is about, and which refusals only repeat another.

import type { Refusal } from '../engine/index.ts';
import type { Sheet } from '../notation/index.ts';
import type { RefusedOrder } from './rehearse.ts';

/** The first of the sheet's lines that a part of one of its orders was written in. */
export const lineOf = (sheet: Sheet, order: number, at?: string): number | undefined => {
  const sources = sheet.sources[order] ?? [];
  const exact = sources.find(
    (source) => at !== undefined && source.at !== '' && (at === source.at || at.startsWith(`${source.at}/`)),
  );
  return (exact ?? sources[0])?.line;
};

/** Refusals that follow by themselves when something else of their line is refused: who did not board is not aboard. */
const ECHOES: readonly Refusal['code'][] = ['already-left', 'not-aboard'];

/** The refusals without those that only repeat another of the same line. */
export const withoutEchoes = (sheet: Sheet, refused: readonly RefusedOrder[]): readonly RefusedOrder[] =>
  refused.map(({ order, refusals }) => {
    const follows = ({ code, params }: Refusal): boolean =>
      ECHOES.includes(code) || (code === 'not-enough-units' && params.there === 0);
    const says = ({ code, params }: Refusal): string => JSON.stringify([code, params]);
    const isEcho = (refusal: Refusal, index: number): boolean =>
      refusals
        .slice(0, index)
        .filter(({ at }) => lineOf(sheet, order, at) === lineOf(sheet, order, refusal.at))
        .some((each) => says(each) === says(refusal) || (follows(refusal) && each.code !== refusal.code));
    return { order, refusals: refusals.filter((refusal, index) => !isEcho(refusal, index)) };
  });
