// Land that was won, sorted by the verb it wants, and turns without a fight.

import type { SpaceId, Who } from '../../vocab/index.ts';
import type { BeatOf, Clash, Gain, Story } from './story.ts';
import { isOf } from './telling.ts';

/** Land besides that of the battle told before, by the verb it wants. */
export interface Groups {
  /** Conquered after a battle or in a way nobody wrote down, and conquered without one. */
  readonly stormed: readonly Gain[];
  readonly walked: readonly Gain[];
  /** Its own land, taken back. */
  readonly back: readonly Gain[];
  /** Land of allies, freed. */
  readonly freed: readonly Gain[];
}

/** @param power who won it */
export const groupsOf = (gains: readonly Gain[], power: Who, told: Clash | undefined): Groups => {
  const rest = gains.filter(({ space }) => space !== told?.space);
  const own = rest.filter(({ to }) => isOf(power, to));
  const conquered = own.filter(({ whose }) => whose === 'conquered');
  return {
    stormed: conquered.filter(({ how }) => how !== 'walked'),
    walked: conquered.filter(({ how }) => how === 'walked'),
    back: own.filter(({ whose }) => whose === 'own'),
    freed: rest.filter(({ to }) => !isOf(power, to)),
  };
};

/** Whose land the hardest battle was about. */
export const whoseOf = ({ gains, clash }: BeatOf<'conquest'>): Gain['whose'] =>
  gains.find(({ space }) => space === clash?.space)?.whose ?? 'conquered';

export const spacesOf = (gains: readonly Gain[]): readonly SpaceId[] => gains.map(({ space }) => space);

export const allWalked = (gains: readonly Gain[]): boolean => gains.every(({ how }) => how === 'walked');

const FIGHTS = [
  ...['capital', 'conquest', 'clash', 'raid', 'pending', 'won', 'drawn', 'resigned'],
  ...['theatre-won', 'reopened', 'peace-broken'],
];

/** A turn that is over, of which it is known that nobody was attacked, and in which something else was done. */
export const wasPeaceful = ({ status, told, beats }: Story): boolean =>
  status === 'over' && told === 'followed' && !beats.some(({ kind }) => kind === 'quiet' || FIGHTS.includes(kind));
