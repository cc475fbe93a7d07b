// When a sentence is explained from the position: where a form makes nothing of it, or what cannot be.

import type { Language } from '../../../vocab/index.ts';
import type { Problem, ProblemCode } from '../../problems.ts';
import { nothing, type Said } from '../said.ts';
import type { Scene } from '../sentence/scene.ts';
import { bySense, faultIn, hintIn } from './sense.ts';

/** What is wrong with a sentence that was understood. */
const PLAIN: readonly ProblemCode[] = ['transports-too-few', 'hangs-on-dice', 'unknown-unit', 'number-missing'];

/** True for a name that the board has not, where one was meant. */
const isMisspelt = ({ elements }: Scene, problem: Problem | undefined): boolean =>
  problem?.code === 'unknown-space' &&
  elements.some((each) => each.kind === 'other' && each.text === problem.params.text);

/** What a form makes of a sentence, or what it is by sense where that cannot be. */
export const sensibly = (scene: Scene, said: Said, language: Language): Said => {
  const { cursor } = scene;
  const isUnread =
    said.what === 'problem' && !PLAIN.some((code) => code === said.problem?.code) && !isMisspelt(scene, said.problem);
  const hint = said.what === 'chat' || isUnread ? hintIn(scene) : undefined;
  if (hint !== undefined) return { ...nothing(isUnread ? 'note' : 'chat'), hint };
  const against = isUnread ? 'nothing' : said.what === 'order' ? faultIn(scene, said) : undefined;
  if (against === undefined) return said;
  const afresh = { ...scene, cursor: { ...cursor, problem: undefined, remarks: [] } };
  return bySense(afresh, language, against) ?? said;
};
