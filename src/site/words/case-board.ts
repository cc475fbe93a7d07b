// The board of a case, for clauses no game has come to yet: its position as far as the units it is about stand on it.

import { type Case, positionOf } from '../../cases/index.ts';
import { cropBox, cropsFor, mapBoard } from '../../charts/index.ts';
import { RULESETS } from '../../rulesets/index.ts';
import { type SaidTitle, titleOf } from '../data/cases.ts';
import { drawing } from '../data/map.ts';
import { canalsIn } from '../data/map-turn.ts';
import { plainPosition } from '../data/position.ts';
import { mapWordsOf } from './map.ts';
import type { Speech } from './speak.ts';

/** A case as a picture, with the sentence it stands for. */
export interface CaseBoard {
  readonly svg: string;
  readonly said: SaidTitle;
  readonly outcome: 'accepted' | 'refused';
}

/**
 * The first of these cases whose units all stand on one part of the board, drawn.
 *
 * @param file address of the drawing all maps share
 * @param id of the drawing on its page
 */
export const drawCaseBoard = (s: Speech, cases: readonly Case[], file: string, id: string): CaseBoard | undefined => {
  const { base, labels } = drawing();
  for (const spec of cases) {
    const ruleset = RULESETS.findLast(({ id: own }) => own === spec.ruleset);
    const spaces = Object.keys(spec.given.units ?? {});
    const [crop, ...more] = cropsFor(base.geometry, spaces, spaces.length);
    if (ruleset === undefined || crop === undefined || more.length > 0) continue;
    const state = positionOf(ruleset, spec);
    if (!state.ok) continue;
    const plain = plainPosition(state.value);
    const canals = new Map(canalsIn(plain).map(({ id: canal, state: now }) => [canal, now]));
    const position = { owners: new Map(plain.owners), stacks: new Map(plain.stacks), canals };
    const { svg } = mapBoard(base, position, mapWordsOf(s, s.t['rules.board']), {
      labels: labels[s.language],
      source: { file, labels: s.language },
      id,
      viewBox: cropBox(crop),
    });
    return { svg, said: titleOf(spec, s.language), outcome: 'refused' in spec.then ? 'refused' : 'accepted' };
  }
  return undefined;
};
