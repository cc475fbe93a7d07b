// A target that a sentence names alone, and what comes next goes there: a landing from the sea by its place, `Landing
// West-Europa`, `D-Day in Frankreich`, or a choice, `Norway it is`.

import { standingToAttack } from '../../engine/state/queries.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { readPlace } from '../places.ts';
import { anyOf } from './words/phrases.ts';
import { ASSAULT, CHOSEN, JOINTS } from './words/set-phrases.ts';

const HEADING = new RegExp(
  `^(?:${anyOf(ASSAULT.assault)})\\s*(?:[:–-]\\s*|\\s(?:${anyOf(ASSAULT.at)})\\s+|\\s)(?:(?:${anyOf(JOINTS.article)})\\s+)?([\\p{L}][^:;,.!?]*?)\\s*[:!.]*$`,
  'iu',
);

/** `Norway it is`. */
const CHOICE = new RegExp(
  `^(?:(?:${anyOf(JOINTS.article)})\\s+)?([\\p{L}][^:;,.!?]*?),?\\s+(?:${anyOf(CHOSEN['it-is'])})\\s*[:!.]*$`,
  'iu',
);

/** The place of such a heading, if enemies hold it: planes that were sent land nowhere so. */
export const assaulted = (context: NotationContext, line: number, text: string): SpaceId | undefined => {
  const [, name] = HEADING.exec(text.trim()) ?? CHOICE.exec(text.trim()) ?? [];
  if (name === undefined || /\d/.test(name)) return undefined;
  const cursor = cursorOn(context, line, name);
  const space = readPlace(cursor);
  if (space === undefined || cursor.problem !== undefined || cursor.at < cursor.tokens.length) return undefined;
  const { ruleset, state, power } = context;
  const standing = standingToAttack(ruleset, state, space, power);
  return standing === 'enemy-occupied' || standing === 'enemy-empty' ? space : undefined;
};
