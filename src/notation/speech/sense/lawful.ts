// Whether the rules let moves be made, as the engine decides it: what is refused for where planes come down, or for
// what ships are there for, may be mended by lines below, and is no reason against a reading.

import { decide } from '../../../engine/decide.ts';
import { type Move, NO_NONCE, type RefusalCode } from '../../../engine/index.ts';
import type { NotationContext } from '../../context.ts';
import type { MovePhase } from '../../moves.ts';

/** Reasons that further moves may take away. */
const OPEN: readonly RefusalCode[] = ['no-landing-place', 'ship-without-combat', 'planes-cannot-hit'];

/** True if the moves can be made behind others. */
export const mayBeMade = (
  { ruleset, state, power }: NotationContext,
  phase: MovePhase,
  before: readonly Move[],
  moves: readonly Move[],
  how: 'strictly' | 'so-far',
): boolean => {
  const first = phase === 'combat-move' ? before : [];
  const all = [...first, ...moves];
  const decided = decide(
    ruleset,
    state,
    phase === 'combat-move' ? { type: phase, power, moves: all, nonce: NO_NONCE } : { type: phase, power, moves: all },
  );
  if (decided.ok) return true;
  const own = decided.error.filter(({ at }) => {
    const nth = /^moves\/(\d+)/.exec(at ?? '')?.[1];
    return nth === undefined || Number(nth) >= first.length;
  });
  return how === 'so-far' && own.every(({ code }) => OPEN.includes(code));
};
