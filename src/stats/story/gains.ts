// Land that is on the power's side after the turn and was not before, with who held it and how it was won.

import { areFriends, type GameState, spaceAt } from '../../engine/index.ts';
import type { Gain } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { TurnAccount } from '../account/account.ts';
import { weightOfGain } from './weights.ts';

/** The most valuable first, what was fought for before what was walked into. */
export const gainsOf = (
  ruleset: Ruleset,
  { power, battles, reports }: TurnAccount,
  before: GameState,
  after: GameState,
): readonly Gain[] => {
  const { board } = ruleset;
  const gains = board.spaces.flatMap(({ id, originalOwner }): readonly Gain[] => {
    const [from, to] = [spaceAt(before, id).control, spaceAt(after, id).control];
    if (to === null || !areFriends(ruleset, after, to, power)) return [];
    if (from !== null && areFriends(ruleset, before, from, power)) return [];
    const fought = battles.some(({ space, kind, taken }) => kind === 'land' && space === id && taken !== undefined);
    const how = fought ? 'fought' : reports > 0 ? 'unknown' : 'walked';
    return [{ space: id, from, to, whose: originalOwner === to ? 'own' : 'conquered', how }];
  });
  const weight = (gain: Gain): number => weightOfGain(board, gain) + (gain.how === 'fought' ? 1 : 0);
  return gains.sort((a, b) => weight(b) - weight(a));
};
